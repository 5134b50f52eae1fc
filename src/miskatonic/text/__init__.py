"""Words for players: a text is a row of parts, made by one module a language."""
