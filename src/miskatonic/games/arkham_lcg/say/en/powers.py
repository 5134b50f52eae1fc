"""Powers and lasting rules of cards in English: when they work, what they cost, how often."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.cards.conditions import (
    AttackedHere,
    AtYourLocation,
    BearerOnly,
    CluesWouldCome,
    Condition,
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
from miskatonic.games.arkham_lcg.cards.sheets import (
    Act,
    Agenda,
    Asset,
    Cost,
    Enemy,
    Event,
    Investigator,
    Location,
    Per,
    Power,
    Sheet,
    Skill,
    Treachery,
    When,
)
from miskatonic.games.arkham_lcg.cards.terms import AUTO_FAIL, COMBAT, ELDER_SIGN
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.en import names
from miskatonic.games.arkham_lcg.say.en.effects import YOU, Doer, clause
from miskatonic.games.arkham_lcg.say.en.names import (
    SKILLS,
    TRAITS,
    actions,
    horror,
    more_actions,
    resources,
    signed,
    skill,
)
from miskatonic.games.arkham_lcg.say.reading import known
from miskatonic.text.en import article
from miskatonic.text.parts import Icon, Text, capital, cat, join

# -------------------------------------------------------------------- when a power works

ANYBODY = Doer("an investigator", you=False)
NEIGHBOUR = Doer("an investigator at your location", you=False)
HERE = Doer("an investigator at its location", you=False)


def _who(condition: Condition | None) -> Doer:
    """Whose doing a condition speaks of."""
    match condition:
        case None | Defeated():
            return ANYBODY
        case AtYourLocation():
            return NEIGHBOUR
        case AttackedHere():
            return HERE
        case Yours() | OnThis() | Played() | DrewTreachery() | SucceededBy() | FailedInvestigation() | CluesWouldCome():
            return YOU
        case _:
            assert_never(condition)


def _whom(condition: Condition | None) -> str:
    """Whom something befalls."""
    who = _who(condition)
    return "you" if who.you else who.name


def _thing(condition: Condition | None, this: str, usual: str) -> str:
    """What a condition says of the thing it happens to."""
    match condition:
        case OnThis():
            return this
        case Played(trait):
            return f"{article(TRAITS[trait])} card"
        case DrewTreachery():
            return "a treachery that is no weakness"
        case Defeated(enemy):
            return names.TITLE[enemy]
        case AttackedHere(trait):
            return f"{article(TRAITS[trait])} enemy"
        case None | Yours() | AtYourLocation() | SucceededBy() | FailedInvestigation() | CluesWouldCome():
            return usual
        case _:
            assert_never(condition)


def this(sheet: Sheet) -> str:
    """What a card means when something happens to it: itself, its location, its investigator."""
    match sheet:
        case Investigator():
            return "you"
        case Location():
            return "this location"
        case Enemy():
            return "this enemy"
        case Treachery() | Event():
            return "its location"
        case Asset() | Skill() | Act() | Agenda():
            return "this card"
        case _:
            assert_never(sheet)


def moment(when: When, condition: Condition | None, this: str = "this card") -> str:
    """When a power works: "after you defeat an enemy"."""
    who = _who(condition)
    margin = f" by {condition.n} or more" if isinstance(condition, SucceededBy) else ""
    match when:
        case When.ACTION | When.FREE:
            return ""
        case When.IN_TEST:
            return "in your test"
        case When.OWN_TURN:
            return "in your turn"
        case When.ENEMY_DEFEATED:
            if isinstance(condition, Defeated):
                return f"when {_thing(condition, this, '')} is defeated"
            return f"after {_subject(who)} {_verb(who, 'defeat')} {_thing(condition, this, 'an enemy')}"
        case When.ENEMY_ATTACKS:
            if isinstance(condition, OnThis):
                return f"when {this} attacks"
            return f"when an enemy attacks {_whom(condition)}"
        case When.ENEMY_ATTACKED:
            return f"after {_thing(condition, this, 'an enemy')} attacks"
        case When.DAMAGE_ASSIGNED:
            return f"when an enemy’s attack puts damage on {_thing(condition, this, 'a card')}"
        case When.HORROR_PLACED:
            return f"after horror is put on {_thing(condition, this, 'a card')}"
        case When.TOOK_DAMAGE:
            return f"after {_subject(who)} {_verb(who, 'take')} damage"
        case When.TOOK_HORROR:
            return f"after {_subject(who)} {_verb(who, 'take')} horror"
        case When.TOKEN_REVEALED:
            return f"when {_subject(who)} {_verb(who, 'reveal')} a token"
        case When.WOULD_FAIL:
            return f"when {_subject(who)} would fail a test"
        case When.FAILED:
            if isinstance(condition, FailedInvestigation):
                return f"after {_subject(who)} {_verb(who, 'fail')} to investigate by {condition.n} or less"
            return f"after {_subject(who)} {_verb(who, 'fail')} a test"
        case When.INVESTIGATED:
            if isinstance(condition, OnThis):
                return f"after a successful investigation of {this}"
            return f"after {_subject(who)} {_verb(who, 'investigate')} successfully{margin}"
        case When.ATTACK_SUCCEEDED:
            return f"when {_subject(who)} {_verb(who, 'hit')} {_thing(condition, this, 'an enemy')}"
        case When.EVADED:
            return f"after {_subject(who)} {_verb(who, 'evade')} {_thing(condition, this, 'an enemy')}"
        case When.CARD_PLAYED:
            return f"after {_subject(who)} {_verb(who, 'play')} {_thing(condition, this, 'a card')}"
        case When.ENTERED_PLAY:
            return f"after {_thing(condition, this, 'a card')} enters play"
        case When.REVELATION:
            return f"when {_subject(who)} {_verb(who, 'draw')} {_thing(condition, this, 'a treachery')}"
        case When.CLUES_DISCOVERED:
            clues = " at its location while clues are left on it" if isinstance(condition, CluesWouldCome) else ""
            return f"when {_subject(who)} would discover clues{clues}"
        case When.TURN_BEGINS:
            return f"when {_own(who)} turn begins"
        case When.TURN_ENDS:
            return f"when {_own(who)} turn ends"
        case When.ROUND_ENDS:
            return "when the round ends"
        case When.END_OF_ROUND:
            return "at the end of the round"
        case When.ENEMY_PHASE_ENDS:
            return "at the end of the enemy phase"
        case When.ENTERED_LOCATION:
            return f"after {_subject(who)} {_verb(who, 'enter')} {_thing(condition, this, 'a location')}"
        case When.LEFT_LOCATION:
            return f"when an investigator leaves {_thing(condition, this, 'a location')}"
        case When.GAME_ENDS:
            return f"when the game ends for {_whom(condition)}"
        case _:
            assert_never(when)


def _subject(who: Doer) -> str:
    return "you" if who.you else who.name


def _verb(who: Doer, verb: str) -> str:
    return who.named.does(verb)


def _own(who: Doer) -> str:
    return "your" if who.you else f"{who.name}’s"


# -------------------------------------------------------------------- powers


def costs(cost: Cost, uses: int = 0, left: int = 0) -> list[Text]:
    """What using a power costs besides actions; `uses` is the kind of tokens on the card, of which some may be left."""
    said: list[Text] = []
    if cost.resources:
        said.append(resources(cost.resources))
    if cost.uses:
        said.append((f"{cost.uses} of {names.uses(uses, left)}" if left else names.uses(uses, cost.uses),))
    if cost.exhaust:
        said.append(("exhaust this card",))
    if cost.discard:
        said.append(("discard this card",))
    if cost.horror:
        said.append(cat("take ", horror(cost.horror)))
    if cost.cards:
        said.append((f"discard {'a card' if cost.cards == 1 else f'{cost.cards} cards'} from hand",))
    return said


def limit(power: Power) -> Text:
    """How often a power can be used."""
    if power.per is None:
        return ()
    period = {Per.TEST: "test", Per.TURN: "turn", Per.PHASE: "phase", Per.ROUND: "round"}[power.per]
    times = {1: "Once", 2: "Twice"}.get(power.times, f"{power.times} times")
    return (f" {times} per {period}.",)


def kind(power: Power, *, of_act: bool = False) -> Text:
    """What a power is: an action, free, a reaction, forced, or the objective of an act."""
    if of_act:
        return ("Objective",)
    if power.forced:
        return ("Forced",)
    match power.when:
        case When.ACTION:
            icon = cat(Icon(reading.ACTION_ICON, "Action")) if power.actions == 1 else actions(power.actions)
            return cat(icon, ", parley" if power.parley else "")
        case When.FREE | When.IN_TEST | When.OWN_TURN:
            return (Icon(reading.FREE_ICON, "Free"),)
        case _:
            return (Icon(reading.REACTION_ICON, "Reaction"),)


def uses_kind(sheet: Sheet) -> int:
    """The kind of tokens that a card's powers use up."""
    return sheet.uses[0] if isinstance(sheet, Asset) and sheet.uses is not None else 0


def power_line(power: Power, sheet: Sheet) -> Text:
    """A power as a line of its card."""
    when = moment(power.when, power.condition, this(sheet))
    held = isinstance(sheet, Event) and power.forced and not sheet.passive
    paid = costs(power.cost, uses_kind(sheet))
    return cat(
        kind(power, of_act=isinstance(sheet, Act)),
        f", {when}" if when else "",
        " with this card in hand" if held else "",
        cat(" (", join(", ", paid), ")") if paid else "",
        ": ",
        clause(known(power.effect)),
        ".",
        limit(power),
    )


def lines_of(sheet: Asset | Event | Treachery | Enemy | Investigator | Location) -> list[Text]:
    """What always holds for a card, and its powers."""
    return [*(passive(word) for word in sheet.passive), *(power_line(power, sheet) for power in sheet.powers)]


# -------------------------------------------------------------------- what always holds


def passive(word: Passive) -> Text:
    """What holds while a card is in play, as a sentence."""
    match word:
        case SkillBonus(number, n, investigating):
            return cat(f"{signed(n)} ", skill(number), " while investigating." if investigating else ".")
        case AllSkills(n):
            return (f"{signed(n)} to all skills.",)
        case CombatHere(n):
            return cat(f"{signed(n)} ", skill(COMBAT), " for everybody at its location.")
        case ExtraAction(trait):
            what = "" if trait is None else f", only for {TRAITS[trait]} cards"
            return cat(more_actions(1), f" each turn{what}.")
        case ExtraHands(n, trait):
            return (f"{n} more hand slots, only for {TRAITS[trait]} cards.",)
        case ElderSignFails():
            return cat(capital(names.token(ELDER_SIGN)), " counts as ", names.token(AUTO_FAIL), " for you.")
        case StaysWhileHorror():
            return cat("It stays in play as long as ", Icon(reading.HORROR_ICON, "horror"), " is on it.")
        case EventsFromDiscard():
            return ("The topmost event of your discard pile can be played; events you play go under your deck.",)
        case DearFirstAction():
            return cat("Your first move, fight or evade of a round takes ", more_actions(1), ".")
        case NoPlaying():
            return ("You can play neither assets nor events.",)
        case ShroudBonus(n):
            return cat(f"{signed(n)} ", Icon(reading.SHROUD_ICON, "shroud"), " for its location.")
        case NoWayIn():
            return ("Enemies that are not Elite are kept from moving into its location.",)
        case BlankHere():
            return ("The text of investigators at its location does not count.",)
        case DiscardWhenEmpty():
            return ("Discarded when nothing is left on it.",)
        case BarredWhileUnrevealed():
            return ("Investigators cannot enter while it is unrevealed.",)
        case _:
            assert_never(word)


def prey(word: Prey) -> Text:
    """Whom an enemy prefers."""
    match word:
        case HighestSkill(number):
            return (f"highest {SKILLS[number]}",)
        case LowestHealth():
            return ("least health left",)
        case BearerOnly():
            return ("only its bearer",)
        case _:
            assert_never(word)
