## Tournaments

tournaments = Torneos
tournaments-about = De tres a dieciséis personas o bots, una mesa tras otra. Cada ronda se prepara y empieza sola en cuanto termina la anterior.
tournaments-none = Todavía no hay ningún torneo. Crea el primero.
tournament-new = Crear un torneo
tournament-name = Nombre
tournament-name-default = Torneo de { $name }
tournament-kind = Quién juega con quién
tournament-kind-all = todos contra todos
tournament-kind-swiss = sistema suizo: con puntos parecidos
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
tournament-bots = Bots entre ellos
tournament-bots-none = ningún bot
tournament-bots-n = { $n ->
    [one] un bot
   *[other] { $n } bots
}
tournament-level = Nivel de los bots
tournament-listed = Cualquiera puede encontrarla y apuntarse
tournament-set = Crear el torneo
tournament-status-open = { $n ->
    [0] completa
    [one] una plaza libre
   *[other] { $n } plazas libres
}
tournament-status-playing = ronda { $round } de { $rounds }
tournament-status-over = terminada
tournament-yours = juegas
tournament-invite = Los demás se apuntan con este enlace:
tournament-players = Quién juega
tournament-free = una plaza libre
tournament-join = Participar
tournament-leave = Dejar el torneo
tournament-leave-sure = Desde ahora un bot juega por ti, en esta ronda y en las siguientes. Puedes volver.
tournament-back = Volver a sentarme
tournament-stands-in = Un bot juega por ti ({ $bot }).
tournament-start = Empezar con quienes ya están
tournament-start-bots = Empezar, con bots en las plazas libres
tournament-start-full = Empezar el torneo
tournament-waits-days = Empieza sola cuando se ocupa la última plaza.
tournament-waits-host = Empieza cuando lo decide quien la creó.
tournament-to-table = A tu mesa
tournament-standings = Clasificación
tournament-column-rank = Posición
tournament-column-player = Jugador
tournament-column-points = Puntos
tournament-column-played = Mesas
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
tournament-shared = { $players } comparten el torneo
tournament-counting = Cómo se cuentan los puntos
tournament-counting-points = Quien queda primero en una mesa recibe 12 puntos y el último ninguno, con saltos iguales entre medias: 12 y 0 entre dos; 12, 6 y 0 entre tres; 12, 8, 4 y 0 entre cuatro. Quienes comparten una posición se reparten sus puntos.
tournament-counting-all = A igualdad de puntos decide el número de victorias, también las compartidas; después, la ventaja: en cuánto se supera la media de los demás en la mesa, sumando todas las mesas. Quien siga igualado comparte la posición.
tournament-counting-swiss = A igualdad de puntos deciden los puntos de los rivales (la media de cada mesa, sumando todas); después, el número de victorias, también las compartidas; y después, la ventaja: en cuánto se supera la media de los demás. Quien siga igualado comparte la posición. Descansar una ronda vale 6 puntos.
tournament-counting-tables = Si el número de jugadores no da para mesas iguales, algunas tienen un jugador menos. Cada cual ocupa cada asiento más o menos las mismas veces.
