"""Building decks (AH-DKB): the starter decks, what makes a deck illegal, and what a box has cards for."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from miskatonic.core.errors import BadOption
from miskatonic.games.arkham_lcg.cards.sheets import Investigator
from miskatonic.games.arkham_lcg.cards.terms import NEUTRAL
from miskatonic.games.arkham_lcg.cards.titles import TITLES
from miskatonic.games.arkham_lcg.decks import pool, refusals
from miskatonic.games.arkham_lcg.decks.progress import Progress
from miskatonic.text.parts import LANGUAGES

NEUTRAL_PAIRS: Final = ("01086", "01087", "01088")
"""The neutral cards of every starter deck, two copies each; two more pairs differ (AH-DKB-13 to AH-DKB-17)."""
MORE_PAIRS: Final = {
    "roland-banks": ("01089", "01092"),
    "daisy-walker": ("01090", "01092"),
    "skids-otoole": ("01089", "01091"),
    "agnes-baker": ("01090", "01093"),
    "wendy-adams": ("01091", "01093"),
}
BEGINNERS: Final = {"roland-banks": "01097", "wendy-adams": "01096"}
"""The fixed weakness of the beginners' decks (AH-BEG-01, AH-BEG-02)."""


@dataclass(frozen=True)
class Deck:
    """An investigator and the copies of each card, by code; a card nobody knows stands there as it was written."""

    investigator: str
    """The slug; what was written, when nobody knows it."""
    cards: Mapping[str, int]
    name: str = ""
    side: Mapping[str, int] = field(default_factory=dict)
    """Cards kept beside the deck, which are no part of it."""
    progress: Progress = field(default_factory=Progress)
    """How experience made it what it is."""
    extras: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """What other programs wrote into a deck file, for the way back."""

    def __post_init__(self) -> None:
        for code, copies in (*self.cards.items(), *self.side.items()):
            if not isinstance(copies, int) or isinstance(copies, bool) or copies < 1:
                raise refusals.refused(
                    "Of {} there must be a whole number of copies, not {}.", called(code), shown(repr(copies))
                )

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """Every card, copy by copy.

        >>> len(DECKS["roland-banks"].codes)
        33
        """
        return tuple(code for code, copies in sorted(self.cards.items()) for _ in range(copies))


@dataclass(frozen=True)
class Problem:
    """A reason why a deck cannot be used, the rule behind it, and what ArkhamDB calls such a problem."""

    rule: str
    """Empty when no rule forbids it but the card is not here."""
    sentence: refusals.Sentence
    kind: str

    @property
    def text(self) -> str:
        """The reason in English."""
        return self.sentence.say()

    def say(self, lang: str) -> str:
        """The reason in a language, with its rule."""
        text = self.sentence.say(lang)
        return f"{text} ({self.rule})" if self.rule else text


def problem(rule: str, kind: str, words: str, *things: refusals.Thing) -> Problem:
    """The problem that a sentence names."""
    return Problem(rule, refusals.Sentence(words, things), kind)


TOO_FEW: Final = "too_few_cards"
TOO_MANY: Final = "too_many_cards"
TOO_MANY_COPIES: Final = "too_many_copies"
INVALID: Final = "invalid_cards"
REQUIREMENTS: Final = "investigator"

# -------------------------------------------------------------------- building

CORE_SET: Final = "01"
"""How the codes of its cards begin."""


def built(investigator: str, cards: Mapping[str, int], weakness: str = pool.RANDOM_WEAKNESS, name: str = "") -> Deck:
    """A deck of these cards, the cards the investigator requires and one basic weakness (AH-DKB-05, AH-DKB-10).

    >>> built("roland-banks", {"01086": 2}).cards
    {'01086': 2, '01006': 1, '01007': 1, '01000': 1}
    """
    if investigator not in pool.INVESTIGATOR:
        sentence = _no_investigator(investigator)
        raise refusals.refused(sentence.words, *sentence.things)
    required = dict.fromkeys(pool.INVESTIGATOR[investigator].required, 1)
    return Deck(investigator, {**cards, **required, weakness: 1}, name)


def _starter(investigator: str, weakness: str = pool.RANDOM_WEAKNESS, name: str = "starter deck") -> Deck:
    """One of each level 0 card that the Core Set has of two classes, and five neutral pairs (AH-DKB-12)."""
    sheet = pool.INVESTIGATOR[investigator]
    classes = (sheet.klass, sheet.second_class)
    core = {code: entry for code, entry in pool.ENTRIES.items() if code.startswith(CORE_SET)}
    singles = {code: 1 for code, entry in core.items() if entry.klass in classes and entry.level == 0}
    pairs = dict.fromkeys((*NEUTRAL_PAIRS, *MORE_PAIRS[investigator]), 2)
    return built(investigator, singles | pairs, weakness, f"{TITLES[sheet.code]}, {name}")


DECKS: Final = {
    **{slug: _starter(slug) for slug in pool.INVESTIGATOR},
    **{f"{slug}-beginner": _starter(slug, weakness, "beginner deck") for slug, weakness in BEGINNERS.items()},
}
"""The decks that have a name: five starter decks and two for beginners."""

# -------------------------------------------------------------------- the basic weakness


def weaknesses_left(decks: Iterable[Deck], in_box: Iterable[str] = pool.WEAKNESS_SET) -> tuple[str, ...]:
    """The basic weaknesses still to draw from: one set, however many boxes, without those in decks (AH-DKB-09)."""
    left = Counter(in_box)
    for deck in decks:
        left -= Counter({code: copies for code, copies in deck.cards.items() if code in left})
    return tuple(left.elements())


def check_together(fresh: Iterable[Deck], carried: Iterable[Deck], starters: int) -> None:
    """Refuse fresh decks that have more basic weaknesses than the one set (AH-DKB-09).

    What others bring along is not in it, and so many starter decks will need one each.
    """
    drawn, brought = _basic_weaknesses(fresh), _basic_weaknesses(carried)
    for entry in [pool.ENTRIES[code] for code in sorted(drawn) if code != pool.RANDOM_WEAKNESS]:
        held = drawn[entry.code] + brought[entry.code]
        if held > entry.in_box:
            words = "Together the decks hold {} copies of {}, and the one set of basic weaknesses for all has {}."
            raise refusals.refused(words, held, entry, entry.in_box)
    needed = drawn.total() + starters
    if needed > len(pool.WEAKNESS_SET):
        words = "Together the decks need {} basic weaknesses, and the one set for all has {}."
        raise refusals.refused(words, needed, len(pool.WEAKNESS_SET))


def _basic_weaknesses(decks: Iterable[Deck]) -> Counter[str]:
    """Those that decks hold together, also those not drawn yet."""
    held: Counter[str] = Counter()
    for deck in decks:
        held.update({entry.code: copies for entry, copies in _known(deck) if entry.is_basic_weakness})
    return held


def with_weakness(deck: Deck, weakness: str) -> Deck:
    """The finished deck with the weakness drawn for it, or with one of several (AH-DKB-08, AH-DKB-10, AH-STA-01)."""
    check(deck, standalone=True)
    if weakness not in pool.WEAKNESS_SET:
        raise refusals.refused("{} is no basic weakness.", called(weakness))
    if pool.RANDOM_WEAKNESS not in deck.cards:
        raise refusals.refused("This deck has its basic weakness already.")
    cards = Counter(deck.cards)
    cards[pool.RANDOM_WEAKNESS] -= 1
    cards[weakness] += 1
    return replace(deck, cards={code: copies for code, copies in cards.items() if copies})


# -------------------------------------------------------------------- what is wrong with a deck


EXPERIENCE_PER_WEAKNESS: Final = 10  # AH-STA-01
TOO_MUCH_EXPERIENCE: Final = 50  # AH-STA-01


def experience_in(deck: Deck) -> int:
    """The experience that the cards of a deck are worth."""
    return sum(max(0, entry.level) * copies for entry, copies in _known(deck))


def problems(deck: Deck, *, standalone: bool = False) -> list[Problem]:
    """Every reason why the deck cannot start a campaign, or be played in one scenario only; none when it is legal."""
    sheet = pool.INVESTIGATOR.get(deck.investigator)
    found = [] if sheet else [Problem("AH-DKB-01", _no_investigator(deck.investigator), REQUIREMENTS)]
    found.extend(_strangers(deck))
    found.extend(_size(deck))
    found.extend(_titles(deck))
    found.extend(_experience(deck) if standalone else _levels(deck))
    if sheet:
        found.extend(_options(deck, sheet))
        found.extend(_signatures(deck, sheet))
    found.extend(_too_many(deck))
    found.extend(_weaknesses(deck, experience_in(deck) if standalone else 0))
    return found


def check(deck: Deck, *, standalone: bool = False) -> None:
    """Refuse a deck that cannot be used, with every reason."""
    refuse(deck, problems(deck, standalone=standalone))


def refuse(deck: Deck, found: list[Problem]) -> None:
    """Refuse a deck for these reasons, if there are any."""
    if found:
        name = shown(deck.name)
        head = (
            refusals.Sentence("The deck “{}” cannot be used:", (name,))
            if name
            else refusals.Sentence("The deck cannot be used:")
        )
        said: dict[str, str] = {}
        for lang in LANGUAGES:
            said[lang] = "\n".join([head.say(lang), *(f"- {reason.say(lang)}" for reason in found)])
        raise BadOption(said.pop("en"), said)


def shown(words: str) -> str:
    """Somebody's words, fit to stand in a sentence.

    >>> shown("Knife  of" + " the" * 40)
    'Knife of the the the the the the the the the the the the …'
    """
    line = " ".join(words.encode(errors="replace").decode().split())
    return line if len(line) <= 60 else line[:57].rstrip() + " …"


def called(code: str) -> pool.Entry | refusals.Quoted:
    """What stands for a card in a sentence, known or not."""
    return pool.ENTRIES[code] if code in pool.ENTRIES else refusals.Quoted(shown(code))


def _known(deck: Deck) -> Iterator[tuple[pool.Entry, int]]:
    for code, copies in sorted(deck.cards.items()):
        if code in pool.ENTRIES:
            yield pool.ENTRIES[code], copies


def _no_investigator(name: str) -> refusals.Sentence:
    everybody = tuple(pool.INVESTIGATOR.values())
    if not name:
        return refusals.Sentence("The deck has no investigator. There are: {}.", (everybody,))
    return refusals.Sentence("{} is no investigator here. There are: {}.", (called(name), everybody))


def _strangers(deck: Deck) -> Iterator[Problem]:
    """Cards that are not in the game, and what is known of them."""
    for code in sorted(deck.cards):
        entry = pool.ENTRIES.get(code)
        if entry is None:
            yield _stranger(code)
        elif entry.is_story:
            yield story_card(entry)


def story_card(entry: pool.Entry) -> Problem:
    """Why a story card is not simply put into a deck (AH-XPR-09)."""
    return problem("AH-XPR-09", INVALID, "{} is a story card: it joins a deck only when a scenario allows it.", entry)


def _stranger(code: str) -> Problem:
    sheet = pool.investigator_named(code)
    if sheet:
        return problem("AH-DKB-01", INVALID, "{} is an investigator, which is no card of a deck.", sheet)
    if not re.fullmatch(r"\d{5}[a-z]?", code):
        return problem("", INVALID, "No player card of the Core Set is called {}.", called(code))
    if code.startswith("01") and code < "01183":
        return problem("", INVALID, "{} is no player card of the Core Set.", called(code))
    return problem("", INVALID, "{} is no card of the Core Set, and so not in this pool.", called(code))


def size(deck: Deck) -> int:
    """Its standard cards; those nobody knows count too, so that the size is not named as a second fault."""
    return sum(copies for code, copies in deck.cards.items() if code not in pool.ENTRIES or pool.ENTRIES[code].is_standard)


def _size(deck: Deck) -> Iterator[Problem]:
    there = size(deck)
    if there != pool.DECK_SIZE:
        kind = TOO_FEW if there < pool.DECK_SIZE else TOO_MANY
        yield problem("AH-DKB-02", kind, "The deck has {} standard cards, and must have {}.", there, pool.DECK_SIZE)


def copies_of_titles(deck: Deck) -> Counter[str]:
    """The copies of each title among the standard cards: a title is one, whatever the level (AH-OWN-03)."""
    copies_of: Counter[str] = Counter()
    for code, copies in sorted(deck.cards.items()):
        entry = pool.ENTRIES.get(code)
        if entry is None or entry.is_standard:
            copies_of[entry.title if entry else shown(code)] += copies
    return copies_of


def _titles(deck: Deck) -> Iterator[Problem]:
    first: dict[str, refusals.Thing] = {
        pool.ENTRIES[code].title: refusals.Title(code) for code in deck.cards if code in pool.ENTRIES
    }
    for title, copies in copies_of_titles(deck).items():
        if copies > pool.COPIES_OF_A_TITLE:
            words = "There are {} copies of {}, and there can be at most {}."
            yield problem("AH-DKB-04", TOO_MANY_COPIES, words, copies, first.get(title, title), pool.COPIES_OF_A_TITLE)


def _levels(deck: Deck) -> Iterator[Problem]:
    for entry, _ in _known(deck):
        if entry.level > 0:
            words = "{} is above level 0, which no deck holds at the start of a campaign."
            yield problem("AH-DKB-06", INVALID, words, entry)


def _experience(deck: Deck) -> Iterator[Problem]:
    spent = experience_in(deck)
    if spent >= TOO_MUCH_EXPERIENCE:
        words = "The deck holds cards for {} experience, and must hold cards for less than {}."
        yield problem("AH-STA-01", INVALID, words, spent, TOO_MUCH_EXPERIENCE)


def _options(deck: Deck, sheet: Investigator) -> Iterator[Problem]:
    return (reason for entry, _ in _known(deck) if (reason := unfit(entry, sheet)))


def unfit(entry: pool.Entry, sheet: Investigator) -> Problem | None:
    """Why a card does not fit an investigator's class and levels, if it does not (AH-DKB-03)."""
    highest = {sheet.klass: pool.OWN_LEVELS, NEUTRAL: pool.OWN_LEVELS, sheet.second_class: pool.SECOND_LEVELS}
    if not entry.is_standard or entry.level <= highest.get(entry.klass, -1):
        return None
    own, second = refusals.Class(sheet.klass), refusals.Class(sheet.second_class)
    words = "{} is a {} card: {} can have {} and neutral cards, and {} cards up to level {}."
    klass = refusals.Class(entry.klass)
    return problem("AH-DKB-03", INVALID, words, entry, klass, sheet, own, second, pool.SECOND_LEVELS)


def _signatures(deck: Deck, sheet: Investigator) -> Iterator[Problem]:
    for code in sheet.required:
        copies = deck.cards.get(code, 0)
        if not copies:
            yield problem("AH-DKB-05", REQUIREMENTS, "{} is missing: {} requires it.", pool.ENTRIES[code], sheet)
        elif copies > 1:
            words = "There are {} copies of {}, and there can be only one."
            yield problem("AH-OWN-04", TOO_MANY_COPIES, words, copies, pool.ENTRIES[code])
    for entry, _ in _known(deck):
        if entry.signature_of and entry.signature_of != sheet.slug:
            owner = pool.INVESTIGATOR[entry.signature_of]
            yield problem("AH-OWN-04", INVALID, "{} can only be in the deck of {}.", entry, owner)


def _too_many(deck: Deck) -> Iterator[Problem]:
    """Of a basic weakness and of a story card there are only those of one set."""
    for entry, copies in _known(deck):
        if (entry.code in pool.WEAKNESS_SET or entry.is_story) and copies > entry.in_box:
            rule = "" if entry.is_story else "AH-DKB-09"
            if entry.in_box > 1:
                words = "There are {} copies of {}, and there can be at most {}."
                yield problem(rule, TOO_MANY_COPIES, words, copies, entry, entry.in_box)
            else:
                yield problem(rule, TOO_MANY_COPIES, "There are {} copies of {}, and there can be only one.", copies, entry)


def weaknesses_due(experience: int) -> int:
    """How many basic weaknesses a deck has with cards for so much experience (AH-DKB-08, AH-STA-01).

    >>> weaknesses_due(9), weaknesses_due(10)
    (1, 2)
    """
    return 1 + experience // EXPERIENCE_PER_WEAKNESS


def _weaknesses(deck: Deck, experience: int) -> Iterator[Problem]:
    """One, and in a deck that is played on its own another for every ten experience."""
    count = sum(copies for entry, copies in _known(deck) if entry.is_basic_weakness)
    due = weaknesses_due(experience)
    if count == due:
        return
    if experience:
        words = "The deck has {} basic weaknesses, and must have {} with cards for {} experience."
        yield problem("AH-STA-01", REQUIREMENTS, words, count, due, experience)
    else:
        yield problem("AH-DKB-08", REQUIREMENTS, "The deck has {} basic weaknesses, and must have one.", count)
