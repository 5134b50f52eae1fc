"""What a program asks of the library: games copied, pickled and read, and refusals that say what is wrong."""

from __future__ import annotations

import copy
import json
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import miskatonic as mk
from miskatonic.bots import any_bot, make_bot, play_out

GAMES = tuple(mk.games())
at_every_game = pytest.mark.parametrize("id", GAMES)


def begun(id: str, decisions: int = 10, *, seats: int = 2, log: bool = True) -> mk.Game:
    """A game after some decisions."""
    game = mk.new(id, seats=seats, seed=7, log=log)
    for _ in range(decisions):
        game.play(game.decision.options[0])
    return game


@at_every_game
def test_a_game_and_its_state_can_be_copied_as_python_copies(id: str) -> None:
    game = begun(id)
    for twin in (copy.copy(game), copy.deepcopy(game), game.copy()):
        assert twin.title is game.title
        twin.play(twin.decision.options[-1])
        assert twin.state.hash() != game.state.hash()
        twin.undo()
        assert twin.state.hash() == game.state.hash()
    for state in (copy.copy(game.state), copy.deepcopy(game.state), copy.deepcopy({"here": game.state})["here"]):
        assert state.rules is game.state.rules
        assert state.hash() == game.state.hash()
        state.answer(state.asked[0], state.asked[0].options[-1])
        assert state.hash() != game.state.hash()
    assert copy.deepcopy(game.title) is game.title


@at_every_game
def test_a_game_survives_a_pickle_with_all_that_was_taken_back(id: str) -> None:
    game = begun(id)
    game.undo(3)
    again: mk.Game = pickle.loads(pickle.dumps(game))
    assert again.title is game.title
    assert again.save() == game.save()
    game.redo(3)
    again.redo(3)
    assert again.state.hash() == game.state.hash()
    assert list(map(str, again.log())) == list(map(str, game.log()))


def test_a_game_without_a_log_has_none_after_a_pickle() -> None:
    assert pickle.loads(pickle.dumps(begun("final-hour", log=False))).log() == []


def test_who_pickles_a_state_reads_what_to_do_instead() -> None:
    with pytest.raises(TypeError, match=r"game\.save\(\)"):
        pickle.dumps(begun("final-hour").state)


def test_an_option_itself_can_be_played() -> None:
    game = mk.new("final-hour", seed=7)
    twin = game.copy()
    game.play(game.decision.options[1])
    twin.play(twin.decision.options[1].key)
    assert game.save() == twin.save()
    picked = make_bot("random", 1).pick(game.state, game.decision.asked, game.title)
    game.play(picked)
    twin.play(picked.key)
    assert game.save() == twin.save()


def test_seats_and_seeds_of_numpy_are_numbers_like_others() -> None:
    game = mk.new("final-hour", seats=np.int64(2), seed=np.int64(7))
    assert mk.load(game.save()).state.hash() == mk.new("final-hour", seats=2, seed=7).state.hash()


def test_values_of_numpy_are_values_like_others_and_a_save_holds_them() -> None:
    drawn = np.array(["low", "high"])[0], np.array(["jenny", "pete"]), np.array([1])[0], np.array([True])[0], np.int64(3)
    names = ("difficulty", "investigators", "lead", "simultaneous", "solo_threshold")
    game = mk.new("final-hour", seats=2, seed=7, **dict(zip(names, drawn, strict=True)))
    plain = ["low", ["jenny", "pete"], 1, True, 3]
    assert [game.record.header.options[name] for name in names] == plain
    assert mk.load(game.save()).state.hash() == game.state.hash()
    with pytest.raises(mk.Refused, match=r"“1\.0” is no lead"):
        mk.new("final-hour", seats=2, lead=np.float64(1))
    seat, twin = np.int64(game.decision.seat), game.copy()
    game.play(game.decision.options[0], seat)
    twin.play(twin.decision.options[0])
    assert (game.save(), game.imagine(seat, np.int64(5)).hash()) == (twin.save(), twin.imagine(int(seat), 5).hash())
    game.undo(np.int64(1))
    game.redo(np.int64(1))
    assert mk.load(game.save()).save() == game.save()


def test_a_save_is_opened_from_its_file(tmp_path: Path) -> None:
    game = begun("route")
    (tmp_path / "evening.save").write_text(game.save(), encoding="utf-8")
    assert mk.load(tmp_path / "evening.save").state.hash() == game.state.hash()


def test_a_file_that_is_no_text_is_no_save(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    with pytest.raises(mk.Refused, match="This is not a save of Miskatonic"):
        mk.load(tmp_path / "picture.png")


def played(game: mk.Game, back: int = 0) -> mk.Game:
    """The game after three decisions, of which so many were taken back."""
    for _ in range(3):
        game.play(game.decision.options[0])
    if back:
        game.undo(back)
    return game


REFUSED: list[tuple[Callable[[mk.Game], object], str]] = [
    (lambda game: mk.new("final-hour", seed="seven"), "The seed is a whole number, not 'seven'"),  # type: ignore[arg-type]
    (lambda game: mk.new("final-hour", seed=1.5), "The seed is a whole number"),  # type: ignore[arg-type]
    (lambda game: mk.new("final-hour", seats=True), "number of seats is a whole number, not True"),
    (lambda game: mk.new({}), "There is no game"),  # type: ignore[arg-type]
    (lambda game: mk.named("chess"), "There is no game “chess”. There are: final-hour"),
    (lambda game: mk.load(b"x"), "A save is text"),  # type: ignore[arg-type]
    (lambda game: mk.load("evening.save"), "not a save of Miskatonic. If it is the name of a file"),
    (lambda game: game.play(np.array(["lay:7", "lay:19"])), "cannot be chosen now. It can be one of: lay:"),  # type: ignore[arg-type]
    (lambda game: make_bot(["random"], 1), r"There is no bot “\['random'\]”. There are: random, greedy"),  # type: ignore[arg-type]
    (lambda game: any_bot(None, 1), "There is no bot “None”. There are: random, greedy"),  # type: ignore[arg-type]
    (lambda game: play_out(game.title, {}, 1, 7, ["random"]), "'random' is no bot: a bot has a method `pick`"),  # type: ignore[list-item]
    (lambda game: game.play("moon", seat="0"), "The seat is a whole number, not '0'"),  # type: ignore[arg-type]
    (lambda game: game.play("moon", seat=True), "The seat is a whole number, not True"),
    (lambda game: game.seen_by(None), "The seat is a whole number, not None"),  # type: ignore[arg-type]
    (lambda game: game.imagine(0, "moon"), "The seed is a whole number, not 'moon'"),  # type: ignore[arg-type]
    (lambda game: game.undo(2.0), "The number of decisions is a whole number, not 2.0"),  # type: ignore[arg-type]
    (lambda game: game.undo(), "There is no decision left to take back"),
    (lambda game: played(game).undo(9), "From 1 to 3 decisions can be taken back, not 9"),
    (lambda game: played(game).undo(0), "From 1 to 3 decisions can be taken back, not 0"),
    (lambda game: played(game, 1).redo(2), "From 1 to 1 decisions can be brought back, not 2"),
    (lambda game: game.log(["en"]), "There is no language “\\['en'\\]”"),  # type: ignore[arg-type]
    (lambda game: game.log("de"), "There is no language “de”. There are: en, ru, uk"),
    (lambda game: game.scene(lang="de"), "There is no language “de”"),
    (lambda game: game.decision.say("de"), "There is no language “de”"),
    (lambda game: game.decision.options[0].say("de"), "There is no language “de”"),
    (lambda game: game.seen_by(2), "There is no seat 2 at this table; seats are 0 to 1"),
    (lambda game: game.seen_by(-2), "There is no seat -2"),
    (lambda game: game.imagine(2, 1), "There is no seat 2"),
    (lambda game: game.scene(2), "There is no seat 2"),
    (lambda game: game.log(seat=2), "There is no seat 2"),
    (lambda game: game.state.zone("hand:9"), "There is no zone “hand:9” in this game; `state.rules.zones`"),
    (lambda game: game.seen_by(0).zone("hand"), "There is no zone “hand” in this game"),
]


@pytest.mark.parametrize(("ask", "why"), REFUSED)
def test_what_cannot_be_is_refused_in_a_sentence(ask: Callable[[mk.Game], object], why: str) -> None:
    with pytest.raises(mk.Refused, match=why):
        ask(mk.new("final-hour", seats=2, seed=7))


@at_every_game
def test_every_zone_there_is_can_be_read_also_where_nothing_has_ever_lain(id: str) -> None:
    state = mk.new(id, seats=2, seed=7).state
    assert {key for key in state.rules.zones if state.zone(key)} == {key for key, pieces in state.zones.items() if pieces}


def test_a_reader_at_the_prompt_sees_short_words() -> None:
    game = mk.new("final-hour", seats=2, seed=7)
    assert repr(game) == "<final-hour, after 0 decisions: <seat 0: lay-priority, 4 options>>"
    assert repr(game.state) == "<state: <seat 0: lay-priority, 4 options>>"
    assert repr(game.title) == "<final-hour, 1 to 4 seats>"
    assert repr(game.log()[0]).startswith("<0: ")
    while not game.over:
        game.play(game.decision.options[0])
    assert repr(game).endswith(f"decisions: {game.result!r}>")
    assert str(game).count("Defeat: ") == 1  # the table tells it too
    assert "FH-" in repr(game.state)


def test_a_game_of_rivals_is_neither_won_nor_lost() -> None:
    game = mk.new("route", seats=2, seed=1)
    while not game.over:
        game.play(game.decision.options[0].key, game.decision.seat)
    assert game.result is not None
    assert game.result.won is None
    assert repr(game.result).startswith(f"<ended in round {game.result.rounds} by ")


def test_the_program_on_the_page_has_all_commands_for_a_game_of_ones_own(tmp_path: Path) -> None:
    root = Path(__file__).parents[1]
    (page,) = re.findall(
        r"```python\n(import miskatonic as mk\nfrom .*?)```", (root / "docs/library.md").read_text("utf-8"), re.S
    )
    (tmp_path / "mine.py").write_text(page, encoding="utf-8")
    (tmp_path / "lantern_duel.py").write_text("from tests.made_up import LANTERN_DUEL as LANTERN_DUEL\n", encoding="utf-8")
    paths = os.pathsep.join([str(root), str(Path(mk.__file__).parents[1])])

    def said(*command: str) -> Any:
        done = subprocess.run(
            [sys.executable, tmp_path / "mine.py", *command, "--json"],
            env={**os.environ, "PYTHONPATH": paths},
            capture_output=True,
            check=True,
        )
        return json.loads(done.stdout)

    played = said("simulate", "lantern-duel", "--games", "2", "--bot", "greedy", "--workers", "2")
    assert played["games"] == 2
    assert sum(played["first_places"]) >= 2
    assert "lantern-duel" in [game["id"] for game in said("games")]
    assert said("cards", "lantern-duel")
    assert said("rules", "lantern-duel", "--lang", "uk")[0]["rule"].startswith("Кожен гравець")
