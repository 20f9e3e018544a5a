"""Monte Carlo tree search for any game: by playouts from worlds that fit a view, through `Game` alone.

The tree is open-loop: a node stands for what has been seen since the root, not for a state, because each playout has a
world of its own. This is information-set search (ISMCTS: Cowling, Powley and Whitehouse, 2012): one tree over all the
worlds, where a move is weighed by how often it was there to be made. Moves are chosen by their upper confidence bound
(UCT); where several seats act at once each chooses by itself (decoupled UCT), so that nobody answers what they can't
know. What chance decides is drawn. Where nothing is hidden, moves in another order that lead to the same state share a
node, and endings are backed up exactly, so that a win that was found is not lost in averages.
"""

from collections.abc import Hashable, Iterable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from chabudai.bots.budget import Budget
from chabudai.bots.search.payoffs import Payoffs
from chabudai.core import NATURE, ONLY_NATURE, AnyGame, MoveSpace, Seat, as_listed, with_secrets

EXPLORE: Final = 1.0
MOST_MOVES: Final = 400
"""Of more moves than these, or of moves that can't be listed, a sample is looked at, which grows with the visits."""
WIDEN: Final = 4
LONGEST: Final = 600
"""After so many moves a playout is given up, and counts as a draw."""


class Arm:
    """A move at a node: how often it was there, how often it was tried, and what that brought."""

    __slots__ = ("available", "move", "total", "visits")

    def __init__(self, move: Any) -> None:  # noqa: ANN401 -- as the game's moves
        self.move = move
        self.available = 0
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What it brought on average."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """Somewhere in the tree: the moves that were tried here by each seat, and where they led."""

    __slots__ = ("arms", "children", "exact")

    def __init__(self) -> None:
        self.arms: dict[Seat, dict[Hashable, Arm]] = {}
        self.children: dict[Hashable, Node] = {}
        self.exact: tuple[float, ...] | None = None
        """What it is worth by seat, where that is certain."""


class Choice(NamedTuple):
    """What was chosen at a node on the way down."""

    node: Node
    arms: tuple[tuple[Seat, Arm], ...]
    legal: tuple[Hashable, ...] | None
    """The keys of all moves that there were, where one seat chose among moves that can be listed."""


class TreeSearch:
    """Searches for the best move of the seat that a view is for; `depth` is how many choices deep the tree grows."""

    def __init__(self, game: AnyGame, view: Any, rng: Random, depth: int) -> None:  # noqa: ANN401 -- as the game's views
        self._game = game
        self._view = view
        self._rng = rng
        self._depth = depth
        self._payoffs = Payoffs(game)
        self._secret = with_secrets(game) is not None
        self._first_world: Any = game.world(view, rng)
        self._open = self._payoffs.certain and not self._secret
        """Whether all worlds that fit the view have been the same so far: only then is anything certain."""
        self.seat = seat_of(game, view, self._first_world)
        self.root = Node()
        self._nodes: dict[Hashable, Node] = {}
        """The nodes by their states, where nothing is hidden."""

    def choose(self, budget: Budget) -> Any:  # noqa: ANN401 -- as the game's moves
        """Return the best move found within a budget; ValueError where there is none."""
        arms, all_moves = self._arms(self.root, self._first_world, self.seat)
        if len(arms) == 1 and all_moves:
            return arms[0].move
        for _ in range(budget.steps):
            if budget.over or (self._open and self.root.exact):
                break
            self._play_once(budget)
        return self._best().move

    def _best(self) -> Arm:
        arms = list(self.root.arms[self.seat].items())
        self._rng.shuffle(arms)

        def merit(item: tuple[Hashable, Arm]) -> tuple[bool, bool, int, float]:
            exact = self._exact(self.root, item[0])
            best = exact is not None and self.root.exact is not None and exact >= self.root.exact[self.seat]
            return best or exact == 1, exact != 0, item[1].visits, item[1].mean

        return max(arms, key=merit)[1]

    def _exact(self, node: Node, key: Hashable) -> float | None:
        """Return what a move of the only seat that acts is worth, where that is certain."""
        child = node.children.get(((self.seat_at(node), key),)) if self._open else None
        return child.exact[self.seat_at(node)] if child and child.exact else None

    @staticmethod
    def seat_at(node: Node) -> Seat:
        """Return the first seat that acts at a node."""
        return min(node.arms)

    # One playout

    def _play_once(self, budget: Budget) -> None:
        """Go down the tree in a world of its own, play on at random, and add the payoffs to the chosen arms."""
        world = self._game.world(self._view, self._rng)
        if self._open and world != self._first_world:
            self._open = False
        path: list[Choice] = []
        payoffs = self._descend(world, path, budget)
        if payoffs is None:
            return
        for choice in reversed(path):
            for seat, arm in choice.arms:
                arm.visits += 1
                arm.total += payoffs[seat]
            if self._open and choice.legal is not None:
                self._note_exact(choice.node, choice.legal)

    def _descend(self, state: Any, path: list[Choice], budget: Budget) -> tuple[float, ...] | None:  # noqa: ANN401 -- as the game's
        game, node = self._game, self.root
        while True:
            result = game.result(state)
            if result is not None:
                node.exact = self._payoffs.of(result)
                return node.exact
            if budget.over:
                return None
            acting = game.to_act(state)
            if acting == ONLY_NATURE:
                move = game.nature(state, self._rng)
                key = self._seen(state, NATURE, move)
                state = game.apply(state, NATURE, move)
                node = self._child(node, key, state)
                continue
            choice = self._choice(node, state, sorted(acting))
            fresh = any(not arm.visits for _, arm in choice.arms)
            path.append(choice)
            state, key = self._advance(state, choice.arms)
            node = self._child(node, key, state)
            if fresh or len(path) >= self._depth:
                return self._play_on(state, budget, node)

    def _child(self, node: Node, key: Hashable, state: Any) -> Node:  # noqa: ANN401 -- likewise
        child = node.children.get(key)
        if child is None:
            child = self._nodes.setdefault(_key(state), Node()) if self._open else Node()
            node.children[key] = child
        return child

    def _play_on(self, state: Any, budget: Budget, node: Node) -> tuple[float, ...] | None:  # noqa: ANN401 -- likewise
        """Let everybody move at random until it is over; None where the time does not last."""
        game, rng = self._game, self._rng
        for count in range(LONGEST):
            result = game.result(state)
            if result is not None:
                payoffs = self._payoffs.of(result)
                if not count:
                    node.exact = payoffs
                return payoffs
            if budget.over:
                return None
            actor = min(game.to_act(state))
            move = game.nature(state, rng) if actor == NATURE else game.moves(state, actor).sample(rng)
            state = game.apply(state, actor, move)
        return self._payoffs.draw

    # Choosing

    def _choice(self, node: Node, state: Any, acting: Sequence[Seat]) -> Choice:  # noqa: ANN401 -- likewise
        chosen: list[tuple[Seat, Arm]] = []
        legal: tuple[Hashable, ...] | None = None
        alone = len(acting) == 1
        for seat in acting:
            arms, all_moves = self._arms(node, state, seat)
            for arm in arms:
                arm.available += 1
            if alone and all_moves:
                legal = tuple(_key(arm.move) for arm in arms)
            chosen.append((seat, max(arms, key=lambda arm: self._bound(node, arm, alone=alone))))
        return Choice(node, tuple(chosen), legal)

    def _bound(self, node: Node, arm: Arm, *, alone: bool) -> float:
        if not arm.visits:
            return 2.0 + self._rng.random()
        exact = self._exact(node, _key(arm.move)) if alone else None
        if exact is not None:
            return exact if exact < 1 else 3.0
        return arm.mean + EXPLORE * sqrt(log(arm.available) / arm.visits)

    def _arms(self, node: Node, state: Any, seat: Seat) -> tuple[list[Arm], bool]:  # noqa: ANN401 -- likewise
        """Return the moves to choose from, and whether they are all; of a large space, as many as visits are worth."""
        known = node.arms.setdefault(seat, {})
        space = self._game.moves(state, seat)
        finite = as_listed(space)
        if finite is not None and len(finite) <= MOST_MOVES:
            return _added(known, finite), True
        visits = sum(arm.visits for arm in known.values())
        _added(known, _samples(space, self._rng, int(WIDEN * sqrt(visits + 1)) - len(known)))
        fitting = [arm for arm in known.values() if space.contains(arm.move)]
        return fitting or _added(known, _samples(space, self._rng, 1)), False

    def _advance(self, state: Any, arms: Iterable[tuple[Seat, Arm]]) -> tuple[Any, Hashable]:  # noqa: ANN401 -- likewise
        """Make what was chosen, and return the state with the key of what was seen of it."""
        game, seen = self._game, list[Hashable]()
        for seat, arm in arms:
            if seen and not game.moves(state, seat).contains(arm.move):
                continue  # another's move at the same time has forestalled it
            seen.append(self._seen(state, seat, arm.move))
            state = game.apply(state, seat, arm.move)
        return state, tuple(seen)

    def _seen(self, state: Any, seat: Seat, move: Any) -> Hashable:  # noqa: ANN401 -- likewise
        """Return what the searching seat knows of a move: one's own, and any in a game without secrets, wholly."""
        if self._secret and seat != self.seat:
            return seat, repr(self._game.events(state, seat, move, self.seat))
        return seat, _key(move)

    def _note_exact(self, node: Node, legal: tuple[Hashable, ...]) -> None:
        """Note what a node is worth where a move that wins is known, or all moves are."""
        seat = self.seat_at(node)
        children = [node.children.get(((seat, key),)) for key in legal]
        exact = [child.exact for child in children if child and child.exact]
        best = max(exact, key=lambda payoffs: payoffs[seat], default=None)
        if best is not None and (best[seat] == 1 or len(exact) == len(legal)):
            node.exact = best


def seat_of(game: AnyGame, view: Any, world: Any) -> Seat:  # noqa: ANN401 -- as the game's types
    """Return whose view this is: the view says so, or only one seat is to act; ValueError where it may not act."""
    acting = game.to_act(world) - {NATURE}
    seat = getattr(view, "seat", None)
    if seat is None and len(acting) == 1:
        return min(acting)
    if seat is None or seat not in acting:
        raise ValueError("there is no move to choose: it is not this seat's turn")
    return Seat(seat)


def _samples(space: MoveSpace[Any], rng: Random, count: int) -> list[Any]:
    return [space.sample(rng) for _ in range(count)]


def _added(known: dict[Hashable, Arm], moves: Iterable[Any]) -> list[Arm]:
    """Return the arms of these moves; those that are new are added to the known ones."""
    return [known.get(key) or known.setdefault(key, Arm(move)) for key, move in ((_key(each), each) for each in moves)]


def _key(value: Any) -> Hashable:  # noqa: ANN401 -- likewise
    """Return a key that is equal for equal values; of one that can't be hashed, its text."""
    try:
        hash(value)
    except TypeError:
        return repr(value)
    return value
