"""The 60 action cards: six investigators with ten cards each, five titles in two copies that differ in the bottom effect."""

from typing import Final

from miskatonic.core.code import Effect
from miskatonic.games.final_hour.cards.board import GREEN, ORANGE, PURPLE
from miskatonic.games.final_hour.cards.sheets import ActionCard
from miskatonic.games.final_hour.cards.words import (
    ActivateAt,
    ActivateZone,
    Adjacent,
    Attack,
    BlindBottom,
    BurnGate,
    Damage,
    Destroy,
    EachAdjacent,
    EachGate,
    EachNear,
    Explore,
    Heal,
    Lure,
    March,
    Move,
    Near,
    OfTarget,
    OthersInZone,
    PeekGate,
    PlayedCards,
    Repair,
    Seal,
    SealWalked,
    Shove,
    Spawn,
    WithinTwo,
)
from miskatonic.words import Another, Anyone, By, Choose, EachInOrder, Repeat

JENNY: Final = 0
PETE: Final = 1
LILY: Final = 2
TOMMY: Final = 3
MICHAEL: Final = 4
RITA: Final = 5
INVESTIGATORS: Final = ("jenny", "pete", "lily", "tommy", "michael", "rita")

Effects = tuple[Effect, ...]

AT_GATES: Final[Effects] = (Move(1), Explore(), Spawn(1, EachGate()))
AT_HERE: Final[Effects] = (Move(1), Explore(), Spawn(2))
ZONE_GREEN: Final[Effects] = (Move(1), Explore(), ActivateZone(GREEN))
ZONE_PURPLE: Final[Effects] = (Move(1), Explore(), ActivateZone(PURPLE))
ZONE_ORANGE: Final[Effects] = (Move(1), Explore(), ActivateZone(ORANGE))


def _two(title: str, who: int, *, top: Effects, bottoms: tuple[Effects, Effects]) -> tuple[ActionCard, ActionCard]:
    """Both copies of a card."""
    return ActionCard(f"{title}1", who, top, bottoms[0]), ActionCard(f"{title}2", who, top, bottoms[1])


def _signature(title: str, who: int, *, top: Effects, bottom: Effects) -> tuple[ActionCard, ActionCard]:
    """The card both of whose copies have the investigator's own bottom."""
    return _two(title, who, top=top, bottoms=(bottom, bottom))


ACTION_CARDS: Final[tuple[ActionCard, ...]] = (
    # Jenny Barnes fights together with others.
    *_signature("JB-S", JENNY, top=(Move(1), Seal(1)), bottom=(March(4, entering=(Spawn(1),)),)),
    *_two("JB-A", JENNY, top=(Move(1), Attack(4), By(Another(), (Attack(4),))), bottoms=(AT_GATES, AT_HERE)),
    *_two("JB-B", JENNY, top=(Attack(2, Near()), Attack(2, Near())), bottoms=(ZONE_GREEN, ZONE_PURPLE)),
    *_two("JB-C", JENNY, top=(Move(1), Attack(2), By(OthersInZone(), (Attack(2),))), bottoms=(ZONE_ORANGE, ZONE_GREEN)),
    *_two("JB-D", JENNY, top=(Move(1), By(EachInOrder(), (Attack(PlayedCards(2)),))), bottoms=(ZONE_PURPLE, ZONE_ORANGE)),
    # "Ashcan" Pete helps others, foresees, distracts monsters.
    *_signature("AP-S", PETE, top=(Move(1), Heal(1), Seal(1)), bottom=(Move(2), BurnGate(1))),
    *_two("AP-A", PETE, top=(By(Anyone(), (Heal(1), Move(2))), Attack(3, OfTarget())), bottoms=(AT_GATES, AT_HERE)),
    *_two("AP-B", PETE, top=(Move(1), Attack(4)), bottoms=(ZONE_PURPLE, ZONE_ORANGE)),
    *_two("AP-C", PETE, top=(Move(1), Shove(2), Attack(3)), bottoms=(ZONE_GREEN, ZONE_PURPLE)),
    *_two("AP-D", PETE, top=(PeekGate(), Move(2), Attack(3)), bottoms=(ZONE_ORANGE, ZONE_GREEN)),
    # Lily Chen strikes single strong blows.
    *_signature("LC-S", LILY, top=(Heal(2), Seal(1)), bottom=(Move(1), BlindBottom())),
    *_two("LC-A", LILY, top=(Move(2), Destroy(2)), bottoms=(AT_GATES, AT_HERE)),
    *_two("LC-B", LILY, top=(Move(1), Attack(5)), bottoms=(ZONE_ORANGE, ZONE_GREEN)),
    *_two("LC-C", LILY, top=(Move(1), Attack(4, Near())), bottoms=(ZONE_PURPLE, ZONE_ORANGE)),
    *_two("LC-D", LILY, top=(Repeat(3, (Move(1), Attack(2))),), bottoms=(ZONE_GREEN, ZONE_PURPLE)),
    # Tommy Muldoon holds ground and shoots from afar.
    *_signature(
        "TM-S", TOMMY, top=(Choose(2, (Move(1), Seal(1), Repair(1), Heal(1))),), bottom=(Move(1), Spawn(1, EachAdjacent()))
    ),
    *_two("TM-A", TOMMY, top=(Attack(5, WithinTwo()),), bottoms=(AT_GATES, AT_HERE)),
    *_two("TM-B", TOMMY, top=(Move(1), Attack(3), Seal(1)), bottoms=(ZONE_GREEN, ZONE_ORANGE)),
    *_two("TM-C", TOMMY, top=(Move(1), Attack(4, Adjacent())), bottoms=(ZONE_PURPLE, ZONE_GREEN)),
    *_two("TM-D", TOMMY, top=(Move(1), Attack(4), Repair(1)), bottoms=(ZONE_ORANGE, ZONE_PURPLE)),
    # Michael McGlen brings heavy fire, breaks things and lures monsters.
    *_signature("MM-S", MICHAEL, top=(Move(1), Seal(2)), bottom=(Move(1), Damage(3))),
    *_two("MM-A", MICHAEL, top=(Move(2), Attack(5)), bottoms=(AT_GATES, AT_HERE)),
    *_two(
        "MM-B", MICHAEL, top=(Choose(1, (Attack(2, EachNear()), Attack(2, WithinTwo()))),), bottoms=(ZONE_PURPLE, ZONE_GREEN)
    ),
    *_two("MM-C", MICHAEL, top=(Move(1), Lure(2), Attack(4)), bottoms=(ZONE_GREEN, ZONE_ORANGE)),
    *_two("MM-D", MICHAEL, top=(Attack(3), Attack(3, Adjacent())), bottoms=(ZONE_ORANGE, ZONE_PURPLE)),
    # Rita Young covers ground.
    *_signature("RY-S", RITA, top=(Move(2), SealWalked()), bottom=(Move(2), ActivateAt(EachNear()))),
    *_two("RY-A", RITA, top=(Move(3), Attack(4), By(Another(), (Move(2),))), bottoms=(AT_GATES, AT_HERE)),
    *_two("RY-B", RITA, top=(Move(2), Attack(3), Heal(1)), bottoms=(ZONE_ORANGE, ZONE_PURPLE)),
    *_two("RY-C", RITA, top=(Move(3, entering=(Attack(2),)),), bottoms=(ZONE_PURPLE, ZONE_GREEN)),
    *_two("RY-D", RITA, top=(Move(4), Attack(4)), bottoms=(ZONE_GREEN, ZONE_ORANGE)),
)
