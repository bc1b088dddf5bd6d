## Correspondence games, presence, proposals, time off, and the installed app

app-description = Deux jeux de plateau du vieil Edo, avec des amis proches ou lointains, ou contre des robots
install-app = Installer comme application
offline = Pas de connexion
offline-text = Le serveur est injoignable pour le moment. Vos tables y sont en sécurité, et cette page reprendra d’elle-même dès que la connexion sera rétablie.
offline-again = Réessayer

your-tables = Vos tables
tables-waiting = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
}
tables-waiting-none = Aucune table ne vous attend pour le moment
tables-others-turn = Aux autres de jouer
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
presence-away = { $player } est ailleurs pour le moment
presence-disconnected = { $player } est hors ligne
time-off-until = en congé jusqu’au { $day }
time-off-from = en congé du { $first } au { $day }
clock-resumes = en pause jusqu’à { $time }
waiting-for-player = Les autres attendent { $player }, le temps qu’il faudra.

proposals = Se mettre d’accord
proposal-nights = Ne pas compter les nuits ({ $agreed } sur { $needed } d’accord)
proposal-days = Compter de nouveau les nuits ({ $agreed } sur { $needed } d’accord)
proposal-wait = Attendre { $player }, sans remplaçant ({ $agreed } sur { $needed } d’accord)
proposal-end = Arrêter la partie sans résultat ({ $agreed } sur { $needed } d’accord)
proposal-end-alone = Arrêter la partie sans résultat
log-wait = a tout son temps : les autres attendent
log-end = Les joueurs décident d’arrêter la partie ici.
game-ended-by-agreement = Les joueurs ont décidé d’arrêter cette partie. Elle n’a pas de résultat.
bot-for-player = { $bot } à la place de { $player }

night-pauses = Les nuits ne comptent pas
night-pauses-note = De 22 h à 8 h, à l’heure locale de la personne qui doit jouer.
night-pauses-on = Les nuits ne comptent pas.

time-off = Congés
time-off-about = Pendant votre absence, votre temps ne court pas aux tables qui se jouent sur plusieurs jours, et chacun y voit jusqu’à quand. Vous avez { $n } jours par année civile.
time-off-first-day = Premier jour
time-off-last-day = Dernier jour
time-off-book = Annoncer
time-off-days-left = { $n ->
    [0] Il ne vous reste plus aucun jour en { $year }.
    [one] Il vous reste un jour en { $year }.
   *[other] Il vous reste { $n } jours en { $year }.
}
time-off-end = Je suis de retour
time-off-cancel = Je ne pars pas
time-off-none = Vous n’en avez annoncé aucun.
