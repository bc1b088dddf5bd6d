## Profiles

profile-since = Member since { $day }
profile-refused = This profile is private.
profile-empty = Nothing here yet. A profile starts with the first finished game.
profile-shown = Who can see this profile
profile-shown-everyone = Everyone
profile-shown-opponents = People I’ve played with
profile-shown-nobody = Only me
profile-shown-note = Opponents’ names and unlisted tables are visible only to the people who played there.
profile-link = Link to your profile
profile-records = All records in one file
profile-records-note = The latest 500 games, as text for “ukiyo replay”.
profile-rating = Rating
profile-rating-about = The dotted lines are the bots. A lead of 400 points means finishing ahead in 10 of 11 games. The band shows the uncertainty.
profile-rated-games = { $n ->
    [one] One rated game
   *[other] { $n } rated games
}
profile-games = { $n ->
    [one] One game
   *[other] { $n } games
}
profile-numbers = By number of players
profile-column-players = Players
profile-column-games = Games
profile-column-wins = Won
profile-column-mean-place = Average place
profile-column-mean-score = Average score
profile-column-best-score = Best
profile-column-worst-score = Worst
profile-time-control-none = no clock: { $n }
profile-time-control-live = one sitting: { $n }
profile-time-control-correspondence = correspondence: { $n }
profile-categories = Points per game, by category
profile-most = up to { $n }
profile-best-game = Best game
profile-worst-game = Worst game
profile-favourites = Favourites
profile-favourites-of = { $all ->
    [one] From { $n } game
   *[other] From { $n } of { $all } games
}
profile-favourites-more = Include more games
profile-taken = { $n ->
    [one] in one game
   *[other] in { $n } games
}
profile-against = Opponents
profile-faced = ahead: { $ahead }, even: { $even }, behind: { $behind }
profile-ahead = ahead
profile-even = even
profile-behind = behind
profile-bots = Bots: { $level }
profile-finished = Finished games
profile-older = Older games
profile-record = Record
profile-not-counted = not counted
profile-column-day = Day
profile-column-game = Game
profile-column-points = Points
