"""Doom, omen, Gates, the awakening, Mysteries, the end and the score (EH-DOM, EH-AO, EH-GAT, EH-MYS, EH-WIN, EH-SCO)."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import ELDRITCH, SANITY_TOKEN
from miskatonic.games.eldritch_horror.rules import asks, box
from miskatonic.games.eldritch_horror.rules.score import score
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.eldritch_horror.table import Table, empty, piece, space

# -------------------------------------------------------------------- the tracks


@rule("EH-DOM-01", "EH-SET-22")
def test_doom_advances_towards_zero_and_retreats_away_from_it() -> None:
    t = empty("silas-marsh").at(0, "arkham")
    assert t.count(box.DOOM) == 15
    assert t.effect(0, w.AdvanceDoom(2)).count(box.DOOM) == 13
    assert t.effect(0, w.RetreatDoom()).count(box.DOOM) == 14


@rule("EH-DOM-06")
def test_doom_cannot_retreat_above_twenty() -> None:
    t = empty("silas-marsh").at(0, "arkham").doom(19).effect(0, w.RetreatDoom(3))
    assert t.count(box.DOOM) == 20


@rule("EH-DOM-02", "EH-SET-23", "EH-MYT-02")
def test_the_omen_goes_round_its_track_and_doom_advances_for_matching_gates() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome")
    t.gate("arkham")
    t.gate("tokyo")
    t.gate("london")
    seen = [(t.colour(), t.count(box.DOOM))]
    for _ in range(4):
        t.effect(0, w.AdvanceOmen())
        seen.append((t.colour(), t.count(box.DOOM)))
    assert seen == [("green", 12), ("blue", 10), ("red", 9), ("blue", 7), ("green", 7)]


@rule("EH-DOM-03")
def test_going_back_or_setting_the_omen_is_no_advance() -> None:
    t = empty("silas-marsh").at(0, "rome").omen(2)
    t.gate("tokyo")
    t.effect(0, w.SetOmen(back=True))
    assert (t.colour(), t.count(box.DOOM)) == ("blue", 15)
    t.effect(0, w.SetOmen()).play("omen:blue-4")
    assert (t.colour(), t.count(box.DOOM), t.count(box.OMEN)) == ("blue", 15, 3)
    t.state.set(box.ON_GREEN, 2)
    t.effect(0, w.SetOmen()).play("omen:green-1")
    assert t.count(box.DOOM) == 15, "Azathoth hears only an advance"


@rule("EH-DOM-03", "EH-AO-03")
def test_azathoth_adds_doom_for_tokens_on_the_green_omen_on_top_of_matching_gates() -> None:
    t = empty("silas-marsh").at(0, "rome").omen(3)
    t.gate("istanbul")
    t.state.set(box.ON_GREEN, 2)
    t.effect(0, w.AdvanceOmen())
    assert t.count(box.DOOM) == 15 - 1 - 2


@rule("EH-DOM-05", "EH-AO-01", "EH-AO-02")
def test_doom_stops_at_zero_it_awakens_and_the_rest_goes_by_the_turned_sheet() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").doom(1).effect(0, w.AdvanceDoom(3))
    assert (t.count(box.DOOM), t.count(box.AWAKE)) == (0, 1)
    assert t.count(box.TOKENS_ON[SANITY_TOKEN][piece("cthulhu")]) == 2
    t.fights("cultist")
    assert t.sanity() == 4 - 2, "the Cultists of the back"


@rule("EH-DOM-04")
def test_after_the_awakening_doom_cannot_retreat() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").awaken().effect(0, w.RetreatDoom())
    assert t.count(box.DOOM) == 0


@rule("EH-AO-01", "EH-WIN-01")
def test_azathoths_awakening_loses_the_game_at_once() -> None:
    t = empty("silas-marsh").at(0, "rome").doom(1).effect(0, w.AdvanceDoom(), w.GainClue())
    assert t.result == (False, "EH-AO-02")
    assert flat(SPEECH["en"].result(t.state)) == "Defeat: Azathoth awoke."
    assert t.has_clues() == 0


@rule("EH-AO-01")
def test_shub_niggurath_awakens_in_africa_and_her_brood_comes_to_her() -> None:
    t = empty("silas-marsh", ancient_one="shub-niggurath").at(0, "rome")
    t.monster("ghoul", "london")
    t.monster("dark-young", "tokyo")
    t.monster("mummy", "sydney")
    t.doom(1).effect(0, w.AdvanceDoom())
    assert sorted(t.monsters("the-heart-of-africa")) == ["dark-young", "epic-shub-niggurath", "ghoul"]
    assert t.monsters("sydney") == ["mummy"]


@rule("EH-AO-02", "EH-DOM-04")
def test_six_monsters_around_awakened_shub_niggurath_lose_the_game() -> None:
    t = empty("silas-marsh", ancient_one="shub-niggurath").at(0, "rome").awaken()
    t.cup("ghost", "shoggoth", "vampire", "warlock", "witch").effect(0, w.AdvanceDoom(4))
    assert (len(t.monsters("the-heart-of-africa")), t.result) == (5, None)
    t.effect(0, w.AdvanceDoom())
    assert t.result == (False, "EH-AO-02")
    won = "Defeat: there are at least 6 monsters on the space with Shub-Niggurath."
    assert flat(SPEECH["en"].result(t.state)) == won


@rule("EH-AO-02", "EH-GAT-06")
def test_awakened_yog_sothoth_swallows_gates_instead_of_doom_and_three_lose() -> None:
    t = empty("silas-marsh", ancient_one="yog-sothoth").at(0, "rome").awaken().stack("sydney", "rome")
    t.gate("tokyo")
    t.effect(0, w.AdvanceOmen())
    assert (t.gates(), t.zone(box.KEPT_ON[piece("yog-sothoth")])) == ([], ["gate-tokyo"]), "the matching Gate itself"
    t.effect(0, w.AdvanceDoom())
    assert t.zone(box.KEPT_ON[piece("yog-sothoth")]) == ["gate-tokyo", "gate-sydney"], "otherwise from the stack"
    t.effect(0, w.AdvanceDoom())
    assert t.result == (False, "EH-AO-02")
    assert (
        flat(SPEECH["uk"].result(t.state))
        == "Поразка: Йог-Сотот переміг, бо на листі Стародавнього щонайменше 3 жетони воріт."
    )


# -------------------------------------------------------------------- Gates


@rule("EH-GAT-01", "EH-GAT-02", "EH-SET-02")
def test_a_gate_spawns_from_the_top_of_the_stack_with_one_monster() -> None:
    t = empty("silas-marsh").at(0, "rome").stack("arkham", "tokyo").cup("ghost").effect(0, w.SpawnGate())
    assert (t.gates(), t.monsters("arkham")) == (["arkham"], ["ghost"])


@rule("EH-GAT-03")
def test_an_empty_stack_is_made_anew_from_discarded_gates() -> None:
    t = empty("silas-marsh").at(0, "rome").stack().cup("ghost")
    t.state.put(piece("gate-tokyo"), box.GATE_DISCARD)
    assert t.effect(0, w.SpawnGate()).gates() == ["tokyo"]


@rule("EH-GAT-03")
def test_a_gate_discarded_after_the_stack_ran_out_does_not_come_back_before_the_others() -> None:
    t = empty("silas-marsh").at(0, "rome").stack("tokyo").cup("ghost")
    t.state.put(piece("gate-sydney"), box.GATE_DISCARD)
    t.effect(0, w.SpawnGate())
    assert (t.zone(box.GATE_STACK), t.zone(box.GATE_DISCARD)) == (["gate-sydney"], [])
    t.effect(0, w.DiscardGate())
    assert (t.zone(box.GATE_STACK), t.zone(box.GATE_DISCARD)) == (["gate-sydney"], ["gate-tokyo"])
    yog = empty("silas-marsh", ancient_one="yog-sothoth").awaken().at(0, "rome").stack("tokyo")
    yog.state.put(piece("gate-sydney"), box.GATE_DISCARD)
    assert yog.effect(0, w.AdvanceDoom()).zone(box.GATE_STACK) == ["gate-sydney"]


@rule("EH-GAT-04")
def test_with_no_gate_left_doom_advances_instead() -> None:
    t = empty("silas-marsh").at(0, "rome").stack().cup("ghost").effect(0, w.SpawnGate())
    assert (t.gates(), t.count(box.DOOM), t.home("ghost")) == ([], 14, box.CUP)


@rule("EH-GAT-05")
def test_discarding_a_gate_is_not_closing_it_and_monsters_stay() -> None:
    t = empty("akachi-onyele").at(0, "rome").ongoing("mysterious-lights").gives(0, "gate-box")
    t.gate("tokyo")
    t.monster("ghost", "tokyo")
    t.effect(0, w.DiscardGate())
    assert (t.gates(), t.monsters("tokyo"), t.has_clues(), t.question) == ([], ["ghost"], 0, None)


@rule("EH-GAT-05", "EH-GOLD-03", "EH-GOLD-02")
def test_a_ban_on_closing_gates_is_absolute() -> None:
    t = empty("silas-marsh").at(0, "rome").ongoing("mysterious-lights")
    t.gate("rome")
    t.on_top("ow-8").roll(*[6] * 8).encounter().play("encounter:other-world")
    assert t.gates() == ["rome"]


@rule("EH-GAT-06")
def test_spawning_a_gate_of_the_current_omen_does_not_advance_doom() -> None:
    t = empty("silas-marsh").at(0, "rome").omen(0).stack("istanbul").cup("ghost").effect(0, w.SpawnGate())
    assert t.count(box.DOOM) == 15


# -------------------------------------------------------------------- Mysteries


@rule("EH-MYS-01", "EH-SET-28", "EH-MYS-02")
def test_a_mystery_enters_play_with_its_effect() -> None:
    t = empty("silas-marsh").at(0, "rome").enters("seed-of-the-daemon-sultan")
    assert t.state.pointed(box.MYSTERY_TOKEN) == space("tunguska")
    assert t.zone(box.ACTIVE_MYSTERY) == ["seed-of-the-daemon-sultan"]


@rule("EH-MYS-09", "EH-MYS-07", "EH-MYS-02", "EH-MYS-06")
def test_a_mystery_is_solved_only_at_the_end_of_the_mythos_phase() -> None:
    t = empty("silas-marsh").at(0, "tunguska").mystery("seed-of-the-daemon-sultan").clues(0, 2).roll(6)
    t.encounter().play("resolve:seed-of-the-daemon-sultan", "keep", "do-it")
    assert t.tokens_on("seed-of-the-daemon-sultan") == 1, "half of 1 is 1: enough"
    assert t.zone(box.SOLVED) == [], "but nothing is solved yet"
    t.stack("tokyo").mythos_phase("rally-the-people")
    assert t.zone(box.SOLVED) == ["seed-of-the-daemon-sultan"]
    assert t.tokens_on("seed-of-the-daemon-sultan") == 0, "tokens on it are discarded"
    assert len(t.zone(box.ACTIVE_MYSTERY)) == 1, "and the next one is in play"


@rule("EH-MYS-09", "EH-MYT-15")
def test_a_game_lost_during_the_mythos_card_never_reaches_the_check() -> None:
    t = empty("silas-marsh").at(0, "rome").solved(2).mystery("occult-research").doom(1).omen(1)
    for clue in t.state.zone(box.CLUE_POOL)[:1]:
        t.state.put(clue, box.KEPT_ON[piece("occult-research")])
    t.gate("arkham")
    t.mythos_phase("rally-the-people")
    assert t.result == (False, "EH-AO-02")


@rule("EH-MYS-03", "EH-MYS-05", "EH-GOL-01")
def test_three_solved_mysteries_win() -> None:
    t = empty("silas-marsh").at(0, "rome").solved(2).mystery("omen-of-devastation", tokens=1).stack("tokyo")
    t.mythos_phase("rally-the-people")
    assert t.result == (True, "EH-MYS-03")


@rule("EH-MYS-07")
def test_tokens_that_a_solved_mystery_has_placed_on_the_board_go_with_it() -> None:
    t = empty("silas-marsh", ancient_one="shub-niggurath").at(0, "rome").enters("rituals-in-the-wild")
    assert t.count(box.ELDRITCH_AT[space("tunguska")]) == 1
    t.state.set(box.TOKENS_ON[ELDRITCH][piece("rituals-in-the-wild")], 1)
    t.stack("tokyo").mythos_phase("rally-the-people")
    assert not [key for key in box.ELDRITCH_AT if t.count(key)]


@rule("EH-MYS-07")
def test_the_deep_ones_leave_their_tokens_on_the_board() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").mystery("the-deep-ones-attack", tokens=1).eldritch("2")
    t.stack("tokyo").mythos_phase("rally-the-people")
    assert t.zone(box.SOLVED) == ["the-deep-ones-attack"]
    assert t.count(box.ELDRITCH_AT[space("2")]) == 1


@rule("EH-MYS-08")
def test_a_solved_mystery_shuffled_back_no_longer_counts() -> None:
    t = empty("silas-marsh").at(0, "rome").solved(2).event("all-for-nothing")
    assert (t.question, len(t.options)) == (asks.WhichMystery, 2)
    t.play(t.options[0])
    assert (len(t.zone(box.SOLVED)), len(t.zone(box.MYSTERY_DECK))) == (1, 3)


@rule("EH-MYS-04", "EH-MYS-10", "EH-MYS-03")
def test_once_it_is_awake_the_final_mystery_must_be_solved_too() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").awaken().solved(2)
    t.mystery("the-deep-ones-attack", tokens=1).stack("tokyo").mythos_phase("rally-the-people")
    assert t.result is None
    assert t.monsters("space-3") == ["epic-cthulhu"]
    assert len(t.zone(box.SOLVED)) == 3
    t.at(0, "space-3").effect(0, w.HurtMonster(4))
    assert t.result == (True, "EH-MYS-04"), "at once, not at the end of the phase"


@rule("EH-MYS-10")
def test_effects_on_the_active_mystery_never_touch_the_final_one() -> None:
    t = empty("silas-marsh", ancient_one="yog-sothoth").at(0, "rome").awaken().effect(0, w.PlaceOnMystery())
    assert t.tokens_on("yog-sothoth") == 0


@rule("EH-MYS-10", "EH-MYS-04")
def test_the_key_and_the_gate_opens_with_three_mysteries_and_is_won_at_once() -> None:
    t = empty("norman-withers", ancient_one="yog-sothoth").at(0, "rome").awaken()
    t.gate("rome")
    assert "resolve:yog-sothoth" not in t.encounter().options
    t.solved(3).on_top("sp-ys-6").roll(*[6] * 9).encounter().play("resolve:yog-sothoth", "keep", "keep")
    assert t.result == (True, "EH-MYS-04")


def test_the_battle_in_the_woods_is_won_when_she_falls() -> None:
    t = empty("silas-marsh", ancient_one="shub-niggurath").at(0, "the-heart-of-africa").awaken().solved(3)
    t.effect(0, w.HurtMonster(3))
    assert t.result is None, "a toughness of players + 3"
    t.effect(0, w.HurtMonster(1))
    assert t.result == (True, "EH-MYS-04")


@pytest.mark.parametrize("code", ["occult-research", "the-stars-are-right", "nature-of-the-all-mother", "the-beyond-one"])
def test_clues_of_research_may_be_put_on_the_mystery(code: str) -> None:
    owner = box.MYSTERY[piece(code)].ancient_one
    card = {"azathoth": "re-az-3", "cthulhu": "re-ct-4", "shub-niggurath": "re-sn-3", "yog-sothoth": "re-ys-4"}[owner]
    t = empty("mark-harrigan", ancient_one=owner).at(0, "space-5").mystery(code).on_top(card)
    t.clue("space-5")
    t.roll(*[6] * 6).encounter().play("research:clue-space-5")
    while t.question is not asks.WhetherTo:
        t.play("keep" if "keep" in t.options else t.options[0])
    t.play("do-it")
    assert t.zone(box.KEPT_ON[piece(code)]) == ["clue-space-5"]


def test_mysteries_that_move_clues() -> None:
    for code, owner, where in (
        ("the-stars-are-right", "cthulhu", "space-8"),
        ("nature-of-the-all-mother", "shub-niggurath", "space-9"),
    ):
        t = empty("silas-marsh", ancient_one=owner).at(0, "rome")
        t.clue("arkham")
        t.enters(code)
        assert t.clues_at(where) == 1, code


def test_closing_a_matching_gate_and_a_clue_add_to_omen_of_devastation() -> None:
    t = empty("silas-marsh").at(0, "rome").mystery("omen-of-devastation").clues(0, 1).omen(2).on_top("ow-8")
    t.gate("rome")
    t.roll(*[6] * 8).encounter().play("encounter:other-world", "keep", "keep", "do-it")
    assert (t.tokens_on("omen-of-devastation"), t.has_clues()) == (1, 0)
    other = empty("silas-marsh").at(0, "rome").mystery("omen-of-devastation").clues(0, 1).omen(0).on_top("ow-8")
    other.gate("rome")
    other.roll(*[6] * 8).encounter().play("encounter:other-world", "keep", "keep")
    assert (other.question, other.gates()) == (None, []), "another omen"


def test_the_true_name_is_hidden_on_random_spaces() -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson").at(0, "tokyo").pool("tokyo", "rome")
    t.enters("the-true-name")
    assert (t.count(box.ELDRITCH_AT[space("tokyo")]), t.count(box.ELDRITCH_AT[space("rome")])) == (1, 1), "half of 3"
    t.clues(0, 0).pool("sydney", "london").state.put(piece("clue-sydney"), box.CLUES_OF[0])
    t.state.put(piece("clue-london"), box.CLUES_OF[0])
    t.encounter(0).play("resolve:the-true-name", "do-it")
    assert (t.tokens_on("the-true-name"), t.count(box.ELDRITCH_AT[space("tokyo")])) == (1, 0)


def test_deep_ones_guard_the_tokens_of_their_mystery() -> None:
    t = empty("mark-harrigan", "silas-marsh", ancient_one="cthulhu").at(0, "space-2").at(1, "space-8")
    t.enters("the-deep-ones-attack")
    assert [t.count(box.ELDRITCH_AT[space(n)]) for n in ("2", "8")] == [1, 1]
    t.clues(0, 1).roll(*[6] * 9).encounter(0).play("resolve:the-deep-ones-attack", "keep", "keep", "do-it")
    assert (t.tokens_on("the-deep-ones-attack"), t.count(box.ELDRITCH_AT[space("2")])) == (1, 0)


@pytest.mark.parametrize(
    ("code", "foe", "where"),
    [
        ("watching-the-stars", "cthylla", "space-12"),
        ("spawn-of-the-black-goat", "nug", "the-amazon"),
        ("spawn-of-yog-sothoth", "dunwich-horror", "arkham"),
    ],
)
def test_mysteries_about_a_foe_are_solved_when_it_was_defeated(code: str, foe: str, where: str) -> None:
    t = empty("silas-marsh", ancient_one=box.MYSTERY[piece(code)].ancient_one).at(0, where).enters(code)
    assert t.monsters(where) == [foe]
    t.stack("tokyo").mythos_phase("rally-the-people")
    assert t.zone(box.SOLVED) == []
    t.at(0, where).effect(0, w.HurtMonsters(3)).stack("sydney").mythos_phase("silver-twilight-aid")
    while t.question is not asks.Action:
        t.play(t.options[-1])
    assert t.zone(box.SOLVED) == [code]


def test_hunting_the_thousand_counts_the_toughness_of_monsters_on_the_card() -> None:
    t = empty("mark-harrigan", ancient_one="shub-niggurath").at(0, "rome").mystery("hunting-the-thousand").clues(0, 2)
    t.monster("mummy", "rome", hurt=2)
    t.turn().play("use:mark-harrigan", "do-it")
    assert t.zone(box.KEPT_ON[piece("hunting-the-thousand")]) == ["mummy"]
    assert t.has_clues() == 0
    t.stack("tokyo").mythos_phase("rally-the-people")
    assert t.zone(box.SOLVED) == ["hunting-the-thousand"], "3 is at least 2 x 1"
    assert t.home("mummy") == box.CUP


def test_arcane_understanding_takes_a_spell_that_was_cast() -> None:
    t = empty("norman-withers", ancient_one="yog-sothoth").at(0, "rome").mystery("arcane-understanding").clues(0, 1)
    t.spell(0, "feed-the-mind", 2)
    t.roll(6, 6).turn().play("use:feed-the-mind#1", "keep", "do-it", "clues")
    assert t.tokens_on("arcane-understanding") == 1
    t.play("skill:lore")
    assert (t.owned(), t.skill("lore"), t.sanity()) == ([], 1, 6), "its effects are finished first"


def test_where_the_old_ones_broke_through_gates_are_kept_for_two_spells() -> None:
    code = "where-the-old-ones-broke-through"
    t = empty("norman-withers", ancient_one="yog-sothoth").at(0, "rome").mystery(code).on_top("ow-8")
    t.gives(0, "wither#1", "shriveling#1")
    t.gate("rome")
    t.roll(*[6] * 9).encounter().play("encounter:other-world", "keep", "keep", "do-it")
    assert (t.zone(box.KEPT_ON[piece(code)]), t.owned()) == (["gate-rome"], [])
    t.stack("tokyo").mythos_phase("rally-the-people")
    assert t.home("gate-rome") == box.GONE, "back to the box"


# -------------------------------------------------------------------- the end


@rule("EH-WIN-03", "EH-MYT-13")
def test_without_a_mythos_card_the_phase_ends_and_the_game_is_lost() -> None:
    t = empty("silas-marsh").at(0, "rome")
    t.state.put(piece("rally-the-people"), box.MYTHOS_DISCARD)
    assert t.mythos_phase(None).result == (False, "EH-WIN-03"), "the discard pile is not shuffled"


@rule("EH-WIN-03")
def test_but_a_third_mystery_solved_at_its_end_still_wins() -> None:
    t = empty("silas-marsh").at(0, "rome").solved(2).mystery("omen-of-devastation", tokens=1)
    assert t.mythos_phase(None).result == (True, "EH-MYS-03")


@rule("EH-WIN-02")
def test_if_both_happened_at_once_the_investigators_win() -> None:
    t = empty("silas-marsh", ancient_one="yog-sothoth").at(0, "rome").awaken().solved(3)
    t.effect(0, w.PlaceOnSheet(ELDRITCH), w.LoseGame())
    assert t.result == (True, "EH-MYS-04")


def points(t: Table) -> int:
    """The score as it stands."""
    return score(t.state)


@rule("EH-SCO-01", "EH-SCO-08")
def test_the_doom_left_is_subtracted() -> None:
    t = empty("silas-marsh").at(0, "rome").solved(2).mystery("omen-of-devastation", tokens=1).stack("tokyo").cup("ghost")
    t.mythos_phase("rally-the-people")
    assert t.state.result is not None
    assert t.state.result.scores == (1 + 1 - 15,), "a Gate, a Monster, Doom at 15"


@rule("EH-SCO-02", "EH-SCO-03", "EH-SCO-04", "EH-SCO-05", "EH-SCO-06", "EH-SCO-07")
def test_what_counts_in_the_score() -> None:
    t = empty("silas-marsh").at(0, "rome").doom(10)
    start = points(t)
    assert start == -10
    t.gate("tokyo")
    assert points(t) == start + 1
    for n, more in ((1, 1), (2, 1), (3, 1), (4, 2)):
        t.monster("cultist", "rome")
        assert points(t) == start + 1 + more, n
    t.condition(0, "cursed")
    t.condition(0, "dark-pact")
    assert points(t) == start + 3 + 2
    t.ongoing("stars-aligned")
    assert points(t) == start + 3 + 2 + 3
    t.ongoing("strange-sightings")
    assert points(t) == start + 8, "no Rumor"
    assert [points(t.clues(0, n)) - start for n in (1, 3, 4)] == [7, 7, 6]
    t.condition(0, "blessed")
    assert points(t) == start + 5
