"""What every language must have a name for, and the voice that speaks with these names: how a sentence mentions things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from miskatonic.games.final_hour.cards import sheets
from miskatonic.games.final_hour.cards.words import GATE_SYMBOLS, ORDINARY
from miskatonic.games.final_hour.say import reading
from miskatonic.games.final_hour.say.titles import TITLES
from miskatonic.text import phrases, voices
from miskatonic.text.parts import Icon, Text, cat, flat
from miskatonic.text.phrases import AnyNoun, Named, in_case, named, printed

Nouns = tuple[AnyNoun, ...]


@dataclass(frozen=True)
class Names:
    """The nouns of one language; a module of `nouns` fills them in."""

    # by number
    places: Nouns
    """English ones have an article where a sentence needs it."""
    people: Nouns
    """The first names of investigators."""
    zones: Nouns
    gates: Nouns
    ritual_symbols: tuple[str, ...]
    symbols: Nouns
    """Monsters by what they do when activated."""
    marked: tuple[Nouns, ...]
    """The same by colour first."""
    plain: Nouns
    """Monsters that do nothing, by colour."""
    specials: Nouns
    # what is counted
    monster: AnyNoun
    wound: AnyNoun
    health: AnyNoun
    move: AnyNoun
    path: AnyNoun
    omen: AnyNoun
    damage: AnyNoun
    gate_token: AnyNoun
    seal: AnyNoun
    card: AnyNoun
    action_card: AnyNoun
    priority_card: AnyNoun
    slot: AnyNoun
    symbol: AnyNoun
    time: AnyNoun


@dataclass(frozen=True)
class Voice(voices.Voice[Names]):
    """A language of Final Hour: how it mentions what is in the box, and how it says an effect."""

    choice: bool = False
    """As one of several choices."""
    entering: bool = False
    """In each location that is entered on the way."""
    aside: bool = False
    """In a clause whose subject is not the one who acts."""

    def __hash__(self) -> int:
        return self.lang  # quick: much is kept by who says it, and there are few voices

    @cached_property
    def option(self) -> Voice:
        """The voice for the name of an option, which English says as an order."""
        return self.in_mood(phrases.ORDER if self.lang is phrases.EN else phrases.WISH)

    # ---------------------------------------------------------------- so many

    def wounds(self, n: int) -> Named:
        """So many wounds."""
        return self.many(n, self.names.wound, "wound")

    def health(self, n: int) -> Named:
        """So much health."""
        return self.many(n, self.names.health, "health")

    def omens(self, n: int) -> Named:
        """So many omens."""
        return self.many(n, self.names.omen, "omen")

    def damage(self, n: int) -> Named:
        """So many damage tokens."""
        return self.many(n, self.names.damage, "damage")

    # ---------------------------------------------------------------- people, places, symbols

    def person(self, number: int) -> Named:
        """An investigator by the first name."""
        return named(self.names.people[number], lambda word: reading.to_person(number, word))

    def place(self, number: int) -> Named:
        """A location."""
        return named(self.names.places[number], lambda word: reading.to_place(number, word))

    def path(self, number: int) -> Text:
        """A path by its two ends."""
        a, b = (named(self.names.places[end]) for end in reading.ends(number))
        ends = self.say("between {a} and {b}", "между {a:ins} и {b:ins}", "між {a:ins} і {b:ins}", a=a, b=b)
        return (reading.to_path(number, flat(self.finished(ends))),)

    def zone(self, number: int) -> Named:
        """A zone."""
        return named(self.names.zones[number])

    def ritual_symbol(self, symbol: int) -> Icon:
        """A ritual symbol by its name."""
        return Icon(sheets.RITUAL_SYMBOLS[symbol], self.names.ritual_symbols[symbol])

    def ritual_symbols(self, symbols: Sequence[int]) -> Text:
        """The symbols of the ritual; what lies there twice is named once."""
        alike = len(symbols) > 1 and len(set(symbols)) == 1
        names = [
            self.say("the {s}", "{s}", "{s}", s=self.ritual_symbol(symbol)) for symbol in symbols[: 1 if alike else None]
        ]
        return self.say("{s}, twice", "дважды {s}", "двічі {s}", s=names[0]) if alike else self.both(names)

    def gate(self, symbol: int) -> Named:
        """A gate symbol by its name."""
        return named(self.names.gates[symbol], lambda word: Icon(GATE_SYMBOLS[symbol], word))

    # ---------------------------------------------------------------- monsters

    def kind(self, kind: int) -> AnyNoun:
        """Monsters of a kind."""
        return self.names.monster if kind == ORDINARY else self.names.specials[kind]

    def called(self, token: sheets.Monster) -> AnyNoun:
        """What a monster is called: special ones by name, others by colour and symbol."""
        if token.kind != ORDINARY:
            return self.names.specials[token.kind]
        return self.names.marked[token.colour][token.symbols[0]] if token.symbols else self.names.plain[token.colour]

    def monster(self, piece: int) -> Named:
        """A monster."""
        return named(self.called(reading.monster(piece)), lambda word: reading.to_piece(piece, word))

    # ---------------------------------------------------------------- cards

    def title(self, code: str) -> str:
        """The title of a card, or the full name of somebody."""
        return printed(TITLES, code)[self.lang]

    def quoted(self, piece: int) -> Text:
        """The title of an action card in quotes."""
        card = reading.action_card(piece)
        assert card is not None
        title = reading.to_piece(piece, self.title(card.title))
        return self.say("“{title}”", "«{title}»", "«{title}»", title=title)

    def action(self, piece: int) -> Named:
        """An action card by its title; an unseen one is just that."""
        if piece < 0:
            return self._unseen(self.names.action_card)
        word, title = named(self.names.card), self.quoted(piece)
        return Named(lambda case: self.say("{title}", "{card} {title}", "{card} {title}", card=word.said(case), title=title))

    def _unseen(self, noun: AnyNoun) -> Named:
        word = named(noun)
        return Named(lambda case: self.say("{card:a}", "{card}", "{card}", card=word.said(case)))

    def number(self, piece: int) -> Text:
        """A priority card by its number, symbol and omens."""
        card = reading.priority_card(piece)
        n, symbol = reading.to_piece(piece, str(card.n)), self.ritual_symbol(card.symbol)
        if not card.omens:
            return (n, " (", symbol, ")")
        return cat(n, " (", symbol, ", ", in_case(self.omens(card.omens)), ")")

    def symbol_card(self, piece: int) -> Text:
        """A priority card as the ritual counts it: by its symbol."""
        card = reading.priority_card(piece)
        return (reading.to_piece(piece, str(card.n)), " (", self.ritual_symbol(card.symbol), ")")

    def priority(self, piece: int) -> Named:
        """A priority card in a sentence; an unseen one is just that."""
        if piece < 0:
            return self._unseen(self.names.priority_card)
        word, number = named(self.names.priority_card), self.number(piece)
        return Named(lambda case: cat(word.said(case), " ", number))

    def item(self, piece: int) -> Text:
        """An item by its name."""
        name = reading.to_piece(piece, self.title(reading.item(piece).code))
        return self.say("{name}", "«{name}»", "«{name}»", name=name)
