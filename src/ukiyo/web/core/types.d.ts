/** What the browser adds to what travels (wire.d.ts, made from the server's types): what a game brings to the table. */
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
  Faced,
  FavouriteKind,
  Favourites,
  Finished,
  GameProfile,
  RatedAs,
  GameFacts,
  GameWithActions,
  HintedMove,
  Invitation,
  Contact,
  LessonFacts,
  LessonFrame,
  NotificationSettings,
  OpenTable,
  Option,
  PuzzleFacts,
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
  Why,
} from "./wire.js";
/** The newest chat messages of a table, whether earlier ones exist, and whether the server has sent any update. */
export type ChatState = { known: boolean; hasEarlier: boolean; messages: wire.ChatMessage[] };
export type TableInfo = wire.YourTable;
export type MyTable = Omit<wire.MyTable, "last"> & { last: TableEvent | null };

/** Names something on the table can be pointed at by: `{ stall: "b4" }`. */
export type Names = Record<string, string>;

/** What all games have is typed as the server types it; the rest is the game's own. */
type AnyGame<T> = Pick<T, keyof T> & { [own: string]: any };
export type View = AnyGame<Omit<wire.View, "players" | "forecast">> & { players: any[] }; // a game from elsewhere may have none
export type Preview = AnyGame<wire.Preview>;
export type Effect = AnyGame<wire.Effect>;

/** A legal action of the position with all the names it answers to. */
export interface Choice {
  action: number;
  kind: string;
  fields: Names;
  names: Names;
  preview: Preview;
}

export type TableEvent = Omit<wire.TableEvent, "effects"> & { effects?: Effect[] };

/** How a table stands; of a position in a replay, what is drawn of it. */
export interface Frame extends Pick<wire.Frame, "version" | "seat" | "table"> {
  view: View | null;
  previews?: Preview[];
  events: TableEvent[];
  /** The positions the events led through. */
  steps?: { version: number; effects: number; view: View }[];
}

export type Solved = Omit<wire.Solved, "frame"> & { frame: Frame };

/** Something that is shown for a moment: how the table stands, and what is said of it. */
export interface Step {
  frame: Frame;
  /** The move, undo or seat that led here, unless the game itself goes on. */
  event: TableEvent | null;
  own: boolean;
  effects: Effect[];
  scene: wire.Scene | null;
  /** Whether steps were left out: the person skipped, was away, or missed more than the server remembers. */
  jumped: boolean;
  skipped: boolean;
}

/** What is explained on hover, tap or focus. */
export interface Explanation {
  title: string;
  lines: Child[];
  sort?: string;
  reconstructed?: boolean;
  /** The section of the rules that tells more, by its heading in English: `payday`. */
  rule?: string;
  /** The drawing of that section, in the game's folder without `.svg`. */
  picture?: string;
}

/*
 * A game's folder: `texts.js` (GameRoom), `board.js` (Scene), `catalogue.js` (Catalogue), each but the board by its default export;
 * `style.css` and `emblem.svg`.
 */

/** What a game draws (`board.js`): it takes longer to fetch than the words, and comes after them. */
export interface GameBoard {
  Board: (props: { table: Table }) => Child;
  /** Ids are written `card:monk`, `good:mon`, `shop:rice-shop`: a sort and a name. */
  explain(table: Table, id: string): Explanation | null;
  /** Something that is counted, as a sign in a line of text. */
  Icon?: (props: { of: string }) => Child;
  /** A choice as a small picture, where one says enough: what it is called is said aloud, and shown when it is pointed at. */
  sketch?(table: Table, choice: Choice): Child | null;
}

/** A game in words (`texts.js`). `table` is what `useTable()` gives. */
export interface GameTexts {
  question(table: Table): string;
  choice(table: Table, choice: Choice): string;
  /** The group in which choices of a kind are offered, by default the kind itself; `<game>-group-<group>` is its heading, if any. */
  group?(kind: string): string;
  /** A move as all may hear it; what it cost and gave is said beside it. */
  logLine(table: Table, event: TableEvent): string;
  /** In words, so much of each thing that is counted, as far as it is worth telling; `of` is the kind of action or effect it came with. */
  amounts?(counts: Record<string, number>, of: string): string;
  /** Effects that are told in the line of its move, by kind, and how. */
  inlineEffects?: { kinds: string[]; effectTexts(table: Table, effects: Effect[]): string };
  /** A scene as a heading of the log. */
  heading(table: Table, scene: Scene): string;
  effectLine(table: Table, effect: Effect): string;
  /** In words, how far the game has come: a month, a turn. */
  progress(table: Table): string;
  /** The categories of the score whose points are there now; the others are counted at the end. */
  pointsNow?: string[];
  /** By kind of effect: the mark (table/marks.js) put on the table where it happens, and the sound (core/sounds.js). */
  effectCues?: Record<string, { mark?: string; sound?: string }>;
  /** Options of a first game, which spare a beginner choices. */
  firstOptions?: Record<string, string>;
  /** How a game alone has ended, with so many points. */
  verdict?(table: Table, total: number): string;
}

/** How a game puts its components into words on the page that lists them (`catalogue.js`). Without it, values stand as they are. */
export interface Catalogue {
  /** Fields that are not shown. */
  hidden?: string[];
  /** What a component is called that has no name of its own. */
  name?(file: any, row: any): string | undefined;
  /** What a component does. */
  effect?(file: any, kind: string, row: any): string;
  /** A component as it lies on the table, if it is drawn there. */
  draw?(file: any, kind: string, row: any): Child | null;
  /** What a component is told apart by where no field of its own says it: its `season`, its `expansion`. */
  facet?(name: string, kind: string, row: any): string | undefined;
  /** An amount of something. */
  amount?(good: string, n: number): string | undefined;
  /** What the numbers of a list stand for, in their order. */
  places?(kind: string): string[] | undefined;
  /** A value that is no component's id. */
  value?(field: string, value: any): string | undefined;
  /** The messages to look for, best first, where a value is none of all that. */
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
  /** All legal choices, and those left after what was pointed at. */
  choices: Choice[];
  candidates: Choice[];
  /** What something elsewhere speaks of (a choice or a line of the log under the pointer): it is echoed on the table. */
  highlight: Names[];
  /** What the step that is shown speaks of, while it is told. */
  stepNames: Names[];
  /** In a lesson, the actions that its goal accepts: they are highlighted. */
  goalActions: number[];
  point(names: Names): void;
  setHighlight(echo: Names[], stays?: boolean): void;
  /** The names of the players by seat. */
  playerName(seat: number | null): string;
}
