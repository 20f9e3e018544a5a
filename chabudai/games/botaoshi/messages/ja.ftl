title = 棒倒し
about = 円盤をはじいて棒倒し。ランプから空へ飛ばし、相手の棒を倒します。

side-0 = 白
side-1 = 黒
piece-disc = { $who }の円盤{ $n }
piece-bearer = { $who }の持ち手
piece-pole = { $who }の棒
piece-own-disc = 円盤{ $n }
piece-own-bearer = 持ち手
piece-ramp = ランプ
piece-table = 卓
speed = { $n } m/s

where-round = 第{ $n }ラウンド
where-setup = 準備
where-turn = { $n }手目
where-turn-of = { $limit }手中の{ $n }手目
where-starter = 先手は{ $who }
where-starts = 先手は{ $who }
where-voids = 無効が{ $n }回続いています。3回で引き分け
where-first = まず
where-owed = { $who }は反則で1回休み

do-yours-enter = 円盤{ $n }を、縁の好きな所からはじき入れてください。
do-yours-enter-bearer = 三枚目をはじき入れます。これが棒の持ち手になります。
do-yours-place = { $piece }が落ちました。好きな場所に置いてください。
do-yours-mend = { $piece }を縁からはじき戻します。そのあと、あなたの番です。
do-yours-mend-own = 持ち手が卓の外です。この手番で戻します。
do-yours-raise = 棒が倒れています。この手番で立て直します。
do-yours-skip = 前の一打が反則でした。この手番は休みです。
do-yours-flick = あなたの番です。円盤をはじくか、得点をねらいます。
do-enter = { $who }が円盤{ $n }を縁からはじき入れます。
do-enter-bearer = { $who }が三枚目をはじき入れます。棒の持ち手です。
do-place = { $piece }が落ちました。{ $who }が置きます。
do-mend = { $who }が{ $piece }を縁からはじき戻します。
do-mend-own = { $who }の持ち手が卓の外です。この手番で戻します。
do-raise = { $who }の棒が倒れています。この手番で立て直します。
do-skip = { $who }は前の一打が反則で、この手番は休みです。
do-flick = { $who }の番です。
do-away = 円盤が動いています。
do-over = 対局は終わりました。
do-failures = 3回中の{ $n }回目。

hint-enter = 縁に沿って動かし、円盤を引いて放します。
hint-flick = 円盤を引いて放します。
hint-score = 円盤{ $n }を引いて放し、ランプから棒へ飛ばします。
hint-place = 円盤を置きたい場所へ動かします。
hint-blocked = ここには{ $piece }があります。
hint-edge = 全体が卓に載るように置きます。
aim = { $power }、{ $where }
aim-flick = 相手の持ち手へまっすぐ
aim-flick-left = 相手の持ち手より左へ{ $n }度
aim-flick-right = 相手の持ち手より右へ{ $n }度
aim-enter = 卓の中央へ
aim-enter-left = 中央より左へ{ $n }度
aim-enter-right = 中央より右へ{ $n }度
aim-score = ランプをまっすぐ上へ
aim-score-left = ランプを左寄りに{ $n }度
aim-score-right = ランプを右寄りに{ $n }度

refusal-no-flick-now = 今ははじけません。
refusal-not-yours = { $disc }は相手がはじく円盤です。
refusal-enter-first = 円盤は番号の順に入れます。
refusal-place-first = 先に、落ちた円盤を置きます。
refusal-mend-first = 先に、持ち手を戻します。
refusal-bearer = 持ち手は棒を支えるので、はじけません。
refusal-flicked-last = { $disc }は前の手番にはじいたので、今は休みです。

ramp-fits = ランプを置けます。円盤{ $shooter }が円盤{ $front }を越えて飛びます。
refusal-no-ramp-not-now = 今は得点をねらえません。
refusal-no-ramp-attacker-off = ランプを置けません。攻め手が二枚とも卓にあることが必要です。
refusal-no-ramp-pole-down = ランプを置けません。相手の棒が立っていません。
refusal-no-ramp-flicked-last = ランプを置けません。飛ばす{ $disc }は、前の手番にはじきました。
refusal-no-ramp-gap-too-small = ランプを置けません。攻め手の間が狭すぎます。
refusal-no-ramp-off-the-table = ランプを置けません。縁からはみ出します。
refusal-no-ramp-disc-in-the-way = ランプを置けません。そこに{ $disc }があります。

chip = 円盤{ $n }：{ $state }
chip-bearer = 持ち手：{ $state }
chip-flick = はじける
chip-enter = 縁から
chip-place = 置く
chip-rests = 休み
chip-bears = 棒持ち
chip-off = 卓の外
chip-waits = これから
chips = どの円盤か

score = 得点をねらう
score-off = ランプ不可
flick = はじく
enter = はじき入れる
shoot = 飛ばす
place = ここに置く
raise = 棒を立て直す
skip = 手番を休む
fine = 細かく狙う
direction = 向き
power = 強さ
cancel = やめる
slow = スロー{ "\u200B" }再生
slow-now = スロー
eye = 見る位置
eye-around = まわり
eye-above = 真上
eye-behind = 後ろ
table = 卓。矢印キーで円盤を縁に沿って動かすか、狙いを決めます。左右で向き、上下で強さ、Shiftで細かく。Enterで狙い始めてはじき、Escapeでやめます。1と2で円盤を選び、Sでランプを置き、Vで見る位置を変え、QとEでまわりを歩きます。
flat = このブラウザでは立体で描けないため、真上から見た卓を表示しています。ほかはすべて使えます。
loading = 卓を用意しています。
mark-own = 自分

keys = キー
keys-disc = 円盤
keys-turn = 向き・移動
keys-power = 強さ
keys-finer = 細かく
keys-flick = 狙う・はじく
keys-score = 得点
keys-eye = 見る位置
keys-walk = まわりを歩く
keys-slow = スロー再生

rounds = { $who }：{ $n }ラウンド勝ち、{ $row }連勝中。二連勝で勝ち。
rounds-owed = { $who }は反則で1回休みです。
rounds-tag = 1回休み
rounds-row = { $n }連勝

banner-won = { $who }がラウンドを取りました
banner-match = { $who }の勝ち
banner-next = { $white }対{ $black }。卓を片づけます。
banner-two = 二ラウンド連取。

option-hand = 手つき
option-hand-steady = 正確
option-hand-human = 人らしく少しぶれる
option-practice = 練習：狙いの線を出す
option-turn_limit = ラウンドの手数の上限（なくてもよい）

event-entered = { $who }が{ $disc }を{ $speed } m/sではじき入れます。
event-flicked = { $who }が{ $disc }を{ $speed } m/sではじきます。
event-tried = { $who }がランプを置き、{ $disc }を{ $speed } m/sで飛ばします。
event-placed = { $who }が{ $disc }を置きます。
event-raised = { $who }が棒を立て直します。
event-skipped = { $who }は反則のため休みです。
event-erred = 手がぶれました。向きは{ $side ->
        [left] 左
       *[right] 右
    }へ{ $da }度、速さは{ $dv } m/s{ $pace ->
        [faster] 上
       *[slower] 下
    }です。
event-rested = 止まりました。
event-rested-touch = 触れたもの：{ $pieces }。
event-rested-left = 卓から落ちたもの：{ $pieces }。
event-laid-flat = { $disc }を平らに置き直しました。
event-fell = { $who }の棒が倒れました。
event-fouled-own-pole = 反則。{ $who }が自分の棒を倒しました。1回休みです。
event-fouled-own-bearer = 反則。{ $who }が自分の持ち手を落としました。1回休みです。
event-put-on = { $who }の棒を持ち手に立てました。
event-not-entered = { $disc }は入りませんでした。
event-missed-no-strike = 得点ならず。棒に当たりませんでした。
event-missed-touched-table = 得点ならず。先に卓に触れました。
event-missed-fell-before = 得点ならず。当たる前に棒が倒れていました。
event-missed-still-stands = 得点ならず。当たりましたが、棒は立っています。
event-play-began = 円盤がそろいました。{ $who }から始めます。
event-round-won = { $who }が空中で棒に当て、ラウンドを取りました！ 白{ $white }、黒{ $black }。
event-round-void = 手数の上限に達し、第{ $n }ラウンドは無効です。{ $voids ->
        [3] 対局は引き分けです。
       *[other] やり直します。
    }

view-round = 第{ $n }ラウンド。取ったラウンドは白{ $white }、黒{ $black }。二連勝で勝ちです。
view-streak = { $who }が{ $n }連勝中です。
view-on = { $disc }は西から{ $x }、南から{ $y }ミリの所{ $more }。
view-off = { $disc }は卓の外{ $more }。
view-waiting = { $disc }はまだ入っていません{ $more }。
view-ready = 。はじけます
view-enters = 。はじき入れられます
view-rests = 。この手番は休みです
view-to-pole = { $disc }から{ $pole }まで{ $far }ミリ、{ $angle }度の向き。
view-stands = { $pole }は持ち手の上に立っています。
view-down = { $pole }は立っていません。
view-edge = 卓は{ $n }ミリ四方。角度は東から反時計回りです。

refusal-not-now = 円盤が止まるまで待ってください。
refusal-not-your-turn = 今は{ $turn }の番です。
refusal-enter-now = 今は{ $disc }を縁からはじき入れます。
refusal-place-now = 今は{ $disc }を卓に置きます。
refusal-mend-now = 先に{ $disc }を縁からはじき戻します。
refusal-flick-now = 今は円盤をはじきます。
refusal-raise-now = この手番は棒を立て直します。
refusal-skip-now = この手番は反則のため休みです。
refusal-is-off = { $disc }は卓の外です。縁から入れます。
refusal-is-on = { $disc }は卓にあります。その場からはじきます。
refusal-out-of-bounds = はじく向きは0度以上360度未満、速さは{ $slowest }から{ $fastest } m/sです。
refusal-too-many-decimals = 場所は小数1桁、角度は2桁、速さは3桁までです。
refusal-off-the-table = 円盤は全体が卓に載るように置きます。
refusal-not-on-the-edge = 円盤は縁の点から入れます。
refusal-too-near-a-corner = 円盤は角から半径以上離して入れます。
refusal-not-clear = そこには{ $disc }があります。
refusal-not-a-move = それはできません。
refusal-no-answer = この一打からは、そうはなりません：{ $piece }。

result-two-in-a-row = { $winner }の勝ち。二ラウンド連取です。
result-void-rounds = 引き分け。無効のラウンドが三回続きました。
result-resigned = { $winners_count ->
        [0] 両者とも投了しました。
       *[other] { $winner }の勝ち。相手が投了しました。
    }

print-title = 棒倒し
print-about = 運動会の棒倒しを、はじく円盤で。2人、15分から30分。
print-discs = 直径{ $across }ミリ、厚さ{ $thick }ミリの木の円盤六枚に貼る面です。中央に穴の印がある円盤が棒の持ち手です。
print-ramp = 厚紙のランプ。実線で切り、破線で折り、のりしろを薄いほうの縁の下に貼ります。
print-poles = 太さ{ $across }ミリ、高さ{ $tall }ミリの木の棒を二本。
print-rules = 遊び方
print-rules-1 = 卓は{ $table }センチ四方。交互に、縁の好きな所から円盤を一枚ずつ、三枚まではじき入れます。三枚目が棒の持ち手です。その間に落ちた円盤は相手が置き、倒れた棒は戻します。
print-rules-2 = そのあとは手番に自分の円盤を一枚はじきます。持ち手ははじけず、同じ円盤を二手番続けてはじけません。卓の外の円盤は縁から入れます。
print-rules-3 = 得点をねらうときは、二枚の攻め手の間に、高い側を相手の持ち手に近い円盤に付けてランプを置き、遠いほうをはじきます。卓に触れる前に空中で相手の棒に当たり、棒が倒れれば、ラウンドの勝ちです。
print-rules-4 = 自分の棒を倒すか、自分の持ち手を落とすと反則で、次の手番を失います。棒は戻し、持ち手は相手がすぐにはじき入れます。
print-rules-5 = 相手に棒を倒されたら手番を使って戻し、持ち手を落とされたら手番を使ってはじき入れます。
print-rules-6 = ラウンドが決まると卓を空にし、相手から始めます。二ラウンド続けて取れば勝ちです。
refusal-misses-ramp = ジャンプ台を狙ってください。{ $right }°から{ $left }°まで、{ $middle }°が正面です。
