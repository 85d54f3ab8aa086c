# Options, as short descriptions, and what a decision is about.
# Names of cards stand alone: they are never inflected.

seat = Player { $number }
no-goods = nothing

action-price = { $number ->
    [0] free
   *[more] { amount-kronen }
}
room-colour = { $colour ->
    [blue] blue
    [red] red
   *[yellow] yellow
}
die-face = { $face ->
    [6] 6 as { $performs }
   *[more] { $face }
}
die-boost = { $boosted ->
    [yes] {" "}[boosted]
   *[no] {""}
}
die-price = { $number ->
    [0] {""}
   *[more] {" "}Pay { amount-kronen }.
}

action-pass = Pass
action-finish_turn = End the turn
action-decline = Leave it
action-take_guest = Guest: { $guest } ({ action-price })
action-take_die = Die { die-face }{ die-boost }:{ die-price } { $effect }
action-take_six_idle = Die 6, without any effect
action-use_dice = Use the dice on { die-face }{ die-boost }:{ die-price } { $effect }
action-split_goods = Take { $goods }
action-split_steps = Take { $amounts }
action-choose_good = Choose { $good }
action-place_good = { $good } → { $guest }
action-keep_goods = Keep { $goods } in the kitchen
action-prepare_room = Room { $room } ({ room-colour }, { action-price })
action-turn_room = Turn room { $room } ({ room-colour }) to occupied
action-serve = Serve from the kitchen: { $good } → { $guest }
action-move_in = { $guest } moves into room { $room } ({ room-colour })
action-claim_politics = Claim politics card { $group }: { $politics } ({ amount-points })
action-resolve_item = { $cause }: { $effect }
action-complete_order = Complete the order: { $guest }
action-suffer_penalty = Bear the loss
action-lose_points = Lose { amount-points }
action-avoid_penalty = Avoid the penalty ({ action-price })
action-remove_room = Give up room { $room } ({ room-colour })
action-hire_staff = Hire: { $staff } ({ action-price })
action-use_staff = Use: { $staff }
action-return_staff = Put under the deck: { $staff }
action-discard_staff = Discard: { $staff }
action-draft_staff = Keep: { $staff }
action-roll_die = The die shows { $face }
action-reveal_guest = New guest: { $guest }
action-draw_staff = Staff card: { $staff }
action-choose_start = { $who } starts
action-assign_board = Board { $board }
action-choose_politics = Politics card: { $politics }
action-choose_tile = Emperor tile: { $tile }

## What a decision is about

asked-choose_start = Start player
asked-choose_board = Hotel board
asked-choose_politics = Politics card
asked-choose_tile = Emperor tile
asked-deal_staff = Dealing staff cards
asked-roll_dice = Rolling dice
asked-reveal_guest = New guest
asked-draw_staff = Drawing staff cards
asked-look_at_staff = Looking at staff cards
asked-draft = Keep one staff card and pass on the rest
asked-first_guest = Take your first guest
asked-turn = Your turn
asked-extra_action = Extra action
asked-items = Which effect comes next?
asked-split_goods = Which goods?
asked-split_steps = Steps or kronen?
asked-choose_goods = Goods of your choice
asked-allocate_goods = Where do the goods go?
asked-prepare_rooms = Prepare rooms
asked-prepare_occupied = Prepare a room, occupied at once
asked-hire_staff = Hire staff
asked-staff_on_offer = Hire one of these cards
asked-return_offer = Which card goes under the deck first?
asked-turn_rooms = Turn a room to occupied
asked-complete_order = Complete an order
asked-free_guest = Take a guest for free
asked-serve = Serve from the kitchen
asked-avoid_penalty = Avoid the penalty of the emperor?
asked-penalty = Penalty of the emperor
asked-return_hand = Put cards of your hand under the deck
asked-remove_rooms = Give up a room
asked-discard_staff = Discard an end-of-game staff card

advice-worth = about { $points } VP, { $win }% to win
advice-reason = { $source } { $change }
