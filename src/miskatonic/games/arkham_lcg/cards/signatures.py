"""The cards that only one investigator has: a signature and a weakness each."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.conditions import CluesWouldCome, Played, Yours
from miskatonic.games.arkham_lcg.cards.passives import ElderSignFails, EventsFromDiscard, ExtraSlots, StaysWhileHorror
from miskatonic.words import Instead, Steps

# fmt: off
SIGNATURES: Final = (
    s.Asset(
        "01006", "rolands-38-special", 3, slots=(t.HAND,), icons=(t.COMBAT, t.AGILITY, t.WILD),
        traits=t.traits("item", "weapon", "firearm"), uses=(t.AMMO, 4),
        powers=(s.Power(s.When.ACTION, w.Fight(w.IfClueHere(3, 1), damage=1), s.Cost(uses=1)),), unique=True, copies=1,
        signature_of="roland-banks",
    ),
    s.Treachery(
        "01007", "cover-up", w.ToThreatArea(clues=3), traits=t.traits("task"),
        powers=(
            s.Power(s.When.CLUES_DISCOVERED, Instead(w.DiscoverNothing()), condition=CluesWouldCome()),
            s.Power(s.When.GAME_ENDS, w.MentalTrauma(), condition=Yours(), forced=True),
        ),
        weakness=True, signature_of="roland-banks",
    ),
    s.Asset(
        "01008", "daisys-tote-bag", 2, icons=(t.WILLPOWER, t.INTELLECT, t.WILD), traits=t.traits("item"),
        passive=(ExtraSlots(t.HAND, 2, t.TOME),), unique=True, copies=1, signature_of="daisy-walker",
    ),
    s.Asset(
        "01009", "the-necronomicon", slots=(t.HAND,), traits=t.traits("item", "tome"), revelation=w.ToThreatArea(horror=3),
        passive=(ElderSignFails(), StaysWhileHorror()), powers=(s.Power(s.When.ACTION, w.MoveHorrorToYou()),), copies=1,
        signature_of="daisy-walker", weakness=True,
    ),
    s.Event(
        "01010", "on-the-lam", 1, icons=(t.INTELLECT, t.AGILITY, t.WILD, t.WILD), traits=t.traits("tactic"),
        powers=(s.Power(s.When.TURN_BEGINS, w.NoAttacksThisRound(), condition=Yours()),), copies=1,
        signature_of="skids-otoole",
    ),
    s.Treachery(
        "01011", "hospital-debts", w.ToThreatArea(), traits=t.traits("task"),
        powers=(
            s.Power(s.When.FREE, w.PutResourceHere(), s.Cost(resources=1), times=2, per=s.Per.ROUND),
            s.Power(s.When.GAME_ENDS, w.LessExperience(2, unless=6), condition=Yours(), forced=True),
        ),
        weakness=True, signature_of="skids-otoole",
    ),
    s.Asset(
        "01012", "heirloom-of-hyperborea", 3, slots=(t.ACCESSORY,), icons=(t.WILLPOWER, t.COMBAT, t.WILD),
        traits=t.traits("item", "relic"), powers=(s.Power(s.When.CARD_PLAYED, w.Draw(), condition=Played(t.SPELL)),),
        unique=True, copies=1, signature_of="agnes-baker",
    ),
    s.Event(
        "01013", "dark-memory", 2, traits=t.traits("spell"), effect=w.DoomOnAgenda(advances=True),
        powers=(s.Power(s.When.TURN_ENDS, w.TakeHorror(2), condition=Yours(), forced=True),), copies=1,
        signature_of="agnes-baker", weakness=True,
    ),
    s.Asset(
        "01014", "wendys-amulet", 2, slots=(t.ACCESSORY,), icons=(t.WILD, t.WILD), traits=t.traits("item", "relic"),
        passive=(EventsFromDiscard(),), unique=True, copies=1, signature_of="wendy-adams",
    ),
    s.Treachery(
        "01015", "abandoned-and-alone", Steps((w.TakeHorror(2, direct=True), w.RemoveDiscardPile())),
        traits=t.traits("madness"), weakness=True, signature_of="wendy-adams",
    ),
)
# fmt: on
