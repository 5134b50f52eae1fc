"""The words that games share: one after another, some of several, again and again, otherwise, by somebody."""

from dataclasses import dataclass
from typing import NamedTuple

from miskatonic.core.code import Code, Effect, Frame, amount, can, compiled, runs
from miskatonic.core.declared import Who
from miskatonic.core.rules import Choosable, every_one
from miskatonic.core.state import State
from miskatonic.words import Anyone, By, Choose, EachInOrder, If, May, Otherwise, Repeat, Steps
from tests.core.tiny import Never, Payment, Rich, Say, answer, offered, tiny, told


def able(s: State, f: Frame, options: tuple[Code, ...]) -> list[int]:
    """Only what would do something can be chosen."""
    return [i for i, option in enumerate(options) if can(s, f, option)]


def run(effect: Effect, *, coins: int = 0, choosable: Choosable = every_one) -> State:
    """A game in which seat 0 resolves an effect."""
    code = compiled("test", effect)

    def step(s: State, f: Frame) -> None:
        s.rules.choosable = choosable
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


def test_of_up_to_so_many_one_may_stop_before_but_not_go_beyond() -> None:
    s = run(Choose(2, (Say(1), Say(2), Say(3)), up_to=True))
    assert offered(s) == ["choose:0", "choose:1", "choose:2", "done"]
    answer(s, "choose:2")
    assert (offered(s), s.asked[0].about) == (["choose:0", "choose:1", "done"], (1,))
    answer(s, "done")
    assert (told(s), s.asked[0].question) == ([("said", 3)], "rest")
    assert answer(run(Choose(1, (Say(1), Say(2)), up_to=True)), "choose:0").asked[0].question == "rest"


def test_where_a_game_says_so_only_effects_that_would_do_something_can_be_chosen() -> None:
    for word in (Choose(1, (Say(1), Payment(), Say(2))), Repeat(1, (Say(1), Payment(), Say(2)))):
        assert offered(run(word)) == ["choose:0", "choose:1", "choose:2"]
        assert offered(run(word, choosable=able)) == ["choose:0", "choose:2"]
        assert offered(run(word, choosable=able, coins=1)) == ["choose:0", "choose:1", "choose:2"]
    assert run(Choose(1, (Payment(), Payment())), choosable=able).asked[0].question == "rest"


def test_a_choice_does_something_while_one_of_its_effects_does() -> None:
    for word in (Choose(1, (Payment(), Payment())), Repeat(1, (Payment(),)), By(Anyone(), (Payment(),))):
        assert told(run(Otherwise(word, Say(9)))) == [("said", 9)]
        assert ("said", 9) not in told(run(Otherwise(word, Say(9)), coins=1))
    assert told(run(Otherwise(Choose(1, (Payment(), Say(1))), Say(9)), choosable=able)) == [("said", 1)]


def test_repeat_may_take_the_same_effect_again() -> None:
    s = run(Repeat(3, (Say(1), Say(2))))
    answer(s, "choose:1", "choose:1", "choose:0")
    assert told(s) == [("said", 2), ("said", 2), ("said", 1)]


def test_otherwise_runs_the_second_effect_when_the_first_finds_nothing() -> None:
    effect = Otherwise(Payment(), Say(1))
    assert told(run(effect, coins=1)) == [("paid",)]
    assert told(run(effect)) == [("said", 1)]
    assert told(run(Otherwise(Steps((Steps((Payment(),)),)), Say(1)))) == [("said", 1)]


def test_if_runs_one_effect_while_the_condition_holds_and_the_other_while_it_does_not() -> None:
    assert told(run(If(Rich(), Say(1), Say(2)), coins=1)) == [("said", 1)]
    assert told(run(If(Rich(), Say(1), Say(2)))) == [("said", 2)]
    assert told(run(If(Never(), Say(1)))) == []
    assert told(run(Otherwise(If(Never(), Say(1)), Say(3)))) == [("said", 3)], "nothing would have happened"
    assert told(run(Otherwise(If(Never(), Say(1), Say(2)), Say(3)))) == [("said", 2)]


def test_who_may_do_something_is_asked_and_goes_on_by_the_answer() -> None:
    word = May(Payment(), Say(1), Say(2))
    s = run(word, coins=1)
    assert (s.asked[0].question, offered(s)) == ("whether-to", ["do-it", "decline"])
    assert told(answer(s, "do-it")) == [("paid",), ("said", 1)]
    s = answer(run(word, coins=1), "decline")
    assert (told(s), s.count("coins")) == ([("said", 2)], 1)


def test_who_cannot_do_what_one_may_do_is_not_asked() -> None:
    assert told(run(May(Payment(), Say(1), Say(2)))) == [("said", 2)]
    assert told(run(Otherwise(May(Payment(), Say(1)), Say(3)))) == [("said", 3)], "nothing would have happened"
    s = run(May(Say(4)))
    assert told(answer(s, "do-it")) == [("said", 4)]
    assert told(run(Otherwise(May(Payment(), None, Say(2)), Say(3)))) == [("said", 2)]


def test_whoever_acts_is_asked_what_that_one_may_do() -> None:
    s = run(By(EachInOrder(), (May(Say(1)),)))
    assert (s.asked[0].question, s.asked[0].seat) == ("whether-to", 0)
    answer(s, "decline")
    assert (s.asked[0].question, s.asked[0].seat) == ("whether-to", 1)


@dataclass(frozen=True, slots=True)
class OfTheSecond(Effect):
    """Does something only for the second player."""


runs(OfTheSecond, lambda s, f, node: None, can=lambda s, f, node: f.who == 1)


def test_what_somebody_does_is_possible_when_it_does_something_for_that_one() -> None:
    s = run(Otherwise(By(Anyone(), (OfTheSecond(),)), Say(9)))
    assert s.asked[0].question == "who-does-it", "it would do nothing for the first, but something for the second"


def test_where_a_player_orders_what_several_do_that_one_is_asked_who_is_next() -> None:
    def freely(s: State, f: Frame) -> None:
        s.rules.free_order = lambda s: True
        s.push(compiled("test", By(EachInOrder(), (Say(1),))), 0)

    s = tiny(steps=(freely,))
    assert (s.asked[0].question, offered(s)) == ("who-is-next", ["person:0", "person:1"])


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
