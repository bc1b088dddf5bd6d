## Tournaments

tournaments = Tournois
tournaments-about = De trois à seize personnes ou robots, une table après l’autre. Chaque ronde se prépare et commence toute seule dès que la précédente est finie.
tournaments-none = Il n’y a pas encore de tournoi. Créez le premier.
tournament-new = Créer un tournoi
tournament-name = Son nom
tournament-name-default = Tournoi : { $name }
tournament-kind = Qui rencontre qui
tournament-kind-all = tous contre tous
tournament-kind-swiss = système suisse : entre égaux
tournament-places = Joueurs
tournament-seats = Joueurs par table
tournament-seats-n = { $n ->
    [one] tables d’un joueur
   *[other] tables de { $n }
}
tournament-rounds = Rondes
tournament-rounds-auto = autant qu’il en faut
tournament-rounds-n = { $n ->
    [one] une ronde
   *[other] { $n } rondes
}
tournament-bots = Dont des robots
tournament-bots-none = aucun robot
tournament-bots-n = { $n ->
    [one] un robot
   *[other] { $n } robots
}
tournament-level = Leur niveau
tournament-listed = Tout le monde peut la trouver et y participer
tournament-set = Créer le tournoi
tournament-status-open = { $n ->
    [0] complète
    [one] une place libre
   *[other] { $n } places libres
}
tournament-status-playing = ronde { $round } sur { $rounds }
tournament-status-over = terminée
tournament-yours = vous jouez
tournament-invite = Les autres participent avec ce lien :
tournament-players = Qui joue
tournament-free = une place libre
tournament-join = Participer
tournament-leave = Quitter le tournoi
tournament-leave-sure = À partir de maintenant, un robot joue pour vous, dans cette ronde et les suivantes. Vous pouvez revenir.
tournament-back = Reprendre ma place
tournament-stands-in = Un robot joue pour vous ({ $bot }).
tournament-start = Commencer avec les présents
tournament-start-bots = Commencer avec des robots aux places libres
tournament-start-full = Commencer le tournoi
tournament-waits-days = Elle commence toute seule quand la dernière place est prise.
tournament-waits-host = Elle est lancée par la personne qui l’a créée.
tournament-to-table = Aller à votre table
tournament-standings = Classement
tournament-column-rank = Rang
tournament-column-player = Joueur
tournament-column-points = Points
tournament-column-played = Tables
tournament-column-wins = Victoires
tournament-column-difference = Avance
tournament-column-opponents = Adversaires
tournament-round = Ronde { $n }
tournament-table = Table { $n }
tournament-awaits-until = on attend { $player }, il reste { $time }
tournament-thinks = { $player } réfléchit
tournament-ended = terminée
tournament-sits-out = Au repos : { $players }
tournament-away = un robot joue à sa place
tournament-won = { $player } remporte le tournoi
tournament-shared = { $players } se partagent le tournoi
tournament-counting = Comment les points sont comptés
tournament-counting-points = Qui finit en tête d’une table reçoit 12 points, le dernier aucun, avec des écarts égaux entre les deux : 12 et 0 à deux ; 12, 6 et 0 à trois ; 12, 8, 4 et 0 à quatre. Qui partage un rang en partage les points.
tournament-counting-all = À égalité de points, le nombre de victoires décide, victoires partagées comprises ; puis l’avance : de combien on dépasse la moyenne des autres à la table, toutes tables réunies. Qui reste à égalité partage le rang.
tournament-counting-swiss = À égalité de points, les points des adversaires décident (la moyenne de chaque table, toutes tables réunies) ; puis le nombre de victoires, victoires partagées comprises ; puis l’avance : de combien on dépasse la moyenne des autres. Qui reste à égalité partage le rang. Une ronde au repos vaut 6 points.
tournament-counting-tables = Quand le compte ne tombe pas juste, certaines tables ont un joueur de moins. Chacun occupe à peu près aussi souvent chaque place autour de la table.
