"""What is to be said of a deck to whoever builds it: its cards, what is wrong, what it costs, what could still join it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from miskatonic import decks
from miskatonic.core.errors import BadOption
from miskatonic.games.arkham_lcg.decks import building, exchange, pool, refusals, shelf, upgrading
from miskatonic.games.arkham_lcg.decks.progress import MOST_EXPERIENCE
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.games.arkham_lcg.say.reading import SKILL_ICONS
from miskatonic.games.arkham_lcg.scene import looks
from miskatonic.games.arkham_lcg.scene.captions import caption, skill_name
from miskatonic.text.parts import Lang, capital, flat

MOST_RANDOM: Final = building.weaknesses_due(building.TOO_MUCH_EXPERIENCE - 1)
"""So many basic weaknesses a deck can need at most."""


def judged(wish: decks.DeckWish, lang: Lang) -> decks.DeckReport:
    """The deck that somebody means, and all that is to be said of it."""
    deck = _wished(wish, lang)
    before = exchange.deck_from(wish.before) if wish.before else None
    if before is not None:
        spent = upgrading.spent(before, deck, deck.progress.exiled)
        kept = deck.progress.before or before.extras.get("id")
        deck = replace(deck, progress=replace(deck.progress, spent=spent, before=kept))
    faults = building.problems(deck, standalone=True)
    return decks.DeckReport(
        name=deck.name,
        leader=deck.investigator if deck.investigator in pool.INVESTIGATOR else "",
        lines=tuple(_line(deck, code, lang) for code in sorted(deck.cards)),
        faults=tuple(_fault(problem, lang) for problem in faults),
        notes=tuple(_fault(problem, lang) for problem in _notes(deck, before)),
        tallies=tuple(_tallies(deck, lang)),
        charts=tuple(chart for chart in _charts(deck, lang) if any(bar.n for bar in chart.bars)),
        room=_room(deck),
        **_written(deck),
    )


def _wished(wish: decks.DeckWish, lang: Lang) -> building.Deck:
    """The deck of the text, or an empty one, with what was changed in it."""
    deck = exchange.deck_from(wish.text) if wish.text or not wish.leader else building.built(wish.leader, {})
    if wish.text in building.DECKS:
        who = refusals.named(pool.INVESTIGATOR[deck.investigator], lang)
        kind = "starter-deck" if wish.text == deck.investigator else "beginner-deck"
        deck = replace(deck, name=flat(caption(lang, kind, who=who)))
    if wish.cards is not None:
        deck = replace(deck, cards=exchange.counted({code: n for code, n in wish.cards.items() if n}))
    if wish.leader:
        deck = replace(deck, investigator=wish.leader)
    if wish.name is not None:
        deck = replace(deck, name=building.shown(wish.name))
    if wish.experience is not None:
        deck = replace(deck, progress=replace(deck.progress, earned=_earned(wish.experience)))
    return deck


def _earned(experience: int) -> int:
    return max(0, min(experience, MOST_EXPERIENCE))


def _written(deck: building.Deck) -> dict[str, str]:
    """The deck in the ways in which it can be written down; one with cards that nobody knows is a list at most."""
    written: dict[str, str] = {}
    for name, write in (("file", exchange.to_json), ("list", exchange.to_text), ("brief", exchange.to_line)):
        try:
            written[name] = write(deck)
        except BadOption:
            continue
    return written


def _line(deck: building.Deck, code: str, lang: Lang) -> decks.DeckLine:
    entry = pool.ENTRIES.get(code)
    title = refusals.title(code, lang) if entry else building.shown(code)
    required = deck.investigator in pool.INVESTIGATOR and code in pool.INVESTIGATOR[deck.investigator].required
    return decks.DeckLine(code=code, copies=deck.cards[code], title=title, fixed=required and deck.cards[code] == 1)


def _fault(problem: building.Problem, lang: Lang) -> decks.Fault:
    codes: list[str] = []
    for thing in problem.sentence.things:
        match thing:
            case pool.Entry(code=code):
                codes.append(code)
            case refusals.Title(code):
                codes += [entry.code for entry in pool.LEVELS[pool.ENTRIES[code].title]]
            case refusals.Quoted(words):
                codes.append(words)
    return decks.Fault(text=problem.sentence.say(lang), rule=problem.rule, codes=tuple(codes))


# -------------------------------------------------------------------- worth knowing


def _notes(deck: building.Deck, before: building.Deck | None) -> Iterator[building.Problem]:
    if building.experience_in(deck):
        words = "With cards above level 0 the deck can be played in a single scenario, but cannot begin a campaign."
        yield building.problem("AH-DKB-06", "", words)
    if deck.side:
        beside = tuple(building.called(code) for code in deck.side)
        yield building.problem("", "", "Cards beside the deck are no part of it: {}.", beside)
    progress = deck.progress
    if before is not None and before.investigator != deck.investigator and before.investigator in pool.INVESTIGATOR:
        owner = pool.INVESTIGATOR[before.investigator]
        yield building.problem("AH-DKB-01", "", "The earlier deck belongs to another investigator: {}.", owner)
    if progress.spent is not None and progress.earned is not None and progress.spent > progress.available:
        words = "The change costs {} experience, and {} was earned for it."
        yield building.problem("AH-XPR-02", "", words, progress.spent, progress.available)


def _tallies(deck: building.Deck, lang: Lang) -> Iterator[decks.Tally]:
    experience = building.experience_in(deck)
    weaknesses = sum(n for code, n in deck.cards.items() if code in pool.ENTRIES and pool.ENTRIES[code].is_basic_weakness)
    due = building.weaknesses_due(experience)
    yield decks.Tally(title=shelf.said(lang, "standard-cards"), n=building.size(deck), of=pool.DECK_SIZE)
    yield decks.Tally(title=shelf.said(lang, "basic-weaknesses"), n=weaknesses, of=due)
    if experience:
        yield decks.Tally(title=shelf.said(lang, "experience-in"), n=experience)
    progress = deck.progress
    if progress.spent is not None or progress.earned is not None:
        of = None if progress.earned is None else progress.available
        yield decks.Tally(title=shelf.said(lang, "experience-spent"), n=progress.spent or 0, of=of)


# -------------------------------------------------------------------- charts


def _charts(deck: building.Deck, lang: Lang) -> Iterator[decks.Chart]:
    standard = {code: n for code, n in deck.cards.items() if code in pool.ENTRIES and pool.ENTRIES[code].is_standard}
    costs: Counter[int] = Counter()
    icons: Counter[int] = Counter()
    classes: Counter[int] = Counter()
    levels: Counter[int] = Counter()
    for code, n in standard.items():
        entry = pool.ENTRIES[code]
        costs[shelf.cost(code)] += n
        classes[entry.klass] += n
        levels[entry.level] += n
        for icon in shelf.icons(code):
            icons[icon] += n
    paid = tuple(decks.Bar(title=str(cost), n=costs[cost]) for cost in range(shelf.MOST_COST + 1))
    yield decks.Chart(title=shelf.said(lang, "of-cost"), bars=paid)
    yield decks.Chart(
        title=shelf.said(lang, "of-icons"),
        bars=tuple(
            decks.Bar(title=flat(capital(skill_name(lang, n))), n=icons[n], icon=icon) for n, icon in enumerate(SKILL_ICONS)
        ),
    )
    names = SPEECH[lang].voice.names.classes
    yield decks.Chart(
        title=shelf.said(lang, "of-class"),
        bars=tuple(
            decks.Bar(title=names[n], n=classes[n], colour=colour)
            for n, colour in enumerate(looks.CLASS_COLOURS)
            if classes[n]
        ),
    )
    if set(levels) - {0}:
        bars = tuple(decks.Bar(title=str(level), n=levels[level]) for level in range(pool.OWN_LEVELS + 1))
        yield decks.Chart(title=shelf.said(lang, "of-level"), bars=bars)


# -------------------------------------------------------------------- what could still join it


def _room(deck: building.Deck) -> dict[str, int]:
    """For each card that the investigator may have, how many copies the deck could hold."""
    sheet = pool.INVESTIGATOR.get(deck.investigator)
    if sheet is None:
        return {}
    copies = building.copies_of_titles(deck)
    room: dict[str, int] = {}
    for code, entry in pool.ENTRIES.items():
        if entry.is_story:
            continue
        if code == pool.RANDOM_WEAKNESS:
            room[code] = MOST_RANDOM
        elif entry.is_basic_weakness:
            room[code] = entry.in_box
        elif entry.signature_of:
            if code in sheet.required:
                room[code] = 1
        elif building.unfit(entry, sheet) is None:
            of_other_levels = copies[entry.title] - deck.cards.get(code, 0)
            room[code] = max(0, pool.COPIES_OF_A_TITLE - of_other_levels)
    return room
