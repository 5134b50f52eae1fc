"""ST.1 and ST.2: the skill is fixed, cards are committed, free abilities are used (AH-SKL, AH-STT)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.events import PASS, ability_of, is_ability
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, INTELLECT
from miskatonic.games.arkham_lcg.cards.words import Boost, SearchTop, TakeBack
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.people import in_game, is_shut_out, place_of, seats_at
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.rules.skill_test.closing import end
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import boost, committed, difficulty, recount
from miskatonic.games.arkham_lcg.rules.windows import in_test, offer_window, spare, use_free, wanted

# -------------------------------------------------------------------- ST.1


def ask_for_substitute(s: State, f: Frame) -> None:
    """Intellect in place of combat or agility is decided when the test begins (AH-STT-10)."""
    f.answer = None
    if s.count(box.MIND[f.who]) and s.count(box.TEST_SKILL) in (COMBAT, AGILITY):
        s.ask(f, f.who, asks.Substitute, [box.YES, box.NO], s.count(box.TEST_SKILL))


def test_begins(s: State, f: Frame) -> None:
    """The skill is fixed (AH-STT-01); a weapon's bonus is to combat, not to what stands in for it (AH-STT-10)."""
    if f.answer is box.YES:
        s.set(box.TEST_SKILL, INTELLECT)
        s.set(box.TEST_PLUS, 0)
    s.note(
        tells.Test,
        f.who,
        s.count(box.TEST_SKILL),
        difficulty(s),
        s.count(box.TEST_KIND),
        s.pointed(box.TEST_TARGET),
        rule="AH-STT-01",
    )
    f.lists["helpers"] = tuple(seat for seat in seats_at(s, place_of(s, f.who)) if seat != f.who)


# -------------------------------------------------------------------- ST.2


def committable(s: State, seat: int) -> list[int]:
    """Cards of a hand that may be committed now (AH-SKL-05, AH-STT-11, AH-LMT-03)."""
    matching = box.MATCHING[s.count(box.TEST_SKILL)]
    return [card for card in s.zones.get(box.HAND[seat], ()) if matching[card] and not _is_barred(s, seat, card)]


def _is_barred(s: State, seat: int, card: int) -> bool:
    """Whether a skill card itself forbids it."""
    sheet = box.SKILL.get(card)
    if sheet is None:
        return False
    if sheet.own_tests and seat != s.pointed(box.TESTER):
        return True
    return sheet.one_per_test and any(box.TITLE[other] == box.TITLE[card] for other in committed(s))


def ask_helper(s: State, f: Frame) -> None:
    """Each other investigator here may use free abilities and then commit one card (AH-SKL-08, AH-STT-01, AH-STT-02)."""
    f.answer = None
    if not f.lists["helpers"]:
        f.goto(recount)
        return
    helper = f.lists["helpers"][0]
    is_spared = box.PASS_UNTIL[helper] in s.counts or is_shut_out(s, helper)
    helps: list[Option] = [] if is_spared else _help(s, helper)
    s.ask(f, helper, asks.Help, [*helps, PASS, box.PASS_PHASE, box.PASS_ROUND] if helps else [PASS], f.who)


def _help(s: State, helper: int) -> list[Option]:
    """Cards to commit, and what may first bring one to hand: all else can wait for the window that follows."""
    cards: list[Option] = box.COMMIT.each(committable(s, helper))
    return [*cards, *filter(_brings_a_card, wanted(s, helper))]


def _brings_a_card(option: Option) -> bool:
    """Whether something free may bring a card to hand that could be committed."""
    if not is_ability(option):
        return False
    piece, number = ability_of(option)
    return isinstance(POWERS[piece][number].effect, SearchTop | TakeBack)


def helper_commits(s: State, f: Frame) -> None:
    """Then the next one, unless there was only something free to be used."""
    helper = f.lists["helpers"][0]
    option = f.answer
    assert option is not None
    f.goto(ask_helper)
    if is_ability(option):
        use_free(s, helper, option)
        return
    f.lists["helpers"] = f.lists["helpers"][1:]
    if option.verb is box.COMMIT:
        commit(s, helper, option.value)
    else:
        spare(s, helper, option)


def commit(s: State, seat: int, card: int) -> None:
    """A card is committed; it costs nothing (AH-SKL-09)."""
    s.put(card, box.COMMITTED[seat])
    s.note(tells.Committed, seat, card, rule="AH-STT-02")


def ask_tester(s: State, f: Frame) -> None:
    """The tester commits any number of cards and uses free abilities, then reveals (AH-SKL-04, AH-SKL-07, AH-SKL-10)."""
    f.answer = None
    if not in_game(s, f.who):
        f.goto(end)
        return
    s.ask(f, f.who, asks.Commit, [*box.COMMIT.each(committable(s, f.who)), *in_test(s, f.who), box.REVEAL], f.who)


def tester_acts(s: State, f: Frame) -> None:
    """Commit, use, or go on; the others have their window too."""
    option = f.answer
    assert option is not None
    if option is box.REVEAL:
        offer_window(s, except_for=f.who)
        return
    f.goto(recount)
    if option.verb is box.COMMIT:
        commit(s, f.who, option.value)
    else:
        use_free(s, f.who, option)


runs(Boost, boost, can=lambda s, f, node: s.pointed(box.TESTER) == f.who and s.count(box.TEST_SKILL) == node.skill)
