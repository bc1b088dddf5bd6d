## Finding a game

matchmaking = Find a game
matchmaking-level-title = Play with people near your level
matchmaking-level-about = Say what you would like to play. As soon as enough people want the same, the table is set and begins. Those closest to your level come first, and the longer you wait, the wider the circle.
matchmaking-game = Game
matchmaking-players = Players
matchmaking-players-n = { $n ->
    [one] one player
   *[other] { $n } players
}
matchmaking-time-control = Pace
matchmaking-time-control-none = no clock
matchmaking-time-control-live = one sitting
matchmaking-time-control-brisk = over days, brisk
matchmaking-time-control-steady = over days, steady
matchmaking-time-control-calm = over days, calm
matchmaking-time-control-own = its own pace
matchmaking-wait = If nobody comes
matchmaking-wait-2min = bots after 2 minutes
matchmaking-wait-10min = bots after 10 minutes
matchmaking-wait-day = bots after a day
matchmaking-rated = The game counts for your rating
matchmaking-look = Look for players
matchmaking-waiting = You are waiting
matchmaking-what = { $game }, { $players }, { $pace }
matchmaking-rated-mark = rated
matchmaking-others = { $n ->
    [0] Nobody else is looking for this yet.
    [one] One more person is looking for this.
   *[other] { $n } more people are looking for this.
}
matchmaking-bots-in = Bots sit down in { $time }.
matchmaking-bots-now = Bots are about to sit down.
matchmaking-stay = Stay on this page: a game in one sitting begins at once.
matchmaking-may-go = You may close this page. The game will be among your tables.
matchmaking-cancel = Stop waiting
matchmaking-found = Your game has begun
matchmaking-to-table = To the table
matchmaking-open-title = Open tables
matchmaking-open-none = No open table fits just now.
matchmaking-any-game = any game
matchmaking-any-pace = any pace
matchmaking-any-level = any level
matchmaking-any-language = any language
matchmaking-level = Level
matchmaking-language = Language
matchmaking-bring = With a friend
matchmaking-to-cups = Cups: table after table

## Invitations

invited-title = You are invited
invited-by = { $player } would like to play { $game } with you
invited-accept = Sit down
invited-decline = Decline
invite-known = Invite somebody you know
invite-choose = Who?
invite-nobody = You have not played with anybody here yet. Send the link instead.
invite-last = { $name }, last in { $game } on { $day }
invite-withdraw = Withdraw the invitation
