## Finding a game

matchmaking = Trouver une partie
matchmaking-level-title = Jouer avec des gens de votre niveau
matchmaking-level-about = Choisissez à quoi vous voulez jouer. La partie commence dès qu’assez de personnes veulent la même chose. Nous cherchons d’abord des joueurs de votre niveau, et plus vous attendez, plus la recherche s’élargit.
matchmaking-game = Jeu
matchmaking-players = Joueurs
matchmaking-players-n = { $n ->
    [one] un joueur
   *[other] { $n } joueurs
}
matchmaking-time-control = Rythme
matchmaking-time-control-none = sans pendule
matchmaking-time-control-live = en une séance
matchmaking-time-control-brisk = sur plusieurs jours, rapide
matchmaking-time-control-steady = sur plusieurs jours, moyen
matchmaking-time-control-calm = sur plusieurs jours, lent
matchmaking-time-control-own = un autre rythme
matchmaking-wait = Si personne ne vient
matchmaking-wait-2min = des robots après 2 minutes
matchmaking-wait-10min = des robots après 10 minutes
matchmaking-wait-day = des robots après un jour
matchmaking-rated = Partie classée
matchmaking-look = Chercher des adversaires
matchmaking-waiting = Recherche d’adversaires
matchmaking-what = { $game }, { $players }, { $time_control }
matchmaking-rated-mark = classée
matchmaking-others = { $n ->
    [0] Personne d’autre ne cherche la même chose pour l’instant.
    [one] Une autre personne cherche la même chose.
   *[other] { $n } autres personnes cherchent la même chose.
}
matchmaking-bots-in = Les robots s’installent dans { $time }.
matchmaking-bots-now = Les robots vont s’installer.
matchmaking-stay = Restez sur cette page : la partie commence dès que tout le monde est là.
matchmaking-may-go = Vous pouvez fermer cette page. La partie apparaîtra parmi vos tables.
matchmaking-cancel = Arrêter la recherche
matchmaking-found = Votre partie a commencé
matchmaking-to-table = Aller à la table
matchmaking-open-title = Tables ouvertes
matchmaking-open-none = Aucune table ouverte ne correspond.
matchmaking-any-game = tous les jeux
matchmaking-any-time-control = tous les rythmes
matchmaking-any-level = tous les niveaux
matchmaking-any-language = toutes les langues
matchmaking-level = Niveau
matchmaking-language = Langue
matchmaking-bring = Jouer avec un ami
matchmaking-to-tournaments = Tournois

## Invitations

invited-title = On vous invite
invited-by = { $player } vous invite à jouer à { $game }
invited-accept = Accepter
invited-decline = Décliner
invite-known = Inviter quelqu’un que vous connaissez
invite-choose = Qui voulez-vous inviter ?
invite-nobody = Vous n’avez encore joué avec personne ici. Envoyez plutôt le lien.
invite-last = { $name }, dernière partie : { $game }, le { $day }
invite-withdraw = Retirer l’invitation
