"""`miskatonic simulate`: the figures, their stability, and the picture."""

from __future__ import annotations

import json
import multiprocessing
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.commands import batch as batches
from miskatonic.commands.batch import Batch, Tally
from miskatonic.commands.simulate import wilson
from miskatonic.core.state import State
from tests.cli.conftest import Command

KEYS = [
    "game", "seats", "bot", "games", "wins", "win_rate", "rounds_mean", "decisions", "decisions_per_s", "games_per_s",
    "clone_us", "seconds", "errors",
]  # fmt: skip
AGAINST = ["scores_mean", "first_places", "ties"]


def test_json_is_one_object_with_exactly_the_documented_keys(miskatonic: Command) -> None:
    answer = miskatonic(
        "simulate", "final-hour", "--seats", "2", "--bot", "random", "--games", "20", "--seed", "1", "--json"
    )
    report = json.loads(answer.out)
    assert answer.code == 0
    assert answer.err == ""
    assert list(report) == KEYS
    assert (report["game"], report["seats"], report["bot"], report["games"]) == ("final-hour", 2, "random", 20)
    assert report["errors"] == 0
    assert report["win_rate"] == report["wins"] / 20
    assert report["decisions"] > 20 * report["rounds_mean"]


def test_where_seats_play_against_each_other_places_and_points_are_counted_by_seat(miskatonic: Command) -> None:
    answer = miskatonic("simulate", "route", "--seats", "2", "--games", "6", "--seed", "1", "--json")
    report = json.loads(answer.out)
    assert list(report) == [*KEYS, *AGAINST]
    assert sum(report["first_places"]) == 6 + report["ties"]
    batch = Batch("route", 2, mk.games()["route"].settled({}, 2), "random", 1)
    scores = [batches.play_one(batch, number).scores[0] for number in range(6)]
    assert report["scores_mean"] == [round(sum(score[seat] for score in scores) / 6, 2) for seat in range(2)]


def test_points_of_a_game_alone_are_told_beside_its_wins(miskatonic: Command) -> None:
    report = json.loads(miskatonic("simulate", "route", "--seats", "1", "--games", "3", "--json").out)
    assert len(report["scores_mean"]) == 1
    assert "first_places" not in report
    shown = miskatonic("simulate", "route", "--seats", "1", "--games", "3").out
    assert "points of each seat" in shown
    assert "win rate" in shown


def test_json_is_documented_key_by_key() -> None:
    text = (Path(__file__).parents[2] / "docs" / "json.md").read_text(encoding="utf-8")
    assert [key for key in (*KEYS, *AGAINST) if f"`{key}`" not in text] == []


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_workers(miskatonic: Command) -> None:
    def figures(*words: str) -> list[object]:
        out = miskatonic("simulate", "final-hour", "--games", "90", "--json", *words).out
        return [json.loads(out)[key] for key in ("games", "wins", "rounds_mean", "decisions", "errors")]

    alone = figures("--seed", "5")
    assert figures("--seed", "5", "--workers", "2") == alone
    assert figures("--seed", "6") != alone


def test_a_game_of_a_batch_can_be_played_again_by_its_seed() -> None:
    batch = Batch("final-hour", 2, mk.games()["final-hour"].settled({}, 2), "greedy", 3)
    seed, bot_seed = batch.seeds(0)
    game = mk.new("final-hour", seats=2, seed=seed)
    bots = [make_bot("greedy", bot_seed + seat) for seat in range(2)]
    while not game.over:
        game.play(bots[game.decision.seat].choose(game, game.decision.seat))
    assert game.result is not None
    ending = (game.result.won, game.result.why, game.result.rounds)
    assert batches.play_one(batch, 0).endings == {ending: 1}


def test_options_of_the_set_up_reach_the_game(miskatonic: Command) -> None:
    def rounds(*words: str) -> float:
        out = miskatonic("simulate", "final-hour", "--games", "40", "--json", *words).out
        mean: float = json.loads(out)["rounds_mean"]
        return mean

    easy = rounds("--ancient-one", "cthulhu", "--difficulty", "low")
    assert easy == rounds()
    assert easy != rounds("--difficulty", "high", "--investigators", "jenny,rita", "--simultaneous")


def test_a_person_reads_a_rate_with_its_interval(miskatonic: Command) -> None:
    answer = miskatonic("simulate", "--games", "10", "--seed", "2", "final-hour")
    assert "win rate" in answer.out
    assert "95%" in answer.out


def test_who_plays_alone_reads_of_one_seat(miskatonic: Command) -> None:
    assert "final-hour, 1 seat, random" in miskatonic("simulate", "--games", "1", "--seats", "1", "final-hour").out


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)  # the textbook figures for 8 of 10
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("name", "magic"), [("rounds.png", b"\x89PNG"), ("rounds.svg", b"<?xml")])
def test_the_plot_is_a_picture_of_the_kind_its_name_says(
    miskatonic: Command, tmp_path: Path, name: str, magic: bytes
) -> None:
    assert miskatonic("simulate", "final-hour", "--games", "10", "--plot", str(tmp_path / name)).code == 0
    assert (tmp_path / name).read_bytes().startswith(magic)


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_shows_what_was_done_so_far(miskatonic: Command, monkeypatch: pytest.MonkeyPatch, workers: int) -> None:
    patient = batches.play_all

    def impatient(*args: Any) -> Iterator[Tally]:
        for number, tally in enumerate(tallies := patient(*args)):
            if number == 1:
                signal.raise_signal(signal.SIGINT)
                signal.raise_signal(signal.SIGINT)
            yield tally
        tallies.close()

    monkeypatch.setattr(batches, "play_all", impatient)
    before = signal.getsignal(signal.SIGINT)
    answer = miskatonic("simulate", "final-hour", "--games", "5000", "--workers", str(workers), "--json")
    played = json.loads(answer.out)["games"]
    assert answer.code == 130
    assert 2 <= played < 5000
    assert f"stopped after {played} of 5000 games" in answer.err
    assert signal.getsignal(signal.SIGINT) is before
    assert multiprocessing.active_children() == []


def test_workers_stop_when_nobody_waits_for_them_any_more() -> None:
    batch = Batch("final-hour", 2, mk.games()["final-hour"].settled({}, 2), "random", 1)
    tallies = batches.play_all(batch, 5000, 2, batches.new_stop())
    assert next(tallies).games > 0
    tallies.close()
    assert multiprocessing.active_children() == []


def test_a_game_that_breaks_off_is_counted_and_named(miskatonic: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise RuntimeError("the stars are not right")

    monkeypatch.setattr("miskatonic.bots.play_out", broken)
    answer = miskatonic("simulate", "final-hour", "--games", "3", "--json")
    report = json.loads(answer.out)
    assert answer.code == 1
    assert (report["games"], report["errors"], report["wins"], report["win_rate"]) == (3, 3, 0, 0.0)
    assert "game 0 (seed" in answer.err
    assert "the stars are not right" in answer.err


def test_rules_that_break_off_every_game_leave_a_report_all_the_same(
    miskatonic: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> State:
        raise RuntimeError("the stars are not right")

    monkeypatch.setitem(mk.games(), "final-hour", replace(mk.games()["final-hour"], begin=broken))
    answer = miskatonic("simulate", "final-hour", "--games", "3", "--json")
    report = json.loads(answer.out)
    assert answer.code == 1
    assert (report["games"], report["errors"], report["clone_us"]) == (3, 3, 0.0)


MINE = """
from miskatonic.bots import Player

class First(Player):
    def pick(self, state, asked, title):
        return asked.options[0]

class Lost(Player):
    def pick(self, state, asked, title):
        return "lost"
"""


def test_a_bot_of_ones_own_plays_against_one_of_the_house(
    miskatonic: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)

    def figures(*words: str) -> list[object]:
        report = json.loads(miskatonic("simulate", "route", "--games", "6", "--json", *words).out)
        assert report["errors"] == 0
        return [report[key] for key in ("bot", "decisions", "scores_mean", "first_places")]

    mixed = figures("--bot", "random,mine.py:First")
    assert mixed[0] == "random,mine.py:First"
    assert figures("--bot", "random,mine.py:First", "--workers", "2") == mixed
    assert figures("--bot", "mine.py:First,random")[1:] != mixed[1:]
    assert figures("--bot", "random,random")[1:] == figures("--bot", "random")[1:]


def test_what_goes_wrong_in_a_bot_of_ones_own_is_told_with_its_place(
    miskatonic: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(MINE.replace("asked.options[0]", "asked.option[0]"))
    monkeypatch.chdir(tmp_path)
    answer = miskatonic("simulate", "final-hour", "--games", "1", "--bot", "mine.py:First", "--json")
    assert answer.code == 1
    assert "has no attribute 'option' (mine.py:6)" in answer.err
    answer = miskatonic("simulate", "final-hour", "--games", "1", "--bot", "mine.py:Lost", "--json")
    assert "Lost picked 'lost', which is none of `asked.options`" in answer.err
