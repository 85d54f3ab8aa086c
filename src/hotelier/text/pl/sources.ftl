# Skąd się biorą punkty, oraz przyczyny podawane same: w zdaniach i na stronach.

cause-setup = przygotowanie
cause-emperor_track = tor cesarza

source-guests = Goście
source-printed_rooms = Punkty z pól pokoi
source-groups = Grupy pokoi
source-staff = Personel w trakcie gry
source-politics = Karty polityki
source-emperor_track = Tor cesarza
source-steps_beyond_the_track = Pola poza torem
source-emperor_tiles = Żetony cesarza
source-game_end_staff = Personel na koniec gry
source-occupied_rooms = Zajęte pokoje
source-kronen = Korony
source-goods = Zapasy w kuchni
source-guests_left = Goście pozostali w kawiarni
