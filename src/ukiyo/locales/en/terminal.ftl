## The table

enter-or-undo = Enter to go on, or undo
choose = Your choice (a number, or help)
not-a-choice = "{ $text }" is not one of the choices: type a number from 1 to { $last }, a move such as "{ $example }", or help.
nothing-to-undo = Nothing can be taken back: since your last move somebody else has decided, or something was revealed.
undone = Taken back: { $move }.
saved = Saved as { $file }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Continue with: ukiyo play --record { $file }
save-where = Say where: save game.uki
continuing = { $file } goes on after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
finished-already = The game in { $file } is over.
bye = The game is not over. To keep it, play with --record FILE, or save it before you quit.
help =
    Type the number of a choice, or a move in its notation.
    undo    take back your last choice, as long as nothing was revealed and nobody else has decided; undo turn: all of your turn
    board   show the whole table again
    info    explain a card by its name: info { $example }
    rules   how to read the rules
    save    write the game to a file: save game.uki
    quit    leave; a game with a record can be continued later
rules-hint = The rules are shown by: ukiyo rules { $game }
unknown-card = There is no "{ $text }" in this game.

## Simulations and records

playing = Playing { $n ->
    [one] one game
   *[other] { $n } games
}
sim-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $n ->
    [one] one game
   *[other] { $n } games
}
sim-seat = Seat
sim-bot = Bot
sim-wins = Wins
sim-rank = Rank
sim-mean = Mean
sim-min = Lowest
sim-max = Highest
sim-category = Category
sim-speed = { $decisions } decisions in { $seconds } s
sim-tally = A game has
verified = { $file }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, every one legal.
not-over = The game is not over.
box-how = { $n } numbers were reconstructed. For each: Enter if it is printed so, the printed value if it is another (3, 2 wood + 1 koban, 1 2 3), s to skip it, q to stop and keep what you have.
box-nothing = Nothing was checked, and nothing was written.
box-kept = Kept in { $path }. Play with it: ukiyo play { $game } --components { $path }. Send it to us, and everybody plays with the printed numbers.
after-move = After { $moves ->
    [one] one move
   *[other] { $moves } moves
}

hint-move = Move
hint-win = Chance to win
review-at = After move
review-cost = Cost
