## The turn

whose-turn = { $player } : { $question }

## The end

final-scores = Décompte final
rank = Rang
player = Joueur
total = Total
winner = { $player } l'emporte.

## Components

component = Élément
numbers = Valeurs
provenance = Provenance
provenance-rulebook = livret de règles
provenance-public = source publique
provenance-ruling = décision
provenance-reconstructed = reconstitution
