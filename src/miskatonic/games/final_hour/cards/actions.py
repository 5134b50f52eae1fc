"""The 60 action cards: six investigators with ten cards each, five titles in two copies that differ in the bottom effect."""

from typing import Final

from miskatonic import words as c
from miskatonic.core.code import Effect
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.cards.board import GREEN, ORANGE, PURPLE
from miskatonic.games.final_hour.cards.sheets import ActionCard

JENNY: Final = 0
PETE: Final = 1
LILY: Final = 2
TOMMY: Final = 3
MICHAEL: Final = 4
RITA: Final = 5
INVESTIGATORS: Final = ("jenny", "pete", "lily", "tommy", "michael", "rita")

Effects = tuple[Effect, ...]

AT_GATES: Final[Effects] = (w.Move(1), w.Explore(), w.Spawn(1, w.EachGate()))
AT_HERE: Final[Effects] = (w.Move(1), w.Explore(), w.Spawn(2))
ZONE_GREEN: Final[Effects] = (w.Move(1), w.Explore(), w.ActivateZone(GREEN))
ZONE_PURPLE: Final[Effects] = (w.Move(1), w.Explore(), w.ActivateZone(PURPLE))
ZONE_ORANGE: Final[Effects] = (w.Move(1), w.Explore(), w.ActivateZone(ORANGE))


def _two(title: str, who: int, *, top: Effects, bottoms: tuple[Effects, Effects]) -> tuple[ActionCard, ActionCard]:
    """Both copies of a card."""
    return ActionCard(f"{title}1", who, top, bottoms[0]), ActionCard(f"{title}2", who, top, bottoms[1])


def _signature(title: str, who: int, *, top: Effects, bottom: Effects) -> tuple[ActionCard, ActionCard]:
    """The card both of whose copies have the investigator's own bottom."""
    return _two(title, who, top=top, bottoms=(bottom, bottom))


ACTION_CARDS: Final[tuple[ActionCard, ...]] = (
    # Jenny Barnes fights together with others.
    *_signature("JB-S", JENNY, top=(w.Move(1), w.Seal(1)), bottom=(w.March(4, entering=(w.Spawn(1),)),)),
    *_two("JB-A", JENNY, top=(w.Move(1), w.Attack(4), c.By(c.Another(), (w.Attack(4),))), bottoms=(AT_GATES, AT_HERE)),
    *_two("JB-B", JENNY, top=(w.Attack(2, w.Near()), w.Attack(2, w.Near())), bottoms=(ZONE_GREEN, ZONE_PURPLE)),
    *_two(
        "JB-C",
        JENNY,
        top=(w.Move(1), w.Attack(2), c.By(w.OthersInZone(), (w.Attack(2),))),
        bottoms=(ZONE_ORANGE, ZONE_GREEN),
    ),
    *_two(
        "JB-D",
        JENNY,
        top=(w.Move(1), c.By(c.EachInOrder(), (w.Attack(w.PlayedCards(2)),))),
        bottoms=(ZONE_PURPLE, ZONE_ORANGE),
    ),
    # "Ashcan" Pete helps others, foresees, distracts monsters.
    *_signature("AP-S", PETE, top=(w.Move(1), w.Heal(1), w.Seal(1)), bottom=(w.Move(2), w.BurnGate(1))),
    *_two(
        "AP-A", PETE, top=(c.By(c.Anyone(), (w.Heal(1), w.Move(2))), w.Attack(3, w.OfTarget())), bottoms=(AT_GATES, AT_HERE)
    ),
    *_two("AP-B", PETE, top=(w.Move(1), w.Attack(4)), bottoms=(ZONE_PURPLE, ZONE_ORANGE)),
    *_two("AP-C", PETE, top=(w.Move(1), w.Shove(2), w.Attack(3)), bottoms=(ZONE_GREEN, ZONE_PURPLE)),
    *_two("AP-D", PETE, top=(w.PeekGate(), w.Move(2), w.Attack(3)), bottoms=(ZONE_ORANGE, ZONE_GREEN)),
    # Lily Chen strikes single strong blows.
    *_signature("LC-S", LILY, top=(w.Heal(2), w.Seal(1)), bottom=(w.Move(1), w.BlindBottom())),
    *_two("LC-A", LILY, top=(w.Move(2), w.Destroy(2)), bottoms=(AT_GATES, AT_HERE)),
    *_two("LC-B", LILY, top=(w.Move(1), w.Attack(5)), bottoms=(ZONE_ORANGE, ZONE_GREEN)),
    *_two("LC-C", LILY, top=(w.Move(1), w.Attack(4, w.Near())), bottoms=(ZONE_PURPLE, ZONE_ORANGE)),
    *_two("LC-D", LILY, top=(c.Repeat(3, (w.Move(1), w.Attack(2))),), bottoms=(ZONE_GREEN, ZONE_PURPLE)),
    # Tommy Muldoon holds ground and shoots from afar.
    *_signature(
        "TM-S",
        TOMMY,
        top=(c.Choose(2, (w.Move(1), w.Seal(1), w.Repair(1), w.Heal(1))),),
        bottom=(w.Move(1), w.Spawn(1, w.EachAdjacent())),
    ),
    *_two("TM-A", TOMMY, top=(w.Attack(5, w.WithinTwo()),), bottoms=(AT_GATES, AT_HERE)),
    *_two("TM-B", TOMMY, top=(w.Move(1), w.Attack(3), w.Seal(1)), bottoms=(ZONE_GREEN, ZONE_ORANGE)),
    *_two("TM-C", TOMMY, top=(w.Move(1), w.Attack(4, w.Adjacent())), bottoms=(ZONE_PURPLE, ZONE_GREEN)),
    *_two("TM-D", TOMMY, top=(w.Move(1), w.Attack(4), w.Repair(1)), bottoms=(ZONE_ORANGE, ZONE_PURPLE)),
    # Michael McGlen brings heavy fire, breaks things and lures monsters.
    *_signature("MM-S", MICHAEL, top=(w.Move(1), w.Seal(2)), bottom=(w.Move(1), w.Damage(3))),
    *_two("MM-A", MICHAEL, top=(w.Move(2), w.Attack(5)), bottoms=(AT_GATES, AT_HERE)),
    *_two(
        "MM-B",
        MICHAEL,
        top=(c.Choose(1, (w.Attack(2, w.EachNear()), w.Attack(2, w.WithinTwo()))),),
        bottoms=(ZONE_PURPLE, ZONE_GREEN),
    ),
    *_two("MM-C", MICHAEL, top=(w.Move(1), w.Lure(2), w.Attack(4)), bottoms=(ZONE_GREEN, ZONE_ORANGE)),
    *_two("MM-D", MICHAEL, top=(w.Attack(3), w.Attack(3, w.Adjacent())), bottoms=(ZONE_ORANGE, ZONE_PURPLE)),
    # Rita Young covers ground.
    *_signature("RY-S", RITA, top=(w.Move(2), w.SealWalked()), bottom=(w.Move(2), w.ActivateAt(w.EachNear()))),
    *_two("RY-A", RITA, top=(w.Move(3), w.Attack(4), c.By(c.Another(), (w.Move(2),))), bottoms=(AT_GATES, AT_HERE)),
    *_two("RY-B", RITA, top=(w.Move(2), w.Attack(3), w.Heal(1)), bottoms=(ZONE_ORANGE, ZONE_PURPLE)),
    *_two("RY-C", RITA, top=(w.Move(3, entering=(w.Attack(2),)),), bottoms=(ZONE_PURPLE, ZONE_GREEN)),
    *_two("RY-D", RITA, top=(w.Move(4), w.Attack(4)), bottoms=(ZONE_GREEN, ZONE_ORANGE)),
)
