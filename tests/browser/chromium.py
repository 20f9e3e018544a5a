"""A Chromium for the browser tests: the one on the PATH, else Debian's package, else playwright's own.

`python -m tests.browser.chromium` sees to it that there is one, and prints where it is.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SORRY = (
    "The browser tests need Chromium: none is on the PATH, and neither Debian's package nor playwright's own build "
    "could be installed."
)


def find_chromium() -> str | None:
    """Return the path of a Chromium that is there."""
    on_path = next((path for path in map(shutil.which, NAMES) if path), None)
    return on_path or _own()


def _own() -> str | None:
    """Return the path of playwright's own build, if it was installed."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None  # noqa: PTH110 -- playwright gives a string


def install_chromium() -> str:
    """Return the path of a Chromium, installing one where there is none; SystemExit where none can be had."""
    found = find_chromium()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        _try("apt-get", "update", "--quiet")
        _try("apt-get", "install", "--yes", "--quiet", "chromium", "fonts-noto-cjk")
        found = find_chromium()
    if found is None:
        _try(sys.executable, "-m", "playwright", "install", "chromium")
        found = find_chromium()
    return found or sys.exit(SORRY)


def _try(*command: str) -> None:
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


if __name__ == "__main__":
    print(install_chromium())
