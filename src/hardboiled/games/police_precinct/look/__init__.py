"""How the game looks, from the view alone."""
