"""The hints: what a greedy player of Elder Sign values, and how the odds of the dice guide it."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest

import miskatonic as mk
from miskatonic.bots import hints as bot_hints
from miskatonic.bots import make_bot, play_out
from miskatonic.bots.greedy import Greedy, Weighed
from miskatonic.core.hidden import imagine, seen_by
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.elder_sign.bot import judge as judging
from miskatonic.games.elder_sign.bot import reasons as r
from miskatonic.games.elder_sign.bot import weighing
from miskatonic.games.elder_sign.bot.attempts import attempt_at, better
from miskatonic.games.elder_sign.bot.judge import judge
from miskatonic.games.elder_sign.bot.value import value
from miskatonic.games.elder_sign.bot.worth import CARD_WORTH, card_worth, standing
from miskatonic.games.elder_sign.cards.dice import TERROR, WILD
from miskatonic.games.elder_sign.cards.words import HEALTH, SANITY, SPELL, Heal, HealAll, HealAnyone, Lose, Monsters
from miskatonic.games.elder_sign.odds.prospects import chance_at
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.text.parts import LANGUAGES, flat
from miskatonic.weighing import Besides, Changed, Term
from tests.games.elder_sign.table import Table, piece, table
from tests.games.elder_sign.test_assistance import JOE, after_a_failed_roll, joe_helps
from tests.games.elder_sign.test_battle import battle
from tests.games.reasons import along, hinted, total

TITLE = mk.games()["elder-sign"]


def alone() -> Table:
    """Bob Jenkins without possessions in an empty museum, against Azathoth."""
    return table("bob-jenkins", ancient_one="azathoth")


def opinion(t: Table) -> dict[str, float]:
    """What a greedy player thinks of every option of the open question."""
    asked = t.state.asked[0]
    values = Greedy(1).values(t.state, asked, TITLE)
    return {option.key: value for option, value in zip(asked.options, values, strict=True)}


def choice(t: Table) -> str:
    """The option that a greedy player takes."""
    return Greedy(1).pick(t.state, t.state.asked[0], TITLE).key


# -------------------------------------------------------------------- the value of a state


def test_a_won_game_is_worth_1_and_a_lost_one_0() -> None:
    won, lost = alone().state, alone().state
    won.finish("ES-END-01", won=True)
    lost.finish("ES-END-03", won=False)
    assert (value(won, 0), value(lost, 0)) == (1.0, 0.0)


def test_the_value_rises_with_signs_and_falls_with_doom() -> None:
    by_signs = [value(alone().signs(n).state, 0) for n in (0, 4, 8, 12)]
    by_doom = [value(alone().doom(n).state, 0) for n in (0, 4, 8, 11)]
    assert by_signs == sorted(set(by_signs))
    assert by_doom == sorted(set(by_doom), reverse=True)


def test_the_value_falls_faster_the_less_sanity_is_left() -> None:
    worth = [value(alone().values(0, sanity=n).state, 0) for n in (4, 3, 2, 1)]
    losses = [a - b for a, b in pairwise(worth)]
    assert losses == sorted(losses)
    assert losses[0] > 0


def test_possessions_clues_and_trophies_are_worth_something() -> None:
    poor = value(alone().state, 0)
    assert value(alone().gives(0, "tommy-gun").state, 0) > poor
    assert value(alone().clues(0, 2).state, 0) > poor
    assert value(alone().trophies(0, "koi-pond").state, 0) > poor


@pytest.mark.parametrize("card", box.POSSESSION, ids=lambda card: box.PIECE_SLUGS[card])
def test_every_card_is_worth_something_to_its_owner(card: int) -> None:
    assert value(alone().gives(0, box.PIECE_SLUGS[card]).state, 0) > value(alone().state, 0)


def test_what_a_card_is_worth_hangs_on_its_words_and_not_on_its_name() -> None:
    for card, sheet in box.POSSESSION.items():
        assert card_worth(replace(sheet, code="made-up")) == CARD_WORTH[card]


@pytest.mark.parametrize(("better", "worse"), [("tommy-gun", "axe"), ("shotgun", "axe"), ("sword-of-glory", "holy-water")])
def test_who_must_give_up_one_of_two_cards_keeps_the_one_that_does_more(better: str, worse: str) -> None:
    kind = box.POSSESSION[piece(better)].kind
    t = alone().gives(0, worse, better).effect(0, Lose(kind))
    assert t.question == asks.LoseCard
    assert choice(t) == f"pick:{worse}"


def test_who_must_give_up_one_of_two_spells_keeps_the_one_that_holds_more_dice() -> None:
    t = alone().gives(0, "wither", "dread-curse-of-azathoth").effect(0, Lose(SPELL))
    assert choice(t) == "pick:wither"


def test_what_an_ancient_one_takes_for_a_spell_counts() -> None:
    """Healing somebody is not worth the last but one point of sanity."""
    free, dear = (
        table("bob-jenkins", ancient_one=foe).gives(0, "heal").values(0, sanity=2, health=2).adventure("the-curator").begin()
        for foe in ("azathoth", "cthulhu")
    )
    gain = [opinion(t)["use:heal"] - opinion(t)["move-to-entrance"] for t in (free, dear)]
    assert gain[0] > 0 > gain[1]


def test_monsters_locks_and_midnight_effects_on_the_table_are_dangers() -> None:
    quiet = value(alone().adventure("the-archives").state, 0)
    haunted = alone().adventure("the-archives")
    haunted.monster("cultist", 0, 0)
    locked = alone().adventure("the-archives")
    locked.monster("vampire", 0, 0)
    assert quiet > value(haunted.state, 0) > value(locked.state, 0)
    assert quiet > value(alone().adventure("horrible-visions").state, 0)


# -------------------------------------------------------------------- where to go


def test_a_near_certain_adventure_is_preferred_to_a_hopeless_one() -> None:
    t = alone().adventure("hallway-on-fire", 0).adventure("lights-out", 1).begin()
    assert choice(t) == "move:museum-1"
    assert opinion(t)["move:museum-1"] > opinion(t)["move-to-entrance"] > opinion(t)["move:museum-2"]


def test_the_nearly_devoured_do_not_walk_into_death_but_to_first_aid() -> None:
    t = alone().adventure("a-secret-gathering", 0).adventure("the-elder-sign", 1).values(0, sanity=1, health=1).begin()
    assert choice(t) == "move-to-entrance"
    t.play("move-to-entrance")
    assert choice(t) in ("offer:some-health", "offer:some-sanity")
    strong = alone().adventure("a-secret-gathering", 0).adventure("the-elder-sign", 1).begin()
    assert choice(strong) == "move:museum-2"


def test_a_task_that_cannot_be_paid_is_no_chance_at_all() -> None:
    t = alone().adventure("a-terrible-discovery").values(0, sanity=2)
    a = attempt_at(t.state, 0, 0)
    assert a.chance(a.now) == 0
    t.values(0, sanity=3)
    a = attempt_at(t.state, 0, 0)
    assert a.chance(a.now) > 0.2


def test_doom_is_kept_in_mind_most_of_all_when_the_track_is_nearly_full() -> None:
    early, late = (alone().doom(doom).adventure("gala-in-the-great-hall").begin() for doom in (0, 11))
    assert attempt_at(late.state, 0, 0).lose < attempt_at(early.state, 0, 0).lose < -0.5  # failing costs a doom token
    assert choice(late) == "move-to-entrance"


def test_a_card_that_brings_doom_at_midnight_is_attended_to() -> None:
    t = alone().adventure("horrible-visions", 0).adventure("the-missing-records", 1).begin()
    assert choice(t) == "move:museum-1"


def test_the_last_sign_is_worth_more_than_any_other_reward() -> None:
    for signs, place in ((0, "move:museum-2"), (13, "move:museum-1")):
        t = alone().signs(signs).adventure("gala-in-the-great-hall", 0).adventure("hallway-on-fire", 1).begin()
        assert choice(t) == place


def test_trophies_buy_a_sign_when_there_is_nothing_better() -> None:
    rich = ("koi-pond", "public-lavatory", "lights-out", "the-archives", "medusa-exhibit")
    t = alone().trophies(0, *rich).adventure("stay-away-from-the-windows").begin()
    assert choice(t) == "move-to-entrance"
    assert choice(t.play("move-to-entrance")) == "offer:sign"


def test_a_monster_is_placed_where_it_makes_least_worse() -> None:
    t = alone().adventure("koi-pond", 0).adventure("late-night-break-in", 1).only_monsters("star-spawn")
    t.effect(0, Monsters())
    assert t.question == asks.PlaceMonster
    assert choice(t) == "spot:museum-2/1"
    assert hinted(TITLE, t.state).count("Late Night Break-In") == 1, "the option names it, the reason does not again"
    assert hinted(TITLE, t.state).endswith("the monster does the least harm there.")


# -------------------------------------------------------------------- in an attempt


def test_a_die_is_added_when_it_pays_and_kept_when_it_does_not() -> None:
    hard = alone().gives(0, "sword-of-glory").adventure("the-hidden-passage").attempt()
    assert choice(hard) == "use:sword-of-glory"
    easy = alone().gives(0, "sword-of-glory").adventure("late-night-break-in").attempt()
    assert choice(easy) == "roll"


def test_the_last_task_is_completed_and_the_better_of_two_first() -> None:
    t = alone().adventure("the-loading-dock").attempt().roll("peril", "peril", "inv3", "inv1", "lore", "inv1")
    assert choice(t) == "complete:2"
    t.play("complete:2").roll("peril", "lore", "terror", "terror")
    assert choice(t) == "complete:1"


def test_what_can_be_completed_now_is_not_put_off_although_it_would_be_just_as_certain_later() -> None:
    t = alone().gives(0, "wither", "shrivelling").adventure("gate-to-elsewhere")
    t.hold("wither", "die-green#6", "lore").hold("shrivelling", "die-green#5", "lore").attempt()
    t.roll("lore", "peril", "terror", "inv1").play("complete:1")
    t.play(next(key for key in t.options if "#1" in key)).roll("peril", "terror", "inv1")
    thought = opinion(t)
    assert thought["complete:2"] > thought["fail-roll"]


def test_a_die_that_serves_a_hard_task_is_focused() -> None:
    t = alone().adventure("the-dreamlands", 6).attempt(6).roll("peril", "inv1", "terror", "terror", "inv1", "terror")
    t.fail_roll("terror")
    assert choice(t) == f"focus:{t.die('peril')}"


def test_the_red_die_is_not_the_one_to_be_removed() -> None:
    t = alone().gives(0, "holy-water").adventure("the-hidden-passage").attempt().play("use:holy-water")
    t.roll("lore", "lore", "peril", "terror", "peril", "terror", "lore").play("fail-roll")
    assert t.question == asks.RemoveDie
    assert choice(t).startswith("pick:die-green")


def test_a_clue_is_spent_when_all_would_be_lost_and_not_when_the_task_is_met() -> None:
    t = alone().clues(0, 1).adventure("dont-fall-asleep").attempt().dice_left(3)
    t.roll("terror", "terror", "peril")
    assert choice(t) == "complete:2"
    t.play("complete:2").roll("lore")
    assert choice(t) == "reroll"


def test_the_dice_that_serve_are_kept_in_a_reroll() -> None:
    t = alone().clues(0, 1).adventure("the-dreamlands", 6).attempt(6).dice_left(4)
    t.roll("peril", "lore", "terror", "terror").play("reroll")
    assert choice(t) == f"pick:{t.die('terror')}"
    t.play(choice(t))
    assert choice(t) == f"pick:{t.zone(box.POOL)[3]}"
    t.play(choice(t))
    assert choice(t) == "roll-these"
    t.load("inv3", "inv1").play("roll-these")
    assert choice(t) == "complete:1"


def test_nobody_gives_up_what_can_still_be_won() -> None:
    t = alone().adventure("hallway-on-fire").attempt()
    assert opinion(t)["roll"] > opinion(t)["give-up"]


def test_help_is_given_by_the_strong_and_refused_by_the_nearly_devoured() -> None:
    for sanity, health, answer in ((4, 6, "yes"), (1, 1, "no")):
        t = table("bob-jenkins", "joe-diamond")
        t.adventure("lights-out").stand(1, 0).values(1, sanity=sanity, health=health).attempt()
        t.roll("lore", "lore", "peril", "peril", "terror", "terror").fail_roll("terror").play("ask:seat-2")
        assert choice(t) == answer


def test_better_odds_stay_odds() -> None:
    assert better(0.0, 1) == 0
    assert better(1.0, 1) == 1
    assert 0.5 < better(0.5, 0.8) < better(0.5, 1.6) < 1


# -------------------------------------------------------------------- all in all


def walk(seats: int, seed: int, decisions: int) -> list[State]:
    """States of a game between random players, one for every kind of question it meets."""
    state = TITLE.begin(TITLE.settled({}, seats), seats, seed)
    state.run()
    dice = make_bot("random", seed)
    found: dict[tuple[str, int], State] = {}
    for _ in range(decisions):
        if not state.asked:
            break
        found.setdefault((state.asked[0].question, len(found) // 30), state.copy())
        state.answer(state.asked[0], dice.pick(state, state.asked[0], TITLE))
    return list(found.values())


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 4), (4, 5), (8, 6)])
def test_every_option_gets_a_chance_and_nothing_hidden_sways_it(seats: int, seed: int) -> None:
    for state in walk(seats, seed, 150):
        asked = state.asked[0]
        other = imagine(state, asked.seat, 99)
        again = other.question_for(asked.seat)
        assert again is not None
        judged = judge(seen_by(state, asked.seat), asked)
        assert judged == judge(seen_by(other, asked.seat), again)
        if judged is not None:
            assert len(judged) == len(asked.options)
            assert all(0 < chance < 1 for chance in judged)


def test_greedy_weighs_every_option_of_a_judged_question() -> None:
    game = mk.new("elder-sign", seats=1, seed=3)
    weighed = Greedy(1).weigh(game.state, game.decision.asked, TITLE)
    told = [(one.option.key, one.value) for one in weighed]
    assert sorted(key for key, _ in told) == sorted(option.key for option in game.decision.options)
    assert [chance for _, chance in told] == sorted((chance for _, chance in told), reverse=True)
    assert len({chance for _, chance in told}) > 3


def test_greedy_wins_most_games_that_random_players_never_win() -> None:
    options = {"ancient_one": "yog-sothoth"}
    greedy = [play_out(TITLE, options, 1, seed, [make_bot("greedy", seed)]).won for seed in range(5)]
    random = [play_out(TITLE, options, 1, seed, [make_bot("random", seed)]).won for seed in range(30)]
    assert sum(map(bool, greedy)) >= 3
    assert sum(map(bool, random)) <= 1


def test_what_is_named_of_how_things_stand_adds_up_to_it() -> None:
    for state in along(TITLE, 2, 3):
        seat = state.asked[0].seat
        assert total(TITLE, state, seat) == pytest.approx(standing(state, seat))


def test_a_hint_where_to_go_tells_the_chance_and_the_reward() -> None:
    t = alone().adventure("hallway-on-fire", 0).adventure("lights-out", 1).begin()
    assert hinted(TITLE, t.state).startswith(
        "“Go to ‘Hallway on Fire’”: a chance of 85% to earn the reward (gain 2 unique items)."
    )


def reason(t: Table, why: object) -> list[str]:
    """A reason in each language."""
    return [flat(TITLE.speech[lang].reason(t.state, t.state.asked[0], why)) for lang in LANGUAGES]


def test_what_something_costs_is_told_in_the_case_of_a_price() -> None:
    t = alone().adventure("koi-pond").attempt()
    assert reason(t, r.Trophies(2)) == ["it costs 2 trophies", "это обойдётся в 2 трофея", "це коштує 2 трофеї"]
    assert reason(t, r.TaskPrice(1, 2, 0)) == [
        "the task costs 1 sanity and 2 health",
        "задача отнимет 1 рассудок и 2 здоровья",
        "завдання коштує 1 розум і 2 здоров’я",
    ]


def hints(t: Table) -> list[str]:
    """The hint in each language."""
    return [hinted(TITLE, t.state, lang) for lang in LANGUAGES]


def test_a_chance_that_is_not_quite_nothing_or_certain_is_said_so() -> None:
    t = alone().adventure("koi-pond").attempt()
    for p, told in (
        (0.004, ("less than 1%", "меньше 1\u00a0%", "менше 1\u00a0%")),
        (0.9951, ("more than 99%", "больше 99\u00a0%", "понад 99\u00a0%")),
    ):
        for why in (r.Chance(p), r.Success(piece("koi-pond"), p, at_least=False)):
            assert all(one in said for one, said in zip(told, reason(t, why), strict=True))


def test_a_bound_of_nothing_is_no_chance_of_at_least_0() -> None:
    t = alone().adventure("koi-pond").attempt()
    assert reason(t, r.Success(piece("the-gift-shop"), 0.004, at_least=True)) == [
        "a chance of less than 1% to earn the reward (gain 1 unique item) without more clues, cards or help",
        "шанс на награду (1 уникальная вещь) — меньше 1\u00a0% без новых улик, карт и помощи",
        "шанс на нагороду (1 унікальний предмет) — менше 1\u00a0% без нових доказів, карт і допомоги",
    ]
    assert reason(t, r.Success(piece("koi-pond"), 0.0, at_least=True)) == [
        "it cannot succeed without more clues, cards or help",
        "без новых улик, карт и помощи успех невозможен",
        "без нових доказів, карт і допомоги успіх неможливий",
    ]
    assert reason(t, r.Success(piece("koi-pond"), 0.0, at_least=False))[0] == "it cannot succeed"


def hopeless(code: str = "koi-pond", sanity: int = 4) -> Table:
    """Two tasks, and a single die left for them."""
    return alone().adventure(code).values(0, sanity=sanity).attempt().dice_left(1)


def test_a_roll_that_cannot_succeed_is_advised_only_with_why_it_is_still_made() -> None:
    assert hints(hopeless()) == [
        "“Roll 1 die”: without more clues or cards it cannot succeed, but giving up costs no less.",
        "«Бросить 1 кубик»: без новых улик и карт успех невозможен, но и отступить выйдет не дешевле.",
        "«Кинути 1 кубик»: без нових доказів і карт успіх неможливий, але й відступитися вийде не дешевше.",
    ]


def test_a_roll_that_cannot_succeed_is_no_chance_of_0_beside_something_worse() -> None:
    t = alone().adventure("koi-pond").gives(0, "axe").attempt().dice_left(1)
    assert hinted(TITLE, t.state) == (
        "“Roll 1 die”: without more clues or cards it cannot succeed, but giving up costs no less. "
        "Next best, “Use Axe: add the yellow die to the pool”: the card would be used up."
    )


def test_who_can_still_be_saved_by_a_card_is_not_called_lost_either_way() -> None:
    t = hopeless(sanity=1)
    assert reason(t, r.Chance(0.0)) == [
        "without more clues or cards it cannot succeed, and then Bob will be devoured",
        "без новых улик и карт успех невозможен, и тогда Боба сожрут",
        "без нових доказів і карт успіх неможливий, і тоді Боба зжеруть",
    ]


def test_where_every_way_devours_the_hint_says_so() -> None:
    assert hints(hopeless(sanity=1)) == [
        "“Roll 1 die”: without more clues or cards it cannot succeed, and either way Bob will be devoured.",
        "«Бросить 1 кубик»: без новых улик и карт успех невозможен, и в любом случае Боба сожрут.",
        "«Кинути 1 кубик»: без нових доказів і карт успіх неможливий, і в будь-якому разі Боба зжеруть.",
    ]


def test_nobody_rolls_for_terror_where_nothing_can_be_won() -> None:
    t = hopeless("unnatural-habitat")
    assert choice(t) == "give-up"
    assert hinted(TITLE, t.state) == (
        "“Give up the adventure”: the attempt is not worth what it may still cost. "
        "Next best, “Roll 1 die”: without more clues or cards it cannot succeed."
    )


def test_where_every_option_devours_the_hint_says_so() -> None:
    t = joe_helps(after_a_failed_roll(), "lore").values(JOE, sanity=1, health=1).play("give-up")
    ends = (
        "”: whatever you choose, it ends the same. Joe will be devoured.",
        "»: что ни выбери, конец один. Джо сожрут.",
        "»: хоч що обери, кінець один. Джо зжеруть.",
    )
    for said, end in zip(hints(t), ends, strict=True):
        assert said.endswith(end)


def test_a_hint_where_to_go_tells_that_failing_would_devour() -> None:
    t = alone().values(0, sanity=1).adventure("koi-pond").begin()
    assert reason(t, r.Failure(piece("koi-pond"))) == [
        "if it fails, Bob will be devoured",
        "при неудаче Боба сожрут",
        "у разі невдачі Боба зжеруть",
    ]


def test_a_hint_where_to_go_tells_who_pays_for_failing() -> None:
    t = alone().adventure("koi-pond").begin()
    assert reason(t, r.Failure(piece("koi-pond"))) == [
        "if it fails, you lose 1 sanity and 2 health",
        "при неудаче придётся потерять 1 рассудок и 2 здоровья",
        "у разі невдачі доведеться втратити 1 розум і 2 здоров’я",
    ]


def test_a_hint_about_a_die_names_its_face_where_the_sentence_has_room_for_it() -> None:
    t = alone().adventure("koi-pond").begin()
    assert reason(t, r.Serves(TERROR, wanted=True)) == [
        "a task that is left can use terror",
        "одной из оставшихся задач это нужно (ужас)",
        "для одного із завдань придасться жах",
    ]
    assert reason(t, r.Serves(WILD, wanted=True))[0] == "a task that is left can use wild", "no task asks for it"
    assert reason(t, r.Again(TERROR, wanted=True)) == [
        "terror is on enough dice already, and another face may do more",
        "кубиков с таким результатом (ужас) уже хватает, а другая грань может дать больше",
        "кубиків із таким результатом (жах) уже досить, а інша грань може дати більше",
    ]


def test_a_hint_of_a_chance_that_is_a_bound_rounds_it_down_as_the_table_does() -> None:
    t = alone().adventure("hallway-on-fire", 0).gives(0, "axe").begin()
    assert round(100 * chance_at(t.state, 0, 0).probability) == 85
    assert "a chance of at least 84% to earn the reward" in hinted(TITLE, t.state)


def test_a_reward_reads_as_on_the_card_where_not_all_of_it_is_gained() -> None:
    t = alone().values(0, health=3).adventure("a-peculiar-specimen", 0).begin()
    assert "(1 Знак Стародавніх; з’являється монстр), але в разі невдачі доведеться втратити" in hinted(TITLE, t.state, "uk")
    assert "(1 Знак Древних; появляется монстр), но при неудаче придётся потерять" in hinted(TITLE, t.state, "ru")


def test_the_chance_of_an_attempt_is_no_objection_to_a_reroll_and_says_what_it_leaves_out() -> None:
    said = [
        hinted(TITLE, state) for seed in range(3) for state in along(TITLE, 1, seed) if state.asked[0].kind is asks.Reroll
    ]
    assert any("; a chance of " in one and "if no further clues or cards are used" in one for one in said)
    assert not any("but a chance of" in one for one in said)


def test_a_hint_to_give_up_a_card_names_what_is_kept() -> None:
    t = alone().gives(0, "axe", "tommy-gun").effect(0, Lose(box.POSSESSION[piece("axe")].kind))
    assert hinted(TITLE, t.state) == "“Lose Axe” rather than “Lose Tommy Gun”: Bob will have better cards."


def said(t: Table, what: object, by: int, *, good: bool) -> list[str]:
    """That there will be more or less of something, in each language."""
    why = Changed(what, by, good, sure=True)
    return [flat(TITLE.speech[lang].reason(t.state, t.state.asked[0], why)) for lang in LANGUAGES]


def test_what_there_will_be_more_or_less_of_is_counted_as_one_says_it() -> None:
    t = alone().gives(0, "axe", "tommy-gun").effect(0, Lose(box.POSSESSION[piece("axe")].kind))
    assert said(t, r.Wellbeing(0, SANITY), 1, good=True) == [
        "Bob will have 1 more sanity",
        "рассудка у Боба будет на 1 больше",
        "розуму в Боба буде на 1 більше",
    ]
    assert said(t, r.Clues(0), -2, good=False) == [
        "Bob will have 2 fewer clues",
        "улик у Боба будет на 2 меньше",
        "доказів у Боба буде на 2 менше",
    ]
    assert said(t, r.Doom(), -1, good=True) == [
        "there will be 1 less doom",
        "жетонов безысходности будет на 1 меньше",
        "жетонів приреченості буде на 1 менше",
    ]
    assert said(t, r.Monsters(), 2, good=False)[0] == "there will be 2 more monsters"


def test_a_hint_which_die_goes_says_what_the_others_are_good_for() -> None:
    t = alone().gives(0, "holy-water").adventure("the-hidden-passage").attempt().play("use:holy-water")
    t.roll("lore", "lore", "peril", "terror", "peril", "terror", "lore").play("fail-roll")
    assert "a green one has the fewest good faces" in hinted(TITLE, t.state)
    t = alone().adventure("hallway-on-fire").attempt().roll("lore", "lore", "lore", "lore", "lore", "inv1").play("fail-roll")
    assert hinted(TITLE, t.state).endswith("so it does not matter which one goes.")


def test_a_hint_to_roll_a_die_again_names_the_face_that_no_task_asks_for() -> None:
    t = alone().clues(0, 1).adventure("the-dreamlands", 6).attempt(6).dice_left(4)
    t.roll("peril", "lore", "terror", "terror").play("reroll")
    assert ": no task that is left can use terror; a chance of " in hinted(TITLE, t.state)


def test_where_no_chance_was_counted_a_hint_tells_the_dice_and_tasks_that_are_left() -> None:
    said = [hinted(TITLE, state) for state in along(TITLE, 1, 1)]
    assert any(re.search(r"Roll 8 dice”: that leaves 8 dice for \d tasks", one) for one in said), said
    assert not any("this is best" in one or "odds of the attempt best" in one for one in said)


def struck(*cards: str) -> Table:
    """Michael McGlen on the Plateau of Leng: terror has struck, his last die goes, and 2 of his 2 sanity are at stake."""
    t = table("michael-mcglen").gives(0, *cards).adventure("plateau-of-leng", 6)
    return t.attempt(6).dice_left(1).roll("terror").play("fail-roll")


def test_what_keeps_one_alive_is_used_before_the_penalty() -> None:
    t = struck("old-journal", "whiskey")
    assert choice(t) == "use:whiskey"
    assert hints(t)[0] == "“Use Whiskey: regain 1 sanity”: sanity is running low."
    assert t.play("use:whiskey").options == ["use:old-journal", "to-penalty"]


def test_only_what_little_is_left_of_is_said_to_run_low() -> None:
    t = alone().begin()
    health, both = r.Bought((Heal(HEALTH),)), r.Bought((HealAll(HEALTH), HealAll(SANITY)))
    for sanity, left, why, said in (
        (4, 2, health, ("health is running low", "здоровья осталось мало", "здоров’я лишилося мало")),
        (4, 5, health, ("health is below its limit", "здоровья меньше предела", "здоров’я менше за максимум")),
        (1, 6, both, ("sanity is running low", "рассудка осталось мало", "розуму лишилося мало")),
        (
            1,
            2,
            both,
            (
                "health and sanity are running low",
                "здоровья и рассудка осталось мало",
                "здоров’я й розуму лишилося мало",
            ),
        ),
        (
            3,
            5,
            both,
            (
                "health and sanity are below their limits",
                "здоровья и рассудка меньше предела",
                "здоров’я й розуму менше за максимум",
            ),
        ),
    ):
        t.values(0, sanity, left)
        assert reason(t, why) == list(said)


def test_whom_somebody_would_heal_is_named_with_how_they_are() -> None:
    t = table("vincent-lee", "bob-jenkins").begin()
    heals = r.Used(piece("heal"), (HealAnyone(HEALTH, 2),))
    t.values(1, health=1)
    assert reason(t, heals) == [
        "Bob has little health left",
        "здоровья у Боба осталось мало",
        "здоров’я в Боба лишилося мало",
    ]
    t.values(1, health=5)
    assert reason(t, heals) == [
        "Bob’s health is below its limit",
        "здоровья у Боба меньше предела",
        "здоров’я в Боба менше за максимум",
    ]


def test_in_the_battle_a_sure_hit_takes_off_one_doom_token_and_wins_nothing_yet() -> None:
    t = battle().begin(0)
    assert reason(t, r.Chance(1.0)) == [
        "one doom token is sure to come off",
        "один жетон безысходности точно будет снят",
        "один жетон приреченості точно буде знято",
    ]


def test_what_the_lost_and_found_may_cost_is_told_with_what_it_may_bring() -> None:
    t = alone().begin()
    assert reason(t, r.There((), 0)) == [
        "the lost and found may bring something, and costs 1 sanity or 1 health at worst",
        "в бюро находок можно что-нибудь найти, а потерять — самое большее 1 рассудок или 1 здоровье",
        "у бюро знахідок можна щось знайти, а втратити — щонайбільше 1 розум або 1 здоров’я",
    ]


@pytest.mark.parametrize("lower", [0.0, 5.0])
def test_an_answer_to_a_roll_that_is_best_is_said_to_give_more_whatever_the_roll_is_worth(
    monkeypatch: pytest.MonkeyPatch, lower: float
) -> None:
    t = table("bob-jenkins", "mandy-thompson", ancient_one="azathoth").adventure("koi-pond").attempt(seat=0)
    t.roll("lore", "inv2", "peril", "peril", "peril", "peril")
    assert t.options == ["use:mandy-thompson", "pass"]
    gains = [gain - lower for gain in (0.3, 0.1)]
    monkeypatch.setattr(judging, "gains_of", lambda *_: gains)
    weighed = weighing.terms(t.state, t.state.asked[0])
    assert weighed is not None
    used, passed = weighed
    assert [sum(term.worth for term in terms) for terms in (used, passed)] == pytest.approx(gains)
    assert sum(term.worth for term in used if isinstance(term.why, r.Used)) == pytest.approx(0.28), "0.2 more than passing"


def test_what_takes_more_than_it_gives_is_told_by_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("bob-jenkins", "mandy-thompson", ancient_one="azathoth").adventure("koi-pond").attempt(seat=0)
    t.roll("lore", "inv2", "peril", "peril", "peril", "peril")
    monkeypatch.setattr(judging, "gains_of", lambda *_: [-0.5, 0.1])
    weighed = weighing.terms(t.state, t.state.asked[0])
    assert weighed is not None
    assert not any(isinstance(term.why, r.Used) for term in weighed[0])


def test_whoever_comes_anew_loses_no_card_by_being_chosen() -> None:
    t = table("bob-jenkins", "mandy-thompson").begin()
    anew = Asked(0, 0, asks.Investigator, (), "", (), together=False)
    cards = r.Possessions(0)
    more = Changed(r.Wellbeing(0, HEALTH), 1, good=True, sure=True)
    for why, said in (
        (
            Changed(cards, -1, good=False, sure=True),
            ("Bob will have poorer cards", "карты у Боба будут похуже", "карти в Боба будуть гірші"),
        ),
        (Besides(cards, -1, good=False, after=more), ("poorer cards", "карты — похуже", "карти — гірші")),
    ):
        assert tuple([flat(TITLE.speech[lang].reason(t.state, anew, why)) for lang in LANGUAGES]) == said


def test_what_does_not_help_before_the_penalty_is_kept() -> None:
    t = struck("old-journal")
    assert choice(t) == "to-penalty"
    assert hints(t) == [
        "“Suffer the penalty”: the card will do more another time.",
        "«Понести потери»: в другой раз карта пригодится больше.",
        "«Зазнати втрат»: іншим разом карта придасться більше.",
    ]


@pytest.mark.parametrize(("key", "chosen"), [("fail-roll", "use:dynamite"), ("give-up", "to-penalty")])
def test_the_last_monster_is_defeated_before_the_penalty_unless_the_attempt_was_given_up(key: str, chosen: str) -> None:
    t = alone().gives(0, "dynamite").adventure("unnatural-habitat")
    t.monster("ghoul", task=0)
    t.attempt().roll("peril", "peril", "inv3", "lore", "lore", "lore").play("complete:2").dice_left(1).roll("terror").play(
        key
    )
    assert (t.options, choice(t)) == (["use:dynamite", "to-penalty"], chosen)
    assert all(hints(t))


def test_a_die_is_added_before_the_last_one_goes_where_it_may_rescue_the_attempt() -> None:
    t = table("bob-jenkins").gives(0, "tommy-gun").adventure("hallway-on-fire").attempt()
    t.roll("peril", "lore", "lore", "lore", "lore", "lore").play("complete:1").dice_left(1).roll("terror").play("fail-roll")
    assert choice(t) == "use:tommy-gun"
    assert "a chance of " in hinted(TITLE, t.state)
    t = table("bob-jenkins").gives(0, "axe").adventure("please-do-not-touch-the-exhibits").attempt()
    t.dice_left(1).roll("terror").play("fail-roll")
    assert choice(t) == "to-penalty", "one die does not meet a task of two symbols"


# -------------------------------------------------------------------- words of hints


def test_a_hint_to_refuse_assistance_says_what_speaks_against_it() -> None:
    t = after_a_failed_roll().values(JOE, sanity=1, health=1).play("ask:seat-2")
    assert choice(t) == "no"
    assert hinted(TITLE, t.state) == "“Do not assist”: what you may lose by it weighs more than the help."
    assert hinted(TITLE, t.state, "uk") == "«Відмовити»: можлива втрата важить більше, ніж така допомога."


@pytest.mark.parametrize(
    ("what", "good", "said"),
    [
        (r.Doom(), True, "приреченість наростатиме повільніше"),
        (r.Doom(), False, "приреченість наростатиме швидше"),
        (r.Signs(), True, "здобути Знаки Стародавніх буде легше"),
    ],
)
def test_what_differs_by_less_than_one_is_not_said_to_differ_by_0(what: object, good: bool, said: str) -> None:
    s = after_a_failed_roll().state
    why = Changed(what, 0, good, sure=False)
    assert [flat(TITLE.speech[lang].reason(s, s.asked[0], why)).count("0") for lang in LANGUAGES] == [0, 0, 0]
    assert flat(TITLE.speech["uk"].reason(s, s.asked[0], why)) == said


def test_that_somebody_is_saved_is_never_told_as_being_devoured() -> None:
    t = struck("flesh-ward")
    assert choice(t) == "use:flesh-ward"
    assert [one.split(": ")[-1] for one in hints(t)] == [
        "there will be 1 less doom.",
        "жетонов безысходности будет на 1 меньше.",
        "жетонів приреченості буде на 1 менше.",
    ]


def test_what_an_adventure_that_is_replaced_would_have_promised_is_told_without_naming_it_again() -> None:
    t = alone().begin()
    assert reason(t, r.Missed(piece("koi-pond"))) == [
        "an attempt at it would be worth while",
        "за него ещё стоило бы взяться",
        "за неї ще варто було б узятися",
    ]
    assert reason(t, r.Least(piece("koi-pond"))) == [
        "no other promises less",
        "оно обещает меньше всего",
        "вона обіцяє найменше",
    ]


def test_whose_cards_are_better_is_told_once_beside_what_else_they_will_have() -> None:
    t = alone().begin()
    cards, health = r.Possessions(0), r.Wellbeing(0, HEALTH)
    better = Changed(cards, 1, good=True, sure=True)
    assert reason(t, Besides(health, -1, good=False, after=better)) == [
        "1 less health",
        "здоровья — на 1 меньше",
        "здоров’я — на 1 менше",
    ]
    assert reason(t, Besides(cards, 1, good=True, after=Changed(health, 1, good=True, sure=True))) == [
        "better cards",
        "карты — получше",
        "карти — кращі",
    ]
    lost = Changed(cards, -1, good=False, sure=True)
    assert reason(t, Besides(health, -1, good=False, after=lost)) == ["", "", ""], "that is told in other words"
    healed = Changed(health, 1, good=True, sure=True)
    assert reason(t, Besides(cards, -1, good=False, after=healed)) == ["will lose a good card", "", ""]


def test_cards_that_are_only_better_and_not_more_are_told_in_one_breath_with_what_else_somebody_will_have() -> None:
    t = alone().adventure("koi-pond").begin()
    decision = mk.Decision(TITLE, t.state, t.state.asked[0])
    one, other = decision.asked.options[:2]
    good = (
        Term(0.5, Changed(r.Possessions(0), 0, good=True, sure=True)),
        Term(0.4, Changed(r.Clues(0), 1, good=True, sure=True)),
    )
    weighed = [Weighed(one, 0.9, good), Weighed(other, 0.0, ())]
    for lang, words in zip(
        LANGUAGES,
        (
            ": Bob will have better cards and 1 more clue.",
            ": карты у Боба будут получше, улик — на 1 больше.",
            ": карти в Боба будуть кращі, доказів — на 1 більше.",
        ),
        strict=True,
    ):
        assert flat(bot_hints.told(decision, weighed, lang)).endswith(words)


def test_where_only_a_drawback_can_be_told_of_the_best_option_all_others_are_called_worse() -> None:
    t = alone().adventure("koi-pond").begin()
    decision = mk.Decision(TITLE, t.state, t.state.asked[0])
    one, other = decision.asked.options[:2]
    weighed = [Weighed(one, -0.1, (Term(-0.1, r.TerrorStrikes()),)), Weighed(other, -0.3, (Term(-0.3, r.Clue()),))]
    said = [flat(bot_hints.told(decision, weighed, lang)) for lang in LANGUAGES]
    assert ": terror strikes, but every other option is worse. Next best, " in said[0]
    assert ": сработает ужас, но остальные варианты хуже. Следующий вариант — " in said[1]
    assert ": спрацює жах, але решта варіантів гірша. Наступний варіант — " in said[2]


def test_where_another_option_is_as_good_as_one_of_which_only_a_drawback_can_be_told_none_is_called_worse() -> None:
    t = alone().adventure("koi-pond").begin()
    decision = mk.Decision(TITLE, t.state, t.state.asked[0])
    one, other = decision.asked.options[:2]
    bad = (Term(-0.1, r.TerrorStrikes()),)
    weighed = [Weighed(one, -0.1, bad), Weighed(one, -0.1, bad), Weighed(other, -0.3, (Term(-0.3, r.Clue()),))]
    said = [flat(bot_hints.told(decision, weighed, lang)) for lang in LANGUAGES]
    assert ": terror strikes, but no option is better. " in said[0]
    assert ": сработает ужас, но лучшего варианта нет. " in said[1]
    assert ": спрацює жах, але кращого варіанта немає. " in said[2]
