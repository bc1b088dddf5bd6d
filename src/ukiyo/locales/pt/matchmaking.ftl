## Finding a game

matchmaking = Encontrar uma partida
matchmaking-level-title = Jogar com alguém do seu nível
matchmaking-level-about = Escolha o que quer jogar. A partida começa assim que houver gente suficiente querendo o mesmo. Primeiro procuramos jogadores do seu nível e, quanto mais você espera, mais ampla é a busca.
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
matchmaking-time-control-steady = ao longo de dias, médio
matchmaking-time-control-calm = ao longo de dias, lento
matchmaking-time-control-own = ritmo próprio
matchmaking-wait = Se ninguém vier
matchmaking-wait-2min = robôs depois de 2 minutos
matchmaking-wait-10min = robôs depois de 10 minutos
matchmaking-wait-day = robôs depois de um dia
matchmaking-rated = Partida ranqueada
matchmaking-look = Procurar oponentes
matchmaking-waiting = Procurando oponentes
matchmaking-what = { $game }, { $players }, { $time_control }
matchmaking-rated-mark = ranqueada
matchmaking-others = { $n ->
    [0] Ninguém mais está procurando isto por enquanto.
    [one] Mais uma pessoa está procurando o mesmo.
   *[other] Mais { $n } pessoas estão procurando o mesmo.
}
matchmaking-bots-in = Os robôs entram em { $time }.
matchmaking-bots-now = Os robôs estão prestes a entrar.
matchmaking-stay = Fique nesta página: a partida começa assim que todos estiverem aqui.
matchmaking-may-go = Você pode fechar esta página. A partida vai aparecer entre as suas mesas.
matchmaking-cancel = Parar de procurar
matchmaking-found = Sua partida começou
matchmaking-to-table = Ir para a mesa
matchmaking-open-title = Mesas abertas
matchmaking-open-none = Nenhuma mesa aberta corresponde.
matchmaking-any-game = qualquer jogo
matchmaking-any-time-control = qualquer ritmo
matchmaking-any-level = qualquer nível
matchmaking-any-language = qualquer idioma
matchmaking-level = Nível
matchmaking-language = Idioma
matchmaking-bring = Jogar com um amigo
matchmaking-to-tournaments = Torneios

## Invitations

invited-title = Você tem um convite
invited-by = { $player } convida você para jogar { $game }
invited-accept = Aceitar
invited-decline = Recusar
invite-known = Convidar alguém que você conhece
invite-choose = Quem você quer convidar?
invite-nobody = Você ainda não jogou com ninguém aqui. Em vez disso, envie o link.
invite-last = { $name }, a última vez em { $game }, { $day }
invite-withdraw = Retirar o convite
