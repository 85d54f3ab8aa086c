# Stół podczas ruchów innych, jego dziennik, ustawienia i postać tekstowa.

## Podczas ruchów innych

web-skip = Pomiń
web-thinks = myśli
web-seconds = { $number } s
web-previous = Wstecz
web-next = Dalej
web-recap = { $turns ->
    [one] { $turns } tura pod twoją nieobecność
    [few] { $turns } tury pod twoją nieobecność
   *[many] { $turns } tur pod twoją nieobecność
}
web-recap-step = { $step } z { $steps }
web-remind-order = Kuchnia wystarczy na zamówienie: { $guest }
web-remind-staff = { $staff }: jeszcze nie użyto
web-remind-take = Nie wzięto jeszcze gościa.
web-game-of = Gra, rywale: { $names }

## Powiadomienia

web-notify-ask = Zawołać cię, gdy nadejdzie twoja tura?
web-notify-yes = Tak, zawołaj
web-notify-no = Nie
web-notify-refused = Przeglądarka nie zezwala tej stronie na powiadomienia.

## Ustawienia

web-speed = Animacja
web-speed-0 = brak
web-speed-1 = spokojna
web-speed-2 = szybka
web-sound = Krótkie dźwięki
web-reading = Czytanie
web-playing = Gra
web-patterns = Wyraźniejsze wzory w pokojach
web-text-table = Stół jako tekst: nagłówki, listy, przyciski
web-reminder-guest = Gość może się wprowadzić
web-reminder-politics = Można zająć kartę polityki
web-reminder-staff = Personel nieużyty w tej rundzie
web-reminder-order = Kuchnia wystarczy na zamówienie
web-reminder-take = Wybierasz kość, a gościa nie wzięto
web-keys-hint = Cyfry wybierają kości i opcje, strzałki przesuwają, Enter wybiera, Esc anuluje. Aby zmienić klawisz, kliknij go.
web-keys-reset = Zwykłe klawisze
web-key-press = naciśnij klawisz
web-key-taken = Klawisz { $key } jest już zajęty: { $command }
web-key-fixed = Klawisz { $key } zawsze znaczy to samo i nie można go przydzielić.
web-key-boost = Wzmocnij
web-key-guests = Czekający goście
web-key-cafe = Kawiarnia
web-key-hotel = Hotel
web-key-hand = Ręka
web-key-kitchen = Kuchnia
web-key-staff = Zagrany personel
web-key-goals = Karty polityki
web-key-rivals = Rywale
web-key-log = Dziennik
web-key-move_in = Wprowadź
web-key-finish = Zakończ turę
web-key-pass = Pas
web-key-undo = Cofnij
web-key-undo_to_seal = Cofnij do pieczęci
web-key-redo = Ponów
web-key-next = Następny wybór
web-key-inspect = Pokaż duże lub wyjaśnij
web-key-skip = Pomiń animację
web-key-explain = Dlaczego nie?
web-key-hint = Podpowiedź

## Dziennik w kilku słowach; kto to był, mówi znak na początku

log-guest_taken = bierze: { $guest }
log-guest_revealed = przybywa: { $guest }
log-die_taken = bierze
log-dice_used = używa
log-passed = pasuje
log-good_served = podaje: { $guest }
log-order_completed = zamówienie skompletowane: { $guest }
log-guest_moved_in = wprowadza się: { $guest }
log-room_removed = traci pokój
log-group_completed = pełna grupa: { $number }
log-staff_hired = zagrywa: { $staff }
log-staff_used = używa: { $staff }
log-staff_drawn = dobiera: { $staff }
log-staff_drawn-hidden = dobiera kartę
log-staff_drafted = zatrzymuje: { $staff }
log-staff_drafted-hidden = zatrzymuje kartę
log-staff_returned = odkłada: { $staff }
log-staff_returned-hidden = odkłada kartę
log-staff_discarded = odrzuca: { $staff }
log-politics_claimed = zajmuje: { $politics }
log-bonus_received = premia: { $tile }
log-penalty_suffered = kara: { $tile }
log-penalty_avoided = unika: { $tile }

## Stół jako tekst

web-tt-waiting = Oczekiwanie
web-tt-floor = Piętro { $floor }
web-tt-missing = czeka jeszcze na: { $goods }
web-tt-nothing = nic
web-waiting-turn = Teraz gra { $name }

## Po grze

web-over-turns = Punkty w kolejnych turach
web-turning-points = Punkty zwrotne
web-turning-point = Runda { $round }: { $name } +{ $points } PZ
web-turn-back = Tura wstecz
web-turn-forward = Tura naprzód
web-play = Odtwórz
web-pause = Zatrzymaj
web-pace = Tempo
web-pace-slow = wolno
web-pace-usual = zwykle
web-pace-fast = szybko
web-scrub = Tury gry

## Hints and levels

web-hint = Podpowiedź
web-hint-busy = Wytrenowany gracz myśli
web-hint-plan = A potem:
web-hint-one = Tylko ta
web-hint-all = Wszystkie
web-hint-note = Kolejność według punktów i przewagi nad najlepszym rywalem. Różnice podano względem najlepszej możliwości, a przy niej samej względem następnej, która się różni. Kliknięcie zaznacza jedną na stole.
web-analysis = Analiza
web-analysis-busy = Wytrenowany gracz analizuje grę; to potrwa kilka sekund
web-analysis-curve = Szanse wygranej w trakcie gry; kliknięcie prowadzi do tego miejsca
web-costly = Najkosztowniejsze decyzje
web-costly-choice = Runda { $round }: { $name }, około −{ $points } PZ
web-costly-setup = Przygotowanie: { $name }, około −{ $points } PZ
web-chance = { $percent }%
web-best-here = Najlepsze możliwości tutaj
web-taken = wybrano
web-analysis-note = Każda szansa dotyczy ostatniej decyzji gracza, według tego, co widział, jeśli wszyscy grają dalej jak wytrenowany gracz; razem nie zawsze dają 100%. Ocenia wytrenowany gracz, który planuje jedną turę; kto szuka dalej, jak dyrektor, mógł zobaczyć więcej.
web-hints-on = Przy tym stole są podpowiedzi.
web-hints-off = Przy tym stole nie ma podpowiedzi.
web-allow-hints = Zezwól na podpowiedzi
web-level-points = około { $points } PZ
web-level-elo = Elo { $elo }
web-level-elo-timed = Elo { $elo } (zmierzone przy { $seconds } s na turę)
web-level-note = Elo najsłabszego poziomu to 1000; 400 więcej to dziesięć wygranych na jedną przegraną. Punkty to średnia w grze dwuosobowej z równym sobie.
