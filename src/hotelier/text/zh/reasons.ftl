# 为什么现在不能这样做。每条理由一两个短句。
# 卡牌名称直接引用。

## The moment

reason-game_over = 游戏已经结束。
reason-wrong_phase = { $needs ->
    [setup] 这只属于游戏设置阶段。
    [turns] 只有在一轮的回合中才能这样做。
   *[emperor] 只有在皇帝计分时才能这样做。
}
reason-wrong_moment = 要先决定另一件事：{ reason-decision }。
reason-only_by_effect = 只有骰子、卡牌或房客允许时才能这样做。
reason-chance_not_asked = 这由随机决定。现在要决定的是：{ reason-decision }。
reason-another_decides = { $seat ->
    [0] 现在由随机决定：{ reason-decision }。
   *[player] 现在由玩家{ $seat }决定：{ reason-decision }。
}
reason-only_from_die_on = 选择骰子之后才能执行额外行动。
reason-nothing_to_decline = 现在没有可以放弃的东西。
reason-cannot_decline = 这一步不能放弃：{ reason-decision }。
reason-must_use_effect = { $decision ->
    [hire_staff] 你现在必须打出一张员工卡。
   *[prepare_rooms] { $need ->
        [1] 你必须准备一间客房。
       *[other] 你还必须准备{ $need }间客房。
    }
}
reason-unexplained = 现在不能这样做（行动{ $code }）。

# 正在决定的事：冒号之后的句尾。
reason-decision = { $decision ->
    [choose_start] 由谁先开始
    [choose_board] 玩家得到哪座酒店
    [choose_politics] 使用哪张政治卡
    [choose_tile] 使用哪个皇帝板块
    [deal_staff] 发哪张员工卡
    [roll_dice] 骰子掷出的点数
    [reveal_guest] 哪位房客来到游戏版图
    [draw_staff] 抽到哪张员工卡
    [look_at_staff] 看到哪些员工卡
    [draft] 留下哪张员工卡
    [first_guest] 先邀请哪位房客
    [extra_action] 额外的骰子行动
    [items] 接下来执行哪个效果
    [split_goods] 拿取哪些餐饮
    [split_steps] 前进几格、拿取多少元
    [choose_goods] 选择哪些餐饮
    [allocate_goods] 新的餐饮放在哪里
    [prepare_rooms] 准备哪间客房
    [prepare_occupied] 准备哪间客房并直接入住
    [hire_staff] 打出哪张员工卡
    [staff_on_offer] 打出看到的哪张员工卡
    [return_offer] 接着把看到的哪张卡放到牌库底
    [turn_rooms] 把哪间待入住客房翻为已入住
    [complete_order] 完成哪份需求
    [free_guest] 免费邀请哪位房客
    [serve] 还要从厨房上什么餐
    [avoid_penalty] 是否避免惩罚
    [penalty] 承受哪种损失
    [return_hand] 把哪张手牌放到牌库底
    [remove_rooms] 移除哪间客房
    [discard_staff] 弃掉哪张带“游戏结束”效果的员工卡
   *[turn] 这个回合
}

## Money

reason-needs_kronen = { $what ->
    [guest] 邀请这位房客需要{ reason-price }，你有{ $have }。
    [die] 选择这个骰子需要{ reason-price }，你有{ $have }。
    [room] 准备这间客房需要{ reason-price }，你有{ $have }。
    [staff] 打出这张员工卡需要{ reason-price }，你有{ $have }。
    [serving] 从厨房上餐需要{ reason-price }，你有{ $have }。
   *[avoiding] 避免惩罚需要{ reason-price }，你有{ $have }。
}
reason-price = { $need }元

## The turn and its die

reason-turn_begun = 只有在回合中还没做任何事时才能跳过。
reason-turn_not_begun = 你的回合还没开始，仍然可以跳过。
reason-no_pass_in_extra_turn = 额外回合不能跳过。
reason-die_not_taken = 你还没有拿取骰子。
reason-die_already_taken = 你已经拿取了骰子。
reason-action_compulsory = 这个额外回合的行动是必须执行的。
reason-action_already_done = 你已经执行了这个回合的行动。
reason-no_die_in_extra_turn = 额外回合不拿取骰子。
reason-only_in_extra_turn = 只有在额外回合才能不拿骰子而使用骰子。
reason-no_boost = 额外行动不能加强。
reason-no_die_on_space = 没有点数为{ $die }的骰子。
reason-die_without_effect = 用这个骰子执行行动{ $action }不会有任何效果。
reason-another_die_possible = 你还可以选择能执行行动的骰子。

## Guests and goods

reason-guest_before_die = 只能在拿骰子之前邀请房客。
reason-guest_already_taken = 你这个回合已经邀请过房客。
reason-cafe_full = 你咖啡厅的{ $tables }张餐桌都坐满了。
reason-row_space_empty = 游戏版图第{ $space }格没有房客。
reason-table_empty = 第{ $table }张餐桌没有房客。
reason-order_complete = “{ $guest }”的需求已经完成。
reason-order_not_complete = “{ $guest }”的需求还差{ $missing }份餐饮。
reason-good_not_wanted = { $ordered ->
    [0] “{ $guest }”的需求里{ reason-no_good }。
   *[some] “{ $guest }”需要的{ reason-good }已经齐了。
}
reason-good_not_in_kitchen = 你的厨房里{ reason-no_good }。
reason-good_not_received = 可以分配的餐饮里{ reason-no_good }。
reason-another_good_first = 要先分配{ reason-good }。
reason-goods_in_fixed_order = 餐饮按固定顺序选择，现在已经轮到{ reason-good }。
reason-good = { $good ->
    [strudel] 馅饼
    [cake] 蛋糕
    [wine] 红酒
   *[coffee] 咖啡
}
reason-no_good = { $good ->
    [strudel] 没有馅饼
    [cake] 没有蛋糕
    [wine] 没有红酒
   *[coffee] 没有咖啡
}
reason-fine_exceeds_plain = { $good ->
    [cake] 蛋糕不能比馅饼多：强度{ $strength }时最多{ $most }个。
   *[coffee] 咖啡不能比红酒多：强度{ $strength }时最多{ $most }个。
}
reason-steps_exceed_strength = 这个强度最多前进{ $strength }格。

## Rooms

reason-tile_already_there = 客房{ $room }已经准备好了。
reason-first_room_bottom_left = 第一间客房必须是左下角的{ $room }。
reason-not_beside_a_room = 位置{ $room }不与你的任何客房相邻。
reason-floor_not_allowed = 这个效果最高到第{ $highest }排，而该位置在第{ $floor }排。
reason-room_not_prepared = 位置{ $room }还没有客房。
reason-room_occupied = 客房{ $room }已经入住。
reason-wrong_colour = “{ $guest }”需要{ reason-wanted_colour }客房，而{ $room }是{ reason-colour }。
reason-wanted_colour = { $needs_colour ->
    [blue] 蓝色
    [red] 红色
   *[yellow] 黄色
}
reason-colour = { $colour ->
    [blue] 蓝色
    [red] 红色
   *[yellow] 黄色
}
reason-room_not_taken = 惩罚移除的不是{ $room }，而是{ $rooms }。

## Staff and effects

reason-not_in_hand = “{ $staff }”不在你的手牌中。
reason-not_on_offer = “{ $staff }”不在可选的卡牌中。
reason-not_in_pack = “{ $staff }”不在你的这叠卡牌中。
reason-not_in_play = “{ $staff }”不在你的场上。
reason-not_once_per_round = “{ $staff }”不是每轮一次的员工卡。
reason-already_used = 你这一轮已经使用过“{ $staff }”。
reason-not_a_game_end_card = “{ $staff }”不带“游戏结束”效果。
reason-no_such_item = 可选的效果只有{ $items }个。
reason-same_item = 这与第{ $item }个效果相同。

## Politics and the emperor

reason-goal_not_met = “{ $politics }”的目标还没达成。{ reason-measure }：{ $have }/{ $need }。
reason-measure = { $measure ->
    [kronen] 金钱
    [emperor_position] 皇帝计分轨位置
    [staff_in_play] 场上的员工卡
    [politics_disks] 放有你圆片的政治卡
    [room_tiles] 待入住和已入住的客房
    [full_groups] 住满的群组
    [full_rows] 住满的排
    [full_columns] 住满的列
    [sets_of_three_colours] 每种颜色已入住的客房
    [full_colours] 住满的颜色
   *[occupied_rooms] { $colour ->
        [blue] 已入住的蓝色客房
        [red] 已入住的红色客房
        [yellow] 已入住的黄色客房
       *[any] 已入住的客房
    }
}
reason-already_claimed = “{ $politics }”上已经有你的圆片。
reason-no_space_for_disk = “{ $politics }”上已经有{ $disks }个圆片。
reason-no_staff_to_avoid = 你没有能避免惩罚的员工。
reason-avoiding_declined = 你已经决定不避免惩罚。

## Chance

reason-guest_not_in_deck = “{ $guest }”不在牌库中。
reason-staff_not_in_deck = “{ $staff }”不在牌库中。
reason-board_taken = 酒店{ $board }已经被选走。
reason-wrong_group = 必须是{ $group }组的。
reason-no_such_seat = 只有{ $seats }位玩家。
