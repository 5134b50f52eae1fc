"""ST.7: what the test leads to, in the order the tester likes (AH-STT-07, AH-FGT)."""

from miskatonic.core.code import Frame, amount, runs
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import ELDER_SIGN, SYMBOLS
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.games.arkham_lcg.rules.chaos import elder_sign, revealed, token_code
from miskatonic.games.arkham_lcg.rules.defeat import wound
from miskatonic.games.arkham_lcg.rules.enemies import evade
from miskatonic.games.arkham_lcg.rules.harm import deal
from miskatonic.games.arkham_lcg.rules.people import card_of, holder, in_game
from miskatonic.games.arkham_lcg.rules.places import discover_at
from miskatonic.games.arkham_lcg.rules.scenario import reference
from miskatonic.games.arkham_lcg.rules.skill_test.closing import after_test
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import caller_of, committed


def gather_results(s: State, f: Frame) -> None:
    """What the test leads to: the effect that called for it, committed cards, the elder sign, tokens (AH-STT-07)."""
    success = s.count(box.TEST_RESULT) == box.SUCCESS
    results: list[int] = [box.MAIN] if _leads_to_something(s, f) else []
    if success and ELDER_SIGN in revealed(s, f.who) and elder_sign(s, f.who).success is not None:
        results.append(box.SIGN)
    if not success:
        results += [box.TOKEN + 4 * token for token in revealed(s, f.who) if token in SYMBOLS and _on_fail(s, token)]
    for card in committed(s) if success else ():
        sheet = box.SKILL.get(card)
        if sheet is None or sheet.success is None or (sheet.only and sheet.only != s.count(box.TEST_KIND)):
            continue
        if s.count(box.TEST_MARGIN) < sheet.margin:
            continue
        if isinstance(sheet.success, w.MoreDamage | w.DiscoverClues):
            s.add(box.TEST_DAMAGE, sheet.success.n)
        else:
            results.append(box.CARD + 4 * card)
    f.lists["results"] = tuple(results)


def _leads_to_something(s: State, f: Frame) -> bool:
    """Whether the effect that called for the test does anything now that the result is known."""
    success = s.count(box.TEST_RESULT) == box.SUCCESS
    caller = caller_of(s, f)
    match caller.code.node:
        case w.Fight():
            return success or holder(s, s.pointed(box.TEST_TARGET)) not in (NOTHING, f.who)
        case w.Evade() | w.Investigate():
            return success
        case _:
            return bool(caller.code.kids.get("success" if success else "fail"))


def _on_fail(s: State, token: int) -> bool:
    effect = reference(s).get(token)
    return effect is not None and effect.on_fail is not None


def choose_result(s: State, f: Frame) -> None:
    """One at a time, in the order the tester likes (AH-STT-07)."""
    f.answer = None
    left = f.lists["results"] = tuple([result for result in f.lists["results"] if _is_due(s, result)])
    if not in_game(s, f.who) or not left:
        f.goto(after_test)
        return
    s.ask(f, f.who, asks.ResultOrder, box.RESULT.each(left))


def _is_due(s: State, result: int) -> bool:
    """Whether a result comes about still: a card left the game with who committed it, if an earlier one felled them."""
    card, kind = divmod(result, 4)
    return kind != box.CARD or s.home[card] in box.COMMITTED


def apply_result(s: State, f: Frame) -> None:
    """The result that was chosen applies; those that are left follow."""
    chosen = f.value
    at = f.lists["results"].index(chosen)
    f.lists["results"] = f.lists["results"][:at] + f.lists["results"][at + 1 :]
    f.goto(choose_result)
    number, kind = divmod(chosen, 4)
    if kind == box.MAIN:
        main_result(s, f)
    elif kind == box.SIGN:
        s.push(s.rules.codes[f"{_investigator_slug(s, f.who)}.elder-sign"], f.who)
    elif kind == box.TOKEN:
        s.push(s.rules.codes[token_code(s, number, "on-fail")], f.who)
    else:
        seat = (
            f.who if isinstance(box.SKILL[number].success, w.GetClear) else box.COMMITTED.index(s.home[number])
        )  # AH-STT-12
        frame = s.push(s.rules.codes[f"{box.SLUG[number]}.success"], seat)
        frame.regs["piece"] = number


def _investigator_slug(s: State, seat: int) -> str:
    return box.SLUG[card_of(s, seat)]


def main_result(s: State, f: Frame) -> None:
    """What the test was for."""
    caller = caller_of(s, f)
    node = caller.code.node
    success = s.count(box.TEST_RESULT) == box.SUCCESS
    target = s.pointed(box.TEST_TARGET)
    match node:
        case w.Fight():
            damage = 1 + amount(s, caller, node.damage) + s.count(box.TEST_DAMAGE)
            if success:
                wound(s, target, damage, f.who)  # AH-FGT-03
            else:
                missed(s, f.who, target, damage)
        case w.Evade():
            if success:
                _push_kids(s, caller, "success", caller.who)  # before those who react to the evasion (AH-EFF-02)
                evade(s, target, f.who)
        case w.Investigate():
            if success and node.instead is not None:
                _push_kids(s, caller, "instead", caller.who)
            elif success:
                discover_at(s, f.who, s.pointed(box.TEST_PLACE), 1 + s.count(box.TEST_DAMAGE))
        case w.Treat():
            _push_kids(s, caller, "success" if success else "fail", caller.regs["target"])
        case _:
            _push_kids(s, caller, "success" if success else "fail", caller.who)


def _push_kids(s: State, caller: Frame, field: str, who: int) -> None:
    for kid in caller.code.kids.get(field, ()):
        s.push(kid, who, caller.root)


def missed(s: State, seat: int, enemy: int, damage: int) -> None:
    """A failed attack hits the one other the enemy is engaged with (AH-INV-36, AH-FGT-02, AH-MAS-05)."""
    other = holder(s, enemy)
    if other not in (NOTHING, seat):
        deal(s, other, damage, 0)


def is_there_to_hit(s: State, f: Frame, node: w.MoreDamage) -> bool:
    """Whether the enemy attacked has not left play in the middle of the attack (AH-ABL-09)."""
    return s.home[s.pointed(box.TEST_TARGET)] in box.ENEMIES_IN_PLAY


runs(w.MoreDamage, lambda s, f, node: s.add(box.TEST_DAMAGE, node.n), can=is_there_to_hit)
