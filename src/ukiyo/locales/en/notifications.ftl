## Notifications

notifications-turn = Your turn
notifications-reminder = Your time is running out
notifications-over = The game is over
notifications-started = The game has started
notifications-invited = You’re invited to a table
notifications-accepted = { $player } accepted your invitation
notifications-takeover = A bot is playing for you
notifications-test = Test notification
notifications-at = { $game } with { $others }
notifications-until = { $at }. You have until { $until }.
notifications-come-back = { $at }. You can take your seat back at any time.
notifications-all-here = { $at }. Everyone is here: you can start the game.
notifications-and = { $first } and { $last }
notifications-works = Notifications are working.
notifications-digest = { $n ->
    [one] It’s your turn at one table
   *[other] It’s your turn at { $n } tables
}

## Emails

notifications-email-open = Go to the table: { $link }
notifications-email-home = Go to your tables: { $link }
notifications-email-end = You’re receiving this because you turned on email notifications. To unsubscribe: { $link }
notifications-email-silence = If you didn’t request this, you can ignore this email. To stop requests to confirm this address: { $link }
notifications-email-pause = If you didn’t request this, you can ignore this email. To stop sign-in links for 30 days: { $link }
notifications-email-verify-subject = Confirm your email address for Ukiyo
notifications-email-verify =
    { $name } asked for email notifications at this address.
    If that was you, open this link within a day, in the browser where you asked for it:

    { $link }
notifications-email-sign-in-subject = Your sign-in link for Ukiyo
notifications-email-sign-in =
    This link signs you in on the device where you open it. It works once, within { $minutes } minutes:

    { $link }

    { $name } requested it in { $browser }. If that wasn’t you, ignore this email.

## Pages opened from emails

notifications-page-verify = Send an email to { $address } when it’s your turn?
notifications-page-verify-button = Yes, confirm this address
notifications-page-verify-done = { $address } is confirmed. You’ll get an email when it’s your turn.
notifications-page-end = Stop emails about your games to { $address }?
notifications-page-end-button = Stop emails
notifications-page-end-done = You won’t get any more emails about your games at { $address }.
notifications-page-silence = Stop requests to confirm { $address }? Sign-in links will still arrive.
notifications-page-silence-button = Stop requests
notifications-page-silence-done = You won’t get any more requests to confirm { $address }. To allow them, open this link again.
notifications-page-pause = Stop sign-in links to { $address } for 30 days? You can use this link to allow them again at any time.
notifications-page-pause-button = Stop for 30 days
notifications-page-pause-done = Sign-in links to { $address } are stopped for 30 days. To allow them earlier, open this link again.
notifications-page-again = These emails to { $address } are stopped. Allow them again?
notifications-page-again-button = Allow again
notifications-page-again-done = These emails to { $address } are allowed again.
notifications-page-elsewhere = Open this link in the browser where you requested it. { $address } can be confirmed only there.
notifications-page-taken = { $address } already belongs to another account. You can sign in to that account with a link by email.
notifications-page-void = This link is no longer valid or is incomplete. Request a new one.
notifications-page-settings = Notification settings

## The page

notifications-title = Notifications
notifications-about = Get notified when it’s your turn. While you have a table open, you get no notifications about it.
notifications-name-first = Join a table first. Then you can set up notifications.
notifications-device = On this device
notifications-device-on = Turn on for this device
notifications-device-off = Turn off for this device
notifications-device-is-on = This browser notifies you when it’s your turn, even while Ukiyo is closed.
notifications-device-insecure = Notifications need a secure connection (https). This page doesn’t have one.
notifications-device-unable = This browser can’t show notifications while Ukiyo is closed. On an iPhone or iPad, add Ukiyo to the home screen first.
notifications-device-blocked = Notifications from this page are blocked. You can allow them in the browser’s settings for this site.
notifications-device-serverless = This server doesn’t support push notifications. Its administrator can turn them on.
notifications-device-failed = The browser’s push service isn’t responding. Try again later.
notifications-devices = Your devices
notifications-device-since = since { $day }
notifications-device-nameless = Unknown browser
notifications-use-push = Notify my devices
notifications-forget = Remove
notifications-email = Email
notifications-email-none = This server doesn’t send email. Its administrator can turn it on.
notifications-email-address = Your address
notifications-email-ask = Send me a link
notifications-email-asked = If { $address } can receive email, a link is on its way. Open it in this browser within a day. Until then we won’t send anything else.
notifications-use-email = Email { $address }
notifications-email-each = immediately, one email per table
notifications-email-daily = once a day, at { $hour }
notifications-email-when = When
notifications-webhook = Discord or Slack channel
notifications-webhook-about = When it’s your turn, a webhook posts a message to your channel. Create its URL in the channel’s settings. It is stored only on this server.
notifications-webhook-none = This server doesn’t support webhooks. Its administrator can turn them on.
notifications-webhook-style = Type
notifications-webhook-json = Other (JSON)
notifications-webhook-url = URL
notifications-webhook-save = Save
notifications-use-hook = Post to { $host }
notifications-webhook-removed = { $host } says that this webhook no longer exists. Nothing is sent there. Create a new one.
notifications-what = When to notify me
notifications-use-reminder = Remind me when I have used 80% of my time
notifications-soon = Notify me immediately in games over several days. Otherwise notifications wait a minute, in case I come back on my own.
notifications-table = For this table
notifications-table-usual = use my default settings
notifications-table-silent = no notifications
notifications-table-own = only these:
notifications-want-push = my devices
notifications-want-email = email
notifications-want-webhook = webhook
notifications-want-reminder = with a reminder
notifications-tables = Tables with their own settings
notifications-try = Send a test
notifications-tried = A test notification should arrive within seconds.
notifications-to-table = Go to the table
