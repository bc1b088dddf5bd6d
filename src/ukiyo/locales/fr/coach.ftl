## Reasons why a move is better

why-beside = Par rapport à « { $move } » :
why-equal = Trop proche pour trancher : l’écart avec « { $move } » reste dans la marge d’erreur.
why-unclear = La différence ne se voit qu’à la longue ; rien de frappant dans les prochains tours.
why-event = { $what } : dans { $here } simulations sur 10, au lieu de { $there }
why-score = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
} { $what }
why-rivals = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
} pour vos adversaires, en moyenne
why-outlook = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
} au score final attendu
why-outlook-win = { $sign }{ $share } de chances de victoire
iki-why-horizon = En moyenne, jusqu’au prochain Bilan des Comptes ou à la fin de la partie
hokusai-why-horizon = En moyenne, sur les trois prochains tours de table, ou jusqu’à la fin de la partie

## IKI

iki-why-starved = Vous ne pouvez pas nourrir tous vos personnages
iki-why-burnt = Vous perdez un personnage ou un bâtiment dans un incendie
iki-why-retired = Un de vos personnages part à la retraite
iki-why-lap = Vous faites un tour complet
iki-why-fish-bought = Vous achetez un poisson
iki-why-tobacco-bought = Vous achetez une pipe ou une blague à tabac
iki-why-built = Vous construisez un bâtiment
iki-why-hired = Vous recrutez un personnage
iki-why-characters = { $sign }{ $n } { $n ->
    [one] personnage sur le plateau
   *[other] personnages sur le plateau
}
iki-why-kobun = { $sign }{ $n } { $n ->
    [one] kobun disponible
   *[other] kobuns disponibles
}
iki-why-business = { $sign }{ $n } { $n ->
    [one] boutique ou personnage utilisé
   *[other] boutiques ou personnages utilisés
}
iki-why-experience = { $sign }{ $n } { $n ->
    [one] niveau d’expérience
   *[other] niveaux d’expérience
}
iki-why-guests = { $sign }{ $n } { $n ->
    [one] activation de vos personnages par les autres
   *[other] activations de vos personnages par les autres
}
iki-why-salary-mon = { $sign }{ $n } { $n ->
    [one] mon
   *[other] mons
} de revenus
iki-why-salary-rice = { $sign }{ $n } riz de revenus
iki-why-harmony = { $sign }{ $n } IKI grâce à l’harmonie
iki-why-power = { $sign }{ $n } { $n ->
    [one] niveau de lutte incendie
   *[other] niveaux de lutte incendie
}
iki-why-mon = { $sign }{ $n } { $n ->
    [one] mon en réserve
   *[other] mons en réserve
}
iki-why-rice = { $sign }{ $n } riz en réserve
iki-why-wood = { $sign }{ $n } bois en réserve
iki-why-koban = { $sign }{ $n } { $n ->
    [one] koban en réserve
   *[other] kobans en réserve
}
iki-why-sandals = { $sign }{ $n } { $n ->
    [one] sandale en réserve
   *[other] sandales en réserve
}
iki-why-for-track = sur la piste IKI
iki-why-for-types = pour la variété des personnages
iki-why-for-fish = pour les poissons
iki-why-for-tobacco = pour les pipes et les blagues à tabac
iki-why-for-buildings = pour les bâtiments
iki-why-for-goods = pour vos ressources
iki-habit-idle = Tours de jeu sans aucune transaction
iki-habit-unvisited = Tours de jeu sans activer de personnage
iki-habit-starved = Personnages perdus faute de riz
iki-habit-burnt = Personnages et bâtiments brûlés
iki-habit-retired = Départs à la retraite
iki-habit-lap = Tours complets de la Grande Rue
iki-habit-place-1-4 = Ikizama sur 1–4
iki-habit-place-1 = Ikizama sur 1
iki-habit-place-2 = Ikizama sur 2
iki-habit-place-3 = Ikizama sur 3
iki-habit-place-4 = Ikizama sur 4

## Hokusai

hokusai-why-exhibited = Vous exposez une œuvre
hokusai-why-closed = C’est vous qui mettez fin à la partie
hokusai-why-redrawn = Vous passez un tour à renouveler vos gouttes
hokusai-why-again = Vous gagnez un tour supplémentaire
hokusai-why-objective = Vous gagnez un objectif individuel de plus
hokusai-why-taken = Vous prenez un kakemono
hokusai-why-hired = Vous prenez un artisan
hokusai-why-mixed = Vous mélangez une couleur
hokusai-why-edges = { $sign }{ $n } { $n ->
    [one] bonus des bords assortis
   *[other] bonus des bords assortis
}
hokusai-why-markers = { $sign }{ $n } { $n ->
    [one] marqueur retiré
   *[other] marqueurs retirés
}
hokusai-why-steps = { $sign }{ $n } { $n ->
    [one] pas sur le Chemin
   *[other] pas sur le Chemin
}
hokusai-why-spaces = { $sign }{ $n } { $n ->
    [one] case du Voyage
   *[other] cases du Voyage
}
hokusai-why-tokens = { $sign }{ $n } { $n ->
    [one] jeton d’action activé
   *[other] jetons d’action activés
}
hokusai-why-paints = { $sign }{ $n } { $n ->
    [one] goutte peinte
   *[other] gouttes peintes
}
hokusai-why-artisans = { $sign }{ $n } { $n ->
    [one] artisan dans l’atelier
   *[other] artisans dans l’atelier
}
hokusai-why-blacks = { $sign }{ $n } { $n ->
    [one] goutte noire
   *[other] gouttes noires
}
hokusai-why-primaries = { $sign }{ $n } { $n ->
    [one] goutte primaire
   *[other] gouttes primaires
}
hokusai-why-secondaries = { $sign }{ $n } { $n ->
    [one] goutte secondaire
   *[other] gouttes secondaires
}
hokusai-why-begun = { $sign }{ $n } { $n ->
    [one] kakemono dans l’atelier
   *[other] kakemonos dans l’atelier
}
hokusai-why-for-works = pour les œuvres
hokusai-why-for-individual = pour vos objectifs individuels
hokusai-why-for-public = pour les objectifs publics
hokusai-why-for-sets = pour les séries d’outils
hokusai-why-for-icons = pour l’outil dominant
hokusai-why-for-artisans = pour les artisans
hokusai-why-for-painted = pour les gouttes peintes
hokusai-why-for-closing = pour avoir mis fin à la partie
hokusai-why-for-journey = pour le Voyage
hokusai-why-for-paths = pour les Chemins
hokusai-habit-turns = Tours
hokusai-habit-exhibited = Œuvres exposées
hokusai-habit-redrawn = Tours passés à renouveler les gouttes
hokusai-habit-taken = Kakemonos pris
hokusai-habit-mixed = Mélanges
hokusai-habit-hired = Artisans pris
hokusai-habit-edges = Bonus des bords assortis

## The coach at the table

coach = Entraîneur
coach-off = désactivé
coach-asked = sur demande
coach-with-me = pendant la partie
remark-better = Mieux : { $move }
remark-try-again = Réessayer
remark-go-on = Continuer ainsi
remark-title = L’entraîneur

## The review

review-curve-win = Chances de victoire
review-curve-score = Score final attendu
review-curve-label = { $what } au fil de la partie, de { $first } à { $last }
review-turned = Comment les adversaires et le hasard ont changé la partie
review-swing = { $sign }{ $share } de chances de victoire entre les coups { $from } et { $to }
review-swing-plain = Coups des adversaires et hasard
review-beside-winner = { $player } face au vainqueur, { $winner }
review-beside-second = { $player } face au deuxième, { $winner }
review-habits = Vos habitudes
review-habits-note = { $n ->
    [one] Dans votre dernière partie ici, par rapport à votre meilleur adversaire
   *[other] Par partie, sur vos { $n } dernières parties ici, par rapport à votre meilleur adversaire
}
review-habit-of-you = vous
review-habit-of-others = meilleur adversaire
