## What is sent

notices-turn = À vous de jouer
notices-reminder = Votre temps est presque écoulé
notices-over = La partie est terminée
notices-started = La partie a commencé
notices-invited = On vous invite à une table
notices-accepted = { $player } a accepté votre invitation
notices-stood-in = Un robot joue à votre place
notices-test = Voici comment Ukiyo vous avertira
notices-at = { $game } avec { $others }
notices-until = { $at }. Vous avez jusqu’au { $until }.
notices-come-back = { $at }. Vous pouvez reprendre votre place à tout moment.
notices-all-here = { $at }. Tout le monde est là : vous pouvez commencer la partie.
notices-and = { $first } et { $last }
notices-works = Ukiyo peut vous joindre ici.
notices-digest = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
}

## Mail

notices-mail-open = Aller à la table : { $link }
notices-mail-home = Aller à vos tables : { $link }
notices-mail-end = Vous recevez ce message parce que vous avez demandé à Ukiyo de vous avertir. Pour ne plus en recevoir : { $link }
notices-mail-silence = Si vous n’avez rien demandé, ne faites rien. Pour ne plus recevoir de demandes de confirmation : { $link }
notices-mail-pause = Si vous n’avez rien demandé, ne faites rien. Pour ne plus recevoir de liens de connexion pendant 30 jours : { $link }
notices-mail-verify-subject = Votre adresse pour Ukiyo
notices-mail-verify =
    { $name } souhaite recevoir un e-mail quand vient son tour à une table.
    Si c’est vous, ouvrez ce lien dans les 24 heures, dans le navigateur où vous l’avez demandé :

    { $link }
notices-mail-login-subject = Votre lien de connexion à Ukiyo
notices-mail-login =
    Ce lien vous connecte sur l’appareil qui l’ouvre. Il sert une seule fois, dans les { $minutes } minutes :

    { $link }

    { $name } l’a demandé dans { $browser }. Ce n’était pas vous ? Alors ne faites rien.

## Links in mail

notices-page-verify = Ukiyo doit-il écrire à { $address } quand une table vous attend ?
notices-page-verify-button = Oui, c’est mon adresse
notices-page-verify-done = Désormais, Ukiyo vous avertit par e-mail, à { $address }, quand une table vous attend.
notices-page-end = Ne plus envoyer d’e-mails sur vos tables à { $address } ?
notices-page-end-button = Ne plus recevoir d’e-mails
notices-page-end-done = Plus aucun e-mail sur vos tables ne sera envoyé à { $address }.
notices-page-silence = Ne plus demander à { $address } de confirmer l’adresse ? Les liens de connexion arriveront toujours.
notices-page-silence-button = Ne plus demander
notices-page-silence-done = { $address } ne recevra plus de demandes de confirmation. Pour les autoriser, rouvrez ce lien.
notices-page-pause = Ne plus envoyer de liens de connexion à { $address } pendant 30 jours ? Ce lien permet de les autoriser à tout moment.
notices-page-pause-button = Arrêter 30 jours
notices-page-pause-done = Aucun lien de connexion ne sera envoyé à { $address } pendant 30 jours. Pour les autoriser plus tôt, rouvrez ce lien.
notices-page-again = Les e-mails de ce type à { $address } sont arrêtés. Les autoriser de nouveau ?
notices-page-again-button = Autoriser de nouveau
notices-page-again-done = Les e-mails de ce type à { $address } sont de nouveau autorisés.
notices-page-elsewhere = Ouvrez ce lien dans le navigateur où vous l’avez demandé. { $address } ne peut être confirmée que là.
notices-page-taken = { $address } appartient déjà à un autre compte. Connectez-vous à ce compte avec un lien par e-mail.
notices-page-void = Ce lien n’est plus valable, ou il n’a pas été copié en entier. Demandez-en un nouveau.
notices-page-settings = Régler les notifications

## The page

notices-title = Notifications
notices-about = Ukiyo peut vous avertir quand une table vous attend, où que vous soyez. Tant que vous regardez une table, rien n’est envoyé à son sujet.
notices-name-first = Asseyez-vous d’abord à une table : il y aura alors de quoi vous avertir.
notices-device = Sur cet appareil
notices-device-on = M’avertir sur cet appareil
notices-device-off = Arrêter sur cet appareil
notices-device-is-on = Ce navigateur vous avertit quand une table vous attend, même quand Ukiyo est fermé.
notices-device-insecure = Les navigateurs n’affichent de notifications que pour les pages ouvertes en https, et celle-ci ne l’est pas.
notices-device-unable = Ce navigateur n’affiche rien quand Ukiyo est fermé. Sur un iPhone ou un iPad, ajoutez d’abord Ukiyo à l’écran d’accueil.
notices-device-blocked = Le navigateur bloque les notifications de cette page. Ses réglages pour ce site permettent de les autoriser.
notices-device-serverless = Ce serveur ne peut pas joindre les appareils ; la personne qui le gère peut y remédier.
notices-device-failed = Le service de notifications du navigateur ne répond pas. Réessayez plus tard.
notices-devices = Vos appareils
notices-device-since = depuis le { $day }
notices-device-nameless = Un navigateur
notices-use-push = Avertir mes appareils
notices-forget = Oublier
notices-mail = Par e-mail
notices-mail-none = Ce serveur n’envoie pas d’e-mails ; la personne qui le gère peut y remédier.
notices-mail-address = Votre adresse
notices-mail-ask = M’envoyer un lien
notices-mail-asked = Si { $address } reçoit bien nos e-mails, un lien est en route. Ouvrez-le dans les 24 heures, dans ce navigateur ; d’ici là, rien d’autre n’y est envoyé.
notices-use-mail = Écrire à { $address }
notices-mail-each = tout de suite, un e-mail par table
notices-mail-daily = une fois par jour, à { $hour }
notices-mail-when = Quand
notices-hook = Dans un salon Discord ou Slack
notices-hook-about = Un webhook est appelé quand une table vous attend : son adresse se crée dans les réglages du salon. Elle reste sur le serveur.
notices-hook-none = Ce serveur n’appelle pas de webhooks ; la personne qui le gère peut y remédier.
notices-hook-style = Type
notices-hook-json = un autre, en JSON
notices-hook-url = Son adresse
notices-hook-set = L’utiliser
notices-use-hook = Publier sur { $host }
notices-hook-gone = { $host } répond que ce webhook n’existe plus. Rien n’y est envoyé ; créez-en un nouveau.
notices-what = Quand vous avertir
notices-use-reminder = Un rappel quand les quatre cinquièmes de mon temps sont écoulés
notices-soon = Tout de suite, même aux tables qui se jouent sur plusieurs jours ; sinon une minute plus tard, au cas où je viendrais de moi-même
notices-table = À cette table
notices-table-usual = comme partout
notices-table-silent = rien
notices-table-own = seulement ainsi :
notices-want-push = mes appareils
notices-want-mail = e-mail
notices-want-hook = webhook
notices-want-reminder = avec un rappel
notices-tables = Tables avec leurs propres réglages
notices-try = Essayer
notices-tried = Quelque chose devrait vous parvenir dans quelques secondes.
notices-to-table = Aller à la table
