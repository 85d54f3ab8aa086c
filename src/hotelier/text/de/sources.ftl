# Woher Punkte kommen, und Gründe, die für sich stehen: Sätze nennen sie, und Seiten auch.

cause-setup = Spielaufbau
cause-emperor_track = Kaiserleiste

source-guests = Kunden
source-printed_rooms = Aufgedruckte Punkte der Räume
source-groups = Volle Bereiche
source-staff = Personal während des Spiels
source-politics = Politikkarten
source-emperor_track = Kaiserleiste
source-steps_beyond_the_track = Schritte über die Leiste hinaus
source-emperor_tiles = Kaiserplättchen
source-game_end_staff = Personal am Ende
source-occupied_rooms = Belegte Räume
source-kronen = Kronen
source-goods = Vorräte in der Küche
source-guests_left = Wartende Kunden im Kaffeehaus
