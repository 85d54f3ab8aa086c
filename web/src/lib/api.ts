/** The server over HTTP. */

import type {
  AnalysisTold,
  BotIn,
  CardsTold,
  Choices,
  CodeIn,
  DeviceCode,
  Fault,
  GameOptions,
  Joined,
  LeaveIn,
  LinkIn,
  LinkLook,
  Opened,
  PlayOnIn,
  RecordIn,
  ReplayTold,
  SeatLink,
  StepHints,
  StepTold,
  Summary,
  TableIn,
  TablesTold,
} from "./contract";
import { settings } from "./settings.svelte";
import type { Catalogue } from "./types";

export type {
  Choices,
  FlagTold,
  FlagValue,
  Judged,
  Opened,
  RankedHint,
  ReplayStep,
  ReplayTold,
  SeatIn as SeatWish,
  Strength,
} from "./contract";

/** A table to be opened. */
export type TableWish = TableIn & { options: Partial<GameOptions> };

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
  open: (wish: TableWish) => ask<Opened>("POST", "/tables", wish satisfies TableIn),
  mine: () => ask<TablesTold>("GET", "/tables"),
  look: (link: string) => ask<LinkLook>("POST", "/links/look", { link } satisfies LinkIn),
  join: (link: string, name: string) =>
    ask<Joined>("POST", "/links/join", (name ? { link, name } : { link }) satisfies LinkIn),
  leave: (table: string, seat: number, bot: string | null) =>
    ask<Summary>("POST", `/tables/${table}/seats/${seat}/leave`, { bot } satisfies LeaveIn),
  comeBack: (table: string, seat: number) => ask<Summary>("POST", `/tables/${table}/seats/${seat}/return`, {}),
  replace: (table: string, seat: number, bot: string) =>
    ask<Summary>("POST", `/tables/${table}/seats/${seat}/replace`, { bot } satisfies BotIn),
  newLink: (table: string, seat: number) => ask<SeatLink>("POST", `/tables/${table}/seats/${seat}/link`, {}),
  rematch: (table: string) => ask<Opened>("POST", `/tables/${table}/rematch`, {}),
  deviceCode: () => ask<DeviceCode>("POST", "/devices/code", {}),
  enterCode: (code: string, giveUp: boolean) =>
    ask<TablesTold>("POST", "/devices/enter", { code, give_up: giveUp } satisfies CodeIn),
  recordUrl: (table: string) => `/api/tables/${encodeURIComponent(table)}/record`,
  replayRecordUrl: (name: string) => `/api/replays/${encodeURIComponent(name)}/record`,
  upload: (text: string) => ask<ReplayTold>("POST", "/replays", { text } satisfies RecordIn),
  replay: (name: string) => ask<ReplayTold>("GET", `/replays/${encodeURIComponent(name)}`),
  step: (name: string, step: number, seat: string) =>
    ask<StepTold>("GET", `/replays/${encodeURIComponent(name)}/steps/${step}?seat=${seat}`),
  analysis: (name: string) => ask<AnalysisTold>("GET", `/replays/${encodeURIComponent(name)}/analysis`),
  stepHints: (name: string, step: number) =>
    ask<StepHints>("GET", `/replays/${encodeURIComponent(name)}/steps/${step}/hints`),
  playOn: (name: string, step: number, seat: number, bot: string, player: string) =>
    ask<Opened>("POST", `/replays/${encodeURIComponent(name)}/play_on`, {
      step,
      seat,
      bot,
      ...(player ? { name: player } : {}),
    } satisfies PlayOnIn),
};
