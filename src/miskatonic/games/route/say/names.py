"""What every language must have a name for, and the voice that speaks with these names: how a sentence mentions things."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.games.route.cards import terms
from miskatonic.games.route.cards.cities import CROSSROADS, LOCATIONS, ROADS
from miskatonic.games.route.rules import box
from miskatonic.games.route.say.titles import TITLES
from miskatonic.text import phrases
from miskatonic.text.parts import Icon, Ref, Text, cat
from miskatonic.text.phrases import AnyNoun, Named, fixed
from miskatonic.text.slavic import ACC

Nouns = tuple[AnyNoun, ...]


@dataclass(frozen=True)
class Names:
    """The nouns of one language; a module of `nouns` fills them in."""

    tourists: Nouns
    """By type."""
    segment: AnyNoun
    point: AnyNoun
    goal: AnyNoun
    bonuses: tuple[str, ...]
    """By kind, as titles."""
    uses: tuple[str, ...]
    """What can be used in a turn, as titles."""
    colours: tuple[str, ...]
    """Of attractions, as adjectives of a title."""
    tourist: AnyNoun
    bets: tuple[str, ...]


@dataclass(frozen=True)
class Voice(phrases.Voice[Names]):
    """A language of En Route: how it mentions what is in the box."""

    def title(self, code: str) -> str:
        """The title of a component."""
        return TITLES[code][self.lang]

    def quoted(self, code: str) -> str:
        """A title in the quotation marks of the language."""
        return self.pick("“{}”", "«{}»", "«{}»").format(self.title(code))

    def player(self, seat: int) -> Named:
        """A player by the number of the seat."""
        return fixed(Ref(f"seat:{seat}", self.pick("Player", "Игрок", "Гравець") + f" {seat + 1}"))

    def tourists(self, colour: int, n: int) -> Named:
        """So many tourists of a type."""
        return self.many(n, self.names.tourists[colour])

    def crowd(self, given: tuple[int, ...]) -> Text:
        """Tourists of several types."""
        return self.both([self.tourists(colour, n).said(ACC) for colour, n in enumerate(given) if n])

    def segments(self, n: int) -> Named:
        """So many segments."""
        return self.many(n, self.names.segment)

    def points(self, n: int) -> Named:
        """So many points."""
        return self.many(n, self.names.point)

    def bonus(self, kind: int) -> Icon:
        """A bonus by its title."""
        return Icon(terms.BONUSES[kind], self.pick("“{}”", "«{}»", "«{}»").format(self.names.bonuses[kind]))

    # ---------------------------------------------------------------- places

    def coordinates(self, place: int) -> str:
        """A location by its coordinates: column and row, and by a river the bank."""
        name = LOCATIONS[place]
        bank = {"N": self.pick(" north", " (север)", " (північ)"), "S": self.pick(" south", " (юг)", " (південь)")}
        return f"[{name[1]}, {name[2]}]{bank.get(name[3:], '')}"

    def location(self, place: int) -> Text:
        """A location as a reference to the table."""
        return (Ref(f"lot:{LOCATIONS[place]}", self.coordinates(place)),)

    def point_of(self, at: int) -> str:
        """A crossroads by its letters and numbers, as on the edge of the map: column letter and row number."""
        name = CROSSROADS[at]
        if name[0] == "e":
            return f"{'ABCDEFG'[int(name[1])]}·"
        return f"{'ABCDEFG'[int(name[1])]}{int(name[2]) + 1}"

    def crossroads(self, at: int) -> Text:
        """A crossroads as a reference to the table."""
        return (Ref(f"corner:{CROSSROADS[at]}", self.point_of(at)),)

    def road(self, road: int, ends: tuple[int, int]) -> Text:
        """A road by its two ends."""
        name = ROADS[road]
        by = self.pick(" (canal)", " (канал)", " (канал)") if name[0] == "k" else ""
        return (Ref(f"street:{name}", f"{self.point_of(ends[0])}–{self.point_of(ends[1])}{by}"),)

    def card(self, piece: int) -> Named:
        """A card or die by what it shows; one that is hidden by its back."""
        if piece < 0:
            return fixed(self.pick("a card", "карту", "карту"))
        slug = box.PIECE_SLUGS[piece]
        return fixed(cat(Ref(f"piece:{slug}", self.card_title(piece))))

    def card_title(self, piece: int) -> str:
        """The title of a card or die."""
        slug = box.PIECE_SLUGS[piece]
        if slug in TITLES:
            return self.pick("“{}”", "«{}»", "«{}»").format(self.title(slug))
        source = box.CARD_SOURCES[piece]
        if source is not None:
            if source.colour >= 0:
                word = self.counted(source.tourists, self.names.tourists[source.colour])
                return f"{source.number}: {source.tourists} {word}"
            if source.symbol >= 0:
                symbol = self.pick("effect", "эффект", "ефект")
                return f"{source.number}: {symbol} {'●○'[source.symbol]}"
            return f"{source.number}: {self.pick('repeat', 'повтор', 'повтор')}"
        if piece in box.DIE_OF:
            return self.die(box.DIE_OF[piece])
        return slug

    def rolled(self, piece: int, face: int) -> Text:
        """A die with the face it shows."""
        die = box.DIE_OF[piece]
        source = box.DIE_SOURCES[die][face - 1]
        if source.symbol >= 0:
            return (f"{self.die(die)} {source.number}{'●○'[source.symbol]}",)
        return (f"{self.die(die)} {source.number} (×{source.tourists}{' ½★' if source.half_star else ''})",)

    def die(self, die: int) -> str:
        """A die by its colour."""
        return self.pick(
            ("red die", "green die", "blue die", "purple die", "effect die"),
            ("красный кубик", "зелёный кубик", "синий кубик", "фиолетовый кубик", "кубик эффектов"),
            ("червоний кубик", "зелений кубик", "синій кубик", "фіолетовий кубик", "кубик ефектів"),
        )[die]
