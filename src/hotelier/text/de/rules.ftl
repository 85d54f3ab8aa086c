# Die Regeln in eigenen Worten, für die Seite „Karten und Regeln“.
# Ein Abschnitt hat einen Titel und nummerierte Absätze; ein Grund kann auf einen Abschnitt verweisen.

rules-aim = Ziel
rules-aim-1 = Jeder der 2 bis 4 Spieler führt ein Hotel in Wien. In sieben Durchgängen holst du Kunden in dein Kaffeehaus, servierst ihnen, was sie bestellen, und gibst ihnen Räume. Wer am Ende die meisten Siegpunkte hat, gewinnt.

rules-setup = Spielaufbau
rules-setup-1 = Alle beginnen mit 10 Kronen, je 1 Strudel, Torte, Wein und Kaffee in der Küche, einem leeren Kaffeehaus mit drei Tischen und sechs Personalkarten auf der Hand. Mehr als 20 Kronen kann niemand haben; was darüber hinausgeht, verfällt.
rules-setup-2 = Fünf Kunden liegen offen in der Auslage. Von links nach rechts kosten sie 3, 2, 1, 0 und 0 Kronen. Drei Politikkarten und drei Kaiserplättchen sind im Spiel und von Anfang an für alle sichtbar.
rules-setup-3 = In umgekehrter Reihenfolge nehmen alle kostenlos ihren ersten Kunden. Danach darf jeder bis zu drei Räume vorbereiten und bezahlt sie.
rules-setup-4 = Auf der Nachtseite sind alle Hotels gleich, auf der Tagseite sind sie verschieden und schwieriger. Statt zufällig können die Personalkarten als Einstiegssets oder durch einen Draft verteilt werden: eine Karte behalten, den Rest nach links geben, und so weiter.

rules-round = Ein Durchgang
rules-round-1 = Der Startspieler wirft alle Würfel: 10, 12 oder 14 bei 2, 3 oder 4 Spielern. Jeder Würfel kommt auf das Aktionsfeld mit seiner Zahl.
rules-round-2 = Jeder hat zwei Züge: den ersten in der Reihenfolge der Spieler, den zweiten in umgekehrter Reihenfolge. Wer als Letzter an der Reihe ist, zieht also zweimal hintereinander.
rules-round-3 = Der Durchgang endet, wenn alle beide Züge gemacht haben oder kein Würfel mehr da ist. Dann steht genutztes Personal wieder bereit, und der Nächste im Uhrzeigersinn wird Startspieler.

rules-turn = Ein Zug
rules-turn-1 = Zuerst darfst du einen Kunden aus der Auslage nehmen: Zahle den Preis des Feldes und setze ihn an einen freien Tisch deines Kaffeehauses. Die anderen rücken nach rechts, und links kommt ein neuer Kunde dazu.
rules-turn-2 = Dann nimmst du einen Würfel und führst die Aktion seines Feldes aus.
rules-turn-3 = Während deines Zuges stehen dir Zusatzaktionen offen, sooft du willst: für 1 Krone bis zu drei Speisen und Getränke aus der Küche servieren, einen Kunden mit vollständiger Bestellung einziehen lassen, eine Personalkarte „einmal pro Durchgang“ nutzen, eine Politikkarte erfüllen.
rules-turn-4 = Die Aktion eines Würfels und alles, was sie auslöst, wird erst zu Ende geführt; nur Politikkarten darfst du auch dazwischen erfüllen. Kommen mehrere Wirkungen zusammen, bestimmst du ihre Reihenfolge. Was du nicht nutzen kannst, verfällt.

rules-dice = Die Würfel
rules-dice-1 = Die Stärke einer Aktion ist die Zahl der Würfel auf ihrem Feld, der genommene mitgezählt. Einmal pro Zug darfst du 1 Krone zahlen, um sie um eins zu verstärken.
rules-dice-2 = Würfel 1: Nimm so viele Strudel und Torten, wie die Stärke angibt, aber nicht mehr Torten als Strudel.
rules-dice-3 = Würfel 2: Nimm so viel Wein und Kaffee, wie die Stärke angibt, aber nicht mehr Kaffee als Wein.
rules-dice-4 = Würfel 3: Bereite bis zu so viele Räume vor.
rules-dice-5 = Würfel 4: Teile die Stärke beliebig auf Schritte auf der Kaiserleiste und Kronen auf.
rules-dice-6 = Würfel 5: Spiele eine Personalkarte aus; sie kostet um so viele Kronen weniger.
rules-dice-7 = Würfel 6: Zahle 1 Krone und führe eine der Aktionen 1 bis 5 aus. Es zählen die Würfel auf der 6, nicht die auf dem anderen Feld.

rules-guests = Kunden, Speisen und Getränke
rules-guests-1 = Neue Speisen und Getränke darfst du sofort und kostenlos auf Bestellungen deiner Kunden legen. Der Rest kommt in die Küche, in der beliebig viel Platz ist; von dort musst du servieren.
rules-guests-2 = Ein Kunde mit vollständiger Bestellung darf in einen freien Raum seiner Farbe einziehen: Adlige in blaue, Bürger in rote, Künstler in gelbe Räume. Touristen, die grünen Kunden, nehmen jeden Raum.
rules-guests-3 = Der Raum ist nun belegt, der Tisch wieder frei. Du erhältst die Siegpunkte des Kunden und die Belohnung auf der Karte.

rules-rooms = Räume und Bereiche
rules-rooms-1 = Dein erster Raum liegt unten links; jeder weitere grenzt an einen deiner Räume, nicht nur über Eck. In Etage 1 bis 4 kostet ein Raum 0, 1, 2 oder 3 Kronen. Fünf Felder rechts oben bringen sofort 1 oder 2 Siegpunkte.
rules-rooms-2 = Ein vorbereiteter Raum ist frei. Belegt ist er, sobald ein Kunde einzieht oder eine Wirkung ihn umdreht.
rules-rooms-3 = Benachbarte Räume einer Farbe bilden einen Bereich. Wird sein letzter Raum belegt, bringt ein Bereich aus 1, 2, 3 oder 4 Räumen einmalig etwas ein: blau 2, 5, 9 oder 15 Siegpunkte, rot 1, 3, 6 oder 10 Kronen, gelb 1, 3, 6 oder 10 Schritte auf der Kaiserleiste.

rules-staff = Personal
rules-staff-1 = Personalkarten spielst du mit Würfel 5 oder durch eine Wirkung aus der Hand aus und zahlst ihren Preis. Sie bleiben vor dir liegen.
rules-staff-2 = Eine Karte wirkt einmalig beim Ausspielen, einmal pro Durchgang in deinem Zug, permanent oder bei der Schlusswertung.
rules-staff-3 = Personal, das auf einen Würfel reagiert, richtet sich nach der Zahl auf dem genommenen Würfel: Eine 6, die als 3 dient, ist keine 3.

rules-politics = Politik
rules-politics-1 = Erfüllst du in deinem Zug die Bedingung einer Politikkarte, darfst du eine Scheibe darauf legen. Der erste Spieler erhält dort 15 Siegpunkte, der zweite 10, der dritte 5. Jeder darf das einmal je Karte, und die Scheibe bleibt liegen, was auch später geschieht.
rules-politics-2 = Während der Kaiserwertung lässt sich keine Politikkarte erfüllen.

rules-pass = Passen
rules-pass-1 = Statt zu ziehen darfst du passen, solange du in deinem Zug noch nichts getan hast. Der Zug bleibt dir erhalten, aber du musst warten.
rules-pass-2 = Haben alle gepasst, die noch Züge haben, scheidet ein Würfel für diesen Durchgang aus, und die anderen werden neu geworfen; dann geht es in der Reihenfolge weiter. Züge, für die kein Würfel mehr da ist, verfallen.

rules-emperor = Der Kaiser
rules-emperor-1 = Nach den Durchgängen 3, 5 und 7 erhält jeder Siegpunkte für sein Feld auf der Kaiserleiste. Die Felder 0 bis 13 bringen 0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8 und 9.
rules-emperor-2 = Dann geht jeder 3, 5 oder 7 Felder zurück, höchstens bis auf 0. Wer noch auf 3 oder höher steht, erhält den Bonus des Plättchens; wer auf 0 steht, erleidet die Bestrafung; auf 1 und 2 geschieht nichts.
rules-emperor-3 = Über Feld 13 geht es nicht hinaus: Jeder weitere Schritt bringt stattdessen 1 Siegpunkt.

rules-end = Spielende und Schlusswertung
rules-end-1 = Nach Durchgang 7 und der letzten Kaiserwertung zählt das Personal der Schlusswertung. Jeder belegte Raum bringt 1, 2, 3 oder 4 Siegpunkte in Etage 1, 2, 3 oder 4, jede Krone und alles in der Küche je 1. Jeder Kunde, der noch im Kaffeehaus sitzt, kostet 5.
rules-end-2 = Bei Gleichstand gewinnt, wer mehr Kronen, Speisen und Getränke übrig hat; ist auch das gleich, gewinnen sie gemeinsam.

rules-editions = Ausgaben
rules-editions-1 = Anleitungen unterscheiden sich in manchen Punkten. Es gilt die Ausgabe, die für einen Tisch gewählt wurde; hier steht, was jede von den klassischen Regeln unterscheidet.
rules-editions-none = keine Unterschiede
rules-link = Regeln: { $section }
