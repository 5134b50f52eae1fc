"""Powers and lasting rules of the cards in Russian: when, at what cost, on what condition, how often."""

from __future__ import annotations

from typing import Final, assert_never

from miskatonic.games.arkham_lcg.cards.conditions import (
    AttackedHere,
    AtYourLocation,
    BearerOnly,
    CluesWouldCome,
    Defeated,
    DrewTreachery,
    FailedInvestigation,
    HighestSkill,
    LowestHealth,
    OnThis,
    Played,
    Prey,
    SucceededBy,
    Yours,
)
from miskatonic.games.arkham_lcg.cards.passives import (
    AllSkills,
    BarredWhileUnrevealed,
    BlankHere,
    CombatHere,
    DearFirstAction,
    DiscardWhenEmpty,
    ElderSignFails,
    EventsFromDiscard,
    ExtraAction,
    ExtraHands,
    NoPlaying,
    NoWayIn,
    Passive,
    ShroudBonus,
    SkillBonus,
    StaysWhileHorror,
)
from miskatonic.games.arkham_lcg.cards.sheets import Cost, Per, Power, When
from miskatonic.games.arkham_lcg.cards.terms import COMBAT, ELDER_SIGN, HAND
from miskatonic.games.arkham_lcg.cards.words import (
    AdvanceAct,
    AutoEvadeAll,
    Evade,
    Fight,
    Investigate,
    PayAct,
    PutResourceHere,
    Resign,
)
from miskatonic.games.arkham_lcg.say.reading import ACTION_ICON, FREE_ICON, REACTION_ICON, known
from miskatonic.games.arkham_lcg.say.ru import names
from miskatonic.games.arkham_lcg.say.ru.effects import clause, gist, short
from miskatonic.games.arkham_lcg.say.ru.names import horror, resources, skill, token, trait
from miskatonic.games.arkham_lcg.say.ru.verbs import CANCEL, DISCARD, GET, NOT_ELITE, TO, YOU, Mood, foe, verb
from miskatonic.text.parts import Icon, Text, capital, cat
from miskatonic.text.ru import count, listed
from miskatonic.text.slavic import ACC, GEN, INS, F, Gender, agree
from miskatonic.words.control import Steps
from miskatonic.words.reactions import Cancel

# -------------------------------------------------------------------- when


def moment(p: Power) -> str:
    """What has happened or is about to, so that a power works."""
    condition = p.condition
    match condition:
        case None | Yours():
            return _yours(p.when)
        case OnThis():
            return _on_this(p.when)
        case SucceededBy(n):
            return f"{_yours(p.when)} с запасом не меньше {n}"
        case AtYourLocation():
            return _if(p.when, When.ENEMY_ATTACKS, "когда враг атакует сыщика в вашей локации")
        case Played(number):
            return _if(p.when, When.CARD_PLAYED, f"после того как вы сыграли карту с чертой {trait(number)}")
        case DrewTreachery():
            return _if(p.when, When.REVELATION, "когда вы взяли напасть (кроме слабостей)")
        case FailedInvestigation(n):
            short_of = f"недобрав не больше {count(n, names.POINT, GEN)}"
            return _if(p.when, When.FAILED, f"после того как вы провалили исследование, {short_of}")
        case CluesWouldCome():
            clues_on = "а на этой карте ещё есть улики"
            return _if(p.when, When.CLUES_DISCOVERED, f"когда вы вот-вот найдёте улики в своей локации, {clues_on}")
        case Defeated(enemy):
            return _if(p.when, When.ENEMY_DEFEATED, f"когда побеждён {names.ENEMIES[enemy].one()}")
        case AttackedHere(number):
            attacked = f"когда сыщик в вашей локации успешно атакует {foe(number, 'врага')}"
            return _if(p.when, When.ATTACK_SUCCEEDED, attacked)
        case _:
            assert_never(condition)


def _if(when: When, usual: When, said: str) -> str:
    """A condition that names its usual moment; at any other it is added to that."""
    if when is usual:
        return said
    return f"{_yours(when)}, если {said.removeprefix('когда ').removeprefix('после того как ')}"


def _yours(when: When) -> str:
    match when:
        case When.ACTION:
            return "своим действием"
        case When.FREE:
            return "в окне игрока"
        case When.IN_TEST:
            return "во время своей проверки"
        case When.OWN_TURN:
            return "в свой ход"
        case When.ENEMY_DEFEATED:
            return "после того как вы победили врага"
        case When.ENEMY_ATTACKS:
            return "когда вас атакует враг"
        case When.ENEMY_ATTACKED:
            return "после того как вас атаковал враг"
        case When.DAMAGE_ASSIGNED:
            return "когда атакующий враг наносит вам раны"
        case When.HORROR_PLACED:
            return "после того как на карту вашего сыщика положен ужас"
        case When.TOOK_DAMAGE:
            return "после того как вы получили раны"
        case When.TOOK_HORROR:
            return "после того как вы получили ужас"
        case When.TOKEN_REVEALED:
            return "когда вы вытянули жетон хаоса"
        case When.WOULD_FAIL:
            return "когда вы вот-вот провалите проверку"
        case When.FAILED:
            return "после того как вы провалили проверку"
        case When.INVESTIGATED:
            return "после того как вы успешно исследовали локацию"
        case When.ATTACK_SUCCEEDED:
            return "когда вы успешно атакуете врага"
        case When.EVADED:
            return "после того как вы ушли от врага"
        case When.CARD_PLAYED:
            return "после того как вы сыграли карту"
        case When.ENTERED_PLAY:
            return "после того как вы ввели актив в игру"
        case When.REVELATION:
            return "когда вы взяли напасть"
        case When.CLUES_DISCOVERED:
            return "когда вы вот-вот найдёте улики"
        case When.TURN_BEGINS:
            return "в начале своего хода"
        case When.TURN_ENDS:
            return "в конце своего хода"
        case When.ROUND_ENDS:
            return "когда раунд заканчивается"
        case When.END_OF_ROUND:
            return "в конце раунда"
        case When.ENEMY_PHASE_ENDS:
            return "в конце фазы врагов"
        case When.ENTERED_LOCATION:
            return "после того как вы вошли в локацию"
        case When.LEFT_LOCATION:
            return "когда вы покидаете локацию"
        case When.GAME_ENDS:
            return "когда игра заканчивается или вы выбываете"
        case _:
            assert_never(when)


def _on_this(when: When) -> str:
    """The moment, when it concerns the very card."""
    match when:
        case When.ENEMY_ATTACKED:
            return "после атаки этого врага"
        case When.DAMAGE_ASSIGNED:
            return "когда атакующий враг наносит раны этому активу"
        case When.INVESTIGATED:
            return "после успешного исследования этой локации"
        case When.ENTERED_PLAY:
            return "после того как этот актив вошёл в игру"
        case When.ENTERED_LOCATION:
            return "после того как вы вошли в эту локацию"
        case When.LEFT_LOCATION:
            return "когда сыщик покидает эту локацию"
    return _yours(when)


# -------------------------------------------------------------------- how often, at what cost


def limit(p: Power) -> str:
    """How often a power can be used, in brackets; nothing for as often as one likes."""
    if p.per is None:
        return ""
    return f" (не чаще {count(p.times, names.TIME, GEN)} за {_period(p.per)})"


def _period(per: Per) -> str:
    match per:
        case Per.TEST:
            return "проверку"
        case Per.TURN:
            return "ход"
        case Per.PHASE:
            return "фазу"
        case Per.ROUND:
            return "раунд"
        case _:
            assert_never(per)


def cost(p: Power, mood: Mood, uses: int = -1, left: int = -1) -> Text:
    """What using a power costs besides actions; `uses` is the kind of uses on the card, of which so many are left."""
    due: Cost = p.cost
    spend = verb("потратьте/тратит/потратить", mood)
    said: list[Text] = []
    if due.resources and not isinstance(p.effect, PutResourceHere):
        said.append(cat(f"{spend} ", resources(due.resources, ACC)))
    if due.uses:
        said.append((f"{spend} {count(due.uses, names.USES[uses], ACC)}{f' из {left}' if left >= 0 else ''}",))
    if due.exhaust:
        said.append((f"{verb('задействуйте/задействует/задействовать', mood)} эту карту",))
    if due.discard:
        said.append((f"{verb(DISCARD, mood)} эту карту",))
    if due.horror:
        said.append(cat(f"{verb(GET, mood)} ", horror(due.horror, ACC)))
    if due.cards:
        said.append((f"{verb(DISCARD, mood)} {count(due.cards, names.CARD, ACC)} с руки",))
    return listed(said)


# -------------------------------------------------------------------- powers in sentences


def designator(p: Power) -> str:
    """What kind of action a power is, if it is a special one."""
    if p.parley:
        return "переговоры"
    match p.effect:
        case Fight():
            return "бой"
        case Evade() | AutoEvadeAll():
            return "уход"
        case Investigate():
            return "исследование"
        case Resign():
            return "побег"
    return ""


def heading(p: Power) -> Text:
    """How a power is set off."""
    match p.when:
        case When.ACTION:
            kind = designator(p)
            word = Icon(ACTION_ICON, "Действие" if p.actions == 1 else count(p.actions, names.ACTION))
            return cat(word, f", {kind}" if kind else "")
        case When.FREE:
            return (Icon(FREE_ICON, "Свободная активация"),)
        case When.IN_TEST | When.OWN_TURN:
            return cat(Icon(FREE_ICON, "Свободная активация"), f" {_yours(p.when)}")
    return ("Обязательно",) if p.forced else (Icon(REACTION_ICON, "Реакция"),)


CANCELLED: Final = {
    When.ENEMY_ATTACKS: "эту атаку",
    When.REVELATION: "эффект её раскрытия",
    When.TOKEN_REVEALED: "этот жетон",
}
"""What is cancelled at a moment."""


def does(p: Power, mood: Mood) -> Text:
    """What a power does; what it cancels is called by its name."""
    steps = p.effect.effects if isinstance(p.effect, Steps) else (p.effect,)
    if not isinstance(steps[0], Cancel):
        return clause(known(p.effect), mood)
    cancels = (f"{verb(CANCEL, mood)} {CANCELLED.get(p.when, 'это')}",)
    return cat(cancels, " и " if mood is TO else "; ", short(steps[1:], mood)) if len(steps) > 1 else cancels


def power(p: Power, uses: int = -1) -> Text:
    """A power as a sentence of a card."""
    if isinstance(p.effect, PayAct | AdvanceAct):
        return cat(f"Цель: {moment(p)}, ", clause(p.effect), ".")
    price = cost(p, YOU, uses)
    head = cat(heading(p), cat(" (", price, ")") if price else "", ": ")
    if p.when in (When.ACTION, When.FREE, When.IN_TEST, When.OWN_TURN):
        return cat(head, does(p, YOU), limit(p), ".")
    when = moment(p)
    comma = ", " if when.startswith(("когда", "после того")) or ", если" in when else " "
    return cat(head, when, comma, does(p, YOU), limit(p), ".")


def reaction(p: Power) -> Text:
    """When an event can be played as a reaction, and what it does."""
    when = moment(p).replace("после того как", "после того, как")
    return cat(f"Быстрое: сыграйте{',' if when.startswith('когда') else ''} {when}. ", capital(does(p, YOU)), ".")


def summary(p: Power) -> Text:
    """What a power is for, in short."""
    return does(p, TO) if isinstance(p.effect, Cancel | Steps) else gist(p.effect)


def offer(p: Power, uses: int = -1, left: int = -1) -> Text:
    """A power on a button: what it costs and what it is for."""
    price = cost(p, TO, uses, left)
    if p.when is When.ACTION and p.actions > 1:
        actions = (count(p.actions, names.ACTION),)
        price = cat(actions, ", ", price) if price else actions
    return cat(cat(" (", price, ")") if price else "", ": ", summary(p))


# -------------------------------------------------------------------- what always holds


def _more(n: int, of: Gender = F) -> str:
    """That something of a gender is raised or lowered."""
    participle = "увеличен" if n > 0 else "уменьшен"
    return f"{agree(of, participle, f'{participle}а', f'{participle}о')} на {abs(n)}"


def passive(p: Passive) -> Text:
    """What holds as long as a card is in play, in sentences."""
    match p:
        case SkillBonus(number, n, investigating):
            your = agree(names.SKILLS[number].gender, "ваш", "ваша", "ваше")
            said = cat(f"{your} ", skill(number), f" {_more(n, names.SKILLS[number].gender)}.")
            return cat("При исследовании ", said) if investigating else capital(said)
        case AllSkills(n):
            return (f"Все ваши навыки {'увеличены' if n > 0 else 'уменьшены'} на {abs(n)}.",)
        case CombatHere(n):
            return cat("У каждого сыщика в вашей локации ", skill(COMBAT), f" {_more(n)}.")
        case ExtraAction(number):
            if number is None:
                return ("Каждый свой ход вы можете совершить 1 дополнительное действие.",)
            only = f"но только чтобы активировать свойство карты с чертой {trait(number)}"
            return (f"Каждый свой ход вы можете совершить 1 дополнительное действие, {only}.",)
        case ExtraHands(n, number):
            return (f"У вас есть {names.additional(n, names.SLOTS[HAND])}, но только для карт с чертой {trait(number)}.",)
        case ElderSignFails():
            return cat("Вытянутый вами ", token(ELDER_SIGN), " считается автоматическим провалом.")
        case StaysWhileHorror():
            return ("Пока на этой карте есть ужас, она не может выйти из игры.",)
        case EventsFromDiscard():
            play = "Вы можете играть верхнее событие своего сброса так, словно оно у вас на руке."
            return (f"{play} Сыгранные вами события кладутся под низ вашей колоды, а не в сброс.",)
        case DearFirstAction():
            return ("Первое за раунд движение, бой или уход стоит вам на 1 действие больше.",)
        case NoPlaying():
            return ("Играть активы и события вам нельзя.",)
        case ShroudBonus(n):
            return (f"Неясность этой локации {_more(n)}.",)
        case NoWayIn():
            return (f"Враги {NOT_ELITE} не могут войти в эту локацию.",)
        case BlankHere():
            return ("Пока сыщик в одной локации с этим врагом, игровой текст на карте сыщика отсутствует.",)
        case DiscardWhenEmpty():
            return ("Когда жетоны использования закончатся, сбросьте эту карту.",)
        case BarredWhileUnrevealed():
            return ("Пока эта локация закрыта, сыщики не могут в неё войти.",)
        case _:
            assert_never(p)


def prey(p: Prey) -> Text:
    """Whom an enemy goes for."""
    match p:
        case HighestSkill(number):
            most = agree(names.SKILLS[number].gender, "наибольшим", "наибольшей", "наибольшим")
            return cat(f"сыщика с {most} ", skill(number, INS))
        case LowestHealth():
            return ("сыщика с наименьшим оставшимся здоровьем",)
        case BearerOnly():
            return ("только держателя этой карты",)
        case _:
            assert_never(p)
