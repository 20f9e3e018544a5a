title = ロール＆ライト 空手ファイト！
# U+200Bは改行してよいところ：文節の途中で折り返さないように。
about = ダイス2個と{ "\u200B" }鉛筆で、{ "\u200B" }ひそかに{ "\u200B" }稽古。{ "\u200B" }気合とともに、{ "\u200B" }いざ{ "\u200B" }組手。
goal = ひそかに稽古し、3回の組手の合計点で勝つ

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
roll-of = { $n }/{ $of }投目
level-seconds = レベル{ $n }：稽古は{ $seconds }秒
level-rolls = レベル{ $n }：稽古は{ $rolls }投
fight = 第{ $n }ラウンドの組手
step = { $n }本目
sheet = 稽古のシート
sheet-yours = あなたのシート、第{ $n }ラウンド
sheet-of = { $who }のシート、第{ $n }ラウンド
keys = 矢印キーでマスを移動、1と2でダイスを選び、Enterで書き、Backspaceで戻します。

box = { $step }本目、{ $name }、{ $of }マス中の{ $n }：{ $content }
box-empty = 空き
box-new = { $n }（未送信）
box-over = { $old }を消して{ $n }（未送信）
box-glows = { $box }。{ $n }で完成
box-learned = { $box }。習得済み

dice = ダイス
die = ダイス{ $die }：{ $n }
die-chosen = ダイス{ $die }：{ $n }、手に持っています
die-placed = ダイス{ $die }：{ $step }本目の{ $name }に{ $n }。戻す
hint-first = { $n }を書くマスを選ぶか、ダイスをドラッグ。
hint-second = 次は{ $n }を書くマス。
hint-both = これで書くか、数字を選んで直せます。
hint-over = 前の数字は消えます。
hint-completes = { $step }本目の{ $name }が完成します。
hint-last = 最後の1投です。書いたら組手です。
write = 書く
kiai = 気合！
kiai-hold = 長押しで叫ぶ
kiai-words = 2つの目を書いて気合をかけ、稽古を終える：長押しで叫ぶ
kiai-again = もう一度押すと叫びます。
kiai-may = 気合をかけられます。
kiai-some = 気合まで：技を1つ習得
kiai-steps = { $n ->
       *[other] 気合まで：{ $steps }本目の技を習得
    }
kiai-steps-attack = { $n ->
       *[other] 気合まで：{ $steps }本目の技と、攻め1つを習得
    }
kiai-attack = 気合まで：攻めを1つ習得
rolled = { $who_is ->
        [you] あなたが振りました
       *[other] { $who }が振りました
    }
waiting-all = 全員そろったらダイスを振ります。
waiting-dice = まもなくダイスが振られます。
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
resigned = { $who }：投了

splash = 気合！
splash-time = 時間切れ！
splash-end = それまで！
splash-last = 最後の1投！

beats = 技の相性
beats-learn = マス

settle = 1本に1つ、技を選ぶ
settle-hint = 全員に対して同じ技を使います。
settle-kiai = { $who_is ->
        [you] あなたが気合をかけました。
       *[other] { $who }が気合をかけました。
    }
settle-time = 稽古は終わりです。
settle-fight = いざ、組手
settle-choice = { $n }本目の技

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
explain = { $n }本目の{ $who }
read = { $who }：{ $name }
read-scored = { $who }：{ $name }、{ $points }
not-read = { $who }：これから
skip = スキップ
on = 第{ $n }ラウンドへ
on-race = かけっこへ
on-back = 戻る
on-end = 結果へ

scores = 得点表
scores-none = 組手はまだです。
scores-player = プレイヤー
scores-total = 合計
scores-again = 第{ $n }ラウンドの組手を見る
score = { $who }：{ $points }
score-done = { $score }、済み

sheets = 全員のシート
sheets-round = 第{ $n }ラウンド

option-level = 難易度
option-level-0 = 0：120{ "\u2060" }秒
option-level-1 = 1：100{ "\u2060" }秒
option-level-2 = 2：80{ "\u2060" }秒
option-level-3 = 3：60{ "\u2060" }秒
option-level-4 = 4：40{ "\u2060" }秒
option-level-5 = 5：20{ "\u2060" }秒
option-kiai = 気合をかけられるのは
option-kiai-any = いつでも
option-kiai-some = 技1つから
option-kiai-all = 5本とも
option-kiai-attack = ＋攻め（ハウスルール）
option-tie = 引き分けのとき
option-tie-race = かけっこ
option-tie-share = 勝ちを分け合う

race = かけっこ
race-about = { $points }で引き分け！勝ちをかけて、左、右、左、右と踏んで先にゴールへ。全員が走り終えるまで、タイムは見えません。
race-watch = { $points }で引き分け。{ $who }が勝ちをかけて走ります。
race-run = 走る
race-share = 勝ちを分け合う
race-ready = 位置について
race-go = どん！
race-keys = キー：{ $left }と{ $right }
race-left = { $who }、左足
race-right = { $who }、右足
race-lane = { $who }：{ $of }歩のうち{ $n }歩
race-time = { $seconds }秒
race-home = { $who }：{ $seconds }秒
race-yours = タイムは{ $seconds }秒。{ $who }を待っています。
race-waiting = { $who }を待っています。
race-won = { $who_is ->
        [you] あなたが一着！
       *[other] { $who }が一着！
    }
race-even = 同着です。勝ちを分け合います。
race-shared = かけっこはなし。勝ちを分け合います。

event-rolled = { $who_is ->
        [you] あなた
       *[other] { $who }
    }、{ $first }と{ $second }を振る。
event-wrote = { $who_is ->
        [you] あなた
       *[other] { $who }
    }、記入。
event-wrote-marks = { $who_is ->
        [you] あなた
       *[other] { $who }
    }、{ $marks }を記入。
event-wrote-mark = { $step }本目の{ $name }に{ $n }
event-heard = 気合！{ $who_is ->
        [you] あなた
       *[other] { $who }
    }、稽古を終える。
event-ended = 60投で稽古は終わり。
event-ended-time = 時間切れ。稽古は終わり。
event-ready = { $who_is ->
        [you] あなた
       *[other] { $who }
    }、準備よし。
event-read = { $n }本目、{ $reads }。
event-read-dice = { $n }本目、{ $reads }（ダイスは{ $first }と{ $second }）。
event-read-side = { $who_is ->
        [you] あなた
       *[other] { $who }
    }は{ $name }（{ $points }）
event-fought = 第{ $n }ラウンド：{ $points }。
event-tied = { $points }で引き分け。{ $runners }でかけっこ。
event-ran = { $who_is ->
        [you] あなた
       *[other] { $who }
    }、完走。
event-ran-time = { $who_is ->
        [you] あなた
       *[other] { $who }
    }、{ $seconds }秒で完走。
event-shared = { $who_is ->
        [you] あなた
       *[other] { $who }
    }、走らずに勝ちを分け合う。
event-raced = { $winners }がかけっこに勝つ：{ $lanes }。
event-raced-even = { $winners }が同着：{ $lanes }。
event-raced-lane = { $who_is ->
        [you] あなた
       *[other] { $who }
    } { $seconds }秒

view-round = 全3ラウンドの第{ $round }ラウンド、{ $roll }投目。
view-dice = ダイスは{ $first }と{ $second }。
view-step = { $n }本目：{ $parts }。
view-step-empty = { $n }本目：まだ書いていません。
view-part = { $name } { $numbers }
view-part-learned = { $name } { $numbers }、習得済み
view-blank = 空き
view-waits = { $who }を待っています。
view-totals = 得点は{ $points }。

refusal-not-now = ダイスを待ってください。
refusal-written = この目はもう書きました。
refusal-settled = 技はもう選びました。
refusal-write-now = 2つの目をマスに書いてください。
refusal-no-such-box = { $box }というマスはありません。
refusal-other-dice = ダイスの目は{ $first }と{ $second }です。
refusal-same-box = 2つの目は別々のマスに書いてください。
refusal-no-kiai = 1人用では気合をかけられません。
refusal-kiai-some = 気合の前に、技を1つ習得してください。
refusal-kiai-steps = { $n ->
       *[other] 気合には、{ $steps }本目の技がまだ必要です。
    }
refusal-kiai-steps-attack = { $n ->
       *[other] 気合には、{ $steps }本目の技と、攻めがまだ必要です。
    }
refusal-kiai-attack = 気合には、攻めが1つ必要です。
refusal-settle-now = 5本それぞれの技を選んでください。
refusal-no-hesitating = { $step }本目は習得した技があります。それを使ってください。
refusal-not-learned = { $step }本目では、その技をまだ習得していません。
refusal-other-order = マスはダイスの順に、目が同じならシートの順に書きます。
refusal-race-now = かけっこで走るか、勝ちを分け合ってください。
refusal-not-tied = かけっこは引き分けた人だけです。
refusal-has-run = もう走りました。
refusal-no-such-time = かけっこのタイムは{ $least }〜{ $most }秒です。
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
result-race = { $winners_count ->
        [0] 3ラウンドが終わりました。
        [1] { $points }で引き分け。かけっこで{ $winners }の勝ち。
       *[other] { $points }で引き分け、かけっこも同着。{ $winners }が勝ちを分け合いました。
    }
result-alone-won = あなたの勝ち。{ $mine }対{ $theirs }。
result-alone-lost = 相手の勝ち。{ $theirs }対{ $mine }。
result-alone-even = { $mine }対{ $theirs }で引き分け。
result-ended-early = 途中で終了しました。

print-title = ロール＆ライト 空手ファイト！
print-about = 1〜8人、10〜30分。ダイス2個と、1人に鉛筆1本とこのシート1枚。
print-name = 名前
print-score = 得点
print-total = 第{ $n }ラウンド
print-all = 合計
print-training = 稽古
print-training-1 = 順番に2個のダイスを振ります。全員がひそかに、2つの目をこのラウンドの2つのマスに書きます。
print-training-2 = ある技のマスがすべて同じ数字になれば、その1本でその技を習得します。数字は消せますが、移せません。
print-training-3 = 5本とも技を習得したら、気合をかけられます。稽古は終わりです。
print-fight = 組手
print-fight-1 = 1本ごとに、習得した技を1つ選びます。なければ、ためらいます。
print-fight-2 = 1本ずつ、気合をかけた人から順に技を読み上げ、ほかの全員の技と比べて得点します。
print-fight-3 = 3ラウンドの合計が最も多い人の勝ち。引き分けなら、かけっこをどうぞ。
print-solo = 1人で
print-solo-1 = 稽古は2分、レベルごとに20秒短くなります。相手の技は、1本ごとに2個のダイスの大きいほうで決まります。1はためらい、2は掛け受け、3は膝受け、4は追い突き、5は横蹴り、6は横飛び蹴り。
print-yours = 自分の技
print-theirs = 1点になる相手
print-anything = 横飛び蹴りのほかすべて
print-never = なし。攻めには−1点
print-hesitate = ためらい
print-credit = Roll & Write Karate Fight! 作：スペンサー・ジャクソン、CC BY-SA。

# 端末で
terminal-hint = 2つのダイスを書きます：3O4=4 1K1=6（3本目の追い突きの4番目のマス…）。後ろにkiaiを付けると気合をかけます。組手では5本それぞれの技を書きます：K O T - Y。かけっこの後は秒数 run 12.34、または share。
terminal-score = { $n }点
terminal-round = 第{ $round }ラウンド（全3ラウンド）、{ $rolls }投目。
terminal-rolled = { $who_is ->
        [you] あなた
       *[other] { $who }
    }のダイスは{ $first }と{ $second }。
terminal-done = 済んだ人：{ $who }。
terminal-race = { $points }で引き分け：{ $who }のかけっこ。
terminal-last = 最後の1投です。書いたら組手です。
terminal-kiai = 気合には、あと{ $what }が必要です。
terminal-kiai-steps = { $n ->
       *[other] { $steps }本目の技
    }
terminal-kiai-attack = 攻めの技
terminal-kiai-any = 技1つ
terminal-step = { $n }本目
terminal-fight = 第{ $n }ラウンド
terminal-total = 合計
terminal-ran = { $who }のタイム

# CPUのレベル：呼び名と打ち方。
level-1 = 白帯
level-1-about = 突きばかり、二本ずつ稽古する
level-2 = 蹴り好き
level-2-about = 蹴りを狙い、なければ上段を受ける
level-3 = 返し手
level-3-about = 膝で受け、突きで返す
level-4 = 鉄壁
level-4-about = 上段も下段も受け、早めに気合い
level-5 = 師範
level-5-about = 作戦を混ぜ、見せた技に応じる

# レッスン
lesson-learn = まず稽古、それから組手。3ラウンドの合計点が多い人の勝ちです。マスがすべて同じ数字になった技を習得します。2つの4を、左上、1本目の掛け受けに書きましょう。
lesson-learn-right = 習得しました。使えるのは5本のうちその1本だけです。ダイスの目は全員同じですが、あなたのシートはだれにも見えません。
lesson-learn-wrong = まだ習得していません。掛け受けの2つのマスに4を1つずつ入れて、「書く」を押しましょう。
lesson-complete = 膝受けは3マスです。2本目の膝受けには、5が2つあります。新しい5を残りのマスに、2はほかの空いたマスに書きましょう。
lesson-complete-right = 5が3つそろい、習得しました。ダイスは必ず2つとも書くので、それぞれによいマスを探しましょう。
lesson-complete-wrong = 5は、2本目の膝受けの空いたマスに書きましょう。
lesson-complete-wrong-two = それは2です。1つの技のマスは、すべて同じ数字にします。ここには5を書きましょう。
lesson-complete-wrong-over = 前に書いた5の上に書いてしまいました。それは残して、空いたマスを使いましょう。
lesson-erase = 数字は移せませんが、上から書けば消せます。1本目の掛け受けには3と6があります。新しい6を3の上に、1はどこか空いたマスに書きましょう。
lesson-erase-right = 3が消え、6と6で掛け受けを習得しました。
lesson-erase-wrong = 1本目の掛け受けに3が残っています。その上に6を書きましょう。
lesson-erase-wrong-other = 前に書いた6の上に書いてしまいました。それは残して、新しい6を3の上に書きましょう。
lesson-kiai = 大きなかけ声、気合をかけると、全員の稽古が終わります。それには5本すべてに技が必要です。2つの2を1本目の掛け受けに書き、「気合」を長押ししましょう。
lesson-kiai-right = 気合！ここからは、全員がそれまでに習得した技で戦います。
lesson-kiai-wrong = 1本目の技がまだありません。2つの2を、1本目の掛け受けに書きましょう。
lesson-kiai-wrong-quiet = 習得しましたが、気合をかけていないので稽古が続きます。「書く」ではなく「気合」を長押ししましょう。
lesson-block = いよいよ組手です。1本ごとに、習得した技を1つ使います。1本目、相手は上段の追い突き。上段の受け、掛け受けを選び、「いざ、組手」を押しましょう。
lesson-block-right = 受けました。あなたに1点です。下段の横蹴りには、下段の受け、膝受けを使います。
lesson-block-wrong = 膝受けは下段の受けです。上段の突きは止められません。1本目は掛け受けを選びましょう。
lesson-attack = 今度は攻めます。攻めは、受けの高さが違えば決まります。1本目、相手は下段の膝受け。上段の追い突きを選んで戦いましょう。
lesson-attack-right = 受けの上から突きが決まり、1点です。横飛び蹴りは、同じ横飛び蹴りのほかすべてに決まりますが、7マスもあります。
lesson-attack-wrong = 横蹴りは下段なので、膝受けに受けられて相手の1点になります。1本目は追い突きを選びましょう。
lesson-open = 早く気合をかけたので、相手は1本目の技がなく、ためらいます。受けても点になりません。1本目は攻めの技、追い突きを使いましょう。
lesson-open-right = あなたは1点もらい、相手は1点失います。コツは、多くは早く習得できる受け、1つか2つは攻めにして、ほかの人より先に気合をかけること。
lesson-open-wrong = 受けるものがないので、点になりません。1本目は追い突きを選びましょう。
