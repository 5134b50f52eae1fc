"""The album of a person: the groups of achievements, and what a finished game puts into it (RT-ACH)."""

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.route.cards.achievements import ACHIEVEMENTS, GROUPS, NEEDED
from miskatonic.games.route.cards.cities import CITIES, WITHOUT_A_BOARD
from miskatonic.games.route.cards.helpers import SECRETS
from miskatonic.games.route.cards.horrors import ANCIENT_ONES
from miskatonic.games.route.rules import marks
from miskatonic.title import Feat, Page

EVERY_CITY: Final = "eleven-cities"
EVERY_ANCIENT_ONE: Final = "every-ancient-one"
STEPS: Final = {
    EVERY_CITY: (*(town.code for town in CITIES), *WITHOUT_A_BOARD),
    EVERY_ANCIENT_ONE: tuple(one.code for one in ANCIENT_ONES if one.code not in SECRETS),
}
"""What must be gathered over several games."""

ALBUM: Final = tuple(
    Page(
        feats=tuple(Feat(item.code, STEPS.get(item.code, ()), by_hand=item.social) for item in group.items),
        needed=NEEDED,
        setting="secrets",
        opens=tuple(SECRETS[number - 1] for number in group.opens),
    )
    for group in GROUPS
)


def achieved(s: State, seat: int) -> tuple[str, ...]:
    """What a seat has achieved at this table; once it is over, also whom and what it brings nearer over several games."""
    done = [item.code for number, item in enumerate(ACHIEVEMENTS) if s.count(marks.ACHIEVED[seat]) >> number & 1]
    if s.result is not None:
        played = s.count(marks.PLAYED_CITIES) | 1 << s.count(marks.CITY)
        done += [f"{EVERY_CITY}/{town.code}" for number, town in enumerate(CITIES) if played >> number & 1]
        if any(played >> number & 1 and town.curiosities for number, town in enumerate(CITIES)):
            done.append(f"{EVERY_ANCIENT_ONE}/{ANCIENT_ONES[s.count(marks.ANCIENT_WANTED) - 1].code}")
    return tuple(done)
