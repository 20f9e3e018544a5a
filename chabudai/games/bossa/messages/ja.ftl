title = BOSSa
about = 二つのさいころに沿ってタイルを並べ、先に手札をなくします。

side-0 = 白
side-1 = 黒
colour-W = 白
colour-B = 黒
line-W = 白の列
line-B = 黒の列
marker-R = 引き直し
marker-X = 交換
marker-S = 重ね
marker-R-does = 引き直し：手元のタイルを一枚捨て、山から一枚引く
marker-X-does = 交換：手元の一枚と相手の一枚を取り替える
marker-S-does = 重ね：並んだタイルの上に重ねる
marker-used = { $marker }のマーカー、使用済み
marker-left = { $marker }のマーカー
markers = { $side }のマーカー

tile-short = 白{ $white }黒{ $black }
tile-short-W = 白{ $white }
tile-short-B = 黒{ $black }
tile-words = 白{ $white }、黒{ $black }
tile-words-W = 白{ $white }
tile-words-B = 黒{ $black }
tile = タイル、{ $tile }
tile-drawn = タイル、{ $tile }、引いたばかり
place = { $colour }の{ $value }

event-dealt = タイルを四枚ずつ配りました。
event-rolled = 白の目は{ $white }、黒の目は{ $black }。{ $who }から始めます。
event-rolled-equal = どちらも{ $white }。もう一度振ります。
event-drew = { $who }、{ $tile }を引く。
event-placed = { $who }、{ $place }に「{ $tiles }」を置く。
event-stacked = { $who }、{ $place }に「{ $tiles }」を重ねる。
event-discarded = { $who }、{ $tile }を捨てて引き直し。
event-exchanged = { $who }、{ $gave }を渡して{ $got }をもらう。

hand = { $side }の手元：{ $n }枚
before = これからさいころを振ります。
slot = { $few }–{ $many }枚
cell-die = { $place }、さいころ
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
cancel = やめる

aim-hint = タイルを選ぶか、置きたい場所を選んでください。
aim-fits = 光っている場所を選んでください。
aim-one = { $place }に置けます。
aim-more = もう一枚選んでください。
aim-nowhere = この組を置ける場所はありません。
aim-groups = { $place }に、どの組を？
aim-none = { $place }に置けるタイルはありません。
aim-R = どのタイルを捨てますか？
aim-X = 自分の一枚と相手の一枚を選んでください。
aim-X-theirs = 次は相手の一枚を。
aim-X-mine = 次は自分の一枚を。
aim-S = どこに重ねますか？同じ枚数、同じ数で。
aim-S-none = 今は重ねられるタイルがありません。

pile = 山：{ $n }枚
discarded = 捨てたタイル：{ $tile }
counter = 残りのタイル
counter-line = 山{ $pile }枚・未見{ $unseen }枚
counter-tip = まだ見ていない枚数（数ごと）
counter-left = { $colour }{ $number }：{ $all }枚のうち残り{ $left }枚。
score = { $side }：{ $n }枚。残りのマーカーは{ $markers }
score-none = { $side }：{ $n }枚。マーカーは使い切りました

view-line = { $line }：さいころは{ $die }。{ $places }
view-alone = まだタイルはありません
view-spot = { $value }に{ $tiles }
view-layers = { $value }に{ $n }段、一番上は{ $tiles }
view-ends = { $line }の空き：{ $ends }。
view-end = { $value }に{ $few }枚か{ $many }枚
view-hand = { $side }の手元：{ $tiles }。
view-empty = { $side }の手元は空です。
view-markers = { $side }のマーカー：{ $markers }。
view-no-markers = { $side }はマーカーを使い切りました。
view-pile = 山に{ $pile }枚。まだ見ていないのは{ $unseen }枚。
view-turn = { $side }の番です。
view-drawn = { $side }の番です。{ $tile }を引いたところ。

refusal-not-now = 先に、タイルを配るか、さいころを振るか、一枚引きます。
refusal-not-yours = { $tile }のタイルは手元にありません。
refusal-not-theirs = { $tile }のタイルは相手の手元にありません。
refusal-not-a-move = タイルを置くか、マーカーを使ってください。
refusal-marker-used = 「{ $marker }」のマーカーはもう使いました。
refusal-on-a-die = さいころの上には重ねられません。
refusal-nothing-there = { $colour }の{ $value }にはまだタイルがありません。
refusal-no-such-place = { $colour }の{ $value }は、列の次の空きではありません。
refusal-no-dots = { $tile }には{ $colour }の点がないので、その列では使えません。
refusal-wrong-sum = このタイルの合計は{ $worth }。ここに置けるのは{ $asked }です。
refusal-wrong-layer = ここは一段が{ $size }枚。重ねるのも同じ枚数で、{ $tiles }枚では重ねられません。
refusal-wrong-count = 隣は{ $connects }枚なので、置けるのは{ $connects }枚か{ $more }枚。{ $tiles }枚では置けません。
refusal-empty-pile = 山にもうタイルがありません。

result-empty-hand = { $winner }の手元がなくなりました。{ $winner }の勝ちです。
result-no-move = { $loser }は置くこともマーカーを使うこともできません。{ $winner }の勝ちです。
result-empty-pile = 山がなくなりました。引き分けです。
result-resigned = { $winners_count ->
        [0] 両者とも投了しました。
       *[other] { $loser }の投了。{ $winner }の勝ちです。
    }

print-about = 二人用、5分から10分。
print-rules = 遊び方
print-rule-1 = タイルを裏向きに混ぜ、一枚を見ずに除きます。四枚ずつ取って表向きに並べ、マーカーを三つずつ持ちます。
print-rule-2 = それぞれ白と黒のさいころを振り、同じ目なら振り直します。大きいほうが先手。さいころが二つの列の始まりです。
print-rule-3 = 自分の番では、まず一枚引きます。それから列の端にタイルを置くか、マーカーを一つ使います。
print-rule-4 = 列は上へも下へも一つずつ続きます。置くタイルの、列と同じ色の点の合計をその数に合わせます。その色の点がないタイルは使えません。
print-rule-5 = 置く枚数は、隣の場所と同じか、一枚多く。さいころは一枚と数えます。
print-rule-6 = マーカーは一度ずつ。引き直し（一枚捨てて山から一枚引く）、交換（自分の一枚と相手の一枚）、重ね（同じ枚数、同じ数を上に重ねる。さいころには重ねられません）。
print-rule-7 = 手元がなくなれば勝ち。何もできなければ負け。山がなくなれば引き分けです。
print-tiles = 切り抜いて使うタイル
print-markers = マーカー（三つずつ）
print-hint = 厚紙に貼ってから切ると使いやすくなります。見分けのつくさいころを二つ用意してください。
print-credit = BOSSaはバナナムーンスタジオ札幌のゲームです（2021年）。
