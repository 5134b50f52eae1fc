"""What the score sheets and grids of a scene say: who came where, and what lies on a grid."""

from __future__ import annotations

from miskatonic.scene import Board, Grid, Ledger, Scene
from miskatonic.text.parts import flat


def standings(scene: Scene) -> list[str]:
    """Everybody's place, name and points, the first place first; nothing as long as places are not known."""
    sheets = [
        (sheet.place, flat(board.label), sheet)
        for board in scene.things
        if isinstance(board, Board)
        for sheet in board.things
        if isinstance(sheet, Ledger) and sheet.place
    ]
    if any(sheet.team for _, _, sheet in sheets):
        return _by_team(sheets)
    places = [place for place, _, _ in sheets]
    return [
        f"{place}{'=' if places.count(place) > 1 else ''}. {name}: {sheet.total}{_parts(sheet)}"
        for place, name, sheet in sorted(sheets, key=lambda it: it[0])
    ]


def _by_team(sheets: list[tuple[int, str, Ledger]]) -> list[str]:
    """Every team with what it has together, and under it what each of its players has."""
    teams: dict[int, list[tuple[int, str, Ledger]]] = {}
    for one in sorted(sheets, key=lambda it: (it[0], it[2].team)):
        teams.setdefault(one[2].team, []).append(one)
    places = [them[0][0] for them in teams.values()]
    out = []
    for them in teams.values():
        place, _, first = them[0]
        names = " + ".join(name for _, name, _ in them)
        out.append(f"{place}{'=' if places.count(place) > 1 else ''}. {names}: {first.together}")
        out += [f"   {name}: {sheet.total}{_parts(sheet)}" for _, name, sheet in them]
    return out


def _parts(sheet: Ledger) -> str:
    """What the points were for, and what was achieved."""
    parts = ", ".join(f"{flat(line.label)} {line.points}" for line in sheet.lines if line.points)
    return (f" ({parts})" if parts else "") + "".join(f"\n   ✪ {flat(feat)}" for feat in sheet.feats)


def on_grid(scene: Scene) -> set[str]:
    """The ids of everything on the grids in the middle."""
    grids = [thing for thing in scene.things if isinstance(thing, Grid)]
    return {thing.id for grid in grids for thing in (*grid.lots, *grid.streets, *grid.corners)}
