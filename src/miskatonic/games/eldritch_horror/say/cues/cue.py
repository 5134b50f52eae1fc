"""What a cue is: one sentence, shown above what an encounter asks for."""

from collections.abc import Mapping
from typing import TypeAlias

Cue: TypeAlias = tuple[str, str, str]
"""English, Russian, Ukrainian."""
Cues: TypeAlias = Mapping[str, tuple[Cue, ...]]
"""By code of card: a cue for every section; a complex encounter has one for all its paragraphs."""
