"""What lies on the table: everything that can be chosen, the tasks as they stand, the dice where they lie, the odds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import msgspec
import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.games.elder_sign.cards.adventures import ADVENTURES
from miskatonic.games.elder_sign.cards.dice import LORE, TERROR
from miskatonic.games.elder_sign.cards.words import A_LORE, A_PERIL, Investigation, Monsters
from miskatonic.games.elder_sign.odds import prospects
from miskatonic.games.elder_sign.odds.falls import Change
from miskatonic.games.elder_sign.odds.left_out import LeftOut
from miskatonic.games.elder_sign.odds.prospects import chance_at
from miskatonic.games.elder_sign.odds.rolls import chance
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.games.elder_sign.scene import pieces
from miskatonic.scene import Bag, Board, Card, Clock, Dice, Row, Scene, Strip, Thing, Track
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, flat
from tests.games.elder_sign.table import Table, table
from tests.games.scenes import everything

PLAIN = {
    "fail-roll", "give-up", "go-on", "yes", "no", "enough", "pay", "be-devoured", "pass", "to-clock",
    "to-penalty",
}  # fmt: skip
"""Options that are words only: a slip of the finger must not give up a roll or an adventure."""
STEPS = 160


@pytest.fixture
def no_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the chance to survive, which takes a while to count for cards that were never seen before."""
    monkeypatch.setattr(prospects, "survival", lambda trial, now: 0.5)


def games(count: int) -> Iterator[tuple[mk.Game, mk.Decision]]:
    """Random games with 1 to 8 seats at every decision, as far as they go in a while."""
    for seed in range(count):
        choose = random.Random(seed)
        game = mk.new("elder-sign", seats=1 + 3 * seed % 8, seed=seed)
        for _ in range(STEPS):
            if game.over:
                break
            decision = choose.choice(game.decisions)
            yield game, decision
            game.play(choose.choice(decision.options).key, decision.seat)


def test_every_monster_has_a_picture_and_a_new_one_lies_on_the_table_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert {token.code for token in box.MONSTER.values()} == set(pieces.MONSTER_ICONS)
    piece, token = next(iter(box.MONSTER.items()))
    monkeypatch.delitem(pieces.MONSTER_ICONS, token.code)
    drawn = pieces.monster_token.__wrapped__(mk.named("elder-sign").speech["en"], piece, down=False)
    assert drawn.icon == "monster"


def look(t: Table, seat: int = 0, lang: str = "en") -> dict[str, Thing]:
    """What lies on a test's table, by id."""
    return {thing.id: thing for thing in everything(t.game.scene(seat, lang))}


def strip(t: Table, id: str, seat: int = 0) -> Strip:
    """A row of a card on a test's table."""
    found = look(t, seat)[id]
    assert isinstance(found, Strip)
    return found


def card(t: Table, id: str, seat: int = 0, lang: str = "en") -> Card:
    """A card on a test's table."""
    found = look(t, seat, lang)[id]
    assert isinstance(found, Card)
    return found


def faces(t: Table, id: str, seat: int = 0) -> list[str]:
    """The dice of a group: their letter and what they show."""
    found = look(t, seat)[id]
    assert isinstance(found, Dice)
    return [f"{die.badge} {die.icon} {die.face}".strip() for die in found.dice]


def targets(t: Table, key: str) -> tuple[str, ...]:
    """What an option touches."""
    return next(option.targets for option in t.game.decision.options if option.key == key)


# -------------------------------------------------------------------- every decision of many games


@pytest.mark.usefixtures("no_odds")
def test_every_option_touches_something_that_lies_on_the_table_of_who_decides() -> None:
    words_only = set()
    for game, decision in games(8):
        ids = {thing.id for thing in everything(game.scene(decision.seat))}
        for option in decision.options:
            assert set(option.targets) <= ids, option.key
            if not option.targets:
                words_only.add(option.key)
    assert words_only <= PLAIN


@pytest.mark.usefixtures("no_odds")
def test_an_id_names_one_thing_only() -> None:
    for number, (game, decision) in enumerate(games(8)):
        if number % 3 == 0:
            found = [thing.id for thing in everything(game.scene(decision.seat))]
            assert len(set(found)) == len(found)


@pytest.mark.usefixtures("no_odds")
def test_every_die_lies_somewhere_once_during_an_attempt() -> None:
    seen = 0
    for game, decision in games(6):
        if decision.kind in ("before-roll", "after-roll", "remove-die"):
            dice = [thing.id for thing in everything(game.scene(decision.seat)) if thing.id.startswith("piece:die-")]
            assert len(dice) == len(set(dice)) == len(box.DICE_PIECES)
            seen += 1
    assert seen


@pytest.mark.usefixtures("no_odds")
def test_what_a_seat_sees_does_not_change_when_hidden_things_are_dealt_again() -> None:
    for number, (game, decision) in enumerate(games(6)):
        if number % 9 == 0:
            for seat in {decision.seat, -1}:
                dream = hidden.seen_by(hidden.imagine(game.state, seat, number), seat)
                same = game.title.scene(dream, seat, game.title.speech["en"])
                assert msgspec.json.encode(same) == msgspec.json.encode(game.scene(seat))


@pytest.mark.usefixtures("no_odds")
def test_a_scene_can_be_sent_in_every_language_and_is_small() -> None:
    for number, (game, decision) in enumerate(games(8)):
        if number % 11 == 0:
            for lang in LANGUAGES:
                scene = game.scene(decision.seat, lang)
                text = msgspec.json.encode(scene)
                assert msgspec.json.decode(text, type=Scene) == scene
                assert len(text) < 48_000


# -------------------------------------------------------------------- the museum


@rule("ES-SET-07")
def test_six_adventures_lie_in_the_middle_in_three_columns_above_the_entrance() -> None:
    scene = mk.new("elder-sign", seats=1, seed=3).scene(0)
    middle = scene.things[0]
    assert isinstance(middle, Board)
    assert middle.main
    rows = {row.id: row for row in middle.things if isinstance(row, Row)}
    assert len(rows["adventures"].cards) == box.MUSEUM
    assert rows["adventures"].columns == 3
    assert list(rows)[-1] == "entrance"


def test_every_adventure_shows_its_tasks_and_effects_in_all_languages() -> None:
    t = table()
    for printed in ADVENTURES:
        t.adventure(printed.code)
        for lang in LANGUAGES:
            shown = look(t, lang=lang)[f"piece:{printed.code}"]
            assert isinstance(shown, Card)
            strips = {one.id: one for one in shown.strips}
            tasks = [one for one in shown.strips if one.kind == "task"]
            assert len(tasks) == len(printed.tasks)
            for row, task in zip(tasks, printed.tasks, strict=True):
                asked_for = [symbol for symbol in row.symbols if not symbol.cost]
                assert len(asked_for) == len(task.symbols)
                assert tuple(i for i, s in enumerate(asked_for) if s.framed) == (task.border or ())
            for name in ("terror", "midnight", "reward", "penalty"):
                assert (f"{shown.id}:{name}" in strips) == bool(getattr(printed, name))
            told = t.game.title.speech[lang].entry(printed.code).lines[-1]
            assert strips[f"{shown.id}:penalty"].label == told
    assert len(ADVENTURES) == 48


@rule("ES-ORD-01")
def test_the_order_arrow_hangs_each_task_on_the_one_above() -> None:
    t = table().adventure("the-hidden-passage", 0).adventure("the-archives", 1)
    assert [one.after for one in card(t, "piece:the-hidden-passage").strips if one.kind == "task"] == [False, True, True]
    assert not any(one.after for one in card(t, "piece:the-archives").strips)


@rule("ES-MON-03", "ES-MON-05")
def test_a_monster_lies_on_its_task_and_its_symbols_take_the_place_of_the_covered_ones() -> None:
    t = table().adventure("ancient-relics", 0)
    assert [symbol.framed for symbol in strip(t, "task:museum-1/1").symbols] == [True, False]
    ghoul = t.monster("ghoul", 0, 0)
    row = strip(t, "task:museum-1/1")
    assert [symbol.icons for symbol in row.symbols] == [("magnifying-glass",), ("death-skull",)]
    assert [token.id for token in row.tokens] == [f"piece:{box.PIECE_SLUGS[ghoul]}"]
    below = t.monster("ghost", 0)
    assert strip(t, "task:museum-1/below-1").tokens[0].id == f"piece:{box.PIECE_SLUGS[below]}"


@rule("ES-MIT-02")
def test_a_monster_turned_face_down_leaves_nothing_to_do_on_a_whole_task() -> None:
    t = table().adventure("koi-pond", 0)
    ghoul = t.monster("ghoul", 0, 0)
    t.state.set(box.FACE_DOWN[ghoul], 1)
    row = strip(t, "task:museum-1/1")
    assert row.done
    assert row.tokens[0].turned
    assert not row.symbols


def test_a_task_that_costs_something_shows_the_price() -> None:
    t = table().adventure("hallway-on-fire", 0)
    prices = [symbol for symbol in strip(t, "task:museum-1/1").symbols if symbol.cost]
    assert [(price.icons, price.number) for price in prices] == [(("health",), "−1")]


def test_investigators_stand_on_the_card_they_are_on() -> None:
    t = table("jenny-barnes", "kate-winthrop").adventure("koi-pond", 2).stand(1, 2)
    assert [token.id for token in card(t, "piece:koi-pond").tokens] == ["person:kate-winthrop"]
    assert [token.id for token in card(t, "place:entrance").tokens] == ["person:jenny-barnes"]


@rule("ES-ENT-08")
def test_the_entrance_shows_the_prices_that_its_visitor_pays() -> None:
    usual = table()
    dear = table(ancient_one="hastur")
    prices = [strip(t, "offer:clue").symbols[0].number for t in (usual, dear)]
    assert prices == ["−2", "−4"]
    assert flat(strip(dear, "offer:clue").label).endswith("(4 trophies)")
    assert strip(usual, "offer:some-health").symbols[0].number == "free"


# -------------------------------------------------------------------- dice


def test_dice_show_their_faces_where_they_lie() -> None:
    t = table().adventure("the-missing-records", 0).attempt(0).roll("inv3", "inv3", "lore", "peril", "terror", "inv1")
    assert faces(t, "pool") == [
        "G magnifying-glass 3",
        "G magnifying-glass 3",
        "G scroll-unfurled",
        "G death-skull",
        "G terror",
        "G magnifying-glass 1",
    ]
    assert faces(t, "free-dice") == ["Y", "R"]
    t.play("complete:1").until(asks.BeforeRoll)
    row = strip(t, "task:museum-1/1")
    assert row.done
    assert [die.face for die in row.dice] == ["3", "3"]
    assert len(faces(t, "pool")) == 4


def test_removed_and_focused_dice_lie_apart() -> None:
    t = table().adventure("the-missing-records", 0).attempt(0).roll("lore", "peril", "terror", "peril", "inv1", "inv1")
    t.play("fail-roll").drop("terror").play(f"focus:{t.die('lore')}")
    assert faces(t, "removed") == ["G terror"]
    assert faces(t, "focus") == ["G scroll-unfurled"]
    dice = look(t)["focus"]
    assert isinstance(dice, Dice)
    assert dice.dice[0].held
    for lang, where in (("en", "removed"), ("ru", "вне пула"), ("uk", "поза набором")):
        out = look(t, lang=lang)["removed"]
        assert isinstance(out, Dice)
        assert flat(out.dice[0].label).endswith(f", {where}"), "it agrees with one die as with several"


@rule("ES-LCK-02")
def test_a_locked_die_lies_under_the_name_of_what_locks_it() -> None:
    t = table().adventure("we-need-to-find-help", 0).adventure("koi-pond", 1)
    dice = look(t)["locked:we-need-to-find-help"]
    assert isinstance(dice, Dice)
    assert flat(dice.label) == "Locked: We Need to Find Help"
    assert [(die.colour, die.locked) for die in dice.dice] == [("red", True)]
    lock = strip(t, "piece:we-need-to-find-help:lock").symbols[0]
    assert (lock.icons, lock.number, lock.colour) == (("padlock",), "R", "red")


def test_a_spell_says_which_dice_it_holds() -> None:
    t = table().gives(0, "mists-of-releh").adventure("the-missing-records", 0).attempt(0)
    t.roll("lore", "peril", "terror", "peril", "inv1", "inv1")
    t.play("use:mists-of-releh", f"pick:{t.die('lore')}").until(asks.AfterRoll)
    assert faces(t, "held:mists-of-releh") == ["G scroll-unfurled"]
    assert flat(card(t, "piece:mists-of-releh").note) == "holds lore"


# -------------------------------------------------------------------- what a tap means


def test_a_roll_is_made_by_touching_the_pool_and_a_move_by_touching_the_card() -> None:
    t = table().adventure("koi-pond", 3).begin()
    assert targets(t, "move:museum-4") == ("piece:koi-pond",)
    assert targets(t, "move-to-entrance") == ("place:entrance",)
    t.play("move:museum-4")
    assert targets(t, "roll") == ("pool",)


def test_a_task_is_completed_by_touching_it_or_by_dragging_a_die_onto_it_that_can_serve() -> None:
    t = table().adventure("the-missing-records", 0).attempt(0).roll("inv3", "inv3", "lore", "lore", "terror", "inv3")
    first, second = targets(t, "complete:1"), targets(t, "complete:2")
    assert first[0] == "task:museum-1/1"
    assert set(first[1:]) == {f"piece:die-green#{n}" for n in (1, 2, 6)}
    assert set(second[1:]) == {f"piece:die-green#{n}" for n in (1, 2, 3, 4, 6)}


def test_a_reroll_is_paid_by_touching_the_clues() -> None:
    t = table().clues(0, 2).adventure("koi-pond", 0).attempt(0)
    t.roll("inv1", "inv1", "inv1", "inv2", "inv2", "inv2")
    assert targets(t, "reroll") == ("clues:seat-1",)
    clues = look(t)["clues:seat-1"]
    assert isinstance(clues, Bag)
    assert clues.count == 2
    t.play("reroll")
    first = t.options[0]
    assert targets(t, first) == (first.replace("pick:", "piece:"),)
    t.play(first)
    assert targets(t, "roll-these") == ("pool",)
    pool = look(t)["pool"]
    assert isinstance(pool, Dice)
    assert [die.held for die in pool.dice].count(True) == 1


@rule("ES-MON-07")
def test_a_monster_is_placed_by_touching_a_task_or_the_card_it_goes_below() -> None:
    t = table().adventure("koi-pond", 0).adventure("the-archives", 1).effect(0, Monsters())
    assert targets(t, "spot:museum-2/1") == ("task:museum-2/1",)
    bare = table().adventure("hallway-on-fire", 0).adventure("the-guided-tour", 1).effect(0, Monsters())
    assert targets(bare, "spot:museum-1/below") == ("piece:hallway-on-fire",)


# -------------------------------------------------------------------- the odds


def test_before_a_roll_every_task_in_reach_says_how_likely_this_roll_completes_it() -> None:
    t = table("bob-jenkins").adventure("remains-of-the-high-priest", 0).attempt(0)
    peril, lore = (chance(symbols, (6, 0, 0)) for symbols in ((A_PERIL,), (A_LORE, Investigation(6))))
    assert flat(strip(t, "task:museum-1/1").note) == f"this roll: {round(100 * peril)}%"
    assert flat(strip(t, "task:museum-1/2").note) == f"this roll: {round(100 * lore)}%"


def test_the_chance_of_a_roll_counts_what_the_investigator_can_make_of_it() -> None:
    t = table("harvey-walters").adventure("remains-of-the-high-priest", 0).attempt(0)
    to_lore = Change(((TERROR, LORE),))
    plain, turned = (chance((A_LORE, Investigation(6)), (6, 0, 0), (), change) for change in ((), (to_lore,)))
    assert plain < turned
    assert flat(strip(t, "task:museum-1/2").note) == f"this roll: {round(100 * turned)}%"


@rule("ES-ORD-02")
def test_a_task_that_must_wait_for_another_has_no_odds_yet() -> None:
    t = table().adventure("the-gift-shop", 0).attempt(0)
    assert strip(t, "task:museum-1/1").note
    assert not strip(t, "task:museum-1/2").note


def test_the_chance_to_survive_says_that_it_is_exact_or_what_it_leaves_out() -> None:
    t = table("kate-winthrop", "joe-diamond").adventure("koi-pond", 0).attempt(0)
    assert flat(card(t, "piece:koi-pond").note) == "Surviving the whole adventure: 26% (exact)"
    t.gives(0, "axe").stand(1, 0)
    left_out = {
        "en": "Surviving the whole adventure: at least 26% (not counting your cards and others’ help)",
        "ru": "Пережить всё приключение: не меньше 26\u00a0% (без учёта ваших карт и помощи других)",
        "uk": "Пройти всю пригоду: щонайменше 26\u00a0% (без урахування ваших карт і допомоги інших)",
    }
    assert {lang: flat(card(t, "piece:koi-pond", lang=lang).note) for lang in LANGUAGES} == left_out


def test_of_many_clues_only_some_are_counted_and_the_table_says_so() -> None:
    t = table("kate-winthrop").adventure("koi-pond", 0).clues(0, 2).begin()
    some = chance_at(t.state, 0, 0)
    assert some.is_exact
    t.clues(0, 6)
    assert chance_at(t.state, 0, 0) == (some.probability, (LeftOut.CLUES,))
    assert flat(card(t, "piece:koi-pond").note) == "your chance: at least 64% (not counting your other clues)"


def test_a_chance_of_next_to_nothing_does_not_say_at_least() -> None:
    t = table("kate-winthrop").adventure("koi-pond", 0).gives(0, "axe").attempt(0).dice_left(1)
    assert flat(card(t, "piece:koi-pond").note) == "Surviving the whole adventure: 0% (not counting your cards)"


def test_a_chance_that_may_be_lower_does_not_say_at_least() -> None:
    t = table("bob-jenkins").adventure("haunted-by-a-shadowy-figure", 0).attempt(0)
    said = flat(card(t, "piece:haunted-by-a-shadowy-figure").note)
    assert said == "Surviving the whole adventure: 90% (not counting what terror may bring)"


def test_who_chooses_where_to_go_sees_the_chance_on_every_open_card() -> None:
    t = table("jenny-barnes", "kate-winthrop").adventure("koi-pond", 0).adventure("the-dreamlands", 6).begin()
    notes = {id: flat(card(t, id).note) for id in ("piece:koi-pond", "piece:the-dreamlands")}
    assert all(note.startswith("your chance: ") for note in notes.values())
    assert notes["piece:koi-pond"] != notes["piece:the-dreamlands"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("your chance: at least 64%", "Penalty: lose 1 sanity and 2 health.")),
        ("ru", ("ваш шанс: не меньше 64\u00a0%", "Потери: 1 рассудок и 2 здоровья.")),
        ("uk", ("ваш шанс: щонайменше 64\u00a0%", "Втрати: 1 розум і 2 здоров’я.")),
    ],
)
def test_who_chooses_where_to_go_reads_the_chance_and_the_penalty_with_the_way_there(lang: str, said: Sequence[str]) -> None:
    t = table("kate-winthrop").adventure("koi-pond", 0).clues(0, 20).begin()
    assert tuple(flat(text) for text in card(t, "piece:koi-pond", lang=lang).outlook) == said
    assert not card(t.play("move:museum-1"), "piece:koi-pond").outlook, "who is there has chosen"


def test_only_who_decides_is_told_the_odds() -> None:
    t = table("jenny-barnes", "kate-winthrop").adventure("koi-pond", 0).begin()
    assert card(t, "piece:koi-pond", 0).note
    assert not card(t, "piece:koi-pond", 1).note
    t.play("move:museum-1").until(asks.BeforeRoll)
    assert not strip(t, "task:museum-1/1", 1).note


def test_a_card_whose_price_would_devour_promises_nothing() -> None:
    t = table().values(0, sanity=1).adventure("a-terrible-discovery", 0).attempt(0)
    assert flat(card(t, "piece:a-terrible-discovery").note) == "Surviving the whole adventure: 0% (exact)"


# -------------------------------------------------------------------- people and the Ancient One


@rule("ES-ANC-01", "ES-DOM-03")
def test_the_doom_track_marks_the_cells_that_bring_monsters() -> None:
    t = table(ancient_one="cthulhu").doom(5).signs(2).clock(9)
    shown = look(t)
    doom, signs, clock = shown["doom"], shown["signs"], shown["clock"]
    assert isinstance(doom, Track)
    assert isinstance(signs, Track)
    assert isinstance(clock, Clock)
    assert (doom.value, doom.most, doom.marks) == (5, 11, (4, 7, 10))
    assert (signs.value, signs.most) == (2, 13)
    assert clock.value == 9


@rule("ES-AWK-05", "ES-BAT-02")
def test_in_the_battle_the_ancient_one_lies_in_the_middle_with_everybody_before_it() -> None:
    t = table("jenny-barnes", "kate-winthrop", ancient_one="ithaqua").gives(0, "axe").awaken().begin().until(asks.BeforeRoll)
    middle = t.game.scene(0).things[0]
    assert isinstance(middle, Board)
    assert (middle.id, middle.main) == ("ancient-one", True)
    assert [token.id for token in card(t, "piece:ithaqua").tokens] == ["person:jenny-barnes", "person:kate-winthrop"]
    combat = strip(t, "task:combat")
    assert flat(combat.note).startswith("this roll: ")
    t.roll("peril", "peril", "inv3", "inv1", "inv1", "inv1")
    assert targets(t, "complete:1")[0] == "task:combat"


def test_trophies_are_worth_what_they_say() -> None:
    t = table().trophies(0, "koi-pond", "ghoul#1", "shoggoth")
    bag = look(t)["trophies:seat-1"]
    assert isinstance(bag, Bag)
    assert bag.count == sum(int(token.badge) for token, _ in bag.content) == 5


def test_own_cards_show_their_text_and_others_only_their_names() -> None:
    t = table("jenny-barnes", "kate-winthrop").gives(0, "axe").gives(1, "rifle")
    assert card(t, "piece:axe", 0).lines
    assert not card(t, "piece:rifle", 0).lines
    boards = [thing.seat for thing in t.game.scene(1).things if isinstance(thing, Board) and thing.seat >= 0]
    assert boards == [1, 0]


def test_the_mythos_card_marks_its_lasting_half() -> None:
    t = table().mythos(box.PIECE_SLUGS[box.MYTHOS_CARDS[0]])
    shown = card(t, f"piece:{box.PIECE_SLUGS[box.MYTHOS_CARDS[0]]}")
    assert shown.active == 1
    assert len(shown.lines) == 2


def test_captions_are_in_the_language_of_the_seat() -> None:
    game = mk.new("elder-sign", seats=2, seed=1, ancient_one="yig")
    assert [flat(game.scene(0, lang).status[1]) for lang in LANGUAGES] == [
        "Doom 0/8",
        "Безысходность 0/8",
        "Приреченість 0/8",
    ]
