## The house

home = Home
guest = Guest
game-iki = IKI
game-hokusai = Hokusai
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

## Refusals

refused-401 = The server asks for your name first.
refused-403 = That is not yours to do.
refused-404 = There is no such thing here, or not any more.
refused-409 = The table has moved on in the meantime.
refused-429 = That is too fast: wait a moment.
refused-507 = The server could not keep this: nothing was played. Try again.
refused-other = The server did not accept this.
bot-trouble = { $player } does not answer.
