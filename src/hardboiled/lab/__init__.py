"""The lab: games between bots by the thousand, and what they show."""
