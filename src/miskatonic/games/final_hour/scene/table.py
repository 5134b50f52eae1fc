"""What lies on the table of Final Hour, as a seat sees it: campus, priority row, investigators, Ancient One, ritual."""

from __future__ import annotations

from typing import Final, NamedTuple

from miskatonic import scene as sc
from miskatonic.core.declared import names_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.rules import ABILITIES_PER_PIECE, USE_VERB
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board, sheets
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.rules.people import crew, lead, seat_of
from miskatonic.games.final_hour.rules.places import PLACE_OF_ZONE
from miskatonic.games.final_hour.rules.ritual import needed
from miskatonic.games.final_hour.scene import captions, pieces
from miskatonic.games.final_hour.scene.captions import caption
from miskatonic.games.final_hour.scene.pieces import PERSON_COLOURS, piece_id
from miskatonic.scene.parts import Onlooker, answer, part
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Slot
from miskatonic.text.speech import Speech
from miskatonic.words.control import CHOOSE

TURNS: Final = 4  # FH-RND-03
TOP_EFFECTS: Final = 2  # FH-RES-02

PATTERNS: Final = ("dots", "stripes", "waves")
"""The zones by a pattern, for those who do not tell colours."""

TELLING: Final = sc.Telling(
    headings=names_of(tells.Round, tells.Reckoning),
    foremost=names_of(
        tells.RitualCount, tells.LostHealth, tells.ToRitual, tells.ReckoningRow, tells.Gate, tells.FoundSymbol,
        tells.FoundKey, tells.GainedItem, tells.Damaged, tells.Destroyed, tells.Sealed, tells.BrokenBySeal,
        tells.Moved, tells.Spawned, tells.Lured, tells.Walked,
    ),
    leading=names_of(tells.Activated),
)  # fmt: skip
"""What one wants to know first: what was lost and found, what the Ancient One did, and where monsters are now."""


class Seated(NamedTuple):
    """An investigator in play, as one pair of eyes sees them."""

    who: int
    seat: int
    own: bool
    leads: bool


class Table(Onlooker):
    """The table of one view in one language."""

    __slots__ = ()

    @property
    def solo(self) -> bool:
        """Whether one player plays two investigators by the rules for one."""
        return self.view.count(box.SOLO) > 0

    # ---------------------------------------------------------------- words

    def caption(self, key: str, **slots: Slot) -> Text:
        """A caption in the language of the table."""
        return caption(self.lang, key, **slots)

    def name(self, code: str) -> Text:
        """The title of a component."""
        return self.speech.entry(code).title

    def person(self, investigator: int) -> Text:
        """The name of an investigator."""
        return self.name(INVESTIGATORS[investigator])

    # ---------------------------------------------------------------- cards and piles

    def card(self, piece: int, spot: str, *, brief: bool = False, active: int = -1, note: Text = ()) -> sc.Card:
        """A card where it lies: open with its text, or only its back. `spot` names a card that is face down."""
        if piece < 0:
            return pieces.face_down(self.lang, self.view.rules.back(piece), spot, note)
        return pieces.card(self.speech, piece, brief=brief, active=active, note=note)

    def row(self, id: str, zone: str) -> sc.Row:
        """The cards of a zone side by side."""
        cards = tuple(self.card(piece, f"{id}:{i}") for i, piece in enumerate(self.view.zone(zone)))
        return sc.Row(id=id, label=self.caption(id), cards=cards)

    @part
    def pile(self, id: str, key: str, zone: str, back: str, *, open_to_look: bool = False) -> sc.Deck:
        """A draw pile, or a discard pile whose last card lies on top and which some may look through."""
        cards = self.view.zone(zone)
        top = self.card(cards[-1], id, brief=True) if cards and cards[-1] >= 0 else None
        content = tuple([self.card(piece, id, brief=True) for piece in reversed(cards)]) if open_to_look else ()
        return sc.Deck(id=id, label=self.caption(key), count=len(cards), back=back, top=top, content=content)

    # ---------------------------------------------------------------- the campus

    def monster(self, piece: int) -> sc.Token:
        """A monster where it stands."""
        return pieces.monster(self.speech, piece, self.view.count(box.ACTED[piece]) > 0)

    def slots(self, place: int) -> tuple[sc.Token, ...]:
        """The monsters of a location, then its damage tokens."""
        monsters = [self.monster(piece) for piece in self.view.zone(box.MONSTERS_AT[place])]
        return (*monsters, *pieces.damage(self.lang, place, self.view.count(box.DAMAGE[place])))

    def markers(self, place: int) -> tuple[sc.Token, ...]:
        """The ritual token, the gate tokens and the clue of a location."""
        view, lang = self.view, self.lang
        out: list[sc.Token] = []
        if view.pointed(box.RITUAL_PLACE) == place:
            out.append(pieces.ritual_site(lang))
        for symbol, at in enumerate(box.GATE_PLACE):
            if view.pointed(at) == place:
                out.append(pieces.gate(lang, symbol, len(view.zone(box.GATES_OF[symbol]))))
        if view.zone(box.CLUE_AT[place]):
            out.append(pieces.clue(lang, place))
        return tuple(out)

    @answer
    def everybody_at(self) -> dict[int, tuple[int, ...]]:
        """The investigators by where they are."""
        people: dict[int, tuple[int, ...]] = {}
        for i in crew(self.view):
            at = self.view.pointed(box.AT[i])
            people[at] = (*people.get(at, ()), i)
        return people

    @part
    def place(self, at: board.Location, people: tuple[int, ...]) -> sc.Place:
        """A location with everything on it."""
        return sc.Place(
            id=f"place:{at.slug}",
            label=self.name(at.slug),
            x=at.at[0],
            y=at.at[1],
            number=str(at.n),
            colour=board.ZONES[at.zone],
            pattern=PATTERNS[at.zone],
            slots=at.slots,
            tokens=self.slots(at.n),
            markers=self.markers(at.n),
            figures=tuple([pieces.figure(self.speech, i) for i in people]),
        )

    @part
    def paths(self) -> tuple[sc.Path, ...]:
        """The paths and the seals on them."""
        return tuple([pieces.path(self.lang, number, self.view.count(seal)) for number, seal in enumerate(box.SEALS)])

    @part
    def campus(self) -> sc.Map:
        """The board."""
        people = self.everybody_at()
        return sc.Map(
            id="campus",
            label=self.caption("campus"),
            places=tuple([self.place(at, people.get(at.n, ())) for at in board.CAMPUS]),
            paths=self.paths(),
            arrows=pieces.arrows(self.lang),
            ground="trees",
        )

    # ---------------------------------------------------------------- the Ancient One

    @answer
    def omens(self) -> int:
        """The omens of the round: of the cards laid so far as far as they are open, at the reckoning of all four."""
        view = self.view
        if view.count(box.PHASE) == box.RECKONING:
            cards = view.zone(box.PRIORITY_DISCARD)[-TURNS:]
        else:
            cards = tuple([card for key in box.PRIORITY_LAID for card in view.zone(key)])
        return sum([box.OMENS[card] for card in cards if card >= 0])

    @answer
    def row_in_force(self) -> int:
        """The row of the reckoning table that is being resolved, or -1."""
        view = self.view
        if view.count(box.PHASE) == box.RECKONING:
            total = self.omens()
            for number, row in enumerate(ANCIENT_ONES[view.pointed(box.ANCIENT_ONE)].reckoning):
                if row.least <= total and (row.most is None or total <= row.most):
                    return number
        return -1

    @part
    def ancient_one(self) -> sc.Board:
        """The sheet of the Ancient One: its reckoning table, omens, gate stack and special monsters."""
        view = self.view
        sheet = ANCIENT_ONES[view.pointed(box.ANCIENT_ONE)]
        # The rows of the table end the sheet.
        lines = tuple(self.speech.entry(sheet.code).lines[-len(sheet.reckoning) :])
        things: list[sc.AnyThing] = [
            sc.Notice(id="reckoning", label=self.caption("reckoning"), lines=lines, active=self.row_in_force()),
            pieces.omens(self.lang, self.omens()),
            self.gate_stack(),
            self.supply(),
        ]
        if view.count(box.FACE_DOWN) or view.count(box.HIDE_NEXT):
            key = "hidden-now" if view.count(box.FACE_DOWN) else "hidden-next"
            things.append(sc.Notice(id="face-down", label=self.caption(key)))
        return sc.Board(id="ancient-one", label=self.name(sheet.code), things=tuple(things))

    def gate_stack(self) -> sc.Deck:
        """The gate stack; a token on top of it that this seat has looked at is shown."""
        stack = self.view.zone(box.GATE_STACK)
        top = self.card(stack[0], "gate-stack:0", brief=True) if stack and stack[0] >= 0 else None
        return sc.Deck(id="gate-stack", label=self.caption("gate-stack"), count=len(stack), back="gate", top=top)

    @part
    def bag(self, id: str, zone: str, *, listed: bool) -> sc.Bag:
        """Monster tokens off the board; listed by look where they lie open."""
        tokens = self.view.zone(zone)
        looks: dict[str, list[int]] = {}
        for piece in tokens if listed else ():
            looks.setdefault(box.LOOK[piece], []).append(piece)
        content = tuple((self.monster(alike[0]), len(alike)) for alike in looks.values())
        return sc.Bag(id=id, label=self.caption(id), count=len(tokens), content=content)

    def supply(self) -> sc.Bag:
        """The special monsters beside the sheet."""
        return self.bag("specials", box.SHEET, listed=True)

    # ---------------------------------------------------------------- the priority row

    @answer
    def asking(self) -> list[str]:
        """The addresses of what asks now."""
        return [asked.source for asked in self.questions]

    @answer
    def sides(self) -> tuple[int, ...]:
        """For each turn of the round, the side in force of its action card while that is being resolved, or -1."""
        if self.view.count(box.PHASE) != box.RESOLVING:
            return (-1,) * TURNS
        return tuple([self.side(turn) for turn in range(TURNS)])

    def side(self, turn: int) -> int:
        """The side in force of an action card, or -1 unless it is being resolved."""
        view = self.view
        if not view.count(box.TURNED_UP[turn]) or view.count(box.RESOLVED[turn]):
            return -1
        card = view.zone(box.ACTION_LAID[turn])[0]
        sources = self.asking()
        for side, address in box.SIDES[card].items():  # an item can turn a bottom effect into a top one
            if any(source.startswith(address) for source in sources):
                return side
        numbers = sorted(box.NUMBER[view.zone(key)[0]] for key in box.PRIORITY_LAID)
        place = numbers.index(box.NUMBER[view.zone(box.PRIORITY_LAID[turn])[0]])
        return sheets.TOP if place < TOP_EFFECTS else sheets.BOTTOM

    @answer
    def acting(self) -> tuple[int, ...]:
        """The investigators whose action cards are being resolved."""
        return tuple([self.view.pointed(box.TURN_OF[turn]) for turn, side in enumerate(self.sides()) if side >= 0])

    @part
    def turn(self, number: int, side: int) -> tuple[sc.Card, ...]:
        """A turn of the round: a priority card on an action card."""
        view = self.view
        who = view.pointed(box.TURN_OF[number])
        note = pieces.note_of_turn(self.speech, number, who)
        spot = f"turn:{number + 1}"
        stack = [self.card(piece, f"{spot}:priority", note=note) for piece in view.zone(box.PRIORITY_LAID[number])]
        for piece in view.zone(box.ACTION_LAID[number]):
            resolved = view.count(box.RESOLVED[number]) > 0  # its words no longer matter
            stack.append(self.card(piece, f"{spot}:action", brief=resolved, active=side, note=() if stack else note))
        return tuple(stack)

    @part
    def turns(self) -> sc.Row:
        """The four turns of the round."""
        stacks = tuple([self.turn(number, side) for number, side in enumerate(self.sides())])
        return sc.Row(id="row", label=self.caption("row"), stacks=stacks)

    @part
    def revealed(self) -> tuple[sc.Row, ...]:
        """Cards that lie open for a moment: drawn, revealed or resolved unseen."""
        spots = (("drawn", box.DRAWN), ("revealed", box.REVEALED), ("blind", box.BLIND))
        return tuple([self.row(id, zone) for id, zone in spots if self.view.zone(zone)])

    # ---------------------------------------------------------------- the ritual

    @part
    def ritual(self) -> sc.Board:
        """The symbols found, the two ritual slots, and what is laid against them."""
        view = self.view
        found = [box.SYMBOL[token] for token in view.zone(box.FOUND)]
        things: list[sc.AnyThing] = [
            pieces.found(self.lang, symbol, found.count(symbol)) for symbol in range(len(sheets.RITUAL_SYMBOLS))
        ]
        for i, token in enumerate(view.zone(box.RITUAL_SLOTS) or view.zone(box.REVEALED_RITUAL)):
            if token < 0:
                slot = self.caption("ritual-slot")
                things.append(sc.Token(id=f"ritual-slot:{i + 1}", label=slot, icon="clue", colour="red", face_down=True))
                continue
            symbol = box.SYMBOL[token]
            label = captions.ritual_symbol(self.lang, symbol)
            things.append(sc.Token(id=f"ritual-slot:{i + 1}", label=label, icon=sheets.RITUAL_SYMBOLS[symbol], colour="red"))
        things.append(sc.Notice(id="needed", label=self.caption("needed", n=needed(view))))
        if self.solo:
            things.append(self.row("set-aside", box.SET_ASIDE))
        laid = tuple(
            self.card(piece, piece_id(piece), note=self.person(investigator))
            for investigator in crew(view)
            for piece in view.zone(box.RITUAL_CARDS[investigator])
        )
        if laid:
            things.append(sc.Row(id="ritual-cards", label=self.caption("ritual-cards"), cards=laid))
        return sc.Board(id="ritual", label=self.caption("ritual"), things=tuple(things))

    # ---------------------------------------------------------------- the investigators

    @part
    def hand(self, investigator: int, seat: int) -> sc.Hand:
        """An investigator's hand."""
        slug = INVESTIGATORS[investigator]
        held = sorted(self.view.zone(box.HAND[investigator]))
        cards = tuple([self.card(piece, f"hand:{slug}:{i}") for i, piece in enumerate(held)])
        return sc.Hand(id=f"hand:{slug}", label=self.caption("hand"), seat=seat, cards=cards)

    @part
    def area(self, person: Seated, acting: bool) -> sc.Board:
        """An investigator's area: health, hand, items, action deck and discard pile."""
        view, investigator = self.view, person.who
        slug = INVESTIGATORS[investigator]
        at = view.pointed(box.AT[investigator])
        back = f"action-{slug}"
        most = view.count(box.HEALTH_TOKENS[investigator])
        things: list[sc.AnyThing] = [pieces.health(self.lang, investigator, view.count(box.HEALTH_OF[investigator]), most)]
        if not self.solo:
            things.append(self.hand(investigator, person.seat))
        items = view.zone(box.ITEMS_OF[investigator])
        if items:
            cards = tuple([self.card(piece, piece_id(piece)) for piece in items])
            things.append(sc.Row(id=f"items:{slug}", label=self.caption("items"), cards=cards))
        deck, discard = box.ACTION_DECK[investigator], box.ACTION_DISCARD[investigator]
        things.append(self.pile(f"deck:{slug}", "action-deck", deck, back))
        things.append(self.pile(f"discard:{slug}", "action-discard", discard, back, open_to_look=person.own))  # FH-INF-05
        return sc.Board(
            id=f"board:{slug}",
            label=self.person(investigator),
            seat=person.seat,
            lead=person.leads,
            note=self.name(board.SLUGS[at]) if at > 0 else (),
            icon=slug,
            colour=PERSON_COLOURS[investigator],
            turn=acting,
            held=len(items),
            things=tuple(things),
        )

    @answer
    def seated(self) -> tuple[Seated, ...]:
        """The investigators, one's own first."""
        view = self.view
        leading = -1 if self.solo else lead(view)
        seats = [(investigator, seat_of(view, investigator)) for investigator in crew(view)]
        people = [Seated(who, seat, seat == self.seat, who == leading) for who, seat in seats]
        return tuple(sorted(people, key=lambda person: not person.own))

    def areas(self) -> list[sc.Board]:
        """The investigators' areas."""
        acting = self.acting()
        return [self.area(person, person.who in acting) for person in self.seated()]

    # ---------------------------------------------------------------- everything

    def status(self) -> tuple[Text, ...]:
        """Round, phase and whose decision it is."""
        view, lang = self.view, self.lang
        number = view.count(box.ROUND)
        if self.result is not None:
            return captions.round_of(lang, number), self.speech.result(self.whole_view)
        phase = view.count(box.PHASE)
        if self.asked is not None:
            return captions.heading(lang, number, phase, self.caption("yours"))
        seats = [asked.seat for asked in self.questions]
        people = tuple([person.who for person in self.seated() if person.seat in seats])
        return captions.heading(lang, number, phase, pieces.deciding(self.speech, people, len(seats) > 1))

    @part
    def round(self) -> sc.Track:
        """Which round it is."""
        number = self.view.count(box.ROUND)
        return sc.Track(id="round", label=self.caption("rounds"), value=number, most=captions.ROUNDS, icon="round")

    @part
    def stock(self) -> tuple[sc.AnyThing, ...]:
        """Items and monsters off the board."""
        return (
            self.pile("item-deck", "item-deck", box.ITEM_DECK, "item"),
            self.pile("item-discard", "item-discard", box.ITEM_DISCARD, "item", open_to_look=True),
            self.bag("pool", box.POOL, listed=False),
            self.bag("beside-pool", box.BESIDE_POOL, listed=True),
        )

    def things(self) -> tuple[sc.AnyThing, ...]:
        """All that lies on the table, in the order in which it is read."""
        return (
            self.campus(),
            *self.revealed(),
            self.turns(),
            *self.areas(),
            self.round(),
            self.ancient_one(),
            self.ritual(),
            self.pile("priority-deck", "priority-deck", box.PRIORITY_DECK, "priority"),
            self.pile("priority-discard", "priority-discard", box.PRIORITY_DISCARD, "priority", open_to_look=True),
            *self.stock(),
        )


def scene(view: State, seat: int, speech: Speech) -> sc.Scene:
    """The whole table."""
    table = Table(view, seat, speech)
    return sc.Scene(title=(speech.game_title(),), status=table.status(), things=table.things(), telling=TELLING)


# -------------------------------------------------------------------- what options touch

_ON_PIECES: Final = (
    box.LAY, box.SET_CARD_ASIDE, box.KEEP, box.EXCHANGE, box.LAY_ON,
    box.STRIKE, box.DESTROY, box.DRIVE, box.PUSH_OUT, box.ACTIVATE,
)  # fmt: skip
_ON_PLACES: Final = (box.MOVE, box.PLACE, box.DRIVE_TO, box.REPAIR)
_ON_PATHS: Final = (box.SEAL, box.UNSEAL)


def targets(view: State, asked: Asked, option: Option) -> tuple[str, ...]:
    """The ids on the table that an option touches; those it is about come first."""
    verb = option.verb
    if verb in _ON_PIECES:
        place = PLACE_OF_ZONE.get(view.home.get(option.value, ""))  # a monster can be reached by its location too
        return (piece_id(option.value), f"place:{board.SLUGS[place]}") if place else (piece_id(option.value),)
    if verb in _ON_PLACES:
        return (f"place:{board.SLUGS[option.value]}",)
    if verb in _ON_PATHS:
        return (f"path:{board.path_slug(option.value)}",)
    if option in (box.KEEP_GATE, box.BURY_GATE):
        return ("gate-stack",)
    if option is box.READY:
        return ("ritual",)
    if verb is CHOOSE:
        card = asked.source.partition(".")[0]
        return (f"piece:{card}",) if card in box.PIECE_SLUGS else ()
    if verb.name == USE_VERB:
        return (piece_id(option.value // ABILITIES_PER_PIECE),)
    if verb is box.REVEAL_OF:
        slug = INVESTIGATORS[option.value]
        return (f"deck:{slug}", f"board:{slug}", f"person:{slug}")
    if verb is box.HEAL or verb is box.PERSON:
        slug = INVESTIGATORS[option.value]
        return (f"person:{slug}", f"board:{slug}")
    return ()
