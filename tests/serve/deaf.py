"""A client that says hello and never listens, which no library would do for us."""

from __future__ import annotations

import socket

import msgspec

from chabudai.serve import protocol as wire


def shake_hands(port: int, match: str, address: str = "192.0.2.1") -> socket.socket:
    """Return a socket at a match, with as little room for what comes as there can be; `address` for a proxy's word."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", port))
    deaf.sendall(
        f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"X-Forwarded-For: {address}\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert deaf.recv(12) == b"HTTP/1.1 101"
    return deaf


def say_hello(deaf: socket.socket, token: str) -> None:
    hello = msgspec.json.encode(wire.Hello(wire.PROTOCOL, token, "deaf"))
    assert len(hello) < 126  # a short text frame, with a mask that changes nothing
    deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
