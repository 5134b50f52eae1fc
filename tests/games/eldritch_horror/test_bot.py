"""What the greedy player does in positions where the sensible thing is plain."""

from __future__ import annotations

import pytest

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.bots.greedy import Greedy, Weighed
from miskatonic.bots.hints import told
from miskatonic.games.eldritch_horror.bot import reasons as r
from miskatonic.games.eldritch_horror.bot.effects import worth
from miskatonic.games.eldritch_horror.bot.fights import outcome
from miskatonic.games.eldritch_horror.bot.lives import me
from miskatonic.games.eldritch_horror.bot.mysteries import task
from miskatonic.games.eldritch_horror.bot.prices import prices
from miskatonic.games.eldritch_horror.bot.reasons import Counts, Monsters, Mystery, Price, Quiet, Sanity
from miskatonic.games.eldritch_horror.bot.travel import World, way_of
from miskatonic.games.eldritch_horror.bot.weighing import standing as weighed
from miskatonic.games.eldritch_horror.bot.worth import standing
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import SANITY, STRENGTH
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.asks import WhetherTo
from miskatonic.games.eldritch_horror.rules.people import is_alive
from miskatonic.text.parts import LANGUAGES, flat
from miskatonic.weighing import Changed, Fact, Standing, Term, changes
from tests.games.eldritch_horror.table import Table, empty, space
from tests.games.reasons import along, hinted, total

TITLE = mk.games()["eldritch-horror"]


def choice(t: Table) -> str:
    """What the bot chooses at the open question."""
    return make_bot("greedy", 1).choose(t.game, t.asked)


def acts(t: Table) -> Table:
    """Let the bot play until nothing is asked."""
    bot = make_bot("greedy", 1)
    while t.state.asked:
        t.play(bot.choose(t.game, t.asked))
    return t


# -------------------------------------------------------------------- Gates


def test_an_open_gate_is_tried_rather_than_the_streets_of_the_city() -> None:
    t = empty("akachi-onyele").at(0, "rome")
    t.gate("rome")
    assert choice(t.encounter()) == "encounter:other-world"


def test_the_way_leads_to_a_gate_and_not_away_from_it() -> None:
    t = empty("akachi-onyele").at(0, "space-14")
    t.gate("rome")
    assert acts(t.turn()).where() == "rome"


def test_of_two_gates_the_one_that_the_omen_reaches_next_comes_first() -> None:
    t = empty("akachi-onyele").at(0, "the-pyramids").omen(3)
    t.gate("rome")
    t.gate("istanbul")
    assert acts(t.turn()).where() == "istanbul"
    t = empty("akachi-onyele").at(0, "the-pyramids").omen(1)
    t.gate("rome")
    t.gate("istanbul")
    assert acts(t.turn()).where() == "rome"


@pytest.mark.parametrize(("omen", "way"), [(0, ("shanghai", "space-20")), (2, ("shanghai", "space-20")), (3, ("space-17",))])
def test_for_a_mystery_of_matching_gates_one_goes_to_the_gate_that_will_match_on_arrival(
    omen: int, way: tuple[str, ...]
) -> None:
    t = empty("akachi-onyele").at(0, "the-himalayas").clues(0, 1).mystery("omen-of-devastation").omen(omen)
    t.gate("istanbul")
    t.gate("tokyo")
    assert acts(t.turn()).where() in way


# -------------------------------------------------------------------- fights and rest


def test_who_is_near_death_rests() -> None:
    t = empty("lily-chen").at(0, "space-8").values(0, health=1, sanity=1).turn()
    assert choice(t) == "rest"
    healthy = empty("lily-chen").at(0, "space-8")
    healthy.clue("arkham")
    assert choice(healthy.turn().play("rest")) == "move:arkham"


def test_nobody_rests_at_full_health_and_sanity_unless_a_card_does_something_then() -> None:
    t = empty("lily-chen").at(0, "space-18").turn()
    assert "rest" in t.options
    assert choice(t) != "rest"
    away = empty("lily-chen").at(0, "space-8")
    away.clue("arkham")
    assert choice(away.turn()) == "move:arkham", "what is to be had there may be worth the other action"
    ill = empty("lily-chen").at(0, "space-18")
    ill.condition(0, "leg-injury")
    assert choice(ill.turn()) == "rest"
    assert hinted(TITLE, ill.state, "ru").startswith("«Отдохнуть (здоровье и рассудок полны)»: при отдыхе сработает")


def test_nobody_walks_into_a_fight_that_would_kill_them() -> None:
    t = empty("charlie-kane").at(0, "istanbul").values(0, health=2, sanity=2)
    t.gate("rome")
    t.monster("dark-young", "rome")
    assert acts(t.turn()).where() != "rome"


def test_a_weak_monster_does_not_keep_a_fighter_from_a_gate() -> None:
    t = empty("mark-harrigan").gives(0, "45-automatic").at(0, "istanbul")
    t.gate("rome")
    t.monster("cultist", "rome")
    assert acts(t.turn()).where() == "rome"


def test_who_cannot_win_leaves_before_the_monster_is_met() -> None:
    t = empty("charlie-kane").at(0, "rome").values(0, health=2, sanity=2)
    t.monster("dark-young", "rome")
    assert acts(t.turn()).where() != "rome"


def test_of_two_monsters_the_easier_one_is_fought_first() -> None:
    t = empty("mark-harrigan").at(0, "rome").gives(0, "38-revolver")
    t.monster("dark-young", "rome")
    t.monster("cultist", "rome")
    assert choice(t.encounter()).startswith("fight:cultist")


def test_a_monster_that_falls_by_what_it_does_is_called_likely_to_and_one_that_rarely_does_is_not() -> None:
    for code, likely in (("cultist", True), ("ghost", False), ("color-out-of-space", False), ("riot", True)):
        t = empty("charlie-kane").at(0, "rome")
        foe = t.monster(code, "rome")
        beats = outcome(t.state, 0, foe, me(t.state, 0), prices(t.state), task(t.state)).beats
        assert (beats > 0.5) is likely, f"{code}: {beats}"


def test_nobody_shuns_a_clue_for_a_mystery_that_cannot_be_lost() -> None:
    t = empty("charlie-kane")
    assert worth(w.LoseMystery(random=True), me(t.state, 0), prices(t.state)) == 0
    t.state.put(box.MYSTERY_CARDS[0], box.SOLVED)
    assert worth(w.LoseMystery(random=True), me(t.state, 0), prices(t.state)) < -1


# -------------------------------------------------------------------- Clues, Mysteries, Rumors


def test_clues_are_handed_in_for_the_mystery() -> None:
    t = empty("trish-scarborough").clues(0, 2).mystery("seed-of-the-daemon-sultan").at(0, "tunguska").encounter()
    assert choice(t) == "resolve:seed-of-the-daemon-sultan"
    t.roll(5, 6, 6, 6).play("resolve:seed-of-the-daemon-sultan", "keep")
    assert choice(t) == "do-it"


def test_who_has_the_clues_travels_to_where_they_are_handed_in() -> None:
    t = empty("trish-scarborough").clues(0, 2).mystery("seed-of-the-daemon-sultan").at(0, "space-16")
    assert acts(t.turn()).where() == "tunguska"
    t = empty("trish-scarborough").clues(0, 0).mystery("seed-of-the-daemon-sultan").at(0, "space-16")
    assert acts(t.turn()).where() != "tunguska"


def test_a_clue_nearby_is_fetched_and_put_on_a_mystery_that_asks_for_research() -> None:
    t = empty("trish-scarborough").mystery("occult-research").at(0, "london")
    t.clue("space-13")
    assert acts(t.turn()).where() == "space-13"
    assert choice(t.encounter()) == "research:clue-space-13"


def test_clues_for_the_mystery_are_not_wasted_on_a_reroll() -> None:
    t = empty("trish-scarborough").clues(0, 2).mystery("seed-of-the-daemon-sultan").at(0, "tunguska")
    t.encounter().roll(1, 2, 3, 4).play("resolve:seed-of-the-daemon-sultan")
    assert choice(t) == "keep"
    t = empty("trish-scarborough").clues(0, 3).mystery("seed-of-the-daemon-sultan").at(0, "tunguska")
    t.encounter().roll(1, 2, 3, 4).play("resolve:seed-of-the-daemon-sultan")
    assert choice(t) == "spend-clue"


def test_clues_are_fetched_for_a_mystery_that_keeps_monsters_before_one_is_fought() -> None:
    t = empty("mark-harrigan", ancient_one="shub-niggurath").at(0, "rome").mystery("hunting-the-thousand")
    t.monster("ghoul", "istanbul")
    t.clue("space-14")
    assert acts(t.turn()).where() != "istanbul", "a monster cannot be kept without two clues"
    t = empty("mark-harrigan", ancient_one="shub-niggurath").at(0, "rome").mystery("hunting-the-thousand").clues(0, 6)
    t.monster("ghoul", "istanbul")
    t.clue("space-14")
    assert acts(t.turn()).where() == "istanbul"


def test_a_spell_is_cast_for_a_mystery_that_takes_a_step_for_it() -> None:
    t = empty("akachi-onyele", ancient_one="yog-sothoth").at(0, "shanghai").clues(0, 1).mystery("arcane-understanding")
    t.spell(0, "shriveling")
    t.clue("tokyo")
    assert choice(t.turn().play("prepare:train")).startswith("use:shriveling")
    without = empty("akachi-onyele", ancient_one="yog-sothoth").at(0, "shanghai").mystery("arcane-understanding")
    without.spell(0, "shriveling")
    without.clue("tokyo")
    assert choice(without.turn().play("prepare:train")) == "move:tokyo", "it takes a clue too"


def test_the_last_token_of_a_rumor_that_loses_the_game_is_paid_for() -> None:
    t = empty("trish-scarborough").clues(0, 1).ongoing("web-between-worlds", tokens=1).reckoning()
    assert t.options == ["yes", "no"]
    assert choice(t) == "yes"


# -------------------------------------------------------------------- possessions and company


def test_a_weapon_is_bought_rather_than_papers() -> None:
    t = empty("lola-hayes").at(0, "tokyo").reserve("45-automatic", "arcane-manuscripts")
    t.turn().roll(5, 6, 1, 1).play("acquire")
    while "buy:45-automatic" not in t.options:
        t.play(next(key for key in ("keep", "no", "roll") if key in t.options))
    assert choice(t) == "buy:45-automatic"


def test_clues_come_together_in_one_hand() -> None:
    t = empty("trish-scarborough", "lily-chen").at(0, "space-16").at(1, "space-16").clues(0, 1).clues(1, 1)
    t.mystery("seed-of-the-daemon-sultan").turn().play("trade:seat-2")
    assert choice(t).startswith(("give:clue", "take:clue"))


def test_two_do_not_run_after_the_same_clue() -> None:
    t = empty("trish-scarborough", "silas-marsh").at(0, "london").at(1, "space-13").mystery("occult-research")
    t.clue("space-13")
    t.clue("rome", "space-8")
    acts(t.turn(0))
    assert t.where(0) == "rome"


def test_clues_are_traded_afar_with_whom_they_are_enough_together_and_with_nobody_else() -> None:
    t = empty("jacqueline-fine", "leo-anderson", "jim-culver").at(0, "rome").at(1, "london").at(2, "space-4")
    t.mystery("the-true-name").eldritch("space-4").clues(0, 1).clues(2, 1)
    assert choice(t.turn().play("use:jacqueline-fine")) == "person:seat-3"
    assert hinted(TITLE, t.state).startswith("“Jim”: ")
    assert acts(t.at(2, "space-4")).has_clues(2) == 2
    t.clues(2, 0).at(0, "space-1")
    assert choice(t.turn()) != "use:jacqueline-fine"


def test_no_health_is_given_for_a_blow_at_nobody() -> None:
    t = empty("mark-harrigan").at(0, "space-14").values(0, health=8, sanity=4)
    assert acts(t.turn()).health() == 8
    t.at(0, "rome").monster("maniac", "rome", hurt=1)
    assert choice(t.turn()) == "use:mark-harrigan"


# -------------------------------------------------------------------- reasons


def test_what_is_named_of_how_things_stand_adds_up_to_it() -> None:
    for state in along(TITLE, 2, 3):
        seat = state.asked[0].seat
        if is_alive(state, seat):
            assert total(TITLE, state, seat) == pytest.approx(
                standing(state) + World(state, seat).prospect(way_of(state, seat))
            )


def test_a_hint_names_the_gate_and_where_it_is() -> None:
    t = empty("akachi-onyele").at(0, "rome")
    t.gate("rome")
    assert hinted(TITLE, t.encounter().state, "ru").startswith("«Контакт в Ином мире»: вы сможете закрыть врата в Риме.")


def test_a_reroll_where_every_success_counts_is_not_called_useless() -> None:
    t = empty("silas-marsh").at(0, "sydney").clues(0, 1).roll(1, 4, 5).turn().play("acquire")
    weighed = Greedy(1).weigh(t.state, t.state.asked[0], TITLE)
    again = next(one for one in weighed if one.option is box.SPEND_CLUE)
    assert [term.why for term in again.terms] == [Counts(), Price(True)]


def test_a_reroll_paid_with_sanity_is_not_told_to_take_a_clue() -> None:
    t = empty("silas-marsh").at(0, "sydney").turn()
    asked = t.state.asked[0]
    assert [flat(TITLE.speech[lang].reason(t.state, asked, Price(True, sanity=True))) for lang in LANGUAGES] == [
        "it takes 1 sanity",
        "на это уйдёт 1 рассудок",
        "на це піде 1 розум",
    ]


def test_a_reroll_is_told_by_its_chance_where_failing_would_be_worse_than_its_price() -> None:
    t = empty("silas-marsh").at(0, "rome").clues(0, 2).on_top("ow-6")
    t.gate("rome")
    t.encounter().play("encounter:other-world")
    assert hinted(TITLE, t.state).endswith(": a chance of 33% to pass after all, but it takes a clue.")


def test_a_reroll_of_which_only_its_price_can_be_told_is_said_to_be_the_best_all_the_same() -> None:
    t = empty("silas-marsh").at(0, "sydney").clues(0, 1).roll(1, 4, 4).turn().play("acquire")
    decision = t.game.decision
    again, keep = (
        next(one for one in decision.asked.options if one is option) for option in (box.SPEND_CLUE, box.KEEP_RESULT)
    )
    weighed = [
        Weighed(again, -2.5, (Term(-0.5, r.Again(1 / 3)), Term(-2.0, Price(True)))),
        Weighed(keep, -8.0, (Term(-8.0, r.Passed(enough=False)),)),
    ]
    ends = (
        ": it takes a clue, but every other option is worse.",
        ": на это уйдёт улика, но остальные варианты хуже.",
        ": на це піде доказ, але решта варіантів гірша.",
    )
    for lang, end in zip(LANGUAGES, ends, strict=True):
        assert flat(told(decision, weighed, lang)).endswith(end)


def test_a_die_that_is_to_show_1_more_is_not_said_to_be_rerolled() -> None:
    t = empty("silas-marsh").at(0, "sydney").turn()
    said = [flat(TITLE.speech[lang].reason(t.state, t.state.asked[0], r.ThisDie())) for lang in LANGUAGES]
    assert said == ["this die gains most", "этому кубику это даст больше всего", "цьому кубику це дасть найбільше"]


def test_a_clue_gained_is_not_said_to_make_it_harder_to_gain_another() -> None:
    clue, gate = (r.Heads(1, lure, 0, 1.0) for lure in (r.Lure.CLUE, r.Lure.GATE))
    before: Standing = {r.Clues(): Fact(2, 4.0), r.Prospect(): Fact(0, 1.2, clue)}
    nearer: Standing = {r.Clues(): Fact(2, 4.0), r.Prospect(): Fact(0, 1.2, gate)}
    after: Standing = {r.Clues(): Fact(3, 6.0), r.Prospect(): Fact(0, 0.2, r.Quiet(2, onward=False, good=True))}
    farther: Standing = {r.Clues(): Fact(2, 4.0), r.Prospect(): Fact(0, 0.2, r.Quiet(2, onward=False, good=True))}

    def of(one: Standing, other: Standing) -> list[object]:
        return [why.what for _, why in changes([one], [other]) if isinstance(why, Changed)]

    assert of(before, after) == [r.Clues()]
    assert of(after, before) == [r.Clues()], "nor easier where one is spent"
    assert of(before, farther) == [r.Prospect()]
    assert of(nearer, after) == [r.Clues(), r.Prospect()]


def test_a_hint_to_use_something_says_whether_anything_has_to_wait_and_a_ticket_gained_is_not_called_spent() -> None:
    words = hinted(TITLE, empty("silas-marsh").at(0, "sydney").turn().state, "uk")
    assert "додаткову дію»: це допоможе, і нічого іншого відкладати не доведеться" in words
    assert "піде квиток" not in words


def test_better_prospects_are_told_by_what_lies_there() -> None:
    t = empty("lily-chen").at(0, "space-14")
    t.clue("rome")
    words = hinted(TITLE, t.effect(0, w.Improve()).state)
    assert "it helps you research the clue in Rome" in words


def test_a_hint_to_travel_says_what_one_can_do_there_and_that_it_would_have_to_wait_otherwise() -> None:
    t = empty("mark-harrigan").at(0, "shanghai")
    t.clue("tokyo")
    state = t.turn().play("prepare:train").state
    words = hinted(TITLE, state)
    assert words.startswith("“Travel to Tokyo (1 clue)”: this round you can research the clue in Tokyo. Next best, “Acquire")
    assert words.endswith("you would get to research the clue in Tokyo only later.")
    words = hinted(TITLE, state, "ru")
    assert "в этом раунде вы сможете добыть улику в Токио. " in words
    assert words.endswith(": тогда добыть улику в Токио получится только позже.")
    words = hinted(TITLE, state, "uk")
    assert "цього раунду ви зможете здобути доказ у Токіо. " in words
    assert words.endswith(": тоді здобути доказ у Токіо вийде лише пізніше.")


def test_a_hint_says_that_another_place_brings_less() -> None:
    t = empty("leo-anderson").mystery("occult-research").at(0, "space-3")
    t.gate("sydney")
    t.monster("dark-young", "sydney")
    t.clue("space-18")
    state = t.tickets(0, ship=1).turn().play("move:sydney").state
    assert hinted(TITLE, state).endswith(
        "“Stop here”: then you could close the gate in Sydney if you defeat the monster, but that brings less."
    )
    assert hinted(TITLE, state, "ru").endswith(
        ": тогда вы сможете закрыть врата в Сиднее, если победите монстра, но это даст меньше."
    )
    assert hinted(TITLE, state, "uk").endswith(
        ": тоді ви зможете зачинити ворота в Сіднеї, якщо переможете монстра, але це дасть менше."
    )


def thought(t: Table) -> dict[str, float]:
    """What the bot thinks of every option of the open question."""
    asked = t.state.asked[0]
    values = Greedy(1).values(t.state, asked, TITLE)
    return {option.key: value for option, value in zip(asked.options, values, strict=True)}


def test_an_action_more_is_not_bought_where_nothing_is_left_to_do_with_it() -> None:
    t = empty("lily-chen").at(0, "space-12").gives(0, "ruby-of-rlyeh").turn()
    values = thought(t)
    assert values["end"] > values["use:ruby-of-rlyeh"], "it would cost a point of sanity for nothing"


def test_an_action_more_is_not_bought_for_a_way_that_can_be_gone_only_once() -> None:
    t = empty("lily-chen").at(0, "space-12").gives(0, "ruby-of-rlyeh")
    t.clue("buenos-aires")
    assert choice(t.turn()) == "move:buenos-aires", "the other actions lead nowhere, and health and sanity are full"


def test_a_die_that_needs_one_more_is_not_called_useless() -> None:
    t = empty("silas-marsh").at(0, "arkham").gives(0, "lucky-cigarette-case").roll(4, 1, 1)
    words = hinted(TITLE, t.effect(0, w.Test(STRENGTH, passed=w.GainClue())).state)
    assert words.startswith("“Lucky Cigarette Case")
    assert "that makes it enough" in words


@pytest.mark.parametrize(("sanity", "first"), [(1, "pick:lodge-researcher"), (4, "pick:cultist#1")])
def test_what_a_beaten_cultist_takes_comes_where_it_does_least_harm(sanity: int, first: str) -> None:
    t = empty("mark-harrigan", ancient_one="yog-sothoth").at(0, "rome").values(0, sanity=sanity).gives(0, "lodge-researcher")
    t.monster("cultist", "rome")
    t.roll(*[6] * 12).encounter(0)
    assert {Greedy(seed).pick(t.state, t.state.asked[0], TITLE).key for seed in range(4)} == {first}


def test_what_comes_anyway_at_the_end_of_the_mythos_phase_is_said_to_do_so() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="cthulhu").mystery("rlyeh-risen", tokens=1)
    words = hinted(TITLE, t.mythos_phase("support-of-the-church").state)
    assert t.options == ["task:mystery", "task:lead"]
    assert words.endswith(": all of it happens anyway, one after another; only the order is yours.")


def test_beside_a_lost_game_nothing_else_is_named_as_a_loss() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").mystery("rlyeh-risen").awaken().values(0, sanity=1).at(0, "rome")
    t.gives(0, "whiskey").effect(0, w.Lose(SANITY, 2))
    assert t.options == ["use:whiskey", "pass"]
    assert hinted(TITLE, t.state).endswith(": otherwise the game is lost.")


def test_a_mystery_that_would_advance_otherwise_is_not_said_to_go_back() -> None:
    t = empty("jim-culver").turn()
    less = Changed(Mystery(), 0, good=False, sure=True)
    assert flat(TITLE.speech["en"].reason(t.state, t.state.asked[0], less)) == "the mystery will not come on as far"


def test_a_card_given_up_for_sanity_is_told_as_a_card_and_not_as_a_harm() -> None:
    t = empty("jim-culver", ancient_one="cthulhu").values(0, sanity=2).gives(0, "whiskey").effect(0, w.Lose(SANITY, 1))
    assert [hinted(TITLE, t.state, lang).split(": ")[-1] for lang in LANGUAGES] == [
        "Jim will have 1 more sanity, but 1 fewer card.",
        "рассудка у Джима будет на 1 больше, но карт — на 1 меньше.",
        "розуму в Джима буде на 1 більше, але карт — на 1 менше.",
    ]


CROWD = ["cultist", "cultist", "cultist", "cultist", "ghoul", "ghost", "zombie", "witch", "warlock", "vampire", "wraith"]


def test_fewer_monsters_are_never_a_drawback_however_dear_a_crowd_is() -> None:
    crowd, few = (empty("jim-culver", ancient_one="shub-niggurath").at(0, "rome") for _ in range(2))
    for t, codes in ((crowd, CROWD), (few, CROWD[:7])):
        for code in codes:
            t.monster(code, "sydney")
    whys = [term.why for term in changes([weighed(crowd.state, 0)], [weighed(few.state, 0)])]
    assert [(why.by, why.good) for why in whys if isinstance(why, Changed) and why.what == Monsters()] == [(-4, True)]


def test_who_leads_is_not_chosen_by_what_the_next_turn_would_bring_in_any_case() -> None:
    t = empty("jim-culver", "akachi-onyele").delayed(1).mythos_phase("support-of-the-church")
    while t.question is not None and t.question.__name__ != "PassLead":
        t.play(t.options[0])
    words = hinted(TITLE, t.state)
    assert words.startswith("“Keep it: Jim goes first”: ")
    assert words.endswith("nothing that can be foreseen hangs on who it is.")


def test_a_hint_to_do_or_to_leave_something_names_what_it_brings_and_what_it_costs() -> None:
    t = empty("jim-culver").mystery("the-true-name").at(0, "london").on_top("eu-4")
    t.encounter().play("encounter:europe")
    assert [hinted(TITLE, t.state, lang).split(": ")[-1] for lang in LANGUAGES] == [
        "gaining 2 clues helps you more than gaining a Debt condition hurts.",
        "от 2 улик пользы больше, чем вреда от состояния «Долг».",
        "від 2 доказів користі більше, ніж шкоди від стану «Борг».",
    ]
    t = empty("jim-culver", ancient_one="cthulhu").solved(2).at(0, "london").clues(0, 4).on_top("ow-4")
    t.gate("london")
    t.roll(6, 6, 6).encounter().play("encounter:other-world")
    while t.question is not WhetherTo:
        t.play("keep")
    assert [hinted(TITLE, t.state, lang).split(": ")[-1] for lang in LANGUAGES] == [
        "becoming Delayed would hurt you more than gaining 2 clues would help.",
        "от задержки вреда было бы больше, чем пользы от 2 улик.",
        "від затримки шкоди було б більше, ніж користі від 2 доказів.",
    ]


def test_clues_that_the_mystery_takes_are_kept_for_it() -> None:
    t = empty("jim-culver").mystery("the-true-name").at(0, "arkham").clues(0, 1).on_top("am-4")
    t.encounter().play("encounter:america")
    assert hinted(TITLE, t.state).endswith("”: the mystery takes clues.")


def test_of_a_price_and_what_happens_otherwise_the_worse_is_named() -> None:
    t = empty("jim-culver").values(0, health=5).event("heat-wave-singes-the-globe")
    assert [hinted(TITLE, t.state, lang).split(": ")[-1] for lang in LANGUAGES] == [
        "losing 3 health would hurt you more.",
        "от потери 3 здоровья вреда было бы больше.",
        "від утрати 3 здоров’я шкоди було б більше.",
    ]


def test_a_reroll_that_spares_harm_after_the_monster_is_beaten_is_not_called_useless() -> None:
    t = empty("mark-harrigan").at(0, "rome").values(0, health=2).gives(0, "bull-whip")
    t.roll(*[6] * 3, 1, 1, 1, 1, 6, 6).fights("hound-of-tindalos")
    words = hinted(TITLE, t.state)
    assert words.startswith("“Bull Whip: reroll 1 die"), words
    assert "it would change nothing" not in words


def test_where_every_fight_is_bad_the_one_that_costs_least_is_called_that() -> None:
    t = empty("jim-culver").at(0, "rome").values(0, health=3, sanity=3)
    t.monster("hound-of-tindalos", "rome")
    t.monster("shoggoth", "rome")
    words = hinted(TITLE, t.encounter(0).state)
    assert "everything else here would cost you more" in words
    assert "may cost dearly" not in words.split(" Next best")[0]


@pytest.mark.parametrize(("skill", "best"), [("will", "do-it"), ("strength", "decline")])
def test_a_clue_is_paid_for_the_paragraph_of_an_other_world_that_suits_the_skills(skill: str, best: str) -> None:
    t = empty("jim-culver").at(0, "rome").clues(0, 4).improved(0, skill, 2).on_top("ow-14")
    t.gate("rome")
    assert choice(t.encounter().play("encounter:other-world")) == best


def test_tickets_count_in_an_exchange_that_is_offered() -> None:
    t = empty("jim-culver", "lily-chen").at(0, "rome").at(1, "rome").tickets(0, train=1).tickets(1, train=1, ship=1)
    t.turn().play("trade:seat-2", "take-ticket:train", "take-ticket:ship", "done")
    assert choice(t) == "no"
    assert hinted(TITLE, t.state).endswith(": you would give more than you get.")
    t = empty("jim-culver", "lily-chen").at(0, "rome").at(1, "rome").tickets(0, train=1)
    t.turn().play("trade:seat-2", "give-ticket:train")
    assert choice(t) == "yes"
    assert [hinted(TITLE, t.state, lang).split(": ")[-1] for lang in LANGUAGES] == [
        "you get more than you give.",
        "вы получите больше, чем отдадите.",
        "ви отримаєте більше, ніж віддасте.",
    ]


def test_on_a_long_way_a_hint_names_where_it_leads_and_not_the_encounter_of_the_night() -> None:
    t = empty("mark-harrigan").at(0, "tokyo")
    t.clue("rome")
    words = hinted(TITLE, t.turn().play("prepare:ship").state)
    assert "research the clue in Rome" in words
    assert "encounter" not in words


def test_an_ordinary_encounter_is_praised_only_where_it_pays() -> None:
    t = empty("lily-chen").at(0, "space-12").turn()
    for lang, pays in (("en", "pays off on average"), ("ru", "в среднем выгоден"), ("uk", "середньому вигідна")):
        said = [flat(TITLE.speech[lang].reason(t.state, t.state.asked[0], Quiet(0, False, good))) for good in (True, False)]
        assert [pays in one for one in said] == [True, False], said


def test_no_encounter_is_not_advised_by_what_one_would_bring() -> None:
    t = empty("mark-harrigan").at(0, "space-4")
    t.monster("skeleton", "space-4")
    t.roll(6, 6, 6, 6, 6, 6, 6, 6).encounter()
    weighed = Greedy(1).weigh(t.state, t.state.asked[0], TITLE)
    none = next(one for one in weighed if one.option is box.NO_ENCOUNTER)
    assert [term.why for term in none.terms] == [r.Enough()]
    assert [flat(TITLE.speech[lang].reason(t.state, t.state.asked[0], r.Enough())) for lang in LANGUAGES] == [
        "nothing else here is worth it",
        "остальное того не стоит",
        "решта того не варта",
    ]


def test_a_turn_is_ended_for_what_can_be_done_where_it_ends() -> None:
    t = empty("jim-culver").at(0, "space-19")
    t.clue("space-19")
    assert hinted(TITLE, t.turn().state).startswith("“End the turn”: this round you can research the clue on space 19.")
    quiet = hinted(TITLE, empty("jim-culver").at(0, "space-12").turn().state)
    assert quiet.startswith("“End the turn”: no other action would get you further now.")


@pytest.mark.parametrize(
    "why", [r.EndsAt(space("rome"), r.Lure.GATE, 1, onward=False), r.Heads(space("rome"), r.Lure.GATE, 1, 1.0, False)]
)
def test_what_makes_a_goal_harder_does_so_whether_or_not_a_monster_there_is_defeated(why: object) -> None:
    asked = empty("jim-culver").turn().state.asked[0]
    worse = Changed(r.Prospect(), 0, good=False, sure=True, hangs_on=why)
    view = empty("jim-culver").turn().state
    assert [flat(TITLE.speech[lang].reason(view, asked, worse)) for lang in LANGUAGES] == [
        "it makes it harder to close the gate in Rome",
        "это помешает вам закрыть врата в Риме",
        "це завадить вам зачинити ворота в Римі",
    ]


def test_who_is_yet_to_enter_play_is_called_the_new_investigator() -> None:
    t = empty("jim-culver", "lily-chen").at(1, "rome").effect(1, w.Devour())
    assert not is_alive(t.state, 1)
    asked = empty("jim-culver", "lily-chen").turn().state.asked[0]
    better = Changed(Sanity(1), 1, good=True, sure=True)
    assert [flat(TITLE.speech[lang].reason(t.state, asked, better)) for lang in LANGUAGES] == [
        "the new investigator will have 1 more sanity",
        "рассудка у нового сыщика будет на 1 больше",
        "розуму в нового дослідника буде на 1 більше",
    ]


@pytest.mark.parametrize(("clues", "advised"), [(1, "“Cast Wither”: advancing the mystery"), (0, "“Roll the dice")])
def test_wither_without_a_strength_test_is_cast_for_the_mystery_and_not_for_dice(clues: int, advised: str) -> None:
    t = empty("jacqueline-fine", ancient_one="yog-sothoth").at(0, "rome").clues(0, clues).mystery("arcane-understanding")
    t.spell(0, "wither", 2)
    assert hinted(TITLE, t.fights("ghost").state).startswith(advised)
