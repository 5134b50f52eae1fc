"""Decks of the card game: building and checking them, the pool of cards, exchange with other programs."""
