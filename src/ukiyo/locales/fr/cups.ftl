## Cups

cups = Coupes
cups-about = De trois à seize personnes ou robots, une table après l’autre. Chaque ronde s’installe et commence toute seule dès que la précédente est finie.
cups-none = Il n’y a pas encore de coupe. Lancez la première.
cup-new = Lancer une coupe
cup-name = Son nom
cup-name-default = Coupe de { $name }
cup-kind = Qui rencontre qui
cup-kind-all = chacun contre chacun
cup-kind-swiss = système suisse : entre égaux
cup-places = Joueurs
cup-seats = Joueurs par table
cup-seats-n = { $n ->
    [one] tables d’un joueur
   *[other] tables de { $n }
}
cup-rounds = Rondes
cup-rounds-auto = autant qu’il en faut
cup-rounds-n = { $n ->
    [one] une ronde
   *[other] { $n } rondes
}
cup-bots = Dont des robots
cup-bots-none = aucun robot
cup-bots-n = { $n ->
    [one] un robot
   *[other] { $n } robots
}
cup-level = Leur niveau
cup-listed = Tout le monde peut la trouver et y participer
cup-set = Lancer la coupe
cup-status-open = { $n ->
    [0] complète
    [one] une place libre
   *[other] { $n } places libres
}
cup-status-playing = ronde { $round } sur { $rounds }
cup-status-over = terminée
cup-yours = vous jouez
cup-invite = Les autres participent avec ce lien :
cup-players = Qui joue
cup-free = une place libre
cup-join = Participer
cup-leave = Quitter la coupe
cup-leave-sure = Dès maintenant un robot joue pour vous, dans cette ronde et les suivantes. Vous pouvez revenir.
cup-back = Se rasseoir
cup-stands-in = Un robot joue pour vous ({ $bot }).
cup-start = Commencer avec les présents
cup-start-bots = Commencer, des robots aux places libres
cup-start-full = Commencer la coupe
cup-waits-days = Elle commence toute seule quand la dernière place est prise.
cup-waits-host = Elle commence quand la personne qui l’a lancée le décide.
cup-to-table = Vers votre table
cup-standings = Classement
cup-column-rank = Place
cup-column-player = Joueur
cup-column-points = Points
cup-column-played = Tables
cup-column-wins = Victoires
cup-column-difference = Avance
cup-column-opponents = Adversaires
cup-round = Ronde { $n }
cup-table = Table { $n }
cup-awaits-until = on attend { $player }, reste { $time }
cup-thinks = { $player } réfléchit
cup-ended = terminée
cup-sits-out = Sans table : { $players }
cup-away = absent : un robot joue
cup-won = { $player } remporte la coupe
cup-shared = { $players } se partagent la coupe
cup-counting = Comment les points sont comptés
cup-counting-points = Qui finit en tête d’une table reçoit 12 points, le dernier aucun, à pas égaux entre les deux : 12 et 0 à deux, 12, 6 et 0 à trois, 12, 8, 4 et 0 à quatre. Qui partage une place en partage les points.
cup-counting-all = À égalité de points, le nombre de premières places décide, partagées comprises ; puis l’avance : de combien on dépasse la moyenne des autres à la table, toutes tables réunies. Qui reste à égalité partage la place.
cup-counting-swiss = À égalité de points, les points des adversaires décident (la moyenne de chaque table, toutes tables réunies) ; puis le nombre de premières places, partagées comprises ; puis l’avance : de combien on dépasse la moyenne des autres. Qui reste à égalité partage la place. Une ronde sans table vaut 6 points.
cup-counting-tables = Quand le compte ne tombe pas juste, certaines tables ont un joueur de moins. Chacun occupe chaque siège à peu près aussi souvent.
