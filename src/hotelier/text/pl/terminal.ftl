# Stół w terminalu i zapisane partie do czytania.

terminal-welcome = Witaj w Grand Austria Hotel, { $who }! Odpowiadaj numerem możliwości; ? pomaga, t pokazuje stół, q kończy.
terminal-round = Runda { $round } z { $rounds }
terminal-row = Goście
terminal-dice = Kości
terminal-die-1 = strudle, ciasta
terminal-die-2 = wino, kawa
terminal-die-3 = przygotuj pokoje
terminal-die-4 = tor cesarza, korony
terminal-die-5 = zagraj personel
terminal-die-6 = dowolna z 1–5 za 1 koronę
terminal-track = Tor cesarza
terminal-start_player = (pierwszy gracz)
terminal-emperor = Cesarz
terminal-scoring = Po rundzie { $round } (cofnięcie o { $number })
terminal-politics = Polityka
terminal-kronen = Korony
terminal-kitchen = Kuchnia
terminal-cafe = Kawiarnia
terminal-staff = Personel
terminal-hand = Ręka
terminal-lacks = brakuje:
terminal-ready = obsłużony
terminal-short_points = { $number } PZ
terminal-roll = Kości: { $faces }
terminal-prompt = { $number ->
    [1] Enter lub 1:
   *[more] Od 1 do { $number }:
}
terminal-help =
    Wpisz numer możliwości i naciśnij Enter; zapis taki jak „die 3+” też wystarczy.
    Gdy jest tylko jedna możliwość, wystarczy Enter.
    t ponownie pokazuje stół, q kończy grę.
    W hotelu [B] to pokój zajęty, (b) wolny, a b to pole jeszcze bez pokoju; cena piętra stoi po prawej.
terminal-hint = Najlepsze możliwości według punktów i przewagi oraz dalszy ciąg tury po najlepszej z nich. W nawiasach: o ile punktów więcej lub mniej z każdego źródła w porównaniu z najlepszą możliwością (przy niej samej – z następną, która się różni):
terminal-not_understood = { $number ->
    [1] Nie ma możliwości „{ $answer }”: wpisz 1, ?, t lub q.
   *[more] Nie ma możliwości „{ $answer }”: wpisz liczbę od 1 do { $number }, ?, t lub q.
}
terminal-boosted = ze wzmocnieniem
terminal-bot_failed = { $who } zawiódł, zamiast niego gra { $other }: { $fault }
terminal-goodbye = Partia kończy się tutaj. Do widzenia!
terminal-saved = Partię dopisano do pliku { $file }.
terminal-score = Punktacja
terminal-total = Razem
terminal-leftovers = Korony i zapasy (przy remisie)
terminal-winner = Wygrywa { $who }.
terminal-winners = Zwycięstwo dzielą { $who }.

show-game = Partia { $number }
show-edition = Wydanie: { $edition }
show-seed = Ziarno losowe: { $seed }
show-unfinished = { $number ->
    [one] Partię przerwano po { $number } ruchu.
    [few] Partię przerwano po { $number } ruchach.
   *[many] Partię przerwano po { $number } ruchach.
}
