"""What every language must have a name for, and the voice that speaks with these names: how a sentence mentions things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from miskatonic.games.route.cards import horrors, tasks
from miskatonic.games.route.cards.bets import BET_TYPES
from miskatonic.games.route.cards.cities import CROSSROADS, LOCATIONS, ROADS
from miskatonic.games.route.rules import box
from miskatonic.games.route.rules.streets import Attraction
from miskatonic.games.route.say.titles import TITLES
from miskatonic.text import en, phrases, uk, voices
from miskatonic.text.parts import LANGUAGES, Ref, Text, flat
from miskatonic.text.quotes import quote
from miskatonic.text.slavic import ACC, NOM, Case

Nouns = tuple[phrases.AnyNoun, ...]


@dataclass(frozen=True)
class Names:
    """The nouns of one language; a module of `nouns` fills them in."""

    tourists: Nouns
    """By type."""
    segment: phrases.AnyNoun
    point: phrases.AnyNoun
    goal: phrases.AnyNoun
    bonuses: tuple[str, ...]
    """By kind, as titles."""
    uses: tuple[str, ...]
    """What can be used in a turn, as titles."""
    colours: tuple[str, ...]
    """Of attractions, as adjectives of a title."""
    tourist: phrases.AnyNoun
    bets: tuple[str, ...]


@dataclass(frozen=True)
class Voice(voices.Voice[Names]):
    """A language of En Route: how it mentions what is in the box."""

    def __hash__(self) -> int:
        return self.lang  # quick: much is kept by who says it, and there are few voices

    def title(self, code: str) -> str:
        """The title of a component."""
        return phrases.printed(TITLES, code)[self.lang]

    def quoted(self, code: str) -> str:
        """A title in the quotation marks of the language."""
        return quote(self.title(code), LANGUAGES[self.lang])

    def player(self, seat: int) -> phrases.Named:
        """A player by the number of the seat."""
        return phrases.fixed(Ref(f"seat:{seat}", self.pick("Player", "Игрок", "Гравець") + f" {seat + 1}"))

    def team(self, seat: int, partner: int) -> Text:
        """The two players of a team."""
        return self.both([phrases.in_case(self.player(seat)), phrases.in_case(self.player(partner))])

    def nth(self, n: int) -> str:
        """The number of a place, in order."""
        return self.pick(en.ordinal(n), f"{n}-е", uk.ordinal(n))

    def tourists(self, colour: int, n: int) -> phrases.Named:
        """So many tourists of a type."""
        return self.many(n, self.names.tourists[colour])

    def crowd(self, given: Sequence[int], case: Case = ACC) -> Text:
        """Tourists of several types."""
        return self.both([self.tourists(colour, n).said(case) for colour, n in enumerate(given) if n])

    def segments(self, n: int) -> phrases.Named:
        """So many segments."""
        return self.many(n, self.names.segment)

    def points(self, n: int) -> phrases.Named:
        """So many points."""
        return self.many(n, self.names.point)

    def bonus(self, kind: int) -> str:
        """A bonus by its title."""
        return quote(self.names.bonuses[kind], LANGUAGES[self.lang])

    def bet(self, kind: int, number: int) -> str:
        """What is bet on, with the number where there is one."""
        return self.names.bets[kind] if BET_TYPES[kind].most < 0 else f"{self.names.bets[kind]}, {number}"

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

    def sight(self, sight: Attraction) -> Text:
        """An attraction or landmark by its title, as a reference to the table."""
        at = f"lot:{LOCATIONS[sight.places[0]]}" if sight.places else f"corner:{CROSSROADS[sight.crossroads]}"
        return (Ref(at, self.pick(self.title, self.quoted, self.quoted)(sight.code)),)

    def road(self, road: int, ends: tuple[int, int]) -> Text:
        """A road by its two ends."""
        name = ROADS[road]
        by = self.pick(" (canal)", " (канал)", " (канал)") if name[0] == "k" else ""
        by = self.pick(" (diagonal)", " (по диагонали)", " (по діагоналі)") if "-" in name else by
        return (Ref(f"street:{name}", f"{self.point_of(ends[0])}–{self.point_of(ends[1])}{by}"),)

    def card(self, piece: int) -> phrases.Named:
        """A card or die by what it shows; one that is hidden by its back."""
        if piece < 0:
            return phrases.Named(
                lambda case: (self.pick("a card", *("карту", "карту") if case is ACC else ("карта", "карта")),)
            )
        slug = box.PIECE_SLUGS[piece]
        if piece in box.DIE_OF:
            return phrases.fixed(Ref(f"piece:{slug}", self.card_title(piece)))
        said = Ref(f"piece:{slug}", quote(self.card_title(piece), LANGUAGES[self.lang]))
        if box.CARD_SOURCES[piece] is None or self.lang == phrases.EN:
            return phrases.fixed(said)
        return phrases.Named(lambda case: ("карту " if case is ACC else "карта ", said))

    def card_title(self, piece: int) -> str:
        """The title of a card or die."""
        slug = box.PIECE_SLUGS[piece]
        if slug in TITLES:
            return self.title(slug)
        match box.CARDS[piece]:
            case tasks.Task():
                return "–".join(self.point_of(end) for end in box.TASK_ENDS[piece])
            case horrors.CuriosityCard() as card:
                if card.tourists:
                    return self.pick("New Tourists", "Новые туристы", "Нові туристи")
                if card.tome:
                    return self.pick("Mysterious Tome", "Таинственный фолиант", "Таємничий фоліант")
                return self.pick("Double Bonus", "Двойной бонус", "Подвійний бонус")
            case horrors.CallCard(_, colour):
                called = flat(phrases.in_case(phrases.several(self.names.tourists[colour])))
                return f"{self.pick('Call of Cthulhu', 'Зов Ктулху', 'Поклик Ктулху')}: {called}"
        source = box.CARD_SOURCES[piece]
        if source is not None:
            return f"{source.number} · {self.brought(source)}"
        if piece in box.DIE_OF:
            return self.die(box.DIE_OF[piece])
        return slug

    def brought(self, source: box.Source) -> str:
        """What a card brings beside its coordinate: tourists, an effect, or a repeat."""
        if source.colour >= 0:
            return f"{source.tourists} {self.counted(source.tourists, self.names.tourists[source.colour])}"
        if source.symbol >= 0:
            return f"{self.pick('effect', 'эффект', 'ефект')} {'●○'[source.symbol]}"
        return self.pick("repeat", "повтор", "повтор")

    def one(self, piece: int) -> phrases.Named:
        """A card or die in a sentence; in English a die has its article there."""
        card = self.card(piece)
        return phrases.fixed("the ", *card.said(NOM)) if piece in box.DIE_OF and self.lang == phrases.EN else card

    def rolled(self, piece: int, face: int, *, in_sentence: bool = False) -> Text:
        """A die with the face it shows."""
        die = box.DIE_OF[piece]
        source = box.DIE_SOURCES[die][face - 1]
        said = self.brought(source)
        if source.half_star:
            said += self.pick(" and half a star", " и полузвезда", " і напівзірка")
        name = f"the {self.die(die)} with a" if in_sentence and self.lang == phrases.EN else self.die(die)
        return (f"{name} {source.number} ({said})",)

    def face(self, die: int, face: int) -> str:
        """A face of a die: its number, and its tourists or its symbol."""
        source = box.DIE_SOURCES[die][face - 1]
        if source.symbol >= 0:
            return f"{source.number}{'●○'[source.symbol]}"
        return f"{source.number} (×{source.tourists}{' ½★' if source.half_star else ''})"

    def die(self, die: int) -> str:
        """A die by its colour."""
        return self.pick(
            ("red die", "green die", "blue die", "purple die", "effect die"),
            ("красный кубик", "зелёный кубик", "синий кубик", "фиолетовый кубик", "кубик эффектов"),
            ("червоний кубик", "зелений кубик", "синій кубик", "фіолетовий кубик", "кубик ефектів"),
        )[die]
