"""A question that stays open is put into words once, and again when what the words tell of has changed."""

from typing import Any

import pytest

import miskatonic as mk
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.core.zones import SPECTATOR
from miskatonic.scene.sight import Watch
from miskatonic.tables.view import Eyes
from miskatonic.text.parts import LANGUAGES, Lang, Text, flat
from miskatonic.title import BANS_TOLD

NUMBER = "test/number"


class Telling:
    """A speech that tells a number when it asks."""

    def __init__(self, speech: Any) -> None:
        self.speech = speech

    def __getattr__(self, name: str) -> Any:
        return getattr(self.speech, name)

    def prompt(self, view: State, asked: Asked) -> Text:
        """The number."""
        return (str(view.count(NUMBER)),)


@pytest.mark.parametrize("missed", [False, True])
def test_an_open_question_is_said_anew_when_what_it_tells_of_has_changed(missed: bool) -> None:
    game = mk.new("final-hour", seats=2, seed=1)
    record, watch = game.record, Watch(game.state)
    eyes = Eyes(game.title, game.decision.seat, "en", watch)
    eyes.speech = Telling(eyes.speech)

    def asked() -> Any:
        return eyes.look(record).decision

    first = asked()
    assert first.prompt == ("0",)
    watch.look(record.state.copy())
    assert asked() is first
    changed = record.state.copy()
    changed.set(NUMBER, 5)
    watch.look(changed)
    if missed:
        watch.look(changed.copy())
    assert asked().prompt == ("5",)


def test_copies_of_a_card_in_hand_are_one_option_that_says_so_and_touches_both() -> None:
    game = mk.new("arkham-lcg", seats=1, seed=8)
    assert {"pick:knife", "pick:knife#2"} < {option.key for option in game.decision.options}
    said = []
    for lang in LANGUAGES:
        decision = Eyes(game.title, 0, lang, Watch(game.state)).look(game.record).decision
        assert decision is not None
        (knife,) = [option for option in decision.options if option.key.startswith("pick:knife")]
        assert knife.targets == ("piece:knife#2", "piece:knife")
        said.append(flat(knife.label))
    assert said == [
        "Set Knife aside, one of 2 in hand",
        "Отложить актив «Нож»; на руке таких 2",
        "Замінити актив «Ніж»; у руці таких 2",
    ]
    game.play("pick:knife")
    assert {"pick:knife", "pick:knife#2"} & {option.key for option in game.decision.options} == {"pick:knife#2"}


WHY_NOT = {
    "en": "Move to the University Museum",
    "ru": "Перейти в Музей университета",
    "uk": "Перейти до Музею університету",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_forbidden_is_told_in_the_words_that_the_option_would_have(lang: Lang) -> None:
    game = mk.new("final-hour", seats=1, seed=5, investigators=["jenny", "rita"])
    while game.decision.kind != "move":
        game.play(game.decision.options[0].key)
    eyes = Eyes(game.title, 0, lang, Watch(game.state))
    decision = eyes.look(game.record).decision
    assert decision is not None
    assert decision.forbidden
    far, here = eyes.bans()
    assert (here.rule, [flat(label) for label in here.labels], here.more) == ("FH-BRD-05", [WHY_NOT[lang]], 0)
    assert here.targets == ("place:university-museum",)
    ways = [key for key, rule in game.decision.forbidden if rule == far.rule]
    assert far.rule == "FH-MOV-05"
    assert len(far.labels) == BANS_TOLD < len(ways) == len(far.labels) + far.more
    assert far.targets == tuple(key.replace("move:", "place:") for key in ways)
    assert all(option.label not in far.labels for option in decision.options)


def test_a_question_says_whether_anything_is_forbidden_in_it_and_who_looks_on_is_told_nothing() -> None:
    game = mk.new("final-hour", seats=1, seed=5, investigators=["jenny", "rita"])
    watch = Watch(game.state.copy())
    mine, onlooker = (Eyes(game.title, seat, "en", watch) for seat in (0, SPECTATOR))
    told = set()
    while not game.over:
        watch.look(game.state.copy())
        decision = mine.look(game.record).decision
        assert decision is not None
        told.add(decision.forbidden)
        assert decision.forbidden == bool(game.decision.forbidden) == bool(mine.bans())
        assert onlooker.look(game.record).decision is None
        assert onlooker.bans() == ()
        game.play(game.decision.options[0].key)
    assert told == {True, False}
