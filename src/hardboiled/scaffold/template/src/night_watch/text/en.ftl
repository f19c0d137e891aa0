mode-classic = Classic
suspect = Suspect
detective = Detective
mill = Mill
bakery = Bakery
church = Church
school = School
harbour = Harbour

knock = Knock on the Door
    .text = Search a house.
lookout = Lookout
    .text = Learn whether the Suspect is in this house or next door.
siren = Siren
    .text = Search a house; then the Suspect is seen on a 1 or 2.

status = Night { $night } of { $last }
nights = Nights
deck = Cards
hand = Hand

aim = A suspect hides in the village, and a detective has a few nights to find him. The Suspect wins by staying hidden until the last night.
aim-detective = Somebody hides in one of these houses. Find him before the last night is over: every card searches or watches one house.

ask-hide = Where do you hide?
ask-night = Night { $night }: which card do you play, and where?
ask-slip = Where do you go?

tip-hide = Only you know where you are. A house with several neighbours leaves you more ways out.
tip-night = Each card looks at one house, or around it. Begin in the middle of the village, where a card tells most.
tip-slip = You may stay or slip next door. Go where the last card did not look.

action-hide = Hide in the { $house }
action-play-card = { $card } at the { $house }
action-slip = { $stays ->
    [yes] Stay in the { $house }
   *[no] Slip into the { $house }
  }

event-played = Night { $night }: the Detective plays { $card } at the { $house }.
event-nobody-home = Nobody is in the { $house }.
event-watched = { $near ->
    [yes] Somebody moves near the { $house }.
   *[no] All is quiet around the { $house }.
  }
event-seen = A patrol car passes: the Suspect was seen at the { $house }!
event-hidden = You are in the { $house } now.

end-caught = Caught
    .text = The Detective has found the Suspect.
end-gone = Gone
    .text = The Suspect has left the city.
