## Notifications

notifications-turn = À vous de jouer
notifications-reminder = Votre temps est presque écoulé
notifications-over = La partie est terminée
notifications-started = La partie a commencé
notifications-invited = On vous invite à une table
notifications-accepted = { $player } a accepté votre invitation
notifications-takeover = Un robot joue pour vous
notifications-test = Notification d’essai
notifications-at = { $game } avec { $others }
notifications-until = { $at }. Vous avez jusqu’au { $until }.
notifications-come-back = { $at }. Vous pouvez reprendre votre place à tout moment.
notifications-all-here = { $at }. Tout le monde est là : vous pouvez commencer la partie.
notifications-and = { $first } et { $last }
notifications-works = Les notifications fonctionnent.
notifications-digest = { $n ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $n } tables
}

## Emails

notifications-email-open = Aller à la table : { $link }
notifications-email-home = Aller à vos tables : { $link }
notifications-email-end = Vous recevez ce message parce que vous avez activé les notifications par e-mail. Pour ne plus en recevoir : { $link }
notifications-email-silence = Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail. Pour ne plus recevoir de demandes de confirmation : { $link }
notifications-email-pause = Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail. Pour ne plus recevoir de liens de connexion pendant 30 jours : { $link }
notifications-email-verify-subject = Confirmez votre adresse e-mail pour Ukiyo
notifications-email-verify =
    { $name } souhaite recevoir un e-mail quand vient son tour à une table.
    Si c’est vous, ouvrez ce lien dans les 24 heures, dans le navigateur où vous l’avez demandé :

    { $link }
notifications-email-sign-in-subject = Votre lien de connexion à Ukiyo
notifications-email-sign-in =
    Ce lien vous connecte sur l’appareil qui l’ouvre. Il sert une seule fois, dans les { $minutes } minutes :

    { $link }

    { $name } l’a demandé dans { $browser }. Ce n’était pas vous ? Alors ne faites rien.

## Pages opened from emails

notifications-page-verify = Envoyer un e-mail à { $address } quand c’est à vous de jouer ?
notifications-page-verify-button = Oui, confirmer cette adresse
notifications-page-verify-done = { $address } est confirmée. Vous recevrez un e-mail quand ce sera à vous de jouer.
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
notifications-page-settings = Réglages des notifications

## The page

notifications-title = Notifications
notifications-about = Recevez une notification quand c’est à vous de jouer. Tant qu’une table est ouverte, vous n’en recevez aucune à son sujet.
notifications-name-first = Rejoignez d’abord une table. Vous pourrez ensuite régler les notifications.
notifications-device = Sur cet appareil
notifications-device-on = Activer sur cet appareil
notifications-device-off = Désactiver sur cet appareil
notifications-device-is-on = Ce navigateur vous avertit quand c’est à vous de jouer, même quand Ukiyo est fermé.
notifications-device-insecure = Les notifications demandent une connexion sécurisée (https), et cette page n’en a pas.
notifications-device-unable = Ce navigateur ne peut pas afficher de notifications quand Ukiyo est fermé. Sur un iPhone ou un iPad, ajoutez d’abord Ukiyo à l’écran d’accueil.
notifications-device-blocked = Les notifications de cette page sont bloquées. Vous pouvez les autoriser dans les réglages du navigateur pour ce site.
notifications-device-serverless = Ce serveur n’envoie pas de notifications aux appareils ; la personne qui le gère peut les activer.
notifications-device-failed = Le service de notifications du navigateur ne répond pas. Réessayez plus tard.
notifications-devices = Vos appareils
notifications-device-since = depuis le { $day }
notifications-device-nameless = Navigateur inconnu
notifications-use-push = Avertir mes appareils
notifications-forget = Retirer
notifications-email = Par e-mail
notifications-email-none = Ce serveur n’envoie pas d’e-mails ; la personne qui le gère peut les activer.
notifications-email-address = Votre adresse
notifications-email-ask = M’envoyer un lien
notifications-email-asked = Si { $address } peut recevoir des e-mails, un lien est en route. Ouvrez-le dans ce navigateur, dans les 24 heures. D’ici là, nous n’enverrons rien d’autre.
notifications-use-email = Écrire à { $address }
notifications-email-each = tout de suite, un e-mail par table
notifications-email-daily = une fois par jour, à { $hour }
notifications-email-when = Quand
notifications-webhook = Salon Discord ou Slack
notifications-webhook-about = Quand c’est à vous de jouer, un webhook publie un message dans votre salon. Créez son URL dans les réglages du salon. Elle n’est enregistrée que sur ce serveur.
notifications-webhook-none = Ce serveur ne propose pas de webhooks ; la personne qui le gère peut les activer.
notifications-webhook-style = Type
notifications-webhook-json = Autre (JSON)
notifications-webhook-url = URL
notifications-webhook-save = Enregistrer
notifications-use-hook = Publier sur { $host }
notifications-webhook-removed = { $host } répond que ce webhook n’existe plus. Rien n’y est envoyé ; créez-en un nouveau.
notifications-what = Quand m’avertir
notifications-use-reminder = Me prévenir quand j’ai utilisé 80 % de mon temps
notifications-soon = M’avertir tout de suite dans les parties sur plusieurs jours. Sinon, les notifications attendent une minute, au cas où je reviendrais de moi-même.
notifications-table = À cette table
notifications-table-usual = mes réglages habituels
notifications-table-silent = aucune notification
notifications-table-own = seulement :
notifications-want-push = mes appareils
notifications-want-email = e-mail
notifications-want-webhook = webhook
notifications-want-reminder = avec un rappel
notifications-tables = Tables avec leurs propres réglages
notifications-try = Envoyer un essai
notifications-tried = Une notification d’essai devrait arriver dans quelques secondes.
notifications-to-table = Aller à la table
