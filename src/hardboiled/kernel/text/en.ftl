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
