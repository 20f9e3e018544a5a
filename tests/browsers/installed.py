"""The other browsers that `make test-browsers` needs: Firefox ESR, and WebKitGTK with its driver, on a virtual display.

`python -m tests.browsers.installed` sees to it that they are there, and says what to install where they are not.
"""

import os
import shutil
import subprocess
import sys
from glob import glob
from pathlib import Path

PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb", "fonts-noto-cjk")
MINI_BROWSERS = ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/lib*/webkit2gtk-4.*/MiniBrowser")
COMMANDS = {
    "Firefox": ("firefox-esr", "firefox"),
    "WebKit's driver": ("WebKitWebDriver",),
    "a virtual display": ("Xvfb",),
}


def find_command(need: str) -> str | None:
    """Return the path of what is needed, by its name in `COMMANDS`."""
    return next((path for path in map(shutil.which, COMMANDS[need]) if path), None)


def find_mini_browser() -> str | None:
    """Return the path of WebKitGTK's small browser, which is no command of its own."""
    return next((path for pattern in MINI_BROWSERS for path in sorted(glob(pattern), reverse=True)), None)  # noqa: PTH207 -- the pattern is absolute


def missing() -> list[str]:
    """Return what is not there, in words."""
    lacking = [need for need in COMMANDS if find_command(need) is None]
    return [*lacking, *([] if find_mini_browser() else ["WebKit's MiniBrowser"])]


def sorry(lacking: list[str]) -> str:
    """Say what is missing, and how to get it."""
    return (
        f"The tests in other browsers need {', '.join(lacking)}. "
        f"On Debian and Ubuntu: apt-get install {' '.join(PACKAGES)}"
    )


def install() -> None:
    """Install what is missing where this may be done; SystemExit where something is still missing then."""
    if missing() and shutil.which("apt-get") and os.geteuid() == 0:
        for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", *PACKAGES]):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    if lacking := missing():
        sys.exit(sorry(lacking))


def needed(need: str) -> str:
    """Return the path of what is needed, by its name in `COMMANDS`; FileNotFoundError where it is missing."""
    found = find_command(need)
    if found is None:
        raise FileNotFoundError(sorry([need]))
    return found


def needed_mini_browser() -> Path:
    found = find_mini_browser()
    if found is None:
        raise FileNotFoundError(sorry(["WebKit's MiniBrowser"]))
    return Path(found)


if __name__ == "__main__":
    install()
    print(needed("Firefox"), needed_mini_browser())
