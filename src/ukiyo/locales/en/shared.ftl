## The language

language-name = English

## The turn

whose-turn = { $player }: { $question }
log-both = { $told }: { $pay } → { $gain }
log-paid = { $told } for { $pay }
log-gained = { $told }: +{ $gain }
log-lost = { $told } (−{ $n } { $n ->
    [one] point
   *[other] points
})
scene-turn = { $player }’s turn
scene-end = The end

## The end

final-scores = Final scores
rank = Rank
player = Player
total = Total
winner = { $player } wins.
you-win = You win!

## Reviews

review-played = Played
review-better = Better
review-nothing = No costly moves by this player.

## Components

component = Component
numbers = Values
provenance = Provenance
provenance-rulebook = rulebook
provenance-public = public
provenance-ruling = our ruling
provenance-reconstructed = reconstructed
provenance-box = checked against a printed copy
box-heading = { $game } components, checked against a printed copy: { $n } values.
