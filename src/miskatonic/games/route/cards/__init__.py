"""What is printed: cities, cards, dice, and the words they are written in."""
