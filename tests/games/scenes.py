"""Reading scenes in tests, whatever the game."""

import msgspec

from miskatonic.scene import Scene, Thing


def everything(scene: Scene) -> list[Thing]:
    """Every element with an id, however deep it lies."""
    found: list[Thing] = []

    def walk(thing: object) -> None:
        if isinstance(thing, Thing):
            found.append(thing)
        if isinstance(thing, msgspec.Struct):
            for name in thing.__struct_fields__:
                walk(getattr(thing, name))
        elif isinstance(thing, tuple):
            for part in thing:
                walk(part)

    walk(scene.things)
    return found
