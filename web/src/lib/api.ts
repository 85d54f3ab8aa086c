/** The server over HTTP. */

import type { Fault, HintTold, Result, Summary } from "./protocol";
import { settings } from "./settings.svelte";
import type {
  Board,
  Catalogue,
  Facts,
  GameEvent,
  GameOptions,
  GuestCard,
  PoliticsCard,
  Printed,
  StaffCard,
  TileCard,
  View,
} from "./types";

export class ApiError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

/** The first answer brings the cookie that tells who we are; nothing else is asked before it. */
let greeted: Promise<unknown> | null = null;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (greeted) await greeted;
  const answer = send<T>(method, path, body);
  greeted ??= answer.catch(() => (greeted = null));
  return answer;
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  const headers: Record<string, string> = { accept: "application/json" };
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}${mark}lang=${settings.language}`, init);
  } catch {
    throw new ApiError({ kind: "offline", message: "" });
  }
  const told = (await answer.json().catch(() => null)) as { error?: Fault } | null;
  if (!answer.ok || told === null) {
    throw new ApiError(told?.error ?? { kind: "internal", message: answer.statusText });
  }
  return told as T;
}

/** Wait until the server knows who we are. */
export async function greet(): Promise<void> {
  if (!greeted) await ask("GET", "/health").catch(() => undefined);
  else await greeted;
}

export interface SeatWish {
  kind: "you" | "link" | "device" | "bot";
  name?: string;
  bot?: string;
}

export interface TableWish {
  seats: SeatWish[];
  options: Partial<GameOptions>;
  spectators: boolean;
  hints?: boolean;
  seed?: string;
}

export interface Opened {
  table: string;
  links: { seat: number; link: string }[];
  summary: Summary;
}

export interface Choices {
  default_edition: string;
  editions: { edition: string; name: string; about: string; differs: Record<string, FlagValue> }[];
  flags: FlagTold[];
  day_boards: string[];
  goals: GoalsTold[];
  deals: string[];
  bots: string[];
  /** What was measured of a level, by the number of players. */
  strengths: Record<string, Record<string, Strength>>;
}

/** The goals of a group: a game has one politics card and one emperor tile of it. */
export interface GoalsTold {
  group: string;
  politics: { number: number; name: string }[];
  tiles: { tile: string; name: string }[];
}

export interface Strength {
  points?: number;
  elo?: number;
  interval?: [number, number];
  /** For a turn, if the games of `elo` were played with less or more time than usual. */
  seconds?: number;
}

export type FlagValue = number | boolean | string;

/** A single rule and what it can say. */
export interface FlagTold {
  flag: string;
  name: string;
  values: { value: FlagValue; text: string }[];
}

export interface ReplayStep {
  step: number;
  seat: number | null;
  action: { action: string; notation: string };
  events: (GameEvent & { text: string })[];
  round: number;
  totals: number[];
}

export interface ReplayTold {
  replay: string;
  options: GameOptions;
  players: { name: string; bot: string | null }[];
  date: string;
  seed: string;
  steps: ReplayStep[];
  result: Result | null;
}

/** A choice of a recorded game, as the trained player judges it. */
export interface Judged {
  /** The choice was open after this step. */
  step: number;
  seat: number;
  /** 0 while the table is being set up. */
  round: number;
  /** The chance to win with the best option, and the points at the end. */
  win: number;
  points: number;
  /** The chance with the option that was taken, and how many points it cost, if one was taken. */
  win_taken?: number;
  lost?: number;
}

/** An option and its place among all of its decision. */
export type RankedHint = HintTold & { place: number };

interface CardsTold {
  guests: GuestCard[];
  staff: StaffCard[];
  politics: PoliticsCard[];
  tiles: TileCard[];
  boards: Board[];
  printed: Printed;
}

export const api = {
  async cards(edition: string, flags: Record<string, unknown>, lang: string): Promise<Catalogue> {
    const query = new URLSearchParams({ edition, flags: JSON.stringify(flags), for: lang });
    const told = await ask<CardsTold>("GET", `/cards?${query}`);
    return {
      guests: new Map(told.guests.map((card) => [card.number, card])),
      staff: new Map(told.staff.map((card) => [card.number, card])),
      politics: new Map(told.politics.map((card) => [card.number, card])),
      tiles: new Map(told.tiles.map((card) => [card.tile, card])),
      boards: new Map(told.boards.map((board) => [board.board, board])),
      printed: told.printed,
    };
  },
  choices: () => ask<Choices>("GET", "/choices"),
  open: (wish: TableWish) => ask<Opened>("POST", "/tables", wish),
  mine: () => ask<{ tables: Summary[] }>("GET", "/tables"),
  look: (link: string) => ask<{ seat: number; is_open: boolean; summary: Summary }>("POST", "/links/look", { link }),
  join: (link: string, name: string) =>
    ask<{ table: string; seat: number }>("POST", "/links/join", name ? { link, name } : { link }),
  leave: (table: string, seat: number, bot: string | null) =>
    ask<Summary>("POST", `/tables/${table}/seats/${seat}/leave`, { bot }),
  comeBack: (table: string, seat: number) => ask<Summary>("POST", `/tables/${table}/seats/${seat}/return`, {}),
  replace: (table: string, seat: number, bot: string) =>
    ask<Summary>("POST", `/tables/${table}/seats/${seat}/replace`, { bot }),
  newLink: (table: string, seat: number) =>
    ask<{ seat: number; link: string }>("POST", `/tables/${table}/seats/${seat}/link`, {}),
  rematch: (table: string) => ask<Opened>("POST", `/tables/${table}/rematch`, {}),
  deviceCode: () => ask<{ code: string; seconds: number }>("POST", "/devices/code", {}),
  enterCode: (code: string, giveUp: boolean) =>
    ask<{ tables: Summary[] }>("POST", "/devices/enter", { code, give_up: giveUp }),
  recordUrl: (table: string) => `/api/tables/${encodeURIComponent(table)}/record`,
  replayRecordUrl: (name: string) => `/api/replays/${encodeURIComponent(name)}/record`,
  upload: (text: string) => ask<ReplayTold>("POST", "/replays", { text }),
  replay: (name: string) => ask<ReplayTold>("GET", `/replays/${encodeURIComponent(name)}`),
  step: (name: string, step: number, seat: string) =>
    ask<{ position: View; facts: Facts }>("GET", `/replays/${encodeURIComponent(name)}/steps/${step}?seat=${seat}`),
  analysis: (name: string) => ask<{ choices: Judged[] }>("GET", `/replays/${encodeURIComponent(name)}/analysis`),
  stepHints: (name: string, step: number) =>
    ask<{ hints: RankedHint[] }>("GET", `/replays/${encodeURIComponent(name)}/steps/${step}/hints`),
  playOn: (name: string, step: number, seat: number, bot: string, player: string) =>
    ask<Opened>("POST", `/replays/${encodeURIComponent(name)}/play_on`, {
      step,
      seat,
      bot,
      ...(player ? { name: player } : {}),
    }),
};
