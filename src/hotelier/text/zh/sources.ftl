# 分数来源，以及单独显示的原因：句子和页面都会用到。

cause-setup = 初始设置
cause-emperor_track = 皇帝计分轨

source-guests = 房客
source-printed_rooms = 客房上印的分数
source-groups = 客房群组
source-staff = 游戏中的员工
source-politics = 政治卡
source-emperor_track = 皇帝计分轨
source-steps_beyond_the_track = 超出计分轨的格数
source-emperor_tiles = 皇帝板块
source-game_end_staff = 游戏结束时的员工
source-occupied_rooms = 已入住的客房
source-kronen = 金钱
source-goods = 厨房里的餐饮
source-guests_left = 留在咖啡厅的房客
