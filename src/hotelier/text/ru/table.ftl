# Стол, пока ходят другие, его журнал, настройки и текстовый вид.

## Пока ходят другие

web-skip = Пропустить
web-thinks = думает
web-seconds = { $number } с
web-previous = Назад
web-next = Дальше
web-recap = { $turns ->
    [one] Без вас прошёл { $turns } ход
    [few] Без вас прошло { $turns } хода
   *[other] Без вас прошло { $turns } ходов
}
web-recap-step = { $step } из { $steps }
web-remind-order = Кухни хватит на заказ: { $guest }
web-remind-staff = { $staff }: ещё не применено
web-remind-take = Постоялец ещё не взят.
web-game-of = Партия, соперники: { $names }

## Уведомления

web-notify-ask = Позвать вас, когда придёт ваш ход?
web-notify-yes = Да, позвать
web-notify-no = Нет
web-notify-refused = Браузер не разрешает уведомления с этой страницы.

## Настройки

web-speed = Анимация
web-speed-0 = нет
web-speed-1 = спокойная
web-speed-2 = быстрая
web-sound = Короткие звуки
web-reading = Чтение
web-playing = Игра
web-patterns = Более заметные узоры в номерах
web-text-table = Стол в виде текста: заголовки, списки, кнопки
web-reminder-guest = Постоялец может заселиться
web-reminder-politics = Можно взять карту политики
web-reminder-staff = Персонал не применён в этом раунде
web-reminder-order = Кухни хватит на заказ
web-reminder-take = Выбирается кубик, а постоялец не взят
web-keys-hint = Цифры выбирают кубики и варианты, стрелки перемещают, Enter выбирает, Esc отменяет. Чтобы сменить клавишу, нажмите на неё.
web-keys-reset = Обычные клавиши
web-key-press = нажмите клавишу
web-key-taken = Клавиша { $key } уже занята: { $command }
web-key-fixed = Клавиша { $key } всегда значит одно и то же, её нельзя назначить.
web-key-boost = Усилить
web-key-guests = Постояльцы ждут
web-key-cafe = Кафе
web-key-hotel = Отель
web-key-hand = Рука
web-key-kitchen = Кухня
web-key-staff = Разыгранный персонал
web-key-goals = Карты политики
web-key-rivals = Соперники
web-key-log = Журнал
web-key-move_in = Заселить
web-key-finish = Закончить ход
web-key-pass = Пас
web-key-undo = Отменить
web-key-undo_to_seal = Отменить до печати
web-key-redo = Вернуть
web-key-next = Следующий выбор
web-key-inspect = Показать крупно или объяснить
web-key-skip = Пропустить анимацию
web-key-explain = Почему нельзя?
web-key-hint = Подсказка

## Журнал коротко; кто это был, показывает значок

log-guest_taken = берёт: { $guest }
log-guest_revealed = прибывает: { $guest }
log-die_taken = берёт
log-dice_used = использует
log-passed = пасует
log-good_served = подаёт: { $guest }
log-order_completed = заказ выполнен: { $guest }
log-guest_moved_in = заселяется: { $guest }
log-room_removed = теряет номер
log-group_completed = заполнена группа из { $number }
log-staff_hired = разыгрывает: { $staff }
log-staff_used = применяет: { $staff }
log-staff_drawn = тянет: { $staff }
log-staff_drawn-hidden = тянет карту
log-staff_drafted = оставляет: { $staff }
log-staff_drafted-hidden = оставляет карту
log-staff_returned = возвращает: { $staff }
log-staff_returned-hidden = возвращает карту
log-staff_discarded = сбрасывает: { $staff }
log-politics_claimed = берёт карту: { $politics }
log-bonus_received = бонус: { $tile }
log-penalty_suffered = штраф: { $tile }
log-penalty_avoided = избегает: { $tile }

## Стол в виде текста

web-tt-waiting = Ожидание
web-tt-floor = Этаж { $floor }
web-tt-missing = ещё ждёт: { $goods }
web-tt-nothing = ничего
web-waiting-turn = Ходит { $name }

## После партии

web-over-turns = Очки по ходам
web-turning-points = Переломные моменты
web-turning-point = Раунд { $round }: { $name } +{ $points } ПО
web-turn-back = Ход назад
web-turn-forward = Ход вперёд
web-play = Воспроизвести
web-pause = Остановить
web-pace = Темп
web-pace-slow = медленно
web-pace-usual = обычно
web-pace-fast = быстро
web-scrub = Ходы партии

## Hints and levels

web-hint = Подсказка
web-hint-busy = Обученный игрок думает
web-hint-plan = А затем:
web-hint-one = Только этот
web-hint-all = Все варианты
web-hint-note = Порядок — по очкам и отрыву от лучшего соперника. Разница указана с лучшим вариантом, а у него самого — со следующим, который отличается. Нажатие отмечает вариант на столе.
web-analysis = Анализ
web-analysis-busy = Обученный игрок просматривает партию, это займёт несколько секунд
web-analysis-curve = Шансы на победу по ходу партии; нажмите, чтобы перейти
web-costly = Главные потери
web-costly-choice = Раунд { $round }: { $name }, около −{ $points } ПО
web-costly-setup = Подготовка: { $name }, около −{ $points } ПО
web-chance = { $percent } %
web-best-here = Лучшие варианты здесь
web-taken = выбрано
web-analysis-note = Каждый шанс относится к последнему решению игрока, по тому, что он видел, если все дальше играют как обученный игрок; поэтому в сумме не всегда 100 %. Судит обученный игрок, который планирует на один ход; кто ищет дальше, как директор, мог увидеть больше.
web-hints-on = За этим столом есть подсказки.
web-hints-off = За этим столом подсказок нет.
web-allow-hints = Разрешить подсказки
web-level-points = около { $points } ПО
web-level-elo = Эло { $elo }
web-level-elo-timed = Эло { $elo } (измерено при { $seconds } с на ход)
web-level-note = Эло самого слабого уровня — 1000; на 400 больше — это десять побед на одно поражение. Очки — среднее в игре вдвоём с равным.
