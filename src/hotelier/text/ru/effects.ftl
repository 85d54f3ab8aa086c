# What cards do, built from their records.
#
# An effect has up to three forms. Its value is a whole sentence ("Score 2 points."). Its attribute
# .then is the end of a longer sentence ("Whenever a guest moves in, score 2 points."). Its attribute
# .more is a sentence after another one of its kind ("You may prepare another room.").
#
# Where a text leaves a number out ("a room"), the variant is [1], not [one]: in some languages 21
# is "one" too.

## Small words

colour-blue = синий
colour-red = красный
colour-yellow = жёлтый
colour-green = зелёный
colour-any = любой цвет
good-strudel = штрудель
good-cake = пирожное
good-wine = вино
good-coffee = кофе

# Lists grow from the left: the first two items by list-comma, the last one by list-and.
list-and = { $before } и { $last }
list-or = { $before } или { $last }
list-comma = { $before }, { $next }
list-sentences = { $before } { $next }

## Amounts: always what somebody takes, pays, scores, orders or loses

amount-points = { $number ->
    [one] { $number } победное очко
    [few] { $number } победных очка
   *[many] { $number } победных очков
}
amount-kronen = { $number ->
    [one] { $number } крону
    [few] { $number } кроны
   *[many] { $number } крон
}
amount-steps = { $number ->
    [one] { $number } деление
    [few] { $number } деления
   *[many] { $number } делений
}
amount-staff = { $number ->
    [one] { $number } карту персонала
    [few] { $number } карты персонала
   *[many] { $number } карт персонала
}
amount-goods = { $number ->
    [one] { $number } блюдо или напиток
    [few] { $number } блюда или напитка
   *[many] { $number } блюд или напитков
}
amount-dishes = { $number ->
    [one] { $number } блюдо
    [few] { $number } блюда
   *[many] { $number } блюд
}
amount-drinks = { $number ->
    [one] { $number } напиток
    [few] { $number } напитка
   *[many] { $number } напитков
}
amount-strudel = { $number ->
    [one] { $number } штрудель
    [few] { $number } штруделя
   *[many] { $number } штруделей
}
amount-cake = { $number ->
    [one] { $number } пирожное
    [few] { $number } пирожных
   *[many] { $number } пирожных
}
amount-wine = { $number ->
    [one] { $number } вино
    [few] { $number } вина
   *[many] { $number } вин
}
amount-coffee = { $number } кофе

## Prices, for one or several ($number) rooms or cards; each begins with what sets it off

price = { $price ->
    [free] {" "}бесплатно
    [less] { price-each }{ price-less }
   *[full] {" "}по обычной цене
}
price-less = { $discount ->
    [one] со скидкой в { $discount } крону
    [few] со скидкой в { $discount } кроны
   *[many] со скидкой в { $discount } крон
}
price-each = { $number ->
    [1] {" "}
    [one] , каждый раз{" "}
    [few] , каждый раз{" "}
   *[many] , каждый раз{" "}
}

## Effects

effect-points = Получите { amount-points }.
    .then = вы получаете { amount-points }
effect-points-per = Получите { amount-points } { $measure }.
    .then = вы получаете { amount-points } { $measure }
effect-steps = Продвиньтесь на { amount-steps } по шкале императора.
    .then = вы продвигаетесь на { amount-steps } по шкале императора
effect-kronen = Получите { amount-kronen }.
    .then = вы получаете { amount-kronen }
effect-goods = Возьмите { $goods }.
    .then = вы берёте { $goods }
effect-any_goods = Возьмите { amount-goods } на свой выбор.
    .then = вы берёте { amount-goods } на свой выбор
effect-draw_staff = Возьмите { amount-staff } из колоды.
    .then = вы берёте { amount-staff } из колоды

effect-prepare_rooms = { $price ->
    [free] Вы можете бесплатно подготовить { rooms-to_prepare }{ rooms-where }{ rooms-occupied_at_once }.
   *[full] Вы можете подготовить { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }.
}
    .then = { $price ->
        [free] вы можете бесплатно подготовить { rooms-to_prepare }{ rooms-where }{ rooms-occupied_at_once }
       *[full] вы можете подготовить { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }
    }
    .more = { $price ->
        [free] Вы можете бесплатно подготовить { rooms-more }{ rooms-where }{ rooms-occupied_at_once }.
       *[full] Вы можете подготовить { rooms-more }{ rooms-where }{ price }{ rooms-occupied_at_once }.
    }
effect-prepare_rooms-must = { $number ->
    [1] Подготовьте { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }.
    [one] Подготовьте { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }, но не меньше одного.
    [few] Подготовьте { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }, но не меньше одного.
   *[many] Подготовьте { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }, но не меньше одного.
}
    .then = { $number ->
        [1] вы подготавливаете { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }
        [one] вы подготавливаете { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }, но не меньше одного
        [few] вы подготавливаете { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }, но не меньше одного
       *[many] вы подготавливаете { rooms-to_prepare }{ rooms-where }{ price }{ rooms-occupied_at_once }, но не меньше одного
    }
rooms-to_prepare = { $number ->
    [1] номер
    [one] до { $number } номера
    [few] до { $number } номеров
   *[many] до { $number } номеров
}
rooms-more = { $number ->
    [1] ещё один номер
    [one] ещё до { $number } номера
    [few] ещё до { $number } номеров
   *[many] ещё до { $number } номеров
}
rooms-where = { $where ->
    [floors] {" "}на этаже { $floors }
   *[anywhere] {""}
}
rooms-occupied_at_once = { $occupied ->
    [yes] , сразу заселённой стороной вверх
   *[no] {""}
}

effect-hire_staff = { $price ->
    [free] Вы можете бесплатно разыграть с руки { staff-to_play }.
   *[full] Вы можете разыграть с руки { staff-to_play }{ price }.
}
    .then = { $price ->
        [free] вы можете бесплатно разыграть с руки { staff-to_play }
       *[full] вы можете разыграть с руки { staff-to_play }{ price }
    }
    .more = { $price ->
        [free] Вы можете бесплатно разыграть с руки { staff-more }.
       *[full] Вы можете разыграть с руки { staff-more }{ price }.
    }
effect-hire_staff-must = Разыграйте с руки { staff-to_play }{ price }.
    .then = вы разыгрываете с руки { staff-to_play }{ price }
staff-to_play = { $number ->
    [1] карту персонала
    [one] до { $number } карты персонала
    [few] до { $number } карт персонала
   *[many] до { $number } карт персонала
}
staff-more = { $number ->
    [1] ещё одну карту персонала
    [one] ещё до { $number } карты персонала
    [few] ещё до { $number } карт персонала
   *[many] ещё до { $number } карт персонала
}
effect-look_at_staff = Посмотрите { staff-to_see } колоды персонала. Вы можете разыграть одну из них{ price }. Остальные положите под низ колоды в любом порядке.
    .then = вы смотрите { staff-to_see } колоды персонала, можете разыграть одну из них{ price }, а остальные кладёте под низ колоды в любом порядке
staff-to_see = { $cards ->
    [one] { $cards } верхнюю карту
    [few] { $cards } верхние карты
   *[many] { $cards } верхних карт
}
effect-turn_rooms = Вы можете перевернуть { rooms-to_turn } заселённой стороной вверх.
    .then = вы можете перевернуть { rooms-to_turn } заселённой стороной вверх
rooms-to_turn = { $number ->
    [1] свободный номер
    [one] до { $number } свободного номера
    [few] до { $number } свободных номеров
   *[many] до { $number } свободных номеров
}
effect-complete_order = Вы можете выполнить заказ одного из своих постояльцев за счёт общего запаса.
    .then = вы можете выполнить заказ одного из своих постояльцев за счёт общего запаса
effect-take_guest = Вы можете бесплатно взять { guests-to_take }.
    .then = вы можете бесплатно взять { guests-to_take }
guests-to_take = { $number ->
    [1] постояльца с игрового поля
    [one] до { $number } постояльца с игрового поля, одного за другим
    [few] до { $number } постояльцев с игрового поля, одного за другим
   *[many] до { $number } постояльцев с игрового поля, одного за другим
}

# The edition decides between an extra turn (its action optional or compulsory) and a mere action.
effect-extra_turn = Затем вам полагается ещё один ход или ещё одно действие, для которого не нужно брать кубик.
    .then = вам полагается ещё один ход или ещё одно действие, для которого не нужно брать кубик
effect-extra_turn-optional = Затем вы делаете ещё один ход, в котором не берёте кубик. Выполнять действие в этот ход необязательно.
    .then = вы делаете ещё один ход, в котором не берёте кубик; выполнять действие в этот ход необязательно
effect-extra_turn-compulsory = Затем вы делаете ещё один ход, в котором не берёте кубик. Выполнить действие в этот ход обязательно.
    .then = вы делаете ещё один ход, в котором не берёте кубик; выполнить действие в этот ход обязательно
effect-extra_turn-action = Затем вы можете выполнить ещё одно действие без усиления, не забирая кубик.
    .then = вы можете выполнить ещё одно действие без усиления, не забирая кубик

# The actions of the dice.
effect-dishes = Возьмите { amount-dishes }: пирожных не больше, чем штруделей.
    .then = вы берёте { amount-dishes }, причём пирожных не больше, чем штруделей
effect-drinks = Возьмите { amount-drinks }: кофе не больше, чем вина.
    .then = вы берёте { amount-drinks }, причём кофе не больше, чем вина
effect-steps_or_kronen = { $number ->
    [1] Продвиньтесь на 1 деление по шкале императора или получите 1 крону.
    [one] Распределите { $number } деление между шкалой императора и шкалой денег.
    [few] Распределите { $number } деления между шкалой императора и шкалой денег.
   *[many] Распределите { $number } делений между шкалой императора и шкалой денег.
}
    .then = { $number ->
        [1] вы продвигаетесь на 1 деление по шкале императора или получаете 1 крону
        [one] вы распределяете { $number } деление между шкалой императора и шкалой денег
        [few] вы распределяете { $number } деления между шкалой императора и шкалой денег
       *[many] вы распределяете { $number } делений между шкалой императора и шкалой денег
    }
effect-steps_and_kronen = Продвиньтесь на { amount-steps } по шкале императора и получите { amount-kronen }.
    .then = вы продвигаетесь на { amount-steps } по шкале императора и получаете { amount-kronen }

## Measures: the end of "Score 2 points ..." and of "Lose 2 points ..."

measure-kronen = за каждую свою крону
measure-emperor_position = за каждое деление, отделяющее вас от 0 на шкале императора
measure-staff_in_play = за каждую свою разыгранную карту персонала
measure-room_tiles = за каждый номер в своём отеле, свободный или заселённый
measure-occupied_rooms = { $colour ->
    [blue] за каждый заселённый синий номер
    [red] за каждый заселённый красный номер
    [yellow] за каждый заселённый жёлтый номер
   *[any] за каждый заселённый номер
}
measure-full_groups = за каждую полностью заселённую группу
measure-full_rows = за каждый полностью заселённый этаж
measure-full_columns = за каждый полностью заселённый вертикальный ряд
measure-politics_disks = за каждую карту политики, на которой лежит ваш диск
measure-sets_of_three_colours = за каждый набор из трёх заселённых номеров: синего, красного и жёлтого
measure-full_colours = за каждый цвет, все номера которого заселены
measure-most = { $measure }, но не более чем за { $most }

## Abilities of staff, by their moment

staff-cost = { $number ->
    [0] Ничего не стоит.
    [one] Стоит { $number } крону.
    [few] Стоит { $number } кроны.
   *[many] Стоит { $number } крон.
}
ability-once_per_round = Раз в раунд { $effect }.
ability-when_hired = При розыгрыше этой карты { $effect }.
ability-whenever = { $trigger }, { $effect }.
ability-at_end = В конце игры { $effect }.
ability-at_end-copy = В конце игры выберите лучшую для себя карту персонала с эффектом конца игры, разыгранную другим игроком, и получите очки за неё как за свою.

## Triggers: the beginning of a sentence that goes on with an effect

trigger-die_taken = Каждый раз, когда вы берёте кубик со значением { $faces }
trigger-guest_moves_in = { $colour ->
    [blue] Каждый раз, когда заселяется синий постоялец
    [red] Каждый раз, когда заселяется красный постоялец
    [yellow] Каждый раз, когда заселяется жёлтый постоялец
    [green] Каждый раз, когда заселяется зелёный постоялец
   *[any] Каждый раз, когда заселяется постоялец
}
trigger-guest_moves_in-order = { $colour ->
    [blue] Каждый раз, когда заселяется синий постоялец с заказом из { $least } или более блюд и напитков
    [red] Каждый раз, когда заселяется красный постоялец с заказом из { $least } или более блюд и напитков
    [yellow] Каждый раз, когда заселяется жёлтый постоялец с заказом из { $least } или более блюд и напитков
    [green] Каждый раз, когда заселяется зелёный постоялец с заказом из { $least } или более блюд и напитков
   *[any] Каждый раз, когда заселяется постоялец с заказом из { $least } или более блюд и напитков
}
trigger-order_complete = { $colour ->
    [blue] Каждый раз, когда вы выполняете заказ синего постояльца
    [red] Каждый раз, когда вы выполняете заказ красного постояльца
    [yellow] Каждый раз, когда вы выполняете заказ жёлтого постояльца
    [green] Каждый раз, когда вы выполняете заказ зелёного постояльца
   *[any] Каждый раз, когда вы выполняете заказ постояльца
}
trigger-emperor_bonus = Каждый раз, когда вам достаётся императорский бонус
trigger-room_occupied = Каждый раз, когда один из ваших номеров становится заселённым

## Lasting changes

modifier-rooms_free = { $colour ->
    [blue] Синие номера вы подготавливаете бесплатно.
    [red] Красные номера вы подготавливаете бесплатно.
    [yellow] Жёлтые номера вы подготавливаете бесплатно.
   *[any] Номера вы подготавливаете бесплатно.
}
modifier-stronger_die = { $number ->
    [one] Каждый раз, когда вы берёте кубик со значением { $faces }, для его действия считается на { $number } кубик больше.
    [few] Каждый раз, когда вы берёте кубик со значением { $faces }, для его действия считается на { $number } кубика больше.
   *[many] Каждый раз, когда вы берёте кубик со значением { $faces }, для его действия считается на { $number } кубиков больше.
}
modifier-no_fee = За кубик со значением 6 вы не платите.
modifier-both_tracks = Каждый раз, когда вы берёте кубик со значением { $faces }, каждый кубик приносит вам и деление на шкале императора, и крону.
modifier-cheaper_hire = Каждый раз, когда вы берёте кубик со значением { $faces }, разыгрываемая карта персонала стоит ещё на { amount-kronen } меньше.
modifier-serve_free = Блюда и напитки с кухни вы подаёте постояльцам бесплатно.
modifier-row_free = За постояльцев с игрового поля вы не платите.
modifier-avoid_penalty = { $number ->
    [0] Императорские штрафы на вас не действуют.
    [one] Вы можете заплатить { $number } крону, чтобы избежать императорского штрафа.
    [few] Вы можете заплатить { $number } кроны, чтобы избежать императорского штрафа.
   *[many] Вы можете заплатить { $number } крон, чтобы избежать императорского штрафа.
}

## Guests

guest-colour = { $colour ->
    [blue] Синий постоялец.
    [red] Красный постоялец.
    [yellow] Жёлтый постоялец.
   *[green] Зелёный постоялец, для номеров любого цвета.
}
guest-order = Заказывает { $goods }.
guest-points = Приносит { amount-points }.
guest-no_reward = Без награды.

## Emperor tiles

tile-bonus = Бонус. { $text }
tile-penalty = Штраф. { $text }

# A penalty begins a sentence that ends with penalty-alone, or goes on with the points that are
# lost instead: by choice (penalty-or) or because there is no other way (penalty-else). No penalty
# that goes on with points ends in a clause of its own: there is no comma before "или".
penalty-alone = { $penalty }.
penalty-or = { $penalty } или потеряйте { amount-points }.
penalty-else = { $penalty }. Если не можете, потеряйте { amount-points }.
penalty-lose_kronen = Отдайте { amount-kronen }
penalty-lose_kitchen = Верните всё со своей кухни в запас
penalty-lose_all_goods = Верните всё со своей кухни и с заказов своих постояльцев в запас
penalty-return_hand_cards = Положите { amount-staff } с руки под низ колоды
penalty-remove_rooms = { $occupied ->
    [yes] { $number ->
        [1] Уберите заселённый номер с самого высокого возможного этажа
        [one] Уберите { $number } заселённый номер с самых высоких возможных этажей
        [few] Уберите { $number } заселённых номера с самых высоких возможных этажей
       *[many] Уберите { $number } заселённых номеров с самых высоких возможных этажей
    }
   *[no] { $number ->
        [1] Уберите свободный номер с самого высокого возможного этажа
        [one] Уберите { $number } свободный номер с самых высоких возможных этажей
        [few] Уберите { $number } свободных номера с самых высоких возможных этажей
       *[many] Уберите { $number } свободных номеров с самых высоких возможных этажей
    }
}
penalty-remove_occupied_rooms-same_column = Уберите заселённый номер с самого высокого возможного этажа и ближайший заселённый номер под ним в том же вертикальном ряду, если он есть
penalty-remove_occupied_rooms-same_column_any = Уберите заселённый номер с самого высокого возможного этажа и любой заселённый номер под ним в том же вертикальном ряду, если он есть
penalty-remove_occupied_rooms-two_floors = Уберите по одному заселённому номеру с двух самых высоких этажей, где такие есть
penalty-discard_end_staff-played = Сбросьте одну из своих разыгранных карт персонала с эффектом конца игры
penalty-discard_end_staff-hand = Сбросьте с руки карту персонала с эффектом конца игры
penalty-lose_points = Потеряйте { amount-points }
penalty-lose_points-per = Потеряйте { amount-points } { $measure }

## Goals of politics cards

goal-kronen = { $number ->
    [one] У вас не меньше { $number } кроны.
    [few] У вас не меньше { $number } крон.
   *[many] У вас не меньше { $number } крон.
}
goal-emperor_position = Вы продвинулись по шкале императора не меньше чем до деления { $number }.
goal-staff_in_play = { $number ->
    [one] У вас разыграно не меньше { $number } карты персонала.
    [few] У вас разыграно не меньше { $number } карт персонала.
   *[many] У вас разыграно не меньше { $number } карт персонала.
}
goal-room_tiles = { $number ->
    [one] В вашем отеле не меньше { $number } номера, считая и свободные, и заселённые.
    [few] В вашем отеле не меньше { $number } номеров, считая и свободные, и заселённые.
   *[many] В вашем отеле не меньше { $number } номеров, считая и свободные, и заселённые.
}
goal-full_groups = { $number ->
    [one] У вас не меньше { $number } полностью заселённой группы.
    [few] У вас не меньше { $number } полностью заселённых групп.
   *[many] У вас не меньше { $number } полностью заселённых групп.
}
goal-full_rows = { $number ->
    [one] У вас не меньше { $number } полностью заселённого этажа.
    [few] У вас не меньше { $number } полностью заселённых этажей.
   *[many] У вас не меньше { $number } полностью заселённых этажей.
}
goal-full_columns = { $number ->
    [one] У вас не меньше { $number } полностью заселённого вертикального ряда.
    [few] У вас не меньше { $number } полностью заселённых вертикальных рядов.
   *[many] У вас не меньше { $number } полностью заселённых вертикальных рядов.
}
goal-full_colours = { $number ->
    [1] Заселены все номера одного цвета.
    [one] Заселены все номера не меньше чем { $number } цвета.
    [few] Заселены все номера не меньше чем { $number } цветов.
   *[many] Заселены все номера не меньше чем { $number } цветов.
}
goal-politics_disks = { $number ->
    [one] Ваши диски лежат не меньше чем на { $number } карте политики.
    [few] Ваши диски лежат не меньше чем на { $number } картах политики.
   *[many] Ваши диски лежат не меньше чем на { $number } картах политики.
}
goal-sets_of_three_colours = { $number ->
    [one] У вас не меньше { $number } заселённого номера каждого цвета.
    [few] У вас не меньше { $number } заселённых номеров каждого цвета.
   *[many] У вас не меньше { $number } заселённых номеров каждого цвета.
}
goal-occupied_rooms = У вас не меньше { $rooms }.
goal-rooms = { $colour ->
    [blue] { $number ->
        [one] { $number } заселённого синего номера
        [few] { $number } заселённых синих номеров
       *[many] { $number } заселённых синих номеров
    }
    [red] { $number ->
        [one] { $number } заселённого красного номера
        [few] { $number } заселённых красных номеров
       *[many] { $number } заселённых красных номеров
    }
    [yellow] { $number ->
        [one] { $number } заселённого жёлтого номера
        [few] { $number } заселённых жёлтых номеров
       *[many] { $number } заселённых жёлтых номеров
    }
   *[any] { $number ->
        [one] { $number } заселённого номера
        [few] { $number } заселённых номеров
       *[many] { $number } заселённых номеров
    }
}
