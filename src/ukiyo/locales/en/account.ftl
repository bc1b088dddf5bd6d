## Your account

account-about = You play here without signing up: this device remembers who you are. To find your games on other devices too, make a passkey or leave a mail address. Then this is your account.
account-about-yours = You find your games on every device on which you sign in.
account-name = Name
account-rename = Change
account-since = Here since { $day }.
account-spoken = You are written to in { $language }, with the times of { $zone }.
account-passkeys = Passkeys
account-passkeys-about = Your fingerprint, your face or the code of your device: no password, nothing to remember.
account-passkey-make = Make a passkey
account-passkey-more = Another one on this device
account-passkey-used = made on { $since }, last used on { $used }
account-passkey-refused = This passkey opens no account here. Try it again, or sign in another way.
account-passkey-stopped = Nothing has happened: the browser did not finish.
account-passkey-there = This device has a passkey of yours already.
account-passkey-not-here = There are no passkeys here: they need a browser that knows them and an address with a name, such as https://ukiyo.example.org.
account-remove = Remove
account-mail = Mail
account-mail-about = A link comes to you by mail. It signs in whoever opens it, works once and for 20 minutes.
account-mail-address = Mail address
account-mail-send = Send me a link
account-mail-sent = If mail reaches { $address }, a link is on its way. Open it on the device on which you want to play.
account-mail-yours = Your links go to { $address }.
account-mail-not-here = This server sends no mail.
account-sign-in = Here before?
account-sign-in-about = Sign in, and this device is yours too.
account-sign-in-mail = With a mail address it works as well: have a link sent to it.
account-sign-in-passkey = Sign in with a passkey
account-bring = { $tables ->
    [0] This device has learned as { $name }. Shall that come along to the account of { $account }?
    [one] This device plays as { $name }, and has one game. Shall it come along to the account of { $account }?
   *[other] This device plays as { $name }, and has { $tables } games. Shall they come along to the account of { $account }?
}
account-bring-yes = Bring along
account-bring-no = Leave behind
account-bring-no-about = What is left behind cannot be found from this device any more.
account-not-now = Not now
account-sign-out = Sign out
account-sign-out-here = On this device
account-sign-out-everywhere = On all devices
account-kept = What is kept of you
account-kept-about = Your name, your seats and their games, lessons, tries at the deal of the day, cups, ratings and profile, what you said at tables, whom you muted, notes and holidays; and, if you gave them, passkeys, a mail address and how you want to be told. Others see what there is to see at a table, in a cup and, as far as you show it, in your profile, and nothing else.
account-export = Download all of it
account-forget = Forget me
account-forget-about = All of it is deleted, at once and for good. Finished games stay, without your name; where you are playing, a bot takes your seat.
account-forget-name = To be sure, write your name: { $name }
account-forget-do = Forget me for good
account-forgotten = Done. Nobody here knows you any more.
account-link-title = A link from your mail
account-link-about = { $name } asked for it in { $browser }, on { $time }. It leads to the account of { $address }.
account-link-elsewhere = That was another browser than this one. Go on only if it was you.
account-link-follow = Sign in here
account-link-void = This link was used already, is too old, or is not whole. Ask for a new one.
