## Tables over days: who is there, what rests, what all agree on; my tables, and the page as an app.

calm-app = Dois jogos de tabuleiro da antiga Edo, com amigos de perto e de longe ou contra robôs
calm-install = Instalar como aplicativo
calm-offline = Sem conexão
calm-offline-text = Não é possível alcançar o servidor agora. Suas mesas estão a salvo lá, e esta página continua sozinha assim que a conexão voltar.
calm-offline-again = Tentar de novo

calm-mine = Suas mesas
calm-waiting = { $n ->
    [one] Uma mesa espera por você
   *[other] { $n } mesas esperam por você
}
calm-none-waiting = Nenhuma mesa espera por você agora
calm-others = Vez dos outros
calm-open = Ainda não começaram
calm-left = restam { $time }
calm-next = Próxima mesa · { $n ->
    [one] uma espera por você
   *[other] { $n } esperam por você
}
calm-moved = jogou
calm-plays-for-you = { $bot } joga por você
calm-unfinished = encerrada de comum acordo

calm-here = { $player } está aqui
calm-away = { $player } saiu por um momento
calm-gone = { $player } não está aqui
calm-holiday-until = de férias até { $day }
calm-holiday-from = de férias de { $first } a { $day }
calm-rests = em pausa até { $time }
calm-waited-for = Os outros esperam por { $player }, o tempo que for preciso.

calm-agree = Combinar algo
calm-wish-nights = Que as noites não contem ({ $agreed } de { $needed } de acordo)
calm-wish-days = Que as noites voltem a contar ({ $agreed } de { $needed } de acordo)
calm-wish-wait = Esperar por { $player }, sem substituto ({ $agreed } de { $needed } de acordo)
calm-wish-end = Encerrar a partida sem resultado ({ $agreed } de { $needed } de acordo)
calm-wish-end-alone = Encerrar a partida sem resultado
calm-told-wait = pode levar o tempo que for preciso: os outros esperam
calm-told-end = Os jogadores combinam encerrar a partida aqui.
calm-ended = Os jogadores combinaram encerrar esta partida. Não há resultado.
calm-stood-in = { $bot } no lugar de { $player }

calm-nights = As noites não contam
calm-nights-note = Das 22h às 8h, no horário local de quem está na vez.
calm-nights-rest = As noites não contam.

calm-holidays = Férias
calm-holidays-about = Enquanto você está fora, o seu tempo não corre nas mesas jogadas ao longo de dias, e todos lá veem até quando. Você tem { $n } dias por ano civil.
calm-holiday-first = Primeiro dia
calm-holiday-last = Último dia
calm-holiday-announce = Anunciar
calm-holiday-left = { $n ->
    [0] Você não tem mais nenhum dia em { $year }.
    [one] Você ainda tem um dia em { $year }.
   *[other] Você ainda tem { $n } dias em { $year }.
}
calm-holiday-end = Voltei
calm-holiday-drop = Não vou mais
calm-holiday-none = Você não anunciou férias.
