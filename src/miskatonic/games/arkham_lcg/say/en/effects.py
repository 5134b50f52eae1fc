"""The words of the card game's effects in English, made from the trees that run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, assert_never

from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, INTELLECT
from miskatonic.games.arkham_lcg.cards.words import (
    AdvanceAct,
    Amount,
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
from miskatonic.games.arkham_lcg.rules.box import ENEMY, PIECE_SLUGS
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.en import names
from miskatonic.games.arkham_lcg.say.en.amounts import bonus, so_many
from miskatonic.games.arkham_lcg.say.en.names import (
    TRAITS,
    actions,
    damage,
    horror,
    more_actions,
    place_named,
    resources,
    signed,
    skill,
)
from miskatonic.games.arkham_lcg.say.reading import known, paragraph
from miskatonic.text.en import article, listed
from miskatonic.text.parts import Icon, Text, capital, cat, flat, join
from miskatonic.words import Cancel, Instead, Steps

# -------------------------------------------------------------------- who does it


@dataclass(frozen=True)
class Doer:
    """Who does what an effect says: the reader, or somebody else who may have to be named first."""

    name: str = ""
    you: bool = True

    def does(self, verb: str) -> str:
        """The verb in its person, with whoever must be named: "draw", "each investigator draws".

        >>> Doer("each investigator", you=False).does("search")
        'each investigator searches'
        """
        if self.you:
            return verb
        third = f"{verb}es" if verb.endswith(("s", "sh", "ch")) else f"{verb}s"
        return f"{self.name} {third}".strip()

    @property
    def own(self) -> str:
        """Your, or their."""
        return "your" if self.you else "their"

    @property
    def they(self) -> str:
        """The subject of a clause, named if need be."""
        return "you" if self.you else self.name or "they"

    @property
    def them(self) -> str:
        """The object of a clause, named if need be."""
        return "you" if self.you else self.name or "them"

    @property
    def aside(self) -> str:
        """Whom it concerns, before a clause with another subject."""
        return f"for {self.name}, " if self.name else ""

    @property
    def named(self) -> Doer:
        """The same one in the same sentence, who need not be named again."""
        return self if self.you else replace(self, name="")


YOU: Final = Doer()
SOMEBODY: Final = Doer("an investigator at your location", you=False)
EACH: Final = Doer("each investigator", you=False)
LEAD: Final = Doer("the lead investigator", you=False)
THAT_ONE: Final = Doer("that investigator", you=False)

# -------------------------------------------------------------------- effects


def _handed(effect: AnyEffect) -> tuple[str, Text] | None:
    """A verb and what it does something to, for effects that are told together: "take 1 damage and 1 horror"."""
    match effect:
        case Draw(n):
            return "draw", so_many(n, "", names.CARD)
        case GainResources(n):
            return "get", resources(n)
        case TakeDamage(n, direct):
            return "take", so_many(n, reading.DAMAGE_ICON, names.DAMAGE, "direct" if direct else "")
        case TakeHorror(n, direct):
            return "take", so_many(n, reading.HORROR_ICON, names.HORROR, "direct" if direct else "")
        case TakeHarm(damages, horrors):
            return "take", listed(names.harm(damages, horrors))
        case HealDamage(n):
            return "heal", damage(n)
        case HealHorror(n):
            return "heal", horror(n)
        case _:
            return None


def clause(effect: AnyEffect, doer: Doer = YOU) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    does = doer.does
    match effect:
        case Draw() | GainResources() | TakeDamage() | TakeHorror() | TakeHarm() | HealDamage() | HealHorror():
            told = _handed(effect)
            assert told is not None
            return cat(does(told[0]), " ", told[1])
        case Test(number, hard, success, fail):
            return cat(f"{does('test')} ", skill(number), f" ({hard})", outcomes(success, fail, doer.named))
        case Treat(number, hard, success, fail):
            chosen = f"{does('choose')} an investigator at {doer.own} location and {doer.named.does('test')} "
            return cat(chosen, skill(number), f" ({hard})", outcomes(success, fail, THAT_ONE))
        case Either(options):
            return either(options, doer)
        case Fight(plus, more, number, revealed):
            return cat(
                does("fight"), with_skill(number, COMBAT), *fight_bonuses(plus, more, number), on_reveal(revealed, doer)
            )
        case Evade(number, success, revealed):
            return cat(
                does("evade"), with_skill(number, AGILITY), outcomes(success, None, doer.named), on_reveal(revealed, doer)
            )
        case Investigate(shroud, number, instead):
            changed = cat(f", {signed(shroud)} ", Icon(reading.SHROUD_ICON, "shroud")) if shroud else ()
            taken = cat("; on a success ", clause(known(instead), doer.named), " instead of clues") if instead else ()
            return cat(does("investigate"), with_skill(number, INTELLECT), changed, taken)
        case Boost(number, n):
            return cat(doer.aside, signed(n), " ", skill(number), " in this test")
        case Lucky(n):
            return (f"{doer.aside}{signed(n)} skill in this test",)
        case MoreDamage(n):
            return cat(f"the attack deals {n} more ", Icon(reading.DAMAGE_ICON, "damage"))
        case RedrawToken():
            return (f"{does('put')} the token back and {doer.named.does('reveal')} another one",)
        case LoseAllResources():
            return cat(f"{does('lose')} all ", Icon(reading.RESOURCE_ICON, "resources"))
        case GainActions(n):
            return cat(f"{does('get')} ", more_actions(n), " this turn")
        case LoseActions(n):
            return cat(f"{does('lose')} ", actions(n))
        case DiscoverClues(n):
            return cat(f"{does('discover')} ", names.clues(n), f" where {doer.named.they} are")
        case SomebodyHere(one):
            return clause(known(one), SOMEBODY)
        case EachInvestigator(one):
            return clause(known(one), EACH)
        case ByLead(one):
            return clause(known(one), LEAD)
        case SearchTop(n, trait):
            what = "a card" if trait is None else f"{article(TRAITS[trait])} card"
            found = f"{doer.named.does('draw')} it and {doer.named.does('shuffle')}"
            return (f"{does('search')} the top {n} cards of {doer.own} deck for {what}, {found}",)
        case SearchDeck(trait):
            taken_up = f"{doer.named.does('take')} it in hand and {doer.named.does('shuffle')}"
            return (f"{does('search')} {doer.own} deck for {article(TRAITS[trait])} asset, {taken_up}",)
        case ReturnFromDiscard(trait):
            return (f"{does('take')} {article(TRAITS[trait])} card from {doer.own} discard pile back in hand",)
        case LookAndReorder(n):
            return (f"{does('look')} at the top {n} cards of any deck and put them back in any order",)
        case KeepOneCard():
            return (f"{does('keep')} one card of {doer.own} hand and {doer.named.does('discard')} the rest",)
        case DiscardAtRandom():
            return (f"{does('discard')} a random card from hand",)
        case DiscardAsset(otherwise):
            return cat(f"{does('discard')} an asset; without one, ", clause(known(otherwise), doer.named))
        case RemoveDiscardPile():
            return (f"{does('remove')} {doer.own} discard pile from the game",)
        case DrawEncounter():
            return (f"{does('draw')} an encounter card",)
        case DamageEnemy(n, exhausted):
            whom = "an exhausted enemy" if exhausted else "an enemy"
            return cat(doer.aside, damage(n), f" to {whom} at {doer.own} location")
        case DamageAttacker(n):
            return cat(damage(n), " to the attacker")
        case DamageEvaded(n):
            return cat(damage(n), " to the enemy evaded")
        case Blast(n):
            return cat(doer.aside, damage(n), f" to every enemy and investigator at {doer.own} location or one next to it")
        case AutoEvade():
            return (f"{does('evade')} an enemy at {doer.own} location without a test (not Elite)",)
        case AutoEvadeAll():
            return (f"{does('evade')} all enemies at {doer.own} location without a test",)
        case SlipAway():
            return (
                f"{does('break')} off from all enemies and {doer.named.does('move')} to a revealed location without enemies",
            )
        case GetClear():
            return (f"{doer.they} may break off from all other enemies, and may move to a connecting location",)
        case NoAttacksThisRound():
            return (f"enemies that are not Elite cannot attack {doer.them} this round",)
        case MindOverMatter():
            replaced = cat(skill(COMBAT), " and ", skill(AGILITY))
            return cat(f"{doer.aside}this round {doer.own} ", skill(INTELLECT), " may stand in for ", replaced)
        case AttachToLocation(most):
            limit = f", unless {'one is' if most == 1 else f'{most} are'} there already" if most else ""
            return (f"{does('attach')} this card to {doer.own} location{limit}",)
        case ToThreatArea(clues, horrors):
            on_it: list[Text] = [names.clues(clues)] if clues else []
            if horrors:
                on_it.append(horror(horrors))
            tokens = cat(" with ", listed(on_it)) if on_it else ()
            return cat(f"{does('put')} this card into {doer.own} threat area", tokens)
        case TakeControl():
            return (f"{does('take')} control of this card",)
        case Resign():
            return (does("resign"),)
        case DiscardThis():
            return (f"{does('discard')} this card",)
        case DiscoverNothing():
            return (f"{does('take')} as many clues off this card",)
        case MoveHorrorToYou():
            moved = cat("1 ", Icon(reading.HORROR_ICON, "horror"), " moves from this card to ", doer.them)
            return cat(moved, "; with the last one it is discarded")
        case PutResourceHere():
            return cat(f"{does('put')} the ", Icon(reading.RESOURCE_ICON, "resource"), " on this card")
        case UseBecomesResource():
            return cat(doer.aside, "one of its tokens becomes ", resources(1), f" in {doer.own} pool")
        case DoomHere(n):
            return cat(f"{does('put')} ", names.doom(n), " on this card")
        case DoomOnAgenda(n, advances):
            then = ", which may advance at once" if advances else ""
            return cat(f"{does('put')} ", names.doom(n), f" on the agenda{then}")
        case ReturnThis():
            return (f"{doer.aside}this card returns to {doer.own} hand",)
        case MentalTrauma():
            return (f"{does('suffer')} 1 mental trauma if a clue is left on this card",)
        case LessExperience(n, unless):
            return cat(f"{does('earn')} {n} experience less with fewer than ", resources(unless), " on this card")
        case AdvanceAct():
            return ("the act advances",)
        case PayAct(where):
            return cat("investigators in ", place_named(where), " may spend the clues together, and the act advances")
        case Relocate(first, hub):
            return open_the_house(first, hub)
        case RevealLocation(where):
            return cat("reveal ", place_named(where))
        case PutAsideCardAt(code, where):
            return cat(set_aside(code), " in ", place_named(where))
        case DrawEnemyFromDeck(trait):
            return cat(
                f"{does('shuffle')} the encounter discard pile into its deck, {doer.named.does('discard')} from the top ",
                f"until {article(TRAITS[trait])} enemy appears, and {doer.named.does('draw')} it",
            )
        case SearchEncounter(trait):
            enemy = f"for {article(TRAITS[trait])} enemy, {doer.named.does('draw')} it and shuffle"
            return (f"{does('search')} the encounter deck and its discard pile {enemy}",)
        case DriveTowards(trait, where):
            return cat(f"each unengaged {TRAITS[trait]} enemy moves once towards ", place_named(where))
        case DoomPerEnemy(trait, places):
            there = listed([place_named(where) for where in places], " or ")
            return cat(f"{does('put')} ", names.doom(1), f" on this agenda for each {TRAITS[trait]} enemy in ", there)
        case Resolution(number):
            return (f"the scenario ends with resolution {number} ({names.RESOLUTIONS[number]})",)
        case ResolutionByAct(act, number):
            return cat(
                f"up to act {act} the scenario ends with resolution {number}; ",
                "later, all investigators still in the game are defeated with 1 physical trauma each",
            )
        case Steps(effects):
            return clauses(effects, doer)
        case Cancel():
            return (f"{does('cancel')} it",)
        case Instead(other):
            return cat(clause(known(other), doer), " instead")
        case _:
            assert_never(effect)


def outcomes(success: Effect | None, fail: Effect | None, doer: Doer) -> Text:
    """What follows a test that succeeds or fails."""
    said: list[Text] = []
    if success is not None:
        said.append(cat("on a success ", clause(known(success), doer)))
    if fail is not None:
        said.append(cat("on a failure ", clause(known(fail), doer if success is None else doer.named)))
    return cat("; ", join(", ", said)) if said else ()


def with_skill(number: int, usual: int) -> Text:
    """The skill of an action, if it is not the usual one."""
    return () if number == usual else cat(" with ", skill(number))


def fight_bonuses(plus: int | Amount, more: int | Amount, number: int) -> list[Text]:
    """What an attack adds to the skill and to the damage."""
    said: list[Text] = []
    if plus != 0:
        said.append(cat(", ", bonus(plus, (skill(number),))))
    if more != 0:
        said.append(cat(", ", bonus(more, (Icon(reading.DAMAGE_ICON, "damage"),))))
    return said


def on_reveal(rule: WhenRevealed | None, doer: Doer) -> Text:
    """What certain tokens do to the one who fights or evades."""
    if rule is None:
        return ()
    tokens = listed([names.token(number) for number in rule.tokens], " or ")
    return cat(
        "; if ", tokens, " is revealed, ", clause(known(rule.effect), doer.named), " after the test" if rule.after else ""
    )


def open_the_house(first: str, hub: str) -> Text:
    """The first room gives way to the house."""
    return cat(
        "put the set-aside locations into play, discard all enemies in ",
        place_named(first),
        ", put all investigators in ",
        place_named(hub),
        " and remove ",
        place_named(first),
        " from the game",
    )


def set_aside(code: str) -> Text:
    """A story card that comes into play."""
    piece = PIECE_SLUGS.index(code)
    if piece in ENEMY:
        return cat(names.card(piece), ", set aside so far, spawns")
    return cat(names.card(piece), ", set aside so far, enters play")


def either(options: Sequence[Effect], doer: Doer) -> Text:
    """One of several: what they share is said once."""
    effects = [known(one) for one in options]
    if all(isinstance(one, SomebodyHere) for one in effects):
        return either([one.effect for one in effects if isinstance(one, SomebodyHere)], SOMEBODY)
    told = [_handed(one) for one in effects]
    if all(told) and len({one[0] for one in told if one}) == 1:
        verb = next(one[0] for one in told if one)
        return cat(doer.does(verb), " ", listed([one[1] for one in told if one], " or "))
    if doer.you:
        return cat("choose: ", join(", or ", [clause(one) for one in effects]))
    return cat(doer.does("choose"), ": ", join(", or ", [clause(one, doer) for one in effects]))


def _verb(effect: Effect) -> str:
    told = _handed(known(effect))
    return "" if told is None else told[0]


def _told(effects: Sequence[Effect], doer: Doer) -> list[Text]:
    """Effects as clauses, those with the same verb together; whoever does them is named once."""
    said: list[Text] = []
    for verb, group in groupby(effects, _verb):
        run = [known(one) for one in group]
        who = doer.named if said else doer
        if verb:
            said.append(cat(who.does(verb), " ", listed([told[1] for told in map(_handed, run) if told])))
        else:
            said.extend(clause(effect, who) for effect in run)
    return said


def clauses(effects: Sequence[Effect], doer: Doer = YOU) -> Text:
    """Effects in one breath.

    >>> flat(clauses((TakeDamage(), TakeHorror(2), DiscardThis())))
    'take 1 damage and 2 horror, and discard this card'
    """
    said = _told(effects, doer)
    nested = len(said) > 1 and any(" and " in flat(one) for one in said)
    return join(", ", said, ", and ") if nested else listed(said)


def sentences(effect: Effect) -> Text:
    """An effect as sentences in a row, one for each step."""
    steps = effect.effects if isinstance(effect, Steps) else (effect,)
    return paragraph([cat(capital(one), ".") for one in _told(steps, YOU)])
