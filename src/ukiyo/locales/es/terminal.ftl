## The table

enter-or-undo = Intro para continuar, o undo
choose = Tu elección (un número, o help)
not-a-choice = «{ $text }» no es una de las opciones: escribe un número del 1 al { $last }, una jugada como «{ $example }», o help.
nothing-to-undo = No hay nada que deshacer: desde tu última jugada otra persona ha decidido o se ha revelado algo.
undone = Deshecho: { $move }.
saved = Guardado en { $file }: { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}. Para continuar: ukiyo play --record { $file }
save-where = Indica el archivo: save game.uki
continuing = { $file }: la partida continúa tras { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
finished-already = La partida de { $file } ya terminó.
bye = La partida no ha terminado. Para conservarla, juega con --record ARCHIVO, o escribe save antes de quit.
help =
    Escribe el número de una opción, o una jugada en su notación.
    undo    deshacer tu última elección, si no se ha revelado nada y nadie más ha decidido; undo turn: todo tu turno
    board   mostrar de nuevo toda la mesa
    info    explicar una carta por su nombre: info { $example }
    rules   cómo leer las reglas
    save    guardar la partida en un archivo: save game.uki
    quit    salir; una partida guardada se puede continuar después
rules-hint = Para leer las reglas: ukiyo rules { $game }
unknown-card = No hay «{ $text }» en este juego.

## Simulations and records

playing = Jugando { $n ->
    [one] una partida
   *[other] { $n } partidas
}
sim-title = { $game }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}: { $n ->
    [one] una partida
   *[other] { $n } partidas
}
sim-seat = Asiento
sim-bot = Bot
sim-wins = Victorias
sim-rank = Posición
sim-mean = Media
sim-min = Mínimo
sim-max = Máximo
sim-category = Categoría
sim-speed = { $decisions } decisiones en { $seconds } s
sim-tally = Por partida
verified = { $file }: { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}, todo legal.
not-over = La partida no ha terminado.
box-how = Se reconstruyeron { $n } números. Para cada uno: Intro si está impreso así, el valor impreso si es otro (3, 2 wood + 1 koban, 1 2 3), s para saltarlo, q para parar y conservar lo hecho.
box-nothing = No se comprobó nada, y no se escribió nada.
components-saved = Guardado en { $path }. Para jugar con él: ukiyo play { $game } --components { $path }. Envíanoslo, y todos jugarán con los números impresos.
after-move = Tras { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}

hint-move = Jugada
hint-win = Probabilidad de ganar
review-at = Tras la jugada
review-cost = Costo
