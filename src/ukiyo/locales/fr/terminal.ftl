## The table

enter-or-undo = Entrée pour continuer, ou undo
choose = Votre choix (un numéro, ou help)
not-a-choice = « { $text } » ne fait pas partie des choix : tapez un numéro de 1 à { $last }, un coup comme « { $example } », ou help.
nothing-to-undo = Rien à annuler : depuis votre dernier coup, quelqu’un d’autre a décidé ou quelque chose a été révélé.
undone = Annulé : { $move }.
saved = Enregistré dans { $file } : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. Pour reprendre : ukiyo play --record { $file }
save-where = Indiquez le fichier : save game.uki
continuing = { $file } : la partie reprend après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
finished-already = La partie de { $file } est terminée.
bye = La partie n’est pas terminée. Pour la garder, jouez avec --record FICHIER, ou tapez save avant quit.
help =
    Tapez le numéro d’un choix, ou un coup dans sa notation.
    undo    annuler votre dernier choix, si rien n’a été révélé et si personne d’autre n’a décidé ; undo turn : tout votre tour
    board   afficher de nouveau toute la table
    info    expliquer une carte par son nom : info { $example }
    rules   comment lire les règles
    save    enregistrer la partie dans un fichier : save game.uki
    quit    partir ; une partie enregistrée pourra être reprise
rules-hint = Pour lire les règles : ukiyo rules { $game }
unknown-card = Il n’y a pas de « { $text } » dans ce jeu.

## Simulations and records

playing = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} en cours
sim-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
sim-seat = Place
sim-bot = Bot
sim-wins = Victoires
sim-rank = Rang
sim-mean = Moyenne
sim-min = Minimum
sim-max = Maximum
sim-category = Catégorie
sim-speed = { $decisions } décisions en { $seconds } s
sim-tally = Par partie
verified = { $file } : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, tout est légal.
not-over = La partie n’est pas terminée.
box-how = { $n } valeurs ont été reconstituées. Pour chacune : Entrée si elle est imprimée ainsi, la valeur imprimée si elle diffère (3, 2 wood + 1 koban, 1 2 3), s pour passer, q pour arrêter et garder ce qui est fait.
box-nothing = Rien n’a été vérifié, et rien n’a été écrit.
components-saved = Gardé dans { $path }. Pour jouer avec : ukiyo play { $game } --components { $path }. Envoyez-le-nous, et tout le monde jouera avec les valeurs imprimées.
after-move = Après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

hint-move = Coup
hint-win = Chances de victoire
review-at = Après le coup
review-cost = Coût
