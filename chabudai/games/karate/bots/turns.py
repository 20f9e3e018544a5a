"""What a bot is asked to do by a view: to write dice, to choose techniques, or to run."""

from chabudai.games.karate import Own, View


def is_running(view: View) -> bool:
    """Tell whether the seat is to run a foot race."""
    return view.awaits == "race" and view.seat in view.runners and view.own is not None and view.own.run is None


def to_do(view: View) -> tuple[Own, tuple[int, int] | None]:
    """Return what the seat has, and the dice that it is to write; none in a fight."""
    own = view.own
    if own is None or own.writing or own.chosen or view.awaits not in {"write", "settle"}:
        raise ValueError("there is no move to choose from")
    return own, view.dice if view.awaits == "write" else None
