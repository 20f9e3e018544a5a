"""One of several server processes, which reads its task from the supervisor: `python -m chabudai.serve.process`."""

import os
import signal
import socket
import sys
import threading

import msgspec

from chabudai.serve.run import Place, serve
from chabudai.serve.supervisor import Task


def _end_with_supervisor() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def _main() -> None:
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # a terminal that is closed tells all of us; the supervisor decides
    threading.Thread(target=_end_with_supervisor, daemon=True).start()

    def say_ready() -> None:
        os.write(task.ready, b"1")
        os.close(task.ready)

    serve(task.settings, Place(task.number, socket.socket(fileno=task.listening), say_ready))


if __name__ == "__main__":
    _main()
