# What differs between two choices, in the words of the game: more of a hope, and less of it.

sign-battle = { $way ->
    [up] Heroes readier for the last battle
   *[down] Heroes less ready for the last battle
}
sign-battle-hits = { $way ->
    [up] more Hits for the last battle
   *[down] fewer Hits for the last battle
}
sign-battle-life = { $way ->
    [up] more Life to spare in the last battle
   *[down] less Life to spare in the last battle
}
sign-boss-done = { $way ->
    [up] a boss's Event done
   *[down] a boss's Event undone
}
sign-boss-events-in-time = { $way ->
    [up] a boss's Events done in time
   *[down] a boss's Event that comes too late
}
sign-boss-not-lost = { $way ->
    [up] no boss's Event lost
   *[down] a boss's Event lost
}
sign-bosses-hurt = { $way ->
    [up] bosses more badly hurt
   *[down] bosses in better health
}
sign-calm = { $way ->
    [up] a calmer city
   *[down] a wilder city
}
sign-can-be-fought = { $way ->
    [up] a boss who can be fought
   *[down] a boss who cannot be fought
}
sign-cards = { $way ->
    [up] more cards
   *[down] fewer cards
}
sign-deck = { $way ->
    [up] stronger cards
   *[down] weaker cards
}
sign-dollars = { $way ->
    [up] more Dollars
   *[down] fewer Dollars
}
sign-done = { $way ->
    [up] more Events done
   *[down] fewer Events done
}
sign-found = { $way ->
    [up] the hideaway found
   *[down] a hideaway still hidden
}
sign-gang-all-dead = { $way ->
    [up] a whole gang gone
   *[down] a gang still there
}
sign-gang-dead = { $way ->
    [up] fewer gang members
   *[down] more gang members
}
sign-hall = { $way ->
    [up] fewer Minions in the City Hall
   *[down] more Minions in the City Hall
}
sign-hall-not-full = { $way ->
    [up] a City Hall that is not full
   *[down] a City Hall about to fill up
}
sign-happiness = { $way ->
    [up] happier Heroes
   *[down] sadder Heroes
}
sign-hurt = { $way ->
    [up] a boss more badly hurt
   *[down] a boss in better health
}
sign-in-time = { $way ->
    [up] Events done in time
   *[down] Events that come too late
}
sign-incoming = { $way ->
    [up] fewer Minions coming
   *[down] more Minions coming
}
sign-inside = { $way ->
    [up] a way further in
   *[down] a way less far in
}
sign-items = { $way ->
    [up] better Items
   *[down] worse Items
}
sign-life = { $way ->
    [up] healthier Heroes
   *[down] Heroes more badly wounded
}
sign-marker = { $way ->
    [up] a plot held back
   *[down] a plot that moves on
}
sign-more-done = { $way ->
    [up] more Events beyond what is needed
   *[down] fewer Events beyond what is needed
}
sign-near = { $way ->
    [up] the next Event closer to done
   *[down] the next Event farther from done
}
sign-not-lost = { $way ->
    [up] no Event lost
   *[down] an Event lost
}
sign-not-low = { $way ->
    [up] no Hero close to falling
   *[down] a Hero close to falling
}
sign-not-sad = { $way ->
    [up] no Hero in despair
   *[down] a Hero in despair
}
sign-open = { $way ->
    [up] more Districts kept open
   *[down] a District lost
}
sign-places = { $way ->
    [up] more places to go in by
   *[down] fewer places to go in by
}
sign-plot-in-time = { $way ->
    [up] time enough to foil the plot
   *[down] too little time to foil the plot
}
sign-protected = { $way ->
    [up] more Districts protected
   *[down] fewer Districts protected
}
sign-resolved = { $way ->
    [up] more tokens resolved
   *[down] fewer tokens resolved
}
sign-searched = { $way ->
    [up] more places searched
   *[down] fewer places searched
}
sign-seen = { $way ->
    [up] more tokens seen
   *[down] fewer tokens seen
}
sign-social = { $way ->
    [up] more followers
   *[down] fewer followers
}
sign-standing = { $way ->
    [up] Heroes on their feet
   *[down] a Hero down
}
sign-strength = { $way ->
    [up] stronger Heroes
   *[down] weaker Heroes
}
sign-supers-gone = { $way ->
    [up] fewer Supers
   *[down] more Supers
}
sign-waiting = { $way ->
    [up] fewer tokens waiting
   *[down] more tokens waiting
}
sign-waves = { $way ->
    [up] more waves beaten
   *[down] fewer waves beaten
}
sign-weak = { $way ->
    [up] a weaker gang
   *[down] a stronger gang
}
