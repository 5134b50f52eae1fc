"""What lies on the table of Lantern Duel, and which of it an option touches."""

from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.scene import Card as CardThing
from miskatonic.scene import Deck, Hand, Row, Scene, Track
from miskatonic.text.speech import Speech
from tests.made_up.box import DECK, HAND, OIL, ROUND_NUMBER, START_OIL, TABLE, card_of


def card_thing(piece: int, place: str) -> CardThing:
    """A card as a seat sees it; a blank is told apart by its place only."""
    if piece < 0:
        return CardThing(id=place, label=("?",), back="card", face_down=True)
    card = card_of(piece)
    return CardThing(id=f"piece:{piece}", label=(card.code,), code=card.code, number=str(card.light))


def cards_of(view: State, zone: str, row: str) -> tuple[CardThing, ...]:
    """The cards in a zone."""
    return tuple(card_thing(piece, f"{row}:{i}") for i, piece in enumerate(view.zone(zone)))


def scene(view: State, seat: int, speech: Speech) -> Scene:
    """The whole table."""
    things: list[Deck | Hand | Row | Track] = [Deck(id="deck", label=("deck",), count=len(view.zone(DECK)))]
    for player in (0, 1):
        hand, table = f"hand:{player}", f"table:{player}"
        things.append(Hand(id=hand, label=("hand",), seat=player, cards=cards_of(view, HAND[player], hand)))
        things.append(Row(id=table, label=("table",), cards=cards_of(view, TABLE[player], table)))
        things.append(Track(id=f"oil:{player}", label=("oil",), value=view.count(OIL[player]), most=START_OIL))
    status = ((speech.game_title(), " ", str(view.count(ROUND_NUMBER))),)
    return Scene(title=(speech.game_title(),), status=status, things=tuple(things))


def targets(view: State, asked: Asked, option: Option) -> tuple[str, ...]:
    """The ids on the table that an option touches."""
    match option.verb.name:
        case "play" | "commit":
            return (f"piece:{option.value}",)
        case "use":
            return (f"piece:{ability_of(option)[0]}",)
        case "take":
            return ("deck",)
    return ()
