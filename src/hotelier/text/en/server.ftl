# What the server answers when something is not possible.

server-bad_request = This message could not be understood.
server-bad_options = A game cannot be played with these options.
server-bad_name = A name needs 1 to 24 characters.
server-seed_of_others = With other people at the table nobody chooses the seed: whoever knows it knows every card. Please leave it out.
server-bad_link = This link does not lead to a seat. Perhaps it was replaced by a newer one.
server-unknown_table = There is no such table.
server-unknown_page = There is no such page.
server-unknown_replay = There is no such replay.
server-not_allowed = This cannot be done here.
server-seat_taken = Somebody else has already taken this seat.
server-table_full = All seats of this table are taken.
server-not_seated = You do not sit at this table.
server-not_host = Only whoever opened the table can do this.
server-no_spectators = This table allows no spectators.
server-foreign_origin = This request comes from another site and is refused.
server-not_your_seat = This is not your seat.
server-not_your_decision = It is not your decision now.
server-stale = The table has moved on.
server-not_offered = This choice is not offered now.
server-not_possible = This is not possible now.
server-nothing_to_undo = There is nothing to take back.
server-sealed = New information has come up since then, so this cannot be taken back.
server-nothing_to_redo = There is nothing to do again.
server-not_over = This is possible only after the end of the game.
server-still_playing = This player is still at the table.
server-too_soon = This player was here not long ago. Please wait a little longer.
server-too_soon_minutes = This player was here not long ago. It will be possible in { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}.
server-too_soon_hours = This player was here not long ago. It will be possible in { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}.
server-host_plays = As you play at this table yourself, only a bot can take over this seat.
server-second_seat = You already sit at this table, and somebody else has played at this seat before.
server-many_spectators = Too many people are watching this table already.
server-other_tab = This table is open in too many tabs of this browser, so it was closed here.
server-no_bot_thinks = No computer player is thinking now.
server-too_large = This message is too large.
server-too_fast = Too many messages at once. Please wait a moment.
server-too_many_tables = You have too many unfinished games. Finish or leave one first.
server-server_full = There is no room for another table on this server.
server-foreign_record = This file is not a recorded game of Hotelier.
server-damaged_record = This recorded game is damaged.
server-future_record = This recorded game was made by a newer version of Hotelier.
server-unknown_step = The game has no such step.
server-no_choice = Nobody has a choice at this step.
server-analyses_busy = Other games are being analysed just now. Please try again in a minute.
server-not_saved = The choice could not be saved, so it was not made. Please try again.
server-internal = Something went wrong on the server. The table is as before.
server-plan_broken = This plan cannot be carried on from here.
server-bad_code = This code is not valid. Codes work once and for ten minutes.
server-device_has_games = This browser has games of its own. It would lose them by taking over those of another device.
server-no_hints = This table was opened without hints.
server-hint_late = No hint could be found in time. Please try again.
server-hint_failed = The hint went wrong. If it happens again, please tell whoever runs this server.
server-not_readable = The table cannot be read from the disk just now, so nothing can be changed. Please try again in a moment.
server-no_disk = The server cannot save anything just now, so nothing has been changed. Please tell whoever runs it.
server-broken_table = This table is damaged and cannot be opened. Please ask the host of this server to repair it.
server-too_many_near = Too many unfinished games were opened from your network. Finish some first, or ask whoever runs this server.
server-too_many_windows = Too many tables are open at once from your network. Please close a few windows.
server-crowded = Too many people are connected to this server just now. Please try again in a moment.
