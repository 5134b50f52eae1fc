"""The 12 personal tasks: two crossroads each (RT-BASE-34)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Task:
    """Two crossroads; the segments of the final route between them are its points (RT-BASE-35)."""

    code: str
    a: str
    b: str


TASKS: Final = (
    Task("pt01", "c11", "c44"),
    Task("pt02", "c51", "c24"),
    Task("pt03", "c13", "c52"),
    Task("pt04", "c21", "c35"),
    Task("pt05", "c14", "c53"),
    Task("pt06", "c15", "c42"),
    Task("pt07", "c22", "c55"),
    Task("pt08", "c52", "c35"),
    Task("pt09", "c12", "c45"),
    Task("pt10", "c31", "c14"),
    Task("pt11", "c23", "c55"),
    Task("pt12", "c41", "c24"),
)
