"""Makes the games known to Gymnasium, by names such as `chabudai/kooshi-v0`."""

from typing import Final

from chabudai import catalog
from chabudai.adapters.extras import missing

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise missing("Gymnasium") from error

NAMESPACE: Final = "chabudai"


def env_id(game: str) -> str:
    """Return the name of a game at Gymnasium."""
    return f"{NAMESPACE}/{game}-v0"


def register() -> None:
    """Register all games that there are; those that are registered already stay as they are."""
    for entry in catalog.entries():
        name = env_id(entry.id)
        if name not in gymnasium.registry:
            gymnasium.register(  # pyright: ignore[reportUnknownMemberType] -- its kwargs have no types
                id=name,
                entry_point="chabudai.adapters.gymnasium:SeatEnv",
                vector_entry_point="chabudai.adapters.vector:vector_env",
                kwargs={"game": entry.id},
            )
