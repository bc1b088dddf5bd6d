## Chat and notes

chat-tab = Chat
chat-tabs = Log, chat and notes
chat-log-tab = Log
chat-notes-tab = Notes
chat-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
chat-players = Only players can read this.
chat-spectators = Only spectators can read this. Players can read it when the game is over.
chat-after = The game is over: players can now read the spectators’ messages.
chat-none = No messages yet.
chat-write = Write a message
chat-send = Send
chat-stickers-label = Stickers
chat-stickers-only = This table allows stickers only.
chat-earlier = Show earlier messages
chat-message-options = Options for { $name }’s message
chat-mute = Mute { $name }
chat-block = Block { $name }
chat-block-note = You don’t see messages from people you block, and they can’t join your tables.
chat-report = Report this message
chat-reported = Reported. The server’s moderators will look at it.
chat-delete = Delete this message
chat-silenced = Muted and blocked
chat-muted-one = { $name } (muted)
chat-blocked-one = { $name } (blocked)
chat-unblock = Allow again
chat-spectator = spectator
chat-sent-sticker = Sticker: { $word }
chat-notes = Your notes
chat-notes-about = Only you can read these notes, on all your devices.
chat-notes-kept = Saved.
chat-notes-writing = Not saved yet…
chat-notes-elsewhere = You also wrote on another device. Both texts are here now.

## Stickers

sticker-well-played = Well played
sticker-thanks = Thank you
sticker-moment = One moment
sticker-oh = Oh!
sticker-luck = Good luck
sticker-sorry = Sorry
sticker-ha = Ha ha!
sticker-back = I’m back
