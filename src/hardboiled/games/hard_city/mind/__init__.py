"""How one plays well."""
