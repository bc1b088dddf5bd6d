## Tables over days: who is there, what rests, what all agree on; my tables, and the page as an app.

calm-app = Deux jeux de plateau du vieil Edo, avec des amis proches ou lointains, ou contre des robots
calm-install = Installer comme application
calm-offline = Pas de connexion
calm-offline-text = Le serveur est injoignable pour le moment. Vos tables y sont en sécurité, et cette page reprendra d’elle-même dès que la connexion sera rétablie.
calm-offline-again = Réessayer

calm-mine = Vos tables
calm-waiting = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
}
calm-none-waiting = Aucune table ne vous attend pour le moment
calm-others = Aux autres de jouer
calm-open = Pas encore commencées
calm-left = il reste { $time }
calm-next = Table suivante · { $n ->
    [one] une vous attend
   *[other] { $n } vous attendent
}
calm-moved = a joué
calm-plays-for-you = un robot ({ $bot }) joue pour vous
calm-unfinished = arrêtée d’un commun accord

calm-here = { $player } est là
calm-away = { $player } est ailleurs pour le moment
calm-gone = { $player } n’est pas là
calm-holiday-until = en congé jusqu’au { $day }
calm-holiday-from = en congé du { $first } au { $day }
calm-rests = en pause jusqu’à { $time }
calm-waited-for = Les autres attendent { $player }, le temps qu’il faudra.

calm-agree = Se mettre d’accord
calm-wish-nights = Ne pas compter les nuits ({ $agreed } sur { $needed } d’accord)
calm-wish-days = Compter de nouveau les nuits ({ $agreed } sur { $needed } d’accord)
calm-wish-wait = Attendre { $player }, sans remplaçant ({ $agreed } sur { $needed } d’accord)
calm-wish-end = Arrêter la partie sans résultat ({ $agreed } sur { $needed } d’accord)
calm-wish-end-alone = Arrêter la partie sans résultat
calm-told-wait = a tout son temps : les autres attendent
calm-told-end = Les joueurs décident d’arrêter la partie ici.
calm-ended = Les joueurs ont décidé d’arrêter cette partie. Elle n’a pas de résultat.
calm-stood-in = { $bot } à la place de { $player }

calm-nights = Les nuits ne comptent pas
calm-nights-note = De 22 h à 8 h, à l’heure locale de la personne qui doit jouer.
calm-nights-rest = Les nuits ne comptent pas.

calm-holidays = Congés
calm-holidays-about = Pendant votre absence, votre temps ne court pas aux tables qui se jouent sur plusieurs jours, et chacun y voit jusqu’à quand. Vous avez { $n } jours par année civile.
calm-holiday-first = Premier jour
calm-holiday-last = Dernier jour
calm-holiday-announce = Annoncer
calm-holiday-left = { $n ->
    [0] Il ne vous reste plus aucun jour en { $year }.
    [one] Il vous reste un jour en { $year }.
   *[other] Il vous reste { $n } jours en { $year }.
}
calm-holiday-end = Je suis de retour
calm-holiday-drop = Je ne pars pas
calm-holiday-none = Vous n’en avez annoncé aucun.
