# What cards do, built from their records.
#
# An effect has up to three forms. Its value is a whole sentence ("Score 2 points."). Its attribute
# .then is the end of a longer sentence ("Whenever a guest moves in, score 2 points."). Its attribute
# .more is a sentence after another one of its kind ("You may prepare another room.").
#
# Where a text leaves a number out ("a room"), the variant is [1], not [one]: in some languages 21
# is "one" too.

## Small words

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-any = any colour
good-strudel = strudel
good-cake = cake
good-wine = wine
good-coffee = coffee

# Lists grow from the left: the first two items by list-comma, the last one by list-and.
list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-comma = { $before }, { $next }
list-sentences = { $before } { $next }

## Amounts: always what somebody takes, pays, scores, orders or loses

amount-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
amount-kronen = { $number ->
    [one] { $number } krone
   *[other] { $number } kronen
}
amount-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
amount-staff = { $number ->
    [one] { $number } staff card
   *[other] { $number } staff cards
}
amount-goods = { $number ->
    [one] { $number } dish or drink
   *[other] { $number } dishes or drinks
}
amount-dishes = { $number ->
    [one] { $number } dish
   *[other] { $number } dishes
}
amount-drinks = { $number ->
    [one] { $number } drink
   *[other] { $number } drinks
}
amount-strudel = { $number ->
    [one] { $number } strudel
   *[other] { $number } strudels
}
amount-cake = { $number ->
    [one] { $number } cake
   *[other] { $number } cakes
}
amount-wine = { $number ->
    [one] { $number } wine
   *[other] { $number } wines
}
amount-coffee = { $number ->
    [one] { $number } coffee
   *[other] { $number } coffees
}

## Prices, for one or several ($number) rooms or cards

price = { $price ->
    [free] for free
    [less] { price-less }{ price-each }
   *[full] at the normal cost
}
price-less = { $discount ->
    [one] for { $discount } krone less
   *[other] for { $discount } kronen less
}
price-each = { $number ->
    [1] {""}
   *[other] {" "}each
}

## Effects

effect-points = Score { amount-points }.
    .then = score { amount-points }
effect-points-per = Score { amount-points } { $measure }.
    .then = score { amount-points } { $measure }
effect-steps = Go { amount-steps } up the emperor track.
    .then = go { amount-steps } up the emperor track
effect-kronen = Gain { amount-kronen }.
    .then = gain { amount-kronen }
effect-goods = Take { $goods }.
    .then = take { $goods }
effect-any_goods = Take { amount-goods } of your choice.
    .then = take { amount-goods } of your choice
effect-draw_staff = Draw { amount-staff }.
    .then = draw { amount-staff }

effect-prepare_rooms = You may prepare { rooms-to_prepare }{ rooms-where } { price }{ rooms-occupied_at_once }.
    .then = you may prepare { rooms-to_prepare }{ rooms-where } { price }{ rooms-occupied_at_once }
    .more = You may prepare { rooms-more }{ rooms-where } { price }{ rooms-occupied_at_once }.
effect-prepare_rooms-must = Prepare { rooms-to_prepare }{ rooms-where } { price }{ rooms-occupied_at_once }, at least one.
    .then = prepare { rooms-to_prepare }{ rooms-where } { price }{ rooms-occupied_at_once }, at least one
rooms-to_prepare = { $number ->
    [1] a room
   *[other] up to { $number } rooms
}
rooms-more = { $number ->
    [1] another room
   *[other] up to { $number } more rooms
}
rooms-where = { $where ->
    [floors] {" "}on floor { $floors }
   *[anywhere] {""}
}
rooms-occupied_at_once = { $occupied ->
    [yes] , occupied side up
   *[no] {""}
}

effect-hire_staff = You may play { staff-to_play } from your hand { price }.
    .then = you may play { staff-to_play } from your hand { price }
    .more = You may play { staff-more } from your hand { price }.
effect-hire_staff-must = Play { staff-to_play } from your hand { price }.
    .then = play { staff-to_play } from your hand { price }
staff-to_play = { $number ->
    [1] a staff card
   *[other] up to { $number } staff cards
}
staff-more = { $number ->
    [1] another staff card
   *[other] up to { $number } more staff cards
}
effect-look_at_staff = Look at { staff-to_see } from the staff deck. You may play one of them { price }. Put the rest under the deck in any order.
    .then = look at { staff-to_see } from the staff deck; you may play one of them { price }; put the rest under the deck in any order
staff-to_see = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
effect-turn_rooms = You may turn { rooms-to_turn } occupied side up.
    .then = you may turn { rooms-to_turn } occupied side up
rooms-to_turn = { $number ->
    [1] a vacant room
   *[other] up to { $number } vacant rooms
}
effect-complete_order = You may complete the order of one of your guests with goods from the supply.
    .then = you may complete the order of one of your guests with goods from the supply
effect-take_guest = You may take { guests-to_take }.
    .then = you may take { guests-to_take }
guests-to_take = { $number ->
    [1] a guest from the row for free
   *[other] up to { $number } guests from the row for free, one after the other
}

# The edition decides between an extra turn (its action optional or compulsory) and a mere action.
effect-extra_turn = Then there is an extra turn or action for you, without taking a die.
    .then = there is an extra turn or action for you, without taking a die
effect-extra_turn-optional = Then you have an extra turn in which you take no die. Its action is optional.
    .then = you have an extra turn in which you take no die; its action is optional
effect-extra_turn-compulsory = Then you have an extra turn in which you take no die. Its action is compulsory.
    .then = you have an extra turn in which you take no die; its action is compulsory
effect-extra_turn-action = Then you may carry out an extra action, without taking a die and without a boost.
    .then = you may carry out an extra action, without taking a die and without a boost

# The actions of the dice.
effect-dishes = Take { amount-dishes }: no more cakes than strudels.
    .then = take { amount-dishes }, no more cakes than strudels
effect-drinks = Take { amount-drinks }: no more coffees than wines.
    .then = take { amount-drinks }, no more coffees than wines
effect-steps_or_kronen = { $number ->
    [1] Go 1 step up the emperor track or gain 1 krone.
   *[other] Split { $number } between steps on the emperor track and kronen.
}
    .then = { $number ->
        [1] go 1 step up the emperor track or gain 1 krone
       *[other] split { $number } between steps on the emperor track and kronen
    }
effect-steps_and_kronen = Go { amount-steps } up the emperor track and gain { amount-kronen }.
    .then = go { amount-steps } up the emperor track and gain { amount-kronen }

## Measures: the end of "Score 2 points ..." and of "Lose 2 points ..."

measure-kronen = for each krone you own
measure-emperor_position = for each space you stand beyond 0 on the emperor track
measure-staff_in_play = for each of your staff cards in play
measure-room_tiles = for each room of your hotel, vacant or occupied
measure-occupied_rooms = { $colour ->
    [blue] for each occupied blue room
    [red] for each occupied red room
    [yellow] for each occupied yellow room
   *[any] for each occupied room
}
measure-full_groups = for each fully occupied group
measure-full_rows = for each fully occupied floor
measure-full_columns = for each fully occupied column
measure-politics_disks = for each politics card with your disk on it
measure-sets_of_three_colours = for each set of three occupied rooms: one blue, one red, one yellow
measure-full_colours = for each colour whose rooms are all occupied
measure-most = { $measure }, counting { $most } at most

## Abilities of staff, by their moment

staff-cost = { $number ->
    [0] Costs nothing.
    [one] Costs { $number } krone.
   *[other] Costs { $number } kronen.
}
ability-once_per_round = Once per round, { $effect }.
ability-when_hired = When you play this card, { $effect }.
ability-whenever = { $trigger }, { $effect }.
ability-at_end = At the end of the game, { $effect }.
ability-at_end-copy = At the end of the game, pick the best end-of-game card another player has in play and score it as your own.

## Triggers: the beginning of a sentence that goes on with an effect

trigger-die_taken = Whenever you take a { $faces }
trigger-guest_moves_in = { $colour ->
    [blue] Whenever a blue guest moves in
    [red] Whenever a red guest moves in
    [yellow] Whenever a yellow guest moves in
    [green] Whenever a green guest moves in
   *[any] Whenever a guest moves in
}
trigger-guest_moves_in-order = { $colour ->
    [blue] Whenever a blue guest who ordered { $least } or more goods moves in
    [red] Whenever a red guest who ordered { $least } or more goods moves in
    [yellow] Whenever a yellow guest who ordered { $least } or more goods moves in
    [green] Whenever a green guest who ordered { $least } or more goods moves in
   *[any] Whenever a guest who ordered { $least } or more goods moves in
}
trigger-order_complete = { $colour ->
    [blue] Whenever the order of a blue guest is complete
    [red] Whenever the order of a red guest is complete
    [yellow] Whenever the order of a yellow guest is complete
    [green] Whenever the order of a green guest is complete
   *[any] Whenever the order of a guest is complete
}
trigger-emperor_bonus = Whenever you receive an emperor bonus
trigger-room_occupied = Whenever one of your rooms becomes occupied

## Lasting changes

modifier-rooms_free = { $colour ->
    [blue] Preparing blue rooms costs you nothing.
    [red] Preparing red rooms costs you nothing.
    [yellow] Preparing yellow rooms costs you nothing.
   *[any] Preparing rooms costs you nothing.
}
modifier-stronger_die = { $number ->
    [one] Whenever you take a { $faces }, count { $number } extra die for its action.
   *[other] Whenever you take a { $faces }, count { $number } extra dice for its action.
}
modifier-no_fee = Taking a 6 costs you nothing.
modifier-both_tracks = Whenever you take a { $faces }, each die counts twice: as a step on the emperor track and as a krone.
modifier-cheaper_hire = Whenever you take a { $faces }, the staff card you play costs a further { amount-kronen } less.
modifier-serve_free = Serving guests from your kitchen costs you nothing.
modifier-row_free = Guests from the row cost you nothing.
modifier-avoid_penalty = { $number ->
    [0] Emperor penalties do not affect you.
    [one] You may pay { $number } krone to avoid an emperor penalty.
   *[other] You may pay { $number } kronen to avoid an emperor penalty.
}

## Guests

guest-colour = { $colour ->
    [blue] Blue guest.
    [red] Red guest.
    [yellow] Yellow guest.
   *[green] Green guest, for rooms of any colour.
}
guest-order = Orders { $goods }.
guest-points = Worth { amount-points }.
guest-no_reward = No reward.

## Emperor tiles

tile-bonus = Bonus: { $text }
tile-penalty = Penalty: { $text }

# A penalty begins a sentence that ends with penalty-alone, or goes on with the points that are
# lost instead: by choice (penalty-or) or because there is no other way (penalty-else).
penalty-alone = { $penalty }.
penalty-or = { $penalty }, or lose { amount-points }.
penalty-else = { $penalty }. If you cannot, lose { amount-points }.
penalty-lose_kronen = Pay { amount-kronen }
penalty-lose_kitchen = Put everything in your kitchen back into the supply
penalty-lose_all_goods = Put everything in your kitchen and on your guests’ orders back into the supply
penalty-return_hand_cards = Put { amount-staff } from your hand under the deck
penalty-remove_rooms = { $occupied ->
    [yes] { $number ->
        [1] Remove an occupied room from the highest floor that has one
       *[other] Remove { $number } occupied rooms, each from the highest floor that has one
    }
   *[no] { $number ->
        [1] Remove a vacant room from the highest floor that has one
       *[other] Remove { $number } vacant rooms, each from the highest floor that has one
    }
}
penalty-remove_occupied_rooms-same_column = Remove an occupied room from the highest floor that has one and the nearest occupied room below it in its column, if any
penalty-remove_occupied_rooms-same_column_any = Remove an occupied room from the highest floor that has one and any occupied room below it in its column, if there is one
penalty-remove_occupied_rooms-two_floors = Remove one occupied room from each of the two highest floors that have one
penalty-discard_end_staff-played = Discard one of your end-of-game staff cards in play
penalty-discard_end_staff-hand = Discard an end-of-game staff card from your hand
penalty-lose_points = Lose { amount-points }
penalty-lose_points-per = Lose { amount-points } { $measure }

## Goals of politics cards

goal-kronen = { $number ->
    [one] You have at least { $number } krone.
   *[other] You have at least { $number } kronen.
}
goal-emperor_position = You are at least on space { $number } of the emperor track.
goal-staff_in_play = { $number ->
    [one] You have at least { $number } staff card in play.
   *[other] You have at least { $number } staff cards in play.
}
goal-room_tiles = { $number ->
    [one] Your hotel has at least { $number } room, vacant or occupied.
   *[other] Your hotel has at least { $number } rooms, vacant or occupied.
}
goal-full_groups = { $number ->
    [one] At least { $number } of your groups is fully occupied.
   *[other] At least { $number } of your groups are fully occupied.
}
goal-full_rows = { $number ->
    [one] At least { $number } of your floors is fully occupied.
   *[other] At least { $number } of your floors are fully occupied.
}
goal-full_columns = { $number ->
    [one] At least { $number } of your columns is fully occupied.
   *[other] At least { $number } of your columns are fully occupied.
}
goal-full_colours = { $number ->
    [1] All rooms of one colour are occupied.
   *[other] All rooms of at least { $number } colours are occupied.
}
goal-politics_disks = { $number ->
    [one] Your disk lies on at least { $number } politics card.
   *[other] Your disks lie on at least { $number } politics cards.
}
goal-sets_of_three_colours = { $number ->
    [one] You have at least { $number } occupied room of each colour.
   *[other] You have at least { $number } occupied rooms of each colour.
}
goal-occupied_rooms = You have at least { $rooms }.
goal-rooms = { $colour ->
    [blue] { $number ->
        [one] { $number } occupied blue room
       *[other] { $number } occupied blue rooms
    }
    [red] { $number ->
        [one] { $number } occupied red room
       *[other] { $number } occupied red rooms
    }
    [yellow] { $number ->
        [one] { $number } occupied yellow room
       *[other] { $number } occupied yellow rooms
    }
   *[any] { $number ->
        [one] { $number } occupied room
       *[other] { $number } occupied rooms
    }
}
