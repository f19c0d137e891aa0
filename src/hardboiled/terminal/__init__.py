"""Play in a terminal: the same scenes a browser draws, in characters."""
