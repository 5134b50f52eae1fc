"""The 40 Assets (EH-CMP-16)."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Asset, Moment, Power, Whose
from miskatonic.games.eldritch_horror.cards.terms import (
    ALLY,
    BLESSED,
    CITY,
    CLUE,
    CONDITION,
    CURSED,
    HEALTH,
    INFLUENCE,
    ITEM,
    LORE,
    MAGICAL,
    OBSERVATION,
    POSSESSION,
    SANITY,
    SERVICE,
    STRENGTH,
    TEAMWORK,
    TOME,
    TRINKET,
    WEAPON,
    WILL,
)

FIGHTING: Final = w.Tests(STRENGTH, w.IN_COMBAT)
"""The strength test of a combat encounter."""


def _weapon(code: str, value: int, n: int, *powers: Power, traits: tuple[int, ...] = (ITEM, WEAPON)) -> Asset:
    return Asset(code, value, traits, (w.Bonus(STRENGTH, n, w.IN_COMBAT),), powers)


def _expert(code: str, skill: int) -> Asset:
    """An Ally who is good at a skill."""
    return Asset(code, 2, (ALLY,), (w.Bonus(skill, 1),), (_reroll(w.Tests(skill)),))


def _reroll(tests: w.Tests, *, once_per_round: bool = False) -> Power:
    return Power(Moment.AFTER_ROLL, w.Reroll(), tests=tests, once_per_round=once_per_round)


def _service(code: str, value: int, effects: w.Effects, *traits: int) -> Asset:
    """Resolved when it is gained, then discarded."""
    return Asset(code, value, (SERVICE, *traits), powers=(Power(Moment.GAINED, effects, forced=True),))


def _remedy(code: str, value: int) -> Asset:
    """Prevents a loss on the owner's space."""
    power = Power(Moment.WOULD_LOSE, w.PreventLoss(2), w.DiscardThis(), whose=Whose.HERE, value=value)
    return Asset(code, 1, (ITEM,), powers=(power,))


ASSETS: Final = (
    Asset("18-derringer", 1, (TRINKET, WEAPON), powers=(Power(Moment.AFTER_ROLL, w.RaiseDie(), tests=FIGHTING),)),
    _weapon("38-revolver", 1, 2),
    _weapon("45-automatic", 2, 3),
    _service("agency-quarantine", 4, w.HurtMonsters(4, w.ANYWHERE)),
    Asset("arcane-manuscripts", 1, (ITEM, TOME), (w.Bonus(LORE, 1, w.IN_SPELLS),)),
    _expert("arcane-scholar", LORE),
    Asset(
        "arcane-tome",
        3,
        (ITEM, TOME),
        (w.Bonus(LORE, 2, w.IN_SPELLS),),
        (Power(Moment.REST, w.Test(LORE, passed=w.GainSpell())),),
    ),
    _weapon("axe", 2, 2, Power(Moment.AFTER_ROLL, w.Reroll(w.ANY_NUMBER), w.Spend(SANITY, 2), tests=FIGHTING)),
    _remedy("bandages", HEALTH),
    _weapon("bull-whip", 1, 1, _reroll(FIGHTING)),
    Asset(
        "carbine-rifle",
        3,
        (ITEM, WEAPON),
        powers=(Power(Moment.BEFORE_TEST, w.TestBonus(5), tests=FIGHTING, once_per_round=True),),
    ),
    Asset(
        "cat-burglar",
        1,
        (ALLY,),
        powers=(
            Power(
                Moment.ACTION,
                w.Roll((w.Case(5, 6, w.GainAsset((ITEM, TRINKET), source=w.RESERVE)), w.Case(1, 1, w.DiscardThis()))),
            ),
        ),
    ),
    _service("charter-flight", 1, w.Walk(2, up_to=True)),
    _service("delivery-service", 1, w.Give(POSSESSION, ITEM), TEAMWORK),
    Asset(
        "double-barreled-shotgun",
        4,
        (ITEM, WEAPON),
        (w.Bonus(STRENGTH, 4, w.IN_COMBAT), w.SixesCountTwice(FIGHTING)),
    ),
    Asset("dynamite", 3, (ITEM, WEAPON), powers=(Power(Moment.ACTION, w.May(w.DiscardThis(), w.HurtMonsters(3))),)),
    Asset("fine-clothes", 2, (ITEM,), (w.SixesCountTwice(w.Tests(during=w.WHEN_ACQUIRING)),)),
    Asset("fishing-net", 2, (ITEM,), (w.LessDamage(1),), (_reroll(FIGHTING),)),
    _expert("hired-muscle", STRENGTH),
    Asset("holy-cross", 2, (ITEM,), (w.Bonus(WILL, 2, w.IN_COMBAT),)),
    Asset(
        "holy-water",
        2,
        (ITEM, MAGICAL),
        powers=(
            Power(Moment.COMBAT, w.CombatBonus((WILL, STRENGTH), 5), w.DiscardThis()),
            Power(Moment.ACTION, w.May(w.DiscardThis(), w.By(w.One(here=True), (w.GainCondition(BLESSED),)))),
        ),
    ),
    Asset(
        "kerosene",
        1,
        (ITEM,),
        powers=(Power(Moment.COMBAT, w.CombatBonus((STRENGTH,), 5), w.DiscardThis(), tests=w.Tests(STRENGTH)),),
    ),
    Asset(
        "king-james-bible",
        2,
        (ITEM, TOME),
        powers=(_reroll(w.Tests(WILL, w.IN_COMBAT)), Power(Moment.REST, w.Recover(SANITY), forced=True)),
    ),
    Asset(
        "lodge-researcher",
        3,
        (ALLY,),
        powers=(Power(Moment.BEAT_MONSTER, (w.Recover(SANITY), w.GainClue()), forced=True),),
    ),
    Asset("lucky-cigarette-case", 2, (TRINKET,), powers=(Power(Moment.AFTER_ROLL, w.RaiseDie(), once_per_round=True),)),
    Asset("lucky-rabbits-foot", 1, (TRINKET,), powers=(_reroll(w.ANY_TEST, once_per_round=True),)),
    _expert("personal-assistant", INFLUENCE),
    Asset("pocket-watch", 1, (TRINKET,), (w.NeverDelayed(),)),
    _service("private-care", 2, (w.Recover(HEALTH, w.ALL), w.Recover(SANITY, w.ALL))),
    _expert("private-investigator", OBSERVATION),
    Asset("protective-amulet", 1, (ITEM,), (w.Bonus(WILL, 1, w.IN_COMBAT),)),
    Asset(
        "puzzle-box",
        3,
        (TRINKET,),
        powers=(Power(Moment.REST, w.Test(OBSERVATION, -2, passed=w.May(w.DiscardThis(), w.GainArtifact()))),),
    ),
    _service("sanctuary", 2, w.May(w.Discard(CONDITION))),
    _service("silver-twilight-ritual", 3, w.RetreatDoom()),
    Asset(
        "spirit-dagger",
        2,
        (ITEM, WEAPON, MAGICAL),
        (w.Bonus(WILL, 1, w.IN_COMBAT), w.Bonus(STRENGTH, 2, w.IN_COMBAT)),
    ),
    Asset("urban-guide", 4, (ALLY,), (w.AdditionalDie(w.OUTSIDE_OTHER_WORLDS, CITY),)),
    _expert("vatican-missionary", WILL),
    _remedy("whiskey", SANITY),
    _service("wireless-report", 1, w.Give(CLUE), TEAMWORK),
    Asset(
        "witch-doctor",
        3,
        (ALLY,),
        powers=(
            Power(
                Moment.REST,
                w.Choose(1, (w.Recover(HEALTH), w.Discard(CONDITION, name=CURSED)), up_to=True),
                whose=Whose.HERE,
                by_them=True,
            ),
        ),
    ),
)
