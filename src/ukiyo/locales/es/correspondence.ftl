## Correspondence games, presence, proposals, time off, and the installed app

app-description = Dos juegos de mesa del antiguo Edo, con amigos de cerca y de lejos o contra bots
install-app = Instalar como aplicación
offline = Sin conexión
offline-text = Ahora mismo no se puede llegar al servidor. Tus mesas están a salvo allí, y esta página seguirá por sí sola en cuanto vuelva la conexión.
offline-again = Reintentar

your-tables = Tus mesas
tables-waiting = { $n ->
    [one] Una mesa te espera
   *[other] { $n } mesas te esperan
}
tables-waiting-none = Ninguna mesa te espera ahora
tables-others-turn = Turno de los demás
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
presence-away = { $player } se ha alejado un momento
presence-disconnected = { $player } está sin conexión
time-off-until = de vacaciones hasta el { $day }
time-off-from = de vacaciones del { $first } al { $day }
clock-resumes = en pausa hasta { $time }
waiting-for-player = Los demás esperan a { $player } el tiempo que haga falta.

proposals = Ponerse de acuerdo
proposal-nights = Que las noches no cuenten ({ $agreed } de { $needed } de acuerdo)
proposal-days = Que las noches vuelvan a contar ({ $agreed } de { $needed } de acuerdo)
proposal-wait = Esperar a { $player }, sin sustituto ({ $agreed } de { $needed } de acuerdo)
proposal-end = Terminar la partida sin resultado ({ $agreed } de { $needed } de acuerdo)
proposal-end-alone = Terminar la partida sin resultado
log-wait = puede tardar lo que haga falta: los demás esperan
log-end = Los jugadores acuerdan terminar aquí la partida.
game-ended-by-agreement = Los jugadores acordaron terminar esta partida. No hay resultado.
bot-for-player = { $bot } en lugar de { $player }

night-pauses = Las noches no cuentan
night-pauses-note = De 22:00 a 8:00, hora local de quien tiene el turno.
night-pauses-on = Las noches no cuentan.

time-off = Vacaciones
time-off-about = Mientras estás fuera, tu tiempo no corre en las mesas que se juegan en varios días, y allí todos ven hasta cuándo. Tienes { $n } días por año natural.
time-off-first-day = Primer día
time-off-last-day = Último día
time-off-book = Anunciar
time-off-days-left = { $n ->
    [0] No te queda ningún día en { $year }.
    [one] Te queda un día en { $year }.
   *[other] Te quedan { $n } días en { $year }.
}
time-off-end = He vuelto
time-off-cancel = Al final no me voy
time-off-none = No has anunciado vacaciones.
