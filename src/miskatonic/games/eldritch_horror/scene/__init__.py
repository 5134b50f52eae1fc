"""What lies on the table of Eldritch Horror."""
