# Почему что-то сейчас невозможно. Каждая причина: одно-два коротких предложения.
# Названия карт не склоняются.

## The moment

reason-game_over = Игра окончена.
reason-wrong_phase = { $needs ->
    [setup] Это относится к подготовке к игре.
    [turns] Это возможно только во время ходов раунда.
   *[emperor] Это возможно только во время императорского подсчёта очков.
}
reason-wrong_moment = Сначала нужно решить другое: { reason-decision }.
reason-only_by_effect = Это возможно, только если позволяет кубик, карта или постоялец.
reason-chance_not_asked = Это решает случай. Сейчас решается другое: { reason-decision }.
reason-another_decides = { $seat ->
    [0] Сейчас решает случай: { reason-decision }.
   *[player] Сейчас решает игрок { $seat }: { reason-decision }.
}
reason-only_from_die_on = Дополнительные действия доступны только после выбора кубика.
reason-nothing_to_decline = Сейчас не от чего отказываться.
reason-cannot_decline = От этого нельзя отказаться: { reason-decision }.
reason-must_use_effect = { $decision ->
    [hire_staff] Вы обязаны разыграть карту персонала.
   *[prepare_rooms] { $need ->
        [1] Вы обязаны подготовить номер.
        [one] Вы обязаны подготовить ещё { $need } номер.
        [few] Вы обязаны подготовить ещё { $need } номера.
        [many] Вы обязаны подготовить ещё { $need } номеров.
       *[other] Вы обязаны подготовить ещё { $need } номера.
    }
}
reason-unexplained = Сейчас это невозможно (действие { $code }).

# Что решается: конец предложения после двоеточия.
reason-decision = { $decision ->
    [choose_start] кто начинает
    [choose_board] какой отель получает игрок
    [choose_politics] какая карта политики участвует в игре
    [choose_tile] какой жетон императора участвует в игре
    [deal_staff] какая карта персонала сдаётся
    [roll_dice] что выпадет на кубиках
    [reveal_guest] какой постоялец появится на игровом поле
    [draw_staff] какая карта персонала берётся из колоды
    [look_at_staff] какие карты персонала можно посмотреть
    [draft] какую карту персонала оставить
    [first_guest] какого постояльца взять первым
    [extra_action] дополнительное действие с кубиками
    [items] какой эффект применить следующим
    [split_goods] какие блюда или напитки взять
    [split_steps] сколько взять делений и сколько крон
    [choose_goods] какие блюда или напитки выбрать
    [allocate_goods] куда положить новые блюда и напитки
    [prepare_rooms] какой номер подготовить
    [prepare_occupied] какой номер подготовить и сразу заселить
    [hire_staff] какую карту персонала разыграть
    [staff_on_offer] какую из просмотренных карт персонала разыграть
    [return_offer] какую из просмотренных карт положить под колоду следующей
    [turn_rooms] какой свободный номер перевернуть
    [complete_order] какой заказ выполнить
    [free_guest] какого постояльца взять бесплатно
    [serve] что ещё подать с кухни
    [avoid_penalty] избежать ли штрафа
    [penalty] какую потерю понести
    [return_hand] какую карту с руки положить под колоду
    [remove_rooms] какой номер убрать
    [discard_staff] какую карту персонала с эффектом конца игры сбросить
   *[turn] ход
}

## Money

reason-needs_kronen = { $what ->
    [guest] Этот постоялец стоит { reason-price }; у вас { $have }.
    [die] Выбор этого кубика стоит { reason-price }; у вас { $have }.
    [room] Этот номер стоит { reason-price }; у вас { $have }.
    [staff] Эта карта персонала стоит { reason-price }; у вас { $have }.
    [serving] Подача с кухни стоит { reason-price }; у вас { $have }.
   *[avoiding] Избежать штрафа стоит { reason-price }; у вас { $have }.
}
reason-price = { $need ->
    [one] { $need } крону
    [few] { $need } кроны
    [many] { $need } крон
   *[other] { $need } кроны
}

## The turn and its die

reason-turn_begun = Спасовать можно, только пока вы ничего не сделали в свой ход.
reason-turn_not_begun = Ваш ход ещё не начат: вы можете спасовать.
reason-no_pass_in_extra_turn = В дополнительном ходу нельзя спасовать.
reason-die_not_taken = Вы ещё не взяли кубик.
reason-die_already_taken = Вы уже взяли кубик.
reason-action_compulsory = Действие этого дополнительного хода обязательно.
reason-action_already_done = Вы уже выполнили действие этого хода.
reason-no_die_in_extra_turn = В дополнительном ходу кубик не берётся.
reason-only_in_extra_turn = Использовать кубики, не беря ни одного, можно только в дополнительном ходу.
reason-no_boost = Дополнительное действие нельзя усилить.
reason-no_die_on_space = Нет кубика со значением { $die }.
reason-die_without_effect = Действие { $action } с этим кубиком ничего вам не даст.
reason-another_die_possible = Вы ещё можете выбрать кубик с действием.

## Guests and goods

reason-guest_before_die = Постояльца берут до кубика, а не после.
reason-guest_already_taken = Вы уже взяли постояльца в этот ход.
reason-cafe_full = Все столы вашего кафе заняты: { $tables }.
reason-row_space_empty = На клетке { $space } игрового поля нет постояльца.
reason-table_empty = За столом { $table } нет постояльца.
reason-order_complete = Заказ уже выполнен: { $guest }.
reason-order_not_complete = { $missing ->
    [one] Для заказа не хватает { $missing } блюда или напитка: { $guest }.
    [few] Для заказа не хватает { $missing } блюд или напитков: { $guest }.
    [many] Для заказа не хватает { $missing } блюд или напитков: { $guest }.
   *[other] Для заказа не хватает { $missing } блюда или напитка: { $guest }.
}
reason-good_not_wanted = { $ordered ->
    [0] В этом заказе { reason-no_good }: { $guest }.
   *[some] Этого ({ reason-good }) в заказе уже достаточно: { $guest }.
}
reason-good_not_in_kitchen = На вашей кухне { reason-no_good }.
reason-good_not_received = Среди новых блюд и напитков { reason-no_good }.
reason-another_good_first = Сначала распределяется: { reason-good }.
reason-goods_in_fixed_order = Выбор идёт по порядку. Очередь дошла до другого: { reason-good }.
reason-good = { $good ->
    [strudel] штрудель
    [cake] пирожное
    [wine] вино
   *[coffee] кофе
}
reason-no_good = { $good ->
    [strudel] нет штруделя
    [cake] нет пирожного
    [wine] нет вина
   *[coffee] нет кофе
}
reason-fine_exceeds_plain = { $good ->
    [cake] Пирожных не больше, чем штруделей: при силе { $strength } не более { $most }.
   *[coffee] Кофе не больше, чем вина: при силе { $strength } не более { $most }.
}
reason-steps_exceed_strength = { $strength ->
    [one] Сила позволяет не более { $strength } деления.
    [few] Сила позволяет не более { $strength } делений.
    [many] Сила позволяет не более { $strength } делений.
   *[other] Сила позволяет не более { $strength } деления.
}

## Rooms

reason-tile_already_there = Номер { $room } уже подготовлен.
reason-first_room_bottom_left = Первым должен быть нижний левый номер, { $room }.
reason-not_beside_a_room = Клетка { $room } не соседствует с вашими номерами.
reason-floor_not_allowed = Этот эффект действует до этажа { $highest }, а клетка на этаже { $floor }.
reason-room_not_prepared = На клетке { $room } ещё нет номера.
reason-room_occupied = Номер { $room } заселён.
reason-wrong_colour = { $guest }: нужен { reason-wanted_colour } номер, а { $room } — { reason-colour }.
reason-wanted_colour = { $needs_colour ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
}
reason-colour = { $colour ->
    [blue] синий
    [red] красный
   *[yellow] жёлтый
}
reason-room_not_taken = Штраф забирает не { $room }, а { $rooms }.

## Staff and effects

reason-not_in_hand = Этой карты нет у вас на руке: { $staff }.
reason-not_on_offer = Этой карты нет среди предложенных: { $staff }.
reason-not_in_pack = Этой карты нет в вашем наборе: { $staff }.
reason-not_in_play = Эта карта не разыграна перед вами: { $staff }.
reason-not_once_per_round = Эта карта не действует раз в раунд: { $staff }.
reason-already_used = Вы уже использовали эту карту в этом раунде: { $staff }.
reason-not_a_game_end_card = Эта карта не приносит очков в конце игры: { $staff }.
reason-no_such_item = Эффектов на выбор всего { $items }.
reason-same_item = Это то же самое, что эффект { $item }.

## Politics and the emperor

reason-goal_not_met = Требование не выполнено: { $politics }. { reason-measure }: { $have } из { $need }.
reason-measure = { $measure ->
    [kronen] Кроны
    [emperor_position] Деление шкалы императора
    [staff_in_play] Разыгранные карты персонала
    [politics_disks] Карты политики с вашим диском
    [room_tiles] Свободные и заселённые номера
    [full_groups] Полностью заселённые группы
    [full_rows] Полностью заселённые этажи
    [full_columns] Полностью заселённые вертикальные ряды
    [sets_of_three_colours] Заселённые номера каждого цвета
    [full_colours] Полностью заселённые цвета
   *[occupied_rooms] { $colour ->
        [blue] Заселённые синие номера
        [red] Заселённые красные номера
        [yellow] Заселённые жёлтые номера
       *[any] Заселённые номера
    }
}
reason-already_claimed = На этой карте уже лежит ваш диск: { $politics }.
reason-no_space_for_disk = На этой карте уже нет места, дисков на ней { $disks }: { $politics }.
reason-no_staff_to_avoid = Никто из вашего персонала не избавляет от штрафа.
reason-avoiding_declined = Вы решили не избегать штрафа.

## Chance

reason-guest_not_in_deck = Этого постояльца нет в колоде: { $guest }.
reason-staff_not_in_deck = Этой карты нет в колоде: { $staff }.
reason-board_taken = Отель { $board } уже занят.
reason-wrong_group = Нужна группа { $group }.
reason-no_such_seat = Игроков всего { $seats }.
