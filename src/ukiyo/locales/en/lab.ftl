## The arena

arena-title = { $game }, { $players ->
    [one] solo
   *[other] { $players } players
}: arena
arena-lead = { $games ->
    [one] One game
   *[other] { $games } games
}: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, each played from every seat. Seed { $seed }.
arena-wins = Win rates
arena-wins-note = Share of games won. A shared win counts as a fraction. The dotted line marks the share that equal bots would have. The pale bars are 95% intervals, with deals rather than games as independent samples.
arena-solo-note = Share of games won. The pale bars are 95% intervals.
arena-scores = Scores
arena-scores-note = How often each bot finished with each score. The white line is the mean; the lowest and highest scores are on the right.
arena-categories = Where the points come from
arena-categories-note = Mean points per game by score category.
arena-places = Value of each seat
arena-places-note = All bots together, by seat, counted from the first player.
arena-place = { $n ->
    [1] First player
   *[other] Player { $n }
}
arena-ratings = Strength and speed
arena-ratings-note = Ratings are openskill’s (Bradley-Terry), starting at 25 with a standard deviation of 8.3. A rating is rarely off by more than three standard deviations. Times are per bot.
arena-balance = Game balance
arena-balance-note = How often each item is taken per game (by how many players), and how win rate and points differ between those who took it and those who didn’t, each relative to the mean of the same bot. Bars are 95% intervals; blue and red bars exclude zero. This is correlation, not necessarily cause. Pale rows have fewer than { $few } takers.
arena-bot = Bot
arena-share = Win rate
arena-score = Mean score
arena-rating = Rating
arena-doubt = Deviation
arena-decisions = Decisions
arena-move-time = Time per decision
arena-longest = Longest
arena-name = Name
arena-taken = Per game
arena-share-difference = Difference in win rate, percentage points (±{ $reach })
arena-score-difference = Difference in points (±{ $reach })
arena-takers = n
arena-made = Created by “ukiyo arena”: rules { $rules }, components { $components }, bots { $bots }. ≈ marks values that are fully or partly reconstructed. An unofficial implementation.
arena-speed = { $decisions } decisions in { $seconds } s: { $rate } per second
arena-saved = { $games ->
    [one] One game is saved
   *[other] { $games } games are saved
} in { $file }.
arena-reported = The report is in { $file }.
arena-going-on = { $file } already contains { $games ->
    [one] one game
   *[other] { $games } games
}.
arena-no-ratings = Ratings need openskill: pip install 'ukiyo[lab]'
