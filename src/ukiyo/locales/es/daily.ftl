## The daily deal

today = Hoy
daily-deal = Reparto del día
daily-title = { $game }: reparto del { $day }
daily-description = El mismo reparto y los mismos rivales para todos, y un solo intento que cuenta.
daily-rules = Puedes deshacer jugadas durante tu turno, como en cualquier mesa. No hay consejos, y el entrenador calla hasta que termine tu intento. Ni seguir jugando desde una de sus jugadas ni la revancha cuentan. A medianoche UTC llega un reparto nuevo.
daily-play = Jugar el reparto de hoy
daily-continue = Seguir con tu intento
daily-open-table = Tu partida
daily-compare-results = Comparar resultados
daily-open-today = Al reparto de hoy
daily-previous-day = El día anterior
daily-results = Resultados comparados
daily-results-later = Cuando termine tu intento, verás aquí cómo les fue a los demás.
daily-attempts = { $n ->
    [0] Nadie lo ha intentado todavía.
    [one] Una persona lo ha intentado.
   *[other] { $n } personas lo han intentado.
}
daily-no-results = Nadie ha terminado este reparto todavía.
daily-column-place = Posición
daily-column-player = Jugador
daily-column-points = Puntos
daily-column-best = Mejor rival
daily-you = tú
daily-share-text = Ukiyo · { $game } · reparto del { $day }: { $points } puntos, posición { $rank } de { $players }
daily-share-text-solo = Ukiyo · { $game } · reparto del { $day }: { $points } puntos, en solitario
daily-share-label = Tu resultado, para pegarlo en un chat
daily-table-note = Tu intento del reparto del día: cuenta, y no hay consejos.

## Puzzles

puzzles = Problemas
puzzles-about = Turnos de partidas entre maestros en los que una opción es claramente la mejor: todos se han comprobado con una larga búsqueda.
puzzles-none = Todavía no hay problemas para este juego.
puzzles-done = { $solved } de { $all } resueltos
puzzles-all = Todos los problemas
puzzle-today = Problema del día
puzzle-title = Problema { $n }
puzzle-grade = Nivel { $grade } de { $most }
puzzle-players = { $n ->
    [one] en solitario
   *[other] { $n } jugadores
}
puzzle-solved-mark = resuelto a la primera
puzzle-later-mark = resuelto después
puzzle-missed-mark = aún sin resolver
puzzle-task = { $n ->
    [one] Es tu turno en una partida entre maestros. Una opción es claramente la mejor: encuéntrala.
   *[other] Es tu turno en una partida entre maestros. Encuentra la mejor opción en { $n } decisiones seguidas.
}
puzzle-right = Correcto. ¿Y después?
puzzle-step = Decisión { $step } de { $steps }
puzzle-solved = ¡Resuelto!
puzzle-missed = Otra opción es claramente mejor
puzzle-best = La mejor opción
puzzle-yours = Tu opción
puzzle-evidence = Una larga búsqueda siguió jugando cada opción en futuros que desde tu asiento no se pueden distinguir. En { $draws } de ellos, la segunda mejor valió de media un { $gap } de una victoria menos, con un margen de ±{ $error }.
puzzle-liked = A primera vista, la intuición de un maestro da un { $share } a la mejor opción.
puzzle-compare = Todas las opciones comparadas
puzzle-column-choice = Opción
puzzle-column-win = Probabilidad de ganar
puzzle-column-points = Puntos
puzzle-column-behind = Desventaja
puzzle-behind-note = Desventaja: cuánto menos vale una opción que la mejor, en centésimas de victoria, más un poco por la diferencia de puntos. ± es el error estándar.
puzzle-again = Intentar de nuevo
puzzle-next = Siguiente problema
