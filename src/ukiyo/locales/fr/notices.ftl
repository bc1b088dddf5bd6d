## What is sent

notices-turn = À vous de jouer
notices-reminder = Votre temps est presque écoulé
notices-over = La partie est terminée
notices-started = La partie a commencé
notices-invited = Vous êtes invité à une table
notices-stood-in = Un robot joue à votre place
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

    { $name } l’a demandé dans { $browser }. Ce n’était pas vous ? Ne faites rien.

## Links in mail

notices-page-verify = Faut-il prévenir { $address } quand une table vous attend ?
notices-page-verify-button = Oui, c’est mon adresse
notices-page-verify-done = Désormais, Ukiyo vous prévient par courriel, à { $address }, quand une table vous attend.
notices-page-end = Ne plus envoyer à { $address } de courriel sur vos tables ?
notices-page-end-button = Plus de courriel
notices-page-end-done = Plus aucun courriel sur vos tables ne sera envoyé à { $address }.
notices-page-silence = Ce serveur ne doit-il plus jamais écrire à { $address } ?
notices-page-silence-button = Plus jamais
notices-page-silence-done = Ce serveur n’écrira plus à { $address }.
notices-page-void = Ce lien n’est plus valable, ou il a été copié en partie. Demandez-en un nouveau.
notices-page-settings = Comment Ukiyo vous avertit

## The page

notices-title = Être averti de son tour
notices-about = Ukiyo peut vous avertir quand une table vous attend, où que vous soyez. Tant que vous regardez une table, rien n’est envoyé à son sujet.
notices-name-first = Asseyez-vous d’abord à une table : il y aura alors de quoi vous avertir.
notices-device = Sur cet appareil
notices-device-on = M’avertir sur cet appareil
notices-device-off = Plus sur cet appareil
notices-device-is-on = Ce navigateur montre quand une table vous attend, même quand Ukiyo est fermé.
notices-device-insecure = Les navigateurs n’affichent d’avis que pour les pages ouvertes en https, et celle-ci ne l’est pas.
notices-device-unable = Ce navigateur n’affiche rien quand Ukiyo est fermé. Sur un iPhone ou un iPad, ajoutez d’abord Ukiyo à l’écran d’accueil.
notices-device-blocked = Le navigateur bloque les avis de cette page. Ses réglages pour ce site permettent de les autoriser.
notices-device-serverless = Ce serveur ne peut pas joindre les appareils ; la personne qui l’héberge peut y remédier.
notices-device-failed = Le service d’avis du navigateur ne répond pas. Réessayez plus tard.
notices-devices = Vos appareils
notices-device-since = depuis le { $day }
notices-device-nameless = Un navigateur
notices-use-push = Avertir mes appareils
notices-forget = Oublier
notices-mail = Par courriel
notices-mail-none = Ce serveur n’envoie pas de courriel ; la personne qui l’héberge peut y remédier.
notices-mail-address = Votre adresse
notices-mail-ask = Envoyez-moi un lien
notices-mail-asked = Un courriel part vers { $address }. Ouvrez dans la journée le lien qu’il contient ; d’ici là, rien d’autre n’y est envoyé.
notices-use-mail = Écrire à { $address }
notices-mail-each = tout de suite, un courriel par table
notices-mail-daily = une fois par jour, à { $hour }
notices-mail-when = Quand
notices-hook = Dans un salon Discord ou Slack
notices-hook-about = Un webhook est appelé quand une table vous attend : son adresse se crée dans les réglages du salon. Elle reste sur le serveur.
notices-hook-none = Ce serveur n’en appelle pas d’autre ; la personne qui l’héberge peut y remédier.
notices-hook-style = Lequel
notices-hook-json = un autre, en JSON
notices-hook-url = Son adresse
notices-hook-set = L’utiliser
notices-use-hook = Appeler { $host }
notices-hook-gone = { $host } répond que ce webhook n’existe plus. Rien n’y est envoyé ; créez-en un nouveau.
notices-what = Ce que vous apprenez
notices-use-reminder = Un rappel quand les quatre cinquièmes de mon temps sont passés
notices-soon = Tout de suite, même aux parties sur plusieurs jours ; sinon une minute plus tard, au cas où je viendrais de moi-même
notices-table = À cette table
notices-table-usual = comme partout
notices-table-silent = rien
notices-table-own = seulement ainsi :
notices-want-push = mes appareils
notices-want-mail = courriel
notices-want-hook = webhook
notices-want-reminder = avec un rappel
notices-tables = Tables avec leurs propres réglages
notices-try = Essayer
notices-tried = Quelque chose devrait vous parvenir dans quelques secondes.
notices-to-table = Vers la table
