# Zasady własnymi słowami na stronę „Karty i zasady”.
# Rozdział ma tytuł i ponumerowane akapity; powód może prowadzić do rozdziału.

rules-aim = Cel gry
rules-aim-1 = Każda z 2–4 osób prowadzi hotel w Wiedniu. Przez siedem rund sprowadzasz gości do kawiarni, podajesz im to, co zamówili, i wprowadzasz ich do pokoi. Wygrywa osoba, która na końcu ma najwięcej punktów zwycięstwa.

rules-setup = Przygotowanie
rules-setup-1 = Każdy zaczyna z 10 koronami, po 1 strudlu, cieście, winie i kawie w kuchni, pustą kawiarnią z trzema stolikami i sześcioma kartami personelu na ręce. Nikt nie może mieć więcej niż 20 koron; nadwyżka przepada.
rules-setup-2 = Na planszy głównej leży pięciu odkrytych gości. Od lewej do prawej kosztują 3, 2, 1, 0 i 0 koron. W grze są trzy karty polityki i trzy żetony cesarza; wszyscy widzą je od początku.
rules-setup-3 = W odwrotnej kolejności każdy bierze za darmo pierwszego gościa. Potem każdy może przygotować do trzech pokoi i za nie płaci.
rules-setup-4 = Po stronie nocnej wszystkie hotele są jednakowe, po dziennej różne i trudniejsze. Zamiast losowo karty personelu można rozdać jako zestawy wprowadzające albo przez draft: jedną kartę zatrzymujesz, resztę przekazujesz w lewo, i tak dalej.

rules-round = Runda
rules-round-1 = Pierwszy gracz rzuca wszystkimi kośćmi: 10, 12 lub 14 przy 2, 3 lub 4 graczach. Każda kość trafia na pole akcji ze swoją liczbą.
rules-round-2 = Każdy ma dwie tury: pierwszą według kolejności, drugą w odwrotnej kolejności. Dlatego ostatnia osoba w kolejności rozgrywa dwie tury z rzędu.
rules-round-3 = Runda kończy się, gdy wszyscy rozegrali obie tury albo zabrakło kości. Użyty personel jest wtedy znów gotowy, a pierwszym graczem zostaje następna osoba zgodnie z ruchem wskazówek zegara.

rules-turn = Tura
rules-turn-1 = Najpierw możesz wziąć jednego gościa z planszy głównej: zapłać cenę jego pola i posadź go przy wolnym stoliku w swojej kawiarni. Pozostali przesuwają się w prawo, a z lewej pojawia się nowy gość.
rules-turn-2 = Potem bierzesz kość i wykonujesz akcję jej pola.
rules-turn-3 = Przez całą turę możesz dowolnie często wykonywać dodatkowe akcje: podać z kuchni do trzech dań i napojów za 1 koronę, wprowadzić gościa ze skompletowanym zamówieniem, użyć karty personelu „raz w rundzie”, położyć znacznik na karcie polityki.
rules-turn-4 = Akcję kości i wszystko, co się z nią wiąże, trzeba najpierw dokończyć; w jej trakcie można tylko kłaść znaczniki na kartach polityki. Jeśli efektów jest kilka, ich kolejność wybierasz ty. Czego nie możesz wykorzystać, to przepada.

rules-dice = Kości
rules-dice-1 = Siła akcji to liczba kości na jej polu, razem z tą, którą bierzesz. Raz w turze możesz zapłacić 1 koronę, aby wzmocnić akcję o jeden.
rules-dice-2 = Kość 1: weź tyle strudli i ciast, ile wynosi siła, ale nie więcej ciast niż strudli.
rules-dice-3 = Kość 2: weź tyle wina i kawy, ile wynosi siła, ale nie więcej kawy niż wina.
rules-dice-4 = Kość 3: przygotuj najwyżej tyle pokoi, ile wynosi siła.
rules-dice-5 = Kość 4: podziel siłę dowolnie między pola na torze cesarza i korony.
rules-dice-6 = Kość 5: zagraj jedną kartę personelu; kosztuje ona o tyle koron mniej, ile wynosi siła.
rules-dice-7 = Kość 6: zapłać 1 koronę i wykonaj jedną z akcji 1–5. Liczą się kości na polu 6, a nie na polu tej akcji.

rules-guests = Goście, dania i napoje
rules-guests-1 = Nowe dania i napoje możesz od razu i za darmo położyć na zamówieniach swoich gości. Reszta trafia do kuchni, w której miejsca nie brakuje; stamtąd trzeba je podawać.
rules-guests-2 = Gość, którego zamówienie jest skompletowane, może wprowadzić się do wolnego pokoju swojego koloru: szlachcice do niebieskiego, obywatele do czerwonego, artyści do żółtego. Turystom, czyli zielonym gościom, pasuje każdy pokój.
rules-guests-3 = Pokój jest teraz zajęty, a stolik znów wolny. Otrzymujesz punkty zwycięstwa za gościa i nagrodę z jego karty.

rules-rooms = Pokoje i grupy
rules-rooms-1 = Pierwszy pokój leży w lewym dolnym rogu; każdy następny styka się bokiem z jednym z twoich pokoi. Na piętrach 1–4 pokój kosztuje 0, 1, 2 lub 3 korony. Pięć pól w prawym górnym rogu daje od razu 1 lub 2 punkty zwycięstwa.
rules-rooms-2 = Przygotowany pokój jest wolny. Staje się zajęty, gdy wprowadzi się gość albo gdy odwróci go jakiś efekt.
rules-rooms-3 = Sąsiednie pokoje jednego koloru tworzą grupę. Gdy zajęty zostaje jej ostatni pokój, grupa złożona z 1, 2, 3 lub 4 pokoi daje jednorazową premię: niebieska 2, 5, 9 lub 15 punktów zwycięstwa, czerwona 1, 3, 6 lub 10 koron, żółta 1, 3, 6 lub 10 pól na torze cesarza.

rules-staff = Personel
rules-staff-1 = Karty personelu zagrywasz z ręki dzięki kości 5 lub efektowi i płacisz ich koszt. Potem leżą przed tobą.
rules-staff-2 = Karta działa jednorazowo przy zagraniu, raz w rundzie w twojej turze, stale albo na koniec gry.
rules-staff-3 = Personel, który reaguje na kość, patrzy na liczbę na zabranej kości: szóstka użyta jako 3 nie jest trójką.

rules-politics = Polityka
rules-politics-1 = Jeśli w swojej turze spełniasz warunek karty polityki, możesz położyć na niej znacznik. Pierwsza osoba otrzymuje za to 15 punktów zwycięstwa, druga 10, trzecia 5. Na każdej karcie możesz mieć jeden znacznik; zostaje on tam bez względu na to, co stanie się później.
rules-politics-2 = Podczas punktacji cesarza nie można kłaść znaczników na kartach polityki.

rules-pass = Pas
rules-pass-1 = Zamiast rozgrywać turę, możesz spasować, dopóki nic w niej nie zrobisz. Tura nie przepada, ale musisz poczekać.
rules-pass-2 = Gdy spasowali wszyscy, którym zostały jeszcze tury, jedna kość odpada do końca rundy, a resztą rzuca się ponownie; potem gra toczy się dalej według kolejności. Tury, dla których zabrakło kości, przepadają.

rules-emperor = Cesarz
rules-emperor-1 = Po rundach 3, 5 i 7 każdy otrzymuje punkty zwycięstwa za swoje pole na torze cesarza. Pola od 0 do 13 dają 0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8 i 9 punktów.
rules-emperor-2 = Następnie każdy cofa się o 3, 5 lub 7 pól, ale nie poniżej 0. Kto nadal stoi na polu 3 lub wyżej, otrzymuje premię z żetonu; kto stoi na 0, ponosi karę; na polach 1 i 2 nic się nie dzieje.
rules-emperor-3 = Dalej niż na pole 13 przesunąć się nie można: zamiast każdego kolejnego pola otrzymujesz 1 punkt zwycięstwa.

rules-end = Koniec gry
rules-end-1 = Po rundzie 7 i ostatniej punktacji cesarza punktuje personel z efektem „na koniec gry”. Każdy zajęty pokój daje 1, 2, 3 lub 4 punkty na piętrze 1, 2, 3 lub 4, a każda korona oraz każde danie i każdy napój w kuchni po 1 punkcie. Za każdego gościa pozostałego w kawiarni tracisz 5 punktów.
rules-end-2 = Przy remisie wygrywa osoba, której zostało więcej koron, dań i napojów; jeśli i tych jest po równo, zwycięstwo jest wspólne.

rules-editions = Wydania
rules-editions-1 = Instrukcje różnią się w niektórych miejscach. Obowiązuje wydanie wybrane dla danego stołu; oto, czym każde różni się od zasad klasycznych.
rules-editions-none = bez różnic
rules-link = Zasady: { $section }
