# 终端里的牌桌，以及供阅读的对局记录。

terminal-welcome = { $who }，欢迎来到奥地利大酒店！请输入选项的编号；? 帮助，t 显示牌桌，q 离开。
terminal-round = 第{ $round }轮，共{ $rounds }轮
terminal-row = 房客
terminal-dice = 骰子
terminal-die-1 = 馅饼、蛋糕
terminal-die-2 = 红酒、咖啡
terminal-die-3 = 准备客房
terminal-die-4 = 皇帝计分轨、金钱
terminal-die-5 = 打出员工
terminal-die-6 = 付1元任选1至5
terminal-track = 皇帝计分轨
terminal-start_player = （起始玩家）
terminal-emperor = 皇帝
terminal-scoring = 第{ $round }轮后（退{ $number }格）
terminal-politics = 政治
terminal-kronen = 金钱
terminal-kitchen = 厨房
terminal-cafe = 咖啡厅
terminal-staff = 员工
terminal-hand = 手牌
terminal-lacks = 还缺
terminal-ready = 已满足
terminal-short_points = { $number }分
terminal-roll = 骰子：{ $faces }
terminal-prompt = { $number ->
    [1] 回车或1：
   *[more] 1至{ $number }：
}
terminal-help =
    输入选项的编号并回车；也可以输入“die 3+”这样的记号。
    只有一个选项时直接回车即可。
    t 再次显示牌桌，q 离开。
    酒店中 [B] 是已入住的客房，(b) 是空房，b 是尚未准备的位置；每排的费用写在右边。
terminal-hint = 按分数和领先排序的最佳选择，以及选择最佳选项后本回合的后续走法。括号内为各来源的得分增减，与最佳选项相比（最佳选项则与下一个不同的选项相比）：
terminal-not_understood = { $number ->
    [1] 没有“{ $answer }”这个选项：请输入1、?、t 或 q。
   *[more] 没有“{ $answer }”这个选项：请输入1到{ $number }的数字、?、t 或 q。
}
terminal-boosted = 加强
terminal-bot_failed = { $who }出错，由{ $other }代打：{ $fault }
terminal-goodbye = 对局到此结束。再见！
terminal-saved = 对局已加入{ $file }。
terminal-score = 计分表
terminal-total = 总分
terminal-leftovers = 金钱和餐饮（平局时比较）
terminal-winner = { $who }获胜。
terminal-winners = { $who }并列获胜。

show-game = 第{ $number }局
show-edition = 版本：{ $edition }
show-seed = 随机种子：{ $seed }
show-unfinished = 对局在{ $number }步之后中止。
