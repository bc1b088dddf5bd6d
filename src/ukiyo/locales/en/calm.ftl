## Tables over days: who is there, what rests, what all agree on; my tables, and the page as an app.

calm-app = Two board games from old Edo, with friends near and far or against bots
calm-install = Install as an app
calm-offline = No connection
calm-offline-text = The server cannot be reached just now. Your tables are safe there, and this page goes on by itself as soon as the connection is back.
calm-offline-again = Try again

calm-mine = Your tables
calm-waiting = { $n ->
    [one] One table waits for you
   *[other] { $n } tables wait for you
}
calm-none-waiting = No table waits for you just now
calm-others = Others’ turn
calm-open = Not begun yet
calm-left = { $time } left
calm-next = Next table · { $n ->
    [one] one waits for you
   *[other] { $n } wait for you
}
calm-moved = has moved
calm-plays-for-you = { $bot } is playing for you
calm-unfinished = ended by agreement

calm-here = { $player } is here
calm-away = { $player } is away for the moment
calm-gone = { $player } is not here
calm-holiday-until = away until { $day }
calm-holiday-from = away from { $first } to { $day }
calm-rests = rests until { $time }
calm-waited-for = The others wait for { $player }, however long it takes.

calm-agree = Agree on something
calm-wish-nights = Do not count nights ({ $agreed } of { $needed } agree)
calm-wish-days = Count nights again ({ $agreed } of { $needed } agree)
calm-wish-wait = Wait for { $player }, without a stand-in ({ $agreed } of { $needed } agree)
calm-wish-end = End the game without a result ({ $agreed } of { $needed } agree)
calm-wish-end-alone = End the game without a result
calm-told-wait = may take as long as needed: the others wait
calm-told-end = The players have agreed to end the game here.
calm-ended = The players agreed to end this game. There is no result.
calm-stood-in = { $bot } for { $player }

calm-nights = Nights do not count
calm-nights-note = From 22:00 to 8:00, in the local time of whoever is to move.
calm-nights-rest = Nights do not count.

calm-holidays = Holidays
calm-holidays-about = While you are away, your time does not run at tables that are played over days, and everybody there sees until when. You have { $n } days each calendar year.
calm-holiday-first = First day
calm-holiday-last = Last day
calm-holiday-announce = Announce it
calm-holiday-left = { $n ->
    [0] You have no days left in { $year }.
    [one] You have one day left in { $year }.
   *[other] You have { $n } days left in { $year }.
}
calm-holiday-end = I am back
calm-holiday-drop = I am not going
calm-holiday-none = You have announced none.
