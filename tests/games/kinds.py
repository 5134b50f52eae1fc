"""Declared entries and questions from numbers in a row, for tests that make one of every kind."""

from typing import Any, get_args, get_origin, get_type_hints

from miskatonic.core.declared import Kind, made


def grouped(kind: Kind, numbers: tuple[int, ...]) -> tuple[Any, ...]:
    """The arguments of a kind: numbers one by one, and all that are left in a tuple where the last argument is one."""
    hints = list(get_type_hints(kind).values())
    if hints and get_origin(hints[-1]) is tuple and get_args(hints[-1]):
        single = len(hints) - 1
        return (*numbers[:single], tuple(numbers[single:]))
    return numbers[: len(hints)]


def of_kind(kind: Kind, *numbers: int) -> Any:
    """An entry of a kind."""
    return made(kind, grouped(kind, numbers))
