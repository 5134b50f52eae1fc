"""A game that is played line by line, through a pipe."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import miskatonic as mk
from miskatonic import kept
from miskatonic.bots import make_bot
from miskatonic.bots.hints import hint
from miskatonic.core.zones import SPECTATOR
from miskatonic.lessons import lesson_of
from miskatonic.scene import Board, Hand
from miskatonic.text.parts import LANGUAGES, Lang, flat
from miskatonic.tui import Plain
from miskatonic.tui.captions import caption
from miskatonic.tui.sitting import in_order
from miskatonic.tui.telling import told
from tests.tui.terminal import over, solo


class Pipe:
    """Lines that are typed, and what is printed for them."""

    def __init__(self, kept_in: Path, patch: pytest.MonkeyPatch, printed: pytest.CaptureFixture[str]) -> None:
        self.kept_in = kept_in
        self.patch = patch
        self.printed = printed

    def __call__(self, game: mk.Game, typed: str, lang: Lang = "en", bots: tuple[int, ...] = ()) -> list[str]:
        """Type words, a line each, until the input ends; what was printed, each time up to the next answer."""
        self.patch.setattr("sys.stdin", io.StringIO("".join(f"{word}\n" for word in typed.split())))
        Plain(game, {seat: make_bot("random", 1) for seat in bots}, lang, self.kept_in).run()
        return self.printed.readouterr().out.split("\n> ")

    def kept(self) -> mk.Game:
        """The game that was kept."""
        (file,) = self.kept_in.glob("*.save")
        return mk.load(file.read_text(encoding="utf-8"))


@pytest.fixture
def pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pipe:
    """Somebody who types."""
    return Pipe(tmp_path / "kept", monkeypatch, capsys)


@pytest.mark.parametrize("game", mk.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_played_by_numbers_and_told_in_words(pipe: Pipe, game: str, lang: Lang) -> None:
    played = mk.new(game, seed=3)
    once = played.copy()
    for _ in range(15):
        once.play(in_order(once.decision, once.scene(0, lang))[0].key)
    asked = pipe(played, "1 " * 15 + "t", lang)
    assert played.state.hash() == once.state.hash()
    assert asked[0].startswith(played.title.speech[lang].game_title())
    assert flat(once.decision.say(lang)) in asked[15]
    assert f"\n1. {flat(in_order(once.decision, once.scene(0, lang))[0].say(lang))}" in asked[15]
    assert all(flat(thing.label) in asked[16] for thing in once.scene(0, lang).things)
    assert "\x1b" not in "".join(asked)


@pytest.mark.parametrize("name", mk.games())
def test_whoever_always_takes_the_first_option_comes_to_the_end_or_on_and_on(pipe: Pipe, name: str) -> None:
    game = mk.new(name, seed=5)
    asked = pipe(game, "1 y " * 150)  # sure of what is fatal too
    assert game.over or len(game.record.line) == 150  # the first option of a route takes its last step back
    if game.over:
        end = next(said for said in asked if "Enter: look around" in said)
        assert flat(game.title.speech["en"].result(game.seen_by(0))) in end
        assert not pipe.kept_in.exists()


def test_at_the_end_one_looks_around_takes_back_plays_again_or_leaves(pipe: Pipe) -> None:
    game = over()
    asked = pipe(game, "t q 1")
    assert "The campus:" in asked[1]
    assert len(asked) == 3
    taken = len(game.record.line)
    pipe(game, "u")
    assert (game.over, len(game.record.line)) == (False, taken - 1)
    asked = pipe(over(), "n")
    assert "Round 1 began." in asked[1]


@pytest.mark.parametrize("wrong", ["0", "6", "-1", "1.5", "x", "11", "²", "9" * 5000, "uu"])
def test_what_is_no_option_gets_a_sentence_and_changes_nothing(pipe: Pipe, wrong: str) -> None:
    game = solo()
    assert len(game.decision.options) == 5
    before = game.state.hash()
    asked = pipe(game, wrong)
    assert asked[1].startswith(f"“{wrong}” is no option. Type a number from 1 to 5, or ? for help.")
    assert game.state.hash() == before
    assert not pipe.kept_in.exists()


@pytest.mark.parametrize(("undo", "redo"), ["ur", "UR", "гк"])
def test_a_decision_is_taken_back_and_brought_back(pipe: Pipe, undo: str, redo: str) -> None:
    game = solo()
    asked = pipe(game, f"2 {undo} {undo} {redo} {redo}")
    first, second, again, nothing, brought, no_more, _ = asked
    assert again.strip() == first[first.index("Set 1 priority card") :]
    assert nothing == "There is nothing to take back."
    assert brought == second
    assert no_more == "There is nothing to bring back."
    assert [key for _, key in game.record.line] == [solo().decision.options[1].key]


def test_what_bots_did_is_told_once_and_taken_back_with_ones_own_decision(pipe: Pipe) -> None:
    game = mk.new("final-hour", seats=2, seed=6)
    asked = pipe(game, "1 1 u", bots=(1,))
    log = [str(line) for line in game.log("en", 0)]
    everything = "\n".join(asked[:2]).splitlines()
    assert [line for line in everything if line in log] == log
    assert {seat for seat, _ in game.record.line} == {0, 1}
    assert asked[3].strip() == asked[1][asked[1].rindex("\n\n") :].strip()


def test_hints_rules_and_help_change_nothing(pipe: Pipe) -> None:
    game = solo()
    help_, hint, why, why_not, primer, *_ = pipe(game, "? h w f i")[1:]
    assert "\nu: undo\n" in help_
    assert hint[0] in "12345"
    assert "FH-" in why
    assert why_not == "Nothing is forbidden just now."
    assert len(primer) > 1000
    assert game.record.line == []


def test_what_is_forbidden_is_told_with_its_rule(pipe: Pipe) -> None:
    game = mk.new("arkham-lcg", seed=3)
    while not game.decision.bans("en"):
        game.play(game.decision.options[0].key)
    ban = game.decision.bans("en")[0]
    said = pipe(game, "f")[1]
    assert flat(ban.labels[0]) in said
    assert f"\n  {ban.rule}  " in said


def test_saving_writes_a_file_that_opens_again(pipe: Pipe, tmp_path: Path) -> None:
    game, file = solo(), tmp_path / "evening.save"
    asked = pipe(game, f"1 s {file} s {tmp_path}")
    assert f"Saved: {file}" in "".join(asked)
    assert mk.load(file.read_text(encoding="utf-8")).state.hash() == game.state.hash()


@pytest.mark.parametrize(("lang", "yes"), [("en", "y"), ("ru", "д"), ("uk", "т")])
def test_leaving_asks_keeps_the_game_and_tells_how_to_go_on(pipe: Pipe, lang: Lang, yes: str) -> None:
    game = solo()
    asked = pipe(game, f"1 q nobody q {yes} 1 1", lang)
    assert caption(lang, "sure") in asked[2]
    assert asked[-1].splitlines()[-1].endswith("--plain")
    assert len(game.record.line) == 1
    assert pipe.kept().state.hash() == game.state.hash()


def test_at_the_end_of_the_input_the_game_is_kept_and_goes_on_where_it_was(pipe: Pipe) -> None:
    game = solo()
    asked = pipe(game, "1 1")
    assert asked[-1].splitlines()[-1] == "miskatonic play --load final-hour-5.save --plain"
    (file,) = pipe.kept_in.glob("*.save")
    assert kept.seated(file) == kept.Seated((0,))
    again = pipe(pipe.kept(), "")[0]
    assert "Round 1 began." not in again
    assert asked[2].split("\n> ")[0].splitlines()[-2] in again


def test_ctrl_c_asks_as_q_does(pipe: Pipe, monkeypatch: pytest.MonkeyPatch) -> None:
    game, typed = solo(), iter(["1", None, "", None, "y"])

    def line(_: str) -> str:
        said = next(typed)
        if said is None:
            raise KeyboardInterrupt
        return said

    monkeypatch.setattr("builtins.input", line)
    Plain(game, {}, "en", pipe.kept_in).run()
    assert next(typed, "nothing") == "nothing"
    assert pipe.kept().state.hash() == game.state.hash()


def test_what_is_fatal_is_played_only_when_one_is_sure(pipe: Pipe, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mk.game.Choice, "grave", True)
    game = solo()
    assert "Are you sure?" in pipe(game, "1 n")[1]
    assert game.record.line == []
    pipe(game, "1 y")
    assert len(game.record.line) == 1


def test_a_coach_speaks_in_a_lesson(pipe: Pipe) -> None:
    title = mk.games()["final-hour"]
    lesson = lesson_of(title.rulebook)
    assert lesson is not None
    game = mk.new("final-hour", seats=1, seed=lesson.seed, **lesson.options)
    assert f"Lesson 1/{len(lesson.steps)}: {lesson.steps[0].en.strip()}" in pipe(game, "")[0]


def test_in_a_lesson_a_hint_advises_what_the_coach_does_until_one_strays(pipe: Pipe) -> None:
    lesson = lesson_of(mk.games()["final-hour"].rulebook)
    assert lesson is not None
    game = mk.new("final-hour", seats=1, seed=lesson.seed, **lesson.options)
    game.play(lesson.steps[0].choose)
    number = [choice.key for choice in in_order(game.decision, game.scene(0, "en"))].index(lesson.steps[1].choose) + 1
    assert hint(game, 0, "en").key != lesson.steps[1].choose
    coached, strayed = pipe(game, f"h {3 - number} h")[1::2]
    assert coached.strip() == f"{number}. Jenny (2 action cards left), as the coach says."
    assert "coach" not in strayed


def test_between_people_a_curtain_falls_and_nobody_reads_what_another_holds(pipe: Pipe) -> None:
    game = mk.new("final-hour", seats=2, seed=3, investigators=["jenny", "rita"])
    nobody = game.scene(SPECTATOR, "en")
    hands = {seat: cards_of(game, seat) for seat in (0, 1)}
    assert hands[0].isdisjoint(hands[1])
    curtain, jenny, table, pass_on, rita = pipe(game, "go t 1 go")[:5]
    assert curtain.endswith("Pass the device to Jenny Barnes\nPress Enter when nobody else can read along.")
    assert "\n" * 20 in pass_on
    assert "Pass the device to Rita Young" in pass_on
    said = {0: "\n".join([jenny, table]), 1: rita}
    assert all(card in said[seat] for seat in (0, 1) for card in hands[seat])
    hands[0] &= cards_of(game, 0)  # one was laid before all eyes
    for seat, mine in hands.items():
        assert len(mine) >= 3
        assert not any(card in said[1 - seat] for card in mine)
        assert not any(card in words for card in mine for words in (curtain, pass_on, "\n".join(told(nobody, {}))))


def cards_of(game: mk.Game, seat: int) -> set[str]:
    """The priority cards in a seat's hand, as the seat is told of them."""
    boards = [board for board in game.scene(seat, "en").things if isinstance(board, Board) and board.seat == seat]
    hands = [thing for board in boards for thing in board.things if isinstance(thing, Hand)]
    return {f" {card.number} (" for hand in hands for card in hand.cards}


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            (
                "Frog Pond [5, 4]: green attraction",
                "2 red tourists, chosen this turn",
                "“Segment”: visited",
                "drawn this turn",
            ),
        ),
        ("ru", ("Лягушачий пруд [5, 4]: зелёная достопримечательность", "2 красных туриста, выбрано в этот ход")),
        ("uk", ("зелена пам’ятка", "2 червоні туристи, обрано цього ходу")),
    ],
)
def test_a_city_is_told_with_its_colours_its_tourists_and_what_is_drawn(
    pipe: Pipe, lang: Lang, words: tuple[str, ...]
) -> None:
    city = pipe(mk.new("route", seats=1, seed=3), "1 1 1 1 2 2 t", lang)[-2]
    assert [said for said in words if said not in city] == []
