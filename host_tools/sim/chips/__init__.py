"""Display controllers, made from their datasheets."""
