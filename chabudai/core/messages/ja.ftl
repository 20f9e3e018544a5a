# どのゲームでも使う文。端末、サーバー、ブラウザーが読みます。
# ゲームのファイルに同じ名前の文があれば、そちらを使います。

side = プレイヤー{ $number }

# 席でのできごと
step-resign = { $side }が投了。
step-takeback = { $side }が待った。
step-seat = { $side }の席が替わりました。
step-timeout = 時間切れ。{ $words }

# できない理由
refusal-over = 対局は終わっています。
refusal-resigned = すでに投了しています。
refusal-time-over = 時間切れでした。
refusal-nothing-asked = お願いはもう取り下げられています。
refusal-nothing-to-take-back = 戻せる手がありません。
refusal-takeback-over-chance = 運で決まったことは戻せません。
refusal-takeback-over-reveal = 見えてしまったものは戻せません。
refusal-no-such-seat = { $seat }番の席はありません。
refusal-no-practice = 狙いの線は練習の対局でだけ見られます。
refusal-no-line = 何も弾かないので、見せる線がありません。

# 自分の文を持たないゲームで起きたこと。
event-played = { $seat }：{ $text }。
event-happened = 運：{ $text }。
