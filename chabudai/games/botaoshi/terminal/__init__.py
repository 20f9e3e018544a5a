"""Bo-taoshi in the terminal."""

from chabudai.games.botaoshi.terminal.board import BotaoshiBoard

__all__ = ["BotaoshiBoard"]
