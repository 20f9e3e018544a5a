# どのゲームでも使う文。端末、サーバー、ブラウザーが読みます。
# ゲームのファイルに同じ名前の文があれば、そちらを使います。

side = プレイヤー{ $number }
# 読んでいる人。名前の代わりに言います。
reader = あなた

# CPUの名前。何人いても、それぞれ違う名前です。
bot-1 = ハナ
bot-2 = ソウタ
bot-3 = メイ
bot-4 = リク
bot-5 = ユイ
bot-6 = タロウ
bot-7 = アキ
bot-8 = ナオ
bot-9 = エミ
bot-10 = ジュン
bot-11 = リン
bot-12 = カイ
bot-13 = ウメ
bot-14 = ゲン
bot-15 = サヨ
bot-16 = イク

# 席でのできごと
step-resign = { $side }が投了。
step-takeback = { $side }が待った。
step-timeout = 時間切れ。{ $words }

# ゲームに専用の文がないときの終わり方
result-plain = { $winners_count ->
        [0] 引き分け（{ $reason }）。
       *[other] { $winners }の勝ち（{ $reason }）。
    }
result-resigned = { $winners_count ->
        [0] 全員が投了しました。
       *[other] ほかの全員が投了し、{ $winners }の勝ちです。
    }
result-resigned-by = { $loser_is ->
        [you] あなたが投了しました。
       *[other] { $winner_is ->
            [you] { $loser }が投了しました。
           *[other] { $loser }が投了し、{ $winner }の勝ちです。
        }
    }
result-ended-early = 途中で終了しました。

# できない理由
refusal-over = ゲームは終わっています。
refusal-not-your-turn = 今は{ $turn }の番です。
refusal-out-of-turn = 今はあなたの番ではありません。
refusal-resigned = すでに投了しています。
refusal-time-over = 時間切れです。
refusal-nothing-asked = その依頼はもう取り下げられています。
refusal-nothing-to-take-back = 戻せる手がありません。
refusal-takeback-over-chance = ダイス、引いたタイル、はじいた結果は戻せません。
refusal-takeback-over-flick = はじいた後は戻せません。
refusal-takeback-over-reveal = 見えてしまったものは戻せません。
refusal-takeback-asked = 「待った」の返事を待っています。
refusal-no-such-seat = { $seat }番の席はありません。このゲームは{ $players }席です。
refusal-no-practice = ガイド線は練習でだけ使えます。
refusal-no-line = はじくものがないので、ガイド線は出ません。
refusal-bad-field = 「{ $field }」に使えるのは{ $allowed }です。
refusal-missing-field = 「{ $field }」がありません。使えるのは{ $allowed }です。
refusal-unknown-field = 「{ $field }」という項目はありません。あるのは{ $allowed }です。
refusal-no-such-option = 「{ $name }」というオプションはありません。使えるオプション：{ $options }
refusal-unwritable-options = このオプションは書き残せません。
refusal-not-a-move = このゲームの手ではありません。
refusal-illegal = その手は使えません。

# 自分の文を持たないゲームで起きたこと。
event-played = { $seat }：{ $text }。
event-happened = 運：{ $text }。

# 項目に使えるもの
allowed-choice = { $values }のどれか
allowed-names = { $values }
allowed-whole = 整数
allowed-whole-between = { $least }から{ $most }までの整数
allowed-number = 数
allowed-switch = trueかfalse
allowed-text = 文字列
allowed-text-up-to = { $most }文字までの文字列
allowed-list = リスト
allowed-list-up-to = { $most }個までのリスト
allowed-object = 項目を持つオブジェクト
allowed-or = { $first }、または{ $second }
allowed-nothing = なし
allowed-other = 別の値

# 端末で、席にいる人とその様子
holder-you = あなた
the-player = プレイヤー
holder-person = 人
holder-any-bot = CPU
level = レベル{ $level }
holder-bot = CPU Lv.{ $level }
holder-named-bot = { $name }（CPU Lv.{ $level }）
terminal-to-move = 手番
terminal-won = 勝ち
terminal-whose = { $who }の
terminal-way = { $angle }°、{ $speed } m/s
terminal-degrees = { $n }度
