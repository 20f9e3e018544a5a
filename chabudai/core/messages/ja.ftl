# どのゲームでも使う文。端末、サーバー、ブラウザーが読みます。
# ゲームのファイルに同じ名前の文があれば、そちらを使います。

side = プレイヤー{ $number }

# 席でのできごと
step-resign = { $side }が投了。
step-takeback = { $side }が待った。
step-seat = { $side }の席が替わりました。
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

result-ended-early = 途中で終了しました。

# できない理由
refusal-over = 対局は終わっています。
refusal-not-your-turn = 今は{ $turn }の番です。
refusal-out-of-turn = 今はあなたの番ではありません。
refusal-resigned = すでに投了しています。
refusal-time-over = 時間切れでした。
refusal-nothing-asked = お願いはもう取り下げられています。
refusal-nothing-to-take-back = 戻せる手がありません。
refusal-takeback-over-chance = ダイス、引いたタイル、はじいた結果は戻せません。
refusal-takeback-over-flick = はじいた後は戻せません。
refusal-takeback-over-reveal = 見えてしまったものは戻せません。
refusal-takeback-asked = 「待った」の返事を待っています。
refusal-no-such-seat = { $seat }番の席はありません。このゲームは{ $players }席です。
refusal-not-a-move = このゲームの手ではありません。
refusal-no-practice = 狙いの線は練習の対局でだけ見られます。
refusal-no-line = 何も弾かないので、見せる線がありません。

# 自分の文を持たないゲームで起きたこと。
event-played = { $seat }：{ $text }。
event-happened = 運：{ $text }。
