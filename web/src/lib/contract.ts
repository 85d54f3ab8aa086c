/**
 * Everything that crosses the wire, in both directions.
 *
 * This file is made by `tools/write_contract.py` from the types of the server
 * (`src/hotelier/server/telling/shapes`, `src/hotelier/server/http/messages.py`):
 * change those, not this file.
 */

// What the server tells.

/** Something a player can answer, with the fields of its kind. */
export interface Action {
  action: ActionName;
  code: number;
  notation: string;
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
}

export type ActionName =
  | "pass"
  | "finish_turn"
  | "decline"
  | "take_guest"
  | "take_die"
  | "take_six_idle"
  | "use_dice"
  | "split_goods"
  | "split_steps"
  | "choose_good"
  | "place_good"
  | "keep_goods"
  | "prepare_room"
  | "turn_room"
  | "serve"
  | "move_in"
  | "claim_politics"
  | "resolve_item"
  | "complete_order"
  | "suffer_penalty"
  | "lose_points"
  | "avoid_penalty"
  | "remove_room"
  | "hire_staff"
  | "use_staff"
  | "return_staff"
  | "discard_staff"
  | "draft_staff"
  | "roll_die"
  | "reveal_guest"
  | "draw_staff"
  | "choose_start"
  | "assign_board"
  | "choose_politics"
  | "choose_tile";

/** All choices of a game in order. */
export interface AnalysisTold {
  replay: string;
  choices: Judged[];
}

/** Something a player or chance can answer. */
export interface AnyAction {
  action: ActionName;
  code: number;
  notation: string;
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
  guest?: number;
  seat?: number;
  board?: BoardName;
  politics?: number;
  tile?: string;
}

export type AnyColour = "blue" | "red" | "yellow" | "green" | "any";

/** A printed hotel: the colour of each room, and its groups. */
export interface Board {
  board: BoardName;
  rooms: Record<string, Colour>;
  groups: Group[];
}

export type BoardName = "night" | "A" | "B" | "C" | "D";

/** A guest at a table of the café; `tipped`: staff has paid for the completed order. */
export interface CafeTable {
  guest: number;
  served: Goods;
  tipped: boolean;
}

/** All cards, tiles and boards of an edition, in a language. */
export interface CardsTold {
  language: string;
  flags: Record<string, FlagValue>;
  guests: GuestCard[];
  staff: StaffCard[];
  politics: PoliticsCard[];
  tiles: TileCard[];
  boards: Board[];
  printed: Printed;
}

/** What something is because of. */
export interface Cause {
  kind: CauseName;
  die?: number;
  guest?: number;
  staff?: number;
  politics?: number;
  tile?: string;
  colour?: Colour;
  room?: string;
}

export type CauseName =
  | "setup"
  | "turn"
  | "die"
  | "guest"
  | "staff"
  | "group"
  | "room"
  | "politics"
  | "tile"
  | "emperor_track"
  | "final_scoring";

/** What is different at a seat; what stays the same is left out. */
export interface Changes {
  kronen?: number;
  emperor?: number;
  points?: Partial<Record<Source, number>>;
  kitchen?: Goods;
  guests?: GuestsMoved;
  orders?: OrderChange[];
  rooms?: RoomChanges;
  staff?: StaffChanges;
  hand?: number;
  pack?: number;
  dice?: number;
  politics?: string[];
}

/** What can be agreed for a game; `strengths` by level and number of players. */
export interface Choices {
  language: string;
  default_edition: string;
  editions: EditionTold[];
  flags: FlagTold[];
  day_boards: string[];
  goals: GoalsTold[];
  deals: DealName[];
  strengths: Record<string, Record<string, Strength>>;
  bots: string[];
}

export type Colour = "blue" | "red" | "yellow" | "green";

export type DealName = "standard" | "introductory" | "draft";

/** What the seat that looks has to decide; `items` where it is which effect comes next. */
export interface Decision {
  seat: number;
  kind: FrameName;
  because: Cause;
  options: Option[];
  items?: Item[];
  text: string;
  cause_text: string;
}

/** A code that makes another browser the same as this one, for so many seconds. */
export interface DeviceCode {
  code: string;
  seconds: number;
}

/** The request with this id was carried out. */
export interface Done {
  number?: number;
  previews?: Preview[];
  hints?: HintTold[];
  reasons?: Explained[];
  steps?: Preview[];
  ends?: "chance" | "other" | "hidden" | "over" | null;
  view?: View | null;
  facts?: Facts | null;
  decision?: Decision | null;
  seat?: number | null;
  language?: string;
  type: "reply";
  id: string;
  ok: true;
}

/** An edition, and the flags in which it differs. */
export interface EditionTold {
  edition: string;
  name: string;
  about: string;
  differs: Record<string, FlagValue>;
}

/** An effect in words and numbers; what is not said has its usual value. */
export interface Effect {
  effect: EffectName;
  amount: number;
  goods?: Goods;
  discount?: number | "free";
  rooms?: string[];
  occupied?: boolean;
  per: Measure | null;
  text: string;
}

export type EffectName =
  | "points"
  | "steps"
  | "kronen"
  | "goods"
  | "any_goods"
  | "draw_staff"
  | "prepare_rooms"
  | "hire_staff"
  | "look_at_staff"
  | "turn_rooms"
  | "complete_order"
  | "take_guest"
  | "extra_turn"
  | "dishes"
  | "drinks"
  | "steps_or_kronen"
  | "steps_and_kronen";

/** Why the line is closed. */
export interface ErrorTold {
  type: "error";
  error: Fault;
}

export type EventName =
  | "start_chosen"
  | "board_assigned"
  | "politics_chosen"
  | "tile_chosen"
  | "staff_drawn"
  | "staff_drafted"
  | "guest_revealed"
  | "guests_reshuffled"
  | "round_started"
  | "die_rolled"
  | "dice_rerolled"
  | "turn_started"
  | "passed"
  | "guest_taken"
  | "die_taken"
  | "dice_used"
  | "kronen_gained"
  | "kronen_paid"
  | "kronen_lost"
  | "steps_taken"
  | "set_back"
  | "points_scored"
  | "goods_received"
  | "good_placed"
  | "good_served"
  | "goods_lost"
  | "order_completed"
  | "guest_moved_in"
  | "room_prepared"
  | "room_occupied"
  | "room_removed"
  | "group_completed"
  | "staff_hired"
  | "staff_used"
  | "staff_returned"
  | "staff_discarded"
  | "politics_claimed"
  | "effect_lapsed"
  | "declined"
  | "extra_turn_started"
  | "turn_finished"
  | "round_ended"
  | "emperor_came"
  | "bonus_received"
  | "penalty_suffered"
  | "penalty_avoided"
  | "game_ended";

/** Why something asked about is not possible; `null` if it is. */
export interface Explained {
  about: Record<string, string | number | boolean>;
  reason: ReasonTold | null;
}

/** All that follows from a view. */
export interface Facts {
  turns: TurnFacts[];
  scorings: Scoring[];
  row_prices: number[];
  serve_price: number;
  politics: (PoliticsFacts | null)[];
  seats: SeatFacts[];
}

/** Why something was not done, as a sentence; `wait`: so many seconds, then it is possible. */
export interface Fault {
  kind: string;
  message: string;
  reason?: Reason;
  wait?: number;
  detail?: string;
}

/** What a rule can say. */
export interface FlagChoice {
  value: FlagValue;
  text: string;
}

/** A single rule and what it can say. */
export interface FlagTold {
  flag: string;
  name: string;
  values: FlagChoice[];
}

export type FlagValue = string | number;

/** The decision that would follow. */
export interface Following {
  kind: FrameName;
  seat: number | null;
  is_chance: boolean;
}

/** Something to be settled before whatever lies below it, with the fields of its kind. */
export interface Frame {
  frame: FrameName;
  seat: number | null;
  because: Cause;
  count?: number;
  done?: TurnFlag[];
  discount?: number | "free";
  which?: WhichRooms;
  goods?: Goods | Good[];
  cards?: number | number[];
  rooms?: string[];
  least?: number;
  items?: Item[];
}

export type FrameName =
  | "choose_start"
  | "choose_board"
  | "choose_politics"
  | "choose_tile"
  | "deal_staff"
  | "roll_dice"
  | "reveal_guest"
  | "draw_staff"
  | "look_at_staff"
  | "draft"
  | "first_guest"
  | "turn"
  | "extra_action"
  | "items"
  | "split_goods"
  | "split_steps"
  | "choose_goods"
  | "allocate_goods"
  | "prepare_rooms"
  | "prepare_occupied"
  | "hire_staff"
  | "staff_on_offer"
  | "return_offer"
  | "turn_rooms"
  | "complete_order"
  | "free_guest"
  | "serve"
  | "avoid_penalty"
  | "penalty"
  | "return_hand"
  | "remove_rooms"
  | "discard_staff"
  | "emperor_bonus"
  | "emperor_penalty"
  | "first_guests"
  | "first_rooms"
  | "deal_all";

/** Something that happened, with the fields of its kind; a hidden card is `null`. */
export interface GameEvent {
  event: EventName;
  because: Cause;
  seat?: number;
  board?: BoardName;
  politics?: number;
  tile?: string;
  staff?: number | null;
  guest?: number;
  round?: number;
  face?: number;
  dice?: number;
  number?: number;
  die?: number;
  strength?: number;
  amount?: number;
  source?: Source;
  goods?: Goods;
  good?: Good;
  room?: string;
  colour?: Colour;
  size?: number;
  decision?: FrameName;
}

/** What was agreed before the game; what is left to chance is `null`. */
export interface GameOptions {
  players: number;
  edition: string;
  flags: Record<string, FlagValue>;
  boards: string | string[];
  deal: DealName;
  politics: number[] | null;
  tiles: string[] | null;
  start: number | null;
}

/** So many of something. */
export interface Goal {
  number: number;
  measure: Measure;
}

/** The politics cards and emperor tiles of a group; a game has one of each. */
export interface GoalsTold {
  group: string;
  politics: PoliticsChoice[];
  tiles: TileChoice[];
}

export type Good = "strudel" | "cake" | "wine" | "coffee";

/** Goods by name; those left out are none. */
export interface Goods {
  strudel?: number;
  cake?: number;
  wine?: number;
  coffee?: number;
}

/** A group of rooms, and what it brings once it is full. */
export interface Group {
  rooms: string[];
  colour: Colour;
  gain: GroupGain;
  bonus: number;
}

export type GroupGain = "points" | "kronen" | "emperor";

/** A guest. */
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

/** Guests who come into the café, or leave it. */
export interface GuestsMoved {
  came?: number[];
  left?: number[];
}

/** That the server answers and can write. */
export interface Health {
  ok: true;
  version: string;
  compiled: boolean;
  tables: number;
  live: number;
}

/** A source of points, and by how many it changes. */
export interface HintReason {
  source: Source;
  points: number;
}

/** An option that is advised (its index and code), what it is worth, and why. */
export interface HintTold {
  option: number;
  code: number;
  notation: string;
  text: string;
  points: number;
  win: number;
  worth: string;
  plan: string[];
  reasons: HintReason[];
  because: string;
}

/** A staff card in play. */
export interface HiredStaff {
  staff: number;
  used: boolean;
}

/** A pending effect; what is not said has its usual value. */
export interface Item {
  effect: EffectName;
  amount: number;
  because: Cause;
  goods?: Goods;
  discount?: number | "free";
  rooms?: string[];
  occupied?: boolean;
  must?: boolean;
}

/** The seat of a link, taken. */
export interface Joined {
  table: string;
  seat: number;
  summary: Summary;
}

/**
 * A choice, open after a step, as the trained player judges it.
 *
 * `round` is 0 while the table is being set up. `win` and `points` are what the best option
 * promises. If one was taken, `win_taken` is its chance to win, and `lost` the points it cost.
 */
export interface Judged {
  step: number;
  seat: number;
  round: number;
  win: number;
  points: number;
  win_taken?: number;
  lost?: number;
}

/** All goods of a kitchen. */
export interface Kitchen {
  strudel: number;
  cake: number;
  wine: number;
  coffee: number;
}

/** The table and the seat that a link leads to. */
export interface LinkLook {
  seat: number;
  is_open: boolean;
  summary: Summary;
}

/** One answer: its action only for whoever gave it; `seal`: it cannot be taken back. */
export interface LogEntry {
  answer: number;
  seat: number | null;
  action: Action | null;
  first_event: number;
  events: LogEvent[];
  seal: boolean;
}

/** An event in words. */
export interface LogEvent {
  event: EventName;
  because: Cause;
  seat?: number;
  board?: BoardName;
  politics?: number;
  tile?: string;
  staff?: number | null;
  guest?: number;
  round?: number;
  face?: number;
  dice?: number;
  number?: number;
  die?: number;
  strength?: number;
  amount?: number;
  source?: Source;
  goods?: Goods;
  good?: Good;
  room?: string;
  colour?: Colour;
  size?: number;
  decision?: FrameName;
  text: string;
}

export interface LogTold {
  from: number;
  entries: LogEntry[];
}

/** Something that is counted; `most`: no more than that. */
export interface Measure {
  measure: MeasureName;
  colour: AnyColour;
  most: number | null;
}

export type MeasureName =
  | "kronen"
  | "emperor_position"
  | "staff_in_play"
  | "politics_disks"
  | "room_tiles"
  | "occupied_rooms"
  | "full_groups"
  | "full_rows"
  | "full_columns"
  | "sets_of_three_colours"
  | "full_colours";

export type Message = StateTold | Done | Refused | SeatsTold | Notice | ThinkingTold | ErrorTold;

/** A rule that a staff card changes. */
export interface Modifier {
  modifier: ModifierName;
  amount: number;
  faces: number[];
  colour: AnyColour;
}

export type ModifierName =
  | "rooms_free"
  | "stronger_die"
  | "no_fee"
  | "both_tracks"
  | "cheaper_hire"
  | "serve_free"
  | "row_free"
  | "avoid_penalty";

export type MomentName = "once_per_round" | "when_hired" | "whenever" | "always" | "at_end";

/** Something that is not part of the game. */
export interface Notice {
  type: "notice";
  kind: NoticeKind;
  seat: number | null;
}

export type NoticeKind =
  "bot_failed" | "link_renewed" | "player_joined" | "player_left" | "player_replaced" | "player_returned" | "rematch";

/** A new table, with the links of its open seats. */
export interface Opened {
  table: string;
  links: SeatLink[];
  summary: Summary;
}

/** An action that is offered, in words and with its place in the list of options. */
export interface Option {
  action: ActionName;
  code: number;
  notation: string;
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
  index: number;
  text: string;
}

/** Goods put on the order of a guest who stays. */
export interface OrderChange {
  guest: number;
  goods: Goods;
}

/** What the order at a table still lacks. */
export interface OrderFacts {
  missing: Goods;
  is_complete: boolean;
  is_in_kitchen: boolean;
}

/** What the emperor takes, and the points that may be lost instead (0: no such choice). */
export interface Penalty {
  penalty: PenaltyName;
  amount: number;
  or_points: number;
  occupied: boolean;
  per: Measure | null;
}

export type PenaltyName =
  | "lose_kronen"
  | "lose_kitchen"
  | "lose_all_goods"
  | "return_hand_cards"
  | "remove_rooms"
  | "remove_occupied_rooms"
  | "discard_end_staff"
  | "lose_points";

export type Phase = "setup" | "turns" | "emperor" | "over";

/** Points by what they were scored for. */
export interface Points {
  guests: number;
  printed_rooms: number;
  groups: number;
  staff: number;
  politics: number;
  emperor_track: number;
  steps_beyond_the_track: number;
  emperor_tiles: number;
  game_end_staff: number;
  occupied_rooms: number;
  kronen: number;
  goods: number;
  guests_left: number;
}

/** A politics card. */
export interface PoliticsCard {
  number: number;
  name: string;
  group: string;
  goals: Goal[];
  text: string;
}

/** A politics card that can be chosen. */
export interface PoliticsChoice {
  number: number;
  name: string;
}

/** The points of the spaces of a politics card, and what the next disk there brings. */
export interface PoliticsFacts {
  points: number[];
  next: number | null;
}

/** A politics card and the seats of its disks, 15 points first. */
export interface PoliticsPlace {
  politics: number;
  disks: number[];
}

/** What an option would do; `seals`: there is no way back afterwards. */
export interface Preview {
  option: Action;
  events: GameEvent[];
  changes: Changes[];
  next: Following | null;
  is_hidden: boolean;
  seals: boolean;
}

/** What is printed on hotels, row and track. */
export interface Printed {
  rooms: string[];
  room_points: Record<string, number>;
  floor_prices: number[];
  floor_points: number[];
  row_prices: number[];
  track_points: number[];
  politics_points: number[];
  rounds: number;
  scoring_rounds: number[];
}

/** How far a seat has come with a politics card. */
export interface Progress {
  have: number;
  need: number;
  is_claimed: boolean;
  is_reached: boolean;
}

export type Purpose = "guest" | "die" | "room" | "staff" | "serving" | "avoiding";

/** An option and its place among all of its decision. */
export interface RankedHint {
  option: number;
  code: number;
  notation: string;
  text: string;
  points: number;
  win: number;
  worth: string;
  plan: string[];
  reasons: HintReason[];
  because: string;
  place: number;
}

/** Why an action is not possible, with the fields of its kind. */
export interface Reason {
  reason: ReasonName;
  needs?: Phase;
  now?: Phase;
  decision?: FrameName;
  seat?: number | null;
  what?: Purpose;
  need?: number;
  have?: number;
  die?: number;
  action?: number;
  tables?: number;
  space?: number;
  table?: number;
  guest?: number;
  missing?: number;
  ordered?: number;
  good?: Good;
  plain?: Good;
  strength?: number;
  most?: number;
  room?: string;
  rooms?: string[];
  floor?: number;
  highest?: number;
  needs_colour?: AnyColour;
  colour?: AnyColour;
  staff?: number;
  item?: number;
  items?: number;
  politics?: number;
  measure?: MeasureName;
  disks?: number;
  board?: BoardName;
  group?: string;
  seats?: number;
  code?: number;
}

export type ReasonName =
  | "game_over"
  | "wrong_phase"
  | "wrong_moment"
  | "only_by_effect"
  | "chance_not_asked"
  | "another_decides"
  | "only_from_die_on"
  | "nothing_to_decline"
  | "cannot_decline"
  | "must_use_effect"
  | "needs_kronen"
  | "turn_begun"
  | "turn_not_begun"
  | "no_pass_in_extra_turn"
  | "die_not_taken"
  | "die_already_taken"
  | "action_compulsory"
  | "action_already_done"
  | "no_die_in_extra_turn"
  | "only_in_extra_turn"
  | "no_boost"
  | "no_die_on_space"
  | "die_without_effect"
  | "another_die_possible"
  | "guest_before_die"
  | "guest_already_taken"
  | "cafe_full"
  | "row_space_empty"
  | "table_empty"
  | "order_complete"
  | "order_not_complete"
  | "good_not_wanted"
  | "good_not_in_kitchen"
  | "good_not_received"
  | "another_good_first"
  | "goods_in_fixed_order"
  | "fine_exceeds_plain"
  | "steps_exceed_strength"
  | "tile_already_there"
  | "first_room_bottom_left"
  | "not_beside_a_room"
  | "floor_not_allowed"
  | "room_not_prepared"
  | "room_occupied"
  | "wrong_colour"
  | "room_not_taken"
  | "not_in_hand"
  | "not_on_offer"
  | "not_in_pack"
  | "not_in_play"
  | "not_once_per_round"
  | "already_used"
  | "not_a_game_end_card"
  | "no_such_item"
  | "same_item"
  | "goal_not_met"
  | "already_claimed"
  | "no_space_for_disk"
  | "no_staff_to_avoid"
  | "avoiding_declined"
  | "guest_not_in_deck"
  | "staff_not_in_deck"
  | "board_taken"
  | "wrong_group"
  | "no_such_seat"
  | "unexplained";

/** A reason in words, and the clause of the rules behind it. */
export interface ReasonTold {
  reason: ReasonName;
  needs?: Phase;
  now?: Phase;
  decision?: FrameName;
  seat?: number | null;
  what?: Purpose;
  need?: number;
  have?: number;
  die?: number;
  action?: number;
  tables?: number;
  space?: number;
  table?: number;
  guest?: number;
  missing?: number;
  ordered?: number;
  good?: Good;
  plain?: Good;
  strength?: number;
  most?: number;
  room?: string;
  rooms?: string[];
  floor?: number;
  highest?: number;
  needs_colour?: AnyColour;
  colour?: AnyColour;
  staff?: number;
  item?: number;
  items?: number;
  politics?: number;
  measure?: MeasureName;
  disks?: number;
  board?: BoardName;
  group?: string;
  seats?: number;
  code?: number;
  text: string;
  rule: string;
}

/** The answer to a request over HTTP that was not carried out. */
export interface Refusal {
  error: Fault;
}

/** The request with this id was not carried out; `null` if it had none. */
export interface Refused {
  type: "reply";
  id: string | null;
  ok: false;
  error: Fault;
}

/** Who played. */
export interface ReplayPlayer {
  name: string;
  bot: string | null;
}

/** One answer, what happened then, and the points after it. */
export interface ReplayStep {
  step: number;
  seat: number | null;
  action: AnyAction;
  events: LogEvent[];
  round: number;
  totals: number[];
}

/** A recorded game by the name under which it is kept. */
export interface ReplayTold {
  options: GameOptions;
  players: ReplayPlayer[];
  date: string | null;
  seed: string | number | null;
  steps: ReplayStep[];
  result: Result | null;
  replay: string;
}

export type Reply = Done | Refused;

/** How a game ended; `leftovers` break a tie. */
export interface Result {
  totals: number[];
  scores: Points[];
  leftovers: number[];
  winners: number[];
}

/** Rooms of a hotel that change. */
export interface RoomChanges {
  prepared?: string[];
  occupied?: string[];
  removed?: string[];
}

/** A visit of the emperor: how far all go back, from where on one is safe or rewarded. */
export interface Scoring {
  round: number;
  back: number;
  safe_from: number;
  bonus_from: number;
  is_done: boolean;
  is_next: boolean;
}

/** What follows for one seat. */
export interface SeatFacts {
  points: number;
  rooms: number;
  occupied: number;
  cafe: (OrderFacts | null)[];
  politics: (Progress | null)[];
}

export type SeatKind = "you" | "link" | "device" | "bot";

/** A link that leads to a seat. */
export interface SeatLink {
  seat: number;
  link: string;
}

/** Who sits at a seat; `thinks_ms`: for how long its bot has been thinking. */
export interface SeatTold {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string | null;
  stand_in: string | null;
  is_open: boolean;
  has_left: boolean;
  is_yours: boolean;
  is_present: boolean;
  thinks_ms: number | null;
}

/** What one seat has; hands and packs of others are counted. */
export interface SeatView {
  board: BoardName | null;
  kronen: number;
  emperor: number;
  kitchen: Kitchen;
  cafe: (CafeTable | null)[];
  hotel: string[];
  paid_groups: string[];
  hand: number[] | number;
  pack: number[] | number;
  staff: HiredStaff[];
  dice: (number | null)[];
  points: Points;
}

/** Who is at the table now. */
export interface SeatsTold {
  type: "seats";
  seats: SeatTold[];
  spectators: number;
}

export type Source =
  | "guests"
  | "printed_rooms"
  | "groups"
  | "staff"
  | "politics"
  | "emperor_track"
  | "steps_beyond_the_track"
  | "emperor_tiles"
  | "game_end_staff"
  | "occupied_rooms"
  | "kronen"
  | "goods"
  | "guests_left";

/** A staff card; `starter` is its letter in the introductory deal. */
export interface StaffCard {
  moment: MomentName;
  effect: Effect | null;
  trigger: Trigger | null;
  modifiers: Modifier[];
  copies_rival: boolean;
  number: number;
  name: string;
  cost: number;
  starter: string | null;
  ability_text: string;
  text: string;
}

/** Staff in play that changes. */
export interface StaffChanges {
  hired?: number[];
  lost?: number[];
  used?: number[];
  ready?: number[];
}

/** A table as one line sees it; `holds`, `hints`, `chosen_deal` as in a summary. */
export interface StateTold {
  number: number;
  seat: number | null;
  view: View;
  facts: Facts;
  decision: Decision | null;
  previews: Preview[];
  waiting: Waiting | null;
  log: LogTold;
  undo: UndoTold;
  result: Result | null;
  type: "state";
  table: string;
  holds: number[];
  is_host: boolean;
  seats: SeatTold[];
  spectators: number;
  rematch: string | null;
  hints: boolean;
  chosen_deal: boolean;
}

/** What the trained player would have done after a step. */
export interface StepHints {
  replay: string;
  step: number;
  hints: RankedHint[];
}

/** The table after a step. */
export interface StepTold {
  replay: string;
  step: number;
  position: View;
  facts: Facts;
}

/** What was measured of a level; `seconds` for a turn, if they were not the usual ones. */
export interface Strength {
  points?: number;
  elo?: number;
  interval?: number[];
  seconds?: number;
}

/**
 * A table in a list of tables.
 *
 * `chosen_deal`: somebody chose the seed, and so may know what is dealt; `rematch`: the table
 * of the next game; `holds`: the seats of the browser that asks.
 */
export interface Summary {
  round: number;
  waiting: number | null;
  result: Result | null;
  table: string;
  options: GameOptions;
  spectators: boolean;
  hints: boolean;
  chosen_deal: boolean;
  created: number;
  changed: number;
  seats: SeatTold[];
  is_over: boolean;
  rematch: string | null;
  holds: number[];
  is_host: boolean;
}

/** The tables of a browser, the latest first. */
export interface TablesTold {
  tables: Summary[];
}

/** The Fluent sources of a language. */
export interface TextsTold {
  language: string;
  languages: string[];
  sources: Record<string, string>;
}

/** The bot of a seat begins to think. */
export interface ThinkingTold {
  type: "thinking";
  seat: number;
}

/** An emperor tile. */
export interface TileCard {
  tile: string;
  name: string;
  group: string;
  round: number;
  bonus: Effect;
  penalty: Penalty;
  penalty_text: string;
  text: string;
}

/** An emperor tile that can be chosen. */
export interface TileChoice {
  tile: string;
  name: string;
}

/** What makes a staff card act. */
export interface Trigger {
  trigger: TriggerName;
  faces: number[];
  colour: AnyColour;
  least_order: number;
}

export type TriggerName = "die_taken" | "guest_moves_in" | "guest_served" | "emperor_bonus" | "room_occupied";

/** A number of the turn order, with its seat and the die on it. */
export interface TurnFacts {
  number: number;
  seat: number;
  die: number | null;
  is_now: boolean;
}

export type TurnFlag = "touched" | "guest_taken" | "die_taken" | "extra";

/** A card under the staff deck; `null` if another seat has put it there. */
export interface UnderDeck {
  staff: number | null;
  seat: number;
}

/** How far the seat that looks can go back, and forward again. */
export interface UndoTold {
  steps: number;
  first: number;
  redo: number;
}

/** The table as a seat or a spectator sees it; a whole position (replays) hides nothing. */
export interface View {
  format: "hotelier-view" | "hotelier-position";
  version: number;
  options: GameOptions;
  phase: Phase;
  round: number;
  start: number | null;
  dice: number[];
  dustbin: number;
  passed: number[];
  row: (number | null)[];
  guest_deck: number[];
  guest_discard: number[];
  staff_deck: number | number[];
  under_deck: UnderDeck[];
  staff_removed: number[];
  politics: (PoliticsPlace | null)[];
  tiles: (string | null)[];
  seats: SeatView[];
  pending: Frame[];
  seat?: number | null;
  staff_unseen?: number[];
}

/** Who decides what now; nobody (`null`) where chance does. */
export interface Waiting {
  seat: number | null;
  kind: FrameName;
  because: Cause;
  text: string;
}

export type WhichRooms = "highest_free" | "highest_occupied" | "below" | "below_any" | "next_floor";

// What a browser sends.

/** A bot that takes over. */
export interface BotIn {
  bot: string;
}

/** Answer the decision: by the index of an option, or by its code. */
export interface Choose {
  type: "choose";
  id: string;
  number: number;
  option?: number | null;
  code?: number | null;
}

/** The code of another device; `give_up` lets go of this browser's own games. */
export interface CodeIn {
  code: string;
  give_up?: boolean;
}

/** Look with the eyes of one of the own seats, or of none (curtain). */
export interface Face {
  type: "face";
  id: string;
  seat: number | null;
}

/** What to do best in the present decision, and why. */
export interface Hint {
  type: "hint";
  id: string;
  number: number;
}

/** Getting up, with or without a bot that plays on. */
export interface LeaveIn {
  bot?: string | null;
}

/** A link to a seat; with a name to sit down. */
export interface LinkIn {
  link: string;
  name?: string | null;
}

/** The bot that thinks shall move. */
export interface MoveNow {
  type: "move_now";
  id: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** Try some options one after another; nothing of it is played. */
export interface Plan {
  type: "plan";
  id: string;
  number: number;
  codes: number[];
}

/** Going on from a step of a finished game, at one seat, against bots. */
export interface PlayOnIn {
  step: number;
  seat: number;
  bot: string;
  name?: string | null;
}

/** What options would do: one by its code, or all. */
export interface PreviewIn {
  type: "preview";
  id: string;
  number: number;
  code?: number | null;
}

/** The text of a recorded game. */
export interface RecordIn {
  text: string;
}

/** Give the answer again that was taken back last. */
export interface Redo {
  type: "redo";
  id: string;
  number: number;
}

/** Send the state again, with all that is new since a version. */
export interface Refresh {
  type: "refresh";
  id: string;
  known?: number;
}

/** A seat of a new table. */
export interface SeatIn {
  kind: "you" | "link" | "device" | "bot";
  name?: string | null;
  bot?: string | null;
}

export type Sent = Choose | Undo | Redo | PreviewIn | WhyNot | Plan | Hint | Face | Speak | MoveNow | Refresh | Ping;

/** Change the language of all texts. */
export interface Speak {
  type: "language";
  id: string;
  language: string;
}

/** A new table; `options` are those of `GameOptions`, `players` follows from the seats. */
export interface TableIn {
  seats: SeatIn[];
  options?: Record<string, unknown>;
  spectators?: boolean;
  hints?: boolean;
  seed?: string | null;
}

/** Take back one answer, all from `to` on, or all since the last seal. */
export interface Undo {
  type: "undo";
  id: string;
  number: number;
  to?: number | null;
  to_seal?: boolean;
}

/** Why actions are not possible now: each by its kind, with all of its fields or some. */
export interface WhyNot {
  type: "why_not";
  id: string;
  number: number;
  about: Record<string, string | number | boolean>[];
}
