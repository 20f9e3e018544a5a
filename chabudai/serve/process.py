"""One of several server processes, which reads its task from the supervisor: `python -m chabudai.serve.process`."""

import logging
import os
import signal
import socket
import sys
import threading

import msgspec

from chabudai.core import ChabudaiError
from chabudai.serve.run import Place, serve
from chabudai.serve.supervisor import Task

log = logging.getLogger(__name__)


def _end_with_supervisor() -> None:
    os.read(sys.stdin.fileno(), 1)  # nothing more comes: it ends when the supervisor does
    os.kill(os.getpid(), signal.SIGTERM)


def _main() -> None:
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # a terminal that is closed tells all of us; the supervisor decides
    threading.Thread(target=_end_with_supervisor, daemon=True).start()

    def say_ready() -> None:
        os.write(task.ready, b"1")
        os.close(task.ready)

    try:
        serve(task.settings, Place(task.number, socket.socket(fileno=task.listening), say_ready))
    except ChabudaiError as error:
        log.error("it can't be served: %s", error)  # noqa: TRY400 -- the sentence says it all
        sys.exit(1)


if __name__ == "__main__":
    _main()
