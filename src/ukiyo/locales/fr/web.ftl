## The house

home = Accueil
guest = Invité
game-iki = IKI
game-hokusai = Hokusai
play-now = Jouer à { $game }
rules = Règles
components = Matériel
language = Langue
preferences = Préférences
your-name = Votre nom
prefer-sound = Un coup de claquoir quand c’est mon tour
prefer-motion = Les pièces se déplacent
prefer-confirm = Demander avant chaque coup
broken = Quelque chose s’est mal passé ici
broken-advice = Votre partie est en sécurité sur le serveur. Rechargez cette page, ou passez par l’accueil.
bot-novice = Novice
bot-apprentice = Apprenti
bot-artisan = Artisan
bot-master = Maître

## The table in the browser

line-connecting = Connexion…
line-open = Connecté
line-lost = La connexion est perdue ; nouvel essai…
the-table = La table
standing = Classement
choices = Vos choix
log = Ce qui s’est passé
your-turn = À vous
confirm = Confirmer
point-back = Retour
undo = Reprendre
kick = Donner la place de { $player } à un robot ({ $agreed } sur { $needed } d’accord)
ask-again = Redemander
other-bot = Laisser un autre robot continuer
sending = Coup envoyé…
others-think = { $player } réfléchit.
watching = Vous regardez la partie.
took-back = reprend son coup
went-to-bot = est maintenant joué par un robot : { $bot }
reconstructed-note = ≈ Reconstitué : personne ici n’a pu voir l’original imprimé.
waiting-title = Avant la partie
free-seat = une place libre
you = vous
invite = Vos amis vous rejoignent avec ce lien :
copy = Copier
copied = Copié
sit-down = S’asseoir
get-up = Se lever
start = Commencer la partie
start-when-full = La partie peut commencer quand toutes les places sont prises.

## Refusals

refused-401 = Le serveur demande d’abord votre nom.
refused-403 = Ce n’est pas à vous de le faire.
refused-404 = Cela n’existe pas ici, ou n’existe plus.
refused-409 = Entre-temps, la partie a avancé.
refused-429 = C’est trop rapide : attendez un instant.
refused-507 = Le serveur n’a pas pu l’enregistrer : rien n’a été joué. Réessayez.
refused-other = Le serveur n’a pas accepté cela.
bot-trouble = { $player } ne répond pas.
