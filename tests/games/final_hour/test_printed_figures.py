"""The figures printed on action cards and items, each counted in play: what says 4 does it four times and no more."""

from collections import Counter

import pytest

from miskatonic.games.final_hour.cards.actions import ACTION_CARDS, INVESTIGATORS
from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP
from miskatonic.games.final_hour.rules import box
from tests.games.final_hour.table import Table, table

TOPS = {
    "JB-S": "move 1, seal 1",
    "JB-A": "move 1, attack 4, other: attack 4",
    "JB-B": "attack 2, attack 2",
    "JB-C": "move 1, attack 2, other: attack 2",
    "JB-D": "move 1, attack 4, other: attack 4",  # 2 for each of two priority cards
    "AP-S": "move 1, heal 1, seal 1",
    "AP-A": "other: heal 1, other: move 2, attack 3",
    "AP-B": "move 1, attack 4",
    "AP-C": "move 1, drive 2, attack 3",
    "AP-D": "move 2, attack 3",
    "LC-S": "heal 2, seal 1",
    "LC-A": "move 2, destroy 2",
    "LC-B": "move 1, attack 5",
    "LC-C": "move 1, attack 4",
    "TM-A": "attack 5",
    "TM-B": "move 1, attack 3, seal 1",
    "TM-C": "move 1, attack 4",
    "TM-D": "move 1, attack 4, repair 1",
    "MM-S": "move 1, seal 2",
    "MM-A": "move 2, attack 5",
    "MM-C": "move 1, drive 2, attack 4",
    "MM-D": "attack 3, attack 3",
    "RY-S": "move 2",
    "RY-A": "move 3, attack 4, other: move 2",
    "RY-B": "move 2, attack 3, heal 1",
    "RY-D": "move 4, attack 4",
}
"""What each title does above; those that leave a choice have tests of their own."""

BOTTOMS = {
    **dict.fromkeys([f"{who}-{title}" for who in ("JB", "AP", "LC", "TM", "MM", "RY") for title in "ABCD"], "move 1"),
    "JB-S": "march 4",
    "AP-S": "move 2",
    "TM-S": "move 1",
    "MM-S": "move 1",
    "RY-S": "move 2",
}
"""How far each title goes below."""

ITEMS = {
    "shotgun": "attack 3",
    "first-aid-kit": "heal 2",
    "elder-sign": "seal 1",
    "toolbox": "repair 2",
    "bicycle": "move 3",
    "strange-whistle": "drive 2",
    "torn-grimoire": "exchange 2",
}

IN_KEYS = {"attack": "strike", "march": "move"}
"""Where the keys of options have another word."""

CROWDED = (1, 2, 3, 7, 8)
BIG = ("blue-stalker-3", "red-stalker-3", "blue-wrecker-3", "red-wrecker-3", "star-spawn")
MIDDLING = ("blue-stalker-2", "red-stalker-2", "blue-wrecker-2", "red-wrecker-2", "blue-stalker-2")
"""Locations with a monster of each health: whatever the wounds from 1 to 6, exactly so many can be dealt there."""


def campus(owner: str, word: str) -> Table:
    """The owner in the Library, another not far away, and enough to do: hurt people, broken things or monsters."""
    other = "rita" if owner == "jenny" else "jenny"
    t = table(owner, other).cleared().stand(owner, 3).stand(other, 1)
    if word == "heal":
        return t.wounded(owner, 1).wounded(other, 1)
    if word == "repair":
        return t.damaged(3, 4)
    for at, big, middling in zip(CROWDED, BIG, MIDDLING, strict=True):
        for look in (big, middling, "red-lurker-1"):
            t.monster(look, at)
    return t


def owner_of(code: str) -> str:
    """The investigator whose action card this is."""
    return next(INVESTIGATORS[card.investigator] for card in ACTION_CARDS if card.code == code)


def strongest(t: Table, keys: list[str]) -> str:
    """The monster of most health, or the location with most monsters, or simply the first."""
    return max(keys, key=lambda key: weight(t, key))


def weight(t: Table, key: str) -> int:
    """How much of it an option would use up."""
    verb, _, name = key.partition(":")
    if verb == "strike":
        return box.HEALTH[box.PIECE_SLUGS.index(name)]
    return len(t.monsters(name)) if verb == "place" else 0


def done(t: Table, code: str, side: int, word: str, *picks: str) -> list[str]:
    """Resolve a card, doing one kind of thing as often as possible and nothing else; say who did it and how often."""
    names = [owner_of(code), "jenny" if owner_of(code) != "jenny" else "rita"]
    verb = IN_KEYS.get(word, word)
    health = {name: t.health(name) for name in names}
    times: Counter[tuple[str, str]] = Counter()
    left = list(picks)
    t.card(code, side)
    while t.state.asked:
        wanted = [key for key in t.options if key.startswith(f"{verb}:")]
        if wanted:
            key = strongest(t, wanted)
            spot = t.where(box.PIECE_SLUGS.index(key.partition(":")[2])) if verb == "strike" else ""
            times[names[t.seat], spot] += weight(t, key) if verb == "strike" else 1
        elif t.options[0].startswith("choose:"):
            key = left.pop(0)
        else:
            key = nothing_else(t, f"person:{names[1]}")
        t.play(key)
    assert not left, "it asked less often"
    if verb == "heal":
        times = Counter({(name, ""): t.health(name) - health[name] for name in names if t.health(name) != health[name]})
    return [f"{word} {n}" if name == names[0] else f"other: {word} {n}" for (name, _), n in times.items()]


def nothing_else(t: Table, other: str) -> str:
    """The answer that does least, except that items are used and others act where they can."""
    for key in t.options:
        if key.startswith("use:") or key in (other, "stop", "pass", "leave-on-top"):
            return key
    return strongest(t, t.options)


def words_of(printed: str) -> dict[str, list[str]]:
    """What is printed, by the kind of thing."""
    words: dict[str, list[str]] = {}
    for word in printed.split(", "):
        words.setdefault(word.removeprefix("other: ").partition(" ")[0], []).append(word)
    return words


@pytest.mark.parametrize("copy", [1, 2])
@pytest.mark.parametrize(("title", "printed"), TOPS.items())
def test_every_figure_of_a_top_effect(title: str, printed: str, copy: int) -> None:
    code = f"{title}{copy}"
    for word, expected in words_of(printed).items():
        assert done(campus(owner_of(code), word), code, TOP, word) == expected


@pytest.mark.parametrize("copy", [1, 2])
@pytest.mark.parametrize(("title", "printed"), BOTTOMS.items())
def test_every_bottom_effect_goes_so_far(title: str, printed: str, copy: int) -> None:
    code = f"{title}{copy}"
    word = printed.partition(" ")[0]
    assert done(campus(owner_of(code), word), code, BOTTOM, word) == [printed]


@pytest.mark.parametrize("copy", [1, 2])
@pytest.mark.parametrize(
    ("pick", "expected"), [("choose:0", ["attack 2", "attack 2", "attack 2"]), ("choose:1", ["attack 2"])]
)
def test_dynamite_has_two_wounds_in_each_location_near_or_two_in_one(copy: int, pick: str, expected: list[str]) -> None:
    assert done(campus("michael", "attack"), f"MM-B{copy}", TOP, "attack", pick) == expected


@pytest.mark.parametrize("copy", [1, 2])
@pytest.mark.parametrize(("number", "word"), [(0, "move"), (1, "seal"), (2, "repair"), (3, "heal")])
def test_serve_and_protect_does_each_of_its_four_things_once_and_two_of_them(copy: int, number: int, word: str) -> None:
    picks = (f"choose:{number}", f"choose:{(number + 1) % 4}")
    assert done(campus("tommy", word), f"TM-S{copy}", TOP, word, *picks) == [f"{word} 1"]


@pytest.mark.parametrize("copy", [1, 2])
def test_daughter_of_prophecy_attacks_for_two_or_moves_once_three_times(copy: int) -> None:
    t = campus("lily", "attack").card(f"LC-D{copy}", TOP)
    t.play("choose:1", "strike:blue-wrecker-2#1")
    assert t.options == ["choose:0", "choose:1"], "no wound is left"
    t.play("choose:0", "move:student-union")
    assert t.options == ["choose:0", "choose:1"], "no move is left"
    t.play("choose:1", "strike:red-stalker-2#1")
    assert t.options == []


@pytest.mark.parametrize("copy", [1, 2])
def test_cross_country_moves_three_times_and_attacks_for_two_each_time(copy: int) -> None:
    t = campus("rita", "attack").card(f"RY-C{copy}", TOP)
    t.play("move:student-union", "strike:red-stalker-2#1")
    t.play("move:dorothy-upman-hall", "strike:blue-stalker-2#1")
    t.play("move:science-building", "strike:blue-stalker-2#2")
    assert t.options == []


@pytest.mark.parametrize(("item", "printed"), ITEMS.items())
def test_every_figure_of_an_item(item: str, printed: str) -> None:
    word = printed.partition(" ")[0]
    t = campus("tommy", word).item("tommy", item)
    if item == "shotgun":
        assert done(t, "TM-S1", TOP, word, "choose:0", "choose:1") == [printed]
    else:
        assert done(t, "TM-A1", TOP, word) == [printed]
    assert t.items("tommy") == []
