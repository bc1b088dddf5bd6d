## Cups

cups = Copas
cups-about = De tres a dieciséis personas o bots, una mesa tras otra. Cada ronda se prepara y empieza sola en cuanto termina la anterior.
cups-none = Todavía no hay ninguna copa. Crea la primera.
cup-new = Crear una copa
cup-name = Nombre
cup-name-default = Copa de { $name }
cup-kind = Quién juega con quién
cup-kind-all = todos contra todos
cup-kind-swiss = sistema suizo: con puntos parecidos
cup-places = Jugadores
cup-seats = Jugadores por mesa
cup-seats-n = { $n ->
    [one] mesas de uno
   *[other] mesas de { $n }
}
cup-rounds = Rondas
cup-rounds-auto = las que hagan falta
cup-rounds-n = { $n ->
    [one] una ronda
   *[other] { $n } rondas
}
cup-bots = Bots entre ellos
cup-bots-none = ningún bot
cup-bots-n = { $n ->
    [one] un bot
   *[other] { $n } bots
}
cup-level = Nivel de los bots
cup-listed = Cualquiera puede encontrarla y apuntarse
cup-set = Crear la copa
cup-status-open = { $n ->
    [0] completa
    [one] una plaza libre
   *[other] { $n } plazas libres
}
cup-status-playing = ronda { $round } de { $rounds }
cup-status-over = terminada
cup-yours = juegas
cup-invite = Los demás se apuntan con este enlace:
cup-players = Quién juega
cup-free = una plaza libre
cup-join = Participar
cup-leave = Dejar la copa
cup-leave-sure = Desde ahora un bot juega por ti, en esta ronda y en las siguientes. Puedes volver.
cup-back = Volver a sentarme
cup-stands-in = Un bot juega por ti ({ $bot }).
cup-start = Empezar con quienes ya están
cup-start-bots = Empezar, con bots en las plazas libres
cup-start-full = Empezar la copa
cup-waits-days = Empieza sola cuando se ocupa la última plaza.
cup-waits-host = Empieza cuando lo decide quien la creó.
cup-to-table = A tu mesa
cup-standings = Clasificación
cup-column-rank = Posición
cup-column-player = Jugador
cup-column-points = Puntos
cup-column-played = Mesas
cup-column-wins = Victorias
cup-column-difference = Ventaja
cup-column-opponents = Rivales
cup-round = Ronda { $n }
cup-table = Mesa { $n }
cup-awaits-until = esperando a { $player }, quedan { $time }
cup-thinks = { $player } está pensando
cup-ended = terminada
cup-sits-out = Descanso: { $players }
cup-away = ausente: juega un bot
cup-won = { $player } gana la copa
cup-shared = { $players } comparten la copa
cup-counting = Cómo se cuentan los puntos
cup-counting-points = Quien queda primero en una mesa recibe 12 puntos y el último ninguno, con saltos iguales entre medias: 12 y 0 entre dos; 12, 6 y 0 entre tres; 12, 8, 4 y 0 entre cuatro. Quienes comparten una posición se reparten sus puntos.
cup-counting-all = A igualdad de puntos decide el número de victorias, también las compartidas; después, la ventaja: en cuánto se supera la media de los demás en la mesa, sumando todas las mesas. Quien siga igualado comparte la posición.
cup-counting-swiss = A igualdad de puntos deciden los puntos de los rivales (la media de cada mesa, sumando todas); después, el número de victorias, también las compartidas; y después, la ventaja: en cuánto se supera la media de los demás. Quien siga igualado comparte la posición. Descansar una ronda vale 6 puntos.
cup-counting-tables = Si el número de jugadores no da para mesas iguales, algunas tienen un jugador menos. Cada cual ocupa cada asiento más o menos las mismas veces.
