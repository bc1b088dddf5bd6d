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
