## The daily deal

today = Today
deal = Daily deal
deal-title = { $game }: daily deal, { $day }
deal-about = Everyone gets the same deal and the same opponents. You have one attempt.
deal-rules = You can take back moves within your turn, as usual. There are no hints, and the coach stays silent until your attempt is over. A rematch doesn’t count, and neither does a game that continues from one of its moves. A new deal appears at midnight UTC.
deal-play = Play today’s deal
deal-go-on = Continue your attempt
deal-to-table = Your game
deal-to-results = Compare results
deal-to-today = To today’s deal
deal-before = Previous day
deal-results = Results
deal-results-later = When your attempt is over, you can see how others did.
deal-tries = { $n ->
    [0] No one has tried it yet.
    [one] One player has tried it.
   *[other] { $n } players have tried it.
}
deal-nobody = No one has finished this deal.
deal-column-place = Place
deal-column-player = Player
deal-column-points = Points
deal-column-best = Best opponent
deal-you = you
deal-line = Ukiyo · { $game } · daily deal, { $day }: { $points } points, place { $rank } of { $players }
deal-line-alone = Ukiyo · { $game } · daily deal, { $day }: { $points } points, solo
deal-line-label = Your result, ready to share
deal-try-here = This is your attempt at the daily deal. It counts, and there are no hints.

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
