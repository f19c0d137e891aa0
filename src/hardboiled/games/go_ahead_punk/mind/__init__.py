"""How one plays it well: ratings, prospects."""
