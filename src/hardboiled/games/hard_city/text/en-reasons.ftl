# What differs between two choices, in the words of the game: more of a hope, and less of it.

sign-order = { $way ->
    [up] more Victory Points for order
   *[down] fewer Victory Points for order
}
sign-order-near = { $way ->
    [up] order closer to victory
   *[down] order farther from victory
}
sign-chaos = { $way ->
    [up] fewer Victory Points for chaos
   *[down] more Victory Points for chaos
}
sign-chaos-near = { $way ->
    [up] chaos farther from victory
   *[down] chaos closer to victory
}
sign-kills = { $way ->
    [up] more progress towards a reward for kills
   *[down] less progress towards a reward for kills
}
sign-cards = { $way ->
    [up] fewer chaos cards in hand
   *[down] more chaos cards in hand
}
sign-queue = { $way ->
    [up] fewer chaos cards waiting
   *[down] more chaos cards waiting
}
sign-deck = { $way ->
    [up] a thicker chaos deck
   *[down] a thinner chaos deck
}
sign-cutscenes = { $way ->
    [up] more cutscenes to use
   *[down] fewer cutscenes to use
}
sign-health = { $way ->
    [up] healthier officers
   *[down] officers more badly wounded
}
sign-not-dying = { $way ->
    [up] no officer close to falling
   *[down] an officer close to falling
}
sign-standing = { $way ->
    [up] officers on their feet
   *[down] an officer down
}
sign-skills = { $way ->
    [up] more skills for the officers
   *[down] fewer skills for the officers
}
sign-gear = { $way ->
    [up] more equipment for the officers
   *[down] less equipment for the officers
}
sign-ready = { $way ->
    [up] officers with more actions left
   *[down] officers with fewer actions left
}
sign-shields = { $way ->
    [up] more shields
   *[down] fewer shields
}
sign-ally = { $way ->
    [up] an Ally alive
   *[down] an Ally lost
}
sign-mutants = { $way ->
    [up] fewer active Mutants
   *[down] more active Mutants
}
sign-stunned = { $way ->
    [up] fewer stunned Mutants
   *[down] more stunned Mutants
}
sign-upon = { $way ->
    [up] fewer Mutants upon people
   *[down] more Mutants upon people
}
sign-close = { $way ->
    [up] Mutants farther from people
   *[down] Mutants closer to people
}
sign-besieged = { $way ->
    [up] fewer people besieged
   *[down] more people besieged
}
sign-stalking = { $way ->
    [up] Mutants farther from their prey
   *[down] Mutants closer to their prey
}
sign-fubar = { $way ->
    [up] a weaker F.U.B.A.R.
   *[down] a stronger F.U.B.A.R.
}
sign-fubar-spent = { $way ->
    [up] F.U.B.A.R. done with
   *[down] F.U.B.A.R. still to come
}
sign-frail = { $way ->
    [up] officers who can take more
   *[down] officers who can take less
}
sign-lone = { $way ->
    [up] fewer lone Civilians near Mutants
   *[down] more lone Civilians near Mutants
}
sign-carried = { $way ->
    [up] less carried off by Mutants
   *[down] more carried off by Mutants
}
sign-civilians = { $way ->
    [up] more Civilians alive
   *[down] fewer Civilians
}
sign-homeward = { $way ->
    [up] Civilians closer to safety
   *[down] Civilians farther from safety
}
sign-led = { $way ->
    [up] more Civilians with an officer
   *[down] more Civilians left alone
}
sign-sought = { $way ->
    [up] officers closer to what is to be done
   *[down] officers farther from what is to be done
}
sign-manholes = { $way ->
    [up] fewer open manholes
   *[down] more open manholes
}
sign-crates = { $way ->
    [up] more crates to open
   *[down] fewer crates to open
}
sign-aboard = { $way ->
    [up] more people and cargo aboard
   *[down] less aboard
}
sign-battery = { $way ->
    [up] the Battery closer to the generator
   *[down] the Battery farther from the generator
}
sign-powered = { $way ->
    [up] the power on
   *[down] the power off
}
sign-roof = { $way ->
    [up] more officers on the roof
   *[down] fewer officers on the roof
}
sign-barrels = { $way ->
    [up] fewer barrels
   *[down] more barrels
}
sign-bites = { $way ->
    [up] fewer points for chaos by the next bites
   *[down] more points for chaos by the next bites
}
sign-due = { $way ->
    [up] fewer points for chaos by the cards waiting
   *[down] more points for chaos by the cards waiting
}
sign-in-time = { $way ->
    [up] the Doom Device more surely destroyed in time
   *[down] less time left to destroy the Doom Device
}
