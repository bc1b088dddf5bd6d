## Scoring categories of IKI

iki-track = Piste
iki-types = Types
iki-fish = Poisson
iki-tobacco = Tabac
iki-buildings = Bâtiments
iki-goods = Ressources

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
per-fish = autant d'IKI que le poisson
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
raise-one = un de vos personnages gagne de l'expérience
swap-two = deux personnages échangent leurs places
build-less = construire pour { $discount } de moins
each-opponent = chaque adversaire gagne { $gain }

## IKI: what is asked

ask-take = choisissez un personnage de départ
ask-take-stall = choisissez une arrière-salle au bord du plateau pour la carte { $card }
ask-ikizama = placez votre ikizama
ask-earn = percevez votre revenu ou recrutez
ask-hire-stall = choisissez une arrière-salle pour la carte { $card }
ask-move = déplacez votre oyakata
ask-business = faites vos transactions ({ $shop } et un personnage à l'arrière)
ask-second-purchase = acheter aussi l'autre jeton ?
ask-raise = choisissez qui gagne de l'expérience
ask-swap = choisissez le premier personnage à échanger
ask-with = choisissez avec qui l'échanger
ask-building = choisissez un bâtiment
ask-build-stall = choisissez une arrière-salle pour la carte { $card }
ask-feed = vous manquez de riz, choisissez qui perdre
ask-avoid = l'incendie atteint la carte { $card }, utiliser un jeton « Éviter un incendie » ?
ask-neutral = choisissez un personnage neutre à placer
ask-neutral-stall = choisissez une arrière-salle pour la carte { $card }
ask-stand = placez votre oyakata pour le Nouvel An

## IKI: choices

do-take = Prendre : { $card } – { $ability } ; revenus { $salaries }
do-hire = Recruter : { $card } ({ $type }) – { $ability } ; revenus { $salaries }
do-neutral = { $card } ({ $type }) : { $ability }
do-stall = Arrière-salle { $stall } ({ $shops })
do-stall-extra = Arrière-salle { $stall } ({ $shops }), pour { $pay }
do-visit = Activer : { $card } en { $stall } – { $ability }
visit-owner = { $owner } gagne de l'expérience
visit-neutral = ce personnage quitte ensuite le jeu
do-raise = { $card } en { $stall } gagne de l'expérience
raise-retires = et part à la retraite
do-swap = { $card } en { $stall }
do-starve = Perdre : { $card } en { $stall }
do-ikizama = { $n ->
    [one] Avancer de { $n } case
   *[other] Avancer de { $n } cases
}
do-ikizama-first = Jouer en premier, avancer de 1 à 4 cases ; ni revenu ni recrutement, mais { $gain }
do-move = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} → { $shop }
move-laps = { $n ->
    [one] { $n } tour complet : vos personnages gagnent de l'expérience
   *[other] { $n } tours complets : vos personnages gagnent de l'expérience à chaque fois
}
do-stand = { $shop }
do-trade = { $shop } : { $trade }
do-build = Construire : { $building } – { $worth }
do-buy = Acheter : { $token } – { $effect }
do-income = Percevoir son revenu
do-save = Défausser le jeton, { $card } survit
do-burn = Garder le jeton, { $card } brûle
do-done = Terminer
paying = payer { $pay }
gaining = gagner { $gain }

## IKI: news

news-block = La tuile bloque la case ikizama { $space }.
news-reveal = À recruter : { $card }.
news-fire = Un incendie de force { $strength } se déclare dans le nagaya { $nagaya } !
news-put-out = { $player } éteint l'incendie en { $stall }.
news-burnt = { $player } : { $card } brûle en { $stall }.
news-saved = { $player } : { $card } échappe à l'incendie.
news-retire = { $player } : { $card } part à la retraite.
news-salary = { $player } perçoit ses revenus : { $gain }.
news-harmony = { $player } : { $card } en harmonie, { $n } IKI.
news-fed = { $player } nourrit { $n ->
    [one] { $n } personnage
   *[other] { $n } personnages
}.
news-starved = { $player } : { $card } s'en va, faute de riz.
news-leaves = { $card } quitte le jeu.
nobody = sans propriétaire
