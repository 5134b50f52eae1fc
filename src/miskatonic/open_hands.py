"""Open hands: people at one device who win and lose together may see each other's cards and need no curtain between them.

What the rules hide stays hidden: they look with an onlooker's eyes at everything but the zones that the game lets them lay
open, and whoever is asked something that only they may know is asked behind the curtain.
"""

from __future__ import annotations

import msgspec

from miskatonic import scene as sc
from miskatonic.core import hidden
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.core.zones import SPECTATOR
from miskatonic.text.parts import Text
from miskatonic.title import Title


def laid_open(title: Title, s: State, seats: tuple[int, ...]) -> State:
    """The state with the hands of some seats open."""
    return s if title.open_hands is None else hidden.laid_open(s, title.open_hands(seats))


def common_view(title: Title, s: State, seats: tuple[int, ...], seat: int) -> State:
    """What some seats see together, while one of them is asked."""
    view = hidden.seen_by(laid_open(title, s, seats), SPECTATOR)
    view.asked = hidden.questions_for(s, seat)
    return view


def is_private(title: Title, s: State, seats: tuple[int, ...], asked: Asked) -> bool:
    """Whether a question is for one pair of eyes: all are asked in secret, or it tells of what the others may not see."""
    if asked.together:
        return True
    own, common = hidden.seen_by(s, asked.seat), common_view(title, s, seats, asked.seat)
    if own.zones == common.zones and own.counts == common.counts:
        return False
    if _told(title, own, asked) != _told(title, common, asked):
        return True
    seen = _ids(title.scene(own, asked.seat, title.speech["en"])) - _ids(title.scene(common, asked.seat, title.speech["en"]))
    return any(id in seen for option in asked.options for id in title.targets(own, asked, option))


def _told(title: Title, view: State, asked: Asked) -> tuple[Text, ...]:
    speech = title.speech["en"]
    return (speech.prompt(view, asked), *(speech.label(view, asked, option) for option in asked.options))


def _ids(thing: object) -> set[str]:
    """The ids of all that lies on a table."""
    found = set[str]()
    if isinstance(thing, sc.Thing):
        found.add(thing.id)
    if isinstance(thing, msgspec.Struct):
        return found.union(*(_ids(getattr(thing, name)) for name in thing.__struct_fields__))
    return found.union(*map(_ids, thing)) if isinstance(thing, tuple) else found
