# What cards do, built from their records.
#
# An effect has up to three forms. Its value is a whole sentence ("Score 2 points."). Its attribute
# .then is the end of a longer sentence ("Whenever a guest moves in, score 2 points."). Its attribute
# .more is a sentence after another one of its kind ("You may prepare another room.").
#
# Where a text leaves a number out ("a room"), the variant is [1], not [one]: in some languages 21
# is "one" too.

## Small words

colour-blue = 蓝色
colour-red = 红色
colour-yellow = 黄色
colour-green = 绿色
colour-any = 任意颜色
good-strudel = 馅饼
good-cake = 蛋糕
good-wine = 红酒
good-coffee = 咖啡

# Lists grow from the left: the first two items by list-comma, the last one by list-and.
list-and = { $before }和{ $last }
list-or = { $before }或{ $last }
list-comma = { $before }、{ $next }
list-sentences = { $before }{ $next }

## Amounts: always what somebody takes, pays, scores, orders or loses

amount-points = { $number }分
amount-kronen = { $number }元
amount-steps = { $number }格
amount-staff = { $number }张员工卡
amount-goods = { $number }份餐饮
amount-dishes = { $number }份餐点
amount-drinks = { $number }杯饮料
amount-strudel = { $number }份馅饼
amount-cake = { $number }份蛋糕
amount-wine = { $number }杯红酒
amount-coffee = { $number }杯咖啡

## Prices, for one or several ($number) rooms or cards

price = { $price ->
    [free] 无需支付费用
    [less] 费用{ price-each }{ price-less }
   *[full] 照常支付费用
}
price-less = 减少{ $discount }元
price-each = { $number ->
    [1] {""}
   *[other] 各
}

## Effects

effect-points = 获得{ amount-points }。
    .then = 获得{ amount-points }
effect-points-per = { $measure }，获得{ amount-points }。
    .then = { $measure }，获得{ amount-points }
effect-steps = 在皇帝计分轨上前进{ amount-steps }。
    .then = 在皇帝计分轨上前进{ amount-steps }
effect-kronen = 获得{ amount-kronen }。
    .then = 获得{ amount-kronen }
effect-goods = 获得{ $goods }。
    .then = 获得{ $goods }
effect-any_goods = 获得任意{ amount-goods }。
    .then = 获得任意{ amount-goods }
effect-draw_staff = 抽{ amount-staff }。
    .then = 抽{ amount-staff }

effect-prepare_rooms = { $price ->
    [free] 你可以{ rooms-where }免费准备{ rooms-to_prepare }{ rooms-occupied_at_once }。
   *[full] 你可以{ rooms-where }准备{ rooms-to_prepare }，{ price }{ rooms-occupied_at_once }。
}
    .then = { $price ->
        [free] 你可以{ rooms-where }免费准备{ rooms-to_prepare }{ rooms-occupied_at_once }
       *[full] 你可以{ rooms-where }准备{ rooms-to_prepare }，{ price }{ rooms-occupied_at_once }
    }
    .more = { $price ->
        [free] 你可以{ rooms-where }再免费准备{ rooms-more }{ rooms-occupied_at_once }。
       *[full] 你可以{ rooms-where }再准备{ rooms-more }，{ price }{ rooms-occupied_at_once }。
    }
effect-prepare_rooms-must = { $number ->
    [1] { rooms-where }准备{ rooms-to_prepare }，{ price }{ rooms-occupied_at_once }。
   *[other] { rooms-where }准备{ rooms-to_prepare }，至少1间，{ price }{ rooms-occupied_at_once }。
}
    .then = { $number ->
        [1] { rooms-where }准备{ rooms-to_prepare }，{ price }{ rooms-occupied_at_once }
       *[other] { rooms-where }准备{ rooms-to_prepare }，至少1间，{ price }{ rooms-occupied_at_once }
    }
rooms-to_prepare = { $number ->
    [1] 1间客房
   *[other] 至多{ $number }间客房
}
rooms-more = { $number ->
    [1] 1间客房
   *[other] 至多{ $number }间客房
}
rooms-where = { $where ->
    [floors] 在第{ $floors }排
   *[anywhere] {""}
}
rooms-occupied_at_once = { $occupied ->
    [yes] ，并直接以已入住的一面朝上放置
   *[no] {""}
}

effect-hire_staff = { $price ->
    [free] 你可以从手中免费打出{ staff-to_play }。
   *[full] 你可以从手中打出{ staff-to_play }，{ price }。
}
    .then = { $price ->
        [free] 你可以从手中免费打出{ staff-to_play }
       *[full] 你可以从手中打出{ staff-to_play }，{ price }
    }
    .more = { $price ->
        [free] 你可以从手中再免费打出{ staff-more }。
       *[full] 你可以从手中再打出{ staff-more }，{ price }。
    }
effect-hire_staff-must = 从手中打出{ staff-to_play }，{ price }。
    .then = 从手中打出{ staff-to_play }，{ price }
staff-to_play = { $number ->
    [1] 1张员工卡
   *[other] 至多{ $number }张员工卡
}
staff-more = { $number ->
    [1] 1张员工卡
   *[other] 至多{ $number }张员工卡
}
effect-look_at_staff = 查看员工牌库顶的{ staff-to_see }。你可以打出其中1张，{ price }。将其余的牌以任意顺序放到牌库底。
    .then = 查看员工牌库顶的{ staff-to_see }；你可以打出其中1张，{ price }；将其余的牌以任意顺序放到牌库底
staff-to_see = { $cards }张牌
effect-turn_rooms = 你可以将{ rooms-to_turn }翻到已入住的一面。
    .then = 你可以将{ rooms-to_turn }翻到已入住的一面
rooms-to_turn = { $number ->
    [1] 1间待入住的客房
   *[other] 至多{ $number }间待入住的客房
}
effect-complete_order = 你可以用一般供应区的餐饮完成自己一位房客的需求。
    .then = 你可以用一般供应区的餐饮完成自己一位房客的需求
effect-take_guest = 你可以从游戏版图上免费邀请{ guests-to_take }。
    .then = 你可以从游戏版图上免费邀请{ guests-to_take }
guests-to_take = { $number ->
    [1] 1位房客
   *[other] 至多{ $number }位房客，逐一邀请
}

# The edition decides between an extra turn (its action optional or compulsory) and a mere action.
effect-extra_turn = 然后你可获得1个不拿取骰子的额外回合或1次不拿取骰子的行动。
    .then = 你可获得1个不拿取骰子的额外回合或1次不拿取骰子的行动
effect-extra_turn-optional = 然后你进行1个额外回合，期间不拿取骰子。该回合可以不执行行动。
    .then = 你进行1个额外回合，期间不拿取骰子；该回合可以不执行行动
effect-extra_turn-compulsory = 然后你进行1个额外回合，期间不拿取骰子。该回合必须执行行动。
    .then = 你进行1个额外回合，期间不拿取骰子；该回合必须执行行动
effect-extra_turn-action = 然后你可以再执行1次行动，不拿取骰子，也不能加强。
    .then = 你可以再执行1次行动，不拿取骰子，也不能加强

# The actions of the dice.
effect-dishes = 获得{ amount-dishes }：蛋糕不得多于馅饼。
    .then = 获得{ amount-dishes }，其中蛋糕不得多于馅饼
effect-drinks = 获得{ amount-drinks }：咖啡不得多于红酒。
    .then = 获得{ amount-drinks }，其中咖啡不得多于红酒
effect-steps_or_kronen = { $number ->
    [1] 在皇帝计分轨上前进1格，或获得1元。
   *[other] 在皇帝计分轨和金钱轨上共前进{ $number }格，任意分配。
}
    .then = { $number ->
        [1] 在皇帝计分轨上前进1格，或获得1元
       *[other] 在皇帝计分轨和金钱轨上共前进{ $number }格，任意分配
    }
effect-steps_and_kronen = 在皇帝计分轨上前进{ amount-steps }，并获得{ amount-kronen }。
    .then = 在皇帝计分轨上前进{ amount-steps }，并获得{ amount-kronen }

## Measures: the beginning of "..., score 2 points" and of "..., lose 2 points"

measure-kronen = 你每有1元
measure-emperor_position = 你在皇帝计分轨上每高于0一格
measure-staff_in_play = 你每有1张已打出的员工卡
measure-room_tiles = 你的酒店中每有1间待入住或已入住的客房
measure-occupied_rooms = { $colour ->
    [blue] 你每有1间已入住的蓝色客房
    [red] 你每有1间已入住的红色客房
    [yellow] 你每有1间已入住的黄色客房
   *[any] 你每有1间已入住的客房
}
measure-full_groups = 你每有1个住满的群组
measure-full_rows = 你每有1排客房住满
measure-full_columns = 你每有1列客房住满
measure-politics_disks = 每有1张政治卡上放有你的圆片
measure-sets_of_three_colours = 你每凑齐蓝、红、黄三色已入住的客房各1间
measure-full_colours = 你每有1种颜色的客房全部住满
measure-most = { $measure }（最多计{ $most }次）

## Abilities of staff, by their moment

staff-cost = { $number ->
    [0] 无需费用。
   *[other] 费用{ $number }元。
}
ability-once_per_round = 每轮一次，{ $effect }。
ability-when_hired = 打出此卡时，{ $effect }。
ability-whenever = { $trigger }，{ $effect }。
ability-at_end = 游戏结束时，{ $effect }。
ability-at_end-copy = 游戏结束时，从其他玩家已打出的、带“游戏结束”效果的员工卡中选择对你最有利的1张，视同你自己的卡计分。

## Triggers: the beginning of a sentence that goes on with an effect

trigger-die_taken = 每当你拿取点数为{ $faces }的骰子时
trigger-guest_moves_in = { $colour ->
    [blue] 每当有蓝色房客入住时
    [red] 每当有红色房客入住时
    [yellow] 每当有黄色房客入住时
    [green] 每当有绿色房客入住时
   *[any] 每当有房客入住时
}
trigger-guest_moves_in-order = { $colour ->
    [blue] 每当有需求至少为{ $least }份餐饮的蓝色房客入住时
    [red] 每当有需求至少为{ $least }份餐饮的红色房客入住时
    [yellow] 每当有需求至少为{ $least }份餐饮的黄色房客入住时
    [green] 每当有需求至少为{ $least }份餐饮的绿色房客入住时
   *[any] 每当有需求至少为{ $least }份餐饮的房客入住时
}
trigger-order_complete = { $colour ->
    [blue] 每当有蓝色房客的需求完成时
    [red] 每当有红色房客的需求完成时
    [yellow] 每当有黄色房客的需求完成时
    [green] 每当有绿色房客的需求完成时
   *[any] 每当有房客的需求完成时
}
trigger-emperor_bonus = 每当你获得皇帝奖励时
trigger-room_occupied = 每当你有客房变为已入住时

## Lasting changes

modifier-rooms_free = { $colour ->
    [blue] 你准备蓝色客房时无需支付费用。
    [red] 你准备红色客房时无需支付费用。
    [yellow] 你准备黄色客房时无需支付费用。
   *[any] 你准备客房时无需支付费用。
}
modifier-stronger_die = 每当你拿取点数为{ $faces }的骰子时，该行动多算{ $number }个骰子。
modifier-no_fee = 你拿取点数为6的骰子时无需支付费用。
modifier-both_tracks = 每当你拿取点数为{ $faces }的骰子时，每个骰子都计两次：既在皇帝计分轨上前进1格，又获得1元。
modifier-cheaper_hire = 每当你拿取点数为{ $faces }的骰子时，所打出的员工卡费用再减少{ amount-kronen }。
modifier-serve_free = 你从厨房给房客上餐时无需支付费用。
modifier-row_free = 你从游戏版图上邀请房客时无需支付费用。
modifier-avoid_penalty = { $number ->
    [0] 你不会受到皇帝的惩罚。
   *[other] 你可以支付{ $number }元来避免皇帝的惩罚。
}

## Guests

guest-colour = { $colour ->
    [blue] 蓝色房客。
    [red] 红色房客。
    [yellow] 黄色房客。
   *[green] 绿色房客，可入住任意颜色的客房。
}
guest-order = 需求：{ $goods }。
guest-points = 价值{ amount-points }。
guest-no_reward = 没有奖励。

## Emperor tiles

tile-bonus = 奖励：{ $text }
tile-penalty = 惩罚：{ $text }

# A penalty begins a sentence that ends with penalty-alone, or goes on with the points that are
# lost instead: by choice (penalty-or) or because there is no other way (penalty-else).
penalty-alone = { $penalty }。
penalty-or = { $penalty }，或失去{ amount-points }。
penalty-else = { $penalty }。如果无法做到，则失去{ amount-points }。
penalty-lose_kronen = 失去{ amount-kronen }
penalty-lose_kitchen = 将你厨房中的所有餐饮放回一般供应区
penalty-lose_all_goods = 将你厨房中和房客需求上的所有餐饮放回一般供应区
penalty-return_hand_cards = 将手中的{ amount-staff }放到牌库底
penalty-remove_rooms = { $occupied ->
    [yes] { $number ->
        [1] 从可行的最高一排移除1间已入住的客房
       *[other] 移除{ $number }间已入住的客房，每次都从可行的最高一排移除
    }
   *[no] { $number ->
        [1] 从可行的最高一排移除1间待入住的客房
       *[other] 移除{ $number }间待入住的客房，每次都从可行的最高一排移除
    }
}
penalty-remove_occupied_rooms-same_column = 从可行的最高一排移除1间已入住的客房；如果同一列下方还有已入住的客房，再移除其中最近的1间
penalty-remove_occupied_rooms-same_column_any = 从可行的最高一排移除1间已入住的客房；如果同一列下方还有已入住的客房，再移除其中任意1间
penalty-remove_occupied_rooms-two_floors = 从有已入住客房的最高两排各移除1间已入住的客房
penalty-discard_end_staff-played = 弃掉1张你已打出的、带“游戏结束”效果的员工卡
penalty-discard_end_staff-hand = 从手中弃掉1张带“游戏结束”效果的员工卡
penalty-lose_points = 失去{ amount-points }
penalty-lose_points-per = { $measure }，失去{ amount-points }

## Goals of politics cards

goal-kronen = 你至少有{ $number }元。
goal-emperor_position = 你在皇帝计分轨上至少位于第{ $number }格。
goal-staff_in_play = 你至少有{ $number }张已打出的员工卡。
goal-room_tiles = 你的酒店至少有{ $number }间待入住或已入住的客房。
goal-full_groups = 你至少有{ $number }个住满的群组。
goal-full_rows = 你至少有{ $number }排客房住满。
goal-full_columns = 你至少有{ $number }列客房住满。
goal-full_colours = { $number ->
    [1] 你有一种颜色的客房全部住满。
   *[other] 你至少有{ $number }种颜色的客房全部住满。
}
goal-politics_disks = 至少有{ $number }张政治卡上放有你的圆片。
goal-sets_of_three_colours = 你每种颜色的已入住客房都至少有{ $number }间。
goal-occupied_rooms = 你至少有{ $rooms }。
goal-rooms = { $colour ->
    [blue] { $number }间已入住的蓝色客房
    [red] { $number }间已入住的红色客房
    [yellow] { $number }间已入住的黄色客房
   *[any] { $number }间已入住的客房
}
