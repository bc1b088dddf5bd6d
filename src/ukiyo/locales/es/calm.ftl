## Tables over days: who is there, what rests, what all agree on; my tables, and the page as an app.

calm-app = Dos juegos de mesa del viejo Edo, con amigos de cerca y de lejos o contra bots
calm-install = Instalar como aplicación
calm-offline = Sin conexión
calm-offline-text = Ahora mismo no se puede llegar al servidor. Tus mesas están a salvo allí, y esta página seguirá por sí sola en cuanto vuelva la conexión.
calm-offline-again = Reintentar

calm-mine = Tus mesas
calm-waiting = { $n ->
    [one] Una mesa te espera
   *[other] { $n } mesas te esperan
}
calm-none-waiting = Ninguna mesa te espera ahora
calm-others = Turno de los demás
calm-open = Aún sin empezar
calm-left = quedan { $time }
calm-next = Siguiente mesa · { $n ->
    [one] una te espera
   *[other] { $n } te esperan
}
calm-moved = ha jugado
calm-plays-for-you = { $bot } juega por ti
calm-unfinished = terminada de común acuerdo

calm-here = { $player } está aquí
calm-away = { $player } ha salido un momento
calm-gone = { $player } no está
calm-holiday-until = de vacaciones hasta el { $day }
calm-holiday-from = de vacaciones del { $first } al { $day }
calm-rests = en pausa hasta { $time }
calm-waited-for = Los demás esperan a { $player } el tiempo que haga falta.

calm-agree = Ponerse de acuerdo
calm-wish-nights = Que las noches no cuenten ({ $agreed } de { $needed } de acuerdo)
calm-wish-days = Que las noches vuelvan a contar ({ $agreed } de { $needed } de acuerdo)
calm-wish-wait = Esperar a { $player }, sin sustituto ({ $agreed } de { $needed } de acuerdo)
calm-wish-end = Terminar la partida sin resultado ({ $agreed } de { $needed } de acuerdo)
calm-wish-end-alone = Terminar la partida sin resultado
calm-told-wait = puede tardar lo que haga falta: los demás esperan
calm-told-end = Los jugadores acuerdan terminar aquí la partida.
calm-ended = Los jugadores acordaron terminar esta partida. No hay resultado.
calm-stood-in = { $bot } en lugar de { $player }

calm-nights = Las noches no cuentan
calm-nights-note = De 22:00 a 8:00, hora local de quien tiene el turno.
calm-nights-rest = Las noches no cuentan.

calm-holidays = Vacaciones
calm-holidays-about = Mientras estás fuera, tu tiempo no corre en las mesas que se juegan en varios días, y allí todos ven hasta cuándo. Tienes { $n } días por año natural.
calm-holiday-first = Primer día
calm-holiday-last = Último día
calm-holiday-announce = Anunciar
calm-holiday-left = { $n ->
    [0] No te queda ningún día en { $year }.
    [one] Te queda un día en { $year }.
   *[other] Te quedan { $n } días en { $year }.
}
calm-holiday-end = He vuelto
calm-holiday-drop = Al final no me voy
calm-holiday-none = No has anunciado vacaciones.
