# Was geschehen ist. Wer ist ein Name, der Grund eine Karte, ein Würfel oder anderes.

cause-turn = Zug
cause-die = Würfel { $face }
cause-group = { $colour ->
    [blue] blauer Bereich
    [red] roter Bereich
   *[yellow] gelber Bereich
}
cause-room = Raum { $room }
cause-final_scoring = Schlusswertung

event-start_chosen = { $who } ist Startspieler.
event-board_assigned = { $who } erhält Hotelplan { $board }.
event-politics_chosen = Politikkarte in diesem Spiel: { $politics }.
event-tile_chosen = Kaiserplättchen in diesem Spiel: { $tile }.
event-staff_drawn = { $who } zieht eine Personalkarte: { $staff }.
event-staff_drawn-hidden = { $who } zieht eine Personalkarte.
event-staff_drafted = { $who } behält eine Personalkarte: { $staff }.
event-staff_drafted-hidden = { $who } behält eine Personalkarte.
event-guest_revealed = Ein neuer Kunde erscheint: { $guest }.
event-guests_reshuffled = Die abgelegten Kunden werden zu einem neuen Stapel gemischt.
event-round_started = Durchgang { $round } beginnt.
event-die_rolled = Ein Würfel zeigt { $face }.
event-dice_rerolled = { $number ->
    [one] Ein Würfel kommt in den Mistkübel, { $number } Würfel wird neu geworfen.
   *[other] Ein Würfel kommt in den Mistkübel, { $number } Würfel werden neu geworfen.
}
event-turn_started = { $who } ist am Zug.
event-passed = { $who } passt.
event-guest_taken = { $who } nimmt einen Kunden: { $guest }.
event-die_taken = { $who } nimmt eine { $die } (Stärke { $number }).
event-dice_used = { $who } nutzt die Würfel auf { $die } (Stärke { $number }).
event-kronen_gained = { $who } nimmt { amount-kronen } ({ $cause }).
event-kronen_paid = { $who } zahlt { amount-kronen } ({ $cause }).
event-kronen_lost = { $who } kann { amount-kronen } nicht behalten: Die Kasse ist voll ({ $cause }).
event-steps_taken = { $who } geht { amount-steps } auf der Kaiserleiste vor ({ $cause }).
event-set_back = { $who } geht { amount-steps } auf der Kaiserleiste zurück.
event-points_scored = { $who } erhält { amount-points } ({ $cause }).
event-points_scored-lost = { $who } verliert { amount-points } ({ $cause }).
event-goods_received = { $who } erhält { $goods } ({ $cause }).
event-good_placed = { $who } serviert sofort { $good }: { $guest }.
event-good_served = { $who } serviert { $good } aus der Küche: { $guest }.
event-goods_lost = { $who } verliert { $goods } ({ $cause }).
event-order_completed = Die Bestellung ist vollständig: { $guest } ({ $who }).
event-guest_moved_in = { $who }: { $guest } zieht in Raum { $room } ein.
event-room_prepared = { $who } bereitet Raum { $room } vor.
event-room_occupied = { $who }: Raum { $room } ist belegt.
event-room_removed = { $who } verliert Raum { $room } ({ $cause }).
event-group_completed = { $colour ->
    [blue] { $who } füllt einen blauen Bereich der Größe { $size }.
    [red] { $who } füllt einen roten Bereich der Größe { $size }.
   *[yellow] { $who } füllt einen gelben Bereich der Größe { $size }.
}
event-staff_hired = { $who } spielt Personal aus: { $staff }.
event-staff_used = { $who } nutzt Personal: { $staff }.
event-staff_returned = { $who } legt eine Personalkarte unter den Stapel: { $staff }.
event-staff_returned-hidden = { $who } legt eine Personalkarte unter den Stapel.
event-staff_discarded = { $who } wirft Personal ab: { $staff }.
event-politics_claimed = { $who } erfüllt eine Politikkarte: { $politics }.
event-effect_lapsed = { $who } kann das nicht nutzen: { $decision } ({ $cause }).
event-declined = { $who } verzichtet: { $decision } ({ $cause }).
event-extra_turn_started = { $who } darf zusätzlich handeln ({ $cause }).
event-turn_finished = { $who } beendet den Zug.
event-round_ended = Durchgang { $round } endet.
event-emperor_came = Nach Durchgang { $round } kommt der Kaiser.
event-bonus_received = { $who } erhält den Bonus des Kaisers: { $tile }.
event-penalty_suffered = { $who } erleidet die Bestrafung des Kaisers: { $tile }.
event-penalty_avoided = { $who } entgeht der Bestrafung des Kaisers: { $tile }.
event-game_ended = Das Spiel ist zu Ende.
