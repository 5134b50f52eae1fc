"""Tests: the dice pool, the roll, rerolls, the result; and rolls that are no tests (EH-TST, EH-RER, EH-FAQ)."""

from typing import Final

from miskatonic.core.code import Frame, amount, procedure, runs
from miskatonic.core.events import Event, ability_of, is_ability, renew_limits, use_ability
from miskatonic.core.offers import offers, use_chosen
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment
from miskatonic.games.eldritch_horror.cards.terms import LORE, SANITY, STRENGTH
from miskatonic.games.eldritch_horror.rules import asks, box, happens, people, tells
from miskatonic.games.eldritch_horror.rules import dice as d
from miskatonic.games.eldritch_horror.rules.clues import PAYING, purse
from miskatonic.games.eldritch_horror.rules.cutting import COMBAT
from miskatonic.games.eldritch_horror.rules.health import pay
from miskatonic.games.eldritch_horror.rules.monsters import nothing
from miskatonic.games.eldritch_horror.rules.powers import TEST as ONCE_PER_TEST
from miskatonic.games.eldritch_horror.rules.rerolls import REROLLING
from miskatonic.words.control import DONE

BEFORE_TEST: Final = Moment.BEFORE_TEST.name
AFTER_ROLL: Final = Moment.AFTER_ROLL.name
PASSES: Final = int(asks.Stake.PASSES)

# -------------------------------------------------------------------- the procedure


def begin_test(
    s: State, f: Frame, who: int, skill: int, mod: int, extra: int = 0, *, need: int = 1, stake: int = PASSES
) -> Frame:
    """A test begins; its result stands in the frame that the whole effect shares."""
    test = s.push(TEST, who, f.root)
    test.regs["skill"] = skill
    test.regs["mod"] = mod
    test.regs["need"] = need
    test.regs["stake"] = stake
    if extra:
        test.regs["extra"] = extra
    return test


def source(s: State, f: Frame) -> int:
    """The card or the Monster that asks for the test in a frame; -1 if an action does."""
    regs = s.shared(f).regs
    return regs.get("piece", regs.get("monster", -1))


def terms(s: State, f: Frame) -> tuple[int, int, int, int, int]:
    """The test in a frame, as somebody is asked about it: its source, skill, during what, what it needs and what for."""
    regs = f.regs
    return source(s, f), regs["skill"], regs["during"], regs["need"], regs["stake"]


def prepare(s: State, f: Frame) -> None:
    """During what it is taken; powers can be used once in each test."""
    if not people.is_alive(s, f.who):
        f.end()
        return
    f.regs["during"] = d.during(s, f.who)
    renew_limits(s, ONCE_PER_TEST)


def offer_before(s: State, f: Frame) -> None:
    """What adds dice must be used before the roll (EH-FAQ-02)."""
    f.answer = None
    if d.only_ones(s):
        f.goto(roll)
        return
    options = offers(s, f.who, BEFORE_TEST) if BEFORE_TEST in s.ears else []
    if f.regs.get("per-sanity") and s.counts.get(box.VALUE_OF[SANITY][f.who], 0) > 1:
        options.append(box.SPEND_SANITY)
    if options:
        s.ask(f, f.who, asks.BeforeTest, [*options, box.ROLL], *terms(s, f), *d.dice_ahead(s, f))


def use_before(s: State, f: Frame) -> None:
    """Use it, and look again."""
    if f.answer is box.SPEND_SANITY:
        pay(s, f.who, SANITY, 1)
        f.regs["extra"] = f.regs.get("extra", 0) + 1
        f.goto(offer_before)
    elif use_chosen(s, f):
        f.goto(offer_before)


def offer_others(s: State, f: Frame) -> None:
    """Somebody else on the space may help (EH-INV-22)."""
    f.answer = None
    for piece, _ in s.ears.get(BEFORE_TEST, ()):
        helper = people.controls(s, piece)
        if helper != f.who and not f.regs.get("helped"):
            options = offers(s, helper, BEFORE_TEST)
            if options:
                s.ask(f, helper, asks.HelpTest, [*options, box.NO], f.who, *terms(s, f), *d.dice_ahead(s, f))
                return


def use_others(s: State, f: Frame) -> None:
    """That one's power, used by its owner."""
    if f.answer is not None and is_ability(f.answer):
        f.regs["helped"] = 1
        piece, i = ability_of(f.answer)
        use_ability(s, piece, i, people.controls(s, piece), s.stack.index(f))


def roll(s: State, f: Frame) -> None:
    """Roll the pool (EH-TST-08, EH-TST-09)."""
    n = d.pool(s, f)
    if d.only_ones(s):
        f.lists["dice"] = (1,) * n
        f.regs["fixed"] = 1
    else:
        f.lists["dice"] = tuple(sorted([face + 1 for face in s.several("dice", n, 6)]))
    least = d.success_from(s, f.who)
    s.note(tells.Rolls, people.person(s, f.who), f.regs["skill"], f.lists["dice"], least, rule="EH-TST-01")


def offer_after(s: State, f: Frame) -> None:
    """Rerolls by cards and Clues, as often as there are some (EH-RER-01, EH-RER-03)."""
    f.answer = None
    if f.regs.get("fixed"):
        return
    options: list[Option] = offers(s, f.who, AFTER_ROLL) if AFTER_ROLL in s.ears else []
    fight = d.nearest(s, COMBAT, f.who)
    if fight is not None and fight.regs.get("reroll") and f.regs["skill"] == fight.regs.get("skill") == STRENGTH:
        options.append(box.COMBAT_REROLL)
    if purse(s, f.who) and not are_clues_useless(s):
        options.append(box.SPEND_CLUE)
    if options:
        s.ask(f, f.who, asks.AfterRoll, [box.KEEP_RESULT, *options], *terms(s, f), f.lists["dice"], found(s, f))


def found(s: State, f: Frame) -> int:
    """The successes so far, with those that were bought."""
    rolled = d.successes(s, f.who, f.regs["skill"], f.regs["during"], f.lists["dice"])
    return rolled + f.regs.get("added", 0)


def are_clues_useless(s: State) -> bool:
    """Whether a Monster that somebody fights forbids rerolls by Clues, to whoever takes a test meanwhile (EH-GOLD-03)."""
    fought = [f.regs["piece"] for f in s.stack if f.code.address == COMBAT]
    return any(isinstance(p, w.NoClueRerolls) for monster in fought for p in box.MONSTER[monster].passive)


def use_after(s: State, f: Frame) -> None:
    """Use it, and look again; the result is fixed only after all rerolls (EH-RER-01)."""
    if f.answer is None or f.answer is box.KEEP_RESULT:
        return
    f.goto(offer_after)
    if f.answer is box.SPEND_CLUE:
        s.push(PAYING, f.who).regs["due"] = 1
        rerolls = s.push(REROLLING, f.who)
        rerolls.regs["most"] = per_clue(s, f.who, len(f.lists["dice"]))
    elif f.answer is box.COMBAT_REROLL:
        fight = d.nearest(s, COMBAT, f.who)
        assert fight is not None
        fight.regs["reroll"] = 0
        s.push(REROLLING, f.who).regs["most"] = 1
    else:
        use_chosen(s, f)


def per_clue(s: State, seat: int, dice: int) -> int:
    """How many of so many dice a Clue rerolls: somebody on the space may make it two of several (EH-INV-30, EH-INV-31)."""
    if dice < 2:
        return 1
    return 2 if any(people.has_passive(s, other, w.TwoRerolls) for other in people.company(s, seat)) else 1


def ask_added(s: State, f: Frame) -> None:
    """Clues may be spent for successes, where the card says so."""
    f.answer = None
    if f.regs.get("per-clue") and purse(s, f.who):
        s.ask(f, f.who, asks.AddSuccesses, [DONE, box.SPEND_CLUE], source(s, f), found(s, f), f.regs["need"])


def add_success(s: State, f: Frame) -> None:
    """One more, and again."""
    if f.answer is box.SPEND_CLUE:
        f.regs["added"] = f.regs.get("added", 0) + 1
        f.goto(ask_added)
        s.push(PAYING, f.who).regs["due"] = 1


def result(s: State, f: Frame) -> None:
    """The result is fixed (EH-TST-02, EH-TST-03)."""
    n = found(s, f)
    shared = s.shared(f)
    shared.regs["result"] = n
    shared.regs["fours"] = f.lists["dice"].count(4)
    shared.regs["passed"] = int(n > 0)
    s.note(tells.TestResult, people.person(s, f.who), f.regs["skill"], passed_by(f), n, rule="EH-TST-02")
    if n and f.regs["skill"] == LORE and f.regs["during"] & w.IN_SPELLS:
        spell = next(g.regs["piece"] for g in reversed(s.stack) if isinstance(g.code.node, w.Cast) and g.who == f.who)
        s.happen(PASSED_SPELL_TEST, f.who, spell)


def passed_by(f: Frame) -> int:
    """How many successes pass the test in a frame: one, unless a card asks for more or they are only counted (EH-TST-02)."""
    match f.regs["stake"]:
        case asks.Stake.PASSES:
            return f.regs["need"]
        case asks.Stake.COUNTS:
            return 0
        case _:
            return 1


PASSED_SPELL_TEST: Final = Event(Moment.PASSED_SPELL_TEST.name, nothing, happens.PassedSpellTest)
TEST: Final = procedure(
    "test",
    prepare,
    offer_before,
    use_before,
    offer_others,
    use_others,
    roll,
    offer_after,
    use_after,
    ask_added,
    add_success,
    result,
)


# -------------------------------------------------------------------- the word


def take_test(s: State, f: Frame, node: w.Test) -> None:
    """A test at once (EH-TST-04)."""
    if not people.is_alive(s, f.who):
        f.end()
        return
    extra = amount(s, f, node.extra) - amount(s, f, node.fewer)
    test = begin_test(s, f, f.who, node.skill, node.mod, extra, need=amount(s, f, node.need))
    if node.per_clue:
        test.regs["per-clue"] = 1
    if node.per_sanity:
        test.regs["per-sanity"] = 1


def consequences(s: State, f: Frame, node: w.Test) -> None:
    """What follows a pass or a fail; where nothing is said nothing does (EH-TST-10, EH-TST-11)."""
    shared = s.shared(f)
    passed = shared.regs["result"] >= amount(s, f, node.need)
    shared.regs["passed"] = int(passed)
    s.kids(f, "passed" if passed else "failed")


runs(w.Test, take_test, consequences)

# -------------------------------------------------------------------- rolls that are no tests


def roll_one(s: State, f: Frame, node: w.Roll) -> None:
    """A die that is no test: it cannot be rerolled or changed (EH-RER-04, EH-FAQ-04)."""
    face = 1 if d.only_ones(s) else s.random("die", 6) + 1
    s.note(tells.RollsDie, people.person(s, f.who), face, rule="EH-FAQ-04")
    for case, kid in zip(node.cases, f.code.kids["cases"], strict=True):
        if case.low <= face <= amount(s, f, case.high):
            for effect in kid.kids["effects"]:
                s.push(effect, f.who, f.root)


runs(w.Roll, roll_one)


def by_result(s: State, f: Frame, node: w.Case) -> None:
    """What happens when the result of the test lies within these figures."""
    if node.low <= s.shared(f).regs.get("result", 0) <= amount(s, f, node.high):
        s.kids(f, "effects")


runs(w.Case, by_result)
