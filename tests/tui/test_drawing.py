"""Drawing scenes as text: every element, at any width, without colour alone telling anything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import ModuleType

import msgspec
import pytest
from rich.cells import cell_len

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.games.arkham_lcg.rules import box as lcg_box
from miskatonic.games.arkham_lcg.say import reading as lcg_text
from miskatonic.games.arkham_lcg.scene import looks as lcg_looks
from miskatonic.games.elder_sign.say import reading as elder_sign_text
from miskatonic.games.elder_sign.scene import looks as elder_sign_looks
from miskatonic.games.elder_sign.scene import pieces as elder_sign_pieces
from miskatonic.games.eldritch_horror.scene import looks as eldritch_looks
from miskatonic.scene import (
    AnyThing,
    Arrow,
    Bag,
    Board,
    Card,
    Clock,
    Corner,
    Deck,
    Dice,
    Die,
    Grid,
    Hand,
    Ledger,
    Lot,
    Map,
    Notice,
    Path,
    Place,
    Row,
    Scene,
    Score,
    Stock,
    Street,
    Strip,
    Symbol,
    Token,
    Track,
    Ware,
)
from miskatonic.text.parts import Icon
from miskatonic.tui.chart import chart, rows_needed
from miskatonic.tui.ink import Line, length
from miskatonic.tui.legend import closer_look, legend
from miskatonic.tui.marks import Marks
from miskatonic.tui.signs import sign
from miskatonic.tui.table import draw_board
from miskatonic.tui.things import draw, draw_all

GHOUL = Token(id="ghoul", label=("Ghoul",), colour="red", badge="R2", icons=("killer",))
RITA = Token(id="rita", label=("Rita Young",), shape="figure")
LAMP = Card(id="lamp", label=("Lantern",), lines=(("Light a dark place.",), ("Burn something.",)), active=1, tokens=(GHOUL,))
SEVEN = Card(id="seven", label=("Seven",), number="7", icons=("omen", "moon"))
BACK = Card(id="back", label=("Spell",), face_down=True, back="spell")
HALL = Place(
    id="hall", label=("The Hall",), x=10, y=10, number="1", colour="green", slots=3, tokens=(GHOUL,), figures=(RITA,)
)
YARD = Place(id="yard", label=("The Yard",), x=90, y=90, number="2", colour="orange", pattern="waves")
CITY = Map(
    id="city",
    label=("City",),
    places=(HALL, YARD),
    paths=(Path(id="way", label=("Way",), a="hall", b="yard", token=Token(id="seal", label=("Seal",), icon="seal")),),
    arrows=(Arrow(id="arrow", label=(), a="hall", b="yard", colour="blue", dashed=True),),
)

LORE = Icon("scroll-unfurled", "lore")
POND = Card(
    id="pond",
    label=("Koi Pond",),
    number="2",
    icons=("trophy",),
    note=("Surviving: 12 %",),
    tokens=(RITA,),
    strips=(
        Strip(
            id="first",
            label=("Task 1: 3 investigation",),
            kind="task",
            symbols=(
                Symbol(icons=("magnifying-glass",), number="3", framed=True),
                Symbol(icons=("brain",), number="−1", cost=True),
            ),
            tokens=(Token(id="guest", label=("Star Spawn",), icon="giant-squid"),),
            note=("41 %",),
        ),
        Strip(
            id="second",
            label=("Task 2: ", LORE),
            kind="task",
            symbols=(Symbol(icons=("scroll-unfurled", "terror")),),
            dice=(Die(id="placed", label=("Die",), badge="G", icon="scroll-unfurled", locked=True),),
            done=True,
            after=True,
        ),
        Strip(id="reward", label=("Reward",), kind="gain", symbols=(Symbol(icons=("footprint",), number="2"),)),
        Strip(id="penalty", label=("Penalty",), kind="loss", symbols=(Symbol(icons=("health",), number="−1"),)),
        Strip(id="terror", label=("Terror: the attempt fails.",), kind="danger", icon="terror"),
    ),
)

SHOP = Stock(
    id="shop",
    label=("Experience",),
    act=("buy",),
    purse=3,
    shelves=(
        (("Higher levels",), (Ware(id="vest", label=("Bulletproof Vest",), level=3, price=3, note=("for the Coat",)),)),
        (("Others",), (Ware(id="cop", label=("Beat Cop",), copies=2, price=4, note=("too dear",)),)),
    ),
)

THINGS: list[AnyThing] = [
    CITY,
    Grid(
        id="grid",
        label=("Grid",),
        columns=3,
        rows=2,
        lots=(
            Lot(id="lot", label=("Park",), column=1, row=1, badge="4"),
            Lot(id="other", label=("Lake",), column=3, row=2, kind="ferry", crowd=(("red", 2),)),
        ),
        streets=(Street(id="street", label=("Street",), a="a", b="b", drawn="drawn"),),
        corners=(Corner(id="a", label=("A",), x=0, y=0), Corner(id="b", label=("B",), x=10, y=0)),
    ),
    Ledger(id="score", label=("Score",), lines=(Score(label=("Red",), points=3),), total=3),
    Row(id="row", label=("Row",), cards=(LAMP, BACK), stacks=((SEVEN, LAMP), ())),
    Hand(id="hand", label=("Hand",), seat=0, cards=(SEVEN, LAMP)),
    Hand(id="unseen", label=("Hand",), seat=1, cards=(BACK, BACK)),
    Deck(id="deck", label=("Deck",), count=5, top=SEVEN, content=(SEVEN, LAMP)),
    LAMP,
    Track(id="health", label=("Health",), value=3, most=5, icon="health"),
    Track(id="doom", label=("Doom",), value=13, most=20),
    Track(id="steps", label=("Steps",), value=2, most=6, icon="omen", marks=(2, 4), mark="monster"),
    Row(id="sheets", label=("Sheets",), cards=(POND, LAMP), columns=1),
    Clock(id="clock", label=("Clock",), value=9),
    Dice(
        id="dice", label=("Dice",), dice=(Die(id="die", label=("Die",), face="5", held=True), Die(id="d2", label=("Die",)))
    ),
    Bag(id="bag", label=("Bag",), count=12, content=((GHOUL, 3),)),
    Notice(id="notice", label=("Phase",), lines=(("Something happens.",), ("Nothing does.",)), active=0),
    GHOUL,
    Board(id="board", label=("Rita",), seat=0, lead=True, things=(LAMP, Track(id="t", label=("Sanity",), value=1, most=4))),
    SHOP,
]


def text(lines: list[Line]) -> str:
    """Lines without their looks."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


@pytest.mark.parametrize("width", [12, 23, 38, 64, 130])
def test_every_element_fits_the_width_it_is_given(width: int) -> None:
    for lines in (*(draw(thing, width, Marks()) for thing in THINGS), draw_all(THINGS, width, Marks())):
        assert lines
        assert all(length(line) <= width for line in lines)


def test_every_element_shows_what_it_holds() -> None:
    shown = text(draw_all(THINGS, 100, Marks()))
    for words in ("The Hall", "R2†", "Lantern", "▶ Burn something.", " 7  ✶☾", "Spell ×2", "♥♥♥·· 3/5", "13/20", "◷ 9/12"):
        assert words in shown
    for words in ("Deck ×5", "[5]", "Bag ×12", "▶ Something happens.", "Rita ♛"):
        assert words in shown


def test_a_stock_tells_more_of_what_can_be_chosen() -> None:
    shown = text(draw(SHOP, 60, Marks([("vest",)]))).split("\n")
    assert shown == ["Experience 3", "Higher levels", "1▸Bulletproof Vest [3] (3) for the Coat", "Others", "Beat Cop ×2 (4)"]


def test_a_card_shows_its_rows_in_signs_with_what_lies_on_them() -> None:
    marks = Marks([("second",), ("placed",), ("guest",), ("pond",)])
    shown = text(draw(Row(id="r", label=(), cards=(POND,), columns=1), 34, marks)).split("\n")
    assert shown == [
        "4▸Koi Pond 2⚑",
        "3▸SS ‹⌕3› ☻−1                 41 %",
        "1▸↳ §/Ψ 2▸[G §]⚷                 ✓",
        "+ ?2   − ♥−1",
        "Ψ Terror: the attempt fails.",
        "Surviving: 12 %",
        "RY",
    ]


def icons_in(thing: object) -> Iterator[str]:
    """The icons that a terminal must show as signs: all but those of people and creatures, who have initials."""
    match thing:
        case Symbol(icons=icons) | Token(icons=icons, shape="figure" | "square") | Card(icons=icons, strips=()):
            yield from icons
        case Token(icon=icon) | Strip(icon=icon) | Die(icon=icon) | Track(icon=icon):
            yield icon
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from icons_in(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from icons_in(part)


def test_every_icon_of_the_games_has_a_sign_one_column_wide() -> None:
    needed = {
        *lcg_text.ICONS,
        *lcg_text.ICON_NAMES,
        *(icon for icon, _ in (*lcg_looks.SLOTS.values(), *lcg_looks.USES.values())),
        *elder_sign_text.ICONS,
        *elder_sign_text.ICON_NAMES,
        *eldritch_looks.SKILL_ICONS,
        *eldritch_looks.TICKET_ICONS,
        *eldritch_looks.KIND_ICONS,
    }
    beings = {sheet.icon for sheet in lcg_box.INVESTIGATOR.values()} | {sheet.icon for sheet in lcg_box.ENEMY.values()}
    beings |= {*elder_sign_pieces.PERSON_ICONS.values(), *elder_sign_pieces.MONSTER_ICONS.values()}
    beings |= {*eldritch_looks.PERSON_ICONS.values(), *eldritch_looks.MONSTER_ICONS.values(), eldritch_looks.MONSTER_ICON}
    for title in mk.games():
        game = mk.new(title, seats=2, seed=4)
        bot = make_bot("random", 4)
        for turn in range(200):
            if game.over:
                break
            if turn % 10 == 0:
                needed |= {*icons_in(game.scene(game.decision.seat).things)} - beings - {""}
            game.play(bot.choose(game, game.decision.seat), game.decision.seat)
    assert {icon for icon in needed if sign(icon) == icon[:1]} == set()
    assert {icon for icon in needed if cell_len(sign(icon)) != 1} == set()


@pytest.mark.parametrize(("text", "looks"), [(lcg_text, lcg_looks), (elder_sign_text, elder_sign_looks)])
def test_no_two_things_of_a_game_have_one_sign(text: ModuleType, looks: ModuleType) -> None:
    icons = {*text.ICONS, *text.ICON_NAMES, *getattr(looks, "SLOT_ICONS", ()), *getattr(looks, "USES_ICONS", ())}
    shown = [sign(icon) for icon in sorted(icons)]
    assert sorted(shown) == sorted(set(shown))


@pytest.mark.parametrize("width", [75, 78, 104])
@pytest.mark.parametrize("height", [11, 14, 20])
def test_a_crowded_place_hides_nothing_of_what_is_there(width: int, height: int) -> None:
    crowd = tuple(Token(id=f"foe{i}", label=("Ghoul Minion",), icon="rat", badge="2", shape="square") for i in range(5))
    chance = Token(id="chance", label=("Chance",), icon="magnifying-glass", badge="62%")
    hall = Place(id="a", label=("Hallway",), x=25, y=50, number="1", tokens=(RITA, *crowd), markers=(chance,))
    rooms = [Place(id=id, label=(name,), x=x, y=y, number="?") for id, name, x, y in (
        ("b", "Attic", 25, 15), ("c", "Cellar", 25, 85), ("d", "Parlor", 75, 50)
    )]  # fmt: skip
    house = Map(id="house", label=("House",), places=(hall, *rooms))
    shown = text(chart(house, width, height, Marks()))
    assert shown.count("GM2") == 5
    assert "62%" in shown


def test_a_world_too_large_for_a_small_terminal_is_listed_whole_with_what_matters_first() -> None:
    game = mk.new("eldritch-horror", seats=2, seed=4)
    world = next(thing for thing in game.scene(0, "uk").things if isinstance(thing, Map))
    lines = chart(world, 78, 12, Marks([option.targets for option in game.decision.options]))
    assert len(lines) <= 12
    shown = text(lines)
    assert "2▸Стамбул ☄" in shown
    touched = {span.ids[-1] for line in lines for span in line if span.ids}
    assert {place.id for place in world.places} <= touched
    assert shown.index("Тунгуска") < shown.index("Лондон"), "where one can go stands before where nothing is"


@pytest.mark.parametrize("width", [60, 78, 90, 130])
@pytest.mark.parametrize("at_ease", [False, True])
def test_a_small_map_asks_for_rows_enough_to_show_what_is_above_what(width: int, at_ease: bool) -> None:
    spots = {"Attic": (25, 15), "Hallway": (25, 50), "Cellar": (25, 85), "Parlor": (75, 50)}
    rooms = tuple(Place(id=name, label=(name,), x=x, y=y, number="1") for name, (x, y) in spots.items())
    house = Map(id="house", label=("House",), places=rooms)
    height = rows_needed(house, width, at_ease=at_ease)
    shown = text(chart(house, width, height, Marks())).split("\n")
    rows = {name: next(y for y, line in enumerate(shown) if name in line) for name in spots}
    assert rows["Attic"] < rows["Hallway"] < rows["Cellar"]
    assert height <= 15


def test_of_what_is_in_a_bag_once_the_number_is_not_told() -> None:
    one, two = (Token(id=name, label=(name,), badge=name) for name in ("+1", "0"))
    assert text(draw(Bag(id="bag", label=("Bag",), count=3, content=((one, 1), (two, 2))), 40, Marks())) == "Bag ×3 +1 0×2"


def test_a_track_marks_the_steps_on_which_something_happens() -> None:
    track = next(thing for thing in THINGS if thing.id == "steps")
    assert text(draw(track, 40, Marks())) == "Steps ✶ж·ж·· 2/6"


def test_the_middle_of_a_table_without_a_map_ends_with_the_names_of_its_signs() -> None:
    board = Board(id="museum", label=("Museum",), main=True, things=(Row(id="r", label=("Cards",), cards=(POND,)),))
    shown = text(draw_board(board, 60, 20, Marks(), {"scroll-unfurled": "lore"})).split("\n")
    assert shown[0] == "Cards"
    assert shown[-1] == "§ lore"


def test_a_closer_look_names_everything_that_lies_there() -> None:
    scene = Scene(title=("Game",), status=(), things=tuple(THINGS))
    speech = mk.games()["final-hour"].speech["en"]
    looks = {}
    for ids in (("hall",), ("deck",), ("bag",), ("way",), ("die",), ("lot",), ("nothing", "row")):
        found = closer_look(scene, ids, speech)
        assert found is not None
        looks[ids[0]] = text(found[1](60, 0))
    assert "Ghoul" in looks["hall"]
    assert "2 The Yard" in looks["hall"]
    assert "Light a dark place." in looks["deck"]
    assert "Ghoul ×3" in looks["bag"]
    assert "Seal" in looks["way"]
    assert "Park" in looks["lot"]
    assert "Lantern" in looks["nothing"]
    assert closer_look(scene, ("nowhere",), speech) is None
    assert "Ghoul" in text(legend(scene, "en"))


def test_options_put_their_key_before_what_they_touch() -> None:
    marks = Marks([("hall",), ("ghoul",), ("way",), ("lamp", "seven"), ("lamp",)])
    shown = text(chart(CITY, 60, 16, marks))
    assert "1▸1 The Hall" in shown
    assert "2▸R2†" in shown
    assert "3▸◈" in shown
    cards = text(draw(THINGS[3], 60, marks))
    assert "4▸ 7" in cards
    assert "▸Lantern" in cards  # two options mean it, so no key does
    assert "4▸Lantern" not in cards


@pytest.mark.parametrize(("width", "height"), [(104, 30), (98, 22), (62, 19), (78, 14), (50, 15)])
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_all_places_are_on_the_map_at_usual_sizes_and_none_covers_another(width: int, height: int, lang: str) -> None:
    board = mk.new("final-hour", seats=2, seed=3).scene(0, lang).things[0]
    assert isinstance(board, Map)
    lines = chart(board, width, height, Marks())
    assert len(lines) == height
    touched = {span.ids[-1] for line in lines for span in line if span.ids}
    assert {place.id for place in board.places} <= touched
    for place in board.places:
        cells = sum(length([span]) for line in lines for span in line if place.id in span.ids)
        rows = [y for y, line in enumerate(lines) if any(place.id in span.ids for span in line)]
        assert rows == list(range(rows[0], rows[-1] + 1))
        assert cells % len(rows) == 0, place.id  # a whole block


def test_places_stay_where_they_are_when_monsters_come_and_go() -> None:
    game = mk.new("final-hour", seats=1, seed=3)
    seen = set()
    for _ in range(12):
        board = game.scene(0).things[0]
        assert isinstance(board, Map)
        shown = text(chart(board, 90, 26, Marks([option.targets for option in game.decision.options])))
        row, line = next((y, line) for y, line in enumerate(shown.split("\n")) if "10 Warren" in line)
        seen.add((row, line.index("10 Warren") - len(re.findall(r"\d▸≡10", line)) * 2))
        game.play(game.decision.options[0].key)
    assert len(seen) == 1


def test_a_map_without_room_is_a_list() -> None:
    board = mk.new("final-hour", seats=2, seed=3).scene(0).things[0]
    assert isinstance(board, Map)
    lines = chart(board, 20, 8, Marks())
    assert len(lines) == 30
    assert all(length(line) <= 20 for line in lines)
