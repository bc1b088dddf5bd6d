## Scoring categories of Hokusai

hokusai-works = Works
hokusai-individual = Own objectives
hokusai-public = Public objectives
hokusai-sets = Tool sets
hokusai-icons = Main tool
hokusai-artisans = Artisans
hokusai-painted = Painted drops
hokusai-closing = Ending
hokusai-journey = Journey
hokusai-paths = Paths
hokusai-reconstructed = ≈ The rondel and the faces of cards, tokens and objectives are reconstructed: nobody here could see the printed ones.

## What the lab counts in Hokusai

hokusai-taken-master = Masters
hokusai-taken-kakemono = Kakemonos
hokusai-taken-artisan = Artisans
hokusai-taken-token = Action tokens
hokusai-taken-individual = Own objectives
hokusai-tally-turns = Turns
hokusai-tally-exhibited = Works exhibited
hokusai-tally-mixes = Mixes
hokusai-tally-artisans = Artisans taken
hokusai-tally-tokens = Tokens activated
hokusai-tally-won = Won alone

## Hokusai: the table

hk-blue = blue
hk-red = red
hk-yellow = yellow
hk-purple = purple
hk-green = green
hk-orange = orange
hk-black = black
hk-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hk-turn = Turn { $n }
hk-turn-of = { $turn }: { $player }
hk-turn-alone = Turn { $n } of { $clock }
hk-scene-round = End of turn { $n } of { $clock }
hk-works = { $n } of { $end } kakemonos on the cloth
hk-works-alone = { $n } of { $end } kakemonos exhibited
hk-last-turns = { $player } has ended the game: last turns
hk-token = Action token
hk-wheel = Wheel
hk-kakemono = Kakemono
hk-artisan = Artisan
hk-apprentice = apprentice
hk-oval = the oval
hk-reserve = Reserve { $drops }
hk-pile = { $n ->
    [one] one artisan in the pile
   *[other] { $n } artisans in the pile
}
hk-deck = { $n ->
    [one] one kakemono in the deck
   *[other] { $n } kakemonos in the deck
}
hk-next = next { $card } ({ $details })
hk-cloth = Cloth
hk-public = Public objectives
hk-track = Pigment track
hk-track-row = row { $row }: collects { $collects }, refills to { $refills }
hk-track-row-all = row { $row }: collects { $collects }, refills with all
hk-journey = Journey
hk-path = Path
hk-active = Active
hk-discard = Discard
hk-bag = Bag
hk-beside = Beside
hk-needs = needs { $drops }
hk-painted = painted { $drops }
hk-marked = markers: { $tools }
hk-as = { $drop } as { $colour }
hk-kept = Markers removed:
hk-signatures = Signatures left:
hk-secret = { $n ->
    [one] one secret objective
   *[other] { $n } secret objectives
}
hk-collects = Objective { $collections }: { $n } points a work
hk-public-most-markers = most markers of one tool, { $ranking } points
hk-public-fewest-pigments = fewest drops, { $ranking } points
hk-public-row = { $n } points a work in the row of the first kakemono
hk-public-column = { $n } points a work in the column of the first kakemono
hk-public-around = { $n } points a work in the eight cells around the first kakemono
hk-public-two-away = { $n } points a work exactly two steps from the first kakemono
hk-public-three-away = { $n } points a work exactly three steps from the first kakemono
hk-public-odd = { $n } points a work an odd number of columns and of rows away
hk-public-far = { $n } points a work three steps or more from the first kakemono
hk-token-five-artisans = look at { $n } artisans and take one
hk-token-three-drops = 3 drops before your apprentice
hk-token-two-drops = 2 drops from anywhere; the others may take 1 before theirs
hk-token-recover = 2 drops from discard to active
hk-token-ready-drop = 1 drop before your apprentice, straight to active
hk-token-new-objective = 1 drop from anywhere; exchange your objective
hk-token-fetch = 1 or 2 drops of choice from bag to active
hk-token-recolour = exchange a secondary for another one
hk-token-idle = no effect now
hk-journey-blank = nothing
hk-journey-primary = a primary
hk-journey-secondary = a secondary
hk-journey-artisan = an artisan
hk-journey-kakemono = a kakemono
hk-journey-marker = remove a marker
hk-path-secondary = a secondary
hk-path-objective = one more objective
hk-path-markers = remove all your markers
hk-path-turn = one more turn
hk-master-hiroshige = when the player on your left turns the wheel, you may take a drop before your apprentice
hk-master-utamaro = when you exhibit, you may keep one primary of the painting
hk-master-kuniyoshi = once a turn, a black from bag to active
hk-master-harunobu = when you exhibit, you may first turn a work on the cloth
hk-master-kiyonaga = after a walk of 4 spaces, do two different things where you stop
hk-master-toyokuni = room for a fourth artisan
hk-master-kunisada = room for a third kakemono; as an extra action, exchange markers between two of your kakemonos
hk-master-sharaku = an artisan with two random tools, one of them an activation
hk-master-eishi = as an extra action, draw until a secondary comes; it goes to active
hk-master-moronobu = once a turn, discard a drop and draw another
hk-master-shunsho = tool sets bring { $sets }; once a turn, exchange a marker for a random one
hk-master-hokusai = begin with one more kakemono; you may paint under markers
hk-lost-alone = The { $n } kakemonos were not exhibited in { $clock } turns: the game is lost.
hk-won-alone = All { $n } kakemonos hang in time: { $points }.

## Hokusai: what is asked

hk-decide-turn = { $open ->
    [both] take your main action; an extra action may come before or after it
    [main] take your main action
    [extra] take an extra action, or end your turn
   *[power] use your master's power, or end your turn
}
hk-decide-stop = act where your apprentice has stopped, { $space }
hk-decide-collect-more = take one more drop?
hk-decide-collect-offered = take a drop before your apprentice?
hk-decide-collect-wished = take a drop from anywhere on the wheel?
hk-decide-gain = take a secondary from the reserve?
hk-decide-take = take a kakemono from the rondel?
hk-decide-hire = take an artisan from the rondel?
hk-decide-pick = take one of the artisans drawn?
hk-decide-fetch-more = take a second drop from the bag?
hk-decide-mix = mix once more?
hk-decide-enter = put { $drops } on the wheel
hk-decide-turn-wheel = turn the wheel
hk-decide-oval-token = activate the token at the oval?
hk-decide-keep = keep one of the primaries?
hk-decide-rotate = turn a work on the cloth first?
hk-decide-rotate-to = choose how { $card } shall hang
hk-decide-place = choose a cell for { $card }
hk-decide-orient = choose how { $card } shall hang at { $cell }
hk-decide-bonus = take what the edges pay: { $icons }
hk-decide-activate = remove another marker?
hk-decide-paint = paint another drop?
hk-decide-master = choose your master
hk-decide-first-work = choose one more kakemono to begin with
hk-decide-collect-here = choose a drop before your apprentice
hk-decide-collect-ready = choose a drop for your active area
hk-decide-collect-any = choose a drop from the wheel
hk-decide-dismiss = there is no room for { $artisan }: choose who leaves
hk-decide-recover = choose a drop from your discard area
hk-decide-fetch = choose a drop from your bag
hk-decide-recolour = choose the secondary to exchange
hk-decide-recolour-to = choose the colour you want for it
hk-decide-objective = choose a new individual objective
hk-decide-give-objective = choose the objective to give back
hk-decide-complete = choose the drops that finish { $card }
hk-decide-sacrifice = choose the artisan you give up
hk-decide-exchange-with = choose the marker to exchange it with
hk-decide-remove = choose a marker to remove
hk-decide-lose = you have too many drops: choose one to lose

## Hokusai: choices

hokusai-group-walk = Walk
hokusai-group-mix = Mix
hokusai-group-paint = Paint
hokusai-group-exhibit = Exhibit
hokusai-group-use = Use
hokusai-group-take = Take
hk-choice-move = Walk { $n ->
    [one] 1 step
   *[other] { $n } steps
} to { $space }: { $there }
hk-choice-token = Activate { $token }: { $effect }
hk-choice-take = Take { $card }: { $details }
hk-choice-hire = Take { $artisan }: { $details }
hk-choice-collect = Take { $drop } from sector { $sector }
hk-choice-enter = Put { $drop } in sector { $sector }
hk-choice-clockwise = Clockwise: sectors { $sectors }
hk-choice-counterclockwise = Counterclockwise: sectors { $sectors }
hk-choice-turn = The oval to sector { $sector }, { $token }; then before your apprentice: { $drops }
hk-choice-exhibit = Exhibit { $card }
hk-choice-rotate = Turn { $card } at { $cell }
hk-choice-place = Cell { $cell }: { $beside }
hk-choice-orient = { $side ->
    [north] Upright
    [east] Turned right
    [south] Upside down
   *[west] Turned left
}: { $edges }
hk-choice-mix = Mix { $mixed } from { $drops }
hk-choice-discard = Discard { $drops } and draw { $n }
hk-choice-paint = Paint { $drop } on { $card }
hk-choice-paint-as = Paint { $drop } as { $colour } on { $card }
hk-choice-remove = Remove a marker ({ $tool }) from { $card }
hk-choice-sacrifice = Give up an artisan to remove a marker ({ $tool }) from { $card }
hk-choice-exchange-cards = Exchange a marker ({ $tool }) on { $card } with one on another kakemono
hk-choice-exchange-random = Exchange a marker ({ $tool }) on { $card } for a random one
hk-choice-exchange-with = With a marker ({ $tool }) on { $card }
hk-choice-black = Take { $drop } from bag to active
hk-choice-search = Draw until a secondary comes
hk-choice-drop = Discard { $drop } and draw another drop
hk-choice-step = Pay { $drop } for step { $n } of { $last } on the Path
hk-choice-keep = Keep { $drop }
hk-choice-gain = Take { $drop } from the reserve
hk-choice-recolour = Exchange { $drop }
hk-choice-recolour-to = For { $drop }
hk-choice-recover = Take { $drop } back from discard
hk-choice-fetch = Take { $drop } from the bag
hk-choice-lose = Lose { $drop }
hk-choice-dismiss = { $artisan } leaves: { $details }
hk-choice-give = Give back: { $objective }
hk-choice-master = { $master }: { $power }
hk-paying = pay { $drops }
hk-gaining = gain { $icons }
hk-extra = extra action
hk-once = once a turn
hk-one-leaves = one of yours leaves
hk-walks = Journey: { $bonus }
hk-most-paid = { $n ->
    [0] no bonus
    [one] up to one bonus
   *[other] up to { $n } bonuses
}

## Hokusai: news

hk-effect-drew = { $player } draws { $drops }.
hk-effect-tipped = { $player } tips the discard area into the bag: { $n ->
    [one] one drop
   *[other] { $n } drops
}.
hk-effect-mixed = { $player } receives what was mixed: { $drops }.
hk-effect-revealed = Next on the deck: { $card }.
hk-effect-comes = To the rondel, { $space }: { $card }.
hk-effect-jokers-home = { $player }: { $n ->
    [one] one black returns
   *[other] { $n } blacks return
} to the discard area.
hk-effect-bonus = { $player }: matching edges pay { $icons }.
hk-effect-closing = { $player } ends the game with { $n } kakemonos on the cloth; everybody else has one last turn.
hk-effect-walked = { $player } reaches space { $n } of the Journey: { $bonus }.
hk-effect-climbed = { $player } takes step { $n } of the Path.
hk-effect-track = { $player }: { $drops ->
    [one] one drop
   *[other] { $drops } drops
}, row { $n } of the pigment track.
hk-effect-objective = { $player } draws one more individual objective.
hk-effect-again = { $player } has one more turn.
hk-effect-clock = { $left ->
    [0] The last drop of the clock goes back into the box.
    [one] A drop of the clock goes back into the box: one is left.
   *[other] A drop of the clock goes back into the box: { $left } are left.
}
hk-effect-stalled = For five rounds everybody has only discarded: the game ends.
hk-effect-end = The objectives are counted.

## Hokusai: in the browser, what things are called and what they are

hk-rondel = Rondel
hk-sector = Sector { $n }
hk-clockwise = Clockwise
hk-counterclockwise = Counterclockwise
hk-marker-bag = Markers in the bag: { $n }
hk-stock = Reserve
hk-cell = Cell { $cell }
hk-side = { $side ->
    [north] Upright
    [east] Turned right
    [south] Upside down
   *[west] Turned left
}
hk-edges-pay = The edges pay:
hk-atelier-of = Atelier: { $player }
hk-chair = Empty chair
hk-room = Room for a kakemono
hk-asked = Still needed
hk-laid = Painted
hk-mixing = Mix
hk-mixing-of = Mix { $colour }
hk-look = Show this atelier large
hk-track-short = Track
hk-a-work = a work
hk-missing = Still needs { $drops }.
hk-finished = All its drops are painted.
hk-short = Your active drops lack { $drops }.
hk-suffices = Your active drops suffice for it.
hk-suffices-marked = Your active drops suffice for it, but its markers must be removed first.
hk-in-reach = { $n ->
    [one] Your apprentice can be there in one step.
   *[other] Your apprentice can be there in { $n } steps.
}
hk-progress-individual = Signed works that count: { $n }, with your atelier { $of }.
hk-progress-position = Of your signed works: { $n } of { $of }.
hk-progress-most-markers = You have { $n } of one tool, the best of the others { $of }.
hk-progress-fewest-pigments = You have { $n } drops, the fewest of the others { $of }.
hk-turns-left = { $n ->
    [0] This is the last turn.
    [one] One turn left after this one.
   *[other] { $n } turns left after this one.
}
hk-edges = Edges of the painted side: { $edges }
hk-initial = The initial kakemono; nobody has signed it.
hk-signed = Signed by { $player }.
hk-deck-note = The top of the deck: it fills the next gap at the rondel.
hk-pile-note = Artisans who leave go under the pile.
hk-master = Master
hk-tool = Tool
hk-pigment = Pigment
hk-markers = Tool markers
hk-signature = Signatures
hk-public-one = Public objective
hk-individual = Individual objective
hk-artisan-note = As an extra action, each icon on your artisans removes one marker of its tool; or one artisan is given up for any other marker.
hk-tool-note = No drop is painted where a marker lies. Artisans remove markers; whoever removes one keeps it, and it counts at the end.
hk-stock-note = Secondaries come from here when they are mixed or gained, and return when their work is exhibited.
hk-wheel-note = The pigments that stand before this sector now; they move on when the wheel turns.
hk-oval-note = Whoever has turned the wheel may activate the token it points at.
hk-space-note = A step costs one black. Here an apprentice can reach { $kind ->
    [k] the kakemono
   *[a] the artisan
}, the token or a drop of the sector.
hk-secret-note = Face down: only its owner knows which collections it pays for.
hk-active-note = These drops can be used: to walk, mix, paint and exhibit. At the end of the turn the area is filled up from the bag.
hk-discard-note = Used and new drops wait here until the bag is empty. As a main action the whole active area can be discarded and drawn anew.
hk-bag-note = Drops are drawn from here at random. When it is empty, the discard area is tipped in.
hk-beside-note = Blacks used as jokers lie here until no black is left; then all come back to the discard area.
hk-mixing-note = Two primaries of the active area become a secondary. They go to the wheel, the wheel is turned, and the secondaries come to the discard area.
hk-kept-note = Markers removed from kakemonos. At the end, with the artisans' tools, sets of 2, 3, 4 or 5 different tools bring { $sets } points, and each icon of your main tool 1 point.
hk-signature-note = Every work you exhibit takes one. With the last one placed, the end of the game begins.
hk-track-note = Counted at the end of each turn: the fewer drops you own, the more you collect and draw.
hk-track-secondary = Arriving from above gives a secondary.
hk-track-objective = Arriving from above gives one more individual objective.
hk-track-loss = Here { $n } drops are lost, and the marker goes to row { $row }.
hk-journey-note = Whoever activates the token beside the own apprentice walks one space on, and gains what it shows.
hk-path-note = As an extra action, a drop of the colour asked for pays for the next step. The first at the end has { $n } points.
hk-score-works = The value of each work you signed.
hk-score-individual = { $n } points for each signed work of one of the three collections of your objective, or of each objective you have.
hk-score-public = What the public objectives on the table pay, for where your works hang or for your place in a ranking.
hk-score-sets = Tools on markers and artisans, in sets of different ones: 2, 3, 4 or 5 tools are worth { $sets } points.
hk-score-icons = 1 point for each icon of the tool you have most of, on markers and artisans.
hk-score-artisans = The points that your artisans show.
hk-score-painted = 1 point for each drop painted on a kakemono that is still in your atelier.
hk-score-closing = { $n } points for whoever ended the game.
hk-score-journey = The points on the spaces of the Journey that you have reached.
hk-score-paths = { $n } points for whoever was first at the end of the Path.
hk-black-note = Pays for walking, one a step. It may stand for one primary in a mixture or on a kakemono.
hk-primary-note = A primary: found on the wheel, and two of them make a secondary.
hk-secondary-note = A secondary: mixed from { $one } and { $other }.

## Hokusai: what was done

hk-log-move = walks to { $space }
hk-log-move-card = { $n ->
    [one] walks 1 step
   *[other] walks { $n } steps
} to { $card } ({ $space })
hk-log-token = activates “{ $token }”
hk-log-take = takes the kakemono of sector { $sector }
hk-log-take-card = takes { $card } from sector { $sector }
hk-log-hire = takes the artisan of sector { $sector }
hk-log-collect = takes a drop from sector { $sector }: { $drop }
hk-log-enter = puts a drop on the wheel: { $drop }
hk-log-clockwise = fills the wheel clockwise
hk-log-counterclockwise = fills the wheel counterclockwise
hk-log-turn = turns the oval to sector { $sector }
hk-log-exhibit = exhibits a kakemono
hk-log-exhibit-card = exhibits { $card }
hk-log-rotate = turns { $card }
hk-log-place = hangs the work at { $cell }
hk-log-place-card = hangs { $card } at { $cell }
hk-log-orient = hangs it { $side ->
    [north] upright
    [east] turned right
    [south] upside down
   *[west] turned left
}
hk-log-mix = mixes { $colour } from { $drops }
hk-log-discard = discards the active area and draws anew
hk-log-paint = paints { $drop }
hk-log-paint-as = paints { $drop } as { $colour }
hk-log-paint-card = paints { $drop } on { $card }
hk-log-paint-as-card = paints { $drop } as { $colour } on { $card }
hk-log-remove = removes a marker: { $tool }
hk-log-sacrifice = gives up an artisan to remove a marker: { $tool }
hk-log-sacrifice-gone = gives up { $artisan } to remove a marker: { $tool }
hk-log-exchange = exchanges a marker: { $tool }
hk-log-exchange-became = exchanges a marker: { $tool } for { $other }
hk-log-exchange-with = receives in exchange a marker: { $tool }
hk-log-power = uses the master's power
hk-log-power-black = uses the master's power: takes a black drop from the bag
hk-log-power-search = uses the master's power: draws until a secondary comes
hk-log-drop = discards a drop and draws another: { $drop }
hk-log-step = takes a step on the Path, paid with { $drop }
hk-log-keep = keeps a drop of the work: { $drop }
hk-log-gain = takes from the reserve: { $drop }
hk-log-recover = takes back from the discard area: { $drop }
hk-log-fetch = takes from the bag: { $drop }
hk-log-recolour = exchanges a secondary: { $drop }
hk-log-lose = loses a drop: { $drop }
hk-log-dismiss = lets an artisan go
hk-log-dismiss-card = lets { $card } go
hk-log-pick = takes { $artisan }
hk-log-objective = chooses a new individual objective
hk-log-give = gives an individual objective back
hk-log-master = chooses { $master } as master
hk-log-done = leaves it at that
hk-log-secret = chooses in secret

## In the browser: the game's name, its options, its components and its lessons

game-hokusai = Hokusai
about-hokusai = Mix pigments, paint scrolls and hang them side by side in one great exhibition.
option-expansions = Expansions
option-expansions-track = The pigment track
option-expansions-track-note = How many drops you own decides what you may take and refill.
option-expansions-journey = The Journey
option-expansions-journey-note = A trail of nine spaces with gifts, walked by using action tokens.
option-expansions-paths = The Paths
option-expansions-paths-note = Seven steps paid with drops, with a bonus at the end of each card.
option-masters = Masters
option-masters-draft = Everybody chooses
option-masters-draft-note = From the open masters, the last player first.
option-masters-random = Dealt at random
option-masters-random-note = Quicker, and good for a first game.
option-journey = Sides of the Journey’s three cards
option-journey-any = drawn at random
unit-turn = Turn
sort-hokusai-setup = At the beginning
sort-hokusai-scoring = Final scoring
sort-hokusai-end = The end of the game
sort-hokusai-tool = Tools
sort-hokusai-collection = Collections
sort-hokusai-kakemono = Kakemonos
sort-hokusai-artisan = Artisans
sort-hokusai-master = Masters
sort-hokusai-token = Action tokens
sort-hokusai-public = Public objectives
sort-hokusai-individual = Individual objectives
sort-hokusai-track = The pigment track
sort-hokusai-journey = The Journey
sort-hokusai-path = The Paths
field-kit = A player’s kit
field-loose = Loose drops of each primary
field-reserve = Drops of each secondary
field-active = Drops in the active area
field-markers = Markers on a kakemono
field-tools = Markers of each tool
field-signatures = Signatures
field-kakemonos = Room for kakemonos
field-artisans = Room for artisans
field-public = Public objectives
field-offer = Cards of each kind around the rondel
field-sets = Points for sets of 0 to 5 tools
field-own_sets = The same with Shunshō
field-ranking = Points of a ranking
field-placed = Points for a well-placed work
field-individual = Points for a work of the objective
field-path_first = Points for the first at the end of the Path
field-cloth = Kakemonos that end the game, 1 to 5 players
field-closing = Points for ending the game
field-clock = Turns when playing alone
field-works = Works to exhibit alone
field-solo_loose = Loose drops of each primary alone
field-collection = Collection
field-value = Value
field-pigments = Drops
field-north = Upper edge
field-east = Right edge
field-south = Lower edge
field-west = Left edge
field-tool = Tool
field-icons = Icons
field-use = Uses
field-as = As
field-first = First
field-second = Second
field-third = Third
field-lowest = Lowest row
field-start = First row
field-collects = Drops taken, from row 4 to row 16
field-refills = Filled up to, from row 4 to row 16
field-secondary = Row that gives a secondary
field-objective = Row that gives an objective
field-loses = Drops lost on row 16
field-falls_to = Row after the loss
field-level = Level
field-bonus = Bonus
value-position = position
value-ranking = ranking
value-all = all
