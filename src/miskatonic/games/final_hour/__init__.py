"""Arkham Horror: Final Hour, for 1 to 4 players: hold the campus for eight rounds and reverse the ritual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.core.errors import BadOption
from miskatonic.core.state import State
from miskatonic.games.final_hour.bot.weighing import standing, terms
from miskatonic.games.final_hour.bot.worth import value
from miskatonic.games.final_hour.cards import sheets
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.games.final_hour.rules.explain import forbidden, grave
from miskatonic.games.final_hour.rules.people import crew, seat_of
from miskatonic.games.final_hour.rules.setup import RULES, SOLO_INVESTIGATORS, begin
from miskatonic.games.final_hour.say import SPEECH
from miskatonic.games.final_hour.scene.table import scene, targets
from miskatonic.games.final_hour.story import STORY
from miskatonic.title import Setting, Title, check_investigators


def _check(options: Mapping[str, Any], seats: int) -> None:
    """Options that go together with the number of seats."""
    check_investigators(options["investigators"], SOLO_INVESTIGATORS if seats == 1 else seats)
    if options["lead"] >= seats:
        raise BadOption(
            f"The lead must sit at the table. Seats there: {seats}.",
            {
                "ru": f"Ведущий сыщик должен сидеть за столом. Мест за ним: {seats}.",
                "uk": f"Головний дослідник має сидіти за столом. Місць за ним: {seats}.",
            },
        )


def may_talk(s: State, seat: int) -> bool:
    """While priority cards are played nobody talks; then those whose first card is face up (FH-INF-03, FH-INF-04)."""
    phase = s.count(box.PHASE)
    if phase not in (box.LAYING, box.RESOLVING) or s.count(box.SOLO):
        return True
    if phase == box.LAYING:
        return False
    turns = zip(box.TURN_OF, box.TURNED_UP, strict=True)
    return any(s.count(is_up) and seat_of(s, s.pointed(who)) == seat for who, is_up in turns)


FINAL_HOUR: Final = Title(
    id="final-hour",
    version=1,
    stage="beta",
    seats=(1, 2, 3, 4),
    minutes=(30, 60),
    complexity=2,
    settings=(
        Setting("ancient_one", "cthulhu", tuple(sheet.code for sheet in ANCIENT_ONES), told=True),
        Setting("difficulty", "low", sheets.DIFFICULTIES, told=True),
        Setting("investigators", (), INVESTIGATORS, several=True, told=True),
        Setting("lead", 0, (0, 1, 2, 3)),
        Setting("simultaneous", False, (False, True)),
        Setting("solo_threshold", 4, low=1, high=8),
    ),
    rules=RULES,
    begin=begin,
    check=_check,
    speech=SPEECH,
    scene=scene,
    targets=targets,
    forbidden=forbidden,
    grave=grave,
    value=value,
    standing=standing,
    begins_an_effect=frozenset((asks.LayOn, asks.React)),
    looks_no_farther=frozenset((asks.LayPriority, asks.React)),
    terms=terms,
    rounds=lambda s: s.count(box.ROUND),
    census={
        "action-jenny": 10,
        "action-pete": 10,
        "action-lily": 10,
        "action-tommy": 10,
        "action-michael": 10,
        "action-rita": 10,
        "priority": 30,
        "item": 9,
        "monster": 55,
        "gate": 12,
        "clue": 13,
    },
    story=STORY,
    people=lambda s, seat: tuple(INVESTIGATORS[who] for who in crew(s) if seat_of(s, who) == seat),
    open_hands=lambda seats: (),  # FH-SET-23, FH-INF-01
    rulebook="miskatonic.games.final_hour",
    may_talk=may_talk,
)
