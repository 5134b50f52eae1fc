"""Effects of the cards in Russian, made from the trees that run."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, INTELLECT
from miskatonic.games.arkham_lcg.cards.words import (
    AdvanceAct,
    AnyEffect,
    AttachToLocation,
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
    DiscardThis,
    DiscoverClues,
    DiscoverNothing,
    DoomHere,
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
    IfClueHere,
    IfOnlyEnemy,
    IfSucceededBy,
    Investigate,
    KeepOneCard,
    LessExperience,
    LookAndReorder,
    LoseActions,
    LoseAllResources,
    Lucky,
    MentalTrauma,
    MindOverMatter,
    MoreDamage,
    MoveHorrorToYou,
    NoAttacksThisRound,
    PayAct,
    PutAsideCardAt,
    PutResourceHere,
    RedrawToken,
    Relocate,
    RemoveDiscardPile,
    Resign,
    Resolution,
    ResolutionByAct,
    ReturnFromDiscard,
    ReturnThis,
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
    ToThreatArea,
    Treat,
    UseBecomesResource,
    WhenRevealed,
)
from miskatonic.games.arkham_lcg.say.reading import DAMAGE_ICON, HORROR_ICON, known
from miskatonic.games.arkham_lcg.say.ru import names
from miskatonic.games.arkham_lcg.say.ru.names import clues, horror, resources, signed, skill, token, wounds
from miskatonic.games.arkham_lcg.say.ru.plain import in_test, of_decks, of_enemies, of_story, of_this_card
from miskatonic.games.arkham_lcg.say.ru.verbs import (
    CANCEL,
    CHOOSE,
    DISCARD,
    FIND_HERE,
    GET,
    HEAL,
    HEAL_HERE,
    LOSE,
    PASS_TEST,
    TAKE,
    THEY,
    TO,
    YOU,
    Mood,
    around,
    modifier,
    more_damage,
    per,
    plain_number,
    verb,
)
from miskatonic.text.parts import Text, cat, join
from miskatonic.text.ru import count, listed
from miskatonic.text.slavic import ACC, DAT, GEN
from miskatonic.words.control import Steps
from miskatonic.words.reactions import Cancel, Instead

# -------------------------------------------------------------------- deeds: a verb and its object

Deed = (
    Draw | GainResources | LoseAllResources | GainActions | LoseActions | DiscoverClues | TakeDamage | TakeHorror
    | TakeHarm | HealDamage | HealHorror
)  # fmt: skip
"""Effects that are a verb and its object: several with the same verb are said with one."""


def phrase(deed: Deed) -> tuple[str, Text]:
    """The verb of a deed, in three moods, and its object."""
    match deed:
        case Draw(n):
            return TAKE, per(n, ("1 карте",), (count(plain_number(n), names.CARD, ACC),))
        case GainResources(n):
            return GET, resources(n, ACC)
        case LoseAllResources():
            return LOSE, ("все ресурсы",)
        case GainActions(n):
            return f"{GET}| в этот ход", (names.additional(n, names.ACTION),)
        case LoseActions(n):
            return LOSE, (count(n, names.ACTION, ACC),)
        case DiscoverClues(n):
            return FIND_HERE, clues(n, ACC)
        case TakeDamage(n, direct):
            if direct:
                return GET, names.direct(plain_number(n), names.DAMAGE, DAMAGE_ICON)
            return GET, per(n, wounds(1, DAT), wounds(plain_number(n), ACC))
        case TakeHorror(n, direct):
            if direct:
                return GET, names.direct(plain_number(n), names.HORROR, HORROR_ICON)
            return GET, per(n, horror(1, DAT), horror(plain_number(n), ACC))
        case TakeHarm(damage, scare):
            return GET, listed([wounds(damage, ACC), horror(scare, ACC)])
        case HealDamage(n):
            return HEAL, wounds(n, ACC)
        case HealHorror(n):
            return HEAL, horror(n, ACC)
        case _:
            assert_never(deed)


def _deed(effect: Effect) -> tuple[str, Text] | None:
    """The verb and the object of an effect that has nothing else; None for others."""
    match effect:
        case SomebodyHere(HealDamage() | HealHorror() as heal):
            return HEAL_HERE, phrase(heal)[1]
        case _:
            return phrase(effect) if isinstance(effect, Deed) else None


def short(effects: Sequence[Effect], mood: Mood = YOU) -> Text:
    """Effects in one breath, without a capital and a full stop; neighbours with the same verb share it."""
    clauses: list[Text] = []
    for forms, some in groupby(effects, key=_verb_of):
        group = list(some)
        if forms:
            clauses.append(around(forms, mood, listed([deed[1] for one in group if (deed := _deed(one))])))
        else:
            clauses.extend(clause(known(one), mood) for one in group)
    return join("; ", clauses) if mood is YOU else listed(clauses)


def _verb_of(effect: Effect) -> str:
    deed = _deed(effect)
    return deed[0] if deed else ""


def one_of(options: Sequence[Effect], mood: Mood) -> Text:
    """A choice between effects; a verb they share is said once."""
    verbs = {_verb_of(option) for option in options}
    if len(verbs) == 1 and "" not in verbs:
        return around(verbs.pop(), mood, listed([deed[1] for one in options if (deed := _deed(one))], " или "))
    if all(isinstance(option, Resolution) for option in options):
        return cat(verb(CHOOSE, mood), " исход: ", listed([clause(known(option), TO) for option in options], " или "))
    said = [clause(known(option), mood) for option in options]
    if mood is THEY:
        own = [isinstance(option, EachInvestigator) for option in options]
        said = [text if other else cat("сам ", text) for text, other in zip(said, own, strict=True)]
    return cat(f"{verb(CHOOSE, mood)}: либо ", join(", либо ", said))


# -------------------------------------------------------------------- tests


def outcome(success: Effect | None, fail: Effect | None, mood: Mood, who: str = "") -> Text:
    """What success and failure lead to, perhaps for somebody else."""
    said: list[Text] = []
    if success is not None:
        said.append(cat(f"при успехе {who}", clause(known(success), mood)))
    if fail is not None:
        said.append(cat("при провале " if said else f"при провале {who}", clause(known(fail), mood)))
    return join(", ", said)


def on_tokens(rule: WhenRevealed, mood: Mood) -> Text:
    """What certain tokens do in a test."""
    shown = listed([token(number) for number in rule.tokens], " или ")
    does = clause(known(rule.effect), mood)
    return cat("если вытянут ", shown, ", ", "после проверки " if rule.after else "", does)


def _other_skill(used: int, usual: int) -> Text:
    return () if used == usual else cat(", проверяя ", skill(used, ACC), " вместо ", skill(usual, GEN))


def _with_bonus(effect: Fight) -> Text:
    """The bonus of an attack."""
    match effect.plus:
        case 0:
            return ()
        case IfClueHere(n, otherwise):
            clue = f" (с {signed(n)}, если в вашей локации есть улики)"
            return cat(f" с {signed(otherwise)} к ", skill(effect.skill, DAT), clue)
        case _:
            return cat(" с ", modifier(effect.plus), " к ", skill(effect.skill, DAT))


def fight(effect: Fight, mood: Mood) -> Text:
    """An attack with all that is special about it."""
    attack = verb("атакуйте/атакует/атаковать", mood)
    said = [cat(f"{attack} врага", _other_skill(effect.skill, COMBAT), _with_bonus(effect)), more_damage(effect.damage)]
    if effect.revealed is not None:
        said.append(on_tokens(effect.revealed, mood))
    return join("; ", [text for text in said if text])


def evade(effect: Evade, mood: Mood) -> Text:
    """An attempt to evade with all that is special about it."""
    attempt = verb("попытайтесь/пытается/попытаться", mood)
    said = [cat(f"{attempt} уйти от врага", _other_skill(effect.skill, AGILITY)), outcome(effect.success, None, mood)]
    if effect.revealed is not None:
        said.append(on_tokens(effect.revealed, mood))
    return join("; ", [text for text in said if text])


def investigate(effect: Investigate, mood: Mood) -> Text:
    """An investigation with all that is special about it."""
    less = "меньше" if effect.shroud < 0 else "больше"
    said: list[Text] = [
        cat(f"{verb('исследуйте/исследует/исследовать', mood)} свою локацию", _other_skill(effect.skill, INTELLECT))
    ]
    if effect.shroud:
        said.append((f"её неясность {less} на {abs(effect.shroud)}",))
    if effect.instead is not None:
        said.append(cat("при успехе вместо улики ", clause(known(effect.instead), mood)))
    return join("; ", said)


def gist(effect: Effect) -> Text:
    """What an effect is for, short enough for a button."""
    if isinstance(effect, Treat):
        return cat("лечение (проверка ", skill(effect.skill, GEN), f", сложность {effect.difficulty})")
    if not isinstance(effect, Fight):
        return clause(known(effect), TO)
    said: list[Text] = []
    if effect.skill != COMBAT:
        said.append(cat("проверка ", skill(effect.skill, GEN)))
    if isinstance(effect.plus, IfClueHere):
        clue = f" ({signed(effect.plus.n)} при уликах)"
        said.append(cat(signed(effect.plus.otherwise), " к ", skill(effect.skill, DAT), clue))
    elif effect.plus != 0:
        said.append(cat(modifier(effect.plus), " к ", skill(effect.skill, DAT)))
    match effect.damage:
        case IfOnlyEnemy(n):
            said.append(cat("+", wounds(n), " единственному врагу"))
        case IfSucceededBy(margin, n):
            said.append(cat("+", wounds(n), f" при запасе {margin}"))
        case int() as n if n:
            said.append(cat("+", wounds(n)))
    return join(", ", [("бой",), *said])


# -------------------------------------------------------------------- every effect


def clause(effect: AnyEffect, mood: Mood = YOU) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    match effect:
        case (
            Draw() | GainResources() | LoseAllResources() | GainActions() | LoseActions() | DiscoverClues() | TakeDamage()
            | TakeHorror() | TakeHarm() | HealDamage() | HealHorror()
        ):  # fmt: skip
            forms, thing = phrase(effect)
            return around(forms, mood, thing)
        case Test(number, difficulty, success, fail):
            test = cat(verb(PASS_TEST, mood), " проверку ", skill(number, GEN), f" сложностью {difficulty}")
            return cat(test, "; ", outcome(success, fail, mood))
        case Treat(number, difficulty, success, fail):
            choice = f"{verb(CHOOSE, mood)} сыщика в своей локации и {verb(PASS_TEST, mood)} проверку "
            return cat(choice, skill(number, GEN), f" сложностью {difficulty}; ", outcome(success, fail, THEY, "он "))
        case Fight():
            return fight(effect, mood)
        case Evade():
            return evade(effect, mood)
        case Investigate():
            return investigate(effect, mood)
        case Either(options):
            return one_of(options, mood)
        case Steps(effects):
            return short(effects, mood)
        case SomebodyHere(inner):
            if isinstance(inner, HealDamage | HealHorror):
                return around(HEAL_HERE, mood, phrase(inner)[1])
            return cat(f"{verb(CHOOSE, mood)} сыщика в своей локации; он ", clause(known(inner), THEY))
        case EachInvestigator(inner):
            return cat("каждый сыщик ", clause(known(inner), THEY))
        case ByLead(inner):
            return cat("ведущий сыщик ", clause(known(inner), THEY))
        case DiscardAsset(otherwise):
            what = "1 актив в своём распоряжении; если сбросить нечего, "
            return cat(f"{verb(DISCARD, mood)} {what}", clause(known(otherwise), mood))
        case Cancel():
            return (f"{verb(CANCEL, mood)} это",)
        case Instead(inner):
            return cat("вместо этого ", clause(known(inner), mood))
        case Boost() | Lucky() | MoreDamage() | RedrawToken() | ReturnThis():
            return in_test(effect, mood)
        case (
            SearchTop() | SearchDeck() | ReturnFromDiscard() | LookAndReorder() | KeepOneCard() | DiscardAtRandom()
            | RemoveDiscardPile() | DrawEncounter() | DrawEnemyFromDeck() | SearchEncounter()
        ):  # fmt: skip
            return of_decks(effect, mood)
        case (
            DamageEnemy() | DamageAttacker() | DamageEvaded() | Blast() | AutoEvade() | AutoEvadeAll() | SlipAway()
            | GetClear() | NoAttacksThisRound() | MindOverMatter() | Resign()
        ):  # fmt: skip
            return of_enemies(effect, mood)
        case (
            AttachToLocation() | ToThreatArea() | TakeControl() | DiscardThis() | DiscoverNothing() | MoveHorrorToYou()
            | PutResourceHere() | UseBecomesResource() | DoomHere() | DoomOnAgenda() | MentalTrauma() | LessExperience()
        ):  # fmt: skip
            return of_this_card(effect, mood)
        case (
            AdvanceAct() | PayAct() | Relocate() | RevealLocation() | PutAsideCardAt() | DriveTowards()
            | DoomPerEnemy() | Resolution() | ResolutionByAct()
        ):  # fmt: skip
            return of_story(effect, mood)
        case _:
            assert_never(effect)
