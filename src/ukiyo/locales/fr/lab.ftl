## The arena

arena-title = { $game }, { $players ->
    [one] en solo
   *[other] { $players } joueurs
} : l’arène
arena-lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
} : { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, chacune jouée depuis chaque place. Graine { $seed }.
arena-wins = Qui gagne
arena-wins-note = Part des parties gagnées ; une victoire partagée compte en fractions. La ligne pointillée marque la parité, ce qu’obtiendraient des bots égaux. Les barres pâles sont des intervalles à 95 % ; ce sont les donnes, non les parties, qui comptent comme indépendantes.
arena-solo-note = Part des parties gagnées. Les barres pâles sont des intervalles à 95 %.
arena-scores = Scores
arena-scores-note = À quelle fréquence chaque bot a fini avec combien de points. La ligne blanche est la moyenne ; le minimum et le maximum sont à droite.
arena-categories = D’où viennent les points
arena-categories-note = Points moyens d’une partie, par catégorie du décompte final.
arena-places = Ce que vaut une place
arena-places-note = Tous les bots ensemble, selon leur place à partir du premier joueur.
arena-place = { $n ->
    [1] Premier joueur
   *[other] Joueur { $n }
}
arena-ratings = Force et temps
arena-ratings-note = Les cotes sont celles d’openskill (Bradley-Terry) : elles partent de 25 avec un doute de 8,3 ; trois fois le doute est à peu près leur plus grande erreur. Les temps sont ceux de la réflexion du bot seul.
arena-balance = L’équilibre du jeu
arena-balance-note = Combien de joueurs prennent chaque chose dans une partie, et en quoi la part de victoires et les points de ceux qui l’ont prise diffèrent de ceux des autres, chacun comparé à la moyenne de son propre bot. Les barres sont des intervalles à 95 % ; les bleues et les rouges excluent zéro. Cela va de pair avec la victoire, sans en être forcément la cause. Les lignes pâles reposent sur moins de { $few } preneurs.
arena-bot = Bot
arena-share = Part de victoires
arena-score = Score moyen
arena-rating = Cote
arena-doubt = Doute
arena-decisions = Décisions
arena-move-time = Une décision
arena-longest = La plus longue
arena-name = Nom
arena-taken = Par partie
arena-share-difference = Écart de part de victoires, points de pourcentage (±{ $reach })
arena-score-difference = Écart en points (±{ $reach })
arena-takers = n
arena-made = Fait par « ukiyo arena » : règles { $rules }, matériel { $components }, bots { $bots }. ≈ signale ce qui est reconstitué, en tout ou en partie. Une réalisation non officielle.
arena-speed = { $decisions } décisions en { $seconds } s : { $rate } par seconde
arena-saved = { $games ->
    [one] Une partie est
   *[other] { $games } parties sont
} dans { $file }.
arena-reported = Le rapport est { $file }.
arena-going-on = { $file } contient déjà { $games ->
    [one] une partie
   *[other] { $games } parties
}.
arena-no-ratings = Les cotes demandent openskill : pip install 'ukiyo[lab]'
