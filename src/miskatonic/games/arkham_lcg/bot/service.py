"""What cards do for their owner in the long run, read off their words, whatever the table looks like."""

from __future__ import annotations

from functools import cache
from typing import Final, assert_never

from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.passives import DearFirstAction, EventsFromDiscard
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.rules.box import PASSIVE, TREACHERY
from miskatonic.games.arkham_lcg.rules.powers import POWERS

SELDOM: Final = {When.EVADED: 0.4, When.CARD_PLAYED: 0.4}
"""How often some moments come, compared with others that powers answer."""
AGAIN: Final = 0.3
"""What it is worth that events can be played a second time."""
SLOWED: Final = 1.5
"""What it costs that the first move, fight or evade of every round takes one action more."""
NUISANCE: Final = 0.3
"""What any treachery costs at least."""


def standing(effect: w.AnyEffect) -> float:
    """What an effect is worth to whom it happens; what fights, finds clues or raises skills is reckoned elsewhere."""
    match effect:
        case w.Test() | w.Treat():
            return 0.2 if isinstance(effect, w.Treat) else _either_way(effect)
        case w.Choose(_, options):
            return max(standing(w.known(option)) for option in options)
        case w.Steps(effects) | w.By(_, effects):
            return sum(standing(w.known(one)) for one in effects)
        case w.Instead(one):
            return standing(w.known(one))
        case w.Investigate(instead=instead):
            return 0.2 if instead is not None else 0.0
        case w.Draw() | w.HealDamage() | w.HealHorror() | w.AutoEvade() | w.ReturnThis() | w.GetClear():
            return 0.5
        case w.SearchTop() | w.SearchDeck() | w.DamageAttacker() | w.AddUses() | w.DeflectDamage() | w.ShuffleEvaded():
            return 0.4
        case w.GainActions(n) | w.SkillThisPhase(n=n):
            return 0.2 * n
        case w.GainResources(n):
            return 0.3 * n
        case w.ReturnFromDiscard() | w.DamageEnemy():
            return 0.2
        case w.TakeDamage(w.FailedBy()):
            return -2.0
        case w.TakeHorror(w.FailedBy()) | w.DiscardAsset():
            return -1.5
        case w.DoomOnAgenda(n):
            return -1.5 * n
        case w.DoomHere(n) | w.DoomOnNearest(n) | w.DoomOnEach(n):
            return -0.8 * n
        case w.If(_, then, otherwise):
            return min(standing(w.known(one)) for one in (then, otherwise) if one is not None)
        case w.Otherwise(one, _):
            return standing(w.known(one))
        case w.ForEach(_, one):
            return 2 * standing(w.known(one))
        case w.RandomWeakness() | w.SearchWeakness() | w.DiscardCard() | w.SpawnFromDeck() | w.SpawnEscaped():
            return -0.5
        case w.SpendClues() | w.DropClues() | w.MoveTo() | w.MoveToTrait() | w.BreakOff() | w.GainSurge():
            return -0.5
        case (
            w.TakeDamage() | w.TakeHorror() | w.TakeHarm() | w.LoseAllResources() | w.LoseActions() | w.KeepOneCard()
            | w.DiscardAtRandom() | w.RemoveDiscardPile() | w.DrawEncounter() | w.ToThreatArea() | w.AttachToLocation()
            | w.DrawEnemyFromDeck() | w.SearchEncounter() | w.MentalTrauma() | w.LessExperience() | w.DiscoverNothing()
            | w.Fight() | w.Evade() | w.Boost() | w.Lucky() | w.MoreDamage() | w.RedrawToken()
            | w.DiscoverClues() | w.LookAndReorder() | w.DamageEvaded() | w.Blast() | w.AutoEvadeAll() | w.SlipAway()
            | w.NoAttacksThisRound() | w.MindOverMatter() | w.TakeControl() | w.Resign() | w.DiscardThis()
            | w.MoveHorrorToYou() | w.PutResourceHere() | w.UseBecomesResource() | w.AdvanceAct() | w.PayAct()
            | w.Relocate() | w.RevealLocation() | w.PutAsideCardAt() | w.DrawAsideCard() | w.DriveTowards()
            | w.DoomPerEnemy() | w.Resolution() | w.ResolutionByAct() | w.Cancel()
            | w.HarderAttack() | w.RevealMore() | w.TurnSign() | w.DiscardSpawning() | w.SpawnHere() | w.GainClues()
            | w.AttachToMostClues() | w.HealThis() | w.ToVictory() | w.DrawCultist()
            | w.ReadyThis() | w.PutLocation() | w.DiscardEnemiesAt() | w.BecomesStory() | w.ClueOnThis() | w.RefillClues()
            | w.Sacrifice() | w.BlankEnemy() | w.NoTokensThisTurn() | w.TakeBack()
        ):  # fmt: skip
            return 0.0
        case _:
            assert_never(effect)


def _either_way(test: w.Test) -> float:
    """What a test leads to."""
    return sum(standing(w.known(one)) for one in (test.success, test.fail) if one is not None)


@cache
def service(card: int) -> float:
    """What an asset does for its owner beside fighting, finding clues, bearing harm and raising skills."""
    worth = sum(SELDOM.get(power.when, 1.0) * standing(w.known(power.effect)) for power in POWERS.get(card, ()))
    return worth + AGAIN * any(isinstance(passive, EventsFromDiscard) for passive in PASSIVE.get(card, ()))


@cache
def trouble(card: int) -> float:
    """What a treachery costs whoever draws it."""
    stays = SLOWED * any(isinstance(passive, DearFirstAction) for passive in PASSIVE.get(card, ()))
    return max(NUISANCE, stays - standing(w.known(TREACHERY[card].revelation)))
