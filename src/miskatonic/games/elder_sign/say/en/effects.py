"""The words of Elder Sign's effects and tasks in English, made from the trees that run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, assert_never

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards.dice import LORE, TERROR
from miskatonic.games.elder_sign.cards.words import (
    AddDie,
    AdvanceClock,
    AnyEffect,
    AnyWho,
    Cast,
    ChangeFace,
    CompleteTask,
    DefeatMonster,
    DiscardThis,
    Doom,
    Draw,
    DropTerrorDice,
    EachAtEntrance,
    EachOnCard,
    FailAttempt,
    ForEachGained,
    FreeReroll,
    Gain,
    Gates,
    Heal,
    HealAll,
    HealAnyone,
    Hurt,
    KeepInUse,
    Lose,
    LowerLimit,
    Monsters,
    OneOf,
    PayOrDevoured,
    PerOtherWorld,
    PreventLoss,
    RaiseInvestigation,
    ReplaceAdventure,
    RerollDice,
    Secure,
    Signs,
    Symbol,
    TakeAlly,
    Task,
)
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.en import names
from miskatonic.games.elder_sign.say.en.names import goods, symbol, value, values
from miskatonic.games.elder_sign.say.reading import known, known_who, paragraph
from miskatonic.text.en import count, listed
from miskatonic.text.parts import Icon, Text, capital, cat, flat, join
from miskatonic.words import By, EachInOrder, Instead, Repeat, Steps

# -------------------------------------------------------------------- tasks


def row(symbols: Sequence[Symbol], sanity: int = 0, health: int = 0, clock: int = 0) -> Text:
    """A row of symbols and what it costs.

    >>> from miskatonic.games.elder_sign.cards.words import A_LORE, Investigation
    >>> flat(row((Investigation(3), A_LORE), sanity=1))
    '3 investigation, lore; lose 1 sanity'
    """
    costs: list[Text] = [values(kind, n) for kind, n in enumerate((sanity, health)) if n]
    paid: list[Text] = [cat("lose ", listed(costs))] if costs else []
    if clock:
        paid.append(cat("advance the ", Icon(reading.CLOCK_ICON, "clock")))
    return join("; ", [join(", ", [symbol(one) for one in symbols]), *paid])


def printed_task(task: Task) -> Text:
    """A task as it is printed on a card, with the border for a monster."""
    said = row(task.symbols, task.sanity, task.health, task.clock)
    if task.border is None:
        return said
    if task.is_side:
        return ("side monster task",)
    if task.is_partial:
        covered = listed([symbol(task.symbols[place]) for place in task.border])
        return cat(said, " (partial monster task: a monster covers ", covered, ")")
    return cat(said, " (whole monster task)")


def lock(colour: int) -> Text:
    """Which die is locked."""
    return cat(Icon(reading.LOCK_ICON, "Locks"), f" {names.LOCKABLE[colour]}.")


# -------------------------------------------------------------------- effects


@dataclass(frozen=True)
class Doer:
    """Who does what an effect says: the reader or somebody else."""

    you: bool = True

    def does(self, verb: str) -> str:
        """The verb in its person: "lose" or "loses"."""
        return verb if self.you else f"{verb}s"


YOU: Final = Doer()
THEY: Final = Doer(you=False)


def who(w: AnyWho) -> str:
    """Who acts."""
    match w:
        case EachInOrder():
            return "each investigator"
        case EachAtEntrance():
            return "each investigator at the entrance"
        case EachOnCard():
            return "each investigator on an adventure or Other World"
        case _:
            assert_never(w)


def _handed(effect: AnyEffect) -> tuple[str, Text] | None:
    """A verb and what it does something to, for effects that are told together: "gain 1 clue and 1 spell"."""
    match effect:
        case Gain(kind, n):
            return "gain", goods(kind, n)
        case Draw(kind, n):
            return "take", goods(kind, n)
        case Signs(n):
            return ("gain", names.signs(n)) if n > 0 else ("lose", names.signs(-n))
        case Lose(kind, n):
            return "lose", goods(kind, n)
        case Hurt(kind, n):
            return "lose", values(kind, n)
        case Heal(kind, n):
            return "regain", values(kind, n)
        case HealAll(kind):
            return "regain", cat("all ", value(kind))
        case LowerLimit(kind):
            return "lower", cat("the ", value(kind), " limit by 1")
        case AddDie(colour):
            return "add", (f"the {names.COLOURS[colour]} die",)
        case Doom(n):
            return ("add", names.doom(n)) if n > 0 else ("remove", names.doom(-n))
        case _:
            return None


def clause(effect: AnyEffect, doer: Doer = YOU) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    does = doer.does
    match effect:
        case Gain() | Draw() | Signs() | Lose() | Hurt() | Heal() | HealAll() | LowerLimit() | AddDie() | Doom():
            told = _handed(effect)
            assert told is not None
            return cat(does(told[0]), " ", told[1])
        case TakeAlly(code):
            return (f"{does('take')} the ally {names.POSSESSIONS[code]}",)
        case ForEachGained(each):
            return cat("for each of these cards, ", clause(known(each), doer))
        case HealAnyone(kind, n):
            return cat("any one investigator regains ", values(kind, n))
        case OneOf(lists):
            return either(lists, doer)
        case PayOrDevoured(price):
            return cat(clauses((price,), doer), " or ", "be" if doer.you else "is", " devoured")
        case Gates(n):
            return cat(names.gates(n), " opens" if n == 1 else " open")
        case Monsters(n):
            return cat(names.monsters(n), " appears" if n == 1 else " appear")
        case AdvanceClock():
            return cat(f"{does('advance')} the ", Icon(reading.CLOCK_ICON, "clock"), " by 3 hours")
        case ReplaceAdventure():
            return (f"{does('replace')} one museum adventure without investigators on it by a new one",)
        case PerOtherWorld(each):
            return cat(clause(known(each), doer), " for each open Other World")
        case FailAttempt():
            return ("the attempt fails at once",)
        case DropTerrorDice():
            return cat(f"{does('remove')} all dice that show ", names.face(TERROR))
        case Secure(n):
            return (f"{does('hold')} {'1 die' if n == 1 else f'up to {n} dice'} of the roll on this card",)
        case DefeatMonster():
            return (f"{does('defeat')} any monster in play",)
        case CompleteTask():
            return (f"{does('complete')} one open task without dice (what it costs is still paid)",)
        case ChangeFace(faces, to, colour):
            return cat(f"{does('turn')} ", changed(faces, colour), " into ", names.face(to))
        case RaiseInvestigation():
            icon = Icon(reading.INVESTIGATION_ICON, names.SYMBOLS[0])
            return cat(f"{does('raise')} one ", icon, " result by 1, as far as the die goes")
        case RerollDice(n):
            return (f"{does('reroll')} up to {count(n, names.DIE)} of the roll",)
        case FreeReroll():
            return (f"{does('get')} a second reroll for free",)
        case PreventLoss():
            return cat(f"{does('lose')} no ", value(0), " and no ", value(1), " by the penalty")
        case DiscardThis():
            return (f"{does('discard')} this card",)
        case KeepInUse():
            return (f"{does('lay')} this card beside the dice until the end of the step",)
        case Cast():
            return (f"{does('cast')} this spell",)
        case Steps(effects):
            return clauses(effects, doer)
        case Repeat(k, options):
            return cat(either(options, doer), ", twice" if k == 2 else f", {k} times")
        case By(w, effects):
            return cat(who(known_who(w)), " ", clauses(effects, THEY))
        case Instead(other):
            return cat("instead, ", clause(known(other), doer))
        case _:
            assert_never(effect)


def changed(faces: tuple[int, ...], colour: int | None) -> Text:
    """What a die shows before it changes."""
    if colour is not None:
        return (f"the result of the {names.COLOURS[colour]} die",)
    if faces == tuple(range(LORE)):
        return cat("one ", Icon(reading.INVESTIGATION_ICON, names.SYMBOLS[0]), " result")
    return cat("one ", listed([names.face(one) for one in faces], " or "))


def either(lists: Sequence[Effect], doer: Doer) -> Text:
    """One of several: the verb is said once if it is the same for all."""
    told = [_handed(known(one)) for one in lists]
    if all(told) and len({one[0] for one in told if one}) == 1:
        verb = next(one[0] for one in told if one)
        return cat(doer.does(verb), " ", listed([one[1] for one in told if one], " or "))
    return cat("either ", listed([clauses((one,), doer) for one in lists], " or "))


def _verb(effect: Effect) -> str:
    told = _handed(known(effect))
    return "" if told is None else told[0]


def shared_verb(lists: Sequence[Effect]) -> str:
    """What one does with any of several lists, for a question: "lose", or just "do"."""
    firsts = [one.effects[0] if isinstance(one, Steps) else one for one in lists]
    verbs = {_verb(one) for one in firsts}
    return verbs.pop() if len(verbs) == 1 and "" not in verbs else "do"


def _told(effects: Sequence[Effect], doer: Doer) -> list[Text]:
    """Effects as clauses, those with the same verb together."""
    said: list[Text] = []
    for verb, group in groupby(effects, _verb):
        run = [known(one) for one in group]
        if verb:
            said.append(cat(doer.does(verb), " ", listed([told[1] for told in map(_handed, run) if told])))
            continue
        for effect, same in groupby(run):
            again = len(list(same)) > 1
            said.append(cat(clause(effect, doer), " and then another" if again else ""))
    return said


def clauses(effects: Sequence[Effect], doer: Doer = YOU) -> Text:
    """Effects in one breath.

    >>> from miskatonic.games.elder_sign.cards.words import CLUE, SPELL
    >>> flat(clauses((Gain(CLUE), Gain(SPELL), Monsters())))
    'gain 1 clue and 1 spell, and 1 monster appears'
    """
    said = _told(effects, doer)
    nested = len(said) > 1 and any(" and " in flat(one) for one in said)
    return join(", ", said, ", and ") if nested else listed(said)


def text(effects: Sequence[Effect], before: str = "") -> Text:
    """Effects as sentences in a row, after a word or two that say when."""
    said = _told(effects, YOU)
    first = cat(f"{before}: ", said[0], ".") if before else cat(capital(said[0]), ".")
    return paragraph([first, *(cat(capital(one), ".") for one in said[1:])])
