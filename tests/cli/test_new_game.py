"""The command `new-game`: a package that works, or nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("name", ["my-heap", "x", "seat", "none", "a_b-c2"])
def test_what_is_written_works(run: Run, tmp_path: Path, name: str) -> None:
    ran = run(f"new-game {name} --into {tmp_path}")
    assert (ran.status, ran.err) == (0, "")
    package = name.replace("-", "_")
    assert f"pip install -e {tmp_path / name}\n" in ran.out
    assert files(tmp_path / name) == [
        *sorted(
            [
                f"{package}/README.md",
                f"{package}/__init__.py",
                f"{package}/entry.py",
                f"{package}/messages/en.ftl",
                f"{package}/rules.py",
                "pyproject.toml",
                f"tests/test_{package}.py",
            ]
        )
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / name), "PYTHONDONTWRITEBYTECODE": "1"}
    tested = subprocess.run(command, cwd=tmp_path / name, env=environment, capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stdout
    text = "".join((tmp_path / name / path).read_text("utf-8") for path in files(tmp_path / name))
    assert not any(word in text for word in ("NAME", "PACKAGE", "TITLE", "CLASS", "RULE"))


def test_it_is_written_here_unless_said_otherwise(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new-game heap").status == 0
    assert (tmp_path / "heap" / "heap" / "rules.py").is_file()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Heap", "small letters"),
        ("_heap", "small letters"),
        ("9heap", "small letters"),
        ("heap-", "small letters"),
        ("he/ap", "small letters"),
        ("../heap", "small letters"),
        ("h" * 41, "small letters"),
        ("kooshi", "there is a game kooshi already"),
        ("json", "Python has something called json already"),
        ("tests", "Python has something called tests already"),
        ("class", "Python has something called class already"),
        ("msgspec", "Python has something called msgspec already"),
    ],
)
def test_a_bad_name_is_refused(run: Run, tmp_path: Path, name: str, words: str) -> None:
    ran = run(f"new-game {name} --into {tmp_path}")
    assert (ran.status, ran.out) == (2, "")
    assert words in ran.err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "heap").mkdir()
    (tmp_path / "heap" / "mine").write_text("mine")
    ran = run(f"new-game heap --into {tmp_path}")
    assert (ran.status, ran.out) == (2, "")
    assert "exists already" in ran.err
    assert files(tmp_path) == ["heap/mine"]
    assert run(f"new-game other --into {tmp_path / 'nowhere'}").status == 2
    (tmp_path / "link").symlink_to(tmp_path / "gone")
    assert run(f"new-game link --into {tmp_path}").status == 2


def test_nothing_is_written_half(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_text = Path.write_text

    def fail_at_rules(path: Path, *words: str) -> int:
        if path.name == "rules.py":
            raise OSError(28, "No space left on device")
        return write_text(path, *words)

    monkeypatch.setattr(Path, "write_text", fail_at_rules)
    ran = run(f"new-game heap --into {tmp_path}")
    assert (ran.status, ran.out) == (2, "")
    assert "No space left on device" in ran.err
    assert list(tmp_path.iterdir()) == []
