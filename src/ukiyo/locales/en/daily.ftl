## The deal of the day

today = Today
deal = Deal of the day
deal-title = { $game }: deal of { $day }
deal-about = The same deal and the same opponents for everybody, and one try that counts.
deal-rules = You may take moves back within your turn, as at any table. There are no hints, and the coach says nothing until your try is over. A game continued from one of its moves, or a rematch, does not count. A new deal comes at midnight UTC.
deal-play = Play today’s deal
deal-go-on = Go on with your try
deal-to-table = Your game
deal-to-results = Compare results
deal-to-today = To today’s deal
deal-before = The day before
deal-results = Side by side
deal-results-later = Once your try is over, you will see here how the others did.
deal-tries = { $n ->
    [0] Nobody has tried it yet.
    [one] One player has tried it.
   *[other] { $n } players have tried it.
}
deal-nobody = Nobody has finished this deal.
deal-column-place = Place
deal-column-player = Player
deal-column-points = Points
deal-column-best = Best opponent
deal-you = you
deal-line = Ukiyo · { $game } · deal of { $day }: { $points } points, place { $rank } of { $players }
deal-line-alone = Ukiyo · { $game } · deal of { $day }: { $points } points, alone
deal-line-label = Your result, to paste into a chat
deal-try-here = Your try at the deal of the day: it counts, and there are no hints.

## Puzzles

puzzles = Puzzles
puzzles-about = Turns from games between masters in which one choice is clearly the best: a long search has checked every one.
puzzles-none = There are no puzzles for this game yet.
puzzles-done = { $solved } of { $all } solved
puzzles-all = All puzzles
puzzle-today = Puzzle of the day
puzzle-title = Puzzle { $n }
puzzle-grade = Grade { $grade } of { $most }
puzzle-players = { $n ->
    [one] alone
   *[other] { $n } players
}
puzzle-solved-mark = solved at once
puzzle-later-mark = solved later
puzzle-missed-mark = not solved yet
puzzle-task = { $n ->
    [one] Your turn, in a game between masters. One choice is clearly the best: find it.
   *[other] Your turn, in a game between masters. Find the best choice in { $n } decisions in a row.
}
puzzle-right = Right. And then?
puzzle-step = Decision { $step } of { $steps }
puzzle-solved = Solved!
puzzle-missed = Something else is clearly better
puzzle-best = Best
puzzle-yours = Your choice
puzzle-evidence = A long search played every choice on, in futures that look the same from your seat. Over { $draws } of them the second-best choice was worth { $gap } of a win less on average, give or take { $error }.
puzzle-liked = At first sight, a master’s intuition gives the best choice { $share } of its liking.
puzzle-compare = Every choice compared
puzzle-column-choice = Choice
puzzle-column-win = Chance to win
puzzle-column-points = Points
puzzle-column-behind = Behind
puzzle-behind-note = Behind: how much less a choice is worth than the best one, in hundredths of a win, with a little for the margin in points. ± is the standard error.
puzzle-again = Try again
puzzle-next = Next puzzle
