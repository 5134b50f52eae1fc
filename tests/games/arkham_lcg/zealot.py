"""A table of the whole campaign for tests: let a scenario end in a resolution, then see to the interlude by keys."""

from __future__ import annotations

from typing import Any

import miskatonic as mk
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.decks.building import Deck
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.campaign import CAMPAIGN
from miskatonic.games.arkham_lcg.rules.decks import deck_between
from miskatonic.games.arkham_lcg.rules.ending import end_scenario
from miskatonic.games.arkham_lcg.rules.interlude import INTERLUDE
from miskatonic.games.arkham_lcg.rules.people import card_of
from miskatonic.games.arkham_lcg.rules.scenario import scenario
from miskatonic.games.arkham_lcg.rules.setup import begin
from tests.games.arkham_lcg.table import Table


class Campaign(Table):
    """A campaign in play, from the mulligans of its first scenario on."""

    def __init__(self, state: State) -> None:
        self.state = state
        state.log = []
        state.run()

    def ends(self, resolution: int) -> Campaign:
        """The scenario comes to a resolution, whatever is under way."""
        self.state.asked = ()
        end_scenario(self.state, resolution)
        self.state.run()
        return self

    def won(self, *slugs: str) -> Campaign:
        """Cards are in the victory display."""
        for slug in slugs:
            self.state.put(self._find(slug, 0), box.VICTORY)
        return self

    def answer(self, seat: int, *keys: str) -> Campaign:
        """A seat answers its questions."""
        for key in keys:
            asked = self.state.question_for(seat)
            assert asked is not None, f"seat {seat} is not asked"
            option = asked.find(key)
            assert option is not None, f"{key} is not among {self.offered(seat)}"
            self.state.answer(asked, option)
        return self

    def onward(self) -> Campaign:
        """Nobody wants anything more between the scenarios."""
        while self.state.asked and self.state.asked[0].source in (CAMPAIGN.address, INTERLUDE.address):
            asked = self.state.asked[0]
            self.answer(asked.seat, "done" if asked.find("done") else asked.options[0].key)
        return self

    def offered(self, seat: int) -> list[str]:
        """The keys that a seat can choose from; none when it is not asked."""
        asked = self.state.question_for(seat)
        return [] if asked is None else [option.key for option in asked.options]

    @property
    def story(self) -> str:
        """The scenario that is played, or was played last."""
        return scenario(self.state).slug

    def who(self, seat: int) -> str:
        """The investigator of a seat."""
        return box.SLUG[card_of(self.state, seat)]

    def deck(self, seat: int) -> Deck:
        """The deck of a seat between two scenarios."""
        return deck_between(self.state, seat)


def zealot(*investigators: str, difficulty: str = "standard", seed: int = 1, **more: Any) -> Campaign:
    """A campaign with these investigators (Roland alone if none is named)."""
    who = investigators or ("roland-banks",)
    title = mk.games()["arkham-lcg"]
    chosen = {"scenario": "night-of-the-zealot", "investigators": list(who), "difficulty": difficulty, **more}
    return Campaign(begin(title.settled(chosen, len(who)), len(who), seed))
