/** The messages between the browser and the server of a table. */

import type { Asked, Cause, Decision, Facts, GameEvent, GameOptions, Preview, View } from "./types";

export interface SeatTold {
  seat: number;
  name: string;
  kind: "you" | "link" | "device" | "bot";
  bot: string | null;
  stand_in: string | null;
  is_open: boolean;
  has_left: boolean;
  is_yours: boolean;
  is_present: boolean;
  thinks_ms: number | null;
}

export interface LogEvent extends GameEvent {
  text: string;
}

export interface LogEntry {
  answer: number;
  seat: number | null;
  action: { action: string; notation: string } | null;
  first_event: number;
  events: LogEvent[];
  seal: boolean;
}

export interface DecisionTold extends Omit<Decision, "number"> {
  text: string;
  cause_text: string;
}

export interface Result {
  totals: number[];
  scores: Record<string, number>[];
  leftovers: number[];
  winners: number[];
}

export interface StateTold {
  type: "state";
  table: string;
  number: number;
  seat: number | null;
  view: View;
  facts: Facts;
  decision: DecisionTold | null;
  /** What each option of the decision would do. */
  previews: PreviewTold[];
  waiting: { seat: number | null; kind: string; because: Cause; text: string } | null;
  log: { from: number; entries: LogEntry[] };
  undo: { steps: number; first: number; redo: number };
  result: Result | null;
  holds: number[];
  is_host: boolean;
  seats: SeatTold[];
  spectators: number;
  rematch: string | null;
  /** Whether hints are given at this table. */
  hints: boolean;
  /** Whether somebody chose the seed, and so may know what is dealt. */
  chosen_deal: boolean;
}

export interface Fault {
  kind: string;
  message: string;
  detail?: string;
}

export interface PreviewTold extends Preview {
  option: { code: number };
  /** There is no way back afterwards. */
  seals: boolean;
}

/** An option the server advises, with all of it in words. */
export interface HintTold {
  option: number;
  code: number;
  notation: string;
  text: string;
  points: number;
  win: number;
  worth: string;
  because: string;
  plan: string[];
}

export interface Reply {
  type: "reply";
  id: string | null;
  ok: boolean;
  error?: Fault;
  number?: number;
  previews?: PreviewTold[];
  hints?: HintTold[];
  reasons?: { about: Asked; reason: { text: string; rule: string } | null }[];
}

export interface SeatsTold {
  type: "seats";
  seats: SeatTold[];
  spectators: number;
}

export interface Notice {
  type: "notice";
  kind: string;
  seat: number | null;
}

export interface ErrorTold {
  type: "error";
  error: Fault;
}

export interface ThinkingTold {
  type: "thinking";
  seat: number;
}

export type Message = StateTold | Reply | SeatsTold | Notice | ThinkingTold | ErrorTold;

export interface Summary {
  table: string;
  options: GameOptions;
  spectators: boolean;
  hints: boolean;
  chosen_deal: boolean;
  created: number;
  changed: number;
  seats: SeatTold[];
  round: number;
  waiting: number | null;
  is_over: boolean;
  result: Result | null;
  rematch: string | null;
  holds: number[];
  is_host: boolean;
}
