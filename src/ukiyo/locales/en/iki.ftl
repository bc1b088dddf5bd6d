## Scoring categories of IKI

iki-track = Track
iki-types = Types
iki-fish = Fish
iki-tobacco = Tobacco
iki-buildings = Buildings
iki-goods = Goods
iki-reconstructed = ≈ Most prices are reconstructed: nobody here could see the printed cards.

## What the lab counts in IKI

iki-taken-character = Characters
iki-taken-building = Buildings
iki-taken-token = Season tokens
iki-taken-special = Special tokens
iki-tally-hires = Hires
iki-tally-retired = Retirements
iki-tally-buildings = Buildings

## Goods

mon = { $n } mon
rice = { $n } rice
wood = { $n } wood
sandal = { $n ->
    [one] { $n } sandal
   *[other] { $n } sandals
}
koban = { $n } koban
iki = { $n } IKI
fire = { $n } fire power
free = nothing
for = { $pay } → { $gain }

mon-name = Mon
rice-name = Rice
wood-name = Wood
sandal-name = Sandals
koban-name = Koban
iki-name = IKI
fire-name = Fire
kobun-name = Kobun
score-name = Score

## IKI: types, seasons

peddler = Peddler
artisan = Artisan
special = Special
master = Master
seller = Shop seller
spring = Spring
summer = Summer
autumn = Autumn
winter = Winter
new-year = New Year

## IKI: the table

month = Month { $month } of 12, { $season }
month-fire = a fire of strength { $strength } at its end
month-payday = payday at its end
forecast = As things stand
forecast-payday = payday in month { $month }
forecast-feed = rice { $rice } for { $feeds ->
    [one] one character
   *[other] { $feeds } characters
}
forecast-hungry = { $n ->
    [one] one will leave for want of rice
   *[other] { $n } will leave for want of rice
}
forecast-salaries = salaries { $gain }
forecast-pensions = pensions { $gain }
forecast-harmony = harmony { $gain }
forecast-fire = fire in month { $month }: strength { $strength }, your power { $power }
forecast-reaches = it can reach { $stalls }
forecast-safe = it can reach nothing of yours
setup = Setting the table
blocked = ikizama { $space } is blocked
fire-track = Fire track
ikizama-track = Ikizama
characters = Characters for hire
cost = Cost
ability = Ability
salaries = Salaries
market = On sale
buildings-offered = Buildings
deck-left = { $n ->
    [one] one card left in the deck
   *[other] { $n } cards left in the deck
}
retired = Retired
tokens = Tokens
neutral = neutral
start-area = start
worth-fixed = { $n } IKI at the end
per-sandal = { $n } IKI a sandal, at most { $most }
per-rice = { $n } IKI a rice, at most { $most }
per-fish = as many IKI as the fish
per-fire = { $n } IKI a space of fire power
lasting-feed = { $n } IKI for each character fed
lasting-watch = { $n } IKI for each hire with a fire bonus
lasting-villa = on paydays { $n } mon for each character of your largest type
pouch-fire = 1 IKI for every { $n } fire power
pouch-types = 1 IKI a type
pouch-largest-type = 1 IKI for each character of your largest type
pouch-mon = 1 IKI for every { $n } mon
fish-value = { $n ->
    [0] a fish
   *[other] a fish, and { $n } IKI extra
}
raise-one = one of your characters gains experience
swap-two = two characters change places
build-less = build for { $discount } less
each-opponent = each opponent gains { $gain }

## IKI: what is asked

decide-take = choose a starting character
decide-take-stall = choose an edge stall for { $card }
decide-ikizama = place your ikizama
decide-earn = take income or hire
decide-hire-stall = choose a stall for { $card }
decide-move = move your oyakata
decide-business = do business: { $shop }, and one character behind it
decide-second-purchase = buy the other too?
decide-raise = choose who gains experience
decide-swap = choose the first character to swap
decide-with = choose whom to swap it with
decide-building = choose a building
decide-build-stall = choose a stall for { $card }
decide-feed = your rice is short: choose whom to lose
decide-avoid = fire reaches { $card }: use an avoid-fire token?
decide-neutral = choose a character to place as neutral
decide-neutral-stall = choose a stall for { $card }
decide-stand = place your oyakata for the New Year

## IKI: choices

iki-group-walk = Walk
iki-group-hire = Hire
iki-group-visit = Visit
iki-group-trade = Trade
iki-group-buy = Buy
iki-group-build = Build
choice-take = Take { $card }: { $ability }; salaries { $salaries }
choice-hire = Hire { $card } ({ $type }): { $ability }; salaries { $salaries }
choice-neutral = { $card } ({ $type }): { $ability }
choice-stall = Stall { $stall }, behind { $shops }
choice-stall-extra = Stall { $stall }, behind { $shops }, for { $pay }
choice-visit = Visit { $card } on { $stall }: { $ability }
visit-owner = the character of { $owner } gains experience
visit-neutral = it leaves afterwards
choice-raise = { $card } on { $stall } gains experience
raise-retires = then it retires
choice-swap = { $card } on { $stall }
choice-starve = Lose { $card } on { $stall }
choice-ikizama = { $n ->
    [one] Move 1
   *[other] Move { $n }
}
choice-ikizama-first = Act first, move 1 to 4; neither income nor hiring, but { $gain }
choice-move = { $n ->
    [one] 1 step
   *[other] { $n } steps
} to { $shop }
move-laps = { $n ->
    [one] a lap: your characters gain experience
   *[other] { $n } laps: your characters gain experience each time
}
choice-stand = { $shop }
choice-trade = { $shop }: { $trade }
choice-build = Build { $building }: { $worth }
choice-buy = Buy { $token }: { $effect }
choice-income = Take income
choice-save = Spend the token, { $card } survives
choice-burn = Keep the token, { $card } burns
choice-done = Done
paying = pay { $pay }
gaining = gain { $gain }

## IKI: scenes

season-begins = A new season: { $season }
iki-scene-fire = Fire
iki-scene-month-end = The month ends
iki-scene-payday = Payday
iki-scene-harmony = Harmony of the nagayas
iki-scene-feeding = Feeding
new-year-of = New Year: { $player }

## IKI: news

effect-block = The tile blocks ikizama { $space }.
effect-first = { $player } acts first.
effect-reveal = For hire now: { $card }.
effect-fire = Fire of strength { $strength } breaks out in nagaya { $nagaya }!
effect-put-out = { $player } puts the fire out at { $stall }.
effect-burnt = { $card } of { $player } burns at { $stall }.
effect-burnt-neutral = The neutral { $card } burns at { $stall }.
effect-saved = { $card } of { $player } is saved from the fire.
effect-experience = { $card } of { $player } gains experience.
effect-retire = { $card } of { $player } retires.
effect-mons = One mon is laid on { $n ->
    [one] the character still waiting
   *[other] each of the { $n } characters still waiting
} to be hired.
effect-payday = { $n ->
    [0] Everybody in the row was hired.
    [one] The character nobody hired leaves.
   *[other] The { $n } characters nobody hired leave.
}
effect-salary = { $player }: salaries bring { $gain }.
effect-harmony = { $player }: { $card } in harmony, { $n } IKI.
effect-fed = { $player } feeds { $n ->
    [one] one character
   *[other] { $n } characters
}.
effect-starved = { $card } of { $player } leaves for want of rice.
effect-leaves = { $card } leaves the game.
nobody = nobody

## IKI: the table in the browser

street = The street
show-codes = Show the codes of stalls and shops (hold c)
prices-title = Prices
prices-reconstructed = The prices of cards, buildings and tokens are reconstructed: nobody here could see the printed ones. Whoever owns the game can check them under Components.
nagaya = Nagaya { $nagaya }
calendar = Calendar
mats = The players
building = Building
special-token = Special token
lap-line = Lap line
iki-on-track = IKI gained so far
oyakata-of = Oyakata of { $player }
ikizama-space = Ikizama { $space }
stall-free = Stall { $stall }, free
stall-served = Behind { $shops }
stall-extra = A card put here costs { $pay } extra.
experience-of = experience { $n } of { $track }
kobuns-at-hand = { $n ->
    [one] one kobun at hand
   *[other] { $n } kobuns at hand
}
fire-bonus = Whoever hires this character gains { $gain }.
mons-on-card = On the card lie { $gain } for whoever hires it.
blocking-left = { $n ->
    [0] No tile for this space is left.
    [one] One tile for this space is still to come.
   *[other] { $n } tiles for this space are still to come.
}
row-empty = Nobody waits to be hired.
row-new-year = At New Year nobody is hired.
sun = Sun
moon = Moon

## IKI: explanations

explain-mon = Coins. At the end every 4 mon are worth 1 IKI.
explain-rice = At each payday every character on the board eats 1 rice.
explain-wood = For buildings. At the end each is worth 1 IKI.
explain-sandal = Spend one while you walk to go one step further.
explain-koban = Gold, for buildings. At the end each is worth 3 IKI.
explain-kobun = One goes on every character you hire and every building you put up. It comes home when the character retires or is lost.
explain-peddler = Peddlers cost little and bring goods.
explain-artisan = Artisans earn IKI on paydays.
explain-special = Specials help against fire, earn much IKI or leave a token that lasts.
explain-master = Masters are dear, earn mon and IKI, and several of them build.
explain-seller = Shop sellers earn mon on paydays.
explain-building = It keeps its kobun and its stall for the rest of the game, unless it burns.
explain-shop = Whoever stands here may use the shop once and visit one character on a stall behind it.
explain-site = Put up a building: { $pay } besides its price. You need a kobun and a free stall.
explain-fish-market = Buy one fish. Everybody may own one of each season.
explain-tobacco-shop = Buy one pipe, one pouch, or one of each.
explain-fish = Fish of 1, 2, 3 or 4 seasons are worth { $values } IKI at the end.
explain-pipe = It works at once; and whoever has a pipe counts the pouches twice.
explain-pouch = It counts at the end, and twice for whoever has a pipe.
explain-move-plus-one = Your oyakata may go one step further in every walk.
explain-hire-minus-one = Every character costs you 1 mon less.
explain-joker = At the end it counts as the type that serves you best.
explain-avoid-fire = Give it up to save one character from a fire.
explain-oyakata = It walks as many steps as its ikizama says, and does business where it stops.
explain-lap = Whoever crosses it has walked a lap: all their characters on the board gain experience.
explain-income = Take { $gain } instead of hiring.
explain-row = Four characters join the row each month. Those who wait get 1 mon each at the end of the month; at payday they leave.
explain-sun = Goes first; chooses the neutral character in odd months.
explain-moon = Goes second; chooses the neutral character in even months.
explain-fire = It starts at stall 1 of a nagaya drawn at random and loses 1 strength with each stall. An owner with at least as much fire power puts it out; whoever has less loses the card.
explain-payday = Salaries are paid, neighbours of one type bring IKI, and every character on the board eats 1 rice. Then a new season begins.
explain-month = Four characters join the row; those left at the end get 1 mon each.
explain-new-year = Everybody puts the oyakata before any shop and does business there once more. Then the game is over.
explain-ikizama = The space says how far you walk; from left to right it says who acts first.
explain-fire-track = Fire power: the higher one places the ikizama first, and so does the upper one in a pile. It decides who withstands a fire.
explain-iki = What has been gained so far. Types, fish, tobacco, buildings and goods are added at the end.
iki-score-track = The IKI gained in the course of the game.
iki-score-types = By the number of types among your characters, on the board or retired: 1, 2, 3, 4 or 5 types are worth { $values } IKI.
iki-score-fish = Fish of 1, 2, 3 or 4 seasons are worth { $values } IKI; dear ones also bring what they show.
iki-score-tobacco = The IKI of your pouches, doubled if you have a pipe.
iki-score-buildings = The IKI of your buildings that stand at the end.
iki-score-goods = { $koban } IKI for each koban, { $wood } for each wood, 1 for every { $mons } mon. Rice and sandals are worth nothing.

## IKI: what was done

log-take = takes { $card }
log-hire = hires { $card }
log-neutral = chooses { $card } as neutral
log-stall = puts the card on stall { $stall }
log-stall-card = puts { $card } on stall { $stall }
log-visit = visits stall { $stall }
log-visit-of = visits { $owner }’s { $card } at { $stall }
log-visit-own = visits their own { $card } at { $stall }
log-visit-neutral = visits the neutral { $card } at { $stall }
log-grows = { $n ->
    [one] { $cards } gains experience
   *[other] { $cards } gain experience
}
log-raise = gives experience to stall { $stall }
log-raise-card = gives experience to { $card } at { $stall }
log-swap = swaps stall { $stall } …
log-swap-card = picks { $card } at { $stall } to change places
log-with = … with stall { $stall }
log-with-card = lets { $swapped } and { $card } change places: { $from } ⇄ { $stall }
log-starve = loses the character on stall { $stall }
log-starve-card = loses { $card } at { $stall }
log-ikizama = places the ikizama on { $space }
log-stand = goes to { $shop }
log-move = { $n ->
    [one] walks 1 step
   *[other] walks { $n } steps
}
log-move-shop = { $n ->
    [one] walks 1 step
   *[other] walks { $n } steps
} to { $shop }
log-trade = does business ({ $shop }): { $trade }
log-trade-shop = trades at { $shop }
log-build = builds { $building }
log-buy = buys { $token }
log-income = takes income
log-save = spends an avoid-fire token
log-save-card = saves { $card } at { $stall } with an avoid-fire token
log-burn = lets it burn
log-burn-card = lets { $card } burn at { $stall }
log-done = is done

## In the browser: the game's name, its components and its lessons

game-iki = IKI
about-iki = Walk the market street of Edo for a year. Hire craftsmen, trade with the shops, beware of fire.
unit-month = Month
sort-iki-setup = At the beginning
sort-iki-scoring = Final scoring
sort-iki-board = The two sides of the board
sort-iki-blocking = Blocking tiles
sort-iki-shop = Shops
sort-iki-trade = What the shops trade
sort-iki-special = Special tokens
sort-iki-character = Characters
sort-iki-building = Buildings
sort-iki-token = Season tokens
field-mon = Mons
field-rice = Rice
field-sandal = Sandals
field-kobun = Kobuns
field-income = Income in mons
field-first_space = Mons on the first ikizama space
field-row = Characters in the row
field-buildings = Buildings on offer
field-site = Mons to build
field-scoring-types = IKI for 0 to 5 types
field-scoring-fish = IKI for 0 to 4 fish
field-koban = IKI for a koban
field-wood = IKI for a wood
field-mons = Mons for 1 IKI
field-stalls = Stalls in a nagaya
field-outer = Stalls of the outer shop
field-inner = Stalls of the inner shop
field-extra = Extra mons by stall
field-crossroads = Group at the crossroads
field-board-fire = Strength of the three fires
field-spaces = Tiles for ikizama 1–4, 1, 2, 3, 4
field-space = Space
field-nagaya = Nagaya
field-side = Side
field-pay = Pays
field-gain = Gives
field-season = Season
field-type = Type
field-cost = Cost
field-fire = Fire bonus
field-ability = Ability
field-salaries = Salaries
field-track = Experience to retire
field-token = Token
field-discount = Discount
field-opponents = Each opponent gains
field-lasting = Lasting effect
field-amount = Amount
field-per = Counts
field-each = IKI for each
field-most = At most
field-price = Price
field-every = For every
value-two = Two players
value-more = Three or four players
value-inner = inner
value-outer = outer
value-start = to begin with
value-trade = trade
value-build = building
value-raise = experience
value-swap = swap
value-feed = when feeding
value-watch = hiring with a fire bonus
value-villa = on paydays
value-fish = fish
value-pipe = pipe
value-pouch = pouch
value-types = types
value-largest-type = characters of the largest type
