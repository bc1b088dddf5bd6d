## Correspondence games, presence, proposals, time off, and the installed app

app-description = Dos juegos de mesa del antiguo Edo, con amigos de cerca y de lejos o contra bots
install-app = Instalar como aplicación
offline = Sin conexión
offline-text = No se puede contactar con el servidor. Tus partidas están a salvo, y esta página se reconectará automáticamente.
offline-again = Reintentar

your-tables = Tus mesas
tables-waiting = { $n ->
    [one] Es tu turno en una mesa
   *[other] Es tu turno en { $n } mesas
}
tables-waiting-none = No es tu turno en ninguna mesa
tables-others-turn = Esperando a los demás
tables-not-started = Aún sin empezar
time-remaining = quedan { $time }
next-table = Siguiente mesa · { $n ->
    [one] una te espera
   *[other] { $n } te esperan
}
has-moved = ha jugado
bot-plays-for-you = { $bot } juega por ti
ended-by-agreement = terminada de común acuerdo

presence-connected = { $player } está en línea
presence-away = { $player } no está ante la mesa
presence-disconnected = { $player } está sin conexión
time-off-until = de vacaciones hasta el { $day }
time-off-from = de vacaciones del { $first } al { $day }
clock-resumes = en pausa hasta { $time }
waiting-for-player = Los demás esperan a { $player }, sin límite de tiempo.

proposals = Proponer un cambio
proposal-nights = Pausar los relojes por la noche ({ $agreed } de { $needed } de acuerdo)
proposal-days = Dejar de pausar los relojes por la noche ({ $agreed } de { $needed } de acuerdo)
proposal-wait = Esperar a { $player } en lugar de dejar jugar a un bot ({ $agreed } de { $needed } de acuerdo)
proposal-end = Terminar la partida sin resultado ({ $agreed } de { $needed } de acuerdo)
proposal-end-alone = Terminar la partida sin resultado
log-wait = tiene tiempo ilimitado: los demás aceptan esperar
log-end = Los jugadores acuerdan terminar aquí la partida.
game-ended-by-agreement = Los jugadores acordaron terminar esta partida. No hay resultado.
bot-for-player = { $bot } en lugar de { $player }

night-pauses = Pausar los relojes por la noche
night-pauses-note = De 22:00 a 8:00, hora local de quien tiene el turno.
night-pauses-on = Los relojes se detienen por la noche.

time-off = Vacaciones
time-off-about = Durante tus vacaciones, tu reloj no corre en las partidas de varios días, y los demás ven cuándo vuelves. Tienes { $n } días por año natural.
time-off-first-day = Primer día
time-off-last-day = Último día
time-off-book = Programar vacaciones
time-off-days-left = { $n ->
    [0] No te queda ningún día en { $year }.
    [one] Te queda un día en { $year }.
   *[other] Te quedan { $n } días en { $year }.
}
time-off-end = He vuelto
time-off-cancel = Cancelar
time-off-none = No tienes vacaciones programadas.
