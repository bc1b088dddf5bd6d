## Perfis

profile-since = Membro desde { $day }
profile-refused = Este perfil é privado.
profile-empty = Ainda não há nada aqui. Um perfil começa com a primeira partida terminada.
profile-shown = Quem pode ver este perfil
profile-shown-everyone = Todos
profile-shown-opponents = Quem já jogou comigo
profile-shown-nobody = Só eu
profile-shown-note = Os nomes dos oponentes e as mesas que não estão na lista só são vistos por quem se sentou lá.
profile-link = Link do seu perfil
profile-records = Todas as partidas em um arquivo
profile-records-note = As 500 últimas partidas, como texto que “ukiyo replay” reproduz.
profile-rating = Rating
profile-rating-about = As linhas pontilhadas são os robôs. Uma vantagem de 400 pontos significa terminar à frente em 10 de cada 11 partidas. A faixa mostra a incerteza.
profile-rated-games = { $n ->
    [one] Uma partida ranqueada
   *[other] { $n } partidas ranqueadas
}
profile-games = { $n ->
    [one] Uma partida
   *[other] { $n } partidas
}
profile-numbers = Por número de jogadores
profile-column-players = Jogadores
profile-column-games = Partidas
profile-column-wins = Vitórias
profile-column-mean-place = Posição média
profile-column-mean-score = Pontuação média
profile-column-best-score = Melhor
profile-column-worst-score = Pior
profile-time-control-none = sem relógio: { $n }
profile-time-control-live = de uma vez só: { $n }
profile-time-control-correspondence = ao longo de dias: { $n }
profile-categories = Pontos por partida e categoria
profile-most = até { $n }
profile-best-game = Melhor partida
profile-worst-game = Pior partida
profile-favourites = Favoritos
profile-favourites-of = Em { $n } de { $all } partidas
profile-favourites-more = Incluir mais partidas
profile-taken = { $n ->
    [one] em uma partida
   *[other] em { $n } partidas
}
profile-against = Oponentes
profile-faced = À frente: { $ahead }; empates: { $even }; atrás: { $behind }
profile-ahead = à frente
profile-even = empate
profile-behind = atrás
profile-bots = Robôs: { $level }
profile-finished = Partidas terminadas
profile-older = Partidas mais antigas
profile-record = Baixar
profile-not-counted = não conta
profile-column-day = Dia
profile-column-game = Jogo
profile-column-points = Pontos
