## Correspondence games, presence, proposals, time off, and the installed app

app-description = Dois jogos de tabuleiro da antiga Edo, com amigos de perto e de longe ou contra robôs
install-app = Instalar como aplicativo
offline = Sem conexão
offline-text = Não foi possível acessar o servidor. Suas partidas estão a salvo, e esta página vai se reconectar automaticamente.
offline-again = Tentar de novo

your-tables = Suas mesas
tables-waiting = { $n ->
    [one] É a sua vez em uma mesa
   *[other] É a sua vez em { $n } mesas
}
tables-waiting-none = Não é a sua vez em nenhuma mesa
tables-others-turn = Esperando os outros
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
presence-away = { $player } não está diante da mesa
presence-disconnected = { $player } está off-line
time-off-until = de férias até { $day }
time-off-from = de férias de { $first } a { $day }
clock-resumes = em pausa até { $time }
waiting-for-player = Os outros esperam por { $player }, sem limite de tempo.

proposals = Propor uma mudança
proposal-nights = Pausar os relógios à noite ({ $agreed } de { $needed } de acordo)
proposal-days = Deixar de pausar os relógios à noite ({ $agreed } de { $needed } de acordo)
proposal-wait = Esperar por { $player } em vez de deixar um robô jogar ({ $agreed } de { $needed } de acordo)
proposal-end = Encerrar a partida sem resultado ({ $agreed } de { $needed } de acordo)
proposal-end-alone = Encerrar a partida sem resultado
log-wait = tem tempo ilimitado: os outros aceitam esperar
log-end = Os jogadores combinam encerrar a partida aqui.
game-ended-by-agreement = Os jogadores combinaram encerrar esta partida. Não há resultado.
bot-for-player = { $bot } no lugar de { $player }

night-pauses = Pausar os relógios à noite
night-pauses-note = Das 22h às 8h, no horário local de quem está na vez.
night-pauses-on = Os relógios param à noite.

time-off = Férias
time-off-about = Durante as férias, o seu relógio não corre nas partidas ao longo de dias, e os outros veem quando você volta. Você tem { $n } dias por ano civil.
time-off-first-day = Primeiro dia
time-off-last-day = Último dia
time-off-book = Marcar férias
time-off-days-left = { $n ->
    [0] Você não tem mais nenhum dia em { $year }.
    [one] Você ainda tem um dia em { $year }.
   *[other] Você ainda tem { $n } dias em { $year }.
}
time-off-end = Voltei
time-off-cancel = Cancelar
time-off-none = Você não tem férias marcadas.
