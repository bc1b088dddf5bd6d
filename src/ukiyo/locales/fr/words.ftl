## Words at the table, seals, and notes to oneself

words-tab = Discussion
words-tabs = Journal, discussion et notes
words-log-tab = Journal
words-notes-tab = Notes
words-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
words-players = Seuls les joueurs lisent ceci.
words-watchers = Seuls les spectateurs lisent ceci ; les joueurs, une fois la partie finie.
words-after = La partie est finie : les joueurs lisent maintenant ce qu’ont dit les spectateurs.
words-none = Personne n’a encore rien dit.
words-write = Dire quelque chose
words-send = Envoyer
words-seals-label = Sceaux
words-seals-only = À cette table, on ne se parle que par sceaux.
words-earlier = Afficher les messages précédents
words-ways = Que faire du message de { $name }
words-mute = Mettre { $name } en sourdine
words-block = Bloquer { $name }
words-block-note = Vous n’entendez plus une personne bloquée, et elle ne peut plus rejoindre vos tables.
words-report = Signaler ce message
words-reported = Signalé. La personne qui gère le serveur le lira.
words-sweep = Effacer ce message
words-silenced = En sourdine ou bloqués
words-muted-one = { $name } (en sourdine)
words-blocked-one = { $name } (profil bloqué)
words-hear-again = Entendre à nouveau
words-watcher = spectateur
words-said-seal = Sceau : { $word }
words-notes = Vos notes
words-notes-about = Ces notes ne sont lisibles que par vous, sur tous vos appareils.
words-notes-kept = Enregistré.
words-notes-writing = Pas encore enregistré…
words-notes-elsewhere = Vous avez aussi écrit sur un autre appareil : les deux textes sont maintenant réunis ici.

## Seals

seal-well-played = Bien joué
seal-thanks = Merci
seal-moment = Un instant
seal-oh = Oh !
seal-luck = Bonne chance
seal-sorry = Pardon
seal-ha = Ha ha !
seal-back = Me revoilà
