## Scoring categories of Hokusai

hokusai-works = Œuvres
hokusai-individual = Objectifs individuels
hokusai-public = Objectifs publics
hokusai-sets = Séries d’outils
hokusai-icons = Outil dominant
hokusai-artisans = Artisans
hokusai-painted = Gouttes peintes
hokusai-closing = Fin de partie
hokusai-journey = Voyage
hokusai-paths = Chemins
hokusai-reconstructed = ≈ Le rondel et les faces des cartes, des jetons et des objectifs sont reconstitués : nous n’avons pas vu ceux du jeu imprimé.

## Lab statistics for Hokusai

hokusai-taken-master = Maîtres
hokusai-taken-kakemono = Kakemonos
hokusai-taken-artisan = Artisans
hokusai-taken-token = Jetons d’action
hokusai-taken-individual = Objectifs individuels
hokusai-tally-turns = Tours
hokusai-tally-exhibited = Œuvres exposées
hokusai-tally-mixes = Mélanges
hokusai-tally-artisans = Artisans pris
hokusai-tally-tokens = Jetons activés
hokusai-tally-won = Gagnées en solo

## Hokusai: the table

hk-blue = bleu
hk-red = rouge
hk-yellow = jaune
hk-purple = violet
hk-green = vert
hk-orange = orange
hk-black = noir
hk-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hk-turn = Tour { $n }
hk-turn-of = { $turn } : { $player }
hk-turn-alone = Tour { $n } sur { $clock }
hk-scene-round = Fin du tour { $n } sur { $clock }
hk-works = Kakemonos sur le tissu : { $n } sur { $end }
hk-works-alone = Kakemonos exposés : { $n } sur { $end }
hk-last-turns = { $player } a déclenché la fin : derniers tours
hk-token = Jeton d’action
hk-wheel = Roue
hk-kakemono = Kakemono
hk-artisan = Artisan
hk-apprentice = apprenti
hk-oval = l’ovale
hk-reserve = Réserve { $drops }
hk-pile = { $n ->
    [one] { $n } artisan dans la pile
   *[other] { $n } artisans dans la pile
}
hk-deck = { $n ->
    [one] { $n } kakemono dans la pioche
   *[other] { $n } kakemonos dans la pioche
}
hk-next = le prochain : { $card } ({ $details })
hk-cloth = Tissu
hk-public = Objectifs publics
hk-track = Piste de pigments
hk-track-row = ligne { $row } : collecte { $collects }, complète à { $refills }
hk-track-row-all = ligne { $row } : collecte { $collects }, complète avec toutes ses gouttes
hk-journey = Voyage
hk-path = Chemin
hk-active = Active
hk-discard = Défausse
hk-bag = Sac
hk-jokers = Jokers
hk-needs = demande { $drops }
hk-painted = peint { $drops }
hk-marked = marqueurs : { $tools }
hk-as = { $drop } comme { $colour }
hk-kept = Marqueurs retirés :
hk-signatures = Signatures restantes :
hk-secret = { $n ->
    [one] { $n } objectif individuel
   *[other] { $n } objectifs individuels
}
hk-collects = { $collections } : { $n } points par œuvre
hk-public-most-markers = le plus de marqueurs d’un même outil, { $ranking } points
hk-public-fewest-pigments = le moins de gouttes, { $ranking } points
hk-public-row = { $n } points par œuvre dans la rangée du kakemono initial
hk-public-column = { $n } points par œuvre dans la colonne du kakemono initial
hk-public-around = { $n } points par œuvre dans les huit cases autour du kakemono initial
hk-public-two-away = { $n } points par œuvre à deux pas exactement du kakemono initial
hk-public-three-away = { $n } points par œuvre à trois pas exactement du kakemono initial
hk-public-odd = { $n } points par œuvre à un nombre impair de colonnes et de rangées
hk-public-far = { $n } points par œuvre à trois pas ou plus du kakemono initial
hk-token-five-artisans = regarder { $n } artisans, en prendre un
hk-token-three-drops = 3 gouttes devant votre apprenti
hk-token-two-drops = 2 gouttes au choix sur la roue ; puis chaque adversaire peut en prendre 1 devant son apprenti
hk-token-recover = 2 gouttes de la défausse à la zone active
hk-token-ready-drop = 1 goutte devant votre apprenti, directement active
hk-token-new-objective = 1 goutte au choix sur la roue ; changer d’objectif
hk-token-fetch = 1 ou 2 gouttes au choix du sac à la zone active
hk-token-recolour = échanger une goutte secondaire contre une d’une autre couleur
hk-token-idle = sans effet pour l’instant
hk-journey-blank = rien
hk-journey-primary = une goutte primaire
hk-journey-secondary = une goutte secondaire
hk-journey-artisan = un artisan
hk-journey-kakemono = un kakemono
hk-journey-marker = retirer un marqueur
hk-path-secondary = une goutte secondaire
hk-path-objective = un objectif de plus
hk-path-markers = retirer tous vos marqueurs
hk-path-turn = un tour de plus
hk-master-hiroshige = quand le joueur à votre gauche tourne la roue, vous pouvez prendre une goutte devant votre apprenti
hk-master-utamaro = en exposant, vous pouvez garder une goutte primaire de la peinture
hk-master-kuniyoshi = une fois par tour, une goutte noire du sac à la zone active
hk-master-harunobu = en exposant, vous pouvez d’abord tourner une œuvre du tissu
hk-master-kiyonaga = après un déplacement de 4 cases, deux actions différentes à l’arrivée
hk-master-toyokuni = place pour un quatrième artisan
hk-master-kunisada = place pour un troisième kakemono ; en action extra, échanger des marqueurs entre deux de vos kakemonos
hk-master-sharaku = un artisan avec deux outils au hasard, un seul par activation
hk-master-eishi = en action extra, piocher jusqu’à une goutte secondaire ; elle va dans la zone active
hk-master-moronobu = une fois par tour, défausser une goutte et en piocher une autre
hk-master-shunsho = les séries d’outils valent { $sets } ; une fois par tour, échanger un marqueur contre un autre au hasard
hk-master-hokusai = commencer avec un kakemono de plus ; peindre même sous les marqueurs
hk-lost-alone = Vous n’avez pas exposé { $n } kakemonos en { $clock } tours : partie perdue.
hk-won-alone = Vous avez exposé les { $n } kakemonos à temps : { $points }.

## Hokusai: questions

hk-decide-turn = { $open ->
    [both] faites votre action principale ; une action extra peut venir avant ou après
    [main] faites votre action principale
    [extra] faites une action extra, ou terminez votre tour
   *[power] utilisez le pouvoir de votre maître, ou terminez votre tour
}
hk-decide-stop = agissez là où votre apprenti s’est arrêté, { $space }
hk-decide-collect-more = prendre encore une goutte ?
hk-decide-collect-offered = prendre une goutte devant votre apprenti ?
hk-decide-collect-wished = prendre une goutte au choix sur la roue ?
hk-decide-gain = prendre une goutte secondaire de la réserve ?
hk-decide-take = prendre un kakemono du rondel ?
hk-decide-hire = prendre un artisan du rondel ?
hk-decide-pick = prendre un des artisans piochés ?
hk-decide-fetch-more = prendre une deuxième goutte du sac ?
hk-decide-mix = mélanger encore une fois ?
hk-decide-enter = posez { $drops } sur la roue
hk-decide-turn-wheel = tournez la roue
hk-decide-oval-token = activer le jeton désigné par l’ovale ?
hk-decide-keep = garder une des gouttes primaires ?
hk-decide-rotate = tourner d’abord une œuvre du tissu ?
hk-decide-rotate-to = choisissez l’orientation de « { $card } »
hk-decide-place = choisissez une case pour « { $card } »
hk-decide-orient = choisissez l’orientation de « { $card } » en { $cell }
hk-decide-bonus = prenez le bonus des bords assortis : { $icons }
hk-decide-activate = retirer un autre marqueur ?
hk-decide-paint = peindre une autre goutte ?
hk-decide-master = choisissez votre maître
hk-decide-first-work = choisissez votre kakemono supplémentaire
hk-decide-collect-here = choisissez une goutte devant votre apprenti
hk-decide-collect-ready = choisissez une goutte pour votre zone active
hk-decide-collect-any = choisissez une goutte de la roue
hk-decide-dismiss = plus de place pour { $artisan } : choisissez l’artisan à défausser
hk-decide-recover = choisissez une goutte de votre défausse
hk-decide-fetch = choisissez une goutte de votre sac
hk-decide-recolour = choisissez la goutte secondaire à échanger
hk-decide-recolour-to = choisissez la nouvelle couleur
hk-decide-objective = choisissez un nouvel objectif individuel
hk-decide-give-objective = choisissez l’objectif à rendre
hk-decide-complete = choisissez les gouttes qui achèvent « { $card } »
hk-decide-sacrifice = choisissez l’artisan à défausser
hk-decide-exchange-with = choisissez le marqueur contre lequel l’échanger
hk-decide-remove = choisissez un marqueur à retirer
hk-decide-lose = vous avez trop de gouttes : choisissez-en une à perdre

## Hokusai: choices

hokusai-group-walk = Marcher
hokusai-group-mix = Mélanger
hokusai-group-paint = Peindre
hokusai-group-exhibit = Exposer
hokusai-group-use = Utiliser
hokusai-group-take = Prendre
hk-choice-move = Avancer de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} → { $space } : { $there }
hk-choice-token = Activer : { $token } – { $effect }
hk-choice-take = Prendre : { $card } – { $details }
hk-choice-hire = Prendre : { $artisan } – { $details }
hk-choice-collect = Prendre { $drop } du secteur { $sector }
hk-choice-enter = Poser { $drop } dans le secteur { $sector }
hk-choice-clockwise = Sens horaire : secteurs { $sectors }
hk-choice-counterclockwise = Sens antihoraire : secteurs { $sectors }
hk-choice-turn = L’ovale au secteur { $sector }, { $token } ; puis devant votre apprenti : { $drops }
hk-choice-exhibit = Exposer : { $card }
hk-choice-rotate = Tourner : { $card } en { $cell }
hk-choice-place = Case { $cell } : { $beside }
hk-choice-orient = { $side ->
    [north] À l’endroit
    [east] Tourné à droite
    [south] À l’envers
   *[west] Tourné à gauche
} : { $edges }
hk-choice-mix = Mélanger { $drops } → { $mixed }
hk-choice-discard = Défausser { $drops } et en piocher { $n }
hk-choice-paint = Peindre { $drop } : { $card }
hk-choice-paint-as = Peindre { $drop } comme { $colour } : { $card }
hk-choice-remove = Retirer un marqueur ({ $tool }) : { $card }
hk-choice-sacrifice = Défausser un artisan pour retirer un marqueur ({ $tool }) : { $card }
hk-choice-exchange-cards = Échanger un marqueur ({ $tool }) avec un autre kakemono : { $card }
hk-choice-exchange-random = Échanger un marqueur ({ $tool }) contre un autre au hasard : { $card }
hk-choice-exchange-with = Contre un marqueur ({ $tool }) : { $card }
hk-choice-black = Passer { $drop } du sac à la zone active
hk-choice-search = Piocher jusqu’à une goutte secondaire
hk-choice-drop = Défausser { $drop } et piocher une autre goutte
hk-choice-step = Payer { $drop } pour le pas { $n } sur { $last } du Chemin
hk-choice-keep = Garder { $drop }
hk-choice-gain = Prendre { $drop } de la réserve
hk-choice-recolour = Échanger { $drop }
hk-choice-recolour-to = Contre { $drop }
hk-choice-recover = Reprendre { $drop } de la défausse
hk-choice-fetch = Prendre { $drop } du sac
hk-choice-lose = Perdre { $drop }
hk-choice-dismiss = Défausser : { $artisan } – { $details }
hk-choice-give = Rendre : { $objective }
hk-choice-master = { $master } : { $power }
hk-paying = payer { $drops }
hk-gaining = gagner { $icons }
hk-extra = action extra
hk-once = une fois par tour
hk-one-leaves = vous devez défausser un artisan
hk-walks = Voyage : { $bonus }
hk-most-paid = { $n ->
    [0] aucun bonus
    [one] jusqu’à { $n } bonus
   *[other] jusqu’à { $n } bonus
}

## Hokusai: effects

hk-effect-drew = { $player } pioche { $drops }.
hk-effect-tipped = { $player } verse sa défausse dans le sac : { $n ->
    [one] { $n } goutte
   *[other] { $n } gouttes
}.
hk-effect-mixed = { $player } reçoit les gouttes mélangées : { $drops }.
hk-effect-revealed = Le prochain de la pioche : { $card }.
hk-effect-comes = Nouveau sur le rondel ({ $space }) : { $card }.
hk-effect-jokers-home = { $player } : { $n ->
    [one] { $n } goutte noire revient
   *[other] { $n } gouttes noires reviennent
} dans la défausse.
hk-effect-bonus = { $player } gagne le bonus des bords : { $icons }.
hk-effect-closing = { $player } déclenche la fin avec { $n } kakemonos sur le tissu. Les autres jouent un dernier tour.
hk-effect-walked = { $player } atteint la case { $n } du Voyage : { $bonus }.
hk-effect-climbed = { $player } arrive au pas { $n } du Chemin.
hk-effect-track = { $player } : { $drops ->
    [one] { $drops } goutte
   *[other] { $drops } gouttes
}, ligne { $n } de la piste de pigments.
hk-effect-objective = { $player } pioche un objectif individuel de plus.
hk-effect-again = { $player } joue un tour de plus.
hk-effect-clock = { $left ->
    [0] La dernière goutte de l’horloge retourne dans la boîte.
    [one] Une goutte de l’horloge retourne dans la boîte : il en reste une.
   *[other] Une goutte de l’horloge retourne dans la boîte : il en reste { $left }.
}
hk-effect-stalled = Pendant cinq tours de table, tous les joueurs n’ont fait que défausser : la partie se termine.
hk-effect-end = Les objectifs sont comptés.

## Hokusai: the board in the browser and its explanations

hk-rondel = Rondel
hk-sector = Secteur { $n }
hk-clockwise = Sens horaire
hk-counterclockwise = Sens antihoraire
hk-marker-bag = Marqueurs dans le sac : { $n }
hk-stock = Réserve
hk-cell = Case { $cell }
hk-side = { $side ->
    [north] À l’endroit
    [east] Tourné à droite
    [south] À l’envers
   *[west] Tourné à gauche
}
hk-edges-pay = Bonus :
hk-atelier-of = Atelier : { $player }
hk-chair = Place pour un artisan
hk-room = Place pour un kakemono
hk-asked = Demandé
hk-laid = Peint
hk-mixing = Mélanger
hk-mixing-of = Mélanger : { $colour }
hk-look = Agrandir cet atelier
hk-track-short = Piste
hk-a-work = une œuvre
hk-missing = Demande encore { $drops }.
hk-finished = Toutes ses gouttes sont peintes.
hk-short = Il manque dans votre zone active : { $drops }.
hk-suffices = Votre zone active contient toutes les gouttes demandées.
hk-suffices-marked = Vous avez toutes les gouttes demandées, mais il faut d’abord retirer les marqueurs.
hk-in-reach = { $n ->
    [one] À { $n } case de votre apprenti.
   *[other] À { $n } cases de votre apprenti.
}
hk-progress-individual = Œuvres signées qui comptent : { $n } ; avec votre atelier : { $of }.
hk-progress-position = Œuvres signées qui comptent pour cet objectif : { $n } sur { $of }.
hk-progress-most-markers = Vous en avez { $n } d’un même outil ; le meilleur adversaire en a { $of }.
hk-progress-fewest-pigments = Vous avez { $n } gouttes ; l’adversaire qui en a le moins en a { $of }.
hk-turns-left = { $n ->
    [0] C’est le dernier tour.
    [one] Encore { $n } tour après celui-ci.
   *[other] Encore { $n } tours après celui-ci.
}
hk-edges = Bords du côté peint : { $edges }
hk-initial = Le kakemono initial. Il n’est pas signé.
hk-signed = Signé : { $player }.
hk-deck-note = Le dessus de la pioche : il comblera la prochaine place vide du rondel.
hk-pile-note = Les artisans défaussés passent sous la pile.
hk-master = Maître
hk-tool = Outil
hk-pigment = Pigment
hk-markers = Marqueurs d’outils
hk-signature = Signatures
hk-public-one = Objectif public
hk-individual = Objectif individuel
hk-artisan-note = En action extra, chaque icône de vos artisans retire un marqueur de son outil. Ou défaussez un artisan pour retirer n’importe quel autre marqueur.
hk-tool-note = Vous ne pouvez pas peindre un kakemono tant qu’il porte des marqueurs. Les artisans les retirent ; vous gardez ceux que vous retirez, et ils comptent à la fin.
hk-stock-note = Les gouttes secondaires mélangées ou gagnées viennent d’ici et y reviennent quand leur œuvre est exposée.
hk-wheel-note = Les pigments devant ce secteur. Ils se déplacent quand la roue tourne.
hk-oval-note = Après avoir tourné la roue, vous pouvez activer le jeton désigné par l’ovale.
hk-space-note = Chaque case coûte une goutte noire. D’ici, votre apprenti atteint { $kind ->
    [k] le kakemono
   *[a] l’artisan
}, le jeton ou une goutte de ce secteur.
hk-secret-note = Face cachée : seul son propriétaire sait quelles collections il récompense.
hk-active-note = Les gouttes utilisables pour marcher, mélanger, peindre et exposer. À la fin de votre tour, vous complétez cette zone depuis votre sac.
hk-discard-note = Les gouttes utilisées et les nouvelles restent ici jusqu’à ce que le sac soit vide. En action principale, vous pouvez défausser toute la zone active et piocher de nouvelles gouttes.
hk-bag-note = Vous piochez ici au hasard. Quand le sac est vide, on le remplit avec la défausse.
hk-jokers-note = Les gouttes noires utilisées comme jokers restent ici. Quand vous n’avez plus d’autre goutte noire, toutes reviennent dans votre défausse.
hk-mixing-note = Deux gouttes primaires de la zone active deviennent une goutte secondaire. Les primaires vont sur la roue, vous tournez la roue, et les secondaires vont dans votre défausse.
hk-kept-note = Marqueurs retirés des kakemonos. À la fin, avec les outils des artisans, des séries de 2, 3, 4 ou 5 outils différents valent { $sets } points, et chaque icône de votre outil dominant 1 point.
hk-signature-note = Chaque œuvre exposée prend une signature. Avec la dernière commence la fin de la partie.
hk-track-note = Compté à la fin de chaque tour : moins vous possédez de gouttes, plus vous en collectez et piochez.
hk-track-secondary = En descendant à cette ligne, vous gagnez une goutte secondaire.
hk-track-objective = En descendant à cette ligne, vous gagnez un autre objectif individuel.
hk-track-loss = Ici, vous perdez { $n } gouttes, et votre marqueur va à la ligne { $row }.
hk-journey-note = Quand vous activez le jeton à côté de votre apprenti, avancez d’une case et gagnez le bonus indiqué.
hk-path-note = En action extra, payez une goutte de la couleur indiquée pour faire le pas suivant. Le premier joueur au bout gagne { $n } points.
hk-score-works = La valeur de chaque œuvre que vous avez exposée.
hk-score-individual = { $n } points par œuvre signée de l’une des trois collections de votre objectif, ou de chaque objectif que vous avez.
hk-score-public = Ce que rapportent les objectifs publics sur la table, pour la place de vos œuvres ou votre rang dans un classement.
hk-score-sets = Les outils des marqueurs et des artisans, en séries d’outils différents : 2, 3, 4 ou 5 outils valent { $sets } points.
hk-score-icons = 1 point par icône de l’outil que vous avez le plus, sur les marqueurs et les artisans.
hk-score-artisans = Les points que montrent vos artisans.
hk-score-painted = 1 point par goutte peinte sur un kakemono resté dans votre atelier.
hk-score-closing = { $n } points pour avoir déclenché la fin de la partie.
hk-score-journey = Les points des cases du Voyage que vous avez atteintes.
hk-score-paths = { $n } points pour le premier joueur au bout du Chemin.
hk-black-note = Paie les déplacements, une par case. Elle peut remplacer une goutte primaire dans un mélange ou sur un kakemono.
hk-primary-note = Une couleur primaire. On la trouve sur la roue, et deux gouttes primaires font une goutte secondaire.
hk-secondary-note = Une couleur secondaire, mélange de { $one } et { $other }.

## Hokusai: the log

hk-log-move = va en { $space }
hk-log-move-card = avance de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} → { $card } ({ $space })
hk-log-token = active « { $token } »
hk-log-take = prend le kakemono du secteur { $sector }
hk-log-take-card = prend dans le secteur { $sector } : { $card }
hk-log-hire = prend l’artisan du secteur { $sector }
hk-log-collect = prend une goutte du secteur { $sector } : { $drop }
hk-log-enter = pose une goutte sur la roue : { $drop }
hk-log-clockwise = garnit la roue dans le sens horaire
hk-log-counterclockwise = garnit la roue dans le sens antihoraire
hk-log-turn = place l’ovale sur le secteur { $sector }
hk-log-exhibit = expose un kakemono
hk-log-exhibit-card = expose « { $card } »
hk-log-rotate = tourne « { $card } »
hk-log-place = accroche l’œuvre en { $cell }
hk-log-place-card = accroche « { $card } » en { $cell }
hk-log-orient = l’accroche { $side ->
    [north] à l’endroit
    [east] tournée à droite
    [south] à l’envers
   *[west] tournée à gauche
}
hk-log-mix = mélange { $drops } → { $colour }
hk-log-discard = défausse la zone active et pioche de nouvelles gouttes
hk-log-paint = peint { $drop }
hk-log-paint-as = peint { $drop } comme { $colour }
hk-log-paint-card = peint en { $drop } sur « { $card } »
hk-log-paint-as-card = peint en { $drop } (pour { $colour }) sur « { $card } »
hk-log-remove = retire un marqueur : { $tool }
hk-log-sacrifice = défausse un artisan pour retirer un marqueur : { $tool }
hk-log-sacrifice-gone = défausse { $artisan } pour retirer un marqueur : { $tool }
hk-log-exchange = échange un marqueur : { $tool }
hk-log-exchange-became = échange un marqueur : { $tool } contre { $other }
hk-log-exchange-with = reçoit en échange un marqueur : { $tool }
hk-log-power = utilise le pouvoir de son maître
hk-log-power-black = utilise le pouvoir du maître : prend une goutte noire du sac
hk-log-power-search = utilise le pouvoir du maître : pioche jusqu’à une goutte secondaire
hk-log-drop = défausse une goutte et en pioche une autre : { $drop }
hk-log-step = fait un pas sur le Chemin, payé en { $drop }
hk-log-keep = garde une goutte de l’œuvre : { $drop }
hk-log-gain = prend une goutte dans la réserve : { $drop }
hk-log-recover = reprend une goutte dans la défausse : { $drop }
hk-log-fetch = prend une goutte dans le sac : { $drop }
hk-log-recolour = échange une goutte secondaire : { $drop }
hk-log-lose = perd une goutte : { $drop }
hk-log-dismiss = défausse un artisan
hk-log-dismiss-card = défausse { $card }
hk-log-pick = prend { $artisan }
hk-log-objective = choisit un nouvel objectif individuel
hk-log-give = rend un objectif individuel
hk-log-master = choisit { $master } comme maître
hk-log-done = en reste là
hk-log-secret = choisit en secret

## In the browser: the game's name, its options, its components and its lessons

game-hokusai = Hokusai
about-hokusai = Mélangez les pigments, peignez des rouleaux et accrochez-les dans une grande exposition commune.
option-expansions = Extensions
option-expansions-track = La piste de pigments
option-expansions-track-note = Le nombre de vos gouttes décide de ce que vous prenez et piochez.
option-expansions-journey = Le Voyage
option-expansions-journey-note = Un sentier de neuf cases avec des bonus. On y avance en activant des jetons.
option-expansions-paths = Les Chemins
option-expansions-paths-note = Sept pas payés en gouttes, un bonus au bout de chaque carte.
option-masters = Maîtres
option-masters-draft = Les joueurs choisissent
option-masters-draft-note = Parmi les maîtres visibles, le dernier joueur en premier.
option-masters-random = Distribués au hasard
option-masters-random-note = Plus rapide, idéal pour une première partie.
option-journey = Faces des trois cartes du Voyage
option-journey-any = tirées au sort
unit-turn = Tour
sort-hokusai-setup = Au début
sort-hokusai-scoring = Décompte final
sort-hokusai-end = La fin de la partie
sort-hokusai-tool = Outils
sort-hokusai-collection = Collections
sort-hokusai-kakemono = Kakemonos
sort-hokusai-artisan = Artisans
sort-hokusai-master = Maîtres
sort-hokusai-token = Jetons d’action
sort-hokusai-public = Objectifs publics
sort-hokusai-individual = Objectifs individuels
sort-hokusai-track = La piste de pigments
sort-hokusai-journey = Le Voyage
sort-hokusai-path = Les Chemins
field-kit = Le lot d’un joueur
field-loose = Gouttes libres de chaque primaire
field-reserve = Gouttes de chaque secondaire
field-active = Gouttes dans la zone active
field-markers = Marqueurs sur un kakemono
field-tools = Marqueurs de chaque outil
field-signatures = Signatures
field-kakemonos = Places pour kakemonos
field-artisans = Places pour artisans
field-public = Objectifs publics
field-offer = Cartes de chaque sorte autour du rondel
field-sets = Points pour des séries de 0 à 5 outils
field-own_sets = De même avec Shunshō
field-ranking = Points d’un classement
field-placed = Points par œuvre bien placée
field-individual = Points par œuvre de l’objectif
field-path_first = Points du premier au bout du Chemin
field-cloth = Kakemonos qui mettent fin à la partie, 1 à 5 joueurs
field-closing = Points pour avoir mis fin à la partie
field-clock = Tours en solo
field-works = Œuvres à exposer en solo
field-solo_loose = Gouttes libres de chaque primaire en solo
field-collection = Collection
field-value = Valeur
field-pigments = Gouttes
field-north = Bord haut
field-east = Bord droit
field-south = Bord bas
field-west = Bord gauche
field-tool = Outil
field-icons = Symboles
field-use = Utilise
field-as = Comme
field-first = Premier
field-second = Deuxième
field-third = Troisième
field-lowest = Ligne la plus basse
field-start = Première ligne
field-collects = Gouttes prises, de la ligne 4 à la ligne 16
field-refills = Complété jusqu’à, de la ligne 4 à la ligne 16
field-secondary = Ligne qui donne une secondaire
field-objective = Ligne qui donne un objectif
field-loses = Gouttes perdues à la ligne 16
field-falls_to = Ligne après la perte
field-level = Niveau
field-bonus = Bonus
value-position = position
value-ranking = classement
value-all = tout
