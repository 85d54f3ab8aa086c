/** The messages between the browser and the server of a table. */

export type {
  ErrorTold,
  Fault,
  HintTold,
  LogEntry,
  LogEvent,
  Message,
  Notice,
  Reply,
  Result,
  SeatTold,
  SeatsTold,
  StateTold,
  Summary,
  ThinkingTold,
} from "./contract";
export type { Decision as DecisionTold, Preview as PreviewTold } from "./contract";
