"""The rules of Final Hour: the box, questions and notes, set-up, then the chapters of the rulebook."""
