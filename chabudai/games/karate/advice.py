"""Where two results do least harm on a sheet: what is written for a player whose time is over."""

from chabudai.games.karate.moves import Mark, Write
from chabudai.games.karate.sheet import BOXES, BOXES_OF, INDEX, Box, Code, Sheet, marked, part


def harmless(sheet: Sheet, dice: tuple[int, int]) -> Write:
    """Return the writing that adds to what is begun, else goes where nothing is lost; never with a kiai."""
    first = _best(sheet, dice[0], None)
    second = _best(marked(sheet, first, dice[0]), dice[1], first)
    marks = Mark(first, dice[0]), Mark(second, dice[1])
    if dice[0] == dice[1] and INDEX[first] > INDEX[second]:
        marks = marks[1], marks[0]
    return Write(marks)


def _best(sheet: Sheet, number: int, taken: Box | None) -> Box:
    return max((box for box in BOXES if box != taken), key=lambda box: _worth(sheet, box, number))


def _worth(sheet: Sheet, box: Box, number: int) -> tuple[int, int]:
    """Return how good it is to write a number into a box: what the technique has of that number, and what is lost."""
    step, code = int(box[0]) - 1, _code(box)
    boxes, stands = part(sheet, step, code), sheet[INDEX[box]]
    same = boxes.count(str(number))
    if stands == str(number) or _is_done(boxes):
        return (0, 0) if stands == str(number) else (-10, 0)
    others = sum(sign not in {".", str(number)} for sign in boxes)
    lost = boxes.count(stands) if stands != "." else 0
    if same and same >= others:
        return (same, -lost)
    return (-lost, BOXES_OF[code] if not others and not same else 0)


def _is_done(boxes: str) -> bool:
    return boxes[0] != "." and boxes == boxes[0] * len(boxes)


def _code(box: Box) -> Code:
    return next(code for code in BOXES_OF if code == box[1])
