/** What the server sends: views, decisions, events, cards. The browser only draws it. */

export type Good = "strudel" | "cake" | "wine" | "coffee";
export type Colour = "blue" | "red" | "yellow" | "green";
export type Goods = Partial<Record<Good, number>>;

export const GOODS: readonly Good[] = ["strudel", "cake", "wine", "coffee"];

export interface Cause {
  kind: string;
  die?: number;
  guest?: number;
  staff?: number;
  politics?: number;
  tile?: string;
  colour?: Colour;
  room?: string;
}

export interface Option {
  action: string;
  code: number;
  notation: string;
  text?: string;
  space?: number;
  face?: number;
  performs?: number;
  boosted?: boolean;
  fine?: number;
  steps?: number;
  good?: Good;
  table?: number;
  room?: string;
  group?: string;
  item?: number;
  staff?: number;
  /** Its place in the list of options. */
  index: number;
}

export interface Effect {
  effect: string;
  amount: number;
  goods?: Goods;
  discount?: number | "free";
  rooms?: string[];
  occupied?: boolean;
  must?: boolean;
  per?: Measure | null;
  text?: string;
}

export interface Measure {
  measure: string;
  colour: Colour | "any";
  most: number | null;
}

export interface Item extends Effect {
  because: Cause;
}

export interface Decision {
  number: number;
  seat: number | null;
  kind: string;
  because: Cause;
  options: Option[];
  items?: Item[];
}

export interface Frame {
  frame: string;
  seat: number | null;
  because: Cause;
  count?: number;
  done?: string[];
  discount?: number | "free";
  goods?: Goods | Good[];
  cards?: number | number[];
  rooms?: string[];
  least?: number;
  items?: Item[];
}

export interface CafeTable {
  guest: number;
  served: Goods;
  tipped: boolean;
}

export interface SeatView {
  board: string | null;
  kronen: number;
  emperor: number;
  kitchen: Record<Good, number>;
  cafe: (CafeTable | null)[];
  hotel: string[];
  paid_groups: string[];
  hand: number[] | number;
  pack: number[] | number;
  staff: { staff: number; used: boolean }[];
  dice: (number | null)[];
  points: Record<string, number>;
}

export interface GameOptions {
  players: number;
  edition: string;
  flags: Record<string, number | boolean | string>;
  boards: string | string[];
  deal: string;
  politics: number[] | null;
  tiles: string[] | null;
  start: number | null;
}

export interface View {
  options: GameOptions;
  phase: string;
  round: number;
  start: number | null;
  dice: number[];
  dustbin: number;
  passed: number[];
  row: (number | null)[];
  guest_deck: number[];
  guest_discard: number[];
  staff_deck: number | number[];
  staff_removed: number[];
  politics: ({ politics: number; disks: number[] } | null)[];
  tiles: (string | null)[];
  seats: SeatView[];
  pending: Frame[];
  seat?: number | null;
}

export interface GameEvent {
  event: string;
  seat?: number;
  because: Cause;
  [field: string]: unknown;
}

export interface Preview {
  events: GameEvent[];
  changes: Changes[];
  next: { kind: string; seat: number | null; is_chance: boolean } | null;
  is_hidden: boolean;
}

export interface Changes {
  kronen?: number;
  emperor?: number;
  points?: Record<string, number>;
  kitchen?: Goods;
  guests?: { came?: number[]; left?: number[] };
  orders?: { guest: number; goods: Goods }[];
  rooms?: { prepared?: string[]; occupied?: string[]; removed?: string[] };
  staff?: { hired?: number[]; lost?: number[]; used?: number[] };
  hand?: number;
  politics?: string[];
}

export interface GuestCard {
  number: number;
  name: string;
  colour: Colour;
  order: Goods;
  points: number;
  rewards: Effect[];
  reward_text: string;
  text: string;
}

export interface StaffCard {
  number: number;
  name: string;
  cost: number;
  moment: string;
  effect?: Effect | null;
  trigger?: Trigger | null;
  modifiers?: Modifier[];
  copies_rival?: boolean;
  ability_text: string;
  text: string;
}

export interface Trigger {
  trigger: string;
  faces: number[];
  colour: Colour | "any";
  least_order: number;
}

export interface Modifier {
  modifier: string;
  amount: number;
  faces: number[];
  colour: Colour | "any";
}

export interface PoliticsCard {
  number: number;
  name: string;
  group: string;
  goals: { number: number; measure: Measure }[];
  text: string;
}

export interface TileCard {
  tile: string;
  name: string;
  group: string;
  /** The emperor looks at it after this round. */
  round: number;
  bonus: Effect;
  penalty: {
    penalty: string;
    amount: number;
    or_points: number;
    occupied: boolean;
    per: Measure | null;
  };
  penalty_text: string;
  text: string;
}

/** A printed hotel: the colour of each room, and what each group brings once it is full. */
export interface Board {
  board: string;
  rooms: Record<string, Colour>;
  groups: Group[];
}

export interface Group {
  rooms: string[];
  colour: Colour;
  gain: "points" | "kronen" | "emperor";
  bonus: number;
}

/** What is printed on hotels, row and track. */
export interface Printed {
  room_points: Record<string, number>;
  floor_prices: number[];
  floor_points: number[];
  row_prices: number[];
  track_points: number[];
  politics_points: number[];
  rounds: number;
  scoring_rounds: number[];
}

export interface Catalogue {
  guests: Map<number, GuestCard>;
  staff: Map<number, StaffCard>;
  politics: Map<number, PoliticsCard>;
  tiles: Map<string, TileCard>;
  boards: Map<string, Board>;
  printed: Printed;
}

/** What follows from a view by the rules. The server works it out. */
export interface Facts {
  turns: { number: number; seat: number; die: number | null; is_now: boolean }[];
  scorings: Scoring[];
  row_prices: number[];
  serve_price: number;
  politics: ({ points: number[]; next: number | null } | null)[];
  seats: SeatFacts[];
}

export interface Scoring {
  round: number;
  back: number;
  safe_from: number;
  bonus_from: number;
  is_done: boolean;
  is_next: boolean;
}

export interface SeatFacts {
  points: number;
  rooms: number;
  occupied: number;
  cafe: ({ missing: Goods; is_complete: boolean; is_in_kitchen: boolean } | null)[];
  politics: ({ have: number; need: number; is_claimed: boolean; is_reached: boolean } | null)[];
}

/** Something to ask about: a kind of action with all of its fields, or some. */
export type Asked = { action: string } & Record<string, string | number | boolean>;
