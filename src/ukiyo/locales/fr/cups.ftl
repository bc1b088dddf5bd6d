## Cups

cups = Coupes
cups-about = De trois à seize personnes ou robots, une table après l’autre. Chaque ronde se prépare et commence toute seule dès que la précédente est finie.
cups-none = Il n’y a pas encore de coupe. Créez la première.
cup-new = Créer une coupe
cup-name = Son nom
cup-name-default = Coupe de { $name }
cup-kind = Qui rencontre qui
cup-kind-all = tous contre tous
cup-kind-swiss = système suisse : entre égaux
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
cup-set = Créer la coupe
cup-status-open = { $n ->
    [0] complète
    [one] une place libre
   *[other] { $n } places libres
}
cup-status-playing = ronde { $round } sur { $rounds }
cup-status-over = terminée
cup-yours = vous jouez
cup-invite = Les autres participent avec ce lien :
cup-players = Qui joue
cup-free = une place libre
cup-join = Participer
cup-leave = Quitter la coupe
cup-leave-sure = À partir de maintenant, un robot joue pour vous, dans cette ronde et les suivantes. Vous pouvez revenir.
cup-back = Reprendre ma place
cup-stands-in = Un robot joue pour vous ({ $bot }).
cup-start = Commencer avec les présents
cup-start-bots = Commencer avec des robots aux places libres
cup-start-full = Commencer la coupe
cup-waits-days = Elle commence toute seule quand la dernière place est prise.
cup-waits-host = Elle est lancée par la personne qui l’a créée.
cup-to-table = Aller à votre table
cup-standings = Classement
cup-column-rank = Rang
cup-column-player = Joueur
cup-column-points = Points
cup-column-played = Tables
cup-column-wins = Victoires
cup-column-difference = Avance
cup-column-opponents = Adversaires
cup-round = Ronde { $n }
cup-table = Table { $n }
cup-awaits-until = on attend { $player }, il reste { $time }
cup-thinks = { $player } réfléchit
cup-ended = terminée
cup-sits-out = Au repos : { $players }
cup-away = un robot joue à sa place
cup-won = { $player } remporte la coupe
cup-shared = { $players } se partagent la coupe
cup-counting = Comment les points sont comptés
cup-counting-points = Qui finit en tête d’une table reçoit 12 points, le dernier aucun, avec des écarts égaux entre les deux : 12 et 0 à deux ; 12, 6 et 0 à trois ; 12, 8, 4 et 0 à quatre. Qui partage un rang en partage les points.
cup-counting-all = À égalité de points, le nombre de victoires décide, victoires partagées comprises ; puis l’avance : de combien on dépasse la moyenne des autres à la table, toutes tables réunies. Qui reste à égalité partage le rang.
cup-counting-swiss = À égalité de points, les points des adversaires décident (la moyenne de chaque table, toutes tables réunies) ; puis le nombre de victoires, victoires partagées comprises ; puis l’avance : de combien on dépasse la moyenne des autres. Qui reste à égalité partage le rang. Une ronde au repos vaut 6 points.
cup-counting-tables = Quand le compte ne tombe pas juste, certaines tables ont un joueur de moins. Chacun occupe à peu près aussi souvent chaque place autour de la table.
