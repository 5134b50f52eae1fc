"""The rules of the card game: the box, questions and notes, set-up, then the chapters of the rulebook."""
