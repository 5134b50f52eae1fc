"""Every figure printed on a component is in the data, and components stay as short as the cards they are."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from statistics import median, quantiles
from textwrap import dedent
from typing import NamedTuple

import pytest

from miskatonic.games.arkham_lcg import cards
from miskatonic.games.arkham_lcg.cards.gathering import TOKEN_EFFECTS
from miskatonic.games.arkham_lcg.cards.sheets import Sheet
from miskatonic.games.arkham_lcg.cards.terms import BAGS, CULTIST, DIFFICULTIES, NEUTRAL, SKULL, TABLET, TOKENS
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.setting_up import ENCOUNTERS
from miskatonic.testing import rule
from tests.games.arkham_lcg.printed import INVESTIGATORS, PLAYER_CARDS, SCENARIO_CARDS, line_of

PRINTED = {
    line.split()[0]: line for text in (INVESTIGATORS, PLAYER_CARDS, SCENARIO_CARDS) for line in text.strip().splitlines()
}
SHEETS: dict[str, Sheet] = {sheet.code: sheet for sheet in box.SHEETS}
KINDS_ON_PAGE = {
    "Investigator": "investigators",
    "Asset": "assets",
    "Event": "events",
    "Skill": "skills",
    "Treachery": "treacheries",
    "Enemy": "enemies",
    "Location": "locations",
    "Act": "acts",
    "Agenda": "agendas",
}
CONSTRUCTORS = set(KINDS_ON_PAGE)
WORDS = {"words", "effects", "amounts", "trials", "dealings", "fray", "this_card", "story", "conditions", "passives"}
VOCABULARY = {*WORDS, "sheets", "terms", "scenarios"}
"""What cards are written with; everything else in their folder is a deck."""
CARDS_PAGE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text(encoding="utf-8")
BAGS_PRINTED = {
    "easy": "+1 +1 0 0 0 -1 -1 -1 -2 -2",
    "standard": "+1 0 0 -1 -1 -1 -2 -2 -3 -4",
    "hard": "0 0 0 -1 -1 -2 -2 -3 -3 -4 -5",
    "expert": "0 -1 -1 -2 -2 -3 -3 -4 -4 -5 -6 -8",
}
SYMBOLS_PRINTED = "skull skull cultist tablet auto-fail elder-sign"


@pytest.mark.parametrize("code", PRINTED, ids=lambda code: PRINTED[code].split(":")[0].replace(" ", "-"))
def test_a_component_has_the_figures_printed_on_it(code: str) -> None:
    assert line_of(SHEETS[code]) == PRINTED[code]


def test_there_are_no_components_but_the_printed_ones() -> None:
    assert set(SHEETS) == set(PRINTED)
    assert len({sheet.slug for sheet in SHEETS.values()}) == len(SHEETS)


@rule("AH-DKB-07", "AH-DKB-19")
def test_the_box_has_ten_cards_of_each_class_eight_neutral_ones_ten_signatures_and_ten_basic_weaknesses() -> None:
    standard = Counter(entry.klass for entry in ENTRIES.values() if entry.level == 0)
    assert standard == {0: 10, 1: 10, 2: 10, 3: 10, 4: 10, NEUTRAL: 8}
    assert sum(bool(entry.signature_of) for entry in ENTRIES.values()) == 10
    basic = [sheet for sheet in box.PLAYER_CARDS if "basic-weakness" in PRINTED[sheet.code]]
    assert (len(basic), sum(sheet.copies for sheet in basic)) == (8, 10)


@rule("AH-SCN-02", "AH-SCN-15")
def test_the_encounter_deck_has_26_cards_of_twelve_kinds() -> None:
    kinds = Counter(box.SLUG[i] for i in ENCOUNTERS[0] if box.SLUG[i] != "ghoul-priest")
    assert (len(kinds), kinds.total()) == (12, 26)
    gathered = [box.TREACHERY[i] for i in ENCOUNTERS[0] if i in box.TREACHERY]
    assert not any(sheet.surge or sheet.peril for sheet in gathered)


@rule("AH-CBG-01", "AH-CBG-02", "AH-CBG-03", "AH-CBG-04", "AH-SUP-06")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_chaos_bag_of_each_difficulty_has_the_printed_tokens(difficulty: str) -> None:
    bag = BAGS[DIFFICULTIES.index(difficulty)]
    printed = Counter(f"{BAGS_PRINTED[difficulty]} {SYMBOLS_PRINTED}".split())
    assert {TOKENS[token]: n for token, n in bag.items()} == printed
    assert sum(bag.values()) == {"easy": 16, "standard": 16, "hard": 17, "expert": 18}[difficulty]


@rule("AH-SCN-07", "AH-CHA-01")
def test_the_scenario_reference_has_two_sides_for_three_symbols() -> None:
    assert [set(side) for side in TOKEN_EFFECTS] == [{SKULL, CULTIST, TABLET}] * 2, (
        "there is no elder thing in this scenario"
    )


class Source(NamedTuple):
    """How a component is written: where, and its lines."""

    file: str
    kind: str
    lines: list[str]


def sources() -> dict[str, Source]:
    """Every component as the files of cards have it, by slug."""
    found: dict[str, Source] = {}
    for file in sorted(Path(cards.__path__[0]).glob("*.py")):
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            name = ast.unparse(node.func).removeprefix("s.") if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in CONSTRUCTORS:
                slug = node.args[1]
                assert isinstance(slug, ast.Constant)
                lines = text.splitlines()[node.lineno - 1 : node.end_lineno]
                found[str(slug.value)] = Source(file.name, name, lines)
    return found


def test_a_component_takes_few_lines() -> None:
    lines = [len(source.lines) for source in sources().values()]
    middle, nine_tenths = median(lines), quantiles(lines, n=10)[8]
    print(f"{len(lines)} components: median {middle} lines, 90 % at most {nine_tenths}, longest {max(lines)}")
    assert set(sources()) == {sheet.slug for sheet in SHEETS.values()}, "every component is one constructor"
    assert middle <= 6
    assert nine_tenths <= 12


def test_no_component_needs_a_function_of_its_own() -> None:
    folder = Path(cards.__path__[0])
    decks = [file for file in folder.glob("*.py") if file.stem not in VOCABULARY]
    nodes = [node for file in decks for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    functions = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    assert functions == {"boosts"}, "a helper that writes the same power for two skills"
    assert not any(isinstance(node, ast.Lambda) for node in nodes)
    assert not (folder.parent / "specials.py").exists()


@pytest.mark.parametrize("slug", ["flashlight", "machete", "deduction", "grasping-hands", "icy-ghoul", "ward-of-protection"])
def test_the_page_about_cards_shows_them_as_they_are(slug: str) -> None:
    source = sources()[slug]
    assert dedent("\n".join(source.lines)).rstrip(",") in CARDS_PAGE
    row = next(line for line in CARDS_PAGE.splitlines() if line.lower().startswith(f"| {slug.replace('-', ' ')} |"))
    assert row.endswith(f"| `{source.file}` | {len(source.lines)} |")


def test_the_page_about_cards_has_the_right_figures() -> None:
    lines = [len(source.lines) for source in sources().values()]
    assert f"| **all** | **{len(lines)}** | **{median(lines):g}** | **{max(lines)}** |" in CARDS_PAGE
    assert f"Nine in ten take at most {quantiles(lines, n=10)[8]:g} lines." in CARDS_PAGE
    for kind, name in KINDS_ON_PAGE.items():
        own = [len(source.lines) for source in sources().values() if source.kind == kind]
        assert f"| {name} | {len(own)} | {median(own):g} | {max(own)} |" in CARDS_PAGE
