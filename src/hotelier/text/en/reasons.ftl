# Why an action is not possible now. Every reason is one or two short sentences.
# Names of cards are titles and are never inflected.

## The moment

reason-game_over = The game is over.
reason-wrong_phase = { $needs ->
    [setup] This belongs to the setup of the game.
    [turns] This is possible only in the turns of a round.
   *[emperor] This is possible only when the emperor comes.
}
reason-wrong_moment = Something else comes first: { reason-decision }.
reason-only_by_effect = You can do this only when a die, a card or a guest lets you.
reason-chance_not_asked = Chance decides this, and now it is about something else: { reason-decision }.
reason-another_decides = { $seat ->
    [0] Chance decides now: { reason-decision }.
   *[player] Player { $seat } decides now: { reason-decision }.
}
reason-only_from_die_on = Additional actions are open only once you have chosen a die.
reason-nothing_to_decline = There is nothing to decline now.
reason-cannot_decline = You cannot decline this: { reason-decision }.
reason-must_use_effect = { $decision ->
    [hire_staff] You must play a staff card now.
   *[prepare_rooms] { $need ->
        [1] You must prepare a room.
        [one] You must prepare { $need } more room.
       *[other] You must prepare { $need } more rooms.
    }
}
reason-unexplained = This is not possible now (action { $code }).

# What is to be decided, as the end of a sentence after a colon.
reason-decision = { $decision ->
    [choose_start] who starts
    [choose_board] which hotel a player gets
    [choose_politics] which politics card is in the game
    [choose_tile] which emperor tile is in the game
    [deal_staff] which staff card is dealt
    [roll_dice] what the dice show
    [reveal_guest] which guest comes into the row
    [draw_staff] which staff card is drawn
    [look_at_staff] which staff cards are on offer
    [draft] which staff card to keep
    [first_guest] which guest comes first
    [extra_action] the extra action
    [items] which effect comes next
    [split_goods] which goods to take
    [split_steps] how many steps and how many kronen to take
    [choose_goods] which goods to choose
    [allocate_goods] where the new goods go
    [prepare_rooms] which room to prepare
    [prepare_occupied] which room to prepare, occupied at once
    [hire_staff] which staff card to play
    [staff_on_offer] which offered staff card to play
    [return_offer] which offered card goes under the deck next
    [turn_rooms] which vacant room becomes occupied
    [complete_order] which order to complete
    [free_guest] which guest to take for free
    [serve] what else to serve from the kitchen
    [avoid_penalty] whether to avoid the penalty
    [penalty] which loss to suffer
    [return_hand] which card of the hand goes under the deck
    [remove_rooms] which room to give up
    [discard_staff] which end-of-game card to discard
   *[turn] the turn
}

## Money

reason-needs_kronen = { $what ->
    [guest] This guest costs { reason-price }; you have { $have }.
    [die] Choosing this die costs { reason-price }; you have { $have }.
    [room] This room costs { reason-price }; you have { $have }.
    [staff] This staff card costs { reason-price }; you have { $have }.
    [serving] Serving from the kitchen costs { reason-price }; you have { $have }.
   *[avoiding] Avoiding the penalty costs { reason-price }; you have { $have }.
}
reason-price = { $need ->
    [one] { $need } krone
   *[other] { $need } kronen
}

## The turn and its die

reason-turn_begun = You can pass only before you have done anything in your turn.
reason-turn_not_begun = Your turn has not begun: you can still pass.
reason-no_pass_in_extra_turn = You cannot pass in an extra turn.
reason-die_not_taken = You have not taken a die yet.
reason-die_already_taken = You have already taken your die.
reason-action_compulsory = The action of this extra turn is compulsory.
reason-action_already_done = You have already carried out the action of this turn.
reason-no_die_in_extra_turn = You take no die in an extra turn.
reason-only_in_extra_turn = Only in an extra turn do you use dice without taking one.
reason-no_boost = An extra action cannot be boosted.
reason-no_die_on_space = No die shows a { $die }.
reason-die_without_effect = Action { $action } would bring you nothing with this die.
reason-another_die_possible = You can still choose a die with an action.

## Guests and goods

reason-guest_before_die = You take a guest before the die, not after it.
reason-guest_already_taken = You have already taken a guest this turn.
reason-cafe_full = All { $tables } tables of your café are taken.
reason-row_space_empty = There is no guest on space { $space } of the row.
reason-table_empty = There is no guest at table { $table }.
reason-order_complete = The order is complete: { $guest }.
reason-order_not_complete = { $missing ->
    [one] { $missing } good is missing from the order: { $guest }.
   *[other] { $missing } goods are missing from the order: { $guest }.
}
reason-good_not_wanted = { $ordered ->
    [0] There is { reason-no_good } in this order: { $guest }.
   *[some] This order already has all its { reason-good }: { $guest }.
}
reason-good_not_in_kitchen = There is { reason-no_good } in your kitchen.
reason-good_not_received = There is { reason-no_good } to deal out.
reason-another_good_first = The { reason-good } is dealt out first.
reason-goods_in_fixed_order = Goods are chosen in a fixed order, and you are already at { reason-good }.
reason-good = { $good ->
    [strudel] strudel
    [cake] cake
    [wine] wine
   *[coffee] coffee
}
reason-no_good = { $good ->
    [strudel] no strudel
    [cake] no cake
    [wine] no wine
   *[coffee] no coffee
}
reason-fine_exceeds_plain = { $good ->
    [cake] No more cakes than strudels: at strength { $strength } that means { $most } at most.
   *[coffee] No more coffees than wines: at strength { $strength } that means { $most } at most.
}
reason-steps_exceed_strength = { $strength ->
    [one] The strength allows { $strength } step at most.
   *[other] The strength allows { $strength } steps at most.
}

## Rooms

reason-tile_already_there = Room { $room } is already prepared.
reason-first_room_bottom_left = Your first room must be { $room }, bottom left.
reason-not_beside_a_room = Space { $room } is not next to one of your rooms.
reason-floor_not_allowed = This effect reaches up to floor { $highest }; that space is on floor { $floor }.
reason-room_not_prepared = There is no room on space { $room } yet.
reason-room_occupied = Room { $room } is occupied.
reason-wrong_colour = { $guest } needs a { reason-wanted_colour } room, but { $room } is { reason-colour }.
reason-wanted_colour = { $needs_colour ->
    [blue] blue
    [red] red
   *[yellow] yellow
}
reason-colour = { $colour ->
    [blue] blue
    [red] red
   *[yellow] yellow
}
reason-room_not_taken = The penalty does not take { $room }, but { $rooms }.

## Staff and effects

reason-not_in_hand = This card is not in your hand: { $staff }.
reason-not_on_offer = This card is not on offer: { $staff }.
reason-not_in_pack = This card is not in your pack: { $staff }.
reason-not_in_play = This card is not in play in front of you: { $staff }.
reason-not_once_per_round = This card is not a once-per-round card: { $staff }.
reason-already_used = You have already used this card in this round: { $staff }.
reason-not_a_game_end_card = This card does not score at the end of the game: { $staff }.
reason-no_such_item = { $items ->
    [one] There is only { $items } effect to choose from.
   *[other] There are only { $items } effects to choose from.
}
reason-same_item = This is the same as effect { $item }.

## Politics and the emperor

reason-goal_not_met = { $politics } is not reached yet: { reason-measure } { $have } of { $need }.
reason-measure = { $measure ->
    [kronen] kronen
    [emperor_position] position on the emperor track
    [staff_in_play] staff cards in play
    [politics_disks] politics cards with your disk
    [room_tiles] rooms, vacant or occupied
    [full_groups] fully occupied groups
    [full_rows] fully occupied floors
    [full_columns] fully occupied columns
    [sets_of_three_colours] occupied rooms of each colour
    [full_colours] fully occupied colours
   *[occupied_rooms] { $colour ->
        [blue] occupied blue rooms
        [red] occupied red rooms
        [yellow] occupied yellow rooms
       *[any] occupied rooms
    }
}
reason-already_claimed = Your disk already lies on this card: { $politics }.
reason-no_space_for_disk = There are already { $disks } disks on this card: { $politics }.
reason-no_staff_to_avoid = None of your staff helps you avoid a penalty.
reason-avoiding_declined = You have decided not to avoid the penalty.

## Chance

reason-guest_not_in_deck = This guest is not in the deck: { $guest }.
reason-staff_not_in_deck = This card is not in the deck: { $staff }.
reason-board_taken = Hotel { $board } is already taken.
reason-wrong_group = It must be one of group { $group }.
reason-no_such_seat = { $seats ->
    [one] There is only { $seats } player.
   *[other] There are only { $seats } players.
}
