## General

home = Accueil
default-name = Joueur
play-now = Jouer à { $game }
rules = Règles
components = Matériel
page-of-game = { $page } : { $game }
language = Langue
preferences = Préférences
your-name = Votre nom
account = Votre compte
menu-you = Vous
menu-account = Compte
menu-notices = Notifications
menu-playing = À la table
name-wanted = Comment vous appeler ?
name-kept = Bienvenue, { $name }.
prefer-sound = Sons
volume = Volume
prefer-notify = M’avertir quand c’est mon tour
others-speed = Vitesse des coups des autres
others-speed-calm = lente
others-speed-normal = normale
others-speed-quick = rapide
others-speed-at-once = instantanée
prefer-motion = Animations
prefer-confirm = Confirmer chaque coup
theme = Thème
theme-system = Celui du système
theme-day = Clair
theme-night = Sombre
broken = Quelque chose s’est mal passé
error-advice = Votre partie est en sécurité sur le serveur. Rechargez cette page, ou passez par l’accueil et revenez.
bot-novice = Novice
bot-apprentice = Élève
bot-artisan = Artisan
bot-master = Maître
bot-grandmaster = Grand maître

## The table in the browser

connection-connecting = Connexion…
connection-open = Connecté
connection-lost = Connexion perdue. Nouvel essai…
the-table = La table
standing = Scores
score-now = Maintenant
score-if-ended = Si la partie s’arrêtait maintenant
board = Plateau
zoom = Zoom
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Voir tout le plateau
skip-to-choices = Aller aux choix (touches 1 à 9 pour choisir)
skip-to-replay = Aller aux commandes de lecture
choose-pictured = Pointez un choix pour voir son effet.
choices = Vos choix
choices-below = Encore { $n } choix
choices-first = Revenir aux premiers choix
log = Journal
log-earlier = Afficher les coups précédents
your-turn = À vous
skip-to-now = Aller au présent
catching-up = Coups des autres joueurs
since-your-turn = Depuis votre dernier tour
lately = Ces derniers coups
notify-question = Voulez-vous une notification quand c’est à vous et que vous ne regardez pas cette page ?
notify-yes = Oui, avertissez-moi
notify-no = Non merci
confirm = Confirmer
point-back = Retour
undo = Annuler
undo-turn = Annuler tout mon tour
what-if = Essayer des coups
what-if-about = Essayez votre tour. Rien n’est joué tant que vous ne le dites pas.
what-if-title = Essai : rien n’est encore joué
what-if-how = Choisissez comme d’habitude. Personne ne voit ce que vous essayez, et vous pouvez tout abandonner.
what-if-play = Jouer
what-if-back = Un coup en arrière
what-if-drop = Abandonner l’essai
what-if-ends-chance = L’essai s’arrête ici : le hasard décide de la suite.
what-if-ends-turn = Votre tour s’achève ici.
what-if-ends-over = La partie s’achève ici.
what-if-moved-on = La partie a avancé : votre essai a été abandonné.
what-if-broken = Coups de l’essai joués : { $played } sur { $moves }.
proposal-takeover = Laisser un robot jouer pour { $player } ({ $agreed } sur { $needed } d’accord)
time-left = Temps restant
time-days = { $days } j
time-days-hours = { $days } j { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
clocks-pause = Arrêter les pendules ({ $agreed } sur { $needed } d’accord)
clocks-on = Relancer les pendules
bot-plays-after-timeout = Votre temps s’est écoulé : un robot ({ $bot }) joue pour { $player }.
bot-plays-after-vote = En votre absence, les autres ont laissé un robot ({ $bot }) jouer pour { $player }.
take-seat-back = Reprendre ma place
log-came-back = reprend sa place
ask-again = Réessayer
other-bot = Remplacer ce robot
other-bot-agreed = Remplacer ce robot ({ $agreed } sur { $needed } d’accord)
sending = Envoi du coup…
others-think = { $player } réfléchit.
queue-position = Numéro { $place } dans la file d’attente.
bots-hurried = Le serveur est très sollicité : les robots ont moins de temps que d’habitude pour réfléchir.
watching = Vous regardez la partie.
log-took-back = annule son coup
log-open = Montrer la table après ce coup
past-title = Une position antérieure
past-close = Revenir à la position actuelle
log-bot-takeover = laisse sa place à un robot : { $bot }
reconstructed-note = ≈ Reconstitué : nous n’avons pas vu l’original imprimé.
waiting-title = Avant la partie
waiting-how = Réglages de cette table
free-seat = une place libre
somebody = quelqu’un
awaited-seat = on attend { $player }
you = vous
invite = Invitez vos amis avec ce lien :
copy = Copier
copied = Copié
take-seat = Prendre une place
get-up = Quitter ma place
start = Commencer la partie
start-when-full = La partie peut commencer quand toutes les places sont prises.
begins-when-full = La partie commence toute seule quand la dernière place est prise.

## Pages

pages = Pages
learn = Apprendre
tables = Tables
game = Jeu
more = Plus
unofficial = Logiciel d’amateurs, non officiel. IKI est de Koota Yamada et Sorry We Are French ; Hokusai de Bianca Melyna, Moisés Pacheco et Ludens Spirit. Tous les dessins sont les nôtres.
unreached = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
newer-version = Une version plus récente d’Ukiyo est disponible.
newer-reload = Recharger
newer-later = Pas maintenant
no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été supprimée parce que personne n’y a joué.

## Home

tagline = Deux jeux de plateau du vieil Edo, en ligne
print-described = Une estampe : une grande vague, le mont Fuji au crépuscule et un pont avec ses lanternes
opponents = Adversaires
bots-level = Robots :
against = { $n ->
    [0] en solo
    [one] contre un robot
   *[other] contre { $n } robots
}
learn-first = Apprendre d’abord
tables-finished = Vos parties terminées
all-tables = Toutes vos tables
all-finished = Toutes les parties terminées
home-new = Ouvrir une table
home-new-note = pour des amis, des robots ou plusieurs personnes devant un écran
home-find = Trouver une partie
home-find-note = jouez avec des gens de votre niveau, ou rejoignez une table ouverte
home-tournaments = Tournois
home-tournaments-note = plusieurs rondes, avec un classement final
home-watch = Regarder
home-watch-note = les parties en cours et, coup par coup, les parties finies

## Lists of tables

list-mine = Les miennes
list-join = Rejoindre
list-watch = Regarder
list-replays = Revoir
search-tables = Chercher un joueur ou un jeu
none-found = Aucune table trouvée.
more-tables = Afficher les plus anciennes
none-mine = Vous n’avez pas encore de table.
none-join = Aucune table ouverte pour le moment.
none-watch = Aucune partie à regarder pour le moment.
none-replays = Aucune partie à revoir pour le moment.
friends-link = Lien d’un ami
go-there = Ouvrir
no-link = Ce n’est pas un lien vers une table. Un tel lien ressemble à …/#/table/ suivi de quelques lettres.
seats-free = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
ready-to-start = prête à commencer
is-running = en cours
turn-of = à { $player } de jouer
is-over = terminée
list-won = { $player } l’emporte, { $score }

## Seat links

seat-title = Prenez votre place
seat-taking = Installation à votre place…
seat-closed = Ce lien ne fonctionne plus. Créez-en un nouveau sur l’appareil où vous avez la place.

## A new table

new-title = Ouvrir une table
players-range = { $least } à { $most } joueurs
new-seats = Qui joue ?
seat-number = Place { $n }
add-seat = Ajouter une place
remove-seat = Retirer
hot-seat = Vous avez plusieurs places : faites passer l’appareil à chaque tour.
seat-option-me = { $name } (moi)
seat-option-open = Un ami, par lien
seat-option-bot = Robot : { $level }
keep-a-seat = Gardez au moins une place pour vous.
new-further = Plus : discussion, remplaçant, cote
time-control = Rythme de jeu
time-control-none = Sans pendule
time-control-live = En une séance : un temps fixé pour chacun, et 20 secondes rendues à chaque tour
time-control-minutes = Temps par joueur
time-control-brisk = Sur plusieurs jours, rapide : 4 heures rendues à chaque tour, 3 jours au plus
time-control-steady = Sur plusieurs jours, moyen : 12 heures rendues à chaque tour, 5 jours au plus
time-control-calm = Sur plusieurs jours, lent : 36 heures rendues à chaque tour, 10 jours au plus
time-control-is = Chaque joueur commence avec { $bank } et regagne { $gain } par tour, { $cap } au plus. Si votre temps s’épuise, un robot joue pour vous. Vous pouvez reprendre votre place à tout moment.
chat-choice = Discussion
chat-choice-on = Messages et stickers
chat-choice-stickers = Stickers seulement (pas besoin de langue commune)
chat-choice-off = Désactivée
takeover-bot = Robot qui joue pour les absents
listed = Ouverte à tout le monde
listed-note = La table figure dans la liste des tables ouvertes. Sinon, il faut le lien pour la rejoindre.
rated = Partie classée
rated-note = Le résultat compte pour la cote de tous les joueurs. Une partie classée a un rythme de jeu et une seule place par personne, se joue toujours jusqu’au bout et n’a pas de conseils avant la fin. Votre cote et un lien vers votre profil s’affichent à côté de votre nom.
unrated-alone = Une partie en solo ne peut pas être classée.
unrated-hot-seat = Une partie où une personne a deux places ne peut pas être classée.
unrated-box = Une partie avec les valeurs de votre propre exemplaire ne peut pas être classée.
rating-is = Cote { $value } ± { $doubt }
rating-provisional = Cote provisoire { $value } ± { $doubt } (encore peu de parties)
rating-own-moves = coups joués soi-même : { $share }
rating-counted = compte pour { $share }
rating-counted-note = Une partie compte moins, voire pas du tout, contre des joueurs qui ont peu de parties classées contre d’autres, contre un même joueur rencontré sans cesse, et entre joueurs d’une même adresse internet.
profile = Profil
set-table = Ouvrir la table

## The lobby

a-bot = robot
a-person = est à la table
host-starts = La partie est lancée par la personne qui a ouvert la table.
takeover-bot-is = Si quelqu’un s’absente, un robot joue à sa place : { $bot }.
chat-here-on = Discussion : messages et stickers.
chat-here-stickers = Discussion : stickers seulement.
chat-here-off = La discussion est désactivée.
device-link = Déplacer ma place vers un autre appareil
device-link-of = Déplacer vers un autre appareil : { $player }
device-link-note = Ouvrez ce lien sur l’autre appareil. Gardez-le secret : toute personne qui l’a peut jouer à votre place.
device-link-once = Le lien ne sert qu’une fois

## The end

winners = { $players } se partagent la victoire.
show-scores = Voir les scores
look-at-table = Regarder la table
by-category = Points par catégorie
course = Score au fil de la partie
ranked = { $n ->
    [1] 1re place
   *[other] { $n }e place
}
rematch = Revanche
to-rematch = À la revanche
to-tournament = Aller au tournoi
replay = Revoir la partie

## Replay

move = Coup
move-of = Coup { $move } sur { $moves }
to-first = Au début
step-back = Un coup en arrière
play = Lecture
pause = Pause
step-on = Un coup en avant
to-last = À la fin
replay-speed = Vitesse
view-as = Point de vue :
fork = Continuer à jouer d’ici
fork-as = à la place de
fork-against = contre des robots :
fork-here = Jouer la suite après le coup { $move }
download-record = Télécharger la partie

## Hints and reviews

hint = Conseil
hint-title = Le conseil de l’entraîneur
hint-thinking = Recherche du meilleur coup…
hint-promise = chances de victoire : { $win } · score final : { $score }
hint-note = Une estimation, moins sûre en début de partie. L’entraîneur ne voit que ce que vous pouvez voir, et il peut se tromper.
master-hurried = Le serveur est très sollicité : l’entraîneur a eu moins de temps que d’habitude.
hint-busy = Votre dernier conseil pour cette table n’est pas encore prêt. Réessayez dans un instant.
hint-failed = Le conseil n’a pas pu être calculé. Réessayez.
moves = Coups
review = Analyse
review-own = Analyser ma partie
review-of = Analyser la partie : { $player }
review-thinking = Analyse de la partie en cours. Cela prend une dizaine de secondes, ou plus si le serveur est très sollicité.
review-title = Les coups les plus coûteux ({ $player })
review-note = Estimé d’après ce que le joueur pouvait savoir à ce moment. Choisissez un coup pour voir la position.
review-after = Après le coup { $move }
review-failed = L’analyse n’a pas abouti. Réessayez.
review-gave = { $n ->
    [0] a coûté { $share } de chances de victoire
    [one] a coûté { $share } de chances de victoire et 1 point
   *[other] a coûté { $share } de chances de victoire et { $n } points
}
review-gave-points = { $n ->
    [one] a coûté 1 point
   *[other] a coûté { $n } points
}

## Rules and components

contents = Sommaire
rules-english = Pour l’instant, ces règles n’existent qu’en anglais. À la table, tout est dans votre langue.
mark-ruling = le livret ne tranche pas, nous avons donc décidé.
mark-reconstructed = imprimé sur un élément que nous n’avons pas vu. Nous avons choisi une valeur qui joue bien.
mark-public = trouvé dans des sources publiques sur le jeu imprimé.
mark-box = lu sur un exemplaire imprimé par son propriétaire.
components-note = Tout ce que contient la boîte, tel qu’il est utilisé sur ce serveur. Les valeurs sans signe sont dans le livret.
search-components = Chercher un nom
only-reconstructed = seulement ce qui est reconstitué
check-box = Vérifier votre exemplaire
check-box-how = Vous possédez le jeu imprimé ? Sortez vos cartes. Nous vous demandons chaque valeur reconstituée, carte par carte : confirmez-la ou corrigez-la.
box-progress = Vérifiés : { $done } sur { $n }
box-confirm = C’est exact
box-correct = Enregistrer la correction
box-skip = Passer
box-back = Retour
box-changes = Valeurs corrigées : { $n }, confirmées : { $confirmed }
box-forget = retirer
box-download = Télécharger le fichier du matériel
box-use = Avec ce fichier, vous pouvez jouer dans le terminal (ukiyo play { $game } --components FICHIER) ou nous l’envoyer, et tout le monde jouera avec les valeurs imprimées.
box-set-table = Ouvrir une table avec ces valeurs
box-open = Ouvrir un fichier du matériel
box-unread = Ce fichier n’est pas un fichier du matériel de { $game } valable.
play-with-corrections = Jouer avec les valeurs de mon exemplaire
play-with-corrections-note = { $n ->
    [one] Une valeur vérifiée
   *[other] { $n } valeurs vérifiées
} ; tous les joueurs en sont avertis
corrected-numbers = { $n ->
    [one] Une valeur corrigée
   *[other] { $n } valeurs corrigées
}
corrected-note = Cette table utilise les valeurs d’un exemplaire imprimé. Les valeurs corrigées portent un ✓.
download-components = Fichier du matériel
facet-kind = Sorte
facet-season = Saison
facet-expansion = Extension
facet-all = toutes
found = { $n ->
    [0] aucun élément
    [one] un élément
   *[other] { $n } éléments
}
yes = oui
no = non
field-effect = Effet
field-points = Points
field-kind = Sorte

## Lessons

learn-title = Apprendre { $game }
learn-ready = Vous pouvez jouer
learn-ready-text = Vos coups possibles sont mis en évidence sur la table, et vous pouvez tout pointer pour savoir ce que c’est. Vos premiers adversaires sont des novices, et un entraîneur vous aide.
learn-how = Chaque leçon prend quelques minutes. Vous jouez à une vraie table, et si vous vous trompez, l’erreur est expliquée et annulée.
lesson = Leçon
lessons-all = Toutes les leçons
lesson-step = étape { $step } sur { $steps }
lesson-progress = Étapes accomplies
lesson-taken-back = Le coup est annulé.
lesson-other = C’est un coup permis, mais pas celui que nous travaillons ici.
lesson-next = Suite : { $title }
lesson-next-one = Leçon suivante : { $title }
lesson-done = terminée
first-game = Une première partie contre des novices, avec un entraîneur
first-lesson = Première leçon (2 minutes)
what-is-this = Qu’est-ce que c’est ?
what-is-this-note = Cliquez ou touchez un élément pour savoir ce que c’est. Rien n’est joué tant que vous n’appuyez pas sur ? ou Échap.
the-rule = Lire la règle
the-lesson = Leçon : { $title }

## Errors

refused-401 = Saisissez d’abord votre nom.
refused-403 = Vous n’avez pas le droit de faire cela.
refused-404 = Cela n’existe pas ici, ou n’existe plus.
refused-409 = Entre-temps, la partie a avancé.
refused-429 = Trop de requêtes. Attendez un instant.
refused-507 = Le serveur n’a pas pu enregistrer cela, donc rien n’a été joué. Réessayez.
refused-other = Le serveur a refusé cette requête.
bot-trouble = { $player } ne répond pas.
