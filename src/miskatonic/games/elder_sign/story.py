"""What a game of Elder Sign is remembered by: its key moments, and what each player did."""

from __future__ import annotations

from typing import Final

from miskatonic.games.elder_sign.rules import tells
from miskatonic.story import Deed, Story, When

CLOSE: Final = 1
"""So near to its end a track makes everybody hold their breath."""
MANY: Final = 2
"""So many signs at once bring the end nearer than most evenings do."""


def _found(told: tells.Signs) -> bool:
    return told.change > 0


def _decides(told: tells.Signs) -> bool:
    return told.change < 0 or told.change >= MANY or told.needed - told.now <= CLOSE


def _nearly_awake(told: tells.Doom) -> bool:
    return told.change > 0 and told.most - told.now <= CLOSE


STORY: Final = Story(
    noted=(
        When(tells.Signs, _found),
        tells.Gate,
        tells.TookMonster,
        tells.Left,
    ),
    turning=(
        When(tells.Signs, _decides),
        When(tells.Doom, _nearly_awake),
        tells.Strikes,
    ),
    fateful=(
        tells.Devoured,
        tells.Out,
        tells.Awakens,
        tells.Won,
        tells.Lost,
    ),
    deeds=(
        Deed(("Adventures resolved", "Приключений пережито", "Пригод пройдено"), (tells.Resolved,)),
        Deed(("Adventures failed", "Приключений провалено", "Пригод провалено"), (tells.Failed, tells.GaveUp)),
        Deed(("Monsters taken", "Монстров побеждено", "Монстрів переможено"), (tells.TookMonster,)),
        Deed(("Clues spent", "Улик потрачено", "Доказів витрачено"), (tells.SpentClue,)),
        Deed(("Cards used", "Карт использовано", "Карт використано"), (tells.UsedCard,)),
        Deed(
            ("Health and sanity lost", "Здоровья и рассудка потеряно", "Здоров’я й розуму втрачено"),
            (tells.Hurt,),
            summed=True,
        ),
        Deed(("Investigators devoured", "Сыщиков сожрано", "Дослідників зжерто"), (tells.Devoured,)),
    ),
    enters=tells.Enters,
    begins=(tells.Turn,),
    round=("Turn {n}", "Ход {n}", "Хід {n}"),
)
