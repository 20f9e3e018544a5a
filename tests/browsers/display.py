"""A virtual display: WebGL wants one, and WebKitGTK has no other way to be seen."""

import os
import subprocess
from contextlib import suppress
from typing import Self

from tests.browsers.installed import needed


class Display:
    """A screen that nobody sees, for as long as it is entered."""

    def __enter__(self) -> Self:
        read, write = os.pipe()
        command = [
            needed("a virtual display"),
            "-displayfd",
            str(write),
            "-screen",
            "0",
            "1600x1200x24",
            "-nolisten",
            "tcp",
        ]
        self._process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        self.name = f":{number}"
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(5)
