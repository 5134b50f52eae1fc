"""Eldritch Horror in words: one walk a subject, the three languages side by side in it, and a table of nouns a language."""
