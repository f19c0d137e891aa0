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
action-keep-cash = Keep the Cash
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
ask-cash = Pay Cash for the exact space?
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
CH = City Hall
HJ = Hall of Justice
GC = Grace Cathedral
KS = Kezar Stadium
CL = Cliff House
CT = Coit Tower
PF = Palace of Fine Arts
HC = Hunters Point Crane
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

# Cards.
janitors-ring = Janitor's Ring
    .text = Draw the top Janitor Key. It opens one building for one hit.
picked-pocket = Picked Pocket
    .text = Draw the top Janitor Key. It opens one building for one hit.
bribed-caretaker = Bribed Caretaker
    .text = Draw the top Janitor Key. It opens one building for one hit.
ranger-uniform = Park Ranger Uniform
    .text = Opens every green location, again and again. Lay it open now and take the ranger sidearm, or keep it hidden until your first green hit.
cable-car-pass = Cable Car Pass
    .text = Inside a move: one point takes you to any cable car stop from another. Used up by one ride.
street-car-pass = Street Car Pass
    .text = Inside a move: one point takes you to any street car stop from another, tunnels included. Used up by one ride.
eyewitness = Spotted: Eyewitness
    .text = A face at the window: put your piece on your exact space.
front-page = Spotted: Front Page
    .text = A face at the window: put your piece on your exact space.
gridlock = Jam: Gridlock
    .text = Put the Jam token in a district. Cops with a car gain nothing there, and no Cop makes two moves in a row inside it.
burst-main = Jam: Burst Main
    .text = Put the Jam token in a district. Cops with a car gain nothing there, and no Cop makes two moves in a row inside it.
ransom-note = Diversion: Ransom Note
    .text = When you must name your district, name two instead: yours and one beside it.
phone-booth = Diversion: Phone Booth
    .text = When you must name your district, name two instead: yours and one beside it.
cold-blood = Cold Blood
    .text = Play it in a fight: the hits you roll this combat round count double.
rooftop-nerve = Rooftop Nerve
    .text = Play it in a fight: the hits you roll this combat round count double.
hollow-points = Hollow Points
    .text = Play it in a fight: one more damage this combat round if at least one die hits.
old-wound = Old Wound
    .text = Play it in a fight: one more damage this combat round if at least one die hits.
smoke-screen = Smoke Screen
    .text = Play it in a fight: the combat card your opponent has just played has no effect.
human-shield = Human Shield
    .text = Play it in a fight: the combat card your opponent has just played has no effect.
pawn-shop-parcel = Pawn Shop Parcel
    .text = Take the Silencer.
army-crate = Army Crate
    .text = Take the Rocket Launcher.
surplus-store = Surplus Store
    .text = Take Grenades.
dock-smuggler = Dock Smuggler
    .text = Take the Machine Pistol.
glove-box = Glove Box
    .text = Take the Automatic Pistol.
drugstore = All-Night Drugstore
    .text = Take a First Aid Kit.
street-informant = Location Intel: Informant
    .text = Stinger names his district. Katherine, or a Cop who pays with Cash, gets his exact space.
wiretap = Location Intel: Wiretap
    .text = Stinger names his district. Katherine, or a Cop who pays with Cash, gets his exact space.
patrol-report = Location Intel: Patrol Report
    .text = Stinger names his district. Katherine, or a Cop who pays with Cash, gets his exact space.
squad-car = Squad Car
    .text = Take a car if you have none (+1 movement), then turn an inventory card.
unmarked-sedan = Unmarked Sedan
    .text = Take a car if you have none (+1 movement), then turn an inventory card.
green-fastback = Green Fastback
    .text = Take a car if you have none (+1 movement), then turn an inventory card.
hoods-lookouts = Hoods! Two Lookouts
    .text = They fire first with 1 die; 2 damage drives them off.
hoods-getaway = Hoods! Getaway Driver
    .text = He fires first with 2 dice; 1 damage stops him.
hoods-stick-up = Hoods! Stick-up Crew
    .text = They fire first with 2 dice; 2 damage drives them off.
hoods-dock-gang = Hoods! Dock Gang
    .text = They fire first with 2 dice; 3 damage drives them off.
hoods-bank-job = Hoods! Bank Job
    .text = They fire first with 3 dice; 2 damage drives them off.
lights-and-sirens = Lights & Sirens
    .text = Move with 2 more movement points. A Cop holds one movement card at most.
short-cut = Short Cut
    .text = Move with 1 more movement point. A Cop holds one movement card at most.
stair-street = Stair Street
    .text = Move with 1 more movement point. A Cop holds one movement card at most.
chopper = Chopper
    .text = Put the Chopper in a district: no hits there while it stays.
both-barrels = Both Barrels
    .text = Play it in a fight: the hits you roll this combat round count double.
dead-to-rights = Dead to Rights
    .text = Play it in a fight: the hits you roll this combat round count double.
steady-aim = Steady Aim
    .text = Play it in a fight: one more damage this combat round if at least one die hits.
range-champion = Range Champion
    .text = Play it in a fight: one more damage this combat round if at least one die hits.
hit-the-deck = Hit the Deck
    .text = Play it in a fight: the combat card your opponent has just played has no effect.
freeze = Freeze!
    .text = Play it in a fight: the combat card your opponent has just played has no effect.
evidence-locker = Evidence Locker
    .text = Turn the top inventory card and take that item if it fits.
quartermaster = Quartermaster
    .text = Turn the top inventory card and take that item if it fits.
gun-shop-favour = Gun Shop Favour
    .text = Turn the top inventory card and take that item if it fits.
lost-property = Lost Property
    .text = Turn the top inventory card and take that item if it fits.
dead-end = Dead End
    .text = Nothing here. Draw one more card.
crank-call = Crank Call
    .text = A voice and a click. Draw one more card.

# Items.
sniper-rifle = Sniper Rifle
    .text = 1 die in a fight. Needed for every hit.
free-escape = Free Escape
    .text = After a failed escape roll: discard it and escape anyway. Gone when the Escape begins.
ranger-sidearm = Ranger Sidearm
    .text = 2 dice. Comes with the uniform.
automatic-pistol = Automatic Pistol
    .text = 2 dice.
machine-pistol = Machine Pistol
    .text = 3 dice.
grenades = Grenades
    .text = 3 dice against every Cop on the space. Used once.
rocket-launcher = Rocket Launcher
    .text = 4 dice against every Cop on the space, or brings down the Chopper when you make a hit. Used once.
silencer = Silencer
    .text = A hit may be made in secret: it is shown at the end of your next turn.
stinger-first-aid = First Aid Kit
    .text = Outside combat: discard it to heal 2.
pistol-38 = .38 Pistol
    .text = 2 dice.
pistol-44 = .44 Pistol
    .text = 3 dice.
shotgun = Shotgun
    .text = 3 dice; one missed die may be rolled again each combat round.
automatic-45 = .45 Automatic
    .text = 2 dice.
rifle-7mm = 7mm Rifle
    .text = 2 dice; also from one place away at Stinger's piece, and he cannot shoot back.
radio = Radio
    .text = +1 movement while another Cop with a radio is in combat.
vest = Bulletproof Vest
    .text = 1 damage less each combat round.
cash = Cash
    .text = Discard it with Location Intel to get the exact space.
cop-first-aid = First Aid Kit
    .text = Outside combat: discard it to heal 2.

# Solo cards.
all-units = All Units
    .text = Hunt: Katherine to last known location; Frank draws a card; Eddie to Stinger. Escape: Katherine to Stinger; Frank to Stinger; Eddie to port 4.
beat-cops = Beat Cops
    .text = Hunt: Katherine draws a card; Frank to last known location; Eddie to Stinger. Escape: Katherine to Stinger; Frank to port 2; Eddie to port 3.
code-three = Code Three
    .text = Hunt: Katherine to last known location; Frank draws a card; Eddie to last known location. Escape: Katherine to port 4; Frank to port 3; Eddie to port 1.
dispatch = Dispatch
    .text = Hunt: Katherine to last known location; Frank draws a card; Eddie to last known location. Escape: Katherine to port 2; Frank to port 4; Eddie to port 3.
early-edition = Early Edition
    .text = Hunt: Katherine draws a card; Frank to last known location; Eddie to last known location. Escape: Katherine to port 4; Frank to port 1; Eddie draws a card.
fog-bank = Fog Bank
    .text = Hunt: Katherine to last known location; Frank draws a card; Eddie to Stinger. Escape: Katherine draws a card; Frank to port 1; Eddie to Stinger.
graveyard-shift = Graveyard Shift
    .text = Hunt: Katherine to Stinger; Frank to last known location; Eddie draws a card. Escape: Katherine draws a card; Frank to Stinger; Eddie to Stinger.
hot-pursuit = Hot Pursuit
    .text = Hunt: Katherine to Stinger; Frank draws a card; Eddie to last known location. Escape: Katherine to port 3; Frank draws a card; Eddie to port 2.
inside-man = Inside Man
    .text = Hunt: Katherine to Stinger; Frank to last known location; Eddie to last known location. Escape: Katherine to port 3; Frank to port 2; Eddie to port 4.
junkies-tip = Junkie's Tip
    .text = Hunt: Katherine draws a card; Frank to Stinger; Eddie to Stinger. Escape: Katherine to port 2; Frank to port 1; Eddie to port 4.
knock-on-doors = Knock on Doors
    .text = Hunt: Katherine to last known location; Frank to last known location; Eddie to Stinger. Escape: Katherine to port 1; Frank to Stinger; Eddie to port 3.
line-up = Line-up
    .text = Hunt: Katherine to Stinger; Frank to Stinger; Eddie draws a card. Escape: Katherine to port 4; Frank to port 2; Eddie to Stinger.
manhunt = Manhunt
    .text = Hunt: Katherine to last known location; Frank to Stinger; Eddie draws a card. Escape: Katherine to port 2; Frank to port 3; Eddie to port 1.
night-watch = Night Watch
    .text = Hunt: Katherine draws a card; Frank to last known location; Eddie to Stinger. Escape: Katherine to port 1; Frank to port 3; Eddie to Stinger.
off-duty = Off Duty
    .text = Hunt: Katherine to last known location; Frank to Stinger; Eddie draws a card. Escape: Katherine to Stinger; Frank to port 3; Eddie to Stinger.
plain-clothes = Plain Clothes
    .text = Hunt: Katherine to Stinger; Frank draws a card; Eddie to last known location. Escape: Katherine to port 4; Frank to Stinger; Eddie to Stinger.
question-everyone = Question Everyone
    .text = Hunt: Katherine to Stinger; Frank to last known location; Eddie to last known location. Escape: Katherine to port 3; Frank to Stinger; Eddie to port 2.
roadblock = Roadblock
    .text = Hunt: Katherine draws a card; Frank to last known location; Eddie to last known location. Escape: Katherine to Stinger; Frank to port 4; Eddie to port 2.
stake-out = Stake-out
    .text = Hunt: Katherine to Stinger; Frank to last known location; Eddie to Stinger. Escape: Katherine to Stinger; Frank to port 1; Eddie draws a card.
tail-him = Tail Him
    .text = Hunt: Katherine to last known location; Frank to Stinger; Eddie to Stinger. Escape: Katherine to port 2; Frank to port 4; Eddie to port 1.
under-cover = Under Cover
    .text = Hunt: Katherine to last known location; Frank to Stinger; Eddie draws a card. Escape: Katherine to port 1; Frank draws a card; Eddie to port 2.
vice-squad = Vice Squad
    .text = Hunt: Katherine draws a card; Frank to Stinger; Eddie to last known location. Escape: Katherine to port 3; Frank to port 4; Eddie to port 1.
witness-box = Witness Box
    .text = Hunt: Katherine to Stinger; Frank to last known location; Eddie draws a card. Escape: Katherine to Stinger; Frank to Stinger; Eddie to port 3.
yellow-tape = Yellow Tape
    .text = Hunt: Katherine to last known location; Frank to Stinger; Eddie to last known location. Escape: Katherine to port 1; Frank to port 2; Eddie to port 4.
