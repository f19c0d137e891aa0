# Police Precinct in English.

police-precinct = Police Precinct

## Modes and options

mode-co-op = Co-operative
    .text = Everybody is a Good Cop: fill the case file before the city fails or the Murderer is gone on day 22. Hands lie open.
mode-dirty-cop = With a Dirty Cop
    .text = Somebody may be on the take. Hands and searches are secret; a Dirty Cop holds evidence back and wins when the city loses.
option-loyalty = Dirty Cops
option-manic = Manic Mode
option-degree = Assignment
option-characters = Officers
option-loyalty-one = One
    .text = Exactly one of you is dirty.
option-loyalty-probably-one = Probably one
    .text = One card is left over: perhaps nobody is dirty.
option-loyalty-two = Two
    .text = Two of you are dirty, and do not know each other. For 4 to 6 players.
option-loyalty-probably-two = Probably two
    .text = Two cards are left over: none, one or two of you are dirty. For 4 to 6 players.
option-loyalty-internal-affairs = Internal Affairs
    .text = Everybody draws from all eight cards, two of them dirty.
option-degree-none = The usual
    .text = The game as it stands in the book.
option-degree-5 = Degree 5
    .text = No roll of more than 6 dice, a harder start; no Support Vehicle for one or two, but Donuts.
option-degree-6 = Degree 6
    .text = Crime starts 2 spaces on, there are fewer Punks and fewer days; no Support Vehicle for one or two, but Donuts.
option-degree-7 = Degree 7
    .text = Crime starts 3 spaces on, three Emergencies at once, fewer Punks and days, some Donuts; no Support Vehicle for one or two.
option-characters-random = Dealt
    .text = Everybody gets an officer at random.
option-characters-choose = Chosen
    .text = Everybody takes an officer in turn.
officer-1 = Officer 1
officer-2 = Officer 2
officer-3 = Officer 3
officer-4 = Officer 4
officer-5 = Officer 5
officer-6 = Officer 6

## Streets

at-1ABw = Harbor Street, east of Alder
at-1ABe = Harbor Street, west of Birch
at-1BCw = Harbor Street, east of Birch
at-1BCe = Harbor Street, west of Cedar
at-1CDw = Harbor Street, east of Cedar
at-1CDe = Harbor Street, west of Dogwood
at-2ABw = Mason Street, east of Alder
at-2ABe = Mason Street, west of Birch
at-2BCw = Mason Street, east of Birch
at-2BCe = Mason Street, west of Cedar
at-2CDw = Mason Street, east of Cedar
at-2CDe = Mason Street, west of Dogwood
at-3ABw = Quarry Street, east of Alder
at-3ABe = Quarry Street, west of Birch
at-3BCw = Quarry Street, east of Birch
at-3BCe = Quarry Street, west of Cedar
at-3CDw = Quarry Street, east of Cedar
at-3CDe = Quarry Street, west of Dogwood
at-A12 = Alder Avenue, north
at-A23 = Alder Avenue, south
at-B12 = Birch Avenue, north
at-B23 = Birch Avenue, south
at-C12 = Cedar Avenue, north
at-C23 = Cedar Avenue, south
at-D12 = Dogwood Avenue, north
at-D23 = Dogwood Avenue, south
at-A1 = the crossing of Harbor Street and Alder Avenue
at-A2 = the crossing of Mason Street and Alder Avenue
at-A3 = the crossing of Quarry Street and Alder Avenue
at-B1 = the crossing of Harbor Street and Birch Avenue
at-B2 = the crossing of Mason Street and Birch Avenue
at-B3 = the crossing of Quarry Street and Birch Avenue
at-C1 = the crossing of Harbor Street and Cedar Avenue
at-C2 = the crossing of Mason Street and Cedar Avenue
at-C3 = the crossing of Quarry Street and Cedar Avenue
at-D1 = the crossing of Harbor Street and Dogwood Avenue
at-D2 = the crossing of Mason Street and Dogwood Avenue
at-D3 = the crossing of Quarry Street and Dogwood Avenue

at-pawnshop = the Pawnshop
at-parking-lot = the Parking Lot
at-police-station = the Police Station
at-bank = the Bank
at-hotel = the Hotel
at-liquor-store = the Liquor Store
at-hospital = the Hospital
at-bar = the Bar
at-donut-shop = the Donut Shop
at-cafe = the Café
at-morgue = the Morgue
at-apartment-1 = { apartment-1 }
at-apartment-2 = { apartment-2 }
at-apartment-3 = { apartment-3 }
at-apartment-4 = { apartment-4 }
at-apartment-5 = { apartment-5 }
at-apartment-6 = { apartment-6 }
at-warehouse-1 = { warehouse-1 }
at-warehouse-2 = { warehouse-2 }
at-warehouse-3 = { warehouse-3 }
at-warehouse-4 = { warehouse-4 }
at-warehouse-5 = { warehouse-5 }
at-warehouse-6 = { warehouse-6 }
at-hood-1 = { hood-1 }
at-hood-2 = { hood-2 }
at-hood-3 = { hood-3 }
at-hood-4 = { hood-4 }
at-hood-5 = { hood-5 }
at-hood-6 = { hood-6 }

## Sites and hoods

apartment-1 = Apartment 1
apartment-2 = Apartment 2
apartment-3 = Apartment 3
apartment-4 = Apartment 4
apartment-5 = Apartment 5
apartment-6 = Apartment 6
warehouse-1 = Warehouse 1
warehouse-2 = Warehouse 2
warehouse-3 = Warehouse 3
warehouse-4 = Warehouse 4
warehouse-5 = Warehouse 5
warehouse-6 = Warehouse 6
pawnshop = Pawnshop
parking-lot = Parking Lot
police-station = Police Station
bank = Bank
hotel = Hotel
liquor-store = Liquor Store
hospital = Hospital
bar = Bar
donut-shop = Donut Shop
cafe = Café
morgue = Morgue
hood-1 = Tin Row (1)
    .text = Scrap yards, short tempers and one street lamp. A Bad Hood: the fourth Punk founds a gang.
hood-2 = The Narrows (2)
    .text = Too tight for two cars and too dark for one. A Bad Hood: the fourth Punk founds a gang.
hood-3 = Cannery Flats (3)
    .text = The cannery closed. Nobody left. A Bad Hood: the fourth Punk founds a gang.
hood-4 = Ropewalk (4)
    .text = Whoever is owed something collects it here. A Bad Hood: the fourth Punk founds a gang.
hood-5 = Gallows End (5)
    .text = The last stop, in every sense. A Bad Hood: the fourth Punk founds a gang.
hood-6 = Ashpit (6)
    .text = It burned down twice and is warm again. A Bad Hood: the fourth Punk founds a gang.

## Stacks, upgrades, symbols, colours

crime-scene = Crime Scene
interview-witness = Interview Witness
examine-body = Examine Body
murder-weapon = Murder Weapon
movement = Movement
investigation = Investigation
emergency = Emergency
arrest = Arrest
magnifying-glass = Magnifying Glass
flashing-light = Flashing Light
handcuffs = Handcuffs
red = Red
blue = Blue
green = Green
yellow = Yellow
event-deck = the event deck
good = Good Cop
dirty = Dirty Cop
support-vehicle = Support Vehicle
van = The escort van
stolen-car = The stolen car
murderer = Murderer

## Officers

kinney = Detective Joe Kinney
    .text = Fourteen years in Homicide and never once home for dinner.
hartley = Officer Hartley
    .text = Has been thrown through two windows. Kept the frames.
okafor = Sergeant Okafor
    .text = Knows every street, every shortcut and everybody's overtime.
velasco = Lieutenant Velasco
    .text = The calmer she speaks, the worse it is.
lindqvist = Detective Lindqvist
    .text = Sees the one thing that was moved.
barrow = Officer Barrow
    .text = Walks the beat even on his day off.
renner = Captain Renner
    .text = Runs the precinct from three phones and one clean desk.
sato = Detective Sato
    .text = First through the tape, last at the donut box.

## Powers

committed = Committed
    .text = In your own Phase 4, right after the card is turned up: pay 1 Donut and discard it; no Event this turn.
thorough = Thorough
    .text = After your search the returned cards stay at the bottom; the stack is not shuffled.
tough = Tough
    .text = You lose no cards when you go to the Hospital.
streetwise = Streetwise
    .text = Once in each of your arrests, re-roll one die.
dispatcher = Dispatcher
    .text = Once in every other player's turn, one card you play to help counts one symbol more.
quick = Quick
    .text = You drive 1 space further in Phase 1.
calm = Calm
    .text = Once in each Emergency you handle, re-roll one die.
connected = Connected
    .text = In Phase 3 draw two Police Cards, keep one and discard the other.
sharp-eyed = Sharp-Eyed
    .text = Driving unmarked gives you 2 more cards in a search instead of 1.
beat-cop = Beat Cop
    .text = At the end of your Phase 1 you may post one Patrol Officer from the Police Station to a hood beside your car.
organised = Organised
    .text = Your hand limit is 9.
first-responder = First Responder
    .text = Once in your Phase 1 you may cross one blocked intersection. A drive takes the shortest way, so the crossing is used where it saves steps.
sweet-tooth = Sweet Tooth
    .text = Two arrests in a turn are enough for the Donut.

## Police Cards

fast-response = Fast Response
    .text = Phase 1: drive 2 spaces further.
patrol-duty-cuffs = Patrol Duty
    .text = Phase 2: post up to two Patrol Officers from the Police Station to one or two hoods.
patrol-duty-glass = Stake-out
    .text = Phase 2: post up to three Patrol Officers from the Police Station to the hoods beside your car.
informant = Informant
    .text = Phase 2: secretly look at the top two Event Cards; one goes back on top, the other under the deck.
street-sweep = Street Sweep
    .text = Phase 2: return 1 Punk from a hood beside your car to the stockpile. Not an arrest.
overtime = Overtime
    .text = Phase 2, after your action: take one more action of another kind. One a turn.
forensics-kit = Forensics Kit
    .text = When you investigate: 2 more cards.
backup-called = Backup Called
    .text = When you arrest: 2 more dice.
lights-and-sirens = Lights and Sirens
    .text = When you handle an Emergency: 2 more dice.
negotiator = Negotiator
    .text = When you handle an Emergency: its Difficulty Level is 1 lower.
body-armor = Body Armor
    .text = When you are about to go to the Hospital: stay where you are and lose no cards. Phase 3 is still skipped.
coffee-break = Coffee Break
    .text = Phase 2: take 1 Donut.
swat-team = SWAT Team
    .text = Phase 2: put a SWAT token in a hood without one. It keeps out the next Punks a single effect would add there.
federal-agent = Federal Agent
    .text = Phase 2: put a Federal Agent on a stack without one. The next search there draws 1 more card.
case-notes = Case Notes
    .text = Phase 2: secretly look at the top three cards of any one stack and put them back in any order.
tow-truck = Tow Truck
    .text = Phase 2: discard one Traffic Accident anywhere, with its marker and without its reward.
requisition = Requisition
    .text = Phase 2: take one Upgrade Token you lack, wherever you are and for nothing.

## Emergencies

bar-brawl = Bar Brawl
    .text = It started over a song on the jukebox.
store-hold-up = Store Hold-up
    .text = A shotgun, a paper bag and a very short temper.
hostages = Hostages
    .text = Nine people in the vault, one voice on the phone.
axe-rampage = Axe Rampage
    .text = The last glazed one was gone. He took it badly.
kidnapping = Kidnapping
    .text = Room 214. The chambermaid heard crying.
family-fight = Family Fight
    .text = The whole stairwell is listening.
shoot-out = Shoot-out
    .text = Two gangs, one warehouse, no winners.
burglars = Burglars
    .text = A skylight, a rope and a flashlight.
armed-burglars = Armed Burglars
    .text = This time they brought more than a crowbar.
pickpocket = Pickpocket
    .text = Four wallets between two espressos.
stolen-goods = Stolen Goods
    .text = The watch still has its owner's name on it.
break-in = Break-in
    .text = The door was locked. The window was not.
car-prowler = Car Prowler
    .text = Every third alarm on the lot is going off.
cargo-heist = Cargo Heist
    .text = Forty pallets and a stolen forklift.
man-on-the-roof = Man on the Roof
    .text = He wants to talk. Nobody knows to whom.
wild-party = Wild Party
    .text = The band has moved onto the balcony.
raging-patient = Raging Patient
    .text = He has a drip stand and an opinion.
intruder = Intruder
    .text = Somebody was in the cold room tonight.
vandals = Vandals
    .text = Fresh paint, broken glass, fast sneakers.
arson = Arson
    .text = The fire started in three places at once.
missing-child = Missing Child
    .text = Red coat, seven years old, gone since four.
fender-bender = Traffic Accident: Fender Bender
    .text = Two bumpers, two lawyers.
pile-up = Traffic Accident: Pile-up
    .text = Wet road, no brakes, eleven cars.
overturned-truck = Traffic Accident: Overturned Truck
    .text = The crossing is ankle-deep in melons.
hit-and-run = Traffic Accident: Hit and Run
    .text = A headlight, a hubcap and a direction.
bus-crash = Traffic Accident: Bus Crash
    .text = Route 9 will not be on time.
drunk-driver = Traffic Accident: Drunk Driver
    .text = He says the lamp post came from the left.

## Special Events

street-riot = Street Riot
    .text = Goes to the hood with the most Punks and adds 1 there; that hood counts 1 higher. Ends when its last Punk is gone: 1 Donut.
detainees-run-amok = Detainees Run Amok
    .text = At the Police Station. Nobody draws in Phase 3 or as an action, upgrades or swaps cars. Handle it there, Difficulty 4: 1 Donut.
jail-break = Jail Break
    .text = Adds 2 Punks, and 1 more at every fourth Event Card after it. Arrest at the Police Station; two dice of 5 or 6 end it: 1 Donut.
gas-leak = Gas Leak
    .text = In a rolled apartment building. After each Event Card roll a die; on a 1 it explodes: crime rises. Handle it there, Difficulty 4: 1 Donut, 1 card.
officer-down = Officer Down
    .text = Takes a Patrol Officer; arrests in that hood roll 1 die fewer. Handle it from beside the hood, Difficulty 3: 1 Donut. At the sixth Event Card after it crime rises.
escort-van = Escort Van
    .text = The van waits before the Police Station and wants to reach Dogwood Avenue, north. Start beside it and take it along: 2 Donuts. At the eighth Event Card after it crime rises.
car-theft = Car Theft
    .text = The red car drives one space east along Mason Street after each Event Card. Arrest it on its space with a 4: 1 Donut. If it leaves the city, crime rises.
corner-crew = Corner Crew
    .text = Add 3 Punks by die.
turf-war = Turf War
    .text = Add 1 Punk to each of the three hoods with the fewest.
bad-press = Bad Press
    .text = Each player discards 1 Police Card.
quiet-shift = Quiet Shift
    .text = The active player draws 1 Police Card.

## Unknown Circumstances

big-knife = Big Knife
    .text = Difficulty Level 1 higher.
angry-dog = Angry Dog
    .text = 1 die fewer.
hidden-gun = Hidden Gun
    .text = Failing means the Hospital, however easy it looked.
bomb = Bomb
    .text = 2 dice fewer.
accomplice = Accomplice
    .text = 1 Punk gets away by die, at once.
too-drunk-to-fight = Too Drunk to Fight
    .text = 1 die more.
helpful-bystanders = Helpful Bystanders
    .text = Difficulty Level 1 lower.
bag-of-loot = Bag of Loot
    .text = On success: 1 Donut.
talkative = Talkative
    .text = On success: 1 Police Card.
knows-about-the-murder = Knows about the Murder
    .text = On success: turn up the top two cards of any one stack; Evidence among them is placed.
gang-recruiter = Gang Recruiter
    .text = On success: return 1 Punk from any hood.

## Street Gangs

iron-dogs = Iron Dogs
    .text = Arrests in this hood roll 1 die fewer.
lookouts = Lookouts
    .text = Other vehicles add no dice to arrests in this hood.
wreckers = Wreckers
    .text = Emergencies on the sites of this block are 1 harder.
recruiters = Recruiters
    .text = Each passing day adds 1 Punk to this hood.

## Evidence

tyre-print = Tyre Print
    .text = A worn left rear, one cut across the tread.
torn-fabric = Torn Fabric
    .text = Good wool, caught on the fence.
shell-casing = Shell Casing
    .text = .38, wiped clean except for half a thumb.
security-footage = Security Footage
    .text = Four seconds of a hat and a limp.
night-clerk = The Night Clerk
    .text = He never sleeps, and he remembers shoes.
dog-walker = The Dog Walker
    .text = The dog barked at ten past two.
cab-driver = The Cab Driver
    .text = Paid with a wet hundred and would not talk.
time-of-death = Time of Death
    .text = Between two and half past, and it was raining.
entry-wound = Entry Wound
    .text = From above, at arm's length.
skin-under-nails = Skin under the Nails
    .text = She fought back.
the-weapon = The Weapon
    .text = At the bottom of a crate of lamp oil.

## Dead ends

cigarette-stub = Cigarette Stub
    .text = Half the city smokes these.
parking-ticket = Parking Ticket
    .text = From March.
broken-bottle = Broken Bottle
    .text = Lager. Local.
lost-glove = Lost Glove
    .text = Child's size.
bus-transfer = Bus Transfer
    .text = Route 9, as always late.
oil-stain = Oil Stain
    .text = Our own patrol car's.
chewing-gum = Chewing Gum
    .text = Spearmint, and older than the sidewalk.
soaked-newspaper = Soaked Newspaper
    .text = Yesterday's sports page.
loose-change = Loose Change
    .text = Forty-one cents.
stray-cat-hair = Stray Cat Hair
    .text = The cat has an alibi.
insomniac-neighbour = Insomniac Neighbour
    .text = Sees murders every night.
deaf-janitor = Deaf Janitor
    .text = Heard nothing, politely.
proud-inventor = Proud Inventor
    .text = Wants to show you a machine.
jealous-ex = Jealous Ex
    .text = Was in Boise, sadly.
tourist-couple = Tourist Couple
    .text = Three hundred photographs of pigeons.
anonymous-crank = Anonymous Crank
    .text = It was the moon.
talk-show-host = Talk-show Host
    .text = Would love to have you on Thursday.
old-tattoo = Old Tattoo
    .text = A ship, long sailed.
dental-work = Dental Work
    .text = Expensive and irrelevant.
last-meal = Last Meal
    .text = Meatloaf. So did everyone.
childhood-scar = Childhood Scar
    .text = A swing, 1961.
cheap-cologne = Cheap Cologne
    .text = Ours. The coroner apologises.
ink-on-fingers = Ink on the Fingers
    .text = He did the crossword.
empty-wallet = Empty Wallet
    .text = It was payday tomorrow.
rusty-crowbar = Rusty Crowbar
    .text = Opens crates. Opened crates.
kitchen-knife = Kitchen Knife
    .text = Smells of onions only.
toy-pistol = Toy Pistol
    .text = Squirts a surprising distance.
snapped-rope = Snapped Rope
    .text = Could not have held a cat.
theatre-sword = Theatre Sword
    .text = Painted wood, third act.
flare-gun = Flare Gun
    .text = Never fired, full of moths.
bag-of-tools = Bag of Tools
    .text = A plumber is looking for it.

## Loyalty cards and other faces

face-loyalty-good = Good Cop
    .text = You win with the precinct: close the case before the city fails.
face-loyalty-dirty = Dirty Cop
    .text = You win when the Good Cops lose. Hold evidence back, and do not get caught.
place-apartment = A rolled apartment building
place-warehouse = A rolled warehouse
place-intersection = A rolled crossing

## Dice pools

pool-skill = skill
pool-cars = { $n ->
        [one] car
       *[other] cars
    }
pool-cards = from helpers' cards
pool-donuts = { $n ->
        [one] Donut
       *[other] Donuts
    }
pool-upgrade = upgrade
pool-texts = own cards
pool-marker = circumstances
pool-unmarked = unmarked
pool-agent = Federal Agent
pool-patrols = { $n ->
        [one] Patrol Officer
       *[other] Patrol Officers
    }
pool-gang = gang
pool-officer-down = Officer Down
pool-at-least = at least one
pool-cap = assignment
pool-of-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }: { $parts }
pool-of-unsure-dice = { $n ->
        [one] 1 die
       *[other] { $n } dice
    } against { $need } before the Unknown Circumstances: { $parts }

## Actions

action-take-character = Take { $character }
action-start-marked = Start in a marked car
    .detail = Drives { $spaces } spaces a turn.
action-start-unmarked = Start in an unmarked car
    .detail = Drives { $spaces } spaces a turn, and a search turns up { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } more.
action-drive = Drive to { $to }
action-drive-support = Send the Support Vehicle to { $to }
action-spend-donut = Spend a Donut
action-swap-car = Swap cars before driving
action-stop-and-swap = Stop here and swap cars
action-take-van = Take the van along
action-stop = Stop here
action-post-patrol = Post a Patrol Officer in { $hood }
action-investigate = Search: { $stack }
action-arrest = Arrest: { $target }
action-handle = Handle { $target }
action-upgrade = Buy an upgrade: { $kind }
action-draw-card = Draw a Police Card
action-play-card = Play { $card }
action-commit = Help with { $card }
    .detail = { $count } more.
action-send-patrol = Send a Patrol Officer back for a die
action-go = Go ahead
action-keep-dice = Keep the dice
action-pass = Pass
action-present = { $cards ->
        [none] Put nothing on the case file
       *[other] Put on the case file: { $cards }
    }
action-reroll = Re-roll a { $face }
action-discard = Discard { $card }
action-keep = Keep { $card }
action-put-on-top = Put { $card } there
action-choose-hood = Choose { $hood }
action-choose-stack = Choose { $stack }
action-choose-accident = Clear { $card }
action-cancel-event = Pay a Donut and cancel it
action-let-it-come = Let it come
action-accuse = Accuse { $officer }
action-reveal = Drop the mask
action-recruit = Recruit Punks in { $hood }
action-stir = Stir up trouble: turn up two Event Cards
action-lean-on = Lean on { $officer }: a turn without help
action-take-upgrade = Take the { $kind } Upgrade
action-resolve = Resolve { $card }
group-drive = Drive
group-support = Support Vehicle
group-cards = Police Cards
group-upgrades = Upgrades
group-accuse = Accuse
group-recruit = Recruit
group-lean-on = Lean on

## Questions

ask-character = Who are you?
ask-side = { $who }: which car do you start in?
ask-move = Phase 1: drive. { $left ->
        [one] 1 space
       *[other] { $left } spaces
    } left.
ask-move-both = Phase 1: drive. { $left ->
        [one] 1 space
       *[other] { $left } spaces
    } left for your car, { $support } for the Support Vehicle.
ask-move-support = Phase 1: your car stands. The Support Vehicle may still drive { $support ->
        [one] 1 space
       *[other] { $support } spaces
    }.
ask-act = Phase 2: take an action, play cards, or pass.
ask-commit-investigate = Search { $target }: what do you put in yourself?
ask-commit-handle = Handle { $target }: what do you put in yourself?
ask-commit-arrest = Arrest: { $target }. What do you put in yourself?
ask-help-investigate = Help with the search: { $target }?
ask-help-handle = Help to handle { $target }?
ask-help-arrest = Help with the arrest: { $target }?
ask-present = You drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from { $stack }. What goes on the case file?
ask-reroll = You rolled { $faces }. Re-roll one die?
ask-hospital-discard = The Hospital: discard { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
ask-hand-limit = Too many cards: discard { $count ->
        [one] 1
       *[other] { $count }
    } more.
ask-bad-press = Bad Press: discard a card.
ask-avoid-hospital = You are about to go to the Hospital.
ask-post-patrol = Where does a Patrol Officer go?
ask-beat-cop = Post a Patrol Officer beside your car?
ask-sweep = From which hood does a Punk go?
ask-place-swat = Where does the SWAT team go?
ask-place-agent = Which stack gets the Federal Agent?
ask-peek-stack = Which stack do you look into?
ask-put-on-top = Which card goes back on top? The other goes under the deck.
ask-put-below = Which card lies lowest of these?
ask-tow = Which accident is towed away?
ask-turn-up = Which stack does the tip lead to?
ask-return-punk = From which hood does a Punk go back?
ask-upgrade-again = A second upgrade?
ask-take-upgrade = Which Upgrade Token do you take?
ask-connected = Which card do you keep?
ask-cancel-event = { $card } has come up. Cancel it for a Donut?
ask-underworld = The Underworld: what do you do?
ask-stir = Which of the two is resolved?

## What happens

event-character-taken = { $who } joins the force.
event-turn-began = Day { $day }: { $who } is on duty.
event-drove = { $who } drives to { $space }.
event-support-drove = { $who } sends the Support Vehicle to { $space }.
event-swapped = { $who } changes to { $marked ->
        [yes] a marked
       *[no] an unmarked
    } car.
event-donut-spent = { $who } spends a Donut{ $on ->
        [move] { " " }to drive a space further
        [investigate] { " " }for a card more
        [handle] { " " }for a die more
        [arrest] { " " }for a die more
       *[other] { "" }
    }.
event-donut-gained = { $who } gets { $amount ->
        [one] a Donut
       *[other] { $amount } Donuts
    }.
event-card-played = { $who } plays { $card }.
event-cards-drawn = { $who } draws { $amount ->
        [one] a Police Card
       *[other] { $amount } Police Cards
    }.
event-card-drawn = { $who } draws { $card }.
event-card-seen = The card drawn is { $card }.
event-card-discarded = { $who } discards { $card }.
event-upgraded = { $who } buys an upgrade: { $kind }.
event-helped = { $who } helps with { $card }: +{ $amount }.
event-patrol-posted = { $who } posts a Patrol Officer in { $space }.
event-patrol-sent = { $who } sends a Patrol Officer back from { $space }.
event-swat-placed = { $who } calls SWAT into { $space }.
event-agent-placed = { $who } puts a Federal Agent on { $stack }.
event-towed-away = { $who } has { $card } towed away.
event-looked-at = { $who } looks at { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } of { $pile }.
event-cards-shown = The cards: { $cards }.
event-searched = { $who } searches { $stack }: { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
event-evidence-placed = { $who } puts evidence on the case file: { $card }.
event-dead-end = A dead end: { $card }.
event-category-complete = { $stack } is complete.
event-marker-turned = Unknown circumstances: { $card }. { $effect }
event-rolled = { $who } rolls { $faces } against { $need }: { $target }.
event-rerolled = { $who } rolls the { $old } again: { $faces }.
event-handled = { $who } handles { $card }.
event-not-handled = { $who } cannot handle { $card }.
event-punks-arrested = { $who } arrests { $amount ->
        [one] a Punk
       *[other] { $amount } Punks
    } in { $space }.
event-arrest-failed = { $who } is beaten back from { $space }.
event-murderer-arrested = { $who } arrests the Murderer in { $space }.
event-in-hospital = { $who } wakes up in the Hospital.
event-punk-added = A Punk turns up in { $space }.
event-punk-kept-out = SWAT keeps a Punk out of { $space }.
event-punks-gone = { $amount ->
        [one] A Punk leaves
       *[other] { $amount } Punks leave
    } { $space }.
event-punk-shortage = Too few Punks are left in the stockpile: { $amount ->
        [one] 1 was
       *[other] { $amount } were
    } to be placed.
event-gang-formed = A gang takes over { $space }: { $card }.
event-gang-gone = The gang of { $space } is gone: { $card }.
event-crime-rose = Crime rises to { $amount }: { $why }.
event-event-turned = { $who } turns up { $card }.
event-event-cancelled = { $who } makes a call, and { $card } never happens.
event-no-event-drawn = { $who } turns up no Event Card this turn.
event-emergency-placed = { $colour } Emergency at { $space }: { $card }, Difficulty { $difficulty }.
event-became-urgent = { $colour } again, so the oldest is urgent now: { $card } at { $space }.
event-urgent-failed = Nobody came to { $space } in time: { $card } fails.
event-ongoing-placed = Trouble at { $space }: { $card }.
event-ongoing-resolved = { $who } brings { $card } to an end.
event-ongoing-failed = Nobody came in time: { $card } ends badly.
event-leak-rolled = The gas leak at { $space }: a { $faces }, and { $explodes ->
        [yes] it explodes
       *[no] it holds
    }.
event-other-car-moved = { $piece } drives to { $space }.
event-day-passed = Day { $day } dawns.
event-murderer-moved = The Murderer is in { $space }.
event-accused = { $who } accuses { $target }, who is a { $loyalty }.
event-unmasked = { $who } drops the mask: a Dirty Cop.
event-leaned-on = { $who } leans on { $target }.
event-recruiting = { $who } recruits on the corners.
event-stirred-up = { $who } stirs up trouble: { $cards }.
cause-urgent-failed = an urgent Emergency failed
cause-last-blow = a Dirty Cop drops the mask
cause-punk-shortage = too few Punks were left
cause-no-gang-card = a fifth gang wants its turf
cause-event-deck = the event deck ran out
cause-gas-leak = the gas leak exploded
cause-car-theft = the stolen car got away
cause-officer-down = an officer stayed down
cause-escort-van = the van never arrived

## The table

status-set-up = Setting up
status-turn = Day { $day } · { $who } is on duty
status-attempt-investigate = { $who } searches { $target }
status-attempt-handle = { $who } handles { $target }
status-attempt-arrest = { $who } arrests: { $target }
board-city = The city
track-crime = Crime
    .hint = It rises when an urgent Emergency fails, Punks or gang cards run out, the event deck ends, or trouble ends badly. At { $n } the city fails and the game is lost.
track-day = Day
    .hint = A day passes when everybody has had a turn. From day { $day } the Murderer walks from hood 6 down to 1; on day { $last } he is gone and the game is lost.
track-fail = FAIL
track-murderer = The Murderer appears
track-lost = He is gone
stat-evidence = Evidence
    .hint = With the case file full you win, if the Murderer is not on the board yet or under arrest.
stat-punks = Punks left
    .hint = Punks still in the stockpile. If a card adds more than there are, none come and crime rises.
stat-patrols = Patrol Officers
    .hint = They wait at the Police Station. In a hood, each can be sent back for one die in an arrest there.
stat-events = Event Cards
    .hint = Cards left in the event deck. Drawing the last one makes crime rise.
stat-swat = SWAT
    .hint = SWAT tokens left. One in a hood keeps out the next Punks that a single effect would add there.
stat-agents = Federal Agents
    .hint = Federal Agents left. One on a stack adds a card to the next search there.
stat-donuts-left = Donuts left
    .hint = Donuts left in the supply. Once it is empty, nobody gains any.
stat-donuts = Donuts
    .hint = One buys a space of driving, a card of a search, a die, or an upgrade at the Police Station.
stat-skill-investigation = Investigation
    .hint = Cards drawn in a search, before vehicles, cards and Donuts add to them.
stat-skill-emergency = Emergency
    .hint = Dice against an Emergency, before vehicles, cards and Donuts add to them.
stat-skill-arrest = Arrest
    .hint = Dice in an arrest, before vehicles, cards and Donuts add to them.
stat-hand = Cards
    .hint = Police Cards in hand. On the own turn a card works by its text, helping others by its symbols.
stat-loyalty = Loyalty
    .hint = A Good Cop wins with the precinct. A Dirty Cop wins when the precinct loses.
stat-marked = Car
    .hint = A marked car drives further; an unmarked one draws more cards in a search.
marked = marked
unmarked = unmarked
zone-case-file = Case file
zone-removed = Dead ends
zone-police = Police Cards
zone-police-discard = Discarded
zone-events = Event Cards
zone-event-discard = Past events
zone-stack = { $stack } at { $site }
zone-on-board = In the city
zone-turned = Turned up
zone-gangs = Gangs
zone-drawn = Your search
zone-hand = Hand
zone-officer = Officer
zone-known = What you know
note-caught = Caught: off the force
note-revealed = Revealed: runs the Underworld
note-leaned-on = Blocked: no help in the next turn, no card in its Phase 3
note-proven = You know: holds evidence back
note-detainees = Blocked: no drawing, upgrades or swaps
note-start = Start Player
note-fresh = { $n ->
        [one] 1 card
       *[other] { $n } cards
    } gained this turn
badge-urgent = Urgent
badge-difficulty = Difficulty
badge-marker = Unknown circumstances
badge-ticks = Event Cards since
badge-population = Criminal Population
badge-stack = Cards left
badge-patrols = Patrol Officers
badge-swat = SWAT
punks = { $n ->
        [one] 1 Punk
       *[other] { $n } Punks
    }
type-police = Police Card
type-emergency = { $colour } Emergency
type-special = Special Event
type-ongoing = Ongoing event
type-evidence = Evidence
type-dead-end = Dead end
type-marker = Unknown Circumstances
type-gang = Street Gang
type-character = Officer
type-power = Power
type-loyalty = Loyalty
reward = Reward: { $what }
reward-gain-donut = { $n ->
        [one] 1 Donut
       *[other] { $n } Donuts
    }
reward-gain-card = { $n ->
        [one] 1 Police Card
       *[other] { $n } Police Cards
    }
reward-no-event = no Event this turn
reward-deploy-patrols = post { $n ->
        [one] a Patrol Officer
       *[other] { $n } Patrol Officers
    }
reward-turn-up = turn up { $n ->
        [one] the top card
       *[other] the top { $n } cards
    } of a stack
reward-return-punk = { $n ->
        [one] a Punk leaves
       *[other] { $n } Punks leave
    } the streets
reward-place-swat = a SWAT token in a hood
reward-place-agent = a Federal Agent on a stack
reward-gain-upgrade = an Upgrade Token
adds-punks = Adds { $n ->
        [one] 1 Punk
       *[other] { $n } Punks
    }.
skills = Investigation { $investigation } · Emergency { $emergency } · Arrest { $arrest }
price-donuts = { $n ->
        [one] 1 Donut
       *[other] { $n } Donuts
    }
price-left = { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
price-support_left = { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
hint-space = Next to: { $what }
hint-emergency = { $colour } Emergency, Difficulty { $difficulty }.

## Causes and dice as a picture

arrests = Enough arrests in a turn
false-accusation = A false accusation
desk = The desk of a Dirty Cop
hand-limit = Hand limit
underworld = The Underworld
fight-dice = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
fight-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
fight-needs = { $count ->
        [one] a { $face } or more
       *[other] { $count } dice of { $face } or more
    }
fight-successes = { $count ->
        [0] No success
        [one] 1 success
       *[other] { $count } successes
    }
fight-leak = explodes at { $most } or less
fight-explodes = It explodes!
fight-holds = It holds.

## Endings

end-case-closed = Case closed
    .text = Every piece of evidence lies on the table before the Murderer could show himself.
end-murderer-arrested = The Murderer is behind bars
    .text = The case file was full and the cuffs held.
end-day-22 = He is gone
    .text = Day 22: the Murderer has left the city.
end-city-fails = The city fails
    .text = Crime has swallowed the precinct.
