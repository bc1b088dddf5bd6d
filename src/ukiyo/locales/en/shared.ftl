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
review-nothing = No move of this seat cost much.

## Components

component = Component
numbers = Numbers
provenance = Provenance
provenance-rulebook = rulebook
provenance-public = public
provenance-ruling = ruling
provenance-reconstructed = reconstructed
provenance-box = printed, as checked by an owner
box-heading = The components of { $game }, checked against the printed box: { $n } values.
