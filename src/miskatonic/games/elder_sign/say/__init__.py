"""Elder Sign in words, a folder a language: names, components, the log, and the speech that holds them together."""
