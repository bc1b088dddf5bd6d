## What is sent

notices-turn = À vous de jouer
notices-reminder = Votre temps est presque écoulé
notices-over = La partie est terminée
notices-started = La partie a commencé
notices-invited = Vous êtes invité à une table
notices-stood-in = Un bot joue à votre place
notices-test = Voici comment vous serez averti
notices-at = { $game } avec { $others }
notices-until = { $at }. Vous avez jusqu’au { $until }.
notices-come-back = { $at }. Vous pouvez reprendre votre place à tout moment.
notices-and = { $first } et { $last }
notices-works = Ukiyo vous joint ici.
notices-digest = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
}

## Mail

notices-mail-open = Vers la table : { $link }
notices-mail-home = Vers vos tables : { $link }
notices-mail-end = Vous recevez ce message parce que vous avez demandé à Ukiyo de vous avertir. Pour ne plus en recevoir : { $link }
notices-mail-silence = Si vous n’avez rien demandé, ne faites rien. Pour ne plus jamais recevoir de courriel de ce serveur : { $link }
notices-mail-verify-subject = Votre adresse pour Ukiyo
notices-mail-verify =
    Quelqu’un du nom de { $name } veut être averti par courriel quand son tour vient à une table.
    Si c’est vous, ouvrez ce lien dans la journée :

    { $link }
notices-mail-login-subject = Votre accès à Ukiyo
notices-mail-login =
    Avec ce lien, vous êtes chez vous sur l’appareil qui l’ouvre. Il sert une seule fois, pendant { $minutes } minutes :

    { $link }
