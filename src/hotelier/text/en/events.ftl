# What happened. Who is a name, cause a card, a die or another reason.

cause-turn = turn
cause-die = die { $face }
cause-group = { $colour ->
    [blue] blue group
    [red] red group
   *[yellow] yellow group
}
cause-room = room { $room }
cause-final_scoring = final scoring

event-start_chosen = { $who } is the start player.
event-board_assigned = { $who } gets hotel board { $board }.
event-politics_chosen = Politics card in this game: { $politics }.
event-tile_chosen = Emperor tile in this game: { $tile }.
event-staff_drawn = { $who } draws a staff card: { $staff }.
event-staff_drawn-hidden = { $who } draws a staff card.
event-staff_drafted = { $who } keeps a staff card: { $staff }.
event-staff_drafted-hidden = { $who } keeps a staff card.
event-guest_revealed = A new guest appears: { $guest }.
event-guests_reshuffled = The discarded guests are shuffled into a new deck.
event-round_started = Round { $round } begins.
event-die_rolled = A die shows { $face }.
event-dice_rerolled = { $number ->
    [one] One die goes to the dustbin, { $number } die is rolled again.
   *[other] One die goes to the dustbin, { $number } dice are rolled again.
}
event-turn_started = { $who } is to move.
event-passed = { $who } passes.
event-guest_taken = { $who } takes a guest: { $guest }.
event-die_taken = { $who } takes a { $die } (strength { $number }).
event-dice_used = { $who } uses the dice on { $die } (strength { $number }).
event-kronen_gained = { $who } gains { amount-kronen } ({ $cause }).
event-kronen_paid = { $who } pays { amount-kronen } ({ $cause }).
event-kronen_lost = { $who } has no use for { amount-kronen }: the purse is full ({ $cause }).
event-steps_taken = { $who } advances { amount-steps } on the emperor track ({ $cause }).
event-set_back = { $who } moves back { amount-steps } on the emperor track.
event-points_scored = { $who } scores { amount-points } ({ $cause }).
event-points_scored-lost = { $who } loses { amount-points } ({ $cause }).
event-goods_received = { $who } receives { $goods } ({ $cause }).
event-good_placed = { $who } serves { $good } at once: { $guest }.
event-good_served = { $who } serves { $good } from the kitchen: { $guest }.
event-goods_lost = { $who } loses { $goods } ({ $cause }).
event-order_completed = The order is complete: { $guest } ({ $who }).
event-guest_moved_in = { $who }: { $guest } moves into room { $room }.
event-room_prepared = { $who } prepares room { $room }.
event-room_occupied = { $who }: room { $room } is occupied.
event-room_removed = { $who } loses room { $room } ({ $cause }).
event-group_completed = { $colour ->
    [blue] { $who } completes a blue group of { $size }.
    [red] { $who } completes a red group of { $size }.
   *[yellow] { $who } completes a yellow group of { $size }.
}
event-staff_hired = { $who } hires: { $staff }.
event-staff_used = { $who } uses: { $staff }.
event-staff_returned = { $who } puts a staff card under the deck: { $staff }.
event-staff_returned-hidden = { $who } puts a staff card under the deck.
event-staff_discarded = { $who } discards: { $staff }.
event-politics_claimed = { $who } claims a politics card: { $politics }.
event-effect_lapsed = { $who } cannot use this: { $decision } ({ $cause }).
event-declined = { $who } does not use this: { $decision } ({ $cause }).
event-extra_turn_started = { $who } has something extra to do ({ $cause }).
event-turn_finished = { $who } ends the turn.
event-round_ended = Round { $round } ends.
event-emperor_came = The emperor comes after round { $round }.
event-bonus_received = { $who } receives the bonus of the emperor: { $tile }.
event-penalty_suffered = { $who } suffers the penalty of the emperor: { $tile }.
event-penalty_avoided = { $who } avoids the penalty of the emperor: { $tile }.
event-game_ended = The game is over.
