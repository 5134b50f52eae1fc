"""What lies on the table of Elder Sign, as a seat sees it: museum, dice, investigators, Ancient One, piles."""

from __future__ import annotations

from typing import Final

from miskatonic import scene as sc
from miskatonic.core.declared import name_of
from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.seats import seat_slug
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import NO_LOCK
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.clues import clues_left
from miskatonic.games.elder_sign.rules.covers import best_covers
from miskatonic.games.elder_sign.rules.health import limit
from miskatonic.games.elder_sign.rules.passives import mythos_cards
from miskatonic.games.elder_sign.rules.people import ancient_one, is_alive
from miskatonic.games.elder_sign.rules.pool import usable_dice
from miskatonic.games.elder_sign.rules.tasks import open_goals
from miskatonic.games.elder_sign.rules.trophies import trophies
from miskatonic.games.elder_sign.say.reading import GATE_ICON, GOODS_ICONS, VALUE_ICONS
from miskatonic.games.elder_sign.scene import looks, museum
from miskatonic.games.elder_sign.scene.captions import face_in_words
from miskatonic.scene.parts import answer, part
from miskatonic.text.parts import Text, join
from miskatonic.text.speech import Speech
from miskatonic.words.control import CHOOSE

POOL_ID: Final = "pool"
VALUE_COLOURS: Final = ("blue", "red")
"""By value: sanity, health."""
KIND_COLOURS: Final = {w.COMMON: "grey", w.UNIQUE: "brass", w.SPELL: "purple", w.ALLY: "green"}
PILES: Final = (
    ("adventure-deck", box.ADVENTURE_DECK, "treasure-map"),
    ("world-deck", box.WORLD_DECK, GATE_ICON),
    ("common-deck", box.DECK_OF[w.COMMON], GOODS_ICONS[w.COMMON]),
    ("unique-deck", box.DECK_OF[w.UNIQUE], GOODS_ICONS[w.UNIQUE]),
    ("spell-deck", box.DECK_OF[w.SPELL], GOODS_ICONS[w.SPELL]),
    ("ally-deck", box.DECK_OF[w.ALLY], GOODS_ICONS[w.ALLY]),
    ("mythos-deck", box.MYTHOS_DECK, "moon"),
)

RECAP: Final = tuple(
    [
        name_of(kind)
        for kind in (
            tells.Devoured, tells.Awakens, tells.Resolved, tells.Failed, tells.GaveUp, tells.Hurt, tells.Doom, tells.Signs,
            tells.Mythos, tells.Gate, tells.Monster, tells.Attacks, tells.GainedCard, tells.GainedClue, tells.LostCard,
            tells.TookMonster, tells.Healed, tells.LostAndFound, tells.NewAdventure,
        )
    ]
)  # fmt: skip
"""What one wants to know first: whom it cost what, how far doom and signs are, what came and what was gained."""


def board_id(seat: int) -> str:
    """The id of a seat's area."""
    return f"board:{seat_slug(seat)}"


def clues_id(seat: int) -> str:
    """The id of a seat's clues."""
    return f"clues:{seat_slug(seat)}"


def value_id(seat: int, value: int) -> str:
    """The id of a seat's sanity or health."""
    return f"{w.VALUES[value]}:{seat_slug(seat)}"


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
        groups = [self._group(POOL_ID, self.caption("pool"), view.zone(box.POOL), held=self.picked())]
        focus = view.zone(box.FOCUS)
        groups.append(self._group("focus", self.caption("focus"), focus, self.caption("focus"), focus))
        for seat in range(view.seats):
            dice = view.zone(box.HELP[seat])
            if dice:
                where = self.caption("helps", who=self.person(seat))
                groups.append(self._group(f"help:{seat_slug(seat)}", where, dice, where, dice))
        for spell, zone in box.HELD.items():
            dice = view.zone(zone)
            if dice:
                where = self.caption("held", card=self.name(spell))
                groups.append(self._group(f"held:{box.PIECE_SLUGS[spell]}", where, dice, where, dice))
        groups.append(self._group("removed", self.caption("removed"), view.zone(box.REMOVED), self.caption("removed")))
        locks: dict[int, list[int]] = {}
        for die in view.zone(box.LOCKED):
            locks.setdefault(view.pointed(box.LOCK_OF[die]), []).append(die)
        for by, locked in locks.items():
            where = self.caption("locked", card=self.name(by))
            groups.append(self._group(f"locked:{box.PIECE_SLUGS[by]}", where, tuple(locked), where))
        if self.in_attempt() or self.is_asked(asks.LockDie):
            groups.append(self._group("free-dice", self.caption("free-dice"), view.zone(box.FREE_DICE)))
        groups.append(self._group("gone", self.caption("gone"), view.zone(box.DICE_GONE), self.caption("gone")))
        return [group for group in groups if group.dice or (group.id == POOL_ID and self.in_attempt())]

    def _group(self, id: str, label: Text, pieces: tuple[int, ...], where: Text = (), held: tuple[int, ...] = ()) -> sc.Dice:
        """Dice that lie together."""
        dice = tuple(self.die(piece, where, held=piece in held) for piece in sorted(pieces))
        return sc.Dice(id=id, label=label, dice=dice)

    # ---------------------------------------------------------------- the investigators

    @part
    def possession(self, piece: int, brief: bool, note: Text = ()) -> sc.Card:
        """An item, a spell or an ally; with its text where there is room for it."""
        card = box.POSSESSION[piece]
        held = self.view.zone(box.HELD[piece]) if piece in box.HELD else ()
        if held:
            faces = [face_in_words(self.speech.lang, self.view.pointed(box.FACE[die])) for die in held]
            note = self.caption("holds", dice=join(", ", faces))
        return sc.Card(
            id=looks.piece_id(piece),
            label=self.name(piece),
            code=card.code,
            colour=KIND_COLOURS[card.kind],
            icons=(GOODS_ICONS[card.kind],),
            lines=() if brief else tuple(self.speech.entry(card.code).lines),
            note=note,
        )

    @part
    def investigator(self, piece: int, colour: str, brief: bool) -> sc.Card:
        """The card of an investigator with the ability on it."""
        code = box.INVESTIGATOR[piece].code
        lines = tuple(self.speech.entry(code).lines[1:2])  # after the occupation, before the possessions
        icons = (looks.PERSON_ICONS[code],)
        return sc.Card(
            id=looks.piece_id(piece),
            label=self.name(piece),
            code=code,
            colour=colour,
            icons=icons,
            lines=() if brief else lines,
        )

    @part
    def cards(self, seat: int, own: bool) -> sc.Row:
        """The investigator and everything owned."""
        view = self.view
        cards = [self.investigator(view.pointed(box.PLAYS[seat]), looks.SEAT_COLOURS[seat], not own)]
        cards += [self.possession(piece, not own) for piece in view.zone(box.OWNED[seat])]
        if seat == self.active:
            cards += [self.possession(piece, not own, self.caption("in-use")) for piece in view.zone(box.IN_USE)]
        return sc.Row(id=f"cards:{seat_slug(seat)}", label=(), cards=tuple(cards), columns=2)

    @part
    def trophy(self, piece: int) -> sc.Token:
        """A trophy with what it is worth."""
        if piece in box.MONSTER:
            return looks.monster_token(self.speech, piece, down=False, worth=True)
        return sc.Token(
            id=looks.piece_id(piece),
            label=self.name(piece),
            icon=looks.TROPHY_ICON,
            colour="brass",
            shape="square",
            badge=str(box.TROPHIES[piece]),
            detail=looks.code_of(piece),
        )

    def clues(self, seat: int) -> sc.Bag:
        """The clues of a seat."""
        n = self.view.count(box.CLUES[seat])
        label = self.caption("clues")
        token = sc.Token(id=f"{clues_id(seat)}:token", label=label, icon=GOODS_ICONS[w.CLUE], colour="brass")
        return sc.Bag(id=clues_id(seat), label=label, count=n, icon=token.icon, content=((token, n),) if n else ())

    @part
    def board(self, seat: int) -> sc.Board:
        """A seat's area: sanity, health, clues, trophies and cards."""
        view = self.view
        if not is_alive(view, seat):
            return sc.Board(id=board_id(seat), label=self.person(seat), seat=seat)
        things: list[sc.AnyThing] = [
            sc.Track(
                id=value_id(seat, value),
                label=self.caption(w.VALUES[value]),
                value=view.count(box.VALUE_OF[value][seat]),
                most=limit(view, seat, value),
                icon=VALUE_ICONS[value],
                colour=VALUE_COLOURS[value],
            )
            for value in (w.SANITY, w.HEALTH)
        ]
        things.append(self.clues(seat))
        won = tuple((self.trophy(piece), 1) for piece in view.zone(box.TROPHIES_OF[seat]))
        label = self.caption("trophies")
        n = trophies(view, seat)
        things.append(sc.Bag(id=f"trophies:{seat_slug(seat)}", label=label, count=n, icon=looks.TROPHY_ICON, content=won))
        things.append(self.cards(seat, self.is_own(seat)))
        figure = self.figure(seat)
        return sc.Board(
            id=board_id(seat),
            label=self.person(seat),
            seat=seat,
            note=self.whereabouts(seat),
            icon=figure.icon,
            colour=figure.colour,
            turn=seat == self.active,
            held=len(view.zone(box.OWNED[seat])),
            things=tuple(things),
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
        if not self.is_asked(asks.Investigator):
            return []
        cards = tuple(self.investigator(piece, "", brief=False) for piece in self.view.zone(box.INVESTIGATORS_LEFT))
        return [sc.Row(id="investigators", label=self.caption("investigators"), cards=cards, columns=2)]

    # ---------------------------------------------------------------- the Ancient One and the piles

    @part
    def opponent(self) -> list[sc.AnyThing]:
        """The Ancient One while it sleeps; in the battle it lies in the middle."""
        return [] if self.awake else [sc.Board(id="ancient-one", label=self.its_name(), things=self.fate())]

    @part
    def mythos(self) -> list[sc.AnyThing]:
        """The Mythos cards in force: the newest first, then those that stay (ES-MYT-03, ES-MYT-04)."""
        cards = []
        for piece in mythos_cards(self.view):
            card = box.MYTHOS_CARD[piece]
            id = looks.piece_id(piece)
            lock = card.lower.lock
            cards.append(
                sc.Card(
                    id=id,
                    label=self.name(piece),
                    code=card.code,
                    colour="purple",
                    lines=tuple(self.speech.entry(card.code).lines),
                    active=1,
                    strips=() if lock == NO_LOCK else (looks.lock_strip(self.speech, id, lock),),
                )
            )
        return [sc.Row(id="mythos", label=self.caption("mythos"), cards=tuple(cards), columns=1)] if cards else []

    @part
    def piles(self) -> list[sc.AnyThing]:
        """The decks, the monster pool and the clues that are left."""
        view = self.view
        decks = [sc.Deck(id=id, label=self.caption(id), count=len(view.zone(zone)), back=icon) for id, zone, icon in PILES]
        monsters = len(view.zone(box.POOL_OF_MONSTERS))
        return [
            *decks,
            sc.Bag(id="monster-pool", label=self.caption("monster-pool"), count=monsters),
            sc.Bag(id="clue-supply", label=self.caption("clue-supply"), count=clues_left(view)),
        ]

    # ---------------------------------------------------------------- everything

    @part
    def status(self) -> tuple[Text, ...]:
        """How near victory and awakening are, the step, and whose decision it is."""
        view = self.view
        printed = ancient_one(view)
        signs = self.caption("signs-won", n=view.count(box.SIGNS), most=printed.signs)
        doom = self.caption("doom-come", n=view.count(box.DOOM), most=printed.doom)
        if self.result is not None:
            return signs, doom, self.speech.result(self.whole_view)
        who = self.person(self.active)
        step = view.count(box.STEP)
        battle = self.awake and step == box.ADVENTURE_STEP
        lines = [signs, doom, self.caption("battle" if battle else f"step-{step}", who=who)]
        if self.is_asked_anything():
            lines.append(self.caption("yours"))
        elif self.questions:
            lines.append(self.caption("decides", who=self.person(self.questions[0].seat)))
        return tuple(lines)

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
    return sc.Scene(title=(speech.game_title(),), status=table.status(), things=table.things(), recap=RECAP)


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
        return (value_id(asked.seat, value),)
    if verb is box.ASK_HELP or verb is box.PERSON:
        return (museum.person_id(view.pointed(box.PLAYS[value])), board_id(value))
    if verb is CHOOSE:
        return _source(view, asked)
    return _PLAIN.get(option, ()) if option is not box.REROLL else (clues_id(asked.seat),)


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
    code = asked.source.partition(".")[0]
    shown = [piece for piece, home in view.home.items() if home in _SHOWN and code in _codes(piece)]
    return (looks.piece_id(shown[0]) if shown else board_id(asked.seat),)


def _codes(piece: int) -> tuple[str, ...]:
    card = box.MYTHOS_CARD.get(piece)
    return (looks.code_of(piece),) if card is None else (card.upper.code, card.lower.code, card.code)
