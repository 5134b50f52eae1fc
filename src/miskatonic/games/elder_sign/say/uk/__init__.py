"""Elder Sign in Ukrainian."""
