"""The reasons behind `judge`, option by option, and behind `standing`, thing by thing: each adds up to what it explains."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from miskatonic.core.declared import Kind
from miskatonic.core.events import PASS, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.bot import attempts, rolls, uses
from miskatonic.games.elder_sign.bot import judge as j
from miskatonic.games.elder_sign.bot import reasons as r
from miskatonic.games.elder_sign.bot import worth as value
from miskatonic.games.elder_sign.bot.attempts import Attempt, attempt_at, attempt_now, dice_now
from miskatonic.games.elder_sign.bot.steps import completed, failed
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.odds.chances import Situation
from miskatonic.games.elder_sign.odds.needs import need, without
from miskatonic.games.elder_sign.odds.prospects import chance_at
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.games.elder_sign.rules.entrance import debt
from miskatonic.games.elder_sign.rules.entrance import price as shop_price
from miskatonic.games.elder_sign.rules.museum import card_of, open_places, open_worlds
from miskatonic.games.elder_sign.rules.people import ancient_one, is_alive
from miskatonic.games.elder_sign.rules.pool import rolled_dice
from miskatonic.games.elder_sign.rules.powers import power_of
from miskatonic.weighing import Fact, Standing, Term, Terms


def terms(s: State, asked: Asked) -> list[Terms] | None:
    """The reasons for and against every option of a question that is judged by its odds."""
    weigh, gains = WEIGHED.get(asked.kind), j.gains_of(s, asked)
    if weigh is None or gains is None:
        return None
    return [(*found, *_rest(found, gain)) for found, gain in zip(weigh(s, asked), gains, strict=True)]


def _rest(found: Terms, gain: float) -> Terms:
    """What is left of a gain goes to its first reason."""
    left = gain - sum(term.worth for term in found)
    return (Term(left, found[0].why),) if found and abs(left) > 1e-9 else ()


# -------------------------------------------------------------------- where to go


def _move(s: State, asked: Asked) -> list[Terms]:
    seat = asked.seat
    found: dict[Option, Terms] = {box.MOVE[place]: _visit(s, seat, place) for place in open_places(s)}
    best = max(j.entrance_options(s, seat), key=lambda option: j.entrance_gain(s, seat, option))
    offer = OFFERS[best.value] if best.verb is box.OFFER[0].verb else None
    there = r.There(offer.effects, shop_price(s, seat, offer)) if offer is not None else r.There((), 0)
    found[box.TO_ENTRANCE] = (Term(j.entrance_gain(s, seat, best), there),)
    goal = max(found.values(), key=lambda terms: sum(term.worth for term in terms))
    return [(*_used(s, seat, option), *goal) if is_ability(option) else found[option] for option in asked.options]


def _visit(s: State, seat: int, place: int) -> Terms:
    a = attempt_at(s, seat, place)
    gain, p, _ = j.plan(s, a)
    told = chance_at(s, seat, place)
    card = s.zone(box.CARD_AT[place])[0]
    won, lost = Term(p * a.win, r.Success(card, told.probability, told.at_least)), Term((1 - p) * a.lose, r.Failure(card))
    return won, lost, Term(gain - won.worth - lost.worth, r.Spends())


def _used(s: State, seat: int, option: Option) -> Terms:
    """What using something brings and costs, whatever the dice."""
    piece, power = power_of(option)
    price, gain = uses.spent(s, seat, piece, power), uses.use_gain(s, seat, option)
    if gain < price:
        return (Term(gain, r.UsedUp(piece)),)
    return Term(gain - price, r.Used(piece, power.effects)), Term(price, r.UsedUp(piece))


def _entrance(s: State, asked: Asked) -> list[Terms]:
    point = value.TROPHY_POINT * value.patience(s)
    found: list[Terms] = []
    for option in asked.options:
        offer = OFFERS[option.value] if option.verb is box.OFFER[0].verb else None
        price = shop_price(s, asked.seat, offer) if offer is not None else 0
        if option.verb is box.SETTLE:
            price = debt(option.value)
        gain = j.entrance_gain(s, asked.seat, option) + point * price
        found.append((Term(gain, r.Bought(() if offer is None else offer.effects)), Term(-point * price, r.Trophies(price))))
    return found


# -------------------------------------------------------------------- in an attempt


def _odds(a: Attempt, p: float, then: Situation | None = None) -> Term:
    return Term(a.gain_by(p), _chance(a, p, then or a.now))


def _chance(a: Attempt, p: float, then: Situation) -> r.Chance | r.Left:
    """How an attempt stands: its chance, or where that was guessed the dice and tasks left."""
    if a.is_counted or not then.tasks:
        return r.Chance(p)
    return r.Left(sum(then.pool) + len(then.held), then.tasks.bit_count())


def _serves(s: State, a: Attempt, die: int) -> r.Serves:
    face = s.counts[box.FACE[die]]
    return r.Serves(face, _is_wanted(a, face))


def _is_wanted(a: Attempt, face: int) -> bool:
    """Whether a task that is left asks for a face."""
    return any(without(need(goal.symbols), face) for goal in a.goals)


def _abandoned(s: State, a: Attempt) -> Term:
    card = next(iter(s.zone(box.CARD_AT[s.pointed(box.AT[a.seat])]) if not s.count(box.AWAKE) else ()), -1)
    return Term(a.lose, r.Abandoned(card, a.lose >= a.gain(a.now)))


def _before_roll(s: State, asked: Asked) -> list[Terms]:
    a = attempt_now(s, asked.seat)
    found: list[Terms] = []
    for option in asked.options:
        if option is box.GIVE_UP:
            found.append((_abandoned(s, a),))
        elif option is box.ROLL or option.verb is box.TAKE_OFF:
            found.append((_odds(a, a.chance(a.now)),))
        else:
            found.append(_use(s, a, option, a.chance(a.now)))
    return found


def _use(s: State, a: Attempt, option: Option, p: float) -> Terms:
    """Something used in an attempt: dice added, or what else it does."""
    piece, power = power_of(option)
    if uses.adds_dice(power):
        then = uses.with_dice(s, a.now, power)
        p = max(p, a.chance(then))
        return _odds(a, p, then), Term(uses.spent(s, a.seat, piece, power), r.UsedUp(piece))
    return *_used(s, a.seat, option), _odds(a, p)


def _after_roll(s: State, asked: Asked) -> list[Terms]:
    a, roll = attempt_now(s, asked.seat), dice_now(s)
    found: list[Terms] = []
    for option in asked.options:
        if option is box.GIVE_UP:
            found.append((_abandoned(s, a), Term(rolls.fail_roll_terror(s, a), r.TerrorStrikes())))
        elif option is box.ROLL_ON:
            found.append((_odds(a, a.chance(a.now)),))
        elif option is box.FAIL_ROLL:
            odds = max((_odds(a, a.chance(then), then) for then in failed(a.best, a.now, roll)), key=lambda odds: odds.worth)
            found.append((odds, Term(rolls.fail_roll_terror(s, a), r.TerrorStrikes())))
        elif option is box.REROLL:
            p, gain, clue = rolls.rerolled(s, a)
            found.append((Term(gain, _chance(a, p, a.now)), Term(-clue, r.Clue())))
        elif is_ability(option):
            found.append(_use(s, a, option, a.after(a.now, roll)))
        elif s.count(box.AWAKE):
            found.append((Term(a.win, r.Chance(1.0)),))
        else:
            p = a.completing(a.now, roll, option.value)
            goal = next(goal for goal in a.goals if goal.number == option.value)
            price = (1 - p) * attempts.task_price(s, a.seat, goal)
            then, _ = max(completed(a.best, a.now, roll, a.bit[goal.number]), key=lambda step: a.chance(step[0]))
            found.append((_odds(a, p, then), Term(price, r.TaskPrice(goal.sanity, goal.health, goal.clock))))
    return found


def _react(s: State, asked: Asked) -> list[Terms]:
    """What is used beside what it is worth to pass, where nothing is added to the dice."""
    a = attempt_now(s, s.count(box.ACTIVE))
    p = a.after(a.now, dice_now(s)) if rolled_dice(s) else a.chance(a.now)
    gains = dict(zip(asked.options, j.gains_of(s, asked) or [], strict=True))
    passed = gains.get(PASS, a.gain_by(p))
    odds = Term(passed, _chance(a, p, a.now))
    found: list[Terms] = []
    for option, gain in gains.items():
        if option is PASS:
            found.append((odds,))
        elif uses.adds_dice(power_of(option)[1]):
            found.append(_use(s, a, option, p))
        else:
            found.append((*_answer(s, asked.seat, option, gain - passed), odds))
    return found


def _answer(s: State, seat: int, option: Option, more: float) -> Terms:
    """What is used in answer to something, by how much more it brings than to pass."""
    piece, power = power_of(option)
    price = uses.spent(s, seat, piece, power)
    if more < price:
        return (Term(more, r.UsedUp(piece)),)
    return Term(more - price, r.Used(piece, power.effects)), Term(price, r.UsedUp(piece))


def _cover(s: State, asked: Asked) -> list[Terms]:
    """Dice for a task by what is left for the others."""
    a = attempt_now(s, asked.seat)
    tasks = a.now.tasks if s.count(box.AWAKE) else a.now.tasks & ~a.bit[asked.what.task]
    left = [rolls.covered(s, a, tasks, option.value) for option in asked.options]
    return [(_odds(a, a.chance(then), then),) for then in left]


def _remove(s: State, asked: Asked) -> list[Terms]:
    """All dice but a focused one are rolled again: what counts is their colour, and what can be focused."""
    colours = {box.COLOUR_OF[option.value] for option in asked.options}
    gains = j.gains_of(s, asked) or []
    whys = [r.Weakest(box.COLOUR_OF[option.value], len(colours) == 1) for option in asked.options]
    return [(Term(gain, why),) for gain, why in zip(gains, whys, strict=True)]


def _die(s: State, asked: Asked) -> list[Terms]:
    """A die put aside by what it shows."""
    a = attempt_now(s, asked.seat)
    gains = j.gains_of(s, asked) or []
    whys = [
        r.Left(sum(a.now.pool), a.now.tasks.bit_count()) if o is box.ENOUGH else _serves(s, a, o.value)
        for o in asked.options
    ]
    return [(Term(gain, why),) for gain, why in zip(gains, whys, strict=True)]


def _change(s: State, asked: Asked) -> list[Terms]:
    """A die by what it shows when it is changed."""
    a = attempt_now(s, asked.seat)
    effect = s.rules.codes[asked.source].node
    assert isinstance(effect, w.ChangeFace | w.RaiseInvestigation)
    faces = [rolls.changed_face(s, option.value, effect) for option in asked.options]
    gains = j.gains_of(s, asked) or []
    return [(Term(gain, r.Serves(face, _is_wanted(a, face))),) for gain, face in zip(gains, faces, strict=True)]


def _without_dice(s: State, asked: Asked) -> list[Terms]:
    return [(Term(gain, r.HardTask()),) for gain in j.gains_of(s, asked) or []]


def _reroll(s: State, asked: Asked) -> list[Terms]:
    a = attempt_now(s, s.count(box.ACTIVE))
    p, _ = a.rerolling(asked.about[0] + len(asked.about[1]))
    odds = _odds(a, p)
    found: list[Terms] = []
    for option, gain in zip(asked.options, j.gains_of(s, asked) or [], strict=True):
        face = -1 if option is box.ROLL_THESE else s.counts[box.FACE[option.value]]
        why = r.Again(face, face >= 0 and _is_wanted(a, face))
        found.append((odds, Term(gain - odds.worth or rolls.MISTAKE / 2, why)))
    return found


def _after_terror(s: State, asked: Asked) -> list[Terms]:
    a = attempt_now(s, asked.seat)
    loss = value.worth_of(s, asked.seat, box.ADVENTURE[card_of(s, asked.seat)].penalty)
    found: list[Terms] = []
    for option in asked.options:
        if not is_ability(option):
            found.append((Term(loss, r.Kept()),))
            continue
        piece, power = power_of(option)
        if uses.adds_dice(power):
            p = rolls.rescue_chance(s, a, power)
            odds = Term(loss + p * (a.win - a.lose), _chance(a, p, uses.with_dice(s, a.now, power)))
            found.append((odds, Term(uses.spent(s, a.seat, piece, power), r.UsedUp(piece))))
        else:
            found.append(_used(s, asked.seat, option))
    return found


def _secure(s: State, asked: Asked) -> list[Terms]:
    a = attempt_now(s, asked.seat)
    found: list[Terms] = []
    for option in asked.options:
        if option.verb is box.FOCUS_ON:
            odds = _odds(a, rolls.aside_chance(s, a, option.value, focus=False))
            found.append((odds if a.is_counted else Term(odds.worth, _serves(s, a, option.value)),))
        elif option.verb is box.ASK_HELP:
            p = max(rolls.aside_chance(s, a, die, a.now.focus) for die in rolled_dice(s))
            found.append((_odds(a, p), Term(0.0, r.Helps(option.value))))
        else:
            found.append((_odds(a, a.chance(a.now)),))
    return found


def _assist(s: State, asked: Asked) -> list[Terms]:
    gains = j.gains_of(s, asked) or []
    whys = [r.Helps(asked.seat) if option is box.YES else r.Refuses() for option in asked.options]
    return [(Term(gain, why),) for gain, why in zip(gains, whys, strict=True)]


# -------------------------------------------------------------------- monsters and cards


def _defeat(s: State, asked: Asked) -> list[Terms]:
    return [(Term(attempts.monster_gain(s, asked.seat, option.value), r.Beaten(option.value)),) for option in asked.options]


def _place_monster(s: State, asked: Asked) -> list[Terms]:
    gains = j.gains_of(s, asked) or []
    cards = [s.zone(box.CARD_AT[option.value // box.SPOTS])[0] for option in asked.options]
    return [(Term(gain, r.Harder(card)),) for card, gain in zip(cards, gains, strict=True)]


def _replace_adventure(s: State, asked: Asked) -> list[Terms]:
    gains = j.gains_of(s, asked) or []
    cards = [s.zone(box.CARD_AT[option.value])[0] for option in asked.options]
    missed = [-max(0.0, j.visit(s, s.count(box.ACTIVE), option.value)) / 2 for option in asked.options]
    found: list[Terms] = []
    for card, gain, loss in zip(cards, gains, missed, strict=True):
        found.append(
            (Term(gain - loss, r.Removed(card)), Term(loss, r.Least(card) if loss == max(missed) else r.Missed(card)))
        )
    return found


WEIGHED: Final[dict[Kind, Callable[[State, Asked], list[Terms]]]] = {
    asks.Move: _move,
    asks.Entrance: _entrance,
    asks.BeforeRoll: _before_roll,
    asks.AfterRoll: _after_roll,
    asks.Cover: _cover,
    asks.Reroll: _reroll,
    asks.AfterTerror: _after_terror,
    asks.RemoveDie: _remove,
    asks.SecureDie: _secure,
    asks.Assist: _assist,
    asks.AssistDie: _die,
    asks.HoldDie: _die,
    asks.ChangeDie: _change,
    asks.TaskWithoutDice: _without_dice,
    asks.Defeat: _defeat,
    asks.PlaceMonster: _place_monster,
    asks.ReplaceAdventure: _replace_adventure,
    asks.React: _react,
}

# -------------------------------------------------------------------- how things stand


def standing(s: State, seat: int) -> Standing:
    """By how many signs the team is ahead, thing by thing."""
    later = value.patience(s)
    alive = [other for other in range(s.seats) if is_alive(s, other)]
    facts: dict[object, Fact] = {
        r.Awake(): Fact(s.count(box.AWAKE), 0.0),
        r.Lives(): Fact(len(alive), -value.FRESH * len(alive)),
    }
    if s.count(box.AWAKE):
        facts[r.Hits()] = Fact(value.doom_left(s), value.doom_left(s) - ancient_one(s).doom)
        facts[r.Fighters()] = Fact(len(alive), value.FIGHTER * len(alive) / s.seats)
    else:
        facts[r.Doom()] = Fact(value.doom_left(s), value.doom_left(s) * value.SIGNS_A_DOOM)
        facts[r.Signs()] = Fact(s.count(box.SIGNS), -value.signs_left(s))
        facts |= _on_the_table(s, seat, later)
    for other in alive:
        cards = s.zones.get(box.OWNED[other], ())
        trophies = sum([box.TROPHIES[trophy] for trophy in s.zones.get(box.TROPHIES_OF[other], ())])
        clues = s.count(box.CLUES[other])
        facts[r.Clues(other)] = Fact(clues, value.KIND[w.CLUE] * clues * later, price=later)
        good = sum([value.CARD_WORTH[card] for card in cards])
        facts[r.Possessions(other)] = Fact(len(cards), later * good, price=later)
        facts[r.TrophiesOf(other)] = Fact(trophies, value.TROPHY_POINT * trophies * later, price=later)
        for kind in (w.SANITY, w.HEALTH):
            facts[r.Wellbeing(other, kind)] = Fact(s.count(box.VALUE_OF[kind][other]), value.well(s, other, kind))
    return facts


def _on_the_table(s: State, seat: int, later: float) -> dict[object, Fact]:
    monsters = [monster for zone in box.MONSTERS_AT for monster in s.zones.get(zone, ())]
    cards = [card for zone in box.CARD_AT for card in s.zones.get(zone, ())]
    harm = sum([value.card_harm(s, seat, card) for card in cards])
    threat = sum([value.monster_harm(monster) for monster in monsters])
    return {
        r.Monsters(): Fact(len(monsters), -later * threat, price=later),
        r.OpenCards(): Fact(0, later * (value.GATE * len(open_worlds(s)) - harm), price=later),
    }
