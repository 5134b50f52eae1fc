"""Everybody's sheet: health, sanity, skills, clues, tickets, possessions, conditions."""

from __future__ import annotations

from functools import cache

import msgspec

from miskatonic import scene as sc
from miskatonic.core.seats import seat_slug
from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.health import limit
from miskatonic.games.eldritch_horror.rules.people import lead, space_of
from miskatonic.games.eldritch_horror.say import mentions, things
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.scene import looks
from miskatonic.games.eldritch_horror.scene.board import empty
from miskatonic.games.eldritch_horror.scene.looks import board_id, title
from miskatonic.games.eldritch_horror.scene.threats import Threats
from miskatonic.scene.parts import part
from miskatonic.text.parts import capital, cat
from miskatonic.text.slavic import NOM

# -------------------------------------------------------------------- what few figures make, the same at all tables


@cache
def area(v: Voice, seat: int, piece: int) -> sc.Board:
    """The area of a seat that plays an investigator, with nothing in it."""
    return sc.Board(
        id=board_id(seat),
        label=capital(mentions.thing(v, piece).said(NOM)),
        seat=seat,
        icon=looks.PERSON_ICONS[box.CODE[piece]],
        colour=looks.SEAT_COLOURS[seat],
    )


@cache
def track(v: Voice, seat: int, kind: int, value: int, most: int) -> sc.Track:
    """Health or Sanity."""
    return sc.Track(
        id=f"{t.VALUES[kind]}:{seat_slug(seat)}",
        label=title(things.value(v, kind)),
        value=value,
        most=most,
        icon=looks.VALUE_ICONS[kind],
        colour=looks.VALUE_COLOURS[kind],
    )


@cache
def tickets(v: Voice, seat: int, kind: int, n: int) -> sc.Token:
    """Tickets for trains or for ships."""
    return sc.Token(
        id=f"ticket:{box.TICKET_NAMES[kind]}:{seat_slug(seat)}",
        label=title(v.names.TICKETS[kind]),
        icon=looks.TICKET_ICONS[kind],
        colour="teal" if kind == t.SHIP else "brown",
        shape="square",
        badge=str(n),
    )


@cache
def strip(v: Voice, seat: int, skill: int, value: int, more: int) -> sc.Strip:
    """A skill, its value and by how much it is improved; an improved one is framed."""
    label = cat(title(v.names.SKILLS[skill]), f": {value}")
    if more:
        label = v.say("{name}, improved by {n}", "{name}, улучшено на {n}", "{name}, поліпшено на {n}", name=label, n=more)
    symbol = sc.Symbol(icons=(looks.SKILL_ICONS[skill],), number=str(value), framed=bool(more))
    return sc.Strip(id=f"skill:{t.SKILLS[skill]}:{seat_slug(seat)}", label=label, kind="stat", symbols=(symbol,))


# -------------------------------------------------------------------- the areas


class People(Threats):
    """The areas of all seats."""

    __slots__ = ()

    def boards(self) -> list[sc.AnyThing]:
        """Everybody's area, one's own first."""
        own = self.seat if self.view.seats > 1 else 0
        return [self.person(seat, seat == own) for seat in self.own_first]

    @part
    def person(self, seat: int, own: bool) -> sc.Board:
        """A seat's area; what is printed on its cards only on one's own."""
        view, v = self.view, self.v
        piece = view.pointed(box.PLAYS[seat])
        if piece < 0:
            return sc.Board(id=board_id(seat), label=mentions.sitter(v, seat), seat=seat)
        return msgspec.structs.replace(
            area(v, seat, piece),
            lead=lead(view) == seat and view.seats > 1,
            note=empty(v, space_of(view, seat)).label,
            held=len(view.zone(box.OWNED[seat])) + len(view.zone(box.CONDITIONS_OF[seat])),
            things=(*self.tokens(seat), self.sheet(seat, piece, own), *self.possessions(seat, own)),
        )

    @part
    def tokens(self, seat: int) -> list[sc.AnyThing]:
        """Health and Sanity, Clues, tickets for trains and ships."""
        view, v = self.view, self.v
        values = [
            track(v, seat, kind, view.count(box.VALUE_OF[kind][seat]), limit(view, seat, kind))
            for kind in (t.HEALTH, t.SANITY)
        ]
        held = [(kind, view.count(box.TICKETS[kind][seat])) for kind in (t.TRAIN, t.SHIP)]
        return [*values, self.clues(seat), *[tickets(v, seat, kind, n) for kind, n in held if n]]

    def clues(self, seat: int) -> sc.Bag:
        """The Clues somebody holds."""
        held = [(looks.clue(self.v, clue), 1) for clue in self.view.zone(box.CLUES_OF[seat])]
        label = self.v.say("Clues", "Улики", "Докази")
        return sc.Bag(id=f"clues:{seat_slug(seat)}", label=label, count=len(held), icon=looks.CLUE_ICON, content=tuple(held))

    @part
    def sheet(self, seat: int, piece: int, own: bool) -> sc.Row:
        """The investigator."""
        code = box.CODE[piece]
        card = sc.Card(
            id=looks.piece_id(piece),
            label=looks.name(self.v, piece),
            code=code,
            colour=looks.SEAT_COLOURS[seat],
            icons=(looks.PERSON_ICONS[code],),
            lines=looks.lines(self.here, piece) if own else (),
            strips=self.skills(seat, piece),
            note=self.v.say("Delayed", "задержка", "затримка") if box.DELAYED[seat] in self.view.counts else (),
        )
        return sc.Row(id=f"sheet:{seat_slug(seat)}", label=(), cards=(card,), columns=1)

    def skills(self, seat: int, piece: int) -> tuple[sc.Strip, ...]:
        """The five skills, improvements included."""
        improved = [self.view.count(improved[seat]) for improved in box.IMPROVED]
        printed = box.INVESTIGATOR[piece].skills
        return tuple([strip(self.v, seat, skill, printed[skill] + more, more) for skill, more in enumerate(improved)])

    @part
    def possessions(self, seat: int, own: bool) -> list[sc.Row]:
        """Everything owned; then Conditions, whose backs nobody knows."""
        rows: list[sc.Row] = []
        owned = self.cards(self.view.zone(box.OWNED[seat]), brief=not own)
        if owned:
            rows.append(sc.Row(id=f"cards:{seat_slug(seat)}", label=(), cards=owned, columns=2))
        conditions = self.cards(self.view.zone(box.CONDITIONS_OF[seat]), brief=not own)
        if conditions:
            label = self.v.say("Conditions", "Состояния", "Стани")
            rows.append(sc.Row(id=f"conditions:{seat_slug(seat)}", label=label, cards=conditions, columns=2))
        return rows
