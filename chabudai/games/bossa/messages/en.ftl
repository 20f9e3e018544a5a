title = BOSSa
about = Build two lines and be first to run out of tiles.
goal = Be the first to place all your tiles.

side-0 = Player A
side-1 = Player B
colour-W = white
colour-B = black
line-W = White line
line-B = Black line
marker-R = Redraw
marker-X = Exchange
marker-S = Stack
marker-R-does = Redraw: discard a tile and draw another
marker-X-does = Exchange: swap a tile with your opponent
marker-S-does = Stack: put tiles on top of a place in play
marker-used = { $marker } marker, used
marker-left = { $marker } marker
markers = { $side_is ->
        [you] Your
       *[other] { $side }’s
    } markers

option-stack = Stack marker
option-stack-one = One layer
option-stack-several = Several layers at once

tile-short = W{ $white }·B{ $black }
tile-short-W = W{ $white }
tile-short-B = B{ $black }
tile-words = { $white } white, { $black } black
tile-words-W = { $white } white
tile-words-B = { $black } black
tile = Tile, { $tile }
tile-drawn = Tile, { $tile }, just drawn
place = { $colour } { $value }

event-dealt = Four tiles each.
event-rolled = White die { $white }, black die { $black }: { $who_is ->
        [you] you go first.
       *[other] { $who } goes first.
    }
event-rolled-equal = Both dice show { $white }: roll again.
event-drew = { $who_is ->
        [you] You draw
       *[other] { $who } draws
    } { $tile }.
event-placed = { $who_is ->
        [you] You place
       *[other] { $who } places
    } { $tiles } on { $place }.
event-stacked = { $who_is ->
        [you] You stack
       *[other] { $who } stacks
    } { $tiles } on { $place }{ $layers ->
        [one] .
       *[other] , in { $layers } layers.
    }
event-discarded = { $who_is ->
        [you] You discard
       *[other] { $who } discards
    } { $tile } to draw another.
event-exchanged = { $who_is ->
        [you] You give { $gave } and take
       *[other] { $who } gives { $gave } and takes
    } { $got }.

hand = { $side_is ->
        [you] Your
       *[other] { $side }’s
    } hand: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
before-deal = Tiles are dealt when you’re both here.
before = Next: the dice.
slot = { $few } or { $many }
cell-die = { $place }, the die
cell-spot = { $place }: { $tiles }
cell-layers = { $place }, { $n ->
        [one] { $n } layer
       *[other] { $n } layers
    }, on top { $tiles }
cell-end = { $place }, free: { $few } or { $many } tiles
cell-fits = { $place }. Your tiles fit here
cell-stacks = { $place }. Your tiles can be stacked here
sum = { $n } { $colour }
sum-none = Can’t be used as { $colour }
groups = Groups that fit { $place }
confirm = Place on { $place }
confirm-stack = Stack on { $place }
confirm-R = Discard { $tile }
confirm-X = Swap { $mine } for { $theirs }
cancel = Cancel

aim-hint = Drag a tile to a line, or tap a tile or a place.
aim-fits = Choose a place that is lit.
aim-one = Fits { $place }.
aim-more = Add another tile.
aim-nowhere = These fit nowhere together.
aim-groups = { $place }: which tiles?
aim-none = Nothing of yours fits { $place }.
aim-R = Discard which tile?
aim-X = Choose one of yours and one of theirs.
aim-X-theirs = Now one of theirs.
aim-X-mine = Now one of yours.
aim-S = Which place? Same number of tiles, same value.
aim-S-several = Which place? Same number and value a layer.
aim-S-none = Nothing of yours can be stacked now.
aim-spends = Uses your { $marker } marker.

pile = Pile: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
removed = The removed tile, face down
discarded = Discarded: { $tile }
counter = What is left
counter-line = Pile { $pile } · unseen { $unseen }
counter-tip = Not seen yet, by number
counter-left = { $colour } { $number }: { $left } of { $all } unseen.
score = { $side_is ->
        [you] You
       *[other] { $side }
    }: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }. Markers left: { $markers }
score-none = { $side_is ->
        [you] You
       *[other] { $side }
    }: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }. No markers left

stuck = Why { $side } is stuck
stuck-you = Why you’re stuck
stuck-place = { $place } needs { $few } or { $many } tiles that make { $value }.
stuck-dots = { $colour } dots in hand: { $dots }.
stuck-no-dots = No { $colour } dots in hand.
stuck-used = { $marker }: already used.
stuck-empty-pile = { $marker }: the pile is empty.
stuck-no-place = { $marker }: no tiles to stack on yet.
stuck-no-match = { $marker }: nothing in hand matches { $needs }.
stuck-on = { $place } ({ $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    })

view-line = { $line }: die { $die }. { $places }
view-alone = no tiles yet
view-spot = { $value } with { $tiles }
view-layers = { $value } with { $n } layers, on top { $tiles }
view-ends = { $line }, free places: { $ends }.
view-end = { $value } for { $few } or { $many } tiles
view-hand = { $side_is ->
        [you] Your
       *[other] { $side }’s
    } hand: { $tiles }.
view-empty = { $side_is ->
        [you] Your
       *[other] { $side }’s
    } hand is empty.
view-markers = { $side_is ->
        [you] Your
       *[other] { $side }’s
    } markers: { $markers }.
view-no-markers = { $side_is ->
        [you] You have
       *[other] { $side } has
    } used all markers.
view-pile = In the pile: { $pile }. Not seen yet: { $unseen }, one of them removed.
view-turn = It’s { $side_is ->
        [you] your
       *[other] { $side }’s
    } turn.
view-drawn = It’s { $side_is ->
        [you] your
       *[other] { $side }’s
    } turn, with { $tile } just drawn.

refusal-not-now = Wait for the deal, the dice or the draw.
refusal-not-yours = { $tile } isn’t in your hand.
refusal-not-theirs = { $tile } isn’t in your opponent’s hand.
refusal-not-a-move = Place tiles or use a marker.
refusal-marker-used = You’ve used your { $marker } marker.
refusal-on-a-die = You can’t stack on a die.
refusal-nothing-there = Stack where tiles lie: { $colour } { $value } is empty.
refusal-no-such-place = Only the next number at either end is open.
refusal-no-dots = { $tile } has no { $colour } dots for that line.
refusal-wrong-sum = These tiles make { $worth }; this place needs { $asked }.
refusal-wrong-layer = Stack exactly { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    } here.
refusal-wrong-layers = Stack { $size } tiles a layer here.
refusal-uneven-layers = Each layer must make { $asked } with { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }.
refusal-wrong-count = Place { $connects } or { $more } tiles here.
refusal-empty-pile = No tile left in the pile to draw.

result-empty-hand = { $winner_is ->
        [you] You ran out of tiles first.
       *[other] { $winner } ran out of tiles and wins.
    }
result-no-move = { $loser_is ->
        [you] You can neither place nor use a marker, so { $winner } wins.
       *[other] { $loser } can neither place nor use a marker, so { $winner_is ->
            [you] you win.
           *[other] { $winner } wins.
        }
    }
result-empty-pile = The pile is used up: a draw.
result-resigned = { $winners_count ->
        [0] Both have resigned.
       *[other] { $loser_is ->
            [you] You resigned.
           *[other] { $winner_is ->
                [you] { $loser } resigned.
               *[other] { $loser } resigned: { $winner } wins.
            }
        }
    }

print-about = For two, 5 to 10 minutes.
print-rules = How to play
print-rule-1 = Shuffle the tiles face down and put one away unseen. Each player takes 4 tiles, face up, and three markers.
print-rule-2 = Each player rolls a die, one the white, one the black; roll again if they’re equal. The higher goes first. The dice are where the two lines start.
print-rule-3 = On your turn, draw a tile. Then place tiles at the end of a line, or use a marker.
print-rule-4 = Lines go up and down from the die, one value a place. The dots of the line’s colour on your tiles add up to that value; a tile without that colour can’t be used.
print-rule-5 = Place as many tiles as the place beside it has, or one more. The die counts as one.
print-rule-6 = Markers, once each: Redraw (discard a tile and draw another), Exchange (swap a tile with your opponent), Stack (as many tiles of the same value on top of a place, not on a die). If you like, agree before the game that a Stack may put down several layers at once.
print-rule-7 = Out of tiles: you win. Nothing you can do: you lose. Pile used up: a draw.
print-tiles = Tiles to cut out
print-markers = Markers, three each
print-hint = Glue the sheet on card first. You also need two dice that you can tell apart.
print-credit = BOSSa is a game by Banana Moon Studio Sapporo, 2021.

# In the terminal.
terminal-hint = A tile is its white and its black dots: 23. Place W5=23+31, stack B4^12+32, redraw R23, exchange X23-41 (mine for theirs).
terminal-R = redraw
terminal-X = exchange
terminal-S = stack
terminal-tiles = { $few } or { $many }
terminal-counter = { $pile ->
        [one] { $pile } tile
       *[other] { $pile } tiles
    } in the pile, and one was removed. Not seen yet, of each number:

# The computer’s levels: what each is called, and its manner.
level-1 = Spendthrift
level-1-about = uses up its markers at once
level-2 = Fidget
level-2-about = redraws at once, then lays all the tiles it can
level-3 = Hasty
level-3-about = lays all the tiles it can
level-4 = Farsighted
level-4-about = weighs every draw that may come
level-5 = Seer
level-5-about = plays every move out to the end

# The lesson.
lesson-line = Be the first to place all your tiles, and you win. Two lines grow from the dice. The white die shows 4, so 3 and 5 come next. Place your tile with 5 white dots on white 5.
lesson-line-right = On the white line only white dots count. Each turn, you first draw a tile. Then you make one move.
lesson-line-wrong = That used a marker; we get to those later. Tap the tile with 5 white dots, then white 5.
lesson-line-wrong-black = That was the black line. Tap the tile with 5 white dots, then white 5.
lesson-black = Now the black line. Here only black dots count. Its die shows 3, so 2 and 4 come next. Place a tile on black 2 or black 4.
lesson-black-right = You can use a tile by its white dots or by its black dots. A tile with no black dots can’t go on the black line.
lesson-black-wrong = That used a marker. Place a tile with 2 or 4 black dots on the black line.
lesson-black-wrong-white = That was the white line. Place a tile with 2 or 4 black dots on the black line.
lesson-two = You can place two tiles at once: their dots add up. Find two tiles with 5 white dots together. Tap both, then white 5.
lesson-two-right = Two tiles gone in one move. Next to a die you place one tile or two.
lesson-two-wrong = That used a marker. Find two tiles with 5 white dots together: 1 and 4.
lesson-two-wrong-one = That was only one tile. Find two with 5 white dots together: 1 and 4.
lesson-count = A place takes as many tiles as lie next to it, or one more. Two lie on black 5, so black 6 takes two or three. Fill it with 6 black dots.
lesson-count-right = Right: two tiles, 6 black dots. Black 7 now takes two or three as well.
lesson-count-wrong = That used a marker. Find two tiles with 6 black dots together, and tap black 6.
lesson-count-wrong-place = That fits, but we want black 6. Find two tiles with 6 black dots together.
lesson-swap = None of your tiles fits. So use a marker; each works once a game. With Exchange you swap a tile with your opponent: take theirs with 5 white dots.
lesson-swap-right = It fits white 5 on your next turn. Another marker is Redraw: discard a tile and draw a new one.
lesson-swap-wrong = Tap Exchange, one of your tiles, and your opponent’s tile with 5 white dots.
lesson-swap-wrong-other = That tile doesn’t fit anywhere either. Take the one with 5 white dots: it fits white 5.
lesson-swap-wrong-redraw = That was Redraw: you get any tile from the pile. With Exchange you can choose.
lesson-stack = With the Stack marker you put tiles on top of others: as many as lie there, making the same number. Two lie on white 5. Stack your last two on them.
lesson-stack-right = No tiles left: you win! If nobody gets there before the pile is empty, it’s a draw.
lesson-stack-wrong = You still have tiles. Tap Stack, both tiles, and white 5: your 2 and 3 white dots make 5.
lesson-stuck = If you can’t place and can’t use a marker, you lose. Your opponent has used all markers, and only one of their tiles fits: on black 1. Take black 1 first.
lesson-stuck-right = Your opponent is stuck: you win! A tip: look at their tiles, and take the place that they need. And keep a marker for a turn when nothing fits.
lesson-stuck-wrong = Black 1 is still free. Place a tile with 1 black dot there.
lesson-stuck-wrong-many = Three tiles gone, but black 1 is still free: your opponent plays on. Take black 1.
