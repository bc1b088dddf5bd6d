/** The browser's types, in addition to the API's types in wire.d.ts, which are generated from the server's models. */
import type { Child } from "../vendor/preact.js";
import type * as wire from "./wire.js";
import type { Scene } from "./wire.js";

export type { Scene } from "./wire.js";
export type {
  Action,
  ChatMessage,
  ChatUpdate,
  TournamentInfo,
  TournamentPage,
  TournamentTable,
  DailyDeal,
  DailyResult,
  OpponentStats,
  FavouriteKind,
  Favourites,
  FinishedGame,
  GameProfile,
  PlayerCountRating,
  GameInfo,
  GameWithActions,
  HintedMove,
  Invitation,
  Contact,
  LessonInfo,
  LessonFrame,
  NotificationSettings,
  OpenTable,
  Option,
  PuzzleInfo,
  PuzzleList,
  Profile,
  PuzzleStep,
  Rating,
  Reason,
  Remark,
  Review,
  ReviewedMove,
  Score,
  Seek,
  Occupant,
  MoveComparison,
} from "./wire.js";
/** The newest chat messages of a table, whether earlier ones exist, and whether the server has sent any update. */
export type ChatState = { known: boolean; hasEarlier: boolean; messages: wire.ChatMessage[] };
export type TableInfo = wire.YourTable;
export type MyTable = Omit<wire.MyTable, "last_event"> & { last_event: TableEvent | null };

/** A value of a components file. */
export type Value = string | number | boolean | Value[] | { [name: string]: Value };

/** Names that identify targets on the board: `{ stall: "b4" }`. */
export type Names = Record<string, string>;

/** Fields that all games share are typed as on the server; each game may add others. */
type AnyGame<T> = Pick<T, keyof T> & { [field: string]: any };
export type View = AnyGame<Omit<wire.View, "players" | "forecast">> & { players: any[] }; // games from other packages may have none
export type Preview = AnyGame<wire.Preview>;
export type Effect = AnyGame<wire.Effect>;

/** A legal action with all the names that match it. */
export interface Choice {
  action: number;
  kind: string;
  fields: Names;
  names: Names;
  preview: Preview;
}

export type TableEvent = Omit<wire.TableEvent, "effects"> & { effects?: Effect[] };

/** The state of a table as one seat sees it, live or in a replay. */
export interface Frame extends Pick<wire.Frame, "version" | "seat" | "table"> {
  view: View | null;
  previews?: Preview[];
  events: TableEvent[];
  /** The positions that the events passed through. */
  steps?: { version: number; effects: number; view: View }[];
}

export type PuzzleProgress = Omit<wire.PuzzleProgress, "frame"> & { frame: Frame };

/** A frame shown for a moment, with the event and effects to display. */
export interface Step {
  frame: Frame;
  /** The move, undo or takeover that led here, or null if the game continued on its own. */
  event: TableEvent | null;
  own: boolean;
  effects: Effect[];
  scene: wire.Scene | null;
  /** Whether steps are missing, because the player skipped them, was away, or missed more than the server still has. */
  jumped: boolean;
  skipped: boolean;
}

/** The content of an explanation popup. */
export interface Explanation {
  title: string;
  lines: Child[];
  subtitle?: string;
  reconstructed?: boolean;
  /** The section of the rules with details, by its English heading: `payday`. */
  rule?: string;
  /** The drawing of that section, in the game's folder without `.svg`. */
  picture?: string;
}

/*
 * The files of a game's folder: `texts.js` (default export: GameTexts), `board.js` (exports: GameBoard), `catalogue.js` (default export:
 * Catalogue), `style.css` and `emblem.svg`.
 */

/** The drawings of a game (`board.js`). They load after the texts, because they are larger. */
export interface GameBoard {
  Board: (props: { table: Table }) => Child;
  /** Explains an id such as `card:monk`, `good:mon` or `shop:rice-shop`. */
  explain(table: Table, id: string): Explanation | null;
  /** An icon for an amount in a line of text. */
  Icon?: (props: { name: string }) => Child;
  /** A choice as a small picture, or null if a picture is not enough. Its text is the accessible name, and is shown on hover. */
  sketch?(table: Table, choice: Choice): Child | null;
}

/** A game's texts (`texts.js`). `table` is the value of `useTable()`. */
export interface GameTexts {
  question(table: Table): string;
  choice(table: Table, choice: Choice): string;
  /** The group of a kind of choices, by default the kind itself. The message `<game>-group-<group>` is its heading, if it exists. */
  group?(kind: string): string;
  /** Describes a move without hidden information. Costs and gains are added separately. */
  logLine(table: Table, event: TableEvent): string;
  /** Describes amounts, omitting those that need no mention. `kind` is the kind of action or effect that they belong to. */
  amounts?(counts: Record<string, number>, kind: string): string;
  /** Kinds of effects that appear in the line of their move, and their text. */
  inlineEffects?: { kinds: string[]; text(table: Table, effects: Effect[]): string };
  /** The heading of a scene in the log. */
  heading(table: Table, scene: Scene): string;
  effectLine(table: Table, effect: Effect): string;
  /** The progress of the game: a month or a turn. */
  progress(table: Table): string;
  /** The score categories that already count; the others are scored at the end. */
  pointsNow?: string[];
  /** The mark (table/marks.js) and the sound (core/sounds.js) for each kind of effect. */
  effectCues?: Record<string, { mark?: string; sound?: string }>;
  /** The options of a first game, which simplify it for beginners. */
  firstOptions?: Record<string, string>;
  /** Describes the result of a solo game. */
  verdict?(table: Table, total: number): string;
}

/** Formats a game's components for the page that lists them (`catalogue.js`). Values without a formatter are shown unchanged. */
export interface Catalogue {
  /** Fields that are not shown. */
  hidden?: string[];
  /** The name of a component without a name of its own. */
  name?(file: any, row: any): string | undefined;
  /** Describes what a component does. */
  effect?(file: any, kind: string, row: any): string;
  /** Draws a component as on the board, if the board draws it. */
  draw?(file: any, kind: string, row: any): Child | null;
  /** A property to filter by that is not a field of the component, such as its `season` or `expansion`. */
  facet?(name: string, kind: string, row: any): string | undefined;
  /** Formats an amount. */
  amount?(good: string, n: number): string | undefined;
  /** The labels of the numbers in a list. */
  numberLabels?(kind: string): string[] | undefined;
  /** Formats a value that is not the id of a component. */
  value?(field: string, value: any): string | undefined;
  /** Ids of messages to try for any other value, best first. */
  messages?(field: string, value: string): string[];
}

export interface Table {
  texts: GameTexts;
  board: GameBoard | null;
  game: wire.GameWithActions;
  components: any;
  info: TableInfo;
  version: number;
  view: View;
  /** All legal choices. */
  choices: Choice[];
  /** The choices that match the selection. */
  candidates: Choice[];
  /** Targets to highlight, such as those of the choice or log line under the pointer. */
  highlight: Names[];
  /** The targets that the current step mentions. */
  stepNames: Names[];
  /** In a lesson, the actions that its goal accepts. */
  goalActions: number[];
  select(names: Names): void;
  setHighlight(names: Names[], stays?: boolean): void;
  /** The name of the player at a seat. */
  playerName(seat: number | null): string;
}
