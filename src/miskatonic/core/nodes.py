"""The roots of all vocabularies. Games inherit from them, so a compiled build leaves this module as it is."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Node:
    """A word of a vocabulary: a piece of a component's text that can run, be counted or be asked."""


@dataclass(frozen=True, slots=True)
class Effect(Node):
    """A word that does something when it runs."""
