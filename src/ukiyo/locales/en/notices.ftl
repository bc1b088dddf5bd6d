## What is sent

notices-turn = Your turn
notices-reminder = Your time is running out
notices-over = The game is over
notices-started = The game has started
notices-invited = You are invited to a table
notices-stood-in = A bot is playing for you
notices-test = This is how you will be told
notices-at = { $game } with { $others }
notices-until = { $at }. You have until { $until }.
notices-come-back = { $at }. You can take your seat back at any time.
notices-and = { $first } and { $last }
notices-works = Ukiyo reaches you here.
notices-digest = { $n ->
    [one] One table is waiting for you
   *[other] { $n } tables are waiting for you
}

## Mail

notices-mail-open = To the table: { $link }
notices-mail-home = To your tables: { $link }
notices-mail-end = You get this because you asked Ukiyo to tell you. To get no more such mail: { $link }
notices-mail-silence = If you did not ask for this, do nothing. To get no mail from this server ever again: { $link }
notices-mail-verify-subject = Your address for Ukiyo
notices-mail-verify =
    Somebody called { $name } wants to be told by mail when it is her or his turn at a table.
    If that is you, open this link within a day:

    { $link }
notices-mail-login-subject = Your way in to Ukiyo
notices-mail-login =
    With this link you are at home on the device that opens it. It works once, for { $minutes } minutes:

    { $link }

    { $name } asked for it in { $browser }. Was that not you? Then do nothing.

## Links in mail

notices-page-verify = Tables that wait for you are to be told to { $address }?
notices-page-verify-button = Yes, that is my address
notices-page-verify-done = From now on Ukiyo tells you by mail, at { $address }, when a table waits for you.
notices-page-end = Shall no more mail about your tables go to { $address }?
notices-page-end-button = No more mail
notices-page-end-done = No more mail about your tables goes to { $address }.
notices-page-silence = Shall this server never write to { $address } again?
notices-page-silence-button = Never again
notices-page-silence-done = This server does not write to { $address } any more.
notices-page-void = This link does not work any more, or not all of it was copied. Ask for a new one.
notices-page-settings = How Ukiyo tells you

## The page

notices-title = Being told of your turn
notices-about = Ukiyo can tell you when a table waits for you, wherever you are. As long as you look at a table, nothing is sent about it.
notices-name-first = Sit down at a table first: then there is something to be told of.
notices-device = On this device
notices-device-on = Tell me on this device
notices-device-off = Not on this device any more
notices-device-is-on = This browser shows when a table waits for you, even while Ukiyo is closed.
notices-device-insecure = Browsers show notices only for pages opened by https, and this one was not.
notices-device-unable = This browser shows nothing while Ukiyo is closed. On an iPhone or iPad, add Ukiyo to the home screen first.
notices-device-blocked = The browser blocks notices from this page. Its settings for this site can allow them.
notices-device-serverless = This server cannot reach devices; whoever runs it can set that up.
notices-device-failed = The browser’s push service does not answer. Try again later.
notices-devices = Your devices
notices-device-since = since { $day }
notices-device-nameless = A browser
notices-use-push = Tell my devices
notices-forget = Forget
notices-mail = By mail
notices-mail-none = This server sends no mail; whoever runs it can set that up.
notices-mail-address = Your address
notices-mail-ask = Send me a link
notices-mail-asked = A mail is on its way to { $address }. Open the link in it within a day; until then nothing else is sent there.
notices-use-mail = Write to { $address }
notices-mail-each = at once, a mail for each table
notices-mail-daily = once a day, at { $hour }
notices-mail-when = When
notices-hook = To a channel of Discord or Slack
notices-hook-about = A webhook is called when a table waits for you: the address is made in the settings of the channel. It stays with the server.
notices-hook-none = This server calls no other; whoever runs it can set that up.
notices-hook-style = What it is
notices-hook-json = another, in JSON
notices-hook-url = Its address
notices-hook-set = Use it
notices-use-hook = Call { $host }
notices-hook-gone = { $host } says that this webhook is no more. Nothing is sent there; make a new one.
notices-what = What you hear
notices-use-reminder = A reminder when four fifths of my time are used
notices-soon = At once at tables over days, too; otherwise a minute later, in case I come by myself
notices-table = At this table
notices-table-usual = as everywhere
notices-table-silent = nothing
notices-table-own = only so:
notices-want-push = my devices
notices-want-mail = mail
notices-want-hook = webhook
notices-want-reminder = with a reminder
notices-tables = Tables with settings of their own
notices-try = Try it
notices-tried = Something should reach you within seconds.
notices-to-table = To the table
