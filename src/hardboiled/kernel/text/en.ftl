# Words that every game shares.
spectator = Spectator
end-given-up = Given up
  .text = { $name } gave the match up.
pool-of-dice = { $n } { $n ->
    [one] die
   *[other] dice
  }{ $need ->
    [0] {""}
   *[other] {" "}against { $need }
  }{ $average ->
    [none] {""}
   *[other] , { $average } on average
  }{ $parts ->
    [none] {""}
   *[other] : { $parts }
  }

# Why a bot would choose this rather than that.
and = { $some } and { $last }
sign-victory = { $way ->
    [up] victory itself
   *[down] victory out of reach
  }
sign-no-defeat = { $way ->
    [up] no defeat at once
   *[down] defeat itself
  }
sign-unsuspected = { $way ->
    [up] less suspicion of you
   *[down] more suspicion of you
  }
hint-best = The best choice looks like “{ $best }”{ $chance ->
    [none] {""}
   *[other] {" "}(about { $chance } % to win)
  }.
hint-best-of-two = The best choice looks like “{ $best }”{ $chance ->
    [none] {""}
   *[other] {" "}(about { $chance } % to win)
  }; the next best is “{ $second }”{ $second-chance ->
    [none] {""}
   *[other] {" "}(about { $second-chance } % to win)
  }.
reason = Compared with the next best, expect { $gains }.
reason-at-a-cost = Compared with the next best, expect { $gains }, but { $costs }.
reason-little = There is little between the two.
