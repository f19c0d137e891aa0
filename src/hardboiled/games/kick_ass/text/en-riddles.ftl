# What can be worked out: the question, and why an answer stands as it does.

riddle-spawn-1 = { $form ->
    [can] Which of these can the next spawn card name?
    [cannot] Which of these will the next spawn card surely spare?
   *[must] Which of these will the next spawn card name, whichever it is?
}
riddle-spawn-1-evidence = Still face down, in an order nobody knows
riddle-spawn-1-why = { $standing ->
    [never] { $what }: on none of the { $of } spawn cards that are left.
    [sure] { $what }: on every one of the { $of } spawn cards that are left.
   *[maybe] { $what }: on { $n } of the { $of } spawn cards that are left.
}

riddle-spawn-2 = Which of these will one of the next two spawn cards name, whichever they are?
riddle-spawn-2-evidence = Still face down, in an order nobody knows
riddle-spawn-2-why = { $standing ->
    [never] { $what }: on none of the { $of } spawn cards that are left.
    [sure] { $what }: on { $n } of the { $of } spawn cards that are left, so of any two at least one names it.
   *[maybe] { $what }: on { $n } of the { $of } spawn cards that are left, so two can come that do not name it.
}

riddle-spawn-3 = Three spawn cards make a day. Which of these will one of the next three name, whichever they are?
riddle-spawn-3-evidence = Still face down, in an order nobody knows
riddle-spawn-3-why = { $standing ->
    [never] { $what }: on none of the { $of } spawn cards that are left.
    [sure] { $what }: on { $n } of the { $of } spawn cards that are left, so of any three at least one names it.
   *[maybe] { $what }: on { $n } of the { $of } spawn cards that are left, so three can come that do not name it.
}

riddle-event = { $form ->
    [can] Which of these Events can come next?
   *[cannot] Which of these Events cannot come next?
}
riddle-event-evidence = Events that have shown
riddle-event-why = { $standing ->
    [never] { $what }: shown before.
   *[maybe] { $what }: not shown so far.
}

riddle-hardship = { $form ->
    [can] Which of these can lie face down before one of you?
   *[cannot] Which of these can lie face down before none of you?
}
riddle-hardship-evidence = Hardships that have shown
riddle-hardship-why = { $standing ->
    [never] { $what }: seen before, and there is one card of each.
   *[maybe] { $what }: not seen so far.
}
