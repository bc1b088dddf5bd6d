## Words at the table, seals, and notes to oneself

words-tab = Talk
words-tabs = What happened, talk and notes
words-log-tab = Log
words-notes-tab = Notes
words-unread = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
words-players = Only the players can read this.
words-watchers = Only those who watch can read this; the players once the game is over.
words-after = The game is over: players can now read what those who watched have said.
words-none = Nobody has said anything yet.
words-write = Say something
words-send = Send
words-seals-label = Seals
words-seals-only = At this table people talk in seals only.
words-earlier = Show what was said before
words-ways = What to do about { $name }’s line
words-mute = Mute { $name }
words-block = Block { $name }
words-block-note = Whoever is blocked is not heard by you and cannot join your tables.
words-report = Report this line
words-reported = Reported. Whoever runs the server will look at it.
words-sweep = Sweep this line away
words-silenced = Muted and blocked
words-muted-one = { $name } (muted)
words-blocked-one = { $name } (blocked)
words-hear-again = Hear again
words-watcher = watching
words-said-seal = Seal: { $word }
words-notes = Your notes
words-notes-about = Only you can read these notes, on all your devices.
words-notes-kept = Kept.
words-notes-writing = Not kept yet…
words-notes-elsewhere = You have written on another device, too: both texts are here now.

## Seals

seal-well-played = Well played
seal-thanks = Thank you
seal-moment = One moment
seal-oh = Oh!
seal-luck = Good luck
seal-sorry = Sorry
seal-ha = Ha ha!
seal-back = I am back
