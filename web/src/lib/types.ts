/** What the server sends, as `contract.ts` has it, and what the pages make of it. */

import type {
  ActionName,
  Board,
  Good,
  GuestCard,
  PoliticsCard,
  Printed,
  StaffCard,
  TileCard,
  WhyNot,
} from "./contract";

export type * from "./contract";

export const GOODS: readonly Good[] = ["strudel", "cake", "wine", "coffee"];

/** Cards, tiles and boards by their number or name. */
export interface Catalogue {
  guests: Map<number, GuestCard>;
  staff: Map<number, StaffCard>;
  politics: Map<number, PoliticsCard>;
  tiles: Map<string, TileCard>;
  boards: Map<string, Board>;
  printed: Printed;
}

/** Something to ask about: a kind of action with all of its fields, or some. */
export type Asked = WhyNot["about"][number] & { action: ActionName };
