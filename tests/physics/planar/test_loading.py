import subprocess
import sys


def test_numba_is_loaded_only_when_something_moves() -> None:
    code = (
        "import sys; from chabudai.physics.planar import Scene, coin, flick; assert 'numba' not in sys.modules; "
        "flick(Scene(1.0, 1.0, (coin(0.5, 0.5),)), 0, (1.0, 0.0)); assert 'numba' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)
