"""The rules of Elder Sign: the box, questions and notes, set-up, then the chapters of the rulebook."""
