"""The card game in Russian."""
