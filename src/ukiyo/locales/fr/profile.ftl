## Profils

profile-since = Membre depuis le { $day }
profile-refused = Ce profil est privé.
profile-empty = Rien pour l’instant. Un profil commence avec la première partie terminée.
profile-shown = Qui peut voir ce profil
profile-shown-everyone = Tout le monde
profile-shown-opponents = Les personnes avec qui j’ai joué
profile-shown-nobody = Moi seulement
profile-shown-note = Les noms des adversaires et les tables hors liste ne sont montrés qu’à ceux qui y étaient assis.
profile-link = Lien vers votre profil
profile-records = Toutes les parties en un seul fichier
profile-records-note = Les 500 dernières parties, sous forme de textes que « ukiyo replay » rejoue.
profile-rating = Cote
profile-rating-about = Les lignes pointillées sont les robots. Une avance de 400 points, c’est finir devant dans 10 parties sur 11. La bande montre l’incertitude.
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
profile-favourites-more = Inclure plus de parties
profile-taken = { $n ->
    [one] dans une partie
   *[other] dans { $n } parties
}
profile-against = Adversaires
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
