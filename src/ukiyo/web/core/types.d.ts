/** What travels between the server and the page (docs/api.md), and what a game brings to the table. */
import type { Child } from "../vendor/preact.js";

/** Names something on the table can be pointed at by: `{ stall: "b4" }`. */
export type Names = Record<string, string>;

export interface Action {
  kind: string;
  fields: Names;
  notation: string;
}

export interface Preview {
  pay?: Record<string, number>;
  gain?: Record<string, number>;
  at?: Names;
  [fact: string]: any;
}

/** A legal action of the position with all the names it answers to. */
export interface Choice {
  action: number;
  kind: string;
  fields: Names;
  names: Names;
  preview: Preview;
}

export interface Option {
  name: string;
  values: string[];
  many: boolean;
  default: string;
  /** Other options and the value without which this one means nothing. */
  needs: Record<string, string>;
}

export interface GameFacts {
  name: string;
  players: number[];
  bots: string[];
  categories: string[];
  options: Option[];
  room: boolean;
  actions: Action[];
}

export interface Sitter {
  kind: "human" | "bot" | "open";
  name: string;
  bot: string | null;
}

export interface Score {
  seat: number;
  rank: number;
  total: number;
  parts: Record<string, number>;
}

export interface TableFacts {
  id: string;
  game: string;
  options: Record<string, string>;
  status: "open" | "playing" | "over";
  seats: Sitter[];
  listed: boolean;
  rematch: string | null;
  forked: string | null;
  yours: number[];
  host: boolean;
  trouble: string;
  agreed: number;
  needed: number;
  scores: Score[] | null;
}

export interface News {
  kind: string;
  [fact: string]: any;
}

export interface Entry {
  version: number;
  kind: "move" | "undo" | "seat";
  seat: number;
  action: number | null;
  notation: string | null;
  bot: string | null;
  news?: News[];
}

/** The view of a game; what every game has is named, the rest is the game's own. */
export interface View {
  game: string;
  you: number | null;
  seat: number;
  decision: string;
  over: boolean;
  moves: number;
  undo_floor: number;
  undo_seat: number | null;
  legal: number[];
  players: any[];
  [own: string]: any;
}

export interface Frame {
  version: number;
  seat: number;
  table: TableFacts;
  view: View | null;
  previews?: Preview[];
  entries: Entry[];
}

/** A move by the master's judgement: the share of the win it leaves whoever decides, and everybody's final score. */
export interface Advised {
  action: number;
  win: number;
  scores: number[];
}

/** A move of a finished game: `move` were played before it, `cost` is the share of the win it gave away. */
export interface Reviewed {
  move: number;
  cost: number;
  played: Advised;
  better: Advised;
}

/** What is explained on hover, tap or focus. */
export interface Explanation {
  title: string;
  lines: Child[];
  sort?: string;
  reconstructed?: boolean;
}

/** What a game draws (`board.js`): it takes longer to fetch than the words, and comes after them. */
export interface Scene {
  Board: (props: { table: Table }) => Child;
  /** Ids are written `card:monk`, `good:mon`, `shop:rice-shop`: a sort and a name. */
  explain(table: Table, id: string): Explanation | null;
}

/** A game in words (`room.js`). `table` is what `useTable()` gives. */
export interface GameRoom {
  question(table: Table): string;
  choice(table: Table, choice: Choice): string;
  /** A move as all may hear it. */
  logLine(table: Table, entry: Entry): string;
  news(table: Table, news: News): string;
  /** In words, how far the game has come: a month, a turn. */
  stage(table: Table): string;
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
  /** An amount of something. */
  amount?(good: string, n: number): string | undefined;
  /** A value that is no component's id. */
  value?(field: string, value: any): string | undefined;
  /** The messages to look for, best first, where a value is none of all that. */
  messages?(field: string, value: string): string[];
}

export interface Table {
  room: GameRoom;
  scene: Scene | null;
  game: GameFacts;
  components: any;
  facts: TableFacts;
  version: number;
  view: View;
  /** All legal choices, and those left after what was pointed at. */
  choices: Choice[];
  left: Choice[];
  /** What something elsewhere speaks of (a choice or a line of the log under the pointer): it is echoed on the table. */
  echo: Names[];
  point(names: Names): void;
  hear(echo: Names[]): void;
  /** The names of the players by seat. */
  player(seat: number | null): string;
}
