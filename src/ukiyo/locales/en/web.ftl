## The house

home = Home
guest = Guest
play-now = Play { $game }
rules = Rules
components = Components
page-of-game = { $page }: { $game }
language = Language
preferences = Preferences
your-name = Your name
account = Your account
menu-you = You
menu-account = Account
menu-notices = Notices
menu-playing = At the table
name-wanted = What shall we call you at the table?
name-kept = Welcome, { $name }.
prefer-sound = Sounds
volume = Volume
prefer-notify = Notify me when it is my turn
others-speed = Others’ moves
others-speed-calm = calm
others-speed-normal = normal
others-speed-quick = quick
others-speed-at-once = at once
prefer-motion = Animation
prefer-confirm = Ask before each move
theme = Light
theme-system = As the system
theme-day = Day
theme-night = Night
broken = Something here went wrong
broken-advice = Your game is safe on the server. Load this page again, or go home and come back.
bot-novice = Novice
bot-apprentice = Student
bot-artisan = Artisan
bot-master = Master
bot-grandmaster = Grandmaster

## The table in the browser

connection-connecting = Connecting…
connection-open = Connected
connection-lost = The connection is lost; trying again…
the-table = The table
standing = Standing
score-now = Now
score-if-ended = If the game ended now
board = Board
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
skip-to-choices = Skip to the choices (keys 1 to 9 choose)
skip-to-replay = Skip to the controls of the replay
choose-pictured = Point at a choice to see what it means.
choices = Your choices
choices-below = { $n ->
    [one] { $n } more choice
   *[other] { $n } more choices
}
choices-first = Back to the first choices
log = What happened
log-earlier = Show what happened before
your-turn = Your turn
skip-to-now = Skip to now
catching-up = Watching what the others do
since-your-turn = Since your last turn
lately = Lately
notify-question = Shall the browser tell you when it is your turn, while you look at something else?
notify-yes = Yes, tell me
notify-no = No
confirm = Confirm
point-back = Back
undo = Take back
undo-turn = Take back my turn
plan = Plan
plan-about = Try your turn on a copy: nothing is played until you say so
plan-title = Planning: nothing is played yet
plan-how = Choose as usual. Nobody sees what you try, and you can drop it.
plan-play = Play it
plan-back = One step back
plan-drop = Drop the plan
plan-ends-chance = From here on chance decides: something is drawn or revealed.
plan-ends-turn = Your turn ends here.
plan-ends-over = The game ends here.
plan-moved-on = The table has moved on, and the plan was dropped.
plan-broken = { $played } of { $moves } moves of the plan were played.
proposal-takeover = Give { $player }’s seat to a bot ({ $agreed } of { $needed } agree)
time-left = Time left
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
clocks-pause = Stop the clocks ({ $agreed } of { $needed } agree)
clocks-on = Let the clocks run again
bot-plays-after-timeout = Your time ran out: { $bot } is playing for { $player }.
bot-plays-after-vote = You were away, so the others let { $bot } play for { $player }.
take-seat-back = Sit down again
log-came-back = is back at the table
ask-again = Ask again
other-bot = Let another bot go on
other-bot-agreed = Let another bot go on ({ $agreed } of { $needed } agree)
sending = Sending your move…
others-think = { $player } is thinking.
queue-position = Number { $place } in line.
bots-hurried = Many tables are waiting: the bots have less time to think than usual.
watching = You are watching.
log-took-back = takes it back
log-open = Show the table after this move
past-title = An earlier position
past-close = Back to now
log-bot-takeover = is now played by a bot: { $bot }
reconstructed-note = ≈ Reconstructed: nobody here could see the printed one.
waiting-title = Before the game
waiting-how = How this table is played
free-seat = a free seat
somebody = somebody
awaited-seat = waiting for { $player }
you = you
invite = Friends join with this link:
copy = Copy
copied = Copied
take-seat = Sit down
get-up = Get up
start = Start the game
start-when-full = The game can start when every seat is taken.
begins-when-full = The game begins by itself when the last seat is taken.

## Pages

pages = Pages
learn = Learn
tables = Tables
game = Game
more = More
unofficial = Unofficial fan software. IKI is by Koota Yamada and Sorry We Are French; Hokusai by Bianca Melyna, Moisés Pacheco and Ludens Spirit. Every drawing here is our own.
unreached = The server cannot be reached just now. Check your connection and try again.
newer-version = A newer version of Ukiyo is here.
newer-reload = Reload
newer-later = Not now
no-such-table = There is no such table. Perhaps the link is not complete, or the table was cleared away before anyone played.

## Home

tagline = Two board games from old Edo, at your table
print-described = A woodblock print: a great wave, Mount Fuji at dusk, and a bridge with lanterns
opponents = Opponents
bots-level = Bots:
against = { $n ->
    [0] alone
    [one] against one bot
   *[other] against { $n } bots
}
learn-first = Learn it first
tables-finished = Your finished games
all-tables = All your tables
all-finished = All finished games
home-new = Set up a table
home-new-note = for friends, bots, or several people at one screen
home-find = Find a game
home-find-note = with people near your level, or at an open table
home-cups = Cups
home-cups-note = table after table, up to the final standings
home-watch = Watch
home-watch-note = games that are played now, and finished ones move by move

## Lists of tables

list-mine = Mine
list-join = Join
list-watch = Watch
list-replays = Replays
search-tables = Search by player or game
none-found = No table of that name.
more-tables = Show older ones
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
is-over = over
list-won = { $player } won, { $score }

## A seat's link

seat-title = Take your seat
seat-taking = Taking the seat…
seat-closed = This link opens no seat any more. Ask for a new one on the device that holds the seat.

## A new table

new-title = Set up a table
players-range = { $least } to { $most } players
new-seats = Who plays?
seat-number = Seat { $n }
add-seat = Add a seat
remove-seat = Remove
hot-seat = You hold several seats: pass the screen round, each of you plays from it in turn.
seat-option-me = { $name } (me)
seat-option-open = A friend, by link
seat-option-bot = Bot: { $level }
keep-a-seat = Keep at least one seat for yourself.
new-further = More: talking, stand-in, rating
time-control = How long the table waits for people
time-control-none = As long as it takes
time-control-live = One sitting: a set time each, and 20 seconds back with every turn
time-control-minutes = Time for each player
time-control-brisk = Over days, brisk: 4 hours back with every turn, up to 3 days
time-control-steady = Over days, steady: 12 hours back with every turn, up to 5 days
time-control-calm = Over days, calm: 36 hours back with every turn, up to 10 days
time-control-is = Everybody begins with { $bank } and gets { $gain } back with every turn, up to { $cap }. Whoever runs out of time is played for by a bot, and may sit down again.
chat-choice = Talking at the table
chat-choice-on = In words and seals
chat-choice-seals = In seals only, which need no language
chat-choice-off = Not at all
takeover-bot = Whoever stays away is replaced by
listed = Anyone may join
listed-note = The table is shown in the list of open tables. Otherwise only those with the link find it.
rated = Rated
rated-note = The result counts for everybody’s rating. Such a game has a pace and one seat for each person, there are no hints until it is over, it is always played to its end, and your rating and a link to your profile are shown beside your name.
unrated-alone = A game played alone cannot be rated: there is nobody to compare you with.
unrated-hot-seat = A game in which one person holds two seats cannot be rated.
unrated-box = A game with the numbers of your own box cannot be rated.
rating-is = Rating { $value } ± { $doubt }
rating-provisional = Provisional rating { $value } ± { $doubt }: few games so far
rating-own-moves = own moves: { $share }
rating-counted = counted at { $share }
rating-counted-note = A game counts less, or not at all, against players with few rated games against others, against the same player again and again, and between players at one address.
profile = Profile
set-table = Set up the table

## The waiting room

a-bot = bot
a-person = has sat down
host-starts = Whoever set up the table starts the game.
takeover-bot-is = Should somebody stay away, a bot plays on: { $bot }.
chat-here-on = People here talk in words and seals.
chat-here-seals = People here talk in seals only.
chat-here-off = People here do not talk.
device-link = Take my seat to another device
device-link-of = Take { $player }’s seat to another device
device-link-note = Open this link on the other device. It is a secret: whoever has it plays your seat.
device-link-once = The link works once

## The end

winners = { $players } share the victory.
show-scores = Show the scores
look-at-table = Look at the table
by-category = Points by category
course = The course of the game
ranked = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}
rematch = Rematch
to-rematch = To the rematch
to-tournament = To the cup
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
replay-speed = Speed
view-as = View:
fork = Play on from here
fork-as = as
fork-against = against bots:
fork-here = Play on after move { $move }
download-record = Download the record

## Hints and reviews

hint = Hint
hint-title = The master’s advice
hint-thinking = The master is thinking about your move…
hint-promise = chance to win: { $win } · final score: { $score }
hint-note = An estimate, and rougher early in the game. The master sees only what you may see, and it can be wrong.
master-hurried = Many are waiting: the master had less time for this than usual.
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
    [0] cost { $share } of the chance to win
    [one] cost { $share } of the chance to win and 1 point
   *[other] cost { $share } of the chance to win and { $n } points
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
mark-box = read off the printed game by somebody who owns it.
components-note = Everything in the box, as this house plays with it. What bears no mark is stated in the rulebook.
search-components = Search by name
only-reconstructed = only what is reconstructed
check-box = Check your box
check-box-how = You own the printed game? Take the cards out of the box: what nobody here could see is asked card by card. Confirm it, or put it right on the card.
box-progress = { $done } of { $n } checked
box-confirm = It is printed so
box-correct = Keep this correction
box-skip = Skip
box-back = Back
box-changes = Corrected: { $n }, confirmed: { $confirmed }
box-forget = forget it
box-download = Keep the components file
box-use = With the file you can play in the terminal (ukiyo play { $game } --components FILE), or send it to us, and everybody plays with the printed numbers.
box-set-table = Set a table with it
box-open = Open a components file
box-unread = This cannot be read as a components file of { $game }.
play-with-box = Play with the numbers printed in my box
play-with-box-note = { $n ->
    [one] One number checked
   *[other] { $n } numbers checked
}; everybody at the table is told
corrected-numbers = { $n ->
    [one] One corrected number
   *[other] { $n } corrected numbers
}
corrected-note = This table is played with the numbers of a printed box: what was corrected is marked ✓.
download-components = Components file
facet-kind = Kind
facet-season = Season
facet-expansion = Expansion
facet-all = all
found = { $n ->
    [one] one component
   *[other] { $n } components
}
yes = yes
no = no
field-effect = What it does
field-points = Points
field-kind = Kind

## Lessons

learn-title = Learn { $game }
learn-ready = That is enough to begin
learn-ready-text = What you may do is lit on the table, and everything explains itself when you point at it. Your first opponents are novices, and a coach looks over your shoulder.
learn-how = Each lesson takes a few minutes: you move on a real table, and a mistake is explained and taken back.
lesson = Lesson
lessons-all = All lessons
lesson-step = step { $step } of { $steps }
lesson-progress = Steps done
lesson-taken-back = It is taken back.
lesson-other = That is allowed, too, but not what we practise here.
lesson-next = Next: { $title }
lesson-next-one = Next lesson: { $title }
lesson-done = done
first-game = A first game against novices, with a coach
first-lesson = First lesson: two minutes
what-is-this = What is this?
what-is-this-note = Click or tap anything to learn what it is. Nothing is played until you press ? or Esc.
the-rule = The rule
the-lesson = Lesson: { $title }

## Refusals

refused-401 = The server asks for your name first.
refused-403 = That is not yours to do.
refused-404 = There is no such thing here, or not any more.
refused-409 = The table has moved on in the meantime.
refused-429 = That is too fast: wait a moment.
refused-507 = The server could not keep this: nothing was played. Try again.
refused-other = The server did not accept this.
bot-trouble = { $player } does not answer.
