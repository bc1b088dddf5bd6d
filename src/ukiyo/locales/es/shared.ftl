## The language

language-name = Español

## The turn

whose-turn = { $player }: { $question }
log-both = { $told } ({ $pay } → { $gain })
log-paid = { $told } (−{ $pay })
log-gained = { $told } (+{ $gain })
log-lost = { $told } (−{ $n } { $n ->
    [one] punto
   *[other] puntos
})
scene-turn = Turno de { $player }
scene-end = Fin de la partida

## The end

final-scores = Puntuación final
rank = Posición
player = Jugador
total = Total
winner = { $player } gana la partida.
you-win = ¡Has ganado!

## Reviews

review-played = Jugado
review-better = Mejor
review-nothing = Este jugador no hizo ninguna jugada costosa.

## Components

component = Componente
numbers = Valores
provenance = Procedencia
provenance-rulebook = reglamento
provenance-public = fuente pública
provenance-ruling = decisión nuestra
provenance-reconstructed = reconstrucción
provenance-box = comprobado con un ejemplar impreso
box-heading = Los componentes de { $game }, comprobados con la caja impresa: { $n } valores.
