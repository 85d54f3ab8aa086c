# Was der Server antwortet, wenn etwas nicht möglich ist.

server-bad_request = Diese Nachricht ist nicht verständlich.
server-bad_options = Mit diesen Einstellungen lässt sich nicht spielen.
server-bad_name = Ein Name braucht 1 bis 24 Zeichen.
server-seed_of_others = Sitzen andere mit am Tisch, wählt niemand den Startwert: Wer ihn kennt, kennt alle Karten. Bitte lass ihn weg.
server-bad_link = Dieser Link führt zu keinem Platz. Vielleicht wurde er durch einen neueren ersetzt.
server-unknown_table = Diesen Tisch gibt es nicht.
server-unknown_page = Diese Seite gibt es nicht.
server-unknown_replay = Diese Aufzeichnung gibt es nicht.
server-not_allowed = Das geht hier nicht.
server-seat_taken = Diesen Platz hat schon jemand anderes.
server-table_full = An diesem Tisch sind alle Plätze besetzt.
server-not_seated = Du sitzt nicht an diesem Tisch.
server-not_host = Das kann nur, wer den Tisch eröffnet hat.
server-no_spectators = An diesem Tisch ist Zuschauen nicht erlaubt.
server-foreign_origin = Diese Anfrage kommt von einer anderen Seite und wird abgelehnt.
server-not_your_seat = Das ist nicht dein Platz.
server-not_your_decision = Das hast jetzt nicht du zu entscheiden.
server-stale = Am Tisch ist es inzwischen weitergegangen.
server-not_offered = Diese Möglichkeit gibt es jetzt nicht.
server-not_possible = Das ist jetzt nicht möglich.
server-nothing_to_undo = Es gibt nichts zurückzunehmen.
server-sealed = Seitdem ist Neues bekannt geworden, daher lässt sich das nicht zurücknehmen.
server-nothing_to_redo = Es gibt nichts zu wiederholen.
server-not_over = Das geht erst nach dem Ende der Partie.
server-still_playing = Diese Person ist noch am Tisch.
server-too_soon = Diese Person war vor Kurzem noch hier. Bitte warte noch ein wenig.
server-too_soon_minutes = Diese Person war vor Kurzem noch hier. Möglich ist es in { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}.
server-too_soon_hours = Diese Person war vor Kurzem noch hier. Möglich ist es in { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}.
server-host_plays = Da du an diesem Tisch selbst mitspielst, kann nur ein Bot diesen Platz übernehmen.
server-second_seat = Du sitzt schon an diesem Tisch, und an diesem Platz hat vorher jemand anders gespielt.
server-many_spectators = An diesem Tisch schauen schon zu viele zu.
server-other_tab = Dieser Tisch ist in zu vielen Tabs dieses Browsers offen und wurde deshalb hier geschlossen.
server-no_bot_thinks = Gerade denkt kein Computergegner nach.
server-too_large = Diese Nachricht ist zu groß.
server-too_fast = Zu viele Nachrichten auf einmal. Bitte warte einen Augenblick.
server-too_many_tables = Du hast zu viele offene Partien. Beende oder verlasse zuerst eine.
server-server_full = Auf diesem Server ist kein Platz für einen weiteren Tisch.
server-foreign_record = Diese Datei ist keine Aufzeichnung von Hotelier.
server-damaged_record = Diese Aufzeichnung ist beschädigt.
server-future_record = Diese Aufzeichnung stammt von einer neueren Version von Hotelier.
server-unknown_step = Diesen Schritt hat die Partie nicht.
server-no_choice = Bei diesem Schritt hat niemand eine Wahl.
server-analyses_busy = Gerade werden andere Partien analysiert. Bitte versuche es in einer Minute noch einmal.
server-not_saved = Die Wahl konnte nicht gespeichert werden und gilt nicht. Bitte versuche es noch einmal.
server-internal = Auf dem Server ist etwas schiefgegangen. Der Tisch ist wie zuvor.
server-plan_broken = Dieser Plan lässt sich so nicht fortsetzen.
server-bad_code = Dieser Code gilt nicht. Codes gelten einmal und zehn Minuten lang.
server-device_has_games = Dieser Browser hat eigene Spiele. Er verlöre sie, wenn er die eines anderen Geräts übernähme.
server-no_hints = An diesem Tisch gibt es keine Tipps.
server-hint_late = Es hat sich nicht rechtzeitig ein Tipp gefunden. Bitte versuche es noch einmal.
server-hint_failed = Der Tipp ist misslungen. Wenn es wieder geschieht, sag es bitte der Person, die diesen Server betreibt.
server-not_readable = Der Tisch lässt sich gerade nicht von der Platte lesen, deshalb kann nichts geändert werden. Bitte versuche es gleich noch einmal.
server-no_disk = Der Server kann gerade nichts speichern, deshalb wurde nichts geändert. Bitte sag der Person Bescheid, die ihn betreibt.
server-broken_table = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Bitte wende dich an den Betreiber dieses Servers.
server-too_many_near = Aus deinem Netz sind zu viele Partien offen. Beendet zuerst einige, oder frag die Person, die diesen Server betreibt.
server-too_many_windows = Aus deinem Netz sind zu viele Tische gleichzeitig geöffnet. Bitte schließe ein paar Fenster.
server-crowded = Mit diesem Server sind gerade zu viele Menschen verbunden. Bitte versuche es gleich noch einmal.
