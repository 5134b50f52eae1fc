"""Everything a player reads is there in three languages, and everything an option touches lies on the table."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from miskatonic.core.zones import SPECTATOR
from miskatonic.game import Decision
from miskatonic.scene import Scene
from miskatonic.text import uk
from miskatonic.text.parts import LANGUAGES, Icon, Ref, Text, flat
from miskatonic.title import BANS_TOLD, Title
from tests.conformance.tables import SOAK, TITLES, Table, at_every_table, is_sampled, stroll

WORD = re.compile(r"[^\W\d_]{2}")
ID = re.compile(r'"id":"((?:[^"\\]|\\.)*)"')

every_title = pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])


def assert_readable(text: Text) -> None:
    """Words are there, and nothing of the program shows through."""
    assert all(isinstance(part, str | Icon | Ref) for part in text)
    words = flat(text)
    assert words.strip()
    assert not any(crumb in words for crumb in ("{", "}", "None", "<", "object at"))


def act(key: str) -> str:
    """What a key does, whichever of several copies it is done with; a clue is a clue, wherever it lay."""
    return re.sub(r"(?<=:clue)-.*|#\d+|@\d+", "", key)


def assert_can_be_told_apart(decision: Decision, lang: str) -> None:
    """Every option has words; those that read alike are one act with another copy, and touch something else."""
    told: dict[str, str] = {}
    looks = []
    for option in decision.options:
        label, detail = option.say(lang), option.detail(lang)
        assert_readable(label)
        assert WORD.search("".join(part if isinstance(part, str) else part.say for part in label)), label
        assert not all(isinstance(part, Icon) for part in label), label
        if detail:
            assert_readable(detail)
        if option.grave:
            assert_readable(option.warning(lang))
        words = f"{flat(label)} {flat(detail)}"
        assert told.setdefault(words, act(option.key)) == act(option.key), words
        looks.append((flat(label), option.targets))
    assert len(set(looks)) == len(looks), looks


@at_every_table
def test_prompts_labels_and_log_lines_read_in_three_languages_and_options_can_be_told_apart(table: Table) -> None:
    """In one language after the other; the log is read by each of several seats in one, and by a spectator in all."""
    for seed in table.seeds(1):
        game = table.game(seed)
        for number in stroll(game, seed):
            for decision in game.decisions:
                for lang in LANGUAGES if SOAK > 1 else (LANGUAGES[number % len(LANGUAGES)],):
                    assert_readable(decision.say(lang))
                    assert_can_be_told_apart(decision, lang)
        for number, lang in enumerate(LANGUAGES):
            readers = [seat for seat in range(table.seats) if SOAK > 1 or table.seats < 3 or seat % 3 == number]
            for seat in (*readers, SPECTATOR):
                for line in game.log(lang=lang, seat=seat):
                    assert_readable(line.text)
            assert_readable(table.title.speech[lang].result(game.seen_by(SPECTATOR)))
        assert str(game)


def ids(scene: Scene) -> set[str]:
    """Every id in a scene, however deep."""
    return {json.loads(f'"{found}"') for found in ID.findall(msgspec.json.encode(scene).decode())}


def doubled(thing: object) -> list[str]:
    """Ids that two things of one row have, however deep: a page cannot tell them apart."""
    if isinstance(thing, dict):
        return [id for part in thing.values() for id in doubled(part)]
    if not isinstance(thing, list):
        return []
    row = [part["id"] for part in thing if isinstance(part, dict) and "id" in part]
    return [id for id, n in Counter(row).items() if n > 1] + [id for part in thing for id in doubled(part)]


@at_every_table
def test_a_scene_is_plain_data_and_holds_whatever_options_touch_by_ids_of_their_own(table: Table) -> None:
    game = table.game(3)
    for number in stroll(game, 3):
        if not is_sampled(number, 2):
            continue
        decision = game.decisions[number % len(game.decisions)]
        there = ids(game.scene(decision.seat, LANGUAGES[number % 3]))
        for option in decision.options:
            assert set(option.targets) <= there, (option.key, set(option.targets) - there)
        if is_sampled(number, 10):
            for seat in (*range(table.seats), SPECTATOR):
                text = msgspec.json.encode(game.scene(seat))
                assert msgspec.json.decode(text, type=Scene) == game.scene(seat)
                assert doubled(json.loads(text)) == []
    assert game.scene()


def texts(thing: object) -> Iterator[Text]:
    """Every text in a scene, however deep."""
    if isinstance(thing, msgspec.Struct):
        for name in () if isinstance(thing, Icon | Ref) else thing.__struct_fields__:
            yield from texts(getattr(thing, name))
    elif isinstance(thing, tuple) and thing and all(isinstance(part, str | Icon | Ref) for part in thing):
        yield thing
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from texts(part)


@every_title
def test_small_ukrainian_words_in_a_scene_take_the_form_that_their_neighbours_ask_for(title: Title) -> None:
    game = Table(title, min(2, title.seats[-1]), {}).game(3)
    for number in stroll(game, 3):
        if is_sampled(number, 6):
            for text in texts(game.scene(game.decisions[0].seat, "uk")):
                assert uk.harmony(text) == text, flat(text)


@at_every_table
def test_what_is_forbidden_is_not_offered_names_a_rule_and_reads_as_an_option_does(table: Table) -> None:
    game = table.game(5)
    for number in stroll(game, 5):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for decision in game.decisions:
            offered = {option.key for option in decision.options}
            assert all(key not in offered for key, _ in decision.forbidden)
            bans = decision.bans(lang)
            assert [ban.rule for ban in bans] == list(dict.fromkeys([rule for _, rule in decision.forbidden]))
            for ban in bans:
                told = [flat(label) for label in ban.labels]
                assert 0 < len(set(told)) == len(told) <= BANS_TOLD
                assert len(told) + ban.more <= len(ban.options)
                for label in ban.labels:
                    assert_readable(label)


@every_title
def test_a_title_introduces_itself_in_three_languages(title: Title) -> None:
    assert set(title.speech) == set(LANGUAGES)
    for lang, speech in title.speech.items():
        assert speech.lang == lang
        assert speech.game_title()
        assert_readable(speech.about())
        for setting in title.settings:
            for text in speech.setting(setting.name):
                assert_readable(text)
            for value in setting.choices:
                assert_readable(speech.setting_value(setting.name, value))


@every_title
def test_every_component_has_a_text_in_three_languages(title: Title) -> None:
    codes = [[entry.code for entry in title.speech[lang].components()] for lang in LANGUAGES]
    assert codes[0] == codes[1] == codes[2]
    assert codes[0]
    assert len(set(codes[0])) == len(codes[0])
    for lang in LANGUAGES:
        for entry in title.speech[lang].components():
            assert_readable(entry.title)
            for line in entry.lines:
                assert_readable(line)
            assert title.speech[lang].entry(entry.code).title == entry.title
