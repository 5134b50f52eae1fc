"""The five investigators of the Core Set."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.conditions import OnThis, Yours
from miskatonic.games.arkham_lcg.cards.passives import ExtraAction

# fmt: off
INVESTIGATORS: Final = (
    s.Investigator(
        "01001", "roland-banks", t.GUARDIAN, (3, 3, 4, 2), 9, 5, s.ElderSign(w.CluesHere()),
        (s.Power(s.When.ENEMY_DEFEATED, w.DiscoverClues(), condition=Yours(), times=1, per=s.Per.ROUND),),
        traits=t.traits("agency", "detective"), second_class=t.SEEKER, required=("01006", "01007"), icon="police-badge",
    ),
    s.Investigator(
        "01002", "daisy-walker", t.SEEKER, (3, 5, 2, 2), 5, 9, s.ElderSign(0, w.Draw(w.TomesYouControl())),
        passive=(ExtraAction(t.TOME),), traits=t.traits("miskatonic"), second_class=t.MYSTIC, required=("01008", "01009"),
        icon="book-pile",
    ),
    s.Investigator(
        "01003", "skids-otoole", t.ROGUE, (2, 3, 3, 4), 8, 6, s.ElderSign(2, w.GainResources(2)),
        (s.Power(s.When.OWN_TURN, w.GainActions(), s.Cost(resources=2), times=1, per=s.Per.TURN),),
        traits=t.traits("criminal"), second_class=t.GUARDIAN, required=("01010", "01011"), icon="domino-mask",
    ),
    s.Investigator(
        "01004", "agnes-baker", t.MYSTIC, (5, 2, 2, 3), 6, 8, s.ElderSign(w.HorrorOnYou()),
        (s.Power(s.When.HORROR_PLACED, w.DamageEnemy(1), condition=OnThis(), times=1, per=s.Per.PHASE),),
        traits=t.traits("sorcerer"), second_class=t.SURVIVOR, required=("01012", "01013"), icon="magic-swirl",
    ),
    s.Investigator(
        "01005", "wendy-adams", t.SURVIVOR, (4, 3, 1, 4), 7, 7, s.ElderSign(0, succeeds_with="wendys-amulet"),
        (s.Power(s.When.TOKEN_REVEALED, w.RedrawToken(), s.Cost(cards=1), condition=Yours(), times=1, per=s.Per.TEST),),
        traits=t.traits("drifter"), second_class=t.ROGUE, required=("01014", "01015"), icon="slingshot",
    ),
)
# fmt: on
