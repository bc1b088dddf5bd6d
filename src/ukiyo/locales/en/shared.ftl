## The turn

whose-turn = { $player }: { $question }

## The end

final-scores = Final scores
rank = Rank
player = Player
total = Total
winner = { $player } wins.
