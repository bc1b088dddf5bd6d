## Finding a game

matchmaking = Encontrar uma partida
matchmaking-level-title = Jogar com alguém do seu nível
matchmaking-level-about = Diga o que gostaria de jogar. Assim que houver gente suficiente querendo o mesmo, a mesa é posta e a partida começa. Primeiro vem quem está mais perto do seu nível e, quanto mais você espera, mais o círculo se abre.
matchmaking-game = Jogo
matchmaking-players = Jogadores
matchmaking-players-n = { $n ->
    [one] um jogador
   *[other] { $n } jogadores
}
matchmaking-time-control = Ritmo
matchmaking-time-control-none = sem relógio
matchmaking-time-control-live = de uma vez só
matchmaking-time-control-brisk = ao longo de dias, rápido
matchmaking-time-control-steady = ao longo de dias, regular
matchmaking-time-control-calm = ao longo de dias, com calma
matchmaking-time-control-own = ritmo próprio
matchmaking-wait = Se ninguém vier
matchmaking-wait-2min = robôs depois de 2 minutos
matchmaking-wait-10min = robôs depois de 10 minutos
matchmaking-wait-day = robôs depois de um dia
matchmaking-rated = A partida conta para o rating
matchmaking-look = Procurar jogadores
matchmaking-waiting = Você está esperando
matchmaking-what = { $game }, { $players }, { $pace }
matchmaking-rated-mark = ranqueada
matchmaking-others = { $n ->
    [0] Ninguém mais está procurando isto por enquanto.
    [one] Mais uma pessoa está procurando o mesmo.
   *[other] Mais { $n } pessoas estão procurando o mesmo.
}
matchmaking-bots-in = Os robôs se sentam em { $time }.
matchmaking-bots-now = Os robôs já vão se sentar.
matchmaking-stay = Fique nesta página: uma partida de uma vez só começa na hora.
matchmaking-may-go = Você pode fechar esta página. A partida vai aparecer entre as suas mesas.
matchmaking-cancel = Parar de esperar
matchmaking-found = Sua partida começou
matchmaking-to-table = Para a mesa
matchmaking-open-title = Mesas abertas
matchmaking-open-none = No momento não há nenhuma mesa aberta assim.
matchmaking-any-game = qualquer jogo
matchmaking-any-pace = qualquer ritmo
matchmaking-any-level = qualquer nível
matchmaking-any-language = qualquer idioma
matchmaking-level = Nível
matchmaking-language = Idioma
matchmaking-bring = Com um amigo
matchmaking-to-tournaments = Torneios

## Invitations

invited-title = Você tem um convite
invited-by = { $player } quer jogar { $game } com você
invited-accept = Sentar
invited-decline = Recusar
invite-known = Convidar alguém que você conhece
invite-choose = Quem?
invite-nobody = Você ainda não jogou com ninguém aqui. Em vez disso, envie o link.
invite-last = { $name }, a última vez em { $game }, { $day }
invite-withdraw = Retirar o convite
