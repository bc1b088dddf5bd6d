## Scoring categories of IKI

iki-track = Track
iki-types = Types
iki-fish = Fish
iki-tobacco = Tobacco
iki-buildings = Buildings
iki-goods = Goods

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

ask-take = choose a starting character
ask-take-stall = choose an edge stall for { $card }
ask-ikizama = place your ikizama
ask-earn = take income or hire
ask-hire-stall = choose a stall for { $card }
ask-move = move your oyakata
ask-business = do business: { $shop }, and one character behind it
ask-second-purchase = buy the other too?
ask-raise = choose who gains experience
ask-swap = choose the first character to swap
ask-with = choose whom to swap it with
ask-building = choose a building
ask-build-stall = choose a stall for { $card }
ask-feed = your rice is short: choose whom to lose
ask-avoid = fire reaches { $card }: use an avoid-fire token?
ask-neutral = choose a character to place as neutral
ask-neutral-stall = choose a stall for { $card }
ask-stand = place your oyakata for the New Year

## IKI: choices

do-take = Take { $card }: { $ability }; salaries { $salaries }
do-hire = Hire { $card } ({ $type }): { $ability }; salaries { $salaries }
do-neutral = { $card } ({ $type }): { $ability }
do-stall = Stall { $stall }, behind { $shops }
do-stall-extra = Stall { $stall }, behind { $shops }, for { $pay }
do-visit = Visit { $card } on { $stall }: { $ability }
visit-owner = { $owner } gains experience
visit-neutral = it leaves afterwards
do-raise = { $card } on { $stall } gains experience
raise-retires = and retires
do-swap = { $card } on { $stall }
do-starve = Lose { $card } on { $stall }
do-ikizama = { $n ->
    [one] Move 1
   *[other] Move { $n }
}
do-ikizama-first = Act first, move 1 to 4; neither income nor hiring, but { $gain }
do-move = { $n ->
    [one] 1 step
   *[other] { $n } steps
} to { $shop }
move-laps = { $n ->
    [one] a lap: your characters gain experience
   *[other] { $n } laps: your characters gain experience each time
}
do-stand = { $shop }
do-trade = { $shop }: { $trade }
do-build = Build { $building }: { $worth }
do-buy = Buy { $token }: { $effect }
do-income = Take income
do-save = Spend the token, { $card } survives
do-burn = Keep the token, { $card } burns
do-done = Done
paying = pay { $pay }
gaining = gain { $gain }

## IKI: news

news-block = The tile blocks ikizama { $space }.
news-reveal = For hire now: { $card }.
news-fire = Fire of strength { $strength } breaks out in nagaya { $nagaya }!
news-put-out = { $player } puts the fire out at { $stall }.
news-burnt = { $card } of { $player } burns at { $stall }.
news-saved = { $card } of { $player } is saved from the fire.
news-retire = { $card } of { $player } retires.
news-salary = { $player }: salaries bring { $gain }.
news-harmony = { $player }: { $card } in harmony, { $n } IKI.
news-fed = { $player } feeds { $n ->
    [one] one character
   *[other] { $n } characters
}.
news-starved = { $card } of { $player } leaves for want of rice.
news-leaves = { $card } leaves the game.
nobody = nobody
