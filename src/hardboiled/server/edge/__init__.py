"""What comes in from outside: the front door, limits, live connections, the built pages."""
