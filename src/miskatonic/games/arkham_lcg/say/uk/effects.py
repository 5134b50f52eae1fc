"""The words of the card game's effects in Ukrainian, made from the trees that run."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, INTELLECT
from miskatonic.games.arkham_lcg.cards.words import (
    AdvanceAct,
    AnyEffect,
    AutoEvade,
    AutoEvadeAll,
    Blast,
    Boost,
    ByLead,
    DamageAttacker,
    DamageEnemy,
    DamageEvaded,
    DiscardAsset,
    DiscardAtRandom,
    DiscoverClues,
    DoomOnAgenda,
    DoomPerEnemy,
    Draw,
    DrawEncounter,
    DrawEnemyFromDeck,
    DriveTowards,
    EachInvestigator,
    Either,
    Evade,
    Fight,
    GainActions,
    GainResources,
    GetClear,
    HealDamage,
    HealHorror,
    Investigate,
    KeepOneCard,
    LookAndReorder,
    LoseActions,
    LoseAllResources,
    Lucky,
    MindOverMatter,
    MoreDamage,
    NoAttacksThisRound,
    PayAct,
    PutAsideCardAt,
    RedrawToken,
    Relocate,
    RemoveDiscardPile,
    Resign,
    Resolution,
    ResolutionByAct,
    ReturnFromDiscard,
    RevealLocation,
    SearchDeck,
    SearchEncounter,
    SearchTop,
    SlipAway,
    SomebodyHere,
    TakeControl,
    TakeDamage,
    TakeHarm,
    TakeHorror,
    Test,
    Treat,
    WhenRevealed,
)
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.reading import known
from miskatonic.games.arkham_lcg.say.uk import names
from miskatonic.games.arkham_lcg.say.uk.deeds import of_the_story, on_this_card, searching
from miskatonic.games.arkham_lcg.say.uk.manner import (
    CAN,
    CHOOSE,
    DEAL,
    DISCARD,
    DRAW,
    EVADE,
    FIND,
    HEAL,
    LET,
    LOSE,
    RETURN,
    TAKE,
    THEY,
    YOU,
    Doer,
    measured,
    modifier,
)
from miskatonic.games.arkham_lcg.say.uk.names import (
    clues,
    damage,
    horror,
    resources,
    signed,
    skill,
)
from miskatonic.text.parts import Icon, Text, cat, join
from miskatonic.text.slavic import ACC, GEN
from miskatonic.text.uk import count, listed
from miskatonic.words.control import Steps
from miskatonic.words.reactions import Cancel, Instead

# -------------------------------------------------------------------- tests


def in_brackets(said: list[Text]) -> Text:
    """Details in brackets, if there are any."""
    return cat(" (", join("; ", said), ")") if said else ()


def _instead_of(used: int, usual: int) -> list[Text]:
    """That a test uses another skill than the usual one."""
    return [] if used == usual else [cat(skill(used), " замість ", skill(usual, GEN))]


def _fight(effect: Fight, doer: Doer) -> Text:
    details = _instead_of(effect.skill, COMBAT)
    if effect.plus:
        details.append(modifier(effect.plus, (skill(effect.skill, GEN),)))
    if effect.damage:
        details.append(modifier(effect.damage, (Icon(reading.DAMAGE_ICON, names.DAMAGE.one(GEN)),)))
    attack = doer.does("атакуйте/атакує/атакувати")
    return cat(f"{attack} ворога", in_brackets(details), _revealed(effect.revealed, doer))


def _evade(effect: Evade, doer: Doer) -> Text:
    said = cat(doer.does("спробуйте/пробує/спробувати"), " ухилитися від ворога")
    said = cat(said, in_brackets(_instead_of(effect.skill, AGILITY)))
    if effect.success is not None:
        said = cat(said, "; у разі успіху ", clause(effect.success, doer))
    return cat(said, _revealed(effect.revealed, doer))


def _investigate(effect: Investigate, doer: Doer) -> Text:
    details = _instead_of(effect.skill, INTELLECT)
    if effect.shroud:
        details.append(cat(Icon(reading.SHROUD_ICON, "неясність"), f" {signed(effect.shroud)}"))
    said = cat(doer.does("дослідіть/досліджує/дослідити"), " свою локацію", in_brackets(details))
    if effect.instead is None:
        return said
    return cat(said, "; у разі успіху замість доказу ", clause(effect.instead, doer))


def _revealed(when: WhenRevealed | None, doer: Doer) -> Text:
    """What comes of certain tokens; somebody choosing what to do is not told."""
    if when is None or doer.form == CAN.form:
        return ()
    tokens = listed([names.token(token, ACC) for token in when.tokens], " або ")
    return cat("; якщо витягнуто ", tokens, ", після перевірки " if when.after else ", ", clause(when.effect, doer))


def _test(effect: Test, doer: Doer) -> Text:
    said = cat(doer.does("перевірте/перевіряє/перевірити"), " ", skill(effect.skill, ACC), f" ({effect.difficulty})")
    if effect.success is not None:
        said = cat(said, "; у разі успіху ", clause(effect.success, doer))
    return said if effect.fail is None else cat(said, "; у разі провалу ", clause(effect.fail, doer))


def _treat(effect: Treat, doer: Doer) -> Text:
    said = cat(doer.does(CHOOSE), " дослідника у своїй локації й ", _test(Test(effect.skill, effect.difficulty), doer))
    good, bad = clause(effect.success, THEY), clause(effect.fail, THEY)
    return cat(said, "; у разі успіху він ", good, ", у разі провалу ", bad)


# -------------------------------------------------------------------- effects told together


def _handed(effect: AnyEffect) -> tuple[str, Text] | None:
    """A verb and its object, for effects that are told together: «отримайте 1 шкоду і 1 жах»."""
    match effect:
        case TakeDamage(int(n), False):
            return TAKE, damage(n)
        case TakeHorror(int(n), False):
            return TAKE, horror(n)
        case TakeHarm(hurt, scare):
            return TAKE, listed([damage(hurt), horror(scare)])
        case GainResources(n):
            return TAKE, resources(n)
        case GainActions(n):
            return TAKE, (count(n, names.MORE_ACTIONS, ACC),)
        case LoseActions(n):
            return LOSE, (count(n, names.ACTION, ACC),)
        case Draw(int(n)):
            return DRAW, (count(n, names.CARD, ACC),)
        case HealDamage(n):
            return HEAL, damage(n)
        case HealHorror(n):
            return HEAL, horror(n)
        case _:
            return None


def _harm(effect: TakeDamage | TakeHorror, doer: Doer) -> Text:
    said = damage if isinstance(effect, TakeDamage) else horror
    direct = " напряму" if effect.direct else ""
    return cat(doer.does(TAKE), " ", measured(effect.n, lambda n: cat(said(n), direct)))


# -------------------------------------------------------------------- every effect


def clause(one: Effect, doer: Doer = YOU) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    effect = known(one)
    does = doer.does
    match effect:
        case Test():
            return _test(effect, doer)
        case Treat():
            return _treat(effect, doer)
        case Fight():
            return _fight(effect, doer)
        case Evade():
            return _evade(effect, doer)
        case Investigate():
            return _investigate(effect, doer)
        case Either(options):
            return either(options, doer)
        case TakeDamage() | TakeHorror():
            return _harm(effect, doer)
        case TakeHarm() | GainResources() | GainActions() | LoseActions() | HealDamage() | HealHorror():
            told = _handed(effect)
            assert told is not None
            return cat(does(told[0]), " ", told[1])
        case Draw(n):
            return cat(does(DRAW), " ", measured(n, lambda so_many: (count(so_many, names.CARD, ACC),)))
        case Boost(kind, n):
            return cat(does(TAKE), " ", modifier(n, (skill(kind, GEN),)), " у цій перевірці")
        case Lucky(n):
            return (f"{does(TAKE)} {signed(n)} до вміння в цій перевірці",)
        case MoreDamage(n):
            return cat(does(DEAL), " ще ", damage(n, GEN))
        case RedrawToken():
            return (f"{does(RETURN)} жетон у мішок і {does('витягніть/витягує/витягти')} інший",)
        case LoseAllResources():
            return (f"{does(LOSE)} всі ресурси",)
        case DiscoverClues(n):
            return cat(does(FIND), " ", clues(n), " у своїй локації")
        case SomebodyHere(effect_on):
            return cat(does(LET), " дослідникові у своїй локації ", clause(effect_on, CAN))
        case EachInvestigator(each):
            return cat("кожен дослідник ", clause(each, THEY))
        case ByLead(led):
            return cat("головний дослідник ", clause(led, THEY))
        case SearchTop() | SearchDeck() | ReturnFromDiscard() | LookAndReorder() | SearchEncounter() | DrawEnemyFromDeck():
            return searching(effect, doer)
        case KeepOneCard():
            return (f"{does(DISCARD)} з руки всі карти, крім однієї",)
        case DiscardAtRandom():
            return (f"{does(DISCARD)} з руки випадкову карту",)
        case DiscardAsset(otherwise):
            return cat(does(DISCARD), " один зі своїх активів, а якщо таких немає, ", clause(otherwise, doer))
        case RemoveDiscardPile():
            return (f"{does('вилучіть/вилучає/вилучити')} з гри весь свій скид",)
        case DrawEncounter():
            return (f"{does(DRAW)} верхню карту колоди зустрічей",)
        case DamageEnemy(n, exhausted):
            return cat(does(DEAL), " ", damage(n, GEN), " виснаженому" if exhausted else "", " ворогові у своїй локації")
        case DamageAttacker(n):
            return cat(does(DEAL), " ", damage(n, GEN), " ворогові, який атакує")
        case DamageEvaded(n):
            return cat(does(DEAL), " йому ", damage(n, GEN))
        case Blast(n):
            hurt = cat(f"там кожен ворог і кожен дослідник {THEY.does(TAKE)} ", damage(n))
            return cat(does(CHOOSE), " свою або сусідню локацію: ", hurt)
        case AutoEvade():
            return (f"автоматично {does(EVADE)} від неелітного ворога у своїй локації",)
        case AutoEvadeAll():
            return (f"автоматично {does(EVADE)} від усіх ворогів у своїй локації",)
        case SlipAway():
            move = does("перейдіть/переходить/перейти")
            return (f"{does('вийдіть/виходить/вийти')} з бою з усіма ворогами й {move} до відкритої локації без ворогів",)
        case GetClear():
            return (f"{does('можете/може/за бажанням')} вийти з бою з рештою ворогів і перейти до сусідньої локації",)
        case NoAttacksThisRound():
            return ("до кінця раунду неелітні вороги не можуть вас атакувати",)
        case MindOverMatter():
            return cat("до кінця раунду ", _any_skill())
        case Resolution() | ResolutionByAct() | AdvanceAct() | PayAct() | Relocate() | RevealLocation():
            return of_the_story(effect, doer)
        case PutAsideCardAt() | DriveTowards() | DoomPerEnemy() | DoomOnAgenda() | Resign() | TakeControl():
            return of_the_story(effect, doer)
        case Steps(effects):
            return _in_turn(effects, doer)
        case Cancel():
            return (f"{does('скасуйте/скасовує/скасувати')} {doer.cancels}",)
        case Instead(instead):
            return cat("натомість ", clause(instead, doer))
        case _:
            return on_this_card(effect, doer)


def _any_skill() -> Text:
    return cat("можете перевіряти ", skill(INTELLECT, ACC), " замість ", skill(COMBAT, GEN), " і ", skill(AGILITY, GEN))


# -------------------------------------------------------------------- several effects


def either(options: Sequence[Effect], doer: Doer) -> Text:
    """One of several: what they share is said once."""
    people = [one.effect for one in options if isinstance(one, SomebodyHere)]
    if len(people) == len(options):
        return cat(doer.does(LET), " дослідникові у своїй локації ", either(people, CAN))
    told = [_handed(known(one)) for one in options]
    verbs = {one[0] if one else "" for one in told}
    if len(verbs) == 1 and "" not in verbs:
        return cat(doer.does(verbs.pop()), " ", listed([one[1] for one in told if one], " або "))
    chosen = doer.does("виберіть одне: /вибирає: /")
    mixed = doer.form == THEY.form and any(isinstance(one, EachInvestigator) for one in options)
    said: list[Text] = []
    for one in options:
        himself = "він сам " if mixed and not isinstance(one, EachInvestigator) else ""
        said.append(cat(himself, clause(one, doer)))
    return cat(chosen, "або ", join(", або ", said))


def _in_turn(effects: Sequence[Effect], doer: Doer) -> Text:
    """Effects one after another; neighbours with the same verb are told together."""
    said: list[Text] = []
    for verb, group in groupby(effects, _verb):
        run = list(group)
        if verb:
            said.append(cat(doer.does(verb), " ", listed([told[1] for told in map(_handed, map(known, run)) if told])))
        else:
            said += [clause(one, doer) for one in run]
    return listed(said, ", потім " if len(said) == 2 else " і ")


def _verb(effect: Effect) -> str:
    told = _handed(known(effect))
    return "" if told is None else told[0]
