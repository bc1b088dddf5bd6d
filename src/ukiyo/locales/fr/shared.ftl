## The turn

whose-turn = { $player } : { $question }

## The end

final-scores = Décompte final
rank = Rang
player = Joueur
total = Total
winner = { $player } l'emporte.
