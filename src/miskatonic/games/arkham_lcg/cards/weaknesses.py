"""The ten basic weaknesses (AH-DKB-07)."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.conditions import BearerOnly, OnThis, Yours
from miskatonic.games.arkham_lcg.cards.passives import AllSkills, BlankHere
from miskatonic.games.arkham_lcg.cards.sheets import Cost, Enemy, Power, Treachery, When
from miskatonic.games.arkham_lcg.cards.terms import traits

# fmt: off
BASIC_WEAKNESSES: Final = (
    Treachery("01096", "amnesia", w.KeepOneCard(), traits=traits("madness"), copies=2, weakness=True),
    Treachery("01097", "paranoia", w.LoseAllResources(), traits=traits("madness"), copies=2, weakness=True),
    Treachery(
        "01098", "haunted", w.ToThreatArea(), traits=traits("curse"), passive=(AllSkills(-1),),
        powers=(Power(When.ACTION, w.DiscardThis(), actions=2),), weakness=True,
    ),
    Treachery(
        "01099", "psychosis", w.ToThreatArea(), traits=traits("madness"),
        powers=(
            Power(When.TOOK_HORROR, w.TakeDamage(direct=True), condition=Yours(), forced=True),
            Power(When.ACTION, w.DiscardThis(), actions=2),
        ),
        weakness=True,
    ),
    Treachery(
        "01100", "hypochondria", w.ToThreatArea(), traits=traits("madness"),
        powers=(
            Power(When.TOOK_DAMAGE, w.TakeHorror(direct=True), condition=Yours(), forced=True),
            Power(When.ACTION, w.DiscardThis(), actions=2),
        ),
        weakness=True,
    ),
    Enemy(
        "01101", "mob-enforcer", 4, 3, 3, damage=1, traits=traits("humanoid", "criminal"), hunter=True,
        prey=BearerOnly(), powers=(Power(When.ACTION, w.DiscardThis(), Cost(resources=4), parley=True),), weakness=True,
        icon="brass-knuckles",
    ),
    Enemy(
        "01102", "silver-twilight-acolyte", 2, 3, 3, damage=1, traits=traits("humanoid", "cultist", "silver-twilight"),
        hunter=True, prey=BearerOnly(),
        powers=(Power(When.ENEMY_ATTACKED, w.DoomOnAgenda(), condition=OnThis(), forced=True),),
        weakness=True, icon="cultist",
    ),
    Enemy(
        "01103", "stubborn-detective", 3, 2, 2, damage=1, traits=traits("humanoid", "detective"), hunter=True,
        prey=BearerOnly(), passive=(BlankHere(),), weakness=True, icon="sherlock-holmes",
    ),
)
# fmt: on
