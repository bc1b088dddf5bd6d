## The turn

whose-turn = { $player }: { $question }

## The end

final-scores = Puntuación final
rank = Posición
player = Jugador
total = Total
winner = { $player } gana la partida.
