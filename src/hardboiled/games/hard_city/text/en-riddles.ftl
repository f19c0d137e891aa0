# What can be worked out: the question, and why an answer stands as it does.

riddle-hold = { $form ->
    [can] Which of these can Doctor Zero have in his hand?
   *[cannot] Which of these can Doctor Zero not have in his hand?
}
riddle-hold-evidence = Played, and face up on the discard
riddle-hold-why = { $standing ->
    [never] { $what }: played already, and face up on the discard.
   *[maybe] { $what }: not seen since the deck was shuffled, so it is in the deck or in his hand.
}

riddle-interrupt = { $form ->
    [can] At which of these moments may Doctor Zero have an answer?
   *[cannot] At which of these moments can Doctor Zero have no answer?
}
riddle-interrupt-evidence = Reactions that nobody has seen yet
riddle-interrupt-why = { $standing ->
    [never] { $what }: every Reaction to that lies face up on the discard.
   *[maybe] { $what }: a Reaction to that has not been seen, so it may be in his hand.
}

riddle-copies = { $n ->
    [one] one in the game
   *[other] { $n } in the game
}
riddle-gear-police = { $form ->
    [can] Which of these can the next police card be?
    [cannot] Which of these can the next police card not be?
   *[must] Which of these must the next police card be?
}
riddle-gear-police-evidence = The police discard
riddle-gear-police-why = { $standing ->
    [never] { $what }: every copy lies before an officer or on the discard.
    [sure] { $what }: nothing else is left in the deck.
   *[maybe] { $what }: not all copies are out, so one is still in the deck.
}
riddle-gear-street = { $form ->
    [can] Which of these can the next street card be?
    [cannot] Which of these can the next street card not be?
   *[must] Which of these must the next street card be?
}
riddle-gear-street-evidence = The street discard
riddle-gear-street-why = { $standing ->
    [never] { $what }: every copy lies before an officer or on the discard.
    [sure] { $what }: nothing else is left in the deck.
   *[maybe] { $what }: not all copies are out, so one is still in the deck.
}
