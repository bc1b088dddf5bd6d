## Words at the table, seals, and notes to oneself

chat-tab = Talk
chat-tabs = What happened, talk and notes
chat-log-tab = Log
chat-notes-tab = Notes
chat-unread = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
chat-players = Only the players can read this.
chat-watchers = Only those who watch can read this; the players once the game is over.
chat-after = The game is over: players can now read what those who watched have said.
chat-none = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-seals-label = Seals
chat-seals-only = At this table people talk in seals only.
chat-earlier = Show what was said before
chat-ways = What to do about { $name }’s line
chat-mute = Mute { $name }
chat-block = Block { $name }
chat-block-note = Whoever is blocked is not heard by you and cannot join your tables.
chat-report = Report this line
chat-reported = Reported. Whoever runs the server will look at it.
chat-sweep = Sweep this line away
chat-silenced = Muted and blocked
chat-muted-one = { $name } (muted)
chat-blocked-one = { $name } (blocked)
chat-hear-again = Hear again
chat-watcher = watching
chat-said-seal = Seal: { $word }
chat-notes = Your notes
chat-notes-about = Only you can read these notes, on all your devices.
chat-notes-kept = Kept.
chat-notes-writing = Not kept yet…
chat-notes-elsewhere = You have written on another device, too: both texts are here now.

## Seals

sticker-well-played = Well played
sticker-thanks = Thank you
sticker-moment = One moment
sticker-oh = Oh!
sticker-luck = Good luck
sticker-sorry = Sorry
sticker-ha = Ha ha!
sticker-back = I am back
