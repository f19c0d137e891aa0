"""How the table looks, from a view alone."""
