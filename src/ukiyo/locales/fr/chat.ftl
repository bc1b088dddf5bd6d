## Chat and notes

chat-tab = Discussion
chat-tabs = Journal, discussion et notes
chat-log-tab = Journal
chat-notes-tab = Notes
chat-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
chat-players = Seuls les joueurs peuvent lire ceci.
chat-spectators = Seuls les spectateurs peuvent lire ceci. Les joueurs pourront le lire une fois la partie finie.
chat-after = La partie est finie : les joueurs peuvent maintenant lire les messages des spectateurs.
chat-none = Pas encore de messages.
chat-write = Écrire un message
chat-send = Envoyer
chat-stickers-label = Stickers
chat-stickers-only = À cette table, seuls les stickers sont permis.
chat-earlier = Afficher les messages précédents
chat-message-options = Options du message ({ $name })
chat-mute = Mettre { $name } en sourdine
chat-block = Bloquer { $name }
chat-block-note = Vous ne voyez pas les messages des personnes que vous bloquez, et elles ne peuvent pas rejoindre vos tables.
chat-report = Signaler ce message
chat-reported = Signalé. La personne qui gère le serveur le lira.
chat-delete = Effacer ce message
chat-silenced = En sourdine ou bloqués
chat-muted-one = { $name } (en sourdine)
chat-blocked-one = { $name } (profil bloqué)
chat-unblock = Autoriser à nouveau
chat-spectator = spectateur
chat-sent-sticker = Sticker : { $word }
chat-notes = Vos notes
chat-notes-about = Ces notes ne sont lisibles que par vous, sur tous vos appareils.
chat-notes-kept = Enregistré.
chat-notes-writing = Pas encore enregistré…
chat-notes-elsewhere = Vous avez aussi écrit sur un autre appareil : les deux textes sont maintenant réunis ici.

## Stickers

sticker-well-played = Bien joué
sticker-thanks = Merci
sticker-moment = Un instant
sticker-oh = Oh !
sticker-luck = Bonne chance
sticker-sorry = Pardon
sticker-ha = Ha ha !
sticker-back = Me revoilà
