## Scoring categories of IKI

iki-track = IKI track
iki-types = Types
iki-fish = Fish
iki-tobacco = Tobacco
iki-buildings = Buildings
iki-goods = Goods
iki-reconstructed = ≈ Most prices are reconstructed: we haven’t seen the printed cards.

## Lab statistics for IKI

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
forecast-feed = { $rice } rice for { $feeds ->
    [one] one character
   *[other] { $feeds } characters
}
forecast-hungry = { $n ->
    [one] one will leave: not enough rice
   *[other] { $n } will leave: not enough rice
}
forecast-salaries = salaries { $gain }
forecast-pensions = pensions { $gain }
forecast-harmony = harmony { $gain }
forecast-fire = fire in month { $month }: strength { $strength }, your power { $power }
forecast-reaches = it threatens { $stalls }
forecast-safe = it can’t reach your characters or buildings
setup = Setup
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
per-sandal = { $n } IKI per sandal, at most { $most }
per-rice = { $n } IKI per rice, at most { $most }
per-fish = the IKI of your fish again
per-fire = { $n } IKI per space on the fire track
lasting-feed = { $n } IKI for each character fed
lasting-watch = { $n } IKI for each hire with a fire bonus
lasting-villa = { $n } mon on each payday for each character of your largest type
pouch-fire = 1 IKI for every { $n } fire power
pouch-types = 1 IKI per type
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

## IKI: questions

decide-take = choose a starting character
decide-take-stall = choose an edge stall for { $card }
decide-ikizama = place your ikizama
decide-earn = take income or hire
decide-hire-stall = choose a stall for { $card }
decide-move = move your oyakata
decide-business = do business: { $shop }, and one character behind it
decide-second-purchase = buy the other token too?
decide-raise = choose a character to gain experience
decide-swap = choose the first character to swap
decide-with = choose the character to swap it with
decide-building = choose a building
decide-build-stall = choose a stall for { $card }
decide-feed = not enough rice: choose a character to lose
decide-avoid = the fire reaches { $card }: use an avoid-fire token?
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
visit-owner = { $owner }’s character gains experience
visit-neutral = it then leaves the game
choice-raise = { $card } on { $stall } gains experience
raise-retires = and retires
choice-swap = { $card } on { $stall }
choice-starve = Lose { $card } on { $stall }
choice-ikizama = { $n ->
    [one] Move 1
   *[other] Move { $n }
}
choice-ikizama-first = Act first and move 1 to 4; no income or hire, but { $gain }
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
choice-save = Use the token: { $card } survives
choice-burn = Keep the token: { $card } burns
choice-done = Done
paying = pay { $pay }
gaining = gain { $gain }

## IKI: scenes

season-begins = A new season: { $season }
iki-scene-fire = Fire
iki-scene-month-end = The month ends
iki-scene-payday = Payday
iki-scene-harmony = Harmony
iki-scene-feeding = Feeding
new-year-of = New Year: { $player }

## IKI: effects

effect-block = The tile blocks ikizama { $space }.
effect-first = { $player } acts first.
effect-reveal = For hire: { $card }.
effect-fire = A fire of strength { $strength } breaks out in nagaya { $nagaya }!
effect-put-out = { $player } puts the fire out at { $stall }.
effect-burnt = { $player }’s { $card } burns at { $stall }.
effect-burnt-neutral = The neutral { $card } burns at { $stall }.
effect-saved = { $player }’s { $card } is saved from the fire.
effect-experience = { $player }’s { $card } gains experience.
effect-retire = { $player }’s { $card } retires.
effect-mons = { $n ->
    [one] The character still for hire gets 1 mon.
   *[other] The { $n } characters still for hire get 1 mon each.
}
effect-payday = { $n ->
    [0] All characters in the row were hired.
    [one] The character that wasn’t hired leaves.
   *[other] The { $n } characters that weren’t hired leave.
}
effect-salary = { $player } receives { $gain } in salaries.
effect-harmony = { $player } gets { $n } IKI for { $card } in harmony.
effect-fed = { $player } feeds { $n ->
    [one] one character
   *[other] { $n } characters
}.
effect-starved = { $player }’s { $card } leaves: not enough rice.
effect-leaves = { $card } leaves the game.
nobody = no one

## IKI: the table in the browser

street = The street
show-codes = Show stall and shop codes (hold c)
prices-title = Prices
prices-reconstructed = The prices of cards, buildings and tokens are reconstructed: we haven’t seen the printed ones. If you own the game, you can check them under Components.
nagaya = Nagaya { $nagaya }
calendar = Calendar
mats = Players
building = Building
special-token = Special token
lap-line = Lap line
iki-on-track = IKI so far
oyakata-of = { $player }’s oyakata
ikizama-space = Ikizama { $space }
stall-free = Stall { $stall }, empty
stall-served = Behind { $shops }
stall-extra = A card placed here costs { $pay } more.
experience-of = experience { $n } of { $track }
kobuns-at-hand = { $n ->
    [one] one kobun available
   *[other] { $n } kobun available
}
fire-bonus = Gives { $gain } when hired.
mons-on-card = Comes with { $gain } when hired.
blocking-left = { $n ->
    [0] No more tiles for this space.
    [one] One more tile for this space.
   *[other] { $n } more tiles for this space.
}
row-empty = No one is available to hire.
row-new-year = There is no hiring at New Year.
sun = Sun
moon = Moon

## IKI: explanations

explain-mon = Coins. At the end, every 4 mon are worth 1 IKI.
explain-rice = On each payday, every character on the board eats 1 rice.
explain-wood = For buildings. Each is worth 1 IKI at the end.
explain-sandal = Spend one while walking to go one step further.
explain-koban = Gold, for buildings. Each is worth 3 IKI at the end.
explain-kobun = Each character you hire and each building you build needs a kobun. You get it back when the character retires or is lost.
explain-peddler = Peddlers are cheap and bring goods.
explain-artisan = Artisans earn IKI on paydays.
explain-special = Specials help against fire, earn a lot of IKI or leave a lasting token.
explain-master = Masters are expensive and earn mon and IKI. Several of them build.
explain-seller = Shop sellers earn mon on paydays.
explain-building = It keeps its kobun and its stall for the rest of the game, unless it burns down.
explain-shop = If your oyakata stops here, you can use the shop once and visit one character on a stall behind it.
explain-site = Build a building for { $pay } on top of its price. You need a kobun and an empty stall.
explain-fish-market = Buy one fish. You can own one per season.
explain-tobacco-shop = Buy one pipe, one pouch, or one of each.
explain-fish = Fish of 1, 2, 3 or 4 seasons are worth { $values } IKI at the end.
explain-pipe = It takes effect immediately. If you have a pipe, your pouches count twice.
explain-pouch = It counts at the end, and twice if you have a pipe.
explain-move-plus-one = Your oyakata can go one step further on every walk.
explain-hire-minus-one = Every character costs you 1 mon less.
explain-joker = At the end, it counts as whichever type is best for you.
explain-avoid-fire = Discard it to save one character from a fire.
explain-oyakata = It walks the number of steps on its ikizama space and does business where it stops.
explain-lap = When an oyakata crosses this line, it completes a lap: all its player’s characters on the board gain experience.
explain-income = Take { $gain } instead of hiring.
explain-row = Four characters join the row each month. At the end of the month, those still waiting get 1 mon each. On payday they leave.
explain-sun = Goes first. Chooses the neutral character in odd months.
explain-moon = Goes second. Chooses the neutral character in even months.
explain-fire = It starts at stall 1 of a random nagaya and loses 1 strength per stall. If the owner’s fire power is high enough, it goes out; otherwise the owner loses the card.
explain-payday = Salaries are paid, neighbours of the same type bring IKI, and every character on the board eats 1 rice. Then a new season begins.
explain-month = Four characters join the row. At the end of the month, those that are left get 1 mon each.
explain-new-year = All players place their oyakata in front of a shop of their choice and do business one last time. Then the game is over.
explain-ikizama = The space shows how far you walk. Players act in order from left to right.
explain-fire-track = Fire power. It decides who withstands a fire, and the highest places its ikizama first. In a pile, the upper marker goes first.
explain-iki = IKI gained so far. Types, fish, tobacco, buildings and goods are added at the end.
iki-score-track = IKI gained during the game.
iki-score-types = For the number of different types among your characters, on the board or retired: 1, 2, 3, 4 or 5 types are worth { $values } IKI.
iki-score-fish = Fish from 1, 2, 3 or 4 seasons are worth { $values } IKI. Fine fish also bring the IKI shown on them.
iki-score-tobacco = The IKI of your pouches, doubled if you have a pipe.
iki-score-buildings = The IKI of your buildings still standing at the end.
iki-score-goods = { $koban } IKI for each koban, { $wood } for each wood, 1 for every { $mons } mon. Rice and sandals are worth nothing.

## IKI: the log

log-take = takes { $card }
log-hire = hires { $card }
log-neutral = chooses { $card } as neutral
log-stall = places the card on stall { $stall }
log-stall-card = places { $card } on stall { $stall }
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
log-swap-card = picks { $card } at { $stall } for a swap
log-with = … with stall { $stall }
log-with-card = swaps { $swapped } and { $card }: { $from } ⇄ { $stall }
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
log-trade = uses { $shop }: { $trade }
log-trade-shop = uses { $shop }
log-build = builds { $building }
log-buy = buys { $token }
log-income = takes income
log-save = uses an avoid-fire token
log-save-card = saves { $card } at { $stall } with an avoid-fire token
log-burn = lets it burn
log-burn-card = lets { $card } burn at { $stall }
log-done = finishes

## In the browser: the game's name, its components and its lessons

game-iki = IKI
about-iki = Spend a year in a market street of Edo. Hire craftsmen, trade with the shops, and watch out for fire.
unit-month = Month
sort-iki-setup = Setup
sort-iki-scoring = Final scoring
sort-iki-board = The two sides of the board
sort-iki-blocking = Blocking tiles
sort-iki-shop = Shops
sort-iki-trade = Shop trades
sort-iki-special = Special tokens
sort-iki-character = Characters
sort-iki-building = Buildings
sort-iki-token = Season tokens
field-mon = Mon
field-rice = Rice
field-sandal = Sandals
field-kobun = Kobun
field-income = Income in mon
field-first_space = Mon on the first ikizama space
field-row = Characters in the row
field-buildings = Buildings on offer
field-site = Mon to build
field-scoring-types = IKI for 0 to 5 types
field-scoring-fish = IKI for 0 to 4 fish
field-koban = IKI for a koban
field-wood = IKI for a wood
field-mons = Mon for 1 IKI
field-stalls = Stalls in a nagaya
field-outer = Stalls of the outer shop
field-inner = Stalls of the inner shop
field-extra = Extra mon by stall
field-crossroads = Stalls at the crossroads
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
value-start = at the start
value-trade = trade
value-build = building
value-raise = experience
value-swap = swap
value-feed = feeding
value-watch = hiring with a fire bonus
value-villa = on paydays
value-fish = fish
value-pipe = pipe
value-pouch = pouch
value-types = types
value-largest-type = characters of the largest type
