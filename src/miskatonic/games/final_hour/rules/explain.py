"""Why something cannot be chosen now: the rule of the catalogue that forbids it."""

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards.board import ADJACENT, PATHS, PATHS_AT, PLACES
from miskatonic.games.final_hour.rules import asks
from miskatonic.games.final_hour.rules.box import AT, HAND, LAY, MONSTERS_AT, MOVE, SEAL, SEALS, STRIKE


def forbidden(view: State, asked: Asked) -> list[tuple[str, str]]:
    """Keys one might think of, each with the id of the rule that forbids it."""
    out: list[tuple[str, str]] = []
    here = view.count(AT[asked.who])
    match asked.kind:
        case asks.Move | asks.March:
            for place in PLACES:
                if place == here:
                    out.append((MOVE[place].key, "FH-BRD-05"))
                elif place not in ADJACENT[here]:
                    out.append((MOVE[place].key, "FH-MOV-05"))
        case asks.Seal:
            for path in range(len(PATHS)):
                if view.count(SEALS[path]):
                    out.append((SEAL[path].key, "FH-SEA-02"))
                elif path not in PATHS_AT[here] and asked.find(SEAL[path].key) is None:
                    out.append((SEAL[path].key, "FH-SEA-06"))
        case asks.Strike:
            offered = {option.value for option in asked.options}
            place = asked.about[1]
            for monster in view.zone(MONSTERS_AT[place]):
                if monster not in offered:
                    out.append((STRIKE[monster].key, "FH-ATT-02"))
        case asks.LayPriority:
            for key in HAND:
                if key != HAND[asked.who]:
                    out.extend((LAY[card].key, "FH-PRI-04") for card in view.zone(key) if card >= 0)
        case _:
            pass
    return out
