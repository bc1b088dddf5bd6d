## Scoring categories of Hokusai

hokusai-works = Works
hokusai-individual = Individual objectives
hokusai-public = Public objectives
hokusai-sets = Tool sets
hokusai-icons = Main tool
hokusai-artisans = Artisans
hokusai-painted = Painted drops
hokusai-closing = Ending the game
hokusai-journey = Journey
hokusai-paths = Paths
hokusai-reconstructed = ≈ The rondel and the faces of cards, tokens and objectives are reconstructed: we haven’t seen the printed ones.

## Lab statistics for Hokusai

hokusai-taken-master = Masters
hokusai-taken-kakemono = Kakemonos
hokusai-taken-artisan = Artisans
hokusai-taken-token = Action tokens
hokusai-taken-individual = Individual objectives
hokusai-tally-turns = Turns
hokusai-tally-exhibited = Works exhibited
hokusai-tally-mixes = Drops mixed
hokusai-tally-artisans = Artisans taken
hokusai-tally-tokens = Tokens activated
hokusai-tally-won = Solo games won

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
hk-last-turns = { $player } triggered the end: last turns
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
hk-jokers = Jokers
hk-needs = needs { $drops }
hk-painted = painted { $drops }
hk-marked = markers: { $tools }
hk-as = { $drop } as { $colour }
hk-kept = Markers removed:
hk-signatures = Signatures left:
hk-secret = { $n ->
    [one] one individual objective
   *[other] { $n } individual objectives
}
hk-collects = { $collections }: { $n } points per work
hk-public-most-markers = most markers of one tool, { $ranking } points
hk-public-fewest-pigments = fewest drops, { $ranking } points
hk-public-row = { $n } points per work in the row of the initial kakemono
hk-public-column = { $n } points per work in the column of the initial kakemono
hk-public-around = { $n } points per work in the eight cells around the initial kakemono
hk-public-two-away = { $n } points per work exactly two steps from the initial kakemono
hk-public-three-away = { $n } points per work exactly three steps from the initial kakemono
hk-public-odd = { $n } points per work an odd number of columns and an odd number of rows away from the initial kakemono
hk-public-far = { $n } points per work three or more steps from the initial kakemono
hk-token-five-artisans = look at { $n } artisans and take one
hk-token-three-drops = 3 drops in front of your apprentice
hk-token-two-drops = 2 drops from anywhere; then each opponent may take 1 in front of their apprentice
hk-token-recover = 2 drops from your discard area to your active area
hk-token-ready-drop = 1 drop in front of your apprentice, straight to your active area
hk-token-new-objective = 1 drop from anywhere; exchange your objective
hk-token-fetch = 1 or 2 drops of your choice from your bag to your active area
hk-token-recolour = exchange a secondary drop for one of another colour
hk-token-idle = no effect at the moment
hk-journey-blank = nothing
hk-journey-primary = a primary drop
hk-journey-secondary = a secondary drop
hk-journey-artisan = an artisan
hk-journey-kakemono = a kakemono
hk-journey-marker = remove a marker
hk-path-secondary = a secondary drop
hk-path-objective = one more objective
hk-path-markers = remove all your markers
hk-path-turn = an extra turn
hk-master-hiroshige = when the player on your left turns the wheel, you may take a drop in front of your apprentice
hk-master-utamaro = when you exhibit, you may keep one primary drop from the painting
hk-master-kuniyoshi = once per turn, take a black drop from your bag to your active area
hk-master-harunobu = when you exhibit, you may first turn a work on the cloth
hk-master-kiyonaga = after walking exactly 4 spaces, do two different things where you stop
hk-master-toyokuni = room for a fourth artisan
hk-master-kunisada = room for a third kakemono; as an extra action, exchange markers between two of your kakemonos
hk-master-sharaku = an artisan with two random tools, one of them an activation
hk-master-eishi = as an extra action, draw until you get a secondary drop; it goes to your active area
hk-master-moronobu = once per turn, discard a drop and draw another
hk-master-shunsho = tool sets score { $sets }; once per turn, exchange a marker for a random one
hk-master-hokusai = start with one more kakemono; you can paint under markers
hk-lost-alone = You didn’t exhibit { $n } kakemonos in { $clock } turns: you lose.
hk-won-alone = You exhibited all { $n } kakemonos in time: { $points }.

## Hokusai: questions

hk-decide-turn = { $open ->
    [both] take your main action; an extra action may come before or after it
    [main] take your main action
    [extra] take an extra action, or end your turn
   *[power] use your master's power, or end your turn
}
hk-decide-stop = act where your apprentice stopped, { $space }
hk-decide-collect-more = take another drop?
hk-decide-collect-offered = take a drop in front of your apprentice?
hk-decide-collect-wished = take a drop from anywhere on the wheel?
hk-decide-gain = take a secondary drop from the reserve?
hk-decide-take = take a kakemono from the rondel?
hk-decide-hire = take an artisan from the rondel?
hk-decide-pick = take one of the artisans drawn?
hk-decide-fetch-more = take a second drop from the bag?
hk-decide-mix = mix again?
hk-decide-enter = put { $drops } on the wheel
hk-decide-turn-wheel = turn the wheel
hk-decide-oval-token = activate the token the oval points to?
hk-decide-keep = keep one of the primary drops?
hk-decide-rotate = rotate a work on the cloth first?
hk-decide-rotate-to = choose how to hang { $card }
hk-decide-place = choose a cell for { $card }
hk-decide-orient = choose how to hang { $card } at { $cell }
hk-decide-bonus = take the bonuses from matching edges: { $icons }
hk-decide-activate = remove another marker?
hk-decide-paint = paint another drop?
hk-decide-master = choose your master
hk-decide-first-work = choose an extra kakemono to start with
hk-decide-collect-here = choose a drop in front of your apprentice
hk-decide-collect-ready = choose a drop for your active area
hk-decide-collect-any = choose a drop from the wheel
hk-decide-dismiss = there is no room for { $artisan }: choose an artisan to discard
hk-decide-recover = choose a drop from your discard area
hk-decide-fetch = choose a drop from your bag
hk-decide-recolour = choose the secondary drop to exchange
hk-decide-recolour-to = choose the new colour
hk-decide-objective = choose a new individual objective
hk-decide-give-objective = choose the objective to give back
hk-decide-complete = choose the drops to finish { $card }
hk-decide-sacrifice = choose an artisan to discard
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
hk-choice-turn = Turn the oval to sector { $sector }, { $token }; then in front of your apprentice: { $drops }
hk-choice-exhibit = Exhibit { $card }
hk-choice-rotate = Rotate { $card } at { $cell }
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
hk-choice-sacrifice = Discard an artisan to remove a marker ({ $tool }) from { $card }
hk-choice-exchange-cards = Exchange a marker ({ $tool }) on { $card } with one on another kakemono
hk-choice-exchange-random = Exchange a marker ({ $tool }) on { $card } for a random one
hk-choice-exchange-with = With a marker ({ $tool }) on { $card }
hk-choice-black = Take { $drop } from your bag to your active area
hk-choice-search = Draw until you get a secondary drop
hk-choice-drop = Discard { $drop } and draw another drop
hk-choice-step = Pay { $drop } for step { $n } of { $last } on the Path
hk-choice-keep = Keep { $drop }
hk-choice-gain = Take { $drop } from the reserve
hk-choice-recolour = Exchange { $drop }
hk-choice-recolour-to = Get { $drop }
hk-choice-recover = Take { $drop } back from your discard area
hk-choice-fetch = Take { $drop } from your bag
hk-choice-lose = Lose { $drop }
hk-choice-dismiss = Discard { $artisan }: { $details }
hk-choice-give = Return: { $objective }
hk-choice-master = { $master }: { $power }
hk-paying = pay { $drops }
hk-gaining = gain { $icons }
hk-extra = extra action
hk-once = once per turn
hk-one-leaves = you must discard an artisan
hk-walks = Journey: { $bonus }
hk-most-paid = { $n ->
    [0] no bonus
    [one] up to one bonus
   *[other] up to { $n } bonuses
}

## Hokusai: effects

hk-effect-drew = { $player } draws { $drops }.
hk-effect-tipped = { $player } refills the bag from the discard area: { $n ->
    [one] one drop
   *[other] { $n } drops
}.
hk-effect-mixed = { $player } gets the mixed drops: { $drops }.
hk-effect-revealed = Next on the deck: { $card }.
hk-effect-comes = New at the rondel ({ $space }): { $card }.
hk-effect-jokers-home = { $player }: { $n ->
    [one] one black drop returns
   *[other] { $n } black drops return
} to the discard area.
hk-effect-bonus = { $player } gets a bonus for matching edges: { $icons }.
hk-effect-closing = { $player } triggers the end of the game with { $n } kakemonos on the cloth. All other players have one last turn.
hk-effect-walked = { $player } reaches space { $n } of the Journey: { $bonus }.
hk-effect-climbed = { $player } takes step { $n } of the Path.
hk-effect-track = { $player } has { $drops ->
    [one] one drop
   *[other] { $drops } drops
}: row { $n } of the pigment track.
hk-effect-objective = { $player } draws another individual objective.
hk-effect-again = { $player } gets an extra turn.
hk-effect-clock = { $left ->
    [0] The last drop of the clock returns to the box.
    [one] A drop of the clock returns to the box: one left.
   *[other] A drop of the clock returns to the box: { $left } left.
}
hk-effect-stalled = For five rounds, all players have only discarded: the game ends.
hk-effect-end = Objectives are scored.

## Hokusai: the board in the browser and its explanations

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
hk-edges-pay = Bonuses:
hk-atelier-of = Atelier: { $player }
hk-chair = Room for an artisan
hk-room = Room for a kakemono
hk-asked = Needed
hk-laid = Painted
hk-mixing = Mix
hk-mixing-of = Mix { $colour }
hk-look = Enlarge this atelier
hk-track-short = Track
hk-a-work = a work
hk-missing = Still needs { $drops }.
hk-finished = Fully painted.
hk-short = You’re missing { $drops } in your active area.
hk-suffices = You have all the drops it needs in your active area.
hk-suffices-marked = You have all the drops it needs, but you must remove its markers first.
hk-in-reach = { $n ->
    [one] One step away from your apprentice.
   *[other] { $n } steps away from your apprentice.
}
hk-progress-individual = Matching works: { $n } signed, { $of } including your atelier.
hk-progress-position = { $n } of the { $of } works you signed count for this objective.
hk-progress-most-markers = You have { $n } of one tool. Your best opponent has { $of }.
hk-progress-fewest-pigments = You have { $n } drops. The opponent with the fewest has { $of }.
hk-turns-left = { $n ->
    [0] This is the last turn.
    [one] One turn left after this one.
   *[other] { $n } turns left after this one.
}
hk-edges = Edges of the painted side: { $edges }
hk-initial = The initial kakemono. It isn’t signed.
hk-signed = Signed by { $player }.
hk-deck-note = Top of the deck. It fills the next gap at the rondel.
hk-pile-note = Discarded artisans go under the pile.
hk-master = Master
hk-tool = Tool
hk-pigment = Pigment
hk-markers = Tool markers
hk-signature = Signatures
hk-public-one = Public objective
hk-individual = Individual objective
hk-artisan-note = As an extra action, each icon on your artisans removes one marker of its tool. Or discard one artisan to remove any other marker.
hk-tool-note = You can’t paint a kakemono while it has markers. Artisans remove markers; you keep the ones you remove, and they count at the end.
hk-stock-note = Secondary drops come from here when you mix or gain them, and return here when you exhibit a work.
hk-wheel-note = The pigments in front of this sector. They move when the wheel turns.
hk-oval-note = After you turn the wheel, you may activate the token the oval points to.
hk-space-note = Each step costs one black drop. From here, your apprentice can reach { $kind ->
    [k] the kakemono
   *[a] the artisan
}, the token or a drop of this sector.
hk-secret-note = Face down: only its owner knows which collections it scores.
hk-active-note = The drops you can use to walk, mix, paint and exhibit. At the end of your turn, you refill this area from your bag.
hk-discard-note = Used and new drops stay here until your bag is empty. As a main action, you can discard your whole active area and draw new drops.
hk-bag-note = You draw drops from here at random. When the bag is empty, it is refilled from the discard area.
hk-jokers-note = Black drops used as jokers stay here. When you have no other black drops left, all of them return to your discard area.
hk-mixing-note = Two primary drops from your active area become a secondary drop. The primaries go to the wheel, you turn the wheel, and the secondaries go to your discard area.
hk-kept-note = Markers you removed from kakemonos. At the end, together with your artisans’ tools, sets of 2, 3, 4 or 5 different tools score { $sets } points, and each icon of your main tool scores 1 point.
hk-signature-note = Each work you exhibit takes one signature. When you place your last one, the end of the game begins.
hk-track-note = Checked at the end of each turn: the fewer drops you own, the more you collect and draw.
hk-track-secondary = When you move down to this row, you gain a secondary drop.
hk-track-objective = When you move down to this row, you gain another individual objective.
hk-track-loss = Here you lose { $n } drops, and your marker moves to row { $row }.
hk-journey-note = When you activate the token next to your own apprentice, move one space forward and gain the bonus shown.
hk-path-note = As an extra action, pay a drop of the colour shown to take the next step. The first player to reach the end scores { $n } points.
hk-score-works = The value of each work you exhibited.
hk-score-individual = { $n } points for each exhibited work of one of the three collections on your objective, counted for each objective you have.
hk-score-public = Points from public objectives, for where your works hang or for your rank.
hk-score-sets = Tools on your markers and artisans, in sets of different tools: 2, 3, 4 or 5 tools score { $sets } points.
hk-score-icons = 1 point for each icon of your most frequent tool, on markers and artisans.
hk-score-artisans = The points shown on your artisans.
hk-score-painted = 1 point for each drop painted on a kakemono still in your atelier.
hk-score-closing = { $n } points for triggering the end of the game.
hk-score-journey = The points on the Journey spaces you reached.
hk-score-paths = { $n } points for the first player at the end of the Path.
hk-black-note = Pays for walking, one per step. It can replace one primary drop in a mix or on a kakemono.
hk-primary-note = A primary colour. You find it on the wheel, and two primary drops make a secondary drop.
hk-secondary-note = A secondary colour, mixed from { $one } and { $other }.

## Hokusai: the log

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
hk-log-rotate = rotates { $card }
hk-log-place = hangs the work at { $cell }
hk-log-place-card = hangs { $card } at { $cell }
hk-log-orient = hangs it { $side ->
    [north] upright
    [east] turned right
    [south] upside down
   *[west] turned left
}
hk-log-mix = mixes { $colour } from { $drops }
hk-log-discard = discards the active area and draws new drops
hk-log-paint = paints { $drop }
hk-log-paint-as = paints { $drop } as { $colour }
hk-log-paint-card = paints { $drop } on { $card }
hk-log-paint-as-card = paints { $drop } as { $colour } on { $card }
hk-log-remove = removes a marker: { $tool }
hk-log-sacrifice = discards an artisan to remove a marker: { $tool }
hk-log-sacrifice-gone = discards { $artisan } to remove a marker: { $tool }
hk-log-exchange = exchanges a marker: { $tool }
hk-log-exchange-became = exchanges a marker: { $tool } for { $other }
hk-log-exchange-with = gets a marker in exchange: { $tool }
hk-log-power = uses the master’s power
hk-log-power-black = uses the master’s power: takes a black drop from the bag
hk-log-power-search = uses the master’s power: draws until a secondary drop comes up
hk-log-drop = discards a drop and draws another: { $drop }
hk-log-step = takes a step on the Path for { $drop }
hk-log-keep = keeps a drop from the work: { $drop }
hk-log-gain = takes a drop from the reserve: { $drop }
hk-log-recover = takes a drop back from the discard area: { $drop }
hk-log-fetch = takes a drop from the bag: { $drop }
hk-log-recolour = exchanges a secondary drop: { $drop }
hk-log-lose = loses a drop: { $drop }
hk-log-dismiss = discards an artisan
hk-log-dismiss-card = discards { $card }
hk-log-pick = takes { $artisan }
hk-log-objective = chooses a new individual objective
hk-log-give = returns an individual objective
hk-log-master = chooses { $master } as master
hk-log-done = stops
hk-log-secret = makes a secret choice

## In the browser: the game's name, its options, its components and its lessons

game-hokusai = Hokusai
about-hokusai = Mix pigments, paint scrolls and hang them in one great exhibition.
option-expansions = Expansions
option-expansions-track = The pigment track
option-expansions-track-note = The number of drops you own decides how many you may take and draw.
option-expansions-journey = The Journey
option-expansions-journey-note = A trail of nine spaces with bonuses. Move along it by using action tokens.
option-expansions-paths = The Paths
option-expansions-paths-note = Seven steps that you pay for with drops, with a bonus at the end of each card.
option-masters = Masters
option-masters-draft = Players choose
option-masters-draft-note = From the face-up masters, last player first.
option-masters-random = Dealt at random
option-masters-random-note = Faster, and good for a first game.
option-journey = Sides of the three Journey cards
option-journey-any = random
unit-turn = Turn
sort-hokusai-setup = Setup
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
field-kit = Starting drops of a player
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
field-own_sets = Points for sets of 0 to 5 tools with Shunshō
field-ranking = Points for a ranking
field-placed = Points for a well-placed work
field-individual = Points for a work of the objective
field-path_first = Points for the first at the end of the Path
field-cloth = Kakemonos that end the game, for 1 to 5 players
field-closing = Points for ending the game
field-clock = Turns in a solo game
field-works = Works to exhibit in a solo game
field-solo_loose = Loose drops of each primary in a solo game
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
field-refills = Refilled up to, from row 4 to row 16
field-secondary = Row that gives a secondary drop
field-objective = Row that gives an objective
field-loses = Drops lost on row 16
field-falls_to = Row after the loss
field-level = Level
field-bonus = Bonus
value-position = position
value-ranking = ranking
value-all = all
