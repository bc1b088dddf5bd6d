game-fireflies = Fireflies
about-fireflies = Eight summer nights. Light the brightest lantern to catch the firefly, or sleep and gather dew.

fireflies-decide-lay = Which lantern will you light tonight?
fireflies-choice-lay = Lay lantern { $lantern }
fireflies-choice-sleep = Sleep
fireflies-log-lay = lays a lantern
fireflies-log-sleep = sleeps
fireflies-effect-caught = { $player } catches the firefly ({ $firefly }) with lantern { $lantern }.
fireflies-effect-escaped = The firefly ({ $firefly }) escapes.
fireflies-stage = Night { $night } of { $nights }

fireflies-fireflies = Fireflies
fireflies-dew = Dew
fireflies-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

fireflies-first-name = Lays first
fireflies-night-name = Night
fireflies-nights-name = Nights
fireflies-firefly-name = Tonight’s firefly
fireflies-points-name = Points
fireflies-moon-name = Moon
fireflies-deck-name = Fireflies to come
fireflies-spent-name = Burned out
fireflies-hand-name = Lanterns
fireflies-lanterns-name = Lanterns left
fireflies-laid-name = Laid
fireflies-fireflies-name = Caught
fireflies-score-name = Score

option-moon = Moon
option-moon-new = New moon
option-moon-new-note = Every night is like the others.
option-moon-full = Full moon
option-moon-full-note = The last firefly counts twice.
unit-night = Night

fireflies-taken-firefly = Fireflies
fireflies-tally-escaped = Fireflies escaped
fireflies-tally-slept = Nights slept through
