## Profiles

profile-since = Here since { $day }
profile-refused = This profile is not shown to you.
profile-empty = There is nothing to tell yet: a profile begins with the first finished game.
profile-shown = Who may see this profile
profile-shown-all = Everybody
profile-shown-companions = People I have played with
profile-shown-nobody = Nobody but me
profile-shown-note = Names of opponents and tables that are not listed are shown only to those who sat there.
profile-link = The address of your profile
profile-records = All records in one file
profile-records-note = The newest 500 games, as text that “ukiyo replay” plays.
profile-rating = Rating
profile-rating-about = Dotted lines are the bots; 400 points more mean finishing ahead ten times out of eleven. The band shows the doubt.
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
profile-column-won = Won
profile-column-place = Mean place
profile-column-score = Mean score
profile-column-best = Best
profile-column-worst = Worst
profile-time-control-none = without clocks: { $n }
profile-time-control-live = in one sitting: { $n }
profile-time-control-days = over days: { $n }
profile-categories = Points a game, by category
profile-most = up to { $n }
profile-best = Best game
profile-worst = Worst game
profile-favourites = Favourites
profile-favourites-of = { $all ->
    [one] From { $n } game
   *[other] From { $n } of { $all } games
}
profile-favourites-more = Look at more games
profile-taken = { $n ->
    [one] in one game
   *[other] in { $n } games
}
profile-against = Against whom
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
