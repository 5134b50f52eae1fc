"""Eldritch Horror: investigators travel the whole world to solve mysteries before an Ancient One awakens."""
