## General

home = Accueil
guest = Invité
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
name-wanted = Comment vous appeler à la table ?
name-kept = Bienvenue, { $name }.
prefer-sound = Sons
volume = Volume
prefer-notify = M’avertir quand c’est mon tour
others-speed = Coups des autres
others-speed-calm = posés
others-speed-normal = normaux
others-speed-quick = rapides
others-speed-at-once = instantanés
prefer-motion = Animations
prefer-confirm = Demander avant chaque coup
theme = Apparence
theme-system = Comme le système
theme-day = Jour
theme-night = Nuit
broken = Quelque chose s’est mal passé ici
broken-advice = Votre partie est en sécurité sur le serveur. Rechargez cette page, ou passez par l’accueil.
bot-novice = Novice
bot-apprentice = Élève
bot-artisan = Artisan
bot-master = Maître
bot-grandmaster = Grand maître

## The table in the browser

connection-connecting = Connexion…
connection-open = Connecté
connection-lost = La connexion est perdue ; nouvel essai…
the-table = La table
standing = Classement
score-now = Maintenant
score-if-ended = Si la partie s’arrêtait là
board = Plateau
zoom = Zoom
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Voir tout le plateau
skip-to-choices = Aller aux choix (touches 1 à 9 pour choisir)
skip-to-replay = Aller aux commandes de la partie revue
choose-pictured = Pointez un choix pour voir ce qu’il signifie.
choices = Vos choix
choices-below = Encore { $n } choix
choices-first = Revenir aux premiers choix
log = Journal
log-earlier = Afficher ce qui précède
your-turn = À vous
skip-to-now = Aller au présent
catching-up = On regarde jouer les autres
since-your-turn = Depuis votre dernier tour
lately = Ces derniers coups
notify-question = Le navigateur doit-il vous avertir quand c’est à vous, pendant que vous regardez autre chose ?
notify-yes = Oui, avertissez-moi
notify-no = Non
confirm = Confirmer
point-back = Retour
undo = Annuler
undo-turn = Annuler tout mon tour
plan = Planifier
plan-about = Essayez votre tour sur une copie : rien n’est joué tant que vous ne le dites pas
plan-title = Plan : rien n’est encore joué
plan-how = Choisissez comme d’habitude. Personne ne voit ce que vous essayez, et vous pouvez tout abandonner.
plan-play = Jouer ce plan
plan-back = Un coup en arrière
plan-drop = Abandonner le plan
plan-ends-chance = À partir d’ici, le hasard décide : quelque chose est tiré ou révélé.
plan-ends-turn = Ici s’achève votre tour.
plan-ends-over = Ici s’achève la partie.
plan-moved-on = Entre-temps, la partie a avancé : le plan a été abandonné.
plan-broken = Coups du plan joués : { $played } sur { $moves }.
proposal-takeover = Donner la place de { $player } à un robot ({ $agreed } sur { $needed } d’accord)
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
ask-again = Redemander
other-bot = Laisser un autre robot continuer
other-bot-agreed = Laisser un autre robot continuer ({ $agreed } sur { $needed } d’accord)
sending = Coup envoyé…
others-think = { $player } réfléchit.
queue-position = Numéro { $place } dans la file d’attente.
bots-hurried = Beaucoup de tables attendent : les robots ont moins de temps que d’habitude pour réfléchir.
watching = Vous regardez la partie.
log-took-back = annule son coup
log-open = Montrer la table après ce coup
past-title = Une position passée
past-close = Revenir au présent
log-bot-takeover = laisse sa place à un robot : { $bot }
reconstructed-note = ≈ Reconstitué : personne ici n’a pu voir l’original imprimé.
waiting-title = Avant la partie
waiting-how = Comment on joue à cette table
free-seat = une place libre
somebody = quelqu’un
awaited-seat = on attend { $player }
you = vous
invite = Vos amis vous rejoignent avec ce lien :
copy = Copier
copied = Copié
take-seat = Prendre une place
get-up = Se lever
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
unreached = Le serveur est injoignable pour le moment. Vérifiez votre connexion et réessayez.
newer-version = Une version plus récente d’Ukiyo est disponible.
newer-reload = Recharger
newer-later = Pas maintenant
no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été supprimée avant que quelqu’un y joue.

## Home

tagline = Deux jeux de plateau du vieil Edo, à votre table
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
home-new-note = pour des amis, des robots ou plusieurs devant un écran
home-find = Trouver une partie
home-find-note = avec des gens de votre niveau, ou à une table ouverte
home-tournaments = Tournois
home-tournaments-note = une table après l’autre, jusqu’au classement final
home-watch = Regarder
home-watch-note = les parties en cours et, coup par coup, les parties finies

## Lists of tables

list-mine = Les miennes
list-join = Rejoindre
list-watch = Regarder
list-replays = Revoir
search-tables = Chercher un joueur ou un jeu
none-found = Aucune table à ce nom.
more-tables = Afficher les plus anciennes
none-mine = Vous n’avez pas encore de table.
none-join = Aucune table ouverte n’attend en ce moment.
none-watch = Personne ne joue à une table ouverte en ce moment.
none-replays = Aucune partie terminée à revoir pour l’instant.
friends-link = Le lien d’un ami
go-there = Y aller
no-link = Ce n’est pas le lien d’une table. Il ressemble à …/#/table/ suivi de quelques lettres.
seats-free = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
ready-to-start = prête à commencer
is-running = en cours
turn-of = à { $player } de jouer
is-over = terminée
list-won = Victoire de { $player }, { $score }

## Seat links

seat-title = Prenez votre place
seat-taking = Installation à votre place…
seat-closed = Ce lien n’ouvre plus aucune place. Demandez-en un nouveau sur l’appareil qui tient la place.

## A new table

new-title = Ouvrir une table
players-range = { $least } à { $most } joueurs
new-seats = Qui joue ?
seat-number = Place { $n }
add-seat = Ajouter une place
remove-seat = Retirer
hot-seat = Vous tenez plusieurs places : faites passer l’écran, chacun y joue à son tour.
seat-option-me = { $name } (moi)
seat-option-open = Un ami, par lien
seat-option-bot = Robot : { $level }
keep-a-seat = Gardez au moins une place pour vous.
new-further = Plus : discussion, remplaçant, classement
time-control = Combien de temps la table attend les joueurs
time-control-none = Sans pendule
time-control-live = En une séance : un temps fixé pour chacun, et 20 secondes rendues à chaque tour
time-control-minutes = Temps par joueur
time-control-brisk = Sur plusieurs jours, rythme vif : 4 heures rendues à chaque tour, 3 jours au plus
time-control-steady = Sur plusieurs jours, rythme régulier : 12 heures rendues à chaque tour, 5 jours au plus
time-control-calm = Sur plusieurs jours, rythme paisible : 36 heures rendues à chaque tour, 10 jours au plus
time-control-is = Chacun commence avec { $bank } et regagne { $gain } à chaque tour, sans dépasser { $cap }. Un robot joue pour qui n’a plus de temps, et la place peut être reprise.
chat-choice = Se parler à la table
chat-choice-on = Messages et stickers
chat-choice-stickers = Stickers seulement (pas besoin de langue commune)
chat-choice-off = Pas du tout
takeover-bot = Qui s’absente est remplacé par
listed = Ouverte à tous
listed-note = La table figure dans la liste des tables ouvertes. Sinon, seuls ceux qui ont le lien la trouvent.
rated = Partie classée
rated-note = Le résultat compte pour la cote de chacun. Une telle partie a un rythme et une seule place par personne ; il n’y a pas de conseils avant la fin ; elle se joue toujours jusqu’au bout ; votre cote et un lien vers votre profil s’affichent à côté de votre nom.
unrated-alone = Une partie en solo ne peut pas être classée : il n’y a personne à qui se comparer.
unrated-hot-seat = Une partie où une même personne tient deux places ne peut pas être classée.
unrated-box = Une partie avec les valeurs de votre propre boîte ne peut pas être classée.
rating-is = Cote { $value } ± { $doubt }
rating-provisional = Cote provisoire { $value } ± { $doubt } : encore peu de parties
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
chat-here-on = Ici, on se parle par messages et par stickers.
chat-here-stickers = Ici, on ne se parle que par stickers.
chat-here-off = Ici, on ne se parle pas.
device-link = Emporter ma place sur un autre appareil
device-link-of = Emporter la place de { $player } sur un autre appareil
device-link-note = Ouvrez ce lien sur l’autre appareil. Il est secret : qui le possède joue à votre place.
device-link-once = Le lien ne sert qu’une fois

## The end

winners = { $players } se partagent la victoire.
show-scores = Voir les scores
look-at-table = Regarder la table
by-category = Points par catégorie
course = Le cours de la partie
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
hint-title = L’avis du maître
hint-thinking = Le maître réfléchit à votre coup…
hint-promise = chances de victoire : { $win } · score final : { $score }
hint-note = Une estimation, plus grossière en début de partie. Le maître ne voit que ce que vous pouvez voir, et il peut se tromper.
master-hurried = Beaucoup attendent : le maître a eu moins de temps que d’habitude.
hint-busy = Un conseil demandé plus tôt à cette table est encore en préparation. Redemandez dans un instant.
hint-failed = Aucun conseil n’est venu cette fois. Redemandez.
moves = Coups
review = Analyse
review-mine = Analyser ma partie
review-of = Analyser la partie de { $player }
review-thinking = Le maître parcourt la partie. Cela prend une dizaine de secondes, davantage si d’autres attendent.
review-title = Ce qui a coûté le plus à { $player }
review-note = Estimé par le maître d’après ce qu’on pouvait savoir alors. Touchez un coup pour voir où il s’est décidé.
review-after = Après le coup { $move }
review-failed = L’analyse n’a pas abouti. Redemandez-la.
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
rules-english = Les règles sont écrites en anglais pour l’instant ; à la table, tout parle votre langue.
mark-ruling = le livret laisse le point ouvert, et nous avons tranché.
mark-reconstructed = imprimé sur un élément que personne ici n’a pu voir ; choisi pour que le jeu soit bon.
mark-public = trouvé dans des sources publiques sur le jeu imprimé.
mark-box = lu sur le jeu imprimé par quelqu’un qui le possède.
components-note = Tout ce que contient la boîte, tel qu’on y joue ici. Ce qui ne porte pas de signe est dit dans le livret.
search-components = Chercher un nom
only-reconstructed = seulement ce qui est reconstitué
check-box = Vérifier votre boîte
check-box-how = Vous possédez le jeu imprimé ? Sortez les cartes de la boîte : ce que personne ici n’a pu voir est demandé carte par carte. Confirmez-le, ou corrigez-le sur la carte.
box-progress = Vérifiés : { $done } sur { $n }
box-confirm = C’est bien imprimé ainsi
box-correct = Garder cette correction
box-skip = Passer
box-back = Retour
box-changes = Valeurs corrigées : { $n }, confirmées : { $confirmed }
box-forget = oublier
box-download = Garder le fichier du matériel
box-use = Avec ce fichier, vous pouvez jouer dans le terminal (ukiyo play { $game } --components FICHIER) ou nous l’envoyer, et tout le monde jouera avec les valeurs imprimées.
box-set-table = Ouvrir une table avec ces valeurs
box-open = Ouvrir un fichier du matériel
box-unread = Ce n’est pas un fichier du matériel de { $game } tel qu’on l’enregistre ici.
play-with-corrections = Jouer avec les valeurs de ma boîte
play-with-corrections-note = { $n ->
    [one] Une valeur vérifiée
   *[other] { $n } valeurs vérifiées
} ; tout le monde à la table voit qu’on y joue ainsi
corrected-numbers = { $n ->
    [one] Une valeur corrigée
   *[other] { $n } valeurs corrigées
}
corrected-note = À cette table, on joue avec les valeurs d’une boîte imprimée : ce qui a été corrigé porte un ✓.
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
learn-ready = Cela suffit pour commencer
learn-ready-text = Ce que vous pouvez faire s’éclaire sur la table, et tout s’explique dès que vous le pointez. Vos premiers adversaires sont des novices, et un entraîneur regarde par-dessus votre épaule.
learn-how = Chaque leçon prend quelques minutes : vous jouez à une vraie table, et une erreur est expliquée puis annulée.
lesson = Leçon
lessons-all = Toutes les leçons
lesson-step = étape { $step } sur { $steps }
lesson-progress = Étapes accomplies
lesson-taken-back = Le coup est annulé.
lesson-other = C’est permis aussi, mais ce n’est pas ce que nous travaillons ici.
lesson-next = Suite : { $title }
lesson-next-one = Leçon suivante : { $title }
lesson-done = faite
first-game = Une première partie contre des novices, avec un entraîneur
first-lesson = Première leçon : deux minutes
what-is-this = Qu’est-ce que c’est ?
what-is-this-note = Cliquez ou touchez un élément pour savoir ce que c’est. Rien n’est joué tant que vous n’appuyez pas sur ? ou Échap.
the-rule = La règle
the-lesson = Leçon : { $title }

## Errors

refused-401 = Le serveur demande d’abord votre nom.
refused-403 = Ce n’est pas à vous de le faire.
refused-404 = Cela n’existe pas ici, ou n’existe plus.
refused-409 = Entre-temps, la partie a avancé.
refused-429 = C’est trop rapide : attendez un instant.
refused-507 = Le serveur n’a pas pu l’enregistrer : rien n’a été joué. Réessayez.
refused-other = Le serveur n’a pas accepté cela.
bot-trouble = { $player } ne répond pas.
