"""What lies on the table of the card game."""

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.scene import Scene
from miskatonic.text.speech import Speech


def scene(view: State, seat: int, speech: Speech) -> Scene:
    """The table as a seat sees it."""
    return Scene(title=(speech.game_title(),), status=(), things=())


def targets(view: State, asked: Asked, option: Option) -> tuple[str, ...]:
    """The ids on the table that an option touches."""
    return ()
