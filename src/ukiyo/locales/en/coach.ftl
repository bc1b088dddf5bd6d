## Reasons why a move is better

why-beside = Compared with “{ $move }”:
why-equal = Too close to call: the estimates can’t separate this from “{ $move }”.
why-unclear = The difference shows only in the long run. Nothing stands out in the next few rounds.
why-event = { $what }: in { $here } of 10 simulations instead of { $there }
why-score = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
} { $what }
why-rivals = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
} for your opponents, on average
why-outlook = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
} in the expected final score
why-outlook-win = { $sign }{ $share } chance to win
iki-why-horizon = Average up to the next payday or the end of the game
hokusai-why-horizon = Average over the next three rounds or until the game ends

## IKI

iki-why-starved = You can’t feed all your characters
iki-why-burnt = You lose a character or building to fire
iki-why-retired = One of your characters retires
iki-why-lap = You complete a lap
iki-why-fish-bought = You buy a fish
iki-why-tobacco-bought = You buy a pipe or a pouch
iki-why-built = You build
iki-why-hired = You hire a character
iki-why-characters = { $sign }{ $n } { $n ->
    [one] character on the board
   *[other] characters on the board
}
iki-why-kobun = { $sign }{ $n } free kobun
iki-why-business = { $sign }{ $n } { $n ->
    [one] shop or character used
   *[other] shops or characters used
}
iki-why-experience = { $sign }{ $n } experience
iki-why-guests = { $sign }{ $n } { $n ->
    [one] visit by opponents to your characters
   *[other] visits by opponents to your characters
}
iki-why-salary-mon = { $sign }{ $n } mon in salaries
iki-why-salary-rice = { $sign }{ $n } rice in salaries
iki-why-harmony = { $sign }{ $n } IKI from harmony
iki-why-power = { $sign }{ $n } fire power
iki-why-mon = { $sign }{ $n } mon in hand
iki-why-rice = { $sign }{ $n } rice in hand
iki-why-wood = { $sign }{ $n } wood in hand
iki-why-koban = { $sign }{ $n } koban in hand
iki-why-sandals = { $sign }{ $n } { $n ->
    [one] sandal in hand
   *[other] sandals in hand
}
iki-why-for-track = on the IKI track
iki-why-for-types = for character types
iki-why-for-fish = for fish
iki-why-for-tobacco = for pipes and pouches
iki-why-for-buildings = for buildings
iki-why-for-goods = for goods
iki-habit-idle = Turns without doing business
iki-habit-unvisited = Turns without visiting a character
iki-habit-starved = Characters lost to hunger
iki-habit-burnt = Characters and buildings lost to fire
iki-habit-retired = Characters retired
iki-habit-lap = Laps
iki-habit-place-1-4 = Ikizama on 1–4
iki-habit-place-1 = Ikizama on 1
iki-habit-place-2 = Ikizama on 2
iki-habit-place-3 = Ikizama on 3
iki-habit-place-4 = Ikizama on 4

## Hokusai

hokusai-why-exhibited = You exhibit a work
hokusai-why-closed = You trigger the end of the game
hokusai-why-redrawn = You spend a turn drawing new drops
hokusai-why-again = You get an extra turn
hokusai-why-objective = You gain an objective
hokusai-why-taken = You take a kakemono
hokusai-why-hired = You take an artisan
hokusai-why-mixed = You mix a colour
hokusai-why-edges = { $sign }{ $n } { $n ->
    [one] bonus from matching edges
   *[other] bonuses from matching edges
}
hokusai-why-markers = { $sign }{ $n } { $n ->
    [one] marker removed
   *[other] markers removed
}
hokusai-why-steps = { $sign }{ $n } { $n ->
    [one] step on the Path
   *[other] steps on the Path
}
hokusai-why-spaces = { $sign }{ $n } { $n ->
    [one] space on the Journey
   *[other] spaces on the Journey
}
hokusai-why-tokens = { $sign }{ $n } { $n ->
    [one] action token activated
   *[other] action tokens activated
}
hokusai-why-paints = { $sign }{ $n } { $n ->
    [one] drop painted
   *[other] drops painted
}
hokusai-why-artisans = { $sign }{ $n } { $n ->
    [one] artisan in the atelier
   *[other] artisans in the atelier
}
hokusai-why-blacks = { $sign }{ $n } { $n ->
    [one] black drop
   *[other] black drops
}
hokusai-why-primaries = { $sign }{ $n } primary { $n ->
    [one] drop
   *[other] drops
}
hokusai-why-secondaries = { $sign }{ $n } secondary { $n ->
    [one] drop
   *[other] drops
}
hokusai-why-begun = { $sign }{ $n } { $n ->
    [one] kakemono in the atelier
   *[other] kakemonos in the atelier
}
hokusai-why-for-works = for works
hokusai-why-for-individual = for your own objectives
hokusai-why-for-public = for public objectives
hokusai-why-for-sets = for sets of tools
hokusai-why-for-icons = for your main tool
hokusai-why-for-artisans = for artisans
hokusai-why-for-painted = for painted drops
hokusai-why-for-closing = for ending the game
hokusai-why-for-journey = on the Journey
hokusai-why-for-paths = on the Paths
hokusai-habit-turns = Turns
hokusai-habit-exhibited = Works exhibited
hokusai-habit-redrawn = Turns spent drawing new drops
hokusai-habit-taken = Kakemonos taken
hokusai-habit-mixed = Drops mixed
hokusai-habit-hired = Artisans taken
hokusai-habit-edges = Bonuses from matching edges

## The coach at the table

coach = Coach
coach-off = off
coach-asked = when I ask
coach-with-me = during the game
remark-better = Better: { $move }
remark-try-again = Try again
remark-go-on = Continue
remark-title = The coach

## The review

review-curve-win = Chance to win
review-curve-score = Expected final score
review-curve-label = { $what } over the game, from { $first } to { $last }
review-turned = How opponents and chance changed the game
review-swing = { $sign }{ $share } chance to win between moves { $from } and { $to }
review-swing-plain = Opponents’ moves and chance
review-beside-winner = { $player } compared with the winner, { $winner }
review-beside-second = { $player } compared with the runner-up, { $winner }
review-habits = Your habits
review-habits-note = { $n ->
    [one] In your last game here, compared with the best opponent
   *[other] Per game over your last { $n } games here, compared with the best opponent
}
review-habit-of-you = you
review-habit-of-others = best opponent
