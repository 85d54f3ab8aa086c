# Co się stało. Kto to imię, przyczyna to karta, kość albo coś innego.

cause-turn = tura
cause-die = kość { $face }
cause-group = { $colour ->
    [blue] niebieska grupa
    [red] czerwona grupa
   *[yellow] żółta grupa
}
cause-room = pokój { $room }
cause-final_scoring = punktacja końcowa

event-start_chosen = { $who } zaczyna grę.
event-board_assigned = { $who } dostaje planszę hotelu { $board }.
event-politics_chosen = Karta polityki w tej grze: { $politics }.
event-tile_chosen = Żeton cesarza w tej grze: { $tile }.
event-staff_drawn = { $who } dociąga kartę personelu: { $staff }.
event-staff_drawn-hidden = { $who } dociąga kartę personelu.
event-staff_drafted = { $who } zatrzymuje kartę personelu: { $staff }.
event-staff_drafted-hidden = { $who } zatrzymuje kartę personelu.
event-guest_revealed = Pojawia się nowy gość: { $guest }.
event-guests_reshuffled = Odrzuceni goście są tasowani w nowy stos.
event-round_started = Zaczyna się runda { $round }.
event-die_rolled = Na kości wypada { $face }.
event-dice_rerolled = { $number ->
    [one] Jedna kość trafia do kosza, { $number } kość jest rzucana ponownie.
    [few] Jedna kość trafia do kosza, { $number } kości są rzucane ponownie.
   *[many] Jedna kość trafia do kosza, { $number } kości jest rzucanych ponownie.
}
event-turn_started = Tura: { $who }.
event-passed = { $who } pasuje.
event-guest_taken = { $who } bierze gościa: { $guest }.
event-die_taken = { $who } bierze kość { $die } (siła { $number }).
event-dice_used = { $who } używa kości z pola { $die } (siła { $number }).
event-kronen_gained = { $who } zyskuje { amount-kronen } ({ $cause }).
event-kronen_paid = { $who } płaci { amount-kronen } ({ $cause }).
event-kronen_lost = { $who } nie może wziąć { amount-kronen }: kasa jest pełna ({ $cause }).
event-steps_taken = { $who } przesuwa się o { amount-steps } do przodu na torze cesarza ({ $cause }).
event-set_back = { $who } cofa się o { amount-steps } na torze cesarza.
event-points_scored = { $who } zdobywa { amount-points } ({ $cause }).
event-points_scored-lost = { $who } traci { amount-points } ({ $cause }).
event-goods_received = { $who } dostaje { $goods } ({ $cause }).
event-good_placed = { $who } od razu podaje { $good }: { $guest }.
event-good_served = { $who } podaje { $good } z kuchni: { $guest }.
event-goods_lost = { $who } traci { $goods } ({ $cause }).
event-order_completed = Zamówienie jest kompletne: { $guest } ({ $who }).
event-guest_moved_in = { $who }: { $guest } wprowadza się do pokoju { $room }.
event-room_prepared = { $who } przygotowuje pokój { $room }.
event-room_occupied = { $who }: pokój { $room } jest zajęty.
event-room_removed = { $who } traci pokój { $room } ({ $cause }).
event-group_completed = { $colour ->
    [blue] { $who } zapełnia niebieską grupę (wielkość { $size }).
    [red] { $who } zapełnia czerwoną grupę (wielkość { $size }).
   *[yellow] { $who } zapełnia żółtą grupę (wielkość { $size }).
}
event-staff_hired = { $who } zagrywa kartę personelu: { $staff }.
event-staff_used = { $who } używa karty personelu: { $staff }.
event-staff_returned = { $who } kładzie kartę personelu pod stos: { $staff }.
event-staff_returned-hidden = { $who } kładzie kartę personelu pod stos.
event-staff_discarded = { $who } odrzuca kartę personelu: { $staff }.
event-politics_claimed = { $who } spełnia warunek karty polityki: { $politics }.
event-effect_lapsed = { $who } nie może tego wykorzystać: { $decision } ({ $cause }).
event-declined = { $who } rezygnuje: { $decision } ({ $cause }).
event-extra_turn_started = { $who } działa dodatkowo ({ $cause }).
event-turn_finished = { $who } kończy turę.
event-round_ended = Runda { $round } się kończy.
event-emperor_came = Po rundzie { $round } przybywa cesarz.
event-bonus_received = { $who } otrzymuje premię cesarza: { $tile }.
event-penalty_suffered = { $who } ponosi karę cesarza: { $tile }.
event-penalty_avoided = { $who } unika kary cesarza: { $tile }.
event-game_ended = Gra jest skończona.
