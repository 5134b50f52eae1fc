"""Deck lists from and for other programs: the deck files of ArkhamDB and arkham.build, and the lists both write as text."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sized
from dataclasses import replace
from functools import cache
from typing import Any, Final

from miskatonic.games.arkham_lcg.cards.sheets import Investigator
from miskatonic.games.arkham_lcg.cards.titles import SUBTITLES, TITLES
from miskatonic.games.arkham_lcg.decks import pool, progress
from miskatonic.games.arkham_lcg.decks.building import DECKS, Deck, problems, shown
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES, INVESTIGATOR, KINDS, Entry, plain
from miskatonic.games.arkham_lcg.decks.refusals import refused, title
from miskatonic.text.parts import LANGUAGES

LONGEST: Final = 200_000
"""The longest text that is looked at, in characters."""
MOST: Final = 999
"""The most copies of a card that are read; far more than any deck can have."""
MOST_DIFFERENT: Final = 500
"""The most different cards that are read: there are not half as many, and each takes a while to be judged."""
DEEPEST: Final = 16
"""How deep things may lie in each other in a deck file; what somebody else's program keeps there is written down again."""
PACK: Final = "Core Set"

REPRINTS: Final = {
    "12020": "01020", "12025": "01025", "12034": "01030", "12038": "01037", "12039": "01039", "12065": "01065",
    "12078": "01079", "12089": "01088", "12090": "01089", "12091": "01092", "12092": "01091", "12093": "01090",
    "12094": "01093", "12097": "01096", "12101": "01097",
}  # fmt: skip
"""Cards of the Core Set that a later one prints under another code."""
REVISED: Final = range(501, 604)
"""The numbers of the Revised Core Set that are a number of the Core Set plus 500."""


def folded(code: str) -> str:
    """The code that the Core Set gives a card.

    >>> folded("01516"), folded("12020"), folded("02020")
    ('01016', '01020', '02020')
    """
    if re.fullmatch(r"01\d{3}", code, re.ASCII) and int(code[2:]) in REVISED:
        return f"01{int(code[2:]) - 500:03}"
    return REPRINTS.get(code, code)


def deck_from(text: str) -> Deck:
    """The deck that a text means: the name of one we know, a deck file, or a list. It may still be illegal.

    >>> deck_from("roland-banks-beginner").cards["01097"]
    1
    """
    text = text.strip().removeprefix("\ufeff").strip()
    if text in DECKS:
        return DECKS[text]
    if not text:
        raise refused("An empty text is no deck.")
    if len(text) > LONGEST:
        raise refused("A deck list of more than {} characters is not read.", LONGEST)
    if text[0] in "{[":
        return read_json(text)
    is_one_line = len(text.splitlines()) == 1
    if is_one_line and (text.isdigit() or "arkhamdb.com/" in text or "arkham.build/" in text):
        raise refused("Decks are not fetched from the network: paste the deck’s file or text, not its link or number.")
    if is_one_line and _counted(text) is None:
        raise refused(
            "“{}” is neither a deck file nor a list of cards, and no deck here has that name. There are: {}.",
            shown(text),
            ", ".join(DECKS),
        )
    return read_text(text)


def _added(cards: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Cards by code, printings of the same card added up."""
    total: Counter[str] = Counter()
    for code, copies in cards:
        total[folded(code)] += copies
    return {code: copies for code, copies in total.items() if copies}


def _slug(name: str) -> str:
    """The investigator's slug, or what was written."""
    sheet = _investigator_named(folded(name))
    return sheet.slug if sheet else name


def _investigator(deck: Deck) -> str:
    """The code of the deck's investigator, without whom it is not written down."""
    if deck.investigator not in INVESTIGATOR:
        raise refused("A deck without an investigator of the Core Set cannot be written down.")
    return INVESTIGATOR[deck.investigator].code


# -------------------------------------------------------------------- deck files

FIELDS: Final[Mapping[str, Any]] = {
    "id": None, "name": "", "date_creation": None, "date_update": None, "description_md": "", "user_id": None,
    "investigator_code": "", "investigator_name": "", "slots": {}, "sideSlots": [], "ignoreDeckLimitSlots": None,
    "version": "0.1", "xp": None, "xp_spent": None, "xp_adjustment": None, "exile_string": "", "taboo_id": None, "meta": "",
    "tags": "", "previous_deck": None, "next_deck": None, "problem": None,
}  # fmt: skip
"""The fields of a deck file, with what they hold when there is nothing to say."""
OURS: Final = ("name", "investigator_code", "investigator_name", "slots", "sideSlots", "problem", *progress.FIELDS)


def read_json(text: str) -> Deck:
    """The deck of a deck file."""
    data = _parsed(text, "This deck file")
    if isinstance(data, dict) and isinstance(data.get("data"), dict):
        data = data["data"]  # a shared deck with its history
    if not isinstance(data, dict) or "slots" not in data:
        raise refused("This is no deck file: it has no “slots”.")
    code, name = data.get("investigator_code") or "", data.get("name") or ""
    if not isinstance(code, str) or not isinstance(name, str):
        raise refused("This deck file cannot be read: “name” and “investigator_code” must be texts.")
    extras = {key: value for key, value in data.items() if key not in OURS}
    investigator = _version_of(_slug(code), _meta(data.get("meta")))
    cards, side = _added(_slots(data, "slots")), _added(_slots(data, "sideSlots"))
    told = progress.read(data)
    return Deck(investigator, cards, name, side, replace(told, exiled=_added(told.exiled.items())), extras)


def _parsed(text: str, what: str) -> Any:
    try:
        found = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
        if "\\u" in text:
            json.dumps(found, ensure_ascii=False).encode()  # half of a pair of letters cannot be sent or kept
        if _depth(found) > DEEPEST:
            raise ValueError
        return found
    except json.JSONDecodeError as error:
        raise refused(f"{what} cannot be read: there is a mistake in line {{}}.", error.lineno) from None
    except (ValueError, RecursionError):
        raise refused(f"{what} cannot be read: it is not proper JSON.") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, unless it says something twice: one of the two would be lost."""
    if len(dict(pairs)) < len(pairs):
        raise ValueError
    return dict(pairs)


def _no_number(constant: str) -> Any:
    raise ValueError(constant)


def _depth(thing: Any) -> int:
    """How deep things lie in each other; deeper than it matters is not looked."""
    depth = 0
    level = [thing]
    while level and depth <= DEEPEST:
        depth += 1
        rows = [list(one.values()) if isinstance(one, dict) else one for one in level if isinstance(one, dict | list)]
        level = [one for row in rows for one in row]
    return depth


def _slots(data: Mapping[str, Any], name: str) -> list[tuple[str, int]]:
    """Codes and copies; nothing at all arrives as an empty list."""
    slots = data.get(name)
    if slots is None or slots == []:
        return []
    if not isinstance(slots, dict):
        raise refused("This deck file cannot be read: “{}” must name the copies of each code.", name)
    return list(counted(slots).items())


def counted(cards: Mapping[str, Any]) -> dict[str, int]:
    """Cards by code and their copies, if these can be."""
    _require_few(cards)
    for code, copies in cards.items():
        if not isinstance(copies, int) or isinstance(copies, bool) or not 0 <= copies <= MOST:
            raise refused("This deck file cannot be read: “{}” needs a number of copies from 0 to {}.", shown(code), MOST)
    return dict(cards)


def _require_few(cards: Sized) -> None:
    if len(cards) > MOST_DIFFERENT:
        raise refused("A deck of more than {} different cards is not read.", MOST_DIFFERENT)


def _meta(meta: Any) -> dict[str, Any]:
    """What the deck file says of choices beyond cards: an object, mostly written as a text."""
    found = _parsed(meta, "The deck’s “meta”") if isinstance(meta, str) and meta.strip() else meta
    if isinstance(found, dict) and found.get("hidden_slots"):
        raise refused("This deck holds fan-made cards, which are not in this pool.")
    return found if isinstance(found, dict) else {}


def _version_of(investigator: str, meta: Mapping[str, Any]) -> str:
    """The investigator, or the code of another printed version of the card, which has other deck options."""
    for key in ("alternate_front", "alternate_back"):
        code = meta.get(key)
        if isinstance(code, str) and code and _slug(code) != investigator:
            return code
    return investigator


def to_json(deck: Deck) -> str:
    """The deck as a deck file.

    >>> read_json(to_json(DECKS["daisy-walker"])) == DECKS["daisy-walker"]
    True
    """
    investigator = _investigator(deck)
    for code in (*deck.cards, *deck.side):
        if not re.fullmatch(r"\d{5}[a-z]?", code, re.ASCII):
            raise refused("“{}” cannot be written into a deck file: nobody here knows its code.", shown(code))
    found = problems(deck, standalone=deck.progress != progress.Progress())
    ours: dict[str, Any] = {
        "name": deck.name,
        "investigator_code": investigator,
        "investigator_name": TITLES[investigator],
        "slots": dict(sorted(deck.cards.items())),
        "sideSlots": dict(sorted(deck.side.items())) or [],
        "problem": found[0].kind if found else None,
        **progress.fields(deck.progress),
    }
    return json.dumps({**FIELDS, **deck.extras, **ours}, indent=2, ensure_ascii=False) + "\n"


def to_line(deck: Deck) -> str:
    """The shortest text that means the deck.

    >>> deck_from(to_line(DECKS["daisy-walker"])) == DECKS["daisy-walker"]
    True
    """
    file = {"name": deck.name, "investigator_code": _investigator(deck), "slots": dict(sorted(deck.cards.items()))}
    return json.dumps(file, ensure_ascii=False, separators=(",", ":"))


# -------------------------------------------------------------------- lists

COUNT_FIRST: Final = re.compile(r"(\d{1,3}) ?[x×]? (.+)", re.ASCII | re.IGNORECASE)
COUNT_LAST: Final = re.compile(r"(.+) [x×](\d{1,3})", re.ASCII | re.IGNORECASE)
LEVEL: Final = re.compile(r"[\[(](\d)[\])]", re.ASCII)
KINDS_OF_CARDS: Final = (
    r"deck|assets?|events?|skills?|treachery|treacheries|enemy|enemies|weakness(es)?|other"
    r"|колода|активы?|событи[ея]|навыки?|напаст[ьиі]|враги?|слабост[ьи]|другое|прочее"
    r"|активи|поді[яї]|[ув]міння|навичк[аи]|вороги?|слабк(ість|ості)|інше"
)
SLOTS: Final = (
    r"hand|accessory|ally|arcane|body|permanent|other"
    r"|рук[аи]|аксессуар|союзник|мистика|магия|тело|постоянн|другое|прочее|аксесуар|чари|одяг|постійн|інше"
)
COUNT: Final = r"(\*\*)?( \(\d+\)|: ?\d*)?"
HEADING: Final = re.compile(rf"({KINDS_OF_CARDS}){COUNT}|_({SLOTS})[^_]*_( \(\d+\))?|packs:.*", re.IGNORECASE)
SIDE: Final = re.compile(
    rf"(side ?(deck|board)|запас|(запасная|дополнительная|побочная) колода|(запасна|додаткова|побічна) колода){COUNT}",
    re.IGNORECASE,
)
MARKS: Final = "#*- "
"""What markdown puts before words."""
INVESTIGATOR_IS: Final = re.compile(r"^(Investigator|Сыщик|Дослідник): *")
ABROAD: Final = tuple(lang for lang in LANGUAGES if lang != "en")
MARKDOWN_DECK: Final = "## Deck"
"""Above this line arkham.build writes the name, the investigator and things that are no cards."""


def read_text(text: str) -> Deck:
    """The deck of a list: as ArkhamDB or arkham.build writes it, or a card a line.

    >>> read_text("Roland Banks\\n2 Knife\\nMachete").cards
    {'01086': 2, '01020': 1}
    """
    name, lines = _name([line for line in (" ".join(line.split()) for line in text.splitlines()) if line])
    investigators: list[str] = []
    cards: list[tuple[str, int]] = []
    side: list[tuple[str, int]] = []
    pile = cards
    for line in lines:
        words = line.lstrip(MARKS)
        who = (_counted(words) or (words, 1))[0]
        if SIDE.fullmatch(words):
            pile = side
        elif INVESTIGATOR_IS.match(who) or _investigator_named(who):
            investigators.append(_slug(INVESTIGATOR_IS.sub("", who)))
        elif words and not HEADING.fullmatch(words):
            pile.append(_card(words))
            _require_few(pile)
    if not cards:
        raise refused("This list names no card.")
    if len(set(investigators)) > 1:
        raise refused("This list names more than one investigator (AH-DKB-01).")
    return Deck(investigators[0] if investigators else "", _added(cards), name, _added(side))


def _name(lines: list[str]) -> tuple[str, list[str]]:
    """The deck's name, if the list has one, and the lines without it."""
    if MARKDOWN_DECK in lines:
        start = lines.index(MARKDOWN_DECK)
        names = [line[2:] for line in lines[:start] if line.startswith("# ")]
        return "".join(names[:1]), [line for line in lines[:start] if INVESTIGATOR_IS.match(line)] + lines[start:]
    first, second, third = [*lines, "", "", ""][:3]
    if third.startswith("Packs:"):
        return first, [f"Investigator: {second}", *lines[2:]]
    words = first.lstrip(MARKS)
    if first.startswith("- ") or _counted(first) or _titled(words) or INVESTIGATOR_IS.match(words):
        return "", lines
    if not _investigator_named(second) and (_investigator_named(words) or HEADING.fullmatch(words)):
        return "", lines
    return words, lines[1:]


def _titled(name: str, level: int = 0) -> Entry | None:
    """The card with this title, in any language, and level."""
    return pool.titled(name, level) or _cards_abroad().get((plain(name), level))


def _investigator_named(name: str) -> Investigator | None:
    """The investigator with this code, slug or name, in any language."""
    return pool.investigator_named(name) or _investigators_abroad().get(plain(name))


@cache
def _cards_abroad() -> dict[tuple[str, int], Entry]:
    """Cards by what other languages than English call them, and level."""
    return {(plain(title(entry.code, lang)), max(entry.level, 0)): entry for lang in ABROAD for entry in ENTRIES.values()}


@cache
def _investigators_abroad() -> dict[str, Investigator]:
    """Investigators by what other languages call them."""
    return {plain(title(sheet.code, lang)): sheet for lang in ABROAD for sheet in INVESTIGATOR.values()}


def _counted(line: str) -> tuple[str, int] | None:
    """The card and the copies that a line names, if it names copies."""
    if found := COUNT_FIRST.fullmatch(line):
        return found[2], int(found[1])
    if found := COUNT_LAST.fullmatch(line):
        return found[1], int(found[2])
    return None


def _card(line: str) -> tuple[str, int]:
    """The code and copies of a card line: a level in brackets counts, a subtitle and the product do not."""
    words, copies = _counted(line) or (line, 1)
    name = re.split(r"[\[(:]", words)[0].replace("†", "").strip()
    if folded(name) in ENTRIES:
        return name, copies
    level = LEVEL.search(words)
    entry = _titled(name, int(level[1]) if level else 0)
    return (entry.code if entry else words), copies


def to_text(deck: Deck) -> str:
    """The deck as a list, laid out as ArkhamDB does.

    >>> to_text(DECKS["wendy-adams"]).splitlines()[:5]
    ['Wendy Adams, starter deck', '', 'Wendy Adams', '', 'Packs: Core Set']
    """
    boxes = _boxes(deck)
    packs = f"{PACK} ({boxes})" if boxes > 1 else PACK
    parts = [" ".join(deck.name.split()) or "Deck", TITLES[_investigator(deck)], f"Packs: {packs}"]
    for kind in (*KINDS, "other"):
        codes = [code for code in sorted(deck.cards) if (ENTRIES[code].kind if code in ENTRIES else "other") == kind]
        if codes:
            parts.append(_heading(kind, sum(deck.cards[code] for code in codes)))
            parts.append("\n".join(_line(code, deck.cards[code]) for code in codes))
    return "\n\n".join(parts) + "\n"


def _boxes(deck: Deck) -> int:
    """The boxes needed for the cards of the Core Set."""
    return max((-(-copies // ENTRIES[code].in_box) for code, copies in deck.cards.items() if code in ENTRIES), default=1)


def _heading(kind: str, copies: int) -> str:
    if copies == 1 or kind == "other":
        return kind.title()
    return f"{kind[:-1].title()}ies" if kind.endswith("y") else f"{kind.title()}s"


def _line(code: str, copies: int) -> str:
    entry = ENTRIES.get(code)
    if entry is None:
        return f"{copies}x {code}"
    subtitle = f" :{SUBTITLES[code]}" if code in SUBTITLES else ""
    level = f" [{entry.level}]" if entry.level > 0 else ""
    return f"{copies}x {entry.title}{subtitle}{level} ({PACK})"
