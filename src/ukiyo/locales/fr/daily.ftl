## The daily deal

today = Aujourd’hui
daily-deal = Donne du jour
daily-title = { $game } : donne du { $day }
daily-description = La même donne et les mêmes adversaires pour tout le monde. Vous avez un seul essai.
daily-rules = Vous pouvez annuler des coups pendant votre tour, comme à toute table. Il n’y a pas de conseils, et l’entraîneur se tait jusqu’à la fin de votre essai. Une partie reprise à partir d’un de ses coups, ou une revanche, ne compte pas. Une nouvelle donne arrive à minuit UTC.
daily-play = Jouer la donne du jour
daily-continue = Continuer votre essai
daily-open-table = Votre partie
daily-compare-results = Comparer les résultats
daily-open-today = Voir la donne du jour
daily-previous-day = La veille
daily-results = Les résultats
daily-results-later = Une fois votre essai terminé, vous verrez ici les résultats des autres.
daily-attempts = { $n ->
    [0] Personne ne l’a encore essayée.
    [one] Une personne l’a essayée.
   *[other] { $n } personnes l’ont essayée.
}
daily-no-results = Personne n’a terminé cette donne.
daily-column-place = Place
daily-column-player = Joueur
daily-column-points = Points
daily-column-best = Meilleur adversaire
daily-you = vous
daily-share-text = Ukiyo · { $game } · donne du { $day } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rank ->
    [1] 1re place
   *[other] { $rank }e place
} sur { $players }
daily-share-text-solo = Ukiyo · { $game } · donne du { $day } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, en solo
daily-share-label = Votre résultat, prêt à partager
daily-table-note = C’est votre essai à la donne du jour. Il compte, et il n’y a pas de conseils.

## Puzzles

puzzles = Problèmes
puzzles-about = Des positions de parties entre robots forts où un choix est nettement le meilleur. Une longue recherche a vérifié tous les choix.
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzles-done = Résolus : { $solved } sur { $all }
puzzles-all = Tous les problèmes
puzzle-today = Problème du jour
puzzle-title = Problème { $n }
puzzle-grade = Difficulté { $grade } sur { $most }
puzzle-players = { $n ->
    [one] en solo
   *[other] { $n } joueurs
}
puzzle-solved-mark = résolu du premier coup
puzzle-later-mark = résolu plus tard
puzzle-missed-mark = pas encore résolu
puzzle-task = { $n ->
    [one] À vous de jouer, dans une partie entre robots forts. Un choix est nettement le meilleur : trouvez-le.
   *[other] À vous de jouer, dans une partie entre robots forts. Trouvez le meilleur choix { $n } fois de suite.
}
puzzle-right = Exact. Et ensuite ?
puzzle-step = Décision { $step } sur { $steps }
puzzle-solved = Résolu !
puzzle-missed = Un autre choix est nettement meilleur
puzzle-best = Le meilleur choix
puzzle-yours = Votre choix
puzzle-evidence = Une longue recherche a essayé chaque choix dans { $draws } parties simulées compatibles avec ce que vous voyez. En moyenne, le deuxième meilleur choix valait { $gap } de victoire en moins (± { $error }).
puzzle-liked = Au premier regard, le robot Maître prendrait le meilleur choix dans { $share } des cas.
puzzle-compare = Tous les choix comparés
puzzle-column-choice = Choix
puzzle-column-win = Chances de victoire
puzzle-column-points = Points
puzzle-column-behind = Retard
puzzle-behind-note = Retard : ce qu’un choix vaut de moins que le meilleur, en centièmes de victoire, l’écart de points comptant un peu. ± est l’erreur type.
puzzle-again = Réessayer
puzzle-next = Problème suivant
