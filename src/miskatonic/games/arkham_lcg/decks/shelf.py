"""The pool of cards as somebody who builds a deck sees it: investigators, cards with their text, and how they are sorted."""

from functools import cache
from typing import Final

from miskatonic.decks import Leader, PoolCard, Shelf, Sort, SortValue
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.decks import pool, refusals
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.games.arkham_lcg.say.reading import SKILL_ICONS
from miskatonic.games.arkham_lcg.scene import looks
from miskatonic.games.arkham_lcg.scene.captions import caption, skill_name
from miskatonic.scene import Card
from miskatonic.text.parts import Lang, capital, flat

TYPE: Final = "type"
CLASS: Final = "class"
LEVEL: Final = "level"
COST: Final = "cost"
ICONS: Final = "icons"
GROUPS: Final = ("assets", "events", "skills", "signatures", "weaknesses", "stories")
"""The headings of a deck, in their order."""
NO_COST: Final = "no-cost"
MOST_COST: Final = max(cost for code, cost in zip(box.CODE, box.COST, strict=True) if code in pool.ENTRIES)

_PIECE: Final = {code: piece for piece, code in reversed(list(enumerate(box.CODE)))}
"""A piece of each card."""


def said(lang: str, key: str) -> str:
    """A caption in plain words."""
    return flat(caption(lang, key))


def group(entry: pool.Entry) -> str:
    """The heading under which a deck lists a card."""
    if entry.is_story:
        return "stories"
    if entry.is_weakness:
        return "weaknesses"
    return "signatures" if entry.signature_of else f"{entry.kind}s"


def cost(code: str) -> int:
    """The printed cost; FREE_OF_COST for cards that are not paid for."""
    return box.COST[_PIECE[code]] if code in _PIECE else s.FREE_OF_COST


def icons(code: str) -> tuple[int, ...]:
    """The printed skill icons."""
    return box.ICONS[_PIECE[code]] if code in _PIECE else ()


@cache
def shelf(lang: Lang) -> Shelf:
    """Everything that decks are built from."""
    cards = tuple(_card(entry, lang) for entry in pool.ENTRIES.values())
    leaders = tuple(
        Leader(code=slug, card=_looks(sheet.code, lang), starter=slug) for slug, sheet in pool.INVESTIGATOR.items()
    )
    words = {key: said(lang, key) for key in ("paste", "upgrade", "earned")}
    return Shelf(leaders=leaders, cards=cards, sorts=_sorts(lang), grouped=TYPE, **words)


def _sorts(lang: Lang) -> tuple[Sort, ...]:
    classes = SPEECH[lang].voice.names.classes
    costs = [SortValue(value=str(n), title=str(n)) for n in range(MOST_COST + 1)]
    return (
        Sort(
            name=CLASS,
            title=said(lang, "of-class"),
            values=tuple(
                SortValue(value=name, title=classes[n], colour=looks.CLASS_COLOURS[n]) for n, name in enumerate(t.CLASSES)
            ),
        ),
        Sort(
            name=TYPE,
            title=said(lang, "of-type"),
            values=tuple(SortValue(value=key, title=said(lang, key)) for key in GROUPS),
        ),
        Sort(
            name=LEVEL,
            title=said(lang, "of-level"),
            values=tuple(SortValue(value=str(n), title=str(n)) for n in range(pool.OWN_LEVELS + 1)),
        ),
        Sort(
            name=COST,
            title=said(lang, "of-cost"),
            values=(*costs, SortValue(value=NO_COST, title=said(lang, NO_COST))),
        ),
        Sort(
            name=ICONS,
            title=said(lang, "of-icons"),
            values=tuple(
                SortValue(value=name, title=flat(capital(skill_name(lang, n))), icon=SKILL_ICONS[n])
                for n, name in enumerate(t.SKILLS)
            ),
        ),
    )


def _card(entry: pool.Entry, lang: Lang) -> PoolCard:
    paid = cost(entry.code)
    sorts = {
        TYPE: (group(entry),),
        COST: (str(paid) if paid >= 0 else NO_COST,),
        ICONS: tuple(t.SKILLS[icon] for icon in dict.fromkeys(icons(entry.code))),
    }
    if entry.is_standard:
        sorts |= {CLASS: (t.CLASSES[entry.klass],), LEVEL: (str(entry.level),)}
    return PoolCard(code=entry.code, card=_looks(entry.code, lang), sorts=sorts, level=max(0, entry.level))


def _looks(code: str, lang: Lang) -> Card:
    """The card with all that is printed on it."""
    label = (refusals.title(code, lang),)
    if code not in _PIECE:
        return Card(id=code, label=label, lines=(caption(lang, "drawn-later"),))
    piece = _PIECE[code]
    return Card(
        id=code,
        label=label,
        code=box.SLUG[piece],
        colour=looks.colour(piece),
        number=str(box.COST[piece]) if box.COST[piece] >= 0 else "",
        icons=looks.icons(piece) or looks.kind_icon(piece),
        lines=looks.lines(SPEECH[lang], box.SLUG[piece]),
    )
