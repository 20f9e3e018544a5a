title = 棒倒し
# U+200Bは改行してよいところ：文節の途中で折り返さないように。
about = ディスクを{ "\u200B" }ジャンプ台から{ "\u200B" }飛ばして、{ "\u200B" }相手の{ "\u200B" }棒を{ "\u200B" }倒そう。
goal = ジャンプショットで棒を倒し、2回続けて勝つ

side-0 = 白
side-1 = 黒
piece-disc = { $who }のディスク{ $n }
piece-bearer = { $who }の棒持ち
piece-pole = { $who }の棒
piece-own-disc = ディスク{ $n }
piece-own-bearer = 棒持ち
piece-ramp = ジャンプ台
piece-table = テーブル
speed = { $n } m/s

where-round = 第{ $n }ラウンド
where-round-of = 第{ $n }ラウンド（全{ $limit }）
where-setup = 準備
where-turn = { $n }手目
where-turn-of = { $n }手目（全{ $limit }手）
where-starter = 先手は{ $who }
where-starts = 先手は{ $who }
where-voids = 無効が{ $n }回続いています。3回で引き分け
where-first = まず
where-owed = { $who }は1回休み（反則）

do-yours-enter = ディスク{ $n }を、{ "\u200B" }縁の{ "\u200B" }好きな所から{ "\u200B" }はじき入れてください。
do-yours-enter-bearer = 3枚目を{ "\u200B" }はじき入れます。{ "\u200B" }これが{ "\u200B" }棒持ちに{ "\u200B" }なります。
do-yours-place = { $piece }が{ "\u200B" }落ちました。{ "\u200B" }好きな場所に{ "\u200B" }置いてください。
do-yours-mend = { $piece }を{ "\u200B" }縁から{ "\u200B" }はじき入れてください。{ "\u200B" }そのあと、{ "\u200B" }あなたの{ "\u200B" }番です。
do-yours-mend-own = 棒持ちが{ "\u200B" }場外です。{ "\u200B" }はじき入れてください。
do-yours-raise = 棒が{ "\u200B" }倒れています。{ "\u200B" }立て直してください。
do-yours-skip = 反則のため1回休みです。
do-yours-flick = あなたの{ "\u200B" }番です。{ "\u200B" }ディスクを{ "\u200B" }はじいてください。
do-yours-flick-ramp = あなたの{ "\u200B" }番です。{ "\u200B" }ディスクを{ "\u200B" }はじくか、{ "\u200B" }ジャンプショットを{ "\u200B" }狙えます。
do-enter = { $who }の番：{ "\u200B" }ディスク{ $n }を{ "\u200B" }縁から{ "\u200B" }はじき入れます。
do-enter-bearer = { $who }の番：{ "\u200B" }3枚目を{ "\u200B" }はじき入れます。{ "\u200B" }これが{ "\u200B" }棒持ちに{ "\u200B" }なります。
do-place = { $piece }が{ "\u200B" }落ちました。{ "\u200B" }{ $who }が{ "\u200B" }置きます。
do-mend = { $who }が{ "\u200B" }{ $piece }を{ "\u200B" }縁から{ "\u200B" }はじき入れます。
do-mend-own = { $who }の{ "\u200B" }棒持ちが{ "\u200B" }場外です。{ "\u200B" }この番で{ "\u200B" }戻します。
do-raise = { $who }の{ "\u200B" }棒が{ "\u200B" }倒れています。{ "\u200B" }この番で{ "\u200B" }立て直します。
do-skip = { $who }は{ "\u200B" }反則のため{ "\u200B" }1回休みです。
do-flick = { $who }の番です。
do-flick-ramp = { $who }の番です。
do-away = ディスクが動いています。
do-over = ゲーム終了です。
do-failures = 3回中{ $n }回目。

hint-enter = 縁に沿って{ "\u200B" }動かしてから、{ "\u200B" }後ろに{ "\u200B" }引いて、{ "\u200B" }指を離します。
hint-flick = ディスクを{ "\u200B" }後ろに{ "\u200B" }引いて、{ "\u200B" }指を離します。
hint-score = ディスク{ $n }を{ "\u200B" }後ろに{ "\u200B" }引いて{ "\u200B" }指を離し、{ "\u200B" }ジャンプ台から{ "\u200B" }棒へ{ "\u200B" }飛ばします。
hint-score-aside = ジャンプ台は棒より{ $side ->
        [left] 左
       *[right] 右
    }へ{ $n }°それています。ディスク{ $disc }は棒の横を通り過ぎます。
hint-place = ディスクを{ "\u200B" }置きたい{ "\u200B" }場所へ{ "\u200B" }動かします。
hint-blocked = ここには{ $piece }があります。
hint-edge = 全体が{ "\u200B" }テーブルに{ "\u200B" }載るように{ "\u200B" }置きます。
aim = { $power }、{ $where }
aim-flick = 相手の棒持ちへまっすぐ
aim-flick-left = 相手の棒持ちより左へ{ $n }°
aim-flick-right = 相手の棒持ちより右へ{ $n }°
aim-enter = テーブルの中央へ
aim-enter-left = 中央より左へ{ $n }°
aim-enter-right = 中央より右へ{ $n }°
aim-score = 棒へまっすぐ
aim-score-left = 棒より左へ{ $n }°
aim-score-right = 棒より右へ{ $n }°
aim-leaves = { $aim }、場外
aim-off = { $n }°ずれ
aim-on = 棒の方向

refusal-no-flick-now = 今ははじけません。
refusal-not-yours = { $disc }は相手のディスクです。
refusal-enter-first = ディスクは番号の順に入れます。
refusal-place-first = 先に、落ちたディスクを置いてください。
refusal-mend-first = 先に、棒持ちを戻してください。
refusal-bearer = 棒持ちは棒を支えているので、はじけません。
refusal-flicked-last = { $disc }は前の番にはじいたので、今は休みです。

ramp-fits = ジャンプ台を置けます。ディスク{ $shooter }がディスク{ $front }を越えて飛びます。
ramp-aside = ジャンプ台は置けますが、棒から{ $n }°それています。
refusal-no-ramp-not-now = 今はジャンプショットできません。
refusal-no-ramp-attacker-off = ジャンプ不可：攻撃ディスクが2枚とも必要です。
refusal-no-ramp-pole-down = ジャンプ不可：相手の棒が立っていません。
refusal-no-ramp-flicked-last = ジャンプ不可：飛ばす{ $disc }が休みです。
refusal-no-ramp-gap-too-small = ジャンプ不可：攻撃ディスクの間が狭すぎます。
refusal-no-ramp-off-the-table = ジャンプ不可：ジャンプ台が縁からはみ出します。
refusal-no-ramp-disc-in-the-way = ジャンプ不可：ジャンプ台の場所に{ $disc }があります。

chip = ディスク{ $n }：{ $state }
chip-bearer = 棒持ち：{ $state }
chip-flick = OK
chip-enter = 縁から
chip-place = 置く
chip-rests = 休み
chip-bears = 棒持ち
chip-off = 場外
chip-waits = まだ
chips = ディスク

score = ジャンプ{ "\u200B" }ショット
score-off = ジャンプ不可
flick = はじく
enter = はじき入れる
shoot = 飛ばす
place = ここに置く
raise = 棒を立て直す
skip = 1回休む
fine = 細かく狙う
direction = 向き
power = 強さ
cancel = キャンセル
same = 同じショット
slow = スロー{ "\u200B" }再生
slow-now = スロー再生
eye = 視点
eye-around = まわり
eye-above = 真上
eye-behind = 後ろ
table = テーブル。矢印キーでディスクを縁に沿って動かすか、狙いを決めます。左右で向き、上下で強さ、Shiftで細かく。Enterで狙い始めてはじき、Escapeでキャンセル。1と2でディスクを選び、Sでジャンプ台を置き、Vで視点を変え、QとEでまわりを歩きます。
flat = 3D非対応のため、真上から表示します。
loading = テーブルを準備しています…
mark-own = 自分

keys = キー
keys-disc = ディスク
keys-turn = 向き・移動
keys-power = 強さ
keys-finer = 細かく
keys-flick = 狙う・はじく
keys-score = ジャンプショット
keys-eye = 視点
keys-walk = まわりを歩く
keys-slow = スロー再生

rounds = { $who }：{ $n }ラウンド勝ち、{ $row }連勝中。2連勝で勝ち。
rounds-owed = { $who }は1回休みです（反則）。
rounds-tag = 1回休み
rounds-row = { $n }連勝

banner-won = { $who }がラウンドを取りました
banner-match = { $who }の勝ち
banner-shared = 勝ちを分け合いました
banner-next = { $white }対{ $black }。テーブルを片付けます。
banner-two = 2ラウンド連取。
banner-rounds = { $white }対{ $black }。

option-hand = 手ぶれ
option-hand-steady = なし
option-hand-human = あり
option-practice = 練習：ガイド線を出し、はじいた後も戻せる
option-turn_limit = 1ラウンドの手数の上限（空欄で無制限）
option-round_limit = 勝ち数で決めるまでのラウンド数（空欄で無制限）

event-entered = { $who }、{ $disc }を{ $speed } m/sではじき入れる。
event-flicked = { $who }、{ $disc }を{ $speed } m/sではじく。
event-tried = { $who }、ジャンプショット。{ $disc }を{ $speed } m/sで飛ばす。
event-placed = { $who }、{ $disc }を置く。
event-raised = { $who }、棒を立て直す。
event-skipped = { $who }、反則で1回休み。
event-erred = 手ぶれ：{ $side ->
        [left] 左
       *[right] 右
    }へ{ $da }°、{ $dv } m/s{ $pace ->
        [faster] 速め
       *[slower] 遅め
    }。
slipped = 手ぶれで{ $side ->
        [left] 左
       *[right] 右
    }へ{ $n }°それました。
event-rested = 何にも触れず。
event-rested-touch = { $pieces }に当たる。
event-rested-left = 場外：{ $pieces }。
event-laid-flat = { $disc }を平らに置き直す。
event-fell = { $who }の棒が倒れる。
event-fouled-own-pole = 反則！{ $who }、自分の棒を倒して1回休み。
event-fouled-own-bearer = 反則！{ $who }、自分の棒持ちを落として1回休み。
event-put-on = { $who }の棒を棒持ちに立てる。
event-not-entered = { $disc }は入らず。
event-missed-missed-ramp = 失敗。ジャンプ台に乗らず。
event-missed-no-strike = 失敗。棒に当たらず。
event-missed-touched-table = 失敗。先にテーブルに触れる。
event-missed-fell-before = 失敗。当たる前に棒が倒れる。
event-missed-still-stands = 失敗。当たったが、棒は立ったまま。
event-play-began = ディスクがそろう。{ $who }から。
event-round-won = { $who }、空中で棒に当ててラウンド勝ち！{ $rounds }。
event-round-won-side = { $who }{ $n }
event-round-void = 手数の上限に達し、第{ $n }ラウンドは無効。{ $voids ->
        [3] ゲームは引き分け。
       *[other] やり直し。
    }

view-round = 第{ $n }ラウンド。取ったラウンドは{ $rounds }。2連勝で勝ちです。
view-streak = { $who }が{ $n }連勝中です。
view-on = { $disc }は西から{ $x }、南から{ $y }ミリの所{ $more }。
view-off = { $disc }は場外{ $more }。
view-waiting = { $disc }はまだ入っていません{ $more }。
view-ready = 。はじけます
view-enters = 。はじき入れられます
view-rests = 。今回は休みです
view-to-pole = { $disc }から{ $pole }まで{ $far }ミリ、{ $angle }度の向き。
view-stands = { $pole }は棒持ちの上に立っています。
view-down = { $pole }は立っていません。
view-edge = テーブルは{ $n }ミリ四方。角度は東から反時計回りです。

refusal-not-now = すべて止まるまで待ってください。
refusal-enter-now = 今は{ $disc }を縁からはじき入れてください。
refusal-place-now = 今は{ $disc }をテーブルに置いてください。
refusal-mend-now = 先に{ $disc }を縁からはじき入れてください。
refusal-flick-now = 今はディスクをはじいてください。
refusal-raise-now = この番は棒を立て直します。
refusal-skip-now = 反則のため、この番は休みです。
refusal-is-off = { $disc }は場外です。縁からはじき入れます。
refusal-is-on = { $disc }はテーブルにあります。その場からはじきます。
refusal-misses-ramp = ジャンプ台のふもとを狙ってください：{ $right }°〜{ $left }°。正面は{ $middle }°です。
refusal-out-of-bounds = 速さは{ $slowest }〜{ $fastest } m/s、向きは0〜360°です。
refusal-too-many-decimals = 場所は小数1桁、角度は2桁、速さは3桁までです。
refusal-off-the-table = ディスクは全体がテーブルに載るように置きます。
refusal-not-on-the-edge = ディスクは縁の点から入れます。
refusal-too-near-a-corner = ディスクは角から半径以上離して入れます。
refusal-not-clear = そこには{ $disc }があります。
refusal-bad-turn-limit = 1ラウンドの手数の上限は{ $least }〜{ $most }です。
refusal-bad-round-limit = 勝ち数で決めるまでのラウンド数は{ $least }〜{ $most }です。
refusal-not-a-move = そのはじき方はできません。
refusal-no-answer = この1打からは、そうはなりません：{ $piece }。

result-two-in-a-row = { $winner }の勝ち。2ラウンド連取です。
result-more-rounds = { $winner }の勝ち。勝ったラウンドが多いためです。
result-rounds-shared = 勝ったラウンドが同数で、勝ちを分け合います。
result-void-rounds = 引き分け。無効のラウンドが3回続きました。
result-resigned = { $winners_count ->
        [0] 両者とも投了しました。
       *[other] { $loser_is ->
            [you] あなたが投了しました。
           *[other] { $winner_is ->
                [you] { $loser }が投了しました。
               *[other] { $loser }が投了し、{ $winner }の勝ちです。
            }
        }
    }

print-title = 棒倒し
print-about = 運動会の棒倒しを、はじくディスクで。2人、15分から30分。
print-discs = 直径{ $across }ミリ、厚さ{ $thick }ミリの木のディスク6枚に貼る面です。中央に穴の印があるものが棒持ちです。
print-ramp = 厚紙のジャンプ台。実線で切り、破線で折り、のりしろを薄いほうの縁の下に貼ります。
print-poles = 太さ{ $across }ミリ、高さ{ $tall }ミリの木の棒を2本。
print-rules = 遊び方
print-rules-1 = テーブルは{ $table }センチ四方。交互に、縁の好きな所からディスクを1枚ずつ、3枚まではじき入れます。3枚目が棒持ちです。その間に落ちたディスクは相手が置き、倒れた棒は戻します。
print-rules-2 = そのあとは、番が来たら自分のディスクを1枚はじきます。棒持ちははじけず、同じディスクを2回続けてはじけません。場外のディスクは縁から入れます。
print-rules-3 = ジャンプショットでは、2枚の攻撃ディスクの間に、高い側を相手の棒持ちに近いディスクに付けてジャンプ台を置き、遠いほうを台へはじきます。ふもとを過ぎてからテーブルに触れずに空中で相手の棒に当たり、棒が倒れれば、ラウンドの勝ちです。
print-rules-4 = 自分の棒を倒すか、自分の棒持ちを落とすと反則で、1回休みです。棒は戻し、棒持ちは相手がすぐにはじき入れます。
print-rules-5 = 相手に棒を倒されたら次の番で立て直し、棒持ちを落とされたら次の番ではじき入れます。
print-rules-6 = ラウンドが決まるとテーブルを空にし、次は相手が先手です。2ラウンド続けて取れば勝ちです。6ラウンドで決まらなければ、勝ったラウンドの多いほうが勝ちです。

# 端末で
terminal-hint = ディスクを角度と速さではじきます：flick w1 90,1.5（右から測った角度、90が上、180が左。速さはm/s）。縁からは、まず入る場所を書きます：enter w1 380,0 flick 90,1.2（左下の角からmm、0から760）。ジャンプショットは score 90,2.5 で、ジャンプ台の手前に向けます。1 m/sで170 mm、2 m/sで680 mmすべります。最速は6です。
terminal-score = { $n }ラウンド
terminal-round = 第{ $n }ラウンド 先手は{ $who }：{ $stage }
terminal-round-again = 第{ $n }ラウンド（無効{ $voids }回）先手は{ $who }：{ $stage }
terminal-setup = 準備
terminal-turn = { $n }手目
terminal-turn-of = { $n }手目（全{ $limit }手）
terminal-end = 終了
terminal-row-won = 勝ちラウンド
terminal-row-streak = 連勝
terminal-row-pole = 棒
terminal-row-waiting = これから入る
terminal-row-off = 場外
terminal-row-owed = 1回休み
terminal-stands = 立ち
terminal-fallen = 倒れ
terminal-yes = はい
terminal-aim-flick = { $who }、{ $disc }をはじく：{ $way }。
terminal-aim-enter = { $who }、{ $disc }を{ $place }からはじき入れる：{ $way }。
terminal-aim-score = { $who }、ジャンプショット。{ $disc }を飛ばす：{ $way }。
terminal-a-disc = ディスク
terminal-due-flick = { $who }の番：{ $discs }をはじきます。
terminal-due-enter = { $who }の番：{ $disc }を縁からはじき入れます。
terminal-due-place = { $who }の番：落ちた{ $disc }を置きます。
terminal-due-place-then = { $who }の番：落ちた{ $disc }を置きます。次は{ $then }。
terminal-due-place-failed = { $who }の番：{ $n }回はじいても入らなかった{ $disc }を置きます。
terminal-due-mend = { $who }が{ $disc }をすぐにはじき入れます。そのあと{ $whose }番です。
terminal-due-mend-again = { $who }が{ $disc }をすぐにはじき入れます（{ $most }回中{ $n }回目）。そのあと{ $whose }番です。
terminal-due-mend-own = { $who }の番：{ $disc }が場外です。縁からはじき入れて戻します。
terminal-due-raise = { $who }の番：{ $disc }の棒を立て直します。
terminal-due-skip = { $who }は反則のため1回休みです。
terminal-or = { $first }か{ $second }
terminal-nor = { $first }、{ $second }
terminal-not = はじけない：{ $discs }。
terminal-not-bearer = { $disc }（棒持ち）
terminal-not-flicked-last = { $disc }（休み：前の番にはじいた）
terminal-ramp = ジャンプショット（{ $sign }）：{ $shooter }が{ $front }を越える。正面{ $angle }°、{ $right }°〜{ $left }°。
terminal-no-ramp-not-now = 今はジャンプショットできません。
terminal-no-ramp-attacker-off = ジャンプ不可：{ $disc }が場外です。
terminal-no-ramp-pole-down = ジャンプ不可：{ $whose }棒が立っていません。
terminal-no-ramp-flicked-last = ジャンプ不可：飛ばす{ $disc }が休みです。
terminal-no-ramp-gap-too-small = ジャンプ不可：2枚の中心の間が{ $apart } mm必要です。
terminal-no-ramp-off-the-table = ジャンプ不可：ジャンプ台が縁からはみ出します。
terminal-no-ramp-disc-in-the-way = ジャンプ不可：ジャンプ台の場所に{ $disc }があります。
terminal-units = mm・度
terminal-to = { $disc }まで
terminal-each-other = 互い
terminal-from = { $disc }から
terminal-forced = 今できることはこれだけです：
terminal-examples = 今できることの例：
terminal-do-enter = 縁の+から
terminal-do-flick = { $disc }へ
terminal-do-middle = 中央へ
terminal-do-place = +に
terminal-do-raise = { $disc }の棒を立て直す
terminal-do-skip = 1回休む
terminal-do-shot = ジャンプ台から{ $disc }の棒へ
terminal-do-shot-aside = ジャンプ台から{ $disc }の{ $side ->
        [left] 左
       *[right] 右
    }{ $n } mmへ

# CPUのレベル：呼び名と打ち方。
level-1 = 目分量
level-1-about = 目で見た感じだけで
level-2 = くわだて屋
level-2-about = 頭の中で試してからはじく

# レッスン：各ステップの言葉と、間違いへの答え。
lesson-enter = 2人で、ディスク3枚と棒1本ずつ。相手の棒を倒せば勝ちです。まずはディスクを縁から入れます。後ろに引いて離し、中央あたりで止めてください。
lesson-enter-right = ディスク1が入りました。交互に、縁の好きな所からはじき入れます。長く引くほど強くはじけます。
lesson-enter-wrong = 入りましたが、縁の近くで止まりました。中央を狙い、強さを変えてみましょう。
lesson-enter-wrong-off = また落ちたので、入っていません。引く長さを短くしましょう。
lesson-bearer = 3枚目は棒持ちです。棒を支え、もうはじくことはありません。黒のディスクから離れた、安全な所へ入れてください。
lesson-bearer-right = あなたの棒が立ちました。倒される前に、黒の棒を倒しましょう。ディスク1と2が攻撃ディスクです。
lesson-bearer-wrong = テーブルから落ちたので、まだ棒持ちがいません。引く長さを短くしましょう。
lesson-line = 勝つには、攻撃ディスクの1枚をジャンプ台からもう1枚の上へ飛ばします。まず並べましょう。ディスク2をはじいて、ディスク1と黒の棒の間で止めてください。
lesson-line-right = 並びました。間にジャンプ台が入り、棒の方を向きます。同じディスクは続けてはじけません。前のディスクを後から動かせば、次の番にディスク1を飛ばせます。
lesson-line-wrong = 並んでいません。ディスク2は、ディスク1と黒の棒を結ぶ線の上に、ジャンプ台の分をあけて止めます。
lesson-line-wrong-other = それはディスク1です。ディスク1はそのままで、ディスク2をその前に止めてください。
lesson-line-wrong-ramp = このままではジャンプ台が棒からそれています。先にディスク2を、ディスク1と棒の間へはじきましょう。
lesson-line-wrong-off = ディスク2が落ちました。反則ではありませんが、また縁から入れることになります。ずっと弱く。
lesson-line-wrong-short = 手前で止まりました。もう少し長く引きましょう。
lesson-line-wrong-far = 行きすぎました。引く長さを短くしましょう。止まる場所は輪でわかります。
lesson-knock = テーブルの上からじゃまもできます。ディスク1を黒の棒持ちに当てて、棒を倒してください。
lesson-knock-right = 倒れました。勝ちになるのは空中で当てたときだけですが、黒は次の番を棒の立て直しに使います。1手の得です。
lesson-knock-wrong = 棒持ちに当たっていません。ディスク1でまっすぐ狙いましょう。
lesson-knock-wrong-stands = 棒持ちに触れましたが、棒は立ったままです。まっすぐ、もっと強く当てましょう。
lesson-knock-wrong-soft = 倒すには弱すぎます。もっと長く引きましょう。
lesson-foul = ディスク1は前の番にはじいたので休みです。ディスク2を、自分の棒持ちの横を通して中央へはじいてください。自分の棒を倒すと反則です。
lesson-foul-right = 横を抜けて、棒も立っています。自分の棒を倒すか、自分の棒持ちを落とすと反則。1回休みになります。
lesson-foul-wrong = 横は抜けましたが、落ちました。反則ではありませんが、ディスク2をまた縁から入れることになります。もっと弱く。
lesson-foul-wrong-pole = 反則です。自分の棒を倒したので、1回休みになるところでした。棒持ちから十分離して狙いましょう。
lesson-foul-wrong-bearer = 反則です。自分の棒持ちを落としたので、1回休みになるところでした。十分離して狙いましょう。
lesson-foul-wrong-short = 反則ではありませんが、ディスク2は棒持ちの先へ行っていません。横を狙って、もう少し強く。
lesson-ramp = ディスクが並んでいます。「ジャンプショット」を押し、ディスク1をまっすぐ後ろに引いて、半分くらいの強さで黒の棒に空中で当ててください。
lesson-ramp-right = このラウンドはあなたの勝ち。2連勝でゲームに勝ちます。まず並べて、半分の強さでまっすぐ。そして黒が並べる前に、間にディスクを入れてじゃましましょう。
lesson-ramp-wrong = 棒の横を通り過ぎました。まっすぐ後ろに引いて、ディスク1をジャンプ台の真ん中に乗せましょう。
lesson-ramp-wrong-plain = それはテーブルの上をはじいただけです。先に「ジャンプショット」を押してください。
lesson-ramp-wrong-soft = 弱すぎて、棒より先にテーブルに触れました。もう少し長く引きましょう。
lesson-ramp-wrong-hard = 強すぎて、棒を飛び越えました。半分の強さで足ります。
