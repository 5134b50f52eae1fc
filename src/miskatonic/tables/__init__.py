"""Playing together: tables, seats, invitations, storage and what each seat is sent."""
