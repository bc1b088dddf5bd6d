## Your account

account-about = Vous jouez ici sans vous inscrire : cet appareil se souvient de vous. Pour retrouver vos parties sur d’autres appareils, créez une clé d’accès ou laissez une adresse e-mail. Ce sera votre compte.
account-about-yours = Vous retrouvez vos parties sur chaque appareil où vous vous connectez.
account-name = Nom
account-rename = Changer
account-since = Parmi nous depuis le { $day }.
account-spoken = Nous vous écrivons en { $language } (fuseau horaire : { $zone }).
account-passkeys = Clés d’accès
account-passkeys-about = Votre empreinte, votre visage ou le code de votre appareil : pas de mot de passe, rien à retenir.
account-passkey-make = Créer une clé d’accès
account-passkey-more = En ajouter une sur cet appareil
account-passkey-used = créée le { $since }, utilisée pour la dernière fois le { $used }
account-passkey-refused = Cette clé d’accès n’ouvre aucun compte ici. Réessayez, ou connectez-vous autrement.
account-passkey-stopped = Rien n’a été fait : le navigateur n’est pas allé au bout.
account-passkey-there = Cet appareil a déjà une de vos clés d’accès.
account-passkey-not-here = Les clés d’accès ne marchent pas ici : il leur faut un navigateur qui les connaisse et une adresse avec un nom, comme https://ukiyo.example.org.
account-remove = Supprimer
account-mail = E-mail
account-mail-about = Vous recevez un lien par e-mail. Il connecte la personne qui l’ouvre, une seule fois et dans les 20 minutes.
account-mail-address = Adresse e-mail
account-mail-send = M’envoyer un lien
account-mail-sent = Si { $address } reçoit bien nos e-mails, un lien est en route. Ouvrez-le dans ce navigateur pour garder vos parties d’ici.
account-mail-yours = Vos liens vont à { $address }.
account-mail-not-here = Ce serveur n’envoie pas d’e-mails.
account-sign-in = Déjà un compte ?
account-sign-in-about = Connectez-vous, et cet appareil sera aussi le vôtre.
account-sign-in-mail = Cela marche aussi par e-mail : faites-vous envoyer un lien.
account-sign-in-passkey = Se connecter avec une clé d’accès
account-bring = { $tables ->
    [0] Sur cet appareil, votre nom est { $name }. Emporter ce qui est gardé sous ce nom dans le compte de { $account } ?
    [one] Sur cet appareil, vous jouez sous le nom de { $name } et avez une partie. L’emporter dans le compte de { $account } ?
   *[other] Sur cet appareil, vous jouez sous le nom de { $name } et avez { $tables } parties. Les emporter dans le compte de { $account } ?
}
account-bring-yes = Emporter
account-bring-no = Laisser
account-bring-no-about = Ce que vous laissez ne pourra plus être retrouvé depuis cet appareil.
account-not-now = Pas maintenant
account-sign-out = Se déconnecter
account-sign-out-here = Sur cet appareil
account-sign-out-everywhere = Sur tous les appareils
account-kept = Ce que nous gardons de vous
account-kept-about = Votre nom, votre langue et votre fuseau horaire ; vos places et leurs parties, vos cotes, votre profil et vos tournois ; vos messages, vos notes et vos signalements, et les personnes que vous bloquez ou mettez en sourdine ; vos leçons, vos essais à la donne du jour et vos congés ; et, si vous les avez donnés, vos clés d’accès, votre adresse e-mail et la façon de vous avertir. Les autres voient ce qui se voit à une table et dans un tournoi, et votre profil si vous le leur montrez.
account-export = Tout télécharger
account-forget = M’oublier
account-forget-about = Tout est effacé, tout de suite et pour toujours. Les parties finies restent, sans votre nom ; là où vous jouez, un robot prend votre place.
account-forget-name = Pour confirmer, écrivez votre nom : { $name }
account-forget-do = M’oublier pour toujours
account-forgotten = C’est fait. Plus personne ici ne vous connaît.
account-link-title = Un lien reçu par e-mail
account-link-about = { $name } l’a demandé dans { $browser }, le { $time }. Il mène au compte de { $address }.
account-link-elsewhere = C’était un autre navigateur que celui-ci. Continuez seulement si c’était vous. Une adresse sans compte en reçoit ici un nouveau, vide.
account-link-follow = Se connecter ici
account-link-void = Ce lien a déjà servi, ou il est trop ancien ou incomplet. Demandez-en un nouveau.
