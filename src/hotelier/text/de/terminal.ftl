# Der Tisch im Terminal, und aufgezeichnete Partien zum Lesen.

terminal-welcome = Willkommen im Grand Austria Hotel, { $who }! Antworte mit der Nummer einer Möglichkeit; ? hilft, t zeigt den Tisch, q verlässt ihn.
terminal-round = Durchgang { $round } von { $rounds }
terminal-row = Kunden
terminal-dice = Würfel
terminal-die-1 = Strudel, Torte
terminal-die-2 = Wein, Kaffee
terminal-die-3 = Räume vorbereiten
terminal-die-4 = Kaiserschritte, Kronen
terminal-die-5 = Personal ausspielen
terminal-die-6 = eine von 1 bis 5, für 1 Krone
terminal-track = Kaiserleiste
terminal-start_player = (Startspieler)
terminal-emperor = Kaiser
terminal-scoring = Nach Durchgang { $round } ({ $number } zurück)
terminal-politics = Politik
terminal-kronen = Kronen
terminal-kitchen = Küche
terminal-cafe = Kaffeehaus
terminal-staff = Personal
terminal-hand = Hand
terminal-lacks = es fehlt
terminal-ready = bedient
terminal-short_points = { $number } SP
terminal-roll = Würfel: { $faces }
terminal-prompt = { $number ->
    [1] Eingabetaste oder 1:
   *[more] 1 bis { $number }:
}
terminal-help =
    Tippe die Nummer einer Möglichkeit und die Eingabetaste; eine Notation wie „die 3+“ geht auch.
    Gibt es nur eine Möglichkeit, genügt die Eingabetaste.
    t zeigt den Tisch noch einmal, q verlässt ihn.
    Im Hotel ist [B] ein belegter Raum, (b) ein freier und b ein Platz noch ohne Raum; der Preis einer Etage steht rechts.
terminal-hint = Die besten Möglichkeiten nach Punkten und Vorsprung, und wie der Zug nach der besten weiterginge. In Klammern: Punkte mehr oder weniger je Quelle, verglichen mit der besten Möglichkeit (bei ihr selbst mit der nächsten, die sich unterscheidet):
terminal-not_understood = { $number ->
    [1] „{ $answer }“ gehört nicht zu den Möglichkeiten: Tippe 1, ?, t oder q.
   *[more] „{ $answer }“ gehört nicht zu den Möglichkeiten: Tippe eine Zahl von 1 bis { $number }, ?, t oder q.
}
terminal-boosted = verstärkt
terminal-bot_failed = { $who } ist ausgefallen, { $other } spielt weiter: { $fault }
terminal-goodbye = Die Partie endet hier. Auf Wiedersehen!
terminal-saved = Die Partie wurde an { $file } angehängt.
terminal-score = Wertung
terminal-total = Summe
terminal-leftovers = Kronen und Vorräte (bei Gleichstand)
terminal-winner = { $who } gewinnt.
terminal-winners = { $who } gewinnen gemeinsam.

show-game = Partie { $number }
show-edition = Ausgabe: { $edition }
show-seed = Startwert: { $seed }
show-unfinished = { $number ->
    [one] Die Partie wurde nach { $number } Zug verlassen.
   *[other] Die Partie wurde nach { $number } Zügen verlassen.
}
