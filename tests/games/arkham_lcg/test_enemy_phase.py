"""The Enemy phase: hunters, then attacks in player order (AH-ENM, AH-PHS-18 to 22)."""

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, place, table, woods


def trio() -> Table:
    """Roland, Daisy and Wendy in the Hallway."""
    return table("roland-banks", "daisy-walker", "wendy-adams").house()


def attacked(t: Table) -> list[tuple[str, int]]:
    """Which enemy attacked which seat, one after another."""
    return [(box.PIECE_SLUGS[note.told[0]], note.told[1]) for note in t.told(tells.Attacks)]


def is_exhausted(t: Table, slug: str) -> bool:
    """Whether an enemy is exhausted."""
    return t.count(box.EXHAUSTED[piece(slug)]) == 1


@rule("AH-ENM-01", "AH-PHS-18", "AH-PHS-19")
def test_hunters_move_before_enemies_attack() -> None:
    t = table().house()
    t.enemy("swarm-of-rats", at="attic")
    t.phase("enemy")
    moments = (tells.Phase, tells.EnemyMoved, tells.Engaged, tells.Attacks)
    assert t.kinds(*moments) == list(moments)
    assert t.damage() == 1


@rule("AH-ENM-01")
def test_without_enemies_nothing_happens_in_the_phase() -> None:
    t = trio().phase("enemy")
    assert [note.kind for note in t.state.log or [] if note.kind != tells.Revealed] == [tells.Phase]


@rule("AH-ENM-04", "AH-PHS-20")
def test_investigators_are_attacked_in_player_order_beginning_with_the_lead() -> None:
    t = trio()
    t.state.set(box.LEAD, 1)
    t.enemy("ghoul-minion", engaged=0)
    t.enemy("swarm-of-rats", engaged=1)
    t.enemy("flesh-eater", engaged=2)
    t.phase("enemy")
    assert attacked(t) == [("swarm-of-rats", 1), ("flesh-eater", 2), ("ghoul-minion", 0)]


@rule("AH-ENM-04", "AH-INV-20")
def test_exhausted_and_unengaged_enemies_do_not_attack() -> None:
    t = trio()
    t.exhausted(t.enemy("ghoul-minion", engaged=0), t.enemy("icy-ghoul", at="hallway"))
    t.enemy("flesh-eater", at="attic")
    t.phase("enemy")
    assert attacked(t) == []


@rule("AH-ENM-05")
def test_an_attack_deals_damage_and_horror_at_the_same_time() -> None:
    t = table().house().in_play(0, "beat-cop")
    t.enemy("icy-ghoul", engaged=0)
    t.phase("enemy").play("pass").play("on:roland-banks", "on:roland-banks")
    assert t.question == asks.AssignHorror
    assert t.damage() == 0, "nothing is applied before all of it is assigned"
    t.play("on:roland-banks")
    assert (t.damage(), t.horror()) == (2, 1)


@rule("AH-ENM-06")
def test_an_enemy_that_attacked_in_the_phase_is_exhausted() -> None:
    t = table().house()
    t.enemy("ghoul-minion", engaged=0)
    t.phase("enemy")
    assert is_exhausted(t, "ghoul-minion")
    assert t.home("ghoul-minion") == box.THREAT[0], "and still engaged"


@rule("AH-ENM-06", "AH-PHS-21")
def test_an_enemy_whose_attack_was_cancelled_is_exhausted_as_well() -> None:
    t = table().house().hand(0, "dodge")
    t.enemy("ghoul-minion", engaged=0)
    t.phase("enemy").play("use:dodge")
    assert t.damage() == 0
    assert is_exhausted(t, "ghoul-minion")


@rule("AH-PHS-20")
def test_the_one_attacked_chooses_the_order_of_the_attacks() -> None:
    t = trio()
    t.enemy("ghoul-minion", engaged=1)
    t.enemy("swarm-of-rats", engaged=1)
    t.phase("enemy")
    assert (t.question, t.asked) == (asks.AttackOrder, 1)
    t.play("pick:swarm-of-rats")
    assert attacked(t) == [("swarm-of-rats", 1), ("ghoul-minion", 1)]


@rule("AH-PHS-20", "AH-ELM-06", "AH-MAS-02")
def test_an_enemy_that_engages_somebody_in_the_middle_of_their_attacks_attacks_too() -> None:
    t = woods("roland-banks", "agnes-baker").harmed(0).harmed(1, damage=5)
    t.enemy("umordhoth", at="main-path")
    t.enemy("ghoul-minion", engaged=1)
    t.phase("enemy").until(asks.MassiveNext).play("seat:seat-2")
    assert attacked(t) == [("umordhoth", 1), ("umordhoth", 0), ("ghoul-minion", 0)], "left by Agnes, it engages Roland"
    assert (t.in_game(1), t.damage(0), t.horror(0), is_exhausted(t, "ghoul-minion")) == (False, 4, 4, True)


@rule("AH-PHS-20", "AH-CAN-03")
def test_one_that_cannot_attack_whom_it_engages_then_stays_ready() -> None:
    t = woods("roland-banks", "agnes-baker").harmed(0).harmed(1, damage=5)
    t.state.set(box.SHIELDED[0], 1)
    t.enemy("umordhoth", at="main-path")
    t.enemy("ghoul-minion", engaged=1)
    t.phase("enemy").until(asks.MassiveNext).play("seat:seat-2")
    assert attacked(t) == [("umordhoth", 1), ("umordhoth", 0)]
    assert (t.home("ghoul-minion"), is_exhausted(t, "ghoul-minion")) == (box.THREAT[0], False)


@rule("AH-PHS-20", "AH-PHS-19")
def test_there_is_a_window_after_hunting_before_each_further_investigator_and_after_the_last() -> None:
    t = trio().in_play(0, "beat-cop")
    t.enemy("flesh-eater", engaged=0)
    t.enemy("ghoul-minion", engaged=1)
    t.enemy("swarm-of-rats", engaged=2)
    t.phase("enemy")
    seen: list[int] = []
    while t.state.asked:
        if t.question == asks.Window:
            seen.append(len(attacked(t)))
            t.play("pass")
        else:
            t.play("on:roland-banks")
    assert seen == [0, 1, 2, 3], "the number of attacks before each window"


@rule("AH-PHS-21")
def test_an_enemy_exhausts_only_after_everything_its_attack_sets_off() -> None:
    t = table().house().in_play(0, "guard-dog")
    t.enemy("icy-ghoul", engaged=0)
    t.phase("enemy").play("on:guard-dog", "on:guard-dog", "on:roland-banks")
    assert t.question == asks.React
    assert not is_exhausted(t, "icy-ghoul")
    t.play("use:guard-dog")
    assert t.count(box.DAMAGE[piece("icy-ghoul")]) == 1
    assert is_exhausted(t, "icy-ghoul")


@rule("AH-PHS-21")
def test_an_enemy_defeated_during_its_attack_is_not_touched_again() -> None:
    t = table().house().in_play(0, "guard-dog")
    t.enemy("swarm-of-rats", engaged=0)
    t.phase("enemy").play("on:guard-dog", "use:guard-dog")
    assert t.home("swarm-of-rats") == box.ENCOUNTER_DISCARD
    assert not is_exhausted(t, "swarm-of-rats")


@rule("AH-PHS-22")
def test_what_happens_at_the_end_of_the_phase_comes_after_all_attacks() -> None:
    t = table().house().agenda(3)
    t.enemy("ghoul-minion", engaged=0)
    t.exhausted(t.enemy("flesh-eater", at="attic"))
    t.phase("enemy")
    log = t.kinds(tells.Attacks, tells.EnemyMoved)
    assert log == [tells.Attacks, tells.EnemyMoved], "then ghouls engaged with nobody go towards the parlor"
    assert t.home("flesh-eater") == box.AT_PLACE[place("hallway")]
