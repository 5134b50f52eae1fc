"""Final Hour in Ukrainian."""
