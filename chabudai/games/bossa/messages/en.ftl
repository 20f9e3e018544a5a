title = BOSSa
about = Lay your tiles along two dice, and be the first to have none.

side-0 = White
side-1 = Black
colour-W = white
colour-B = black
line-W = White line
line-B = Black line
marker-R = Redraw
marker-X = Exchange
marker-S = Stack
marker-R-does = Redraw: one of your tiles for one from the pile
marker-X-does = Exchange: one of your tiles for one of your opponent’s
marker-S-does = Stack: tiles on top of a place in play
marker-used = { $marker } marker, used
marker-left = { $marker } marker
markers = { $side }’s markers

tile-short = W{ $white }·B{ $black }
tile-short-W = W{ $white }
tile-short-B = B{ $black }
tile-words = { $white } white, { $black } black
tile-words-W = { $white } white
tile-words-B = { $black } black
tile = Tile, { $tile }
tile-drawn = Tile, { $tile }, just drawn
place = { $colour } { $value }

event-dealt = Four tiles for each.
event-rolled = White rolls { $white }, Black rolls { $black }: { $who } begins.
event-rolled-equal = Both roll { $white }: once more.
event-drew = { $who } draws { $tile }.
event-placed = { $who } puts { $tiles } on { $place }.
event-stacked = { $who } stacks { $tiles } on { $place }.
event-discarded = { $who } discards { $tile } to draw another.
event-exchanged = { $who } gives { $gave } and takes { $got }.

hand = { $side }’s hand: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
before = The dice are about to be cast.
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
sum-none = Not to be used as { $colour }
groups = Groups that fit { $place }
confirm = Put on { $place }
confirm-stack = Stack on { $place }
cancel = Cancel

aim-hint = Choose tiles, or a place to see what fits.
aim-fits = Choose a place that is lit.
aim-one = Fits { $place }.
aim-more = Add another tile.
aim-nowhere = These fit nowhere together.
aim-groups = { $place }: which tiles?
aim-none = Nothing of yours fits { $place }.
aim-R = Which tile goes away?
aim-X = Choose one of yours and one of theirs.
aim-X-theirs = Now one of theirs.
aim-X-mine = Now one of yours.
aim-S = On which place? Same number of tiles, same value.
aim-S-none = Nothing of yours can be stacked now.

pile = Pile: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
discarded = Discarded: { $tile }
counter = What is left
counter-line = Pile { $pile } · unseen { $unseen }
counter-tip = Not seen yet, by number
counter-left = { $colour } { $number }: { $left } of { $all } unseen.
score = { $side }: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }. Markers left: { $markers }
score-none = { $side }: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }. No markers left

view-line = { $line }: die { $die }. { $places }
view-alone = no tiles yet
view-spot = { $value } with { $tiles }
view-layers = { $value } with { $n } layers, on top { $tiles }
view-ends = { $line }, free places: { $ends }.
view-end = { $value } for { $few } or { $many } tiles
view-hand = { $side }’s hand: { $tiles }.
view-empty = { $side }’s hand is empty.
view-markers = { $side }’s markers: { $markers }.
view-no-markers = { $side } has used all markers.
view-pile = In the pile: { $pile }. Not seen yet: { $unseen }.
view-turn = It is { $side }’s turn.
view-drawn = It is { $side }’s turn, with { $tile } just drawn.

refusal-not-now = First tiles are dealt, dice cast, or a tile drawn.
refusal-not-yours = The tile { $tile } is not in your hand.
refusal-not-theirs = The tile { $tile } is not in your opponent’s hand.
refusal-not-a-move = A turn is to place tiles or to use a marker.
refusal-marker-used = Your marker “{ $marker }” is used already.
refusal-on-a-die = Nothing is stacked on a die.
refusal-nothing-there = No tiles lie on { $colour } { $value } yet.
refusal-no-such-place = The place { $colour } { $value } is not a next free one of its line.
refusal-no-dots = { $tile } shows no { $colour } dots, so it can’t be used in that line.
refusal-wrong-sum = These tiles make { $worth }; the place asks for { $asked }.
refusal-wrong-layer = { $size ->
        [one] { $size } tile lies
       *[other] { $size } tiles lie
    } there in a layer, so as many go on top, not { $tiles }.
refusal-wrong-count = The place beside it has { $connects }, so { $connects } or { $more } tiles may be put there, not { $tiles }.
refusal-empty-pile = There is no tile left in the pile to draw.

result-empty-hand = { $winner } has no tiles left, and wins.
result-no-move = { $loser } can neither place nor use a marker. { $winner } wins.
result-empty-pile = The pile is used up: a draw.
result-resigned = { $winners_count ->
        [0] Both have resigned.
       *[other] { $loser } resigns. { $winner } wins.
    }

print-about = For two, 5 to 10 minutes.
print-rules = How to play
print-rule-1 = Shuffle the tiles face down and put one away unseen. Each takes 4, face up, and three markers.
print-rule-2 = Each rolls a die, one for white, one for black; roll again if equal. The higher begins. The dice are where the two lines start.
print-rule-3 = Your turn: draw a tile. Then put tiles at the end of a line, or use a marker.
print-rule-4 = Lines go on up and down, one value a place. The dots of the line’s colour on your tiles add up to that value; a tile without that colour can’t be used.
print-rule-5 = Put as many tiles as the place beside it has, or one more. The die counts as one.
print-rule-6 = Markers, each once: redraw (a tile away, a new one from the pile), exchange (one of yours for one of theirs), stack (as many tiles of the same value on top of a place, not on a die).
print-rule-7 = No tiles left: you win. Nothing to do: you lose. Pile used up: a draw.
print-tiles = Tiles to cut out
print-markers = Markers, three for each
print-hint = Glue the sheet on card first. You also need two dice that you can tell apart.
print-credit = BOSSa is a game by Banana Moon Studio Sapporo, 2021.
