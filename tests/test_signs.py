"""Every sign has words: a name for each icon of a table, and no option that is an icon alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

import miskatonic as mk
from miskatonic import scene as sc
from miskatonic.primer import primer
from miskatonic.signs import signs
from miskatonic.text.parts import LANGUAGES, Icon, Lang, flat
from miskatonic.title import Title
from tests.conformance.tables import Table, at_every_table, stroll

GAMES: Final = list(mk.games().values())
every_title = pytest.mark.parametrize("title", GAMES, ids=[title.id for title in GAMES])
OWN_NAME: Final = (sc.Token, sc.Track, sc.Die, sc.Lot, sc.Corner, sc.Score, sc.Board, sc.Card, sc.Bag)
"""What an icon on these stands for is said by their label, if the game has no name for it."""
LOOKS: Final = 15
"""The whole table is looked at once in so many decisions."""


def signs_in(thing: object) -> Iterator[tuple[str, str, str]]:
    """Every icon under something: what it is on, its name in the program, and its words there."""
    if isinstance(thing, Icon):
        yield "text", thing.name, thing.say
    elif isinstance(thing, msgspec.Struct):
        label = flat(getattr(thing, "label", ()))
        on = type(thing).__name__
        icons = [getattr(thing, "icon", ""), getattr(thing, "mark", ""), *getattr(thing, "icons", ())]
        yield from ((on, icon, label if isinstance(thing, OWN_NAME) else "") for icon in icons if icon)
        for name in thing.__struct_fields__:
            yield from signs_in(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from signs_in(part)


@at_every_table
def test_no_icon_is_without_words_and_no_option_is_an_icon_alone(table: Table) -> None:
    names = table.title.speech["en"].icons()
    for seed in table.seeds(1):
        game = table.game(seed)
        for number in stroll(game, seed):
            if number % LOOKS:
                continue
            for decision in game.decisions:
                for option in decision.options:
                    words = [part for part in option.say("en") if not isinstance(part, Icon)]
                    assert any(letter.isalnum() for part in words for letter in flat((part,))), option.key
            for on, icon, said in signs_in(game.scene(game.decision.seat, "en")):
                assert said or icon in names, f"{icon} on a {on}"


@every_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_key_to_the_signs_names_each_once_in_its_language(title: Title, lang: Lang) -> None:
    found = signs(title, lang)
    assert len({sign.icon for sign in found}) == len(found) >= 10
    assert all(sign.name for sign in found)
    told = {sign.icon for chapter in primer(title, lang) for sign in chapter.signs}
    assert told <= {sign.icon for sign in found}, "what the pages explain is in the key"
    assert sum(bool(sign.text) for sign in found) >= 5
    for sign in found:
        assert sign.text.rstrip(".").lower() != sign.name.lower()


@every_title
def test_names_of_signs_differ_between_the_languages(title: Title) -> None:
    """Words that two of them share are few, and none is left in English."""
    en, ru, uk = (title.speech[lang].icons() for lang in LANGUAGES)
    assert en.keys() == ru.keys() == uk.keys()
    assert all(en[icon] != ru[icon] and en[icon] != uk[icon] for icon in en)
    assert sum(ru[icon] != uk[icon] for icon in en) > len(en) / 2
