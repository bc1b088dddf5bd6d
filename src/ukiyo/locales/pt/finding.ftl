## Finding a game

find = Encontrar uma partida
find-level-title = Jogar com alguém do seu nível
find-level-about = Diga o que gostaria de jogar. Assim que houver gente suficiente querendo o mesmo, a mesa é posta e a partida começa. Primeiro vem quem está mais perto do seu nível e, quanto mais você espera, mais o círculo se abre.
find-game = Jogo
find-players = Jogadores
find-players-n = { $n ->
    [one] um jogador
   *[other] { $n } jogadores
}
find-pace = Ritmo
find-pace-none = sem relógio
find-pace-live = de uma vez só
find-pace-brisk = ao longo de dias, rápido
find-pace-steady = ao longo de dias, regular
find-pace-calm = ao longo de dias, com calma
find-pace-own = ritmo próprio
find-wait = Se ninguém vier
find-wait-2min = robôs depois de 2 minutos
find-wait-10min = robôs depois de 10 minutos
find-wait-day = robôs depois de um dia
find-rated = A partida conta para o rating
find-look = Procurar jogadores
find-waiting = Você está esperando
find-what = { $game }, { $players }, { $pace }
find-rated-mark = ranqueada
find-others = { $n ->
    [0] Ninguém mais está procurando isto por enquanto.
    [one] Mais uma pessoa está procurando o mesmo.
   *[other] Mais { $n } pessoas estão procurando o mesmo.
}
find-bots-in = Os robôs se sentam em { $time }.
find-bots-now = Os robôs já vão se sentar.
find-stay = Fique nesta página: uma partida de uma vez só começa na hora.
find-may-go = Você pode fechar esta página. A partida vai aparecer entre as suas mesas.
find-cancel = Parar de esperar
find-found = Sua partida começou
find-to-table = Para a mesa
find-open-title = Mesas abertas
find-open-none = No momento não há nenhuma mesa aberta assim.
find-any-game = qualquer jogo
find-any-pace = qualquer ritmo
find-any-level = qualquer nível
find-any-language = qualquer idioma
find-level = Nível
find-language = Idioma
find-bring = Com um amigo
find-to-cups = Copas: uma mesa após a outra

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
