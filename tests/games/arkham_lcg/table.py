"""A table for tests: arrange the house, load the chaos bag, answer by keys, look at what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from miskatonic.core.code import Effect, compiled
from miskatonic.core.declared import Kind
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import INVESTIGATION, TOKENS
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.actions import TURN
from miskatonic.games.arkham_lcg.rules.chaos import in_bag
from miskatonic.games.arkham_lcg.rules.drawing import draw, resolve_encounter
from miskatonic.games.arkham_lcg.rules.engaging import engage
from miskatonic.games.arkham_lcg.rules.people import card_of, in_game, place_of
from miskatonic.games.arkham_lcg.rules.phases import (
    ENEMY_PHASE,
    GAME,
    INVESTIGATION_PHASE,
    MYTHOS_PHASE,
    UPKEEP_PHASE,
    begin_round,
)
from miskatonic.games.arkham_lcg.rules.places import reveal
from miskatonic.games.arkham_lcg.rules.setting_up import SETTING_UP
from miskatonic.games.arkham_lcg.rules.setup import begin
from miskatonic.words import Steps
from tests.games.tables import AnyTable

PHASES = {"mythos": MYTHOS_PHASE, "investigation": INVESTIGATION_PHASE, "enemy": ENEMY_PHASE, "upkeep": UPKEEP_PHASE}
tokens: list[int] = []


def loaded(s: State, stream: str, limit: int) -> int | None:
    """The place in the bag of the next wanted token, as long as the test has said one."""
    if stream != "chaos-bag" or not tokens:
        return None
    wanted = tokens.pop(0)
    if not s.count(box.BAG[wanted]):
        raise AssertionError(f"there is no {TOKENS[wanted]} in the bag")
    assert limit == sum(in_bag(s)), "every token in the bag can be the one that is drawn"
    return sum(in_bag(s)[:wanted])


def piece(slug: str, seat: int = 0) -> int:
    """A piece by its name; a player card is that of a seat."""
    if slug in box.PIECE_SLUGS and (seat == 0 or box.OWNER[box.PIECE_SLUGS.index(slug)] == box.NOBODY):
        return box.PIECE_SLUGS.index(slug)
    return box.PIECE_SLUGS.index(f"{slug}@{seat + 1}")


def place(name: str) -> int:
    """A location by its name."""
    return box.PLACE_NAMED[name]


def connect(monkeypatch: pytest.MonkeyPatch, ways: tuple[tuple[int, ...], ...]) -> None:
    """Let the locations lead to these others, each in turn."""
    for location, others in enumerate(ways):
        monkeypatch.setitem(box.CONNECTED, location, others)


class Table(AnyTable):
    """A game of The Gathering that a test can rearrange. Nothing is under way until the test begins something."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.state.loaded = loaded
        self.state.stack.clear()
        self.state.push(SETTING_UP, 0)
        self.state.run()
        reveal(state, place_of(state, 0))
        self.state.log = []
        tokens.clear()

    # ---------------------------------------------------------------- arranging

    def house(self) -> Table:
        """The house is open: Study gone, everybody in the Hallway, all other rooms in play and unrevealed."""
        s = self.state
        for name in ("hallway", "attic", "cellar", "parlor"):
            s.put(box.PLACE_CARDS[place(name)], box.UNREVEALED)
        s.put(box.PLACE_CARDS[place("study")], box.REMOVED)
        reveal(s, place("hallway"))
        for seat in range(s.seats):
            s.point(box.AT[seat], place("hallway"))
        return self

    def at(self, seat: int, location: str) -> Table:
        """Put an investigator at a location, which is revealed; nothing else happens."""
        s = self.state
        card = box.PLACE_CARDS[place(location)]
        if s.home[card] == box.ASIDE:
            s.put(card, box.UNREVEALED)
        reveal(s, place(location))
        s.point(box.AT[seat], place(location))
        return self

    def clues(self, location: str, n: int) -> Table:
        """Let so many clues lie on a location."""
        self.state.set(box.CLUES[box.PLACE_CARDS[place(location)]], n)
        return self

    def holds(self, seat: int, n: int) -> Table:
        """Let an investigator hold so many clues."""
        self.state.set(box.CLUES[card_of(self.state, seat)], n)
        return self

    def hand(self, seat: int, *slugs: str) -> Table:
        """Give a seat exactly these cards in hand; what was there goes under the deck."""
        s = self.state
        for card in s.zone(box.HAND[seat]):
            s.put(card, box.DECK[seat])
        for slug in slugs:
            s.put(piece(slug, seat), box.HAND[seat])
        return self

    def in_play(self, seat: int, *slugs: str) -> Table:
        """Put assets into play under a seat's control, with their uses; nothing else happens."""
        s = self.state
        for slug in slugs:
            card = piece(slug, seat)
            s.put(card, box.PLAY[seat])
            sheet = box.ASSET[card]
            if sheet.uses is not None:
                s.set(box.USES_LEFT[card], sheet.uses[1])
        return self

    def threat(self, seat: int, *slugs: str) -> Table:
        """Put treacheries or other cards into a seat's threat area; nothing else happens."""
        for slug in slugs:
            self.state.put(self._find(slug, seat), box.THREAT[seat])
        return self

    def enemy(self, slug: str, engaged: int | None = None, at: str | None = None, seat: int = 0) -> int:
        """Put an enemy into play: engaged with a seat, or unengaged at a location; nothing else happens."""
        enemy = self._find(slug, seat)
        if engaged is not None:
            engage(self.state, enemy, engaged)
        else:
            assert at is not None
            self.state.put(enemy, box.AT_PLACE[place(at)])
        return enemy

    def _find(self, slug: str, seat: int) -> int:
        """A piece that is not in play yet; another copy if the named one is."""
        s = self.state
        code = slug.split("#")[0]
        alike = [i for i, name in enumerate(box.SLUG) if name == code and box.OWNER[i] in (seat, box.NOBODY)]
        away = [i for i in alike if s.home.get(i, "") not in (*box.THREAT, *box.AT_PLACE, *box.PLAY, *box.ATTACHED)]
        return away[0]

    def exhausted(self, *pieces: int) -> Table:
        """Exhaust cards."""
        for card in pieces:
            self.state.set(box.EXHAUSTED[card], 1)
        return self

    def resources(self, seat: int, n: int) -> Table:
        """Let a seat have so many resources."""
        self.state.set(box.RESOURCES[seat], n)
        return self

    def harmed(self, seat: int, damage: int = 0, horror: int = 0) -> Table:
        """Let an investigator have so much damage and horror."""
        self.state.set(box.DAMAGE[card_of(self.state, seat)], damage)
        self.state.set(box.HORROR[card_of(self.state, seat)], horror)
        return self

    def top(self, seat: int, *slugs: str) -> Table:
        """Put cards on top of a seat's deck, the first one topmost."""
        for slug in reversed(slugs):
            self.state.put(piece(slug, seat), box.DECK[seat], first=True)
        return self

    def encounters(self, *slugs: str) -> Table:
        """Put encounter cards on top of the encounter deck, the first one topmost."""
        for slug in reversed(slugs):
            self.state.put(piece(slug), box.ENCOUNTER_DECK, first=True)
        return self

    def bag(self, *names: str) -> Table:
        """Let the next tokens be these ("-2", "skull", "auto-fail" ...); one that is not in the bag is added."""
        for name in names:
            token = TOKENS.index(name)
            if not self.state.count(box.BAG[token]):
                self.state.set(box.BAG[token], 1)
            tokens.append(token)
        return self

    def act(self, number: int) -> Table:
        """Let this act (1 to 3) be current; earlier ones are removed."""
        s = self.state
        cards = [card for card in box.ACT_CARD if card in s.home]
        for i, card in enumerate(cards, 1):
            s.put(card, box.REMOVED if i < number else box.ACT if i == number else box.ACT_DECK)
        return self

    def agenda(self, number: int, doom: int = 0) -> Table:
        """Let this agenda (1 to 3) be current with so much doom; earlier ones are removed."""
        s = self.state
        cards = [card for card in box.AGENDA_CARD if card in s.home]
        for i, card in enumerate(cards, 1):
            s.put(card, box.REMOVED if i < number else box.AGENDA if i == number else box.AGENDA_DECK)
        s.set(box.DOOM[cards[number - 1]], doom)
        return self

    # ---------------------------------------------------------------- playing

    def _fresh(self) -> State:
        s = self.state
        s.stack.clear()
        s.asked = ()
        return s

    def turn(self, seat: int = 0) -> Table:
        """Begin a seat's turn in the investigation phase, with nothing else under way."""
        s = self._fresh()
        s.set(box.PHASE, INVESTIGATION)
        s.set(box.HAD_TURN[seat], 0)
        s.push(TURN, seat)
        s.run()
        return self

    def phase(self, name: str) -> Table:
        """Run a whole phase, with nothing else under way."""
        s = self._fresh()
        s.push(PHASES[name], 0)
        s.run()
        return self

    def round(self) -> Table:
        """Begin a round as the game does, with nothing else under way; the next one follows it."""
        s = self._fresh()
        s.push(GAME, 0).goto(begin_round)
        s.run()
        return self

    def draws(self, seat: int, slug: str) -> Table:
        """Let a seat draw and resolve this encounter card."""
        s = self._fresh()
        resolve_encounter(s, seat, self._find(slug, seat))
        s.run()
        return self

    def draws_card(self, seat: int, *slugs: str) -> Table:
        """Let a seat draw these cards from the top of the own deck."""
        s = self._fresh()
        self.top(seat, *slugs)
        draw(s, seat, len(slugs))
        s.run()
        return self

    def effect(self, seat: int, *effects: Effect) -> Table:
        """Let a seat carry out effects, with nothing else under way."""
        s = self._fresh()
        s.push(compiled("test", Steps(effects)), seat)
        s.run()
        return self

    def until(self, *questions: Kind) -> Table:
        """Answer everything with as little as possible until one of these questions is open, or nothing is asked."""
        while self.state.asked and self.question not in questions:
            idle = [key for key in ("pass", "reveal", "keep", "no", "stay", "end-turn") if key in self.options]
            self.play(idle[0] if idle else self.options[0])
        return self

    # ---------------------------------------------------------------- looking

    def damage(self, seat: int = 0) -> int:
        """The damage on a seat's investigator."""
        return self.state.count(box.DAMAGE[card_of(self.state, seat)])

    def horror(self, seat: int = 0) -> int:
        """The horror on a seat's investigator."""
        return self.state.count(box.HORROR[card_of(self.state, seat)])

    def clues_of(self, seat: int = 0) -> int:
        """The clues a seat's investigator holds."""
        return self.state.count(box.CLUES[card_of(self.state, seat)])

    def clues_on(self, location: str) -> int:
        """The clues on a location."""
        return self.state.count(box.CLUES[box.PLACE_CARDS[place(location)]])

    def where(self, seat: int = 0) -> str:
        """The location of a seat's investigator."""
        return box.place_slug(place_of(self.state, seat))

    def home(self, slug: str, seat: int = 0) -> str:
        """The zone in which a piece lies."""
        return self.state.home.get(piece(slug, seat), "")

    def outcome(self) -> tuple[Kind, int, int, int]:
        """How the last test ended: success or failure, skill value, difficulty and margin."""
        note = [note for note in self.state.log or [] if note.kind in (tells.Succeeded, tells.Failed)][-1]
        return note.kind, note.told.value, note.told.difficulty, note.told.by

    def value(self) -> int:
        """The skill value of the last test."""
        return self.outcome()[1]

    def came_to(self, *names: str) -> int:
        """The skill value of investigating with these tokens."""
        return self.turn().bag(*names).play("investigate").until(asks.Action).value()

    def records(self) -> set[str]:
        """What the campaign log remembers."""
        return {record for record, key in zip(box.RECORDS, box.RECORDED, strict=True) if self.count(key)}

    def in_game(self, seat: int = 0) -> bool:
        """Whether a seat's investigator has not been eliminated."""
        return in_game(self.state, seat)


def table(*investigators: str, difficulty: str = "standard", seed: int = 1, **more: Any) -> Table:
    """A table in the Study with these investigators (Roland alone if none is named): empty hands, five resources."""
    who = investigators or ("roland-banks",)
    chosen = {"investigators": who, "decks": (), "difficulty": difficulty, "lead": 0, "scenario": "the-gathering"}
    options: Mapping[str, Any] = {**chosen, **more}
    t = Table(begin(options, len(who), seed))
    t.state.set(box.ROUND, 1)
    return t


def streets(*investigators: str, difficulty: str = "standard", seed: int = 1, the_gathering: int = 1, **more: Any) -> Table:
    """A table of The Midnight Masks: everybody in Rivertown, or at home where the house still stands."""
    earlier: dict[str, Any] = {"the_gathering": the_gathering, "escaped": (), **more}
    return table(*investigators, difficulty=difficulty, seed=seed, scenario="the-midnight-masks", **earlier)


def woods(*investigators: str, difficulty: str = "standard", seed: int = 1, **more: Any) -> Table:
    """A table of The Devourer Below: everybody on the Main Path, the house burned, all conspirators interrogated."""
    earlier: dict[str, Any] = {"the_gathering": 1, "the_midnight_masks": 1, "escaped": (), **more}
    return table(*investigators, difficulty=difficulty, seed=seed, scenario="the-devourer-below", **earlier)
