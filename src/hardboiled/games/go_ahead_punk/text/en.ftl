# Go Ahead Punk!: the words of the game.

# Seats and characters.
stinger = Stinger
cop-1 = First Cop player
cop-2 = Second Cop player
cop-3 = Third Cop player
katherine = Katherine Lacey
    .text = Location Intel gives her Stinger's exact space.
frank = Frank Brannigan
    .text = One more damage in a combat round in which at least one of his dice hits.
eddie = Eddie Johnson
    .text = Rolls one missed die again each combat round.
hoods = the hoods
cable = cable car
street = street car
hunt = The Hunt
escape = The Escape
mode-one-vs-all = One against all
    .text = One of you is Stinger and moves in secret: three hits, then out of the city by a port. The others command Katherine, Frank and Eddie, who follow his trail and have to take him down. Two to four players; two share the Cops out among themselves.
mode-solo = Solo
    .text = You are Stinger, in plain sight. The Cops follow a deck of cards, and come straight at you whenever you are Spotted. Three hits, then out of the city by a port.
option-heat = Show where Stinger can be
    .text = The map marks every place where he can be by all that is public, as careful Cops would work it out themselves.
option-difficulty = Difficulty
    .text = How hard the Cops make it for you.
option-difficulty-easy = Easy
    .text = Two cards at the start and after each hit, no Location Intel, Katherine on foot; but in the Escape the Cops follow you anywhere.
option-difficulty-medium = Medium
    .text = The solo rules as they are: Katherine has a car.
option-difficulty-hard = Hard
    .text = No free cards; when the Escape begins the Cops stand on the three nearest ports and hold them.
option-difficulty-insane = Insane
    .text = As Hard, every Cop has a car, and no ER takes you in.
opening = The start
hunch = The hunch
spotted = Spotted
lkl = Last known location
doyle-drive = Doyle Drive
park-presidio = Park Presidio
embarcadero-freeway = the Embarcadero Freeway
central-freeway = the Central Freeway
bayshore = the Bayshore Freeway
southern-freeway = the Southern Freeway
easy = Easy
medium = Medium
hard = Hard
insane = Insane

# What can be chosen.
action-choose-cop = Play { $cop }
action-choose-start = Start at { $space }
action-place-next = Place { $cop }
action-place-cop = Start at { $space }
action-lead = Name { $district } as well
action-move = { $passes ->
    [none] Move
   *[other] Move by { $passes }
  }
action-draw = Draw a card
action-play-card = Play { $card }
action-heal = Stay and heal at the ER
action-nothing = Do nothing
action-use-kit = Use the First Aid Kit
    .detail = Discard it to heal up to { $amount }.
action-no-kit = Keep the kit
action-go = { $leave ->
    [yes] Leave the city from { $space }
    *[no] { $heal ->
        [yes] To { $space }, and use the ER
        *[no] To { $space }
      }
  }
action-leave = Leave the city
action-hit = Make the hit
action-hit-silently = Make the hit in silence
action-hit-with-rocket = Bring down the Chopper and make the hit
action-keep = Keep it
action-play-drawn = Play it now
action-show-uniform = Wear it openly and take the sidearm
action-discard-drawn = Discard the new card
action-discard-other = Keep the new card, discard the old one
action-place-jam = Jam in { $district }
action-place-chopper = Chopper over { $district }
action-divert = Play { $card }
action-tell-truth = Name your district
action-pay-cash = Pay for the exact space
action-pay-item = Pay with { $item }
action-keep-cash = Pay nothing
action-take-key = Take the key to { $key }
action-choose-item = Take { $item }
action-choose-card = Draw { $card }
action-for-cop = For { $cop }
action-drop-item = Drop { $item }
action-leave-item = Leave { $item }
action-share = Share items with { $partner }
action-give-item = Give { $item }
action-take-item = Take { $item }
action-swap-items = Give { $give } for { $take }
action-done-sharing = Done
action-step = Step to { $space }
action-ride = Freeway to { $space }
action-drive = All the way to { $space }
action-stop = Stop here
action-fire-rifle = Fire the 7mm Rifle
action-hold-fire = Hold fire
action-go-to-er = To { $space }
action-target = Shoot at { $cop }
action-combat-card = Play { $card }
action-no-card = Play no card
action-shoot = Shoot with { $weapon }
action-try-escape = Roll to get away
    .detail = { $faces } in { $sides } each roll
action-stand-ground = Stand your ground
action-burn = Burn { $card } for another roll
action-free-escape = Use the Free Escape token
action-give-up = Give up
action-escape-by = { $passes ->
    [none] Escape without a pass
   *[other] Escape by { $passes }
  }
action-retreat-to = Back to { $space }

# Questions.
ask-choose-cop = Which Cop do you play?
ask-choose-start = Where in the city do you hide?
ask-place-next = Which Cop is placed next?
ask-place = Where does { $cop } start?
ask-opening = Move first, or stay and draw another card?
ask-lead = Which district beside yours do you name with it?
ask-stinger-turn = Round { $round }: what do you do?
ask-must-draw = You got away at the last moment: no move this turn, draw a card.
ask-where = Where do you go?
ask-drawn = { $who } has drawn a card: keep it or play it?
ask-jam = Which district jams up?
ask-chopper = Over which district does the Chopper fly?
ask-diversion = You must name your district. Play a Diversion?
ask-cash = Pay for the exact space?
ask-take-key = Which key do you take?
ask-choose-item = { $who }: which item?
ask-choose-card = { $who }: which card do you draw?
ask-for-cop = Who takes { $item }?
ask-share-with = { $cop }: share items here?
ask-make-room = The inventory is full. What goes for { $item }?
ask-kit = Use a First Aid Kit now? ({ $who })
ask-share = What changes hands with { $partner }?
ask-cop-turn = { $cop }: what now?
ask-step = { $cop }: where to? ({ $points ->
    [one] { $points } point left
    *[other] { $points } points left
  })
ask-rifle = { $cop }: shoot from here?
ask-which-er = Which ER takes { $cop }?
ask-target = Whom do you shoot at?
ask-combat-card = { $who }: a combat card?
ask-hoods-card = { $who }: a combat card against the hoods?
ask-weapon = { $who }: which weapon?
ask-escape-first = Try to get away before the shooting?
ask-retreat = { $who }: roll to get away, or stand your ground?
ask-burn = { $who }: the roll failed. Try again?
ask-escape-by = How do you get away?
ask-retreat-to = Where does { $cop } fall back to?

# What happens.
event-round-began = Round { $number }.
event-turn-began = { $piece }'s turn.
event-cop-chosen = { $seat } plays { $cop }.
event-started = You start at { $space }.
event-cop-placed = { $piece } stands at { $space }.
event-announced = Stinger { $kind ->
    [move] moves.
    [draw] draws a card.
    [hit] makes a hit.
    [heal] uses the ER.
    *[nothing] neither moves nor draws.
  }
event-pass-used = Stinger uses a { $card }.
event-went-secretly = You are at { $space }.
event-found = { $reason ->
    [found] Stinger is found at { $space }!
    [met] Stinger is face to face with the law at { $space }!
    [card] Stinger has been spotted at { $space }!
    [intel] The tip was good: Stinger is at { $space }.
    [er] Stinger is seen in the ER at { $space }.
    *[hit] The shot came from { $space }.
  }
event-district-named = Stinger says where he is: { $districts }.
either = { $one } or { $other }
listed = { $one }, { $other }
both = { $one } and { $other }
key-to = the key to { $place }
event-hunch-advanced = { $reveal ->
    [yes] The hunch marker reaches Reveal.
    *[no] The hunch marker moves to { $position }.
  }
event-cop-moved = { $by ->
    [none] { $piece } goes to { $path }.
   *[other] { $piece } takes { $by } to { $path }.
  }
event-healed = { $piece } heals { $amount }.
event-kit-used = { $piece } uses a First Aid Kit and heals { $amount }.
event-card-drawn = { $piece } draws { $card }.
event-drew-and-kept = { $piece } keeps the card drawn.
event-card-shown = { $how ->
    [drawn] { $piece } turns up { $card }.
    [played] { $piece } plays { $card }.
    [worn] { $piece } wears the { $card } for all to see.
    *[discarded] { $piece } discards { $card }.
  }
event-key-found = You find the key to { $card }.
event-key-taken = Stinger takes a key ({ $left } left in the deck).
event-item-gained = { $piece } takes { $item }.
event-item-lost = { $how ->
    [left] { $piece } has no room for { $item } and leaves it.
    [paid] { $piece } pays with { $item }.
    [used] { $piece } has used up { $item }.
    [lockdown] { $piece } loses { $item }: the city is locked down.
    *[dropped] { $piece } drops { $item }.
  }
event-car-taken = { $piece } has a car now.
event-items-shared = { $piece } hands { $item } to { $partner }.
event-hit-made = Hit number { $number }, at { $space }.
event-silent-hit = Nobody heard a thing. Your hit at { $space } counts.
event-escape-began = The third hit. The city is locked down: the Escape begins.
event-jam-placed = Traffic jams up in { $district }.
event-jam-removed = The Jam is cleared.
event-chopper-placed = The Chopper circles over { $district }.
event-chopper-down = The Chopper goes down in flames.
event-chopper-called-off = The Chopper over { $district } is called off.
event-looked-around = { $near ->
    [yes] { $piece } looks around: Stinger is one place away!
    *[no] { $piece } looks around: Stinger is not within one place.
  }
event-fight-began = { $piece } opens fire on { $defender } at { $space }.
event-combat-card-played = { $piece } plays { $card }.
event-card-cancelled = { $card } has no effect.
event-shot-fired = { $piece } shoots at { $target } with the { $weapon }: { $amount ->
    [0] no damage.
    *[other] { $amount } damage.
  }
event-rerolled = { $piece } rolls one die again: { $faces }.
event-sent-to-er = { $piece } is carried to the ER at { $space }.
event-escape-rolled = { $away ->
    [yes] { $piece } rolls to get away, and makes it.
    *[no] { $piece } rolls to get away, and fails.
  }
event-card-burned = { $card ->
    [none] { $piece } burns a card.
   *[other] { $piece } burns { $card } for all to see.
  }
event-token-used = Stinger uses his Free Escape.
event-escaped = { $piece } leaves the fight.
event-hoods-came = { $card }: { $piece } has kicked in the wrong door.
event-hoods-fired = The hoods shoot at { $piece }: { $amount ->
    [0] no damage.
    *[other] { $amount } damage.
  }
event-hoods-gone = { $beaten ->
    [yes] { $piece } drives the hoods off.
    *[no] The hoods leave { $piece } on the pavement.
  }
event-ai-card-drawn = The Cops follow { $card }.
event-lkl-moved = Last known location: { $space }.
event-stinger-spotted = { $reason ->
    [hit] Stinger is Spotted: they saw where the shot came from.
    [card] Stinger is Spotted on the street.
    [er] Stinger is Spotted in the ER.
    [intel] Stinger is Spotted: somebody talked.
    *[combat] Stinger is Spotted: a Cop is on him.
  }
event-stinger-moved = Stinger is at { $space }.
event-got-away = A boat leaves the port at { $space }. Stinger is gone.
event-stinger-down = Stinger is down.

# Dice.
face-hit = hit
face-ricochet = ricochet
face-escape = escape

fight-at = Fight at { $space }
fight-hoods = { $card }
fight-shot = { $who } shoots with the { $weapon }
fight-hoods-shoot = The hoods shoot
fight-again = { $who } rolls one die again
fight-retreat = { $who } tries to get away
fight-needs-escape = an Escape
fight-away = Away!
fight-stays = No way out.
fight-damage = { $amount ->
    [0] No damage
    *[other] { $amount } damage
  }
fight-left = { $left } health
fight-toughness = { $left } to go
fight-down = Stinger is down!
fight-out = { $who } is out of it: off to the ER.
fight-hoods-beaten = The hoods run.
fight-card = { $who }: { $card }
fight-card-cancelled = { $card } cancelled
pool-hits = { $n ->
    [one] hit
   *[other] hits
  }
pool-card = by card
pool-ability = { $who ->
    [frank] Frank
   *[other] ability
  }
pool-vest = vest
pool-sure = at least

# Endings.
end-got-away = Stinger got away
    .text = Three hits, and a boat into the fog.
end-stinger-down = Stinger is down
    .text = The city can sleep again.

# Labels.
label-board = San Francisco
label-round = Round
label-hits = Hits
label-hunch = Hunch
label-reveal = Reveal: he names his district
label-jam = Jam
label-chopper = Chopper
label-named = Last named
label-nobody = none
label-health = Health
label-hand = Hand
label-keys = Keys
label-items = Inventory
label-car = Car
label-no-car = No car
label-uniform = Uniform open
label-fighting = In combat
label-barred = May not return to { $space }
label-possible = Possible places
hint-hits = Stinger needs three hits, then a way out of the city. The third starts the Escape.
hint-hunch = One step after each of Stinger's turns, unless he is fighting. On the last he names his district (in solo: the last known location moves to him).
hint-jam = In this district cars give nothing, and no Cop makes two moves in a row inside it.
hint-chopper = Over this district Stinger can make no hit.
hint-named = The districts Stinger named last: he was in one of them.
hint-possible = How many places Stinger can be in, by all that is public.
hint-spotted = The Cops leave their cards aside and come straight at Stinger.
hint-lock = On Hard and Insane the Cops on the ports stay there through this round, unless they can reach Stinger.
hint-stinger-health = At 0 Stinger is down and the Cops have won.
hint-cop-health = At 0 a Cop is carried to the nearest ER and plays on with 2.
label-lock = Ports held
value-lock = through round { $round }
label-stinger-deck = Stinger deck
label-key-deck = Key deck
label-cop-deck = Cop deck
label-inventory-deck = Inventory deck
label-ai-deck = Solo deck
label-stinger-discard = Stinger discard
label-key-discard = Keys used
label-shown-burned = Burned openly
label-burned = Burned face down
label-cop-discard = Cop discard
label-inventory-discard = Inventory discard
label-ai-card = Solo card
label-lkl = Last known location
label-spotted = Spotted
spotted-round = until the round ends
spotted-fight = as long as the fight goes on
label-hit-marker = Hit { $number }
label-port = Port { $number }
label-er = ER
label-stop = { $network } stop
label-star = Star { $number }
label-key-for = Opens { $place } for one hit, and is discarded{ $kind ->
    [red] . Not for the third hit.
   *[black] .
  }
label-silent = A silent hit waits
label-maybe-silent = A silent hit may wait here
label-hot = Stinger may be here
label-controls = Played by { $seats }
label-solo-cop = Plays by the card
status-prepare = Preparation
status-choose-cops = Preparation: who plays which Cop
status-choose-start = Preparation: Stinger hides
status-place-cops = Preparation: the Cops take their places
status-first-move = Preparation: { $cop }'s first move
status-opening = Preparation: Stinger's first steps
status-stinger = { $phase }, round { $round }: Stinger's turn
status-cop = { $phase }, round { $round }: { $cop }
status-over = The end
pool-of-shot = { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }, { $average } damage on average
type-stinger = Stinger
type-cop = Cop
type-key = Key
type-item-stinger = Stinger item
type-item-cop = Cop item
type-ai = Solo
symbol-immediate = immediate
symbol-keep = keep
symbol-play-or-keep = play or keep
symbol-limited = one in hand
symbol-inventory = inventory
symbol-draw-again = draw again
symbol-no-escape = not in the Escape
symbol-combat = combat
symbol-item = item

# Places.
star-1 = Golden Gate Bridge toll plaza
star-2 = Crissy Field, Mason St
star-3 = Baker Beach, Lincoln & Bowley
star-4 = Fort Scott, Lincoln & Kobbe
star-5 = Presidio Main Post
star-6 = Arguello Gate
star-7 = Richardson & Lyon
star-8 = Lombard & Divisadero
star-9 = Marina Yacht Harbor
star-10 = Chestnut & Fillmore
star-11 = Union & Fillmore
star-12 = Fort Mason, Laguna & Bay
star-13 = Lombard & Van Ness
star-14 = Hyde & Beach
star-15 = Polk & Bay
star-16 = Polk & Union
star-17 = Hyde & Lombard
star-18 = Hyde & Pacific
star-19 = Fisherman's Wharf, Jefferson & Taylor
star-20 = Embarcadero & Powell, Pier 39
star-21 = Taylor & Bay
star-22 = Columbus & Lombard
star-23 = Washington Square, Columbus & Union
star-24 = Mason & Vallejo
star-25 = Embarcadero & Lombard
star-26 = Broadway & Columbus
star-27 = Broadway & Battery
star-28 = Fillmore & Broadway
star-29 = Gough & Washington
star-30 = California & Presidio Ave
star-31 = Geary & Masonic
star-32 = Geary & Divisadero
star-33 = Geary & Fillmore
star-34 = Geary & Gough
star-35 = Fulton & Divisadero
star-36 = Turk & Gough
star-37 = Fulton & Masonic
star-38 = Fell & Octavia
star-39 = Geary & Van Ness
star-40 = Union Square, Powell & Post
star-41 = Powell & Market
star-42 = Turk & Leavenworth
star-43 = Market & 8th
star-44 = Van Ness & Hayes
star-45 = California & Powell
star-46 = California & Van Ness
star-47 = Washington & Mason, cable barn
star-48 = California & Drumm
star-49 = Ferry Building, Embarcadero & Market
star-50 = Washington & Drumm
star-51 = Grant & Clay, Chinatown
star-52 = Bush & Grant
star-53 = Market & Montgomery
star-54 = Jackson & Montgomery
star-55 = Embarcadero & Howard
star-56 = East Bay Terminal, First & Mission
star-57 = Harrison & Fremont, bridge approach
star-58 = Embarcadero & Brannan
star-59 = Third & Townsend
star-60 = Fourth & Bryant
star-61 = Third & Howard
star-62 = Fifth & Mission
star-63 = Sixth & Brannan
star-64 = Eighth & Folsom
star-65 = Ninth & Bryant
star-66 = Mission & 13th
star-67 = Point Lobos & 48th Ave
star-68 = Sea Cliff, El Camino del Mar & 27th
star-69 = Legion of Honor, Lincoln Park
star-70 = Geary & 36th Ave
star-71 = Balboa & 45th Ave
star-72 = Fulton & 36th Ave
star-73 = Fulton & 25th Ave
star-74 = Geary & 25th Ave
star-75 = Park Presidio & Lake
star-76 = Geary & Park Presidio
star-77 = Arguello & California
star-78 = Geary & Arguello
star-79 = Fulton & Park Presidio
star-80 = Sacramento & Spruce
star-81 = Balboa & 6th Ave
star-82 = California & 19th Ave
star-83 = Great Highway & JFK Drive
star-84 = Chain of Lakes Drive
star-85 = Spreckels Lake, JFK & 30th
star-86 = Crossover Drive & MLK
star-87 = Music Concourse
star-88 = Kezar Drive & Conservatory
star-89 = Fell & Stanyan
star-90 = Park Emergency Hospital, Stanyan & Beulah
star-91 = Haight & Masonic
star-92 = Haight & Divisadero
star-93 = 17th & Clayton
star-94 = Carl & Cole
star-95 = Church & Duboce
star-96 = Castro & Market
star-97 = Church & 17th
star-98 = Church & 24th
star-99 = Church & 30th
star-100 = Castro & 24th
star-101 = Diamond & Clipper
star-102 = Valencia & 14th
star-103 = Mission & 16th
star-104 = 17th & Potrero
star-105 = Valencia & 20th
star-106 = Folsom & 20th
star-107 = Mission & 24th
star-108 = 24th & Bryant
star-109 = Mission & Army
star-110 = Army & Folsom
star-111 = Guerrero & 22nd
star-112 = San Francisco General Hospital, Potrero & 22nd
star-113 = 16th & Vermont
star-114 = Army & Bayshore Fwy
star-115 = 18th & Pennsylvania
star-116 = Third & 20th
star-117 = 20th & Wisconsin
star-118 = Judah & La Playa
star-119 = Lincoln & 41st Ave
star-120 = Judah & 31st Ave
star-121 = Noriega & 46th Ave
star-122 = Noriega & Sunset Blvd
star-123 = Noriega & 25th Ave
star-124 = Taraval & 46th Ave
star-125 = Taraval & 19th Ave
star-126 = Taraval & Sunset Blvd
star-127 = Vicente & 25th Ave
star-128 = Irving & 9th Ave
star-129 = Judah & 19th Ave
star-130 = Parnassus & 4th Ave
star-131 = Noriega & 15th Ave
star-132 = Laguna Honda & 7th Ave
star-133 = Twin Peaks Blvd & Clarendon
star-134 = Portola & Burnett
star-135 = Forest Hill Station
star-136 = West Portal
star-137 = St Francis Circle
star-138 = Portola & Teresita
star-139 = Monterey & Foerster
star-140 = Bosworth & Diamond, Glen Park
star-141 = Mission & 30th
star-142 = Cortland & Andover
star-143 = Cortland & Bayshore
star-144 = Mission & Silver
star-145 = Army & Third
star-146 = Alemany Maze, US 101 x I-280
star-147 = Oakdale & Industrial
star-148 = Third & Evans
star-149 = India Basin, Innes & Hunters Point
star-150 = Third & Palou
star-151 = Hunters Point Shipyard gate
star-152 = US 101 & Third, Candlestick
star-153 = Gilman & Candlestick Park
star-154 = San Bruno & Silver
star-155 = Balboa Park, Ocean & San Jose
star-156 = Mission & Geneva
star-157 = Excelsior & Madrid
star-158 = Felton & University
star-159 = Bayshore & Leland, Visitacion Valley
star-160 = Geneva & Brookdale
star-161 = Mission & Guttenberg
star-162 = Sloat & Great Highway, Zoo
star-163 = Stonestown, 19th & Winston
star-164 = Lake Merced Blvd & Font
star-165 = Broad & Plymouth
star-166 = Ocean & Victoria, Ingleside
star-167 = Alemany & Brotherhood Way
BA = Bank of America
    .flavour = Fifty-two floors, and the elevator tells nobody.
CH = City Hall
    .flavour = The highest dome in the land, they say. Nobody asks who mops under it.
HJ = Hall of Justice
    .flavour = Four floors above the squad room. They never look up.
GC = Grace Cathedral
    .flavour = The bell tower locks from the inside. So does confession.
KS = Kezar Stadium
    .flavour = Sixty thousand seats. He only wants one.
CL = Cliff House
    .flavour = The sea lions bark all night. One more noise is one more complaint.
CT = Coit Tower
    .flavour = Built like a nozzle, for the firemen. Tonight it is for the other side.
PF = Palace of Fine Arts
    .flavour = Meant to last a year. It has been waiting since 1915.
HC = Hunters Point Crane
    .flavour = The highest hook on the bay, and the night man is paid to watch the water.
ML = Mountain Lake Park
AP = Alta Plaza Park
XT = Christmas Tree Point
MD = Mount Davidson
DP = Dolores Park
BV = Buena Vista Park
SH = Strawberry Hill
SG = Stern Grove
MP = McLaren Park
presidio = Presidio
marina = Marina
russian-hill = Russian Hill
north-beach = North Beach
pacific-heights = Pacific Heights
western-addition = Western Addition
civic-center = Civic Center
nob-hill = Nob Hill
financial-district = Financial District
south-of-market = South of Market
outer-richmond = Outer Richmond
inner-richmond = Inner Richmond
golden-gate-park = Golden Gate Park
haight-ashbury = Haight-Ashbury
eureka-valley = Eureka Valley
mission = Mission
potrero-hill = Potrero Hill
sunset = Sunset
inner-sunset = Inner Sunset
twin-peaks = Twin Peaks
bernal-heights = Bernal Heights
bayview = Bayview
excelsior = Excelsior
lake-merced = Lake Merced
