# Возможности в нескольких словах и предмет каждого решения.
# Названия карт стоят отдельно и никогда не склоняются.

seat = Игрок { $number }
no-goods = ничего

action-price = { $number ->
    [0] бесплатно
   *[more] за { amount-kronen }
}
room-colour = { $colour ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
}
die-face = { $face ->
    [6] 6 как { $performs }
   *[more] { $face }
}
die-boost = { $boosted ->
    [yes] {" "}[с усилением]
   *[no] {""}
}
die-price = { $number ->
    [0] {""}
   *[more] {" "}Заплатите { amount-kronen }.
}

action-pass = Пас
action-finish_turn = Закончить ход
action-decline = Отказаться
action-take_guest = Постоялец: { $guest } ({ action-price })
action-take_die = Кубик { die-face }{ die-boost }:{ die-price } { $effect }
action-take_six_idle = Кубик 6 без какого-либо эффекта
action-use_dice = Использовать кубики на клетке { die-face }{ die-boost }:{ die-price } { $effect }
action-split_goods = Взять { $goods }
action-split_steps = Взять { $amounts }
action-choose_good = Выбрать { $good }
action-place_good = { $good } → { $guest }
action-keep_goods = На кухню: { $goods }
action-prepare_room = Номер { $room } ({ room-colour }, { action-price })
action-turn_room = Перевернуть номер { $room } ({ room-colour }) заселённой стороной вверх
action-serve = Подать с кухни: { $good } → { $guest }
action-move_in = Заселить: { $guest } → номер { $room } ({ room-colour })
action-claim_politics = Карта политики { $group }: { $politics } ({ amount-points })
action-resolve_item = { $cause }: { $effect }
action-complete_order = Выполнить заказ: { $guest }
action-suffer_penalty = Смириться с потерей
action-lose_points = Потерять { amount-points }
action-avoid_penalty = Избежать штрафа ({ action-price })
action-remove_room = Убрать номер { $room } ({ room-colour })
action-hire_staff = Разыграть: { $staff } ({ action-price })
action-use_staff = Использовать: { $staff }
action-return_staff = Под колоду: { $staff }
action-discard_staff = Сбросить: { $staff }
action-draft_staff = Оставить: { $staff }
action-roll_die = На кубике { $face }
action-reveal_guest = Новый постоялец: { $guest }
action-draw_staff = Карта персонала: { $staff }
action-choose_start = Первый игрок: { $who }
action-assign_board = Поле отеля { $board }
action-choose_politics = Карта политики: { $politics }
action-choose_tile = Жетон императора: { $tile }

## Предмет решения

asked-choose_start = Первый игрок
asked-choose_board = Поле отеля
asked-choose_politics = Карта политики
asked-choose_tile = Жетон императора
asked-deal_staff = Раздача карт персонала
asked-roll_dice = Бросок кубиков
asked-reveal_guest = Новый постоялец
asked-draw_staff = Взятие карт персонала
asked-look_at_staff = Просмотр карт персонала
asked-draft = Оставить одну карту персонала и передать остальные
asked-first_guest = Взять первого постояльца
asked-turn = Ваш ход
asked-extra_action = Дополнительное действие
asked-items = Какой эффект следующий?
asked-split_goods = Какие блюда или напитки?
asked-split_steps = Деления или кроны?
asked-choose_goods = Блюда и напитки на выбор
asked-allocate_goods = Куда положить блюда и напитки?
asked-prepare_rooms = Подготовить номера
asked-prepare_occupied = Подготовить номер, сразу заселённый
asked-hire_staff = Разыграть карту персонала
asked-staff_on_offer = Разыграть одну из этих карт
asked-return_offer = Какую карту первой положить под колоду?
asked-turn_rooms = Перевернуть номер заселённой стороной вверх
asked-complete_order = Выполнить заказ
asked-free_guest = Взять постояльца бесплатно
asked-serve = Подать с кухни
asked-avoid_penalty = Избежать императорского штрафа?
asked-penalty = Императорский штраф
asked-return_hand = Положить карты с руки под колоду
asked-remove_rooms = Убрать номер
asked-discard_staff = Сбросить карту персонала, дающую очки в конце игры

advice-worth = около { $points } ПО, шанс победы { $win } %
advice-reason = { $source } { $change }
