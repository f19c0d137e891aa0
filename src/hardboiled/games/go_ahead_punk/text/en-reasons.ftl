# What differs between two choices, in the words of the game: more of a hope, and less of it.

sign-health = { $way ->
    [up] more health for Stinger
   *[down] less health for Stinger
}
sign-not-dying = { $way ->
    [up] a Stinger out of danger of death
   *[down] a Stinger close to death
}
sign-cards = { $way ->
    [up] more cards in Stinger's hand
   *[down] fewer cards in Stinger's hand
}
sign-items = { $way ->
    [up] more items for Stinger
   *[down] fewer items for Stinger
}
sign-cops-hurt = { $way ->
    [up] Cops who are worse off
   *[down] Cops in better health
}
sign-cops-cards = { $way ->
    [up] fewer cards with the Cops
   *[down] more cards with the Cops
}
sign-cops-items = { $way ->
    [up] fewer items with the Cops
   *[down] more items with the Cops
}
sign-cops-cars = { $way ->
    [up] fewer cars for the Cops
   *[down] more cars for the Cops
}
sign-out-of-fight = { $way ->
    [up] no fight
   *[down] a fight
}
sign-hidden = { $way ->
    [up] a Stinger out of sight
   *[down] a Stinger in plain sight
}
sign-possible = { $way ->
    [up] more places where Stinger can be
   *[down] fewer places where Stinger can be
}
sign-vague = { $way ->
    [up] Cops who know less about where he is
   *[down] Cops who know more about where he is
}
sign-far = { $way ->
    [up] more distance between Stinger and the nearest Cop
   *[down] a Cop closer to Stinger
}
sign-not-near = { $way ->
    [up] no Cop next to Stinger
   *[down] a Cop next to Stinger
}
sign-second-far = { $way ->
    [up] more distance to the second Cop
   *[down] a second Cop closer by
}
sign-all-far = { $way ->
    [up] Cops who stay away
   *[down] Cops closing in
}
sign-hunch = { $way ->
    [up] a hunch that comes later
   *[down] a hunch that comes sooner
}
sign-made = { $way ->
    [up] another hit for Stinger
   *[down] one hit fewer for Stinger
}
sign-keys = { $way ->
    [up] more key cards to strike with
   *[down] fewer key cards to strike with
}
sign-uniform = { $way ->
    [up] a uniform for Stinger
   *[down] no uniform for Stinger
}
sign-next-near = { $way ->
    [up] a shorter way to the next hit
   *[down] a longer way to the next hit
}
sign-last-near = { $way ->
    [up] fewer turns to the last hit
   *[down] more turns to the last hit
}
sign-way = { $way ->
    [up] a free way to a port
   *[down] a guarded way to the ports
}
sign-short-way = { $way ->
    [up] a shorter way to a port
   *[down] a longer way to the ports
}
sign-second-way = { $way ->
    [up] a second port to run for
   *[down] no second port to run for
}

suspected = Where Stinger is, by what you have seen
