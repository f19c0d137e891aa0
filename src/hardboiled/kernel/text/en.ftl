# Words that every game shares.
spectator = Spectator
several = { $some } and { $last }
event-automatic = { $who } had one answer only to “{ $question }”: “{ $choice }”.
event-automatic-unasked = { $who } had one choice only: “{ $choice }”.
