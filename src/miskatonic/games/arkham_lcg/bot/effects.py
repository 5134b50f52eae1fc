"""What effects, cards and attempts are worth to a greedy player, before and after what they cost."""

from __future__ import annotations

from typing import Final, assert_never

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot import last as end
from miskatonic.games.arkham_lcg.bot import worth as value
from miskatonic.games.arkham_lcg.bot.aims import aims
from miskatonic.games.arkham_lcg.bot.cards import asset_worth, cheapest, income, kept, leisure
from miskatonic.games.arkham_lcg.bot.value import doom_left
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.passives import AllSkills
from miskatonic.games.arkham_lcg.cards.terms import COMBAT, ELITE, FIGHT, INTELLECT, PLAIN
from miskatonic.games.arkham_lcg.odds.tests import chance
from miskatonic.games.arkham_lcg.rules import box, people
from miskatonic.games.arkham_lcg.rules.engaging import places_in_play
from miskatonic.games.arkham_lcg.rules.figures import sanity_left, skill_of
from miskatonic.games.arkham_lcg.rules.places import clues_at, distances, skill_for
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.rules.scenario import scenario
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import icons_on

HOPELESS: Final = 0.02
"""With so little a chance to win and no more time one had better leave unharmed."""
ESCAPE: Final = 10.0
"""What it is worth to leave rather than be defeated, while there are actions left for another way out."""
HOMEWARDS: Final = 2.0
"""What it is worth to leave when time is up."""
UNFORESEEN: Final = 1.2
"""What a card of the encounter deck costs that nobody knows yet."""
CONSPIRATOR: Final = 3.0
"""What it is worth to find the next conspirator."""
BROKEN: Final = 8.0
"""What an attempt to break the ritual is worth."""
SURVIVED: Final = 8.0
"""What an ending is worth that is no victory, but after which everybody lives."""
HAUNTED: Final = 2.5
"""What it is worth to be rid of a card that lowers all skills."""
ACTION_MORE: Final = 0.6
"""What an action more is worth."""
LOADED: Final = 0.4
"""What a shot or a charge more is worth."""
STUDIED: Final = 0.2
"""What a point more of a skill is worth for each test of it that may still come in the phase."""
CERTAIN: Final = 0.6
"""What it is worth for each action that no token can spoil it."""
HEAVY: Final = 1.8
"""An enemy whose attack costs so much is worth a card kept for the last fight."""
BY_WITS: Final = 0.4
"""What a point more in fights is worth for each action that is left for them."""
SAFE: Final = 1.3
"""How many attacks somebody is spared who cannot be attacked for a round."""
KEPT_BACK: Final = 0.4
"""What such a card is worth for a worse round."""
EARLY: Final = 1.0
"""An asset serves for many rounds: what it is worth counts so much more than an action while all time is left."""
CALM: Final = 1.5
"""What an asset is worth at most while somebody would strike for it: it can be played when they are gone."""
RISKED: Final = 0.9 * end.FATAL
"""What a card is worth at most: an attack that defeats whoever plays it comes before it does anything."""


def is_lost(view: State, seat: int) -> bool:
    """Whether somebody would be defeated by the next blow, where no last enemy is to be beaten and leaving costs no life."""
    if aims(view).last != box.NOBODY or scenario(view).outcomes[0].kills_all:
        return False
    return end.provoked(view, seat) >= end.FATAL


def is_late(view: State) -> bool:
    """Whether time is up, and nothing to be won any more."""
    if aims(view).wanted:
        return doom_left(view) <= 1
    return doom_left(view) <= value.SOON and end.chance_of_all(view) < HOPELESS


def _leaving(view: State, seat: int) -> float:
    """What it is worth to resign."""
    if is_lost(view, seat):
        return ESCAPE if view.count(box.ACTIONS[seat]) > 1 else 0.95 * end.FATAL
    if not is_late(view) or scenario(view).outcomes[0].kills_all:
        return -1.0
    return HOMEWARDS if view.count(box.ACTIONS[seat]) == 1 or not aims(view).wanted else 0.0


def search_worth(view: State, seat: int, place: int, node: w.Investigate | None = None) -> float:
    """Investigating a place: a clue, times the chance to find it; hard as it may be, somebody has to."""
    if not value.clues_to_find(view, place):
        return 0.0
    clue = value.clue_worth(view, seat, 5.0) + value.spoils(view, place)
    found = [search_chance(view, seat, place, each) for each in ([node] if node else value.means(view, seat))]
    return max(clue * p - cost for p, cost in found)


def search_chance(view: State, seat: int, place: int, node: w.Investigate) -> tuple[float, float]:
    """The chance to find a clue with the cards that one would really commit, and what these cost."""
    skill = skill_for(place, node.skill)
    icons, cost = value.talent(view, seat, skill), 0.0
    first = value.searches_with(view, seat, place, node, icons)
    stake, best = value.found_worth(view, seat, first), (first, 0.0)
    for card in cheapest(view, seat, skill):
        icons, cost = icons + icons_on(card, skill), cost + kept(view, seat, card)
        p = value.searches_with(view, seat, place, node, icons)
        best = max(best, (p, cost), key=lambda one: stake * one[0] - one[1])
    return best


def best(values: list[float]) -> float:
    """The greatest of these, or a bad one if there are none."""
    return max(values, default=-1.0)


def effect_worth(view: State, seat: int, piece: int, effect: w.AnyEffect) -> float:
    """What an effect is worth, before costs."""
    if isinstance(effect, w.Trial):
        return _of_trial(view, seat, piece, effect)
    if isinstance(effect, w.Dealing):
        return _of_dealing(view, seat, piece, effect)
    if isinstance(effect, w.Fray):
        return _of_fray(view, seat, piece, effect)
    if isinstance(effect, w.OfThisCard):
        return _of_this_card(view, seat, piece, effect)
    if isinstance(effect, w.Plot):
        return _of_plot(view, seat, effect)
    return _of_several(view, seat, piece, effect)


def _of_trial(view: State, seat: int, piece: int, effect: w.Trial) -> float:
    """What an attempt is worth."""
    match effect:
        case w.Fight():
            here, last = people.enemies_at(view, people.place_of(view, seat)), aims(view).last
            targets = [last] if piece in box.EVENT and last in here else here
            return best([end.attack_worth(view, seat, e, effect) for e in targets]) + 0.01
        case w.Evade():
            return best([end.evasion_worth(view, seat, e, effect.skill) for e in people.engaged_with(view, seat)])
        case w.Investigate(instead=None):
            return search_worth(view, seat, people.place_of(view, seat), effect)
        case w.Investigate():
            return 0.35 * leisure(view, seat)
        case w.Test(success=w.TakeControl()):
            return end.friend_worth(view) * end.persuades(view, seat)
        case w.Treat():
            p = float(chance(view, seat, skill_of(view, seat, effect.skill, PLAIN), effect.difficulty))
            return healing(view, seat, box.DAMAGE) * (2 * p - 1)
        case w.SkillThisPhase(skill, n):
            return STUDIED * n * _tests_to_come(view, seat, skill)
        case w.NoTokensThisTurn():
            return CERTAIN * (view.count(box.ACTIONS[seat]) - 1)
        case w.Test() | w.Boost() | w.Lucky() | w.MoreDamage() | w.RedrawToken() | w.RevealMore() | w.TurnSign():
            return _something(view, seat)
        case _:
            assert_never(effect)


def _of_dealing(view: State, seat: int, piece: int, effect: w.Dealing) -> float:
    """What something done with cards and tokens is worth."""
    match effect:
        case w.HealDamage(n):
            return healing(view, seat, box.DAMAGE, n)
        case w.HealHorror(n):
            return healing(view, seat, box.HORROR, n)
        case w.DiscoverClues(n):
            place = people.place_of(view, seat)
            easily = value.searches(view, seat, place, w.Investigate())
            return value.clue_worth(view, seat) * min(n, clues_at(view, place)) * (1.3 - easily)
        case w.GainActions(n) if piece in box.ASSET:
            return ACTION_MORE * n * leisure(view, seat)
        case w.AddUses(n):
            return LOADED * n * leisure(view, seat)
        case w.GainResources(n):
            return income(view, seat, n) * leisure(view, seat)
        case w.TakeDamage() | w.TakeHorror() | w.TakeHarm():
            return -value.pain(view, seat, *_taken(effect))
        case w.DiscardAtRandom():
            return -0.6 if view.zone(box.HAND[seat]) else 0.0
        case w.DrawEncounter() | w.RandomWeakness() | w.SearchWeakness():
            return -UNFORESEEN
        case w.LoseAllResources() | w.LoseActions() | w.KeepOneCard() | w.RemoveDiscardPile() | w.DiscardAsset():
            return -0.5
        case w.GainClues(n):
            return value.clue_worth(view, seat) * n
        case w.SpendClues(n):
            return -value.clue_worth(view, seat) * n
        case w.DropClues():
            return -0.5
        case w.ForEach(_, one):
            return 2 * effect_worth(view, seat, piece, w.known(one))
        case w.DiscardCard():
            return -0.4
        case w.Draw() | w.GainActions() | w.SearchTop() | w.SearchDeck() | w.ReturnFromDiscard() | w.LookAndReorder():
            return _something(view, seat)
        case _:
            assert_never(effect)


def _of_fray(view: State, seat: int, piece: int, effect: w.Fray) -> float:
    """What something done to enemies or with places is worth."""
    match effect:
        case w.Resign():
            return _leaving(view, seat)
        case w.DamageEnemy(n, exhausted):
            targets = [
                e
                for e in people.enemies_at(view, people.place_of(view, seat))
                if not exhausted or not people.is_ready(view, e)
            ]
            return best([end.hit(view, seat, e, n) for e in targets])
        case w.Blast(n):
            return _blast(view, seat, n)
        case w.NoAttacksThisRound():
            return _unharmed(view, seat)
        case w.AutoEvade() | w.AutoEvadeAll() | w.SlipAway():
            return end.provoked(view, seat) - 0.2
        case w.MindOverMatter():
            return _by_wits(view, seat)
        case w.AttachToLocation() | w.ToThreatArea():
            return -0.1
        case w.AttachToMostClues() | w.HealThis():
            return -0.3
        case w.ToVictory():
            return value.menace(view, seat, piece)
        case w.MoveTo() | w.MoveToTrait() | w.BreakOff():
            return -1.0
        case (
            w.DeflectDamage() | w.BlankEnemy() | w.ShuffleEvaded() | w.DamageAttacker() | w.DamageEvaded() |
            w.GetClear() | w.TakeControl() | w.HarderAttack() | w.DiscardSpawning() | w.SpawnHere() | w.ReadyThis()
        ):  # fmt: skip
            return _something(view, seat)
        case _:
            assert_never(effect)


def _of_this_card(view: State, seat: int, piece: int, effect: w.OfThisCard) -> float:
    """What something is worth that happens to the card itself."""
    match effect:
        case w.DiscardThis():
            haunts = any(isinstance(passive, AllSkills) for passive in box.PASSIVE.get(piece, ()))
            return value.menace(view, seat, piece) if piece in box.ENEMY else HAUNTED if haunts else 0.7
        case w.MoveHorrorToYou():
            return 0.2 - value.pain(view, seat, 0, 1) if sanity_left(view, seat) > 4 else -1.0
        case w.TakeBack():
            return -0.1
        case w.DoomOnAgenda(n, advances=True) if doom_left(view) <= n:
            return -end.FATAL
        case w.DoomOnAgenda(n) | w.DoomHere(n) | w.DoomOnNearest(n) | w.DoomOnEach(n):
            return -value.hurry(view) * n
        case w.MentalTrauma() | w.LessExperience() | w.DiscoverNothing():
            return -0.3
        case w.GainSurge():
            return -UNFORESEEN
        case w.PutResourceHere() | w.UseBecomesResource() | w.ReturnThis():
            return _something(view, seat)
        case _:
            assert_never(effect)


def _of_plot(view: State, seat: int, effect: w.Plot) -> float:
    """What a turn of the story is worth."""
    match effect:
        case (
            w.DrawAsideCard() | w.DrawEnemyFromDeck() | w.SearchEncounter() | w.DriveTowards() | w.DoomPerEnemy() |
            w.SpawnFromDeck() | w.SpawnEscaped()
        ):  # fmt: skip
            return -UNFORESEEN
        case w.Resolution(n) | w.Sacrifice(_, n):
            outcome = scenario(view).outcomes[n]
            return end.WIN if outcome.won else 0.0 if outcome.kills_all else SURVIVED
        case w.DrawCultist():
            return 0.0 if value.is_too_late(view) else CONSPIRATOR * value.hurry(view)
        case (
            w.AdvanceAct() | w.PayAct() | w.Relocate() | w.RevealLocation() | w.PutAsideCardAt() |
            w.ResolutionByAct() | w.PutLocation() | w.DiscardEnemiesAt() | w.BecomesStory() | w.ClueOnThis() |
            w.RefillClues()
        ):  # fmt: skip
            return _something(view, seat)
        case _:
            assert_never(effect)


def _of_several(view: State, seat: int, piece: int, effect: w.Arranging) -> float:
    """What effects in a row, to choose from or done by others are worth."""
    match effect:
        case w.Choose(_, (w.Test(success=w.ClueOnThis()), *_)):
            return BROKEN
        case w.Choose(_, options):
            return best([effect_worth(view, seat, piece, w.known(option)) for option in options])
        case w.By(w.SomebodyHere(), effects):
            here = people.seats_at(view, people.place_of(view, seat))
            return best([effect_worth(view, other, piece, w.as_one(effects)) for other in here])
        case w.By(w.ActiveHere(), effects):
            return effect_worth(view, people.active(view), piece, w.as_one(effects))
        case w.By(w.Lead(), effects):
            return effect_worth(view, people.lead(view), piece, w.as_one(effects))
        case w.By(_, effects):
            return sum(effect_worth(view, other, piece, w.as_one(effects)) for other in people.player_order(view))
        case w.Steps((w.DrawEncounter(), w.DiscoverClues(n))):
            return value.clue_worth(view, seat) * min(n, clues_at(view, people.place_of(view, seat))) - UNFORESEEN
        case w.Steps(effects):
            return sum(effect_worth(view, seat, piece, w.known(one)) for one in effects)
        case w.If(_, then, otherwise):
            return best([effect_worth(view, seat, piece, w.known(one)) for one in (then, otherwise) if one is not None])
        case w.Otherwise(one, _):
            return effect_worth(view, seat, piece, w.known(one))
        case w.Cancel() | w.Instead():
            return _something(view, seat)
        case _:
            assert_never(effect)


def _something(view: State, seat: int) -> float:
    """What an effect is worth that is not weighed more closely."""
    return 0.3 * leisure(view, seat)


def _unharmed(view: State, seat: int) -> float:
    """What it is worth that enemies which are not Elite attack nobody this round: one attack, and those of opportunity."""
    ready = [e for e in people.engaged_with(view, seat) if people.is_ready(view, e) and ELITE not in box.TRAITS_OF[e]]
    return SAFE * value.strike(view, seat, *ready) - KEPT_BACK


def _by_wits(view: State, seat: int) -> float:
    """What it is worth that intellect stands in for combat this round, with somebody to fight and actions for it."""
    enemies = people.enemies_at(view, people.place_of(view, seat))
    better = skill_of(view, seat, INTELLECT, FIGHT) - skill_of(view, seat, COMBAT, FIGHT) - 1.0
    if aims(view).last in enemies:
        return better if view.count(box.ACTIONS[seat]) > 1 else -1.0
    held = [e for e in people.engaged_with(view, seat) if value.strike(view, seat, e) >= HEAVY]
    return BY_WITS * better * (view.count(box.ACTIONS[seat]) - 1) if held else -1.0


def _tests_to_come(view: State, seat: int, skill: int) -> int:
    """How many tests of a skill somebody may still take in this turn by the actions left when this one is spent."""
    here = people.place_of(view, seat)
    useful = clues_at(view, here) if skill == INTELLECT else people.enemies_at(view, here) if skill == COMBAT else 0
    return max(0, view.count(box.ACTIONS[seat]) - 1) if useful else 0


def _taken(effect: w.TakeDamage | w.TakeHorror | w.TakeHarm) -> tuple[int, int]:
    """The damage and the horror of an effect; what depends on the table counts as two."""
    match effect:
        case w.TakeHarm(damage, horror):
            return damage, horror
        case w.TakeDamage(n):
            return (n if isinstance(n, int) else 2), 0
        case w.TakeHorror(n):
            return 0, (n if isinstance(n, int) else 2)


def _blast(view: State, seat: int, n: int) -> float:
    """The best place for an explosion: enemies there, and nobody else if it can be."""
    here = people.place_of(view, seat)
    worths = []
    for place in places_in_play(view):
        if distances(view, place).get(here, 9) > 1:
            continue
        hits = sum(end.hit(view, seat, e, n) for e in people.enemies_at(view, place))
        hurt = sum(value.pain(view, s, n, 0) for s in people.player_order(view) if people.place_of(view, s) == place)
        worths.append(hits - hurt)
    return best(worths)


def healing(view: State, seat: int, on: list[str], n: int = 1) -> float:
    """A point healed is worth what it would hurt to lose, every further one a little less."""
    healed = min(n, view.count(on[people.card_of(view, seat)]))
    if not healed:
        return -0.2
    left = value.stamina(view, seat, "health" if on is box.DAMAGE else "sanity")
    first = value.pain(view, seat, 1, 0) if on is box.DAMAGE else value.pain(view, seat, 0, 1)
    return first + sum(value.DEAR / (left + i) for i in range(1, healed))


def play_worth(view: State, seat: int, card: int) -> float:
    """Playing a card: what it does, less its price and what it provokes."""
    fast = (card in box.ASSET and box.ASSET[card].fast) or (card in box.EVENT and box.EVENT[card].own_turn)
    effect = box.EVENT[card].effect if card in box.EVENT else None
    risk = 0.0 if fast or isinstance(effect, w.Fight | w.Evade | w.AutoEvadeAll) else end.provoked(view, seat)
    price = box.COST[card] * (0.06 if view.count(box.RESOURCES[seat]) - box.COST[card] > 2 else 0.1)
    if card in box.ASSET:
        worth = asset_worth(view, seat, card) * _lasting(view) + (0.4 if fast else 0.0)
        return min(worth, CALM if risk and not _arms(card) else RISKED) - price - risk
    here = aims(view).last in people.enemies_at(view, people.place_of(view, seat))
    kept = 0.9 if isinstance(effect, w.Fight | w.Blast | w.DamageEnemy) and not here else 0.0
    assert effect is not None
    worth = effect_worth(view, seat, card, w.known(effect)) + min(RISKED, _rid(view, seat, card))
    return worth - price - risk - kept - (0.0 if fast else 0.3)


def _arms(card: int) -> bool:
    """Whether a card in play attacks."""
    return any(isinstance(power.effect, w.Fight) for power in POWERS.get(card, ()))


def _lasting(view: State) -> float:
    """How much more an asset is worth than what it does in a round: the more time is left, the longer it serves."""
    return 1.0 + EARLY * max(0, doom_left(view)) / aims(view).doom


def _rid(view: State, seat: int, card: int) -> float:
    """What it is worth to be rid of a card that hurts while it is in hand."""
    return value.STAYS * value.pain(view, seat, *sting(card))


def sting(card: int) -> tuple[int, int]:
    """The damage and the horror that a card does to whoever keeps it in hand."""
    effects = [power.effect for power in POWERS.get(card, ()) if power.forced]
    harm = [_taken(effect) for effect in effects if isinstance(effect, w.TakeDamage | w.TakeHorror | w.TakeHarm)]
    return sum(damage for damage, _ in harm), sum(horror for _, horror in harm)
