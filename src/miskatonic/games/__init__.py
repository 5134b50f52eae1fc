"""The games: a folder each, all alike. A game imports core, words and text, never another game."""
