## Correspondence games, presence, proposals, time off, and the installed app

app-description = Dois jogos de tabuleiro da antiga Edo, com amigos de perto e de longe ou contra robôs
install-app = Instalar como aplicativo
offline = Sem conexão
offline-text = Não é possível alcançar o servidor agora. Suas mesas estão a salvo lá, e esta página continua sozinha assim que a conexão voltar.
offline-again = Tentar de novo

your-tables = Suas mesas
tables-waiting = { $n ->
    [one] Uma mesa espera por você
   *[other] { $n } mesas esperam por você
}
tables-waiting-none = Nenhuma mesa espera por você agora
tables-others-turn = Vez dos outros
tables-not-started = Ainda não começaram
time-remaining = restam { $time }
next-table = Próxima mesa · { $n ->
    [one] uma espera por você
   *[other] { $n } esperam por você
}
has-moved = jogou
bot-plays-for-you = { $bot } joga por você
ended-by-agreement = encerrada de comum acordo

presence-connected = { $player } está on-line
presence-away = { $player } se afastou por um momento
presence-disconnected = { $player } está off-line
time-off-until = de férias até { $day }
time-off-from = de férias de { $first } a { $day }
clock-resumes = em pausa até { $time }
waiting-for-player = Os outros esperam por { $player }, o tempo que for preciso.

proposals = Combinar algo
proposal-nights = Que as noites não contem ({ $agreed } de { $needed } de acordo)
proposal-days = Que as noites voltem a contar ({ $agreed } de { $needed } de acordo)
proposal-wait = Esperar por { $player }, sem substituto ({ $agreed } de { $needed } de acordo)
proposal-end = Encerrar a partida sem resultado ({ $agreed } de { $needed } de acordo)
proposal-end-alone = Encerrar a partida sem resultado
log-wait = pode levar o tempo que for preciso: os outros esperam
log-end = Os jogadores combinam encerrar a partida aqui.
game-ended-by-agreement = Os jogadores combinaram encerrar esta partida. Não há resultado.
bot-for-player = { $bot } no lugar de { $player }

night-pauses = As noites não contam
night-pauses-note = Das 22h às 8h, no horário local de quem está na vez.
night-pauses-on = As noites não contam.

time-off = Férias
time-off-about = Enquanto você está fora, o seu tempo não corre nas mesas jogadas ao longo de dias, e todos lá veem até quando. Você tem { $n } dias por ano civil.
time-off-first-day = Primeiro dia
time-off-last-day = Último dia
time-off-book = Anunciar
time-off-days-left = { $n ->
    [0] Você não tem mais nenhum dia em { $year }.
    [one] Você ainda tem um dia em { $year }.
   *[other] Você ainda tem { $n } dias em { $year }.
}
time-off-end = Voltei
time-off-cancel = Não vou mais
time-off-none = Você não anunciou férias.
