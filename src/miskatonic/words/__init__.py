"""The vocabulary that games share: sequence, choice, who acts, and what abilities do to events. Closed, typed, immutable."""

from miskatonic.words import control as control
from miskatonic.words import reactions as reactions
from miskatonic.words.nodes import By, Cancel, Choose, If, Instead, May, Otherwise, Prevent, Repeat, Steps
from miskatonic.words.who import Another, Anyone, EachInOrder, Lead, Who

__all__ = [
    "Another",
    "Anyone",
    "By",
    "Cancel",
    "Choose",
    "EachInOrder",
    "If",
    "Instead",
    "Lead",
    "May",
    "Otherwise",
    "Prevent",
    "Repeat",
    "Steps",
    "Who",
]
