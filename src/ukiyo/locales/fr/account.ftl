## Your account

account-about = Vous jouez ici sans vous inscrire : cet appareil se souvient de vous. Pour retrouver vos parties sur d’autres appareils, créez une clé d’accès ou laissez une adresse e-mail. Ce sera votre compte.
account-about-yours = Connectez-vous sur n’importe quel appareil pour y retrouver vos parties.
account-name = Nom
account-rename = Changer
account-since = Membre depuis le { $day }.
account-language-and-zone = Nous vous écrivons en { $language } (fuseau horaire : { $zone }).
account-passkeys = Clés d’accès
account-passkeys-about = Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil. Aucun mot de passe à retenir.
account-passkey-make = Créer une clé d’accès
account-passkey-more = Ajouter une clé d’accès sur cet appareil
account-passkey-used = créée le { $since }, utilisée pour la dernière fois le { $used }
account-passkey-refused = Cette clé d’accès n’appartient à aucun compte ici. Réessayez, ou connectez-vous autrement.
account-passkey-stopped = Le navigateur a annulé la demande. Rien n’a changé.
account-passkey-there = Vous avez déjà une clé d’accès sur cet appareil.
account-passkey-not-here = Les clés d’accès ne sont pas disponibles ici : il faut un navigateur récent et un serveur avec un nom de domaine, comme https://ukiyo.example.org.
account-remove = Supprimer
account-email = E-mail
account-email-about = Nous vous envoyons un lien de connexion par e-mail. Il sert une seule fois, dans les 20 minutes, à toute personne qui l’ouvre.
account-email-address = Adresse e-mail
account-email-send = M’envoyer un lien
account-email-sent = Si { $address } peut recevoir des e-mails, un lien est en route. Ouvrez-le dans ce navigateur pour garder les parties que vous avez ici.
account-email-yours = Les liens de connexion vont à { $address }.
account-email-not-here = Ce serveur n’envoie pas d’e-mails.
account-sign-in = Déjà un compte ?
account-sign-in-about = Connectez-vous pour utiliser votre compte sur cet appareil.
account-sign-in-email = Vous pouvez aussi recevoir un lien de connexion par e-mail.
account-sign-in-passkey = Se connecter avec une clé d’accès
account-bring = { $tables ->
    [0] Sur cet appareil, votre nom est « { $name } ». Transférer ce qui est enregistré sous ce nom vers le compte « { $account } » ?
    [one] Sur cet appareil, vous jouez sous le nom « { $name } » et avez une partie. La transférer vers le compte « { $account } » ?
   *[other] Sur cet appareil, vous jouez sous le nom « { $name } » et avez { $tables } parties. Les transférer vers le compte « { $account } » ?
}
account-bring-yes = Transférer vers mon compte
account-bring-no = Laisser ici
account-bring-no-about = Ce que vous laissez ici ne sera plus accessible depuis cet appareil.
account-not-now = Pas maintenant
account-sign-out = Se déconnecter
account-sign-out-here = Sur cet appareil
account-sign-out-everywhere = Sur tous les appareils
account-kept = Vos données
account-kept-about = Votre nom, votre langue et votre fuseau horaire ; vos places et leurs parties, vos cotes, votre profil et vos tournois ; vos messages, vos notes et vos signalements, et les personnes que vous bloquez ou mettez en sourdine ; vos leçons, vos essais à la donne du jour et vos congés ; et, si vous les avez donnés, vos clés d’accès, votre adresse e-mail et la façon de vous avertir. Les autres voient ce qui se voit à une table et dans un tournoi, et votre profil si vous le leur montrez.
account-export = Télécharger mes données
account-forget = Supprimer mon compte
account-forget-about = Toutes vos données sont supprimées, immédiatement et définitivement. Les parties finies restent, sans votre nom. Dans les parties en cours, un robot prend votre place.
account-forget-name = Pour confirmer, écrivez votre nom : { $name }
account-forget-do = Supprimer définitivement
account-forgotten = Vos données ont été supprimées.
account-link-title = Lien de connexion
account-link-about = { $name } a demandé ce lien dans { $browser }, le { $time }. Il vous connecte au compte associé à { $address }.
account-link-elsewhere = Le lien a été demandé dans un autre navigateur. Continuez seulement si c’était vous. Si l’adresse n’a pas de compte ici, vous en recevez un nouveau, vide.
account-link-follow = Se connecter ici
account-link-void = Ce lien a expiré, a déjà servi ou est incomplet. Demandez-en un nouveau.
