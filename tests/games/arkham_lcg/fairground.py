"""A fairground of made-up cards: one for every word of the vocabulary that no card of the box has yet."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.games.arkham_lcg.another_box import another_box


def fairground() -> None:
    """A scenario of three locations in a row, with curious enemies, treacheries, assets, an act and two agendas."""
    from miskatonic.games.arkham_lcg.cards import collection, titles
    from miskatonic.games.arkham_lcg.cards import conditions as c
    from miskatonic.games.arkham_lcg.cards import passives as p
    from miskatonic.games.arkham_lcg.cards import scenarios as sc
    from miskatonic.games.arkham_lcg.cards import sheets as s
    from miskatonic.games.arkham_lcg.cards import terms as t
    from miskatonic.games.arkham_lcg.cards import words as w

    locations = (
        s.Location(
            "f1", "gate", 1, 0, "moon", ("sun", "tree"), 20, 50, leads_to=t.traits("hazard"),
            powers=(
                s.Power(s.When.ACTION, w.Draw(), times=1, per=s.Per.GAME),
                s.Power(s.When.ACTION, w.GainResources(2), times=1, per=s.Per.GAME, among=s.Among.GROUP),
            ),
        ),
        s.Location(
            "f2", "hall-of-mirrors", 1, 1, "sun", ("moon", "star"), 50, 50,
            passive=(p.EnemyBonus(damage=1, horror=1, whom=p.EnemiesThere()),),
        ),
        s.Location(
            "f3", "cold-cellar", 1, 1, "star", ("sun",), 80, 50, traits=t.traits("hazard"),
            passive=(p.LimitBonus(health=-2),),
        ),
        s.Location(
            "f8", "maze", 1, 1, "tree", ("moon",), 20, 90,
            powers=(s.Power(s.When.MOVES, w.Test(t.INTELLECT, 3, fail=w.Cancel()), condition=c.OnThis(), forced=True),),
        ),
        s.Location(
            "f9", "cage", 1, 1, "tree", ("moon",), 50, 90,
            powers=(s.Power(s.When.ENEMY_SPAWNS, w.SpawnHere(), condition=c.Spawns("bear"), forced=True),),
        ),
    )  # fmt: skip
    acts = (
        s.Act("f4", "opening-hours", 1, 2, w.GainResources(1), "crowds"),
        s.Act("f5", "closing-time", 2, 0, w.Resolution(1), "home", passive=(p.LimitBonus(hand_size=-2, actions=-1),)),
    )
    agendas = (
        s.Agenda("f6", "dusk", 1, 9, w.GainResources(1), "lamps"),
        s.Agenda(
            "f7", "night", 2, 9, w.Resolution(2), "dawn",
            passive=(p.EnemyBonus(1, health=-1, evade=1, whom=p.EveryEnemy(t.trait("humanoid"))),),
        ),
    )  # fmt: skip
    humanoid = t.traits("humanoid")
    enemies = (
        s.Enemy("f10", "clown", 2, 3, 2, damage=1, traits=humanoid, copies=2),
        s.Enemy("f11", "bear", 2, 3, 2, damage=1, traits=t.traits("creature")),
        s.Enemy("f12", "strongman", 1, 2, 1, traits=humanoid, passive=(p.EnemyBonus(health=w.PerInvestigator(2)),)),
        s.Enemy(
            "f13", "screamer", 2, 3, 2, traits=humanoid,
            passive=(p.EnemyBonus(1, evade=2, condition=c.SanityAtMost(4)),),
        ),
        s.Enemy(
            "f14", "knife-thrower", 2, 3, 2, damage=1, traits=humanoid,
            powers=(s.Power(s.When.ENEMY_ATTACKS, w.HarderAttack(1, 2), condition=c.OnThis(), forced=True),),
        ),
        s.Enemy(
            "f15", "barker", 2, 1, 2, traits=humanoid,
            powers=(
                s.Power(s.When.ENEMY_SPAWNED, w.DoomHere(), condition=c.OnThis(), forced=True),
                s.Power(s.When.ENGAGED, w.TakeHorror(), condition=c.OnThis(), forced=True),
                s.Power(s.When.ENEMY_FALLS, w.TakeDamage(), condition=c.OnThis(), forced=True),
                s.Power(s.When.PHASE_ENDS, w.DoomHere(), condition=c.OfPhase(t.MYTHOS), forced=True),
                s.Power(s.When.PHASE_BEGINS, w.DoomHere(), condition=c.OfPhase(t.ENEMIES), forced=True),
            ),
        ),
        s.Enemy("f16", "ringmaster", 2, 3, 2, traits=t.traits("humanoid", "elite"), spawn="gate"),
    )  # fmt: skip
    treacheries = (
        s.Treachery(
            "f20", "sawdust", w.AttachToLocation(),
            passive=(p.EnemyBonus(evade=-1, whom=p.EnemiesThere(t.trait("creature"))), p.SkillBonus(t.AGILITY, -1)),
        ),
        s.Treachery(
            "f21", "bad-dreams", w.ToThreatArea(), passive=(p.SkillBonus(t.WILLPOWER, -1), p.LimitBonus(sanity=-1)),
        ),
    )  # fmt: skip
    cards: tuple[s.PlayerCard, ...] = (
        s.Asset(
            "f30", "padded-coat", 1, slots=(t.BODY,), traits=t.traits("item"),
            passive=(p.LimitBonus(health=2, actions=1), p.ExtraSlots(t.ARCANE, 1)),
        ),
        s.Asset(
            "f43", "life-belt", 0, traits=t.traits("item"), passive=(p.LimitBonus(health=1),),
            powers=(s.Power(s.When.FREE, w.GainResources(1), s.Cost(discard=True)),),
        ),
        s.Asset(
            "f35", "turnstile", 0, traits=t.traits("item"),
            powers=(
                s.Power(
                    s.When.ENEMY_SPAWNS, w.DiscardSpawning(), s.Cost(discard=True), condition=c.CommonEnemySpawnsHere()
                ),
            ),
        ),
        s.Asset(
            "f36", "smelling-salts", 0, traits=t.traits("item"),
            powers=(s.Power(s.When.INVESTIGATOR_FALLS, w.HealHorror(2), s.Cost(discard=True), condition=c.Yours()),),
        ),
        s.Asset(
            "f37", "two-headed-coin", 0, traits=t.traits("item"), uses=(t.CHARGES, 4),
            powers=(s.Power(s.When.WOULD_REVEAL, w.RevealMore(2), s.Cost(uses=1), condition=c.Yours()),),
        ),
        s.Event(
            "f38", "sure-thing", 0,
            powers=(s.Power(s.When.TOKEN_WAS_REVEALED, w.TurnSign(), condition=c.NegativeToken()),),
        ),
        s.Asset(
            "f40", "whistle", 0, traits=t.traits("item"), copies=2,
            powers=(s.Power(s.When.FREE, w.GainResources(1), times=1, per=s.Per.ROUND, among=s.Among.COPIES),),
        ),
        s.Asset(
            "f41", "another-leo", 5, slots=(t.ALLY,), traits=t.traits("ally"), health=2, sanity=2,
            passive=(p.ExtraAction(),), unique=True, level=1, title="leo-de-luca", klass=t.ROGUE,
        ),
        s.Skill(
            "f42", "perception-2", (t.INTELLECT,) * 3, one_per_test=True, level=2, title="perception", klass=t.NEUTRAL,
        ),
        s.Asset(
            "f39", "dinner-bell", 0, traits=t.traits("item"),
            powers=(s.Power(s.When.PHASE_BEGINS, w.GainResources(1), s.Cost(exhaust=True)),),
        ),
        *(s.Asset(f"f3{i}", f"charm-{i}", 0, slots=(t.ARCANE,), traits=t.traits("charm")) for i in range(1, 5)),
    )  # fmt: skip
    symbols = {
        t.SKULL: s.TokenEffect(-2, now=w.TakeDamage()),
        t.CULTIST: s.TokenEffect(-1, another=True, on_fail=w.TakeHorror()),
        t.TABLET: s.TokenEffect(-3, another=True, after_fail=w.GainResources(2)),
    }
    own = sc.EncounterSet("fair", (*locations, *acts, *agendas, *enemies, *treacheries))
    scenario = sc.Scenario(
        "f0", "the-fair", (own,),
        (sc.PutIntoPlay(tuple(one.slug for one in locations)), w.RevealLocation("maze"), sc.StartAt("gate")),
        (symbols, symbols),
        (sc.Outcome(), sc.Outcome(won=True), sc.Outcome()), collection.SCENARIOS[0].bags,
    )  # fmt: skip
    titles.TITLES.update({card.code: card.slug.title() for card in cards})
    titles.TITLES.update({"f41": titles.TITLES["01048"], "f42": titles.TITLES["01090"]})
    made_up: Any = collection
    made_up.SCENARIOS = (*collection.SCENARIOS, replace(scenario))
    made_up.PLAYER_CARDS = (*collection.PLAYER_CARDS, *cards)


fair = another_box(fairground)
box = fair.box


def at_the_fair(*investigators: str) -> Any:
    """A table at the fair's gate, by default with Roland alone."""
    names = investigators or ("roland-banks",)
    options = {"investigators": names, "decks": (), "difficulty": "standard", "lead": 0, "scenario": "the-fair"}
    return fair.Table(fair.begin(options, len(names), 1))
