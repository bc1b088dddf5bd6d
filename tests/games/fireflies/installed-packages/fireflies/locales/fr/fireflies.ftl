game-fireflies = Lucioles
about-fireflies = Huit nuits d’été. Allumez la lanterne la plus vive pour attraper la luciole, ou dormez et recueillez la rosée.

fireflies-decide-lay = Quelle lanterne allumez-vous cette nuit ?
fireflies-choice-lay = Poser la lanterne { $lantern }
fireflies-choice-sleep = Dormir
fireflies-log-lay = pose une lanterne
fireflies-log-sleep = dort
fireflies-effect-caught = { $player } attrape la luciole ({ $firefly }) avec la lanterne { $lantern }.
fireflies-effect-escaped = La luciole ({ $firefly }) s’échappe.
fireflies-stage = Nuit { $night } sur { $nights }

fireflies-fireflies = Lucioles
fireflies-dew = Rosée
fireflies-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

fireflies-first-name = Pose en premier
fireflies-night-name = Nuit
fireflies-nights-name = Nuits
fireflies-firefly-name = La luciole de cette nuit
fireflies-points-name = Points
fireflies-moon-name = Lune
fireflies-deck-name = Lucioles à venir
fireflies-spent-name = Consumées
fireflies-hand-name = Lanternes
fireflies-lanterns-name = Lanternes restantes
fireflies-laid-name = Posée
fireflies-fireflies-name = Attrapées
fireflies-score-name = Score

option-moon = Lune
option-moon-new = Nouvelle lune
option-moon-new-note = Chaque nuit ressemble aux autres.
option-moon-full = Pleine lune
option-moon-full-note = La dernière luciole compte double.
unit-night = Nuit

fireflies-taken-firefly = Lucioles
fireflies-tally-escaped = Lucioles échappées
fireflies-tally-slept = Nuits passées à dormir
