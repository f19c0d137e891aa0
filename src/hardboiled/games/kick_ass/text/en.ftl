# Seats and Heroes
hero-1 = First Hero
hero-2 = Second Hero
hero-3 = Third Hero
hero-4 = Fourth Hero
mode-co-op = Co-operative
    .text = One to four Heroes against the gangs of New York. Complete three Events, uncover the Final Plot and stop it before the ninth Round ends. You win or lose together; alone you get a head start.
option-plot = Final Plot
option-plot-random = A secret
option-heroes-choose = Chosen
option-heroes-random = Dealt
option-language = Names
option-language-original = As in the comics
option-language-clean = Softened
option-softer = Softer Boss Events
kick-ass = Kick-Ass
hit-girl = Hit-Girl
big-daddy = Big Daddy
colonel-stars = Colonel Stars
dr-gravity = Dr. Gravity
night-bitch = Night Bitch
night-witch = Night Witch
battle-guy = Battle Guy

# Dashboards
sheet-kick-ass = { kick-ass }
    .text = Gone Viral: Inspirational Hero. Roll 2 red dice against one District.
sheet-hit-girl = { hit-girl }
    .text = Gone Viral: Surprise Attack. Kill 1 Minion anywhere.
sheet-big-daddy = { big-daddy }
    .text = Gone Viral: Trap. Move up to 3 Minions to your District; those without room die.
sheet-colonel-stars = { colonel-stars }
    .text = Gone Viral: Protected. Place 2 Protection tokens anywhere.
sheet-dr-gravity = { dr-gravity }
    .text = Gone Viral: Healthy Heroes. Every Hero gains 1 Life.
sheet-night-bitch = { night-bitch }
    .text = Gone Viral: Rich Heroes. Every Hero gains 1 Dollar.
sheet-night-witch = { night-witch }
    .text = Gone Viral: Rich Heroes. Every Hero gains 1 Dollar.
sheet-battle-guy = { battle-guy }
    .text = Gone Viral: Spread Attack. Kill up to 1 Minion in each adjacent District.

# Districts and other places
docks = Docks
    .the = { the-docks }
    .text = Timer: { timer-docks } Clean Up: { bonus-docks }
the-docks = the Docks
timer-docks = Docks token on its first space, Hit or Shield.
bonus-docks = the token goes 1 space back.
shop = Shop
    .the = { the-shop }
    .text = Timer: { timer-shop } Clean Up: { bonus-shop }
the-shop = the Shop
timer-shop = buy any number of Items.
bonus-shop = 1 Shop token; the third gives a free Item.
central-park = Central Park
    .the = { the-central-park }
    .text = Timer: { timer-central-park } Clean Up: { bonus-central-park }
the-central-park = Central Park
timer-central-park = 1 Strength or 1 Happiness.
bonus-central-park = 1 Happiness.
police = Police Department
    .the = { the-police }
    .text = Timer: { timer-police } Clean Up: { bonus-police }
the-police = the Police Department
timer-police = pay 3 Dollars, Clean Up one District.
bonus-police = kill 1 Minion anywhere.
library = Library
    .the = { the-library }
    .text = Timer: { timer-library } Clean Up: { bonus-library }
the-library = the Library
timer-library = up to 2 Protection tokens anywhere.
bonus-library = 1 Protection token.
hospital = Hospital
    .the = { the-hospital }
    .text = Timer: { timer-hospital } Clean Up: { bonus-hospital }
the-hospital = the Hospital
timer-hospital = 2 Life.
bonus-hospital = 1 Life.
wall-street = Wall Street
    .the = { the-wall-street }
    .text = Timer: { timer-wall-street } Clean Up: { bonus-wall-street }
the-wall-street = Wall Street
timer-wall-street = lose 1 Happiness, gain 3 Dollars.
bonus-wall-street = 1 Dollar.
city-hall = City Hall
    .the = { the-city-hall }
    .text = Timer: { timer-city-hall } Clean Up: { bonus-city-hall }
the-city-hall = City Hall
timer-city-hall = take a card of the display, or one of your used cards back.
bonus-city-hall = 1 Social Media.
hideaway-1 = Hideaway, first Location
    .the = the first Location of the Hideaway
hideaway-2 = Hideaway, second Location
    .the = the second Location of the Hideaway
hideaway-3 = Hideaway, third Location
    .the = the third Location of the Hideaway
times-square = Times Square
    .the = Times Square

# Enemies
the-cutter = The Cutter
lady-bruise = Lady Bruise
sergeant-sleaze = Sergeant Sleaze
the-copycat = The Copycat
general-havoc = General Havoc
red-mist = Red Mist
    .plot = Easy. He hides in one of the eight Districts; each Boss Event uncovers two of them. Find him and kill him.
vic-gigante = Vic Gigante
    .plot = Medium. His Skull Gang grows with every Minion it meets on its way around the city. Beat the gang, then him.
john-genovese = John Genovese
    .plot = Medium. Three Boss Events lead to his Hideaway; fight through it without going back.
don-genovese = Don Genovese
    .plot = Hard. He unites the gangs. Resolve the tokens of his crews to weaken him, then kill him.
mother-fucker = Mother Fucker
    .plot = Very hard. Complete all four Boss Events, then stand against five Waves in Times Square.
mother-f = Mother F.
    .plot = Very hard. Complete all four Boss Events, then stand against five Waves in Times Square.
big-bastard = Big Bastard
big-brute = Big Brute
mother-russia = Mother Russia
minion = Minion
super = Super Minion
skull = Skull Gang member
gang = Minion of the gang
minions = Minions
supers = Super Minions
skulls = the Skull Gang
all = everybody

# Hardships
laziness = Laziness
    .text = 1 Movement less on every card.
insomnia = Insomnia
    .text = Sleep Phase: lose 1 Life if you have 2 or more.
drug-addiction = Drug Addiction
    .text = Sleep Phase: pay 1 Dollar or lose 1 Life.
depression = Depression
    .text = Central Park gives you Strength only.
self-doubt = Self-Doubt
    .text = 1 red die less, never below 1.
burnout = Burnout
    .text = 1 blue die less, never below 1.
shaky-nerves = Shaky Nerves
    .text = You cannot reroll.
debts = Debts
    .text = Shop totals cost 1 Dollar more.
bad-press = Bad Press
    .text = Your first Social Media gain of each Round is ignored.
broken-wrist = Broken Wrist
    .text = One hand is closed; its Item goes to the Backpack.
mugged = Mugged
    .text = You cannot get at your Backpack.
isolation = Isolation
    .text = In a Gang Up the Shields of your Items do not count.

# Boss Combat cards
heavy-cover = Heavy Cover
    .text = Bosses have 1 Armor more; without one, each Super Minion takes 1 more damage to kill.
dim-light = Dim Light
    .text = Every Hero rolls 1 red die less, never below 1.
crossfire = Crossfire
    .text = Enemy Power is higher by the number of players.
tight-corridor = Tight Corridor
    .text = Damage is divided as evenly as possible.
adrenaline = Adrenaline
    .text = Every Lightning also counts as 1 Hit.
quiet-before-the-storm = Quiet Before the Storm
    .text = No effect.

# Words
happiness = Happiness
    .hint = At 4 and at 1 a Hardship shows; below 1 every loss costs Social Media instead.
strength = Strength
    .hint = Each level gives the Hero other dice for Fights.
social = Social Media
    .hint = 4: 1 Dollar off in the Shop. 7: Gone Viral, a bonus every night. 9: famous, and a green card.
life = Life
    .hint = Whoever loses more than there is rolls the Faint die.
dollars = Dollars
    .hint = For Items, Bribes and the Police Department. They cannot be given away.
    .counted = { $count ->
        [one] Dollar
       *[other] Dollars
      }
one-happiness = 1 Happiness
one-life = 1 Life
one-dollars = 1 Dollar
hit = Hit
shield = Shield
red = red
blue = blue
morning = Morning
afternoon = Afternoon
night = Night
viral = Gone Viral
picture-hiding = his hiding place
picture-nothing = nothing
picture-lose = bad news
picture-gain = good news
picture-bribe = a Bribe
picture-police = evidence for the Police Department
picture-loot = Loot
bribe = Bribe
loot = Loot
power = Power
armor = Armor
events = Event
lightning = Lightning
clean-up = Clean Up Bonus
job = Job
personal = Personal
hero = Hero
famous = Famous
head = Head
body = Body
hand = Single Hand
both = Both Hands
backpack = Backpack

# Actions
action-pick-hero = Play { $hero }
action-keep-card = Keep { $card }
action-keep-item = Keep { $item }
action-play-card = { $down ->
    [yes] Play { $card } face down ({ $moves } Movement, { $timers ->
        [one] 1 Timer
       *[other] { $timers } Timers
      })
   *[no] Play { $card }
  }
action-open-card = { $hero } goes next
action-move-to = Move { $hero } to { $to }
action-use-district = { $hero }: Timer of { $place }
    .detail = { $effect }
action-work-on-event = { $hero }: work on { $event }
action-handover = { $hero }: deliver what is carried
action-bribe-foe = { $hero }: pay to weaken { $foe }
action-reveal-token = { $hero }: reveal a token
action-pay-bribe = { $hero }: pay the Bribe
action-pick-up-token = { $hero }: pick up the evidence
action-start-fight = { $hero }: fight
action-call-in = Call in { $hero } to fight together
action-gang-up = Gang up: { $heroes }
action-apply-effect = { $hero }: { $which ->
    [1] first effect of { $card }
    [2] second effect of { $card }
    [3] third effect of { $card }
   *[0] effect of { $card }
}
action-use-item = { $hero }: ↷ exhaust { $item }
action-equip = { $hero }: equip { $item }{ $instead ->
    [none] {""}
   *[other] {" "}instead of { $instead }
}
action-stow = { $hero }: put { $item } in the Backpack
action-finish-card = { $hero }: done
action-no-thanks = No, thanks
action-choose-district = { $district }
action-kill-minion = { $gang ->
    [yes] A Minion of the gang in { $district }
   *[no] A Minion in { $district }
  }
action-choose-hero = { $hero }
action-choose-stat = { $stat }
action-choose-side = { $side }
action-choose-event = { $event }
action-buy = Buy { $item }
action-draw-card = Take { $card }
action-recover = Take { $card } back to hand
action-remove-card = Remove { $card }
action-ready-item = Unexhaust { $item }
action-break-hand = { $item } goes to the Backpack
action-roll = { $hero }: roll
action-reroll = Reroll a { $colour } { $face }
action-keep-dice = { $hero }: keep it
action-take-damage = { $hero } takes { $amount } damage
action-strike = { $hits ->
    [one] 1 Hit on { $target }
   *[other] { $hits } Hits on { $target }
  }
action-hold-back = Hold back
action-resolve-next = { $result } first
action-take-bonus = { $hero } takes the bonus of { $district }
    .detail = { $bonus }
action-sleep-effect = { $hero }: { $source }
action-go-to-sleep = Sleep
action-pay = { $hero } pays
action-lose-life = { $hero } loses 1 Life
action-gain-instead = { $hero } gains { $stat }
action-upgrade = { $hero } takes { $card }

# What happens
event-hero-picked = { $hero } joins the fight.
event-round-began = Round { $round } begins.
event-segment-began = { $segment }.
event-event-revealed = New Event: { $card }.
event-event-completed = Completed: { $card }!
event-event-matured = { $card } has matured.
event-event-delayed = { $card } is held up.
event-event-advanced = { $card }: { $kind ->
    [work] { $amount ->
        [0] done with the Interest tokens
        [one] 1 Interest token to go
       *[other] { $amount } Interest tokens to go
      }
    [deliver] { $amount ->
        [0] done with the deliveries
        [one] 1 delivery to go
       *[other] { $amount } deliveries to go
      }
    [slay] { $amount ->
        [0] done with the Minions
        [one] 1 Minion to go
       *[other] { $amount } Minions to go
      }
    [super-slay] { $amount ->
        [0] done with the Super Minions
        [one] 1 Super Minion to go
       *[other] { $amount } Super Minions to go
      }
    [fame] { $amount ->
        [0] done with Social Media
       *[other] { $amount } Social Media to go
      }
   *[other] { $amount ->
        [0] done
       *[other] { $amount } to go
      }
  }{ $space ->
    [none] {""}
   *[other] {" "}in { $space }
  }.
event-interest-taken = { $piece } picks up an Interest token of { $card }.
event-spawn-drawn = { $card }: { $amount ->
    [one] 1 Minion
   *[other] { $amount } Minions
  } on the way.
event-incoming-moved = The Incoming marker is on space { $to } now.
event-minion-arrived = { $supers ->
    [yes] A Super Minion
   *[no] A Minion
  } appears in { $space }.
event-token-lost = The Protection token in { $space } is gone.
event-protected = A Protection token lies in { $space } now.
event-killed = { $kind ->
    [super] { $amount ->
        [one] A Super Minion falls
       *[other] { $amount } Super Minions fall
      }
    [skull] { $amount ->
        [one] A Skull Gang member falls
       *[other] { $amount } Skull Gang members fall
      }
    [gang] { $amount ->
        [one] A Minion of the gang falls
       *[other] { $amount } Minions of the gang fall
      }
   *[minion] { $amount ->
        [one] A Minion falls
       *[other] { $amount } Minions fall
      }
  } in { $space }.
event-foe-arrived = { $piece } appears in { $space }.
event-foe-moved = { $piece } moves from { $start } to { $path }.
event-foe-weakened = { $piece } is down to Power { $amount }.
event-foe-hurt = { $piece } takes { $amount } damage.
event-foe-died = { $piece } is down!
event-card-played = { $hero } plays { $down ->
    [yes] a card face down ({ $card })
   *[no] { $card }
  }.
event-card-opened = { $hero }: { $down ->
    [yes] a card face down ({ $card })
   *[no] { $card }
  }.
event-moved = { $piece } goes from { $start } to { $path }.
event-gained = { $piece } gains { $amount } { $stat }.
event-lost = { $piece } loses { $amount } { $stat }.
event-hardship-turned = { $hero } suffers from { $card }.
event-item-gained = { $hero } gets { $card }.
event-item-used = { $hero } exhausts { $card }.
event-card-gained = { $hero } takes { $card }.
event-card-recovered = { $hero } takes { $card } back.
event-card-lost = { $hero } gives up { $card }.
event-fight-began = Fight in { $space }: { $heroes } against Power { $amount }.
event-rolled = { $again ->
    [yes] { $piece } rolls again and has { $faces }.
   *[no] { $piece } rolls { $faces }.
  }
event-dice-counted = { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
  } and { $shields ->
    [one] 1 Shield
   *[other] { $shields } Shields
  } against Power { $power }: { $damage ->
    [0] no damage
   *[other] { $damage } damage
  }.
event-damaged = { $piece } takes { $amount } damage.
event-bonus-taken = { $hero } takes the Clean Up Bonus of { $space }.
event-faint-rolled = { $fainted ->
    [yes] { $out ->
        [yes] { $piece } faints and is out of the game.
       *[no] { $piece } faints.
      }
   *[no] { $piece } does not faint.
  }
event-timer-stopped = The Timer of { $space } is off.
event-docks-token-moved = { $to ->
    [0] The Docks token is gone.
   *[other] The Docks token ({ $side }) stands on space { $to }.
  }
event-night-fell = Night falls on Round { $round }.
event-plot-revealed = The Final Plot: { $plot }
event-mist-revealed = Under the token in { $space }: { $picture }.
event-marker-moved = The Skull Gang marker stands at { $to }.
event-token-revealed = Under the token in { $space }: { $picture }.
event-token-resolved = A token of Don Genovese is resolved: { $colour }.
event-city-left-for = Everybody is in { $place }. There is no way back.
event-combat-card-drawn = Boss Combat: { $card }. { $text }
event-wave-came = Wave { $amount } of 5: { $minions ->
    [0] { $supers ->
        [one] 1 Super Minion
       *[other] { $supers } Super Minions
      }
   *[other] { $minions ->
        [one] 1 Minion
       *[other] { $minions } Minions
      }{ $supers ->
        [0] {""}
        [one] {" "}and 1 Super Minion
       *[other] {" "}and { $supers } Super Minions
      }
  }{ $foe ->
    [none] {""}
   *[other] {" "}and { $foe }
  }.
blank = blank
hit-lightning = Hit + Lightning
shield-lightning = Shield + Lightning

# Questions
ask-pick-hero = Which Hero do you play?
ask-solo-card = Keep one of these cards.
ask-solo-replace = Which starting card does it replace?
ask-solo-item = Keep one of these Items.
ask-play-card = { $hero }: which card do you play?
ask-who-next = Whose card is resolved next?
ask-card = { $hero }: what do you do?
ask-receiver = Who receives it?
ask-loot = Who takes the Dollar?
ask-break-hand = Which hand is broken?
ask-famous = You are famous! Which card do you give up for your green card?
ask-remove-card = You own five cards: which one leaves the game?
ask-equip = Where does { $item } go?
ask-show-hardship = Whose Hardship shows?
ask-lose-protection = Which Protection token leaves?
ask-kill = { $hero }: kill a Minion? ({ $left } left)
ask-clean-up = { $hero }: which District is cleaned up?
ask-protect = { $hero }: where does a Protection token go? ({ $left } left)
ask-take-card = { $hero }: take a card?
ask-take-back = { $hero }: which used card comes back?
ask-ready = { $hero }: which Item is ready again?
ask-docks = { $hero }: Hit or Shield?
ask-delay = { $hero }: which Event is held up?
ask-park = { $hero }: train or relax?
ask-shop = { $hero }: what do you buy?
ask-city-hall = { $hero }: take a new card, or one back?
ask-bonus = Who takes the Clean Up Bonus of { $district }?
ask-free-item = Who gets the free Item?
ask-before-roll = { $hero }: anything before the roll?
ask-reroll = { $hero }: reroll?
ask-lightning = { $hero }: Lightning! Exhaust { $item }?
ask-damage = How much of { $damage } damage does { $hero } take?
ask-odd-damage = Who takes one more?
ask-strike = { $hits ->
    [one] 1 Hit: on whom?
   *[other] { $hits } Hits: on whom?
  }
ask-results = What comes first?
ask-search = Where do you look for Red Mist?
ask-mist-lose = Who loses 1 Happiness?
ask-mist-gain = Who gains 1 Happiness?
ask-recruit = The gang is short of Minions: from where do they come?
ask-prepare = { $hero }: ready?
ask-sleep = The night: who does what?
ask-addiction = { $hero }: pay or suffer?
ask-inspire = { $hero }: which District rises up?
ask-trap = { $hero }: lure a Minion? ({ $left } left)
ask-refresh-order = Who goes next?
ask-refresh = { $hero }: a new card, or a small comfort?

# Endings
end-won-red-mist = Red Mist is unmasked
    .text = He hid, you looked. The city is yours again.
end-won-vic-gigante = Vic Gigante is down
    .text = The Skull Gang is history, and so is its boss.
end-won-john-genovese = The Hideaway has fallen
    .text = Three rooms, no mercy, one Genovese less.
end-won-don-genovese = The Don is dead
    .text = The gangs go home and the lawyers with them.
end-won-mother-fucker = Times Square stands
    .text = Five Waves broke on a handful of masks.
end-lost-city-hall = City Hall has fallen
    .text = No room was left for another Minion.
end-lost-matured = Too much went wrong
    .text = Four Events have matured; three can no longer be completed.
end-lost-time = Time is up
    .text = Round 9 ended and the Final Plot was not solved.
end-lost-all-out = Nobody is left standing
    .text = The last Hero has fainted.
end-lost-plot-impossible = The trail is cold
    .text = Too many Boss Events have matured; the Final Plot can no longer be stopped.
end-lost-times-square = Times Square is lost
    .text = Enemies were left after the fifth Wave.
end-lost-stalemate = No end in sight
    .text = A hundred Fights changed nothing.

# The table
board-city = New York
board-hideaway = The Hideaway
board-times-square = Times Square
type-activation = Everyday
type-item = Item
type-event = Event
type-boss-event = Boss Event
type-hardship = Hardship
type-spawn = Minion Spawn
type-combat = Boss Combat
type-plot = Final Plot
type-dashboard = Hero
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-very-hard = very hard
patrol = Protection token
piece-mist = Red Mist’s token, face down
zone-hand = Hand
zone-now = This segment
zone-played = Used today
zone-items = Equipped
zone-hardships = Hardships
zone-event-deck = Events to come
zone-events = Event Row
zone-draft = Choose
zone-spawn = Minion Spawn
zone-spawn-deck = Minion Spawn deck
zone-display = Activation display
zone-shop = Shop offer
zone-plot = Final Plot
zone-combat = Boss Combat
track-round = Round
    .hint = The game is lost when the last Round ends and the Final Plot is not stopped.
track-incoming = Incoming
track-incoming-hint = { $count ->
    [one] The next card brings 1 Minion
   *[other] The next card brings { $count } Minions
  }
track-events = Events completed
    .hint = With { $count } completed, the Final Plot shows in the next night.
track-matured = Events matured
    .hint = { $count } matured Events lose the game.
track-shop = Shop tokens
    .hint = From the Clean Up Bonus of the Shop; the last one is a free Item.
track-docks = Docks token ({ $side })
    .hint = Every Fight has 1 more Hit or Shield while it is on its track; each night it moves on.
track-skulls = Skull Gang
    .hint = The higher, the stronger each gang member; from 15 on nobody can fight them. Completed Boss Events lower it.
stat-plot = Final Plot
    .hint = It shows in the night after the third completed Event.
stat-plot-secret = secret
stat-protection = Protection tokens left
    .hint = Citizens on patrol: each stops one Minion that arrives in its District.
stat-foe = Power { $power }, Armor { $armor }, Life { $life }
    .hint = Power is what Shields have to stop; Armor swallows so many Hits in every Fight; Life is what is left.
stat-dice = Dice
    .hint = What the Hero rolls in a Fight, the card of the moment left aside.
stat-carried = Carries
    .hint = Interest tokens to be delivered.
dice-pool = { $red } red, { $blue } blue{ $hits ->
    [0] {""}
    [one] , +{ $hits } Hit
   *[other] , +{ $hits } Hits
  }{ $shields ->
    [0] {""}
    [one] , +{ $shields } Shield
   *[other] , +{ $shields } Shields
  }{ $rerolls ->
    [0] {""}
    [one] , { $rerolls } reroll
   *[other] , { $rerolls } rerolls
  }
price-dollars = ${ $n }
pool-of-red = { $n } red { $n ->
    [one] die
   *[other] dice
  }{ $parts ->
    [none] {""}
   *[other] {" "}({ $parts })
  }{ $average ->
    [none] {""}
   *[other] , { $average } Hits on average
  }
pool-of-blue = { $n } blue { $n ->
    [one] die
   *[other] dice
  }{ $parts ->
    [none] {""}
   *[other] {" "}({ $parts })
  }{ $average ->
    [none] {""}
   *[other] , { $average } Shields on average
  }
pool-strength = Strength
pool-items = { $n ->
    [one] Item
   *[other] Items
  }
pool-card = card
pool-less = lost
hint-slot = { $place }, place { $number }
mark-incoming = { $count ->
    [one] { $count } Minion
   *[other] { $count } Minions
  }
mark-hardship = A Hardship shows
mark-life = Below this, the Faint die
mark-discount = 1 Dollar off in the Shop
mark-viral = Gone Viral
mark-famous = Famous: the green card
mark-safe = Nobody can fight the gang
mark-taken = TAKEN!
mark-off = Timer off
mark-fight = FIGHT!
fight-rolls = { $who } rolls
fight-faint = The Faint die
fight-fainted = Fainted! Off to the Hospital.
fight-out = Fainted, and out of the game.
fight-awake = Still standing.
fight-enemies = Enemies
fight-power = Power { $power }
fight-total = { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
  }, { $shields ->
    [one] 1 Shield
   *[other] { $shields } Shields
  }
fight-damage = { $damage ->
    [0] No damage
   *[other] { $damage } damage gets through
  }
fainting = Fainting
badge-done = done
badge-left = To go
badge-space = Space
note-fainting = On the Faint space: a roll is owed
note-broken-hand = One hand is broken
status-set-up = Before the first day
status-event-phase = Round { $round } of { $rounds }: Events
status-day = Round { $round } of { $rounds }: { $segment }
status-sleep = Round { $round } of { $rounds }: the night
status-refresh = Round { $round } of { $rounds }: a short rest
status-fight = Fight in { $place }: { $heroes } against Power { $power }
status-hideaway = The Hideaway, Location { $location } of 3
status-wave = Times Square, Wave { $wave } of 5
status-times-square = Times Square
