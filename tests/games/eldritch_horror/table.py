"""A table for tests: arrange the world, load the dice, answer by keys, look at what came of it."""

from __future__ import annotations

from typing import Any

import miskatonic as mk
from miskatonic.core.code import Code, Effect, compiled
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.terms import COLOURS, ELDRITCH, HEALTH, OMEN_TRACK, SANITY, SKILLS
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.actions import TURN
from miskatonic.games.eldritch_horror.rules.combat import fight
from miskatonic.games.eldritch_horror.rules.decks import discard_card
from miskatonic.games.eldritch_horror.rules.defeat import enter_play, wipe
from miskatonic.games.eldritch_horror.rules.doom import AWAKENING
from miskatonic.games.eldritch_horror.rules.encounters import ENCOUNTER
from miskatonic.games.eldritch_horror.rules.monsters import put_away
from miskatonic.games.eldritch_horror.rules.mysteries import NEXT_MYSTERY
from miskatonic.games.eldritch_horror.rules.mythos import resolve
from miskatonic.games.eldritch_horror.rules.people import is_alive
from miskatonic.games.eldritch_horror.rules.reckoning import RECKONING
from miskatonic.games.eldritch_horror.rules.rounds import GAME, begin_round, encounter_phase, mythos_phase
from miskatonic.words import Steps
from tests.games.tables import AnyTable

dice: list[int] = []
chance: dict[str, list[int]] = {}


def as_wanted(s: State, stream: str, limit: int) -> int | None:
    """The next wanted face, or what a test lets another stream give."""
    if stream in ("dice", "die"):
        assert limit == 6, "a die has six faces, and any of them can come up"
        return dice.pop(0) - 1 if dice else 0
    wanted = chance.get(stream)
    assert not wanted or wanted[0] < limit, "chance could not give that"
    return wanted.pop(0) if wanted else None


def piece(slug: str) -> int:
    """A piece by its name; of several alike ones the first."""
    return box.PIECE_SLUGS.index(slug if slug in box.PIECE_SLUGS else f"{slug}#1")


def space(code: str) -> int:
    """A space by its code; a number is one of the numbered ones."""
    return [s.code for s in world.SPACES].index(f"space-{code}" if code.isdigit() else code)


class Table(AnyTable):
    """A game of Eldritch Horror that a test can rearrange. Seat 0 leads unless the test says otherwise.

    Dice that a test has not said anything about show 1.
    """

    def __init__(self, game: mk.Game) -> None:
        super().__init__(game.state)
        self.game = game
        dice.clear()
        chance.clear()
        while self.state.asked and self.question is not None and self.question.__name__ != "Action":
            self.play(self.options[0])
        self.state.loaded = as_wanted

    # ---------------------------------------------------------------- arranging

    def cleared(self) -> Table:
        """An empty world: no Monsters, Gates, Clues or tokens on it, nobody's possessions, no Mystery in play."""
        s = self.state
        for monster in places.monsters_on_board(s):
            put_away(s, monster)
        for gate in s.zone(box.GATES_OPEN):
            s.put(gate, box.GATE_STACK)
        for clue in places.clues_on_board(s):
            s.put(clue, box.CLUE_POOL)
        for card in s.zone(box.ACTIVE_MYSTERY):
            s.put(card, box.MYSTERY_DECK)
        for key in (*box.ELDRITCH_AT, box.MYSTERY_TOKEN, box.ON_GREEN):
            s.counts.pop(key, None)
        for zone in (box.ONGOING, box.MYTHOS_OPEN):
            for card in s.zone(zone):
                s.put(card, box.MYTHOS_DISCARD)
        for seat in range(s.seats):
            self.stripped(seat)
        s.set(box.LEAD, 0)
        return self

    def stripped(self, seat: int) -> Table:
        """Take everything from a seat."""
        s = self.state
        for card in (*s.zone(box.OWNED[seat]), *s.zone(box.CONDITIONS_OF[seat])):
            discard_card(s, card)
        for clue in s.zone(box.CLUES_OF[seat]):
            s.put(clue, box.CLUE_POOL)
        for family in (*box.IMPROVED, *box.TICKETS):
            s.counts.pop(family[seat], None)
        return self

    def at(self, seat: int, where: str) -> Table:
        """Put an investigator on a space."""
        self.state.point(box.AT[seat], space(where))
        return self

    def gives(self, seat: int, *codes: str) -> Table:
        """Give a seat Assets, Artifacts or Spells, taken from wherever they are."""
        for code in codes:
            self.state.put(piece(code), box.OWNED[seat])
        return self

    def condition(self, seat: int, code: str, back: str | None = None) -> int:
        """Give a seat a Condition, with this back; the piece."""
        s = self.state
        card = next(c for c in box.CONDITION_CARDS if box.CODE[c] == code and s.home[c] == box.DECK_OF[3])
        if back is not None:
            self.backed(card, back)
        s.put(card, box.CONDITIONS_OF[seat])
        return card

    def spell(self, seat: int, code: str, back: int = 1) -> int:
        """Give a seat a Spell whose back is that of this copy; the piece."""
        card = piece(f"{code}#1")
        self.backed(card, f"{code}-back-{back}")
        self.state.put(card, box.OWNED[seat])
        return card

    def backed(self, card: int, back: str) -> Table:
        """Let a double-sided card have this back; its like gets the other one."""
        s = self.state
        wanted = piece(back)
        there, mine = s.home[wanted], s.zone(box.BEHIND[card])[0]
        s.zones[there], s.zones[box.BEHIND[card]] = (mine,), (wanted,)
        s.home[mine], s.home[wanted] = there, box.BEHIND[card]
        return self

    def clues(self, seat: int, n: int) -> Table:
        """Let a seat have so many Clues."""
        s = self.state
        for clue in s.zone(box.CLUES_OF[seat]):
            s.put(clue, box.CLUE_POOL)
        for clue in s.zone(box.CLUE_POOL)[:n]:
            s.put(clue, box.CLUES_OF[seat])
        return self

    def values(self, seat: int, health: int | None = None, sanity: int | None = None) -> Table:
        """Let a seat have so much Health and Sanity."""
        for value, n in ((HEALTH, health), (SANITY, sanity)):
            if n is not None:
                self.state.set(box.VALUE_OF[value][seat], n)
        return self

    def improved(self, seat: int, skill: str, n: int) -> Table:
        """Let a skill be improved so often."""
        self.state.set(box.IMPROVED[SKILLS.index(skill)][seat], n)
        return self

    def tickets(self, seat: int, train: int = 0, ship: int = 0) -> Table:
        """Let a seat have these tickets."""
        for kind, n in enumerate((train, ship)):
            self.state.set(box.TICKETS[kind][seat], n)
        return self

    def delayed(self, seat: int) -> Table:
        """Let an investigator be Delayed."""
        self.state.set(box.DELAYED[seat], 1)
        return self

    def monster(self, code: str, where: str, hurt: int = 0) -> int:
        """Put a Monster on a space without its effect for being spawned; the piece."""
        s = self.state
        free = [m for m in box.MONSTERS_CALLED[code] if places.space_of_piece(s, m) < 0]
        s.put(free[0], box.MONSTERS_AT[space(where)])
        s.set(box.HURT[free[0]], hurt)
        return free[0]

    def cup(self, *codes: str) -> Table:
        """Leave only these Monsters in the cup; they are drawn in this order."""
        s = self.state
        for monster in s.zone(box.CUP):
            s.put(monster, box.GONE)
        for code in codes:
            s.put(next(m for m in box.MONSTERS_CALLED[code] if s.home.get(m) != box.CUP), box.CUP)
        chance["cup"] = [0] * len(codes)
        return self

    def gate(self, where: str) -> int:
        """Open the Gate of a space, without a Monster; the piece."""
        gate = box.GATE_ON[space(where)]
        self.state.put(gate, box.GATES_OPEN)
        return gate

    def stack(self, *wheres: str) -> Table:
        """Leave only these Gates in the stack, the first one on top; the others are out of the game."""
        s = self.state
        for gate in (*s.zone(box.GATE_STACK), *s.zone(box.GATE_DISCARD)):
            s.put(gate, box.GONE)
        for where in wheres:
            s.put(box.GATE_ON[space(where)], box.GATE_STACK)
        return self

    def clue(self, where: str, printed: str | None = None) -> int:
        """Put a Clue on a space: its own, or one printed for another; the piece."""
        clue = piece(f"clue-{world.SPACES[space(printed or where)].code}")
        self.state.put(clue, box.CLUES_AT[space(where)])
        return clue

    def pool(self, *wheres: str) -> Table:
        """Leave only these Clues in the pool; they are drawn in this order."""
        s = self.state
        for clue in (*s.zone(box.CLUE_POOL), *s.zone(box.CLUE_DISCARD)):
            s.put(clue, box.GONE)
        for where in wheres:
            s.put(piece(f"clue-{world.SPACES[space(where)].code}"), box.CLUE_POOL)
        chance["clue"] = [0] * len(wheres)
        return self

    def doom(self, n: int) -> Table:
        """Let Doom stand there."""
        self.state.set(box.DOOM, n)
        return self

    def omen(self, at: int) -> Table:
        """Put the Omen token on a space of its track, from 0."""
        self.state.set(box.OMEN, at)
        return self

    def eldritch(self, where: str, n: int = 1) -> Table:
        """Put Eldritch tokens on a space."""
        self.state.set(box.ELDRITCH_AT[space(where)], n)
        return self

    def mystery(self, code: str, tokens: int = 0) -> Table:
        """Let this be the active Mystery, without its effect for entering play."""
        s = self.state
        for card in s.zone(box.ACTIVE_MYSTERY):
            s.put(card, box.MYSTERY_DECK)
        if s.home[piece(code)] == box.SOLVED:
            s.put(s.zone(box.MYSTERY_DECK)[0], box.SOLVED)
        s.put(piece(code), box.ACTIVE_MYSTERY)
        s.set(box.TOKENS_ON[ELDRITCH][piece(code)], tokens)
        return self

    def enters(self, code: str) -> Table:
        """Let this Mystery enter play."""
        s = self.state
        for card in s.zone(box.ACTIVE_MYSTERY):
            s.put(card, box.MYSTERY_DECK)
        s.put(piece(code), box.MYSTERY_DECK, first=True)
        return self.running(NEXT_MYSTERY, 0)

    def solved(self, n: int) -> Table:
        """Let so many other Mysteries be solved."""
        s = self.state
        for card in s.zone(box.MYSTERY_DECK)[:n]:
            s.put(card, box.SOLVED)
        return self

    def ongoing(self, code: str, tokens: int | None = None) -> Table:
        """Let an ongoing Mythos card be in play, without its effect for entering play."""
        s = self.state
        s.put(piece(code), box.ONGOING)
        n = box.MYTHOS_CARD[piece(code)].eldritch if tokens is None else tokens
        s.set(box.TOKENS_ON[ELDRITCH][piece(code)], n)
        return self

    def expedition(self, code: str) -> Table:
        """Let this be the top card of the Expedition deck."""
        s = self.state
        card = piece(code)
        place = box.COMPLEX[card].place
        s.put(card, box.EXPEDITION_DECK[place], first=True)
        s.point(box.EXPEDITION_AT, place)
        chance["expedition-card"] = [0]
        return self

    def on_top(self, *codes: str) -> Table:
        """Put cards on top of the deck they belong to, the first one topmost."""
        s = self.state
        for code in reversed(codes):
            card = piece(code)
            deck = box.DECK_OF[box.KIND_OF[card]] if card in box.KIND_OF else box.ENCOUNTER_DECK[box.BACKS[card]]
            s.put(card, deck, first=True)
        return self

    def at_bottom(self, code: str) -> Table:
        """Put a Spell or a Condition at the bottom of its deck: the next random one."""
        self.state.put(piece(code), box.DECK_OF[box.KIND_OF[piece(code)]])
        return self

    def reserve(self, *codes: str) -> Table:
        """Let these Assets lie in the reserve."""
        s = self.state
        for card in s.zone(box.RESERVE):
            s.put(card, box.DECK_OF[0])
        for code in codes:
            s.put(piece(code), box.RESERVE)
        return self

    def plays(self, seat: int, code: str) -> Table:
        """Let a seat play this investigator, with full Health and Sanity and no possessions."""
        s = self.state
        self.stripped(seat)
        s.put(s.counts[box.PLAYS[seat]], box.UNUSED)
        wipe(s, seat)
        enter_play(s, seat, piece(code))
        return self

    # ---------------------------------------------------------------- playing

    def running(self, code: Code, seat: int, **regs: int) -> Table:
        """Run a procedure with nothing else under way; afterwards nothing follows."""
        s = self.state
        s.stack.clear()
        s.asked = ()
        s.push(code, seat).regs.update(regs)
        s.run()
        return self

    def turn(self, seat: int = 0) -> Table:
        """Begin a seat's turn of the Action Phase."""
        self.state.set(box.PHASE, box.ACTION_PHASE)
        return self.running(TURN, seat)

    def encounter(self, seat: int = 0) -> Table:
        """Begin a seat's Encounter Phase."""
        self.state.set(box.PHASE, box.ENCOUNTER_PHASE)
        return self.running(ENCOUNTER, seat)

    def fights(self, code: str, seat: int = 0) -> Table:
        """Let a seat fight a Monster that is put on its space for it."""
        s = self.state
        monster = self.monster(code, world.SPACES[s.counts[box.AT[seat]]].code)
        s.stack.clear()
        s.asked = ()
        fight(s, seat, monster)
        s.run()
        return self

    def mythos(self, code: str) -> Table:
        """Let a Mythos card be resolved whole."""
        s = self.state
        s.set(box.PHASE, box.MYTHOS_PHASE)
        s.stack.clear()
        s.asked = ()
        resolve(s, piece(code))
        s.run()
        return self

    def event(self, code: str) -> Table:
        """Let only the text of a Mythos card be resolved, without its icons."""
        s = self.state
        part = "enters" if box.MYTHOS_CARD[piece(code)].ongoing else "event"
        s.stack.clear()
        s.asked = ()
        s.push(s.rules.codes[f"{code}.{part}"], 0).regs["piece"] = piece(code)
        s.run()
        return self

    def mythos_phase(self, code: str | None) -> Table:
        """Play a whole Mythos Phase with this card, or with an empty deck, and go on with the next round."""
        s = self.state
        for stage in box.MYTHOS_STAGE:
            for zone in stage:
                for card in s.zone(zone):
                    s.put(card, box.MYTHOS_BOX[box.MYTHOS_CARD[card].colour])
        if code is not None:
            column = box.MYTHOS_COLOURS.index(box.MYTHOS_CARD[piece(code)].colour)
            s.put(piece(code), box.MYTHOS_STAGE[0][column])
        return self._game(mythos_phase)

    def round(self) -> Table:
        """Begin a round with its Action Phase."""
        return self._game(begin_round)

    def encounter_phase(self) -> Table:
        """Begin an Encounter Phase of all."""
        return self._game(encounter_phase)

    def _game(self, step: Any) -> Table:
        s = self.state
        s.stack.clear()
        s.asked = ()
        s.push(GAME, 0).goto(step)
        s.run()
        return self

    def reckoning(self) -> Table:
        """Let a reckoning happen."""
        return self.running(RECKONING, 0)

    def awaken(self) -> Table:
        """Let the Ancient One awaken."""
        self.state.set(box.DOOM, 0)
        return self.running(AWAKENING, 0)

    def effect(self, seat: int, *effects: Effect) -> Table:
        """Let a seat carry out effects, with nothing else under way."""
        return self.running(compiled("test-effect", Steps(effects)), seat)

    def roll(self, *faces: int) -> Table:
        """Let the next dice show these faces."""
        dice.clear()
        dice.extend(faces)
        return self

    def idle(self) -> Table:
        """Answer everything with as little as possible until nothing is asked."""
        while self.state.asked:
            lazy = [k for k in ("keep", "end", "stop", "done", "no", "decline", "pass", "roll") if k in self.options]
            self.play(lazy[0] if lazy else self.options[0])
        return self

    # ---------------------------------------------------------------- looking

    def health(self, seat: int = 0) -> int:
        """The Health of a seat's investigator."""
        return self.state.count(box.VALUE_OF[HEALTH][seat])

    def sanity(self, seat: int = 0) -> int:
        """The Sanity of a seat's investigator."""
        return self.state.count(box.VALUE_OF[SANITY][seat])

    def skill(self, skill: str, seat: int = 0) -> int:
        """How often a skill was improved."""
        return self.state.count(box.IMPROVED[SKILLS.index(skill)][seat])

    def owned(self, seat: int = 0) -> list[str]:
        """The codes of a seat's Assets, Artifacts and Spells."""
        return [box.CODE[card] for card in self.state.zone(box.OWNED[seat])]

    def conditions(self, seat: int = 0) -> list[str]:
        """The codes of a seat's Conditions."""
        return [box.CODE[card] for card in self.state.zone(box.CONDITIONS_OF[seat])]

    def has_clues(self, seat: int = 0) -> int:
        """How many Clues a seat has."""
        return len(self.state.zone(box.CLUES_OF[seat]))

    def where(self, seat: int = 0) -> str:
        """The space of a seat's investigator."""
        return world.SPACES[self.state.counts[box.AT[seat]]].code

    def monsters(self, where: str) -> list[str]:
        """The codes of the Monsters on a space."""
        return [box.CODE[m] for m in places.monsters_on(self.state, space(where))]

    def clues_at(self, where: str) -> int:
        """How many Clues lie on a space."""
        return len(places.clues_on(self.state, space(where)))

    def gates(self) -> list[str]:
        """The spaces with a Gate."""
        return [world.SPACES[box.GATE[gate].space].code for gate in self.state.zone(box.GATES_OPEN)]

    def tokens_on(self, code: str) -> int:
        """Eldritch tokens on a card or an Ancient One sheet."""
        return self.state.count(box.TOKENS_ON[ELDRITCH][piece(code)])

    def colour(self) -> str:
        """The colour of the omen."""
        return COLOURS[OMEN_TRACK[self.state.count(box.OMEN)]]

    def alive(self, seat: int) -> bool:
        """Whether a seat has an investigator."""
        return is_alive(self.state, seat)

    def home(self, slug: str) -> str | None:
        """The zone in which a piece lies."""
        return self.state.home.get(piece(slug))

    @property
    def result(self) -> tuple[bool | None, str] | None:
        """How the game ended, if it has."""
        r = self.state.result
        return None if r is None else (r.won, r.rule)


FRIENDS = (
    "lily-chen",
    "leo-anderson",
    "norman-withers",
    "mark-harrigan",
    "jim-culver",
    "diana-stanley",
    "trish-scarborough",
    "akachi-onyele",
)


def table(*investigators: str, seats: int = 0, ancient_one: str = "azathoth", seed: int = 1, **options: Any) -> Table:
    """A table in its first Action Phase; without names Silas Marsh plays, and others after him."""
    names = list(investigators or ("silas-marsh",))
    for other in (
        "lily-chen",
        "leo-anderson",
        "norman-withers",
        "mark-harrigan",
        "jim-culver",
        "diana-stanley",
        "trish-scarborough",
    ):
        if len(names) < seats and other not in names:
            names.append(other)
    game = mk.new("eldritch-horror", seats=len(names), seed=seed, ancient_one=ancient_one, investigators=names, **options)
    return Table(game)


def empty(*investigators: str, **options: Any) -> Table:
    """The same with an empty world and nobody owning anything."""
    return table(*investigators, **options).cleared()


__all__ = ["Table", "empty", "piece", "space", "table"]
