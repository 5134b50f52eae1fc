"""The hints: what a greedy player of Final Hour values."""

from __future__ import annotations

from dataclasses import replace
from math import exp

import pytest

import miskatonic as mk
from miskatonic.bots.greedy import Greedy, Weighed
from miskatonic.bots.hints import PROBABLY, hint, told
from miskatonic.games.final_hour.bot import worth as judging
from miskatonic.games.final_hour.bot.reasons import Clues, Laid, Life, Omens, Reckoning, Symbols
from miskatonic.games.final_hour.bot.worth import chance_now, top_chance, useful_items, value
from miskatonic.games.final_hour.cards.actions import LILY
from miskatonic.games.final_hour.cards.sheets import TOP
from miskatonic.games.final_hour.cards.words import Redraw
from miskatonic.games.final_hour.odds.reversal import pairs, reversal_chance, worth
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.games.final_hour.rules.people import crew
from miskatonic.text.parts import LANGUAGES, flat
from miskatonic.weighing import Changed, Fact, Standing, Term, changes
from tests.games.final_hour.table import Table, table
from tests.games.reasons import along, total


def quiet() -> Table:
    """A table with nobody on the campus but two healthy investigators, in the middle of nothing."""
    t = table("jenny", "michael").cleared()
    t.state.set(box.PHASE, box.RECKONING)
    return t


def test_a_won_game_is_worth_1_and_a_lost_one_0() -> None:
    won, lost = quiet().state, quiet().state
    won.finish("FH-RIT-07", won=True)
    lost.finish("FH-END-01", won=False)
    assert (value(won, 0), value(lost, 0)) == (1.0, 0.0)


def test_the_value_falls_with_every_monster_at_the_ritual_site() -> None:
    t = quiet().stand("jenny", "humanities-building").stand("michael", "humanities-building")
    t.monster("blue-stalker-1", "athletic-building")
    values = [value(t.state, 0)]
    for _ in range(4):
        t.monster("blue-lurker-1", "university-museum")
        values.append(value(t.state, 0))
    assert values == sorted(values, reverse=True)
    assert values[-1] < values[0] * 0.8


def test_the_value_falls_when_a_stalker_comes_nearer_along_the_arrows() -> None:
    values = []
    for spot in ("student-union", "dorothy-upman-hall", "sorority-house", "athletic-building"):
        t = quiet()
        for _ in range(4):
            t.monster("red-lurker-1", "university-museum")
        t.stand("jenny", "humanities-building").stand("michael", "humanities-building")
        t.monster("blue-stalker-1", spot)
        values.append(value(t.state, 0))
    assert values == sorted(values, reverse=True)


def test_a_seal_on_the_way_of_a_stalker_raises_the_value() -> None:
    t = quiet()
    for _ in range(4):
        t.monster("red-lurker-1", "university-museum")
    t.monster("blue-stalker-1", "athletic-building")
    before = value(t.state, 0)
    t.sealed("athletic-building", "university-museum")
    assert value(t.state, 0) > before


def test_the_value_rises_with_the_health_of_the_weakest() -> None:
    t = quiet()
    values = []
    for health in range(1, 6):
        t.state.set(box.HEALTH_OF[0], health)
        values.append(value(t.state, 0))
    assert values == sorted(values)
    assert values[0] < values[-1]


def test_the_value_rises_with_cards_of_symbols_that_are_still_hidden() -> None:
    t = quiet()
    for token in [c for c in box.CLUE_TOKENS if box.SYMBOL[c] == 0]:
        t.state.put(token, box.FOUND)
    moons = [box.NUMBER[c] for c in box.PRIORITIES if box.SYMBOL[c] == 0][:4]
    stars = [box.NUMBER[c] for c in box.PRIORITIES if box.SYMBOL[c] == 1][:4]
    t.hand("jenny", *moons)
    low = value(t.state, 0)
    t.hand("jenny", *stars)
    assert value(t.state, 0) > low


def test_the_value_does_not_look_at_the_ritual_tokens() -> None:
    t = quiet()
    before = [value(t.state, 0), chance_now(t.state, 0)]
    hidden = next(c for c in box.CLUE_TOKENS if t.state.home[c].startswith("clue") and box.SYMBOL[c] < 5)
    place = t.state.home[hidden]
    token = t.state.zone(box.RITUAL_SLOTS)[0]
    t.state.put(token, place)
    t.state.put(hidden, box.RITUAL_SLOTS)
    assert [value(t.state, 0), chance_now(t.state, 0)] == before


def test_the_chance_of_the_reversal_is_exact() -> None:
    # Unrevealed are two moons and one star: both slots hold moons in 1 of 3 cases, and each moon card then counts twice.
    left = (2, 1, 0, 0, 0)
    assert sum(p for _, _, p in pairs(left)) == pytest.approx(1)
    assert worth(left)[:2] == pytest.approx([2 / 3 + 2 / 3, 2 / 3])
    assert reversal_chance(left, (0, 0, 3), need=4) == pytest.approx(1 / 3)
    assert reversal_chance(left, (0, 1, 1, 1), need=4) == pytest.approx(2 / 3)
    assert reversal_chance(left, (0, 0, 1, 1), need=4) == pytest.approx(1)
    # One card of somebody else, of any of five symbols: with a moon and a star it helps in 2 of 5 cases.
    assert reversal_chance(left, (0, 3, 3), need=2, others=1) == pytest.approx(1 / 3 + 2 / 3 * 2 / 5)


def test_an_attempt_is_nearly_certain_with_the_right_cards_and_poor_at_the_start() -> None:
    t = table("jenny", "michael")
    t.state.set(box.PHASE, box.GATE_STEP)
    s = t.state
    for token in box.CLUE_TOKENS:
        if box.SYMBOL[token] != 5 and s.home[token] != box.RITUAL_SLOTS:
            s.put(token, box.FOUND)
    faces = {box.SYMBOL[c] for c in s.zone(box.RITUAL_SLOTS)}
    good = [box.NUMBER[c] for c in box.PRIORITIES if box.SYMBOL[c] in faces]
    t.hand("jenny", *good[:4])
    t.hand("michael", *good[4:6], *good[6:8])
    assert chance_now(s, 0) > 0.9
    fresh = table("jenny", "michael").state
    assert chance_now(fresh, 0) < 0.5


def test_a_low_number_promises_the_top_effect() -> None:
    card = {box.NUMBER[c]: c for c in box.PRIORITIES}
    chances = [top_chance(0, {0: card[n]}) for n in (1, 8, 16, 24, 30)]
    assert chances == sorted(chances, reverse=True)
    assert (chances[0], chances[-1]) == (1.0, 0.0)
    assert top_chance(1, {0: card[5], 1: card[9], 2: card[4]}) == 0.0


def test_what_is_named_of_how_things_stand_multiplies_to_the_chance_to_win() -> None:
    title = mk.games()["final-hour"]
    for state in along(title, 2, 3):
        seat = state.asked[0].seat
        if state.count(box.PHASE) != box.ATTEMPT and not state.asked[0].together:
            assert exp(total(title, state, seat)) == pytest.approx(value(state, seat), rel=1e-6, abs=1e-3)


def alone_at(kind: str, left: int = 2) -> mk.Game:
    """A game alone at its first question of a kind at which somebody has so many action cards left."""
    game = mk.new("final-hour", seats=1, seed=5, investigators=["jenny", "rita"])
    while game.decision.kind != kind or (left == 1 and not any("(1 action" in o.label for o in game.decision.options)):
        game.play(game.decision.options[0].key)
    return game


def test_alone_a_card_is_laid_where_its_effect_does_most() -> None:
    game = alone_at("lay-on")
    asked = game.decision.asked
    assert [option.key for option in asked.options] == ["on:7", "on:11", "on:20", "on:22"]
    low, also_low, high, also_high = Greedy(0).values(game.state, asked, game.title)
    assert low == also_low < high == also_high
    key, why, _ = hint(game, 0, "en")
    assert key == "on:20"
    assert "rather than “On 7" in flat(why)


def test_alone_symbols_set_aside_are_told_as_symbols_and_not_as_omens_or_clues() -> None:
    t = table("lily", "jenny", solo=True).cleared().found("star", "star", "diamond").drawn(4, 8, 9, 19, 21)
    best, why, _ = hint(t.game, 0, "en")
    assert best == "set-aside:8"
    assert flat(why).endswith(
        "rather than “Set aside 21 (diamond, 1 omen)”: it keeps symbols that are likelier to match the ritual."
    )
    t.play("set-aside:4").effect("lily", Redraw(1))
    best, why, _ = hint(t.game, 0, "en")
    assert best == "exchange:4"
    assert "symbols that are likelier to match the ritual" in flat(why)


def with_item(code: str, *numbers: int) -> Table:
    """A round in which Jenny lays the first and the third of these cards, at her first item after a card of hers."""
    t = table("jenny", "michael").cleared().stand("jenny", "athletic-building").stand("michael", "student-union")
    t.actions("JB-S1", "MM-S1", "JB-S2", "MM-S2").lay(*numbers).item("jenny", code)
    return t


def test_an_item_is_judged_by_all_that_it_does() -> None:
    t = with_item("shotgun", 3, 4, 25, 28).full("university-museum")
    for _ in range(2):
        t.monster("blue-stalker-1", "athletic-building")
    best, why, _ = hint(t.until(asks.React).game, 0, "en")
    assert best == "use:shotgun"
    assert "there will be 2 fewer monsters" in flat(why)


def test_an_item_is_not_used_up_because_a_reckoning_and_a_gate_come_after_it() -> None:
    t = with_item("shotgun", 28, 4, 3, 5)
    best, why, _ = hint(t.until(asks.React).game, 0, "en")
    assert best == "pass"
    assert flat(why).endswith("the item is better kept for later.")


def test_an_item_is_not_kept_for_later_at_the_last_action_card_of_the_game() -> None:
    t = with_item("shotgun", 28, 4, 3, 5)
    for token in t.state.zone(box.GATE_STACK)[1:]:
        t.state.put(token, box.BOX)
    _, why, _ = hint(t.until(asks.React).game, 0, "en")
    assert "later" not in flat(why), "the reversal is due once the last gate has opened"


def test_in_the_last_round_an_item_can_be_used_until_its_owner_turns_up_the_last_card() -> None:
    t = quiet().item("jenny", "shotgun")
    for token in t.state.zone(box.GATE_STACK)[1:]:
        t.state.put(token, box.BOX)
    t.state.set(box.PHASE, box.RESOLVING)
    jenny, michael = crew(t.state)
    for turn, owner in enumerate((jenny, michael, jenny, michael)):
        t.state.point(box.TURN_OF[turn], owner)
    useful = [useful_items(t.state)]
    for turn in range(4):
        t.state.set(box.TURNED_UP[turn], 1)
        useful.append(useful_items(t.state))
    assert useful == [1, 1, 1, 0, 0]


def test_an_item_for_other_symbols_is_not_said_to_keep_any_and_to_pass_is_not_said_to_give_any_up() -> None:
    t = with_item("torn-grimoire", 28, 4, 3, 5).until(asks.React)
    said = [
        [
            flat(t.game.title.speech[lang].reason(t.state, t.state.asked[0], Changed(Symbols(), 0, good, True)))
            for good in (True, False)
        ]
        for lang in LANGUAGES
    ]
    assert said == [
        ["the symbols will be more likely to match the ritual", "the symbols will be less likely to match the ritual"],
        [
            "шансов, что символы совпадут с ритуальными, будет больше",
            "шансов, что символы совпадут с ритуальными, будет меньше",
        ],
        [
            "шансів, що символи збіжаться з ритуальними, буде більше",
            "шансів, що символи збіжаться з ритуальними, буде менше",
        ],
    ]


def test_what_happens_in_any_case_is_said_to() -> None:
    for n in (2, 1):
        game = alone_at("reveal-whose", n)
        assert any(f"({n} action card" in option.label for option in game.decision.options)
        assert flat(hint(game, 0, "en")[1]).endswith(
            "both still have a card to play this round, and nobody knows yet which one comes."
        )
        # whoever the two are, women as well, the Russian agrees with the word for investigators
        assert "обоим сыщикам ещё играть карту" in flat(hint(game, 0, "ru")[1])


def test_who_should_not_wait_with_the_reversal_is_told_what_would_come_before() -> None:
    t = table("jenny", "michael").cleared().until(asks.Attempt)
    best, why, _ = hint(t.game, 0, "en")
    assert best == "not-yet"
    assert "7 rounds are left to find clues and gather better symbols" in flat(why)
    t.full("university-museum")
    best, why, _ = hint(t.game, 0, "en")
    assert best == "ready"
    assert flat(why).endswith("the ritual site will probably overflow before the chance has grown.")


def test_a_hint_leads_nobody_in_circles() -> None:
    game = mk.new("final-hour", seats=1, seed=3)
    way: list[str] = []
    for _ in range(60):
        key, _, _ = hint(game, 0, "en")
        way = [*way, key] if game.decision.kind == "move" else []
        assert len(set(way)) == len(way), way
        game.play(key)


def test_a_trifle_is_called_one_and_a_reason_is_not_taken_from_what_a_choice_cannot_change() -> None:
    game = mk.new("final-hour", seats=1, seed=1)
    said: dict[str, list[str]] = {}
    for _ in range(60):
        key, why, _ = hint(game, 0, "en")
        said.setdefault(game.decision.kind, []).append(flat(why))
        game.play(key)
    told = [one for ones in said.values() for one in ones]
    assert any(": there is little between them, but " in one for one in told)
    assert not any("there is little between them" in one and "fewer monster" in one for one in told)
    assert not any("hidden clues" in one for one in (*said["seal"], *said["set-aside"])), "a seal and a card lead nowhere"
    assert not any(one.count("probably") > 1 for one in told)


def test_more_omens_are_never_called_few() -> None:
    one: Standing = {Omens(): Fact(1, -0.2)}
    two: Standing = {Omens(): Fact(2, -0.1)}
    assert not changes([one], [two])
    assert not changes([two], [one])
    assert changes([two], [{Omens(): Fact(1, 0.0)}])


def test_two_omens_instead_of_three_are_called_fewer_and_not_few() -> None:
    view = mk.new("final-hour", seats=2, seed=3).state
    said = {
        "en": ("fewer omens make for a milder reckoning", "the reckoning will be milder"),
        "ru": ("чем меньше знамений, тем мягче расплата", "расплата будет мягче"),
        "uk": ("що менше передвість, то м’якша розплата", "розплата буде м’якшою"),
    }
    for lang in LANGUAGES:
        for by, words in zip((-1, 0), said[lang], strict=True):
            why = Changed(Omens(), by, good=True, sure=True)
            assert flat(mk.games()["final-hour"].speech[lang].reason(view, view.asked[0], why)) == words


def test_the_omens_of_the_last_card_are_counted() -> None:
    # Without omens there is no reckoning; with 1, two deep ones come. The cards have one symbol and come after 2 and 6.
    t = table("jenny", "michael").cleared().lay(2, 6, 11).hand("michael", 10, 15, 20, 25)
    t.full("university-museum").damaged("university-museum", 3)
    for spot in ("athletic-building", "sorority-house", "dorothy-upman-hall"):
        t.monster("blue-stalker-1", spot)
    asked = t.game.decision.asked
    assert asked.what.turn == 3
    one, *none = Greedy(0).values(t.state, asked, t.game.title)
    assert one < min(none) == max(none)
    t.hand("michael", 10, 15)
    said = {
        "en": ": without omens the reckoning does nothing.",
        "ru": ": без знамений расплаты не будет.",
        "uk": ": без передвість розплати не буде.",
    }
    for lang in LANGUAGES:
        key, why, _ = hint(t.game, 1, lang)
        assert key == "lay:15"
        assert flat(why).endswith(said[lang])


def test_the_last_card_is_judged_by_the_effect_it_brings() -> None:
    # Nobody has anything to attack, so the top effects are of no use; the bottom one explores the location.
    t = table("jenny", "michael").cleared().actions("JB-B1", "MM-B1", "JB-D2", "MM-D1").lay(9, 21, 25).hand("michael", 4, 29)
    low, high = Greedy(0).values(t.state, t.game.decision.asked, t.game.title)
    assert low < high
    assert " 29 means the bottom effect (" in flat(hint(t.game, 1, "en")[1])
    t.state.set(box.FACE_DOWN, 1)
    assert " 29 will probably mean the bottom effect (" in flat(hint(t.game, 1, "en")[1]), "nobody knows who laid what"


def test_a_number_is_called_low_enough_only_beside_the_cards_that_are_seen() -> None:
    t = table("jenny", "michael").cleared().lay(4, 6)
    said = t.game.title.speech["en"].reason
    for number, by, words in (
        (3, 40, "3 is low enough for the top effect ("),
        (5, 80, "5 is probably low enough for the top effect ("),
        (5, 20, "5 makes the top effect ("),
        (8, -40, "8 means the bottom effect ("),
    ):
        own = ((0, _card(4)), (2, _card(number)))
        why = Changed(Laid(2, own, t.state.zone(box.ACTION_LAID[2])[0]), by, good=True, sure=True)
        view = t.game.decision.view
        assert flat(said(view, t.game.decision.asked, why)).startswith(words)
        less = flat(said(view, t.game.decision.asked, replace(why, good=False)))
        assert less.endswith(f", and the {'bottom' if by > 0 else 'top'} one would do more")


def _card(number: int) -> int:
    """The priority card with this number."""
    return next(card for card in box.PRIORITIES if box.NUMBER[card] == number)


def test_what_becomes_of_a_card_laid_earlier_is_told_by_its_effect() -> None:
    t = table("jenny", "michael").cleared().lay(17, 10)
    decision = t.game.decision
    earlier = Changed(Laid(0, ((0, _card(17)), (2, _card(18))), box.ACTIONS[0]), 30, good=True, sure=True)
    said = {
        "en": ("your 17 is likelier to use its top effect", ", and the bottom one would do more"),
        "ru": ("у вашей карты 17 верхний эффект станет вероятнее", ", а нижний дал бы больше"),
        "uk": ("у вашої карти 17 верхній ефект стане ймовірнішим", ", а нижній дав би більше"),
    }
    for lang in LANGUAGES:
        words, less = said[lang]
        reason = t.game.title.speech[lang].reason
        assert flat(reason(decision.view, decision.asked, earlier)) == words
        assert flat(reason(decision.view, decision.asked, replace(earlier, good=False))) == words + less


def test_what_becomes_of_a_card_laid_earlier_is_called_likely_or_sure_as_it_is() -> None:
    t = table("jenny", "michael").cleared().lay(9, 3)
    for number, by, words in (
        (18, 30, "your 9 will probably use its top effect"),
        (18, 10, "your 9 is likelier to use its top effect"),
        (4, -70, "your 9 will use its bottom effect"),
    ):
        why = Changed(Laid(0, ((0, _card(9)), (2, _card(number))), box.ACTIONS[0]), by, good=True, sure=True)
        assert flat(t.game.title.speech["en"].reason(t.game.decision.view, t.game.decision.asked, why)) == words


def test_more_omens_are_called_milder_where_the_row_is_known() -> None:
    t = table("jenny", "michael").cleared().lay(1, 3, 9)
    decision = t.game.decision
    said = {
        "en": "with 7 omens in all, the reckoning will be milder than with 6",
        "ru": "если знамений в сумме 7, расплата будет мягче, чем если их 6",
        "uk": "якщо передвість у сумі 7, розплата буде м’якшою, ніж якщо їх 6",
    }
    for lang in LANGUAGES:
        why = Changed(Reckoning(((1, _card(3)), (3, _card(7)))), 1, good=True, sure=True)
        assert flat(t.game.title.speech[lang].reason(decision.view, decision.asked, why)) == said[lang]


def test_omens_instead_of_none_are_called_harsher_than_without_any() -> None:
    t = table("jenny", "michael").cleared().lay(2, 6, 11)  # 21 is the first with an omen
    decision = t.game.decision
    said = {
        "en": "with 1 omen in all, the reckoning will be harsher than without any",
        "ru": "если знамений в сумме 1, расплата будет суровее, чем без них",
        "uk": "якщо передвість у сумі 1, розплата буде суворішою, ніж без них",
    }
    for lang in LANGUAGES:
        why = Changed(Reckoning(((1, _card(6)), (3, _card(21)))), 1, good=False, sure=True)
        assert flat(t.game.title.speech[lang].reason(decision.view, decision.asked, why)) == said[lang]


def test_a_card_that_leaves_worse_omens_in_the_row_is_said_to_do_so() -> None:
    t = table("lily", "jenny", solo=True).cleared()
    decision = t.game.decision
    assert decision.kind == "set-aside"
    for good, said in (
        (
            True,
            (
                "with the omens of the four cards left, the reckoning will be milder",
                "со знамениями четырёх оставшихся карт расплата будет мягче",
                "з передвістями чотирьох карт, що лишаться, розплата буде м’якшою",
            ),
        ),
        (
            False,
            (
                "with the omens of the four cards left, the reckoning will be harsher",
                "со знамениями четырёх оставшихся карт расплата будет суровее",
                "з передвістями чотирьох карт, що лишаться, розплата буде суворішою",
            ),
        ),
    ):
        for lang, words in zip(LANGUAGES, said, strict=True):
            why = Changed(Life(LILY), -1, good=good, sure=True)
            assert flat(t.game.title.speech[lang].reason(decision.view, decision.asked, why)) == words


def test_a_strike_that_spoils_the_moves_after_it_is_not_said_to_leave_a_better_one() -> None:
    t = table("lily", "jenny").cleared().stand("lily", "orne-library")
    t.monster("red-lurker-1", "orne-library")
    t.card("LC-B1", TOP).play("stop")
    decision = t.game.decision
    assert decision.asked.kind is asks.Strike
    for good, said in (
        (
            True,
            (
                "it leaves a better move for afterwards",
                "потом останется более выгодный ход",
                "потім лишиться вигідніший хід",
            ),
        ),
        (
            False,
            (
                "it leaves a worse move for afterwards",
                "потом останется менее выгодный ход",
                "потім лишиться менш вигідний хід",
            ),
        ),
    ):
        for lang, words in zip(LANGUAGES, said, strict=True):
            why = Changed(Clues(), 0, good=good, sure=True)
            assert flat(t.game.title.speech[lang].reason(decision.view, decision.asked, why)) == words


def test_a_reversal_that_is_as_likely_as_not_is_not_called_hopeless_where_waiting_is_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = table("jenny", "michael").cleared().until(asks.Attempt)
    monkeypatch.setattr(judging, "chance_later", lambda *_: 0.8)
    hardly = (
        "the symbols in hand would hardly be enough yet",
        "символов на руках пока, скорее всего, не хватит",
        "символів у руках поки що, найімовірніше, не вистачить",
    )
    perhaps = (
        "the symbols in hand may be enough, but the chance will be better later",
        "символов на руках может и хватить, но позже шансы будут лучше",
        "символів у руках може й вистачити, але згодом шанси будуть кращі",
    )
    for chance, said in ((0.2, hardly), (0.5, perhaps)):
        monkeypatch.setattr(judging, "chance_now", lambda *_, chance=chance: chance)
        decision = t.game.decision
        weighed = Greedy(0).weigh(t.state, decision.asked, t.game.title)
        for lang, words in zip(LANGUAGES, said, strict=True):
            assert flat(told(decision, weighed, lang)).endswith(f": {words}.")


def test_no_row_of_a_reckoning_is_held_to_be_better_than_none(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("jenny", "michael").cleared().lay(4, 6, 11)
    base = judging.chance(t.state, 1)
    laid = judging.laid_so_far(t.state, 1) | {3: _card(20)}
    monkeypatch.setattr(judging, "_after_row", lambda *_: 2 * base)
    assert judging.reckoning_share(t.state, 1, base, laid) == 1.0
    monkeypatch.setattr(judging, "_after_row", lambda *_: base / 2)
    assert judging.reckoning_share(t.state, 1, base, laid) == 0.5


@pytest.mark.parametrize("others", [(9, 25), (1, 2), (2, 28)])
def test_in_a_round_with_cards_face_down_the_last_card_is_judged_by_what_its_seat_knows(others: tuple[int, int]) -> None:
    def last(first: int, second: int) -> tuple[list[float], set[type]]:
        t = table("jenny", "michael").cleared().actions("JB-B1", "MM-B1", "JB-D2", "MM-D1").lay(first, 21, second)
        t.hand("michael", 4, 29)
        t.state.set(box.FACE_DOWN, 1)
        asked, bot = t.game.decision.asked, Greedy(0)
        kinds = {type(what) for one in bot.weigh(t.state, asked, t.game.title) for guess in one.ahead for what in guess}
        return bot.values(t.state, asked, t.game.title), kinds

    values, kinds = last(*others)
    assert values == last(9, 20)[0]
    assert Omens in kinds
    assert Reckoning not in kinds, "nobody knows the sum"


def test_the_bottom_effect_is_not_told_as_sure_to_whoever_has_an_item_for_the_top_one() -> None:
    t = table("jenny", "michael").cleared().actions("JB-B1", "MM-B1", "JB-D2", "MM-D1").lay(9, 21, 25).hand("michael", 4, 29)
    t.item("michael", "lucky-rabbit-foot")
    assert " 29 will probably mean the bottom effect (" in flat(hint(t.game, 1, "en")[1])


def test_what_a_number_brings_is_called_likely_once() -> None:
    decision = mk.new("final-hour", seats=2, seed=3).decision
    best, other = decision.asked.options[:2]
    likely = {"en": "probably", "ru": "скорее всего", "uk": "найімовірніше"}
    for sure in (True, False):
        why = Changed(Laid(0, ((0, _card(26)),), box.ACTIONS[0]), -60, good=True, sure=sure)
        weighed = [
            Weighed(best, 1.0, (Term(1.0, why),)),
            Weighed(other, 0.5, (Term(0.5, Changed(Omens(), -1, True, True)),)),
        ]
        for lang in LANGUAGES:
            words = flat(told(decision, weighed, lang))
            assert words.count(likely[lang]) == 1, words
            assert PROBABLY[lang] not in words or lang == "en", words


@pytest.mark.parametrize(
    ("changes", "ends"),
    [
        (
            [(0, True, True), (0, True, True)],
            [
                ": Jenny will be in less danger and so will Michael.",
                ": Дженни будет в меньшей опасности, Майкл тоже.",
                ": Дженні буде в меншій небезпеці, Майкл теж.",
            ],
        ),
        (
            [(1, True, True), (1, True, False)],
            [
                ": Jenny will have 1 more health and probably so will Michael.",
                ": здоровья у Дженни будет на 1 больше, вероятно, у Майкла тоже.",
                ": здоров’я в Дженні буде на 1 більше, імовірно, у Майкла теж.",
            ],
        ),
        (
            [(0, True, True), (0, False, True)],
            [
                ": Jenny will be in less danger, but Michael will be in more danger.",
                ": Дженни будет в меньшей опасности, но Майкл будет в большей опасности.",
                ": Дженні буде в меншій небезпеці, але Майкл буде в більшій небезпеці.",
            ],
        ),
        (
            [(2, True, True), (1, True, True)],
            [
                ": Jenny will have 2 more health; Michael will have 1 more health.",
                ": здоровья у Дженни будет на 2 больше; здоровья у Майкла будет на 1 больше.",
                ": здоров’я в Дженні буде на 2 більше; здоров’я в Майкла буде на 1 більше.",
            ],
        ),
    ],
)
def test_what_becomes_of_two_investigators_alike_is_told_in_one_breath(
    changes: list[tuple[int, bool, bool]], ends: list[str]
) -> None:
    t = table("jenny", "michael")
    decision = t.game.decision
    one, other = decision.asked.options[:2]
    whos = [t.state.counts[key] for key in (box.TURN_OF[0], box.TURN_OF[1])]
    terms = tuple(
        [
            Term(0.5 if good else -0.4, Changed(Life(who), by, good, sure))
            for who, (by, good, sure) in zip(whos, changes, strict=True)
        ]
    )
    weighed = [Weighed(one, 0.9, terms), Weighed(other, 0.0, ())]
    for lang, end in zip(LANGUAGES, ends, strict=True):
        assert flat(told(decision, weighed, lang)).replace("\u00a0", " ").endswith(end)
