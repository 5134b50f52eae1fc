"""What is printed on the components of Eldritch Horror."""
