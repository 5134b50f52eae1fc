"""The vocabulary that games share: sequence, choice, who acts, and what abilities do to events. Closed, typed, immutable."""

from miskatonic.words.control import By, Choose, Otherwise, Repeat, Steps
from miskatonic.words.reactions import Cancel, Instead, Prevent
from miskatonic.words.who import Another, Anyone, EachInOrder, Lead, Who

__all__ = [
    "Another",
    "Anyone",
    "By",
    "Cancel",
    "Choose",
    "EachInOrder",
    "Instead",
    "Lead",
    "Otherwise",
    "Prevent",
    "Repeat",
    "Steps",
    "Who",
]
