"""The cards that only one investigator has: a signature and a weakness each."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.conditions import CluesWouldCome, Played, Yours
from miskatonic.games.arkham_lcg.cards.passives import ElderSignFails, EventsFromDiscard, ExtraSlots, StaysWhileHorror
from miskatonic.games.arkham_lcg.cards.sheets import Asset, Cost, Event, Per, Power, Treachery, When
from miskatonic.games.arkham_lcg.cards.terms import (
    ACCESSORY,
    AGILITY,
    AMMO,
    COMBAT,
    HAND,
    INTELLECT,
    SPELL,
    TOME,
    WILD,
    WILLPOWER,
    traits,
)
from miskatonic.games.arkham_lcg.cards.words import (
    DiscoverNothing,
    DoomOnAgenda,
    Draw,
    Fight,
    IfClueHere,
    LessExperience,
    MentalTrauma,
    MoveHorrorToYou,
    NoAttacksThisRound,
    PutResourceHere,
    RemoveDiscardPile,
    TakeHorror,
    ToThreatArea,
)
from miskatonic.words import Instead, Steps

# fmt: off
SIGNATURES: Final = (
    Asset(
        "01006", "rolands-38-special", 3, slots=(HAND,), icons=(COMBAT, AGILITY, WILD),
        traits=traits("item", "weapon", "firearm"), uses=(AMMO, 4),
        powers=(Power(When.ACTION, Fight(IfClueHere(3, 1), damage=1), Cost(uses=1)),), unique=True, copies=1,
        signature_of="roland-banks",
    ),
    Treachery(
        "01007", "cover-up", ToThreatArea(clues=3), traits=traits("task"),
        powers=(
            Power(When.CLUES_DISCOVERED, Instead(DiscoverNothing()), condition=CluesWouldCome()),
            Power(When.GAME_ENDS, MentalTrauma(), condition=Yours(), forced=True),
        ),
        weakness=True, signature_of="roland-banks",
    ),
    Asset(
        "01008", "daisys-tote-bag", 2, icons=(WILLPOWER, INTELLECT, WILD), traits=traits("item"),
        passive=(ExtraSlots(HAND, 2, TOME),), unique=True, copies=1, signature_of="daisy-walker",
    ),
    Asset(
        "01009", "the-necronomicon", slots=(HAND,), traits=traits("item", "tome"), revelation=ToThreatArea(horror=3),
        passive=(ElderSignFails(), StaysWhileHorror()), powers=(Power(When.ACTION, MoveHorrorToYou()),), copies=1,
        signature_of="daisy-walker", weakness=True,
    ),
    Event(
        "01010", "on-the-lam", 1, icons=(INTELLECT, AGILITY, WILD, WILD), traits=traits("tactic"),
        powers=(Power(When.TURN_BEGINS, NoAttacksThisRound(), condition=Yours()),), copies=1,
        signature_of="skids-otoole",
    ),
    Treachery(
        "01011", "hospital-debts", ToThreatArea(), traits=traits("task"),
        powers=(
            Power(When.FREE, PutResourceHere(), Cost(resources=1), times=2, per=Per.ROUND),
            Power(When.GAME_ENDS, LessExperience(2, unless=6), condition=Yours(), forced=True),
        ),
        weakness=True, signature_of="skids-otoole",
    ),
    Asset(
        "01012", "heirloom-of-hyperborea", 3, slots=(ACCESSORY,), icons=(WILLPOWER, COMBAT, WILD),
        traits=traits("item", "relic"), powers=(Power(When.CARD_PLAYED, Draw(), condition=Played(SPELL)),), unique=True,
        copies=1, signature_of="agnes-baker",
    ),
    Event(
        "01013", "dark-memory", 2, traits=traits("spell"), effect=DoomOnAgenda(advances=True),
        powers=(Power(When.TURN_ENDS, TakeHorror(2), condition=Yours(), forced=True),), copies=1,
        signature_of="agnes-baker", weakness=True,
    ),
    Asset(
        "01014", "wendys-amulet", 2, slots=(ACCESSORY,), icons=(WILD, WILD), traits=traits("item", "relic"),
        passive=(EventsFromDiscard(),), unique=True, copies=1, signature_of="wendy-adams",
    ),
    Treachery(
        "01015", "abandoned-and-alone", Steps((TakeHorror(2, direct=True), RemoveDiscardPile())),
        traits=traits("madness"), weakness=True, signature_of="wendy-adams",
    ),
)
# fmt: on
