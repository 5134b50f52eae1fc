"""What lies on the table of En Route."""
