"""What lies on the table of Final Hour, as a seat sees it: campus, priority row, investigators, Ancient One, ritual."""

from __future__ import annotations

from functools import cache
from typing import Final

from miskatonic import scene as sc
from miskatonic.core.declared import name_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.rules import ABILITIES_PER_PIECE, USE_VERB
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board, sheets
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.words import GATE_SYMBOLS, ORDINARY
from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.rules.people import crew, lead, seat_of
from miskatonic.games.final_hour.rules.places import PLACE_OF_ZONE
from miskatonic.games.final_hour.rules.ritual import needed
from miskatonic.games.final_hour.scene import captions
from miskatonic.games.final_hour.scene.captions import caption
from miskatonic.scene.parts import Onlooker, answer, part
from miskatonic.text.parts import Text, flat, join
from miskatonic.text.phrases import Slot
from miskatonic.text.speech import Speech
from miskatonic.words.control import CHOOSE

ROUNDS: Final = 8  # FH-RND-02
TURNS: Final = 4  # FH-RND-03
TOP_EFFECTS: Final = 2  # FH-RES-02
MOST_OMENS: Final = 8  # four cards with two omens each, FH-CMP-24
CLUES_A_SYMBOL: Final = 2  # FH-CMP-08

PATTERNS: Final = ("dots", "stripes", "waves")
"""The zones by a pattern, for those who do not tell colours."""
SEAL_LOOKS: Final = {box.FRESH_SEAL: ("yellow", "square"), box.WEAK_SEAL: ("brown", "diamond")}


RECAP: Final = tuple(
    [
        name_of(kind)
        for kind in (
            tells.RitualCount, tells.LostHealth, tells.ToRitual, tells.ReckoningRow, tells.Gate, tells.FoundSymbol,
            tells.FoundKey, tells.GainedItem, tells.Damaged, tells.Destroyed, tells.Sealed, tells.BrokenBySeal,
            tells.Moved, tells.Spawned, tells.Lured, tells.Walked,
        )
    ]
)  # fmt: skip
"""What one wants to know first: what was lost and found, what the Ancient One did, and where monsters are now."""

PERSON_COLOURS: Final = ("pink", "brown", "teal", "yellow", "black", "white")
"""The colour of each investigator's figure and cards."""


def _code(piece: int) -> str:
    """What the list of components calls a piece; copies share it."""
    return box.PIECE_SLUGS[piece].partition("#")[0]


def piece_id(piece: int) -> str:
    """The id of an open piece on the table."""
    return f"piece:{box.PIECE_SLUGS[piece]}"


def person_id(investigator: int) -> str:
    """The id of an investigator's figure."""
    return f"person:{INVESTIGATORS[investigator]}"


# -------------------------------------------------------------------- what looks the same again and again, made once


@cache
def monster_token(speech: Speech, piece: int, turned: bool) -> sc.Token:
    """A monster token: its band by colour and letter, its health beside it, special ones by shape."""
    token = box.CARDS[piece]
    assert isinstance(token, sheets.Monster)
    band = board.COLOURS[token.colour]
    return sc.Token(
        id=piece_id(piece),
        label=speech.entry(token.code).title,
        icons=tuple(sheets.SYMBOLS[symbol] for symbol in token.symbols),
        colour=band,
        shape="square" if token.kind == ORDINARY else "octagon",
        badge=f"{flat(caption(speech.lang, f'letter-{band}'))}{token.health}",
        turned=turned,
        detail=token.code,
    )


@cache
def path(lang: str, number: int, side: int) -> sc.Path:
    """A path and the seal on it."""
    a, b = board.PATHS[number]
    seal = None
    if side:
        colour, shape = SEAL_LOOKS[side]
        label = caption(lang, f"seal-{side}")
        seal = sc.Token(
            id=f"seal:{board.path_slug(number)}", label=label, icon="seal", colour=colour, shape=shape, badge=str(side)
        )
    label = caption(lang, "path", a=a, b=b)
    return sc.Path(
        id=f"path:{board.path_slug(number)}",
        label=label,
        a=f"place:{board.SLUGS[a]}",
        b=f"place:{board.SLUGS[b]}",
        token=seal,
    )


@cache
def arrows(lang: str) -> tuple[sc.Arrow, ...]:
    """The 30 arrows; dashed where no path lies under them. They are many and never chosen, so they have no words."""
    return tuple(
        sc.Arrow(
            id=f"arrow:{colour}:{at.n}",
            label=(),
            a=f"place:{at.slug}",
            b=f"place:{board.SLUGS[at.arrows[band]]}",
            colour=colour,
            dashed=board.PATH_BETWEEN[at.n][at.arrows[band]] < 0,
            badge=flat(caption(lang, f"letter-{colour}")),
        )
        for band, colour in enumerate(board.COLOURS)
        for at in board.CAMPUS
    )


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
        return caption(self.speech.lang, key, **slots)

    def name(self, code: str) -> Text:
        """The title of a component."""
        return self.speech.entry(code).title

    def person(self, investigator: int) -> Text:
        """The name of an investigator."""
        return self.name(INVESTIGATORS[investigator])

    # ---------------------------------------------------------------- cards and piles

    @part
    def card(self, piece: int, spot: str, *, brief: bool = False, active: int = -1, note: Text = ()) -> sc.Card:
        """A card where it lies: open with its text, or only its back. `spot` names a card that is face down."""
        if piece < 0:
            back = self.view.rules.back(piece)
            kind = "action" if back.startswith("action") else "priority"
            return sc.Card(id=spot, label=self.caption(kind), back=back, face_down=True, note=note)
        printed = box.CARDS[piece]
        code = _code(piece)
        lines: tuple[Text, ...] = () if brief else tuple(self.speech.entry(code).lines)
        number = ""
        colour = ""
        icons: tuple[str, ...] = ()
        match printed:
            case sheets.PriorityCard():
                number = str(printed.n)
                icons = ("omen",) * printed.omens + (sheets.RITUAL_SYMBOLS[printed.symbol],)
                lines = ()
            case sheets.ActionCard():
                colour = PERSON_COLOURS[printed.investigator]
            case sheets.Item():
                icons = ("item",)
            case _:
                icons = (GATE_SYMBOLS[box.SYMBOL[piece]],)
        return sc.Card(
            id=piece_id(piece),
            label=self.name(code),
            code=code,
            number=number,
            colour=colour,
            icons=icons,
            lines=lines,
            active=active,
            note=note,
        )

    def row(self, id: str, zone: str) -> sc.Row:
        """The cards of a zone side by side."""
        cards = tuple(self.card(piece, f"{id}:{i}") for i, piece in enumerate(self.view.zone(zone)))
        return sc.Row(id=id, label=self.caption(id), cards=cards)

    @part
    def pile(self, id: str, key: str, zone: str, back: str, *, open_to_look: bool = False) -> sc.Deck:
        """A draw pile, or a discard pile whose last card lies on top and which some may look through."""
        pieces = self.view.zone(zone)
        top = self.card(pieces[-1], id, brief=True) if pieces and pieces[-1] >= 0 else None
        content = tuple(self.card(piece, id, brief=True) for piece in reversed(pieces)) if open_to_look else ()
        return sc.Deck(id=id, label=self.caption(key), count=len(pieces), back=back, top=top, content=content)

    # ---------------------------------------------------------------- the campus

    def monster(self, piece: int) -> sc.Token:
        """A monster where it stands."""
        return monster_token(self.speech, piece, self.view.count(box.ACTED[piece]) > 0)

    def slots(self, at: board.Location) -> tuple[sc.Token, ...]:
        """The monsters of a location, then its damage tokens."""
        monsters = tuple(self.monster(piece) for piece in self.view.zone(box.MONSTERS_AT[at.n]))
        damage = tuple(
            sc.Token(id=f"damage:{at.slug}:{i}", label=self.caption("damage"), icon="damage", colour="grey", shape="square")
            for i in range(self.view.count(box.DAMAGE[at.n]))
        )
        return monsters + damage

    def markers(self, at: board.Location) -> tuple[sc.Token, ...]:
        """The ritual token, the gate tokens and the clue of a location."""
        view = self.view
        out: list[sc.Token] = []
        if view.pointed(box.RITUAL_PLACE) == at.n:
            out.append(
                sc.Token(id="ritual-site", label=self.caption("ritual-site"), icon="ritual", colour="red", shape="hexagon")
            )
        for number, symbol in enumerate(GATE_SYMBOLS):
            if view.pointed(box.GATE_PLACE[number]) == at.n:
                tokens = len(view.zone(box.GATES_OF[number]))
                label = captions.gate(self.speech.lang, number, tokens)
                out.append(sc.Token(id=f"gate:{symbol}", label=label, icon=symbol, colour="violet", badge=str(tokens)))
        if view.zone(box.CLUE_AT[at.n]):
            out.append(
                sc.Token(id=f"clue:{at.slug}", label=self.caption("clue"), icon="clue", colour="brass", face_down=True)
            )
        return tuple(out)

    @answer
    def everybody_at(self) -> list[tuple[int, int]]:
        """The investigators and where they are."""
        return [(i, self.view.pointed(box.AT[i])) for i in crew(self.view)]

    @part
    def place(self, at: board.Location, people: tuple[int, ...]) -> sc.Place:
        """A location with everything on it."""
        figures = tuple(
            sc.Token(id=person_id(i), label=self.person(i), icon=INVESTIGATORS[i], colour=PERSON_COLOURS[i], shape="figure")
            for i in people
        )
        return sc.Place(
            id=f"place:{at.slug}",
            label=self.name(at.slug),
            x=at.at[0],
            y=at.at[1],
            number=str(at.n),
            colour=board.ZONES[at.zone],
            pattern=PATTERNS[at.zone],
            slots=at.slots,
            tokens=self.slots(at),
            markers=self.markers(at),
            figures=figures,
        )

    @part
    def campus(self) -> sc.Map:
        """The board."""
        where = self.everybody_at()
        return sc.Map(
            id="campus",
            label=self.caption("campus"),
            places=tuple([self.place(at, tuple([i for i, there in where if there == at.n])) for at in board.CAMPUS]),
            paths=tuple(path(self.speech.lang, n, self.view.count(box.SEALS[n])) for n in range(len(board.PATHS))),
            arrows=arrows(self.speech.lang),
            ground="trees",
        )

    # ---------------------------------------------------------------- the Ancient One

    def omens(self) -> int:
        """The omens of the round: of the cards laid so far as far as they are open, at the reckoning of all four."""
        view = self.view
        if view.count(box.PHASE) == box.RECKONING:
            cards = view.zone(box.PRIORITY_DISCARD)[-TURNS:]
        else:
            cards = tuple(card for key in box.PRIORITY_LAID for card in view.zone(key))
        return sum(box.OMENS[card] for card in cards if card >= 0)

    @part
    def ancient_one(self) -> sc.Board:
        """The sheet of the Ancient One: its reckoning table, omens, gate stack and special monsters."""
        view = self.view
        sheet = ANCIENT_ONES[view.pointed(box.ANCIENT_ONE)]
        total = self.omens()
        active = -1
        for number, row in enumerate(sheet.reckoning):
            if view.count(box.PHASE) == box.RECKONING and row.least <= total and (row.most is None or total <= row.most):
                active = number
        # The rows of the table end the sheet.
        lines = tuple(self.speech.entry(sheet.code).lines[-len(sheet.reckoning) :])
        things: list[sc.AnyThing] = [
            sc.Notice(id="reckoning", label=self.caption("reckoning"), lines=lines, active=active),
            sc.Track(id="omens", label=self.caption("omens"), value=total, most=MOST_OMENS, icon="omen", colour="violet"),
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
        pieces = self.view.zone(zone)
        looks: dict[str, list[int]] = {}
        for piece in pieces if listed else ():
            looks.setdefault(box.LOOK[piece], []).append(piece)
        content = tuple((self.monster(alike[0]), len(alike)) for alike in looks.values())
        return sc.Bag(id=id, label=self.caption(id), count=len(pieces), content=content)

    def supply(self) -> sc.Bag:
        """The special monsters beside the sheet."""
        return self.bag("specials", box.SHEET, listed=True)

    # ---------------------------------------------------------------- the priority row

    @answer
    def resolving_side(self, turn: int) -> int:
        """The side in force of an action card being resolved, or -1."""
        view = self.view
        if not view.count(box.TURNED_UP[turn]) or view.count(box.RESOLVED[turn]) or view.count(box.PHASE) != box.RESOLVING:
            return -1
        card = view.zone(box.ACTION_LAID[turn])[0]
        for side, address in box.SIDES[card].items():  # an item can turn a bottom effect into a top one
            if any(asked.source.startswith(address) for asked in self.questions):
                return side
        numbers = sorted(box.NUMBER[view.zone(key)[0]] for key in box.PRIORITY_LAID)
        place = numbers.index(box.NUMBER[view.zone(box.PRIORITY_LAID[turn])[0]])
        return sheets.TOP if place < TOP_EFFECTS else sheets.BOTTOM

    @answer
    def turns_of(self, investigator: int) -> list[int]:
        """The turns of this round that are an investigator's."""
        return [turn for turn in range(TURNS) if self.view.pointed(box.TURN_OF[turn]) == investigator]

    @part
    def turns(self) -> sc.Row:
        """The four turns of the round: a priority card on an action card each."""
        view = self.view
        stacks: list[tuple[sc.Card, ...]] = []
        for turn in range(TURNS):
            who = view.pointed(box.TURN_OF[turn])
            note = self.caption("turn", n=turn + 1, who=self.person(who)) if who >= 0 else ()
            spot = f"turn:{turn + 1}"
            stack = [self.card(piece, f"{spot}:priority", note=note) for piece in view.zone(box.PRIORITY_LAID[turn])]
            for piece in view.zone(box.ACTION_LAID[turn]):
                active = self.resolving_side(turn)
                resolved = view.count(box.RESOLVED[turn]) > 0  # its words no longer matter
                stack.append(self.card(piece, f"{spot}:action", brief=resolved, active=active, note=() if stack else note))
            stacks.append(tuple(stack))
        return sc.Row(id="row", label=self.caption("row"), stacks=tuple(stacks))

    def revealed(self) -> list[sc.AnyThing]:
        """Cards that lie open for a moment: drawn, revealed or resolved unseen."""
        view = self.view
        out: list[sc.AnyThing] = []
        for id, zone in (("drawn", box.DRAWN), ("revealed", box.REVEALED), ("blind", box.BLIND)):
            if view.zone(zone):
                out.append(self.row(id, zone))
        return out

    # ---------------------------------------------------------------- the ritual

    @part
    def ritual(self) -> sc.Board:
        """The symbols found, the two ritual slots, and what is laid against them."""
        view = self.view
        found = [box.SYMBOL[token] for token in view.zone(box.FOUND)]
        things: list[sc.AnyThing] = [
            sc.Track(
                id=f"found:{symbol}",
                label=captions.ritual_symbol(self.speech.lang, i),
                value=found.count(i),
                most=CLUES_A_SYMBOL,
                icon=symbol,
            )
            for i, symbol in enumerate(sheets.RITUAL_SYMBOLS)
        ]
        for i, token in enumerate(view.zone(box.RITUAL_SLOTS) or view.zone(box.REVEALED_RITUAL)):
            if token < 0:
                slot = self.caption("ritual-slot")
                things.append(sc.Token(id=f"ritual-slot:{i + 1}", label=slot, icon="clue", colour="red", face_down=True))
                continue
            symbol = box.SYMBOL[token]
            label = captions.ritual_symbol(self.speech.lang, symbol)
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
        pieces = sorted(self.view.zone(box.HAND[investigator]))
        cards = tuple(self.card(piece, f"hand:{slug}:{i}") for i, piece in enumerate(pieces))
        return sc.Hand(id=f"hand:{slug}", label=self.caption("hand"), seat=seat, cards=cards)

    @part
    def area(self, investigator: int) -> sc.Board:
        """An investigator's area: health, hand, items, action deck and discard pile."""
        view = self.view
        slug = INVESTIGATORS[investigator]
        seat = seat_of(view, investigator)
        at = view.pointed(box.AT[investigator])
        back = f"action-{slug}"
        things: list[sc.AnyThing] = [
            sc.Track(
                id=f"health:{slug}",
                label=self.caption("health"),
                value=view.count(box.HEALTH_OF[investigator]),
                most=view.count(box.HEALTH_TOKENS[investigator]),
                icon="health",
                colour="red",
            )
        ]
        if not self.solo:
            things.append(self.hand(investigator, seat))
        items = tuple(self.card(piece, piece_id(piece)) for piece in view.zone(box.ITEMS_OF[investigator]))
        if items:
            things.append(sc.Row(id=f"items:{slug}", label=self.caption("items"), cards=items))
        deck, discard = box.ACTION_DECK[investigator], box.ACTION_DISCARD[investigator]
        things.append(self.pile(f"deck:{slug}", "action-deck", deck, back))
        own = self.is_own(seat)  # FH-INF-05
        things.append(self.pile(f"discard:{slug}", "action-discard", discard, back, open_to_look=own))
        return sc.Board(
            id=f"board:{slug}",
            label=self.person(investigator),
            seat=seat,
            lead=not self.solo and lead(view) == investigator,
            note=self.name(board.SLUGS[at]) if at > 0 else (),
            icon=slug,
            colour=PERSON_COLOURS[investigator],
            turn=any(self.resolving_side(turn) >= 0 for turn in self.turns_of(investigator)),
            held=len(view.zone(box.ITEMS_OF[investigator])),
            things=tuple(things),
        )

    def areas(self) -> list[sc.AnyThing]:
        """The investigators' areas, one's own first."""
        people = crew(self.view)
        mine = [investigator for investigator in people if seat_of(self.view, investigator) == self.seat]
        return [self.area(i) for i in (*mine, *(i for i in people if i not in mine))]

    # ---------------------------------------------------------------- everything

    @part
    def status(self) -> tuple[Text, ...]:
        """Round, phase and whose decision it is."""
        view = self.view
        lines = [self.caption("round", n=view.count(box.ROUND), most=ROUNDS), self.caption(f"phase-{view.count(box.PHASE)}")]
        if self.result is not None:
            lines[1:] = [self.speech.result(self.whole_view)]
        elif self.is_asked_anything():
            lines.append(self.caption("yours"))
        elif self.questions:
            seats = [asked.seat for asked in self.questions]
            who = [self.person(i) for i in crew(view) if seat_of(view, i) in seats]
            key = "several-decide" if len(seats) > 1 else "decides"
            lines.append(self.caption(key, who=join(", ", who)))
        return tuple(lines)

    def things(self) -> tuple[sc.AnyThing, ...]:
        """All that lies on the table, in the order in which it is read."""
        return (
            self.campus(),
            *self.revealed(),
            self.turns(),
            *self.areas(),
            sc.Track(id="round", label=self.caption("rounds"), value=self.view.count(box.ROUND), most=ROUNDS, icon="round"),
            self.ancient_one(),
            self.ritual(),
            self.pile("priority-deck", "priority-deck", box.PRIORITY_DECK, "priority"),
            self.pile("priority-discard", "priority-discard", box.PRIORITY_DISCARD, "priority", open_to_look=True),
            self.pile("item-deck", "item-deck", box.ITEM_DECK, "item"),
            self.pile("item-discard", "item-discard", box.ITEM_DISCARD, "item", open_to_look=True),
            self.bag("pool", box.POOL, listed=False),
            self.bag("beside-pool", box.BESIDE_POOL, listed=True),
        )


def scene(view: State, seat: int, speech: Speech) -> sc.Scene:
    """The whole table."""
    table = Table(view, seat, speech)
    return sc.Scene(title=(speech.game_title(),), status=table.status(), things=table.things(), recap=RECAP)


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
