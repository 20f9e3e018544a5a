title = Nim
about = Take stones from heaps, and take the last one.

side-0 = First
side-1 = Second

view-board = Stones
view-heaps = { "" }
view-turn = Turn

move-take = Take { $count } from heap { $heap }
event-took = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $count ->
        [one] 1 stone
       *[other] { $count } stones
    } from heap { $heap }; { $left ->
        [0] none left
       *[other] { $left } left
    }.

refusal-not-there = Take 1 stone or more, all from one heap that has them.
result-last-stone = { $winner } takes the last stone and wins.
result-misere = { $loser } takes the last stone, so { $winner } wins.

option-heaps = Heaps
option-misere = Misère: the last stone loses
