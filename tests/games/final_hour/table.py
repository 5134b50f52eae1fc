"""A table for tests: arrange the campus, resolve an effect, answer by keys, look at what came of it."""

from __future__ import annotations

from typing import Any

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.code import Code, Effect, compiled, procedure
from miskatonic.core.declared import Kind, pieces_in
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.board import PATH_BETWEEN, PLACES, SLOTS, SLUGS
from miskatonic.games.final_hour.cards.sheets import RITUAL_SYMBOLS, TOP
from miskatonic.games.final_hour.cards.words import ORDINARY
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.ancient_one_phase import reckoning
from miskatonic.games.final_hour.rules.people import lead
from miskatonic.games.final_hour.rules.resolving import ACTION_RESOLVED
from miskatonic.words import Steps
from tests.games.tables import AnyTable


def place(name: str | int) -> int:
    """A location by its number or its name."""
    return name if isinstance(name, int) else SLUGS.index(name)


class Table(AnyTable):
    """A game of Final Hour that a test can rearrange."""

    def __init__(self, game: mk.Game) -> None:
        super().__init__(game.state)
        self.game = game

    # ---------------------------------------------------------------- arranging

    def cleared(self) -> Table:
        """Take every monster off the board."""
        for p in PLACES:
            for monster in self.state.zone(box.MONSTERS_AT[p]):
                self.state.put(monster, box.POOL if box.KIND[monster] == ORDINARY else box.SHEET)
        return self

    def monster(self, look: str, at: str | int) -> int:
        """Put a monster with this look on a location; it comes from the pool or the sheet."""
        off = [m for m in box.MONSTERS if box.LOOK[m] == look and self.state.home[m] in (box.POOL, box.SHEET)]
        self.state.put(off[0], box.MONSTERS_AT[place(at)])
        return off[0]

    def stand(self, investigator: str, at: str | int) -> Table:
        """Put an investigator on a location."""
        self.state.point(box.AT[INVESTIGATORS.index(investigator)], place(at))
        return self

    def damaged(self, at: str | int, n: int) -> Table:
        """Put damage tokens on a location."""
        self.state.set(box.DAMAGE[place(at)], n)
        return self

    def sealed(self, a: str | int, b: str | int, side: int = box.FRESH_SEAL) -> Table:
        """Put a seal on the path between two locations."""
        self.state.set(box.SEALS[PATH_BETWEEN[place(a)][place(b)]], side)
        return self

    def hand(self, investigator: str, *numbers: int) -> Table:
        """Give an investigator exactly these priority cards, taken from wherever they are."""
        s = self.state
        zone = box.HAND[INVESTIGATORS.index(investigator)]
        wanted = [c for n in numbers for c in box.PRIORITIES if box.NUMBER[c] == n]
        for card in s.zone(zone):
            if card not in wanted:
                s.put(card, box.PRIORITY_DECK)
        for card in wanted:
            if s.home[card] != zone:
                s.put(card, zone)
        return self.asked_again()

    def on_top(self, *slugs: str) -> Table:
        """Put pieces on top of the zone they lie in, the first one topmost."""
        for slug in reversed(slugs):
            piece = box.PIECE_SLUGS.index(slug)
            self.state.put(piece, self.state.home[piece], first=True)
        return self

    # ---------------------------------------------------------------- playing

    def effect(self, investigator: str, *effects: Effect, side: int = TOP) -> Table:
        """Let an investigator resolve these effects as if they were printed on one side of an action card."""
        s = self.state
        who = INVESTIGATORS.index(investigator)
        at_hand = (
            tuple(card for card in box.ACTIONS if s.home.get(card, box.BOX) == box.BOX)
            + s.zone(box.ACTION_DECK[who])
            + s.zone(box.ACTION_LAID[0])
        )
        mine = [piece for piece in at_hand if piece in box.ACTIONS and box.OWNER[piece] == who]
        printed = self.lay_for_resolving(mine[-1], side)
        while s.stack[-1].code is not printed:
            s.step()
        s.stack[-1].code = compiled("test", Steps(effects))
        s.run()
        return self

    def card(self, code: str, side: int) -> Table:
        """Let its owner resolve one side of an action card as rounds do it: items can be used before and after."""
        self.lay_for_resolving(box.PIECE_SLUGS.index(code), side)
        self.state.run()
        return self

    def lay_for_resolving(self, card: int, side: int) -> Code:
        """Make an action card the next thing that happens, the only one laid this turn; say what its side holds."""
        s = self.state
        s.stack.clear()
        s.asked = ()
        for key in box.ACTION_LAID:
            for laid in s.zone(key):
                s.put(laid, box.ACTION_DECK[box.OWNER[laid]])
        s.put(card, box.ACTION_LAID[0])
        s.point(box.TURN_OF[0], box.OWNER[card])
        s.set(box.TURNED_UP[0], 1)
        s.push(ACTION_RESOLVED.code, -1).lists["args"] = (0, side)
        return s.rules.codes[box.SIDES[card][side]]

    # ---------------------------------------------------------------- looking

    def monsters(self, at: str | int) -> list[str]:
        """The looks of the monsters on a location."""
        return [box.LOOK[m] for m in self.state.zone(box.MONSTERS_AT[place(at)])]

    def damage(self, at: str | int) -> int:
        """The damage tokens on a location."""
        return self.state.count(box.DAMAGE[place(at)])

    def seal(self, a: str | int, b: str | int) -> int:
        """The seal on a path: 0, WEAK_SEAL or FRESH_SEAL."""
        return self.state.count(box.SEALS[PATH_BETWEEN[place(a)][place(b)]])

    def at(self, investigator: str) -> str:
        """The location of an investigator."""
        return SLUGS[self.state.count(box.AT[INVESTIGATORS.index(investigator)])]

    def health(self, investigator: str) -> int:
        """The health an investigator has left."""
        return self.state.count(box.HEALTH_OF[INVESTIGATORS.index(investigator)])

    # ---------------------------------------------------------------- whole rounds

    def actions(self, *codes: str) -> Table:
        """Let these be the action cards of the four turns of the round, in turn order; call it before the first is laid."""
        s = self.state
        laid = [turn for turn, key in enumerate(box.ACTION_LAID) if s.zone(key)]
        for turn in laid:
            card = s.zone(box.ACTION_LAID[turn])[0]
            s.put(card, box.ACTION_DECK[box.OWNER[card]])
        for turn in reversed(range(4)):
            piece = box.PIECE_SLUGS.index(codes[turn])
            deck = box.ACTION_DECK[box.OWNER[piece]]
            s.put(piece, box.ACTION_LAID[turn] if turn in laid else deck, first=True)
        return self

    def lay(self, *numbers: int) -> Table:
        """Give these priority cards to the investigators in turn order, in exchange for others, and lay them."""
        s = self.state
        cards = [c for n in numbers for c in box.PRIORITIES if box.NUMBER[c] == n]
        for turn, card in enumerate(cards):
            hand = box.HAND[s.pointed(box.TURN_OF[turn])]
            if s.home[card] != hand:
                other = next(c for c in s.zone(hand) if c not in cards)
                s.put(other, s.home[card])
                s.put(card, hand)
        self.asked_again()
        return self.play(*[f"lay:{n}" for n in numbers])

    def until(self, *questions: Kind) -> Table:
        """Answer everything with as little as possible until one of these questions is open, or the game is over."""
        while self.state.asked and self.question not in questions:
            idle = [key for key in ("stop", "pass", "not-yet") if key in self.options]
            self.play(idle[0] if idle else self.options[0])
        return self

    def ritual(self, *symbols: str) -> Table:
        """Let these two symbols lie in the ritual slots, in exchange for what lies there."""
        s = self.state
        slots = list(s.zone(box.RITUAL_SLOTS))
        wanted: list[int] = []
        for symbol in symbols:
            face = RITUAL_SYMBOLS.index(symbol)
            wanted.append(next(c for c in box.CLUE_TOKENS if box.SYMBOL[c] == face and c not in wanted))
        for token in slots:
            if token not in wanted:
                new = next(c for c in wanted if c not in s.zone(box.RITUAL_SLOTS))
                spot = s.home[new]
                s.put(new, box.RITUAL_SLOTS)
                s.put(token, spot)
        return self

    def found(self, *symbols: str) -> Table:
        """Let clue tokens with these symbols, taken from the board, be revealed."""
        s = self.state
        for symbol in symbols:
            face = RITUAL_SYMBOLS.index(symbol)
            tokens = [c for c in box.CLUE_TOKENS if box.SYMBOL[c] == face and s.home[c] in box.CLUE_AT]
            s.put(tokens[0], box.FOUND)
        return self

    def drawn(self, *numbers: int) -> Table:
        """Solo: let these be the five priority cards drawn this round."""
        s = self.state
        for card in s.zone(box.DRAWN):
            s.put(card, box.PRIORITY_DECK)
        for n in numbers:
            s.put(box.PIECE_SLUGS.index(f"priority-{n}"), box.DRAWN)
        return self.asked_again()

    def reads(self, seat: int, kind: Kind) -> list[str]:
        """The pieces that log entries of a kind name to a seat, or their backs where they are secret."""
        notes = [hidden.readable(self.state, note, seat) for note in self.told(kind)]
        pieces = [getattr(note.told, field) for note in notes for field in pieces_in(kind)]
        return [box.PIECE_SLUGS[p] if p >= 0 else self.state.rules.back(p) for p in pieces]

    def may_talk(self, seat: int) -> bool:
        """Whether a seat may talk now."""
        return self.game.title.may_talk(self.state, seat)

    # ---------------------------------------------------------------- arranging and playing single effects

    def ritual_site(self, at: str | int) -> Table:
        """Make another location the ritual site."""
        self.state.point(box.RITUAL_PLACE, place(at))
        return self

    def full(self, *spots: str | int) -> Table:
        """Fill every empty slot of some locations with damage tokens."""
        for at in spots:
            taken = len(self.state.zone(box.MONSTERS_AT[place(at)]))
            self.damaged(at, SLOTS[place(at)] - taken)
        return self

    def crowd(self, at: str | int) -> int:
        """Fill every empty slot of a location with monsters of health 2; say how many came."""
        looks = [f"{colour}-{name}-2" for name in ("killer", "stalker", "wrecker") for colour in ("blue", "red")]
        came = 0
        for look in looks * 2:
            off = any(box.LOOK[m] == look for m in self.state.zone(box.POOL))
            if off and len(self.monsters(at)) + self.damage(at) < SLOTS[place(at)]:
                self.monster(look, at)
                came += 1
        return came

    def pool(self, *looks: str) -> Table:
        """Leave only these tokens in the pool, whatever was there."""
        s = self.state
        for token in s.zone(box.POOL):
            s.put(token, box.BOX)
        for look in looks:
            token = next(m for m in box.MONSTERS if box.LOOK[m] == look and s.home[m] == box.BOX)
            s.put(token, box.POOL)
        return self

    def clue(self, at: str | int, face: int) -> int:
        """Put a clue token with this face on a location, in place of the one there."""
        s = self.state
        zone = box.CLUE_AT[place(at)]
        for token in s.zone(zone):
            s.put(token, box.BOX)
        token = next(c for c in box.CLUE_TOKENS if box.SYMBOL[c] == face and s.home[c] != box.RITUAL_SLOTS)
        s.put(token, zone)
        return token

    def item(self, investigator: str, *codes: str) -> Table:
        """Give an investigator items."""
        for code in codes:
            self.state.put(box.PIECE_SLUGS.index(code), box.ITEMS_OF[INVESTIGATORS.index(investigator)])
        return self

    def wounded(self, investigator: str, left: int) -> Table:
        """Leave an investigator with so much health."""
        self.state.set(box.HEALTH_OF[INVESTIGATORS.index(investigator)], left)
        return self

    def reckoning(self, omens: int) -> Table:
        """Let the reckoning step happen with so many omens on the four cards of the round, and nothing after it."""
        s = self.state
        s.stack.clear()
        s.asked = ()
        for turn in range(4):
            wanted = min(2, omens)
            omens -= wanted
            spare = [c for c in box.PRIORITIES if s.home[c] not in box.PRIORITY_LAID]
            s.put(next(c for c in spare if box.OMENS[c] == wanted), box.PRIORITY_LAID[turn])
        assert not omens
        s.push(procedure("reckoning alone", reckoning), lead(s))
        s.run()
        return self

    def walk(self, *spots: str | int) -> Table:
        """Move through these locations; stop there if more moves are left."""
        for at in spots:
            self.play(f"move:{SLUGS[place(at)]}")
        if self.question is asks.Move:
            self.play("stop")
        return self

    def strike_all(self) -> int:
        """Destroy monsters as long as one attacker can in one location; say how many."""
        struck = 0
        attack = [(asked.seat, asked.about[1]) for asked in self.state.asked if asked.kind is asks.Strike]
        while attack and [(a.seat, a.about[-1]) for a in self.state.asked if a.kind is asks.Strike] == attack:
            self.play(self.options[0])
            struck += 1
        return struck

    def where(self, piece: int) -> str:
        """The location a monster stands on, or the name of the zone a piece lies in."""
        zone = self.state.home[piece]
        keys = box.MONSTERS_AT
        return SLUGS[keys.index(zone)] if zone in keys[1:] else zone.split(":")[0]

    def items(self, investigator: str) -> list[str]:
        """The items of an investigator."""
        return [box.PIECE_SLUGS[i] for i in self.state.zone(box.ITEMS_OF[INVESTIGATORS.index(investigator)])]

    @property
    def seat(self) -> int:
        """The seat that is asked; -1 when nobody is."""
        return self.state.asked[0].seat if self.state.asked else -1

    @property
    def lost_by(self) -> str:
        """The rule by which the game is lost, of which the log speaks once; nothing while it is not."""
        result = self.state.result
        is_lost = result is not None and result.won is False
        assert len(self.told(tells.Lost)) == is_lost
        return result.rule if result is not None and is_lost else ""


def table(
    *investigators: str,
    seed: int = 1,
    ancient_one: str = "cthulhu",
    difficulty: str = "low",
    solo: bool = False,
    **options: Any,
) -> Table:
    """A game at its first decision; two names are two seats, or one seat with both in solo play."""
    named = list(investigators or ("jenny", "michael"))
    seats = 1 if solo else len(named)
    game = mk.new(
        "final-hour", seats=seats, seed=seed, ancient_one=ancient_one, difficulty=difficulty, investigators=named, **options
    )
    return Table(game)
