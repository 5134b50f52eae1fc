"""What lies on the table: everything that can be chosen, cards as they stand, hidden things hidden, and the chances."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TypeVar

import msgspec
import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.options import Asked
from miskatonic.games.arkham_lcg import ARKHAM_LCG
from miskatonic.games.arkham_lcg.cards.terms import COMBAT, DIFFICULTIES, FIGHT, INTELLECT, INVESTIGATE
from miskatonic.games.arkham_lcg.odds.tests import chance, chance_now
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.games.arkham_lcg.rules.places import shroud
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import icons_on
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.games.arkham_lcg.scene.looks import rules
from miskatonic.games.arkham_lcg.scene.table import cards_in, scene, targets
from miskatonic.scene import Bag, Board, Card, Deck, Hand, Notice, Place, Row, Scene, Strip, Thing, Token, Track
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, flat, percent
from tests.games.arkham_lcg.table import Table, piece, place, table
from tests.games.scenes import everything

WORDS_ONLY = {"end-turn", "keep", "pass", "pass-phase", "pass-round", "yes", "no", "never", "result"}
"""Options that mean nothing on the table: the end of something, a yes or no, and the plain result of a test."""
STEPS = 120
T = TypeVar("T", bound=Thing)


def games(count: int) -> Iterator[tuple[mk.Game, mk.Decision]]:
    """Random games with 1 to 4 seats on every difficulty at every decision, as far as they go in a while."""
    for seed in range(count):
        choose = random.Random(seed)
        game = mk.new("arkham-lcg", seats=1 + seed % 4, seed=seed, difficulty=DIFFICULTIES[seed // 4 % 4])
        for _ in range(STEPS):
            if game.over:
                break
            decision = choose.choice(game.decisions)
            yield game, decision
            game.play(choose.choice(decision.options).key, decision.seat)


def seen(t: Table, seat: int = 0, lang: str = "en") -> Scene:
    """A test's table as a seat sees it."""
    return scene(hidden.seen_by(t.state, seat), seat, SPEECH[lang])


def look(t: Table, seat: int = 0, lang: str = "en") -> dict[str, Thing]:
    """What lies on a test's table, by id."""
    return {thing.id: thing for thing in everything(seen(t, seat, lang))}


def find(t: Table, kind: type[T], id: str, seat: int = 0) -> T:
    """A thing of a kind on a test's table."""
    found = look(t, seat)[id]
    assert isinstance(found, kind)
    return found


def touched(t: Table, key: str) -> tuple[str, ...]:
    """What an option of the open question touches."""
    asked = t.state.asked[0]
    option = asked.find(key)
    assert option is not None, t.options
    return targets(t.state, asked, option)


def row(t: Table, id: str, seat: int = 0) -> str:
    """A row of a card in words."""
    return flat(find(t, Strip, id, seat).label)


# -------------------------------------------------------------------- every decision of many games


def test_every_option_touches_something_that_lies_on_the_table_of_who_decides() -> None:
    words_only = set()
    for game, decision in games(16):
        ids = {thing.id for thing in everything(game.scene(decision.seat))}
        for option in decision.options:
            assert set(option.targets) <= ids, option.key
            if not option.targets:
                words_only.add(option.key.partition(":")[0])
    assert words_only <= WORDS_ONLY


def test_an_id_names_one_thing_only() -> None:
    for number, (game, _) in enumerate(games(8)):
        if number % 5 == 0:
            for seat in range(-1, game.seats):
                found = [thing.id for thing in everything(game.scene(seat))]
                assert len(set(found)) == len(found)


def test_what_a_seat_sees_does_not_change_when_hidden_things_are_dealt_again() -> None:
    for number, (game, decision) in enumerate(games(8)):
        if number % 9 == 0:
            for seat in {decision.seat, -1}:
                dream = hidden.seen_by(hidden.imagine(game.state, seat, number), seat)
                assert msgspec.json.encode(scene(dream, seat, SPEECH["en"])) == msgspec.json.encode(game.scene(seat))


def test_a_scene_can_be_sent_in_every_language_to_every_seat_and_is_small() -> None:
    for number, (game, _) in enumerate(games(8)):
        if number % 17 == 0:
            for seat in range(-1, game.seats):
                for lang in LANGUAGES:
                    sent = game.scene(seat, lang)
                    text = msgspec.json.encode(sent)
                    assert msgspec.json.decode(text, type=Scene) == sent
                    assert len(text) < 40_000


def test_a_finished_game_still_lies_on_the_table_and_says_how_it_ended() -> None:
    for seed in range(4):
        choose = random.Random(seed)
        game = mk.new("arkham-lcg", seats=1 + seed, seed=seed)
        while not game.over:
            decision = game.decision
            game.play(choose.choice(decision.options).key, decision.seat)
        for lang in LANGUAGES:
            ending = flat(SPEECH[lang].result(hidden.seen_by(game.state, 0)))
            assert flat(game.scene(0, lang).status[-1]) == ending


def test_nothing_of_other_hands_and_of_decks_is_shown() -> None:
    looked = 0
    for number, (game, _) in enumerate(games(8)):
        if number % 4:
            continue
        for seat in range(-1, game.seats):
            question = game.state.question_for(seat)
            told = cards_in(question) if question is not None else []
            closed = [box.ENCOUNTER_DECK, *box.DECK, *(key for other, key in enumerate(box.HAND) if other != seat)]
            names = {box.PIECE_SLUGS[p] for key in closed for p in game.state.zone(key) if p not in told}
            shown = everything(game.scene(seat))
            assert not {thing.id.partition(":")[2] for thing in shown} & names
            for thing in shown:
                if isinstance(thing, Hand) and thing.seat != seat:
                    assert all(card.face_down and not card.code and not card.icons for card in thing.cards)
                    assert len(thing.cards) == len(game.state.zone(box.HAND[thing.seat]))
                    looked += len(thing.cards)
    assert looked > 100


def test_the_chance_shown_in_a_test_is_the_exact_one() -> None:
    tests, cards = 0, 0
    for game, decision in games(12):
        if decision.kind not in ("commit", "help"):
            continue
        shown = {thing.id: thing for thing in everything(game.scene(decision.seat))}
        notice = shown["test"]
        assert isinstance(notice, Notice)
        now = f"{percent(chance_now(game.state))}%"
        assert flat(notice.lines[notice.active]) == f"Chance to pass: {now}"
        assert flat(game.scene(decision.seat).status[0]) == f"Chance {now}"
        tests += 1
        for option in decision.options:
            if option.key.startswith("commit:"):
                card = shown[option.targets[0]]
                assert isinstance(card, Card)
                number = box.PIECE_SLUGS.index(option.key.partition(":")[2])
                more = icons_on(number, game.state.count(box.TEST_SKILL))
                assert flat(card.note) == f"+{more} →\u00a0{percent(chance_now(game.state, more))}%"
                cards += 1
    assert tests > 30
    assert cards > 30


# -------------------------------------------------------------------- the house


def test_only_the_locations_in_play_are_on_the_map_with_the_ways_between_them() -> None:
    t = table()
    assert [id for id in look(t) if id.startswith(("place:", "path:"))] == ["place:study"]
    t.house()
    assert {id for id in look(t) if id.startswith("path:")} == {
        "path:hallway-attic",
        "path:hallway-cellar",
        "path:hallway-parlor",
    }


def test_a_revealed_location_shows_its_shroud_and_clues_and_an_unrevealed_one_neither() -> None:
    t = table("roland-banks", "wendy-adams").house().at(0, "cellar").clues("cellar", 3)
    assert find(t, Place, "place:cellar").number == "4"
    assert find(t, Token, "clues:cellar").badge == "3"
    assert find(t, Token, "victory:cellar").badge == "1"
    assert find(t, Place, "place:attic").number == "?"
    assert "clues:attic" not in look(t)
    assert "barred:parlor" in look(t)
    t.state.put(piece("obscuring-fog"), box.ATTACHED[place("cellar")])
    cellar = find(t, Place, "place:cellar")
    assert cellar.number == str(shroud(t.state, place("cellar"))) == "6"
    assert [token.id for token in cellar.tokens] == ["person:roland-banks", "piece:obscuring-fog"]


def test_an_enemy_engaged_with_nobody_stands_on_the_map_and_has_a_card() -> None:
    t = table().house()
    ghoul = t.enemy("ghoul-minion", at="attic")
    t.state.set(box.DAMAGE[ghoul], 1)
    t.exhausted(ghoul)
    token = find(t, Token, "piece:ghoul-minion")
    assert flat(token.label) == "Ghoul Minion: health 1/2, exhausted"
    assert token.turned
    card = find(t, Card, "card:ghoul-minion")
    assert flat(card.note) == "Attic, exhausted"
    assert card.turned
    assert row(t, "card:ghoul-minion:has") == "Health 1/2, damage 1, horror 1"


def test_an_engaged_enemy_lies_in_the_threat_area_with_its_numbers() -> None:
    t = table("roland-banks", "wendy-adams").house()
    t.enemy("ghoul-priest", engaged=1)
    assert "card:ghoul-priest" not in look(t)
    threat = find(t, Row, "threat:seat-2")
    assert [card.id for card in threat.cards] == ["piece:ghoul-priest"]
    assert row(t, "piece:ghoul-priest:fight") == "Fight 4"
    assert row(t, "piece:ghoul-priest:evade") == "Evade 4"
    assert row(t, "piece:ghoul-priest:has") == "Health 10/10, damage 2, horror 2"
    assert row(t, "piece:ghoul-priest:keywords") == "Hunter · Retaliate"


# -------------------------------------------------------------------- the chances of actions


def test_who_chooses_an_action_sees_the_chance_of_investigating_fighting_and_evading() -> None:
    t = table().house().at(0, "cellar")
    ghoul = t.enemy("ghoul-minion", engaged=0)
    rats = t.enemy("swarm-of-rats", at="cellar")
    t.turn()
    s = t.state
    p = chance(s, 0, skill_of(s, 0, INTELLECT, INVESTIGATE), shroud(s, place("cellar")))
    assert find(t, Token, "chance:cellar").badge == f"{percent(p)}%"
    fight = skill_of(s, 0, COMBAT, FIGHT)
    notes = {id: flat(find(t, Strip, id).note) for id in ("piece:ghoul-minion:fight", "card:swarm-of-rats:fight")}
    assert notes["piece:ghoul-minion:fight"] == f"{percent(chance(s, 0, fight, box.ENEMY[ghoul].fight))}%"
    assert notes["card:swarm-of-rats:fight"] == f"{percent(chance(s, 0, fight, box.ENEMY[rats].fight))}%"
    assert find(t, Strip, "piece:ghoul-minion:evade").note
    assert not find(t, Strip, "card:swarm-of-rats:evade").note  # it is engaged with nobody
    assert not find(t, Strip, "piece:ghoul-minion:fight", seat=-1).note


def test_where_no_clue_lies_there_is_no_chance_to_find_one() -> None:
    t = table().house().at(0, "cellar").clues("cellar", 1).turn()
    assert "chance:cellar" in {thing.id for thing in everything(scene(t.state, 0, SPEECH["en"]))}
    t.clues("cellar", 0).turn()
    assert "investigate" in t.options
    assert "chance:cellar" not in {thing.id for thing in everything(scene(t.state, 0, SPEECH["en"]))}


def test_copies_of_a_card_in_hand_are_one_choice_and_either_card_can_be_touched() -> None:
    t = table().hand(0, "emergency-cache", "emergency-cache#2", "knife").turn()
    asked = t.state.question_for(0)
    assert asked is not None
    shown = [[option.key for option in alike] for alike in ARKHAM_LCG.shown(t.state, asked)]
    assert ["play:emergency-cache", "play:emergency-cache#2"] in shown
    assert ["play:knife"] in shown
    assert ARKHAM_LCG.shown_as(t.state, asked, "play:emergency-cache#2") == "play:emergency-cache"


def test_two_enemies_of_one_kind_are_two_choices() -> None:
    t = table().house()
    t.enemy("ghoul-minion", engaged=0)
    t.enemy("ghoul-minion#2", engaged=0)
    asked = t.turn().state.question_for(0)
    assert asked is not None
    fights = [alike for alike in ARKHAM_LCG.shown(t.state, asked) if alike[0].key.startswith("fight:")]
    assert [len(alike) for alike in fights] == [1, 1]


def test_a_weapon_says_how_good_it_is_against_the_only_enemy_and_then_each_enemy_does() -> None:
    t = table().house().in_play(0, "machete")
    ghoul = t.enemy("ghoul-minion", engaged=0)
    t.turn()
    p = chance(t.state, 0, skill_of(t.state, 0, COMBAT, FIGHT) + 1, box.ENEMY[ghoul].fight)
    assert flat(find(t, Strip, "piece:machete:power-1").note) == f"{percent(p)}%"
    t.enemy("ravenous-ghoul", engaged=0)
    t.turn()
    assert not find(t, Strip, "piece:machete:power-1").note
    t.play("use:machete").until(asks.Enemy)
    assert flat(find(t, Strip, "piece:ghoul-minion:fight").note) == f"{percent(p)}%"
    assert touched(t, "pick:ghoul-minion") == ("piece:ghoul-minion", "piece:ghoul-minion:fight")


def test_a_talent_says_what_it_would_do_for_the_test() -> None:
    t = table().in_play(0, "hyperawareness").turn().play("investigate")
    assert t.question == asks.Commit
    assert flat(find(t, Strip, "piece:hyperawareness:power-1").note) == f"→\u00a0{percent(chance_now(t.state, 1))}%"
    assert not find(t, Strip, "piece:hyperawareness:power-2").note


# -------------------------------------------------------------------- tests and tokens


def test_a_test_shows_who_tests_what_what_is_committed_and_the_revealed_token() -> None:
    t = table("roland-banks", "wendy-adams").hand(0, "deduction", "lucky").hand(1, "perception")
    t.turn().play("investigate").until(asks.Help).play("commit:perception@2")
    notice = find(t, Notice, "test")
    assert flat(notice.label) == "Roland: intellect 5 against 2"
    assert flat(notice.lines[0]) == "Investigation: Study"
    assert [flat(line).partition(":")[0] for line in notice.lines[2:]] == ["with Deduction"]
    assert [flat(card.note) for card in find(t, Row, "committed").cards] == ["Wendy"]
    before = find(t, Bag, "chaos-bag").count
    t.hand(1).bag("-1").play("reveal")
    assert t.question == asks.ResultOrder
    assert touched(t, t.options[1]) == ("piece:perception@2",)
    notice = find(t, Notice, "test")
    assert flat(notice.lines[notice.active]) == "With the revealed tokens: 4 against 2"
    shown = find(t, Bag, "revealed")
    assert [(token.id, n) for token, n in shown.content] == [("revealed:-1", 1)]
    assert find(t, Bag, "chaos-bag").count == before - 1
    t.until(asks.Action)
    assert not {"test", "revealed", "committed"} & set(look(t))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["with Overpower: ", "with .41 Derringer: "]),
        ("ru", ["с картой «Превозможение»: ", "с картой «Дерринджер» 41-го калибра: "]),
        ("uk", ["з картою «Натиск»: ", "з картою «Дерінджер 41-го калібру»: "]),
    ],
)
def test_a_title_with_quotation_marks_of_its_own_gets_no_others(lang: str, said: list[str]) -> None:
    t = table("roland-banks").hand(0, "overpower", "41-derringer")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("fight:ghoul-minion")
    notice = look(t, lang=lang)["test"]
    assert isinstance(notice, Notice)
    assert [flat(line).rstrip("0123456789\u00a0%") for line in notice.lines[2:]] == said


def test_the_bag_holds_every_token_of_the_difficulty_and_says_what_symbols_come_to_now() -> None:
    t = table("roland-banks", difficulty="hard").house()
    bag = find(t, Bag, "chaos-bag")
    assert bag.count == sum(n for _, n in bag.content) == sum(t.count(key) for key in box.BAG)
    assert find(t, Token, "token:skull").badge == "−2"
    assert flat(find(t, Notice, "reference").lines[0]).startswith("Skull: −2")
    easy = table("roland-banks", difficulty="easy").house()
    assert find(easy, Token, "token:skull").badge == "0"
    easy.enemy("ghoul-minion", engaged=0)
    assert find(easy, Token, "token:skull").badge == "−1"


# -------------------------------------------------------------------- the story


@rule("AH-MYT-05")
def test_the_story_counts_doom_on_the_agenda_on_an_ally_and_on_an_enemy() -> None:
    t = table("agnes-baker").hand(0, "arcane-initiate").agenda(2, doom=1).turn().play("play:arcane-initiate")
    assert find(t, Track, "doom").value == 2
    t.at(0, "hallway").draws(0, "acolyte").until()
    assert find(t, Track, "doom").value == 3


def test_agenda_and_act_show_their_fronts_and_how_far_they_are() -> None:
    t = table("roland-banks", "wendy-adams").agenda(1, doom=2).holds(0, 1).holds(1, 2)
    doom, clues = find(t, Track, "doom"), find(t, Track, "act-clues")
    assert (doom.value, doom.most) == (2, 3)
    assert (clues.value, clues.most) == (3, 4)
    for lang in LANGUAGES:
        for id in ("piece:trapped", "piece:whats-going-on"):
            card = look(t, lang=lang)[id]
            assert isinstance(card, Card)
            back = SPEECH[lang].entry(card.code).lines[-1]
            assert card.lines
            assert back not in card.lines
    t.act(3)
    assert "act-clues" not in look(t)


# -------------------------------------------------------------------- people


@rule("AH-SLT-01")
def test_the_investigator_card_counts_the_slots_that_are_taken() -> None:
    t = table().in_play(0, "machete", "beat-cop")
    assert row(t, "slots:seat-1") == "Hand slots 1/2, accessory slot 0/1, body slot 0/1, ally slot 1/1, arcane slots 0/2"


def test_skills_are_shown_as_they_are_now() -> None:
    t = table().in_play(0, "beat-cop")
    assert row(t, "piece:roland-banks:skills") == "willpower 3, intellect 3, combat 5, agility 2"


def test_an_asset_shows_uses_damage_and_horror_and_that_it_is_exhausted() -> None:
    t = table().in_play(0, "45-automatic", "beat-cop")
    cop = piece("beat-cop")
    t.state.set(box.DAMAGE[cop], 1)
    t.exhausted(cop)
    assert row(t, "piece:45-automatic:has") == "Ammo 4"
    assert row(t, "piece:beat-cop:has") == "Health 1/2, sanity 2/2"
    assert flat(find(t, Card, "piece:beat-cop").note) == "exhausted"
    assert find(t, Card, "piece:beat-cop").turned
    assert not find(t, Card, "piece:roland-banks").turned


def test_every_power_has_its_own_row_in_every_language() -> None:
    for number, sheet in enumerate(box.SHEETS):
        if number in box.ASSET or number in box.INVESTIGATOR or number in box.ENEMY or number in box.TREACHERY:
            wanted = len(sheet.passive) + len(sheet.powers)  # type: ignore[union-attr]
            assert {len(rules(lang, number)) for lang in LANGUAGES} == {wanted}, sheet.slug


def test_health_sanity_actions_resources_and_clues_are_on_the_board() -> None:
    t = table("roland-banks", "wendy-adams").harmed(0, damage=2, horror=1).resources(0, 7).holds(0, 2).turn()
    values = {key: find(t, Track, f"{key}:seat-1") for key in ("health", "sanity", "actions")}
    assert {key: (track.value, track.most) for key, track in values.items()} == {
        "health": (7, 9),
        "sanity": (4, 5),
        "actions": (3, 3),
    }
    assert find(t, Bag, "resources:seat-1").count == 7
    assert find(t, Bag, "clues:seat-1").count == 2
    assert "actions:seat-2" not in look(t)
    boards = [thing.seat for thing in seen(t, 1).things if isinstance(thing, Board) and thing.seat >= 0]
    assert boards == [1, 0]


def test_the_top_of_a_discard_pile_is_seen_and_the_pile_can_be_looked_through() -> None:
    t = table()
    for slug in ("machete", "dodge"):
        t.state.put(piece(slug), box.DISCARD[0])
    pile = find(t, Deck, "discard:seat-1", seat=-1)
    assert pile.top is not None
    assert flat(pile.top.label) == "Dodge"
    assert [flat(card.label) for card in pile.content] == ["Dodge", "Machete"]
    assert find(t, Deck, "deck:seat-1").top is None


def test_who_is_out_of_the_game_has_an_empty_board() -> None:
    t = table("roland-banks", "wendy-adams")
    t.state.set(box.OUT[1], box.RESIGNED)
    board = find(t, Board, "board:seat-2")
    assert [flat(thing.label) for thing in board.things] == ["Resigned"]
    assert "person:wendy-adams" not in look(t)


# -------------------------------------------------------------------- what a tap means


def test_actions_are_taken_by_touching_what_they_are_about() -> None:
    t = table().house().hand(0, "knife").holds(0, 9).act(1)
    t.enemy("ghoul-minion", engaged=0)
    t.enemy("swarm-of-rats", at="hallway")
    t.turn()
    assert touched(t, "investigate") == ("place:hallway",)
    assert touched(t, "move:attic") == ("place:attic",)
    assert touched(t, "draw") == ("deck:seat-1",)
    assert touched(t, "resource") == ("resources:seat-1",)
    assert touched(t, "play:knife") == ("piece:knife",)
    assert touched(t, "advance") == ("piece:trapped",)
    assert touched(t, "fight:ghoul-minion") == ("piece:ghoul-minion", "piece:ghoul-minion:fight")
    assert touched(t, "engage:swarm-of-rats") == ("piece:swarm-of-rats", "card:swarm-of-rats")
    t.play("fight:ghoul-minion").until(asks.Commit)
    assert touched(t, "reveal") == ("chaos-bag",)


def test_a_power_is_used_by_touching_its_row_and_the_parlor_by_touching_the_map() -> None:
    t = table().house().at(0, "parlor").in_play(0, "first-aid").harmed(0, damage=1).turn()
    assert touched(t, "use:first-aid") == ("piece:first-aid", "piece:first-aid:power-1")
    assert touched(t, "use:parlor") == ("place:parlor",)


def test_choosing_between_effects_touches_the_card_that_asks_whoever_owns_it() -> None:
    t = table("roland-banks", "wendy-adams").in_play(1, "first-aid").harmed(1, damage=1, horror=1).turn(1)
    t.play("use:first-aid@2").until(asks.WhichEffect)
    assert {touched(t, key) for key in t.options} == {("piece:first-aid@2",)}


def test_cards_to_choose_from_a_hidden_pile_lie_open_for_who_chooses_only() -> None:
    t = table("daisy-walker", "wendy-adams").hand(0, "research-librarian").turn().play("play:research-librarian")
    t.until(asks.React).play("use:research-librarian")
    assert t.question == asks.Search
    offered = find(t, Row, "offered")
    assert {card.id for card in offered.cards} == {touched(t, key)[0] for key in t.options}
    assert "offered" not in look(t, 1)


def test_a_seat_is_chosen_by_figure_or_board() -> None:
    t = table("roland-banks", "wendy-adams")
    asked = Asked(0, 0, asks.Turn, (box.SEAT[0], box.SEAT[1]), "", (), False)
    assert targets(t.state, asked, box.SEAT[1]) == ("person:wendy-adams", "board:seat-2")


def test_captions_are_in_the_language_of_the_seat() -> None:
    t = table().turn()
    assert [flat(seen(t, 0, lang).status[1]) for lang in LANGUAGES] == [
        "Investigation phase",
        "Фаза сыщиков",
        "Фаза розслідування",
    ]


def test_an_enemy_without_text_says_so_and_shows_none() -> None:
    t = table("agnes-baker").hand(0, "mind-wipe")
    t.enemy("mob-enforcer", engaged=0)
    shown = {strip.id for strip in find(t, Card, "piece:mob-enforcer").strips}
    t.phase("investigation").play("use:mind-wipe")
    wiped = find(t, Card, "piece:mob-enforcer")
    assert flat(wiped.note) == "text box blank"
    assert shown - {strip.id for strip in wiped.strips} == {"piece:mob-enforcer:keywords", "piece:mob-enforcer:power-1"}
