## The daily deal

today = Hoy
daily-deal = Reparto del día
daily-title = { $game }: reparto del { $day }
daily-description = El mismo reparto y los mismos rivales para todos. Tienes un solo intento.
daily-rules = Puedes deshacer jugadas durante tu turno, como en cualquier mesa. No hay consejos, y el entrenador calla hasta que termine tu intento. Ni seguir jugando desde una de sus jugadas ni la revancha cuentan. A medianoche UTC llega un reparto nuevo.
daily-play = Jugar el reparto de hoy
daily-continue = Seguir con tu intento
daily-open-table = Tu partida
daily-compare-results = Comparar resultados
daily-open-today = Ir al reparto de hoy
daily-previous-day = El día anterior
daily-results = Resultados
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
daily-share-label = Tu resultado, listo para compartir
daily-table-note = Este es tu intento del reparto del día. Cuenta, y no hay consejos.

## Puzzles

puzzles = Problemas
puzzles-about = Posiciones de partidas entre bots fuertes en las que una opción es claramente la mejor. Una larga búsqueda ha comprobado todas las opciones.
puzzles-none = Todavía no hay problemas para este juego.
puzzles-done = { $solved } de { $all } resueltos
puzzles-all = Todos los problemas
puzzle-today = Problema del día
puzzle-title = Problema { $n }
puzzle-grade = Dificultad { $grade } de { $most }
puzzle-players = { $n ->
    [one] en solitario
   *[other] { $n } jugadores
}
puzzle-solved-mark = resuelto a la primera
puzzle-later-mark = resuelto después
puzzle-missed-mark = aún sin resolver
puzzle-task = { $n ->
    [one] Es tu turno en una partida entre bots fuertes. Una opción es claramente la mejor: encuéntrala.
   *[other] Es tu turno en una partida entre bots fuertes. Encuentra la mejor opción { $n } veces seguidas.
}
puzzle-right = Correcto. ¿Y después?
puzzle-step = Decisión { $step } de { $steps }
puzzle-solved = ¡Resuelto!
puzzle-missed = Otra opción es claramente mejor
puzzle-best = La mejor opción
puzzle-yours = Tu elección
puzzle-evidence = Una larga búsqueda ha probado cada opción en { $draws } partidas simuladas compatibles con lo que puedes ver. De media, la segunda mejor opción valía { $gap } de victoria menos (± { $error }).
puzzle-liked = A primera vista, el bot Maestro elegiría la mejor opción el { $share } de las veces.
puzzle-compare = Todas las opciones comparadas
puzzle-column-choice = Opción
puzzle-column-win = Probabilidad de ganar
puzzle-column-points = Puntos
puzzle-column-behind = Desventaja
puzzle-behind-note = Desventaja: cuánto menos vale una opción que la mejor, en centésimas de victoria, más un poco por la diferencia de puntos. ± es el error estándar.
puzzle-again = Intentar de nuevo
puzzle-next = Siguiente problema
