## Your account

account-about = You play here without signing up: this device remembers who you are. To find your games on other devices too, make a passkey or leave an email address. Then you have an account.
account-about-yours = You find your games on every device on which you sign in.
account-name = Name
account-rename = Change
account-since = Here since { $day }.
account-spoken = We write to you in { $language }, with times in { $zone }.
account-passkeys = Passkeys
account-passkeys-about = Your fingerprint, your face or the code of your device: no password, nothing to remember.
account-passkey-make = Make a passkey
account-passkey-more = Add another one on this device
account-passkey-used = made on { $since }, last used on { $used }
account-passkey-refused = This passkey opens no account here. Try it again, or sign in another way.
account-passkey-stopped = Nothing was done: the browser did not finish.
account-passkey-there = This device already has a passkey of yours.
account-passkey-not-here = Passkeys do not work here: they need a browser that knows them and an address with a name, such as https://ukiyo.example.org.
account-remove = Remove
account-mail = Email
account-mail-about = You get a link by email. It signs in whoever opens it, once and within 20 minutes.
account-mail-address = Email address
account-mail-send = Send me a link
account-mail-sent = If email reaches { $address }, a link is on its way. Open it in this browser to keep your games from here.
account-mail-yours = Your links go to { $address }.
account-mail-not-here = This server sends no mail.
account-sign-in = Been here before?
account-sign-in-about = Sign in, and this device is yours too.
account-sign-in-mail = An email address works as well: have a link sent to it.
account-sign-in-passkey = Sign in with a passkey
account-bring = { $tables ->
    [0] On this device you are { $name }. Shall what is kept under that name come along to the account of { $account }?
    [one] On this device you play as { $name } and have one game. Shall it come along to the account of { $account }?
   *[other] On this device you play as { $name } and have { $tables } games. Shall they come along to the account of { $account }?
}
account-bring-yes = Bring along
account-bring-no = Leave behind
account-bring-no-about = What you leave behind cannot be found from this device any more.
account-not-now = Not now
account-sign-out = Sign out
account-sign-out-here = On this device
account-sign-out-everywhere = On all devices
account-kept = What is kept about you
account-kept-about = Your name, language and time zone; your seats with their games, your ratings, your profile and your cups; what you have said, noted and reported at tables, and whom you mute or block; your lessons, your tries at the deal of the day and your holidays; and, if you gave them, passkeys, an email address and how you want to be told. Others see what there is to see at a table and in a cup, and your profile if you show it to them.
account-export = Download all of it
account-forget = Forget me
account-forget-about = All of it is deleted, at once and for good. Finished games stay, without your name; where you are playing, a bot takes your seat.
account-forget-name = To be sure, type your name: { $name }
account-forget-do = Forget me for good
account-forgotten = Done. Nobody here knows you any more.
account-link-title = A link from your email
account-link-about = { $name } asked for it in { $browser }, on { $time }. It leads to the account of { $address }.
account-link-elsewhere = That was a different browser from this one. Go on only if it was you. An address without an account gets a new, empty one here.
account-link-follow = Sign in here
account-link-void = This link has already been used, is too old, or is incomplete. Ask for a new one.
