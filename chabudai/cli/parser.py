"""What can be typed after `chabudai`. Nothing heavy is imported before a command runs, so that --help is quick."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from math import inf
from typing import NoReturn

from chabudai import __version__
from chabudai.cli.maintenance_parser import AddCommand, add_match_commands, add_store_commands

AddParser = Callable[..., ArgumentParser]

REVIEWED_SEED = 7
"""The seed of the playthroughs and shots that are kept under tests/oracles."""


class _Parser(ArgumentParser):
    """Says what is wrong in one sentence, without the whole usage before it."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def build_parser() -> ArgumentParser:
    """Return the parser of the whole command line."""
    parser = _Parser(prog="chabudai", description="Small tabletop games on one table.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"chabudai {__version__}")
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for describe in (
        _add_games,
        _add_play,
        _add_serve,
        _add_replay,
        _add_perft,
        _add_tables,
        *_FOR_HOSTS,
        *_FOR_AUTHORS,
    ):
        describe(commands.add_parser)
    return parser


def _add_games(add: AddParser) -> None:
    command = _command(add, "games", "list the games that there are", _games)
    command.add_argument("--ids", action="store_true", help="only their ids, one a line")


def _games(arguments: Namespace) -> int:
    from chabudai.cli.games import games

    return games(ids=arguments.ids)


def _add_play(add: AddParser) -> None:
    command = _command(add, "play", "sit down and play", _play)
    command.add_argument("game", metavar="GAME", help="a game's id, such as kooshi")
    command.add_argument(
        "--seats",
        nargs="+",
        metavar="WHO",
        help="who sits where: person, bot or bot:LEVEL for each seat (you first, bots of level 1 on the others)",
    )
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="choose one of the game's options"
    )
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="GAME=MODULE:CLASS",
        help="a bot of your own, or GAME=COMMAND for a process; the first one is level 11, and takes a bot's seat",
    )
    command.add_argument("--seed", type=_whole, metavar="N", help="draw the same dice and bots' moves each time")
    command.add_argument("--load", metavar="FILE", help="go on with a saved game")
    command.add_argument("--seconds", type=_seconds, default=1.0, metavar="S", help="how long a bot may think (1)")
    command.add_argument(
        "--effort",
        type=_effort,
        metavar="N",
        help="how many steps a bot thinks instead (nodes, playouts, tries): with --seed the same game on any machine",
    )
    _add_plain(command)


def _play(arguments: Namespace) -> int:
    from chabudai.cli.play import PlayArguments, play

    given = PlayArguments(
        arguments.seats,
        arguments.option,
        arguments.seed,
        arguments.load,
        arguments.seconds,
        arguments.lang,
        arguments.effort,
        arguments.bot,
    )
    return play(arguments.game, given, plain=arguments.plain)


def _add_serve(add: AddParser) -> None:
    from chabudai.cli.setting_flags import add_setting_flags

    command = _command(add, "serve", "let people play in the browser", _serve)
    command.add_argument("--settings", metavar="FILE", help="a settings file, in TOML (or CHABUDAI_SETTINGS names one)")
    command.add_argument(
        "--check", action="store_true", help="say which settings are in effect and what would not work"
    )
    add_setting_flags(command)


def _serve(arguments: Namespace) -> int:
    from chabudai.cli.serve import serve
    from chabudai.cli.setting_flags import given_flags

    return serve(given_flags(arguments), arguments.settings, check=arguments.check)


def _add_store(add: AddParser) -> None:
    add_store_commands(_commands_below(add, "store", "check, back up or restore the file in which matches are kept"))


def _add_matches(add: AddParser) -> None:
    add_match_commands(_commands_below(add, "matches", "look at the matches that a server keeps, or delete them"))


_FOR_HOSTS = (_add_store, _add_matches)
"""The commands for those who run a server."""


def _commands_below(add: AddParser, name: str, about: str) -> AddCommand:
    """Add a command that has commands of its own, and return what adds those."""
    command = _command(add, name, about, lambda _: command.error("one of its commands is to follow"))
    below = command.add_subparsers(title="commands", metavar="COMMAND")
    return lambda name, about, run: _command(below.add_parser, name, about, run)


def _add_replay(add: AddParser) -> None:
    command = _command(add, "replay", "look at a saved game", _replay)
    command.add_argument("file", metavar="FILE", help="a game that was saved")
    command.add_argument("--to", type=_natural, metavar="N", help="only its first N entries")
    command.add_argument("--step", action="store_true", help="one move after the other: Enter goes on, q ends")
    _add_plain(command)


def _replay(arguments: Namespace) -> int:
    from chabudai.cli.replay import replay

    return replay(arguments.file, to=arguments.to, step=arguments.step, plain=arguments.plain, lang=arguments.lang)


def _add_perft(add: AddParser) -> None:
    command = _command(add, "perft", "count the sequences of moves", _perft)
    command.add_argument("game", metavar="GAME", help="a game's id, such as kooshi")
    command.add_argument("depth", type=_depth, metavar="DEPTH", help="how many moves deep")
    command.add_argument("--rules", action="store_true", help="count by the rules, not by the game's kernel")
    command.add_argument("--position", metavar="TEXT", help="count from this position, not from the start")


def _perft(arguments: Namespace) -> int:
    from chabudai.cli.perft import perft

    return perft(arguments.game, arguments.depth, by_rules=arguments.rules, position=arguments.position)


def _add_tables(add: AddParser) -> None:
    command = _command(add, "tables", "build a game’s endgame tables, or check them", _tables)
    command.add_argument("game", metavar="GAME", help="a game's id: kooshi")
    command.add_argument(
        "--pieces", type=_whole, metavar="N", help="with so many pieces on the board; without it, list what there is"
    )
    command.add_argument("--check", action="store_true", help="check them against the rules instead")
    command.add_argument("--folder", metavar="DIR", help="where they are kept (the user's cache folder)")


def _tables(arguments: Namespace) -> int:
    from chabudai.cli.endgame_tables import TablesArguments, tables

    return tables(arguments.game, TablesArguments(arguments.pieces, arguments.check, arguments.folder))


def _add_playthrough(add: AddParser) -> None:
    _seeded(_command(add, "playthrough", "write a random game out, to be read as a diff", _playthrough))


def _add_shots(add: AddParser) -> None:
    _seeded(_command(add, "shots", "write down what a game's engine says of some flicks", _shots))


def _seeded(command: ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="a game's id, such as kooshi")
    command.add_argument(
        "--seed", type=_whole, default=REVIEWED_SEED, metavar="N", help=f"another game ({REVIEWED_SEED})"
    )


def _add_oracles(add: AddParser) -> None:
    command = _command(add, "oracles", "write what a game is to be compared with into a folder", _oracles)
    _seeded(command)
    command.add_argument("folder", metavar="DIR", help="where to write them, such as tests/oracles")


def _add_new_game(add: AddParser) -> None:
    command = _command(add, "new-game", "write a small package with a game that works, to begin with", _new_game)
    command.add_argument("name", metavar="NAME", help="the game's id, such as my-game")
    command.add_argument("--into", default=".", metavar="DIR", help="the folder that it is written into (this one)")


_FOR_AUTHORS = (_add_new_game, _add_playthrough, _add_shots, _add_oracles)
"""The commands for those who write games."""


def _playthrough(arguments: Namespace) -> int:
    from chabudai.cli.playthrough import write_playthrough

    return write_playthrough(arguments.game, arguments.seed)


def _shots(arguments: Namespace) -> int:
    from chabudai.cli.playthrough import write_shots

    return write_shots(arguments.game, arguments.seed)


def _new_game(arguments: Namespace) -> int:
    from chabudai.cli.new_game import new_game

    return new_game(arguments.name, arguments.into)


def _oracles(arguments: Namespace) -> int:
    from chabudai.cli.playthrough import write_all_oracles

    return write_all_oracles(arguments.game, arguments.folder, arguments.seed)


def _command(add: AddParser, name: str, about: str, run: Callable[[Namespace], int]) -> ArgumentParser:
    command = add(name, help=about, description=f"{about[0].upper()}{about[1:]}.", allow_abbrev=False)
    command.set_defaults(run=run)
    return command


def _add_plain(command: ArgumentParser) -> None:
    command.add_argument("--plain", action="store_true", help="ASCII without colours, in English (as with NO_COLOR)")
    command.add_argument("--lang", choices=("en", "ja"), help="which language to speak (as LC_ALL or LANG say)")


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text[:20]!r} is not a whole number") from None


def _natural(text: str) -> int:
    number = _whole(text)
    if number < 0:
        raise ArgumentTypeError(f"0 or more, not {number}")
    return number


def _depth(text: str) -> int:
    number = _whole(text)
    if number < 1:
        raise ArgumentTypeError(f"1 or more, not {number}")
    return number


def _effort(text: str) -> int:
    number = _whole(text)
    if number < 1:
        raise ArgumentTypeError(f"an effort is a whole number from 1 on, not {text[:20]}")
    return number


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        raise ArgumentTypeError(f"{text[:20]!r} is not a number of seconds") from None
    if not 0 < seconds < inf:
        raise ArgumentTypeError(f"more than 0 seconds, not {text[:20]}")
    return seconds
