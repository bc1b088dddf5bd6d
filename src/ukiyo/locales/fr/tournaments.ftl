## Tournaments

tournaments = Tournois
tournaments-about = De 3 à 16 personnes ou robots. Chaque ronde commence automatiquement quand la précédente est finie.
tournaments-none = Il n’y a pas encore de tournoi. Créez le premier.
tournament-new = Nouveau tournoi
tournament-name = Nom
tournament-name-default = Tournoi : { $name }
tournament-kind = Formule
tournament-kind-all = tous contre tous
tournament-kind-swiss = système suisse : entre scores proches
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
tournament-bots = Robots
tournament-bots-none = aucun robot
tournament-bots-n = { $n ->
    [one] un robot
   *[other] { $n } robots
}
tournament-level = Niveau des robots
tournament-listed = Tout le monde peut le trouver et y participer
tournament-set = Créer le tournoi
tournament-status-open = { $n ->
    [0] complet
    [one] une place libre
   *[other] { $n } places libres
}
tournament-status-playing = ronde { $round } sur { $rounds }
tournament-status-over = terminé
tournament-yours = vous participez
tournament-invite = Invitez d’autres personnes avec ce lien :
tournament-players = Joueurs
tournament-free = une place libre
tournament-join = Participer
tournament-leave = Quitter le tournoi
tournament-leave-sure = Un robot jouera pour vous dans cette ronde et toutes les suivantes. Vous pouvez revenir à tout moment.
tournament-back = Reprendre ma place
tournament-stands-in = Un robot joue pour vous ({ $bot }).
tournament-start = Commencer avec ces joueurs
tournament-start-bots = Compléter avec des robots et commencer
tournament-start-full = Commencer le tournoi
tournament-waits-days = Le tournoi commence automatiquement quand la dernière place est prise.
tournament-waits-host = Le tournoi est lancé par la personne qui l’a créé.
tournament-to-table = Aller à votre table
tournament-standings = Classement
tournament-column-rank = Rang
tournament-column-player = Joueur
tournament-column-points = Points
tournament-column-played = Parties
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
tournament-shared = { $players } se partagent la première place
tournament-counting = Comment les points sont comptés
tournament-counting-points = Qui finit en tête d’une table reçoit 12 points, le dernier aucun, avec des écarts égaux entre les deux : 12 et 0 à deux ; 12, 6 et 0 à trois ; 12, 8, 4 et 0 à quatre. Qui partage un rang en partage les points.
tournament-counting-all = À égalité de points, le nombre de victoires décide, victoires partagées comprises ; puis l’avance : de combien on dépasse la moyenne des autres à la table, toutes tables réunies. Qui reste à égalité partage le rang.
tournament-counting-swiss = À égalité de points, les points des adversaires décident (la moyenne de chaque table, toutes tables réunies) ; puis le nombre de victoires, victoires partagées comprises ; puis l’avance : de combien on dépasse la moyenne des autres. Qui reste à égalité partage le rang. Une ronde au repos vaut 6 points.
tournament-counting-tables = Quand le compte ne tombe pas juste, certaines tables ont un joueur de moins. Chacun occupe à peu près aussi souvent chaque place autour de la table.
