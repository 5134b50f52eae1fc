"""What lies on the table of the card game, as a seat sees it."""
