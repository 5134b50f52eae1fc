"""Doom and the awakening, step by step (EH-DOM, EH-AO)."""

from typing import Final

from miskatonic.core.code import Frame, amount, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.rules.people import ancient_one, lead
from miskatonic.games.eldritch_horror.rules.score import score

# -------------------------------------------------------------------- advancing


def advance_doom(s: State, n: int, who: int, gate: int = -1) -> None:
    """Doom advances step by step; a Gate may be what makes it."""
    if n > 0:
        f = s.push(ADVANCING, who)
        f.regs["left"] = n
        if gate >= 0:
            f.regs["gate"] = gate


def advance_step(s: State, f: Frame) -> None:
    """One step towards 0; after the awakening the sheet says what happens instead (EH-DOM-01, EH-DOM-04, EH-DOM-05)."""
    if not f.regs["left"]:
        return
    f.regs["left"] -= 1
    f.goto(advance_step)
    if box.AWAKE in s.counts:
        sheet = ancient_one(s)
        part = "gate-instead" if "gate" in f.regs and sheet.gate_instead else "doom-instead"
        code = s.rules.codes.get(f"{sheet.code}.{part}")
        if code is not None:
            frame = s.push(code, f.who)
            frame.regs["piece"] = s.zones[box.OPPONENT][0]
            frame.regs["gate"] = f.regs.get("gate", -1)
        return
    s.add(box.DOOM, -1)
    s.note(tells.DoomAdvanced, s.counts.get(box.DOOM, 0), rule="EH-DOM-01")
    if box.DOOM not in s.counts:
        s.push(AWAKENING, f.who)


ADVANCING: Final = procedure("advance doom", advance_step, gate=PIECE)


def advance(s: State, f: Frame, node: w.AdvanceDoom) -> None:
    """So many steps, or all that are left."""
    advance_doom(s, s.counts.get(box.DOOM, 0) if isinstance(node.n, w.All) else amount(s, f, node.n), f.who)


runs(w.AdvanceDoom, advance)


def retreat(s: State, f: Frame, node: w.RetreatDoom) -> None:
    """Doom goes away from 0, not above 20, and no more once it is awake (EH-DOM-04, EH-DOM-06)."""
    retreat_doom(s, amount(s, f, node.n))


def retreat_doom(s: State, n: int) -> None:
    """Doom retreats."""
    if box.AWAKE in s.counts:
        return
    now = min(box.MOST_DOOM, s.counts.get(box.DOOM, 0) + n)
    s.set(box.DOOM, now)
    s.note(tells.DoomRetreated, now, rule="EH-DOM-01")


runs(w.RetreatDoom, retreat, can=lambda s, f, node: box.AWAKE not in s.counts)

# -------------------------------------------------------------------- the awakening


def awaken(s: State, f: Frame) -> None:
    """The sheet is turned over, and its awakening effect is resolved (EH-AO-01, EH-AO-02)."""
    if box.AWAKE in s.counts:
        f.end()
        return
    s.set(box.AWAKE, 1)
    sheet = ancient_one(s)
    s.note(tells.Awakens, s.zones[box.OPPONENT][0], rule="EH-AO-01")
    code = s.rules.codes.get(f"{sheet.code}.awakening")
    if code is not None:
        s.push(code, lead(s)).regs["piece"] = s.zones[box.OPPONENT][0]
    s.push(s.rules.codes["solve what is solved"], lead(s))  # Cultists on a card may be tougher now (EH-CUL-02)


AWAKENING: Final = procedure("awakening", awaken)

# -------------------------------------------------------------------- the end


def win(s: State, rule: str) -> None:
    """The investigators win at once (EH-WIN-01)."""
    if s.result is None:
        s.note(tells.Won, rule=rule)
        s.finish(rule, won=True, scores=(score(s),) * s.seats)


def lose_game(s: State, rule: str) -> None:
    """The investigators lose at once (EH-WIN-01)."""
    if s.result is None:
        s.note(tells.GameLost, rule=rule)
        s.finish(rule, won=False)


def lost_to(s: State, f: Frame, node: w.LoseGame) -> None:
    """A card says that the game is lost: the awakened Ancient One, or a Rumor."""
    piece = s.shared(f).regs.get("piece", -1)
    lose_game(s, "EH-RUM-01" if piece in box.MYTHOS_CARD else "EH-AO-02")


runs(w.LoseGame, lost_to)
runs(w.Win, lambda s, f, node: win(s, "EH-MYS-04"))
WIN: Final = procedure("win", lambda s, f: win(s, "EH-MYS-04"))
