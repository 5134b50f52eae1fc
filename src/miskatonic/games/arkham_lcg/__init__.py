"""Arkham Horror: The Card Game, for 1 to 4 players: the scenarios and decks of the Core Set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.core.state import State
from miskatonic.decks import Decks
from miskatonic.games.arkham_lcg.bot.judge import judge
from miskatonic.games.arkham_lcg.bot.value import value
from miskatonic.games.arkham_lcg.bot.weighing import standing, terms
from miskatonic.games.arkham_lcg.cards.investigators import INVESTIGATORS
from miskatonic.games.arkham_lcg.cards.scenarios import Scenario
from miskatonic.games.arkham_lcg.cards.terms import DIFFICULTIES
from miskatonic.games.arkham_lcg.decks.building import check, check_together
from miskatonic.games.arkham_lcg.decks.carrying import check_carried, is_carried
from miskatonic.games.arkham_lcg.decks.judging import judged
from miskatonic.games.arkham_lcg.decks.refusals import refused
from miskatonic.games.arkham_lcg.decks.shelf import shelf
from miskatonic.games.arkham_lcg.papers import papers
from miskatonic.games.arkham_lcg.rules import box, weaknesses
from miskatonic.games.arkham_lcg.rules.box import CAMPAIGNS, PERIL, ROUND, ROUNDS_BEFORE, SCENARIOS, SEATS, SLUG
from miskatonic.games.arkham_lcg.rules.earlier import CONSPIRATORS
from miskatonic.games.arkham_lcg.rules.explain import comes_to, forbidden, grave, routine
from miskatonic.games.arkham_lcg.rules.scenario import scenario
from miskatonic.games.arkham_lcg.rules.setup import CAMPAIGN_NAMED, RULES, begin, chosen_decks
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.games.arkham_lcg.scene.table import scene, targets
from miskatonic.games.arkham_lcg.story import STORY
from miskatonic.title import Setting, Title


def _check(options: Mapping[str, Any], seats: int) -> None:
    """Options that go together with the number of seats; decks must be legal (AH-DKB)."""
    decks = chosen_decks(options)
    is_campaign = options["scenario"] in CAMPAIGN_NAMED
    for seat, deck in enumerate(decks):
        if is_campaign and is_carried(deck) and seat < seats:
            check_carried(deck)
        else:
            check(deck, standalone=not is_campaign)
    if len(decks) > seats and not is_campaign:
        raise refused("There are {} investigators, and seats for {}.", len(decks), seats)
    if len({deck.investigator for deck in decks}) < len(decks) or len(set(options["investigators"])) < len(
        options["investigators"]
    ):
        raise refused("No two players may choose the same investigator.")
    carried = [deck for deck in decks[:seats] if is_campaign and is_carried(deck)]
    check_together([deck for deck in decks[:seats] if deck not in carried], carried, max(0, seats - len(decks)))
    if options["lead"] >= seats:
        raise refused("The lead must sit at the table. Seats there: {}.", seats)
    if options["latecomers"] and not is_campaign:
        raise refused("Only in a campaign can seats begin later.")
    if any(seat >= seats or seat == options["lead"] for seat in options["latecomers"]):
        raise refused("The lead begins with the first scenario; only others at the table may begin later.")


def _after(*earlier: Scenario) -> tuple[str, ...]:
    """The scenarios that ask how one of these ended."""
    return tuple(one.slug for one in SCENARIOS if any(before in one.after for before in earlier))


def _faced(s: State) -> tuple[str, ...]:
    """The scenario that is played, after the campaign it belongs to."""
    campaigns = [one.slug for key, one in zip(box.CAMPAIGN, CAMPAIGNS, strict=True) if key in s.counts]
    return (*campaigns, scenario(s).slug)


ARKHAM_LCG: Final = Title(
    id="arkham-lcg",
    version=1,
    stage="beta",
    seats=tuple(range(1, SEATS + 1)),
    minutes=(60, 120),
    complexity=4,
    settings=(
        Setting(
            "scenario", SCENARIOS[0].slug, (*(one.slug for one in SCENARIOS), *(one.slug for one in CAMPAIGNS)), told=True
        ),
        Setting("difficulty", "standard", DIFFICULTIES, told=True),
        Setting("investigators", (), tuple(card.slug for card in INVESTIGATORS), several=True, told=True),
        Setting("decks", (), texts=True),
        Setting("lead", 0, (0, 1, 2, 3)),
        Setting(
            "latecomers", (), (0, 1, 2, 3), several=True, only_with=(("scenario", tuple(one.slug for one in CAMPAIGNS)),)
        ),
        *(
            Setting(earlier.setting, 1, tuple(range(len(earlier.outcomes))), only_with=(("scenario", _after(earlier)),))
            for earlier in SCENARIOS[-1].after
        ),
        Setting(
            "escaped",
            (),
            tuple(SLUG[enemy] for enemy in CONSPIRATORS),
            several=True,
            only_with=(
                ("scenario", _after(*(one for one in SCENARIOS if any(end.names_cultists for end in one.outcomes)))),
            ),
        ),
    ),
    rules=RULES,
    begin=begin,
    check=_check,
    speech=SPEECH,
    scene=scene,
    targets=targets,
    forbidden=forbidden,
    grave=grave,
    routine=routine,
    comes_to=comes_to,
    value=value,
    judge=judge,
    terms=terms,
    standing=standing,
    rounds=lambda s: s.count(ROUNDS_BEFORE) + s.count(ROUND),
    round_now=lambda s: s.count(ROUND),
    faced=_faced,
    may_talk=lambda s, seat: PERIL not in s.counts,  # AH-PRK-03
    census={
        "investigator": 5,
        "location": 24,
        "unrevealed": 6,
        "act": 7,
        "agenda": 9,
        "encounter": 69,
        "story": 1,
        "player-1": 181,
        "player-2": 181,
        "player-3": 181,
        "player-4": 181,
    },
    collection=frozenset(weaknesses.BASIC),
    papers=papers,
    decks=Decks("decks", shelf, judged),
    story=STORY,
    people=lambda s, seat: (box.SLUG[s.pointed(box.PLAYS[seat])],),
    open_hands=lambda seats: tuple(zone[seat] for zone in (box.HAND, box.ASIDE_HAND) for seat in seats),
    rulebook="miskatonic.games.arkham_lcg",
)
