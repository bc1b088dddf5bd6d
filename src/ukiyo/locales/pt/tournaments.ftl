## Tournaments

tournaments = Torneios
tournaments-about = De três a dezesseis pessoas ou robôs, uma mesa após a outra. Cada rodada é montada e começa sozinha assim que a anterior termina.
tournaments-none = Ainda não há nenhum torneio. Crie o primeiro.
tournament-new = Criar um torneio
tournament-name = Nome
tournament-name-default = Torneio de { $name }
tournament-kind = Quem joga com quem
tournament-kind-all = todos contra todos
tournament-kind-swiss = sistema suíço: com pontos parecidos
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
tournament-bots = Robôs entre eles
tournament-bots-none = nenhum robô
tournament-bots-n = { $n ->
    [one] um robô
   *[other] { $n } robôs
}
tournament-level = Nível dos robôs
tournament-listed = Qualquer pessoa pode encontrá-la e participar
tournament-set = Criar o torneio
tournament-status-open = { $n ->
    [0] completa
    [one] uma vaga
   *[other] { $n } vagas
}
tournament-status-playing = rodada { $round } de { $rounds }
tournament-status-over = encerrada
tournament-yours = você joga
tournament-invite = Os outros entram com este link:
tournament-players = Quem joga
tournament-free = uma vaga
tournament-join = Participar
tournament-leave = Sair do torneio
tournament-leave-sure = A partir de agora um robô joga por você, nesta rodada e nas próximas. Você pode voltar.
tournament-back = Sentar de novo
tournament-stands-in = Um robô joga por você ({ $bot }).
tournament-start = Começar com quem já está aqui
tournament-start-bots = Começar, com robôs nas vagas
tournament-start-full = Começar o torneio
tournament-waits-days = Começa sozinha quando a última vaga é ocupada.
tournament-waits-host = Começa quando quem a criou der início.
tournament-to-table = Para a sua mesa
tournament-standings = Classificação
tournament-column-rank = Posição
tournament-column-player = Jogador
tournament-column-points = Pontos
tournament-column-played = Mesas
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
tournament-won = { $player } ganhou o torneio
tournament-shared = { $players } dividem o torneio
tournament-counting = Como os pontos são contados
tournament-counting-points = Quem fica em primeiro na mesa recebe 12 pontos, e o último, nenhum, com intervalos iguais entre eles: 12 e 0 entre dois; 12, 6 e 0 entre três; 12, 8, 4 e 0 entre quatro. Quem divide uma posição divide os seus pontos.
tournament-counting-all = Com pontos iguais, decide o número de vitórias, inclusive as divididas; depois, a vantagem: em quanto se supera a média dos outros na mesa, somando todas as mesas. Quem continua empatado divide a posição.
tournament-counting-swiss = Com pontos iguais, decidem os pontos dos oponentes (a média de cada mesa, somando todas); depois, o número de vitórias, inclusive as divididas; e depois, a vantagem: em quanto se supera a média dos outros. Quem continua empatado divide a posição. Uma rodada de folga vale 6 pontos.
tournament-counting-tables = Quando o número de jogadores não dá mesas iguais, algumas têm um jogador a menos. Cada um ocupa cada lugar mais ou menos o mesmo número de vezes.
