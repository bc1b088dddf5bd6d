## Scoring categories of IKI

iki-track = Piste
iki-types = Types
iki-fish = Poisson
iki-tobacco = Tabac
iki-buildings = Bâtiments
iki-goods = Ressources
iki-reconstructed = ≈ La plupart des prix sont reconstitués : nous n’avons pas vu les cartes imprimées.

## Lab statistics for IKI

iki-taken-character = Personnages
iki-taken-building = Bâtiments
iki-taken-token = Jetons de saison
iki-taken-special = Jetons spéciaux
iki-tally-hires = Recrutements
iki-tally-retired = Départs à la retraite
iki-tally-buildings = Bâtiments

## Goods

mon = { $n ->
    [one] { $n } mon
   *[other] { $n } mons
}
rice = { $n } riz
wood = { $n } bois
sandal = { $n ->
    [one] { $n } sandale
   *[other] { $n } sandales
}
koban = { $n ->
    [one] { $n } koban
   *[other] { $n } kobans
}
iki = { $n } IKI
fire = { $n ->
    [one] { $n } niveau de lutte incendie
   *[other] { $n } niveaux de lutte incendie
}
free = rien
for = { $pay } → { $gain }

mon-name = Mon
rice-name = Riz
wood-name = Bois
sandal-name = Sandales
koban-name = Koban
iki-name = IKI
fire-name = Feu
kobun-name = Kobun
score-name = Score

## IKI: types, seasons

peddler = Colporteur
artisan = Artisan
special = Spécial
master = Maître
seller = Marchand
spring = Printemps
summer = Été
autumn = Automne
winter = Hiver
new-year = Nouvel An

## IKI: the table

month = Mois { $month } sur 12 · { $season }
month-fire = un incendie de force { $strength } à la fin
month-payday = Bilan des Comptes à la fin
forecast = En l’état
forecast-payday = Bilan des Comptes au mois { $month }
forecast-feed = riz : { $rice } pour { $feeds ->
    [one] { $feeds } personnage
   *[other] { $feeds } personnages
}
forecast-hungry = { $n ->
    [one] un partira, faute de riz
   *[other] { $n } partiront, faute de riz
}
forecast-salaries = revenus : { $gain }
forecast-pensions = pensions : { $gain }
forecast-harmony = harmonie : { $gain }
forecast-fire = incendie au mois { $month } : force { $strength }, votre niveau de lutte incendie { $power }
forecast-reaches = il peut atteindre { $stalls }
forecast-safe = il ne peut atteindre ni vos personnages ni vos bâtiments
setup = Mise en place
blocked = case ikizama { $space } bloquée
fire-track = Lutte contre les incendies
ikizama-track = Ikizama
characters = Personnages à recruter
cost = Coût
ability = Compétence
salaries = Revenus
market = En vente
buildings-offered = Bâtiments
deck-left = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
retired = Retraite
tokens = Jetons
neutral = neutre
start-area = départ
worth-fixed = { $n } IKI à la fin
per-sandal = { $n } IKI par sandale, { $most } au maximum
per-rice = { $n } IKI par riz, { $most } au maximum
per-fish = autant d’IKI que le poisson
per-fire = { $n } IKI par niveau de lutte incendie
lasting-feed = { $n } IKI par personnage nourri
lasting-watch = { $n } IKI par recrutement avec bonus incendie
lasting-villa = à chaque Bilan des Comptes, { $n ->
    [one] { $n } mon
   *[other] { $n } mons
} par personnage de votre type le plus nombreux
pouch-fire = 1 IKI { $n ->
    [one] par niveau
   *[other] tous les { $n } niveaux
} de lutte incendie
pouch-types = 1 IKI par type
pouch-largest-type = 1 IKI par personnage de votre type le plus nombreux
pouch-mon = 1 IKI { $n ->
    [one] par mon
   *[other] tous les { $n } mons
}
fish-value = { $n ->
    [0] un poisson
   *[other] un poisson, plus { $n } IKI
}
raise-one = un de vos personnages gagne de l’expérience
swap-two = deux personnages échangent leurs places
build-less = construire pour { $discount } de moins
each-opponent = chaque adversaire gagne { $gain }

## IKI: questions

decide-take = choisissez un personnage de départ
decide-take-stall = choisissez une arrière-salle au bord du plateau pour { $card-article }
decide-ikizama = placez votre ikizama
decide-earn = percevez votre revenu ou recrutez
decide-hire-stall = choisissez une arrière-salle pour { $card-article }
decide-move = déplacez votre oyakata
decide-business = commercez { $shop-at } et activez un personnage à l’arrière
decide-second-purchase = acheter aussi l’autre jeton ?
decide-raise = choisissez le personnage qui gagne de l’expérience
decide-swap = choisissez le premier personnage à échanger
decide-with = choisissez le personnage avec lequel l’échanger
decide-building = choisissez un bâtiment
decide-build-stall = choisissez une arrière-salle pour { $card-article }
decide-feed = vous manquez de riz : choisissez le personnage à perdre
decide-avoid = l’incendie atteint { $card-article } : utiliser un jeton « Éviter un incendie » ?
decide-neutral = choisissez le personnage neutre à placer
decide-neutral-stall = choisissez une arrière-salle pour { $card-article }
decide-stand = placez votre oyakata pour le Nouvel An

## IKI: choices

iki-group-walk = Marcher
iki-group-hire = Recruter
iki-group-visit = Activer
iki-group-trade = Commercer
iki-group-buy = Acheter
iki-group-build = Construire
choice-take = Prendre : { $card } – { $ability } ; revenus { $salaries }
choice-hire = Recruter : { $card } ({ $type }) – { $ability } ; revenus { $salaries }
choice-neutral = { $card } ({ $type }) : { $ability }
choice-stall = Arrière-salle { $stall } ({ $shops })
choice-stall-extra = Arrière-salle { $stall } ({ $shops }), pour { $pay }
choice-visit = Activer : { $card } en { $stall } – { $ability }
visit-owner = le personnage adverse ({ $owner }) gagne de l’expérience
visit-neutral = ce personnage quitte ensuite le jeu
choice-raise = { $card } en { $stall } gagne de l’expérience
raise-retires = et part à la retraite
choice-swap = { $card } en { $stall }
choice-starve = Perdre : { $card } en { $stall }
choice-ikizama = { $n ->
    [one] Avancer de { $n } case
   *[other] Avancer de { $n } cases
}
choice-ikizama-first = Jouer en premier et avancer de 1 à 4 cases ; ni revenu ni recrutement, mais { $gain }
choice-move = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} → { $shop }
move-laps = { $n ->
    [one] { $n } tour complet : vos personnages gagnent de l’expérience
   *[other] { $n } tours complets : vos personnages gagnent de l’expérience à chaque fois
}
choice-stand = { $shop }
choice-trade = { $shop } : { $trade }
choice-build = Construire : { $building } – { $worth }
choice-buy = Acheter : { $token } – { $effect }
choice-income = Percevoir le revenu
choice-save = Défausser le jeton : { $card-article } survit
choice-burn = Garder le jeton : { $card-article } brûle
choice-done = Terminer
paying = payer { $pay }
gaining = gagner { $gain }

## IKI: scenes

season-begins = Nouvelle saison : { $season }
iki-scene-fire = Incendie
iki-scene-month-end = Fin du mois
iki-scene-payday = Bilan des Comptes
iki-scene-harmony = Harmonie des nagayas
iki-scene-feeding = Les personnages sont nourris
new-year-of = Nouvel An : à { $player } de jouer

## IKI: effects

effect-block = La tuile bloque la case ikizama { $space }.
effect-first = { $player } agit en premier.
effect-reveal = À recruter : { $card }.
effect-fire = Un incendie de force { $strength } se déclare dans le nagaya { $nagaya } !
effect-put-out = { $player } éteint l’incendie en { $stall }.
effect-burnt = { $player } : { $card-article } brûle en { $stall }.
effect-burnt-neutral = Un personnage neutre brûle en { $stall } : { $card-article }.
effect-saved = { $player } : { $card-article } échappe à l’incendie.
effect-experience = { $player } : { $card-article } gagne de l’expérience.
effect-retire = { $player } : { $card-article } part à la retraite.
effect-mons = Un mon est posé sur { $n ->
    [one] le personnage qui reste
   *[other] chacun des { $n } personnages qui restent
} à recruter.
effect-payday = { $n ->
    [0] Tous les personnages ont été recrutés.
    [one] Le personnage que personne n’a recruté s’en va.
   *[other] Les { $n } personnages que personne n’a recrutés s’en vont.
}
effect-salary = { $player } perçoit ses revenus : { $gain }.
effect-harmony = { $player } gagne { $n } IKI : { $card-article } est en harmonie.
effect-fed = { $player } nourrit { $n ->
    [one] { $n } personnage
   *[other] { $n } personnages
}.
effect-starved = { $player } : { $card-article } s’en va, faute de riz.
effect-leaves = Un personnage quitte le jeu : { $card-article }.
nobody = sans propriétaire

## IKI: the table in the browser

street = La Grande Rue
show-codes = Montrer les codes des arrière-salles et des boutiques (maintenir c)
prices-title = Prix
prices-reconstructed = Les prix des cartes, des bâtiments et des jetons sont reconstitués : nous n’avons pas vu ceux du jeu imprimé. Si vous possédez le jeu, vous pouvez les vérifier sous « Matériel ».
nagaya = Nagaya { $nagaya }
calendar = Calendrier
mats = Les joueurs
building = Bâtiment
special-token = Jeton spécial
lap-line = Ligne de tour
iki-on-track = IKI gagnés jusqu’ici
oyakata-of = Oyakata : { $player }
ikizama-space = Ikizama { $space }
stall-free = Arrière-salle { $stall }, libre
stall-served = Derrière : { $shops }
stall-extra = Placer une carte ici coûte { $pay } de plus.
experience-of = expérience { $n } sur { $track }
kobuns-at-hand = { $n ->
    [one] { $n } kobun disponible
   *[other] { $n } kobuns disponibles
}
fire-bonus = Donne { $gain } au recrutement.
mons-on-card = Donne en plus { $gain } au recrutement.
blocking-left = { $n ->
    [0] Plus aucune tuile pour cette case.
    [one] Encore { $n } tuile à venir pour cette case.
   *[other] Encore { $n } tuiles à venir pour cette case.
}
row-empty = Aucun personnage à recruter.
row-new-year = On ne recrute pas au Nouvel An.
sun = Soleil
moon = Lune

## IKI: explanations

explain-mon = La monnaie. À la fin, 4 mons valent 1 IKI.
explain-rice = À chaque Bilan des Comptes, chaque personnage sur le plateau mange 1 riz.
explain-wood = Pour les bâtiments. À la fin, chaque bois vaut 1 IKI.
explain-sandal = Dépensez-en une en marchant pour avancer d’une case de plus.
explain-koban = De l’or, pour les bâtiments. À la fin, chaque koban vaut 3 IKI.
explain-kobun = Chaque personnage que vous recrutez et chaque bâtiment que vous construisez demande un kobun. Vous le récupérez quand le personnage part à la retraite ou est perdu.
explain-peddler = Les colporteurs coûtent peu et rapportent des ressources.
explain-artisan = Les artisans rapportent des IKI à chaque Bilan des Comptes.
explain-special = Les spéciaux protègent du feu, rapportent beaucoup d’IKI ou laissent un jeton durable.
explain-master = Les maîtres sont chers, rapportent mons et IKI, et plusieurs construisent.
explain-seller = Les marchands rapportent des mons à chaque Bilan des Comptes.
explain-building = Il garde son kobun et son arrière-salle jusqu’à la fin, sauf s’il brûle.
explain-shop = Si votre oyakata s’arrête ici, vous pouvez utiliser la boutique une fois et activer un personnage à l’arrière.
explain-site = Construire un bâtiment : { $pay } en plus de son prix. Il faut un kobun et une arrière-salle libre.
explain-fish-market = Achetez un poisson. Vous pouvez en avoir un par saison.
explain-tobacco-shop = Achetez une pipe, une blague à tabac, ou une de chaque.
explain-fish = Les poissons de 1, 2, 3 ou 4 saisons valent { $values } IKI à la fin.
explain-pipe = Elle agit tout de suite. Si vous avez une pipe, vos blagues à tabac comptent double.
explain-pouch = Elle compte à la fin, et double si vous avez une pipe.
explain-move-plus-one = Votre oyakata peut avancer d’une case de plus à chaque déplacement.
explain-hire-minus-one = Chaque personnage vous coûte 1 mon de moins.
explain-joker = À la fin, il compte comme le type qui vous rapporte le plus.
explain-avoid-fire = Défaussez-le pour sauver un personnage d’un incendie.
explain-oyakata = Il avance d’autant de cases que l’indique son ikizama et commerce là où il s’arrête.
explain-lap = Quand un oyakata franchit cette ligne, il termine un tour complet : tous les personnages de son joueur sur le plateau gagnent de l’expérience.
explain-income = Prenez { $gain } au lieu de recruter.
explain-row = Quatre personnages arrivent chaque mois. À la fin du mois, ceux qui restent reçoivent 1 mon chacun. Au Bilan des Comptes, ils partent.
explain-sun = Joue en premier ; choisit le personnage neutre les mois impairs.
explain-moon = Joue en second ; choisit le personnage neutre les mois pairs.
explain-fire = Il part de l’arrière-salle 1 d’un nagaya tiré au sort et perd 1 de force à chaque arrière-salle. Si le niveau de lutte incendie du propriétaire suffit, il s’éteint ; sinon, le propriétaire perd la carte.
explain-payday = Les revenus sont versés, les voisins d’un même type rapportent des IKI, et chaque personnage sur le plateau mange 1 riz. Puis une nouvelle saison commence.
explain-month = Quatre personnages arrivent. Ceux qui restent à la fin du mois reçoivent 1 mon chacun.
explain-new-year = Tous les joueurs placent leur oyakata devant la boutique de leur choix et y commercent une dernière fois. Puis la partie est finie.
explain-ikizama = La case indique de combien vous avancez. Les joueurs agissent de gauche à droite.
explain-fire-track = Lutte contre les incendies. Elle décide qui résiste au feu, et le niveau le plus haut place son ikizama en premier. Dans une pile, le marqueur du dessus passe en premier.
explain-iki = IKI gagnés jusqu’ici. Types, poisson, tabac, bâtiments et ressources s’ajoutent à la fin.
iki-score-track = Les IKI gagnés en cours de partie.
iki-score-types = Selon le nombre de types parmi vos personnages, sur le plateau ou à la retraite : 1, 2, 3, 4 ou 5 types valent { $values } IKI.
iki-score-fish = Les poissons de 1, 2, 3 ou 4 saisons valent { $values } IKI ; les plus chers apportent en plus ce qu’ils montrent.
iki-score-tobacco = Les IKI de vos blagues à tabac, doublés si vous avez une pipe.
iki-score-buildings = Les IKI de vos bâtiments encore debout à la fin.
iki-score-goods = { $koban } IKI par koban, { $wood } par bois, 1 tous les { $mons } mons. Le riz et les sandales ne valent rien.

## IKI: the log

log-take = prend { $card-article }
log-hire = recrute { $card-article }
log-neutral = choisit { $card-article } comme personnage neutre
log-stall = place la carte en { $stall }
log-stall-card = place { $card-article } en { $stall }
log-visit = active le personnage en { $stall }
log-visit-of = active { $card-article } ({ $owner }) en { $stall }
log-visit-own = active { $card-article }, son propre personnage, en { $stall }
log-visit-neutral = active { $card-article }, un personnage neutre, en { $stall }
log-grows = { $n ->
    [one] { $cards-article } gagne de l’expérience
   *[other] { $cards-article } gagnent de l’expérience
}
log-raise = donne de l’expérience en { $stall }
log-raise-card = donne de l’expérience { $card-to } en { $stall }
log-swap = échange { $stall } …
log-swap-card = choisit { $card-article } en { $stall } pour un échange
log-with = … avec { $stall }
log-with-card = échange les places : { $swapped-article } et { $card-article } ({ $from } ⇄ { $stall })
log-starve = perd le personnage en { $stall }
log-starve-card = perd { $card-article } en { $stall }
log-ikizama = place son ikizama sur la case { $space }
log-stand = s’installe { $shop-at }
log-move = { $n ->
    [one] avance de { $n } case
   *[other] avance de { $n } cases
}
log-move-shop = { $n ->
    [one] avance de { $n } case et s’arrête { $shop-at }
   *[other] avance de { $n } cases et s’arrête { $shop-at }
}
log-trade = commerce { $shop-at } : { $trade }
log-trade-shop = commerce { $shop-at }
log-build = construit { $building-article }
log-buy = achète { $token-article }
log-income = perçoit son revenu
log-save = défausse un jeton « Éviter un incendie »
log-save-card = sauve { $card-article } en { $stall } grâce à un jeton « Éviter un incendie »
log-burn = laisse brûler
log-burn-card = laisse brûler { $card-article } en { $stall }
log-done = en reste là

## In the browser: the game's name, its components and its lessons

game-iki = IKI
about-iki = Passez une année dans une rue marchande d’Edo. Recrutez des artisans, commercez et gare au feu !
unit-month = Mois
sort-iki-setup = Au début
sort-iki-scoring = Décompte final
sort-iki-board = Les deux faces du plateau
sort-iki-blocking = Tuiles Blocage
sort-iki-shop = Boutiques
sort-iki-trade = Ce que les boutiques échangent
sort-iki-special = Jetons spéciaux
sort-iki-character = Personnages
sort-iki-building = Bâtiments
sort-iki-token = Jetons de saison
field-mon = Mons
field-rice = Riz
field-sandal = Sandales
field-kobun = Kobuns
field-income = Revenu en mons
field-first_space = Mons sur la première case d’ikizama
field-row = Personnages dans la rangée
field-buildings = Bâtiments proposés
field-site = Mons pour construire
field-scoring-types = IKI pour 0 à 5 types
field-scoring-fish = IKI pour 0 à 4 poissons
field-koban = IKI par koban
field-wood = IKI par bois
field-mons = Mons pour 1 IKI
field-stalls = Arrière-salles par nagaya
field-outer = Arrière-salles de la boutique extérieure
field-inner = Arrière-salles de la boutique intérieure
field-extra = Supplément en mons par arrière-salle
field-crossroads = Groupe au carrefour
field-board-fire = Force des trois incendies
field-spaces = Tuiles pour l’ikizama 1–4, 1, 2, 3, 4
field-space = Case
field-nagaya = Nagaya
field-side = Côté
field-pay = Coûte
field-gain = Donne
field-season = Saison
field-type = Type
field-cost = Coût
field-fire = Bonus incendie
field-ability = Compétence
field-salaries = Revenus
field-track = Expérience avant la retraite
field-token = Jeton
field-discount = Réduction
field-opponents = Chaque adversaire gagne
field-lasting = Effet permanent
field-amount = Montant
field-per = Compte
field-each = IKI pour chacun
field-most = Au plus
field-price = Prix
field-every = Par lot de
value-two = Deux joueurs
value-more = Trois ou quatre joueurs
value-inner = intérieur
value-outer = extérieur
value-start = de départ
value-trade = échange
value-build = construction
value-raise = expérience
value-swap = permutation
value-feed = en nourrissant
value-watch = en recrutant avec un bonus incendie
value-villa = à chaque Bilan des Comptes
value-fish = poisson
value-pipe = pipe
value-pouch = blague à tabac
value-types = types
value-largest-type = personnages du type le plus nombreux
