"""What lies on the table of Elder Sign, as a seat sees it."""
