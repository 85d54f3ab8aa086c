# Możliwości w kilku słowach i przedmiot każdej decyzji.
# Nazwy kart stoją osobno i nigdy się nie odmieniają.

seat = Gracz { $number }
no-goods = nic

action-price = { $number ->
    [0] za darmo
   *[more] za { amount-kronen }
}
room-colour = { $colour ->
    [blue] niebieski
    [red] czerwony
   *[yellow] żółty
}
die-face = { $face ->
    [6] 6 jako { $performs }
   *[more] { $face }
}
die-boost = { $boosted ->
    [yes] {" "}[wzmocniona]
   *[no] {""}
}
die-price = { $number ->
    [0] {""}
   *[more] {" "}Zapłać { amount-kronen }.
}

action-pass = Pas
action-finish_turn = Zakończ turę
action-decline = Zrezygnuj
action-take_guest = Gość: { $guest } ({ action-price })
action-take_die = Kość { die-face }{ die-boost }:{ die-price } { $effect }
action-take_six_idle = Kość 6 bez żadnego efektu
action-use_dice = Użyj kości z pola { die-face }{ die-boost }:{ die-price } { $effect }
action-split_goods = Weź { $goods }
action-split_steps = Weź { $amounts }
action-choose_good = Wybierz { $good }
action-place_good = { $good } → { $guest }
action-keep_goods = Do kuchni: { $goods }
action-prepare_room = Pokój { $room } ({ room-colour }, { action-price })
action-turn_room = Odwróć na zajętą stronę pokój { $room } ({ room-colour })
action-serve = Podaj z kuchni: { $good } → { $guest }
action-move_in = { $guest } wprowadza się do pokoju { $room } ({ room-colour })
action-claim_politics = Karta polityki { $group }: { $politics } ({ amount-points })
action-resolve_item = { $cause }: { $effect }
action-complete_order = Skompletuj zamówienie: { $guest }
action-suffer_penalty = Ponieś stratę
action-lose_points = Strać { amount-points }
action-avoid_penalty = Uniknij kary ({ action-price })
action-remove_room = Usuń pokój { $room } ({ room-colour })
action-hire_staff = Zagraj: { $staff } ({ action-price })
action-use_staff = Użyj: { $staff }
action-return_staff = Pod stos: { $staff }
action-discard_staff = Odrzuć: { $staff }
action-draft_staff = Zatrzymaj: { $staff }
action-roll_die = Na kości wypada { $face }
action-reveal_guest = Nowy gość: { $guest }
action-draw_staff = Karta personelu: { $staff }
action-choose_start = { $who } zaczyna
action-assign_board = Plansza hotelu { $board }
action-choose_politics = Karta polityki: { $politics }
action-choose_tile = Żeton cesarza: { $tile }

## Przedmiot decyzji

asked-choose_start = Pierwszy gracz
asked-choose_board = Plansza hotelu
asked-choose_politics = Karta polityki
asked-choose_tile = Żeton cesarza
asked-deal_staff = Rozdawanie kart personelu
asked-roll_dice = Rzut kośćmi
asked-reveal_guest = Nowy gość
asked-draw_staff = Dociąganie kart personelu
asked-look_at_staff = Oglądanie kart personelu
asked-draft = Zatrzymaj jedną kartę personelu, resztę przekaż
asked-first_guest = Weź pierwszego gościa
asked-turn = Twoja tura
asked-extra_action = Dodatkowa akcja
asked-items = Który efekt teraz?
asked-split_goods = Które dania lub napoje?
asked-split_steps = Pola czy korony?
asked-choose_goods = Dania i napoje do wyboru
asked-allocate_goods = Gdzie położyć dania i napoje?
asked-prepare_rooms = Przygotuj pokoje
asked-prepare_occupied = Przygotuj pokój, od razu zajęty
asked-hire_staff = Zagraj kartę personelu
asked-staff_on_offer = Zagraj jedną z tych kart
asked-return_offer = Która karta trafia pierwsza pod stos?
asked-turn_rooms = Odwróć pokój na zajętą stronę
asked-complete_order = Skompletuj zamówienie
asked-free_guest = Weź gościa za darmo
asked-serve = Podaj z kuchni
asked-avoid_penalty = Uniknąć kary cesarza?
asked-penalty = Kara cesarza
asked-return_hand = Połóż karty z ręki pod stos
asked-remove_rooms = Usuń pokój
asked-discard_staff = Odrzuć kartę personelu punktującą na koniec gry

advice-worth = około { $points } PZ, szansa wygranej { $win }%
advice-reason = { $source } { $change }
