"""The nouns of Final Hour, a table a language."""
