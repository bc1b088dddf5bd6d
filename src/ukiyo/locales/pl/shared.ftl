## The language

language-name = Polski

## The turn

whose-turn = { $player }: { $question }
log-both = { $told } ({ $pay } → { $gain })
log-paid = { $told } (−{ $pay })
log-gained = { $told } (+{ $gain })
log-lost = { $told } (−{ $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
})
scene-turn = Tura gracza { $player }
scene-end = Koniec gry

## The end

final-scores = Wyniki końcowe
rank = Lokata
player = Gracz
total = Suma
winner = { $player } wygrywa.
you-win = Wygrywasz!

## Reviews

review-played = Zagrano
review-better = Lepiej
review-nothing = Ten gracz nie wykonał żadnego kosztownego ruchu.

## Components

component = Element
numbers = Wartości
provenance = Pochodzenie
provenance-rulebook = instrukcja
provenance-public = źródło publiczne
provenance-ruling = nasze rozstrzygnięcie
provenance-reconstructed = rekonstrukcja
provenance-box = sprawdzone z drukowanym egzemplarzem
box-heading = Elementy gry { $game } porównane z zawartością pudełka; wartości: { $n }.
