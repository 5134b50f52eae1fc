"""Final Hour in English."""
