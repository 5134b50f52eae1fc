"""What lies on the table of Final Hour, as a seat sees it."""
