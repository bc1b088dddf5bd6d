## Finding a game

matchmaking = Find a game
matchmaking-level-title = Play with people near your level
matchmaking-level-about = Choose what you’d like to play. The game starts as soon as enough people want the same. You are matched with players near your level first, and the longer you wait, the wider the search.
matchmaking-game = Game
matchmaking-players = Players
matchmaking-players-n = { $n ->
    [one] one player
   *[other] { $n } players
}
matchmaking-time-control = Time control
matchmaking-time-control-none = no clock
matchmaking-time-control-live = one sitting
matchmaking-time-control-brisk = correspondence, fast
matchmaking-time-control-steady = correspondence, medium
matchmaking-time-control-calm = correspondence, slow
matchmaking-time-control-own = custom
matchmaking-wait = If no one joins
matchmaking-wait-2min = add bots after 2 minutes
matchmaking-wait-10min = add bots after 10 minutes
matchmaking-wait-day = add bots after a day
matchmaking-rated = Rated game
matchmaking-look = Find opponents
matchmaking-waiting = Looking for opponents
matchmaking-what = { $game }, { $players }, { $time_control }
matchmaking-rated-mark = rated
matchmaking-others = { $n ->
    [0] No one else is looking for this yet.
    [one] One other person is looking for this.
   *[other] { $n } other people are looking for this.
}
matchmaking-bots-in = Bots join in { $time }.
matchmaking-bots-now = Bots are about to join.
matchmaking-stay = Stay on this page: the game starts as soon as everyone is here.
matchmaking-may-go = You can close this page. The game will appear under your tables.
matchmaking-cancel = Stop looking
matchmaking-found = Your game has started
matchmaking-to-table = Go to the table
matchmaking-open-title = Open tables
matchmaking-open-none = No open tables match.
matchmaking-any-game = any game
matchmaking-any-time-control = any time control
matchmaking-any-level = any level
matchmaking-any-language = any language
matchmaking-level = Level
matchmaking-language = Language
matchmaking-bring = Play with a friend
matchmaking-to-tournaments = Tournaments

## Invitations

invited-title = You’re invited
invited-by = { $player } invites you to play { $game }
invited-accept = Accept
invited-decline = Decline
invite-known = Invite someone you know
invite-choose = Who do you want to invite?
invite-nobody = You haven’t played with anyone here yet. Send the link instead.
invite-last = { $name }, last game: { $game } on { $day }
invite-withdraw = Cancel the invitation
