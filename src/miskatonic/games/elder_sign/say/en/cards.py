"""The words of Elder Sign's components in English, made from the effect trees that run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, assert_never

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards.entrance import FIRST_AID, LOST_AND_FOUND, SHOP
from miskatonic.games.elder_sign.cards.monsters import MASKS
from miskatonic.games.elder_sign.components import (
    NO_LOCK,
    Adventure,
    AncientOne,
    Investigator,
    Lower,
    Moment,
    Monster,
    Mythos,
    Offer,
    Period,
    Possession,
    Power,
)
from miskatonic.games.elder_sign.dice import FACES_OF, GREEN, LORE, TERROR, YELLOW
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.en import names
from miskatonic.games.elder_sign.say.en.names import goods, symbol, trophies, value, values
from miskatonic.games.elder_sign.say.reading import known, known_who, paragraph
from miskatonic.games.elder_sign.say.speaker import Desk, Sheet
from miskatonic.games.elder_sign.words import (
    AddDie,
    AdvanceClock,
    AnyEffect,
    AnyWho,
    AwakeningLoses,
    Cast,
    CastingCosts,
    ChangeFace,
    CompleteTask,
    Condition,
    DefeatMonster,
    DiscardThis,
    Discount,
    Doom,
    Draw,
    DropTerrorDice,
    EachAtEntrance,
    EachOnCard,
    EveryMidnight,
    FailAttempt,
    FailedWorldsLeave,
    ForEachGained,
    FreeReroll,
    Gain,
    Gates,
    Heal,
    HealAll,
    HealAnyone,
    Hurt,
    IgnoreMythos,
    KeepInUse,
    LimitBonus,
    Lose,
    LowerLimit,
    ManyTasks,
    Monsters,
    MonstersNeed,
    NoAssistance,
    NoFreeFirstAid,
    NoMonstersInOwnTurn,
    NoTerror,
    OneOf,
    OnOtherWorld,
    Passive,
    PayOrDevoured,
    PerOtherWorld,
    PreventLoss,
    Property,
    RaiseInvestigation,
    ReplaceAdventure,
    RerollAtMost,
    RerollDice,
    RollLockedDice,
    Secure,
    ShopCosts,
    Signs,
    SignsLost,
    Symbol,
    TakeAlly,
    Task,
    WithMasks,
)
from miskatonic.text.en import count, listed
from miskatonic.text.parts import Icon, Text, capital, cat, flat, join
from miskatonic.words import By, EachInOrder, Instead, Repeat, Steps

# -------------------------------------------------------------------- tasks


def row(symbols: Sequence[Symbol], sanity: int = 0, health: int = 0, clock: int = 0) -> Text:
    """A row of symbols and what it costs: "3 investigation, lore; lose 1 sanity"."""
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
        return ("side monster task; no task while it is empty",)
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
            which = "1 die" if n == 1 else f"up to {n} dice"
            return (f"{does('put')} {which} of the roll on this card, where anybody can use the result later",)
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
            return (f"{does('reroll')} up to {count(n, names.DIE)} of it",)
        case FreeReroll():
            return (f"{does('get')} a second reroll for free",)
        case PreventLoss():
            return cat(f"{does('lose')} no ", value(0), " and no ", value(1), " by it")
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
    """Effects in one breath: "gain 1 clue and 1 spell, and 1 monster appears"."""
    said = _told(effects, doer)
    nested = len(said) > 1 and any(" and " in flat(one) for one in said)
    return join(", ", said, ", and ") if nested else listed(said)


def text(effects: Sequence[Effect], before: str = "") -> Text:
    """Effects as sentences in a row, after a word or two that say when."""
    said = _told(effects, YOU)
    first = cat(f"{before}: ", said[0], ".") if before else cat(capital(said[0]), ".")
    return paragraph([first, *(cat(capital(one), ".") for one in said[1:])])


# -------------------------------------------------------------------- what cards can do


def moment(power: Power) -> str:
    """When a power can be used, or works by itself."""
    kinds = flat(listed([(names.GOODS[kind].many,) for kind in power.kinds], " or "))
    match power.moment:
        case Moment.ANY_TIME:
            return "at any time in your turn"
        case Moment.BEFORE_ROLL:
            return "before a roll"
        case Moment.AFTER_ROLL:
            return "after a roll"
        case Moment.ADVENTURE_BEGINS:
            return "at the start of your adventure step"
        case Moment.TURN_BEGINS:
            return "at the start of anybody’s turn"
        case Moment.ROLLED:
            return "after anybody’s roll"
        case Moment.WOULD_GAIN:
            return f"when you would gain {kinds}"
        case Moment.GAINED:
            return f"when you gain {kinds}"
        case Moment.PENALTY:
            return "when you suffer a penalty"
        case Moment.CLUE_SPENT:
            return "when you spend a clue"
        case Moment.MIDNIGHT:
            return "at midnight"
        case Moment.TERROR_STRUCK:
            return "when a terror effect strikes in your turn"
        case Moment.FAILED:
            return "when your attempt fails"
        case _:
            assert_never(power.moment)


def condition(where: Condition) -> str:
    """Where a power works."""
    match where:
        case OnOtherWorld():
            return " on an Other World"
        case _:
            assert_never(where)


def period(once: Period) -> str:
    """How often a power can be used."""
    match once:
        case Period.ROLL:
            return "once per roll, "
        case Period.TURN:
            return "once per turn, "
        case Period.DAY:
            return "once per day, "
        case _:
            assert_never(once)


def power_text(power: Power) -> Text:
    """A power as a sentence: when, how often, at what cost, and what it does."""
    when = cat(
        "" if power.once_per is None else period(power.once_per),
        moment(power),
        "" if power.where is None else condition(power.where),
        ", while this card lies beside the dice" if power.in_use else "",
    )
    cost = cat(", ", clauses(power.cost)) if power.cost else ()
    more = " more" if power.moment is Moment.GAINED else ""
    return cat(capital(when), cost, ": ", clauses(power.effects), more, ".")


def passive(word: Passive) -> Text:
    """What always holds, as a sentence."""
    match word:
        case ManyTasks():
            return ("You can complete any number of tasks with one roll.",)
        case NoMonstersInOwnTurn():
            return ("No monster appears in your turn.",)
        case NoTerror():
            return ("You ignore terror effects.",)
        case IgnoreMythos():
            return ("You ignore the lasting effects of Mythos cards.",)
        case RollLockedDice():
            return ("In your turn you can use locked dice; they go back to their locks at its end.",)
        case Discount(n):
            return cat("Your purchases cost ", trophies(n), " less, but at least 1.")
        case LimitBonus(kind, n):
            return cat("Your ", value(kind), f" limit is higher by {n}.")
        case NoAssistance():
            return ("Nobody can be asked for assistance.",)
        case RerollAtMost(n):
            return (f"A clue rerolls at most {count(n, names.DIE)}.",)
        case NoFreeFirstAid(debt):
            settled = cat("anybody can pay ", trophies(debt), " to discard this card.")
            return cat("There is no free first aid. As an entrance action, ", settled)
        case _:
            assert_never(word)


def short(power: Power) -> Text:
    """What a power does and what it costs beside the card, in one breath."""
    cost = tuple(effect for effect in power.cost if not isinstance(effect, DiscardThis | KeepInUse | Cast))
    return cat(clauses(cost), ": " if cost else "", clauses(power.effects))


# -------------------------------------------------------------------- components


def adventure(card: Adventure) -> Sheet:
    """An adventure or an Other World."""
    lines: list[Text] = [cat("Worth ", trophies(card.trophy), ".")]
    if card.ordered:
        lines.append(("Tasks from the top down.",))
    for number, task in enumerate(card.tasks, 1):
        lines.append(cat(f"Task {number}: ", printed_task(task), "."))
    if card.lock != NO_LOCK:
        lines.append(lock(card.lock))
    for title, effects in (
        ("Terror", card.terror),
        ("Midnight", card.midnight),
        ("Reward", card.reward),
        ("Penalty", card.penalty),
    ):
        if effects:
            lines.append(text(effects, title))
    return (names.ADVENTURES[card.code],), lines


def possession(card: Possession) -> Sheet:
    """An item, a spell or an ally."""
    lines = [*map(passive, card.passive), *map(power_text, card.powers)]
    return (names.POSSESSIONS[card.code],), lines


def monster_token(token: Monster) -> Sheet:
    """A monster."""
    task = token.task
    lines: list[Text] = [cat("Task: ", row(task.symbols, task.sanity, task.health, task.clock), ".")]
    lines.append(cat("Worth ", trophies(token.trophy), "."))
    if token.lock != NO_LOCK:
        lines.append(lock(token.lock))
    if token.placed:
        lines.append(text(token.placed, "When it appears"))
    if token.defeat:
        lines.append(text(token.defeat, "When it is taken as a trophy"))
    return (names.monster_title(token),), lines


def investigator(sheet: Investigator) -> Sheet:
    """An investigator."""
    person = names.PEOPLE[sheet.code]
    ability = paragraph([*map(passive, sheet.passive), *map(power_text, sheet.powers)])
    lines = [
        cat(f"{person.role}. ", capital((value(0),)), f" {sheet.sanity}, ", value(1), f" {sheet.health}."),
        cat(f"{person.ability}{'' if person.ability.endswith('!') else '.'} ", ability),
        text(sheet.start, "At the start"),
    ]
    return (person.full,), lines


def lasting(half: Lower) -> Text:
    """The lower half of a Mythos card."""
    said = [passive(word) for word in half.passive]
    if half.terror:
        said.append(text(half.terror, "Terror"))
    if half.midnight:
        said.append(text(half.midnight, "Midnight"))
    if half.lock != NO_LOCK:
        said.append(lock(half.lock))
    if half.persistent:
        said.append(("It stays in force beside later Mythos cards.",))
    return paragraph(said)


def mythos_card(card: Mythos) -> Sheet:
    """A Mythos card: what happens at once, and what lasts."""
    lines = [text(card.upper.effects, "At once"), cat("Lasting effect. ", lasting(card.lower))]
    return (names.mythos_title(card),), lines


def property_text(word: Property) -> Text:
    """What an Ancient One does to the game, as a sentence."""
    match word:
        case AwakeningLoses():
            return ("If it awakens, the game is lost at once.",)
        case CastingCosts(kind, n):
            return cat("Whoever casts a spell loses ", values(kind, n), ".")
        case ShopCosts(n):
            return cat("Everything in the souvenir shop costs ", trophies(n), " more.")
        case EveryMidnight(effects):
            return text(effects, "At every midnight")
        case WithMasks():
            return (f"The {len(MASKS)} mask monsters are in the monster pool.",)
        case MonstersNeed(wanted):
            return cat("The task of every monster needs one ", symbol(wanted), " more.")
        case SignsLost(code):
            return cat(
                names.signs(1),
                " is lost whenever an attempt fails on a card with an undefeated ",
                f"{names.MONSTERS[code]}, and whenever an investigator is devoured.",
            )
        case FailedWorldsLeave():
            return ("A failed Other World leaves the game; when all of them have left this way, it awakens.",)
        case _:
            assert_never(word)


def ancient_one(sheet: AncientOne) -> Sheet:
    """An Ancient One."""
    cells = listed([(str(cell),) for cell in sheet.monster_at])
    track = cat(f"Doom track: {sheet.doom} spaces; on {'space' if len(sheet.monster_at) == 1 else 'spaces'} ", cells)
    lines: list[Text] = [
        cat(names.signs(sheet.signs), " win the game."),
        cat(track, " a monster appears."),
        property_text(sheet.property),
    ]
    if sheet.combat is not None:
        lines.append(cat("Combat task: ", row(sheet.combat.symbols), "."))
    if sheet.battle_start:
        lines.append(text(sheet.battle_start, "When the battle begins"))
    if sheet.attack:
        lines.append(text(sheet.attack, "Attack"))
    return (names.ANCIENT_ONES[sheet.code],), lines


# -------------------------------------------------------------------- entrance and dice


def price(n: int) -> Text:
    """What an offer costs."""
    return trophies(n) if n else ("free",)


def offer(line: Offer) -> Text:
    """A line of the entrance sheet at its printed price."""
    return cat(capital(price(line.price)), ": ", clauses(line.effects), ".")


def desk(part: Desk) -> Sheet:
    """A part of the entrance sheet."""
    match part:
        case Desk.FIRST_AID:
            return ("First aid",), [*map(offer, FIRST_AID)]
        case Desk.LOST_AND_FOUND:
            table = [
                cat(capital(names.face(shown)), ": ", clauses(effects) if effects else "nothing", ".")
                for shown, effects in LOST_AND_FOUND.items()
            ]
            return ("Lost and found",), [("Roll a green die.",), *table]
        case Desk.SHOP:
            return ("Souvenir shop",), [("One purchase; no change is given.",), *map(offer, SHOP)]
        case _:
            assert_never(part)


def die(colour: int) -> Sheet:
    """A die by its colour."""
    faces = cat("Faces: ", listed([names.face(shown) for shown in FACES_OF[colour]]), ".")
    if colour == GREEN:
        use = "Every pool has all six, but for those that are locked or held by a spell."
    elif colour == YELLOW:
        use = "Joins the pool by a card, mostly a common item."
    else:
        use = "Joins the pool by a card, mostly a unique item. A wild is 4 investigation, lore, peril or terror."
    return (f"{names.COLOURS[colour].capitalize()} die",), [faces, (use,)]
