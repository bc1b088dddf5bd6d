## Finding a game

matchmaking = Encontrar partida
matchmaking-level-title = Jugar con alguien de tu nivel
matchmaking-level-about = Elige a qué quieres jugar. La partida empieza en cuanto haya bastante gente que quiera lo mismo. Primero se buscan jugadores de tu nivel y, cuanto más esperas, más se amplía la búsqueda.
matchmaking-game = Juego
matchmaking-players = Jugadores
matchmaking-players-n = { $n ->
    [one] un jugador
   *[other] { $n } jugadores
}
matchmaking-time-control = Ritmo
matchmaking-time-control-none = sin reloj
matchmaking-time-control-live = de una sentada
matchmaking-time-control-brisk = en varios días, rápido
matchmaking-time-control-steady = en varios días, medio
matchmaking-time-control-calm = en varios días, lento
matchmaking-time-control-own = un ritmo propio
matchmaking-wait = Si no viene nadie
matchmaking-wait-2min = bots a los 2 minutos
matchmaking-wait-10min = bots a los 10 minutos
matchmaking-wait-day = bots al cabo de un día
matchmaking-rated = Partida clasificatoria
matchmaking-look = Buscar rivales
matchmaking-waiting = Buscando rivales
matchmaking-what = { $game }, { $players }, { $time_control }
matchmaking-rated-mark = clasificatoria
matchmaking-others = { $n ->
    [0] Nadie más busca esto todavía.
    [one] Una persona más busca lo mismo.
   *[other] { $n } personas más buscan lo mismo.
}
matchmaking-bots-in = Los bots se unen en { $time }.
matchmaking-bots-now = Los bots están a punto de unirse.
matchmaking-stay = Quédate en esta página: la partida empieza en cuanto estén todos.
matchmaking-may-go = Puedes cerrar esta página. La partida aparecerá entre tus mesas.
matchmaking-cancel = Dejar de buscar
matchmaking-found = Tu partida ha empezado
matchmaking-to-table = Ir a la mesa
matchmaking-open-title = Mesas abiertas
matchmaking-open-none = Ninguna mesa abierta coincide.
matchmaking-any-game = cualquier juego
matchmaking-any-time-control = cualquier ritmo
matchmaking-any-level = cualquier nivel
matchmaking-any-language = cualquier idioma
matchmaking-level = Nivel
matchmaking-language = Idioma
matchmaking-bring = Jugar con un amigo
matchmaking-to-tournaments = Torneos

## Invitations

invited-title = Te han invitado
invited-by = { $player } te invita a jugar a { $game }
invited-accept = Aceptar
invited-decline = Rechazar
invite-known = Invitar a alguien que conoces
invite-choose = ¿A quién quieres invitar?
invite-nobody = Todavía no has jugado con nadie aquí. Envía mejor el enlace.
invite-last = { $name }, la última vez en { $game }, el { $day }
invite-withdraw = Retirar la invitación
