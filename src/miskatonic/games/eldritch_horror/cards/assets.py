"""The 40 Assets (EH-CMP-16)."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Asset, Moment, Power, Whose

FIGHTING: Final = w.Tests(t.STRENGTH, w.IN_COMBAT)
"""The strength test of a combat encounter."""


def _weapon(code: str, value: int, n: int, *powers: Power) -> Asset:
    return Asset(code, value, (t.ITEM, t.WEAPON), (w.Bonus(t.STRENGTH, n, w.IN_COMBAT),), powers)


def _expert(code: str, skill: int) -> Asset:
    """An Ally who is good at a skill."""
    return Asset(code, 2, (t.ALLY,), (w.Bonus(skill, 1),), (_reroll(w.Tests(skill)),))


def _reroll(tests: w.Tests, *, once_per_round: bool = False) -> Power:
    return Power(Moment.AFTER_ROLL, w.Reroll(), tests=tests, once_per_round=once_per_round)


def _service(code: str, value: int, effects: w.Effects, *traits: int) -> Asset:
    """Resolved when it is gained, then discarded."""
    return Asset(code, value, (t.SERVICE, *traits), powers=(Power(Moment.GAINED, effects, forced=True),))


def _remedy(code: str, value: int) -> Asset:
    """Prevents a loss on the owner's space."""
    power = Power(Moment.WOULD_LOSE, w.PreventLoss(2), w.DiscardThis(), whose=Whose.HERE, value=value)
    return Asset(code, 1, (t.ITEM,), powers=(power,))


ASSETS: Final = (
    Asset("18-derringer", 1, (t.TRINKET, t.WEAPON), powers=(Power(Moment.AFTER_ROLL, w.RaiseDie(), tests=FIGHTING),)),
    _weapon("38-revolver", 1, 2),
    _weapon("45-automatic", 2, 3),
    _service("agency-quarantine", 4, w.HurtMonsters(4, w.ANYWHERE)),
    Asset("arcane-manuscripts", 1, (t.ITEM, t.TOME), (w.Bonus(t.LORE, 1, w.IN_SPELLS),)),
    _expert("arcane-scholar", t.LORE),
    Asset(
        "arcane-tome",
        3,
        (t.ITEM, t.TOME),
        (w.Bonus(t.LORE, 2, w.IN_SPELLS),),
        (Power(Moment.REST, w.Test(t.LORE, passed=w.GainSpell())),),
    ),
    _weapon("axe", 2, 2, Power(Moment.AFTER_ROLL, w.Reroll(w.ANY_NUMBER), w.Spend(t.SANITY, 2), tests=FIGHTING)),
    _remedy("bandages", t.HEALTH),
    _weapon("bull-whip", 1, 1, _reroll(FIGHTING)),
    Asset(
        "carbine-rifle",
        3,
        (t.ITEM, t.WEAPON),
        powers=(Power(Moment.BEFORE_TEST, w.AddToTest(5), tests=FIGHTING, once_per_round=True),),
    ),
    Asset(
        "cat-burglar",
        1,
        (t.ALLY,),
        powers=(
            Power(
                Moment.ACTION,
                w.Roll((w.Case(5, 6, w.GainAsset((t.ITEM, t.TRINKET), source=w.RESERVE)), w.Case(1, 1, w.DiscardThis()))),
            ),
        ),
    ),
    _service("charter-flight", 1, w.Walk(2, up_to=True)),
    _service("delivery-service", 1, w.Give(t.POSSESSION, t.ITEM), t.TEAMWORK),
    Asset(
        "double-barreled-shotgun",
        4,
        (t.ITEM, t.WEAPON),
        (w.Bonus(t.STRENGTH, 4, w.IN_COMBAT), w.SixesCountTwice(FIGHTING)),
    ),
    Asset("dynamite", 3, (t.ITEM, t.WEAPON), powers=(Power(Moment.ACTION, w.May(w.DiscardThis(), w.HurtMonsters(3))),)),
    Asset("fine-clothes", 2, (t.ITEM,), (w.SixesCountTwice(w.Tests(during=w.WHEN_ACQUIRING)),)),
    Asset("fishing-net", 2, (t.ITEM,), (w.LessDamage(1),), (_reroll(FIGHTING),)),
    _expert("hired-muscle", t.STRENGTH),
    Asset("holy-cross", 2, (t.ITEM,), (w.Bonus(t.WILL, 2, w.IN_COMBAT),)),
    Asset(
        "holy-water",
        2,
        (t.ITEM, t.MAGICAL),
        powers=(
            Power(Moment.COMBAT, w.CombatBonus((t.WILL, t.STRENGTH), 5), w.DiscardThis()),
            Power(Moment.ACTION, w.May(w.DiscardThis(), w.By(w.One(here=True), (w.GainCondition(t.BLESSED),)))),
        ),
    ),
    Asset(
        "kerosene",
        1,
        (t.ITEM,),
        powers=(Power(Moment.COMBAT, w.CombatBonus((t.STRENGTH,), 5), w.DiscardThis(), tests=w.Tests(t.STRENGTH)),),
    ),
    Asset(
        "king-james-bible",
        2,
        (t.ITEM, t.TOME),
        powers=(_reroll(w.Tests(t.WILL, w.IN_COMBAT)), Power(Moment.REST, w.Recover(t.SANITY), forced=True)),
    ),
    Asset(
        "lodge-researcher",
        3,
        (t.ALLY,),
        powers=(Power(Moment.BEAT_MONSTER, (w.Recover(t.SANITY), w.GainClue()), forced=True),),
    ),
    Asset("lucky-cigarette-case", 2, (t.TRINKET,), powers=(Power(Moment.AFTER_ROLL, w.RaiseDie(), once_per_round=True),)),
    Asset("lucky-rabbits-foot", 1, (t.TRINKET,), powers=(_reroll(w.ANY_TEST, once_per_round=True),)),
    _expert("personal-assistant", t.INFLUENCE),
    Asset("pocket-watch", 1, (t.TRINKET,), (w.NeverDelayed(),)),
    _service("private-care", 2, (w.Recover(t.HEALTH, w.ALL), w.Recover(t.SANITY, w.ALL))),
    _expert("private-investigator", t.OBSERVATION),
    Asset("protective-amulet", 1, (t.ITEM,), (w.Bonus(t.WILL, 1, w.IN_COMBAT),)),
    Asset(
        "puzzle-box",
        3,
        (t.TRINKET,),
        powers=(Power(Moment.REST, w.Test(t.OBSERVATION, -2, passed=w.May(w.DiscardThis(), w.GainArtifact()))),),
    ),
    _service("sanctuary", 2, w.May(w.Discard(t.CONDITION))),
    _service("silver-twilight-ritual", 3, w.RetreatDoom()),
    Asset(
        "spirit-dagger",
        2,
        (t.ITEM, t.WEAPON, t.MAGICAL),
        (w.Bonus(t.WILL, 1, w.IN_COMBAT), w.Bonus(t.STRENGTH, 2, w.IN_COMBAT)),
    ),
    Asset("urban-guide", 4, (t.ALLY,), (w.AdditionalDie(w.OUTSIDE_OTHER_WORLDS, t.CITY),)),
    _expert("vatican-missionary", t.WILL),
    _remedy("whiskey", t.SANITY),
    _service("wireless-report", 1, w.Give(t.CLUE), t.TEAMWORK),
    Asset(
        "witch-doctor",
        3,
        (t.ALLY,),
        powers=(
            Power(
                Moment.REST,
                w.Choose(1, (w.Recover(t.HEALTH), w.Discard(t.CONDITION, name=t.CURSED)), up_to=True),
                forced=True,
                whose=Whose.HERE,
                by_them=True,
            ),
        ),
    ),
)
