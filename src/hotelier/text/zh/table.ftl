# 其他人行动时的牌桌、记录、设置和文字版。

## 其他人行动时

web-skip = 快进
web-thinks = 思考中
web-seconds = { $number }秒
web-previous = 上一步
web-next = 下一步
web-recap = 你离开后过了{ $turns }个回合
web-recap-step = 第{ $step }步，共{ $steps }步
web-remind-order = 厨房可完成需求：{ $guest }
web-remind-staff = { $staff }：尚未使用
web-remind-take = 还没有邀请房客。
web-game-of = 与{ $names }的对局

## 通知

web-notify-ask = 轮到你时要通知你吗？
web-notify-yes = 好，通知我
web-notify-no = 不用
web-notify-refused = 浏览器不允许本页发送通知。

## 设置

web-speed = 动画
web-speed-0 = 无
web-speed-1 = 舒缓
web-speed-2 = 快速
web-sound = 短提示音
web-reading = 阅读
web-playing = 游戏
web-patterns = 加强客房花纹
web-text-table = 文字版牌桌（标题、列表和按钮）
web-reminder-guest = 有房客可以入住
web-reminder-politics = 有政治卡可以达成
web-reminder-staff = 本轮有员工未使用
web-reminder-order = 厨房可以完成需求
web-reminder-take = 要选骰子，但还没邀请房客
web-keys-hint = 数字键选骰子和选项，方向键移动，Enter确认，Esc取消。点击按键可以更改。
web-keys-reset = 恢复默认按键
web-key-press = 请按键
web-key-taken = { $key }已被占用：{ $command }
web-key-fixed = { $key }的含义固定，不能另作他用。
web-key-boost = 加强
web-key-guests = 等候的房客
web-key-cafe = 咖啡厅
web-key-hotel = 酒店
web-key-hand = 手牌
web-key-kitchen = 厨房
web-key-staff = 已打出的员工
web-key-goals = 政治卡
web-key-rivals = 对手
web-key-log = 记录
web-key-move_in = 入住
web-key-finish = 结束回合
web-key-pass = 跳过
web-key-undo = 撤销
web-key-undo_to_seal = 撤销到封印
web-key-redo = 重做
web-key-next = 下一个选择
web-key-inspect = 放大或说明原因
web-key-skip = 快进动画
web-key-explain = 为什么不行？
web-key-hint = 提示

## 简短记录；前面的标记表示是谁

log-guest_taken = 邀请{ $guest }
log-guest_revealed = { $guest }到来
log-die_taken = 拿取
log-dice_used = 使用
log-passed = 跳过
log-good_served = 上餐：{ $guest }
log-order_completed = { $guest }：需求完成
log-guest_moved_in = { $guest }入住
log-room_removed = 失去客房
log-group_completed = { $number }间群组已满
log-staff_hired = 打出{ $staff }
log-staff_used = 使用{ $staff }
log-staff_drawn = 抽到{ $staff }
log-staff_drawn-hidden = 抽一张牌
log-staff_drafted = 留下{ $staff }
log-staff_drafted-hidden = 留下一张牌
log-staff_returned = 放回{ $staff }
log-staff_returned-hidden = 放回一张牌
log-staff_discarded = 弃掉{ $staff }
log-politics_claimed = 达成{ $politics }
log-bonus_received = 奖励：{ $tile }
log-penalty_suffered = 惩罚：{ $tile }
log-penalty_avoided = 避免：{ $tile }

## 文字版牌桌

web-tt-waiting = 等待
web-tt-floor = 第{ $floor }排
web-tt-missing = 还需要{ $goods }
web-tt-nothing = 无
web-waiting-turn = 轮到{ $name }

## 终局之后

web-over-turns = 各回合分数
web-turning-points = 转折点
web-turning-point = 第{ $round }轮：{ $name } +{ $points }分
web-turn-back = 上一回合
web-turn-forward = 下一回合
web-play = 播放
web-pause = 暂停
web-pace = 速度
web-pace-slow = 慢
web-pace-usual = 中
web-pace-fast = 快
web-scrub = 对局的回合

## Hints and levels

web-hint = 提示
web-hint-busy = 电脑正在思考
web-hint-plan = 然后：
web-hint-one = 只看此项
web-hint-all = 显示全部
web-hint-note = 按分数和对最强对手的领先排序。差异是与最佳选项相比，最佳选项则与下一个不同的选项相比。点击某项可在桌上标出。
web-analysis = 分析
web-analysis-busy = 电脑正在查看对局，需要几秒钟
web-analysis-curve = 对局过程中的胜率；点击可跳转
web-costly = 代价最大的选择
web-costly-choice = 第{ $round }轮：{ $name }，约−{ $points }分
web-costly-setup = 准备：{ $name }，约−{ $points }分
web-chance = { $percent }%
web-best-here = 此处的最佳选项
web-taken = 实际选择
web-analysis-note = 每个胜率对应该玩家的最近一次选择，依据其当时所能看到的信息，并假设之后大家都像电脑那样行动；因此总和不一定是100%。评判者是只规划一个回合的训练棋手；像经理那样搜索更远的玩家可能看得更多。
web-hints-on = 这张牌桌提供提示。
web-hints-off = 这张牌桌不提供提示。
web-allow-hints = 允许提示
web-level-points = 约{ $points }分
web-level-elo = 等级分{ $elo }
web-level-elo-timed = 等级分{ $elo }（按每回合{ $seconds }秒测得）
web-level-note = 最弱级别的等级分为1000，高出400分相当于十胜一负。分数是双人局中与同级对手对局的平均值。
