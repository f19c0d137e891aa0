# Words that every game shares.
spectator = Spectator
event-automatic = { $seats }: { $choice } (the only choice)
