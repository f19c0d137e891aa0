"""How the table looks, from the view alone."""
