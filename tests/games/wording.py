"""What a well said text is, in every game: the alphabet of its language, tidy signs, mentions of things that exist."""

import re
from collections.abc import Collection
from typing import Final

from miskatonic.text.parts import Icon, Ref, Text, flat

FOREIGN: Final = {
    "en": re.compile("[а-яёіїєґ]", re.I),
    "ru": re.compile("[a-zіїєґ]", re.I),
    "uk": re.compile("[a-zыэёъ]", re.I),
}
"""Letters that do not belong to a language."""
CRUMBS: Final = re.compile(r"None|[{}<>_]|\b[a-z]+(-[a-z]+)*:[a-z]|  | [.,;:!)](?!\d)|\( |[.,;:]{2}|[!?]\.|^[a-zа-яіїєґ]")
"""What a slip leaves behind: empty slots, keys, doubled spaces and stops, a small letter at the beginning."""


class Wording:
    """The icons and ids that a game's texts may mention, the codes that no text may show, and signs of any alphabet."""

    def __init__(self, icons: Collection[str], ids: Collection[str], codes: Collection[str] = (), signs: str = "$.") -> None:
        self.icons = icons
        self.ids = ids
        self.codes = codes
        self.signs = re.compile(signs)

    def assert_well_said(self, lang: str, text: Text, ends: str = "") -> None:
        """A text of the right alphabet, with a capital, tidy signs, known icons and mentions of things that exist."""
        said = flat(text)
        assert said.strip() == said != ""
        assert not FOREIGN[lang].search(self.signs.sub("", said)), said
        assert not CRUMBS.search(said), said
        assert not any(code in said for code in self.codes), said
        for opened, closed in ("«»", "“”", "()"):
            assert said.count(opened) == said.count(closed), said
        assert not ends or said[-1] in ends, said
        for part in text:
            if isinstance(part, Icon):
                assert part.name in self.icons
                assert part.say
            elif isinstance(part, Ref):
                assert part.id in self.ids
                assert part.say
