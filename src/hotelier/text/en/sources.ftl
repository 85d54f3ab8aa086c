# Where points come from, and the causes that stand for themselves: sentences say them, and so do pages.

cause-setup = setup
cause-emperor_track = emperor track

source-guests = Guests
source-printed_rooms = Points printed on rooms
source-groups = Groups of rooms
source-staff = Staff during the game
source-politics = Politics cards
source-emperor_track = Emperor track
source-steps_beyond_the_track = Steps beyond the track
source-emperor_tiles = Emperor tiles
source-game_end_staff = Staff at the end
source-occupied_rooms = Occupied rooms
source-kronen = Kronen
source-goods = Goods in the kitchen
source-guests_left = Guests left in the café
