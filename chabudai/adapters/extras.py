"""What is said where a library is missing."""


def missing(library: str) -> ImportError:
    """Return the error for a library that is not installed: how to get it, in one sentence."""
    return ImportError(f"{library} is not installed: python -m pip install 'chabudai[research]' brings it.")
