"""The card game's questions in English: who must decide what."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.declared import flattened
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INTELLECT
from miskatonic.games.arkham_lcg.cards.words import DamageEnemy, SearchEncounter, SomebodyHere, Treat
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules.box import HAND_SIZE
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.en import names
from miskatonic.games.arkham_lcg.say.en.effects import THAT_ONE, clause
from miskatonic.games.arkham_lcg.say.en.log import purpose
from miskatonic.games.arkham_lcg.say.en.names import card, clues, damage, horror, person, place, skill
from miskatonic.games.arkham_lcg.say.reading import known
from miskatonic.text.en import count, listed
from miskatonic.text.parts import Text, cat


def question(view: State, asked: Asked) -> Text:
    """What is to be decided, without a capital and a full stop."""
    about = flattened(asked.about)
    first = about[0] if about else 0
    kind = asked.kind
    match kind:
        case asks.Mulligan:
            chosen = f" ({count(first, names.CARD)} so far)" if first else ""
            return (f"set aside opening cards to replace{chosen}, or go on",)
        case asks.Turn:
            return ("choose who takes the next turn",)
        case asks.Action:
            return cat(
                "choose an action (",
                names.actions(first),
                " left",
                more_actions(view, asked.seat),
                ")",
                danger(view, asked.seat),
            )
        case asks.Window:
            return cat("you may use something", meanwhile(view, asked.seat))
        case asks.Commit:
            return cat("commit cards", purpose(*reading.test_purpose(view)), ", or reveal a token; ", standing(view))
        case asks.Help:
            test = cat(person(view, first), "’s test", purpose(*reading.test_purpose(view)))
            return cat("you may commit one card to ", test, "; ", standing(view))
        case asks.Substitute:
            return cat("choose the skill of this test: ", skill(INTELLECT), " or ", skill(first))
        case asks.Enemy:
            return enemy(view, asked, first)
        case asks.AssignDamage:
            return assign(first, 0)
        case asks.AssignHorror:
            return assign(first, 1)
        case asks.AttackOrder:
            return ("choose which enemy attacks you next",)
        case asks.Engages:
            return cat("choose whom ", card(first), " engages")
        case asks.Hunts:
            return cat("choose where ", card(first), " moves")
        case asks.HandLimit:
            return (f"discard down to {HAND_SIZE} cards ({first} too many)",)
        case asks.DiscardCard:
            return ("choose a card from hand to discard as the cost",)
        case asks.DiscardOrder:
            return ("choose the card that lies on top of the others in the discard pile",)
        case asks.KeepCard:
            return ("choose the one card you keep",)
        case asks.DiscardAsset:
            return ("choose the asset to discard",)
        case asks.MakeRoom:
            return make_room(about[0], about[1])
        case asks.Search:
            word = reading.word_of(view, asked)
            return ("choose the enemy you draw",) if isinstance(word, SearchEncounter) else ("choose the card you take",)
        case asks.LookWhere:
            return ("choose the deck to look at",)
        case asks.LookOrder:
            return ("choose the card that goes back next; the last one lies on top",)
        case asks.ReturnCard:
            return ("choose the card that returns to your hand",)
        case asks.Somebody:
            return cat("choose the investigator who ", deed(view, asked))
        case asks.BlastWhere:
            return ("choose the location for the blast",)
        case asks.MoveWhere:
            return ("choose where to move",)
        case asks.Disengage:
            return ("break off from all other enemies, or stay engaged",)
        case asks.PayClues:
            return cat("choose who spends the next clue; ", clues(first), " still due")
        case asks.ResultOrder:
            return ("choose which result of the test comes next",)
        case asks.FallsFirst:
            return ("they are defeated at the same time; choose who falls first",)
        case asks.Trauma:
            return ("choose the trauma you suffer",)
        case asks.Earns:
            return cat("choose who may take ", card(first), " into the deck")
        case asks.Lead:
            return ("choose who leads from now on",)
        case asks.WhichEffect:
            asking = reading.card_asking(asked)
            return cat(card(asking), ": choose one") if asking >= 0 else ("choose one",)
        case asks.MassiveNext:
            return ("choose who is next",)
        case asks.React:
            return cat(chance(view, asked), "; you may react")
        case asks.OrderForced:
            return ("choose which forced effect comes first",)
        case _:
            raise KeyError(kind)


def more_actions(view: State, seat: int) -> str:
    """Actions that only fit some cards."""
    n = reading.tome_actions(view, seat)
    return f" and {n} for a Tome" if n else ""


def danger(view: State, seat: int) -> Text:
    """Enemies that attack when one does something else than fight or evade."""
    enemies = reading.provoked(view, seat)
    return cat("; most actions provoke ", listed(names.enemies(enemies))) if enemies else ()


def meanwhile(view: State, seat: int) -> Text:
    """When a window is open: in a test, in somebody's turn, in a phase."""
    tester, active = reading.tester(view), reading.active(view)
    if tester >= 0:
        return cat(" before ", person(view, tester), " reveals a token; ", standing(view))
    if active >= 0:
        return (" in your turn",) if active == seat else cat(" in ", person(view, active), "’s turn")
    return (f" in the {names.PHASES[reading.phase(view)]} phase",) if reading.phase(view) else ()


def standing(view: State) -> Text:
    """How the present test stands."""
    value, hard = reading.test_numbers(view)
    return cat(skill(reading.test_skill(view)), f" {value} against {hard}")


def assign(left: int, kind: int) -> Text:
    """Where the next point of damage or horror goes."""
    what = horror(left) if kind else damage(left)
    return cat("choose where the next point goes; ", what, " to assign")


def enemy(view: State, asked: Asked, kind: int) -> Text:
    """Which enemy, and for what."""
    if kind == FIGHT:
        return ("choose the enemy to fight",)
    if kind == EVADE:
        return ("choose the enemy to evade",)
    word = reading.word_of(view, asked)
    if isinstance(word, DamageEnemy):
        return cat("choose the enemy that takes ", damage(word.n))
    return ("choose the enemy to evade without a test",)


def make_room(coming: int, slot: int) -> Text:
    """Which asset gives way, and to what."""
    what = f"{names.SLOTS[slot]} slots"
    if coming < 0:
        return (f"too many {what} are taken; choose the asset to discard",)
    return cat(f"there are no {what} free for ", card(coming), "; choose the asset to discard")


def deed(view: State, asked: Asked) -> Text:
    """What the chosen investigator does."""
    word = reading.word_of(view, asked)
    if isinstance(word, SomebodyHere):
        return clause(known(word.effect), THAT_ONE.named)
    return ("is treated",) if isinstance(word, Treat) else ("is meant",)


def chance(view: State, asked: Asked) -> Text:
    """Why somebody may react now."""
    a = flattened(asked.about)
    when = reading.moment_of(asked)

    def who() -> Text:
        return ("you",) if a[0] == asked.seat else person(view, a[0])

    def did(verb: str) -> Text:
        return cat(who(), f" {verb}")

    match when:
        case When.ENEMY_DEFEATED:
            return cat(did("defeated "), card(a[1])) if a[0] >= 0 else cat(card(a[1]), " was defeated")
        case When.ENEMY_ATTACKS | When.ENEMY_ATTACKED:
            return cat(card(a[1]), " attacks ", who())
        case When.DAMAGE_ASSIGNED:
            return cat(card(a[2]), "’s attack hits ", card(a[1]))
        case When.HORROR_PLACED:
            return cat(horror(a[2]), " was put on ", who())
        case When.TOOK_DAMAGE:
            return cat(did("took "), damage(a[1]))
        case When.TOOK_HORROR:
            return cat(did("took "), horror(a[1]))
        case When.TOKEN_REVEALED:
            return cat(did("revealed "), names.a_token(a[1]))
        case When.WOULD_FAIL:
            return cat(who(), " would fail the test, ", failing(view))
        case When.FAILED:
            return did(f"failed the test by {a[1]}")
        case When.INVESTIGATED:
            return cat(did("investigated "), place(a[1]), " successfully")
        case When.ATTACK_SUCCEEDED:
            return cat(did("hit "), card(a[1]))
        case When.EVADED:
            return cat(did("evaded "), card(a[1]))
        case When.CARD_PLAYED:
            return cat(did("played "), card(a[1]))
        case When.ENTERED_PLAY:
            return cat(card(a[1]), " entered play")
        case When.REVELATION:
            return cat(did("drew "), card(a[1]))
        case When.CLUES_DISCOVERED:
            return cat(who(), " would discover ", clues(a[2]))
        case When.TURN_BEGINS:
            return ("your turn begins",) if a[0] == asked.seat else cat(who(), "’s turn begins")
        case When.TURN_ENDS:
            return ("your turn ends",) if a[0] == asked.seat else cat(who(), "’s turn ends")
        case When.ROUND_ENDS | When.END_OF_ROUND:
            return ("the round ends",)
        case When.ENEMY_PHASE_ENDS:
            return ("the enemy phase ends",)
        case When.ENTERED_LOCATION:
            return cat(did("entered "), place(a[1]))
        case When.LEFT_LOCATION:
            return cat(did("left "), place(a[1]))
        case When.GAME_ENDS:
            return ("the game ends",)
        case When.ACTION | When.FREE | When.IN_TEST | When.OWN_TURN | None:
            return ("something happened",)
        case _:
            assert_never(when)


def failing(view: State) -> Text:
    """The numbers of a test that is about to fail, tokens counted in."""
    value, hard = reading.final_numbers(view)
    return (f"{value} against {hard}",)
