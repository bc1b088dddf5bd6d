## Finding a game

find = Trouver une partie
find-level-title = Jouer avec des gens de votre niveau
find-level-about = Dites à quoi vous aimeriez jouer. Dès qu’assez de monde veut la même chose, la table s’ouvre et la partie commence. Les personnes les plus proches de votre niveau passent d’abord, et plus vous attendez, plus le cercle s’élargit.
find-game = Jeu
find-players = Joueurs
find-players-n = { $n ->
    [one] un joueur
   *[other] { $n } joueurs
}
find-pace = Rythme
find-pace-none = sans pendule
find-pace-live = en une séance
find-pace-brisk = sur plusieurs jours, vif
find-pace-steady = sur plusieurs jours, régulier
find-pace-calm = sur plusieurs jours, paisible
find-pace-own = un autre rythme
find-wait = Si personne ne vient
find-wait-2min = des robots après 2 minutes
find-wait-10min = des robots après 10 minutes
find-wait-day = des robots après un jour
find-rated = La partie compte pour la cote
find-look = Chercher des joueurs
find-waiting = Vous attendez
find-what = { $game }, { $players }, { $pace }
find-rated-mark = classée
find-others = { $n ->
    [0] Personne d’autre ne cherche la même chose pour l’instant.
    [one] Une autre personne cherche la même chose.
   *[other] { $n } autres personnes cherchent la même chose.
}
find-bots-in = Les robots s’installent dans { $time }.
find-bots-now = Les robots vont s’installer.
find-stay = Restez sur cette page : une partie en une séance commence aussitôt.
find-may-go = Vous pouvez fermer cette page. La partie apparaîtra parmi vos tables.
find-cancel = Ne plus attendre
find-found = Votre partie a commencé
find-to-table = Aller à la table
find-open-title = Tables ouvertes
find-open-none = Aucune table ouverte ne convient en ce moment.
find-any-game = tous les jeux
find-any-pace = tous les rythmes
find-any-level = tous les niveaux
find-any-language = toutes les langues
find-level = Niveau
find-language = Langue
find-bring = Avec un ami
find-to-cups = Coupes : une table après l’autre

## Invitations

invited-title = On vous invite
invited-by = { $player } aimerait jouer à { $game } avec vous
invited-accept = S’asseoir
invited-decline = Décliner
invite-known = Inviter quelqu’un que vous connaissez
invite-choose = Qui ?
invite-nobody = Vous n’avez encore joué avec personne ici. Envoyez plutôt le lien.
invite-last = { $name }, dernière partie : { $game }, le { $day }
invite-withdraw = Retirer l’invitation
