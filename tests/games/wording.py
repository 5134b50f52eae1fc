"""What a well said text is, in every game: the alphabet of its language, tidy signs, mentions of things that exist."""

import re
from collections.abc import Callable, Collection
from typing import Final

import miskatonic as mk
from miskatonic.core.zones import SPECTATOR
from miskatonic.text.parts import Icon, Ref, Text, flat

FOREIGN: Final = {
    "en": re.compile("[а-яёіїєґ]", re.I),
    "ru": re.compile("[a-zіїєґ]", re.I),
    "uk": re.compile("[a-zыэёъ]", re.I),
}
"""Letters that do not belong to a language."""
CRUMBS: Final = re.compile(r"None|[{}<>_]|\b[a-z]+(-[a-z]+)*:[a-z]|  | [.,;:!)](?!\d)|\( |[.,;:]{2}|[!?]\.|^[a-zа-яіїєґ]")
"""What a slip leaves behind: empty slots, keys, doubled spaces and stops, a small letter at the beginning."""


def alike(key: str) -> str:
    """The key of an option without what tells copies of a piece apart."""
    return re.sub(r"#\d+|@\d+", "", key)


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

    def assert_decision_is_well_said(self, lang: str, decision: mk.Decision, alike: Callable[[str], str] = alike) -> None:
        """A question and options that can be told apart; of pieces that are alike the table shows which is which."""
        self.assert_well_said(lang, decision.say(lang), ends=".")
        labels: dict[str, str] = {}
        for option in decision.options:
            label = option.say(lang)
            self.assert_well_said(lang, label)
            same = labels.setdefault(flat(label), option.key)
            assert alike(same) == alike(option.key), (flat(label), same, option.key)

    def assert_others_read_the_questions(self, lang: str, game: mk.Game) -> None:
        """Who else sits at the table reads what is asked, though not the options."""
        for seat in (*range(game.seats), SPECTATOR):
            view = game.seen_by(seat)
            for asked in view.asked:
                self.assert_well_said(lang, game.title.speaks(lang).prompt(view, asked), ends=".")
