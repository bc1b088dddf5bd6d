## Perfiles

profile-since = Miembro desde el { $day }
profile-refused = Este perfil es privado.
profile-empty = Todavía no hay nada. Un perfil empieza con la primera partida terminada.
profile-shown = Quién puede ver este perfil
profile-shown-everyone = Todo el mundo
profile-shown-opponents = Quien haya jugado conmigo
profile-shown-nobody = Solo yo
profile-shown-note = Los nombres de los rivales y las mesas que no están en la lista solo los ven quienes se sentaron allí.
profile-link = Enlace a tu perfil
profile-records = Todas las partidas en un archivo
profile-records-note = Las 500 últimas partidas, como texto que «ukiyo replay» reproduce.
profile-rating = Rating
profile-rating-about = Las líneas de puntos son los bots. Una ventaja de 400 puntos significa quedar por delante en 10 de cada 11 partidas. La franja muestra la incertidumbre.
profile-rated-games = { $n ->
    [one] Una partida clasificatoria
   *[other] { $n } partidas clasificatorias
}
profile-games = { $n ->
    [one] Una partida
   *[other] { $n } partidas
}
profile-numbers = Por número de jugadores
profile-column-players = Jugadores
profile-column-games = Partidas
profile-column-wins = Ganadas
profile-column-mean-place = Posición media
profile-column-mean-score = Media de puntos
profile-column-best-score = Mejor
profile-column-worst-score = Peor
profile-time-control-none = sin reloj: { $n }
profile-time-control-live = de una sentada: { $n }
profile-time-control-correspondence = en varios días: { $n }
profile-categories = Puntos por partida y categoría
profile-most = hasta { $n }
profile-best-game = Mejor partida
profile-worst-game = Peor partida
profile-favourites = Favoritos
profile-favourites-of = En { $n } de { $all } partidas
profile-favourites-more = Incluir más partidas
profile-taken = { $n ->
    [one] en una partida
   *[other] en { $n } partidas
}
profile-against = Rivales
profile-faced = Por delante: { $ahead }; empates: { $even }; por detrás: { $behind }
profile-ahead = por delante
profile-even = empate
profile-behind = por detrás
profile-bots = Bots: { $level }
profile-finished = Partidas terminadas
profile-older = Partidas anteriores
profile-record = Descargar
profile-not-counted = no cuenta
profile-column-day = Día
profile-column-game = Juego
profile-column-points = Puntos
