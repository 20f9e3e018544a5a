"""Clients that send or read slowly, or frames that no library would send for us."""

from __future__ import annotations

import socket
import time
from contextlib import suppress

from tests.serve.client import PATIENCE


def raw(port: int, *, small: bool = False) -> socket.socket:
    """Return a bare connection; a small one has little room for what comes."""
    wire = socket.socket()
    if small:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.settimeout(PATIENCE)
    wire.connect(("127.0.0.1", port))
    return wire


def is_cut_off(wire: socket.socket, seconds: float = PATIENCE) -> bool:
    """Tell whether the server ends a connection within some seconds; what it still sends is read."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        wire.settimeout(left)
        try:
            if not wire.recv(65536):
                return True
        except TimeoutError:
            return False
        except OSError:
            return True
    return False


def is_reset(wire: socket.socket, seconds: float = PATIENCE) -> bool:
    """Tell whether the server ends a connection of which nothing is read, as what is sent to it shows."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            wire.send(b"\x8a\x80\x00\x00\x00\x00")  # a pong that nobody has asked for
        except OSError:
            return True
        time.sleep(0.05)
    return False


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """Return a short frame with a mask that changes nothing."""
    assert len(data) < 126
    return bytes([(0x80 if last else 0) | kind, 0x80 | len(data), 0, 0, 0, 0]) + data


def flood(wire: socket.socket, data: bytes, times: int) -> int:
    """Send the same again and again until the server ends the connection; return how often it went out."""
    for sent in range(times):
        try:
            wire.sendall(data)
        except OSError:
            return sent
    return times


def close(*wires: socket.socket) -> None:
    for wire in wires:
        with suppress(OSError):
            wire.close()
