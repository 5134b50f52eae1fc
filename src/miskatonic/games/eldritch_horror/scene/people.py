"""Everybody's sheet: health, sanity, skills, clues, tickets, possessions, conditions."""

from __future__ import annotations

from miskatonic import scene as sc
from miskatonic.core.seats import seat_slug
from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.health import limit
from miskatonic.games.eldritch_horror.rules.people import investigator, is_alive, lead, space_of
from miskatonic.games.eldritch_horror.say import mentions, things
from miskatonic.games.eldritch_horror.scene import looks
from miskatonic.games.eldritch_horror.scene.board import empty
from miskatonic.games.eldritch_horror.scene.looks import board_id, title
from miskatonic.games.eldritch_horror.scene.threats import Threats
from miskatonic.scene.parts import part
from miskatonic.text.parts import Text, capital, cat
from miskatonic.text.slavic import NOM


class People(Threats):
    """The areas of all seats."""

    __slots__ = ()

    def boards(self) -> list[sc.AnyThing]:
        """Everybody's area, one's own first."""
        return [self.person(seat) for seat in self.own_first]

    @part
    def person(self, seat: int) -> sc.Board:
        """A seat's area; what is printed on its cards only on one's own."""
        view = self.view
        who = capital(mentions.person(self.v, view, seat).said(NOM))
        if not is_alive(view, seat):
            return sc.Board(id=board_id(seat), label=who, seat=seat)
        own = self.is_own(seat) or view.seats == 1
        return sc.Board(
            id=board_id(seat),
            label=who,
            seat=seat,
            lead=lead(view) == seat and view.seats > 1,
            note=empty(self.v, space_of(view, seat)).label,
            icon=looks.PERSON_ICONS[box.CODE[view.pointed(box.PLAYS[seat])]],
            colour=looks.SEAT_COLOURS[seat],
            held=len(view.zone(box.OWNED[seat])) + len(view.zone(box.CONDITIONS_OF[seat])),
            things=(*self.tokens(seat), self.sheet(seat, own), *self.possessions(seat, own)),
        )

    @part
    def tokens(self, seat: int) -> tuple[sc.AnyThing, ...]:
        """Health and Sanity, Clues, tickets."""
        return (*[self.value(seat, kind) for kind in (t.HEALTH, t.SANITY)], self.clues(seat), *self.tickets(seat))

    def value(self, seat: int, kind: int) -> sc.Track:
        """Health or Sanity."""
        return sc.Track(
            id=f"{t.VALUES[kind]}:{seat_slug(seat)}",
            label=title(things.value(self.v, kind)),
            value=self.view.count(box.VALUE_OF[kind][seat]),
            most=limit(self.view, seat, kind),
            icon=looks.VALUE_ICONS[kind],
            colour=looks.VALUE_COLOURS[kind],
        )

    def clues(self, seat: int) -> sc.Bag:
        """The Clues somebody holds."""
        held = [(looks.clue(self.v, clue), 1) for clue in self.view.zone(box.CLUES_OF[seat])]
        label = self.v.say("Clues", "Улики", "Докази")
        return sc.Bag(id=f"clues:{seat_slug(seat)}", label=label, count=len(held), icon=looks.CLUE_ICON, content=tuple(held))

    def tickets(self, seat: int) -> list[sc.Token]:
        """Tickets for trains and ships."""
        return [
            sc.Token(
                id=f"ticket:{box.TICKET_NAMES[kind]}:{seat_slug(seat)}",
                label=title(self.v.names.TICKETS[kind]),
                icon=looks.TICKET_ICONS[kind],
                colour="teal" if kind == t.SHIP else "brown",
                shape="square",
                badge=str(n),
            )
            for kind in (t.TRAIN, t.SHIP)
            if (n := self.view.count(box.TICKETS[kind][seat]))
        ]

    @part
    def sheet(self, seat: int, own: bool) -> sc.Row:
        """The investigator."""
        view = self.view
        piece = view.pointed(box.PLAYS[seat])
        code = box.CODE[piece]
        card = sc.Card(
            id=looks.piece_id(piece),
            label=looks.name(self.v, piece),
            code=code,
            colour=looks.SEAT_COLOURS[seat],
            icons=(looks.PERSON_ICONS[code],),
            lines=looks.lines(self.here, piece) if own else (),
            strips=self.skills(seat),
            note=self.v.say("delayed", "задержка", "затримка") if box.DELAYED[seat] in view.counts else (),
        )
        return sc.Row(id=f"sheet:{seat_slug(seat)}", label=(), cards=(card,), columns=1)

    @part
    def skills(self, seat: int) -> tuple[sc.Strip, ...]:
        """The five skills, improvements included; an improved one is framed."""
        found = []
        for number, skill in enumerate(t.SKILLS):
            more = self.view.count(box.IMPROVED[number][seat])
            value = str(investigator(self.view, seat).skills[number] + more)
            symbol = sc.Symbol(icons=(looks.SKILL_ICONS[number],), number=value, framed=bool(more))
            label = self.skill(number, value, more)
            found.append(sc.Strip(id=f"skill:{skill}:{seat_slug(seat)}", label=label, kind="stat", symbols=(symbol,)))
        return tuple(found)

    def skill(self, skill: int, value: str, more: int) -> Text:
        """A skill, its value and by how much it is improved."""
        name = cat(title(self.v.names.SKILLS[skill]), f": {value}")
        if not more:
            return name
        say = self.v.say
        return say("{name}, improved by {n}", "{name}, улучшено на {n}", "{name}, поліпшено на {n}", name=name, n=more)

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
