## Sides, seats, people

doctor-zero = Doctor Zero
officers-1 = Squad 1
officers-2 = Squad 2
officers-3 = Squad 3
officers-4 = Squad 4
mode-one-vs-all = Doctor Zero against all
    .text = One player leads the horde with a hand of chaos cards, the others are the police. Whoever has seven points first wins: the officers by what the episode asks of them, Doctor Zero by everyone they fail to protect.
mode-co-op = Co-operative
    .text = One to four players are the police, and the AutoDoc leads the horde: after each officer’s turn a card is drawn, and what it leaves behind strikes again later. You win or lose together.
option-episode = Episode
option-officers = Officers
option-officers-donathan = { donathan }
option-officers-jenny = { jenny }
option-officers-miranda = { miranda }
option-officers-marcellus = { marcellus }
option-ally = Ally
option-ally-none = Nobody
option-ally-blast = { blast } the dog
option-ally-blast-with-skills = { blast } the dog, with skills
option-lead = Lead of Chaos
option-lead-0 = None
option-lead-1 = 1 VP
option-lead-2 = 2 VP
option-lead-3 = 3 VP
option-lead-4 = 4 VP
option-lead-5 = 5 VP
option-episode-1 = 1. { episode-1 }
option-episode-2 = 2. { episode-2 }
option-episode-3 = 3. { episode-3 }
option-episode-4 = 4. { episode-4 }
option-episode-5 = 5. { episode-5 }
side-order = Order
side-chaos = Chaos
mayor = Mayor Archer
battery = the Battery
fubar = F.U.B.A.R.

kind-mutant = Mutant
kind-rat = Mutated Rat
kind-soldier = Mutant Soldier
kind-fubar = F.U.B.A.R.
kind-barrel = Barrel
kind-manhole = Manhole
kind-light = Street Light
civilian = a Civilian
barrel = a Barrel
cloud = a Toxic Cloud
cause-leaving = leaving Mutants behind
clouds = the toxic haze
helicopter = the Helicopter
doom-device = the Doom Device
police-crate = a Police Crate
street-crate = a Street Box
truck = the Truck
bus = the Bus
boat = the Boat
limousine = the Limousine
police-car = the Police Car
car-1 = the red car
car-2 = the blue car
hatch = the Rooftop Hatch
region-street = { "" }
region-sewer = Sewer{ " " }
region-rooftop = Roof{ " " }

face-1 = 1
face-2 = 2
face-blank = blank
face-donut = donut

heading-n = 1
heading-e = H
heading-s = 12
heading-w = A

close-donut = A donut face in Close Combat
shoot-donut = A donut face in a Shooting Attack
shoot-blank = A blank in a Shooting Attack
crate = A crate was opened
kill = A Mutant was shot dead
evacuation = Somebody was evacuated
turn-end = The officer’s turn ends

basic-spawn = Spawn
basic-move = Move
basic-attack = Attack

## Actions

action-take-officer = { $officer } joins { $seat }
action-enter-at = Drive in at { $space }, towards { $heading }
action-drive-to = Stop at { $space }
action-place-officer = { $officer } on { $space }
action-place-token = { $token } on { $space }
action-pick-officer = { $officer } goes next
action-step = { $bring ->
    [none] Go to { $to }
   *[other] Go to { $to } with { $bring }
}
action-open-crate = { $deck ->
    [police] Open the Police Crate
   *[other] Open the Street Box
}
action-shoot = Shoot at { $at }
action-aimed-shot = Aimed Shot at { $at }
action-close-combat = Close Combat
action-pay-donuts = { $count ->
    [0] Pay for no donut
    [one] Pay { $ap } AP for a donut
   *[other] Pay { $ap } AP for donuts
}
action-assign-damage = 1 damage to { $piece }
action-give = Give { $card } to { $to }
action-take = Take { $card } from { $giver }
action-use-gear = Use { $card }
action-use-skill = { $card }
action-start-scene = Cutscene: { $card }
action-agree = Roll the cameras
action-refuse = Not now
action-send-ally = Send Blast
action-ally-step = { $bring ->
    [none] Blast runs to { $to }
   *[other] Blast runs to { $to } with { $bring }
}
action-clear-jam = Find a magazine
action-end-turn = End the turn
action-take-damage = { $who } takes it
action-keep-card = Keep { $card }
action-choose-space = { $space }
action-choose-piece = { $piece } on { $region }{ $square }
action-choose-officer = { $officer }
action-drop-gear = Lose { $card }
action-stop = Pass
action-play-instant = Instant: { $card }{ $special ->
    [none] {""}
   *[other] , { $special }
}
action-play-text = Play { $card }{ $special ->
    [none] {""}
   *[other] , { $special }
}
action-play-basics = { $card } for its basic actions
    .detail = { basic-spawn } { $spawn } · { basic-move } { $move } · { basic-attack } { $attack }
action-draw-chaos = Draw a chaos card
action-activate-fubar = Activate F.U.B.A.R.
action-react = Reaction: { $card }{ $special ->
    [none] {""}
   *[other] , { $special }
}
action-use-basic = { $basic }
action-spawn-at = Spawn at { $space }
action-spawn-kind = { $kind }
action-move-mutant = Move { $piece } from { $region }{ $square }
action-wake-mutant = Wake { $piece } on { $region }{ $square }
action-mutant-step = { $bring ->
    [none] To { $to }
   *[other] To { $to } with { $bring }
}
action-leave-board = Off the board with { $bring }
action-mutant-attack = { $piece } attacks { $at }
action-fubar-attack = Attack { $at }
action-shoot-barrel = Shoot at { $barrel }
action-evacuate = Evacuate { $who }
action-call-helicopter = Call the Helicopter
action-seal-manhole = { $sure ->
    [yes] Seal { $manhole } for sure
   *[no] Seal { $manhole } with dice
}
action-toss-barrel = { $piece } tosses a Barrel
action-pull-out = Pull somebody out of { $car }
action-attack-car = { $piece } attacks the Police Car
action-switch-on = Street Light { $light } stays on
action-power-up = Power the laboratory entrance
action-use-hatch = Take the lift
action-shoot-doom = Shoot at the Doom Device

## Questions

ask-take-officer = Who joins { $seat }?
ask-enter = Where does the Police Car come in?
ask-drive = How far does it drive?
ask-get-out = Where does { $officer } get out?
ask-place-ally = Where does Blast start?
ask-place-token = Where does { $token } go?
ask-place-crate = Where does the crate land?
ask-flamethrower = Who gets the Flamethrower?
ask-start-on-s = Who starts in town? ({ $left } to choose)
ask-unload = Where does a Civilian leave the Bus?
ask-pick = Who acts next?
ask-turn = { $officer }: { $ap } AP left
ask-donuts = { $officer } rolled donut faces: pay for them?
ask-react = { $trigger }: a Reaction?
ask-split = { $damage } damage to assign: on whom?
ask-aim = Aimed Shot, { $damage } damage: on whom?
ask-stun = { $damage } to stun: whom?
ask-leave = Leaving the Mutants hurts: whom?
ask-hit = { $damage } damage on { $region }{ $square }: who takes it?
ask-skill = { $officer } learns: which skill?
ask-keep-skill = The last episode was lost: which skill does { $officer } keep?
ask-keep-gear = { $officer } keeps which card?
ask-scene = Start the cutscene { $card }?
ask-shoot-where = { $officer } shoots at which space?
ask-burst-where = Where does it go off?
ask-stun-whom = Stun whom? ({ $left } left)
ask-push-whom = Push whom?
ask-push-where = Where to?
ask-heal-whom = Who is healed?
ask-ap-whom = Who gains the AP?
ask-run = { $officer } runs: { $left } left
ask-guide-whom = Which Civilian walks?
ask-guide-where = Where to?
ask-ally-runs = Blast runs: { $left } left
ask-ally-bites = Whom does Blast get?
ask-doctor-zero = Doctor Zero’s turn
ask-basic = Which basic action? ({ basic-spawn } { $spawn } · { basic-move } { $move } · { basic-attack } { $attack })
ask-another = Which card is played with it?
ask-spawn = Spawn where? ({ $left } left)
ask-spawn-kind = What comes to { $region }{ $square }?
ask-move = Move whom? ({ $left } left)
ask-prowl = { $kind }{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
} goes where? ({ $left } left)
ask-attack = Attack with whom? ({ $left } left)
ask-fubar = F.U.B.A.R.: { $ap } AP left
ask-wake = Wake whom? ({ $left } left)
ask-panic = Which Civilian runs? ({ $left } left)
ask-panic-where = Where to?
ask-victim = Which officer?
ask-shove = Where to?
ask-drop-gear = { $officer } loses which card?
ask-activate = Which Mutant is activated? ({ $left } left)
ask-act = Which Mutant acts? ({ $left } left)
ask-acts-next = Which Mutant is next? ({ $left } left)
ask-act-how = { $kind }{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
}: move or attack?
ask-mutant-goes = { $kind }{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
} comes closer: where to?
ask-fubar-appears = F.U.B.A.R. appears: where?
ask-cloud = A Toxic Cloud: where? ({ $left } left)
ask-grab-mayor = Who pulls the Mayor out of the Limousine?
ask-lights = Which Street Light stays on? ({ $left } to choose)

## What happens

event-round-began = Round { $number } begins.
event-turn-began = { $officer } acts.
event-layout-drawn = The streets are set up by layout { $layout }.
event-event-drawn = Event: { $card }
event-scene-revealed = New cutscene: { $card }
event-scene-refused = Not now: { $card } waits for another moment.
event-scene-used = The cutscene “{ $card }” plays.
event-moved = { $bring ->
    [none] { $piece } goes to { $path }.
   *[other] { $piece } goes to { $path } with { $bring }.
}
event-placed = { $piece } is placed on { $space }.
event-crate-opened = { $officer } opens { $piece }.
event-removed = { $piece } is gone.
event-drove = { $piece } races to { $path }.
event-rolled = { $attack ->
    [close] { $officer } fights on { $target }: { $faces }.
    [seal] { $officer } works on { $target }: { $faces }.
   *[shooting] { $officer } shoots at { $target }: { $faces }.
}
event-dice-counted = { $need ->
    [0] { $amount ->
        [0] No damage.
       *[other] { $amount } damage.
    }
   *[other] { $amount } of { $need } damage.
}
event-aimed = { $officer } takes aim at { $piece }: { $amount } damage.
event-weakened = The roll is worth { $amount } less.
event-paid = { $amount ->
    [one] { $officer } pays 1 AP for a donut.
   *[other] { $officer } pays { $amount } AP for donuts.
}
event-stunned = { $piece } is stunned.
event-woken = { $piece } gets up.
event-killed = { $piece } is killed on { $space }.
event-spawned = { $piece } appears on { $space }.
event-left = { $bring ->
    [none] { $piece } leaves the board.
   *[other] { $piece } leaves the board with { $bring }.
}
event-attacked = { $piece } attacks { $space }.
event-wounded = { $piece } takes { $amount } damage.
event-warded = { $piece } shrugs off { $amount } damage.
event-shielded = { $officer } will shrug off { $amount } damage.
event-healed = { $piece } regains { $amount } HP.
event-eliminated = { $piece } goes down!
event-stood-up = { $piece } is up again.
event-civilian-killed = A Civilian dies on { $space }.
event-evacuated = { $piece } is safe.
event-gear-drawn = { $officer } gets { $card }.
event-gear-used = { $officer } uses { $card }.
event-gear-passed = { $officer } hands { $card } to { $to }.
event-gear-lost = { $officer } loses { $card }.
event-skill-used = { $officer } uses { $card }.
event-skill-gained = { $officer } learns { $card }.
event-ap-gained = { $officer } gains { $amount } AP.
event-ap-lost = { $officer } loses { $amount } AP.
event-jammed = { $officer } is out of ammo.
event-reloaded = { $officer } has ammo again.
event-chaos-played = Doctor Zero plays { $card } ({ $how ->
    [instant] Instant
    [reaction] Reaction
    [text] its text
   *[basics] basic actions
}).
event-chaos-drawn = Your new card: { $card }
event-chaos-drew = { $amount ->
    [one] Doctor Zero draws a card.
   *[other] Doctor Zero draws { $amount } cards.
}
event-autodoc-drew = The AutoDoc draws: { $card }
event-queued = { $card } joins the Queue.
event-queue-acts = From the Queue: { $card }
event-set-aside = { $card } is set aside for its letter.
event-chaos-lost = { $card } is discarded.
event-reshuffled = The chaos deck is shuffled anew.
event-order-scored = { $amount } VP for { side-order } ({ $reason }).
event-chaos-scored = { $amount } VP for { side-chaos } ({ $reason }).
event-barrel-exploded = { $piece } explodes on { $space }!
event-token-shot = { $enough ->
    [yes] { $piece } is hit.
   *[no] { $piece } holds.
}
event-manhole-sealed = { $piece } is sealed.
event-manhole-held = { $piece } will not close.
event-manhole-closed = { $piece } is closed this round.
event-lights-set = Street Lights on: { $lights }.
event-powered = The laboratory entrance has power; the Rooftop Hatch opens.

reason-kills = ten kills
reason-evacuation = evacuation
reason-mayor = the Mayor
reason-manhole = sealed Manhole
reason-doom-device = Doom Device destroyed
reason-elimination = officer eliminated
reason-civilian = Civilian killed
reason-horde = overwhelming horde
reason-reshuffle = chaos deck run out
reason-barrel = stolen Barrel
reason-boat = Mutant on the Boat
reason-police-car = attack on the Police Car
reason-round = another round gone
reason-card = chaos card

end-order-wins = The city is safe
    .text = Order has seven points. Somebody owes everybody donuts.
end-chaos-wins = The city falls
    .text = Chaos has seven points. Doctor Zero laughs over the rooftops.

## On the table

status = { $episode } · round { $round }
label-order = Order
label-chaos = Chaos
label-kills = Kills
    .hint = Every Mutant killed moves it by one, F.U.B.A.R. by four. At ten every officer chooses a skill, and it starts anew.
label-hp = HP
    .hint = At 0 the officer is out until the next round, and Chaos gains a point.
label-ap = AP
    .hint = Donuts: they pay for actions and come back each round. What is left when a turn ends is lost.
label-gear = Equipment
    .hint = Each card can be used once.
label-skills = Skills
    .hint = The first is the officer’s own; more come with every ten kills.
label-hand = Hand
    .hint = A card is played for its text, or for two of its three basic actions.
label-chaos-deck = Chaos deck
    .hint = When it runs out, its discard is shuffled anew; against the AutoDoc that is a point for Chaos.
label-chaos-discard = Chaos discard
    .hint = The last card lies on top.
label-police = Police equipment
    .hint = What Police Crates hold.
label-street = Street equipment
    .hint = What Street Boxes hold.
label-scenes = Cutscenes
    .hint = Any scene right of the Clapper can be played once its conditions are met. Those left of it are over.
label-queue = Queue
    .hint = At the end of the next officer’s turn each of these acts by its bottom effect, from left to right.
label-letters = Letters
    .hint = With all five letters F.U.B.A.R. appears next to the officer whose turn it is.
label-special = Episode Special
    .hint = What Special chaos cards do in this episode.
label-event = Event
    .hint = Where this round’s Civilians or Mutants and Police Crates come.
label-supply = Mutants in supply
    .hint = When Mutants should appear and none are left here, Chaos gains a point.
label-clapper = Clapper
label-aboard = On board
label-generator = G
label-entrance = E
label-start = S
label-pier = P
label-spawn = Spawn Zone
label-lit = lit
label-dark = dark
label-closed = closed
label-open = open
label-shield = ignores { $amount }
label-jammed = Out of Ammo
label-held = { $count } AP on cards
label-markers = { $count ->
    [one] { $count } AP marker
   *[other] { $count } AP markers
  }
label-marks-order = The officers win at { $goal }.
label-marks-chaos = Doctor Zero wins at { $goal }.
label-marks-kills = Ten kills: a skill for every officer.
label-down = eliminated
label-done = has acted
label-hand-size = Cards in hand
    .hint = Doctor Zero draws one for each officer at the beginning of a round, and one for each that goes down.
points-order-1 = 1 point for every Civilian evacuated by Helicopter, 1 for every ten kills.
points-order-2 = 2 points for every Manhole sealed, 1 for every ten kills.
points-order-3 = 1 point for every Civilian evacuated by Police Car, 3 for the Mayor, 1 for every ten kills.
points-order-4 = 1 point for every Civilian who gets on the Boat, 1 for every ten kills.
points-order-5 = Seven points at once for the Doom Device; nothing else counts.
points-chaos-1 = 1 point for every Civilian killed, 1 for every officer who goes down.
points-chaos-2 = { $mode ->
    [co-op] 1 point for every officer who goes down, and what cards give.
   *[other] 2 points for every Barrel carried off the board, 1 for every officer who goes down.
}
points-chaos-3 = { $mode ->
    [co-op] 1 point for every Civilian killed, attack on the Police Car and officer who goes down.
   *[other] 1 point for every Civilian killed, attack on the Police Car and officer who goes down; 3 for carrying off the Mayor.
}
points-chaos-4 = 1 point for every Civilian killed, Mutant on the Boat and officer who goes down.
points-chaos-5 = 1 point at the end of every round, 1 for every officer who goes down.
label-ladder = Ladder
label-on-the-way = On the way
label-cost = { $ap } AP
price-ap = { $n } AP
pool-of-damage = { $n } { $n ->
    [one] die
   *[other] dice
  }, { $average } damage on average{ $need ->
    [0] {""}
   *[other] , { $need } needed
  }{ $parts ->
    [none] {""}
   *[other] : { $parts }
  }
fight-shooting = Shooting Attack: { $target }
fight-close = Close Combat: { $target }
fight-seal = Sealing { $target }
fight-aimed = Aimed Shot
fight-result = The dice for { $target }
fight-damage = { $amount } damage
fight-needs = { $amount } damage
fight-armour = F.U.B.A.R.’s hide
fight-enough = A hit
fight-nothing = Not enough
pool-gun = gun
pool-fists = fists
pool-tools = tools
pool-skills = skills
pool-card = card
pool-limit = over the limit
type-instant = Instant
type-action = Action
type-reaction = Reaction
type-special = Special
type-top = Top effect
type-equipment-police = Police equipment
type-equipment-street = Street equipment
type-skill = Skill of { $owner }
type-opening = Opening
type-cutscene = Cutscene
type-autodoc = AutoDoc
type-letter = AutoDoc, letter { $letter }
type-event = Event
type-special-face = Episode Special
group-move = Move
group-fight = Fight
group-gear = Equipment and skills
group-episode = Episode
group-cards = Cards
board-street = The streets
board-sewer = The Sewer
board-rooftop = The Rooftop
board-pier = The Pier
hint-kind-street = Street
hint-kind-pavement = Pavement
hint-kind-plaza = Plaza
hint-kind-park = Park
hint-kind-crossing = Crossing
hint-kind-sewer = Sewer
hint-kind-ladder = Ladder
hint-kind-planks = Pier
hint-kind-alley = Back alley
hint-kind-roof = Roof
hint-kind-water = Water
