"""How an experienced player thinks, from the view alone; and how the sides stand."""
