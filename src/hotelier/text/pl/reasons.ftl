# Dlaczego czegoś nie można teraz zrobić. Każdy powód to jedno lub dwa krótkie zdania.
# Nazwy kart się nie odmieniają.

## The moment

reason-game_over = Gra jest skończona.
reason-wrong_phase = { $needs ->
    [setup] To należy do przygotowania gry.
    [turns] To jest możliwe tylko podczas tur w rundzie.
   *[emperor] To jest możliwe tylko podczas punktacji cesarza.
}
reason-wrong_moment = Najpierw trzeba rozstrzygnąć coś innego: { reason-decision }.
reason-only_by_effect = Możesz to zrobić tylko wtedy, gdy pozwala na to kość, karta lub gość.
reason-chance_not_asked = O tym decyduje los. Teraz chodzi o coś innego: { reason-decision }.
reason-another_decides = { $seat ->
    [0] Teraz decyduje los: { reason-decision }.
   *[player] Teraz decyduje gracz { $seat }: { reason-decision }.
}
reason-only_from_die_on = Dodatkowe akcje są dostępne dopiero po wybraniu kości.
reason-nothing_to_decline = Nie ma teraz z czego zrezygnować.
reason-cannot_decline = Z tego nie można zrezygnować: { reason-decision }.
reason-must_use_effect = { $decision ->
    [hire_staff] Musisz teraz zagrać kartę personelu.
   *[prepare_rooms] { $need ->
        [1] Musisz przygotować pokój.
        [one] Musisz przygotować jeszcze { $need } pokój.
        [few] Musisz przygotować jeszcze { $need } pokoje.
        [many] Musisz przygotować jeszcze { $need } pokoi.
       *[other] Musisz przygotować jeszcze { $need } pokoju.
    }
}
reason-unexplained = Teraz to niemożliwe (akcja { $code }).

# Co jest do rozstrzygnięcia: koniec zdania po dwukropku.
reason-decision = { $decision ->
    [choose_start] kto zaczyna
    [choose_board] jaki hotel dostaje gracz
    [choose_politics] która karta polityki jest w grze
    [choose_tile] który żeton cesarza jest w grze
    [deal_staff] jaka karta personelu jest rozdawana
    [roll_dice] co wypadnie na kościach
    [reveal_guest] jaki gość pojawi się na planszy głównej
    [draw_staff] jaka karta personelu jest dociągana
    [look_at_staff] jakie karty personelu są do wyboru
    [draft] którą kartę personelu zatrzymać
    [first_guest] którego gościa wziąć jako pierwszego
    [extra_action] dodatkowa akcja kości
    [items] który efekt będzie następny
    [split_goods] jakie dania lub napoje wziąć
    [split_steps] ile wziąć pól, a ile koron
    [choose_goods] jakie dania lub napoje wybrać
    [allocate_goods] gdzie położyć nowe dania i napoje
    [prepare_rooms] który pokój przygotować
    [prepare_occupied] który pokój przygotować od razu jako zajęty
    [hire_staff] którą kartę personelu zagrać
    [staff_on_offer] którą z obejrzanych kart personelu zagrać
    [return_offer] którą z obejrzanych kart położyć teraz pod stos
    [turn_rooms] który wolny pokój odwrócić na zajęty
    [complete_order] które zamówienie skompletować
    [free_guest] którego gościa wziąć za darmo
    [serve] co jeszcze podać z kuchni
    [avoid_penalty] czy uniknąć kary
    [penalty] którą stratę ponieść
    [return_hand] którą kartę z ręki położyć pod stos
    [remove_rooms] który pokój oddać
    [discard_staff] którą kartę personelu z efektem „na koniec gry” odrzucić
   *[turn] tura
}

## Money

reason-needs_kronen = { $what ->
    [guest] Ten gość kosztuje { reason-price }; masz { $have }.
    [die] Wybór tej kości kosztuje { reason-price }; masz { $have }.
    [room] Ten pokój kosztuje { reason-price }; masz { $have }.
    [staff] Ta karta personelu kosztuje { reason-price }; masz { $have }.
    [serving] Podanie z kuchni kosztuje { reason-price }; masz { $have }.
   *[avoiding] Uniknięcie kary kosztuje { reason-price }; masz { $have }.
}
reason-price = { $need ->
    [one] { $need } koronę
    [few] { $need } korony
    [many] { $need } koron
   *[other] { $need } korony
}

## The turn and its die

reason-turn_begun = Możesz spasować tylko, zanim zrobisz cokolwiek w swojej turze.
reason-turn_not_begun = Twoja tura jeszcze się nie zaczęła: możesz spasować.
reason-no_pass_in_extra_turn = W dodatkowej turze nie można spasować.
reason-die_not_taken = Nie masz jeszcze kości w tej turze.
reason-die_already_taken = Masz już kość w tej turze.
reason-action_compulsory = Akcja tej dodatkowej tury jest obowiązkowa.
reason-action_already_done = Akcja tej tury jest już wykonana.
reason-no_die_in_extra_turn = W dodatkowej turze nie bierze się kości.
reason-only_in_extra_turn = Tylko w dodatkowej turze używa się kości bez zabierania jednej z nich.
reason-no_boost = Dodatkowej akcji nie można wzmocnić.
reason-no_die_on_space = Nie ma kości z wartością { $die }.
reason-die_without_effect = Akcja { $action } z tą kością nic ci nie da.
reason-another_die_possible = Możesz jeszcze wybrać kość z akcją.

## Guests and goods

reason-guest_before_die = Gościa bierze się przed kością, nie po niej.
reason-guest_already_taken = Masz już gościa wziętego w tej turze.
reason-cafe_full = Wszystkie stoliki twojej kawiarni są zajęte: { $tables }.
reason-row_space_empty = Na polu { $space } planszy głównej nie ma gościa.
reason-table_empty = Przy stoliku { $table } nie ma gościa.
reason-order_complete = Zamówienie jest już skompletowane: { $guest }.
reason-order_not_complete = { $missing ->
    [one] Do zamówienia brakuje jeszcze { $missing } dania lub napoju: { $guest }.
    [few] Do zamówienia brakuje jeszcze { $missing } dań lub napojów: { $guest }.
    [many] Do zamówienia brakuje jeszcze { $missing } dań lub napojów: { $guest }.
   *[other] Do zamówienia brakuje jeszcze { $missing } dania lub napoju: { $guest }.
}
reason-good_not_wanted = { $ordered ->
    [0] W tym zamówieniu { reason-no_good }: { $guest }.
   *[some] Tego ({ reason-good }) jest już dość w zamówieniu: { $guest }.
}
reason-good_not_in_kitchen = W twojej kuchni { reason-no_good }.
reason-good_not_received = Do rozdzielenia { reason-no_good }.
reason-another_good_first = Najpierw do rozdzielenia: { reason-good }.
reason-goods_in_fixed_order = Wybiera się w stałej kolejności. Teraz kolej na: { reason-good }.
reason-good = { $good ->
    [strudel] strudel
    [cake] ciasto
    [wine] wino
   *[coffee] kawa
}
reason-no_good = { $good ->
    [strudel] nie ma strudla
    [cake] nie ma ciasta
    [wine] nie ma wina
   *[coffee] nie ma kawy
}
reason-fine_exceeds_plain = { $good ->
    [cake] Nie więcej ciast niż strudli: przy sile { $strength } najwyżej { $most }.
   *[coffee] Nie więcej kawy niż wina: przy sile { $strength } najwyżej { $most }.
}
reason-steps_exceed_strength = { $strength ->
    [one] Siła pozwala najwyżej na { $strength } pole.
    [few] Siła pozwala najwyżej na { $strength } pola.
    [many] Siła pozwala najwyżej na { $strength } pól.
   *[other] Siła pozwala najwyżej na { $strength } pola.
}

## Rooms

reason-tile_already_there = Pokój { $room } jest już przygotowany.
reason-first_room_bottom_left = Pierwszy pokój to { $room }, w lewym dolnym rogu.
reason-not_beside_a_room = Pole { $room } nie sąsiaduje z żadnym z twoich pokoi.
reason-floor_not_allowed = Ten efekt sięga do piętra { $highest }, a pole jest na piętrze { $floor }.
reason-room_not_prepared = Na polu { $room } nie ma jeszcze pokoju.
reason-room_occupied = Pokój { $room } jest zajęty.
reason-wrong_colour = { $guest }: potrzebny pokój { reason-wanted_colour }, a { $room } jest { reason-colour }.
reason-wanted_colour = { $needs_colour ->
    [blue] niebieski
    [red] czerwony
   *[yellow] żółty
}
reason-colour = { $colour ->
    [blue] niebieski
    [red] czerwony
   *[yellow] żółty
}
reason-room_not_taken = Kara nie zabiera { $room }, lecz { $rooms }.

## Staff and effects

reason-not_in_hand = Tej karty nie masz na ręce: { $staff }.
reason-not_on_offer = Tej karty nie ma do wyboru: { $staff }.
reason-not_in_pack = Tej karty nie ma w twoim zestawie: { $staff }.
reason-not_in_play = Ta karta nie leży przed tobą: { $staff }.
reason-not_once_per_round = Ta karta nie działa raz w rundzie: { $staff }.
reason-already_used = Ta karta była już użyta w tej rundzie: { $staff }.
reason-not_a_game_end_card = Ta karta nie daje punktów na koniec gry: { $staff }.
reason-no_such_item = Liczba efektów do wyboru to tylko { $items }.
reason-same_item = To jest to samo co efekt { $item }.

## Politics and the emperor

reason-goal_not_met = Warunek nie jest spełniony: { $politics }. { reason-measure }: { $have } z { $need }.
reason-measure = { $measure ->
    [kronen] Korony
    [emperor_position] Pole na torze cesarza
    [staff_in_play] Zagrane karty personelu
    [politics_disks] Karty polityki z twoim znacznikiem
    [room_tiles] Pokoje wolne i zajęte
    [full_groups] W pełni zajęte grupy
    [full_rows] W pełni zajęte piętra
    [full_columns] W pełni zajęte piony
    [sets_of_three_colours] Zajęte pokoje każdego koloru
    [full_colours] W pełni zajęte kolory
   *[occupied_rooms] { $colour ->
        [blue] Zajęte niebieskie pokoje
        [red] Zajęte czerwone pokoje
        [yellow] Zajęte żółte pokoje
       *[any] Zajęte pokoje
    }
}
reason-already_claimed = Na tej karcie leży już twój znacznik: { $politics }.
reason-no_space_for_disk = Na tej karcie nie ma już miejsca, znaczników jest { $disks }: { $politics }.
reason-no_staff_to_avoid = Nikt z twojego personelu nie chroni przed karą.
reason-avoiding_declined = Twoja decyzja: nie unikać kary.

## Chance

reason-guest_not_in_deck = Tego gościa nie ma w stosie: { $guest }.
reason-staff_not_in_deck = Tej karty nie ma w stosie: { $staff }.
reason-board_taken = Hotel { $board } jest już zajęty.
reason-wrong_group = Potrzebna jest grupa { $group }.
reason-no_such_seat = Liczba graczy to tylko { $seats }.
