"""The reasons behind `judge`, option by option, and behind `value`, thing by thing: each adds up to what it explains."""

from __future__ import annotations

from typing import Final

from miskatonic.core.events import PASS, ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot import cards, effects, tests, ways, worth
from miskatonic.games.arkham_lcg.bot import judge as j
from miskatonic.games.arkham_lcg.bot import last as end
from miskatonic.games.arkham_lcg.bot import reasons as r
from miskatonic.games.arkham_lcg.bot import value as v
from miskatonic.games.arkham_lcg.bot.aims import aims
from miskatonic.games.arkham_lcg.bot.cards import SOAK, dear, fight_gain, light_of
from miskatonic.games.arkham_lcg.bot.duel import duel
from miskatonic.games.arkham_lcg.bot.effects import is_late, is_lost, sting
from miskatonic.games.arkham_lcg.bot.quarry import sought
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.passives import ExtraAction
from miskatonic.games.arkham_lcg.cards.sheets import Power, When
from miskatonic.games.arkham_lcg.odds.tests import chance, chance_now
from miskatonic.games.arkham_lcg.rules import asks, box, figures, people
from miskatonic.games.arkham_lcg.rules.chaos import doubles
from miskatonic.games.arkham_lcg.rules.engaging import places_in_play
from miskatonic.games.arkham_lcg.rules.places import skill_for
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import icons_on
from miskatonic.games.arkham_lcg.rules.story import clues_asked
from miskatonic.weighing import Fact, Standing, Term, Terms

NOTHING_GAINED: Final = 0.02
"""What is worth no more than that is no better than to end the turn."""
EVEN: Final = 0.5
"""A chance below this is not called enough."""


def terms(view: State, asked: Asked) -> list[Terms] | None:
    """The reasons for and against every option of a question that is judged."""
    judged = j.judge(view, asked)
    if judged is None:
        return None
    found = [_whole(_reasons(view, asked, option), value) for option, value in zip(asked.options, judged, strict=True)]
    best = judged.index(max(judged))
    return [terms if number == best else _unpraised(terms) for number, terms in enumerate(found)]


def _unpraised(found: Terms) -> Terms:
    """Nothing good is told of a card that had better not be played now."""
    main, *rest = found
    if main.worth > NOTHING_GAINED or not isinstance(main.why, r.PlaysAsset | r.PlaysEvent):
        return found
    return Term(main.worth, r.NotWorth()), *rest


def _whole(found: Terms, value: float) -> Terms:
    """The first reason counts for whatever the others do not."""
    main, *rest = found
    return Term(value - sum(term.worth for term in rest), main.why), *rest


def _reasons(view: State, asked: Asked, option: Option) -> Terms:
    seat = asked.seat
    match asked.kind:
        case asks.Action:
            judged = j.judge(view, asked) or []
            return _action(view, seat, option, judged[asked.options.index(option)] == max(judged))
        case asks.Commit | asks.Help:
            helpless = max(j.judge(view, asked) or [0.0]) <= 0
            return _commit(view, seat, option, helpless)
        case asks.Window | asks.React:
            return _offered(view, asked, option)
        case asks.Substitute:
            better = figures.skill_of(view, seat, t.INTELLECT, t.FIGHT)
            better -= figures.skill_of(view, seat, asked.what.skill, t.FIGHT)
            return (Term(0.0, r.Stronger(better if option is box.YES else -better)),)
        case asks.Enemy if asked.what.test == t.EVADE:
            return _evade(view, seat, option.value)
        case asks.Enemy if asked.what.test == t.FIGHT:
            node = view.rules.codes[asked.source].node
            return _fight(view, seat, option.value, node if isinstance(node, w.Fight) else w.Fight())
        case asks.Enemy:
            return (Term(0.0, r.Wounds(option.value)),)
        case asks.AssignDamage | asks.AssignHorror:
            return (Term(0.0, r.Bears(option.value, _falls(view, asked, option.value))),)
        case asks.Mulligan if option is box.KEEP:
            return (Term(0.0, r.KeepsHand()),)
        case asks.Turn:
            return (Term(0.0, r.First(option.value)),)
        case asks.NewInvestigator:
            return (Term(0.0, r.Joins()),)
        case asks.WhichEffect if (p := j.chance_of_choice(view, asked, option)) is not None:
            return (Term(0.0, r.Passes(p)),)
        case asks.WhichEffect:
            return (Term(0.0, r.ByWords(good=(j.judge(view, asked) or [0.0])[asked.options.index(option)] > 0)),)
        case asks.Mulligan | asks.HandLimit | asks.DiscardCard | asks.DiscardAsset | asks.MakeRoom:
            card, judged = option.value, j.judge(view, asked) or []
            spared = judged[asked.options.index(option)] == max(judged) or (asked.kind is asks.Mulligan and max(judged) > 0)
            return (Term(0.0, r.Spared(card) if spared else r.Valued(card)),)
    if option.verb is box.REPLACE:
        return (Term(0.0, r.Spared(option.value)),)
    return (Term(0.0, r.Useful(option.value)),)


def _falls(view: State, asked: Asked, piece: int) -> bool:
    """Whether a piece would not survive all the points that are still to be put."""
    points: int = asked.what.left
    if piece not in box.ASSET:
        left = figures.health_left if asked.kind is asks.AssignDamage else figures.sanity_left
        return left(view, asked.seat) <= points
    sheet, is_damage = box.ASSET[piece], asked.kind is asks.AssignDamage
    borne = view.count((box.DAMAGE if is_damage else box.HORROR)[piece])
    return (sheet.health if is_damage else sheet.sanity) - borne <= points


# -------------------------------------------------------------------- actions


def _action(view: State, seat: int, option: Option, best: bool) -> Terms:
    if option is box.END_TURN:
        return (Term(0.0, r.Rests()),)
    if option is box.ADVANCE:
        return (Term(0.0, r.Advances()),)
    if option.verb is box.FIGHT_ENEMY:
        return _fight(view, seat, option.value, w.Fight())
    if option.verb is box.EVADE_ENEMY:
        return _evade(view, seat, option.value)
    if option.verb is box.ENGAGE_ENEMY:
        return Term(0.0, r.Takes(option.value, worth.victim(view, seat, option.value))), *_provoked(view, seat)
    if is_ability(option):
        return _power(view, seat, *ability_of(option))
    if option.verb is box.PLAY_CARD:
        return _play(view, seat, option.value)
    if option is box.INVESTIGATE_HERE:
        return _search(view, seat, w.Investigate()), *_provoked(view, seat)
    if option.verb is box.MOVE_TO:
        return *_way(view, seat, option.value), *_provoked(view, seat)
    if option is box.TAKE_RESOURCE:
        return Term(0.0, r.Saves(dear(view, seat)[1])), *_provoked(view, seat)
    return Term(0.0, r.Draws(j.clue_to_come(view, seat) > 0, best)), *_provoked(view, seat)


def _provoked(view: State, seat: int) -> Terms:
    enemies = [e for e in people.engaged_with(view, seat) if people.is_ready(view, e)]
    if not enemies:
        return ()
    damage = sum(figures.damage_of(view, e) for e in enemies)
    horror = sum(figures.horror_of(view, e) for e in enemies)
    return (Term(-end.provoked(view, seat), r.Provokes(damage, horror)),)


def _fight(view: State, seat: int, enemy: int, node: w.Fight) -> Terms:
    p, damage = worth.blow(view, seat, enemy, node)
    spared, _ = worth.blow(view, seat, enemy, node, worth.spare_icons(view, seat, node.skill))
    left = figures.health_of(view, enemy) - view.count(box.DAMAGE[enemy])
    hits = Term(0.0, r.Hits(enemy, p, spared, damage >= left))
    if not (box.ENEMY[enemy].retaliate and people.is_ready(view, enemy)) and worth.victim(view, seat, enemy) == seat:
        return (hits,)
    cost = worth.stray(view, seat, enemy, damage)
    if box.ENEMY[enemy].retaliate and people.is_ready(view, enemy):
        cost += worth.strike(view, seat, enemy)
    whom = worth.victim(view, seat, enemy)
    return hits, Term(-(1 - spared) * cost, r.Misses(enemy, box.NOBODY if whom == seat else whom))


def _evade(view: State, seat: int, enemy: int, skill: int = t.AGILITY) -> Terms:
    own = worth.skill_with(view, seat, skill, t.EVADE)
    p = chance(view, seat, own, figures.evade_of(view, enemy), twice=doubles(view, enemy))
    return (Term(0.0, r.Evades(enemy, float(p), worth.chance_to_evade(view, seat, enemy, skill))),)


def _search(view: State, seat: int, node: w.Investigate) -> Term:
    place = people.place_of(view, seat)
    if not worth.clues_to_find(view, place):
        return Term(0.0, r.Bare())
    skill = figures.skill_of(view, seat, skill_for(place, node.skill), t.INVESTIGATE)
    p = chance(view, seat, skill, max(0, worth.shroud_expected(view, place) + node.shroud))
    most, _ = effects.search_chance(view, seat, place, node)
    return Term(0.0, r.Finds(float(p), most, max(0, worth.clues_wanted(view))))


def _way(view: State, seat: int, place: int) -> Terms:
    step = ways.step(view, seat, place)
    goal = _drawn_by(view, seat, step.goal)
    found = [Term(0.0, r.Leads(step.goal, goal))]
    prey = sought(view, seat) if step.goal == place and goal in (r.Goal.QUARRY, r.Goal.DOOM) else {}
    others = tuple([enemy for enemy in step.waiting if enemy not in prey])
    if others:
        found.append(Term(-step.burden, r.Awaits(others)))
    if step.left:
        found.append(Term(step.relief, r.LeavesBehind(step.left)))
    if step.harsh:
        found.append(Term(-step.harsh, r.Harsh(*ways.harshness(place))))
    return tuple(found)


def _drawn_by(view: State, seat: int, place: int) -> r.Goal:
    """What a goal of the judgement is a goal for."""
    if place == box.NOBODY:
        return r.Goal.NONE
    aim, hunted = aims(view), sought(view, seat)
    prey = max((e for e in hunted if people.place_of_card(view, e) == place), key=lambda e: hunted[e], default=box.NOBODY)
    if prey != box.NOBODY and hunted[prey] > ways.story_goals(view, seat).get(place, 0.0):
        return r.Goal.QUARRY if prey in aim.wanted else r.Goal.DOOM
    if worth.clues_wanted(view) > 0:
        return r.Goal.CLUES
    if aim.last != box.NOBODY and aim.last in people.enemies_at(view, place):
        return r.Goal.LAST
    return r.Goal.SPENDING if place in (aim.hub, aim.goal) else r.Goal.FRIEND


def _play(view: State, seat: int, card: int) -> Terms:
    fast = (card in box.ASSET and box.ASSET[card].fast) or (card in box.EVENT and box.EVENT[card].own_turn)
    effect = box.EVENT[card].effect if card in box.EVENT else None
    safe = fast or isinstance(effect, w.Fight | w.Evade | w.AutoEvadeAll)
    return Term(0.0, _played(view, seat, card)), *(() if safe else _provoked(view, seat))


def _played(view: State, seat: int, card: int) -> r.PlaysAsset | r.PlaysEvent | r.Unburdens:
    """What a card is played for."""
    if card in box.ASSET:
        return r.PlaysAsset(card, _role(view, seat, card))
    damage, horror = sting(card)
    return r.Unburdens(damage, horror) if damage or horror else r.PlaysEvent(card)


def _role(view: State, seat: int, card: int) -> r.Role:
    """For what an asset is wanted most."""
    sheet = box.ASSET[card]
    if any(isinstance(passive, ExtraAction) and passive.trait is None for passive in box.PASSIVE.get(card, ())):
        return r.Role.ACTS
    found = {
        r.Role.ARMS: fight_gain(view, seat, card),
        r.Role.FINDS: light_of(view, seat, card),
        r.Role.BEARS: SOAK * (sheet.health + sheet.sanity),
    }
    if not _is_armed_by(view, seat, card):
        found[r.Role.BEARS] += found.pop(r.Role.ARMS) if sheet.health + sheet.sanity else 0.0
    best = max(found, key=lambda role: found[role])
    return best if found[best] > 0.1 else r.Role.SERVES


def _is_armed_by(view: State, seat: int, card: int) -> bool:
    """Whether an asset makes attacks surer or stronger, or an evasion surer, and does not only bear more."""
    now, then = duel(view, seat), duel(view, seat, card)
    return then.hit * then.damage > now.hit * now.damage or then.slip > now.slip or then.sting > now.sting


def _power(view: State, seat: int, piece: int, i: int) -> Terms:
    power = POWERS[piece][i]
    effect = w.known(power.effect)
    if power.when is not When.ACTION:
        return (Term(0.0, r.Uses(_use(effect))),)
    spent = _used_up(view, seat, piece, power)
    match effect:
        case w.Fight():
            here = people.enemies_at(view, people.place_of(view, seat))
            if here:
                best = max(here, key=lambda e: end.attack_worth(view, seat, e, effect))
                return *_fight(view, seat, best, effect), *spent
        case w.Evade():
            engaged = people.engaged_with(view, seat)
            if engaged:
                best = max(engaged, key=lambda e: end.evasion_worth(view, seat, e, effect.skill))
                return *_evade(view, seat, best, effect.skill), *spent
        case w.Investigate(instead=None):
            return _search(view, seat, effect), *_provoked(view, seat), *spent
        case w.Resign():
            return (Term(0.0, r.Resigns(is_lost(view, seat), is_late(view))),)
    return Term(0.0, r.Uses(_use(effect))), *(() if power.parley else _provoked(view, seat))


def _used_up(view: State, seat: int, piece: int, power: Power) -> Terms:
    """What the use of a card takes of it."""
    if not power.cost.uses and not power.cost.discard:
        return ()
    return (Term(-j.outlay(view, seat, piece, power), r.UsesUp(piece, bool(power.cost.discard))),)


def _use(effect: w.AnyEffect) -> r.Use:
    """What somebody uses a card or ability for, by its words."""
    match effect:
        case w.Steps((first, *_)) | w.By(_, (first, *_)) | w.Choose(_, (first, *_)):
            return _use(w.known(first))
        case w.GainActions():
            return r.Use.ACTION
        case w.Cancel() | w.AutoEvade() | w.AutoEvadeAll() | w.SlipAway() | w.NoAttacksThisRound() | w.DeflectDamage():
            return r.Use.SPARES
        case w.DiscardSpawning() | w.Instead(w.DiscoverNothing()):
            return r.Use.SPARES
        case w.DamageEnemy() | w.DamageAttacker() | w.DamageEvaded() | w.Blast() | w.ShuffleEvaded():
            return r.Use.HURTS
        case w.Investigate(instead=gain) if gain is not None:
            return _use(w.known(gain))
        case w.DiscoverClues() | w.Investigate() | w.GainClues():
            return r.Use.CLUE
        case w.RedrawToken() | w.Lucky():
            return r.Use.LUCK
        case w.Draw():
            return r.Use.DRAWS
        case w.SearchDeck() | w.SearchTop() | w.ReturnFromDiscard():
            return r.Use.CARD
        case w.HealDamage() | w.HealHorror():
            return r.Use.HEALS
        case w.Treat():
            return r.Use.MAY_HEAL
        case w.DiscardThis():
            return r.Use.RID
        case w.Test(success=w.DiscardThis()):
            return r.Use.MAY_RID
        case w.ToVictory():
            return r.Use.TALKS
        case w.DrawCultist():
            return r.Use.QUARRY
        case w.Test(success=w.ClueOnThis()):
            return r.Use.ACT
        case w.GainResources() | w.UseBecomesResource():
            return r.Use.MONEY
        case w.MoreDamage():
            return r.Use.HARDER
        case w.Test(success=w.TakeControl()):
            return r.Use.FRIEND
        case w.Sacrifice():
            return r.Use.ENDS
        case _:
            return r.Use.OTHER


# -------------------------------------------------------------------- tests and reactions


def _commit(view: State, seat: int, option: Option, helpless: bool) -> Terms:
    """Cards and boosts by the chance; where none is worth it and the chance is poor, that is said."""
    now = float(chance_now(view))
    if option is box.ADVANCE:
        return (Term(0.0, r.Advances()),)
    if option in (box.REVEAL, PASS) or (option.verb is not box.COMMIT and not is_ability(option)):
        return (Term(0.0, r.Enough(now, helpless and now < EVEN)),)
    if option.verb is box.COMMIT:
        card = option.value
        own, icons = icons_on(card, view.count(box.TEST_SKILL)), tests.committed(view, seat, card)[1]
        raises = r.Raises(now, float(chance_now(view, icons)), together=icons > own)
        brings = _brings(view, card) if raises.now == raises.then else None
        return Term(0.0, brings or raises), Term(-cards.kept(view, seat, card), r.Kept(card))
    piece, i = ability_of(option)
    effect = POWERS[piece][i].effect
    if isinstance(effect, w.Boost) and effect.skill == view.count(box.TEST_SKILL):
        return (Term(0.0, r.Raises(now, float(chance_now(view, effect.n)))),)
    return (Term(0.0, r.Uses(_use(w.known(effect)))),)


def _brings(view: State, card: int) -> r.Uses | None:
    """What a card that is committed does besides if the test succeeds."""
    sheet = box.SKILL.get(card)
    if sheet is None or sheet.success is None or sheet.only not in (0, view.count(box.TEST_KIND)):
        return None
    return r.Uses(_use(w.known(sheet.success)))


def _offered(view: State, asked: Asked, option: Option) -> Terms:
    if option is PASS or (option.verb is not box.PLAY_CARD and not is_ability(option)):
        return (Term(0.0, r.GetsReady() if any(_pays_act(other) for other in asked.options) else r.Rests()),)
    if option.verb is box.PLAY_CARD:
        return _play(view, asked.seat, option.value)
    piece, i = ability_of(option)
    return (Term(0.0, r.Advances() if _pays_act(option) else r.Uses(_use(w.known(POWERS[piece][i].effect)))),)


def _pays_act(option: Option) -> bool:
    if not is_ability(option):
        return False
    piece, i = ability_of(option)
    return isinstance(POWERS[piece][i].effect, w.PayAct)


# -------------------------------------------------------------------- how things stand


def standing(s: State, seat: int) -> Standing:
    """What `value` adds up, thing by thing."""
    alive = [other for other in range(s.seats) if people.in_game(s, other)]
    aim, needed = aims(s), clues_asked(s)
    acts = aim.acts - 1 - len(s.zone(box.ACT_DECK))
    held = worth.clues_held(s)
    enemies = [enemy for place in places_in_play(s) for enemy in people.enemies_at(s, place)]
    danger = sum(v.threat(s, enemy) for enemy in enemies) / s.seats
    points = v.points(s)
    facts: dict[object, Fact] = {
        r.Acts(): Fact(acts, v.PROGRESS * acts / aim.acts),
        r.Clues(): Fact(held, v.PROGRESS * (min(1.0, held / needed) * 0.8 if needed else 0.0) / aim.acts),
        r.Time(): Fact(v.doom_left(s), v.TIME * v.doom_left(s) / aim.doom),
        r.Danger(): Fact(len(enemies), -v.DANGER * danger),
        r.Means(): Fact(0, v.WEALTH * min(1.0, sum(v.wealth(s, other) for other in alive) / s.seats / 20)),
        r.Victory(): Fact(points, v.POINT * points),
    }
    for other in alive:
        for what, left in ((r.Health(other), figures.health_left), (r.Sanity(other), figures.sanity_left)):
            n = max(0, left(s, other))
            facts[what] = Fact(n, v.WELL * (1 - 1 / (1 + n)) / 2 / s.seats)
    return facts
