"""The card game's nouns, a table a language."""
