## The daily deal

today = Today
daily-deal = Daily deal
daily-title = { $game }: daily deal, { $day }
daily-description = Everyone gets the same deal and the same opponents. You have one attempt.
daily-rules = You can take back moves within your turn, as usual. There are no hints, and the coach stays silent until your attempt is over. A rematch doesn’t count, and neither does a game that continues from one of its moves. A new deal appears at midnight UTC.
daily-play = Play today’s deal
daily-continue = Continue your attempt
daily-open-table = Your game
daily-compare-results = Compare results
daily-open-today = To today’s deal
daily-previous-day = Previous day
daily-results = Results
daily-results-later = When your attempt is over, you can see how others did.
daily-attempts = { $n ->
    [0] No one has tried it yet.
    [one] One player has tried it.
   *[other] { $n } players have tried it.
}
daily-no-results = No one has finished this deal.
daily-column-place = Place
daily-column-player = Player
daily-column-points = Points
daily-column-best = Best opponent
daily-you = you
daily-share-text = Ukiyo · { $game } · daily deal, { $day }: { $points } points, place { $rank } of { $players }
daily-share-text-solo = Ukiyo · { $game } · daily deal, { $day }: { $points } points, solo
daily-share-label = Your result, ready to share
daily-table-note = This is your attempt at the daily deal. It counts, and there are no hints.

## Puzzles

puzzles = Puzzles
puzzles-about = Positions from games between strong bots in which one choice is clearly the best. A long search has checked every choice.
puzzles-none = There are no puzzles for this game yet.
puzzles-done = { $solved } of { $all } solved
puzzles-all = All puzzles
puzzle-today = Puzzle of the day
puzzle-title = Puzzle { $n }
puzzle-grade = Difficulty { $grade } of { $most }
puzzle-players = { $n ->
    [one] solo
   *[other] { $n } players
}
puzzle-solved-mark = solved on the first try
puzzle-later-mark = solved later
puzzle-missed-mark = not solved yet
puzzle-task = { $n ->
    [one] It’s your turn in a game between strong bots. One choice is clearly the best: find it.
   *[other] It’s your turn in a game between strong bots. Find the best choice { $n } times in a row.
}
puzzle-right = Correct. What next?
puzzle-step = Decision { $step } of { $steps }
puzzle-solved = Solved!
puzzle-missed = Another choice is clearly better
puzzle-best = Best
puzzle-yours = Your choice
puzzle-evidence = A long search tried every choice in { $draws } simulated games that fit what you can see. On average, the second-best choice was worth { $gap } of a win less (± { $error }).
puzzle-liked = At first glance, the Master bot would pick the best choice { $share } of the time.
puzzle-compare = All choices compared
puzzle-column-choice = Choice
puzzle-column-win = Chance to win
puzzle-column-points = Points
puzzle-column-behind = Behind
puzzle-behind-note = Behind: how much less a choice is worth than the best one, in hundredths of a win, with a small bonus for the point margin. ± is the standard error.
puzzle-again = Try again
puzzle-next = Next puzzle
