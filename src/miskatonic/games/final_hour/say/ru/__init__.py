"""Final Hour in Russian."""
