"""Every adventure and Other World: what is printed on it, and what it does when it is resolved, failed or left alone."""

from __future__ import annotations

from collections import Counter

import pytest

from miskatonic.core.code import Effect
from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.cards.dice import COLOURS, FACES
from miskatonic.games.elder_sign.cards.sheets import NO_LOCK, Adventure
from miskatonic.games.elder_sign.cards.words import (
    GOODS,
    VALUES,
    AdvanceClock,
    Doom,
    DropTerrorDice,
    FailAttempt,
    Gain,
    Gates,
    Hurt,
    Investigation,
    Lose,
    Monsters,
    PerOtherWorld,
    Signs,
    Task,
)
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.museum import open_worlds
from miskatonic.games.elder_sign.rules.trophies import trophies
from miskatonic.testing import rule
from miskatonic.words import By, Choose, EachInOrder, Steps
from tests.games.elder_sign.printed import CARDS, MUSEUM_CARDS, WORLD_CARDS, Card, complete_all, tally
from tests.games.elder_sign.table import Table, table

SHEETS = {card.code: card for card in box.ADVENTURE.values()}
EVERY_CARD = pytest.mark.parametrize("code", CARDS)
QUIET = "the-halls-shift-to-bring-madness"
"""A Mythos card whose immediate effect finds nothing to do in a museum of one card with somebody on it."""

# -------------------------------------------------------------------- what is printed


def written_task(task: Task) -> str:
    """A task of the data in the notation of the printed cards."""
    if task.is_side:
        return "[]"
    words = []
    for i, symbol in enumerate(task.symbols):
        word = f"inv{symbol.n}" if isinstance(symbol, Investigation) else "|".join(FACES[face] for face in symbol.faces)
        words.append(f"[{word}]" if task.border is not None and i in task.border else word)
    words += [f"-{n}{value}" for n, value in ((task.sanity, "sanity"), (task.health, "health")) if n]
    return " ".join(words + ["clock"] * task.clock)


def written(effect: Effect) -> str:
    """An effect of the data in the notation of the printed cards."""
    match effect:
        case Gain(kind, n):
            return f"{GOODS[kind]}{n}"
        case Lose(kind, n):
            return f"-{n}{GOODS[kind]}"
        case Hurt(value, n):
            return f"-{n}{VALUES[value]}"
        case Signs(n) | Gates(n) | Monsters(n) | Doom(n):
            return f"{({Signs: 'sign', Gates: 'gate', Monsters: 'monster', Doom: 'doom'})[type(effect)]}{n}"
        case By(EachInOrder(), effects):
            return f"each({'+'.join(written(one) for one in effects)})"
        case Choose(_, lists):
            return "|".join(written(one) for one in lists)
        case Steps(effects):
            return "+".join(written(one) for one in effects)
        case PerOtherWorld(one):
            return f"per-world({written(one)})"
        case FailAttempt():
            return "fail"
        case DropTerrorDice():
            return "drop-terror"
        case AdvanceClock():
            return "clock"
    raise AssertionError(effect)


def written_card(card: Adventure) -> tuple[str, str]:
    """A card of the data as the two lines of the notation."""
    arrow = " ordered" if card.ordered else ""
    lock = "" if card.lock == NO_LOCK else f" lock-{COLOURS[card.lock]}"
    head = f"{card.code} {card.trophy}{arrow}{lock}: {', '.join(written_task(task) for task in card.tasks)}"
    boxes = {"terror": card.terror, "midnight": card.midnight, "reward": card.reward, "penalty": card.penalty}
    foot = [f"{name} {' '.join(written(effect) for effect in effects)}" for name, effects in boxes.items() if effects]
    return head, "; ".join(foot)


@EVERY_CARD
def test_every_figure_of_a_card_is_the_printed_one(code: str) -> None:
    assert written_card(SHEETS[code]) == (CARDS[code].head, CARDS[code].foot)


def test_the_forty_eight_adventures_and_eight_other_worlds_are_the_printed_ones() -> None:
    assert {code for code, card in SHEETS.items() if not card.is_world} == set(MUSEUM_CARDS)
    assert {code for code, card in SHEETS.items() if card.is_world} == set(WORLD_CARDS)
    assert (len(MUSEUM_CARDS), len(WORLD_CARDS)) == (48, 8)


# -------------------------------------------------------------------- what it does


def place_for(code: str) -> int:
    """Where a card lies in these tests: an adventure in the museum, an Other World below it."""
    return box.MUSEUM if code in WORLD_CARDS else 0


def laid(code: str, *investigators: str) -> Table:
    """A card alone on the table before an Ancient One who leaves adventures alone, with a little of everything in hand."""
    t = table(*(investigators or ("darrell-simmons",)), ancient_one="hastur")
    return t.adventure(code, place_for(code)).doom(1).clues(0, 1).trophies(0, "cultist#1")


def standing(t: Table, seat: int = 0) -> Counter[str]:
    """Everything that a card of the museum can give or take, as it stands."""
    s = t.state
    found = Counter({"sanity": t.sanity(seat), "health": t.health(seat), "clue": s.count(box.CLUES[seat])})
    found.update(GOODS[box.POSSESSION[card].kind] for card in s.zone(box.OWNED[seat]))
    found.update(trophy=trophies(s, seat), sign=s.count(box.SIGNS), doom=s.count(box.DOOM))
    found.update(gate=len(open_worlds(s)), monster=sum(len(s.zone(key)) for key in box.MONSTERS_AT))
    found.update(clock=len(t.told(tells.Clock)))
    return found


def change(t: Table, before: Counter[str], seat: int = 0) -> dict[str, int]:
    """What has become more or less since."""
    now = standing(t, seat)
    return {key: now[key] - before[key] for key in now | before if now[key] != before[key]}


def without_nothing(tallied: Counter[str]) -> dict[str, int]:
    """The same, without what does not change."""
    return {key: n for key, n in tallied.items() if n}


def place_monsters(t: Table) -> Table:
    """Put every monster that appears wherever it may go first."""
    while t.question == asks.PlaceMonster:
        t.play(t.options[0])
    return t


def costs(card: Card) -> Counter[str]:
    """What it costs to complete all tasks of a card."""
    return tally([word for task in card.tasks for word in task if word.startswith("-") or word == "clock"])


@rule("ES-REW-01", "ES-RES-04", "ES-TSK-03")
@EVERY_CARD
def test_resolving_a_card_costs_what_its_tasks_cost_and_gives_its_whole_reward(code: str) -> None:
    card = CARDS[code]
    t = laid(code)
    before = standing(t)
    place_monsters(complete_all(t.attempt(place_for(code)), code))
    if t.question == asks.BeforeClock:
        t.play("to-clock")
    expected = costs(card)
    expected.update(tally(card.boxes["reward"].split()))
    expected.update(trophy=card.trophy, clock=1, gate=-1 if code in WORLD_CARDS else 0)
    assert change(t, before) == without_nothing(expected)
    assert t.home(code) == box.TROPHIES_OF[0]
    assert t.state.pointed(box.AT[0]) == NOTHING


@rule("ES-REW-01", "ES-FAI-06", "ES-FAI-08")
@EVERY_CARD
def test_failing_a_card_costs_its_whole_penalty_and_leaves_it_in_its_place(code: str) -> None:
    t = laid(code)
    before = standing(t)
    t.attempt(place_for(code)).play("give-up")
    expected = tally(CARDS[code].boxes["penalty"].split())
    expected.update(clock=1)
    assert change(t, before) == without_nothing(expected)
    assert t.home(code) == box.CARD_AT[place_for(code)]
    assert t.state.pointed(box.AT[0]) == place_for(code)


@rule("ES-TER-01")
@pytest.mark.parametrize("code", [code for code, card in CARDS.items() if "terror" in card.boxes])
def test_the_terror_effect_of_a_card_is_carried_out_after_a_failed_roll_with_terror(code: str) -> None:
    card = CARDS[code]
    t = laid(code)
    before = standing(t)
    t.attempt(place_for(code)).roll("terror", "terror", "inv1", "inv2", "inv1", "inv1").play("fail-roll")
    place_monsters(t)
    if card.boxes["terror"] == "fail":
        expected = tally(card.boxes["penalty"].split())
        expected.update(clock=1)
        assert change(t, before) == without_nothing(expected)
        assert not t.state.asked
    else:
        assert change(t, before) == without_nothing(tally(card.boxes["terror"].split()))
        assert t.question == asks.RemoveDie
        dropped = ["terror", "terror"] if card.boxes["terror"] == "drop-terror" else []
        assert t.faces(box.REMOVED) == dropped
        assert len(t.faces()) == 6 - len(dropped)


@pytest.mark.parametrize("code", [code for code, card in CARDS.items() if "terror" not in card.boxes])
def test_a_card_without_a_terror_effect_costs_only_the_die(code: str) -> None:
    t = laid(code)
    before = standing(t)
    t.attempt(place_for(code))
    t.roll(*["terror", "terror", "inv1", "inv2", "inv1", "inv1"][: len(t.state.zone(box.POOL))]).play("fail-roll")
    assert t.question == asks.RemoveDie
    assert (change(t, before), t.told(tells.Terror)) == ({}, [])


# -------------------------------------------------------------------- at midnight


def night(code: str) -> tuple[Table, Counter[str], Counter[str]]:
    """Two investigators before a midnight, one on the card and one at the entrance, and what both have."""
    t = laid(code, "darrell-simmons", "joe-diamond").stand(0, place_for(code)).on_top(QUIET)
    return t, standing(t), standing(t, 1)


@rule("ES-LOS-02")
@pytest.mark.parametrize(("code", "value"), [("dont-fall-asleep", "sanity"), ("the-hedge-maze", "health")])
def test_a_card_that_hurts_everybody_at_midnight(code: str, value: str) -> None:
    t, first, second = night(code)
    t.midnight()
    assert change(t, first) == change(t, second, 1) == {value: -1}


def test_horrible_visions_bring_two_doom_at_midnight() -> None:
    t, first, _ = night("horrible-visions")
    t.midnight()
    assert change(t, first) == {"doom": 2}


def test_you_become_that_which_you_fear_most_brings_a_monster_at_midnight() -> None:
    t, first, _ = night("you-become-that-which-you-fear-most")
    t.midnight()
    assert change(t, first) == {"monster": 1}
    assert t.state.pointed(box.TASK_OF[t.state.zone(box.MONSTERS_AT[0])[0]]) == 0, "on the side task"


def test_the_curator_takes_two_trophies_or_a_sanity_and_a_health_from_each() -> None:
    t, first, second = night("the-curator")
    t.trophies(0, "the-archives").midnight()
    assert (t.question, t.asked, t.options) == (asks.WhichEffect, 0, ["choose:0", "choose:1"])
    t.play("choose:0", "pick:the-archives")
    assert change(t, first) == {}, "the two trophies of The Archives came and went"
    assert change(t, second, 1) == {"sanity": -1, "health": -1}, "without trophies there is no choice"


def test_the_curator_can_be_paid_in_blood_and_fear() -> None:
    t, first, _ = night("the-curator")
    t.trophies(0, "the-archives").midnight().play("choose:1")
    assert change(t, first) == {"trophy": 2, "sanity": -1, "health": -1}


@pytest.mark.parametrize("worlds", [0, 1, 2])
def test_transported_by_magic_brings_a_doom_for_every_open_other_world(worlds: int) -> None:
    t, first, _ = night("transported-by-magic")
    for place in range(worlds):
        t.adventure(list(WORLD_CARDS)[place], box.MUSEUM + place)
    t.midnight()
    assert change(t, first) == without_nothing(Counter(doom=worlds, gate=worlds))


@pytest.mark.parametrize("code", [code for code, card in CARDS.items() if "midnight" not in card.boxes])
def test_a_card_without_a_midnight_effect_does_nothing_at_midnight(code: str) -> None:
    t, first, second = night(code)
    t.midnight()
    assert not t.told(tells.MidnightEffect)
    assert change(t, first) == change(t, second, 1) == {}
