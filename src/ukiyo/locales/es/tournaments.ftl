## Tournaments

tournaments = Torneos
tournaments-about = De 3 a 16 personas o bots. Cada ronda empieza automáticamente cuando termina la anterior.
tournaments-none = Todavía no hay ningún torneo. Crea el primero.
tournament-new = Nuevo torneo
tournament-name = Nombre
tournament-name-default = Torneo de { $name }
tournament-kind = Formato
tournament-kind-all = todos contra todos
tournament-kind-swiss = sistema suizo: se enfrentan jugadores con puntos parecidos
tournament-places = Jugadores
tournament-seats = Jugadores por mesa
tournament-seats-n = { $n ->
    [one] mesas de uno
   *[other] mesas de { $n }
}
tournament-rounds = Rondas
tournament-rounds-auto = las que hagan falta
tournament-rounds-n = { $n ->
    [one] una ronda
   *[other] { $n } rondas
}
tournament-bots = Bots
tournament-bots-none = ningún bot
tournament-bots-n = { $n ->
    [one] un bot
   *[other] { $n } bots
}
tournament-level = Nivel de los bots
tournament-listed = Cualquiera puede encontrarlo y apuntarse
tournament-set = Crear el torneo
tournament-status-open = { $n ->
    [0] completo
    [one] una plaza libre
   *[other] { $n } plazas libres
}
tournament-status-playing = ronda { $round } de { $rounds }
tournament-status-over = terminado
tournament-yours = participas
tournament-invite = Invita a otros con este enlace:
tournament-players = Jugadores
tournament-free = una plaza libre
tournament-join = Participar
tournament-leave = Dejar el torneo
tournament-leave-sure = Un bot jugará por ti en esta ronda y en todas las siguientes. Puedes volver cuando quieras.
tournament-back = Recuperar mi plaza
tournament-stands-in = Un bot juega por ti ({ $bot }).
tournament-start = Empezar con estos jugadores
tournament-start-bots = Completar con bots y empezar
tournament-start-full = Empezar el torneo
tournament-waits-days = El torneo empieza automáticamente cuando se ocupa la última plaza.
tournament-waits-host = El torneo lo inicia quien lo creó.
tournament-to-table = Ir a tu mesa
tournament-standings = Clasificación
tournament-column-rank = Posición
tournament-column-player = Jugador
tournament-column-points = Puntos
tournament-column-played = Partidas
tournament-column-wins = Victorias
tournament-column-difference = Ventaja
tournament-column-opponents = Rivales
tournament-round = Ronda { $n }
tournament-table = Mesa { $n }
tournament-awaits-until = esperando a { $player }, quedan { $time }
tournament-thinks = { $player } está pensando
tournament-ended = terminada
tournament-sits-out = Descanso: { $players }
tournament-away = ausente: juega un bot
tournament-won = { $player } gana el torneo
tournament-shared = { $players } comparten el primer puesto
tournament-counting = Cómo se cuentan los puntos
tournament-counting-points = Quien queda primero en una mesa recibe 12 puntos y el último ninguno, con saltos iguales entre medias: 12 y 0 entre dos; 12, 6 y 0 entre tres; 12, 8, 4 y 0 entre cuatro. Quienes comparten una posición se reparten sus puntos.
tournament-counting-all = A igualdad de puntos decide el número de victorias, también las compartidas; después, la ventaja: en cuánto se supera la media de los demás en la mesa, sumando todas las mesas. Quien siga igualado comparte la posición.
tournament-counting-swiss = A igualdad de puntos deciden los puntos de los rivales (la media de cada mesa, sumando todas); después, el número de victorias, también las compartidas; y después, la ventaja: en cuánto se supera la media de los demás. Quien siga igualado comparte la posición. Descansar una ronda vale 6 puntos.
tournament-counting-tables = Si el número de jugadores no da para mesas iguales, algunas tienen un jugador menos. Cada cual ocupa cada asiento más o menos las mismas veces.
