## Finding a game

find = Find a game
find-level-title = Play with people near your level
find-level-about = Say what you would like to play. As soon as enough people want the same, the table is set and begins. Those closest to your level come first, and the longer you wait, the wider the circle.
find-game = Game
find-players = Players
find-players-n = { $n ->
    [one] one player
   *[other] { $n } players
}
find-pace = Pace
find-pace-none = no clock
find-pace-live = one sitting
find-pace-brisk = over days, brisk
find-pace-steady = over days, steady
find-pace-calm = over days, calm
find-pace-own = its own pace
find-wait = If nobody comes
find-wait-2min = bots after 2 minutes
find-wait-10min = bots after 10 minutes
find-wait-day = bots after a day
find-rated = The game counts for your rating
find-look = Look for players
find-waiting = You are waiting
find-what = { $game }, { $players }, { $pace }
find-rated-mark = rated
find-others = { $n ->
    [0] Nobody else is looking for this yet.
    [one] One more person is looking for this.
   *[other] { $n } more people are looking for this.
}
find-bots-in = Bots sit down in { $time }.
find-bots-now = Bots are about to sit down.
find-stay = Stay on this page: a game in one sitting begins at once.
find-may-go = You may close this page. The game will be among your tables.
find-cancel = Stop waiting
find-found = Your game has begun
find-to-table = To the table
find-open-title = Open tables
find-open-none = No open table fits just now.
find-any-game = any game
find-any-pace = any pace
find-any-level = any level
find-any-language = any language
find-level = Level
find-language = Language
find-bring = With a friend
find-to-cups = Cups: table after table

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
