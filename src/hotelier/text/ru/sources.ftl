# Откуда берутся очки, и причины, которые называются сами по себе: и в предложениях, и на страницах.

cause-setup = подготовка
cause-emperor_track = шкала императора

source-guests = Постояльцы
source-printed_rooms = Очки на клетках номеров
source-groups = Группы номеров
source-staff = Персонал во время игры
source-politics = Карты политики
source-emperor_track = Шкала императора
source-steps_beyond_the_track = Деления за концом шкалы
source-emperor_tiles = Жетоны императора
source-game_end_staff = Персонал в конце игры
source-occupied_rooms = Заселённые номера
source-kronen = Кроны
source-goods = Запасы на кухне
source-guests_left = Постояльцы, оставшиеся в кафе
