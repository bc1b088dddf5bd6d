## Notifications

notifications-turn = À vous de jouer
notifications-reminder = Votre temps est presque écoulé
notifications-over = La partie est terminée
notifications-started = La partie a commencé
notifications-invited = On vous invite à une table
notifications-accepted = { $player } a accepté votre invitation
notifications-takeover = Un robot joue à votre place
notifications-test = Voici comment Ukiyo vous avertira
notifications-at = { $game } avec { $others }
notifications-until = { $at }. Vous avez jusqu’au { $until }.
notifications-come-back = { $at }. Vous pouvez reprendre votre place à tout moment.
notifications-all-here = { $at }. Tout le monde est là : vous pouvez commencer la partie.
notifications-and = { $first } et { $last }
notifications-works = Ukiyo peut vous joindre ici.
notifications-digest = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
}

## Emails

notifications-mail-open = Aller à la table : { $link }
notifications-mail-home = Aller à vos tables : { $link }
notifications-mail-end = Vous recevez ce message parce que vous avez demandé à Ukiyo de vous avertir. Pour ne plus en recevoir : { $link }
notifications-mail-silence = Si vous n’avez rien demandé, ne faites rien. Pour ne plus recevoir de demandes de confirmation : { $link }
notifications-mail-pause = Si vous n’avez rien demandé, ne faites rien. Pour ne plus recevoir de liens de connexion pendant 30 jours : { $link }
notifications-mail-verify-subject = Votre adresse pour Ukiyo
notifications-mail-verify =
    { $name } souhaite recevoir un e-mail quand vient son tour à une table.
    Si c’est vous, ouvrez ce lien dans les 24 heures, dans le navigateur où vous l’avez demandé :

    { $link }
notifications-mail-login-subject = Votre lien de connexion à Ukiyo
notifications-mail-login =
    Ce lien vous connecte sur l’appareil qui l’ouvre. Il sert une seule fois, dans les { $minutes } minutes :

    { $link }

    { $name } l’a demandé dans { $browser }. Ce n’était pas vous ? Alors ne faites rien.

## Pages opened from emails

notifications-page-verify = Ukiyo doit-il écrire à { $address } quand une table vous attend ?
notifications-page-verify-button = Oui, c’est mon adresse
notifications-page-verify-done = Désormais, Ukiyo vous avertit par e-mail, à { $address }, quand une table vous attend.
notifications-page-end = Ne plus envoyer d’e-mails sur vos tables à { $address } ?
notifications-page-end-button = Ne plus recevoir d’e-mails
notifications-page-end-done = Plus aucun e-mail sur vos tables ne sera envoyé à { $address }.
notifications-page-silence = Ne plus demander à { $address } de confirmer l’adresse ? Les liens de connexion arriveront toujours.
notifications-page-silence-button = Ne plus demander
notifications-page-silence-done = { $address } ne recevra plus de demandes de confirmation. Pour les autoriser, rouvrez ce lien.
notifications-page-pause = Ne plus envoyer de liens de connexion à { $address } pendant 30 jours ? Ce lien permet de les autoriser à tout moment.
notifications-page-pause-button = Arrêter 30 jours
notifications-page-pause-done = Aucun lien de connexion ne sera envoyé à { $address } pendant 30 jours. Pour les autoriser plus tôt, rouvrez ce lien.
notifications-page-again = Les e-mails de ce type à { $address } sont arrêtés. Les autoriser de nouveau ?
notifications-page-again-button = Autoriser de nouveau
notifications-page-again-done = Les e-mails de ce type à { $address } sont de nouveau autorisés.
notifications-page-elsewhere = Ouvrez ce lien dans le navigateur où vous l’avez demandé. { $address } ne peut être confirmée que là.
notifications-page-taken = { $address } appartient déjà à un autre compte. Connectez-vous à ce compte avec un lien par e-mail.
notifications-page-void = Ce lien n’est plus valable, ou il n’a pas été copié en entier. Demandez-en un nouveau.
notifications-page-settings = Régler les notifications

## The page

notifications-title = Notifications
notifications-about = Ukiyo peut vous avertir quand une table vous attend, où que vous soyez. Tant que vous regardez une table, rien n’est envoyé à son sujet.
notifications-name-first = Asseyez-vous d’abord à une table : il y aura alors de quoi vous avertir.
notifications-device = Sur cet appareil
notifications-device-on = M’avertir sur cet appareil
notifications-device-off = Arrêter sur cet appareil
notifications-device-is-on = Ce navigateur vous avertit quand une table vous attend, même quand Ukiyo est fermé.
notifications-device-insecure = Les navigateurs n’affichent de notifications que pour les pages ouvertes en https, et celle-ci ne l’est pas.
notifications-device-unable = Ce navigateur n’affiche rien quand Ukiyo est fermé. Sur un iPhone ou un iPad, ajoutez d’abord Ukiyo à l’écran d’accueil.
notifications-device-blocked = Le navigateur bloque les notifications de cette page. Ses réglages pour ce site permettent de les autoriser.
notifications-device-serverless = Ce serveur ne peut pas joindre les appareils ; la personne qui le gère peut y remédier.
notifications-device-failed = Le service de notifications du navigateur ne répond pas. Réessayez plus tard.
notifications-devices = Vos appareils
notifications-device-since = depuis le { $day }
notifications-device-nameless = Un navigateur
notifications-use-push = Avertir mes appareils
notifications-forget = Oublier
notifications-mail = Par e-mail
notifications-mail-none = Ce serveur n’envoie pas d’e-mails ; la personne qui le gère peut y remédier.
notifications-mail-address = Votre adresse
notifications-mail-ask = M’envoyer un lien
notifications-mail-asked = Si { $address } reçoit bien nos e-mails, un lien est en route. Ouvrez-le dans les 24 heures, dans ce navigateur ; d’ici là, rien d’autre n’y est envoyé.
notifications-use-mail = Écrire à { $address }
notifications-mail-each = tout de suite, un e-mail par table
notifications-mail-daily = une fois par jour, à { $hour }
notifications-mail-when = Quand
notifications-hook = Dans un salon Discord ou Slack
notifications-hook-about = Un webhook est appelé quand une table vous attend : son adresse se crée dans les réglages du salon. Elle reste sur le serveur.
notifications-hook-none = Ce serveur n’appelle pas de webhooks ; la personne qui le gère peut y remédier.
notifications-hook-style = Type
notifications-hook-json = un autre, en JSON
notifications-hook-url = Son adresse
notifications-hook-set = L’utiliser
notifications-use-hook = Publier sur { $host }
notifications-hook-gone = { $host } répond que ce webhook n’existe plus. Rien n’y est envoyé ; créez-en un nouveau.
notifications-what = Quand vous avertir
notifications-use-reminder = Un rappel quand les quatre cinquièmes de mon temps sont écoulés
notifications-soon = Tout de suite, même aux tables qui se jouent sur plusieurs jours ; sinon une minute plus tard, au cas où je viendrais de moi-même
notifications-table = À cette table
notifications-table-usual = comme partout
notifications-table-silent = rien
notifications-table-own = seulement ainsi :
notifications-want-push = mes appareils
notifications-want-mail = e-mail
notifications-want-webhook = webhook
notifications-want-reminder = avec un rappel
notifications-tables = Tables avec leurs propres réglages
notifications-try = Essayer
notifications-tried = Quelque chose devrait vous parvenir dans quelques secondes.
notifications-to-table = Aller à la table
