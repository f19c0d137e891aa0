# What differs between two choices, in the words of the game: more of a hope, and less of it.

sign-agents = { $way ->
    [up] more Federal Agents at the stacks
   *[down] fewer Federal Agents at the stacks
}
sign-cards = { $way ->
    [up] more Police Cards in hand
   *[down] fewer Police Cards in hand
}
sign-closed = { $way ->
    [up] a closed case
   *[down] a case that stays open
}
sign-complete = { $way ->
    [up] a stack with all its evidence found
   *[down] a stack left unfinished
}
sign-crowds = { $way ->
    [up] thinner crowds of Punks
   *[down] denser crowds of Punks
}
sign-donuts = { $way ->
    [up] more Donuts
   *[down] fewer Donuts
}
sign-emergencies = { $way ->
    [up] fewer Emergencies
   *[down] more Emergencies
}
sign-found = { $way ->
    [up] more evidence
   *[down] less evidence
}
sign-gangs = { $way ->
    [up] fewer gangs
   *[down] more gangs
}
sign-murderer-near = { $way ->
    [up] a Murderer easier to get at
   *[down] more Punks around the Murderer
}
sign-no-match = { $way ->
    [up] fewer Emergencies of one colour
   *[down] more Emergencies of one colour
}
sign-not-close = { $way ->
    [up] a Crime Track farther from its end
   *[down] a Crime Track closer to its end
}
sign-not-empty = { $way ->
    [up] a stockpile that lasts
   *[down] a stockpile that runs out of Punks
}
sign-on-the-road = { $way ->
    [up] more officers on the road
   *[down] more officers in the Hospital
}
sign-ongoing = { $way ->
    [up] fewer ongoing events
   *[down] more ongoing events
}
sign-patrols = { $way ->
    [up] more Patrol Officers in the hoods
   *[down] fewer Patrol Officers in the hoods
}
sign-punks = { $way ->
    [up] fewer Punks on the streets
   *[down] more Punks on the streets
}
sign-safe = { $way ->
    [up] less crime
   *[down] more crime
}
sign-stockpile = { $way ->
    [up] a fuller stockpile of Punks
   *[down] an emptier stockpile of Punks
}
sign-swat = { $way ->
    [up] more SWAT in the hoods
   *[down] less SWAT in the hoods
}
sign-seen = { $way ->
    [up] less left to search
   *[down] more left to search
}
sign-thick = { $way ->
    [up] stacks with fewer dead ends
   *[down] stacks full of dead ends
}
sign-unmasked = { $way ->
    [up] a Dirty Cop unmasked
   *[down] a Dirty Cop still in uniform
}
sign-upgrades = { $way ->
    [up] more upgrades
   *[down] fewer upgrades
}
sign-urgent = { $way ->
    [up] no Urgent Emergency
   *[down] an Urgent Emergency
}

suspected = Who is dirty, by what you have seen
suspected-evidence = Evidence on top of a stack, by what you have seen
