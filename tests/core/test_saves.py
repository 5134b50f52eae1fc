"""Saves: what is refused, with which sentence, and that the log of decisions is the whole game."""

import json
from dataclasses import replace

import pytest

import miskatonic as mk
from miskatonic.core.errors import BadSave, EditedSave, ForeignSave, NewerSave, TruncatedSave, UnfitSave
from miskatonic.core.record import _checksum
from miskatonic.title import Setting
from tests.made_up import LANTERN_DUEL
from tests.made_up.setup import begin


def a_save() -> str:
    """A game with a few decisions, an undo and a redo."""
    game = mk.new("lantern-duel", seats=2, seed=3)
    for _ in range(20):
        if not game.over:
            game.play(game.decision.options[0].key)
    game.undo(5)
    game.redo(3)
    return game.save()


def rewritten(text: str, old: str, new: str) -> str:
    """The save with something changed and the last line made to vouch for it."""
    body = text[: text.rindex("end ")].rstrip("\n")
    assert old in body
    body = body.replace(old, new, 1)
    return f"{body}\nend {_checksum(body)}\n"


def test_a_save_is_a_header_a_line_per_decision_hashes_and_a_last_line() -> None:
    lines = a_save().splitlines()
    head = json.loads(lines[0])
    assert "bellows*3" in head.pop("box").split(), "what was in the box, by name"
    assert head == {
        "miskatonic": 1,
        "game": "lantern-duel",
        "version": 2,
        "seats": 2,
        "seed": 3,
        "options": {"rounds": 4, "second_leads": False},
    }
    assert "undo 5" in lines
    assert "redo 3" in lines
    assert lines[-1].startswith("end ")


def test_loading_and_saving_again_gives_the_same_text() -> None:
    assert mk.load(a_save()).save() == a_save()


def test_a_save_vouches_for_no_moment_that_was_taken_back() -> None:
    game = mk.load(a_save())
    game.undo(3)
    assert [line.split()[1] for line in game.save().splitlines() if line.startswith("hash ")] == ["0", "15"]


def test_what_was_undone_can_be_redone_after_loading() -> None:
    game = mk.load(a_save())
    game.redo(2)
    assert len(game.record.line) == 20


def test_every_cut_of_a_save_is_refused_as_cut_off() -> None:
    text = a_save().rstrip("\n")
    for length in (
        20,
        60,
        len(text.split("\n")[0]),
        len(text) // 2,
        len(text) - 40,
        len(text) - 21,
        len(text) - 10,
        len(text) - 1,
    ):
        with pytest.raises(TruncatedSave, match="cut off"):
            mk.load(text[:length])


def test_line_ends_of_another_system_do_no_harm() -> None:
    assert mk.load(a_save().replace("\n", "\r\n")).save() == a_save()


def test_a_byte_order_mark_of_another_editor_does_no_harm() -> None:
    assert mk.load("\ufeff" + a_save()).save() == a_save()
    with pytest.raises(TruncatedSave):
        mk.load("\ufeff" + a_save()[:20])


@pytest.mark.parametrize(
    ("old", "new"), [('"seed": 3', '"seed": 4'), ("take", "pass"), ("undo 5", "undo 6"), ("hash 0 ", "hash 1 ")]
)
def test_an_edited_save_is_refused(old: str, new: str) -> None:
    text = a_save()
    assert old in text
    with pytest.raises(EditedSave):
        mk.load(text.replace(old, new, 1))


@pytest.mark.parametrize(
    "text", ["", "hello", "{}", "[]", "7", '"miskatonic"', "[" * 100_000, '{"game": "chess"}\n1 e4\nend 0\n']
)
def test_a_text_that_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(ForeignSave):
        mk.load(text)


def test_a_save_of_a_game_we_do_not_have_is_refused() -> None:
    with pytest.raises(ForeignSave, match="chess"):
        mk.load(rewritten(a_save(), '"lantern-duel"', '"chess"'))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"seed": 3', '"seed": "x"'),
        ('"seed": 3', '"seed": true'),
        ('"seats": 2', '"seats": null'),
        ('"version": 2', '"version": "2"'),
        ('"game": "lantern-duel"', '"game": ["lantern-duel"]'),
        ('"options": {', '"options": [], "others": {'),
        ('"box": "', '"box": null, "other": "'),
    ],
)
def test_a_header_that_says_nonsense_is_refused(old: str, new: str) -> None:
    with pytest.raises(ForeignSave):
        mk.load(rewritten(a_save(), old, new))


def test_a_save_of_a_newer_format_or_a_newer_content_is_refused() -> None:
    formats = [('"miskatonic": 1', f'"miskatonic": {new}') for new in ("2", '"two"')]
    for old, new in (*formats, ('"version": 2', '"version": 3')):
        with pytest.raises(NewerSave, match="newer"):
            mk.load(rewritten(a_save(), old, new))


def test_a_decision_that_no_longer_fits_is_named() -> None:
    first_four = "\n".join(a_save().splitlines()[1:5])
    before, _, _ = first_four.rpartition("\n")
    text = rewritten(rewritten(a_save(), '"version": 2', '"version": 1'), first_four, f"{before}\n1 sing")
    with pytest.raises(UnfitSave, match="Decision 4") as caught:
        mk.load(text)
    assert caught.value.number == 4


def test_a_game_that_stands_otherwise_than_the_save_says_is_refused() -> None:
    text = a_save()
    hashes = [(number, line) for number, line in enumerate(text.splitlines()) if line.startswith("hash ")]
    assert len(hashes) > 2
    for number, line in hashes:
        with pytest.raises(UnfitSave) as caught:
            mk.load(rewritten(text, line, f"{line.rpartition(' ')[0]} 0000000000000000"))
        assert caught.value.number == number


def test_options_that_no_longer_exist_do_not_fit() -> None:
    with pytest.raises(UnfitSave) as caught:
        mk.load(rewritten(a_save(), '"rounds": 4', '"rounds": 400'))
    assert caught.value.number == 0


def test_a_save_of_an_older_version_opens_when_it_still_fits() -> None:
    assert mk.load(rewritten(a_save(), '"version": 2', '"version": 1')).decision.options


def test_a_setting_that_came_later_takes_its_default() -> None:
    text = a_save()
    later = replace(
        LANTERN_DUEL, version=3, settings=(*LANTERN_DUEL.settings, Setting("fog", 0, low=0, high=9)), begin=begin
    )
    mk.register(later)
    assert mk.load(text).record.header.options["fog"] == 0


def test_every_refusal_of_a_save_is_a_value_error_with_a_sentence() -> None:
    for text in ("", a_save()[:-9], a_save().replace("take", "pass", 1)):
        with pytest.raises(BadSave) as caught:
            mk.load(text)
        assert isinstance(caught.value, ValueError)
        assert str(caught.value).endswith(".")


def test_a_box_that_cannot_be_read_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnfitSave, match="cannot be read"):
        mk.load(rewritten(a_save(), "bellows*3", "bellows*many"))
