# Der Tisch, während andere ziehen, sein Verlauf, seine Einstellungen und seine Textform.

## Während andere ziehen

web-skip = Überspringen
web-thinks = denkt nach
web-seconds = { $number } s
web-previous = Zurück
web-next = Weiter
web-recap = { $turns ->
    [one] { $turns } Zug, seit du weg warst
   *[other] { $turns } Züge, seit du weg warst
}
web-recap-step = { $step } von { $steps }
web-remind-order = Die Küche reicht für: { $guest }
web-remind-staff = { $staff }: noch nicht genutzt
web-remind-take = Noch kein Kunde genommen.
web-game-of = Partie mit { $names }

## Benachrichtigungen

web-notify-ask = Sollen wir dich rufen, wenn du am Zug bist?
web-notify-yes = Ja, bitte rufen
web-notify-no = Nein
web-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.

## Einstellungen

web-speed = Bewegung
web-speed-0 = keine
web-speed-1 = ruhig
web-speed-2 = schnell
web-sound = Kurze Klänge
web-reading = Lesen
web-playing = Spielen
web-patterns = Kräftigere Muster in den Räumen
web-text-table = Tisch als Text mit Überschriften, Listen und Knöpfen
web-reminder-guest = Ein Kunde kann einziehen
web-reminder-politics = Eine Politikkarte ist erfüllt
web-reminder-staff = Personal in diesem Durchgang ungenutzt
web-reminder-order = Die Küche reicht für eine Bestellung
web-reminder-take = Würfel im Blick, aber kein Kunde genommen
web-keys-hint = Ziffern wählen Würfel und Möglichkeiten, Pfeile bewegen, Enter wählt, Esc bricht ab. Zum Ändern eine Taste anklicken.
web-keys-reset = Übliche Tasten
web-key-press = Taste drücken
web-key-taken = { $key } ist schon vergeben: { $command }
web-key-fixed = { $key } bedeutet immer dasselbe und lässt sich nicht vergeben.
web-key-boost = Verstärken
web-key-guests = Wartende Kunden
web-key-cafe = Kaffeehaus
web-key-hotel = Hotel
web-key-hand = Hand
web-key-kitchen = Küche
web-key-staff = Ausliegendes Personal
web-key-goals = Politikkarten
web-key-rivals = Mitspieler
web-key-log = Verlauf
web-key-move_in = Einziehen
web-key-finish = Zug beenden
web-key-pass = Passen
web-key-undo = Rückgängig
web-key-undo_to_seal = Rückgängig bis zum Siegel
web-key-redo = Wiederholen
web-key-next = Nächste Möglichkeit
web-key-inspect = Groß zeigen oder begründen
web-key-skip = Bewegung überspringen
web-key-explain = Warum nicht?
web-key-hint = Tipp

## Der Verlauf in wenigen Worten; wer es war, steht als Zeichen davor

log-guest_taken = nimmt: { $guest }
log-guest_revealed = { $guest } trifft ein
log-die_taken = nimmt
log-dice_used = nutzt
log-passed = passt
log-good_served = serviert: { $guest }
log-order_completed = Bestellung vollständig: { $guest }
log-guest_moved_in = Einzug: { $guest }
log-room_removed = verliert Raum
log-group_completed = Bereich von { $number } voll
log-staff_hired = spielt aus: { $staff }
log-staff_used = nutzt: { $staff }
log-staff_drawn = zieht: { $staff }
log-staff_drawn-hidden = zieht eine Karte
log-staff_drafted = behält: { $staff }
log-staff_drafted-hidden = behält eine Karte
log-staff_returned = legt zurück: { $staff }
log-staff_returned-hidden = legt eine Karte zurück
log-staff_discarded = wirft ab: { $staff }
log-politics_claimed = erfüllt: { $politics }
log-bonus_received = Bonus: { $tile }
log-penalty_suffered = Bestrafung: { $tile }
log-penalty_avoided = vermeidet: { $tile }

## Der Tisch als Text

web-tt-waiting = Warten
web-tt-floor = Etage { $floor }
web-tt-missing = wünscht noch { $goods }
web-tt-nothing = nichts
web-waiting-turn = { $name } ist am Zug

## Nach der Partie

web-over-turns = Punkte über die Züge
web-turning-points = Wendepunkte
web-turning-point = Durchgang { $round }: { $name } +{ $points } SP
web-turn-back = Einen Zug zurück
web-turn-forward = Einen Zug vor
web-play = Abspielen
web-pause = Anhalten
web-pace = Tempo
web-pace-slow = langsam
web-pace-usual = normal
web-pace-fast = schnell
web-scrub = Züge der Partie

## Hints and levels

web-hint = Tipp
web-hint-busy = Der trainierte Spieler überlegt
web-hint-plan = Und dann:
web-hint-one = Nur diese
web-hint-all = Alle zeigen
web-hint-note = Geordnet nach Punkten und Vorsprung vor dem besten Gegner. Unterschiede gelten gegenüber der besten Möglichkeit, bei ihr selbst gegenüber der nächsten anderen. Ein Klick markiert eine auf dem Tisch.
web-analysis = Analyse
web-analysis-busy = Der trainierte Spieler sieht sich die Partie an; das dauert einige Sekunden
web-analysis-curve = Siegchancen im Lauf der Partie; ein Klick führt dorthin
web-costly = Teuerste Entscheidungen
web-costly-choice = Durchgang { $round }: { $name }, etwa −{ $points } SP
web-costly-setup = Aufbau: { $name }, etwa −{ $points } SP
web-chance = { $percent } %
web-best-here = Die besten Möglichkeiten hier
web-taken = gewählt
web-analysis-note = Jede Chance gilt für die letzte Entscheidung dieses Spielers, nach dem, was er sehen konnte, wenn alle wie der trainierte Spieler weiterspielen; zusammen sind es daher nicht immer 100 %. Es urteilt der trainierte Spieler, der einen Zug weit plant; wer weiter sucht wie der Direktor, hat vielleicht mehr gesehen.
web-hints-on = An diesem Tisch gibt es Tipps.
web-hints-off = An diesem Tisch gibt es keine Tipps.
web-allow-hints = Tipps erlauben
web-level-points = etwa { $points } Punkte
web-level-elo = Elo { $elo }
web-level-elo-timed = Elo { $elo } (gemessen mit { $seconds } s je Zug)
web-level-note = Elo ist 1000 für die schwächste Stufe; 400 mehr sind zehn Siege auf eine Niederlage. Punkte sind der Durchschnitt gegen seinesgleichen zu zweit.
