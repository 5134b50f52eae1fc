"""Elder Sign in English."""
