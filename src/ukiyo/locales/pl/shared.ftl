## The turn

whose-turn = { $player }: { $question }

## The end

final-scores = Wyniki końcowe
rank = Lokata
player = Gracz
total = Suma
winner = { $player } wygrywa.
