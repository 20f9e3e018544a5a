title = ポルフ
about = 食卓のゴルフ。コインを指で弾き、タイルからタイルへ、少ない打数で。

side-0 = 赤
side-1 = 青
side-2 = 黒
side-3 = 緑
side-4 = ゼロ
side-5 = エース
side-6 = 2番
side-7 = 3番
side-8 = 4番
side-9 = 5番
you = あなた

suit-r = 太陽
suit-b = 紋章
suit-g = 王冠
suit-k = 月
colour-r = 赤
colour-b = 青
colour-g = 緑
colour-k = 黒
rank-n = ゼロ
rank-a = エース
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
tile = { $colour }の{ $rank }
piece-tile = { $tile }
piece-coin = { $who }のコイン
piece-obstacle = 障害物{ $n }
speed = { $n } m/s
flicks = { $n }打

where = { $n }番ホール：{ $hole }
where-run = 2回中の{ $n }回目
course = コースを並べています。
over-early = この試合は終わっています。
over = 18ホールを終えました。
why-yours-tee = { $tee }のそばからティーショットです。
why-yours-closeness = あなたの番です。ホールまで{ $gap }枚分。
why-yours-first = { $gap }枚分でいちばん近いので、あなたからです。
why-yours-putting = 2枚分以内です。当たるまで続けて弾きます。
why-alone-closeness = ホールまで{ $gap }枚分。
why-tee = { $who }が{ $tee }のそばからティーショット。
why-closeness = 次は{ $who }。ホールまで{ $gap }枚分。
why-first = { $who }が{ $gap }枚分でいちばん近く、最初に弾きます。
why-putting = { $who }は2枚分以内なので、当たるまで続けて弾きます。
order = 順番
order-now = { $who }：今
order-gap = { $who }：あと{ $gap }枚分
order-done = { $who }：{ $n }打で終了
order-waits = { $who }

hint-flick = コインから後ろへ引いて、放します。
hint-tee = コインから後ろへ引いて、放します。輪の中をドラッグすると置き直せます。
hint-placing = コインをドラッグするか、矢印キーで動かしてから狙います。
hint-far = ティーから離れすぎています。
table = テーブル。左右の矢印キーで向き、上下で強さ、Shiftで細かく。Enterで弾き、Escで取り消し、Tでティーのコインを動かし、Vで視点を変えます。
aim = { $power }、{ $where }
aim-at = ホールへまっすぐ
aim-left = ホールの左{ $n }°
aim-right = ホールの右{ $n }°
power = 強さ
direction = 向き
fine = 細かく狙う
move = 置き直す
move-done = 決める
flick = 弾く
cancel = 取り消す
slow = スローで見る
skip = とばす
card-open = スコア
eye = 視点
eye-close = 近く
eye-whole = 全体
eye-low = 低く
keys = キー
keys-turn = 向き
keys-power = 強さ
keys-finer = 細かく
keys-flick = 弾く
keys-place = 置き直す
keys-eye = 視点
keys-slow = スロー
flat = このブラウザでは立体表示ができないため、真上から見たテーブルを表示しています。遊び方は同じです。
loading = テーブルを用意しています。

card = スコアカード
card-hole = ホール
card-row = { $n }番、{ $hole }
card-total = 合計
card-par = パー
run-0 = 1回目
run-1 = 2回目
score = { $who }：{ $total }打
score-here = { $who }：{ $total }打、このホールで{ $here }打

option-table = テーブル
option-table-standard = 標準
option-table-small = 小
option-table-large = 大
option-obstacles = 残りの黒いタイルを障害物にする
option-hand = 手つき
option-hand-steady = 正確
option-hand-human = 人らしく少しぶれる
option-practice = 練習：狙いの線を出す
option-course = コースの名前：数字と英小文字（なくてもよい）
option-limit = ホールをあきらめる打数（なくてもよい）
option-second_run = 2回目
option-second_run-same = 同じコース
option-second_run-as-it-lies = そのまま続ける

event-laid = コースができました。
event-laid-named = コース{ $name }ができました。
event-teed = { $who }が{ $speed } m/sでティーショット。
event-flicked = { $who }が{ $speed } m/sで弾きます。
event-erred = 手が{ $da }°、{ $dv } m/sぶれました。
event-rested = { $who }のコインが止まりました。
event-rested-touch = { $who }のコインは{ $pieces }に触れて止まりました。
event-finished = { $who }がホールに当てました。{ $flicks }。
event-finished-by = { $by }が{ $who }のコインをホールに当てました。{ $flicks }。ありがとう！
event-penalty-own-coin = テーブルから落ちました。{ $who }に1打罰。
event-penalty-coin = { $who }が{ $piece }を落としました。1打罰。
event-penalty-tile = { $who }が{ $piece }を落としました。1打罰。
event-put-back = { $piece }を戻します。
event-gave-up = { $who }は{ $flicks }でこのホールをあきらめます。
event-round = 新しい順番：{ $who }。
event-hole-over = { $n }番ホール終了。{ $totals }。
event-hole-over-plain = { $n }番ホール終了。
event-run-over = { $n }回目は{ $flicks }で終了。
event-side = { $who } { $n }打
event-timeout = 時間切れ。{ $step }

view-hole = 18ホール中の{ $n }番、{ $hole }。
view-hole-run = 18ホール中の{ $n }番、{ $hole }。2回中の{ $run }回目。
view-run = { $n }回目 { $flicks }
view-tee = あなたのコインは{ $tee }のそばのティー。ホールまで{ $gap }枚分、{ $where }。
view-coin = あなたのコインからホールまで{ $gap }枚分、{ $where }。
view-clear = 間には何もありません。
view-between = 間にあるもの：{ $pieces }。
view-other = { $who }のコインはホールまで{ $gap }枚分。
view-done = { $who }はこのホールを終えました。
view-flicks = このホール：{ $counts }。
view-totals = これまで：{ $totals }。
view-edge = テーブルの大きさはタイル{ $width }×{ $height }枚分。
way-0 = 東
way-1 = 北東
way-2 = 北
way-3 = 北西
way-4 = 西
way-5 = 南西
way-6 = 南
way-7 = 南東
way = { $way }（{ $n }°）の方向

refusal-over = この試合は終わっています。
refusal-not-now = すべてが止まるまで待ってください。
refusal-not-your-turn = { $who }の番です。
refusal-tee-now = 今はティーにコインを置いて弾くときです。
refusal-flick-now = 今はコインをその場所から弾くときです。
refusal-out-of-bounds = 弾く速さは0.05から6 m/sです。
refusal-off-the-table = コインは全体がテーブルの上になければなりません。
refusal-not-clear = コインはどの駒からも離して置きます。{ $piece }があります。
refusal-too-far = コインは{ $tile }からタイル1枚分以内に置きます。
refusal-too-many-decimals = 場所と速さは小数3桁、角度は2桁までです。
refusal-not-a-move = その弾き方はできません。
refusal-no-answer = この一打からは、そうはなりません。

result-fewest-flicks = { $winners_count ->
        [0] 18ホールを終えました。
       *[other] { $winners }の勝ち。{ $score }打。
    }
result-shared = { $winners_count ->
        [0] 18ホールを終えました。
        [1] { $winners }の勝ち。{ $score }打。
       *[other] { $winners }が{ $score }打ずつで勝ちを分け合いました。
    }
result-resigned = { $winners_count ->
        [0] コースの途中で終わりにしました。
       *[other] ほかの全員が投了し、{ $winners }の勝ちです。
    }
result-alone-better = お見事。{ $first }打から{ $second }打に縮めました。パーは36です。
result-alone-worse = { $second }打。1回目の{ $first }打には届きませんでした。パーは36です。
result-alone-even = 2回とも{ $first }打でした。パーは36です。

print-title = ポルフ
print-about = ピースパックのコインゴルフ。1人から10人、30分から50分。
print-course = コース
print-date = 日付
print-player = プレイヤー
print-total = 合計
print-rules = 遊び方
print-rules-1 = 赤、青、緑のタイルと黒のエースを散らして置きます。縁から3枚分、互いに2枚分以上離します。一人一枚、面の違うコインを持ちます。
print-rules-2 = ホールの順は赤のゼロ、エース、2、3、4、5、次に青、次に緑。前のホールから1枚分以内に置いて弾きます。最初は黒のエースから。ティーの順はホールごとに一人ずつずれます。
print-rules-3 = その後はホールに近い人から弾きます。2枚分以内なら当たるまで続けます。打数を書きます。
print-rules-4 = テーブルから落としたコインやタイル一つにつき1打罰。自分のコインは落ちた所から1枚分内側へ、ほかは元の場所へ戻します。
print-rules-5 = 打数のいちばん少ない人の勝ち。一人なら同じコースを2回まわって自分に挑みます。パーは36。
print-credit = Ppolf 作：マーク・A・ビガー、第1.1版、GNU FDL。
