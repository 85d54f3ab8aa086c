# Möglichkeiten in kurzen Worten, und worum es bei einer Entscheidung geht.
# Namen von Karten stehen für sich: Sie werden nie gebeugt.

seat = Spieler { $number }
no-goods = nichts

action-price = { $number ->
    [0] kostenlos
   *[more] { amount-kronen }
}
room-colour = { $colour ->
    [blue] blau
    [red] rot
   *[yellow] gelb
}
die-face = { $face ->
    [6] 6 als { $performs }
   *[more] { $face }
}
die-boost = { $boosted ->
    [yes] {" "}[verstärkt]
   *[no] {""}
}
die-price = { $number ->
    [0] {""}
   *[more] {" "}Zahle { amount-kronen }.
}

action-pass = Passen
action-finish_turn = Zug beenden
action-decline = Darauf verzichten
action-take_guest = Kunde: { $guest } ({ action-price })
action-take_die = Würfel { die-face }{ die-boost }:{ die-price } { $effect }
action-take_six_idle = Würfel 6 ohne jede Wirkung
action-use_dice = Würfelfeld { die-face } nutzen{ die-boost }:{ die-price } { $effect }
action-split_goods = Nimm { $goods }
action-split_steps = Nimm { $amounts }
action-choose_good = Wähle { $good }
action-place_good = { $good } → { $guest }
action-keep_goods = In die Küche: { $goods }
action-prepare_room = Raum { $room } ({ room-colour }, { action-price })
action-turn_room = Raum { $room } ({ room-colour }) auf die belegte Seite drehen
action-serve = Aus der Küche: { $good } → { $guest }
action-move_in = { $guest } zieht in Raum { $room } ein ({ room-colour })
action-claim_politics = Politikkarte { $group } erfüllen: { $politics } ({ amount-points })
action-resolve_item = { $cause }: { $effect }
action-complete_order = Bestellung vervollständigen: { $guest }
action-suffer_penalty = Den Verlust hinnehmen
action-lose_points = { amount-points } verlieren
action-avoid_penalty = Bestrafung vermeiden ({ action-price })
action-remove_room = Raum { $room } ({ room-colour }) abgeben
action-hire_staff = Ausspielen: { $staff } ({ action-price })
action-use_staff = Nutzen: { $staff }
action-return_staff = Unter den Stapel: { $staff }
action-discard_staff = Abwerfen: { $staff }
action-draft_staff = Behalten: { $staff }
action-roll_die = Der Würfel zeigt { $face }
action-reveal_guest = Neuer Kunde: { $guest }
action-draw_staff = Personalkarte: { $staff }
action-choose_start = { $who } beginnt
action-assign_board = Hotelplan { $board }
action-choose_politics = Politikkarte: { $politics }
action-choose_tile = Kaiserplättchen: { $tile }

## Worum es bei einer Entscheidung geht

asked-choose_start = Startspieler
asked-choose_board = Hotelplan
asked-choose_politics = Politikkarte
asked-choose_tile = Kaiserplättchen
asked-deal_staff = Personalkarten austeilen
asked-roll_dice = Würfeln
asked-reveal_guest = Neuer Kunde
asked-draw_staff = Personalkarten ziehen
asked-look_at_staff = Personalkarten ansehen
asked-draft = Eine Personalkarte behalten, den Rest weitergeben
asked-first_guest = Den ersten Kunden nehmen
asked-turn = Am Zug
asked-extra_action = Zusätzliche Aktion
asked-items = Was kommt als Nächstes?
asked-split_goods = Welche Speisen oder Getränke?
asked-split_steps = Schritte oder Kronen?
asked-choose_goods = Speisen und Getränke nach Wahl
asked-allocate_goods = Wohin mit Speisen und Getränken?
asked-prepare_rooms = Räume vorbereiten
asked-prepare_occupied = Einen Raum vorbereiten, gleich belegt
asked-hire_staff = Personal ausspielen
asked-staff_on_offer = Eine dieser Karten ausspielen
asked-return_offer = Welche Karte kommt zuerst unter den Stapel?
asked-turn_rooms = Einen Raum auf die belegte Seite drehen
asked-complete_order = Eine Bestellung vervollständigen
asked-free_guest = Einen Kunden kostenlos nehmen
asked-serve = Aus der Küche servieren
asked-avoid_penalty = Bestrafung des Kaisers vermeiden?
asked-penalty = Bestrafung des Kaisers
asked-return_hand = Handkarten unter den Stapel legen
asked-remove_rooms = Einen Raum abgeben
asked-discard_staff = Eine Personalkarte der Schlusswertung abwerfen

advice-worth = etwa { $points } SP, { $win } % Siegchance
advice-reason = { $source } { $change }
