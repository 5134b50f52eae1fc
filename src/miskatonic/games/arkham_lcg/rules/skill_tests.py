"""The skill test in its eight steps, and the actions that are tests: fight, evade, investigate (AH-STT, AH-SKL, AH-AUT)."""

from typing import Final

from miskatonic.core.code import Code, Frame, amount, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.events import Event, renew_limits
from miskatonic.core.options import NOTHING, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import Per, When
from miskatonic.games.arkham_lcg.cards.terms import (
    AGILITY,
    COMBAT,
    ELDER_SIGN,
    EVADE,
    FIGHT,
    INTELLECT,
    INVESTIGATE,
    PLAIN,
    SYMBOLS,
)
from miskatonic.games.arkham_lcg.cards.words import (
    Boost,
    DiscoverClues,
    Evade,
    Fight,
    GetClear,
    Investigate,
    Lucky,
    MoreDamage,
    RedrawToken,
    ReturnThis,
    Test,
    Treat,
)
from miskatonic.games.arkham_lcg.rules import asks, tells
from miskatonic.games.arkham_lcg.rules.box import (
    ANOTHER,
    AT_PLACE,
    AUTO,
    CARD,
    COMMIT,
    COMMITTED,
    ENEMY,
    FAILURE,
    HAND,
    MAIN,
    MATCHING,
    MIND,
    NO,
    PASS,
    PASS_PHASE,
    PASS_ROUND,
    PASS_UNTIL,
    PICK,
    PLACE,
    REDRAW,
    RESULT,
    RETURNING,
    REVEAL,
    SEAT,
    SIGN,
    SKILL,
    SLUG,
    SUCCESS,
    TEST_DAMAGE,
    TEST_DIFFICULTY,
    TEST_KIND,
    TEST_MARGIN,
    TEST_PLACE,
    TEST_PLUS,
    TEST_RESULT,
    TEST_SKILL,
    TEST_TARGET,
    TEST_TOKEN,
    TESTER,
    THREAT,
    TOKEN,
    YES,
)
from miskatonic.games.arkham_lcg.rules.chaos import (
    cancel_token,
    elder_sign,
    give_back,
    modifiers,
    resolve_token,
    reveal_token,
    revealed,
    token_code,
)
from miskatonic.games.arkham_lcg.rules.defeat import wound
from miskatonic.games.arkham_lcg.rules.discarding import discard_together
from miskatonic.games.arkham_lcg.rules.ending import nothing
from miskatonic.games.arkham_lcg.rules.enemies import attack, evade
from miskatonic.games.arkham_lcg.rules.harm import deal
from miskatonic.games.arkham_lcg.rules.people import (
    card_of,
    enemies_at,
    engaged_with,
    holder,
    in_game,
    is_ready,
    is_shut_out,
    place_of,
    seats_at,
    skill_of,
)
from miskatonic.games.arkham_lcg.rules.places import discover_at, shroud
from miskatonic.games.arkham_lcg.rules.scenario import reference
from miskatonic.games.arkham_lcg.rules.windows import in_test, offer_window, spare, use_free

OF_A_TEST: Final = (
    TESTER, TEST_SKILL, TEST_KIND, TEST_DIFFICULTY, TEST_TARGET, TEST_PLACE, TEST_PLUS, TEST_TOKEN, TEST_DAMAGE,
    TEST_RESULT, TEST_MARGIN, AUTO, REDRAW, ANOTHER,
)  # fmt: skip

# -------------------------------------------------------------------- what the numbers come to


def difficulty(s: State) -> int:
    """The difficulty of the present test, never below 0 (AH-STT-13)."""
    kind = s.count(TEST_KIND)
    base = s.count(TEST_DIFFICULTY)
    if kind == INVESTIGATE:
        return max(0, shroud(s, s.pointed(TEST_PLACE)) + base)
    if kind in (FIGHT, EVADE):
        sheet = ENEMY[s.pointed(TEST_TARGET)]
        return sheet.fight if kind == FIGHT else sheet.evade
    return base


def icons_on(card: int, skill: int) -> int:
    """How many icons of a card match a skill; a wild one matches any (AH-SKL-06)."""
    return MATCHING[skill][card]


def committed(s: State) -> list[int]:
    """All cards committed to the present test."""
    return [card for zone in COMMITTED for card in s.zones.get(zone, ())]


def skill_total(s: State) -> int:
    """The modified skill, as it stands (AH-STT-05): below 0 it is still counted as it is (AH-MOD-02)."""
    return skill_without_tokens(s) + modifiers(s, s.pointed(TESTER))


def skill_without_tokens(s: State) -> int:
    """The skill with all that changes it but the tokens."""
    skill = s.count(TEST_SKILL)
    total = skill_of(s, s.pointed(TESTER), skill, s.count(TEST_KIND)) + s.count(TEST_PLUS)
    return total + sum([MATCHING[skill][card] for card in committed(s)])


def committable(s: State, seat: int) -> list[int]:
    """Cards of a hand that may be committed now (AH-SKL-05, AH-STT-11, AH-LMT-03)."""
    matching = MATCHING[s.count(TEST_SKILL)]
    return [card for card in s.zones.get(HAND[seat], ()) if matching[card] and not _is_barred(s, seat, card)]


def _is_barred(s: State, seat: int, card: int) -> bool:
    """Whether a skill card itself forbids it."""
    sheet = SKILL.get(card)
    if sheet is None:
        return False
    if sheet.own_tests and seat != s.pointed(TESTER):
        return True
    return sheet.one_per_test and any(SLUG[other] == sheet.slug for other in committed(s))


# -------------------------------------------------------------------- ST.1 and ST.2


def begin(s: State, f: Frame, skill: int, kind: int, base: int, target: int = -1, plus: int = 0) -> None:
    """A test begins; the effect in the frame waits for it and has its results carried out (AH-STT-01)."""
    forget(s)
    renew_limits(s, Per.TEST.name)
    s.point(TESTER, f.who)
    s.set(TEST_SKILL, skill)
    s.set(TEST_KIND, kind)
    s.set(TEST_DIFFICULTY, base)
    s.point(TEST_TARGET, target)
    s.point(TEST_PLACE, place_of(s, f.who) if kind == INVESTIGATE else NOTHING)  # wherever the tester goes from now on
    s.set(TEST_PLUS, plus)
    s.push(TEST, f.who).regs.update(caller=s.stack.index(f), plus=plus)


def ask_for_substitute(s: State, f: Frame) -> None:
    """Intellect in place of combat or agility is decided when the test begins (AH-STT-10)."""
    f.answer = None
    if s.count(MIND[f.who]) and s.count(TEST_SKILL) in (COMBAT, AGILITY):
        s.ask(f, f.who, asks.Substitute, [YES, NO], s.count(TEST_SKILL))


def test_begins(s: State, f: Frame) -> None:
    """The skill is fixed (AH-STT-01); a weapon's bonus is to combat, not to what stands in for it (AH-STT-10)."""
    if f.answer is YES:
        s.set(TEST_SKILL, INTELLECT)
        s.set(TEST_PLUS, 0)
    s.note(
        tells.Test, f.who, s.count(TEST_SKILL), difficulty(s), s.count(TEST_KIND), s.pointed(TEST_TARGET), rule="AH-STT-01"
    )
    f.lists["helpers"] = tuple(seat for seat in seats_at(s, place_of(s, f.who)) if seat != f.who)


def ask_helper(s: State, f: Frame) -> None:
    """Each other investigator here may commit one card (AH-SKL-08, AH-STT-02)."""
    f.answer = None
    if not f.lists["helpers"]:
        f.goto(recount)
        return
    helper = f.lists["helpers"][0]
    is_spared = PASS_UNTIL[helper] in s.counts or is_shut_out(s, helper)
    cards: list[Option] = [] if is_spared else COMMIT.each(committable(s, helper))
    s.ask(f, helper, asks.Help, [*cards, PASS, PASS_PHASE, PASS_ROUND] if cards else [PASS], f.who)


def helper_commits(s: State, f: Frame) -> None:
    """Then the next one."""
    helper = f.lists["helpers"][0]
    f.lists["helpers"] = f.lists["helpers"][1:]
    assert f.answer is not None
    if f.answer.verb is COMMIT:
        commit(s, helper, f.value)
    else:
        spare(s, helper, f.answer)
    f.goto(ask_helper)


def commit(s: State, seat: int, card: int) -> None:
    """A card is committed; it costs nothing (AH-SKL-09)."""
    s.put(card, COMMITTED[seat])
    s.note(tells.Committed, seat, card, rule="AH-STT-02")


def recount(s: State, f: Frame) -> None:
    """What a weapon adds is counted again: the last clue may be gone since the test began (AH-MOD-01)."""
    caller = _caller(s, f)
    node = caller.code.node
    if isinstance(node, Fight) and not isinstance(node.plus, int) and s.count(TEST_SKILL) == node.skill:
        now = amount(s, caller, node.plus)
        s.add(TEST_PLUS, now - f.regs["plus"])
        f.regs["plus"] = now


def ask_tester(s: State, f: Frame) -> None:
    """The tester commits any number of cards and uses free abilities, then reveals (AH-SKL-04, AH-SKL-07, AH-SKL-10)."""
    f.answer = None
    if not in_game(s, f.who):
        f.goto(end)
        return
    s.ask(f, f.who, asks.Commit, [*COMMIT.each(committable(s, f.who)), *in_test(s, f, f.who), REVEAL], f.who)


def tester_acts(s: State, f: Frame) -> None:
    """Commit, use, or go on; the others have their window too."""
    option = f.answer
    assert option is not None
    if option is REVEAL:
        offer_window(s, except_for=f.who)
        return
    f.goto(recount)
    if option.verb is COMMIT:
        commit(s, f.who, option.value)
    else:
        use_free(s, f, option)


# -------------------------------------------------------------------- ST.3 to ST.5


def reveal(s: State, f: Frame) -> None:
    """A token is revealed (AH-STT-03)."""
    recount(s, f)
    s.set(REDRAW, 0)
    if in_game(s, f.who):
        reveal_token(s, f.who)


def cancelled(s: State, f: Frame) -> None:
    """In place of a cancelled token another one is revealed (AH-CAN-04)."""
    if not in_game(s, f.who):
        f.goto(end)
    elif s.count(REDRAW):
        f.goto(reveal)


def card_answers(s: State, f: Frame) -> None:
    """What the card that called for the test does if such a symbol is revealed, once in a test (AH-STT-03, AH-CHA-03)."""
    effect = _on_reveal(s, f, after=False)
    if effect is not None and not f.regs.get("answered"):
        f.regs["answered"] = 1
        s.push(effect, f.who, _caller(s, f).root)


def symbol(s: State, f: Frame) -> None:
    """What the token does in this scenario (AH-STT-04)."""
    if in_game(s, f.who):
        resolve_token(s, f.who)


def another(s: State, f: Frame) -> None:
    """When it asks for it another token is revealed (AH-CHA-03)."""
    if not in_game(s, f.who):
        f.goto(end)
    elif s.count(ANOTHER):
        s.set(ANOTHER, 0)
        f.goto(reveal)


def _caller(s: State, f: Frame) -> Frame:
    return s.stack[f.regs["caller"]]


def _on_reveal(s: State, f: Frame, *, after: bool) -> Code | None:
    """What the card that called for the test does if certain tokens were revealed."""
    caller = _caller(s, f)
    node = caller.code.node
    rule = node.revealed if isinstance(node, Fight | Evade) else None
    if rule is None or rule.after != after or not any(token in rule.tokens for token in revealed(s, f.who)):
        return None
    return s.rules.codes[f"{caller.code.address}.revealed"]


# -------------------------------------------------------------------- ST.6


WOULD_FAIL: Final = Event(When.WOULD_FAIL.name, nothing)
FAILED: Final = Event(When.FAILED.name, nothing)
INVESTIGATED: Final = Event(When.INVESTIGATED.name, nothing, "", PLACE)
ATTACK_SUCCEEDED: Final = Event(When.ATTACK_SUCCEEDED.name, nothing, "", PIECE)


def _value(s: State) -> int:
    """The skill that counts: never below 0, 0 after an automatic failure (AH-AUT-01, AH-MOD-02)."""
    return 0 if s.count(AUTO) == FAILURE else max(0, skill_total(s))


def _succeeds(s: State) -> bool:
    auto = s.count(AUTO)
    if auto:
        return auto == SUCCESS
    return _value(s) >= difficulty(s)


def would_fail(s: State, f: Frame) -> None:
    """Before failure is final something may still help (AH-STT-09)."""
    if not in_game(s, f.who):
        f.goto(end)
    elif WOULD_FAIL.name in s.ears and not _succeeds(s):
        s.happen(WOULD_FAIL, f.who)


def settle(s: State, f: Frame) -> None:
    """Success or failure, by how much; those who react do so now (AH-STT-06)."""
    if not in_game(s, f.who):
        f.goto(end)
        return
    seat, value, auto = f.who, _value(s), s.count(AUTO)
    hard = 0 if auto == SUCCESS else difficulty(s)  # AH-AUT-01
    success = auto == SUCCESS if auto else value >= hard
    margin = abs(value - hard)
    s.set(TEST_RESULT, SUCCESS if success else FAILURE)
    s.set(TEST_MARGIN, margin)
    s.note(tells.Succeeded if success else tells.Failed, seat, value, hard, margin, rule="AH-STT-06")
    kind = s.count(TEST_KIND)
    if not success:
        s.happen(FAILED, seat, margin)
    elif kind == INVESTIGATE:
        s.happen(INVESTIGATED, seat, s.pointed(TEST_PLACE), margin)
    elif kind == FIGHT:
        s.happen(ATTACK_SUCCEEDED, seat, s.pointed(TEST_TARGET))


# -------------------------------------------------------------------- ST.7


def gather_results(s: State, f: Frame) -> None:
    """What the test leads to: the effect that called for it, committed cards, the elder sign, tokens (AH-STT-07)."""
    success = s.count(TEST_RESULT) == SUCCESS
    results: list[int] = [MAIN] if _leads_to_something(s, f) else []
    if success and ELDER_SIGN in revealed(s, f.who) and elder_sign(s, f.who).success is not None:
        results.append(SIGN)
    if not success:
        results += [TOKEN + 4 * token for token in revealed(s, f.who) if token in SYMBOLS and _on_fail(s, token)]
    for card in committed(s) if success else ():
        sheet = SKILL.get(card)
        if sheet is None or sheet.success is None or (sheet.only and sheet.only != s.count(TEST_KIND)):
            continue
        if s.count(TEST_MARGIN) < sheet.margin:
            continue
        if isinstance(sheet.success, MoreDamage | DiscoverClues):
            s.add(TEST_DAMAGE, sheet.success.n)
        else:
            results.append(CARD + 4 * card)
    f.lists["results"] = tuple(results)


def _leads_to_something(s: State, f: Frame) -> bool:
    """Whether the effect that called for the test does anything now that the result is known."""
    success = s.count(TEST_RESULT) == SUCCESS
    caller = _caller(s, f)
    match caller.code.node:
        case Fight():
            return success or holder(s, s.pointed(TEST_TARGET)) not in (-1, f.who)
        case Evade() | Investigate():
            return success
        case _:
            return bool(caller.code.kids.get("success" if success else "fail"))


def _on_fail(s: State, token: int) -> bool:
    effect = reference(s).get(token)
    return effect is not None and effect.on_fail is not None


def choose_result(s: State, f: Frame) -> None:
    """One at a time, in the order the tester likes (AH-STT-07)."""
    f.answer = None
    if not in_game(s, f.who) or not f.lists["results"]:
        f.goto(after_test)
        return
    s.ask(f, f.who, asks.ResultOrder, RESULT.each(f.lists["results"]))


def apply_result(s: State, f: Frame) -> None:
    """One result."""
    chosen = f.value
    at = f.lists["results"].index(chosen)
    f.lists["results"] = f.lists["results"][:at] + f.lists["results"][at + 1 :]
    f.goto(choose_result)
    number, kind = divmod(chosen, 4)
    if kind == MAIN:
        main_result(s, f)
    elif kind == SIGN:
        s.push(s.rules.codes[f"{_investigator_slug(s, f.who)}.elder-sign"], f.who)
    elif kind == TOKEN:
        s.push(s.rules.codes[token_code(s, number, "on-fail")], f.who)
    else:
        seat = f.who if isinstance(SKILL[number].success, GetClear) else COMMITTED.index(s.home[number])  # AH-STT-12
        frame = s.push(s.rules.codes[f"{SLUG[number]}.success"], seat)
        frame.regs["piece"] = number


def _investigator_slug(s: State, seat: int) -> str:
    return SLUG[card_of(s, seat)]


def main_result(s: State, f: Frame) -> None:
    """What the test was for."""
    caller = _caller(s, f)
    node = caller.code.node
    success = s.count(TEST_RESULT) == SUCCESS
    target = s.pointed(TEST_TARGET)
    match node:
        case Fight():
            damage = 1 + amount(s, caller, node.damage) + s.count(TEST_DAMAGE)
            if success:
                wound(s, target, damage, f.who)  # AH-FGT-03
            else:
                missed(s, f.who, target, damage)
        case Evade():
            if success:
                _push_kids(s, caller, "success", caller.who)  # before those who react to the evasion (AH-EFF-02)
                evade(s, target, f.who)
        case Investigate():
            if success and node.instead is not None:
                _push_kids(s, caller, "instead", caller.who)
            elif success:
                discover_at(s, f.who, s.pointed(TEST_PLACE), 1 + s.count(TEST_DAMAGE))
        case Treat():
            _push_kids(s, caller, "success" if success else "fail", caller.regs["target"])
        case _:
            _push_kids(s, caller, "success" if success else "fail", caller.who)


def _push_kids(s: State, caller: Frame, field: str, who: int) -> None:
    for kid in caller.code.kids.get(field, ()):
        s.push(kid, who, caller.root)


def missed(s: State, seat: int, enemy: int, damage: int) -> None:
    """A failed attack hits the one other the enemy is engaged with (AH-INV-36, AH-FGT-02, AH-MAS-05)."""
    other = holder(s, enemy)
    if other >= 0 and other != seat and s.home[enemy] in THREAT:
        deal(s, other, damage, 0)


# -------------------------------------------------------------------- ST.8


def after_test(s: State, f: Frame) -> None:
    """A ready enemy that retaliates attacks; then what waited for the end of the test (AH-PRK-05)."""
    enemy = s.pointed(TEST_TARGET)
    failed = s.count(TEST_RESULT) == FAILURE
    in_play = enemy >= 0 and s.home[enemy] in (*THREAT, *AT_PLACE)
    if failed and s.count(TEST_KIND) == FIGHT and in_play and ENEMY[enemy].retaliate and is_ready(s, enemy):
        attack(s, enemy, f.who)


def end(s: State, f: Frame) -> None:
    """Committed cards are discarded and tokens return to the bag (AH-STT-08)."""
    for seat in range(s.seats):
        for card in s.zone(COMMITTED[seat]):
            if RETURNING[card] in s.counts:
                s.set(RETURNING[card], 0)
                s.put(card, HAND[seat])
                s.note(tells.Returned, seat, card, rule="AH-SKL-16")
        discard_together(s, seat, list(s.zone(COMMITTED[seat])))
    tokens = revealed(s, f.who) if in_game(s, f.who) else []
    effect = _on_reveal(s, f, after=True) if in_game(s, f.who) else None
    failed = s.count(TEST_RESULT) == FAILURE
    give_back(s)
    for token in tokens:
        if failed and token in SYMBOLS and reference(s).get(token) is not None and _after_fail(s, token):
            s.push(s.rules.codes[token_code(s, token, "after-fail")], f.who)
    if effect is not None:
        s.push(effect, f.who, _caller(s, f).root)
    forget(s)


def forget(s: State) -> None:
    """No number of a test is kept beyond it."""
    for key in OF_A_TEST:
        s.counts.pop(key, None)


def _after_fail(s: State, token: int) -> bool:
    return reference(s)[token].after_fail is not None


TEST: Final = procedure(
    "skill test",
    ask_for_substitute,
    test_begins,
    ask_helper,
    helper_commits,
    recount,
    ask_tester,
    tester_acts,
    reveal,
    cancelled,
    card_answers,
    symbol,
    another,
    would_fail,
    settle,
    gather_results,
    choose_result,
    apply_result,
    after_test,
    end,
    results="result",
)

# -------------------------------------------------------------------- words that are tests


runs(Test, lambda s, f, node: begin(s, f, node.skill, PLAIN, node.difficulty))


def choose_patient(s: State, f: Frame, node: Treat) -> None:
    """Ask which investigator here."""
    s.ask(f, f.who, asks.Somebody, SEAT.each(seats_at(s, place_of(s, f.who))))


def treat(s: State, f: Frame, node: Treat) -> None:
    """Test for that one."""
    f.regs["target"] = f.value
    begin(s, f, node.skill, PLAIN, node.difficulty)


runs(Treat, choose_patient, treat)


def choose_foe(s: State, f: Frame, node: Fight | Evade) -> None:
    """Ask which enemy, unless the action has named it (AH-FGT-01, AH-ENR-06)."""
    named = s.shared(f).regs.get("enemy", -1)
    kind = FIGHT if isinstance(node, Fight) else EVADE
    foes = [named] if named >= 0 else foes_for(s, f.who, kind)
    s.ask(f, f.who, asks.Enemy, PICK.each(foes), kind)


def foes_for(s: State, seat: int, kind: int) -> list[int]:
    """Whom an investigator may attack or try to evade."""
    if kind == EVADE:
        return engaged_with(s, seat)
    here = enemies_at(s, place_of(s, seat))
    return [e for e in here if not ENEMY[e].aloof or s.home[e] in THREAT]


def test_foe(s: State, f: Frame, node: Fight | Evade) -> None:
    """Test against it."""
    if f.answer is None:
        return
    kind = FIGHT if isinstance(node, Fight) else EVADE
    plus = amount(s, f, node.plus) if isinstance(node, Fight) else 0
    begin(s, f, node.skill, kind, 0, f.value, plus)


runs(Fight, choose_foe, test_foe, can=lambda s, f, node: bool(foes_for(s, f.who, FIGHT)))
runs(Evade, choose_foe, test_foe, can=lambda s, f, node: bool(foes_for(s, f.who, EVADE)))
runs(Investigate, lambda s, f, node: begin(s, f, node.skill, INVESTIGATE, node.shroud))


def boost(s: State, f: Frame, node: Boost | Lucky) -> None:
    """More skill in this test."""
    s.add(TEST_PLUS, node.n)
    s.note(tells.Boosted, f.who, node.n, rule="AH-SKL-10")


runs(Boost, boost, can=lambda s, f, node: s.pointed(TESTER) == f.who and s.count(TEST_SKILL) == node.skill)
runs(Lucky, boost, can=lambda s, f, node: not s.count(AUTO) and not _succeeds(s))
runs(MoreDamage, lambda s, f, node: s.add(TEST_DAMAGE, node.n))
runs(RedrawToken, lambda s, f, node: cancel_token(s, f))
runs(ReturnThis, lambda s, f, node: s.set(RETURNING[s.shared(f).regs["piece"]], 1))
