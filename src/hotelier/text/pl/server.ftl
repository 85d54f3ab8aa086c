# Co odpowiada serwer, gdy coś jest niemożliwe.

server-bad_request = Ta wiadomość jest niezrozumiała.
server-bad_options = Z takimi ustawieniami nie da się grać.
server-bad_name = Imię musi mieć od 1 do 24 znaków.
server-seed_of_others = Gdy przy stole siedzą inni, nikt nie wybiera ziarna losowego: kto je zna, zna wszystkie karty. Pozostaw to pole puste.
server-bad_link = Ten link nie prowadzi do żadnego miejsca. Być może zastąpił go nowszy.
server-unknown_table = Nie ma takiego stołu.
server-unknown_page = Nie ma takiej strony.
server-unknown_replay = Nie ma takiego zapisu.
server-not_allowed = Tutaj nie można tego zrobić.
server-seat_taken = To miejsce zajął już ktoś inny.
server-table_full = Wszystkie miejsca przy tym stole są zajęte.
server-not_seated = Nie siedzisz przy tym stole.
server-not_host = Może to zrobić tylko ten, kto otworzył stół.
server-no_spectators = Przy tym stole nie ma widzów.
server-foreign_origin = To żądanie pochodzi z innej strony i zostało odrzucone.
server-not_your_seat = To nie jest twoje miejsce.
server-not_your_decision = To nie jest teraz twoja decyzja.
server-stale = Gra przy stole poszła już dalej.
server-not_offered = Tego wyboru teraz nie ma.
server-not_possible = To nie jest teraz możliwe.
server-nothing_to_undo = Nie ma czego cofnąć.
server-sealed = Od tego czasu ujawniono coś nowego, więc nie można tego cofnąć.
server-nothing_to_redo = Nie ma czego powtórzyć.
server-not_over = Jest to możliwe dopiero po zakończeniu gry.
server-still_playing = Ten gracz jest jeszcze przy stole.
server-too_soon = Ten gracz był tu jeszcze niedawno. Poczekaj trochę.
server-too_soon_minutes = Ten gracz był tu jeszcze niedawno. Będzie to możliwe za { $number ->
    [one] { $number } minutę
    [few] { $number } minuty
   *[many] { $number } minut
}.
server-too_soon_hours = Ten gracz był tu jeszcze niedawno. Będzie to możliwe za { $number ->
    [one] { $number } godzinę
    [few] { $number } godziny
   *[many] { $number } godzin
}.
server-host_plays = Ponieważ grasz przy tym stole, to miejsce może przejąć tylko bot.
server-second_seat = Siedzisz już przy tym stole, a na tym miejscu grał wcześniej ktoś inny.
server-many_spectators = Przy tym stole jest już zbyt wielu widzów.
server-other_tab = Ten stół jest otwarty w zbyt wielu kartach tej przeglądarki, więc tutaj został zamknięty.
server-no_bot_thinks = Żaden gracz komputerowy teraz nie myśli.
server-too_large = Ta wiadomość jest za duża.
server-too_fast = Za dużo wiadomości naraz. Poczekaj chwilę.
server-too_many_tables = Masz za dużo nieukończonych gier. Najpierw zakończ lub opuść jedną z nich.
server-server_full = Na tym serwerze nie ma miejsca na kolejny stół.
server-foreign_record = Ten plik nie jest zapisem gry Hotelier.
server-damaged_record = Ten zapis gry jest uszkodzony.
server-future_record = Ten zapis gry pochodzi z nowszej wersji Hotelier.
server-unknown_step = Gra nie ma takiego kroku.
server-no_choice = W tym kroku nikt nie ma wyboru.
server-analyses_busy = Właśnie analizowane są inne gry. Spróbuj ponownie za minutę.
server-not_saved = Nie udało się zapisać wyboru, więc nie został wykonany. Spróbuj ponownie.
server-internal = Na serwerze coś poszło nie tak. Stół jest taki jak przedtem.
server-plan_broken = Tego planu nie da się kontynuować.
server-bad_code = Ten kod nie działa. Kodu można użyć raz, w ciągu dziesięciu minut.
server-device_has_games = Ta przeglądarka ma własne gry. Przejmując gry z innego urządzenia, utraciłaby je.
server-no_hints = Przy tym stole nie ma podpowiedzi.
server-hint_late = Nie udało się na czas znaleźć podpowiedzi. Spróbuj ponownie.
server-hint_failed = Podpowiedź się nie powiodła. Jeśli to się powtórzy, powiedz o tym osobie prowadzącej serwer.
server-not_readable = Stołu nie da się teraz odczytać z dysku, więc nic nie można zmienić. Spróbuj ponownie za chwilę.
server-no_disk = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Daj znać osobie, która go prowadzi.
server-broken_table = Ten stół jest uszkodzony i nie można go otworzyć. Zwróć się do osoby prowadzącej ten serwer.
server-too_many_near = Z Twojej sieci otwarto za dużo nieukończonych gier. Najpierw zakończcie kilka z nich albo zwróć się do osoby, która prowadzi ten serwer.
server-too_many_windows = Z Twojej sieci otwarto naraz za dużo stołów. Zamknij kilka okien.
server-crowded = Z tym serwerem połączonych jest teraz za dużo osób. Spróbuj ponownie za chwilę.
