title = 小押し
# U+200Bは改行してよいところ：文節の途中で折り返さないように。
about = 相手の{ "\u200B" }駒を{ "\u200B" }盤の{ "\u200B" }外へ{ "\u200B" }押し出そう。
goal = 相手の駒を4点分、盤の外へ（1段は1点、2段は2点）

side-0 = 白
side-1 = 黒
piece-1 = 1段の駒
piece-2 = 2段の駒
points = { $points }点

# 起きたこと。盤の向きは人によって違うので、方角ではなくマスで言います。
event-moved = { $who }、{ $square }から{ $end }へ。{ $pushed ->
        [0] { "" }
       *[other] 駒を{ $pushed }つ押す。
    }
event-moved-falls = { $who }、{ $square }から{ $end }へ。{ $fallen }が落ちる。
event-moved-off = { $who }、{ $square }から盤の外へ。{ $fallen }が落ちる。
owned-piece = { $owner }の{ $piece }

# 盤
board = 小押しの盤
keys = 矢印キーで移動、Enterで駒を選び、矢印キーで向きを決め、Enterで指します。Escapeで戻します。
arrows = 動かす向き
cell-empty = { $square }、空き
cell-piece = { $square }、{ $owner }の{ $piece }
cell-protected = { $cell }、{ $before }へは押し戻せません
way-up = 上
way-right = 右
way-down = 下
way-left = 左
arrow-n = { $way }（5行目のほう）
arrow-e = { $way }（e列のほう）
arrow-s = { $way }（1行目のほう）
arrow-w = { $way }（a列のほう）
arrow-does = { $arrow }：{ $does }

# 狙い
aim-hint = 駒をドラッグするか、{ "\u200B" }駒を選んで矢印を押してください。
aim-picked = { $square }の{ $piece }を、どちらへ？
aim-goes = { $square }から{ $end }へ。
aim-pushes = { $square }から{ $end }へ、駒を{ $pushed }つ押します。
aim-gain = { $owner }の{ $piece }が落ちて、{ $side_is ->
        [you] あなた
       *[other] { $side }
    }に{ $points }。
aim-loss = { $owner_is ->
        [you] あなた
       *[other] { $owner }
    }は{ $piece }を失い、{ $side }に{ $points }。
aim-wins = この手で勝ちです！
aim-loses = この手を指すと負けです！
aim-loses-both = 両者が4点になり、この手を指すと負けです！（KO-12）
aim-draws = 同じ局面が3度目になり、引き分けです。
aim-closed = { $why }（{ $rule }）
aim-closed-ways = 動かせない向き：{ $ways }。
closed-too-many = { $arrow } 駒を{ $pushed }つ押すことになる（{ $rule }）
closed-push-back = { $arrow } { $now }の駒の押し戻し（{ $rule }）
mark-gain = +{ $points }
mark-loss = −{ $points }
mark-wins = 勝ち
mark-loses = 負け
mark-draws = 引分

# 得点と、言葉で見る盤
score = { $points }/4
score-points = { $side }：4点のうち{ $points }点
score-captured = { $side }：4点のうち{ $points }点。取った駒は{ $pieces }
view-rank = { $rank }行目：{ $pieces }。
view-empty = { $rank }行目：空き。
view-piece = { $square }に{ $owner }の{ $piece }
view-points = 得点：{ $points }。4点で勝ち。
view-points-of = { $side }{ $points }点
view-turn = { $side }の番です。

# 指せない理由
refusal-no-piece = { $square }に駒はありません。
refusal-theirs = { $square }の駒は相手のものです。
refusal-too-many = { $most ->
        [1] 1段の駒が押せるのは1つまで
       *[other] 2段の駒が押せるのは2つまで
    }：これでは{ $pushed }つになります。
refusal-push-back = 押し戻し禁止：{ $now }の駒は{ $before }から来たばかりです。
refusal-not-a-move = 盤上の駒と、動かす向きを選んでください。
refusal-unreadable = 手はa1〜e5のマスとn・e・s・wの方向で書きます（例：a1n）。

# 使えない局面の理由
refusal-position-parts = 局面には駒の配置、手番、得点、守られた駒の4つが必要です。例：{ $start }
refusal-position-after = 局面の4つの部分の後には何も書けません。例：{ $start }
refusal-position-long = 局面は{ $most }文字までです。
refusal-position-ranks = 5マスずつの行を5つ、/で区切って書きます。駒はA B a b、空きマスは1〜5です。
refusal-position-pieces = { $side }の{ $value ->
        [1] 1段の駒
       *[other] 2段の駒
    }は{ $most }つまでです（{ $count }つあります）。
refusal-position-no-piece = 盤上に{ $side }の駒がありません。
refusal-position-side = 手番はl（白）かd（黒）で書きます。
refusal-position-points = 得点は白-黒の順に、0-0のように書きます。
refusal-position-over = ゲームが終わってしまいます。得点は0〜{ $most }点です。
refusal-position-protected = 守られた駒はc4>c5のように書き、コンマで区切ります。なければ-です。
refusal-position-not-theirs = { $now }>{ $before }に、直前に動いた{ $side }の駒がありません。
refusal-position-last-move = 1手でこのように守られることはありません。なければ-と書きます。

result-four-points = { $winner_is ->
        [you] 先に4点を取りました。{ $score }点対{ $against }点。
       *[other] { $winner }の勝ち。{ $score }点対{ $against }点。
    }
result-both-four = 1手で両者が4点になりました。指したのは{ $loser }なので、{ $winner }の勝ちです。
result-third-time = 同じ局面が3度目。引き分けです。
result-no-move = { $loser }に指せる手がありません。{ $winner }の勝ちです。
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

option-setup = 開始局面（上級者用）

print-title = 小押し
print-about = Ko-oshi。2人用、10〜20分。
print-rules = 遊び方
print-rule-1 = 盤に印刷されたとおりに駒を並べます。輪郭が1つなら1段の駒、2つなら2段の駒です。白が先手で、あとは交互。パスはできません。
print-rule-2 = 自分の駒を1つ、行か列に沿ってまっすぐ動かします。1段の駒はちょうど1マス、2段の駒は盤の外へ出ても必ず2マス。
print-rule-3 = 行く手の駒は、どちらのものでも押せます。1段の駒は1つまで、2段の駒は2つまで。
print-rule-4 = 落ちた駒は、だれが押しても持ち主の相手の得点です。1段の駒は1点、2段の駒は2点。
print-rule-5 = 押し戻しは禁止。相手が今動かした駒を、次の番だけは、もといたマスへ押せません。
print-rule-6 = 先に4点で勝ち。1手で両者が4点になったら、指したほうの負けです。
print-rule-7 = 同じ局面が3度目なら引き分け。自分の番に指せる手がなければ負けです。
print-pieces = 切り抜いて使う駒
print-hint = 硬貨やダイス、ポーンでも遊べます。2段の駒は2つ重ねて。
print-credit = 小押しは、タイラー・ビールマンの『Oshi』をスティーブ・ホルトが作り直したゲームです。

# 端末で
terminal-hint = 手は駒のマスと方角で書きます：b1n、b1e、b1s、b1w。
terminal-score = { $n }点
terminal-points = { $n }点
terminal-points-of = { $of }点中{ $n }点
terminal-last-move = 直前の手
terminal-held = 押し戻し禁止（KO-10）：
terminal-held-way = { $now }→{ $before }

# CPUのレベル：呼び名と打ち方。
level-1 = うっかり屋
level-1-about = 駒が落ちると慌てる
level-2 = せっかち
level-2-about = 少し先を読むが、駒が落ちると雑になる
level-3 = 気分屋
level-3-about = よく読むが、駒が落ちると手元が狂う
level-4 = 負けず嫌い
level-4-about = 深く読み、負けているときだけ乱れる
level-5 = 達人
level-5-about = 時間いっぱい読みきる

# レッスン
lesson-move = あなたは手前の白です。1段の駒は、縦か横にまっすぐ1マス動きます。1段の駒をひとつ動かしてみましょう。
lesson-move-right = これが1手です。1個の駒を、まっすぐ一方向へ。パスはできません。
lesson-move-wrong = それは自分の1段の駒ではありません。背の低い駒を動かしてください。
lesson-move-wrong-off = 盤の外に出ました。出てもかまいませんが、その駒は失われます。盤の上に残るように動かしましょう。
lesson-move-wrong-double = それは2段の駒で、2マス動きました。今度は1段の駒を動かしてください。
lesson-push = 駒のあるマスへ進むと、その駒を押します。1段の駒で黒の駒を押してみましょう。
lesson-push-right = 押せました。1段の駒が押せるのは、どちらの駒でも1個だけ。2個並ぶと重すぎます。
lesson-push-wrong = 黒の駒は動いていません。黒の駒のすぐ手前にいる1段の駒を探しましょう。
lesson-double = 2段の駒はちょうど2マス動き、2個まで押せます。2段の駒で黒の駒を押してみましょう。
lesson-double-right = 2マス進んで、駒もいっしょに動きました。2段の駒は必ず2マスです。1マスでも3マスでもありません。
lesson-double-wrong = 押すのは2段の駒です。左のすみの背の高い駒の先に、黒の駒がいます。
lesson-edge = 盤の外へ押し出した駒は取れます。1段は1点、2段は2点。黒の駒を取ってみましょう。
lesson-edge-right = 1点です。先に4点取ったほうが勝ちます。
lesson-edge-wrong = 何も落ちていません。端にいて、すぐ後ろに自分の駒がいる黒の駒はどれでしょう。
lesson-edge-wrong-own = 自分の駒が落ちました。だれが押しても、落ちた駒は相手の点になります。
lesson-careful = 2段の駒は、盤の外に出るとしても必ず2マス動きます。自分の駒を失わずに黒の駒を取りましょう。
lesson-careful-right = そのとおり。2段の駒でも取れましたが、続けて自分も落ちるところでした。あなたは1点、黒は2点です。
lesson-careful-wrong = 何も取れていません。取る手は2つあり、そのうち1つは何も失いません。
lesson-careful-wrong-both = 1段は取れましたが、2段の駒は先へ進んで落ちました。あなたは1点、黒は2点です。
lesson-careful-wrong-own = 自分の駒を失っただけです。
lesson-back = 黒は1段の駒をc3へ動かしたところです。元のマスへまっすぐ押し返すことはできません。別の方向へ押しましょう。
lesson-back-right = 横へなら押せます。禁止されるのは、直前に動いた駒を次の1手で押し返すことだけです。
lesson-back-wrong = c3の駒は動いていません。横から押せるのはどの駒でしょう。
lesson-win = どちらも3点です。先に4点になれば勝ちますが、1手で両方が4点になると、動かしたほうの負けです。勝ってください。
lesson-win-right = あなたの勝ち。これでルールは全部です。コツは、2段の駒を端に置かず、中央から押すこと。
lesson-win-wrong = まだ勝ちではありません。あと1点で足ります。
lesson-win-wrong-both = 両方が4点になり、動かしたのはあなたなので負けです（KO-12）。もう一つの取り方なら安全です。
lesson-win-wrong-own = それでは黒が4点になります。相手の駒を取りましょう。
