"""The five investigators of the Core Set."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.conditions import OnThis, Yours
from miskatonic.games.arkham_lcg.cards.passives import ExtraAction
from miskatonic.games.arkham_lcg.cards.sheets import Cost, ElderSign, Investigator, Per, Power, When
from miskatonic.games.arkham_lcg.cards.terms import GUARDIAN, MYSTIC, ROGUE, SEEKER, SURVIVOR, TOME, traits
from miskatonic.games.arkham_lcg.cards.words import (
    CluesHere,
    DamageEnemy,
    DiscoverClues,
    Draw,
    GainActions,
    GainResources,
    HorrorOnYou,
    RedrawToken,
    TomesYouControl,
)

# fmt: off
INVESTIGATORS: Final = (
    Investigator(
        "01001", "roland-banks", GUARDIAN, (3, 3, 4, 2), 9, 5, ElderSign(CluesHere()),
        (Power(When.ENEMY_DEFEATED, DiscoverClues(), condition=Yours(), times=1, per=Per.ROUND),),
        traits=traits("agency", "detective"), second_class=SEEKER, required=("01006", "01007"), icon="police-badge",
    ),
    Investigator(
        "01002", "daisy-walker", SEEKER, (3, 5, 2, 2), 5, 9, ElderSign(0, Draw(TomesYouControl())),
        passive=(ExtraAction(TOME),), traits=traits("miskatonic"), second_class=MYSTIC, required=("01008", "01009"),
        icon="book-pile",
    ),
    Investigator(
        "01003", "skids-otoole", ROGUE, (2, 3, 3, 4), 8, 6, ElderSign(2, GainResources(2)),
        (Power(When.OWN_TURN, GainActions(), Cost(resources=2), times=1, per=Per.TURN),),
        traits=traits("criminal"), second_class=GUARDIAN, required=("01010", "01011"), icon="domino-mask",
    ),
    Investigator(
        "01004", "agnes-baker", MYSTIC, (5, 2, 2, 3), 6, 8, ElderSign(HorrorOnYou()),
        (Power(When.HORROR_PLACED, DamageEnemy(1), condition=OnThis(), times=1, per=Per.PHASE),),
        traits=traits("sorcerer"), second_class=SURVIVOR, required=("01012", "01013"), icon="magic-swirl",
    ),
    Investigator(
        "01005", "wendy-adams", SURVIVOR, (4, 3, 1, 4), 7, 7, ElderSign(0, succeeds_with="wendys-amulet"),
        (Power(When.TOKEN_REVEALED, RedrawToken(), Cost(cards=1), condition=Yours(), times=1, per=Per.TEST),),
        traits=traits("drifter"), second_class=ROGUE, required=("01014", "01015"), icon="slingshot",
    ),
)
# fmt: on
