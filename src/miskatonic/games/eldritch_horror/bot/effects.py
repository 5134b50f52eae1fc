"""What an effect is worth to whoever resolves it, by its words: the mean over dice, the best of what can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Final, assert_never

from miskatonic.games.eldritch_horror.bot import lives
from miskatonic.games.eldritch_horror.bot.duels import Duel, Foe, duel, fallen, left_with
from miskatonic.games.eldritch_horror.bot.lives import Me, condition_worth, passes, vital
from miskatonic.games.eldritch_horror.bot.prices import Prices, as_faced
from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.conditions import CONDITIONS
from miskatonic.games.eldritch_horror.cards.monsters import MONSTERS
from miskatonic.games.eldritch_horror.cards.terms import CLUE, CONDITION, HEALTH, ITEM, SPELL
from miskatonic.games.eldritch_horror.odds.prospects import beats_itself
from miskatonic.games.eldritch_horror.say.board import OnBoard
from miskatonic.games.eldritch_horror.say.deeds import Deed
from miskatonic.games.eldritch_horror.say.effects import Arranging, known
from miskatonic.games.eldritch_horror.say.fates import Fate

ASSET: Final = 0.25
ARTIFACT: Final = 0.5
MOVED: Final = 0.2
HIT: Final = 0.25
"""A point of Health that a Monster loses."""
AMBUSHED: Final = -0.6
SMALL: Final = 0.1


@lru_cache(maxsize=50_000)
def worth(effects: w.Effects, i: Me, p: Prices) -> float:
    """What one effect, or several one after another, are worth."""
    if isinstance(effects, tuple):
        return sum([worth(effect, i, p) for effect in effects])
    effect = known(effects)
    if isinstance(effect, Deed):
        return _deed(effect, i, p)
    if isinstance(effect, OnBoard):
        return _on_board(effect, i, p)
    if isinstance(effect, Fate):
        return _fate(effect, i, p)
    return _arranged(effect, i, p)


def figure(n: w.Amount, i: Me, p: Prices) -> float:
    """About how much an amount is."""
    match n:
        case int():
            return n
        case w.Players(plus):
            return p.players + plus
        case w.Half(of):
            return (figure(of, i, p) + 1) // 2
        case w.Twice(of):
            return 2 * figure(of, i, p)
        case w.Owned(kind):
            return {CLUE: i.clues, SPELL: i.spells}.get(kind, i.items)
        case w.Less():
            return p.due
        case _:
            return 1.0


# -------------------------------------------------------------------- tests and choices


def _arranged(effect: Arranging, i: Me, p: Prices) -> float:
    match effect:
        case w.Steps(effects) | w.Price(effects) | w.Cast(effects) | w.ForThem(effects):
            return worth(effects, i, p)
        case w.Test():
            chance = test_chance(effect, i, p)
            return chance * worth(effect.passed, i, p) + (1 - chance) * worth(effect.failed, i, p)
        case w.Roll(cases):
            return sum([_faces(case, i, p) * worth(case.effects, i, p) for case in cases])
        case w.Case(_, _, effects):
            return 0.4 * worth(effects, i, p)
        case w.May(price, then, otherwise):
            declined = 0.0 if otherwise is None else worth(otherwise, i, p)
            if not can_pay(price, i, p):
                return declined
            return max(declined, worth(price, i, p) + (0.0 if then is None else worth(then, i, p)))
        case w.Unless(effects, price):
            return max(worth(effects, i, p), worth(price, i, p)) if can_pay(price, i, p) else worth(effects, i, p)
        case w.Choose(k, options, up_to):
            best = sorted([worth(option, i, p) for option in options], reverse=True)[:k]
            return sum([max(0.0, one) if up_to else one for one in best])
        case w.If(_, then, otherwise):
            return (worth(then, i, p) + (0.0 if otherwise is None else worth(otherwise, i, p))) / 2
        case w.Otherwise(first, _):
            return worth(first, i, p)
        case w.By(who, effects):
            return worth(effects, i, p) * (p.players if isinstance(who, w.Each) and not who.here else 1)
        case w.Ambush(name, beaten, unbeaten):
            cost, chance = ambush(name, i, p)
            return cost + chance * worth(beaten, i, p) + (1 - chance) * worth(unbeaten, i, p)
        case w.Fight(beaten, unbeaten):
            return AMBUSHED + (worth(beaten, i, p) + worth(unbeaten, i, p)) / 2
        case w.OtherWorldEncounter(instead):
            return worth(instead, i, p) / 3
        case w.GoOn() | w.ChooseInvestigator():
            return 0.0
        case _:
            assert_never(effect)


def test_chance(test: w.Test, i: Me, p: Prices) -> float:
    """The chance to pass a test, without anything spent on it."""
    dice = i.dice[test.skill] + test.mod + int(figure(test.extra, i, p) - figure(test.fewer, i, p))
    return passes(max(1, dice), i.least, int(figure(test.need, i, p)))


@lru_cache(maxsize=5_000)
def ambush(name: str, i: Me, p: Prices) -> tuple[float, float]:
    """What an ambush costs, and the chance to beat the Monster: one of a name, or the mean over all that may come."""
    foes = [token for token in MONSTERS for _ in range(token.copies) if name in ("", token.code)]
    faced = [as_faced(token, p) for token in foes]
    fought = [brawl(sheet, as_foe(sheet), i, p, lambda n: 0.0) for sheet in faced]
    if not fought:
        return AMBUSHED, 0.5
    return sum([one.worth for one in fought]) / len(fought), sum([one.beats for one in fought]) / len(fought)


def as_foe(token: sheets.Monster) -> Foe:
    """The figures printed on a Monster."""
    tough = token.toughness if isinstance(token.toughness, int) else 3
    return Foe(token.will, token.horror, token.strength, token.damage, tough)


def brawl(sheet: sheets.Monster, foe: Foe, i: Me, p: Prices, prize: Callable[[int], float]) -> Duel:
    """A fight by the figures of a Monster and by its words, which may beat it before the strength test."""
    fought = duel(foe, i, p, prize)
    enough = passes(i.fighting[0] + (foe.will or 0), i.least, foe.left) if sheet.reactions else 0.0
    by_words = float(beats_itself(sheet, Fraction(enough), lambda test: Fraction(test_chance(test, i, p))))
    if not by_words:
        return fought
    willed = duel(foe._replace(strength=None), i, p, prize)
    won = willed.stands * by_words
    good = willed.worth + won * prize(foe.left) + (1 - by_words) * (fought.worth - willed.worth)
    return Duel(good, fought.stands, won + (1 - by_words) * fought.beats)


def _faces(case: w.Case, i: Me, p: Prices) -> float:
    return max(0.0, min(6.0, figure(case.high, i, p)) - case.low + 1) / 6


def can_pay(price: w.Effects, i: Me, p: Prices) -> bool:
    """Whether what is asked for is there."""
    if isinstance(price, tuple):
        return all(can_pay(one, i, p) for one in price)
    match price:
        case w.SpendClues(n):
            return i.clues >= figure(n, i, p)
        case w.Spend(value, n):
            return (i.health if value == HEALTH else i.sanity) > figure(n, i, p)
        case w.Discard(kind, n, trait):
            has = {CLUE: i.clues, SPELL: i.spells}.get(kind, i.items if trait == ITEM else 0)
            return has >= figure(n, i, p)
        case w.Price(effects) | w.Steps(effects):
            return can_pay(effects, i, p)
    return True


# -------------------------------------------------------------------- what happens to the investigator


def _deed(effect: Deed, i: Me, p: Prices) -> float:
    match effect:
        case w.Lose(value, n) | w.Spend(value, n):
            return _loss(i, p, value, figure(n, i, p))
        case w.LoseBoth(health, sanity):
            return _loss(i, p, HEALTH, figure(health, i, p)) + _loss(i, p, 1 - HEALTH, figure(sanity, i, p))
        case w.Recover(value, n):
            now, most = (i.health, i.most_health) if value == HEALTH else (i.sanity, i.most_sanity)
            gained = most if isinstance(n, w.All) else figure(n, i, p)
            return vital(min(most, int(now + gained))) - vital(now)
        case w.SpendClues(n):
            return -p.clue * figure(n, i, p)
        case w.GainClue(n):
            return p.clue * figure(n, i, p)
        case w.GainThisClue():
            return p.clue + p.research
        case w.SpendThatClue():
            return -p.clue
        case w.BecomeDelayed():
            return lives.DELAYED
        case w.Devour():
            return fallen(i, p)
        case w.GainAsset():
            return ASSET
        case w.GainArtifact():
            return ARTIFACT
        case w.GainSpell(n):
            return p.spell * n
        case w.GainCondition(name, trait):
            return _condition(name, trait)
        case w.Discard(kind, n):
            return _discarded(kind, figure(n, i, p), i, p)
        case w.DiscardThis() | w.DiscardThat():
            return -ASSET
        case w.FlipThis():
            return lives.AFFLICTION
        case w.Improve() | w.ImproveThat():
            return lives.IMPROVEMENT
        case w.AdditionalAction():
            return 3 * SMALL
        case w.PreventLoss() | w.LookAtGates() | w.LookAtBack():
            return SMALL
        case w.ExchangeImprovements() | w.Give() | w.TradeAfar() | w.ChangePlaces():
            return 0.0
        case _:
            assert_never(effect)


def _loss(i: Me, p: Prices, value: int, n: float) -> float:
    return left_with(i.health if value == HEALTH else i.sanity, int(n), i, p)


def _condition(name: str, trait: int | None) -> float:
    fit = [card for card in CONDITIONS if card.code == name or (not name and trait in card.traits)]
    return sum([condition_worth(card) for card in fit]) / max(1, len(fit))


def _discarded(kind: int, n: float, i: Me, p: Prices) -> float:
    if kind == CONDITION:
        return -lives.AFFLICTION * n
    if kind == CLUE:
        return -p.clue * min(n, i.clues)
    return -p.spell * min(n, i.spells) if kind == SPELL else -ASSET * min(n, i.items)


# -------------------------------------------------------------------- what happens on the board


def _on_board(effect: OnBoard, i: Me, p: Prices) -> float:
    match effect:
        case w.CloseGate():
            return p.gate
        case w.DiscardGate():
            return p.new_gate
        case w.SpawnGate(n):
            return -p.new_gate * figure(n, i, p)
        case w.SpawnClue(n):
            return p.clue * figure(n, i, p) / 2
        case w.DiscardThisClue() | w.DiscardThatClue() | w.DiscardClues(nearest=True):
            return -p.clue / 2
        case w.DiscardClues():
            return -2 * p.clue
        case w.SpawnMonster(_, n):
            return -p.monster * figure(n, i, p)
        case w.DiscardMonster(_, n):
            return p.monster * figure(n, i, p)
        case w.DiscardThisMonster() | w.DefeatMonsters() | w.DefeatThisMonster():
            return p.monster
        case w.HurtMonster(n) | w.HurtMonsters(n) | w.HurtThisMonster(n):
            return HIT * figure(n, i, p) * p.prey
        case w.Move() | w.Walk():
            return MOVED
        case w.HealThisMonster() | w.HealMonsters() | w.CarryOff():
            return -SMALL
        case w.MoveMonster() | w.MoveMonsters() | w.MoveThisMonster() | w.WalkThisMonster():
            return 0.0
        case w.MoveThisClue() | w.MoveClues() | w.ChooseClue():
            return 0.0
        case _:
            assert_never(effect)


# -------------------------------------------------------------------- Doom, Mysteries, the course of the game


def _fate(effect: Fate, i: Me, p: Prices) -> float:
    match effect:
        case w.AdvanceDoom(w.All()) | w.LoseGame():
            return -p.game
        case w.AdvanceDoom(n):
            return -p.doom * figure(n, i, p)
        case w.RetreatDoom(n):
            return p.doom * figure(n, i, p)
        case w.Win():
            return p.game
        case w.AdvanceOmen():
            return -p.omen
        case w.SetOmen():
            return p.omen
        case w.Place() | w.PlaceOnMystery() | w.KeepThatEldritch() | w.KeepThatMonster():
            return p.step
        case w.PlaceOnSheet() | w.KeepThatClue():
            return p.step
        case w.SolveThis() | w.SolveRumor():
            return p.solve
        case w.DrawRumor():
            return -p.players
        case w.LoseMystery():
            return -p.unsolved
        case w.KeepGate(on_sheet):
            return -p.doom if on_sheet else p.step
        case w.PlaceOnGreen():
            return -p.doom
        case w.DiscardFromOmenTrack():
            return p.doom
        case w.IgnoreMonsters() | w.ResearchThatClue() | w.SpecialEncounter():
            return 3 * SMALL
        case w.FightEach():
            return AMBUSHED
        case w.SkipStrengthTest() | w.NoFurtherEncounter() | w.KeepHealth() | w.CombatBonus() | w.CombatReroll():
            return SMALL
        case w.ResearchDie() | w.AddToTest() | w.Reroll() | w.RaiseDie():
            return SMALL
        case w.DiscardFromThis(n):
            return -p.token * figure(n, i, p)
        case w.PlaceEldritch() | w.PlaceMysteryToken() | w.DiscardThatSpell() | w.Reckon():
            return -SMALL
        case w.RemoveExpeditions() | w.EmptyReserve() | w.FillReserve() | w.RemoveAssets() | w.ForgetDefeated():
            return -SMALL
        case _:
            assert_never(effect)


# -------------------------------------------------------------------- whole cards


def complex_worth(card: sheets.Complex, i: Me, p: Prices) -> float:
    """A complex encounter: what begins it, then the paragraph it leads to."""
    chance = begun_well(card.start, i, p)
    passed, failed = worth(card.passed, i, p), worth(card.failed, i, p)
    return worth(card.start, i, p) + chance * passed + (1 - chance) * failed


def begun_well(start: w.Effects, i: Me, p: Prices) -> float:
    """The chance that a complex encounter goes on with its pass effect."""
    for effect in start if isinstance(start, tuple) else (start,):
        match effect:
            case w.Test():
                return test_chance(effect, i, p)
            case w.May(price, w.GoOn(passed)):
                return float(passed if can_pay(price, i, p) else not passed)
    return 0.5
