# What bots say at the table, by temperament, about what everybody has seen.

remark-level-good = { $n ->
    [0] That went well.
    [1] Good work.
    [2] One step closer.
   *[3] We could use more of that.
  }
remark-level-bad = { $n ->
    [0] That hurts.
    [1] Not what I had in mind.
    [2] We will have to make up for that.
   *[3] Bad luck.
  }
remark-level-grave = { $n ->
    [0] Now it gets serious.
    [1] That changes things.
    [2] Keep your heads, everybody.
   *[3] I did not see that coming.
  }
remark-level-ending = { $n ->
    [0] Good game.
    [1] Thank you, all of you.
    [2] That was close. Again?
   *[3] A night to remember.
  }

remark-cautious-good = { $n ->
    [0] Careful now, it is not over.
    [1] Good. Let us keep it safe.
    [2] So far, so good.
   *[3] I would still watch our backs.
  }
remark-cautious-bad = { $n ->
    [0] I was afraid of that.
    [1] Slowly, slowly.
    [2] We took a chance too many.
   *[3] Let us cover ourselves first.
  }
remark-cautious-grave = { $n ->
    [0] I said we should be careful.
    [1] Nobody does anything rash now.
    [2] Count what we have left.
   *[3] Stay close together.
  }
remark-cautious-ending = { $n ->
    [0] My nerves. Good game.
    [1] Well played, all.
    [2] I can breathe again.
   *[3] Next time I wear a vest.
  }

remark-bold-good = { $n ->
    [0] That is how it is done!
    [1] More of that!
    [2] Push on, push on!
   *[3] They never knew what hit them.
  }
remark-bold-bad = { $n ->
    [0] A scratch.
    [1] Now I am angry.
    [2] Twice as hard next time.
   *[3] Who needs luck?
  }
remark-bold-grave = { $n ->
    [0] Now it becomes fun.
    [1] Bring it on.
    [2] All in, then.
   *[3] I have seen worse before breakfast.
  }
remark-bold-ending = { $n ->
    [0] What a ride!
    [1] Again! Right now!
    [2] I regret nothing.
   *[3] That was worth every bruise.
  }

remark-talkative-good = { $n ->
    [0] Did you see that? Did you all see that?
    [1] I knew it, I told everybody who would listen.
    [2] Write that down, somebody.
   *[3] My mother will hear about this one.
  }
remark-talkative-bad = { $n ->
    [0] Let us never speak of this again. Well, maybe once.
    [1] I could tell you stories that went like this.
    [2] Somebody say something nice, quickly.
   *[3] And I had just ironed this shirt.
  }
remark-talkative-grave = { $n ->
    [0] This reminds me of the winter of eighty-six.
    [1] I have no words. Well, a few.
    [2] Is it me or did it just get colder?
   *[3] Everybody talk to everybody, now.
  }
remark-talkative-ending = { $n ->
    [0] I could talk about this game for hours. I will.
    [1] Who tells it first at the bar?
    [2] Thank you, you have been a wonderful table.
   *[3] And that, friends, is how it ends.
  }
