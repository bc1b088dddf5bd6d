## Profils

profile-since = Parmi nous depuis le { $day }
profile-refused = Ce profil ne vous est pas montré.
profile-empty = Il n’y a encore rien à raconter : un profil commence avec la première partie terminée.
profile-shown = Qui peut voir ce profil
profile-shown-everyone = Tout le monde
profile-shown-opponents = Les personnes avec qui j’ai joué
profile-shown-nobody = Moi seulement
profile-shown-note = Les noms des adversaires et les tables hors liste ne sont montrés qu’à ceux qui y étaient assis.
profile-link = L’adresse de votre profil
profile-records = Toutes les parties en un seul fichier
profile-records-note = Les 500 dernières parties, sous forme de textes que « ukiyo replay » rejoue.
profile-rating = Cote
profile-rating-about = Les pointillés sont les robots ; 400 points de plus, c’est finir devant dix fois sur onze. La bande montre l’incertitude.
profile-rated-games = { $n ->
    [one] Une partie classée
   *[other] { $n } parties classées
}
profile-games = { $n ->
    [one] Une partie
   *[other] { $n } parties
}
profile-numbers = Par nombre de joueurs
profile-column-players = Joueurs
profile-column-games = Parties
profile-column-wins = Gagnées
profile-column-mean-place = Place moyenne
profile-column-mean-score = Score moyen
profile-column-best-score = Meilleur
profile-column-worst-score = Pire
profile-time-control-none = sans pendule : { $n }
profile-time-control-live = en une séance : { $n }
profile-time-control-correspondence = sur plusieurs jours : { $n }
profile-categories = Points par partie, par catégorie
profile-most = jusqu’à { $n }
profile-best-game = Meilleure partie
profile-worst-game = Pire partie
profile-favourites = Favoris
profile-favourites-of = Parties prises en compte : { $n } sur { $all }
profile-favourites-more = Examiner d’autres parties
profile-taken = { $n ->
    [one] dans une partie
   *[other] dans { $n } parties
}
profile-against = Contre qui
profile-faced = { $ahead } fois devant, { $even } fois à égalité, { $behind } fois derrière
profile-ahead = devant
profile-even = à égalité
profile-behind = derrière
profile-bots = Robots : { $level }
profile-finished = Parties terminées
profile-older = Parties plus anciennes
profile-record = Télécharger
profile-not-counted = ne compte pas
profile-column-day = Jour
profile-column-game = Jeu
profile-column-points = Points
