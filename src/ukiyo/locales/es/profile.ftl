## Perfiles

profile-since = Aquí desde el { $day }
profile-refused = Este perfil no se te muestra.
profile-empty = Aún no hay nada que contar: juega una partida hasta el final.
profile-shown = Quién puede ver este perfil
profile-shown-all = Todo el mundo
profile-shown-companions = Quien haya jugado conmigo
profile-shown-nobody = Solo yo
profile-shown-note = Los nombres de los rivales y las mesas fuera de la lista solo se muestran a quienes se sentaron allí.
profile-link = La dirección de tu perfil
profile-records = Todas las partidas en un archivo
profile-records-note = Las 500 últimas partidas, en textos que reproduce «ukiyo replay».
profile-rating = Clasificación
profile-rating-about = Las líneas de puntos son los bots; 400 puntos más significan ir por delante diez veces de cada once. La banda es la duda.
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
profile-column-won = Ganadas
profile-column-place = Puesto medio
profile-column-score = Puntos de media
profile-column-best = Mejor
profile-column-worst = Peor
profile-pace-none = sin reloj: { $n }
profile-pace-live = de una sentada: { $n }
profile-pace-days = a lo largo de días: { $n }
profile-categories = Puntos por partida y categoría
profile-most = como mucho { $n }
profile-best = Mejor partida
profile-worst = Peor partida
profile-favourites = Favoritos
profile-favourites-of = De { $n } de { $all } partidas
profile-favourites-more = Mirar más partidas
profile-taken = { $n ->
    [one] en una partida
   *[other] en { $n } partidas
}
profile-against = Contra quién
profile-faced = { $ahead } veces por delante, { $even } veces igualados, { $behind } veces por detrás
profile-ahead = por delante
profile-even = igualados
profile-behind = por detrás
profile-bots = Bots: { $level }
profile-finished = Partidas terminadas
profile-older = Partidas anteriores
profile-record = Descargar
profile-own-moves = jugadas propias: { $share }
profile-not-counted = no cuenta
profile-column-day = Día
profile-column-game = Juego
profile-column-points = Puntos
