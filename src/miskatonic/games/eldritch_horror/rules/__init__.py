"""The rules of Eldritch Horror: what there is and what is said first, then the chapters of the rulebook in their order."""
