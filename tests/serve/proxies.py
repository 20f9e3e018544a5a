"""Real reverse proxies with TLS before a real server, by the configurations in deploy/."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tests.serve.client import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Generator

NAME = "games.example.org"
DEPLOY = Path(__file__).parents[2] / "deploy"
KNOWN = ("nginx", "caddy")


def found() -> list[str]:
    """Return the proxies that this machine has, where it can make a certificate for them too."""
    return [name for name in KNOWN if _program(name)] if _program("openssl") else []


def _program(name: str) -> str | None:
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")


class Proxy(NamedTuple):
    """A proxy that runs, and what a client needs to trust it."""

    port: int
    secure: ssl.SSLContext

    @property
    def host(self) -> str:
        """The name with the port, as a browser would have it."""
        return f"{NAME}:{self.port}"


@contextmanager
def running(name: str, folder: Path, port: int, server: int) -> Generator[Proxy]:
    """Run a proxy on a port, before a server."""
    certificate = _certificate(folder)
    command = {"nginx": _nginx, "caddy": _caddy}[name](folder, port, server)
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(
            command, stdout=output, stderr=output, env={"PATH": "/usr/bin:/bin", "HOME": str(folder)}
        )
    try:
        _wait_for(port, process, folder / "output")
        yield Proxy(port, ssl.create_default_context(cafile=str(certificate)))
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_for(port: int, process: subprocess.Popen[bytes], output: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, output.read_text("utf-8")
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            assert time.monotonic() < until, output.read_text("utf-8")
            time.sleep(0.05)
        else:
            return


def _certificate(folder: Path) -> Path:
    """Make a certificate that nobody has signed but its owner."""
    made = folder / "proxy.pem"
    facts = {"-newkey": "rsa:2048", "-days": "2", "-subj": f"/CN={NAME}", "-addext": f"subjectAltName=DNS:{NAME}"}
    files = {"-keyout": str(folder / "proxy.key"), "-out": str(made)}
    words = [word for pair in (facts | files).items() for word in pair]
    subprocess.run([str(_program("openssl")), "req", "-x509", "-nodes", *words], check=True, capture_output=True)
    return made


def _replaced(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert old in text, f"{old} is not in the configuration any more"
        text = text.replace(old, new)
    return text


def _nginx(folder: Path, port: int, server: int) -> list[str]:
    site = _replaced(
        (DEPLOY / "nginx.conf").read_text("utf-8"),
        {
            "127.0.0.1:8000": f"127.0.0.1:{server}",
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            "/etc/ssl/games.example.org.pem": str(folder / "proxy.pem"),
            "/etc/ssl/games.example.org.key": str(folder / "proxy.key"),
        },
    )
    (folder / "site.conf").write_text(site, "utf-8")
    temporary = " ".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}\n",
        "utf-8",
    )
    return [str(_program("nginx")), "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", "stderr"]


def _caddy(folder: Path, port: int, server: int) -> list[str]:
    keys = f"{folder}/proxy.pem {folder}/proxy.key"
    site = _replaced(
        (DEPLOY / "Caddyfile").read_text("utf-8"),
        {
            "127.0.0.1:8000": f"127.0.0.1:{server}",
            "games.example.org {": f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {keys}",
        },
    )
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site, "utf-8")
    return [str(_program("caddy")), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
