"""Messages that games with flicks share."""

from chabudai.core.messages import Message


def hand_error(da: float, dv: float) -> Message:
    """Return the sentence about a hand that has erred by so many degrees to the left and so many m/s."""
    return Message.of(
        "event-erred",
        da=f"{abs(da):g}",
        side="left" if da >= 0 else "right",
        dv=f"{abs(dv):g}",
        pace="faster" if dv >= 0 else "slower",
    )


def speed(metres: float) -> str:
    """Return a speed in m/s as it stands in a sentence: `1.50`."""
    return f"{metres:.2f}"
