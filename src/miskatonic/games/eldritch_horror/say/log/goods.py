"""Dice and goods as log entries and questions list them."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.say.mentions import thing
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.slavic import ACC


def dice(faces: Sequence[int]) -> str:
    """What dice show."""
    return ", ".join(map(str, faces))


def goods(v: Voice, pieces: Sequence[int], tickets: Sequence[int] = ()) -> Text:
    """What changes hands, as an object; Clues are counted. Nothing where nothing does."""
    clues = [piece for piece in pieces if piece in box.CLUE]
    found = [thing(v, piece).said(ACC) for piece in pieces if piece not in box.CLUE]
    found += [v.many(len(clues), v.names.CLUE).said(ACC)] if clues else []
    found += [v.many(n, v.names.TICKETS[kind]).said(ACC) for kind, n in enumerate(tickets) if n]
    return v.both(found)
