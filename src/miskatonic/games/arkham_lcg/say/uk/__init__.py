"""The card game in Ukrainian."""
