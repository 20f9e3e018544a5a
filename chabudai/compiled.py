"""Compiling hot functions. Importing this loads Numba: only kernels do it, and a kernel is loaded when it is used."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

import numba

P = ParamSpec("P")
T = TypeVar("T")


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """Compile a function to machine code on its first call, keep the code on disk, and keep the function's type."""
    made = cast("Callable[[Callable[P, T]], Callable[P, T]]", numba.njit(cache=True, nogil=True, error_model="numpy"))  # pyright: ignore[reportUnknownMemberType] -- Numba has no stubs
    return made(function)
