"""The 9 items (FH-ITM): each is discarded before or after resolving one's own action card."""

from typing import Final

from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.cards.sheets import Item

ITEMS: Final = (
    Item("flashlight", after=(w.Explore(),)),
    Item("shotgun", after=(w.Attack(3),)),
    Item("first-aid-kit", after=(w.HealHere(2),)),
    Item("elder-sign", after=(w.Seal(1, anywhere=True),)),
    Item("toolbox", after=(w.Repair(2),)),
    Item("lucky-rabbit-foot", before=(w.UseTop(),)),
    Item("bicycle", before=(w.Move(3),)),
    Item("strange-whistle", after=(w.Herd(2),)),
    Item("torn-grimoire", after=(w.Redraw(2),)),
)
