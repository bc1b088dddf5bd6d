## The turn

whose-turn = { $player }: { $question }

## The end

final-scores = Final scores
rank = Rank
player = Player
total = Total
winner = { $player } wins.

## Components

component = Component
numbers = Numbers
provenance = Provenance
provenance-rulebook = rulebook
provenance-public = public
provenance-ruling = ruling
provenance-reconstructed = reconstructed
