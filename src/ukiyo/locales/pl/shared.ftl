## The turn

whose-turn = { $player }: { $question }

## The end

final-scores = Wyniki końcowe
rank = Lokata
player = Gracz
total = Suma
winner = { $player } wygrywa.

## Components

component = Element
numbers = Wartości
provenance = Pochodzenie
provenance-rulebook = instrukcja
provenance-public = źródło publiczne
provenance-ruling = rozstrzygnięcie
provenance-reconstructed = rekonstrukcja
