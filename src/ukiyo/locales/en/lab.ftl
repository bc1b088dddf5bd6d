## The arena

arena-title = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
}: the arena
arena-lead = { $games ->
    [one] One game
   *[other] { $games } games
}: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, each played from every seat. Seed { $seed }.
arena-wins = Who wins
arena-wins-note = Share of games won; a shared win counts in parts. The dotted line is par, what equal bots would have. The pale bars are 95% intervals; deals, not games, count as independent.
arena-solo-note = Share of games won. The pale bars are 95% intervals.
arena-scores = Scores
arena-scores-note = How often each bot ended with how many points. The white line is the mean; lowest and highest stand at the right.
arena-categories = Where the points come from
arena-categories-note = Mean points of a game, by category of the final count.
arena-places = The worth of a place
arena-places-note = All bots together, by their place from the first player on.
arena-place = { $n ->
    [1] First player
   *[other] Player { $n }
}
arena-ratings = Strength and time
arena-ratings-note = Ratings are openskill's (Bradley-Terry), beginning at 25 with a doubt of 8.3; three times the doubt is about the most they may be wrong. Times are a bot's own thinking.
arena-balance = The balance of the game
arena-balance-note = How often something is taken in a game (by how many players), and how the win share and the points of those who took it differ from those who did not, each compared with the mean of its own bot. Bars are 95% intervals; blue and red ones leave zero out. This goes together with winning, it need not be its cause. Pale rows rest on fewer than { $few } takers.
arena-bot = Bot
arena-share = Win share
arena-score = Mean score
arena-rating = Rating
arena-doubt = Doubt
arena-decisions = Decisions
arena-move-time = A decision
arena-longest = The longest
arena-name = Name
arena-taken = A game
arena-share-difference = Difference in win share, percentage points (±{ $reach })
arena-score-difference = Difference in points (±{ $reach })
arena-takers = n
arena-made = Made by “ukiyo arena”: rules { $rules }, components { $components }, bots { $bots }. ≈ marks what is reconstructed in full or in part. An unofficial implementation.
arena-speed = { $decisions } decisions in { $seconds } s: { $rate } a second
arena-kept = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $file }.
arena-reported = The report is { $file }.
arena-going-on = { $file } holds { $games ->
    [one] one game
   *[other] { $games } games
} already.
arena-no-ratings = Ratings need openskill: pip install 'ukiyo[lab]'
