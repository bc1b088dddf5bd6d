## The language

language-name = Français

## The turn

whose-turn = { $player } : { $question }
log-both = { $told } ({ $pay } → { $gain })
log-paid = { $told } (−{ $pay })
log-gained = { $told } (+{ $gain })
log-lost = { $told } (−{ $n } { $n ->
    [one] point
   *[other] points
})
scene-turn = À { $player } de jouer
scene-end = Fin de la partie

## The end

final-scores = Décompte final
rank = Rang
player = Joueur
total = Total
winner = { $player } l’emporte.
you-win = Vous l’emportez !

## Reviews

review-played = Joué
review-better = Mieux
review-nothing = Ce joueur n’a joué aucun coup coûteux.

## Components

component = Élément
numbers = Valeurs
provenance = Provenance
provenance-rulebook = livret de règles
provenance-public = source publique
provenance-ruling = notre décision
provenance-reconstructed = reconstitution
provenance-box = vérifié sur un exemplaire imprimé
box-heading = Le matériel de { $game }, vérifié sur la boîte imprimée : { $n } valeurs.
