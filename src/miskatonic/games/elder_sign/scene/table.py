"""What lies on the table of Elder Sign, as a seat sees it: museum, dice, investigators, Ancient One, piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from miskatonic import scene as sc
from miskatonic.core.declared import names_of
from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.seats import seat_slug
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.clues import clues_left
from miskatonic.games.elder_sign.rules.covers import best_covers
from miskatonic.games.elder_sign.rules.health import limit
from miskatonic.games.elder_sign.rules.passives import mythos_cards
from miskatonic.games.elder_sign.rules.people import ancient_one, is_alive
from miskatonic.games.elder_sign.rules.pool import usable_dice
from miskatonic.games.elder_sign.rules.tasks import open_goals
from miskatonic.games.elder_sign.rules.trophies import trophies
from miskatonic.games.elder_sign.scene import captions, looks, museum, pieces
from miskatonic.scene.parts import answer, part
from miskatonic.text.parts import Text, join
from miskatonic.text.speech import Speech
from miskatonic.words.control import CHOOSE

POOL_ID: Final = "pool"
PILES: Final = (
    ("adventure-deck", box.ADVENTURE_DECK),
    ("world-deck", box.WORLD_DECK),
    ("common-deck", box.DECK_OF[w.COMMON]),
    ("unique-deck", box.DECK_OF[w.UNIQUE]),
    ("spell-deck", box.DECK_OF[w.SPELL]),
    ("ally-deck", box.DECK_OF[w.ALLY]),
    ("mythos-deck", box.MYTHOS_DECK),
    ("monster-pool", box.POOL_OF_MONSTERS),
)

TELLING: Final = sc.Telling(
    headings=names_of(tells.Midnight),
    foremost=names_of(
        tells.Devoured, tells.Awakens, tells.Resolved, tells.Failed, tells.GaveUp, tells.Hurt, tells.Doom, tells.Signs,
        tells.Mythos, tells.Gate, tells.Monster, tells.Attacks, tells.GainedCard, tells.GainedClue, tells.LostCard,
        tells.TookMonster, tells.Healed, tells.LostAndFound, tells.NewAdventure,
    ),
    passing=names_of(tells.Turn),
    leading=names_of(tells.Reward, tells.Penalty),
)  # fmt: skip
"""What one wants to know first: whom it cost what, how far doom and signs are, what came and what was gained."""


def board_id(seat: int) -> str:
    """The id of a seat's area."""
    return f"board:{seat_slug(seat)}"


class Table(museum.Museum):
    """The whole table of one view in one language."""

    __slots__ = ()

    # ---------------------------------------------------------------- dice

    @answer
    def picked(self) -> tuple[int, ...]:
        """The dice that this seat has chosen to roll again."""
        asked = self.asked
        return asked.what.picked if asked is not None and asked.kind == asks.Reroll else ()

    @part
    def dice(self) -> list[sc.AnyThing]:
        """The dice by where they lie, but for those on tasks: pool, secured, removed, locked and free ones."""
        view = self.view
        lying: dict[str, list[int]] = {}
        for die in box.DICE_PIECES:
            lying.setdefault(view.home[die], []).append(die)
        groups: list[sc.AnyThing] = []
        if box.POOL in lying or self.in_attempt():
            groups.append(self._group(POOL_ID, self.caption("pool"), lying.get(box.POOL, []), held=self.picked()))
        if box.FOCUS in lying:
            groups.append(self._secured("focus", self.caption("focus"), lying[box.FOCUS]))
        for seat in range(view.seats):
            if box.HELP[seat] in lying:
                where = self.caption("helps", who=self.person(seat))
                groups.append(self._secured(f"help:{seat_slug(seat)}", where, lying[box.HELP[seat]]))
        for spell, zone in box.HELD.items():
            if zone in lying:
                where = self.caption("held", card=self.name(spell))
                groups.append(self._secured(f"held:{box.PIECE_SLUGS[spell]}", where, lying[zone]))
        if box.REMOVED in lying:
            groups.append(self._group("removed", self.caption("removed"), lying[box.REMOVED], self.caption("removed")))
        locks: dict[int, list[int]] = {}
        for die in view.zone(box.LOCKED):
            locks.setdefault(view.pointed(box.LOCK_OF[die]), []).append(die)
        for by, locked in locks.items():
            where = self.caption("locked", card=self.name(by))
            groups.append(self._group(f"locked:{box.PIECE_SLUGS[by]}", where, sorted(locked), where))
        if box.FREE_DICE in lying and (self.in_attempt() or self.is_asked(asks.LockDie)):
            groups.append(self._group("free-dice", self.caption("free-dice"), lying[box.FREE_DICE]))
        if box.DICE_GONE in lying:
            groups.append(self._group("gone", self.caption("gone"), lying[box.DICE_GONE], self.caption("gone")))
        return groups

    def _secured(self, id: str, where: Text, dice: list[int]) -> sc.Dice:
        """Dice that are kept from the next rolls."""
        return self._group(id, where, dice, where, dice)

    def _group(self, id: str, label: Text, dice: list[int], where: Text = (), held: Sequence[int] = ()) -> sc.Dice:
        """Dice that lie together."""
        return sc.Dice(id=id, label=label, dice=tuple([self.die(piece, where, held=piece in held) for piece in dice]))

    # ---------------------------------------------------------------- the investigators

    def possession(self, piece: int, brief: bool, note: Text = ()) -> sc.Card:
        """An item, a spell or an ally, with the dice on it."""
        held = self.view.zone(box.HELD[piece]) if piece in box.HELD else ()
        if held:
            faces = [captions.face_in_words(self.lang, self.view.pointed(box.FACE[die])) for die in held]
            note = self.caption("holds", dice=join(", ", faces))
        return pieces.possession(self.speech, piece, brief, note)

    @part
    def cards(self, seat: int, own: bool) -> sc.Row:
        """The investigator and everything owned."""
        view = self.view
        who, in_use = view.pointed(box.PLAYS[seat]), view.zone(box.IN_USE)
        cards = [pieces.investigator(self.speech, who, pieces.SEAT_COLOURS[seat], brief=not own)]
        cards += [self.possession(piece, not own) for piece in view.zone(box.OWNED[seat])]
        if in_use and seat == self.active:
            cards += [self.possession(piece, not own, self.caption("in-use")) for piece in in_use]
        return sc.Row(id=f"cards:{seat_slug(seat)}", label=(), cards=tuple(cards), columns=2)

    @part
    def board(self, seat: int) -> sc.Board:
        """A seat's area with its cards, which have their texts on one's own."""
        area = self.area(seat)
        return replace(area, things=(*area.things, self.cards(seat, self.is_own(seat)))) if area.things else area

    @part
    def area(self, seat: int) -> sc.Board:
        """A seat's area without its cards: sanity, health, clues and trophies."""
        view, lang = self.view, self.lang
        if not is_alive(view, seat):
            return sc.Board(id=board_id(seat), label=self.person(seat), seat=seat)
        tracks = [
            pieces.track(lang, seat, value, view.count(box.VALUE_OF[value][seat]), limit(view, seat, value))
            for value in (w.SANITY, w.HEALTH)
        ]
        figure = self.figure(seat)
        return sc.Board(
            id=board_id(seat),
            label=figure.label,
            seat=seat,
            note=self.whereabouts(seat),
            icon=figure.icon,
            colour=figure.colour,
            turn=seat == self.active,
            held=len(view.zone(box.OWNED[seat])),
            things=(*tracks, pieces.clues(lang, seat, view.count(box.CLUES[seat])), self.trophies(seat)),
        )

    def trophies(self, seat: int) -> sc.Bag:
        """The trophies of a seat, and what they are worth together."""
        won = tuple([(pieces.trophy(self.speech, piece), 1) for piece in self.view.zone(box.TROPHIES_OF[seat])])
        return sc.Bag(
            id=f"trophies:{seat_slug(seat)}",
            label=self.caption("trophies"),
            count=trophies(self.view, seat),
            icon=looks.TROPHY_ICON,
            content=won,
        )

    def whereabouts(self, seat: int) -> Text:
        """Where a seat's investigator is; in the last battle all are with the Ancient One."""
        place = self.view.pointed(box.AT[seat])
        if self.awake:
            return self.its_name()
        if place == box.ENTRANCE:
            return self.caption("entrance")
        return self.name(self.view.zone(box.CARD_AT[place])[0]) if self.view.zone(box.CARD_AT[place]) else ()

    def boards(self) -> list[sc.AnyThing]:
        """Everybody's area, one's own first."""
        return [self.board(seat) for seat in self.own_first]

    @part
    def newcomers(self) -> list[sc.AnyThing]:
        """The investigators to choose from when one was devoured."""
        if all(is_alive(self.view, seat) for seat in range(self.view.seats)) or not self.is_asked(asks.Investigator):
            return []
        left = self.view.zone(box.INVESTIGATORS_LEFT)
        cards = tuple([pieces.investigator(self.speech, piece, "", brief=False) for piece in left])
        return [sc.Row(id="investigators", label=self.caption("investigators"), cards=cards, columns=2)]

    # ---------------------------------------------------------------- the Ancient One and the piles

    @part
    def opponent(self) -> list[sc.AnyThing]:
        """The Ancient One while it sleeps; in the battle it lies in the middle."""
        return [] if self.awake else [sc.Board(id="ancient-one", label=self.its_name(), things=self.fate())]

    @part
    def mythos(self) -> list[sc.AnyThing]:
        """The Mythos cards in force: the newest first, then those that stay (ES-MYT-03, ES-MYT-04)."""
        cards = tuple([pieces.mythos(self.speech, piece) for piece in mythos_cards(self.view)])
        return [sc.Row(id="mythos", label=self.caption("mythos"), cards=cards, columns=1)] if cards else []

    @part
    def piles(self) -> list[sc.AnyThing]:
        """The decks, the monster pool and the clues that are left."""
        return [*[self.pile(id, zone) for id, zone in PILES], pieces.pile(self.lang, "clue-supply", clues_left(self.view))]

    @part
    def pile(self, id: str, zone: str) -> sc.AnyThing:
        """A pile face down, and how many lie in it."""
        return pieces.pile(self.lang, id, len(self.view.zone(zone)))

    # ---------------------------------------------------------------- everything

    @part
    def standing(self) -> tuple[Text, ...]:
        """How near victory and awakening are; while the game is on, the step."""
        view = self.view
        printed = ancient_one(view)
        signs = self.caption("signs-won", n=view.count(box.SIGNS), most=printed.signs)
        doom = self.caption("doom-come", n=view.count(box.DOOM), most=printed.doom)
        if self.result is not None:
            return signs, doom
        who = self.person(self.active)
        step = view.count(box.STEP)
        battle = self.awake and step == box.ADVENTURE_STEP
        return signs, doom, self.caption("battle", who=who) if battle else captions.step(self.lang, step, who)

    @part
    def ending(self) -> Text:
        """How the game ended."""
        return self.speech.result(self.whole_view)

    def status(self) -> tuple[Text, ...]:
        """How the game stands, and who decides; or how it ended."""
        if self.result is not None:
            return (*self.standing(), self.ending())
        if self.asked is not None:
            return (*self.standing(), self.caption("yours"))
        others = self.questions
        return (*self.standing(), self.caption("decides", who=self.person(others[0].seat))) if others else self.standing()

    def things(self) -> tuple[sc.AnyThing, ...]:
        """All that lies on the table, in the order in which it is read."""
        return (
            self.middle(),
            *self.dice(),
            *self.newcomers(),
            *self.boards(),
            *self.opponent(),
            *self.mythos(),
            *self.piles(),
        )


def scene(view: State, seat: int, speech: Speech) -> sc.Scene:
    """The whole table."""
    table = Table(view, seat, speech)
    return sc.Scene(title=(speech.game_title(),), status=table.status(), things=table.things(), telling=TELLING)


# -------------------------------------------------------------------- what options touch

_SHOWN: Final = frozenset(
    (
        *box.CARD_AT,
        *box.MONSTERS_AT,
        *box.OWNED,
        *box.PLAYED_BY,
        *box.TROPHIES_OF,
        box.IN_USE,
        box.ARRIVING,
        box.OPPONENT,
        box.MYTHOS_OPEN,
        box.MYTHOS_BESIDE,
    )
)
"""Where pieces lie that are drawn on the table."""


def targets(view: State, asked: Asked, option: Option) -> tuple[str, ...]:
    """The ids on the table that an option touches; those it is about come first.

    Completing a task touches the dice that can serve it too, so that a die can be dragged onto the task.
    """
    verb, value = option.verb, option.value
    if is_ability(option):
        return (looks.piece_id(ability_of(option)[0]),)
    if verb in (box.PICK, box.FOCUS_ON, box.TAKE_OFF, box.SETTLE, box.EFFECT_OF, box.INVESTIGATE_AS):
        return (looks.piece_id(value),)
    if verb is box.MOVE:
        return (looks.piece_id(view.zone(box.CARD_AT[value])[0]),)
    if verb is box.COMPLETE:
        return (_task(view, value), *_dice_for(view, asked, value))
    if verb is box.COVER:
        dice = [die for die in box.DICE_PIECES if value >> die - box.FIRST_DIE & 1]
        return (*(looks.piece_id(die) for die in dice), _task(view, asked.what.task))
    if verb is box.SPOT:
        place, task = divmod(value, box.SPOTS)
        card = looks.piece_id(view.zone(box.CARD_AT[place])[0])
        return (card,) if task == box.BELOW else (museum.task_id(place, task),)
    if verb is box.OFFER:
        return (museum.offer_id(value),)
    if verb is box.VALUE:
        return (pieces.value_id(asked.seat, value),)
    if verb is box.ASK_HELP or verb is box.PERSON:
        return (looks.person_id(view.pointed(box.PLAYS[value])), board_id(value))
    if verb is CHOOSE:
        return _source(view, asked)
    return _PLAIN.get(option, ()) if option is not box.REROLL else (pieces.clues_id(asked.seat),)


_PLAIN: Final = {
    box.TO_ENTRANCE: (museum.ENTRANCE_ID,),
    box.FIND: (museum.LOST_AND_FOUND_ID,),
    box.ROLL: (POOL_ID,),
    box.ROLL_ON: (POOL_ID,),
    box.ROLL_THESE: (POOL_ID,),
}
"""What options without a value touch; those that are not here are words only."""


def _task(view: State, task: int) -> str:
    """A task of the card being attempted."""
    return museum.task_id(view.pointed(box.AT[view.count(box.ACTIVE)]), task)


def _dice_for(view: State, asked: Asked, task: int) -> list[str]:
    """The dice that one of the ways to complete a task uses, and those alike; none for a task completed without dice."""
    if asked.kind != asks.AfterRoll:
        return []
    goal = next(goal for goal in open_goals(view) if goal.number == task)
    dice, shown = usable_dice(view)
    covers = best_covers(goal.symbols, shown)
    used = {shown[i] for cover in covers for i in range(len(dice)) if cover >> i & 1}
    return [looks.piece_id(die) for die, look in zip(dice, shown, strict=True) if look in used]


def _source(view: State, asked: Asked) -> tuple[str, ...]:
    """The card whose text asks, a Mythos card by either half; one's own area where the card has left with an awakening."""
    shown = [piece for piece in _TELLING.get(asked.source.partition(".")[0], ()) if view.home.get(piece) in _SHOWN]
    return (looks.piece_id(shown[0]) if shown else board_id(asked.seat),)


def _codes(piece: int) -> tuple[str, ...]:
    card = box.MYTHOS_CARD.get(piece)
    return (looks.code_of(piece),) if card is None else (card.upper.code, card.lower.code, card.code)


def _telling() -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for piece in range(len(box.SHEETS)):
        for code in _codes(piece):
            found.setdefault(code, []).append(piece)
    return found


_TELLING: Final = _telling()
"""The pieces whose text has a code."""
