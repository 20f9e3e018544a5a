title = BOSSa（坊茶）
# U+200Bは改行してよいところ：文節の途中で折り返さないように。
about = 2本の{ "\u200B" }ラインを{ "\u200B" }つなぎ、{ "\u200B" }先に{ "\u200B" }手札を{ "\u200B" }出し切ろう。
goal = 先に手札のタイルを出し切る

side-0 = プレイヤーA
side-1 = プレイヤーB
colour-W = 白
colour-B = 黒
line-W = 白のライン
line-B = 黒のライン
marker-R = リドロー
marker-X = エクスチェンジ
marker-S = スタック
marker-R-does = リドロー：手札を1枚捨てて、山札から1枚引く
marker-X-does = エクスチェンジ：手札1枚を相手の1枚と交換する
marker-S-does = スタック：置かれたタイルの上に重ねる
marker-used = { $marker }のマーカー、使用済み
marker-left = { $marker }のマーカー
markers = { $side }のマーカー

option-stack = スタック
option-stack-one = 1段だけ
option-stack-several = 一度に何段でも

tile-short = 白{ $white }黒{ $black }
tile-short-W = 白{ $white }
tile-short-B = 黒{ $black }
tile-words = 白{ $white }、黒{ $black }
tile-words-W = 白{ $white }
tile-words-B = 黒{ $black }
tile = タイル、{ $tile }
tile-drawn = タイル、{ $tile }、引いたばかり
place = { $colour }の{ $value }

event-dealt = タイルを4枚ずつ配る。
event-rolled = 白のダイスは{ $white }、黒のダイスは{ $black }。{ $who_is ->
        [you] あなた
       *[other] { $who }
    }が先手。
event-rolled-equal = どちらも{ $white }。もう一度振る。
event-drew = { $who_is ->
        [you] あなた
       *[other] { $who }
    }、{ $tile }を引く。
event-placed = { $who_is ->
        [you] あなた
       *[other] { $who }
    }、{ $place }に「{ $tiles }」を置く。
event-stacked = { $who_is ->
        [you] あなた
       *[other] { $who }
    }、{ $place }に「{ $tiles }」を{ $layers ->
        [1] 重ねる。
       *[other] { $layers }段重ねる。
    }
event-discarded = { $who_is ->
        [you] あなた
       *[other] { $who }
    }、{ $tile }を捨ててリドロー。
event-exchanged = { $who_is ->
        [you] あなた
       *[other] { $who }
    }、{ $gave }を渡して{ $got }をもらう。

hand = { $side }の手札：{ $n }枚
before-deal = 2人そろったらタイルを配ります。
before = 次はダイスを振ります。
slot = { $few }–{ $many }枚
cell-die = { $place }、ダイス
cell-spot = { $place }：{ $tiles }
cell-layers = { $place }、{ $n }段、一番上は{ $tiles }
cell-end = { $place }、空き。{ $few }枚か{ $many }枚
cell-fits = { $place }。選んだタイルを置けます
cell-stacks = { $place }。選んだタイルを重ねられます
sum = { $colour }{ $n }
sum-none = { $colour }としては使えません
groups = { $place }に置ける組
confirm = { $place }に置く
confirm-stack = { $place }に重ねる
confirm-R = { $tile }を捨てる
confirm-X = { $mine }と{ $theirs }を交換
cancel = キャンセル

aim-hint = タイルをラインへドラッグするか、タイルか場所を選んでください。
aim-fits = 光っている場所を選んでください。
aim-one = { $place }に置けます。
aim-more = もう1枚選んでください。
aim-nowhere = この組を置ける場所はありません。
aim-groups = { $place }に、どの組を置きますか？
aim-none = { $place }に置けるタイルはありません。
aim-R = どのタイルを捨てますか？
aim-X = 自分の1枚と相手の1枚を選んでください。
aim-X-theirs = 次は相手の1枚を選んでください。
aim-X-mine = 次は自分の1枚を選んでください。
aim-S = どこに重ねますか？同じ枚数、同じ数で。
aim-S-several = どこに重ねますか？1段ごとに同じ枚数、同じ数で。
aim-S-none = 今は重ねられるタイルがありません。
aim-spends = { $marker }のマーカーを使います。

pile = 山札：{ $n }枚
removed = 除いたタイル（裏向き）
discarded = 捨てたタイル：{ $tile }
counter = 残りのタイル
counter-line = 山札{ $pile }枚・未公開{ $unseen }枚
counter-tip = まだ見ていない枚数（数ごと）
counter-left = { $colour }{ $number }：{ $all }枚のうち残り{ $left }枚。
score = { $side }：{ $n }枚。残りのマーカーは{ $markers }
score-none = { $side }：{ $n }枚。マーカーは使い切りました

stuck = { $side }が何もできない理由
stuck-you = 何もできない理由
stuck-place = { $place }：合わせて{ $value }になる{ $few }枚か{ $many }枚が必要です。
stuck-dots = 手札の{ $colour }のドット：{ $dots }。
stuck-no-dots = 手札に{ $colour }のドットがありません。
stuck-used = { $marker }：使用済みです。
stuck-empty-pile = { $marker }：山札がありません。
stuck-no-place = { $marker }：重ねる場所がまだありません。
stuck-no-match = { $marker }：{ $needs }に合うタイルが手札にありません。
stuck-on = { $place }（{ $size }枚）

view-line = { $line }：ダイスは{ $die }。{ $places }
view-alone = まだタイルはありません
view-spot = { $value }に{ $tiles }
view-layers = { $value }に{ $n }段、一番上は{ $tiles }
view-ends = { $line }の空き：{ $ends }。
view-end = { $value }に{ $few }枚か{ $many }枚
view-hand = { $side }の手札：{ $tiles }。
view-empty = { $side }の手札は空です。
view-markers = { $side }のマーカー：{ $markers }。
view-no-markers = { $side }はマーカーを使い切りました。
view-pile = 山札は{ $pile }枚。まだ見ていないのは、除いた1枚を含めて{ $unseen }枚。
view-turn = { $side }の番です。
view-drawn = { $side }の番です。{ $tile }を引いたところ。

refusal-not-now = 配る、振る、引くのが先です。お待ちください。
refusal-not-yours = { $tile }は手札にありません。
refusal-not-theirs = { $tile }は相手の手札にありません。
refusal-not-a-move = タイルを置くか、マーカーを使ってください。
refusal-marker-used = { $marker }のマーカーは使用済みです。
refusal-on-a-die = ダイスの上には重ねられません。
refusal-nothing-there = 重ねられるのはタイルの上だけです。{ $colour }の{ $value }は空きです。
refusal-no-such-place = 置けるのは両端の次の数だけです。
refusal-no-dots = { $tile }には{ $colour }のドットがないので、そのラインでは使えません。
refusal-wrong-sum = 合計は{ $worth }です。ここに必要なのは{ $asked }です。
refusal-wrong-layer = ここに重ねられるのは{ $size }枚です。
refusal-wrong-layers = ここは1段{ $size }枚ずつ重ねます。
refusal-uneven-layers = どの段も{ $size }枚で合計{ $asked }にしてください。
refusal-wrong-count = 置けるのは{ $connects }枚か{ $more }枚です。
refusal-empty-pile = 山札にもうタイルがありません。

result-empty-hand = { $winner_is ->
        [you] あなた
       *[other] { $winner }
    }が手札を出し切り、勝ちです。
result-no-move = { $loser_is ->
        [you] あなた
       *[other] { $loser }
    }は置くこともマーカーを使うこともできません。{ $winner_is ->
        [you] あなた
       *[other] { $winner }
    }の勝ちです。
result-empty-pile = 山札がなくなりました。引き分けです。
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

print-about = 2人用、5〜10分。
print-rules = 遊び方
print-rule-1 = タイルを裏向きに混ぜ、1枚を見ずに除きます。4枚ずつ取って表向きに並べ、マーカーを3つずつ持ちます。
print-rule-2 = 1人が白、もう1人が黒のダイスを振り、同じ目なら振り直します。大きい目の人が先手。ダイスが2本のラインの始まりです。
print-rule-3 = 自分の番では、まず1枚引きます。それからラインの端にタイルを置くか、マーカーを1つ使います。
print-rule-4 = ラインはダイスから上へも下へも1つずつ続きます。置くタイルの、ラインと同じ色のドットの合計をその数に合わせます。その色のドットがないタイルは使えません。
print-rule-5 = 置く枚数は、隣の場所と同じか、1枚多く。ダイスは1枚と数えます。
print-rule-6 = マーカーは1回ずつ。リドロー（1枚捨てて山札から1枚引く）、エクスチェンジ（自分の1枚と相手の1枚を交換）、スタック（同じ枚数、同じ数を上に重ねる。ダイスには重ねられません）。スタックで一度に何段も重ねてよいことにするなら、始める前に決めておきます。
print-rule-7 = 手札を出し切れば勝ち。何もできなければ負け。山札がなくなれば引き分けです。
print-tiles = 切り抜いて使うタイル
print-markers = マーカー（3つずつ）
print-hint = 厚紙に貼ってから切ると使いやすくなります。見分けのつくダイスを2つ用意してください。
print-credit = BOSSaはバナナムーンスタジオ札幌のゲームです（2021年）。

# 端末で
terminal-hint = タイルは白と黒のドットの数で書きます：23。置く W5=23+31、スタック B4^12+32、リドロー R23、エクスチェンジ X23-41（自分のを相手のと）。
terminal-R = リドロー
terminal-X = エクスチェンジ
terminal-S = スタック
terminal-tiles = { $few }か{ $many }枚
terminal-counter = 山札{ $pile }枚、除いたタイル1枚。未公開の数字：

# CPUのレベル：呼び名と打ち方。
level-1 = 浪費家
level-1-about = マーカーをすぐ使い切る
level-2 = そわそわ
level-2-about = すぐリドローし、あとは出せるだけ出す
level-3 = せっかち
level-3-about = 出せるだけ出す
level-4 = 遠目
level-4-about = 次に引くタイルまで考える
level-5 = 千里眼
level-5-about = 終わりまで何度も試して選ぶ

# レッスン
lesson-line = 先に手札を出し切れば勝ちです。2つのダイスから2本のラインが伸びます。白のダイスは4なので、次は3か5。白のドットが5つのタイルを、白の5に置きましょう。
lesson-line-right = 白のラインでは、白のドットだけを数えます。自分の番では、まず1枚引き、それから1手進めます。
lesson-line-wrong = それはマーカーです。あとで説明します。白のドットが5つのタイルを選び、白の5に置きましょう。
lesson-line-wrong-black = それは黒のラインです。白のドットが5つのタイルを選び、白の5に置きましょう。
lesson-black = 次は黒のラインです。ここでは黒のドットだけを数えます。ダイスは3なので、次は2か4。黒の2か黒の4に、タイルを置きましょう。
lesson-black-right = どのタイルも、白のドットでも黒のドットでも使えます。黒のドットがないタイルは、黒のラインには置けません。
lesson-black-wrong = それはマーカーです。黒のドットが2つか4つのタイルを、黒のラインに置きましょう。
lesson-black-wrong-white = それは白のラインです。黒のドットが2つか4つのタイルを、黒のラインに置きましょう。
lesson-two = タイルは2枚いっしょに置けます。ドットの数は足し算です。白のドットが合わせて5になる2枚を選び、白の5に置きましょう。
lesson-two-right = 1手で2枚減りました。ダイスの隣に置けるのは、1枚か2枚です。
lesson-two-wrong = それはマーカーです。白のドットが合わせて5になる2枚、1つと4つを探しましょう。
lesson-two-wrong-one = それは1枚だけです。白のドットが合わせて5になる2枚、1つと4つを探しましょう。
lesson-count = 置けるのは、隣の場所と同じ枚数か、1枚多くです。黒の5には2枚あるので、黒の6には2枚か3枚。黒のドットを合わせて6にして置きましょう。
lesson-count-right = そのとおり。2枚で黒のドットが6つです。次の黒の7も、2枚か3枚になります。
lesson-count-wrong = それはマーカーです。黒のドットが合わせて6になる2枚を、黒の6に置きましょう。
lesson-count-wrong-place = そこにも置けますが、今は黒の6です。黒のドットが合わせて6になる2枚を探しましょう。
lesson-swap = 今は置けるタイルがありません。そんなときはマーカーを使います。どれも1回だけ。エクスチェンジで、相手の「白のドットが5つのタイル」と交換しましょう。
lesson-swap-right = 次の番に、白の5に置けます。もう1つのマーカー、リドローは、手札を1枚捨てて山札から1枚引きます。
lesson-swap-wrong = エクスチェンジ、自分のタイル1枚、相手の白のドットが5つのタイルの順に選びましょう。
lesson-swap-wrong-other = そのタイルも置く場所がありません。白の5に置ける、白のドットが5つのタイルをもらいましょう。
lesson-swap-wrong-redraw = それはリドローです。何を引くかわかりません。エクスチェンジなら選べます。
lesson-stack = スタックのマーカーを使うと、置かれたタイルの上に、同じ枚数、同じ数で重ねられます。白の5には2枚あります。残りの2枚を重ねましょう。
lesson-stack-right = 手札を出し切って、あなたの勝ちです！だれも出し切らないうちに山札がなくなれば、引き分けです。
lesson-stack-wrong = まだ手札があります。スタック、タイル2枚、白の5の順に選びましょう。白のドット2つと3つで5です。
lesson-stuck = 置けず、マーカーも使えない人は負けです。相手はマーカーを使い切り、置けるのは黒の1だけ。先に黒の1に置きましょう。
lesson-stuck-right = 相手は何もできず、あなたの勝ちです！コツは、相手の手札を見て、相手に必要な場所を先に取ること。置けないときのために、マーカーも残しておきましょう。
lesson-stuck-wrong = 黒の1がまだ空いています。黒のドットが1つのタイルを置きましょう。
lesson-stuck-wrong-many = 3枚減りましたが、黒の1が空いたままなので、相手はまだ続けられます。黒の1に置きましょう。
