"""What lies on the table of Lantern Duel, and which of it an option touches."""

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.scene import Card as CardThing
from miskatonic.scene import Deck, Hand, Row, Scene, Track
from miskatonic.text.speech import Speech
from tests.made_up.box import DECK, HAND, OIL, ROUND_NUMBER, START_OIL, TABLE, card_of


def card_thing(piece: int) -> CardThing:
    """A card as a seat sees it."""
    if piece < 0:
        return CardThing(id="blank", label=("?",), back="card", face_down=True)
    card = card_of(piece)
    return CardThing(id=f"piece:{piece}", label=(card.code,), code=card.code, number=str(card.light))


def scene(view: State, seat: int, speech: Speech) -> Scene:
    """The whole table."""
    things: list[Deck | Hand | Row | Track] = [Deck(id="deck", label=("deck",), count=len(view.zone(DECK)))]
    for player in (0, 1):
        cards = tuple(card_thing(piece) for piece in view.zone(HAND[player]))
        things.append(Hand(id=f"hand:{player}", label=("hand",), seat=player, cards=cards))
        table = tuple(card_thing(piece) for piece in view.zone(TABLE[player]))
        things.append(Row(id=f"table:{player}", label=("table",), cards=table))
        things.append(Track(id=f"oil:{player}", label=("oil",), value=view.count(OIL[player]), most=START_OIL))
    status = ((speech.game_title(), " ", str(view.count(ROUND_NUMBER))),)
    return Scene(title=(speech.game_title(),), status=status, things=tuple(things))


def targets(view: State, asked: Asked, option: Option) -> tuple[str, ...]:
    """The ids on the table that an option touches."""
    match option.verb.name:
        case "play" | "commit":
            return (f"piece:{option.value}",)
        case "use":
            return (f"piece:{option.value // 16}",)
        case "take":
            return ("deck",)
    return ()
