# What can be worked out: the question, and why an answer stands as it does.

riddle-spawn = { $form ->
    [can] Which of these can the next spawn card name?
    [cannot] Which of these will the next spawn card surely spare?
   *[must] Which of these will the next spawn card name, whichever it is?
}
riddle-spawn-evidence = Still face down, in an order nobody knows
riddle-spawn-why = { $standing ->
    [never] { $what }: on none of the { $of } spawn cards that are left.
    [sure] { $what }: on every one of the { $of } spawn cards that are left.
   *[maybe] { $what }: on { $n } of the { $of } spawn cards that are left.
}
