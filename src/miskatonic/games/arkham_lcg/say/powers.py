"""Powers and lasting rules of cards: what they cost, what they do, how often."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, assert_never

from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import passives as p
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import AUTO_FAIL, COMBAT, ELDER_SIGN, ELITE
from miskatonic.games.arkham_lcg.say import moments, reading
from miskatonic.games.arkham_lcg.say.amounts import bonus
from miskatonic.games.arkham_lcg.say.effects import clause
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import known
from miskatonic.text import parts, ru
from miskatonic.text.phrases import EN, RU
from miskatonic.text.slavic import ACC, GEN, NOM, F, Gender

# -------------------------------------------------------------------- at what cost, how often


def costs(cost: s.Cost, v: Voice, left: int | None = None) -> list[parts.Text]:
    """What using a power costs besides actions; of the uses so many may be `left`."""
    say = v.say
    said: list[parts.Text] = []
    if cost.resources:
        spent = v.resources(cost.resources)
        said.append(say("{n}", "[потратьте|тратит|потратить] {n:acc}", "[витратьте|витрачає|витратити] {n:acc}", n=spent))
    if cost.uses:
        said.append(_uses(cost.uses, v, left))
    if cost.exhaust:
        said.append(
            say(
                "exhaust this card",
                "[задействуйте|задействует|задействовать] эту карту",
                "[виснажте|виснажує|виснажити] цю карту",
            )
        )
    if cost.discard:
        said.append(clause(w.DiscardThis(), v))
    if cost.horror:
        said.append(clause(w.TakeHorror(cost.horror), v))
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
        said.append(v.clues(cost.clues).said(NOM) if v.lang is EN else clause(w.SpendClues(cost.clues), v))
    if cost.group_clues:
        said.append(
            say(
                "{n} per investigator from the group",
                "[потратьте|тратит|потратить] сообща по {n:dat} за сыщика",
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


def _uses(n: int, v: Voice, left: int | None) -> parts.Text:
    """Uses that are spent."""
    noun = v.uses or v.names.uses[0]
    spent = v.say("{n}", "[потратьте|тратит|потратить] {n:acc}", "[витратьте|витрачає|витратити] {n:acc}", n=v.many(n, noun))
    if left is None:
        return spent
    return v.say("{n} of {left}", "{spent} из {of}", "{spent} із {of}", n=n, left=v.many(left, noun), spent=spent, of=left)


def priced(power: s.Power) -> s.Cost:
    """The cost, without a resource that is not spent but put on the card."""
    return replace(power.cost, resources=0) if isinstance(power.effect, w.PutResourceHere) else power.cost


def _limit(power: s.Power, v: Voice) -> parts.Text:
    """How often a power can be used."""
    if power.per is None:
        return ()
    n = power.times
    if power.among is not s.Among.PLAYER:
        return _shared_limit(power, power.per, v)
    return v.say(
        " {times} per {period}.", " (не чаще {n} <n:раза|раз> за {period})", " ({times} за {period})",
        n=n, period=_period(power.per, v),
        times=v.pick({1: "Once", 2: "Twice"}.get(n, f"{n} times"), "", {1: "раз", 2: "двічі"}.get(n, f"{n} рази")),
    )  # fmt: skip


def _shared_limit(power: s.Power, per: s.Per, v: Voice) -> parts.Text:
    """How often a power can be used by all players, or with all copies of the card."""
    n, group = power.times, power.among is s.Among.GROUP
    return v.say(
        " {times} per {period} for {whom}.",
        " (не чаще {n} <n:раза|раз> за {period} {whom})",
        " ({times} за {period} {whom})",
        n=n, period=_period(per, v),
        times=v.pick({1: "Once", 2: "Twice"}.get(n, f"{n} times"), "", {1: "раз", 2: "двічі"}.get(n, f"{n} рази")),
        whom=v.pick(
            *(("the whole group", "на всю группу", "на всю групу") if group else
              ("all copies together", "на все копии вместе", "на всі копії разом"))
        ),
    )  # fmt: skip


def _period(per: s.Per, v: Voice) -> parts.Text:
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


def _terms(power: s.Power, v: Voice) -> parts.Text:
    """That an action provokes nobody, where its power says so, and how often it can be used."""
    calm = v.say(
        " It provokes no attacks of opportunity.",
        " (не провоцирует внеочередных атак)",
        " (не провокує позачергових атак)",
    )
    return parts.cat(() if power.provokes else calm, _limit(power, v))


# -------------------------------------------------------------------- powers

OFFERED: Final = (s.When.ACTION, s.When.FREE, s.When.IN_TEST, s.When.OWN_TURN)
"""Powers that one simply uses; all others answer something."""


def _heading(power: s.Power, sheet: s.Sheet, v: Voice) -> parts.Text:
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
            return parts.cat(one if power.actions == 1 else v.actions(power.actions).said(NOM), _designator(power, v))
        case s.When.FREE:
            return (free,)
        case s.When.IN_TEST:
            test = parts.Icon(reading.FREE_ICON, "Під час вашої перевірки")
            return say("{free}", "{free} {when}", "{test}", free=free, when=moments.at(power.when, v), test=test)
        case s.When.OWN_TURN:
            turn = parts.Icon(reading.FREE_ICON, "Без дії у свій хід")
            return say("{free}", "{free} {when}", "{turn}", free=free, when=moments.at(power.when, v), turn=turn)
        case _:
            return (parts.Icon(reading.REACTION_ICON, v.pick("Reaction", "Реакция", "Реакція")),)


def _designator(power: s.Power, v: Voice) -> parts.Text:
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


def manner(power: s.Power, sheet: s.Sheet, v: Voice) -> Voice:
    """The voice that knows what is cancelled and what lies on the card as its uses."""
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
    return replace(v, cancels=cancels, uses=None if uses is None else v.names.uses[uses[0]])


def power_line(power: s.Power, sheet: s.Sheet, v: Voice) -> parts.Text:
    """A power as a line of its card."""
    return v.pick(_english, _russian, _ukrainian)(power, sheet, manner(power, sheet, v))


def _english(power: s.Power, sheet: s.Sheet, v: Voice) -> parts.Text:
    when = moments.moment(power, sheet, v)
    held = " with this card in hand" if _is_held(power, sheet) else ""
    begin = parts.cat(
        _heading(power, sheet, v), parts.cat(", ", when) if when else "", held, bracketed(costs(priced(power), v))
    )
    optional = not power.forced and power.when not in OFFERED and not isinstance(sheet, s.Event | s.Act)
    return parts.cat(begin, ": ", "you may " if optional else "", clause(known(power.effect), v), ".", _terms(power, v))


def _russian(power: s.Power, sheet: s.Sheet, v: Voice) -> parts.Text:
    when, does = moments.moment(power, sheet, v), clause(known(power.effect), v)
    if _is_played(power, sheet):
        comma = "," if parts.flat(when).startswith("когда") else ""
        how = parts.flat(when).replace("после того как", "после того, как")
        return parts.cat(f"Быстрое: сыграйте{comma} {how}. ", parts.capital(does), ".")
    if _is_held(power, sheet):
        when = parts.cat(when, ", если эта карта у вас на руке")
    paid = costs(priced(power), v)
    said = parts.cat(does, _terms(power, v), ".")
    return parts.cat(_heading(power, sheet, v), bracketed([v.both(paid)] if paid else []), ": ", _after(power, when), said)


def _ukrainian(power: s.Power, sheet: s.Sheet, v: Voice) -> parts.Text:
    when, head = moments.moment(power, sheet, v), _heading(power, sheet, v)
    if _is_played(power, sheet):
        return parts.cat("Швидка. ", parts.capital(when), ": ", clause(known(power.effect), v), _limit(power, v), ".")
    if power.when in OFFERED:
        goal = clause(known(power.effect), v)
        last = " та " if re.search(" [ій] ", parts.flat(goal)) else " і "
        begin = parts.cat(head, ": ", _after(power, when))
        return parts.cat(begin, parts.join(", ", [*costs(priced(power), v), goal], last), _terms(power, v), ".")
    if _is_held(power, sheet):
        when = parts.cat(when, ", якщо ця карта у вашій руці")
    if power.forced or isinstance(sheet, s.Act):
        return parts.cat(head, ": ", _after(power, when), clause(known(power.effect), v), ".")
    return parts.cat(head, ": ", _after(power, when), "можете ", goal_of(power, v.wish), _limit(power, v), ".")


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


def goal_of(power: s.Power, v: Voice, left: int | None = None) -> parts.Text:
    """In Ukrainian, what one does to use a power and what for."""
    paid = costs(priced(power), v, left)
    goal = clause(known(power.effect), v)
    return parts.cat(v.both(paid), ", щоб ", goal) if paid else goal


def offer(power: s.Power, v: Voice, left: int | None = None) -> parts.Text:
    """In Russian, a power on a button: what it costs and what it is for."""
    price = costs(priced(power), v, left)
    said = [v.both(price)] if price else []
    if power.when is s.When.ACTION and power.actions > 1:
        said.insert(0, v.actions(power.actions).said(NOM))
    return parts.cat(bracketed(said), ": ", gist(power, v))


def gist(power: s.Power, v: Voice) -> parts.Text:
    """What a power is for, short enough for a button; in Russian attacks and treatments are shorter still."""
    effect = power.effect
    if v.lang is not RU or not isinstance(effect, w.Fight | w.Treat):
        return clause(known(effect), v)
    if isinstance(effect, w.Treat):
        return parts.cat("лечение (проверка ", v.skill(effect.skill).said(GEN), f", сложность {effect.difficulty})")
    said: list[parts.Text] = [("бой",)]
    if effect.skill != COMBAT:
        said.append(parts.cat("проверка ", v.skill(effect.skill).said(GEN)))
    if isinstance(effect.plus, w.IfClueHere):
        plus = bonus(effect.plus.otherwise, v, v.skill(effect.skill))
        said.append(parts.cat(plus, f" ({parts.signed(effect.plus.n)} при уликах)"))
    elif effect.plus != 0:
        said.append(bonus(effect.plus, v, v.skill(effect.skill)))
    match effect.damage:
        case w.IfOnlyEnemy(n):
            said.append(parts.cat("+", v.damage(n).said(NOM), " единственному врагу"))
        case w.IfSucceededBy(margin, n):
            said.append(parts.cat("+", v.damage(n).said(NOM), f" при запасе {margin}"))
        case w.MarginInstead(least, most):
            said.append(parts.cat("ран – сколько запас (", f"{least}–{most})"))
        case int() as n if n:
            said.append(parts.cat("+", v.damage(n).said(NOM)))
    return parts.join(", ", said)


def bracketed(said: list[parts.Text]) -> parts.Text:
    """Details in brackets, if there are any."""
    return parts.cat(" (", parts.join(", ", said), ")") if said else ()


def lines_of(
    sheet: s.Asset | s.Event | s.Treachery | s.Enemy | s.Investigator | s.Location | s.Act | s.Agenda, v: Voice
) -> list[parts.Text]:
    """What always holds for a card, and its powers."""
    return [*(passive(word, v) for word in sheet.passive), *(power_line(power, sheet, v) for power in sheet.powers)]


# -------------------------------------------------------------------- what always holds


def _changed(n: int, gender: Gender) -> str:
    """In Russian, that something is raised or lowered."""
    return f"{ru.past(gender, 'увеличен' if n > 0 else 'уменьшен')} на {abs(n)}"


def _higher(n: int) -> str:
    """In English, that something is raised or lowered."""
    return f"{'higher' if n > 0 else 'lower'} by {abs(n)}"


def passive(word: p.Passive, v: Voice) -> parts.Text:
    """What holds while a card is in play, in sentences."""
    say = v.say
    match word:
        case p.SkillBonus(number, n, investigating):
            skill = v.skill(number)
            said = say(
                "your {skill} is {higher}", "{skill~ваш/ваша/ваше} {skill} {changed}", "ви отримуєте {n} до {skill:gen}",
                n=parts.signed(n), skill=skill, higher=_higher(n), changed=_changed(n, skill.gender),
            )  # fmt: skip
            if investigating:
                said = say("{it} while you investigate", "при исследовании {it}", "{it} під час дослідження", it=said)
            return parts.cat(parts.capital(said), ".")
        case p.AllSkills(n):
            return say(
                "All your skills are {higher}.",
                "Все ваши навыки {changed} на {size}.",
                "Ви отримуєте {n} до кожного вміння.",
                n=parts.signed(n), higher=_higher(n), size=abs(n), changed="увеличены" if n > 0 else "уменьшены",
            )  # fmt: skip
        case p.CombatHere(n):
            return say(
                "The {skill} of every investigator at its location is {higher}.",
                "У каждого сыщика в вашей локации {skill} {changed}.",
                "Кожен дослідник у локації цієї карти отримує {n} до {skill:gen}.",
                n=parts.signed(n), skill=v.skill(COMBAT), higher=_higher(n), changed=_changed(n, F),
            )  # fmt: skip
        case p.ExtraAction(trait):
            return _extra_action(trait, v)
        case p.ExtraSlots(slot, n, trait):
            return _extra_slots(slot, n, trait, v)
        case p.LimitBonus():
            return _limits(word, v)
        case p.EnemyBonus():
            return _enemies(word, v)
        case p.ElderSignFails():
            return say(
                "An {own} that you reveal counts as an {fail}.",
                "Вытянутый вами {own} считается автоматическим провалом.",
                "Для вас {own} означає автоматичний провал.",
                own=v.token(ELDER_SIGN), fail=v.token(AUTO_FAIL),
            )  # fmt: skip
        case p.StaysWhileHorror():
            return say(
                "It stays in play as long as {horror} is on it.",
                "Пока на этой карте есть ужас, она не может выйти из игры.",
                "Доки на цій карті є жах, вона не може вийти з гри.",
                horror=v.word(1, v.names.horror, reading.HORROR_ICON),
            )
        case p.EventsFromDiscard():
            return say(
                "The topmost event of your discard pile can be played; events you play go under your deck.",
                "Вы можете играть верхнее событие своего сброса так, словно оно у вас на руке. "
                "Сыгранные вами события кладутся под низ вашей колоды, а не в сброс.",
                "Можете розігрувати верхню подію свого скиду, наче вона у вас у руці. "
                "Розіграні події кладіть під низ колоди, а не в скид.",
            )
        case p.DearFirstAction():
            return say(
                "Your first move, fight or evade of a round takes 1 more {action}.",
                "Первое за раунд движение, бой или уход стоит вам на 1 {action:acc} больше.",
                "Ваш перший за раунд перехід, атака або ухиляння коштує на 1 {action:acc} більше.",
                action=v.word(1, v.names.action, reading.ACTION_ICON),
            )
        case p.NoPlaying():
            return say(
                "You can play neither assets nor events.",
                "Играть активы и события вам нельзя.",
                "Ви не можете розігрувати активи й події.",
            )
        case p.ShroudBonus(n):
            return say(
                "The {shroud} of its location is {higher}.",
                "{Shroud} этой локации {changed}.",
                "{Shroud} цієї локації більша на {k}.",
                k=n, shroud=v.shroud, higher=_higher(n), Shroud=parts.capital(v.shroud.said(NOM)), changed=_changed(n, F),
            )  # fmt: skip
        case p.CheaperAssets(trait, n):
            return say(
                "{trait} assets that you play here cost {n} less.",
                "Активы с чертой «{trait}», которые вы играете здесь, стоят на {n:acc} меньше.",
                "Активи з ознакою «{trait}», які ви розігруєте тут, коштують на {n:acc} менше.",
                trait=v.trait(trait), n=v.resources(n),
            )  # fmt: skip
        case p.NoClues():
            return say(
                "While engaged with it you can neither discover nor spend clues.",
                "Сражаясь с этим врагом, вы не можете находить и тратить улики.",
                "Доки ви б’єтеся з цим ворогом, ви не можете знаходити й витрачати докази.",
            )
        case p.DoubleTokens():
            return say(
                "While you try to evade it, negative modifiers of chaos tokens are doubled.",
                "Пока вы пытаетесь уйти от этого врага, отрицательные модификаторы жетонов хаоса удваиваются.",
                "Доки ви пробуєте ухилитися від цього ворога, від’ємні модифікатори жетонів хаосу подвоюються.",
            )
        case p.InvestigatedWith(skill):
            return say(
                "It is investigated with {skill}, whatever an attempt would use.",
                "При исследовании этой локации проверяется {skill}.",
                "Під час дослідження цієї локації перевіряють {skill:acc}.",
                skill=v.skill(skill),
            )
        case p.NoInvestigating():
            return say(
                "Its location cannot be investigated.",
                "Эту локацию нельзя исследовать.",
                "Цю локацію не можна досліджувати.",
            )
        case p.NoWayIn():
            return say(
                "Enemies that are not {elite} are kept from moving into its location.",
                "Враги без черты «{elite}» не могут войти в эту локацию.",
                "Неелітні вороги не можуть увійти в цю локацію.",
                elite=v.trait(ELITE),
            )
        case p.BlankHere():
            return say(
                "The text of investigators at its location does not count.",
                "Пока сыщик в одной локации с этим врагом, игровой текст на карте сыщика отсутствует.",
                "Здібності дослідників у локації цього ворога не діють.",
            )
        case p.DiscardWhenEmpty():
            return say(
                "It is discarded when nothing is left on it.",
                "Когда жетоны использования закончатся, сбросьте эту карту.",
                "Коли жетони на цій карті закінчаться, скиньте її.",
            )
        case p.BarredWhileUnrevealed():
            return say(
                "Investigators cannot enter while it is unrevealed.",
                "Пока эта локация закрыта, сыщики не могут в неё войти.",
                "Доки локацію не відкрито, дослідники не можуть сюди ввійти.",
            )
        case _:
            assert_never(word)


def _extra_action(trait: int | None, v: Voice) -> parts.Text:
    """One more action each turn, perhaps only for some cards."""
    more = v.say(
        "You have 1 more {action} each turn",
        "Каждый свой ход вы можете совершить 1 дополнительное {action:acc}",
        "У свій хід ви маєте 1 додаткову {action:acc}",
        action=v.word(1, v.names.action, reading.ACTION_ICON),
    )
    if trait is None:
        return parts.cat(more, ".")
    return v.say(
        "{more}, only for {trait} cards.",
        "{more}, но только чтобы активировать свойство карты с чертой «{trait}».",
        "{more} лише для активації {cards:gen}.",
        more=more, trait=v.trait(trait), cards=v.of_trait(trait),
    )  # fmt: skip


def _extra_slots(slot: int, n: int, trait: int | None, v: Voice) -> parts.Text:
    """More slots, perhaps only for some cards."""
    more = v.say(
        "You have {n} more {slots}",
        "У вас есть {n} <n:дополнительный|дополнительных> {slots:acc}",
        "Ви маєте {n} <n:додатковий|додаткові|додаткових> {slots:acc}",
        n=n, slots=v.word(n, v.names.slots[slot]),
    )  # fmt: skip
    if trait is None:
        return parts.cat(more, ".")
    return v.say(
        "{more}, only for {trait} cards.",
        "{more}, но только для карт с чертой «{trait}».",
        "{more} лише для {cards:gen}.",
        more=more, trait=v.trait(trait), cards=v.of_trait(trait),
    )  # fmt: skip


def _limits(word: p.LimitBonus, v: Voice) -> parts.Text:
    """What is changed of an investigator's limits."""
    say = v.say
    said = [bonus(n, v, of) for n, of in ((word.health, v.health), (word.sanity, v.sanity)) if n]
    if word.hand_size:
        size = parts.signed(word.hand_size)
        said.append(say("{n} hand size", "{n} к размеру руки", "{n} до розміру руки", n=size))
    if word.actions:
        one, many = (v.word(n, v.names.action, reading.ACTION_ICON) for n in (abs(word.actions), 5))
        said.append(say(
            "{n} {one} each turn", "{n} к числу {many:gen} за ход", "{n} до кількості {many:gen} за хід",
            n=parts.signed(word.actions), one=one, many=many,
        ))  # fmt: skip
    return say("You get {them}.", "Вы получаете {them}.", "Ви отримуєте {them}.", them=v.both(said))


def _enemies(word: p.EnemyBonus, v: Voice) -> parts.Text:
    """What is changed of enemies' figures: of whom, what, and while what is so."""
    say = v.say
    figures = (
        (word.fight, say("fight", "бою", "бою")), (word.evade, say("evade", "уходу", "ухиляння")),
        (word.damage, say("attack damage", "ранам от атаки", "шкоди від атаки")),
        (word.horror, say("attack horror", "ужасу от атаки", "жаху від атаки")),
    )  # fmt: skip
    said = [say("{n} {of}", "{n} к {of}", "{n} до {of}", n=parts.signed(n), of=of) for n, of in figures if n]
    if word.health:
        said.insert(1 if word.fight else 0, bonus(word.health, v, v.health))
    many = not isinstance(word.whom, p.ThisEnemy)
    has = say("get", "получают", "отримують") if many else say("gets", "получает", "отримує")
    line = say("{Whom} {has} {them}", "{Whom} {has} {them}", "{Whom} {has} {them}",
               Whom=_foes(word.whom, v), has=has, them=v.both(said))  # fmt: skip
    if word.condition is not None:
        line = say(
            "{line} while engaged with an investigator who has {n} or less {sanity} left",
            "{line}, пока сражается с сыщиком, у которого осталось не больше {n} {sanity:gen}",
            "{line}, доки б’ється з дослідником, у якого лишилося не більш ніж {n} {sanity:gen}",
            line=line, n=word.condition.n, sanity=v.sanity,
        )  # fmt: skip
    return parts.cat(line, ".")


def _foes(whom: p.Foes, v: Voice) -> parts.Text:
    """Which enemies are meant."""
    match whom:
        case p.ThisEnemy():
            return v.say("This enemy", "Этот враг", "Цей ворог")
        case p.EnemiesThere(trait):
            return v.say(
                "{Them} at its location", "{Them} в этой локации", "{Them} у цій локації",
                Them=parts.capital(_with_trait(trait, v)),
            )  # fmt: skip
        case p.EveryEnemy(trait):
            return v.say("All {them}", "Все {them}", "Усі {them}", them=_with_trait(trait, v))
        case _:
            assert_never(whom)


def _with_trait(trait: int | None, v: Voice) -> parts.Text:
    """Enemies, perhaps only with a trait."""
    if trait is None:
        return v.say("enemies", "враги", "вороги")
    return v.say("{trait} enemies", "враги с чертой «{trait}»", "вороги з ознакою «{trait}»", trait=v.trait(trait))


def prey(word: c.Prey, v: Voice) -> parts.Text:
    """Whom an enemy prefers."""
    match word:
        case c.HighestSkill(number):
            return v.say(
                "highest {skill}",
                "сыщика с {skill~наибольшим/наибольшей/наибольшим} {skill:ins}",
                "дослідник із {skill~найбільшим/найбільшою/найбільшим} {skill:ins}",
                skill=v.skill(number),
            )
        case c.LowestHealth():
            return v.say(
                "least {health} left",
                "сыщика с наименьшим оставшимся {health:ins}",
                "дослідник із найменшим залишком {health:gen}",
                health=v.health,
            )
        case c.LowestSkill(number):
            return v.say(
                "lowest {skill}",
                "сыщика с {skill~наименьшим/наименьшей/наименьшим} {skill:ins}",
                "дослідник із {skill~найменшим/найменшою/найменшим} {skill:ins}",
                skill=v.skill(number),
            )
        case c.LowestSanity():
            return v.say(
                "least {sanity} left",
                "сыщика с наименьшим оставшимся {sanity:ins}",
                "дослідник із найменшим залишком {sanity:gen}",
                sanity=v.sanity,
            )
        case c.FewestCards():
            return v.say(
                "fewest cards in hand",
                "сыщика с наименьшим числом карт на руке",
                "дослідник із найменшою кількістю карт у руці",
            )
        case c.MostClues():
            return v.say("most clues", "сыщика с наибольшим числом улик", "дослідник із найбільшою кількістю доказів")
        case c.BearerOnly():
            return v.say("only its bearer", "только держателя этой карты", "лише той, чия це слабкість")
        case _:
            assert_never(word)
