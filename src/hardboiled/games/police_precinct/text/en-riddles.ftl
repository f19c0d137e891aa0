# What can be worked out: the question, and why an answer stands as it does.

riddle-copies = { $n ->
    [one] one in the game
   *[other] { $n } in the game
}

riddle-colour = { $form ->
    [can] What can the next Event Card be?
    [cannot] What can the next Event Card not be?
   *[must] What must the next Event Card be?
}
riddle-colour-red = A red Emergency
riddle-colour-blue = A blue Emergency
riddle-colour-green = A green Emergency
riddle-colour-yellow = A yellow Emergency
riddle-colour-special = A Special Event
riddle-colour-why = { $standing ->
    [never] { $what }: all of that sort are on the board or on the discard.
    [sure] { $what }: nothing else is left in the deck.
   *[maybe] { $what }: not all of that sort are on the board and on the discard.
}

riddle-event = { $form ->
    [can] Which of these can the next Event Card be?
    [cannot] Which of these can the next Event Card not be?
   *[must] Which of these must the next Event Card be?
}
riddle-event-why = { $standing ->
    [never] { $what }: on the board or on the discard.
    [sure] { $what }: nothing else is left in the deck.
   *[maybe] { $what }: neither on the board nor on the discard, so still in the deck.
}

riddle-marker = { $form ->
    [can] Which of these can lie face down on an Emergency?
    [cannot] Which of these can lie face down on no Emergency?
   *[must] Which of these must lie face down on an Emergency?
}
riddle-marker-evidence = Unknown Circumstances turned up so far
riddle-marker-why = { $standing ->
    [never] { $what }: all of them have been turned up.
    [sure] { $what }: more are missing than the pile has room for.
   *[maybe] { $what }: not all of them have been turned up.
}

riddle-find-2 = { $form ->
    [cannot] You turn up two cards. Where is that in vain?
   *[must] You turn up two cards. Where do you surely find evidence?
}
riddle-find-2-why = { $standing ->
    [never] { $what }: what lies on top is known, and it leads nowhere.
    [sure] { $seen ->
        [yes] { $what }: evidence is known to lie near the top.
       *[no] { $what }: of the { $unknown } cards whose places nobody knows only { $dead } lead nowhere, too few for { $cards }.
    }
   *[maybe] { $what }: of the { $unknown } cards whose places nobody knows { $dead } lead nowhere, so { $cards } of them can.
}
riddle-find-3 = { $form ->
    [cannot] You turn up three cards. Where is that in vain?
   *[must] You turn up three cards. Where do you surely find evidence?
}
riddle-find-3-why = { $standing ->
    [never] { $what }: what lies on top is known, and it leads nowhere.
    [sure] { $seen ->
        [yes] { $what }: evidence is known to lie near the top.
       *[no] { $what }: of the { $unknown } cards whose places nobody knows only { $dead } lead nowhere, too few for { $cards }.
    }
   *[maybe] { $what }: of the { $unknown } cards whose places nobody knows { $dead } lead nowhere, so { $cards } of them can.
}
riddle-stack-note = { $count } cards, { $missing } of them evidence

riddle-dirty = { $dirty ->
    [one] One of you is dirty, and it is not you.
   *[other] { $dirty } of you are dirty, and you are not.
} { $form ->
    [can] Who can be?
    [cannot] Who cannot be?
   *[must] Who must be?
}
riddle-dirty-why = { $standing ->
    [never] { $what }: the dirty cards are all with others.
    [sure] { $proven ->
        [yes] { $what } held evidence back: “{ $line }” Fewer cards there led nowhere than were drawn, so more evidence must have been among them than came to light.
       *[no] { $what }: nobody else is left who can be.
    }
   *[maybe] { $what }: nothing is proven either way.
}
