title = ポルフ
# U+200Bは改行してよいところ：文節の途中で折り返さないように。
about = 食卓の{ "\u200B" }ゴルフ。{ "\u200B" }コインを{ "\u200B" }指で{ "\u200B" }はじき、{ "\u200B" }タイルから{ "\u200B" }タイルへ、{ "\u200B" }少ない{ "\u200B" }打数で。
goal = 少ない打数で全ホールを回る

side-0 = 赤
side-1 = 青
side-2 = 黒
side-3 = 緑
side-4 = ゼロ
side-5 = エース
side-6 = ツー
side-7 = スリー
side-8 = フォー
side-9 = ファイブ
you = あなた

suit-r = 赤 小計
suit-b = 青 小計
suit-g = 緑 小計
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
where-in-run = { $n }回目、{ $hole }
where-run = 2回中の{ $n }回目
course = コースを並べています…
over-early = ゲームは終わりました。
over = 18ホールを終えました。
why-yours-tee = { $tee }のそばからティーショットです。
why-yours-closeness = あなたの番です。ホールまでタイル{ $gap }枚分。
why-yours-first = タイル{ $gap }枚分でいちばん近いので、あなたからです。
why-yours-putting = パット圏内です。当たるまで続けます。
why-alone-closeness = ホールまでタイル{ $gap }枚分。
why-tee = { $who }が{ $tee }のそばからティーショット。
why-closeness = 次は{ $who }。ホールまでタイル{ $gap }枚分。
why-first = { $who }がタイル{ $gap }枚分でいちばん近く、最初にはじきます。
why-putting = { $who }はパット圏内。当たるまで続けます。
order = 順番
order-now = { $who }：今
order-gap = { $who }：あとタイル{ $gap }枚分
order-done = { $who }：{ $n }打で終了
order-waits = { $who }

hint-flick = どこからでも、{ "\u200B" }後ろに{ "\u200B" }引いて{ "\u200B" }離します。{ "\u200B" }Escで{ "\u200B" }キャンセル。
hint-flick-touch = どこからでも、{ "\u200B" }後ろに{ "\u200B" }引いて{ "\u200B" }指を離します。{ "\u200B" }2本目の{ "\u200B" }指で{ "\u200B" }キャンセル。
hint-tee = どこからでも、{ "\u200B" }後ろに{ "\u200B" }引いて{ "\u200B" }離します。{ "\u200B" }輪の中を{ "\u200B" }ドラッグすると{ "\u200B" }置き直せます。
hint-placing = コインを{ "\u200B" }ドラッグするか、{ "\u200B" }矢印キーで{ "\u200B" }動かしてから{ "\u200B" }狙います。
hint-far = ティーから{ "\u200B" }遠すぎます。{ "\u200B" }輪の中に{ "\u200B" }置いてください。
table = テーブル。左右の矢印キーで向き、上下で強さ、Shiftで細かく。Enterではじき、Escでキャンセル、Tでティーのコインを動かし、Vで視点を変えます。
aim = { $power }、{ $where }
aim-off = { $aim }、場外
aim-at = ホールへまっすぐ
aim-left = ホールの左{ $n }°
aim-right = ホールの右{ $n }°
power = 強さ
direction = 向き
fine = 細かく狙う
move = 置き直す
move-done = 決める
flick = はじく
cancel = キャンセル
slow = スロー再生
skip = スキップ
skip-turn = 自分の番まで
moment-ace = ホールインワン！
moment-ricochet = バンクショット！
moment-fall = 場外！
card-open = スコア
eye = 視点
eye-close = 近く
eye-whole = 全体
eye-low = 低く
keys = キー
keys-turn = 向き
keys-power = 強さ
keys-finer = 細かく
keys-flick = はじく
keys-place = 置き直す
keys-eye = 視点
keys-slow = スロー再生
flat = 3D非対応のため、真上から表示します。
loading = テーブルを準備しています…

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
option-own_obstacles = 自分で描く障害物
obstacles-draw = ドラッグで{ $kind ->
        [circle] 丸い
       *[square] 四角い
    }ブロックを描きます。タイルと一緒に散らします。
obstacles-circle = 丸
obstacles-square = 四角
obstacles-add = 追加
obstacles-remove = ブロック{ $n }を消す
obstacles-size = ブロック{ $n }の幅（タイル）
obstacles-turn = ブロック{ $n }：丸か四角
obstacles-full = 10個まで描けます。
obstacles-pad = 描くところ
option-hand = 手ぶれ
option-hand-steady = なし
option-hand-human = あり
option-practice = 練習：ガイド線を出し、はじいた後も戻せる
option-course = コース名（空欄でランダム）
option-limit = 打数の上限（空欄で無制限）
option-second_run = 2回目
option-second_run-same = 同じコース
option-second_run-as-it-lies = そのまま続ける

event-laid = コースを並べる。
event-laid-named = コース{ $name }を並べる。
event-teed = { $who }、{ $speed } m/sでティーショット。
event-flicked = { $who }、{ $speed } m/sではじく。
event-erred = 手ぶれ：{ $side ->
        [left] 左
       *[right] 右
    }へ{ $da }°、{ $dv } m/s{ $pace ->
        [faster] 速め
       *[slower] 遅め
    }。
event-rested = { $who }のコインが止まる。
event-rested-touch = { $who }のコインが{ $pieces }に触れて止まる。
event-finished = { $who }、{ $flicks }でホールイン！
event-ace = { $who }、ホールインワン！
event-ricochet = { $who }、{ $piece }に当てて{ $flicks }でホールイン！
event-finished-by = { $by }が{ $who }のコインをホールイン！{ $flicks }。ありがとう！
event-penalty-own-coin = 場外。{ $who }に1打罰。
event-penalty-coin = { $who }、{ $piece }を落として1打罰。
event-penalty-tile = { $who }、{ $piece }を落として1打罰。
event-put-back-coin = { $who }のコインを戻す。
event-put-back-tile = { $tile }を戻す。
event-put-back-obstacle = 障害物{ $n }を戻す。
event-gave-up = { $who }、{ $flicks }でギブアップ。
event-round = 新しい順番：{ $players }。
event-round-player = { $who }
event-hole-over = { $n }番ホール終了。{ $totals }。
event-hole-over-alone = { $n }番ホール終了。ここまで{ $flicks }。
event-run-over = { $n }回目は{ $flicks }で終了。
event-side = { $who } { $n }打

view-hole = 18ホール中の{ $n }番、{ $hole }。
view-hole-run = 18ホール中の{ $n }番、{ $hole }。2回中の{ $run }回目。
view-run = { $n }回目 { $flicks }
view-own-coin = あなたのコイン
view-their-coin = { $who }のコイン
view-tee = { $coin }は{ $tee }のそばのティー。ホールまでタイル{ $gap }枚分、{ $where }。
view-coin = { $coin }からホールまでタイル{ $gap }枚分、{ $where }。
view-clear = 途中には何もありません。
view-between = 途中にあるもの：{ $pieces }。
view-other = { $who }のコインはホールまでタイル{ $gap }枚分。
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

refusal-not-now = すべてが止まるまで待ってください。
refusal-tee-now = ティーのそばにコインを置いて、はじいてください。
refusal-flick-now = コインをその場所からはじいてください。
refusal-out-of-bounds = 速さは{ $slowest }〜{ $fastest } m/s、向きは0〜360°です。
refusal-too-many-decimals = 場所と速さは小数3桁、角度は2桁までです。
refusal-off-the-table = コイン全体がテーブルに載るように置いてください。
refusal-not-clear = { $piece }から離して置いてください。
refusal-too-far = { $tile }からタイル1枚分以内に置いてください。
refusal-no-room = { $width }×{ $height }には{ $pieces }個を置けません。大きいテーブルにしてください。
refusal-bad-players = ポルフは{ $least }〜{ $most }人用です。
refusal-bad-limit = 打数の上限は{ $least }〜{ $most }です。
refusal-bad-table = テーブルは{ $tables }から選べます。
refusal-bad-table-size = テーブルの幅と高さはタイル{ $least }〜{ $most }枚分です。
refusal-many-obstacles = 障害物は{ $most }個までです。
refusal-bad-obstacle = 障害物の幅はタイル{ $least }〜{ $most }枚分です。
refusal-bad-course = コース名は1〜20字の数字と英小文字です。
refusal-other-course = コース名は{ $version }-で始まります。
refusal-not-a-move = そのはじき方はできません。
refusal-no-answer = この1打からは、そうはなりません：{ $piece }。

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
        [0] 途中で終了しました。
       *[other] ほかの全員が投了し、{ $winners }の勝ちです。
    }
result-alone-better = お見事。{ $first }打から{ $second }打に縮めました。パーは36です。
result-alone-worse = { $second }打。1回目の{ $first }打には届きませんでした。パーは36です。
result-alone-even = 2回とも{ $first }打でした。パーは36です。

print-title = ポルフ
print-about = ピースパックのコインゴルフ。1〜10人、30〜50分。
print-course = コース
print-date = 日付
print-player = プレイヤー
print-total = 合計
print-rules = 遊び方
print-rules-1 = 赤、青、緑のタイルと黒のエースを散らして置きます。縁からタイル3枚分、互いに2枚分以上離します。1人1枚、面の違うコインを持ちます。
print-rules-2 = ホールの順は赤のゼロ、エース、2、3、4、5、次に青、次に緑。前のホールからタイル1枚分以内に置いてはじきます。最初は黒のエースから。ティーの順はホールごとに1人ずつずれます。
print-rules-3 = その後はホールに近い人からはじきます。タイル2枚分以内はパット圏内。当たるまで続けます。打数を書きます。
print-rules-4 = テーブルから落としたコインやタイル1つにつき1打罰。自分のコインは落ちた所からタイル1枚分内側へ、ほかは元の場所へ戻します。
print-rules-5 = 打数のいちばん少ない人の勝ち。1人なら同じコースを2回まわって自分に挑みます。パーは36。
print-credit = ポルフ（Ppolf） 作：マーク・A・ビガー、第1.1版、GNU FDL。

# 端末で
terminal-hint = コインを角度と速さではじきます：flick 90,1.5（右から測った角度、90が上、180が左。速さはm/s）。ティーからは、まず置く場所を書きます：tee 10.5,4.2 flick 90,1.5。1 m/sでタイル3枚分、2 m/sで13枚分すべります。最速は6です。
terminal-score = { $n }打
terminal-laying = コースを並べています。
terminal-where = { $of }ホール中の{ $n }番：{ $hole }
terminal-run = 2回中の{ $run }
terminal-hole = ホール：{ $place }
terminal-tee = ティー：{ $place }
terminal-spot = 置く場所：{ $place }
terminal-coin = コイン
terminal-coins = 各自のコイン
terminal-tenth = 10人目のコイン
terminal-column-coin = コイン
terminal-column-flicks = 打数
terminal-column-gap = 距離
terminal-column-angle = 角度
terminal-unit = 距離はタイル何枚分か
terminal-bot = CPU { $level }
terminal-done = 終了
terminal-to-tee = ティー前
terminal-aimed = { $who }、はじく：{ $way }。
terminal-turn-tee-order = { $who }のティーショット{ $why }{ $then }。
terminal-turn-putting-out = { $who }のパット{ $why }{ $then }。
terminal-turn-closeness = { $who }の番{ $why }{ $then }。
terminal-why-tee-order = （ティーの順）
terminal-why-putting-out = （当たるまで）
terminal-why-closeness = （近い順）
terminal-then = 。次は{ $order }
terminal-straight = ホールへまっすぐ：
# 10人でも80桁に収まるように。
terminal-row = { $n ->
        [10] 10{ $side }
       *[other] { $n } { $side }
    }
terminal-total = 計
terminal-par = パー

# CPUのレベル：呼び名と打ち方。
level-1 = 大ざっぱ
level-1-about = だいたいホールの方へ
level-2 = 力まかせ
level-2-about = 何があってもまっすぐ強くはじく
level-3 = のんき
level-3-about = 負けているときだけ本気。ひとりならパーくらい
level-4 = お調子者
level-4-about = めったに外さないが、勝っていると気が緩む
level-5 = 名手
level-5-about = 当てて曲げ、次の一打も相手のコインも考える

# レッスン：各ステップの言葉と、間違いへの答え。
lesson-tee = これはゴルフです。印のついたタイルがホール。少ない打数で当てましょう。コインを後ろに引いて離し、赤のゼロまで半分より先へはじいてください。
lesson-tee-right = これがティーショット、最初の1打です。18枚のタイルを順番に、1つ前のホールのそばから狙います。打数のいちばん少ない人が勝ちです。
lesson-tee-wrong = ホールの方へ行っていません。コインは引いた方と反対に飛びます。赤のゼロと反対側へまっすぐ引きましょう。
lesson-tee-wrong-off = 場外です！1打罰になります。引きすぎないようにしましょう。
lesson-tee-wrong-soft = 弱すぎます。長く引くほど強くはじけます。止まる場所は輪でわかります。
lesson-tee-wrong-hard = 強すぎて、ホールを通り過ぎました。引く長さを短くしましょう。
lesson-hit = 全員がティーショットを終えました。次はホールにいちばん近い人から。あなたです。赤のゼロに当ててください。
lesson-hit-right = 当たりました！少しでも触れればホールインです。打数を書いて、コインは次のティーまで手元に戻します。
lesson-hit-wrong = 横を通り過ぎました。タイルの真ん中を狙いましょう。
lesson-hit-wrong-off = 外れて場外に落ちました。1打罰です。タイルの真ん中を狙いましょう。
lesson-hit-wrong-short = 届いていません。もう少し長く引いて、タイルに触れさせましょう。
lesson-around = 青のエースがじゃまです。ティーでは輪の中ならコインを置き直せます。横へドラッグしてから、青のエースに触れずに先へはじいてください。
lesson-around-right = 先へ抜けて、道が開けました。タイルは障害物です。動いたタイルは止まった所に残ります。わざと当てて跳ね返すこともできます。
lesson-around-wrong = 青のエースの先へ行っていません。まずコインをティーの横へ動かしましょう。
lesson-around-wrong-tile = 青のエースに当たりました。コインを輪の端までドラッグして、横を抜きましょう。
lesson-around-wrong-off = 抜けましたが、場外です。1打罰になります。もっと弱くはじきましょう。
lesson-around-wrong-soft = 弱すぎます。青のエースの先で止めてください。
lesson-edge = 赤のゼロはテーブルの端の近くです。落ちたものは1打罰になります。必要なだけの強さで当ててください。
lesson-edge-right = 何も落ちませんでした。落ちたコインは、1打罰で端からタイル1枚分内側に戻ります。タイルやほかの人のコインを落としても1打罰です。
lesson-edge-wrong = 外れましたが、何も落ちていません。タイルの真ん中を狙いましょう。
lesson-edge-wrong-off = 場外です。1打罰で、コインは端からタイル1枚分内側に戻ります。もっと弱く、タイルの真ん中へ。
lesson-edge-wrong-short = 安全ですが、届いていません。もう少し強く。
lesson-knock = 近かった青が先にはじき、あなたの前に止まりました。青のコインをホールに当てると、青がホールインしてしまいます。横を抜いて赤のゼロに当ててください。
lesson-knock-right = 青を抜いてホールインです。ほかの人のコインは、テーブルに残っていれば当てても罰はありません。
lesson-knock-wrong = タイルから外れました。青のコインの少し横、タイルの空いている側を狙いましょう。
lesson-knock-wrong-gift = 青のコインがホールに触れたので、青はホールイン。プレゼントになりました。空いている側を抜きましょう。
lesson-knock-wrong-off = 何かが落ちました。1打罰です。もっと弱く、青のコインの空いている側を抜きましょう。
lesson-knock-wrong-bump = 青のコインに当たりました。罰はありませんが、ホールには当たっていません。空いている側を抜きましょう。
lesson-knock-wrong-short = 届いていません。もう少し強く、青のコインの空いている側へ。
lesson-near = まだ遠いです。ホールからタイル2枚分以内はパット圏内。当たるまで続けてはじけます。そこまで近づけてください。
lesson-near-right = これでルールはわかりました。2打で考えましょう。まず近くへ寄せ、次に弱く当てる。遠くからは手ぶれで外れやすく、強く外すと場外です。
lesson-near-wrong = 赤のゼロからタイル2枚分以内ではないので、次は青の番になります。まっすぐホールを狙いましょう。
lesson-near-wrong-off = 場外です。1打罰になります。遠くからは、強さより狙いが大切です。
lesson-near-wrong-soft = 弱すぎます。まだタイル2枚分より遠く、次は青の番になります。
lesson-near-wrong-hard = 強すぎます。ホールをタイル2枚分以上通り過ぎました。
