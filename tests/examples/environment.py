"""An environment of its own with games installed into it, as whoever plays them would have."""

import shutil
import subprocess
import sysconfig
import venv
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def make_environment(folder: Path, *projects: Path) -> Path:
    """Make an environment with these projects, and return its Python; nothing is fetched, nothing here is changed.

    What is installed here is found there too, so that only the games are new.
    """
    home = folder / "venv"
    venv.create(home, with_pip=False, symlinks=True)
    python = home / "bin" / "python"
    site = Path(sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)}))
    here = sysconfig.get_path("purelib")
    (site / "here.pth").write_text(f"import site; site.addsitedir({here!r})\n")
    for project in projects:
        copy = folder / "sources" / project.name
        shutil.copytree(project, copy, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        _install(python, copy)
    return python


def _install(python: Path, project: Path) -> None:
    quiet = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-build-isolation", "--no-deps"]
    command = [str(python), "-m", "pip", "install", *quiet, str(project)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def run_python(python: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run that Python somewhere that is not this project's folder."""
    return subprocess.run(
        [str(python), *words], input=typed, capture_output=True, text=True, check=False, cwd=python.parents[2]
    )
