title = 空手ロール＆ライト！
about = さいころ二つと鉛筆で、ひそかに稽古。気合とともに、いざ組手。

side-player = プレイヤー
side-opponent = 相手
side-0 = プレイヤー1
side-1 = プレイヤー2
side-2 = プレイヤー3
side-3 = プレイヤー4
side-4 = プレイヤー5
side-5 = プレイヤー6
side-6 = プレイヤー7
side-7 = プレイヤー8
side-points = { $who_is ->
        [you] あなた
       *[other] { $who }
    } { $n }点
you = あなた
you-awaited = あなた

technique-K = 掛け受け
technique-H = 膝受け
technique-O = 追い突き
technique-Y = 横蹴り
technique-T = 横飛び蹴り
technique-none = ためらい
means-K = 掛けて受ける
means-H = 膝で受ける
means-O = 踏み込んで突く
means-Y = 横に蹴る
means-T = 飛んで横に蹴る
type-K = 上段の受け
type-H = 下段の受け
type-O = 上段の攻め
type-Y = 下段の攻め
type-T = 飛び蹴り
hesitates = ためらう

round = ラウンド{ $n }/3
roll = { $n }投目
level = レベル{ $n }
fight = 第{ $n }ラウンドの組手
step = 第{ $n }手
sheet = 稽古の記録用紙
sheet-yours = あなたの用紙、第{ $n }ラウンド
sheet-of = { $who }の用紙、第{ $n }ラウンド
keys = 矢印キーでマスを移動、1と2でさいころを選び、Enterで書き、Backspaceで戻します。

box = 第{ $step }手、{ $name }、{ $of }マス中の{ $n }：{ $content }
box-empty = 空き
box-new = { $n }（未送信）
box-over = { $old }を消して{ $n }（未送信）
box-glows = { $box }。{ $n }で完成
box-learned = { $box }。習得済み

dice = さいころ
die = さいころ{ $die }：{ $n }
die-chosen = さいころ{ $die }：{ $n }、手に持っています
die-placed = さいころ{ $die }：{ $n }、{ $box }に記入。取り消す
hint-first = { $n }を書くマスを選ぶか、さいころをドラッグ。
hint-second = 次は{ $n }を書くマス。
hint-both = これで書くか、数字を選んで直せます。
hint-over = 前の数字は消えます。
hint-completes = 第{ $step }手の{ $name }が完成します。
write = 書く
kiai = 気合！
kiai-words = 書いて気合をかける。この稽古は終わり
rolled = { $who }が振りました
waiting-dice = まもなくさいころが振られます。
waiting-write = 書きました。{ $who }を待っています。
waiting-kiai = 全員が書き終えると、あなたの気合が響きます。
waiting-settle = 準備よし。{ $who }を待っています。
watching-write = ひそかに書いています。{ $who }を待っています。
watching-settle = ひそかに選んでいます。{ $who }を待っています。
sent = 送りました。
written = { $who }：記入済み
unwritten = { $who }：記入中
ready = { $who }：準備よし
unready = { $who }：選択中

splash = 気合！
splash-time = 時間！
splash-end = それまで！

settle = 一手に一つ、技を選ぶ
settle-hint = 全員に対して同じ技を使います。
settle-kiai = { $who }が気合をかけました。
settle-time = 稽古は終わりです。
settle-fight = いざ、組手
settle-choice = 第{ $n }手の技

why-hit = { $mine }が{ $theirs }に決まる
why-open = { $mine }がためらう相手に決まる
why-block = { $mine }が{ $theirs }を受ける
why-struck = ためらって{ $theirs }をもらう
why-blocked = { $mine }は{ $theirs }に受けられる
why-even = { $mine }と{ $theirs }は互角
why-beaten = { $mine }は{ $theirs }に届かない
why-late = { $mine }では{ $theirs }を止められない
why-idle = { $mine }は受けるものがない
why-pause = 何も起こらない
against = { $why }：{ $points }
points = { $n }点
minus = −{ $n }点
explain = 第{ $n }手の{ $who }
read = { $who }：{ $name }
read-scored = { $who }：{ $name }、{ $points }
not-read = { $who }：これから
skip = とばす
on = 第{ $n }ラウンドへ
on-back = 戻る
on-end = 結果へ

scores = 得点表
scores-none = 組手はまだです。
scores-player = プレイヤー
scores-total = 合計
scores-again = 第{ $n }ラウンドの組手を見る
score = { $who }：{ $points }
score-done = { $score }、済み

sheets = 全員の用紙
sheets-round = 第{ $n }ラウンド

option-level = 難しさ
race = かけっこ
race-about = 同点なので勝ちは分け合います。名誉をかけて、かけっこはいかが。左、右、左、右と踏んで、先にゴールへ。
race-run = 走る
race-start = 位置について
race-go = どん！
race-left = { $who }、左足
race-right = { $who }、右足
race-won = { $who }が一着。勝ちは分け合ったままです。
race-again = もう一度
race-skip = とばす
race-lane = { $who }：{ $of }歩のうち{ $n }歩

event-rolled = { $who }が振って{ $first }と{ $second }。
event-wrote = { $who }が書きました。
event-wrote-marks = { $who }が{ $marks }。
event-wrote-mark = { $box }に{ $n }
event-heard = 気合！{ $who }が稽古を終わらせました。
event-ended = 60投で稽古は終わりです。
event-ended-time = 時間です。稽古は終わりです。
event-ready = { $who }は準備よし。
event-read = 第{ $n }手、{ $reads }。
event-read-side = { $who_is ->
        [you] あなた
       *[other] { $who }
    }は{ $name }（{ $points }）
event-fought = 第{ $n }ラウンドの得点は{ $points }。

view-round = 全3ラウンドの第{ $round }ラウンド、{ $roll }投目。
view-dice = さいころは{ $first }と{ $second }。
view-step = 第{ $n }手：{ $parts }。
view-step-empty = 第{ $n }手：まだ書いていません。
view-part = { $name } { $numbers }
view-part-learned = { $name } { $numbers }、習得済み
view-blank = 空き
view-waits = { $who }を待っています。
view-totals = 得点は{ $points }。

refusal-not-now = さいころを待ってください。
refusal-written = この目はもう書きました。
refusal-settled = 技はもう決めました。
refusal-write-now = 今は二つの目をマスに書くときです。
refusal-no-such-box = { $box }というマスはありません。
refusal-other-dice = さいころの目は{ $first }と{ $second }です。
refusal-same-box = 二つの目は別々のマスに書きます。
refusal-no-kiai = 一人のときは気合はありません。稽古は時間いっぱいです。
refusal-settle-now = 今は五手それぞれの技を決めるときです。
refusal-no-hesitating = 第{ $step }手には覚えた技があるので、ためらえません。
refusal-not-learned = 第{ $step }手では、その技をまだ覚えていません。
refusal-other-order = マスはさいころの順に、目が同じなら用紙の順に書きます。
refusal-not-a-move = 今はそれはできません。

result-highest-total = { $winners_count ->
        [0] 3ラウンドが終わりました。
       *[other] { $winners }の勝ち。{ $points }。
    }
result-shared = { $winners_count ->
        [0] 3ラウンドが終わりました。
        [1] { $winners }の勝ち。{ $points }。
       *[other] { $winners }が{ $points }ずつで勝ちを分け合いました。
    }
result-alone-won = あなたの勝ち。{ $mine }対{ $theirs }。
result-alone-lost = 相手の勝ち。{ $theirs }対{ $mine }。
result-alone-even = { $mine }対{ $theirs }。あなたと相手で勝ちを分け合いました。

print-title = 空手ロール＆ライト！
print-about = 1人から8人、10分から30分。さいころ二つと、一人一本の鉛筆、一人一枚のこの用紙。
print-name = 名前
print-score = 得点
print-total = 第{ $n }ラウンド
print-all = 合計
print-training = 稽古
print-training-1 = 順番に二つのさいころを振ります。全員がひそかに、二つの目をこのラウンドの二つのマスに書きます。
print-training-2 = ある手の技のマスがすべて同じ数字になれば、その手でその技を覚えたことになります。数字は消せますが、移せません。
print-training-3 = 十分に稽古したと思ったら気合をかけます。稽古は終わりです。
print-fight = 組手
print-fight-1 = 手ごとに、覚えた技を一つ選びます。なければ、ためらいます。
print-fight-2 = 一手ずつ、気合をかけた人から順に技を読み上げ、ほかの全員の技と比べて得点します。
print-fight-3 = 3ラウンドの合計が最も多い人の勝ち。同点なら、かけっこをどうぞ。
print-solo = 一人で
print-solo-1 = 稽古は2分、レベルごとに20秒短くなります。相手の技は、手ごとに二つのさいころの大きいほうで決まります。1はためらい、2は掛け受け、3は膝受け、4は追い突き、5は横蹴り、6は横飛び蹴り。
print-yours = 自分の技
print-theirs = 1点になる相手
print-anything = 横飛び蹴りのほかすべて
print-never = なし。攻めには−1点
print-hesitate = ためらい
print-credit = Roll & Write Karate Fight! 作：スペンサー・ジャクソン、CC BY-SA。
