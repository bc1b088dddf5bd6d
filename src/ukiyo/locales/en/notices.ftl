## What is sent

notices-turn = Your turn
notices-reminder = Your time is running out
notices-over = The game is over
notices-started = The game has started
notices-invited = You are invited to a table
notices-accepted = { $player } has accepted your invitation
notices-stood-in = A bot is playing for you
notices-test = This is how you will be told
notices-at = { $game } with { $others }
notices-until = { $at }. You have until { $until }.
notices-come-back = { $at }. You can take your seat back at any time.
notices-all-here = { $at }. Everybody is here: you can start the game.
notices-and = { $first } and { $last }
notices-works = Ukiyo reaches you here.
notices-digest = { $n ->
    [one] One table is waiting for you
   *[other] { $n } tables are waiting for you
}

## Mail

notices-mail-open = To the table: { $link }
notices-mail-home = To your tables: { $link }
notices-mail-end = You get this because you asked Ukiyo to tell you. To get no more of these emails: { $link }
notices-mail-silence = If you did not ask for this, do nothing. To get no more requests to confirm this address: { $link }
notices-mail-pause = If you did not ask for this, do nothing. To get no sign-in links for 30 days: { $link }
notices-mail-verify-subject = Your address for Ukiyo
notices-mail-verify =
    Somebody called { $name } wants to be told by email when it is their turn at a table.
    If that is you, open this link within a day, in the browser in which you asked for it:

    { $link }
notices-mail-login-subject = Your sign-in link for Ukiyo
notices-mail-login =
    This link signs you in on the device that opens it. It works once, within { $minutes } minutes:

    { $link }

    { $name } asked for it in { $browser }. Was that not you? Then do nothing.

## Links in mail

notices-page-verify = Shall Ukiyo write to { $address } when a table waits for you?
notices-page-verify-button = Yes, that is my address
notices-page-verify-done = From now on Ukiyo tells you by email, at { $address }, when a table waits for you.
notices-page-end = Shall Ukiyo stop writing to { $address } about your tables?
notices-page-end-button = No more email
notices-page-end-done = No more email about your tables will go to { $address }.
notices-page-silence = Stop asking { $address } to confirm the address? Sign-in links still arrive.
notices-page-silence-button = Stop asking
notices-page-silence-done = No more requests to confirm the address go to { $address }. To allow them, open this link again.
notices-page-pause = Stop sign-in links to { $address } for 30 days? You can allow them again with this link at any time.
notices-page-pause-button = Stop for 30 days
notices-page-pause-done = No sign-in links go to { $address } for 30 days. To allow them earlier, open this link again.
notices-page-again = Emails of this kind to { $address } are stopped. Allow them again?
notices-page-again-button = Allow again
notices-page-again-done = Emails of this kind to { $address } are allowed again.
notices-page-elsewhere = Open this link in the browser in which you asked for it. Only there can { $address } be confirmed.
notices-page-taken = { $address } already belongs to another account. Sign in to that account with a link by email.
notices-page-void = This link does not work any more, or was not copied completely. Ask for a new one.
notices-page-settings = Choose how Ukiyo tells you

## The page

notices-title = How to hear of your turn
notices-about = Ukiyo can tell you when a table waits for you, wherever you are. As long as you look at a table, nothing is sent about it.
notices-name-first = Sit down at a table first: then there is something to tell you about.
notices-device = On this device
notices-device-on = Tell me on this device
notices-device-off = Stop on this device
notices-device-is-on = This browser tells you when a table waits for you, even while Ukiyo is closed.
notices-device-insecure = Browsers show notifications only for pages opened over https, and this one was not.
notices-device-unable = This browser shows nothing while Ukiyo is closed. On an iPhone or iPad, add Ukiyo to the home screen first.
notices-device-blocked = The browser blocks notifications from this page. Its settings for this site can allow them.
notices-device-serverless = This server cannot reach devices; whoever runs it can set that up.
notices-device-failed = The browser’s push service does not answer. Try again later.
notices-devices = Your devices
notices-device-since = since { $day }
notices-device-nameless = A browser
notices-use-push = Tell my devices
notices-forget = Forget
notices-mail = By email
notices-mail-none = This server sends no mail; whoever runs it can set that up.
notices-mail-address = Your address
notices-mail-ask = Send me a link
notices-mail-asked = If email reaches { $address }, a link is on its way. Open it within a day, in this browser. Until then nothing else is sent there.
notices-use-mail = Write to { $address }
notices-mail-each = at once, an email for each table
notices-mail-daily = once a day, at { $hour }
notices-mail-when = When
notices-hook = To a Discord or Slack channel
notices-hook-about = A webhook is called when a table waits for you. You make its address in the settings of the channel; it stays on this server.
notices-hook-none = This server calls no webhooks; whoever runs it can set that up.
notices-hook-style = Kind
notices-hook-json = another, in JSON
notices-hook-url = Its address
notices-hook-set = Use it
notices-use-hook = Post to { $host }
notices-hook-gone = { $host } says that this webhook no longer exists. Nothing is sent there; make a new one.
notices-what = When you are told
notices-use-reminder = A reminder when four fifths of my time are used
notices-soon = At once even at tables played over days; otherwise a minute later, in case I come by myself
notices-table = At this table
notices-table-usual = as everywhere
notices-table-silent = nothing
notices-table-own = only like this:
notices-want-push = my devices
notices-want-mail = email
notices-want-hook = webhook
notices-want-reminder = with a reminder
notices-tables = Tables with settings of their own
notices-try = Try it
notices-tried = Something should reach you within seconds.
notices-to-table = To the table
