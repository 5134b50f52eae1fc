"""The card game in English."""
