"""Elder Sign in Russian."""
