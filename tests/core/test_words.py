"""The words that games share: one after another, some of several, again and again, otherwise, by somebody."""

from dataclasses import dataclass
from typing import NamedTuple

from miskatonic.core.code import Code, Effect, Frame, amount, compiled, runs
from miskatonic.core.declared import Who
from miskatonic.core.state import State
from miskatonic.words import By, Choose, EachInOrder, Otherwise, Repeat, Steps
from miskatonic.words.who import Anyone
from tests.core.tiny import Payment, Say, answer, offered, tiny, told


def run(effect: Effect, *, coins: int = 0) -> State:
    """A game in which seat 0 resolves an effect."""
    code = compiled("test", effect)

    def step(s: State, f: Frame) -> None:
        s.push(code, 0)

    return tiny(steps=(step,), coins=coins)


def test_steps_run_in_order_and_nested_ones_in_their_place() -> None:
    s = run(Steps((Say(1), Steps((Say(2), Say(3))), Say(4))))
    assert told(s) == [("said", n) for n in (1, 2, 3, 4)]


def test_of_several_effects_so_many_different_ones_are_chosen() -> None:
    s = run(Choose(2, (Say(1), Say(2), Say(3))))
    assert s.asked[0].about == (2,)
    answer(s, "choose:2")
    assert (offered(s), s.asked[0].about) == (["choose:0", "choose:1"], (1,)), "one is left to choose"
    answer(s, "choose:0")
    assert told(s) == [("said", 3), ("said", 1)]


def test_the_last_of_the_effects_to_choose_is_not_asked() -> None:
    s = run(Choose(2, (Say(1), Say(2))))
    answer(s, "choose:1")
    assert told(s) == [("said", 2), ("said", 1)]


def test_repeat_may_take_the_same_effect_again() -> None:
    s = run(Repeat(3, (Say(1), Say(2))))
    answer(s, "choose:1", "choose:1", "choose:0")
    assert told(s) == [("said", 2), ("said", 2), ("said", 1)]


def test_otherwise_runs_the_second_effect_when_the_first_finds_nothing() -> None:
    effect = Otherwise(Payment(), Say(1))
    assert told(run(effect, coins=1)) == [("paid",)]
    assert told(run(effect)) == [("said", 1)]
    assert told(run(Otherwise(Steps((Steps((Payment(),)),)), Say(1)))) == [("said", 1)]


def test_everybody_acts_in_order_and_one_is_picked() -> None:
    assert told(run(By(EachInOrder(), (Say(1), Say(2))))) == [("said", 1), ("said", 2)] * 2
    s = run(By(Anyone(), (Say(1),)))
    assert offered(s) == ["person:0", "person:1"]
    answer(s, "person:1")
    assert told(s) == [("said", 1)]


@dataclass(frozen=True, slots=True)
class SayWho(Effect):
    """Write down whom this effect has picked."""


Picked = NamedTuple("Picked", [("who", Who)])
runs(SayWho, lambda s, f, node: s.note(Picked, s.shared(f).regs["target"]))


def test_each_of_two_effects_begun_together_remembers_whom_it_picked() -> None:
    code = compiled("test", Steps((By(Anyone(), (Say(1),)), SayWho())))

    def begin_two(s: State, f: Frame) -> None:
        s.push(code, 0)
        s.push(code, 0)

    s = answer(tiny(steps=(begin_two,)), "person:1", "person:0")
    assert told(s) == [("said", 1), ("picked", 1), ("said", 1), ("picked", 0)]


def test_each_of_two_effects_begun_together_knows_what_it_was_given() -> None:
    code = compiled("test", Steps((SayWho(), SayWho())))

    def begin_two(s: State, f: Frame) -> None:
        s.push(code, 0).regs["target"] = 5
        s.push(code, 0).regs["target"] = 6

    assert told(tiny(steps=(begin_two,))) == [("picked", 5), ("picked", 5), ("picked", 6), ("picked", 6)]


def test_addresses_are_built_from_fields_and_positions() -> None:
    def addresses(code: Code) -> list[str]:
        return [code.address, *(a for kids in code.kids.values() for kid in kids for a in addresses(kid))]

    code = compiled("card", Steps((Say(1), Otherwise(Say(2), By(EachInOrder(), (Say(3),))))))
    assert addresses(code) == [
        "card",
        "card.effects0",
        "card.effects1",
        "card.effects1.effect",
        "card.effects1.instead",
        "card.effects1.instead.effects0",
    ]


def test_a_number_is_its_own_amount() -> None:
    s = tiny()
    assert amount(s, s.stack[-1], 4) == 4
