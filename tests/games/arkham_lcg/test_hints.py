"""What bots think of the card game: how good a state is, and what they would do at a few plain tables."""

import pytest

import miskatonic as mk
from miskatonic.bots import make_bot, play_out
from miskatonic.bots.greedy import Greedy
from miskatonic.core.hidden import imagine, seen_by
from miskatonic.games.arkham_lcg.bot.aims import aims
from miskatonic.games.arkham_lcg.bot.duel import Duel
from miskatonic.games.arkham_lcg.bot.judge import judge
from miskatonic.games.arkham_lcg.bot.reasons import (
    Awaits,
    Clues,
    LeavesBehind,
    NotWorth,
    Raises,
    Spared,
    Takes,
    Valued,
    Victory,
)
from miskatonic.games.arkham_lcg.bot.service import service, trouble
from miskatonic.games.arkham_lcg.bot.value import value
from miskatonic.games.arkham_lcg.bot.ways import harshness
from miskatonic.games.arkham_lcg.cards.terms import INTELLECT
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.games.arkham_lcg.rules.people import place_of
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, flat
from miskatonic.weighing import Changed
from tests.games.arkham_lcg.table import Table, piece, place, streets, table, woods
from tests.games.arkham_lcg.zealot import zealot
from tests.games.reasons import along, hinted, total

TITLE = mk.games()["arkham-lcg"]


def worths(t: Table) -> dict[str, float]:
    """What the open question's options are worth, by key."""
    asked = t.state.asked[0]
    found = judge(seen_by(t.state, asked.seat), asked)
    assert found is not None
    return {option.key: worth for option, worth in zip(asked.options, found, strict=True)}


def choice(t: Table) -> str:
    """What the greedy bot would answer."""
    return make_bot("greedy", 1).pick(t.state, t.state.asked[0], TITLE).key


def in_house(*investigators: str) -> Table:
    """The second act: the house is open, nobody holds a card."""
    t = table(*investigators).house().act(2)
    for seat in range(t.state.seats):
        t.hand(seat)
    return t


# -------------------------------------------------------------------- how good a state is


def test_a_state_is_better_with_more_clues_and_worse_with_more_harm_and_doom() -> None:
    t = in_house("roland-banks")
    plain = value(t.state, 0)
    assert value(in_house("roland-banks").holds(0, 2).state, 0) > plain
    assert value(in_house("roland-banks").harmed(0, damage=4, horror=3).state, 0) < plain
    assert value(in_house("roland-banks").agenda(3, 5).state, 0) < plain


def test_an_enemy_in_play_makes_a_state_worse() -> None:
    t = in_house("roland-banks")
    plain = value(t.state, 0)
    t.enemy("ravenous-ghoul", engaged=0)
    assert value(t.state, 0) < plain


# -------------------------------------------------------------------- clues


def test_it_investigates_where_a_clue_is_needed() -> None:
    assert choice(table("daisy-walker").hand(0).turn()) == "investigate"


def test_it_does_not_investigate_where_no_clue_lies() -> None:
    t = table("daisy-walker").hand(0).clues("study", 0).turn()
    assert choice(t) != "investigate"
    assert worths(t)["investigate"] <= 0


def test_it_advances_the_first_act_as_soon_as_it_can() -> None:
    assert choice(table("daisy-walker").hand(0).holds(0, 2).turn()) == "advance"


def test_it_goes_where_clues_are_and_comes_back_with_enough_of_them() -> None:
    assert choice(in_house("roland-banks").turn()) in ("move:attic", "move:cellar")
    assert choice(in_house("roland-banks").at(0, "attic").holds(0, 3).turn()) == "move:hallway"


def test_it_looks_for_clues_where_they_are_easier_to_find() -> None:
    assert choice(in_house("skids-otoole").turn()) == "move:attic"


def test_it_goes_on_looking_however_hard_the_last_clue_is_to_find() -> None:
    t = in_house("skids-otoole").at(0, "attic").clues("attic", 0).at(0, "cellar").at(0, "hallway").holds(0, 2)
    assert choice(t.turn()) == "move:cellar"
    assert choice(t.at(0, "cellar").turn()) == "investigate"


def in_fog(*cards: str) -> Table:
    """Agnes, whose intellect is 2, in the study with its shroud of 4, with cards in hand and nothing to spend."""
    return table("agnes-baker").hand(0, *cards).resources(0, 0).clues("study", 1).draws(0, "obscuring-fog").turn()


def test_nobody_looks_for_clues_again_and_again_where_they_cannot_be_found() -> None:
    t = in_fog()
    assert choice(t) == "draw"
    assert "with what you hold a clue is hardly to be found here" in hinted(TITLE, t.state)


def test_what_a_search_counts_on_is_then_committed_to_it() -> None:
    t = in_fog("unexpected-courage", "unexpected-courage#2")
    assert choice(t) == "investigate"
    assert "0% (up to 81% with what you can add)" in hinted(TITLE, t.state)
    t.play("investigate")
    assert choice(t).startswith("commit:unexpected-courage")
    assert "together with other cards of your hand it raises the chance from 0% to 81%" in hinted(TITLE, t.state)


def test_supplies_of_the_flashlight_are_kept_for_a_dark_room() -> None:
    bright = worths(in_house("roland-banks").at(0, "attic").in_play(0, "flashlight").turn())
    dark = worths(in_house("roland-banks").at(0, "cellar").in_play(0, "flashlight").turn())
    light = next(key for key in dark if "flashlight" in key)
    assert dark[light] > dark["investigate"]
    assert dark[light] - dark["investigate"] > bright[light] - bright["investigate"]


# -------------------------------------------------------------------- enemies


def test_it_fights_with_the_weapon_rather_than_bare_hands() -> None:
    t = in_house("roland-banks").in_play(0, "machete")
    t.enemy("ravenous-ghoul", engaged=0)
    t.turn()
    assert "machete" in choice(t)
    assert worths(t)[choice(t)] > worths(t)["fight:ravenous-ghoul"]


def test_a_weak_fighter_evades_what_a_strong_one_attacks() -> None:
    keys = {}
    for who in ("wendy-adams", "roland-banks"):
        t = in_house(who).holds(0, 3)
        t.enemy("ravenous-ghoul", engaged=0)
        keys[who] = choice(t.turn()).split(":")[0]
    assert keys == {"wendy-adams": "evade", "roland-banks": "fight"}


def test_it_does_not_provoke_for_small_gains() -> None:
    t = in_house("roland-banks").harmed(0, horror=3)
    t.enemy("ghoul-minion", engaged=0)
    found = worths(t.turn())
    assert found["draw"] < 0
    assert found["resource"] < 0
    assert choice(t).startswith("fight")


def test_an_exhausted_enemy_does_not_keep_it_from_anything() -> None:
    t = in_house("roland-banks")
    before = worths(t.turn())["draw"]
    t.exhausted(t.enemy("ghoul-minion", engaged=0))
    assert worths(t.turn())["draw"] == before


def test_spells_strike_for_those_with_a_strong_will() -> None:
    t = in_house("agnes-baker").in_play(0, "shrivelling")
    t.enemy("ravenous-ghoul", engaged=0)
    assert "shrivelling" in choice(t.turn())


def test_the_chance_of_a_spell_is_told_at_the_choice_of_its_victim_too() -> None:
    t = in_house("agnes-baker").in_play(0, "shrivelling")
    t.enemy("ghoul-minion", engaged=0)
    t.enemy("icy-ghoul", engaged=0)
    t.turn().play(choice(t.turn()))
    assert "88% to hit, and a hit defeats Ghoul Minion" in hinted(TITLE, t.state)


def test_strong_events_wait_for_the_ghoul_priest() -> None:
    early = in_house("skids-otoole").hand(0, "backstab").resources(0, 5)
    early.enemy("swarm-of-rats", engaged=0)
    assert choice(early.turn()) != "play:backstab"
    late = table("skids-otoole").house().act(3).hand(0, "backstab").resources(0, 5)
    late.enemy("ghoul-priest", engaged=0)
    assert worths(late.turn())["play:backstab"] > worths(late)["fight:ghoul-priest"]


def test_it_asks_lita_for_help_before_the_last_fight() -> None:
    t = table("daisy-walker").house().act(3).hand(0).at(0, "parlor")
    t.state.put(piece("lita-chantler"), box.AT_PLACE[4])
    t.enemy("ghoul-priest", at="hallway")
    assert "lita-chantler" in choice(t.turn())


# -------------------------------------------------------------------- the last fight


def last_fight(*investigators: str) -> Table:
    """The third act: nobody holds a card, the Ghoul Priest is engaged with the first."""
    t = table(*investigators).house().act(3)
    for seat in range(t.state.seats):
        t.hand(seat)
    t.enemy("ghoul-priest", engaged=0)
    return t


def evaded(t: Table) -> Table:
    """The Ghoul Priest has been evaded."""
    priest = piece("ghoul-priest")
    t.state.put(priest, box.AT_PLACE[1])
    return t.exhausted(priest)


def test_a_chance_to_win_grows_with_skill_and_with_what_one_can_bear() -> None:
    duel = Duel(hit=0.6, damage=2.0, slip=0.3, sting=0, bears=2.0, left=5.0, turn=3, rounds=6, seats=1)
    assert 0 < duel.chance() < 1
    for better in ({"hit": 0.8}, {"damage": 3.0}, {"slip": 0.8}, {"sting": 1}, {"bears": 3.0}, {"left": 4.0}, {"turn": 4}):
        assert duel._replace(**better).chance() > duel.chance(), better
    assert duel.chance(ready=False) > duel.chance(), "an evaded enemy does not strike back"
    assert duel.chance(dealt=5.0) == 1.0
    assert duel.chance(lost=2.0) == 0.0


def test_whoever_has_evaded_the_ghoul_priest_attacks_it() -> None:
    t = evaded(last_fight("skids-otoole").in_play(0, "machete").resources(0, 3))
    assert choice(t.turn()).split(":")[0] in ("fight", "use")
    assert worths(t)["fight:ghoul-priest"] > worths(t)["draw"]


def test_nothing_is_worth_an_attack_that_would_defeat_one() -> None:
    t = last_fight("daisy-walker").harmed(0, damage=4).hand(0, "emergency-cache")
    found = worths(t.turn())
    for key in ("draw", "resource", "investigate", "move:parlor", "move:attic", "play:emergency-cache"):
        assert found.get(key, -99.0) < found["end-turn"], key


def test_the_last_point_of_damage_is_worth_an_ally() -> None:
    t = last_fight("roland-banks").in_play(0, "beat-cop")
    assert worths(t.turn())["use:beat-cop"] < 0
    t.state.set(box.DAMAGE[piece("ghoul-priest")], 4)
    assert choice(t.turn()) == "use:beat-cop"


def test_a_dodge_is_kept_for_the_ghoul_priest() -> None:
    early = in_house("roland-banks").hand(0, "dodge")
    early.enemy("swarm-of-rats", engaged=0)
    early.phase("enemy").until(asks.React)
    assert choice(early) == "pass"
    late = last_fight("roland-banks").hand(0, "dodge")
    late.phase("enemy").until(asks.React)
    assert choice(late) == "use:dodge"


def test_it_leaves_by_the_parlor_when_there_is_neither_hope_nor_time() -> None:
    t = table("daisy-walker").house().act(3).hand(0).at(0, "parlor").agenda(3, 9).harmed(0, damage=4)
    t.state.put(piece("lita-chantler"), box.REMOVED)
    t.enemy("ghoul-priest", at="hallway")
    assert choice(t.turn()) == "use:parlor"
    assert worths(t.agenda(3, 0).turn())["use:parlor"] < 0


# -------------------------------------------------------------------- together


def test_nobody_attacks_past_a_friend_whom_a_miss_would_kill() -> None:
    t = in_house("agnes-baker", "daisy-walker").harmed(1, damage=4)
    t.enemy("icy-ghoul", engaged=1)
    assert worths(t.turn())["fight:icy-ghoul"] < 0


def test_it_takes_an_enemy_off_a_friend_who_would_fall() -> None:
    t = in_house("roland-banks", "daisy-walker").harmed(1, damage=4)
    t.enemy("ghoul-minion", engaged=1)
    found = worths(t.turn())
    assert found["engage:ghoul-minion"] > max(found["draw"], found["resource"], found["move:attic"])
    t.harmed(1, damage=0).harmed(0, damage=8)
    assert worths(t.turn())["engage:ghoul-minion"] < 0


def test_everybody_goes_to_the_ghoul_priest() -> None:
    t = table("skids-otoole", "roland-banks").house().act(3).hand(0).hand(1).in_play(0, "machete").at(0, "attic")
    t.enemy("ghoul-priest", engaged=1)
    t.state.put(piece("lita-chantler"), box.REMOVED)
    assert choice(t.turn()) == "move:hallway"


# -------------------------------------------------------------------- the second act


def paying(t: Table) -> dict[str, float]:
    """What paying the second act and passing are worth at the end of a round."""
    t.holds(0, 3).phase("upkeep")
    t.until(asks.React)
    return worths(t)


def test_it_pays_the_second_act_only_when_ready() -> None:
    weak = paying(in_house("daisy-walker"))
    assert weak["use:the-barrier"] < weak["pass"]
    strong = paying(in_house("roland-banks").in_play(0, "rolands-38-special", "beat-cop"))
    assert strong["use:the-barrier"] > strong["pass"]


def test_whoever_is_not_ready_is_told_why_the_act_can_wait() -> None:
    t = in_house("daisy-walker")
    paying(t)
    assert hinted(TITLE, t.state) == "“Use nothing”: better get ready first, for what comes next has to be fought."


def test_it_pays_the_second_act_when_time_runs_out() -> None:
    pressed = paying(in_house("daisy-walker").agenda(3, 5))
    assert pressed["use:the-barrier"] > pressed["pass"]


# -------------------------------------------------------------------- harm


def test_harm_goes_to_assets_that_survive_it() -> None:
    t = in_house("roland-banks").in_play(0, "beat-cop")
    t.enemy("swarm-of-rats", engaged=0)
    t.phase("enemy")
    t.until(asks.AssignDamage)
    assert choice(t) == "on:beat-cop"


def test_an_asset_dies_before_its_owner_does() -> None:
    t = in_house("daisy-walker").in_play(0, "research-librarian").harmed(0, damage=4)
    t.enemy("swarm-of-rats", engaged=0)
    t.phase("enemy")
    t.until(asks.AssignDamage)
    assert choice(t) == "on:research-librarian"


def test_a_dear_ally_is_not_given_up_while_one_can_bear_the_harm() -> None:
    t = in_house("wendy-adams").in_play(0, "leo-de-luca")
    t.enemy("flesh-eater", engaged=0)
    t.phase("enemy")
    t.until(asks.AssignHorror)
    assert t.state.asked[0].about[0] == 2
    assert choice(t) == "on:wendy-adams"


def test_agnes_takes_the_horror_with_which_she_strikes_back() -> None:
    t = last_fight("agnes-baker").in_play(0, "holy-rosary").phase("enemy")
    t.until(asks.AssignHorror)
    assert choice(t) == "on:agnes-baker"


def test_the_first_agenda_costs_a_card_rather_than_the_last_sanity() -> None:
    t = in_house("roland-banks").hand(0, "flashlight", "knife").harmed(0, horror=3).agenda(1, 2).phase("mythos")
    assert t.question == asks.WhichEffect
    assert choice(t) == "choose:0"


def test_daisy_heals_herself_with_the_action_that_only_a_tome_can_use() -> None:
    t = in_house("daisy-walker").in_play(0, "medical-texts").harmed(0, damage=3).holds(0, 3)
    assert choice(t.turn()) == "use:medical-texts"


# -------------------------------------------------------------------- cards


def test_a_card_is_committed_where_it_matters_and_kept_where_it_does_not() -> None:
    needed = in_house("roland-banks").at(0, "attic").hand(0, "perception").turn().play("investigate")
    assert choice(needed) == "commit:perception"
    vain = in_house("roland-banks").at(0, "attic").clues("attic", 0).hand(0, "perception").turn().play("investigate")
    assert choice(vain) == "reveal"


def test_of_the_cards_one_finds_the_weapon_that_is_missing_comes_first() -> None:
    t = in_house("roland-banks").in_play(0, "old-book-of-lore").top(0, "perception", "machete", "flashlight")
    assert choice(t.turn().play("use:old-book-of-lore").until(asks.Search)) == "pick:machete"


def test_the_asset_that_can_be_missed_makes_room_for_a_weapon() -> None:
    t = in_house("roland-banks").in_play(0, "machete", "flashlight").hand(0, "45-automatic").resources(0, 5)
    assert choice(t.clues("attic", 0).clues("cellar", 0).turn().play("play:45-automatic")) == "pick:flashlight"


def test_no_ally_is_called_under_blows_that_can_be_ended_first() -> None:
    t = in_house("roland-banks").in_play(0, "machete").hand(0, "beat-cop").resources(0, 5)
    assert choice(t.turn()) == "play:beat-cop"
    t = in_house("roland-banks").in_play(0, "machete").hand(0, "beat-cop").resources(0, 5)
    t.enemy("ravenous-ghoul", engaged=0)
    assert choice(t.turn()) == "use:machete"


def test_intellect_stands_in_for_combat_where_a_heavy_blow_is_to_be_feared() -> None:
    for enemy, wits in (("icy-ghoul", True), ("swarm-of-rats", False)):
        t = in_house("daisy-walker").hand(0, "mind-over-matter").resources(0, 2)
        t.enemy(enemy, engaged=0)
        assert (choice(t.turn()) == "play:mind-over-matter") == wits


def test_wendy_redraws_a_token_only_when_it_fails_her() -> None:
    for token, answer in (("0", "pass"), ("auto-fail", "use:wendy-adams")):
        t = in_house("wendy-adams").at(0, "attic").hand(0, "flashlight").bag(token).turn().play("investigate", "reveal")
        assert choice(t) == answer, token


def test_weapons_are_kept_and_skills_set_aside_in_the_opening_hand() -> None:
    seen = set()
    for seed in range(8):
        state = mk.new("arkham-lcg", seed=seed, investigators=["roland-banks"]).state
        asked = state.asked[0]
        found = judge(seen_by(state, 0), asked)
        assert found is not None
        for option, worth in zip(asked.options, found, strict=True):
            name = option.key.removeprefix("pick:").split("~")[0]
            if name in ("machete", "45-automatic", "rolands-38-special"):
                assert worth < 0, "kept"
                seen.add("weapon")
            elif name in ("guts", "manual-dexterity"):
                assert worth > 0, "set aside"
                seen.add("skill")
    assert seen == {"weapon", "skill"}


# -------------------------------------------------------------------- whole games


def wins(bot: str, games: int, **options: object) -> int:
    """How many of the first games a bot wins alone."""
    return sum(bool(play_out(TITLE, options, 1, seed, [make_bot(bot, seed)]).won) for seed in range(games))


def test_greedy_beats_random_clearly() -> None:
    options = {"investigators": ["roland-banks"], "difficulty": "easy"}
    assert wins("greedy", 24, **options) >= 6
    assert wins("random", 24, **options) <= 1


def test_a_judgement_covers_every_option() -> None:
    state = mk.new("arkham-lcg", seats=2, seed=3, investigators=["agnes-baker", "wendy-adams"]).state
    bots = [make_bot("greedy", 1), make_bot("greedy", 2)]
    while state.result is None:
        asked = state.asked[0]
        found = judge(seen_by(state, asked.seat), asked)
        assert found is None or len(found) == len(asked.options)
        state.answer(asked, bots[asked.seat].pick(state, asked, TITLE))


def test_what_a_seat_cannot_see_changes_no_judgement() -> None:
    state = mk.new("arkham-lcg", seats=2, seed=4, investigators=["daisy-walker", "skids-otoole"]).state
    bots = [make_bot("greedy", 1), make_bot("greedy", 2)]
    for step in range(120):
        asked = state.asked[0]
        other = imagine(state, asked.seat, step)
        again = other.question_for(asked.seat)
        assert again is not None
        assert judge(seen_by(state, asked.seat), asked) == judge(seen_by(other, asked.seat), again)
        state.answer(asked, bots[asked.seat].pick(state, asked, TITLE))


# -------------------------------------------------------------------- cards by their words


SERVICES = {
    "rabbits-foot": 0.5,
    "research-librarian": 0.4,
    "old-book-of-lore": 0.4,
    "scavenging": 0.2,
    "pickpocketing": 0.2,
    "burglary": 0.2,
    "arcane-initiate": -0.4,
    "first-aid": 0.5,
    "guard-dog": 0.4,
    "beat-cop": 0.2,
    "stray-cat": 0.5,
    "wendys-amulet": 0.3,
    "heirloom-of-hyperborea": 0.2,
    "dr-milan-christopher": 0.3,
    "medical-texts": 0.2,
    "police-badge": 0.4,
    "beat-cop-2": 0.2,
    "encyclopedia": 0.4,
    "book-of-shadows": 0.4,
    "aquinnah": 0.4,
}


def test_what_an_asset_does_beside_fighting_and_searching_hangs_on_its_words() -> None:
    found = {box.SLUG[card]: round(service(card), 3) for card in box.ASSET if service(card)}
    assert found == SERVICES


def test_a_treachery_is_worth_cancelling_by_what_its_words_do() -> None:
    found = {slug: trouble(piece(slug)) for slug in ("ancient-evils", "grasping-hands", "rotting-remains", "crypt-chill")}
    assert found == {"ancient-evils": 1.5, "grasping-hands": 2.0, "rotting-remains": 1.5, "crypt-chill": 1.5}
    assert (trouble(piece("frozen-in-fear")), trouble(piece("dissonant-voices")), trouble(piece("obscuring-fog"))) == (
        1.5,
        0.3,
        0.3,
    )


def test_rooms_that_hurt_are_known_by_their_words() -> None:
    rooms = {name: harshness(place(name)) for name in ("study", "hallway", "attic", "cellar", "parlor")}
    assert rooms == {"study": (0, 0), "hallway": (0, 0), "attic": (0, 1), "cellar": (1, 0), "parlor": (0, 0)}


def test_what_the_scenario_asks_for_is_read_off_its_cards() -> None:
    aim = aims(table().state)
    assert [box.SLUG[aim.last], box.SLUG[aim.friend], box.place_slug(aim.hub)] == [
        "ghoul-priest",
        "lita-chantler",
        "hallway",
    ]
    assert (aim.skill, aim.difficulty, aim.acts, aim.doom, aim.late) == (INTELLECT, 4, 3, 20, 10)


def test_playing_a_card_that_hurts_in_hand_is_worth_being_rid_of_it() -> None:
    t = table("agnes-baker").hand(0, "dark-memory").turn()
    assert worths(t)["play:dark-memory"] > 0.5


def test_being_rid_of_a_card_is_not_worth_an_attack_that_would_defeat_one_first() -> None:
    t = table("agnes-baker").hand(0, "dark-memory").resources(0, 5).harmed(0, damage=5, horror=6)
    minion = t.enemy("ghoul-minion", engaged=0)
    found = worths(t.turn())
    assert found["play:dark-memory"] < found["end-turn"]
    assert choice(t) == "evade:ghoul-minion"
    t.exhausted(minion)
    assert choice(t.turn()) == "play:dark-memory", "nobody attacks, and two horror at the end of the turn would be the end"


def test_doom_that_ends_the_last_agenda_is_not_worth_being_rid_of_a_card() -> None:
    early = worths(table("agnes-baker").hand(0, "dark-memory").resources(0, 5).agenda(3, 8).turn())
    late = worths(table("agnes-baker").hand(0, "dark-memory").resources(0, 5).agenda(3, 9).turn())
    assert late["play:dark-memory"] < late["end-turn"] < early["play:dark-memory"]


def test_a_hint_to_play_a_weakness_tells_what_it_would_cost_in_hand() -> None:
    t = table("agnes-baker").hand(0, "dark-memory").resources(0, 5).clues("study", 0).harmed(0, horror=5)
    assert "“Play Dark Memory" in hinted(TITLE, t.turn().state)
    assert "left in your hand it would do you harm (2 horror)" in hinted(TITLE, t.state)
    assert "doom" not in hinted(TITLE, t.state).split("Next best")[0].split("”: ", 1)[1]


def test_what_is_named_of_how_things_stand_adds_up_to_its_value() -> None:
    for state in along(TITLE, 2, 3):
        seat = state.asked[0].seat
        if 0.01 < value(state, seat) < 0.99:
            assert 0.12 + total(TITLE, state, seat) == pytest.approx(value(state, seat))


def test_a_hint_to_fight_tells_the_chance_and_the_attack_that_evading_would_spare() -> None:
    t = table("roland-banks").clues("study", 2)
    t.enemy("ghoul-minion", engaged=0)
    assert hinted(TITLE, t.turn().state) == (
        "“Fight Ghoul Minion (combat 4 against 2, health 2/2)”: 81% to hit Ghoul Minion (2 health left). "
        "Next best, “Evade Ghoul Minion (agility 2 against 2)”: 25% "
        "to evade Ghoul Minion and be spared 1 damage and 1 horror."
    )


def test_a_hint_to_commit_a_card_tells_by_how_much_it_raises_the_chance() -> None:
    t = table("roland-banks").hand(0, "perception").clues("study", 2).turn().play("investigate")
    assert hinted(TITLE, t.state) == (
        "“Commit Perception (+2)”: it raises the chance from 62% to 88%. "
        "Next best, “Reveal a chaos token”: the chance is 62% as it is."
    )


def test_nobody_turns_back_half_way_again_and_again() -> None:
    """In a game that was once spent between two streets, each of them on the way to another clue."""
    state = TITLE.begin(TITLE.settled({"scenario": "the-midnight-masks"}, 1), 1, 3)
    state.run()
    bot, left, back = make_bot("greedy", 3), box.NOBODY, 0
    while state.asked:
        asked, here = state.asked[0], place_of(state, 0)
        option = bot.pick(state, asked, TITLE)
        if option.verb is box.MOVE_TO:
            back += option.value == left
            left = here
        elif asked.kind is asks.Action:
            left = box.NOBODY
        state.answer(asked, option)
    assert back < 3


# -------------------------------------------------------------------- a night with many aims


def by_night(*hand: str) -> Table:
    """Roland in Rivertown, in The Midnight Masks, with these cards in hand and no money."""
    return streets("roland-banks").hand(0, *hand).resources(0, 0)


def test_it_looks_for_somebody_whom_the_act_wants_though_clues_are_needed_too() -> None:
    t = by_night().clues("rivertown", 0).holds(0, 0).resources(0, 5)
    before = worths(t.turn())["move:miskatonic-university"]
    t.enemy("victoria-devereux", at="northside")
    assert worths(t.turn())["move:miskatonic-university"] > before
    assert choice(t) == "move:miskatonic-university"
    assert "an enemy the act asks for is in Northside" in hinted(TITLE, t.state)


def test_it_pays_whoever_can_be_talked_to_and_does_not_go_there_poor() -> None:
    t = by_night().at(0, "northside").clues("northside", 0).resources(0, 5)
    t.enemy("victoria-devereux", engaged=0)
    assert choice(t.turn()) == "use:victoria-devereux"
    poor, rich = by_night(), by_night().resources(0, 5)
    for one in (poor, rich):
        one.enemy("victoria-devereux", at="easttown")
        one.turn()
    assert worths(rich)["move:easttown"] > worths(poor)["move:easttown"]


def test_clues_with_which_somebody_can_be_talked_to_are_needed_beside_those_of_the_act() -> None:
    t = by_night().holds(0, 2)
    enough = worths(t.turn())["investigate"]
    t.enemy("peter-warren", at="miskatonic-university")
    assert worths(t.turn())["investigate"] > 2 * enough


def test_it_goes_for_an_enemy_with_doom_on_it() -> None:
    t = by_night().clues("rivertown", 0).in_play(0, "machete")
    acolyte = t.enemy("acolyte", at="easttown")
    calm = worths(t.turn())["move:easttown"]
    t.state.set(box.DOOM[acolyte], 2)
    assert worths(t.turn())["move:easttown"] > calm + 1
    assert "with doom on it" in hinted(TITLE, t.state)


def test_a_locked_place_is_no_place_to_look_for_clues() -> None:
    t = by_night().at(0, "graveyard").at(0, "rivertown").clues("rivertown", 0)
    before = worths(t.turn())["move:graveyard"]
    t.state.put(piece("locked-door"), box.ATTACHED[place("graveyard")])
    assert worths(t.turn())["move:graveyard"] < min(before, 0)


def test_a_test_at_the_door_makes_a_place_less_inviting_to_who_would_fail_it() -> None:
    strong, weak = by_night(), by_night().threat(0, "dreams-of-rlyeh")
    assert worths(weak.turn())["move:graveyard"] < worths(strong.turn())["move:graveyard"]


def test_it_goes_home_with_the_last_action_of_the_last_turn_and_not_before() -> None:
    t = by_night().agenda(2, 7).turn()
    assert choice(t) != "use:time-is-running-short"
    t.state.set(box.ACTIONS[0], 1)
    assert choice(t) == "use:time-is-running-short"


def test_it_leaves_rather_than_stake_its_last_action_on_an_evasion() -> None:
    t = by_night().agenda(2, 0).harmed(0, damage=8)
    t.enemy("the-masked-hunter", engaged=0)
    t.turn().state.set(box.ACTIONS[0], 1)
    assert choice(t) == "use:time-is-running-short"


def test_money_is_worth_more_to_who_holds_a_weapon_that_is_still_too_dear() -> None:
    poor = by_night("emergency-cache", "45-automatic").resources(0, 1).turn()
    rich = by_night("emergency-cache", "45-automatic").resources(0, 9).turn()
    assert worths(poor)["play:emergency-cache"] > worths(rich)["play:emergency-cache"] + 0.5


def test_an_attempt_at_the_ritual_is_worth_more_than_another_clue() -> None:
    t = woods("roland-banks").hand(0).act(3).at(0, "ritual-site").holds(0, 2).turn()
    assert choice(t) == "use:disrupting-the-ritual"


def test_a_place_that_heals_is_worth_more_the_more_there_is_to_heal() -> None:
    hurt = {n: by_night().at(0, "st-marys-hospital").harmed(0, damage=n).turn() for n in (0, 1, 3, 6)}
    found = [worths(t)["use:st-marys-hospital"] for n, t in hurt.items() if n]
    assert found[0] + 0.5 < found[1] < found[2]
    assert "use:st-marys-hospital" not in worths(hurt[0])


def test_it_arms_against_enemies_that_are_still_hidden_in_the_deck() -> None:
    t = woods("roland-banks").hand(0, "machete")
    t.enemy("screeching-byakhee", engaged=0)
    assert aims(t.state).foe in t.state.zone(box.ENCOUNTER_DECK)
    assert "play:machete" in worths(t.turn())


def test_a_card_that_wards_off_attacks_is_kept_until_somebody_could_attack() -> None:
    quiet = table("skids-otoole").hand(0, "on-the-lam").clues("study", 2).turn()
    assert choice(quiet) == "pass"
    beset = table("skids-otoole").hand(0, "on-the-lam").clues("study", 2)
    beset.enemy("ravenous-ghoul", engaged=0)
    beset.turn()
    assert choice(beset) == "use:on-the-lam"
    assert hinted(TITLE, beset.state).endswith(": it spares you harm.")


def test_a_hint_to_strike_with_bare_hands_says_what_the_weapon_would_take() -> None:
    t = table("roland-banks").in_play(0, "45-automatic", "beat-cop").hand(0, "overpower").clues("study", 0)
    t.enemy("swarm-of-rats", engaged=0)
    words = hinted(TITLE, t.turn().state)
    assert words.startswith("“Fight Swarm of Rats")
    assert words.endswith("”: it takes one of the 4 uses left.")


def test_a_poor_chance_is_not_called_enough() -> None:
    t = in_house("skids-otoole").at(0, "cellar").turn().play("investigate")
    assert hinted(TITLE, t.state).startswith("“Reveal a chaos token”: nothing you could add is worth it; the chance is ")


def test_a_skill_that_leaves_the_chance_as_it_is_is_advised_for_what_it_does() -> None:
    t = table(difficulty="easy").hand(0, "vicious-blow")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("fight:ghoul-minion")
    words = [hinted(TITLE, t.state, lang) for lang in LANGUAGES]
    assert words[0].startswith("“Commit Vicious Blow (+1)”: the attack does more damage")
    assert "атака нанесёт больше ран" in words[1]
    assert "атака завдасть більше шкоди" in words[2]


def test_nobody_is_advised_to_let_the_act_advance_in_the_middle_of_a_test() -> None:
    t = table().hand(0).holds(0, 2).turn().play("investigate")
    assert worths(t) == {"advance": -1.0, "reveal": 0.0}
    assert choice(t) == "reveal"
    t = table().hand(0, "perception").holds(0, 2).turn().play("investigate", "advance")
    assert choice(t) == "reveal", "no card is wasted on a search for which there is nothing left to find"


# -------------------------------------------------------------------- what is told is true


def reasons(t: Table, key: str) -> list[tuple[str, ...]]:
    """What is told for and against an option of the open question, in every language."""
    asked = t.state.asked[0]
    view = seen_by(t.state, asked.seat)
    found = TITLE.terms(view, asked) if TITLE.terms else None
    assert found is not None
    whys = [term.why for option, terms in zip(asked.options, found, strict=True) if option.key == key for term in terms]
    return [tuple(flat(TITLE.speech[lang].reason(view, asked, why)) for lang in LANGUAGES) for why in whys]


NAMES_OF_ROLAND = {"Roland", "Роланд", "Роланда"}


def test_no_clue_is_promised_where_none_lies() -> None:
    t = in_house("roland-banks").at(0, "attic").clues("attic", 0).in_play(0, "flashlight").turn()
    bare = ("no clue lies here", "улик здесь нет", "доказів тут немає")
    assert reasons(t, "investigate")[0] == bare
    assert reasons(t, "use:flashlight")[0] == bare


def test_a_burglar_is_promised_resources_and_no_clue() -> None:
    t = in_house("skids-otoole").at(0, "attic").in_play(0, "burglary").turn()
    assert reasons(t, "use:burglary")[0][0] == "it brings you resources"


def test_nothing_dear_is_called_cheap() -> None:
    """What clues, cards and resources are given for is told, and not that it costs little."""
    t = by_night().at(0, "northside").clues("northside", 0).resources(0, 5).holds(0, 2)
    t.enemy("victoria-devereux", engaged=0)
    t.turn()
    assert reasons(t, "use:victoria-devereux")[0] == (
        "it rids you of an enemy without a fight",
        "так можно избавиться от врага без боя",
        "так можна позбутися ворога без бою",
    )
    assert reasons(t, "use:uncovering-the-conspiracy")[0] == (
        "it brings out another enemy that the act asks for",
        "так появится ещё один враг, которого требует сцена",
        "так з’явиться ще один ворог, якого вимагає сцена",
    )
    assert reasons(t, "use:northside")[0][0] == "it brings you nearer to the clues you need"
    ritual = woods("roland-banks").hand(0).act(3).at(0, "ritual-site").holds(0, 2).turn()
    assert reasons(ritual, "use:disrupting-the-ritual")[0][0] == "it may bring the act nearer to its end"


def test_the_dead_are_not_told_to_be_in_better_health() -> None:
    c = zealot("roland-banks", "wendy-adams")
    c.state.set(box.PHYSICAL[0], 9)
    assert c.ends(2).question is asks.NewInvestigator
    for lang, why in zip(LANGUAGES, ("with one more investigator", "с ещё одним сыщиком", "із ще одним"), strict=True):
        words = hinted(TITLE, c.state, lang)
        assert f": {why}" in words
        assert NAMES_OF_ROLAND.isdisjoint(words.split())


def test_whoever_is_looked_for_is_no_objection_to_going_there() -> None:
    t = by_night().clues("rivertown", 0).at(0, "easttown").resources(0, 9)
    t.enemy("victoria-devereux", at="rivertown")
    t.enemy("swarm-of-rats", at="rivertown")
    words = [told[0] for told in reasons(t.turn(), "move:rivertown")]
    assert words == ["an enemy the act asks for is in Rivertown", "Swarm of Rats waits there"]


def test_a_card_that_nobody_knows_yet_is_not_called_good() -> None:
    home = zealot().ends(0).onward().play("keep")
    assert reasons(home, "use:your-house/1")[0] == (
        "it adds to your hand",
        "это пополнит вашу руку",
        "це поповнить вашу руку",
    )
    daisy = table("daisy-walker").hand(0).in_play(0, "old-book-of-lore").turn()
    assert reasons(daisy, "use:old-book-of-lore")[0][0] == "it brings you a good card"


def test_what_a_test_may_heal_is_not_promised() -> None:
    t = in_house("daisy-walker").in_play(0, "medical-texts", "first-aid").harmed(0, damage=3).holds(0, 3).turn()
    assert reasons(t, "use:medical-texts")[0] == (
        "it may heal what hurts most",
        "это может вылечить самое опасное",
        "це може вилікувати найнебезпечніше",
    )
    assert reasons(t, "use:first-aid")[0][0] == "it heals what hurts most"


def test_what_a_test_may_rid_one_of_is_not_promised() -> None:
    t = by_night().threat(0, "dreams-of-rlyeh").turn()
    assert reasons(t, "use:dreams-of-rlyeh")[0] == (
        "it may rid you of what hinders you",
        "это может избавить вас от помехи",
        "це може позбавити вас того, що заважає",
    )


@rule("AH-SKL-08")
def test_who_helps_counts_one_card_only() -> None:
    t = in_house("roland-banks", "wendy-adams").at(0, "cellar").at(1, "cellar").clues("cellar", 2)
    t.hand(1, "perception", "magnifying-glass", "flashlight").turn(0).play("investigate").until(asks.Help)
    for lang in LANGUAGES:
        words = hinted(TITLE, t.state, lang)
        assert not any(part in words for part in ("together with", "вместе с другими", "разом з іншими")), words
    weighed = Greedy(1).weigh(t.state, t.state.asked[0], TITLE)
    raised = {
        flat(TITLE.speech["en"].label(t.state, t.state.asked[0], one.option)): term.why.then
        for one in weighed
        for term in one.terms
        if isinstance(term.why, Raises)
    }
    assert raised["Commit Flashlight (+1)"] < raised["Commit Perception (+2)"]


def test_of_two_tests_the_likelier_is_chosen_and_its_chance_told() -> None:
    t = streets("skids-otoole").at(0, "rivertown").draws(0, "locked-door").turn(0)
    t.play(next(key for key in t.options if "locked-door" in key))
    assert t.question is asks.WhichEffect
    best, other = Greedy(1).weigh(t.state, t.state.asked[0], TITLE)
    assert "agility" in flat(TITLE.speech["en"].label(t.state, t.state.asked[0], best.option))
    assert best.value > other.value
    for lang, said in zip(LANGUAGES, (" to pass.", ": шанс пройти проверку — ", ": шанс пройти перевірку — "), strict=True):
        assert said in hinted(TITLE, t.state, lang)


def test_who_would_fall_to_a_ready_enemy_does_not_strike_an_exhausted_one() -> None:
    t = in_house("roland-banks").at(0, "hallway").harmed(0, horror=4)
    t.enemy("flesh-eater", engaged=0)
    t.exhausted(t.enemy("ghoul-minion", engaged=0))
    assert choice(t.turn(0)).startswith("evade:flesh-eater")


def test_the_next_best_is_called_so_only_if_it_is() -> None:
    t = in_house("roland-banks").at(0, "hallway").resources(0, 0).turn(0)
    words = hinted(TITLE, t.state)
    if "Next best" in words:
        weighed = Greedy(1).weigh(t.state, t.state.asked[0], TITLE)
        behind = [one for one in weighed if one.value < weighed[0].value]
        assert flat(TITLE.speech["en"].label(t.state, t.state.asked[0], behind[0].option)) in words


def test_a_card_that_had_better_not_be_played_is_not_praised() -> None:
    t = in_house("daisy-walker").at(0, "hallway").hand(0, "mind-over-matter").resources(0, 5).turn(0)
    found = Greedy(1).weigh(t.state, t.state.asked[0], TITLE)
    play = next(one for one in found if one.option.verb is box.PLAY_CARD)
    assert play.value <= 0
    assert [term.why for term in play.terms] == [NotWorth()]
    said = [flat(TITLE.speech[lang].reason(t.state, t.state.asked[0], NotWorth())) for lang in LANGUAGES]
    assert said == ["it is not worth its cost now", "сейчас это не стоит своей цены", "зараз це не варте своєї ціни"]


def test_reasons_about_enemies_and_things_gained_agree_with_their_number_and_gender() -> None:
    t = in_house("roland-banks", "daisy-walker").at(0, "hallway").turn(0)

    def said(why: object) -> list[str]:
        return [flat(TITLE.speech[lang].reason(t.state, t.state.asked[0], why)) for lang in LANGUAGES]

    rats, eater = piece("swarm-of-rats"), piece("flesh-eater")
    assert said(Awaits((rats,))) == ["Swarm of Rats waits there", "там поджидает стая крыс", "там чатує зграя щурів"]
    assert said(Awaits((rats, eater))) == [
        "Swarm of Rats and Flesh-Eater wait there",
        "там поджидают стая крыс и пожиратель плоти",
        "там чатують зграя щурів і пожирач плоті",
    ]
    more = piece("swarm-of-rats#2")
    assert said(Awaits((rats, more))) == [
        "enemies wait there (Swarm of Rats ×2)",
        "там поджидают враги (стая крыс ×2)",
        "там чатують вороги (зграя щурів ×2)",
    ]
    assert said(LeavesBehind((rats, more, eater))) == [
        "it leaves your enemies behind (Swarm of Rats ×2 and Flesh-Eater)",
        "так удастся оторваться от врагов (стая крыс ×2 и пожиратель плоти)",
        "так удасться відірватися від ворогів (зграя щурів ×2 і пожирач плоті)",
    ]
    assert said(Takes(rats, 1)) == [
        "Swarm of Rats hurts Daisy more than you",
        "стая крыс опаснее для Дейзи, чем для вас",
        "зграя щурів небезпечніша для Дейзі, ніж для вас",
    ]
    assert said(Changed(Clues(), -2, good=False, sure=True))[0] == "there will be 2 fewer clues"
    assert said(Changed(Clues(), 1, good=True, sure=True))[0] == "there will be 1 more clue"
    assert said(Changed(Victory(), -2, good=False, sure=True))[0] == "there will be 2 fewer victory points"
    texts, book = piece("medical-texts"), piece("old-book-of-lore")
    assert said(Spared(texts))[0] == "Medical Texts help least with what lies ahead"
    assert said(Spared(book))[0] == "Old Book of Lore helps least with what lies ahead"
    assert [said(Valued(card))[0] for card in (texts, book)] == [
        "Medical Texts are worth keeping",
        "Old Book of Lore is worth keeping",
    ]
