# The table while others move, its log, its settings and its text form.

## While others move

web-skip = Skip
web-thinks = thinking
web-seconds = { $number } s
web-previous = Back
web-next = Next
web-recap = { $turns ->
    [one] { $turns } turn since you left
   *[other] { $turns } turns since you left
}
web-recap-step = { $step } of { $steps }
web-remind-order = The kitchen can complete { $guest }
web-remind-staff = { $staff }: not used yet
web-remind-take = No guest taken yet.
web-game-of = Game with { $names }

## Notifications

web-notify-ask = May we call you when it is your turn?
web-notify-yes = Yes, notify me
web-notify-no = No
web-notify-refused = The browser does not allow notifications for this page.

## Settings

web-speed = Animation
web-speed-0 = none
web-speed-1 = calm
web-speed-2 = quick
web-sound = Short sounds
web-reading = Reading
web-playing = Playing
web-patterns = Stronger patterns in rooms
web-text-table = Table as text, with headings, lists and buttons
web-reminder-guest = A guest can move in
web-reminder-politics = A politics card can be claimed
web-reminder-staff = Staff not used this round
web-reminder-order = The kitchen can complete an order
web-reminder-take = A die in mind, but no guest taken
web-keys-hint = Digits choose dice and options, arrows move, Enter chooses, Esc cancels. Click a key to change it.
web-keys-reset = Usual keys
web-key-press = press a key
web-key-taken = { $key } is already taken: { $command }
web-key-fixed = { $key } always means the same and cannot be given away.
web-key-boost = Boost
web-key-guests = Guests waiting
web-key-cafe = Café
web-key-hotel = Hotel
web-key-hand = Hand
web-key-kitchen = Kitchen
web-key-staff = Staff in play
web-key-goals = Politics cards
web-key-rivals = Rivals
web-key-log = Log
web-key-move_in = Move in
web-key-finish = Finish turn
web-key-pass = Pass
web-key-undo = Undo
web-key-undo_to_seal = Undo to the seal
web-key-redo = Redo
web-key-next = Next choice
web-key-inspect = Show large, or why not
web-key-skip = Skip animation
web-key-explain = Why not?
web-key-hint = Hint

## The log in few words; who it was stands before it as a sign

log-guest_taken = takes { $guest }
log-guest_revealed = { $guest } arrives
log-die_taken = takes
log-dice_used = uses
log-passed = passes
log-good_served = serves { $guest }
log-order_completed = { $guest }: order complete
log-guest_moved_in = { $guest } moves in
log-room_removed = loses room
log-group_completed = group of { $number } complete
log-staff_hired = plays { $staff }
log-staff_used = uses { $staff }
log-staff_drawn = draws { $staff }
log-staff_drawn-hidden = draws a card
log-staff_drafted = keeps { $staff }
log-staff_drafted-hidden = keeps a card
log-staff_returned = puts back { $staff }
log-staff_returned-hidden = puts a card back
log-staff_discarded = discards { $staff }
log-politics_claimed = claims { $politics }
log-bonus_received = bonus: { $tile }
log-penalty_suffered = penalty: { $tile }
log-penalty_avoided = avoids: { $tile }

## The table as text

web-tt-waiting = Waiting
web-tt-floor = Floor { $floor }
web-tt-missing = still wants { $goods }
web-tt-nothing = nothing
web-waiting-turn = { $name } is to move

## After the game

web-over-turns = Points over the turns
web-turning-points = Turning points
web-turning-point = Round { $round }: { $name } +{ $points } VP
web-turn-back = Turn back
web-turn-forward = Turn forward
web-play = Play
web-pause = Pause
web-pace = Speed
web-pace-slow = slow
web-pace-usual = usual
web-pace-fast = fast
web-scrub = Turns of the game

## Hints and levels

web-hint = Hint
web-hint-busy = The trained player is thinking
web-hint-plan = And then:
web-hint-one = Only this one
web-hint-all = All of them
web-hint-note = Ranked by points and by the lead over the best rival. Changes are against the best option; its own are against the next one that differs. A click marks an option on the table.
web-analysis = Analysis
web-analysis-busy = The trained player is looking at the game; this takes some seconds
web-analysis-curve = Chances to win over the game; a click goes there
web-costly = Costliest choices
web-costly-choice = Round { $round }: { $name }, about −{ $points } VP
web-costly-setup = Setup: { $name }, about −{ $points } VP
web-chance = { $percent }%
web-best-here = Best options here
web-taken = taken
web-analysis-note = Each chance is that of the player’s last choice, by what could be seen then, if all play on as the trained player does; so they need not add up to 100%. The judge is the trained player, who looks one turn ahead; who searches further, as the Director does, may have seen more.
web-hints-on = Hints are given at this table.
web-hints-off = This table gives no hints.
web-allow-hints = Allow hints
web-level-points = about { $points } points
web-level-elo = Elo { $elo }
web-level-elo-timed = Elo { $elo } (measured at { $seconds } s a turn)
web-level-note = Elo is 1000 for the weakest level; 400 more are ten wins to one loss. Points are the average of a level against its like, in games of two.
