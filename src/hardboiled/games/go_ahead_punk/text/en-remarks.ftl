# What bots say about this game's events: three Cops, and a sniper who says no more than he must.

## The Cops

remark-cops-good =
    .a = He slipped. Once is all it takes.
    .b = Getting warmer.
    .c = That is one hole fewer for him to hide in.
    .d = Put a pin in the map. Then drive to it.
remark-cops-bad =
    .a = He is good. I hate that he is good.
    .b = He has us reading the paper to find out where he is.
    .c = Somewhere up there he is smiling.
    .d = One step behind again. It is a long street of steps.
remark-cops-grave =
    .a = All cars. I mean all of them.
    .b = Nobody goes home tonight.
    .c = That shot will be in every paper by morning.
    .d = Now it is about who blinks.
remark-cops-found =
    .reason-hit-a = The shot came from { $space }. So go!
    .reason-hit-b = Casings at { $space }, still warm.
    .reason-hit-c = { $space }. Roof, window, or both. Move!
    .reason-met-a = There he is. { $space }. Hands where I can see them!
    .reason-met-b = { $space }, and he is looking straight at me.
    .reason-met-c = Eye to eye at { $space }. I blink later.
    .reason-intel-a = Every dime for that whisper was well spent.
    .reason-intel-b = { $space }. I could kiss that informant. I will not.
    .reason-intel-c = The tip held. Buy that snitch a fresh coat.
    .reason-er-a = { $space }. Even ghosts need stitches.
    .reason-er-b = He bleeds. A nurse at { $space } says so.
    .reason-er-c = Nobody let him out of { $space } with a bandage.
    .a = { $space }. Got you, punk.
    .b = There. { $space }. Close the street.
    .c = He is at { $space }. Cut him off, do not chase him.
    .d = { $space }! I said { $space } an hour ago. To myself.
remark-cops-district-named =
    .a = { $districts }. That is still a lot of windows.
    .b = A voice on the line, fog in the background: { $districts }.
    .c = { $districts }? I know every bar there. For work.
    .d = Spread out over { $districts }. Check the roofs.
remark-cops-hit-made =
    .a = { $space }. We were two streets away.
    .b = That makes { $number }. I am done counting.
    .c = Somebody only went out for cigarettes.
    .d = Number { $number }. Call it in. I cannot.
remark-cops-escape-began =
    .a = He wants the water now. Cover the piers.
    .b = Lock it down. Bridges, boats, bathtubs.
    .c = Three. He does not leave this town, hear me?
remark-cops-got-away =
    .a = A boat. Of all the things, a boat.
    .b = { $space }. Fog, and an engine getting quieter.
    .c = He is gone. Tell the captain. Somebody else tell the captain.
remark-cops-chopper-placed =
    .a = Eyes over { $district }. Let him try the roofs now.
    .b = The bird is up. Smile, punk.
    .c = I love that sound. { $district } will not.
remark-cops-chopper-down =
    .a = The bird is down. There were two good people in it.
    .b = He shot down a helicopter. With a rifle. Who does that?
    .c = Follow the smoke, and mind the rotor.
remark-cops-fight-began =
    .a = Shots fired at { $space }!
    .b = { $space }! Heads down, guns up.
    .c = Here we go. Make them count.
    .d = No more questions. { $space } is the answer.
remark-cops-sent-to-er =
    .a = { $piece } is on a stretcher. Still swearing, so still fine.
    .b = They are sewing { $piece } up at { $space }. Hurry.
    .c = He put { $piece } in the ward. He gets the next bed.
remark-cops-hoods-came =
    .a = Wrong door. There is always a wrong door.
    .b = Not who we were after, but they seem keen.
    .c = { $piece } only knocked. With a boot, but still.
remark-cops-hoods-gone =
    .beaten-yes-a = That will teach them to open when { $piece } knocks.
    .beaten-yes-b = Book them for bad timing.
    .beaten-yes-c = Warm-up over. Where is the real one?
    .beaten-no-a = { $piece } is flat on the pavement. Give it a minute.
    .beaten-no-b = Beaten up by the wrong crooks. Leave it out of the report.
    .beaten-no-c = Every minute with these is a minute for him.
remark-cops-jam-placed =
    .a = { $district }, bumper to bumper. How convenient for somebody.
    .b = Lean on the horn all you like. I am walking.
    .c = Traffic in { $district }. I know who ordered it.
remark-cops-looked-around =
    .near-yes-a = Nobody breathe. He is right next door.
    .near-yes-b = Close enough to smell the gun oil.
    .near-yes-c = { $piece } has him within a block. Close in.
    .near-no-a = Nothing but pigeons.
    .near-no-b = Not here. Cross it off and keep walking.
    .near-no-c = { $piece } sees fog, fog and a parking meter.
remark-cops-escape-rolled =
    .piece-stinger-a = { $away ->
        [yes] Gone. He had his back to a street.
       *[no] He is not going anywhere. Neither am I.
    }
    .piece-stinger-b = { $away ->
        [yes] Watch his feet next time, not his gun.
       *[no] They always bolt. They do not always make it.
    }
    .piece-stinger-c = { $away ->
        [yes] There he goes. Did anybody get the plate? No plate. Right.
       *[no] Stay, punk. It is only getting nice.
    }
    .away-yes-a = { $piece } is out of there. Medals are for later.
    .away-yes-b = Live now, shoot later.
    .away-yes-c = That is what legs are for.
    .away-no-a = Pinned down. { $piece } needs a miracle or a wall.
    .away-no-b = No way out of there for { $piece }. So: through.
    .away-no-c = Bad time for a cramp.
remark-cops-stinger-down =
    .a = It is over. Somebody hold my gun a minute.
    .b = Do you feel the fog lifting? So do I.
    .c = One for the window he looked out of.
remark-cops-ending-won =
    .a = Down. Tell the city it can open its curtains.
    .b = He was good. He was not three people.
    .c = Cuffs, coffee, bed. In that order.
    .d = That was the last window.
remark-cops-ending-lost =
    .a = He sends a postcard, I bet. He is the type.
    .b = I will know that coat anywhere. Anywhere.
    .c = Three names on my desk, and no fourth one under them.
    .d = The sea takes some. He will be back for his hat.

## Stinger

remark-stinger-good =
    .a = As planned.
    .b = Fine.
    .c = You are late.
    .d = Nobody looks up.
    .e = Better.
    .f = One breath, out. Good.
remark-stinger-bad =
    .a = Hm.
    .b = Lucky.
    .c = It changes nothing.
    .d = So.
    .e = Noted.
    .f = You will pay for that.
remark-stinger-grave =
    .a = Close.
    .b = Steady.
    .c = Come, then.
    .d = I have been in worse rooms.
    .e = This is where it gets quiet.
remark-stinger-found =
    .reason-hit-a = Now you know. Too late to help.
    .reason-hit-b = I was just leaving.
    .reason-hit-c = Keep the casing.
    .reason-met-a = Officer.
    .reason-met-b = So that is your face.
    .reason-met-c = Wrong corner. For one of us.
    .reason-intel-a = Somebody talked. I remember somebodies.
    .reason-intel-b = You bought that. I never sell.
    .reason-intel-c = Whoever told you: was it worth it?
    .reason-er-a = A scratch.
    .reason-er-b = They sew well here.
    .reason-er-c = The nurse will forget me. Everybody does.
    .a = Look again. I am gone.
    .b = For now.
    .c = Good eyes. Slow legs.
    .d = You have found an empty room.
remark-stinger-district-named =
    .a = { $districts }. Take your time.
    .b = { $districts }. It will not help you.
    .c = Come and look.
    .d = A lot of doors there. I use the other ones.
remark-stinger-hit-made =
    .a = { $number }.
    .b = Did you hear it? They did not.
    .c = { $space }. You were looking elsewhere.
    .d = Nothing personal. It never is.
remark-stinger-escape-began =
    .a = That was the work. Now the walk home.
    .b = Three. I keep my promises.
    .c = Lock what you like. Water has no locks.
remark-stinger-chopper-placed =
    .a = Loud. Large. Slow.
    .b = It can see hats. I took mine off.
    .c = They always fly over { $district }. They always fall.
remark-stinger-chopper-down =
    .a = Told you. Loud, large, slow.
    .b = Now it is quiet again.
    .c = Next time, send something smaller.
remark-stinger-fight-began =
    .a = You first.
    .b = { $space }. As good a place as any.
    .c = Bad idea. Yours.
    .d = Count your bullets. I count mine.
remark-stinger-sent-to-er =
    .a = Stay in bed, { $piece }.
    .b = I could have aimed higher, { $piece }.
    .c = Flowers will be sent. Not many.
remark-stinger-hoods-came =
    .a = Not mine. But thank you.
    .b = You knock on the wrong doors, { $piece }.
    .c = Busy night for { $piece }.
remark-stinger-jam-placed =
    .a = Enjoy the wait.
    .b = { $district } is slow tonight. Pity.
    .c = Walk, officer.
remark-stinger-key-taken =
    .a = One more door.
    .b = Doors. I like doors.
    .c = Click.
remark-stinger-looked-around =
    .near-yes-a = Warm.
    .near-yes-b = Do not turn round.
    .near-yes-c = You could have said hello, { $piece }.
    .near-no-a = Cold.
    .near-no-b = Wipe your glasses, { $piece }.
    .near-no-c = Colder.
remark-stinger-escape-rolled =
    .piece-stinger-a = { $away ->
        [yes] Another time.
       *[no] Persistent.
    }
    .piece-stinger-b = { $away ->
        [yes] I do not stay for the end.
       *[no] Then I stay. You will not like it.
    }
    .piece-stinger-c = { $away ->
        [yes] You block doors. I use windows.
       *[no] A locked window. Rare.
    }
    .away-yes-a = Run, { $piece }.
    .away-yes-b = Wise, { $piece }. While it lasts.
    .away-yes-c = I do not shoot backs. I may learn.
    .away-no-a = Stay, { $piece }.
    .away-no-b = No.
    .away-no-c = Leaving so soon?
remark-stinger-stinger-spotted =
    .a = So look at me.
    .b = Fine. In daylight, then.
    .c = You see me. You do not have me.
remark-stinger-ending-won =
    .a = Wrong pier, officers.
    .b = Good hunting. Bad hunters.
    .c = Close the curtains. I was never here.
    .d = Write it down: three of three.
remark-stinger-ending-lost =
    .a = Well shot.
    .b = It was the fog. I trusted the fog.
    .c = So that is how it sounds from here.
    .d = You took your time.
