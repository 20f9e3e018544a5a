"""The entry point: reads the arguments, runs a command, and turns an error into one sentence and an exit status."""

import os
import sys
from collections.abc import Sequence

from chabudai.cli.errors import FAILED, INTERRUPTED, MISUSED, PIPE_CLOSED
from chabudai.cli.parser import build_parser
from chabudai.core import ChabudaiError


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return 0, or 2 after saying on stderr in one sentence what is wrong."""
    parser = build_parser()
    arguments = parser.parse_args(argv)
    if arguments.run is None:
        parser.print_help()
        return 0
    try:
        status: int = arguments.run(arguments)
        if sys.stdout:
            sys.stdout.flush()
    except ChabudaiError as error:
        return _fail(str(error), MISUSED)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        _drop_output()
        return _fail(f"the output could not be written: {error.strerror or error}", FAILED)
    return status


def _fail(sentence: str, status: int) -> int:
    print(f"chabudai: {sentence}", file=sys.stderr)
    return status


def _drop_output() -> None:
    """Let what is still buffered go nowhere, or the interpreter would complain about it once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
