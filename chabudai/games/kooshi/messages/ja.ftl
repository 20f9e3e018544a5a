title = 小押し
about = 小さな盤から、相手の石を押し出します。

side-0 = 白
side-1 = 黒
piece-1 = 一段の駒
piece-2 = 二段の駒
points = { $points }点
plus = +{ $points }

way-n = 北
way-e = 東
way-s = 南
way-w = 西

event-moved = { $who }、{ $square }を{ $way }へ。{ $pushed ->
        [0] { "" }
        [1] 駒を一つ押す。
       *[other] 駒を二つ押す。
    }
event-moved-falls = { $who }、{ $square }を{ $way }へ。{ $falls }。
event-moved-fall = { $owner }の{ $piece }が落ちる

board = 小押しの盤
keys = 矢印キーで移動、Enterで駒を選び、矢印キーで向きを決め、Enterで指します。Escapeで戻します。
arrows = 動かす向き
cell-empty = { $square }、空き
cell-piece = { $square }、{ $owner }の{ $piece }
cell-protected = { $cell }、{ $before }へは押し戻せません
arrow-n = 北（5の列のほう）
arrow-e = 東（eの列のほう）
arrow-s = 南（1の列のほう）
arrow-w = 西（aの列のほう）
arrow-closed = { $arrow }：動けません
arrow-falls = { $arrow }：{ $falls }

aim-hint = 駒をドラッグするか、駒を選んで矢印を押してください。
aim-picked = { $square }の{ $piece }を、どちらへ？
aim-goes = { $square }から{ $end }へ。
aim-pushes = { $square }から{ $end }へ、駒を{ $pushed }つ押します。
aim-off = { $square }の駒が盤を出ます。
aim-fall = { $owner }の{ $piece }が落ちて、{ $side }に{ $points }。
aim-closed = こちらへは動けません。試すと、どの決まりによるかわかります。
refusal-push-back = { $now }の駒は{ $before }から来たばかり。この番では{ $before }へ押し戻せません。

score = { $points }/4
score-points = { $side }：4点のうち{ $points }点
score-claimed = { $side }：4点のうち{ $points }点。取った駒は{ $pieces }

view-rank = { $rank }の列：{ $pieces }。
view-empty = { $rank }の列：空き。
view-piece = { $square }に{ $owner }の{ $piece }
view-claimed = 得点は白{ $light }点、黒{ $dark }点。4点で勝ち。
view-turn = { $side }の番です。

refusal-no-piece = { $square }に駒はありません。
refusal-theirs = { $square }の駒は相手のものです。
refusal-too-many = { $most ->
        [1] 一段の駒が押せるのは一つまで。
       *[other] 二段の駒が押せるのは二つまで。
    }これでは{ $pushed }つ押すことになります。
refusal-not-a-move = 盤上の駒と、動かす向きを選んでください。

result-four-points = { $winner }の勝ち。{ $score }点対{ $against }点。
result-both-four = 一手で両者が4点に届きました。指したのは{ $loser }なので、{ $winner }の勝ちです。
result-third-time = 同じ局面が三度目。引き分けです。
result-no-move = { $loser }に動かせる駒がありません。{ $winner }の勝ちです。
result-resigned = { $winners_count ->
        [0] 両者とも投了しました。
       *[other] { $loser }の投了。{ $winner }の勝ちです。
    }

option-setup = はじめの局面
print-title = 小押し
print-about = Ko-oshi。二人用、10分から20分。
print-rules = 遊び方
print-rule-1 = 盤に印刷されたとおりに駒を並べます。白から始めて交互に動かし、パスはできません。
print-rule-2 = 自分の駒を一つ、縦か横へまっすぐ動かします。一段はちょうど1マス、二段はちょうど2マス。
print-rule-3 = 行く手の駒は、どちらのものでも押せます。一段は一つまで、二段は二つまで。
print-rule-4 = 盤から落ちた駒は、誰が押しても持ち主の相手のもの。一段につき1点です。
print-rule-5 = 押し戻しは禁止。相手が今動かした駒を、次の番だけは、もといたマスへ押せません。
print-rule-6 = 先に4点で勝ち。一手で両者が4点になったら、動かしたほうの負けです。
print-rule-7 = 同じ局面が三度目なら引き分け。動かせなければ負けです。
print-pieces = 切り抜いて使う駒
print-hint = 硬貨やさいころ、ポーンでも遊べます。二段は二つ重ねて。
print-credit = 小押しは、タイラー・ビールマンの『Oshi』をスティーブ・ホルトが作り直したゲームです。
