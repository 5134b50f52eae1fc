"""What earlier scenarios have left: notes of the campaign log, trauma, earned cards (AH-STA-02, AH-TRA-02, AH-XPR-09)."""

from collections.abc import Collection
from typing import Final

from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.scenarios import Scenario
from miskatonic.games.arkham_lcg.cards.terms import CULTISTS
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.decks import own_copy
from miskatonic.games.arkham_lcg.rules.people import card_of, lead
from miskatonic.games.arkham_lcg.rules.scenario import campaign

STARTING_RESOURCES: Final = 5  # AH-SUP-08

CONSPIRATORS: Final = tuple(sorted(enemy for enemy in box.UNIQUE_ENEMIES if CULTISTS in box.TRAITS_OF[enemy]))
"""The unique Cultists, whose names the campaign log can hold."""


STORY_CARDS: Final = tuple(card for card in box.ASSET if box.OWNER[card] == box.NOBODY)
"""The story assets that a scenario brings, which may be earned in it."""


def recall(s: State, scenario: Scenario, resolution: int, escaped: Collection[str]) -> None:
    """A scenario was played before and ended so: what that leads to but experience and deaths (AH-STA-02)."""
    outcome = scenario.outcomes[resolution]
    for record in outcome.records:
        s.set(box.RECORDED[box.RECORDS.index(record)], 1)
    for kind, keys in enumerate(box.TRAUMAS):
        for seat in range(s.seats):
            s.add(keys[seat], outcome.trauma[kind] + (outcome.lead_trauma[kind] if seat == lead(s) else 0))
    if outcome.names_cultists:
        for enemy in CONSPIRATORS:
            s.set((box.ESCAPED if box.SLUG[enemy] in escaped else box.INTERROGATED)[enemy], 1)
    if outcome.earns:
        s.point(box.EARNED[box.SLUG.index(outcome.earns)], lead(s))


def earn(s: State, card: int, seat: int) -> None:
    """A story asset is somebody's to take into the deck; in a campaign it lies there until it is left out (AH-XPR-09)."""
    s.point(box.EARNED[card], seat)
    if campaign(s) is not None and seat < box.SEATS:
        s.put(own_copy(seat, card), box.DECK_LIST[seat])


def earned_by(s: State, seat: int) -> tuple[str, ...]:
    """The codes of the story assets that an investigator has in the deck (AH-XPR-09)."""
    return tuple(box.CODE[card] for card in STORY_CARDS if seat in (s.pointed(box.EARNED[card]), _carried(s, card, seat)))


def bring(s: State, card: int, seat: int) -> None:
    """A story asset is somebody's from an earlier campaign, whoever may earn the one of this campaign (AH-CPG-04)."""
    s.point(box.EARNED[own_copy(seat, card)], seat)


def lose(s: State, card: int) -> None:
    """A story asset is nobody's any more."""
    for each in (card, *(own_copy(seat, card) for seat in range(s.seats))):
        s.point(box.EARNED[each], NOTHING)


def _carried(s: State, card: int, seat: int) -> int:
    return s.pointed(box.EARNED[own_copy(seat, card)])


def bear_trauma(s: State, seat: int) -> None:
    """Each trauma is a damage or a horror from the start (AH-TRA-02)."""
    for on, keys in ((box.DAMAGE, box.PHYSICAL), (box.HORROR, box.MENTAL)):
        s.add(on[card_of(s, seat)], s.count(keys[seat]))


def make_ready(s: State, seat: int) -> None:
    """Resources, earlier trauma and a shuffled deck: an investigator can begin a scenario."""
    s.set(box.RESOURCES[seat], STARTING_RESOURCES)
    bear_trauma(s, seat)
    s.shuffle(box.DECK[seat])
