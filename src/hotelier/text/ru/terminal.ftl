# Стол в терминале и записанные партии для чтения.

terminal-welcome = Добро пожаловать в гранд-отель «Австрия», { $who }! Отвечайте номером варианта; ? — помощь, t — показать стол, q — выйти.
terminal-round = Раунд { $round } из { $rounds }
terminal-row = Постояльцы
terminal-dice = Кубики
terminal-die-1 = штрудели, пирожные
terminal-die-2 = вино, кофе
terminal-die-3 = подготовить номера
terminal-die-4 = шкала императора, кроны
terminal-die-5 = разыграть персонал
terminal-die-6 = любое из 1–5 за 1 крону
terminal-track = Шкала императора
terminal-start_player = (первый игрок)
terminal-emperor = Император
terminal-scoring = После раунда { $round } (назад на { $number })
terminal-politics = Политика
terminal-kronen = Кроны
terminal-kitchen = Кухня
terminal-cafe = Кафе
terminal-staff = Персонал
terminal-hand = Рука
terminal-lacks = не хватает:
terminal-ready = заказ выполнен
terminal-short_points = { $number } ПО
terminal-roll = Кубики: { $faces }
terminal-prompt = { $number ->
    [1] Ввод или 1:
   *[more] От 1 до { $number }:
}
terminal-help =
    Наберите номер варианта и нажмите «Ввод»; подойдёт и запись вида «die 3+».
    Если вариант только один, достаточно нажать «Ввод».
    t снова показывает стол, q — выход.
    В отеле [B] — заселённый номер, (b) — свободный, b — ещё не подготовленный; цена этажа указана справа.
terminal-hint = Лучшие варианты по очкам и отрыву, и как ход продолжился бы после лучшего. В скобках: на сколько очков больше или меньше из каждого источника по сравнению с лучшим вариантом (у него самого — со следующим, который отличается):
terminal-not_understood = { $number ->
    [1] Варианта «{ $answer }» нет: наберите 1, ?, t или q.
   *[more] Варианта «{ $answer }» нет: наберите число от 1 до { $number }, ?, t или q.
}
terminal-boosted = с усилением
terminal-bot_failed = { $who } не справился, вместо него играет { $other }: { $fault }
terminal-goodbye = Партия на этом заканчивается. До свидания!
terminal-saved = Партия добавлена в файл { $file }.
terminal-score = Подсчёт очков
terminal-total = Итого
terminal-leftovers = Кроны и запасы (при ничьей)
terminal-winner = Побеждает { $who }.
terminal-winners = Победу делят { $who }.

show-game = Партия { $number }
show-edition = Издание: { $edition }
show-seed = Начальное число: { $seed }
show-unfinished = { $number ->
    [one] Партия прервана после { $number } хода.
    [few] Партия прервана после { $number } ходов.
   *[many] Партия прервана после { $number } ходов.
}
