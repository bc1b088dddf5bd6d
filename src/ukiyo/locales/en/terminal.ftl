## The table

enter-or-undo = Press Enter to continue, or type undo
choose = Your choice (a number or help)
not-a-choice = "{ $text }" is not one of the choices. Type a number from 1 to { $last }, a move such as "{ $example }", or help.
nothing-to-undo = You can’t take this back: another player has moved since, or something was revealed.
undone = Taken back: { $move }.
saved = Saved as { $file }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Continue with: ukiyo play --record { $file }
save-where = Add a file name: save game.uki
continuing = { $file } continues after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
finished-already = The game in { $file } is already over.
bye = The game isn’t over. To keep it, play with --record FILE or save it before you quit.
help =
    Type the number of a choice, or a move in notation.
    undo    take back your last choice, unless another player has moved or something was revealed; undo turn: the whole turn
    board   show the whole table again
    info    explain a card: info { $example }
    rules   show how to read the rules
    save    save the game to a file: save game.uki
    quit    quit; you can continue a recorded game later
rules-hint = To read the rules, run: ukiyo rules { $game }
unknown-card = This game has no "{ $text }".

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
sim-mean = Average
sim-min = Lowest
sim-max = Highest
sim-category = Category
sim-speed = { $decisions } decisions in { $seconds } s
sim-tally = Per game
verified = { $file }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, all legal.
not-over = The game isn’t over.
box-how = { $n } values are reconstructed. For each one, press Enter if your copy shows the same value, or type the printed value (3, 2 wood + 1 koban, 1 2 3). Type s to skip it, or q to stop and keep your answers.
box-nothing = No values were checked, so no file was written.
components-saved = Saved to { $path }. To play with it: ukiyo play { $game } --components { $path }. Send it to us so that everyone can play with the printed values.
after-move = After { $moves ->
    [one] one move
   *[other] { $moves } moves
}

hint-move = Move
hint-win = Chance to win
review-at = After move
review-cost = Cost
