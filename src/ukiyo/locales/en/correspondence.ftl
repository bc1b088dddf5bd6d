## Correspondence games, presence, proposals, time off, and the installed app

app-description = Two board games from old Edo. Play with friends, near or far, or against bots.
install-app = Install as an app
offline = No connection
offline-text = The server can’t be reached. Your games are safe, and this page will reconnect automatically.
offline-again = Try again

your-tables = Your tables
tables-waiting = { $n ->
    [one] It’s your turn at one table
   *[other] It’s your turn at { $n } tables
}
tables-waiting-none = It’s not your turn at any table
tables-others-turn = Waiting for others
tables-not-started = Not started yet
time-remaining = { $time } left
next-table = Next table · { $n ->
    [one] one waiting for you
   *[other] { $n } waiting for you
}
has-moved = made a move
bot-plays-for-you = { $bot } is playing for you
ended-by-agreement = ended by agreement

presence-connected = { $player } is connected
presence-away = { $player } is away
presence-disconnected = { $player } is disconnected
time-off-until = off until { $day }
time-off-from = off from { $first } to { $day }
clock-resumes = paused until { $time }
waiting-for-player = The others are waiting for { $player }. There is no time limit.

proposals = Propose a change
proposal-nights = Pause the clocks at night ({ $agreed } of { $needed } agree)
proposal-days = Stop pausing the clocks at night ({ $agreed } of { $needed } agree)
proposal-wait = Wait for { $player } instead of letting a bot play ({ $agreed } of { $needed } agree)
proposal-end = End the game without a result ({ $agreed } of { $needed } agree)
proposal-end-alone = End the game without a result
log-wait = gets unlimited time: the others agreed to wait
log-end = The players agreed to end the game.
game-ended-by-agreement = The players agreed to end this game. There is no result.
bot-for-player = { $bot } for { $player }

night-pauses = Pause the clocks at night
night-pauses-note = From 22:00 to 8:00, in the local time of the player to move.
night-pauses-on = The clocks pause at night.

time-off = Time off
time-off-about = During time off, your clock doesn’t run in games over several days, and the other players see when you’ll be back. You have { $n } days per calendar year.
time-off-first-day = First day
time-off-last-day = Last day
time-off-book = Book time off
time-off-days-left = { $n ->
    [0] You have no days left in { $year }.
    [one] You have one day left in { $year }.
   *[other] You have { $n } days left in { $year }.
}
time-off-end = I’m back
time-off-cancel = Cancel
time-off-none = You have no time off booked.
