"""The picture of a simulation: how many rounds games lasted, by how they ended."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from miskatonic.commands.batch import Batch, Tally
from miskatonic.rulebook import catalogue

PAPER = "#f7f1e3"
INK = "#2b2620"
WON = "#c8962d"
LOST = ("#24476b", "#6d9dc5", "#7b3f61", "#a9a18f", "#3d5a45")
"""Told apart by how dark they are too, for those who see colours otherwise."""
HATCHES = ("", "//", "..", "xx", "\\\\")
WORDS_WIDTH = 96


def draw(path: Path, batch: Batch, tally: Tally) -> None:
    """Draw the rounds of all games, stacked by outcome, into a file."""
    rules = catalogue(batch.title)
    outcomes = sorted({(won, rule) for won, rule, _ in tally.endings}, key=lambda o: (o[0] is not True, o[1]))
    longest = max((rounds for _, _, rounds in tally.endings), default=1)
    span = range(1, longest + 1)
    with mpl.rc_context({"font.family": "serif", "text.color": INK, "hatch.linewidth": 0.6, "svg.hashsalt": "miskatonic"}):
        figure = Figure(figsize=(8, 5.2), dpi=150, facecolor=PAPER, layout="constrained")
        axes = figure.add_subplot(facecolor=PAPER)
        floor = [0] * longest
        losses = 0
        for won, rule in outcomes:
            heights = [tally.endings[won, rule, rounds] for rounds in span]
            colour, hatch = (WON, "") if won else (LOST[losses % len(LOST)], HATCHES[losses % len(HATCHES)])
            losses += not won
            words = re.sub(r"^[A-Z][^:.]{0,20}: ", "", rules[rule].rule) if rule in rules else ""
            name = "Won" if won else "Lost" if won is False else "Ended"
            label = f"{name}, {sum(heights):,}: {textwrap.shorten(words, WORDS_WIDTH, placeholder=' …')} ({rule})"
            axes.bar(span, heights, 0.8, floor, label=label, color=colour, hatch=hatch, edgecolor=PAPER, linewidth=0.4)
            floor = [a + b for a, b in zip(floor, heights, strict=True)]
        title = batch.title.speech["en"].game_title()
        seats = f"{batch.seats} seat{'' if batch.seats == 1 else 's'}"
        axes.set_title(
            f"{title}: {tally.finished:,} games, {seats}, {batch.bot} bots, "
            f"{tally.wins / max(1, tally.finished):.1%} won",
            loc="left", color=INK, fontsize=12, pad=12,
        )  # fmt: skip
        axes.set_xlabel("the game ended in round", color=INK)
        axes.set_ylabel("games", color=INK)
        axes.set_xticks(list(span))
        axes.yaxis.set_major_locator(MaxNLocator(integer=True))
        axes.tick_params(colors=INK, length=0)
        axes.grid(axis="y", color=INK, alpha=0.12)
        axes.set_axisbelow(True)
        for side in ("top", "left", "right"):
            axes.spines[side].set_visible(False)
        axes.spines["bottom"].set_color(INK)
        figure.legend(loc="outside lower left", frameon=False, fontsize=8)
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
