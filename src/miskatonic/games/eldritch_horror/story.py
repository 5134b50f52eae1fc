"""What a game of Eldritch Horror is remembered by: its key moments, and what each player did."""

from __future__ import annotations

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.story import Deed, Score, Story, When

CLOSE: Final = 2
"""So little doom left makes everybody hold their breath."""


def _nearly_awake(told: tells.DoomAdvanced) -> bool:
    return told.now <= CLOSE


def _cast(s: State) -> dict[int, int]:
    """The investigators the game begins with, and the seats that play them."""
    return {s.counts[box.PLAYS[seat]]: seat for seat in range(s.seats)}


STORY: Final = Story(
    noted=(
        tells.RumorToken,
        tells.MonsterDefeated,
        tells.Improved,
        tells.Enters,
        tells.Meets,
    ),
    turning=(
        tells.MysteryLost,
        tells.GateClosed,
        When(tells.DoomAdvanced, _nearly_awake),
        tells.RumorSolved,
    ),
    fateful=(
        tells.MysterySolved,
        tells.Defeated,
        tells.Devoured,
        tells.Out,
        tells.Awakens,
        tells.Won,
        tells.GameLost,
    ),
    deeds=(
        Deed(("Gates closed", "Врат закрыто", "Воріт зачинено"), (tells.GateClosed,)),
        Deed(("Clues gained", "Улик получено", "Доказів отримано"), (tells.GainedClue,)),
        Deed(("Monsters defeated", "Монстров побеждено", "Монстрів переможено"), (tells.MonsterDefeated,)),
        Deed(("Successes rolled", "Успехов выброшено", "Успіхів викинуто"), (tells.TestResult,), summed=True),
        Deed(("Encounters", "Контактов", "Зустрічей"), (tells.Encounter,)),
        Deed(("Spells cast", "Заклинаний прочитано", "Заклять прочитано"), (tells.Casts,)),
        Deed(("Investigators lost", "Сыщиков потеряно", "Дослідників втрачено"), (tells.Defeated,)),
    ),
    cast=_cast,
    enters=tells.Enters,
    score=Score(
        (
            "Final score (less is better)",
            "Итоговый счёт (чем меньше, тем лучше)",
            "Підсумковий рахунок (що менше, то краще)",
        ),
        shared=True,
        less_is_more=True,
    ),
)
