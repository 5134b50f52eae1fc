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


class Board(Looks):
    """The map of one view in one language."""

    __slots__ = ()

    @part
    def world(self) -> Map:
        """The map with all that lies on it."""
        near = self.near()
        return Map(
            id="world",
            label=self.v.say("World", "Мир", "Світ"),
            places=tuple([self.space(number, near.get(number, 0)) for number in range(len(world.SPACES))]),
            paths=paths(self.v),
            ground="world",
        )

    @part
    def space(self, number: int, near: int) -> Place:
        """A space: Gate, Clues and tokens around it, Monsters beside it, investigators on it."""
        view, sheet = self.view, world.SPACES[number]
        x, y = DRAWN_AT[number]
        _, _, numbered = sheet.code.partition("space-")
        return Place(
            id=space_id(number),
            label=capital(mentions.space(self.v, number).said(NOM)),
            x=x,
            y=y,
            number=numbered,
            colour=looks.TYPE_COLOURS[sheet.type],
            shape=looks.TYPE_SHAPES[sheet.type],
            near=near,
            markers=tuple(self.markers(number)),
            tokens=tuple([self.monster(piece) for piece in places.monsters_on(view, number)]),
            figures=tuple([self.figure(seat) for seat in self.people_on(number)]),
        )

    @answer
    def people_on(self, number: int) -> list[int]:
        """The seats whose investigators are on a space."""
        view = self.view
        return [seat for seat in range(view.seats) if is_alive(view, seat) and space_of(view, seat) == number]

    def markers(self, number: int) -> list[Token]:
        """What lies on a space beside Monsters and investigators."""
        view, names, code = self.view, self.v.names, world.SPACES[number].code
        found: list[Token] = []
        gate = places.gate_on(view, number)
        if gate >= 0:
            found.append(self.gate(gate))
        found += [self.clue(clue) for clue in places.clues_on(view, number)]
        eldritch = view.count(box.ELDRITCH_AT[number])
        if eldritch:
            badge = str(eldritch) if eldritch > 1 else ""
            found.append(self.marker(f"eldritch:{code}", names.ELDRITCH_TOKEN, looks.ELDRITCH_ICON, "purple", badge))
        for counter, noun, icon, name in (
            (box.EXPEDITION_AT, names.EXPEDITION_TOKEN, looks.EXPEDITION_ICON, "expedition-token"),
            (box.MYSTERY_TOKEN, names.MYSTERY_TOKEN, looks.MYSTERY_ICON, "mystery-token"),
        ):
            if counter in view.counts and view.pointed(counter) == number:
                found.append(self.marker(name, noun, icon, "teal"))
        for card in view.zone(box.ONGOING):
            if box.MYTHOS_CARD[card].space == number:
                marker = self.marker(f"rumor-token:{box.PIECE_SLUGS[card]}", names.RUMOR_TOKEN, looks.RUMOR_ICON, "blue")
                found.append(msgspec.structs.replace(marker, detail=box.CODE[card]))
        found += [
            self.token(fallen, looks.FALLEN_ICON, "grey", "shield")
            for fallen in view.zone(box.FALLEN)
            if view.pointed(box.FALLEN_AT[fallen]) == number
        ]
        return found

    @answer
    def near(self) -> dict[int, int]:
        """The spaces that whoever is asked can still reach by travelling, and in how many steps (EH-TRV-01, EH-TRV-02)."""
        for asked in self.questions:
            first = [option.value for option in asked.options if option.verb is box.MOVE]
            if first:
                return self._reached(asked.seat, first, asked.what)
        return {}

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
