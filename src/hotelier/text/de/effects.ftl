# What cards do, built from their records.
#
# An effect has up to three forms. Its value is a whole sentence ("Score 2 points."). Its attribute
# .then is the end of a longer sentence ("Whenever a guest moves in, score 2 points."). Its attribute
# .more is a sentence after another one of its kind ("You may prepare another room.").
#
# Where a text leaves a number out ("a room"), the variant is [1], not [one]: in some languages 21
# is "one" too.

## Small words

colour-blue = blau
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-any = jede Farbe
good-strudel = Strudel
good-cake = Torte
good-wine = Wein
good-coffee = Kaffee

# Lists grow from the left: the first two items by list-comma, the last one by list-and.
list-and = { $before } und { $last }
list-or = { $before } oder { $last }
list-comma = { $before }, { $next }
list-sentences = { $before } { $next }

## Amounts: always what somebody takes, pays, scores, orders or loses

amount-points = { $number ->
    [one] { $number } Siegpunkt
   *[other] { $number } Siegpunkte
}
amount-kronen = { $number ->
    [one] { $number } Krone
   *[other] { $number } Kronen
}
amount-steps = { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
}
amount-staff = { $number ->
    [one] { $number } Personalkarte
   *[other] { $number } Personalkarten
}
amount-goods = { $number ->
    [one] { $number } Speise oder Getränk
   *[other] { $number } Speisen oder Getränke
}
amount-dishes = { $number ->
    [one] { $number } Speise
   *[other] { $number } Speisen
}
amount-drinks = { $number ->
    [one] { $number } Getränk
   *[other] { $number } Getränke
}
amount-strudel = { $number } Strudel
amount-cake = { $number ->
    [one] { $number } Torte
   *[other] { $number } Torten
}
amount-wine = { $number } Wein
amount-coffee = { $number } Kaffee

## Prices, for one or several ($number) rooms or cards

price = { $price ->
    [free] kostenlos
    [less] für { price-each }{ price-less } weniger
   *[full] zum normalen Preis
}
price-less = { $discount ->
    [one] { $discount } Krone
   *[other] { $discount } Kronen
}
price-each = { $number ->
    [1] {""}
   *[other] je{" "}
}

## Effects

effect-points = Du erhältst { amount-points }.
    .then = erhältst du { amount-points }
effect-points-per = Du erhältst { amount-points } { $measure }.
    .then = erhältst du { amount-points } { $measure }
effect-steps = Gehe { amount-steps } auf der Kaiserleiste vor.
    .then = gehst du { amount-steps } auf der Kaiserleiste vor
effect-kronen = Nimm { amount-kronen }.
    .then = nimmst du { amount-kronen }
effect-goods = Nimm { $goods }.
    .then = nimmst du { $goods }
effect-any_goods = Nimm { amount-goods } deiner Wahl.
    .then = nimmst du { amount-goods } deiner Wahl
effect-draw_staff = Ziehe { amount-staff }.
    .then = ziehst du { amount-staff }

effect-prepare_rooms = Du darfst { rooms-to_prepare }{ rooms-where } { price } vorbereiten{ rooms-occupied_at_once }.
    .then = darfst du { rooms-to_prepare }{ rooms-where } { price } vorbereiten{ rooms-occupied_at_once }
    .more = Du darfst { rooms-more }{ rooms-where } { price } vorbereiten{ rooms-occupied_at_once }.
effect-prepare_rooms-must = Bereite { rooms-to_prepare }{ rooms-where } { price } vor{ rooms-occupied_at_once }, mindestens einen.
    .then = bereitest du { rooms-to_prepare }{ rooms-where } { price } vor{ rooms-occupied_at_once }, mindestens einen
rooms-to_prepare = { $number ->
    [1] einen Raum
   *[other] bis zu { $number } Räume
}
rooms-more = { $number ->
    [1] einen weiteren Raum
   *[other] bis zu { $number } weitere Räume
}
rooms-where = { $where ->
    [floors] {" "}in Etage { $floors }
   *[anywhere] {""}
}
rooms-occupied_at_once = { $occupied ->
    [yes] , mit der belegten Seite nach oben
   *[no] {""}
}

effect-hire_staff = Du darfst { staff-to_play } aus der Hand { price } ausspielen.
    .then = darfst du { staff-to_play } aus der Hand { price } ausspielen
    .more = Du darfst { staff-more } aus der Hand { price } ausspielen.
effect-hire_staff-must = Spiele { staff-to_play } aus der Hand { price } aus.
    .then = spielst du { staff-to_play } aus der Hand { price } aus
staff-to_play = { $number ->
    [1] eine Personalkarte
   *[other] bis zu { $number } Personalkarten
}
staff-more = { $number ->
    [1] eine weitere Personalkarte
   *[other] bis zu { $number } weitere Personalkarten
}
effect-look_at_staff = Sieh dir { staff-to_see } vom Personalstapel an. Du darfst eine davon { price } ausspielen. Der Rest kommt in beliebiger Reihenfolge unter den Stapel.
    .then = siehst du dir { staff-to_see } vom Personalstapel an, darfst eine davon { price } ausspielen und legst den Rest in beliebiger Reihenfolge unter den Stapel
staff-to_see = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
effect-turn_rooms = Du darfst { rooms-to_turn } auf die belegte Seite drehen.
    .then = darfst du { rooms-to_turn } auf die belegte Seite drehen
rooms-to_turn = { $number ->
    [1] einen freien Raum
   *[other] bis zu { $number } freie Räume
}
effect-complete_order = Du darfst die Bestellung eines deiner Kunden aus dem Vorrat vervollständigen.
    .then = darfst du die Bestellung eines deiner Kunden aus dem Vorrat vervollständigen
effect-take_guest = Du darfst kostenlos { guests-to_take } aus der Auslage nehmen.
    .then = darfst du kostenlos { guests-to_take } aus der Auslage nehmen
guests-to_take = { $number ->
    [1] einen Kunden
   *[other] nacheinander bis zu { $number } Kunden
}

# The edition decides between an extra turn (its action optional or compulsory) and a mere action.
effect-extra_turn = Danach folgt ein zusätzlicher Zug oder eine zusätzliche Aktion, ohne dass du einen Würfel nimmst.
    .then = folgt ein zusätzlicher Zug oder eine zusätzliche Aktion, ohne dass du einen Würfel nimmst
effect-extra_turn-optional = Danach hast du einen zusätzlichen Zug, in dem du keinen Würfel nimmst. Seine Aktion ist freiwillig.
    .then = hast du einen zusätzlichen Zug, in dem du keinen Würfel nimmst; seine Aktion ist freiwillig
effect-extra_turn-compulsory = Danach hast du einen zusätzlichen Zug, in dem du keinen Würfel nimmst. Seine Aktion ist Pflicht.
    .then = hast du einen zusätzlichen Zug, in dem du keinen Würfel nimmst; seine Aktion ist Pflicht
effect-extra_turn-action = Danach darfst du eine zusätzliche Aktion ohne Verstärkung ausführen, für die du keinen Würfel nimmst.
    .then = darfst du eine zusätzliche Aktion ohne Verstärkung ausführen, für die du keinen Würfel nimmst

# The actions of the dice.
effect-dishes = Nimm { amount-dishes }: nicht mehr Torten als Strudel.
    .then = nimmst du { amount-dishes }, nicht mehr Torten als Strudel
effect-drinks = Nimm { amount-drinks }: nicht mehr Kaffee als Wein.
    .then = nimmst du { amount-drinks }, nicht mehr Kaffee als Wein
effect-steps_or_kronen = { $number ->
    [1] Gehe 1 Schritt auf der Kaiserleiste vor oder nimm 1 Krone.
   *[other] Teile { $number } auf Schritte auf der Kaiserleiste und Kronen auf.
}
    .then = { $number ->
        [1] gehst du 1 Schritt auf der Kaiserleiste vor oder nimmst 1 Krone
       *[other] teilst du { $number } auf Schritte auf der Kaiserleiste und Kronen auf
    }
effect-steps_and_kronen = Gehe { amount-steps } auf der Kaiserleiste vor und nimm { amount-kronen }.
    .then = gehst du { amount-steps } auf der Kaiserleiste vor und nimmst { amount-kronen }

## Measures: the end of "Score 2 points ..." and of "Lose 2 points ..."

measure-kronen = für jede deiner Kronen
measure-emperor_position = für jedes Feld, das du auf der Kaiserleiste von der 0 entfernt bist
measure-staff_in_play = für jede deiner ausliegenden Personalkarten
measure-room_tiles = für jeden freien oder belegten Raum deines Hotels
measure-occupied_rooms = { $colour ->
    [blue] für jeden belegten blauen Raum
    [red] für jeden belegten roten Raum
    [yellow] für jeden belegten gelben Raum
   *[any] für jeden belegten Raum
}
measure-full_groups = für jeden vollständig belegten Bereich
measure-full_rows = für jede vollständig belegte Etage
measure-full_columns = für jede vollständig belegte Spalte
measure-politics_disks = für jede Politikkarte mit deiner Scheibe
measure-sets_of_three_colours = für jeden Satz aus drei belegten Räumen: einem blauen, einem roten, einem gelben
measure-full_colours = für jede Farbe, deren Räume alle belegt sind
measure-most = { $measure }, höchstens jedoch für { $most }

## Abilities of staff, by their moment

staff-cost = { $number ->
    [0] Kostet nichts.
    [one] Kostet { $number } Krone.
   *[other] Kostet { $number } Kronen.
}
ability-once_per_round = Einmal pro Durchgang { $effect }.
ability-when_hired = Beim Ausspielen { $effect }.
ability-whenever = { $trigger }, { $effect }.
ability-at_end = Bei der Schlusswertung { $effect }.
ability-at_end-copy = Bei der Schlusswertung wertest du auch die für dich beste Personalkarte der Schlusswertung, die bei einem Mitspieler ausliegt.

## Triggers: the beginning of a sentence that goes on with an effect

trigger-die_taken = Immer wenn du eine { $faces } nimmst
trigger-guest_moves_in = { $colour ->
    [blue] Immer wenn ein blauer Kunde einzieht
    [red] Immer wenn ein roter Kunde einzieht
    [yellow] Immer wenn ein gelber Kunde einzieht
    [green] Immer wenn ein grüner Kunde einzieht
   *[any] Immer wenn ein Kunde einzieht
}
trigger-guest_moves_in-order = { $colour ->
    [blue] Immer wenn ein blauer Kunde mit mindestens { $least } bestellten Speisen und Getränken einzieht
    [red] Immer wenn ein roter Kunde mit mindestens { $least } bestellten Speisen und Getränken einzieht
    [yellow] Immer wenn ein gelber Kunde mit mindestens { $least } bestellten Speisen und Getränken einzieht
    [green] Immer wenn ein grüner Kunde mit mindestens { $least } bestellten Speisen und Getränken einzieht
   *[any] Immer wenn ein Kunde mit mindestens { $least } bestellten Speisen und Getränken einzieht
}
trigger-order_complete = { $colour ->
    [blue] Immer wenn die Bestellung eines blauen Kunden vollständig ist
    [red] Immer wenn die Bestellung eines roten Kunden vollständig ist
    [yellow] Immer wenn die Bestellung eines gelben Kunden vollständig ist
    [green] Immer wenn die Bestellung eines grünen Kunden vollständig ist
   *[any] Immer wenn die Bestellung eines Kunden vollständig ist
}
trigger-emperor_bonus = Immer wenn dir ein Kaiserbonus zusteht
trigger-room_occupied = Immer wenn einer deiner Räume belegt wird

## Lasting changes

modifier-rooms_free = { $colour ->
    [blue] Blaue Räume bereitest du kostenlos vor.
    [red] Rote Räume bereitest du kostenlos vor.
    [yellow] Gelbe Räume bereitest du kostenlos vor.
   *[any] Räume bereitest du kostenlos vor.
}
modifier-stronger_die = Immer wenn du eine { $faces } nimmst, zählst du für die Aktion { $number } Würfel mehr.
modifier-no_fee = Eine 6 zu nehmen kostet dich nichts.
modifier-both_tracks = Immer wenn du eine { $faces } nimmst, zählt jeder Würfel doppelt: als Schritt auf der Kaiserleiste und als Krone.
modifier-cheaper_hire = Immer wenn du eine { $faces } nimmst, kostet die ausgespielte Personalkarte weitere { amount-kronen } weniger.
modifier-serve_free = Aus der Küche servierst du deinen Kunden kostenlos.
modifier-row_free = Für Kunden aus der Auslage zahlst du nichts.
modifier-avoid_penalty = { $number ->
    [0] Bestrafungen des Kaisers treffen dich nicht.
    [one] Du darfst { $number } Krone zahlen, um einer Bestrafung des Kaisers zu entgehen.
   *[other] Du darfst { $number } Kronen zahlen, um einer Bestrafung des Kaisers zu entgehen.
}

## Guests

guest-colour = { $colour ->
    [blue] Blauer Kunde.
    [red] Roter Kunde.
    [yellow] Gelber Kunde.
   *[green] Grüner Kunde, für Räume jeder Farbe.
}
guest-order = Bestellt { $goods }.
guest-points = Bringt { amount-points }.
guest-no_reward = Keine Belohnung.

## Emperor tiles

tile-bonus = Bonus: { $text }
tile-penalty = Bestrafung: { $text }

# A penalty begins a sentence that ends with penalty-alone, or goes on with the points that are
# lost instead: by choice (penalty-or) or because there is no other way (penalty-else).
penalty-alone = { $penalty }.
penalty-or = { $penalty } oder verliere { amount-points }.
penalty-else = { $penalty }. Kannst du das nicht, verlierst du { amount-points }.
penalty-lose_kronen = Gib { amount-kronen } ab
penalty-lose_kitchen = Lege alles aus deiner Küche in den Vorrat zurück
penalty-lose_all_goods = Lege alles aus deiner Küche und von den Bestellungen deiner Kunden in den Vorrat zurück
penalty-return_hand_cards = Lege { amount-staff } aus der Hand unter den Stapel
penalty-remove_rooms = { $occupied ->
    [yes] { $number ->
        [1] Entferne einen belegten Raum aus der obersten möglichen Etage
       *[other] Entferne { $number } belegte Räume aus den obersten möglichen Etagen
    }
   *[no] { $number ->
        [1] Entferne einen freien Raum aus der obersten möglichen Etage
       *[other] Entferne { $number } freie Räume aus den obersten möglichen Etagen
    }
}
penalty-remove_occupied_rooms-same_column = Entferne aus der obersten möglichen Etage einen belegten Raum und gegebenenfalls den nächsten belegten darunter in derselben Spalte
penalty-remove_occupied_rooms-same_column_any = Entferne aus der obersten möglichen Etage einen belegten Raum und gegebenenfalls einen beliebigen belegten darunter in derselben Spalte
penalty-remove_occupied_rooms-two_floors = Entferne aus den zwei obersten Etagen mit belegten Räumen je einen davon
penalty-discard_end_staff-played = Wirf eine deiner ausliegenden Personalkarten der Schlusswertung ab
penalty-discard_end_staff-hand = Wirf eine Personalkarte der Schlusswertung aus der Hand ab
penalty-lose_points = Verliere { amount-points }
penalty-lose_points-per = Verliere { amount-points } { $measure }

## Goals of politics cards

goal-kronen = { $number ->
    [one] Du hast mindestens { $number } Krone.
   *[other] Du hast mindestens { $number } Kronen.
}
goal-emperor_position = Du stehst mindestens auf Feld { $number } der Kaiserleiste.
goal-staff_in_play = { $number ->
    [one] Vor dir liegt mindestens { $number } Personalkarte aus.
   *[other] Vor dir liegen mindestens { $number } Personalkarten aus.
}
goal-room_tiles = { $number ->
    [one] Dein Hotel hat mindestens { $number } freien oder belegten Raum.
   *[other] Dein Hotel hat mindestens { $number } freie oder belegte Räume.
}
goal-full_groups = { $number ->
    [one] Mindestens { $number } deiner Bereiche ist vollständig belegt.
   *[other] Mindestens { $number } deiner Bereiche sind vollständig belegt.
}
goal-full_rows = { $number ->
    [one] Mindestens { $number } deiner Etagen ist vollständig belegt.
   *[other] Mindestens { $number } deiner Etagen sind vollständig belegt.
}
goal-full_columns = { $number ->
    [one] Mindestens { $number } deiner Spalten ist vollständig belegt.
   *[other] Mindestens { $number } deiner Spalten sind vollständig belegt.
}
goal-full_colours = { $number ->
    [1] Alle Räume einer Farbe sind belegt.
   *[other] Alle Räume von mindestens { $number } Farben sind belegt.
}
goal-politics_disks = { $number ->
    [one] Deine Scheibe liegt auf mindestens { $number } Politikkarte.
   *[other] Deine Scheiben liegen auf mindestens { $number } Politikkarten.
}
goal-sets_of_three_colours = { $number ->
    [one] Du hast mindestens { $number } belegten Raum jeder Farbe.
   *[other] Du hast mindestens { $number } belegte Räume jeder Farbe.
}
goal-occupied_rooms = Du hast mindestens { $rooms }.
goal-rooms = { $colour ->
    [blue] { $number ->
        [one] { $number } belegten blauen Raum
       *[other] { $number } belegte blaue Räume
    }
    [red] { $number ->
        [one] { $number } belegten roten Raum
       *[other] { $number } belegte rote Räume
    }
    [yellow] { $number ->
        [one] { $number } belegten gelben Raum
       *[other] { $number } belegte gelbe Räume
    }
   *[any] { $number ->
        [one] { $number } belegten Raum
       *[other] { $number } belegte Räume
    }
}
