"""The words of Elder Sign's components in English, made from the trees that run."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.elder_sign.cards.dice import FACES_OF, GREEN, YELLOW
from miskatonic.games.elder_sign.cards.entrance import FIRST_AID, LOST_AND_FOUND, SHOP
from miskatonic.games.elder_sign.cards.monsters import MASKS
from miskatonic.games.elder_sign.cards.sheets import (
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
from miskatonic.games.elder_sign.cards.words import (
    AwakeningLoses,
    CastingCosts,
    Condition,
    Discount,
    EveryMidnight,
    FailedWorldsLeave,
    IgnoreMythos,
    LimitBonus,
    ManyTasks,
    MonstersNeed,
    NoAssistance,
    NoFreeFirstAid,
    NoMonstersInOwnTurn,
    NoTerror,
    OnOtherWorld,
    Passive,
    Property,
    RerollAtMost,
    RollLockedDice,
    ShopCosts,
    SignsLost,
    WithMasks,
)
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.en import names
from miskatonic.games.elder_sign.say.en.effects import clauses, lock, printed_task, row, text
from miskatonic.games.elder_sign.say.en.names import symbol, trophies, value, values
from miskatonic.games.elder_sign.say.reading import paragraph
from miskatonic.games.elder_sign.say.speaker import Desk, Sheet
from miskatonic.text.en import count, listed
from miskatonic.text.parts import Text, capital, cat, flat

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
    if reading.holds_dice(card):
        lines.append(("Anybody can use a held die in the own turn.",))
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
