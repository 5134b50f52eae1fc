"""Moments that made-up cards answer: spawning, engaging, phases, moving, being about to be defeated."""

from miskatonic.testing import rule
from tests.games.arkham_lcg.fairground import at_the_fair, box, fair

asks, tells, w = fair.asks, fair.tells, fair.words


def doom(t: object, slug: str) -> int:
    """The doom on a card."""
    return int(t.count(box.DOOM[fair.piece(slug)]))  # type: ignore[attr-defined]


# -------------------------------------------------------------------- spawning and engaging


def test_a_card_is_answered_after_it_entered_play_and_after_it_engaged() -> None:
    t = at_the_fair().draws(0, "barker")
    assert (t.home("barker"), doom(t, "barker"), t.horror()) == (box.THREAT[0], 1, 1)
    t = at_the_fair().draws(0, "clown")
    assert (doom(t, "clown"), t.horror()) == (0, 0)


@rule("AH-ENR-04")
def test_engaging_is_mutual_whoever_begins_it() -> None:
    t = at_the_fair("roland-banks", "daisy-walker")
    t.enemy("barker", engaged=1)
    before = t.horror(0)
    t.turn(0).play("engage:barker").until(asks.Action)
    assert (t.home("barker"), t.horror(0) - before, t.horror(1)) == (box.THREAT[0], 1, 0)
    t = at_the_fair("roland-banks", "daisy-walker").at(1, "hall-of-mirrors")
    t.enemy("barker", at="hall-of-mirrors")
    t.turn(0).play("move:hall-of-mirrors").until(asks.Engages).play("seat:seat-1").until(asks.Action)
    assert (t.home("barker"), t.horror(0)) == (box.THREAT[0], 1)
    assert t.play("end-turn").turn(0).until(asks.Action).horror(0) == 1, "staying engaged is nothing new"


def test_an_enemy_that_would_spawn_at_ones_location_can_be_discarded_instead() -> None:
    t = at_the_fair().in_play(0, "turnstile").draws(0, "clown")
    assert t.options == ["use:turnstile", "pass"]
    t.play("use:turnstile")
    assert (t.home("clown"), t.home("turnstile")) == (box.ENCOUNTER_DISCARD, box.DISCARD[0])
    assert (t.told(tells.Engaged), t.told(tells.EnemyDefeated)) == ([], [])
    t = at_the_fair().in_play(0, "turnstile").draws(0, "clown").play("pass")
    assert (t.home("clown"), t.home("turnstile")) == (box.THREAT[0], box.PLAY[0])


def test_an_elite_enemy_or_one_elsewhere_gives_no_such_chance() -> None:
    t = at_the_fair().in_play(0, "turnstile").draws(0, "ringmaster")
    assert (t.question, t.home("ringmaster")) == (None, box.THREAT[0])
    t = at_the_fair("roland-banks", "daisy-walker").in_play(0, "turnstile").at(1, "maze").draws(1, "clown")
    assert (t.question, t.home("clown")) == (None, box.THREAT[1])
    t = at_the_fair("roland-banks", "daisy-walker").in_play(0, "turnstile").draws(1, "clown")
    assert (t.asked, t.options) == (0, ["use:turnstile", "pass"]), "Daisy stands beside Roland"


def test_a_location_can_call_an_enemy_that_spawns_to_itself() -> None:
    t = at_the_fair().at(0, "cage").at(0, "gate").draws(0, "bear")
    assert t.home("bear") == box.AT_PLACE[fair.place("cage")]
    assert t.draws(0, "clown").home("clown") == box.THREAT[0]
    t = at_the_fair().draws(0, "bear")
    assert t.home("bear") == box.THREAT[0], "the cage is not revealed"


# -------------------------------------------------------------------- phases


@rule("AH-ABL-06")
def test_phases_begin_and_end_for_those_who_wait_for_them() -> None:
    t = at_the_fair()
    t.enemy("barker", at="maze")
    t.encounters("sawdust").phase("mythos").until()
    assert doom(t, "barker") == 1, "at its end, and not at its beginning"
    t.phase("enemy").until()
    assert doom(t, "barker") == 2
    t.phase("investigation").until()
    t.phase("upkeep").until()
    assert doom(t, "barker") == 2


def test_the_beginning_of_any_phase_can_be_answered_before_its_next_step() -> None:
    t = at_the_fair().in_play(0, "dinner-bell").encounters("sawdust")
    for phase in ("mythos", "enemy", "upkeep"):
        told = len(t.told(tells.Phase))
        t.phase(phase)
        assert (t.options, len(t.told(tells.Phase))) == (["use:dinner-bell", "pass"], told + 1)
        assert t.count(box.DOOM[fair.piece("dusk")]) == (0 if phase == "mythos" else 1), "the doom comes after"
        before = t.count(box.RESOURCES[0])
        t.play("use:dinner-bell")
        assert t.count(box.RESOURCES[0]) >= before + 1
        t.until()
        t.state.set(box.EXHAUSTED[fair.piece("dinner-bell")], 0)


# -------------------------------------------------------------------- being about to be defeated


@rule("AH-ABL-05")
def test_what_happens_when_an_enemy_is_defeated_comes_before_it_leaves() -> None:
    t = at_the_fair()
    t.enemy("barker", engaged=0)
    before = t.damage()
    t.turn().bag("0").play("fight:barker").until(asks.Action)
    assert t.damage() - before == 1
    order = [note.kind for note in t.state.log if note.kind in (tells.Damage, tells.EnemyDefeated)]
    assert order[-2:] == [tells.Damage, tells.EnemyDefeated]


def test_who_can_bear_it_after_all_is_not_defeated_and_suffers_no_trauma() -> None:
    t = at_the_fair().in_play(0, "smelling-salts").harmed(0, horror=4).effect(0, w.TakeHorror())
    assert (t.options, t.in_game()) == (["use:smelling-salts", "pass"], True)
    t.play("use:smelling-salts")
    assert (t.in_game(), t.horror(), t.count(box.MENTAL[0])) == (True, 3, 0)
    t = at_the_fair().in_play(0, "smelling-salts").harmed(0, horror=4).effect(0, w.TakeHorror()).play("pass")
    assert (t.in_game(), t.count(box.MENTAL[0])) == (False, 1)
    t = at_the_fair().in_play(0, "smelling-salts").harmed(0, damage=8, horror=1).effect(0, w.TakeDamage())
    t.play("use:smelling-salts")
    assert (t.in_game(), t.count(box.PHYSICAL[0])) == (False, 1), "it heals horror, and damage was too much"


@rule("AH-DFT-02")
def test_whoever_is_to_be_defeated_by_an_effect_may_answer_and_is_defeated_all_the_same() -> None:
    t = at_the_fair("roland-banks", "daisy-walker").in_play(0, "smelling-salts").harmed(0, horror=2)
    t.effect(0, w.ResolutionByAct(0, 1))
    assert (t.options, t.in_game(0), t.in_game(1)) == (["use:smelling-salts", "pass"], True, True)
    t.play("use:smelling-salts").until()
    assert [(t.in_game(seat), t.count(box.PHYSICAL[seat])) for seat in (0, 1)] == [(False, 1), (False, 1)]


# -------------------------------------------------------------------- moving


def test_a_move_can_be_cancelled_and_its_action_is_spent() -> None:
    t = at_the_fair().at(0, "maze").turn().bag("-4").play("move:gate").until(asks.Action)
    assert (t.where(), t.count(box.ACTIONS[0]), t.told(tells.Moved)) == ("maze", 2, [])
    t.bag("0").play("move:gate").until(asks.Action)
    assert (t.where(), t.count(box.ACTIONS[0])) == ("gate", 1)
    t.play("move:maze").until(asks.Action)
    assert (t.where(), len(t.told(tells.Test))) == ("maze", 2), "moving in needs no test"


def test_a_cancelled_move_takes_no_enemy_along_and_reveals_nothing() -> None:
    t = at_the_fair("roland-banks", "daisy-walker").at(0, "maze")
    enemy = t.enemy("clown", engaged=0)
    t.exhausted(enemy).turn(0).bag("auto-fail").play("move:gate").until(asks.Action)
    assert (t.where(), t.state.home[enemy]) == ("maze", box.THREAT[0])
