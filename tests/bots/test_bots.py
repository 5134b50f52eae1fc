"""Bots: they play by the keys, the same way for the same seed, and never look at what their seat cannot see."""

from __future__ import annotations

from dataclasses import replace

import pytest

import miskatonic as mk
from miskatonic.bots import NAMES, Blindfolded, Player, make_bot, play_out
from miskatonic.bots.greedy import Greedy, Weighed
from miskatonic.bots.hints import told
from miskatonic.core.hidden import imagine
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot import reasons as arkham
from miskatonic.games.elder_sign.bot import reasons as elder_sign
from miskatonic.games.elder_sign.cards.words import HEALTH
from miskatonic.games.eldritch_horror.bot import reasons as eldritch
from miskatonic.games.final_hour.bot import reasons
from miskatonic.text.parts import LANGUAGES, flat
from miskatonic.title import Title
from miskatonic.weighing import DECIDED, Changed, Ending, Fact, Owned, Standing, Term, changes

TITLE = mk.games()["final-hour"]
EASY = {"ancient_one": "umordhoth", "difficulty": "low"}


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_a_key_of_its_own_open_decision(name: str) -> None:
    game = mk.new("final-hour", seats=2, seed=3)
    bot = make_bot(name, 1)
    for _ in range(12):
        seat = game.decision.seat
        key = bot.choose(game, seat)
        assert key in [option.key for option in game.decision.options]
        game.play(key, seat)


def test_a_bot_says_so_when_its_seat_has_nothing_to_decide() -> None:
    game = mk.new("final-hour", seats=2, seed=3)
    with pytest.raises(mk.Refused, match="Seat 1 has nothing to decide"):
        make_bot("greedy", 1).choose(game, 1)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(mk.Refused, match="random, greedy"):
        make_bot("oracle", 1)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [1, 3])
def test_the_same_seeds_make_the_same_game(name: str, seats: int) -> None:
    first, second = (play_out(TITLE, {}, seats, 5, [make_bot(name, seat) for seat in range(seats)]) for _ in range(2))
    assert first == second
    assert first.rule.startswith("FH-")


def test_another_seed_makes_another_game() -> None:
    endings = {play_out(TITLE, {}, 2, 5, [make_bot("random", 2 * n), make_bot("random", 2 * n + 1)]) for n in range(5)}
    assert len(endings) > 1


def test_a_game_can_be_broken_off_after_so_many_decisions() -> None:
    ending = play_out(TITLE, {}, 2, 5, [make_bot("random", 1), make_bot("random", 2)], cap=3)
    assert (ending.decisions, ending.won, ending.rule) == (3, None, "")


def test_a_game_with_too_few_bots_is_refused() -> None:
    with pytest.raises(mk.Refused, match="there are 2 seats, but bots for 1 only"):
        play_out(TITLE, {}, 2, 5, [make_bot("random", 1)])


def positions(seats: int, seed: int, decisions: int) -> list[State]:
    """States of one game between random players, one for every kind of decision it meets."""
    state = TITLE.begin(TITLE.settled(EASY, seats), seats, seed)
    state.run()
    dice = make_bot("random", seed)
    found: dict[str, State] = {}
    for _ in range(decisions):
        if not state.asked:
            break
        found.setdefault(state.asked[0].question, state.copy())
        state.answer(state.asked[0], dice.pick(state, state.asked[0], TITLE))
    return list(found.values())


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_greedy_chooses_alike_whatever_its_seat_cannot_see(seats: int) -> None:
    kinds = 0
    for state in positions(seats, 11, 60):
        seat = state.asked[-1].seat
        other = imagine(state, seat, 99)
        asked, again = state.question_for(seat), other.question_for(seat)
        assert asked is not None
        assert again is not None
        assert state.hash() != other.hash()
        assert Greedy(4).values(state, asked, TITLE) == Greedy(4).values(other, again, TITLE)
        kinds += 1
    assert kinds >= 4


def test_greedy_leaves_the_game_it_looks_at_as_it_was() -> None:
    for state in positions(2, 12, 40):
        before = state.hash()
        Greedy(1).pick(state, state.asked[0], TITLE)
        assert state.hash() == before


def test_greedy_weighs_every_option_and_takes_one_it_values_most() -> None:
    game = mk.new("final-hour", seats=2, seed=8)
    bot = Greedy(2)
    for _ in range(8):
        seat = game.decision.seat
        weighed = bot.weigh(game.state, game.decision.asked, game.title)
        told = [(one.option.key, one.value) for one in weighed]
        assert sorted(key for key, _ in told) == sorted(option.key for option in game.decision.options)
        assert all(0 <= value <= 1 for _, value in told)
        assert [value for _, value in told] == sorted((value for _, value in told), reverse=True)
        key = bot.choose(game, seat)
        assert dict(told)[key] == told[0][1]
        game.play(key, seat)


def test_greedy_wins_where_random_play_hardly_ever_does() -> None:
    wins = {}
    for name, games in (("random", 60), ("greedy", 12)):
        endings = [play_out(TITLE, EASY, 1, seed, [make_bot(name, seed)]) for seed in range(games)]
        wins[name] = sum(bool(ending.won) for ending in endings) / games
    assert wins["greedy"] > wins["random"] + 0.25


def test_where_a_title_judges_the_options_greedy_goes_by_that_and_tries_nothing() -> None:
    def by_place(view: State, asked: Asked) -> list[float]:
        assert not view.stack  # it is shown what the seat sees, and no more
        return [i / 10 for i in range(len(asked.options))]

    def never(s: State, seat: int) -> float:
        raise AssertionError("nothing should be tried")

    judged = replace(TITLE, judge=by_place, value=never)
    state = TITLE.begin(TITLE.settled(EASY, 2), 2, 5)
    state.run()
    asked = state.asked[0]
    assert Greedy(1).pick(state, asked, judged) is asked.options[-1]


def test_where_a_title_judges_the_options_but_tells_no_reasons_these_are_looked_for_ahead() -> None:
    game = mk.new("final-hour", seats=2, seed=3)
    asked = game.decision.asked
    title = replace(TITLE, judge=lambda view, asked: [float(i) for i in range(len(asked.options))], terms=None)
    weighed = Greedy(1).weigh(game.state, asked, title)
    assert [one.option for one in weighed] == list(reversed(asked.options))
    assert all(one.ahead for one in weighed)


class Peeking(Player):
    """Notes all it is shown, and takes the first option."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.shown: list[str] = []

    def pick(self, state: State, asked: Asked, title: Title) -> Option:
        """Look at everything there is."""
        assert state.log is None
        self.shown.append(state.hash())
        return asked.options[0]


@pytest.mark.parametrize("id", mk.games())
def test_who_is_blindfolded_is_shown_the_same_whatever_its_seat_cannot_see(id: str) -> None:
    title = mk.games()[id]
    state = title.begin(title.settled({}, 2), 2, 5)
    state.run()
    dice = make_bot("random", 5)
    for number in range(25):
        asked = state.asked[0]
        truth, other = Peeking(0), Peeking(0)
        for bot, world in ((truth, state), (other, imagine(state, asked.seat, 99))):
            question = world.question_for(asked.seat)
            assert question is not None
            assert Blindfolded(bot, number).pick(world, question, title) is question.options[0]
        assert truth.shown == other.shown
        assert truth.shown != [state.hash()]
        state.answer(asked, dice.pick(state, asked, title))


def test_probably_stands_between_commas_after_but() -> None:
    decision = mk.new("final-hour", seats=2, seed=3).decision
    gain = Term(1.0, Changed(reasons.Items(), 1, good=True, sure=True))
    doubt = Term(-0.9, Changed(reasons.Monsters(), 2, good=False, sure=False))
    best, other = decision.asked.options[:2]
    weighed = [Weighed(best, 1.0, (gain, doubt)), Weighed(other, 0.5, (Term(0.5, Changed(reasons.Clues(), 1, True, True)),))]
    buts = {"en": ", but probably there", "ru": ", но, вероятно, монстров", "uk": ", але, імовірно, монстрів"}
    for lang in LANGUAGES:
        assert buts[lang] in flat(told(decision, weighed, lang))


OWNED = [
    (
        "arkham-lcg",
        (arkham.Health(0), 1, arkham.Sanity(0), -2),
        (
            " 1 more health, but 2 less sanity.",
            " на 1 больше, но рассудка — на 2 меньше.",
            " на 1 більше, але розуму — на 2 менше.",
        ),
    ),
    (
        "elder-sign",
        (elder_sign.Clues(0), 1, elder_sign.Wellbeing(0, HEALTH), 2),
        (
            " 1 more clue and 2 more health.",
            " на 1 больше, здоровья — на 2 больше.",
            " на 1 більше, здоров’я — на 2 більше.",
        ),
    ),
    (
        "eldritch-horror",
        (eldritch.Sanity(0), 1, eldritch.Tickets(0), -1),
        (
            " 1 more sanity, but 1 fewer ticket.",
            " на 1 больше, но билетов — на 1 меньше.",
            " на 1 більше, але квитків — на 1 менше.",
        ),
    ),
]


def _hint(game: str, first: Changed, second: Changed) -> list[str]:
    """A hint for the sake of two things, in three languages."""
    decision = mk.new(game, seats=2, seed=3).decision
    one, two = Term(1.0, first), Term(0.9 if second.good else -0.9, second)
    best, other = decision.asked.options[:2]
    weighed = [Weighed(best, 1.9, (one, two)), Weighed(other, 0.5, ())]
    return [flat(told(decision, weighed, lang)).split(". ")[0].rstrip(".") + "." for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "facts", "ends"), OWNED)
def test_whose_things_are_told_in_a_row_is_told_once(
    game: str, facts: tuple[Owned, int, Owned, int], ends: tuple[str, str, str]
) -> None:
    what, by, more, by_more = facts
    first, second = Changed(what, by, by > 0, sure=True), Changed(more, by_more, by_more > 0, sure=True)
    for hint, end in zip(_hint(game, first, second), ends, strict=True):
        assert hint.endswith(end), hint


def test_whose_they_are_is_told_again_where_it_is_somebody_else_or_doubtful_or_not_counted() -> None:
    health = Changed(eldritch.Health(0), 1, good=True, sure=True)
    for second, words in (
        (Changed(eldritch.Sanity(1), -1, good=False, sure=True), " will have 1 less sanity."),
        (Changed(eldritch.Sanity(0), -1, good=False, sure=False), ", but probably "),
        (Changed(eldritch.Sanity(0), 0, good=False, sure=True), ", but it serves "),
    ):
        assert words in _hint("eldritch-horror", health, second)[0]
    better, sanity = Changed(eldritch.Health(0), 0, True, True), Changed(eldritch.Sanity(0), 1, True, True)
    assert _hint("eldritch-horror", better, sanity)[0].endswith(" will have 1 more sanity.")


def test_a_victory_that_hidden_things_decide_is_not_promised() -> None:
    decision = mk.new("final-hour", seats=2, seed=3).decision
    lost: Standing = {Ending(won=False): Fact(1, -DECIDED)}
    won: Standing = {Ending(won=True): Fact(1, DECIDED)}
    best, other = decision.asked.options[:2]
    weighed = [Weighed(best, 1 / 3, (), (won, lost, lost)), Weighed(other, 0.0, (), (lost, lost, lost))]
    said = {
        "en": ": that may win the game; otherwise the game is lost.",
        "ru": ": это может принести победу; иначе игра проиграна.",
        "uk": ": це може принести перемогу; інакше гру програно.",
    }
    for lang in LANGUAGES:
        assert flat(told(decision, weighed, lang)).endswith(said[lang])


def test_beside_the_end_of_a_game_the_rest_is_compared_only_where_both_courses_go_on() -> None:
    lost: Standing = {Ending(won=False): Fact(1, -DECIDED)}
    poor: Standing = {"oil": Fact(1, 0.1)}
    rich: Standing = {"oil": Fact(4, 0.4)}
    assert [term.why for term in changes([poor], [lost])] == [Changed(Ending(won=False), 1, good=False, sure=True)]
    end, oil = changes([poor, poor], [lost, rich])
    assert end == Term(-DECIDED / 2, Changed(Ending(won=False), 1, good=False, sure=False))
    assert oil.why == Changed("oil", 3, good=True, sure=False)
    assert oil.worth == pytest.approx(0.15)


def test_what_cannot_be_told_beside_the_next_best_is_told_beside_another() -> None:
    decision = mk.new("final-hour", seats=2, seed=3).decision
    best, near, far = decision.asked.options[:3]
    names = [flat(TITLE.speech["en"].label(decision.view, decision.asked, option)) for option in (near, far)]

    def weighed(*worths: float) -> list[Weighed]:
        ahead: list[Standing] = [{reasons.Items(): Fact(round(10 * worth), worth)} for worth in worths]
        return [Weighed(one, 0.9 - i / 10, (), (ahead[i],)) for i, one in enumerate((best, near, far))]

    assert f"rather than “{names[0]}”: " in flat(told(decision, weighed(0.5, 0.4, 0.1), "en"))
    assert f"rather than “{names[1]}”: " in flat(told(decision, weighed(0.5, 0.5, 0.1), "en"))
    assert f"rather than “{names[1]}”: " in flat(told(decision, weighed(0.5, 0.6, 0.1), "en"))
    assert flat(told(decision, weighed(0.5, 0.6, 0.7), "en")).endswith(
        ": as far as can be foreseen, no option is better than another."
    )
