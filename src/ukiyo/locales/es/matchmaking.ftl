## Finding a game

matchmaking = Encontrar partida
matchmaking-level-title = Jugar con alguien de tu nivel
matchmaking-level-about = Di a qué te apetece jugar. En cuanto haya bastante gente que quiera lo mismo, se prepara la mesa y empieza la partida. Primero vienen quienes están más cerca de tu nivel, y cuanto más esperas, más se abre el círculo.
matchmaking-game = Juego
matchmaking-players = Jugadores
matchmaking-players-n = { $n ->
    [one] un jugador
   *[other] { $n } jugadores
}
matchmaking-time-control = Ritmo
matchmaking-time-control-none = sin reloj
matchmaking-time-control-live = de una sentada
matchmaking-time-control-brisk = en varios días, ágil
matchmaking-time-control-steady = en varios días, constante
matchmaking-time-control-calm = en varios días, tranquilo
matchmaking-time-control-own = un ritmo propio
matchmaking-wait = Si no viene nadie
matchmaking-wait-2min = bots a los 2 minutos
matchmaking-wait-10min = bots a los 10 minutos
matchmaking-wait-day = bots al cabo de un día
matchmaking-rated = La partida cuenta para el rating
matchmaking-look = Buscar jugadores
matchmaking-waiting = Estás esperando
matchmaking-what = { $game }, { $players }, { $pace }
matchmaking-rated-mark = clasificatoria
matchmaking-others = { $n ->
    [0] Nadie más busca esto todavía.
    [one] Una persona más busca lo mismo.
   *[other] { $n } personas más buscan lo mismo.
}
matchmaking-bots-in = Los bots se sientan en { $time }.
matchmaking-bots-now = Los bots están a punto de sentarse.
matchmaking-stay = Quédate en esta página: una partida de una sentada empieza al momento.
matchmaking-may-go = Puedes cerrar esta página. La partida aparecerá entre tus mesas.
matchmaking-cancel = Dejar de esperar
matchmaking-found = Tu partida ha empezado
matchmaking-to-table = A la mesa
matchmaking-open-title = Mesas abiertas
matchmaking-open-none = Ahora mismo no hay ninguna mesa abierta así.
matchmaking-any-game = cualquier juego
matchmaking-any-pace = cualquier ritmo
matchmaking-any-level = cualquier nivel
matchmaking-any-language = cualquier idioma
matchmaking-level = Nivel
matchmaking-language = Idioma
matchmaking-bring = Con un amigo
matchmaking-to-tournaments = Torneos

## Invitations

invited-title = Te han invitado
invited-by = { $player } quiere jugar a { $game } contigo
invited-accept = Sentarse
invited-decline = Rechazar
invite-known = Invitar a alguien que conoces
invite-choose = ¿A quién?
invite-nobody = Todavía no has jugado con nadie aquí. Envía mejor el enlace.
invite-last = { $name }, la última vez en { $game }, el { $day }
invite-withdraw = Retirar la invitación
