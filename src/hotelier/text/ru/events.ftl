# Что произошло. Кто — имя, причина — карта, кубик или другое.

cause-turn = ход
cause-die = кубик { $face }
cause-group = { $colour ->
    [blue] синяя группа
    [red] красная группа
   *[yellow] жёлтая группа
}
cause-room = номер { $room }
cause-final_scoring = финальный подсчёт

event-start_chosen = Первый игрок — { $who }.
event-board_assigned = { $who } получает поле отеля { $board }.
event-politics_chosen = Карта политики в этой партии: { $politics }.
event-tile_chosen = Жетон императора в этой партии: { $tile }.
event-staff_drawn = { $who } берёт карту персонала: { $staff }.
event-staff_drawn-hidden = { $who } берёт карту персонала.
event-staff_drafted = { $who } оставляет карту персонала: { $staff }.
event-staff_drafted-hidden = { $who } оставляет карту персонала.
event-guest_revealed = Появляется новый постоялец: { $guest }.
event-guests_reshuffled = Сброшенных постояльцев перемешивают в новую колоду.
event-round_started = Начинается раунд { $round }.
event-die_rolled = На кубике выпало { $face }.
event-dice_rerolled = { $number ->
    [one] Один кубик отправляется в мусорный бак, { $number } кубик бросают заново.
    [few] Один кубик отправляется в мусорный бак, { $number } кубика бросают заново.
   *[many] Один кубик отправляется в мусорный бак, { $number } кубиков бросают заново.
}
event-turn_started = Ходит { $who }.
event-passed = { $who } пасует.
event-guest_taken = { $who } берёт постояльца: { $guest }.
event-die_taken = { $who } берёт кубик { $die } (сила { $number }).
event-dice_used = { $who } использует кубики на клетке { $die } (сила { $number }).
event-kronen_gained = { $who } получает { amount-kronen } ({ $cause }).
event-kronen_paid = { $who } платит { amount-kronen } ({ $cause }).
event-kronen_lost = { $who } не может взять { amount-kronen }: касса полна ({ $cause }).
event-steps_taken = { $who } продвигается на { amount-steps } по шкале императора ({ $cause }).
event-set_back = { $who } отступает на { amount-steps } по шкале императора.
event-points_scored = { $who } получает { amount-points } ({ $cause }).
event-points_scored-lost = { $who } теряет { amount-points } ({ $cause }).
event-goods_received = { $who } получает { $goods } ({ $cause }).
event-good_placed = { $who } сразу подаёт { $good }: { $guest }.
event-good_served = { $who } подаёт { $good } с кухни: { $guest }.
event-goods_lost = { $who } теряет { $goods } ({ $cause }).
event-order_completed = Заказ выполнен: { $guest } ({ $who }).
event-guest_moved_in = { $who } заселяет постояльца: { $guest }, номер { $room }.
event-room_prepared = { $who } подготавливает номер { $room }.
event-room_occupied = { $who }: номер { $room } заселён.
event-room_removed = { $who } теряет номер { $room } ({ $cause }).
event-group_completed = { $colour ->
    [blue] { $who } заполняет синюю группу (размер { $size }).
    [red] { $who } заполняет красную группу (размер { $size }).
   *[yellow] { $who } заполняет жёлтую группу (размер { $size }).
}
event-staff_hired = { $who } разыгрывает карту персонала: { $staff }.
event-staff_used = { $who } использует карту персонала: { $staff }.
event-staff_returned = { $who } кладёт карту персонала под колоду: { $staff }.
event-staff_returned-hidden = { $who } кладёт карту персонала под колоду.
event-staff_discarded = { $who } сбрасывает карту персонала: { $staff }.
event-politics_claimed = { $who } выполняет карту политики: { $politics }.
event-effect_lapsed = { $who } не может этим воспользоваться: { $decision } ({ $cause }).
event-declined = { $who } отказывается: { $decision } ({ $cause }).
event-extra_turn_started = { $who } действует дополнительно ({ $cause }).
event-turn_finished = { $who } заканчивает ход.
event-round_ended = Раунд { $round } заканчивается.
event-emperor_came = После раунда { $round } прибывает император.
event-bonus_received = { $who } получает императорский бонус: { $tile }.
event-penalty_suffered = { $who } получает императорский штраф: { $tile }.
event-penalty_avoided = { $who } избегает императорского штрафа: { $tile }.
event-game_ended = Игра окончена.
