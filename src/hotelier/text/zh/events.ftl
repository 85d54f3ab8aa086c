# 发生的事情。

cause-turn = 回合
cause-die = 骰子{ $face }
cause-group = { $colour ->
    [blue] 蓝色群组
    [red] 红色群组
   *[yellow] 黄色群组
}
cause-room = 客房{ $room }
cause-final_scoring = 最终计分

event-start_chosen = { $who }是起始玩家。
event-board_assigned = { $who }获得酒店版图{ $board }。
event-politics_chosen = 本局的政治卡：{ $politics }。
event-tile_chosen = 本局的皇帝板块：{ $tile }。
event-staff_drawn = { $who }抽到员工卡：{ $staff }。
event-staff_drawn-hidden = { $who }抽一张员工卡。
event-staff_drafted = { $who }保留员工卡：{ $staff }。
event-staff_drafted-hidden = { $who }保留一张员工卡。
event-guest_revealed = 新房客出现：{ $guest }。
event-guests_reshuffled = 弃掉的房客卡重新洗成牌库。
event-round_started = 第{ $round }轮开始。
event-die_rolled = 骰子掷出{ $face }。
event-dice_rerolled = 一个骰子进入垃圾桶，重掷{ $number }个骰子。
event-turn_started = 轮到{ $who }。
event-passed = { $who }跳过。
event-guest_taken = { $who }邀请房客：{ $guest }。
event-die_taken = { $who }拿取骰子{ $die }（强度{ $number }）。
event-dice_used = { $who }使用行动区{ $die }的骰子（强度{ $number }）。
event-kronen_gained = { $who }获得{ amount-kronen }（{ $cause }）。
event-kronen_paid = { $who }支付{ amount-kronen }（{ $cause }）。
event-kronen_lost = { $who }的钱已满，多出的{ amount-kronen }作废（{ $cause }）。
event-steps_taken = { $who }在皇帝计分轨上前进{ amount-steps }（{ $cause }）。
event-set_back = { $who }在皇帝计分轨上后退{ amount-steps }。
event-points_scored = { $who }得到{ amount-points }（{ $cause }）。
event-points_scored-lost = { $who }失去{ amount-points }（{ $cause }）。
event-goods_received = { $who }获得{ $goods }（{ $cause }）。
event-good_placed = { $who }立刻上餐{ $good }：{ $guest }。
event-good_served = { $who }从厨房上餐{ $good }：{ $guest }。
event-goods_lost = { $who }失去{ $goods }（{ $cause }）。
event-order_completed = 需求完成：{ $guest }（{ $who }）。
event-guest_moved_in = { $who }：{ $guest }入住客房{ $room }。
event-room_prepared = { $who }准备客房{ $room }。
event-room_occupied = { $who }：客房{ $room }已入住。
event-room_removed = { $who }失去客房{ $room }（{ $cause }）。
event-group_completed = { $colour ->
    [blue] { $who }住满一个{ $size }间的蓝色群组。
    [red] { $who }住满一个{ $size }间的红色群组。
   *[yellow] { $who }住满一个{ $size }间的黄色群组。
}
event-staff_hired = { $who }打出员工卡：{ $staff }。
event-staff_used = { $who }使用员工卡：{ $staff }。
event-staff_returned = { $who }将员工卡放到牌库底：{ $staff }。
event-staff_returned-hidden = { $who }将一张员工卡放到牌库底。
event-staff_discarded = { $who }弃掉员工卡：{ $staff }。
event-politics_claimed = { $who }达成政治卡：{ $politics }。
event-effect_lapsed = { $who }无法使用：{ $decision }（{ $cause }）。
event-declined = { $who }放弃：{ $decision }（{ $cause }）。
event-extra_turn_started = { $who }可以额外行动（{ $cause }）。
event-turn_finished = { $who }结束回合。
event-round_ended = 第{ $round }轮结束。
event-emperor_came = 第{ $round }轮后皇帝驾到。
event-bonus_received = { $who }获得皇帝的奖励：{ $tile }。
event-penalty_suffered = { $who }受到皇帝的惩罚：{ $tile }。
event-penalty_avoided = { $who }避免了皇帝的惩罚：{ $tile }。
event-game_ended = 游戏结束。
