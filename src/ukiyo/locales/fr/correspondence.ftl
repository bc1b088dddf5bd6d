## Correspondence games, presence, proposals, time off, and the installed app

app-description = Deux jeux de plateau du vieil Edo, avec des amis proches ou lointains, ou contre des robots
install-app = Installer comme application
offline = Pas de connexion
offline-text = Le serveur est injoignable. Vos parties sont en sécurité, et cette page se reconnectera automatiquement.
offline-again = Réessayer

your-tables = Vos tables
tables-waiting = { $n ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $n } tables
}
tables-waiting-none = Ce n’est à vous de jouer à aucune table
tables-others-turn = En attente des autres
tables-not-started = Pas encore commencées
time-remaining = il reste { $time }
next-table = Table suivante · { $n ->
    [one] une vous attend
   *[other] { $n } vous attendent
}
has-moved = a joué
bot-plays-for-you = un robot ({ $bot }) joue pour vous
ended-by-agreement = arrêtée d’un commun accord

presence-connected = { $player } est en ligne
presence-away = { $player } n’est pas devant la table
presence-disconnected = { $player } est hors ligne
time-off-until = en congé jusqu’au { $day }
time-off-from = en congé du { $first } au { $day }
clock-resumes = en pause jusqu’à { $time }
waiting-for-player = Les autres attendent { $player }, sans limite de temps.

proposals = Proposer un changement
proposal-nights = Arrêter les pendules la nuit ({ $agreed } sur { $needed } d’accord)
proposal-days = Ne plus arrêter les pendules la nuit ({ $agreed } sur { $needed } d’accord)
proposal-wait = Attendre { $player } au lieu de laisser jouer un robot ({ $agreed } sur { $needed } d’accord)
proposal-end = Arrêter la partie sans résultat ({ $agreed } sur { $needed } d’accord)
proposal-end-alone = Arrêter la partie sans résultat
log-wait = a un temps illimité : les autres acceptent d’attendre
log-end = Les joueurs décident d’arrêter la partie ici.
game-ended-by-agreement = Les joueurs ont décidé d’arrêter cette partie. Elle n’a pas de résultat.
bot-for-player = { $bot } à la place de { $player }

night-pauses = Arrêter les pendules la nuit
night-pauses-note = De 22 h à 8 h, à l’heure locale de la personne qui doit jouer.
night-pauses-on = Les pendules s’arrêtent la nuit.

time-off = Congés
time-off-about = Pendant vos congés, votre pendule ne tourne pas dans les parties sur plusieurs jours, et les autres voient quand vous revenez. Vous avez { $n } jours par année civile.
time-off-first-day = Premier jour
time-off-last-day = Dernier jour
time-off-book = Prévoir des congés
time-off-days-left = { $n ->
    [0] Il ne vous reste plus aucun jour en { $year }.
    [one] Il vous reste un jour en { $year }.
   *[other] Il vous reste { $n } jours en { $year }.
}
time-off-end = Je suis de retour
time-off-cancel = Annuler
time-off-none = Vous n’avez prévu aucun congé.
