"""The nouns of En Route, a module a language."""
