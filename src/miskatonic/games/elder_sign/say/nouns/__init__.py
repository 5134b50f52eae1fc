"""Elder Sign's nouns, a table a language."""
