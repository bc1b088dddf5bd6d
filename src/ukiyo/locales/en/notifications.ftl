## What is sent

notifications-turn = Your turn
notifications-reminder = Your time is running out
notifications-over = The game is over
notifications-started = The game has started
notifications-invited = You are invited to a table
notifications-accepted = { $player } has accepted your invitation
notifications-stood-in = A bot is playing for you
notifications-test = This is how you will be told
notifications-at = { $game } with { $others }
notifications-until = { $at }. You have until { $until }.
notifications-come-back = { $at }. You can take your seat back at any time.
notifications-all-here = { $at }. Everybody is here: you can start the game.
notifications-and = { $first } and { $last }
notifications-works = Ukiyo reaches you here.
notifications-digest = { $n ->
    [one] One table is waiting for you
   *[other] { $n } tables are waiting for you
}

## Mail

notifications-mail-open = To the table: { $link }
notifications-mail-home = To your tables: { $link }
notifications-mail-end = You get this because you asked Ukiyo to tell you. To get no more of these emails: { $link }
notifications-mail-silence = If you did not ask for this, do nothing. To get no more requests to confirm this address: { $link }
notifications-mail-pause = If you did not ask for this, do nothing. To get no sign-in links for 30 days: { $link }
notifications-mail-verify-subject = Your address for Ukiyo
notifications-mail-verify =
    Somebody called { $name } wants to be told by email when it is their turn at a table.
    If that is you, open this link within a day, in the browser in which you asked for it:

    { $link }
notifications-mail-login-subject = Your sign-in link for Ukiyo
notifications-mail-login =
    This link signs you in on the device that opens it. It works once, within { $minutes } minutes:

    { $link }

    { $name } asked for it in { $browser }. Was that not you? Then do nothing.

## Links in mail

notifications-page-verify = Shall Ukiyo write to { $address } when a table waits for you?
notifications-page-verify-button = Yes, that is my address
notifications-page-verify-done = From now on Ukiyo tells you by email, at { $address }, when a table waits for you.
notifications-page-end = Shall Ukiyo stop writing to { $address } about your tables?
notifications-page-end-button = No more email
notifications-page-end-done = No more email about your tables will go to { $address }.
notifications-page-silence = Stop asking { $address } to confirm the address? Sign-in links still arrive.
notifications-page-silence-button = Stop asking
notifications-page-silence-done = No more requests to confirm the address go to { $address }. To allow them, open this link again.
notifications-page-pause = Stop sign-in links to { $address } for 30 days? You can allow them again with this link at any time.
notifications-page-pause-button = Stop for 30 days
notifications-page-pause-done = No sign-in links go to { $address } for 30 days. To allow them earlier, open this link again.
notifications-page-again = Emails of this kind to { $address } are stopped. Allow them again?
notifications-page-again-button = Allow again
notifications-page-again-done = Emails of this kind to { $address } are allowed again.
notifications-page-elsewhere = Open this link in the browser in which you asked for it. Only there can { $address } be confirmed.
notifications-page-taken = { $address } already belongs to another account. Sign in to that account with a link by email.
notifications-page-void = This link does not work any more, or was not copied completely. Ask for a new one.
notifications-page-settings = Choose how Ukiyo tells you

## The page

notifications-title = How to hear of your turn
notifications-about = Ukiyo can tell you when a table waits for you, wherever you are. As long as you look at a table, nothing is sent about it.
notifications-name-first = Sit down at a table first: then there is something to tell you about.
notifications-device = On this device
notifications-device-on = Tell me on this device
notifications-device-off = Stop on this device
notifications-device-is-on = This browser tells you when a table waits for you, even while Ukiyo is closed.
notifications-device-insecure = Browsers show notifications only for pages opened over https, and this one was not.
notifications-device-unable = This browser shows nothing while Ukiyo is closed. On an iPhone or iPad, add Ukiyo to the home screen first.
notifications-device-blocked = The browser blocks notifications from this page. Its settings for this site can allow them.
notifications-device-serverless = This server cannot reach devices; whoever runs it can set that up.
notifications-device-failed = The browser’s push service does not answer. Try again later.
notifications-devices = Your devices
notifications-device-since = since { $day }
notifications-device-nameless = A browser
notifications-use-push = Tell my devices
notifications-forget = Forget
notifications-mail = By email
notifications-mail-none = This server sends no mail; whoever runs it can set that up.
notifications-mail-address = Your address
notifications-mail-ask = Send me a link
notifications-mail-asked = If email reaches { $address }, a link is on its way. Open it within a day, in this browser. Until then nothing else is sent there.
notifications-use-mail = Write to { $address }
notifications-mail-each = at once, an email for each table
notifications-mail-daily = once a day, at { $hour }
notifications-mail-when = When
notifications-hook = To a Discord or Slack channel
notifications-hook-about = A webhook is called when a table waits for you. You make its address in the settings of the channel; it stays on this server.
notifications-hook-none = This server calls no webhooks; whoever runs it can set that up.
notifications-hook-style = Kind
notifications-hook-json = another, in JSON
notifications-hook-url = Its address
notifications-hook-set = Use it
notifications-use-hook = Post to { $host }
notifications-hook-gone = { $host } says that this webhook no longer exists. Nothing is sent there; make a new one.
notifications-what = When you are told
notifications-use-reminder = A reminder when four fifths of my time are used
notifications-soon = At once even at tables played over days; otherwise a minute later, in case I come by myself
notifications-table = At this table
notifications-table-usual = as everywhere
notifications-table-silent = nothing
notifications-table-own = only like this:
notifications-want-push = my devices
notifications-want-mail = email
notifications-want-hook = webhook
notifications-want-reminder = with a reminder
notifications-tables = Tables with settings of their own
notifications-try = Try it
notifications-tried = Something should reach you within seconds.
notifications-to-table = To the table
