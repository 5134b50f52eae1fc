"""Powers of cards: what they cost, what they do, how often."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, assert_never

from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import COMBAT
from miskatonic.games.arkham_lcg.cards.words import known
from miskatonic.games.arkham_lcg.say import moments, reading
from miskatonic.games.arkham_lcg.say.amounts import bonus
from miskatonic.games.arkham_lcg.say.effects import clause
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.passives import passive
from miskatonic.text import parts
from miskatonic.text.phrases import EN, RU
from miskatonic.text.slavic import ACC, GEN, NOM

# -------------------------------------------------------------------- at what cost, how often


def costs(v: Voice, cost: s.Cost, left: int | None = None) -> list[parts.Text]:
    """What using a power costs besides actions; of the uses so many may be `left`."""
    say = v.say
    said: list[parts.Text] = []
    if cost.resources:
        spent = v.resources(cost.resources)
        said.append(say("{n}", "[потратьте|тратит|потратить] {n:acc}", "[витратьте|витрачає|витратити] {n:acc}", n=spent))
    if cost.uses:
        said.append(_uses(v, cost.uses, left))
    if cost.exhaust:
        said.append(
            say(
                "exhaust this card",
                "[задействуйте|задействует|задействовать] эту карту",
                "[виснажте|виснажує|виснажити] цю карту",
            )
        )
    if cost.discard:
        said.append(clause(v, w.DiscardThis()))
    if cost.horror:
        said.append(clause(v, w.TakeHorror(cost.horror)))
    here = v.harm(cost.damage_here, cost.horror_here, ACC)
    if here:
        said.append(
            say(
                "put {them} on {it}",
                "[положите|кладёт|положить] на {it} {them}",
                "[покладіть|кладе|покласти] на {it} {them}",
                them=v.both(here),
                it=v.pick("it", "неё", "неї") if cost.exhaust else v.pick("this card", "эту карту", "цю карту"),
            )
        )
    if cost.clues:
        said.append(v.clues(cost.clues).said(NOM) if v.lang is EN else clause(v, w.SpendClues(cost.clues)))
    if cost.group_clues:
        said.append(
            say(
                "{n} per investigator from the group",
                "[потратьте|тратит|потратить] сообща по <n:{n:dat}|{n:acc}> за каждого сыщика",
                "[витратьте|витрачає|витратити] разом {n:acc} на кожного дослідника",
                n=v.clues(cost.group_clues),
            )
        )
    if cost.cards:
        said.append(
            say(
                "discard <n:a card|{n}> from hand",
                "[сбросьте|сбрасывает|сбросить] {n:acc} с руки",
                "[скиньте|скидає|скинути] {n:acc} з руки",
                n=v.cards(cost.cards),
            )
        )
    return said


def _uses(v: Voice, n: int, left: int | None) -> parts.Text:
    """Uses that are spent."""
    noun = v.uses or v.names.uses[0]
    spent = v.say("{n}", "[потратьте|тратит|потратить] {n:acc}", "[витратьте|витрачає|витратити] {n:acc}", n=v.many(n, noun))
    if left is None:
        return spent
    return v.say("{n} of {left}", "{spent} из {of}", "{spent} із {of}", n=n, left=v.many(left, noun), spent=spent, of=left)


def priced(power: s.Power) -> s.Cost:
    """The cost, without a resource that is not spent but put on the card."""
    return replace(power.cost, resources=0) if isinstance(power.effect, w.PutResourceHere) else power.cost


def _limit(v: Voice, power: s.Power) -> parts.Text:
    """How often a power can be used."""
    if power.per is None:
        return ()
    n = power.times
    if power.among is not s.Among.PLAYER:
        return _shared_limit(v, power, power.per)
    return v.say(
        " {times} per {period}.", " (не чаще {n} <n:раза|раз> за {period})", " ({times} за {period})",
        n=n, period=_period(v, power.per),
        times=v.pick({1: "Once", 2: "Twice"}.get(n, f"{n} times"), "", {1: "раз", 2: "двічі"}.get(n, f"{n} рази")),
    )  # fmt: skip


def _shared_limit(v: Voice, power: s.Power, per: s.Per) -> parts.Text:
    """How often a power can be used by all players, or with all copies of the card."""
    n, group = power.times, power.among is s.Among.GROUP
    return v.say(
        " {times} per {period} for {whom}.",
        " (не чаще {n} <n:раза|раз> за {period} {whom})",
        " ({times} за {period} {whom})",
        n=n, period=_period(v, per),
        times=v.pick({1: "Once", 2: "Twice"}.get(n, f"{n} times"), "", {1: "раз", 2: "двічі"}.get(n, f"{n} рази")),
        whom=v.pick(
            *(("the whole group", "на всю группу", "на всю групу") if group else
              ("all copies together", "на все копии вместе", "на всі копії разом"))
        ),
    )  # fmt: skip


def _period(v: Voice, per: s.Per) -> parts.Text:
    match per:
        case s.Per.TEST:
            return v.say("test", "проверку", "перевірку")
        case s.Per.TURN:
            return v.say("turn", "ход", "хід")
        case s.Per.PHASE:
            return v.say("phase", "фазу", "фазу")
        case s.Per.ROUND:
            return v.say("round", "раунд", "раунд")
        case s.Per.GAME:
            return v.say("game", "игру", "гру")
        case _:
            assert_never(per)


def _terms(v: Voice, power: s.Power) -> parts.Text:
    """That an action provokes nobody, where its power says so, and how often it can be used."""
    calm = v.say(
        " It provokes no attacks of opportunity.",
        " (не провоцирует внеочередных атак)",
        " (не провокує позачергових атак)",
    )
    return parts.cat(() if power.provokes else calm, _limit(v, power))


# -------------------------------------------------------------------- powers

OFFERED: Final = (s.When.ACTION, s.When.FREE, s.When.IN_TEST, s.When.OWN_TURN)
"""Powers that one simply uses; all others answer something."""


def _heading(v: Voice, power: s.Power, sheet: s.Sheet) -> parts.Text:
    """What a power is: an action, free, a reaction, forced, or the objective of an act."""
    say = v.say
    if isinstance(sheet, s.Act) and power.when not in OFFERED:
        return say("Objective", "Цель", "Мета")
    if power.forced:
        return say("Forced", "Обязательно", "Обов’язково")
    free = parts.Icon(reading.FREE_ICON, v.pick("Free", "Свободная активация", "Без дії"))
    match power.when:
        case s.When.ACTION:
            one = (parts.Icon(reading.ACTION_ICON, v.pick("Action", "Действие", "Дія")),)
            return parts.cat(one if power.actions == 1 else v.actions(power.actions).said(NOM), _designator(v, power))
        case s.When.FREE:
            return (free,)
        case s.When.IN_TEST:
            test = parts.Icon(reading.FREE_ICON, "Під час вашої перевірки")
            return say("{free}", "{free} {when}", "{test}", free=free, when=moments.at(v, power.when), test=test)
        case s.When.OWN_TURN:
            turn = parts.Icon(reading.FREE_ICON, "Без дії у свій хід")
            return say("{free}", "{free} {when}", "{turn}", free=free, when=moments.at(v, power.when), turn=turn)
        case _:
            return (parts.Icon(reading.REACTION_ICON, v.pick("Reaction", "Реакция", "Реакція")),)


def _designator(v: Voice, power: s.Power) -> parts.Text:
    """What kind of action a power is; in Russian, where the text has no verb for it, always."""
    if power.parley:
        return v.say(", parley", ", переговоры", ", перемовини")
    if v.lang is not RU:
        return ()
    match power.effect:
        case w.Fight():
            return (", бой",)
        case w.Evade() | w.AutoEvadeAll():
            return (", уход",)
        case w.Investigate():
            return (", исследование",)
        case w.Resign():
            return (", побег",)
    return ()


def manner(v: Voice, power: s.Power, sheet: s.Sheet) -> Voice:
    """The voice that knows what is cancelled, whether the moment names the enemy, and what lies on the card as its uses."""
    cancels: parts.Text = ()
    if power.when is s.When.ENEMY_ATTACKS:
        cancels = v.say("that attack", "эту атаку", "цю атаку")
    elif power.when is s.When.REVELATION:
        cancels = v.say("its revelation", "эффект её раскрытия", "її розкриття")
    elif power.when is s.When.MOVES:
        cancels = v.say("that move", "это движение", "цей перехід")
    elif power.when is s.When.TOKEN_REVEALED:
        cancels = v.say("that token", "этот жетон", "цей жетон")
    uses = sheet.uses if isinstance(sheet, s.Asset) else None
    return replace(
        v,
        cancels=cancels,
        names_enemy=isinstance(sheet, s.Enemy) and isinstance(power.condition, c.OnThis),
        uses=None if uses is None else v.names.uses[uses[0]],
    )


def power_line(v: Voice, power: s.Power, sheet: s.Sheet) -> parts.Text:
    """A power as a line of its card."""
    return v.pick(_english, _russian, _ukrainian)(manner(v, power, sheet), power, sheet)


def _english(v: Voice, power: s.Power, sheet: s.Sheet) -> parts.Text:
    when = moments.moment(v, power, sheet)
    held = " with this card in hand" if _is_held(power, sheet) else ""
    begin = parts.cat(
        _heading(v, power, sheet), parts.cat(", ", when) if when else "", held, bracketed(costs(v, priced(power)))
    )
    optional = not power.forced and power.when not in OFFERED and not isinstance(sheet, s.Event | s.Act)
    return parts.cat(begin, ": ", "you may " if optional else "", clause(v, known(power.effect)), ".", _terms(v, power))


def _russian(v: Voice, power: s.Power, sheet: s.Sheet) -> parts.Text:
    when, does = moments.moment(v, power, sheet), clause(v, known(power.effect))
    if _is_played(power, sheet):
        comma = "," if parts.flat(when).startswith("когда") else ""
        how = parts.flat(when).replace("после того как", "после того, как")
        return parts.cat(f"Быстрое: сыграйте{comma} {how}. ", parts.capital(does), ".")
    if _is_held(power, sheet):
        when = parts.cat(when, ", если эта карта у вас на руке")
    paid = costs(v, priced(power))
    said = parts.cat(does, _terms(v, power), ".")
    return parts.cat(_heading(v, power, sheet), bracketed([v.both(paid)] if paid else []), ": ", _after(power, when), said)


_ORDERS: Final = r" [ій] \w+(?:те|іть)\b"
"""The last of several things that a Ukrainian text tells one to do."""


def _ukrainian(v: Voice, power: s.Power, sheet: s.Sheet) -> parts.Text:
    when, head = moments.moment(v, power, sheet), _heading(v, power, sheet)
    if _is_played(power, sheet):
        return parts.cat("Швидка. ", parts.capital(when), ": ", clause(v, known(power.effect)), _limit(v, power), ".")
    if power.when in OFFERED:
        goal = clause(v, known(power.effect))
        last = ", " if re.search(_ORDERS, parts.flat(goal)) else " та " if re.search(" [ій] ", parts.flat(goal)) else " і "
        begin = parts.cat(head, ": ", _after(power, when))
        return parts.cat(begin, parts.join(", ", [*costs(v, priced(power)), goal], last), _terms(v, power), ".")
    if _is_held(power, sheet):
        when = parts.cat(when, ", якщо ця карта у вашій руці")
    if power.forced or isinstance(sheet, s.Act):
        return parts.cat(head, ": ", _after(power, when), clause(v, known(power.effect)), ".")
    return parts.cat(head, ": ", _after(power, when), "можете ", goal_of(v.wish, power), _limit(v, power), ".")


def _is_played(power: s.Power, sheet: s.Sheet) -> bool:
    """Whether it says when an event can be played without an action."""
    return isinstance(sheet, s.Event) and not power.forced and power.when not in OFFERED


def _is_held(power: s.Power, sheet: s.Sheet) -> bool:
    """Whether it works while the event is in hand."""
    return isinstance(sheet, s.Event) and power.forced and not sheet.passive


def _after(power: s.Power, when: parts.Text) -> parts.Text:
    """When a power answers something, with a comma where a clause ends."""
    if not when or (power.when in OFFERED and not isinstance(power.condition, c.NoCluesHere)):
        return ()
    said = parts.flat(when)
    clausal = said.startswith(("когда", "после того", "если", "коли", "після того", "якщо")) or "," in said
    return parts.cat(when, ", " if clausal else " ")


def goal_of(v: Voice, power: s.Power, left: int | None = None) -> parts.Text:
    """In Ukrainian, what one does to use a power and what for."""
    paid = costs(v, priced(power), left)
    goal = clause(v, known(power.effect))
    return parts.cat(v.both(paid), ", щоб ", goal) if paid else goal


def offer(v: Voice, power: s.Power, left: int | None = None) -> parts.Text:
    """In Russian, a power on a button: what it costs and what it is for."""
    price = costs(v, priced(power), left)
    said = [v.both(price)] if price else []
    if power.when is s.When.ACTION and power.actions > 1:
        said.insert(0, v.actions(power.actions).said(NOM))
    return parts.cat(bracketed(said), ": ", gist(v, power))


def gist(v: Voice, power: s.Power) -> parts.Text:
    """What a power is for, short enough for a button; in Russian attacks and treatments are shorter still."""
    effect = power.effect
    if v.lang is not RU or not isinstance(effect, w.Fight | w.Treat):
        return clause(v, known(effect))
    if isinstance(effect, w.Treat):
        return parts.cat("лечение (проверка ", v.skill(effect.skill).said(GEN), f", сложность {effect.difficulty})")
    said: list[parts.Text] = [("бой",)]
    if effect.skill != COMBAT:
        said.append(parts.cat("проверка ", v.skill(effect.skill).said(GEN)))
    if isinstance(effect.plus, w.IfClueHere):
        plus = bonus(v, effect.plus.otherwise, v.skill(effect.skill))
        said.append(parts.cat(plus, f" ({parts.signed(effect.plus.n)} при уликах)"))
    elif effect.plus != 0:
        said.append(bonus(v, effect.plus, v.skill(effect.skill)))
    match effect.damage:
        case w.IfOnlyEnemy(n):
            said.append(parts.cat("+", v.damage(n).said(NOM), " единственному врагу"))
        case w.IfSucceededBy(margin, n):
            said.append(parts.cat("+", v.damage(n).said(NOM), f" при запасе от {margin}"))
        case w.MarginInstead(least, most):
            said.append(parts.cat("ран – сколько запас (", f"{least}–{most})"))
        case int() as n if n:
            said.append(parts.cat("+", v.damage(n).said(NOM)))
    return parts.join(", ", said)


def bracketed(said: list[parts.Text]) -> parts.Text:
    """Details in brackets, if there are any."""
    return parts.cat(" (", parts.join(", ", said), ")") if said else ()


def lines_of(
    v: Voice, sheet: s.Asset | s.Event | s.Treachery | s.Enemy | s.Investigator | s.Location | s.Act | s.Agenda
) -> list[parts.Text]:
    """What always holds for a card, and its powers."""
    return [*(passive(v, word) for word in sheet.passive), *(power_line(v, power, sheet) for power in sheet.powers)]
