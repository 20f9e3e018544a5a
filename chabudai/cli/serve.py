"""The command `serve`: lets people play in the browser."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from chabudai.cli.errors import FAILED, UsageError
from chabudai.cli.seating import seat_bots
from chabudai.serve.load_settings import DEFAULT, LoadedSettings, load_settings
from chabudai.serve.run import run
from chabudai.serve.self_check import port_problem, self_checks
from chabudai.serve.setting_specs import setting_specs
from chabudai.serve.supervisor import processes_problem
from chabudai.store import shown_store


def serve(flags: Mapping[str, object], file: str | None, *, check: bool) -> int:
    """Serve until a signal stops it; UsageError where the address can't be used."""
    loaded = load_settings(flags, os.environ, file)
    if check:
        return _check(loaded)
    settings = loaded.settings
    seat_bots(settings.bot)
    problem = port_problem(settings)
    if problem:
        raise UsageError(f"{problem}; try another --port")
    if problem := processes_problem(settings):
        raise UsageError(problem)
    if loaded.sources["store"] == DEFAULT:
        Path(settings.store).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    print(
        f"Chabudai is at http://{_name(settings.host)}:{settings.port}/ "
        f"(matches are kept in {shown_store(settings.store)}; Ctrl-C stops it)",
        flush=True,
    )
    run(settings, lambda: load_settings(flags, os.environ, file).settings)
    return 0


def _name(host: str) -> str:
    """Return a host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def _check(loaded: LoadedSettings) -> int:
    """Print the settings in effect, then whether what a server needs is there; return the exit status."""
    _print_settings(loaded)
    print()
    failed = False
    for what, problem in self_checks(loaded.settings):
        failed |= problem is not None
        print(f"no   {problem}" if problem else f"yes  {what}", flush=True)
    print("It can't be served like this." if failed else "It can be served like this.")
    sys.stdout.flush()
    return FAILED if failed else 0


def _print_settings(loaded: LoadedSettings) -> None:
    specs = setting_specs()
    rows = [(name, spec.shown(getattr(loaded.settings, name)), loaded.sources[name]) for name, spec in specs.items()]
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    for name, value, source in rows:
        print(f"{name:<{widths[0]}}  {value:<{widths[1]}}  {source}")
