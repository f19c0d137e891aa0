"""How one plays well: what things are worth, a plan for all Heroes, a rating for every option."""
