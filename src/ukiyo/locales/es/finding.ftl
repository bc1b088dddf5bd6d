## Finding a game

find = Encontrar partida
find-level-title = Jugar con alguien de tu nivel
find-level-about = Di a qué te apetece jugar. En cuanto haya bastante gente que quiera lo mismo, se prepara la mesa y empieza la partida. Primero vienen quienes están más cerca de tu nivel, y cuanto más esperas, más se abre el círculo.
find-game = Juego
find-players = Jugadores
find-players-n = { $n ->
    [one] un jugador
   *[other] { $n } jugadores
}
find-pace = Ritmo
find-pace-none = sin reloj
find-pace-live = de una sentada
find-pace-brisk = en varios días, ágil
find-pace-steady = en varios días, constante
find-pace-calm = en varios días, tranquilo
find-pace-own = un ritmo propio
find-wait = Si no viene nadie
find-wait-2min = bots a los 2 minutos
find-wait-10min = bots a los 10 minutos
find-wait-day = bots al cabo de un día
find-rated = La partida cuenta para el rating
find-look = Buscar jugadores
find-waiting = Estás esperando
find-what = { $game }, { $players }, { $pace }
find-rated-mark = clasificatoria
find-others = { $n ->
    [0] Nadie más busca esto todavía.
    [one] Una persona más busca lo mismo.
   *[other] { $n } personas más buscan lo mismo.
}
find-bots-in = Los bots se sientan en { $time }.
find-bots-now = Los bots están a punto de sentarse.
find-stay = Quédate en esta página: una partida de una sentada empieza al momento.
find-may-go = Puedes cerrar esta página. La partida aparecerá entre tus mesas.
find-cancel = Dejar de esperar
find-found = Tu partida ha empezado
find-to-table = A la mesa
find-open-title = Mesas abiertas
find-open-none = Ahora mismo no hay ninguna mesa abierta así.
find-any-game = cualquier juego
find-any-pace = cualquier ritmo
find-any-level = cualquier nivel
find-any-language = cualquier idioma
find-level = Nivel
find-language = Idioma
find-bring = Con un amigo
find-to-cups = Copas: una mesa tras otra

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
