"""Eldritch Horror's nouns, a table a language."""
