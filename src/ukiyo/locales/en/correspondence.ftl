## Tables over days: who is there, what rests, what all agree on; my tables, and the page as an app.

app-description = Two board games from old Edo, with friends near and far or against bots
install-app = Install as an app
offline = No connection
offline-text = The server cannot be reached just now. Your tables are safe there, and this page goes on by itself as soon as the connection is back.
offline-again = Try again

your-tables = Your tables
tables-waiting = { $n ->
    [one] One table waits for you
   *[other] { $n } tables wait for you
}
tables-waiting-none = No table waits for you just now
tables-others-turn = Others’ turn
tables-not-started = Not begun yet
time-remaining = { $time } left
next-table = Next table · { $n ->
    [one] one waits for you
   *[other] { $n } wait for you
}
has-moved = has moved
bot-plays-for-you = { $bot } is playing for you
ended-by-agreement = ended by agreement

presence-connected = { $player } is here
presence-away = { $player } is away for the moment
presence-disconnected = { $player } is not here
time-off-until = away until { $day }
time-off-from = away from { $first } to { $day }
clock-resumes = rests until { $time }
waiting-for-player = The others wait for { $player }, however long it takes.

proposals = Agree on something
proposal-nights = Do not count nights ({ $agreed } of { $needed } agree)
proposal-days = Count nights again ({ $agreed } of { $needed } agree)
proposal-wait = Wait for { $player }, without a stand-in ({ $agreed } of { $needed } agree)
proposal-end = End the game without a result ({ $agreed } of { $needed } agree)
proposal-end-alone = End the game without a result
log-wait = may take as long as needed: the others wait
log-end = The players have agreed to end the game here.
game-ended-by-agreement = The players agreed to end this game. There is no result.
bot-for-player = { $bot } for { $player }

night-pauses = Nights do not count
night-pauses-note = From 22:00 to 8:00, in the local time of whoever is to move.
night-pauses-on = Nights do not count.

time-off = Holidays
time-off-about = While you are away, your time does not run at tables that are played over days, and everybody there sees until when. You have { $n } days each calendar year.
time-off-first-day = First day
time-off-last-day = Last day
time-off-book = Announce it
time-off-days-left = { $n ->
    [0] You have no days left in { $year }.
    [one] You have one day left in { $year }.
   *[other] You have { $n } days left in { $year }.
}
time-off-end = I am back
time-off-cancel = I am not going
time-off-none = You have announced none.
