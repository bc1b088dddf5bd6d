## The house

home = Home
guest = Guest
play-now = Play { $game }
rules = Rules
components = Components
language = Language
preferences = Preferences
your-name = Your name
prefer-sound = A knock when it is my turn
prefer-motion = Pieces move
prefer-confirm = Ask before each move
broken = Something here went wrong
broken-advice = Your game is safe on the server. Load this page again, or go home and come back.
bot-novice = Novice
bot-apprentice = Apprentice
bot-artisan = Artisan
bot-master = Master
bot-grandmaster = Grandmaster

## The table in the browser

line-connecting = Connecting…
line-open = Connected
line-lost = The connection is lost; trying again…
the-table = The table
standing = Standing
choices = Your choices
log = What happened
your-turn = Your turn
confirm = Confirm
point-back = Back
undo = Take back
kick = Give { $player }’s seat to a bot ({ $agreed } of { $needed } agree)
ask-again = Ask again
other-bot = Let another bot go on
sending = Playing…
others-think = { $player } is thinking.
watching = You are watching.
took-back = takes it back
went-to-bot = is now played by a bot: { $bot }
reconstructed-note = ≈ Reconstructed: nobody here could see the printed one.
waiting-title = Before the game
free-seat = a free seat
you = you
invite = Friends join with this link:
copy = Copy
copied = Copied
sit-down = Sit down
get-up = Get up
start = Start the game
start-when-full = The game can start when every seat is taken.

## Pages

pages = Pages
learn = Learn
tables = Tables
game = Game
more = More
unofficial = Unofficial fan software. IKI is by Koota Yamada and Sorry We Are French; Hokusai by Bianca Melyna, Moisés Pacheco and Ludens Spirit. Every drawing here is our own.
unreached = The server cannot be reached just now. Check your connection and try again.
no-such-table = There is no such table. Perhaps the link is not complete, or the table was cleared away before anyone played.

## Home

tagline = Two board games from old Edo, at your table
print-described = A woodblock print: a great wave, Mount Fuji at dusk, and a bridge with lanterns
opponents = Opponents
against = { $n ->
    [0] alone
    [one] against one bot
   *[other] against { $n } bots
}
level = Level
learn-first = Learn it first
tables-mine = Your tables
tables-finished = Your finished games
door-new = Set a table
door-new-note = for friends, bots, or several people at one screen
door-join = Join a table
door-join-note = with a friend’s link, or one that is open
door-watch = Watch
door-watch-note = games that are being played now
door-replays = Replays
door-replays-note = finished games, move by move

## Lists of tables

list-mine = Mine
list-join = Join
list-watch = Watch
list-replays = Replays
none-mine = You have no table yet.
none-join = No open table is waiting just now.
none-watch = Nobody is playing at an open table just now.
none-replays = No finished game can be seen yet.
friends-link = A friend’s link
go-there = Go there
no-link = This is not a table’s link. It looks like …/#/table/ and a few letters.
seats-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
ready-to-start = ready to start
is-running = being played
turn-of = { $player } to play
is-over = over: replay

## A seat's link

seat-title = Take your seat
seat-taking = Taking the seat…
seat-closed = This link opens no seat any more. Ask for a new one on the device that holds the seat.

## A new table

new-title = Set a table
players-range = { $least } to { $most } players
who-sits = Who plays?
seat-number = Seat { $n }
add-seat = Add a seat
remove-seat = Remove
hot-seat = You hold several seats: pass the screen round, each of you plays from it in turn.
sits-me = { $name } (me)
sits-open = A friend, by link
sits-bot = Bot: { $level }
sit-too = Keep at least one seat for yourself.
listed = Anyone may join
listed-note = The table is shown in the list of open tables. Otherwise only those with the link find it.
set-table = Set the table
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

## The waiting room

a-bot = bot
a-person = has sat down
host-starts = Whoever set the table starts the game.
device-link = Take my seat to another device
device-link-of = Take { $player }’s seat to another device
device-link-note = Open this link on the other device. It is a secret: whoever has it plays your seat.

## The end

winners = { $players } share the victory.
show-scores = Show the scores
look-at-table = Look at the table
by-category = Points by category
course = The course of the game
unit-month = Month
unit-turn = Turn
ranked = rank { $n }
rematch = Rematch
to-rematch = To the rematch
replay = Replay

## Replay

move = Move
move-of = Move { $move } of { $moves }
to-first = To the beginning
step-back = One move back
play = Play
pause = Pause
step-on = One move on
to-last = To the end
pace = Speed
eyes = Seen by
fork = Play on from here
fork-as = as
fork-against = against bots:
fork-here = Play on after move { $move }
download-record = Download the record

## Hints and reviews

hint = Hint
hint-title = The master’s advice
hint-thinking = The master is thinking about your move…
hint-promise = { $win } of the win · final score { $score }
hint-note = An estimate, and rougher early in the game. The master sees only what you may see, and it can be wrong.
hint-busy = An earlier hint for this table is still being thought of. Ask again in a moment.
hint-failed = No hint came this time. Ask again.
moves = Moves
review = Review
review-mine = Review my game
review-of = Review { $player }’s game
review-thinking = The master is going through the game. It takes about ten seconds, longer when others are waiting.
review-title = What cost { $player } most
review-note = Estimated by the master from what could be known then. Touch a move to see where it was decided.
review-after = After move { $move }
review-failed = The review could not be finished. Ask again.
review-gave = { $n ->
    [0] cost { $share } of the win
    [one] cost { $share } of the win and 1 point
   *[other] cost { $share } of the win and { $n } points
}
review-gave-points = { $n ->
    [one] cost 1 point
   *[other] cost { $n } points
}

## Rules and components

contents = Contents
rules-english = The rules are written in English for now; everything at the table speaks your language.
mark-ruling = the rulebook leaves the point open, and we decided.
mark-reconstructed = printed on something nobody here could see; chosen so that the game plays well.
mark-public = found in public sources about the printed game.
components-note = Everything in the box, as this house plays with it. What bears no mark is stated in the rulebook.
seek = Search by name
only-reconstructed = only what is reconstructed
found = { $n ->
    [one] one component
   *[other] { $n } components
}
yes = yes
no = no
field-effect = What it does
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
field-points = Points
field-lasting = Lasting effect
field-amount = Amount
field-per = Counts
field-each = IKI for each
field-most = At most
field-kind = Kind
field-price = Price
field-every = For every
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
value-position = position
value-ranking = ranking
value-all = all

## Lessons

learn-title = { $game } in five minutes
learn-ready = That is enough to begin
learn-ready-text = What you may do is lit on the table, and everything explains itself when you point at it. Your first opponents are novices.

## Refusals

refused-401 = The server asks for your name first.
refused-403 = That is not yours to do.
refused-404 = There is no such thing here, or not any more.
refused-409 = The table has moved on in the meantime.
refused-429 = That is too fast: wait a moment.
refused-507 = The server could not keep this: nothing was played. Try again.
refused-other = The server did not accept this.
bot-trouble = { $player } does not answer.
