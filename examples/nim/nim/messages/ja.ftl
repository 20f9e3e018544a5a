title = ニム
about = 山から石を取り、最後の1個を取ろう。

side-0 = 先手
side-1 = 後手

view-board = 石
view-heaps = { "" }
view-turn = 手番

move-take = { $heap }番の山から{ $count }個取る
event-took = { $seat }、{ $heap }番の山から{ $count }個取る。残り{ $left }個。

refusal-not-there = 石のある1つの山から、1個以上取ってください。
result-last-stone = { $winner }が最後の石を取って勝ち。
result-misere = { $loser }が最後の石を取ったので、{ $winner }の勝ち。

option-heaps = 山
option-misere = ミゼール：最後の石を取ると負け
