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
    [up] a better chance to win soon
   *[down] less of a chance to win soon
  }
sign-no-defeat = { $way ->
    [up] less danger of losing soon
   *[down] more danger of losing soon
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
reason = It brings { $gains }.
reason-at-a-cost = It brings { $gains }, at the price of { $costs }.
reason-little = There is little between the two.
reason-many = No single thing decides it; it comes out better over all.
