import subprocess
import sys
from random import Random
from threading import Thread

from chabudai.physics.solid import Outcome, flick
from tests.physics.solid.scenes import any_ramp_shot, ramp_shot

SHOT = """
import msgspec
from chabudai.physics.solid import flick
from tests.physics.solid.scenes import ramp_shot
for speed in (1.5, 2.5, 4.0):
    print(msgspec.json.encode(flick(ramp_shot(0.12), 0, (speed, 0.01), record=True)).decode())
"""


def run(code: str) -> bytes:
    return subprocess.run([sys.executable, "-c", code], check=True, timeout=120, capture_output=True).stdout


def test_mujoco_is_loaded_only_when_something_moves() -> None:
    run(
        "import sys; from chabudai.physics.solid import Body, Scene, flick; "
        "assert not {'mujoco', 'numpy'} & {*sys.modules}; "
        "flick(Scene(1.0, 1.0, (Body('disc', 0.016, 0.01, 0.006, 0.5, 0.5),)), 0, (1.0, 0.0)); "
        "assert 'mujoco' in sys.modules"
    )


def test_two_processes_tell_the_same_to_the_last_bit() -> None:
    assert run(SHOT) == run(SHOT)


def test_what_was_played_before_changes_nothing() -> None:
    first = flick(ramp_shot(0.12), 0, (2.5, 0.01), record=True)
    rng = Random(1)
    for speed in (1.0, 3.0, 5.0):
        flick(ramp_shot(0.12), 0, (speed, 0.3))
        flick(any_ramp_shot(rng), 0, (speed, 0.0), record=True)
    assert flick(ramp_shot(0.12), 0, (2.5, 0.01), record=True) == first


def test_threads_do_not_disturb_each_other() -> None:
    expected = [flick(ramp_shot(0.12), 0, (1.5 + k / 4, 0.01)) for k in range(8)]
    found: dict[int, list[Outcome]] = {}

    def play(thread: int) -> None:
        found[thread] = [flick(ramp_shot(0.12), 0, (1.5 + k / 4, 0.01)) for k in range(8)]

    threads = [Thread(target=play, args=(k,)) for k in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == dict.fromkeys(range(3), expected)
