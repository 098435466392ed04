"""What goes on a board."""
