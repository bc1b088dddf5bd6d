## The turn

whose-turn = { $player }: { $question }

## The end

final-scores = Puntuación final
rank = Posición
player = Jugador
total = Total
winner = { $player } gana la partida.

## Components

component = Componente
numbers = Valores
provenance = Procedencia
provenance-rulebook = reglamento
provenance-public = fuente pública
provenance-ruling = decisión
provenance-reconstructed = reconstrucción
