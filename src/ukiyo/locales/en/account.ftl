## Your account

account-about = You can play without signing up: this device remembers you. To find your games on other devices too, add a passkey or an email address. That gives you an account.
account-about-yours = Sign in on any device to find your games there.
account-name = Name
account-rename = Change
account-since = Member since { $day }.
account-language-and-zone = We write to you in { $language }, with times in { $zone }.
account-passkeys = Passkeys
account-passkeys-about = Sign in with your fingerprint, your face or your device’s PIN. No password to remember.
account-passkey-make = Create a passkey
account-passkey-more = Add a passkey on this device
account-passkey-used = created on { $since }, last used on { $used }
account-passkey-refused = This passkey doesn’t belong to an account here. Try again, or sign in another way.
account-passkey-stopped = The browser cancelled the request. Nothing has changed.
account-passkey-there = You already have a passkey on this device.
account-passkey-not-here = Passkeys aren’t available here. They need a recent browser and a server with a domain name, such as https://ukiyo.example.org.
account-remove = Remove
account-email = Email
account-email-about = We email you a sign-in link. It works once, within 20 minutes, for anyone who opens it.
account-email-address = Email address
account-email-send = Send me a link
account-email-sent = If { $address } can receive email, a link is on its way. Open it in this browser to keep the games you have here.
account-email-yours = Sign-in links go to { $address }.
account-email-not-here = This server doesn’t send email.
account-sign-in = Already have an account?
account-sign-in-about = Sign in to use your account on this device.
account-sign-in-email = You can also get a sign-in link by email.
account-sign-in-passkey = Sign in with a passkey
account-bring = { $tables ->
    [0] On this device you are { $name }. Move the data saved under that name to { $account }’s account?
    [one] On this device you play as { $name } and have one game. Move it to { $account }’s account?
   *[other] On this device you play as { $name } and have { $tables } games. Move them to { $account }’s account?
}
account-bring-yes = Move to my account
account-bring-no = Leave behind
account-bring-no-about = If you leave something behind, you can’t get back to it from this device.
account-not-now = Not now
account-sign-out = Sign out
account-sign-out-here = On this device
account-sign-out-everywhere = On all devices
account-kept = Your data
account-kept-about = We store your name, language and time zone; your games, ratings, profile and tournaments; your messages, notes and reports, and the people you have muted or blocked; your lessons, daily deals and time off; and, if you added them, your passkeys, email address and notification settings. Other people see your moves and messages at a table, your results in a tournament, and your profile if you share it.
account-export = Download my data
account-forget = Delete my account
account-forget-about = This deletes all your data immediately and permanently. Finished games stay, without your name. In games still in progress, a bot takes your seat.
account-forget-name = To confirm, type your name: { $name }
account-forget-do = Delete permanently
account-forgotten = Your data has been deleted.
account-link-title = Sign-in link
account-link-about = { $name } requested this link in { $browser } on { $time }. It signs you in to the account of { $address }.
account-link-elsewhere = The link was requested in a different browser. Continue only if that was you. If the address has no account here, you get a new, empty one.
account-link-follow = Sign in on this device
account-link-void = This link has expired, has already been used or is incomplete. Request a new one.
