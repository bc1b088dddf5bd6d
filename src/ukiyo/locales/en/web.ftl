## General

home = Home
default-name = Player
play-now = Play { $game }
rules = Rules
components = Components
page-of-game = { $game }: { $page }
language = Language
preferences = Preferences
your-name = Your name
account = Your account
menu-you = You
menu-account = Account
menu-notices = Notifications
menu-playing = At the table
name-wanted = What should we call you?
name-kept = Welcome, { $name }.
prefer-sound = Sounds
volume = Volume
prefer-notify = Notify me when it’s my turn
others-speed = Speed of others’ moves
others-speed-calm = slow
others-speed-normal = normal
others-speed-quick = fast
others-speed-at-once = instant
prefer-motion = Animations
prefer-confirm = Confirm each move
theme = Theme
theme-system = System
theme-day = Light
theme-night = Dark
broken = Something went wrong
error-advice = Your game is safe on the server. Reload this page, or go to the home page and come back.
bot-novice = Novice
bot-apprentice = Student
bot-artisan = Artisan
bot-master = Master
bot-grandmaster = Grandmaster

## The table in the browser

connection-connecting = Connecting…
connection-open = Connected
connection-lost = Connection lost. Trying again…
the-table = The table
standing = Scores
score-now = Now
score-if-ended = If the game ended now
board = Board
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
skip-to-choices = Skip to your choices (press 1 to 9 to choose)
skip-to-replay = Skip to the replay controls
choose-pictured = Point at a choice to see what it does.
choices = Your choices
choices-below = { $n ->
    [one] { $n } more choice
   *[other] { $n } more choices
}
choices-first = Back to the first choices
log = Log
log-earlier = Show earlier moves
your-turn = Your turn
skip-to-now = Skip to now
catching-up = Other players’ moves
since-your-turn = Since your last turn
lately = Recently
notify-question = Do you want a notification when it’s your turn and you’re not looking at this page?
notify-yes = Yes, notify me
notify-no = No, thanks
confirm = Confirm
point-back = Back
undo = Undo
undo-turn = Undo my turn
what-if = Try a line
what-if-about = Try out your turn. Nothing is played until you say so.
what-if-title = Trying a line: nothing is played yet
what-if-how = Choose as usual. No one sees the line, and you can discard it.
what-if-play = Play the line
what-if-back = Step back
what-if-drop = Discard the line
what-if-ends-chance = The line ends here: chance decides what comes next.
what-if-ends-turn = Your turn ends here.
what-if-ends-over = The game ends here.
what-if-moved-on = The game has moved on, so your line was discarded.
what-if-broken = Only { $played } of { $moves } moves of the line could be played.
proposal-takeover = Let a bot play for { $player } ({ $agreed } of { $needed } agree)
time-left = Time left
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
clocks-pause = Stop the clocks ({ $agreed } of { $needed } agree)
clocks-on = Resume the clocks
bot-plays-after-timeout = You ran out of time: { $bot } is playing for { $player }.
bot-plays-after-vote = You were away, so the others let { $bot } play for { $player }.
take-seat-back = Take my seat back
log-came-back = is back
ask-again = Try again
other-bot = Replace this bot
other-bot-agreed = Replace this bot ({ $agreed } of { $needed } agree)
sending = Sending your move…
others-think = { $player } is thinking.
queue-position = Position { $place } in the queue.
bots-hurried = The server is busy: bots have less time to think than usual.
watching = You are watching.
log-took-back = takes back a move
log-open = Show the table after this move
past-title = An earlier position
past-close = Back to the current position
log-bot-takeover = is replaced by a bot: { $bot }
reconstructed-note = ≈ Reconstructed: we haven’t seen the printed version.
waiting-title = Before the game
waiting-how = Settings of this table
free-seat = an empty seat
somebody = someone
awaited-seat = waiting for { $player }
you = you
invite = Invite friends with this link:
copy = Copy
copied = Copied
take-seat = Take a seat
get-up = Leave my seat
start = Start the game
start-when-full = The game can start when all seats are taken.
begins-when-full = The game starts automatically when all seats are taken.

## Pages

pages = Pages
learn = Learn
tables = Tables
game = Game
more = More
unofficial = Unofficial fan software. IKI is by Koota Yamada and Sorry We Are French; Hokusai is by Bianca Melyna, Moisés Pacheco and Ludens Spirit. All artwork here is our own.
unreached = The server can’t be reached. Check your connection and try again.
newer-version = A new version of Ukiyo is available.
newer-reload = Reload
newer-later = Not now
no-such-table = This table doesn’t exist. The link may be incomplete, or the table was deleted because no one played.

## Home

tagline = Two board games from old Edo, online
print-described = A woodblock print: a great wave, Mount Fuji at dusk, and a bridge with lanterns
opponents = Opponents
bots-level = Bots:
against = { $n ->
    [0] solo
    [one] against one bot
   *[other] against { $n } bots
}
learn-first = Learn to play first
tables-finished = Your finished games
all-tables = All your tables
all-finished = All finished games
home-new = Create a table
home-new-note = for friends, bots, or several people sharing a screen
home-find = Find a game
home-find-note = play people near your level, or join an open table
home-tournaments = Tournaments
home-tournaments-note = several rounds with final standings
home-watch = Watch
home-watch-note = games in progress, and finished games move by move

## Lists of tables

list-mine = Mine
list-join = Join
list-watch = Watch
list-replays = Replays
search-tables = Search by player or game
none-found = No tables found.
more-tables = Show older tables
none-mine = You don’t have any tables yet.
none-join = There are no open tables at the moment.
none-watch = No games to watch at the moment.
none-replays = No replays yet.
friends-link = Link from a friend
go-there = Open
no-link = This isn’t a link to a table. A link looks like …/#/table/ followed by a few letters.
seats-free = { $n ->
    [one] one empty seat
   *[other] { $n } empty seats
}
ready-to-start = ready to start
is-running = in progress
turn-of = { $player } to move
is-over = finished
list-won = { $player } won, { $score }

## Seat links

seat-title = Take your seat
seat-taking = Taking the seat…
seat-closed = This link no longer works. Create a new one on the device where you have the seat.

## A new table

new-title = Create a table
players-range = { $least } to { $most } players
new-seats = Players
seat-number = Seat { $n }
add-seat = Add a seat
remove-seat = Remove
hot-seat = You have more than one seat: pass the device around and take turns.
seat-option-me = { $name } (me)
seat-option-open = A friend, by link
seat-option-bot = Bot: { $level }
keep-a-seat = Keep at least one seat for yourself.
new-further = More: chat, takeovers, rating
time-control = Time control
time-control-none = No clock
time-control-live = One sitting: a fixed time each, plus 20 seconds per turn
time-control-minutes = Minutes per player
time-control-brisk = Over days, fast: 4 hours more per turn, up to 3 days
time-control-steady = Over days, medium: 12 hours more per turn, up to 5 days
time-control-calm = Over days, slow: 36 hours more per turn, up to 10 days
time-control-is = Each player starts with { $bank } and gets { $gain } back per turn, up to { $cap }. If your time runs out, a bot plays for you. You can take your seat back at any time.
chat-choice = Chat
chat-choice-on = Text and stickers
chat-choice-stickers = Stickers only (no common language needed)
chat-choice-off = Off
takeover-bot = Bot that plays for absent players
listed = Anyone can join
listed-note = The table appears in the list of open tables. Otherwise, players need the link to join.
rated = Rated
rated-note = The result counts for the rating of every player. A rated game has a time control and one seat per person, is always played to the end, and has no hints until it is over. Your rating and a link to your profile appear next to your name.
unrated-alone = A solo game can’t be rated.
unrated-hot-seat = A game in which one person has two seats can’t be rated.
unrated-box = A game with values from your own copy can’t be rated.
rating-is = Rating { $value } ± { $doubt }
rating-provisional = Provisional rating { $value } ± { $doubt } (few games so far)
rating-own-moves = your own moves: { $share }
rating-counted = counted at { $share }
rating-counted-note = A game counts less, or not at all, against players who have few rated games with others, against the same player again and again, and between players who share an internet connection.
profile = Profile
set-table = Create the table

## The lobby

a-bot = bot
a-person = has joined
host-starts = The host starts the game.
takeover-bot-is = If a player is away, a bot takes over: { $bot }.
chat-here-on = Chat: text and stickers.
chat-here-stickers = Chat: stickers only.
chat-here-off = Chat is off.
device-link = Move my seat to another device
device-link-of = Move { $player }’s seat to another device
device-link-note = Open this link on the other device. Keep it secret: anyone who has it can play for you.
device-link-once = The link works only once

## The end

winners = { $players } share the victory.
show-scores = Show the scores
look-at-table = Look at the table
by-category = Points by category
course = Score over time
ranked = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}
rematch = Rematch
to-rematch = Go to the rematch
to-tournament = Go to the tournament
replay = Replay

## Replay

move = Move
move-of = Move { $move } of { $moves }
to-first = First move
step-back = Previous move
play = Play
pause = Pause
step-on = Next move
to-last = Last move
replay-speed = Speed
view-as = View:
fork = Continue from here
fork-as = as
fork-against = against bots:
fork-here = Continue after move { $move }
download-record = Download the record

## Hints and reviews

hint = Hint
hint-title = The coach’s hint
hint-thinking = Looking for the best move…
hint-promise = chance to win: { $win } · final score: { $score }
hint-note = An estimate, less certain early in the game. The coach sees only what you can see, and it can be wrong.
master-hurried = The server is busy: the coach had less time than usual.
hint-busy = Your last hint for this table isn’t ready yet. Try again in a moment.
hint-failed = The hint couldn’t be computed. Try again.
moves = Moves
review = Review
review-own = Review my game
review-of = Review { $player }’s game
review-thinking = Reviewing the game. This takes about ten seconds, or longer when the server is busy.
review-title = { $player }’s costliest moves
review-note = Estimated from what the player could know at the time. Select a move to see the position.
review-after = After move { $move }
review-failed = The review couldn’t be completed. Try again.
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
rules-english = These rules are available only in English so far. Everything at the table is in your language.
mark-ruling = the rulebook leaves this open, so we made a ruling.
mark-reconstructed = printed on a part we haven’t seen. We chose a value that plays well.
mark-public = found in public sources about the printed game.
mark-box = read from a printed copy by its owner.
components-note = Everything in the box, as used on this server. Values without a mark are in the rulebook.
search-components = Search by name
only-reconstructed = reconstructed values only
check-box = Check your copy
check-box-how = Do you own the printed game? Get out your cards. We ask about every reconstructed value, card by card: confirm it, or correct it.
box-progress = { $done } of { $n } checked
box-confirm = Correct as shown
box-correct = Save the correction
box-skip = Skip
box-back = Back
box-changes = Corrected: { $n }, confirmed: { $confirmed }
box-forget = remove
box-download = Download the components file
box-use = You can play with this file in the terminal (ukiyo play { $game } --components FILE). Or send it to us so that everyone can play with the printed values.
box-set-table = Create a table with it
box-open = Open a components file
box-unread = This file isn’t a valid components file for { $game }.
play-with-corrections = Play with the values from my copy
play-with-corrections-note = { $n ->
    [one] One value checked
   *[other] { $n } values checked
}; all players are told
corrected-numbers = { $n ->
    [one] One corrected value
   *[other] { $n } corrected values
}
corrected-note = This table uses the values from a printed copy. Corrected values are marked ✓.
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
field-effect = Effect
field-points = Points
field-kind = Kind

## Lessons

learn-title = Learn { $game }
learn-ready = You’re ready to play
learn-ready-text = Your possible moves are highlighted on the table, and you can point at anything to see what it is. Your first opponents are novices, and a coach helps you.
learn-how = Each lesson takes a few minutes. You play on a real table, and if you make a mistake, it is explained and undone.
lesson = Lesson
lessons-all = All lessons
lesson-step = step { $step } of { $steps }
lesson-progress = Steps done
lesson-taken-back = Your move was undone.
lesson-other = That’s a legal move, but not the one we’re practising here.
lesson-next = Next: { $title }
lesson-next-one = Next lesson: { $title }
lesson-done = completed
first-game = A first game against novices, with a coach
first-lesson = First lesson (2 minutes)
what-is-this = What is this?
what-is-this-note = Click or tap anything to see what it is. Nothing is played until you press ? or Esc.
the-rule = Read the rule
the-lesson = Lesson: { $title }

## Errors

refused-401 = Enter your name first.
refused-403 = You don’t have permission to do that.
refused-404 = This doesn’t exist, or no longer exists.
refused-409 = The game has moved on in the meantime.
refused-429 = Too many requests. Wait a moment.
refused-507 = The server couldn’t save this, so nothing was played. Try again.
refused-other = The server refused this request.
bot-trouble = { $player } isn’t responding.
