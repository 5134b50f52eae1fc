"""The world on the table: spaces with everything on them, the paths between, and how far one can go."""

from __future__ import annotations

from functools import cache

import msgspec

from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.terms import SHIP, TRAIN
from miskatonic.games.eldritch_horror.rules import asks, box, places
from miskatonic.games.eldritch_horror.rules.people import is_alive, space_of
from miskatonic.games.eldritch_horror.say import mentions
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.scene import looks
from miskatonic.games.eldritch_horror.scene.geography import BENDS, DRAWN_AT
from miskatonic.games.eldritch_horror.scene.looks import Looks, space_id, title
from miskatonic.scene import Map, Path, Place, Token
from miskatonic.scene.parts import answer, part
from miskatonic.text.parts import capital
from miskatonic.text.slavic import NOM

Strewn = tuple[tuple[str, int], ...]
"""Tokens that may lie on any space: which, and of which piece, or -1."""
Near = tuple[tuple[int, int], ...]
"""Spaces that can be reached, and in how many steps."""


@cache
def paths(v: Voice) -> tuple[Path, ...]:
    """All paths, each drawn as what it is."""
    return tuple(
        [
            Path(
                id=f"path:{world.SPACES[path.a].code}/{world.SPACES[path.b].code}",
                label=title(v.names.PATHS[path.type]),
                a=space_id(path.a),
                b=space_id(path.b),
                kind=looks.PATH_KINDS[path.type],
                bend=BENDS.get((path.a, path.b), 0),
                wraps=path.wraps,
            )
            for path in world.PATHS
        ]
    )


@cache
def empty(v: Voice, number: int) -> Place:
    """A space with nothing on it."""
    sheet = world.SPACES[number]
    x, y = DRAWN_AT[number]
    _, _, numbered = sheet.code.partition("space-")
    return Place(
        id=space_id(number),
        label=capital(mentions.space(v, number).said(NOM)),
        x=x,
        y=y,
        number=numbered,
        colour=looks.TYPE_COLOURS[sheet.type],
        shape=looks.TYPE_SHAPES[sheet.type],
    )


class Board(Looks):
    """The map of one view in one language."""

    __slots__ = ()

    @part
    def world(self, near: Near) -> Map:
        """The map with all that lies on it, who is where, and how far one can go."""
        spaces = list(self.spaces())
        for number, seats in self.people().items():
            spaces[number] = msgspec.structs.replace(spaces[number], figures=tuple([self.figure(seat) for seat in seats]))
        for number, steps in near:
            spaces[number] = msgspec.structs.replace(spaces[number], near=steps)
        return Map(
            id="world",
            label=self.v.say("World", "Мир", "Світ"),
            places=tuple(spaces),
            paths=paths(self.v),
            ground="world",
        )

    @part
    def spaces(self) -> tuple[Place, ...]:
        """All spaces with what lies on them."""
        strewn, gates = self.strewn(), self.view.zone(box.GATES_OPEN)
        return tuple([self.space(number, box.GATE_ON.get(number) in gates, strewn.get(number, ())) for number in places.ALL])

    @part
    def space(self, number: int, is_gate_open: bool, strewn: Strewn) -> Place:
        """A space: Gate, Clues and tokens around it, Monsters beside it."""
        return msgspec.structs.replace(
            empty(self.v, number),
            markers=tuple(self.markers(number, is_gate_open, strewn)),
            tokens=tuple([self.monster(piece) for piece in places.monsters_on(self.view, number)]),
        )

    @answer
    def people(self) -> dict[int, tuple[int, ...]]:
        """Where somebody is, the seats whose investigators are there."""
        view = self.view
        found: dict[int, tuple[int, ...]] = {}
        for seat in range(view.seats):
            if is_alive(view, seat):
                number = space_of(view, seat)
                found[number] = (*found.get(number, ()), seat)
        return found

    @answer
    def strewn(self) -> dict[int, Strewn]:
        """Tokens that lie on some space or other: expedition and Mystery, those of Rumors, and who has fallen."""
        view = self.view
        found: dict[int, Strewn] = {}
        lying = [
            (view.pointed(counter), (name, -1))
            for name, counter in (("expedition-token", box.EXPEDITION_AT), ("mystery-token", box.MYSTERY_TOKEN))
            if counter in view.counts
        ]
        for card in view.zone(box.ONGOING):
            space = box.MYTHOS_CARD[card].space
            if space is not None:
                lying.append((space, ("rumor-token", card)))
        lying += [(view.pointed(box.FALLEN_AT[fallen]), ("fallen", fallen)) for fallen in view.zone(box.FALLEN)]
        for number, token in lying:
            found[number] = (*found.get(number, ()), token)
        return found

    def markers(self, number: int, is_gate_open: bool, strewn: Strewn) -> list[Token]:
        """What lies on a space beside Monsters and investigators."""
        view, v = self.view, self.v
        found = [looks.gate(v, box.GATE_ON[number])] if is_gate_open else []
        found += [looks.clue(v, clue) for clue in places.clues_on(view, number)]
        eldritch = view.count(box.ELDRITCH_AT[number])
        if eldritch:
            id, badge = f"eldritch:{world.SPACES[number].code}", str(eldritch) if eldritch > 1 else ""
            found.append(looks.marker(id, v.names.ELDRITCH_TOKEN, looks.ELDRITCH_ICON, "purple", badge))
        return found + [self.strewn_token(name, piece) for name, piece in strewn]

    def strewn_token(self, name: str, piece: int) -> Token:
        """A token that lies on some space or other."""
        names = self.v.names
        match name:
            case "expedition-token":
                return looks.marker(name, names.EXPEDITION_TOKEN, looks.EXPEDITION_ICON, "teal")
            case "mystery-token":
                return looks.marker(name, names.MYSTERY_TOKEN, looks.MYSTERY_ICON, "teal")
            case "rumor-token":
                marker = looks.marker(f"{name}:{box.PIECE_SLUGS[piece]}", names.RUMOR_TOKEN, looks.RUMOR_ICON, "blue")
                return msgspec.structs.replace(marker, detail=box.CODE[piece])
        return looks.token(self.v, piece, looks.FALLEN_ICON, "grey", "shield")

    def near(self) -> Near:
        """The spaces that this seat can still reach by travelling if asked, in how many steps (EH-TRV-01, EH-TRV-02)."""
        asked = self.asked
        first = [] if asked is None else [option.value for option in asked.options if option.verb is box.MOVE]
        return () if asked is None or not first else tuple(self._reached(asked.seat, first, asked.what).items())

    def _reached(self, seat: int, first: list[int], what: object) -> dict[int, int]:
        own = space_of(self.view, seat)
        tickets = tuple([self.view.count(box.TICKETS[kind][seat]) for kind in (TRAIN, SHIP)])
        pays = isinstance(what, asks.Further)
        ways = [(space, self._left(own, space, tickets) if pays else tickets, 1) for space in first]
        found: dict[int, int] = {}
        for space, left, steps in ways:
            if space != own:
                found.setdefault(space, steps)
            ways += [
                (there, self._left(space, there, left), steps + 1)
                for there, path in places.PATHS[space]
                if path < len(left) and left[path]
            ]
        return found

    def _left(self, own: int, space: int, tickets: tuple[int, ...]) -> tuple[int, ...]:
        """The tickets left after a step that needs one."""
        path = next(path for there, path in places.PATHS[own] if there == space)
        return tuple([n - (kind == path) for kind, n in enumerate(tickets)])
