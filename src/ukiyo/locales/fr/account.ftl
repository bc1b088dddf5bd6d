## Your account

account-about = Vous jouez ici sans vous inscrire : cet appareil se souvient de vous. Pour retrouver vos parties sur d’autres appareils, créez une clé d’accès ou laissez une adresse e-mail. Ce sera votre compte.
account-about-yours = Vous retrouvez vos parties sur chaque appareil où vous vous connectez.
account-name = Nom
account-rename = Changer
account-since = Ici depuis le { $day }.
account-spoken = Nous vous écrivons en { $language }, aux heures de { $zone }.
account-passkeys = Clés d’accès
account-passkeys-about = Votre empreinte, votre visage ou le code de votre appareil : pas de mot de passe, rien à retenir.
account-passkey-make = Créer une clé d’accès
account-passkey-more = Une autre sur cet appareil
account-passkey-used = créée le { $since }, utilisée le { $used }
account-passkey-refused = Cette clé d’accès n’ouvre aucun compte ici. Réessayez, ou connectez-vous autrement.
account-passkey-stopped = Rien ne s’est passé : le navigateur n’est pas allé au bout.
account-passkey-there = Cet appareil a déjà une clé d’accès à vous.
account-passkey-not-here = Il n’y a pas de clés d’accès ici : il leur faut un navigateur qui les connaît et une adresse qui porte un nom, comme https://ukiyo.example.org.
account-remove = Supprimer
account-mail = E-mail
account-mail-about = Un lien vous arrive par e-mail. Il connecte qui l’ouvre, sert une seule fois et pendant 20 minutes.
account-mail-address = Adresse e-mail
account-mail-send = M’envoyer un lien
account-mail-sent = Si le courrier arrive à { $address }, un lien est en route. Ouvrez-le sur l’appareil où vous voulez jouer.
account-mail-yours = Vos liens vont à { $address }.
account-mail-not-here = Ce serveur n’envoie pas d’e-mails.
account-sign-in = Déjà venu ?
account-sign-in-about = Connectez-vous, et cet appareil sera aussi le vôtre.
account-sign-in-mail = Une adresse e-mail suffit également : faites-y envoyer un lien.
account-sign-in-passkey = Se connecter avec une clé d’accès
account-bring = { $tables ->
    [0] Cet appareil a suivi des leçons sous le nom de { $name }. Les emporter dans le compte de { $account } ?
    [one] Cet appareil joue sous le nom de { $name } et a une partie. L’emporter dans le compte de { $account } ?
   *[other] Cet appareil joue sous le nom de { $name } et a { $tables } parties. Les emporter dans le compte de { $account } ?
}
account-bring-yes = Emporter
account-bring-no = Laisser ici
account-bring-no-about = Ce qui reste ne se retrouvera plus depuis cet appareil.
account-not-now = Pas maintenant
account-sign-out = Se déconnecter
account-sign-out-here = Sur cet appareil
account-sign-out-everywhere = Sur tous les appareils
account-kept = Ce qui est gardé de vous
account-kept-about = Votre nom, vos places et leurs parties, vos leçons et vos essais à la donne du jour ; et, si vous les avez donnés, vos clés d’accès, une adresse e-mail et la façon de vous prévenir. Les autres voient ce qui se voit à une table, et rien d’autre.
account-export = Tout télécharger
account-forget = M’oublier
account-forget-about = Tout est effacé, tout de suite et pour toujours. Les parties finies restent, sans votre nom ; là où vous jouez, un robot prend votre place.
account-forget-name = Pour être sûr, écrivez votre nom : { $name }
account-forget-do = M’oublier pour toujours
account-forgotten = C’est fait. Plus personne ici ne vous connaît.
account-link-title = Un lien de votre courrier
account-link-about = { $name } l’a demandé dans { $browser }, le { $time }. Il mène au compte de { $address }.
account-link-elsewhere = C’était un autre navigateur que celui-ci. Continuez seulement si c’était vous.
account-link-follow = Se connecter ici
account-link-void = Ce lien a déjà servi, est trop vieux ou incomplet. Demandez-en un nouveau.
