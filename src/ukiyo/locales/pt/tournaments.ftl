## Tournaments

tournaments = Torneios
tournaments-about = De 3 a 16 pessoas ou robôs. Cada rodada começa automaticamente quando a anterior termina.
tournaments-none = Ainda não há nenhum torneio. Crie o primeiro.
tournament-new = Novo torneio
tournament-name = Nome
tournament-name-default = Torneio de { $name }
tournament-kind = Formato
tournament-kind-all = todos contra todos
tournament-kind-swiss = sistema suíço: jogam entre si os que têm pontos parecidos
tournament-places = Jogadores
tournament-seats = Jogadores por mesa
tournament-seats-n = { $n ->
    [one] mesas de um
   *[other] mesas de { $n }
}
tournament-rounds = Rodadas
tournament-rounds-auto = quantas forem precisas
tournament-rounds-n = { $n ->
    [one] uma rodada
   *[other] { $n } rodadas
}
tournament-bots = Robôs
tournament-bots-none = nenhum robô
tournament-bots-n = { $n ->
    [one] um robô
   *[other] { $n } robôs
}
tournament-level = Nível dos robôs
tournament-listed = Qualquer pessoa pode encontrá-lo e participar
tournament-set = Criar o torneio
tournament-status-open = { $n ->
    [0] completo
    [one] uma vaga
   *[other] { $n } vagas
}
tournament-status-playing = rodada { $round } de { $rounds }
tournament-status-over = encerrado
tournament-yours = você participa
tournament-invite = Convide outros com este link:
tournament-players = Jogadores
tournament-free = uma vaga
tournament-join = Participar
tournament-leave = Sair do torneio
tournament-leave-sure = Um robô vai jogar por você nesta rodada e em todas as próximas. Você pode voltar quando quiser.
tournament-back = Recuperar a minha vaga
tournament-stands-in = Um robô joga por você ({ $bot }).
tournament-start = Começar com estes jogadores
tournament-start-bots = Completar com robôs e começar
tournament-start-full = Começar o torneio
tournament-waits-days = O torneio começa automaticamente quando a última vaga é ocupada.
tournament-waits-host = O torneio é iniciado por quem o criou.
tournament-to-table = Ir para a sua mesa
tournament-standings = Classificação
tournament-column-rank = Posição
tournament-column-player = Jogador
tournament-column-points = Pontos
tournament-column-played = Partidas
tournament-column-wins = Vitórias
tournament-column-difference = Vantagem
tournament-column-opponents = Oponentes
tournament-round = Rodada { $n }
tournament-table = Mesa { $n }
tournament-awaits-until = à espera de { $player }, restam { $time }
tournament-thinks = { $player } está pensando
tournament-ended = encerrada
tournament-sits-out = Folga: { $players }
tournament-away = ausente: um robô joga
tournament-won = { $player } vence o torneio
tournament-shared = { $players } dividem o primeiro lugar
tournament-counting = Como os pontos são contados
tournament-counting-points = Quem fica em primeiro na mesa recebe 12 pontos, e o último, nenhum, com intervalos iguais entre eles: 12 e 0 entre dois; 12, 6 e 0 entre três; 12, 8, 4 e 0 entre quatro. Quem divide uma posição divide os seus pontos.
tournament-counting-all = Com pontos iguais, decide o número de vitórias, inclusive as divididas; depois, a vantagem: em quanto se supera a média dos outros na mesa, somando todas as mesas. Quem continua empatado divide a posição.
tournament-counting-swiss = Com pontos iguais, decidem os pontos dos oponentes (a média de cada mesa, somando todas); depois, o número de vitórias, inclusive as divididas; e depois, a vantagem: em quanto se supera a média dos outros. Quem continua empatado divide a posição. Uma rodada de folga vale 6 pontos.
tournament-counting-tables = Quando o número de jogadores não dá mesas iguais, algumas têm um jogador a menos. Cada um ocupa cada lugar mais ou menos o mesmo número de vezes.
