# The table in the terminal, and recorded games to read.

terminal-welcome = Welcome to the Grand Austria Hotel, { $who }! Answer with the number of an option; ? helps, t draws the table, q leaves.
terminal-round = Round { $round } of { $rounds }
terminal-row = Guests
terminal-dice = Dice
terminal-die-1 = strudel, cake
terminal-die-2 = wine, coffee
terminal-die-3 = prepare rooms
terminal-die-4 = emperor steps, kronen
terminal-die-5 = hire staff
terminal-die-6 = any of 1 to 5, for 1 krone
terminal-track = Emperor track
terminal-start_player = (start player)
terminal-emperor = Emperor
terminal-scoring = After round { $round } (back { $number })
terminal-politics = Politics
terminal-kronen = Kronen
terminal-kitchen = Kitchen
terminal-cafe = Café
terminal-staff = Staff
terminal-hand = Hand
terminal-lacks = lacks
terminal-ready = served
terminal-short_points = { $number } VP
terminal-roll = Dice: { $faces }
terminal-prompt = { $number ->
    [1] Enter or 1:
   *[more] 1 to { $number }:
}
terminal-help =
    Type the number of an option and press Enter; a notation such as “die 3+” will do as well.
    Where there is only one option, Enter is enough.
    t draws the table again, q leaves it.
    In a hotel [B] is an occupied room, (b) a vacant one and b a space without a room yet; the price of a floor stands on its right.
terminal-hint = The best options by points and lead, and how the turn would go on after the best. In brackets: points gained or lost by source, compared with the best option (for the best itself, with the next one that differs):
terminal-not_understood = { $number ->
    [1] “{ $answer }” is not among the options: type 1, ?, t or q.
   *[more] “{ $answer }” is not among the options: type a number from 1 to { $number }, ?, t or q.
}
terminal-boosted = boosted
terminal-bot_failed = { $who } has failed and { $other } plays on: { $fault }
terminal-goodbye = The game ends here. Goodbye!
terminal-saved = The game was added to { $file }.
terminal-score = Score sheet
terminal-total = Total
terminal-leftovers = Kronen and goods (for ties)
terminal-winner = { $who } wins.
terminal-winners = { $who } share the victory.

show-game = Game { $number }
show-edition = Edition: { $edition }
show-seed = Seed: { $seed }
show-unfinished = { $number ->
    [one] The game was left after { $number } move.
   *[other] The game was left after { $number } moves.
}
