# 各种选项的简短说明，以及每个决定的内容。

seat = 玩家{ $number }
no-goods = 无

action-price = { $number ->
    [0] 免费
   *[more] { amount-kronen }
}
room-colour = { $colour ->
    [blue] 蓝色
    [red] 红色
   *[yellow] 黄色
}
die-face = { $face ->
    [6] 6（当作{ $performs }）
   *[more] { $face }
}
die-boost = { $boosted ->
    [yes] 【加强】
   *[no] {""}
}
die-price = { $number ->
    [0] {""}
   *[more] 支付{ amount-kronen }。
}

action-pass = 跳过
action-finish_turn = 结束回合
action-decline = 放弃
action-take_guest = 房客：{ $guest }（{ action-price }）
action-take_die = 骰子{ die-face }{ die-boost }：{ die-price }{ $effect }
action-take_six_idle = 骰子6，无任何效果
action-use_dice = 使用行动区{ die-face }的骰子{ die-boost }：{ die-price }{ $effect }
action-split_goods = 拿取{ $goods }
action-split_steps = 获得{ $amounts }
action-choose_good = 选择{ $good }
action-place_good = { $good } → { $guest }
action-keep_goods = 放入厨房：{ $goods }
action-prepare_room = 客房{ $room }（{ room-colour }，{ action-price }）
action-turn_room = 将客房{ $room }（{ room-colour }）翻为已入住
action-serve = 从厨房上餐：{ $good } → { $guest }
action-move_in = { $guest }入住客房{ $room }（{ room-colour }）
action-claim_politics = 政治卡{ $group }：{ $politics }（{ amount-points }）
action-resolve_item = { $cause }：{ $effect }
action-complete_order = 完成需求：{ $guest }
action-suffer_penalty = 承受损失
action-lose_points = 失去{ amount-points }
action-avoid_penalty = 避免惩罚（{ action-price }）
action-remove_room = 移除客房{ $room }（{ room-colour }）
action-hire_staff = 打出：{ $staff }（{ action-price }）
action-use_staff = 使用：{ $staff }
action-return_staff = 放到牌库底：{ $staff }
action-discard_staff = 弃掉：{ $staff }
action-draft_staff = 保留：{ $staff }
action-roll_die = 骰子掷出{ $face }
action-reveal_guest = 新房客：{ $guest }
action-draw_staff = 员工卡：{ $staff }
action-choose_start = { $who }先手
action-assign_board = 酒店版图{ $board }
action-choose_politics = 政治卡：{ $politics }
action-choose_tile = 皇帝板块：{ $tile }

## 决定的内容

asked-choose_start = 起始玩家
asked-choose_board = 酒店版图
asked-choose_politics = 政治卡
asked-choose_tile = 皇帝板块
asked-deal_staff = 发员工卡
asked-roll_dice = 掷骰子
asked-reveal_guest = 新房客
asked-draw_staff = 抽员工卡
asked-look_at_staff = 查看员工卡
asked-draft = 保留一张员工卡，其余传给下家
asked-first_guest = 邀请第一位房客
asked-turn = 你的回合
asked-extra_action = 额外行动
asked-items = 接下来执行哪个效果？
asked-split_goods = 拿取哪些餐饮？
asked-split_steps = 推进还是拿钱？
asked-choose_goods = 任选餐饮
asked-allocate_goods = 餐饮放在哪里？
asked-prepare_rooms = 准备客房
asked-prepare_occupied = 准备一间直接入住的客房
asked-hire_staff = 打出员工卡
asked-staff_on_offer = 打出其中一张
asked-return_offer = 先把哪张放到牌库底？
asked-turn_rooms = 将客房翻为已入住
asked-complete_order = 完成需求
asked-free_guest = 免费邀请房客
asked-serve = 从厨房上餐
asked-avoid_penalty = 避免皇帝的惩罚？
asked-penalty = 皇帝的惩罚
asked-return_hand = 将手牌放到牌库底
asked-remove_rooms = 移除客房
asked-discard_staff = 弃掉一张游戏结束时计分的员工卡

advice-worth = 约{ $points }分，胜率{ $win }%
advice-reason = { $source } { $change }
