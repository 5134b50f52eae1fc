"""What games are remembered by: key moments and what each player did, told of recorded games."""

from __future__ import annotations

from functools import cache

import pytest

import miskatonic as mk
from miskatonic import scene as sc
from miskatonic.core.declared import SEAT, WHO, arguments, names_of
from miskatonic.core.state import Note
from miskatonic.game import Game
from miskatonic.story import FATEFUL, TURNING, turning_points
from miskatonic.text.parts import LANGUAGES, Lang, flat
from tests.conformance.record import FIXTURES

RECORDED = {
    "final-hour": "final-hour-4",
    "elder-sign": "elder-sign-3",
    "arkham-lcg": "arkham-lcg-2",
    "route": "route-3",
    "eldritch-horror": "eldritch-horror-4",
}
TOLD = {
    "final-hour": 7,  # three items, a great gate, a reckoning that came twice, the attempt, the ritual reversed
    "elder-sign": 8,  # five devoured, the awakening and two blows in the battle
    "arkham-lcg": 8,  # two acts, two agendas, two ghouls in the victory display, each investigator defeated
    "route": 3,  # twice somebody took the lead, and the end
    "eldritch-horror": 8,  # of twelve: three mysteries, six gates, two rumors, two lost; some at once
}
"""How many turning points those games have, counted in their logs by hand."""
every_game = pytest.mark.parametrize("name", mk.games())


@cache
def recorded(name: str) -> Game:
    """A finished game of several players."""
    return mk.load((FIXTURES / f"{RECORDED[name]}.save").read_text(encoding="utf-8"))


def deeds(name: str, lang: str = "en") -> dict[str, list[int]]:
    """What each player of a recorded game did."""
    game = recorded(name)
    story = game.title.story
    counts = story.counted(game.record.at(0), game.record.notes)
    return {deed.words[LANGUAGES.index(lang)]: row for deed, row in zip(story.deeds, counts, strict=True)}


def points(name: str) -> list[tuple[int, list[str]]]:
    """The turning points of a recorded game, as an onlooker reads them."""
    game = recorded(name)
    speech, view = game.title.speech["en"], game.seen_by(-1)
    told = turning_points(game.title.story.told(game.record))
    return [(moment.number, [flat(speech.note(view, note)) for note in moment.notes]) for moment in told]


@every_game
def test_what_begins_a_round_or_a_part_stands_over_what_follows_or_is_told_in_passing(name: str) -> None:
    game = recorded(name)
    telling, story = game.scene(0).telling, game.title.story
    parts = () if story.part is None else (story.part,)
    assert set(names_of(*story.begins)) <= {*telling.headings, *telling.passing}
    assert set(names_of(*parts)) <= set(telling.headings)
    assert telling.headings


@every_game
def test_every_game_says_what_it_counts_in_three_languages_and_each_deed_is_somebodys(name: str) -> None:
    story = mk.games()[name].story
    for deed in story.deeds:
        assert len(set(deed.words)) == 3
        for kind in deed.kinds:
            assert {SEAT, WHO} & {what for _, what in arguments(kind)}, f"nobody does {kind.__name__}"
    assert len(story.deeds) >= 5


@every_game
def test_moments_come_in_order_few_enough_and_the_last_tells_how_it_ended(name: str) -> None:
    game = recorded(name)
    moments = game.title.story.told(game.record)
    numbers = [moment.number for moment in moments]
    assert numbers == sorted(set(numbers)), "a timeline has one mark a decision"
    assert 0 not in numbers, "the set-up is no turning point"
    chosen = turning_points(moments)
    assert len(chosen) == TOLD[name], "few are told rather than weak ones"
    assert chosen[-1].number == len(game.record.line)
    assert chosen[-1].weight == FATEFUL
    left = [moment for moment in moments if moment not in chosen]
    assert all(moment.weight <= min(one.weight for one in chosen) for moment in left)


@every_game
def test_a_story_knows_when_each_round_began(name: str) -> None:
    game = recorded(name)
    rounds = game.title.story.rounds(game.record.notes)
    counted = [(n, game.title.rounds(game.record.at(n))) for n, _ in rounds]
    assert rounds == counted
    assert game.title.rounds(game.record.at(rounds[1][0] - 1)) == rounds[0][1], "not a decision too late"
    assert rounds[-1][1] == game.title.rounds(game.record.state)


def test_what_a_score_comes_from_adds_up_to_it() -> None:
    saves = (
        "eldritch-horror-2",
        "eldritch-horror-4",
        "arkham-lcg-2",
        "arkham-lcg-night-of-the-zealot",
        "route-1",
        "route-3",
    )
    for save in saves:
        game = mk.load((FIXTURES / f"{save}.save").read_text(encoding="utf-8"))
        told, ended = game.title.story.score, game.record.state.result
        assert told is not None
        assert ended is not None
        sums = [sum(counts) for counts in zip(*(source.counts for source in told.sources(game.record)), strict=True)]
        assert sums == list(ended.scores[: len(sums)]), save
        assert len(sums) == (1 if told.shared else game.record.state.seats)


def test_the_card_game_tells_experience_for_victories_from_what_a_resolution_adds() -> None:
    told = mk.games()["arkham-lcg"].story.score
    assert told is not None
    assert [source.counts for source in told.sources(recorded("arkham-lcg").record)] == [(3, 3), (0, 2)]


def test_equal_moments_make_room_for_the_later_ones() -> None:
    game = recorded("eldritch-horror")
    moments = game.title.story.told(game.record)
    chosen = {moment.number for moment in turning_points(moments)}
    equal = [moment.number for moment in moments if moment.weight == TURNING]
    dropped = [number for number in equal if number not in chosen]
    assert dropped
    assert max(dropped) < min(number for number in equal if number in chosen)


def test_eldritch_horror_remembers_mysteries_gates_and_who_was_lost() -> None:
    told = points("eldritch-horror")
    assert (24, ["Charlie was defeated: crippled."]) in told
    assert (348, ["Jacqueline was devoured."]) in told
    assert told[-1] == (387, ["The mystery “Hunting the Thousand” was solved!", "The investigators won."])
    assert deeds("eldritch-horror")["Gates closed"] == [2, 1, 0, 0]
    assert deeds("eldritch-horror")["Investigators lost"] == [1, 0, 1, 0], "the devoured are lost too"


def test_who_comes_into_the_game_later_adds_to_what_their_player_did() -> None:
    game = mk.load((FIXTURES / "eldritch-horror-2.save").read_text(encoding="utf-8"))
    closers = [(note.told.who, n) for n, piece in enumerate(game.record.notes) for note in piece if is_closing(note)]
    assert len({who for who, _ in closers}) == 3, "one player lost an investigator, and the next closed a gate too"
    row = [deed.words[0] for deed in game.title.story.deeds].index("Gates closed")
    assert game.title.story.counted(game.record.at(0), game.record.notes)[row] == [1, 2]


def is_closing(note: Note) -> bool:
    """Whether an entry tells that somebody closed a gate."""
    return note.kind.__name__ == "GateClosed"


def test_elder_sign_counts_by_player_and_not_by_investigator() -> None:
    assert deeds("elder-sign")["Investigators devoured"] == [1, 2, 3]
    assert deeds("elder-sign")["Adventures resolved"] == [8, 6, 2]
    assert (428, ["Ithaqua awoke!"]) in points("elder-sign")


def test_the_card_game_remembers_acts_agendas_and_how_it_was_resolved() -> None:
    told = points("arkham-lcg")
    assert told[0] == (27, ["The act “Trapped” advanced."])
    assert told[-1] == (250, ["Roland was defeated by damage!", "The scenario ended: no resolution was reached."])
    assert deeds("arkham-lcg")["Clues discovered"] == [5, 5]
    assert deeds("arkham-lcg")["Enemies defeated"] == [3, 3]


def test_final_hour_counts_what_investigators_did_for_the_seats_that_play_them() -> None:
    assert deeds("final-hour")["Monsters destroyed"] == [5, 4, 11, 4]
    assert sum(deeds("final-hour")["Clues found"]) == 8
    alone = mk.load((FIXTURES / "final-hour-1.save").read_text(encoding="utf-8"))
    counts = alone.title.story.counted(alone.record.at(0), alone.record.notes)
    assert counts[0] == [20], "alone one plays two investigators"


@pytest.mark.parametrize(
    ("lang", "answers"),
    [
        ("en", ["Cthulhu answered with “Waking Nightmare”, 4 times in all.", "Cthulhu answered with “Waking Nightmare”."]),
        ("ru", ["Ктулху: применён эффект расплаты «Кошмар наяву», всего 4 раза.",
                "Ктулху: применён эффект расплаты «Кошмар наяву»."]),
        ("uk", ["Ктулху: застосовано ефект розплати «Кошмар наяву», загалом 4 рази.",
                "Ктулху: застосовано ефект розплати «Кошмар наяву»."]),
    ],
)  # fmt: skip
def test_final_hour_tells_an_answer_of_the_ancient_one_once_in_short(lang: Lang, answers: list[str]) -> None:
    for save, answer in zip(("final-hour-1", "final-hour-3"), answers, strict=True):
        game = mk.load((FIXTURES / f"{save}.save").read_text(encoding="utf-8"))
        speech, view = game.title.speech[lang], game.seen_by(-1)
        told = turning_points(game.title.story.told(game.record))
        lines = [flat(speech.note(view, note)) for moment in told for note in moment.notes]
        assert len(set(lines)) == len(lines), "nothing is told twice"
        assert max(map(len, lines)) < 80
        assert answer in lines
    rows = [moment.number for moment in told if flat(speech.note(view, moment.notes[0])) == answer]
    came = [n for n, piece in enumerate(game.record.notes) if any(note.kind.__name__ == "ReckoningRow" for note in piece)]
    assert rows[0] in came


def test_en_route_counts_points_by_what_they_are_for() -> None:
    assert deeds("route", "ru")["Очков за цели"] == [20, 10, 15]
    assert deeds("route")["Tourists on the final route"] == [40, 37, 40]


def test_en_route_tells_who_took_the_lead_and_by_what_it_was_won() -> None:
    told = points("route")
    assert told[:2] == [
        (104, ["Player 1 took the lead with 72 points so far; Player 3 followed with 66 points."]),
        (
            120,
            [
                "Player 2 took the lead with 91 points so far; Player 1 followed with 81 points.",
                "Player 2 gained 28 points in one turn, the best turn of the game.",
            ],
        ),
    ]
    assert told[-1][1] == [
        "Player 1 walked a final route of 23 segments with 40 tourists.",
        "Player 1 met the goal “See It All” with a result of 10 and got 10 points.",
        "1st place went to Player 1 with 177 points.",
    ], "another goal brought a rival as much"
    assert len(told) <= 6
    assert "café" not in str(told)


def test_the_lead_of_en_route_is_what_the_score_sheets_on_the_table_say() -> None:
    game = mk.load((FIXTURES / "route-3.save").read_text(encoding="utf-8"))
    game.undo(len(game.record.line) - 120)
    sheets = {
        thing.seat: thing.total
        for board in game.scene(-1).things
        if isinstance(board, sc.Board)
        for thing in board.things
        if isinstance(thing, sc.Ledger)
    }
    assert (sheets[1], sheets[0]) == (91, 81)
    assert sheets[2] < 81


def test_en_route_alone_remembers_the_longest_stretch_the_best_turn_and_the_route_that_won() -> None:
    alone = mk.load((FIXTURES / "route-1.save").read_text(encoding="utf-8"))
    view = alone.seen_by(-1)
    told = turning_points(alone.title.story.told(alone.record))
    assert [moment.number for moment in told] == [17, 41, 87]
    for lang, stretch, turn, route in (
        (
            "en",
            "Player 1 drew 4 segments in one turn, the longest stretch of the game.",
            "Player 1 gained 27 points in one turn, the best turn of the game.",
            "Player 1 walked a final route of 21 segments with 31 tourists.",
        ),
        (
            "ru",
            "Игрок 1 проводит за ход 4 отрезка: больше за эту партию не удалось никому.",
            "Игрок 1 получает за один ход 27 очков: это лучший ход партии.",
            "Игрок 1 проходит итоговый маршрут: 21 отрезок, 31 турист.",
        ),
        (
            "uk",
            "Гравець 1 проводить за хід 4 відрізки: більше за цю партію не вдалося нікому.",
            "Гравець 1 отримує за один хід 27 очок: це найкращий хід партії.",
            "Гравець 1 проходить підсумковий маршрут: 21 відрізок, 31 турист.",
        ),
    ):
        said = [flat(alone.title.speech[lang].note(view, moment.notes[0])) for moment in told]
        assert said == [stretch, turn, route]


def test_a_turn_of_en_route_that_brings_nothing_is_nobodys_best() -> None:
    game = mk.new("route", seats=1, seed=28)
    first, second = "keep:pt02 take:rp6 play:cm10 location:L46 draw:v45 draw:v44", "take:rp2 play:cm06 location:L62 draw:v62"
    for key in f"{first} done {second} done".split():
        game.play(key)
    told = [note.kind.__name__ for moment in game.title.story.told(game.record) for note in moment.notes]
    assert "BestTurn" not in told, "the second of two turns has added nothing to the first"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("ru", "Игрок 1 выходит вперёд: 72 очка. Следом Игрок 3, 66 очков."),
        ("uk", "Гравець 1 виходить уперед: 72 очки. Слідом Гравець 3, 66 очок."),
    ],
)
def test_the_lead_is_told_in_the_cases_of_each_language(lang: Lang, line: str) -> None:
    game = recorded("route")
    told = next(told for told in game.title.story.told(game.record) if told.number == 104)
    assert flat(game.title.speech[lang].note(game.seen_by(-1), told.notes[0])) == line
