# What can be worked out: the question, and why an answer stands as it does.

riddle-where = { $form ->
    [can] Stinger was last seen at { $start }. Where can he be now?
   *[cannot] Stinger was last seen at { $start }. Where can he not be now?
}
riddle-where-why = { $standing ->
    [never] { $line ->
        [none] { $what }: from { $start }, where he was last seen, nothing he did could have brought him there.
       *[other] { $what }: no longer, since this: “{ $line }”
    }
   *[maybe] { $same ->
        [yes] { $what }: he was last seen there, and may have stayed or come back.
       *[no] { $what }: he can have got there from { $start }, where he was last seen, and nobody has looked there since.
    }
}

riddle-strike = { $form ->
    [can] Where may Stinger be able to make his next hit?
   *[cannot] Where can Stinger not make his next hit?
}
riddle-strike-why = { $reason ->
    [done] { $what }: he has struck there before.
    [chopper] { $what }: the Chopper is above it, and he has no Rocket.
    [uniform] { $what }: it takes a uniform, and he can have none any more.
    [last] { $what }: a red location is never the last hit.
    [no-keys] { $what }: it takes a key, and he holds none.
    [key] { $what }: its key is out of the game.
   *[none] { $what }: nothing on the table rules this out.
}

riddle-reach = { $phase ->
    [hunt] Orange is where Stinger can be.
   *[escape] Orange is where Stinger can be, and the freeways are closed.
} { $form ->
    [can] Without a pass, which of these can he reach with his next move?
   *[cannot] Without a pass, which of these can he not reach with his next move?
}
riddle-reach-why = { $standing ->
    [never] { $what }: more than { $points } points from every orange place, or only past a Cop.
   *[maybe] { $what }: at most { $points } points from an orange place, with no Cop in the way.
}
