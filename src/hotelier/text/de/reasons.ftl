# Warum etwas jetzt nicht geht. Jeder Grund ist ein kurzer Satz oder zwei.
# Namen von Karten sind Titel und werden nie gebeugt.

## The moment

reason-game_over = Das Spiel ist zu Ende.
reason-wrong_phase = { $needs ->
    [setup] Das gehört zum Spielaufbau.
    [turns] Das geht nur in den Zügen eines Durchgangs.
   *[emperor] Das geht nur, wenn der Kaiser kommt.
}
reason-wrong_moment = Zuerst steht etwas anderes an: { reason-decision }.
reason-only_by_effect = Das geht nur, wenn ein Würfel, eine Karte oder ein Kunde es dir erlaubt.
reason-chance_not_asked = Das entscheidet der Zufall. Jetzt geht es um etwas anderes: { reason-decision }.
reason-another_decides = { $seat ->
    [0] Jetzt entscheidet der Zufall: { reason-decision }.
   *[player] Jetzt entscheidet Spieler { $seat }: { reason-decision }.
}
reason-only_from_die_on = Zusatzaktionen sind erst möglich, wenn du einen Würfel gewählt hast.
reason-nothing_to_decline = Es gibt gerade nichts, worauf du verzichten könntest.
reason-cannot_decline = Darauf kannst du nicht verzichten: { reason-decision }.
reason-must_use_effect = { $decision ->
    [hire_staff] Du musst jetzt eine Personalkarte ausspielen.
   *[prepare_rooms] { $need ->
        [1] Du musst einen Raum vorbereiten.
        [one] Du musst noch { $need } Raum vorbereiten.
       *[other] Du musst noch { $need } Räume vorbereiten.
    }
}
reason-unexplained = Das geht jetzt nicht (Aktion { $code }).

# Was zu entscheiden ist, als Ende eines Satzes nach einem Doppelpunkt.
reason-decision = { $decision ->
    [choose_start] wer beginnt
    [choose_board] welches Hotel ein Spieler bekommt
    [choose_politics] welche Politikkarte im Spiel ist
    [choose_tile] welches Kaiserplättchen im Spiel ist
    [deal_staff] welche Personalkarte ausgeteilt wird
    [roll_dice] was die Würfel zeigen
    [reveal_guest] welcher Kunde in die Auslage kommt
    [draw_staff] welche Personalkarte gezogen wird
    [look_at_staff] welche Personalkarten zur Wahl stehen
    [draft] welche Personalkarte du behältst
    [first_guest] welcher Kunde als Erster kommt
    [extra_action] die zusätzliche Aktion
    [items] welche Wirkung als Nächstes kommt
    [split_goods] welche Speisen oder Getränke du nimmst
    [split_steps] wie viele Schritte und wie viele Kronen du nimmst
    [choose_goods] welche Speisen oder Getränke du wählst
    [allocate_goods] wohin die neuen Speisen und Getränke kommen
    [prepare_rooms] welchen Raum du vorbereitest
    [prepare_occupied] welchen Raum du gleich belegt vorbereitest
    [hire_staff] welche Personalkarte du ausspielst
    [staff_on_offer] welche der angesehenen Personalkarten du ausspielst
    [return_offer] welche der angesehenen Karten als nächste unter den Stapel kommt
    [turn_rooms] welchen freien Raum du auf die belegte Seite drehst
    [complete_order] welche Bestellung du vervollständigst
    [free_guest] welchen Kunden du kostenlos nimmst
    [serve] was du noch aus der Küche servierst
    [avoid_penalty] ob du der Bestrafung entgehst
    [penalty] welchen Verlust du trägst
    [return_hand] welche Handkarte unter den Stapel kommt
    [remove_rooms] welchen Raum du abgibst
    [discard_staff] welche Personalkarte der Schlusswertung du abwirfst
   *[turn] der Zug
}

## Money

reason-needs_kronen = { $what ->
    [guest] Dieser Kunde kostet { reason-price }; du hast { $have }.
    [die] Diesen Würfel zu wählen kostet { reason-price }; du hast { $have }.
    [room] Dieser Raum kostet { reason-price }; du hast { $have }.
    [staff] Diese Personalkarte kostet { reason-price }; du hast { $have }.
    [serving] Aus der Küche zu servieren kostet { reason-price }; du hast { $have }.
   *[avoiding] Der Bestrafung zu entgehen kostet { reason-price }; du hast { $have }.
}
reason-price = { $need ->
    [one] { $need } Krone
   *[other] { $need } Kronen
}

## The turn and its die

reason-turn_begun = Passen kannst du nur, solange du in deinem Zug noch nichts getan hast.
reason-turn_not_begun = Dein Zug hat noch nicht begonnen: Du kannst noch passen.
reason-no_pass_in_extra_turn = In einem zusätzlichen Zug kannst du nicht passen.
reason-die_not_taken = Du hast noch keinen Würfel genommen.
reason-die_already_taken = Du hast deinen Würfel schon genommen.
reason-action_compulsory = Die Aktion dieses zusätzlichen Zuges ist Pflicht.
reason-action_already_done = Du hast die Aktion dieses Zuges schon ausgeführt.
reason-no_die_in_extra_turn = In einem zusätzlichen Zug nimmst du keinen Würfel.
reason-only_in_extra_turn = Nur in einem zusätzlichen Zug nutzt du Würfel, ohne einen zu nehmen.
reason-no_boost = Eine zusätzliche Aktion lässt sich nicht verstärken.
reason-no_die_on_space = Kein Würfel zeigt eine { $die }.
reason-die_without_effect = Aktion { $action } brächte dir mit diesem Würfel nichts.
reason-another_die_possible = Du kannst noch einen Würfel mit Aktion wählen.

## Guests and goods

reason-guest_before_die = Einen Kunden nimmst du vor dem Würfel, nicht danach.
reason-guest_already_taken = Du hast in diesem Zug schon einen Kunden genommen.
reason-cafe_full = Alle { $tables } Tische deines Kaffeehauses sind besetzt.
reason-row_space_empty = Auf Feld { $space } der Auslage ist kein Kunde.
reason-table_empty = An Tisch { $table } sitzt kein Kunde.
reason-order_complete = Die Bestellung ist vollständig: { $guest }.
reason-order_not_complete = { $missing ->
    [one] Zur Bestellung fehlt noch { $missing } Speise oder Getränk: { $guest }.
   *[other] Zur Bestellung fehlen noch { $missing } Speisen oder Getränke: { $guest }.
}
reason-good_not_wanted = { $ordered ->
    [0] Auf dieser Bestellung steht { reason-no_good }: { $guest }.
   *[some] Davon ({ reason-good }) liegt auf dieser Bestellung schon genug: { $guest }.
}
reason-good_not_in_kitchen = In deiner Küche ist { reason-no_good }.
reason-good_not_received = Zu verteilen ist { reason-no_good }.
reason-another_good_first = Zuerst wird verteilt: { reason-good }.
reason-goods_in_fixed_order = Gewählt wird in fester Reihenfolge. Du bist schon bei: { reason-good }.
reason-good = { $good ->
    [strudel] Strudel
    [cake] Torte
    [wine] Wein
   *[coffee] Kaffee
}
reason-no_good = { $good ->
    [strudel] kein Strudel
    [cake] keine Torte
    [wine] kein Wein
   *[coffee] kein Kaffee
}
reason-fine_exceeds_plain = { $good ->
    [cake] Nicht mehr Torten als Strudel: bei Stärke { $strength } also höchstens { $most }.
   *[coffee] Nicht mehr Kaffee als Wein: bei Stärke { $strength } also höchstens { $most }.
}
reason-steps_exceed_strength = { $strength ->
    [one] Die Stärke erlaubt höchstens { $strength } Schritt.
   *[other] Die Stärke erlaubt höchstens { $strength } Schritte.
}

## Rooms

reason-tile_already_there = Raum { $room } ist schon vorbereitet.
reason-first_room_bottom_left = Dein erster Raum muss { $room } sein, unten links.
reason-not_beside_a_room = Feld { $room } liegt nicht neben einem deiner Räume.
reason-floor_not_allowed = Diese Wirkung reicht bis Etage { $highest }; das Feld liegt in Etage { $floor }.
reason-room_not_prepared = Auf Feld { $room } ist noch kein Raum.
reason-room_occupied = Raum { $room } ist belegt.
reason-wrong_colour = { $guest } braucht einen { reason-wanted_colour } Raum, aber { $room } ist { reason-colour }.
reason-wanted_colour = { $needs_colour ->
    [blue] blauen
    [red] roten
   *[yellow] gelben
}
reason-colour = { $colour ->
    [blue] blau
    [red] rot
   *[yellow] gelb
}
reason-room_not_taken = Die Bestrafung trifft nicht { $room }, sondern { $rooms }.

## Staff and effects

reason-not_in_hand = Diese Karte hast du nicht auf der Hand: { $staff }.
reason-not_on_offer = Diese Karte steht nicht zur Wahl: { $staff }.
reason-not_in_pack = Diese Karte ist nicht in deinem Päckchen: { $staff }.
reason-not_in_play = Diese Karte liegt nicht vor dir aus: { $staff }.
reason-not_once_per_round = Diese Karte wirkt nicht einmal pro Durchgang: { $staff }.
reason-already_used = Diese Karte hast du in diesem Durchgang schon genutzt: { $staff }.
reason-not_a_game_end_card = Diese Karte zählt nicht bei der Schlusswertung: { $staff }.
reason-no_such_item = { $items ->
    [one] Es steht nur { $items } Wirkung zur Wahl.
   *[other] Es stehen nur { $items } Wirkungen zur Wahl.
}
reason-same_item = Das ist dasselbe wie Wirkung { $item }.

## Politics and the emperor

reason-goal_not_met = Ziel noch nicht erreicht: { $politics }. { reason-measure }: { $have } von { $need }.
reason-measure = { $measure ->
    [kronen] Kronen
    [emperor_position] Feld auf der Kaiserleiste
    [staff_in_play] Ausliegende Personalkarten
    [politics_disks] Politikkarten mit deiner Scheibe
    [room_tiles] Freie und belegte Räume
    [full_groups] Vollständig belegte Bereiche
    [full_rows] Vollständig belegte Etagen
    [full_columns] Vollständig belegte Spalten
    [sets_of_three_colours] Belegte Räume jeder Farbe
    [full_colours] Vollständig belegte Farben
   *[occupied_rooms] { $colour ->
        [blue] Belegte blaue Räume
        [red] Belegte rote Räume
        [yellow] Belegte gelbe Räume
       *[any] Belegte Räume
    }
}
reason-already_claimed = Auf dieser Karte liegt deine Scheibe schon: { $politics }.
reason-no_space_for_disk = Auf dieser Karte liegen schon { $disks } Scheiben: { $politics }.
reason-no_staff_to_avoid = Niemand aus deinem Personal bewahrt dich vor einer Bestrafung.
reason-avoiding_declined = Du hast dich entschieden, die Bestrafung hinzunehmen.

## Chance

reason-guest_not_in_deck = Dieser Kunde ist nicht im Stapel: { $guest }.
reason-staff_not_in_deck = Diese Karte ist nicht im Stapel: { $staff }.
reason-board_taken = Hotel { $board } ist schon vergeben.
reason-wrong_group = Gesucht ist etwas aus Gruppe { $group }.
reason-no_such_seat = { $seats ->
    [one] Es spielt nur { $seats } Spieler mit.
   *[other] Es spielen nur { $seats } Spieler mit.
}
