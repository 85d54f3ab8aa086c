# What cards do, built from their records.
#
# An effect has up to three forms. Its value is a whole sentence ("Score 2 points."). Its attribute
# .then is the end of a longer sentence ("Whenever a guest moves in, score 2 points."). Its attribute
# .more is a sentence after another one of its kind ("You may prepare another room.").
#
# Where a text leaves a number out ("a room"), the variant is [1], not [one]: in some languages 21
# is "one" too.

## Small words

colour-blue = niebieski
colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-any = dowolny kolor
good-strudel = strudel
good-cake = ciasto
good-wine = wino
good-coffee = kawa

# Lists grow from the left: the first two items by list-comma, the last one by list-and.
list-and = { $before } i { $last }
list-or = { $before } lub { $last }
list-comma = { $before }, { $next }
list-sentences = { $before } { $next }

## Amounts: always what somebody takes, pays, scores, orders or loses

amount-points = { $number ->
    [one] { $number } punkt zwycięstwa
    [few] { $number } punkty zwycięstwa
   *[many] { $number } punktów zwycięstwa
}
amount-kronen = { $number ->
    [one] { $number } koronę
    [few] { $number } korony
   *[many] { $number } koron
}
amount-steps = { $number ->
    [one] { $number } pole
    [few] { $number } pola
   *[many] { $number } pól
}
amount-staff = { $number ->
    [one] { $number } kartę personelu
    [few] { $number } karty personelu
   *[many] { $number } kart personelu
}
amount-goods = { $number ->
    [one] { $number } danie lub napój
    [few] { $number } dania lub napoje
   *[many] { $number } dań lub napojów
}
amount-dishes = { $number ->
    [one] { $number } danie
    [few] { $number } dania
   *[many] { $number } dań
}
amount-drinks = { $number ->
    [one] { $number } napój
    [few] { $number } napoje
   *[many] { $number } napojów
}
amount-strudel = { $number ->
    [one] { $number } strudel
    [few] { $number } strudle
   *[many] { $number } strudli
}
amount-cake = { $number ->
    [one] { $number } ciasto
    [few] { $number } ciasta
   *[many] { $number } ciast
}
amount-wine = { $number ->
    [one] { $number } wino
    [few] { $number } wina
   *[many] { $number } win
}
amount-coffee = { $number ->
    [one] { $number } kawę
    [few] { $number } kawy
   *[many] { $number } kaw
}

## Prices, for one or several ($number) rooms or cards; each begins with what sets it off

price = { $price ->
    [free] {" "}za darmo
    [less] { price-each }{ price-less }
   *[full] {" "}za zwykłą opłatą
}
price-less = { $discount ->
    [one] o { $discount } koronę taniej
    [few] o { $discount } korony taniej
   *[many] o { $discount } koron taniej
}
price-each = { $number ->
    [1] {" "}
    [few] , za każdym razem{" "}
   *[many] , za każdym razem{" "}
}

## Effects

effect-points = Zdobądź { amount-points }.
    .then = zdobywasz { amount-points }
effect-points-per = Zdobądź { amount-points } { $measure }.
    .then = zdobywasz { amount-points } { $measure }
effect-steps = Przesuń się o { amount-steps } do przodu na torze cesarza.
    .then = przesuwasz się o { amount-steps } do przodu na torze cesarza
effect-kronen = Weź { amount-kronen }.
    .then = bierzesz { amount-kronen }
effect-goods = Weź { $goods }.
    .then = bierzesz { $goods }
effect-any_goods = Weź { amount-goods } według własnego wyboru.
    .then = bierzesz { amount-goods } według własnego wyboru
effect-draw_staff = Dociągnij { amount-staff }.
    .then = dociągasz { amount-staff }

effect-prepare_rooms = Możesz przygotować { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }.
    .then = możesz przygotować { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }
    .more = Możesz przygotować { rooms-more }{ rooms-where }{ price }{ rooms-occupied_at_once }.
effect-prepare_rooms-must = { $number ->
    [1] Przygotuj { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }.
    [few] Przygotuj { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }, przynajmniej jeden.
   *[many] Przygotuj { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }, przynajmniej jeden.
}
    .then = { $number ->
        [1] przygotowujesz { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }
        [few] przygotowujesz { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }, przynajmniej jeden
       *[many] przygotowujesz { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }, przynajmniej jeden
    }
rooms-to_prepare = { $number ->
    [1] pokój
    [few] do { $number } pokoi
   *[many] do { $number } pokoi
}
rooms-more = { $number ->
    [1] jeszcze jeden pokój
    [few] jeszcze do { $number } pokoi
   *[many] jeszcze do { $number } pokoi
}
rooms-where = { $where ->
    [floors] {" "}na piętrze { $floors }
   *[anywhere] {""}
}
rooms-occupied_at_once = { $occupied ->
    [yes] , od razu zajętą stroną do góry
   *[no] {""}
}

effect-hire_staff = Możesz zagrać z ręki { staff-to_play }{ price }.
    .then = możesz zagrać z ręki { staff-to_play }{ price }
    .more = Możesz zagrać z ręki { staff-more }{ price }.
effect-hire_staff-must = Zagraj z ręki { staff-to_play }{ price }.
    .then = zagrywasz z ręki { staff-to_play }{ price }
staff-to_play = { $number ->
    [1] kartę personelu
    [few] do { $number } kart personelu
   *[many] do { $number } kart personelu
}
staff-more = { $number ->
    [1] jeszcze jedną kartę personelu
    [few] jeszcze do { $number } kart personelu
   *[many] jeszcze do { $number } kart personelu
}
effect-look_at_staff = Obejrzyj { staff-to_see } ze stosu kart personelu. Możesz zagrać jedną z nich{ price }. Pozostałe odłóż pod spód stosu w dowolnej kolejności.
    .then = oglądasz { staff-to_see } ze stosu kart personelu, możesz zagrać jedną z nich{ price }, a pozostałe odkładasz pod spód stosu w dowolnej kolejności
staff-to_see = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
effect-turn_rooms = Możesz odwrócić { rooms-to_turn } na zajętą stronę.
    .then = możesz odwrócić { rooms-to_turn } na zajętą stronę
rooms-to_turn = { $number ->
    [1] wolny pokój
    [few] do { $number } wolnych pokoi
   *[many] do { $number } wolnych pokoi
}
effect-complete_order = Możesz skompletować zamówienie jednego ze swoich gości z zasobów ogólnych.
    .then = możesz skompletować zamówienie jednego ze swoich gości z zasobów ogólnych
effect-take_guest = Możesz za darmo wziąć { guests-to_take } z planszy głównej.
    .then = możesz za darmo wziąć { guests-to_take } z planszy głównej
guests-to_take = { $number ->
    [1] gościa
    [few] kolejno do { $number } gości
   *[many] kolejno do { $number } gości
}

# The edition decides between an extra turn (its action optional or compulsory) and a mere action.
effect-extra_turn = Następnie przysługuje ci dodatkowa tura lub akcja, bez brania kości.
    .then = przysługuje ci dodatkowa tura lub akcja, bez brania kości
effect-extra_turn-optional = Następnie rozgrywasz dodatkową turę, w której nie bierzesz kości. Akcja w tej turze jest dobrowolna.
    .then = rozgrywasz dodatkową turę, w której nie bierzesz kości; akcja w tej turze jest dobrowolna
effect-extra_turn-compulsory = Następnie rozgrywasz dodatkową turę, w której nie bierzesz kości. Akcja w tej turze jest obowiązkowa.
    .then = rozgrywasz dodatkową turę, w której nie bierzesz kości; akcja w tej turze jest obowiązkowa
effect-extra_turn-action = Następnie możesz wykonać jeszcze jedną akcję, bez brania kości i bez wzmocnienia.
    .then = możesz wykonać jeszcze jedną akcję, bez brania kości i bez wzmocnienia

# The actions of the dice.
effect-dishes = Weź { amount-dishes }: nie więcej ciast niż strudli.
    .then = bierzesz { amount-dishes }, przy czym nie więcej ciast niż strudli
effect-drinks = Weź { amount-drinks }: nie więcej kawy niż wina.
    .then = bierzesz { amount-drinks }, przy czym nie więcej kawy niż wina
effect-steps_or_kronen = { $number ->
    [1] Przesuń się o 1 pole do przodu na torze cesarza albo weź 1 koronę.
    [few] Podziel { $number } pola między tor cesarza a tor pieniędzy.
   *[many] Podziel { $number } pól między tor cesarza a tor pieniędzy.
}
    .then = { $number ->
        [1] przesuwasz się o 1 pole do przodu na torze cesarza albo bierzesz 1 koronę
        [few] dzielisz { $number } pola między tor cesarza a tor pieniędzy
       *[many] dzielisz { $number } pól między tor cesarza a tor pieniędzy
    }
effect-steps_and_kronen = Przesuń się o { amount-steps } do przodu na torze cesarza i weź { amount-kronen }.
    .then = przesuwasz się o { amount-steps } do przodu na torze cesarza i bierzesz { amount-kronen }

## Measures: the end of "Score 2 points ..." and of "Lose 2 points ..."

measure-kronen = za każdą swoją koronę
measure-emperor_position = za każde pole dzielące cię od 0 na torze cesarza
measure-staff_in_play = za każdą swoją zagraną kartę personelu
measure-room_tiles = za każdy pokój w swoim hotelu, wolny lub zajęty
measure-occupied_rooms = { $colour ->
    [blue] za każdy zajęty niebieski pokój
    [red] za każdy zajęty czerwony pokój
    [yellow] za każdy zajęty żółty pokój
   *[any] za każdy zajęty pokój
}
measure-full_groups = za każdą w pełni zajętą grupę
measure-full_rows = za każde w pełni zajęte piętro
measure-full_columns = za każdy w pełni zajęty pion
measure-politics_disks = za każdą kartę polityki ze swoim znacznikiem
measure-sets_of_three_colours = za każdy zestaw trzech zajętych pokoi: niebieskiego, czerwonego i żółtego
measure-full_colours = za każdy kolor, którego wszystkie pokoje są zajęte
measure-most = { $measure }, ale najwyżej za { $most }

## Abilities of staff, by their moment

staff-cost = { $number ->
    [0] Nic nie kosztuje.
    [one] Kosztuje { $number } koronę.
    [few] Kosztuje { $number } korony.
   *[many] Kosztuje { $number } koron.
}
ability-once_per_round = Raz w rundzie { $effect }.
ability-when_hired = Gdy zagrywasz tę kartę, { $effect }.
ability-whenever = { $trigger }, { $effect }.
ability-at_end = Na koniec gry { $effect }.
ability-at_end-copy = Na koniec gry wybierz najlepszą dla siebie kartę personelu z efektem „na koniec gry” spośród zagranych przez innych graczy i policz za nią punkty jak za własną.

## Triggers: the beginning of a sentence that goes on with an effect

trigger-die_taken = Ilekroć bierzesz kość o wartości { $faces }
trigger-guest_moves_in = { $colour ->
    [blue] Ilekroć wprowadza się niebieski gość
    [red] Ilekroć wprowadza się czerwony gość
    [yellow] Ilekroć wprowadza się żółty gość
    [green] Ilekroć wprowadza się zielony gość
   *[any] Ilekroć wprowadza się gość
}
trigger-guest_moves_in-order = { $colour ->
    [blue] Ilekroć wprowadza się niebieski gość z zamówieniem złożonym z co najmniej { $least } dań i napojów
    [red] Ilekroć wprowadza się czerwony gość z zamówieniem złożonym z co najmniej { $least } dań i napojów
    [yellow] Ilekroć wprowadza się żółty gość z zamówieniem złożonym z co najmniej { $least } dań i napojów
    [green] Ilekroć wprowadza się zielony gość z zamówieniem złożonym z co najmniej { $least } dań i napojów
   *[any] Ilekroć wprowadza się gość z zamówieniem złożonym z co najmniej { $least } dań i napojów
}
trigger-order_complete = { $colour ->
    [blue] Ilekroć zamówienie niebieskiego gościa zostaje skompletowane
    [red] Ilekroć zamówienie czerwonego gościa zostaje skompletowane
    [yellow] Ilekroć zamówienie żółtego gościa zostaje skompletowane
    [green] Ilekroć zamówienie zielonego gościa zostaje skompletowane
   *[any] Ilekroć zamówienie gościa zostaje skompletowane
}
trigger-emperor_bonus = Ilekroć otrzymujesz premię cesarza
trigger-room_occupied = Ilekroć jeden z twoich pokoi zostaje zajęty

## Lasting changes

modifier-rooms_free = { $colour ->
    [blue] Niebieskie pokoje przygotowujesz za darmo.
    [red] Czerwone pokoje przygotowujesz za darmo.
    [yellow] Żółte pokoje przygotowujesz za darmo.
   *[any] Pokoje przygotowujesz za darmo.
}
modifier-stronger_die = { $number ->
    [one] Ilekroć bierzesz kość o wartości { $faces }, przy jej akcji liczysz o { $number } kość więcej.
    [few] Ilekroć bierzesz kość o wartości { $faces }, przy jej akcji liczysz o { $number } kości więcej.
   *[many] Ilekroć bierzesz kość o wartości { $faces }, przy jej akcji liczysz o { $number } kości więcej.
}
modifier-no_fee = Za wzięcie kości o wartości 6 nic nie płacisz.
modifier-both_tracks = Ilekroć bierzesz kość o wartości { $faces }, każda kość liczy się podwójnie: jako pole na torze cesarza i jako korona.
modifier-cheaper_hire = Ilekroć bierzesz kość o wartości { $faces }, zagrywana karta personelu kosztuje dodatkowo o { amount-kronen } mniej.
modifier-serve_free = Dania i napoje z kuchni podajesz gościom za darmo.
modifier-row_free = Za gości z planszy głównej nic nie płacisz.
modifier-avoid_penalty = { $number ->
    [0] Kary cesarza cię nie dotyczą.
    [one] Możesz zapłacić { $number } koronę, aby uniknąć kary cesarza.
    [few] Możesz zapłacić { $number } korony, aby uniknąć kary cesarza.
   *[many] Możesz zapłacić { $number } koron, aby uniknąć kary cesarza.
}

## Guests

guest-colour = { $colour ->
    [blue] Niebieski gość.
    [red] Czerwony gość.
    [yellow] Żółty gość.
   *[green] Zielony gość, do pokoju dowolnego koloru.
}
guest-order = Zamawia { $goods }.
guest-points = Przynosi { amount-points }.
guest-no_reward = Bez nagrody.

## Emperor tiles

tile-bonus = Premia: { $text }
tile-penalty = Kara: { $text }

# A penalty begins a sentence that ends with penalty-alone, or goes on with the points that are
# lost instead: by choice (penalty-or) or because there is no other way (penalty-else). No penalty
# that goes on with points ends in a clause of its own: there is no comma before "albo".
penalty-alone = { $penalty }.
penalty-or = { $penalty } albo strać { amount-points }.
penalty-else = { $penalty }. Jeśli nie możesz, strać { amount-points }.
penalty-lose_kronen = Oddaj { amount-kronen }
penalty-lose_kitchen = Odłóż wszystko ze swojej kuchni do zasobów ogólnych
penalty-lose_all_goods = Odłóż wszystko ze swojej kuchni i z zamówień swoich gości do zasobów ogólnych
penalty-return_hand_cards = Odłóż { amount-staff } z ręki pod spód stosu
penalty-remove_rooms = { $occupied ->
    [yes] { $number ->
        [1] Usuń zajęty pokój z najwyższego możliwego piętra
        [few] Usuń { $number } zajęte pokoje z najwyższych możliwych pięter
       *[many] Usuń { $number } zajętych pokoi z najwyższych możliwych pięter
    }
   *[no] { $number ->
        [1] Usuń wolny pokój z najwyższego możliwego piętra
        [few] Usuń { $number } wolne pokoje z najwyższych możliwych pięter
       *[many] Usuń { $number } wolnych pokoi z najwyższych możliwych pięter
    }
}
penalty-remove_occupied_rooms-same_column = Usuń zajęty pokój z najwyższego możliwego piętra oraz najbliższy zajęty pokój pod nim w tym samym pionie, jeśli taki jest
penalty-remove_occupied_rooms-same_column_any = Usuń zajęty pokój z najwyższego możliwego piętra oraz dowolny zajęty pokój pod nim w tym samym pionie, jeśli taki jest
penalty-remove_occupied_rooms-two_floors = Usuń po jednym zajętym pokoju z dwóch najwyższych pięter, na których takie masz
penalty-discard_end_staff-played = Odrzuć jedną ze swoich zagranych kart personelu z efektem „na koniec gry”
penalty-discard_end_staff-hand = Odrzuć z ręki kartę personelu z efektem „na koniec gry”
penalty-lose_points = Strać { amount-points }
penalty-lose_points-per = Strać { amount-points } { $measure }

## Goals of politics cards

goal-kronen = { $number ->
    [one] Masz co najmniej { $number } koronę.
    [few] Masz co najmniej { $number } korony.
   *[many] Masz co najmniej { $number } koron.
}
goal-emperor_position = Na torze cesarza stoisz co najmniej na polu { $number }.
goal-staff_in_play = { $number ->
    [one] Masz co najmniej { $number } zagraną kartę personelu.
    [few] Masz co najmniej { $number } zagrane karty personelu.
   *[many] Masz co najmniej { $number } zagranych kart personelu.
}
goal-room_tiles = { $number ->
    [one] Twój hotel ma co najmniej { $number } pokój, wolny lub zajęty.
    [few] Twój hotel ma co najmniej { $number } pokoje, wolne lub zajęte.
   *[many] Twój hotel ma co najmniej { $number } pokoi, wolnych lub zajętych.
}
goal-full_groups = { $number ->
    [one] Masz co najmniej { $number } w pełni zajętą grupę.
    [few] Masz co najmniej { $number } w pełni zajęte grupy.
   *[many] Masz co najmniej { $number } w pełni zajętych grup.
}
goal-full_rows = { $number ->
    [one] Masz co najmniej { $number } w pełni zajęte piętro.
    [few] Masz co najmniej { $number } w pełni zajęte piętra.
   *[many] Masz co najmniej { $number } w pełni zajętych pięter.
}
goal-full_columns = { $number ->
    [one] Masz co najmniej { $number } w pełni zajęty pion.
    [few] Masz co najmniej { $number } w pełni zajęte piony.
   *[many] Masz co najmniej { $number } w pełni zajętych pionów.
}
goal-full_colours = { $number ->
    [1] Wszystkie pokoje jednego koloru są zajęte.
    [few] Wszystkie pokoje co najmniej { $number } kolorów są zajęte.
   *[many] Wszystkie pokoje co najmniej { $number } kolorów są zajęte.
}
goal-politics_disks = { $number ->
    [one] Twój znacznik leży na co najmniej { $number } karcie polityki.
    [few] Twoje znaczniki leżą na co najmniej { $number } kartach polityki.
   *[many] Twoje znaczniki leżą na co najmniej { $number } kartach polityki.
}
goal-sets_of_three_colours = { $number ->
    [one] Masz co najmniej { $number } zajęty pokój każdego koloru.
    [few] Masz co najmniej { $number } zajęte pokoje każdego koloru.
   *[many] Masz co najmniej { $number } zajętych pokoi każdego koloru.
}
goal-occupied_rooms = Masz co najmniej { $rooms }.
goal-rooms = { $colour ->
    [blue] { $number ->
        [one] { $number } zajęty niebieski pokój
        [few] { $number } zajęte niebieskie pokoje
       *[many] { $number } zajętych niebieskich pokoi
    }
    [red] { $number ->
        [one] { $number } zajęty czerwony pokój
        [few] { $number } zajęte czerwone pokoje
       *[many] { $number } zajętych czerwonych pokoi
    }
    [yellow] { $number ->
        [one] { $number } zajęty żółty pokój
        [few] { $number } zajęte żółte pokoje
       *[many] { $number } zajętych żółtych pokoi
    }
   *[any] { $number ->
        [one] { $number } zajęty pokój
        [few] { $number } zajęte pokoje
       *[many] { $number } zajętych pokoi
    }
}
