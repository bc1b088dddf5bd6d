## Cups

cups = Copas
cups-about = De três a dezesseis pessoas ou robôs, uma mesa após a outra. Cada rodada é montada e começa sozinha assim que a anterior termina.
cups-none = Ainda não há nenhuma copa. Crie a primeira.
cup-new = Criar uma copa
cup-name = Nome
cup-name-default = Copa de { $name }
cup-kind = Quem joga com quem
cup-kind-all = todos contra todos
cup-kind-swiss = sistema suíço: com pontos parecidos
cup-places = Jogadores
cup-seats = Jogadores por mesa
cup-seats-n = { $n ->
    [one] mesas de um
   *[other] mesas de { $n }
}
cup-rounds = Rodadas
cup-rounds-auto = quantas forem precisas
cup-rounds-n = { $n ->
    [one] uma rodada
   *[other] { $n } rodadas
}
cup-bots = Robôs entre eles
cup-bots-none = nenhum robô
cup-bots-n = { $n ->
    [one] um robô
   *[other] { $n } robôs
}
cup-level = Nível dos robôs
cup-listed = Qualquer pessoa pode encontrá-la e participar
cup-set = Criar a copa
cup-status-open = { $n ->
    [0] completa
    [one] uma vaga
   *[other] { $n } vagas
}
cup-status-playing = rodada { $round } de { $rounds }
cup-status-over = encerrada
cup-yours = você joga
cup-invite = Os outros entram com este link:
cup-players = Quem joga
cup-free = uma vaga
cup-join = Participar
cup-leave = Sair da copa
cup-leave-sure = A partir de agora um robô joga por você, nesta rodada e nas próximas. Você pode voltar.
cup-back = Sentar de novo
cup-stands-in = Um robô joga por você ({ $bot }).
cup-start = Começar com quem já está aqui
cup-start-bots = Começar, com robôs nas vagas
cup-start-full = Começar a copa
cup-waits-days = Começa sozinha quando a última vaga é ocupada.
cup-waits-host = Começa quando quem a criou der início.
cup-to-table = Para a sua mesa
cup-standings = Classificação
cup-column-rank = Posição
cup-column-player = Jogador
cup-column-points = Pontos
cup-column-played = Mesas
cup-column-wins = Vitórias
cup-column-difference = Vantagem
cup-column-opponents = Oponentes
cup-round = Rodada { $n }
cup-table = Mesa { $n }
cup-awaits-until = à espera de { $player }, restam { $time }
cup-thinks = { $player } está pensando
cup-ended = encerrada
cup-sits-out = Folga: { $players }
cup-away = ausente: um robô joga
cup-won = { $player } ganhou a copa
cup-shared = { $players } dividem a copa
cup-counting = Como os pontos são contados
cup-counting-points = Quem fica em primeiro na mesa recebe 12 pontos, e o último, nenhum, com intervalos iguais entre eles: 12 e 0 entre dois; 12, 6 e 0 entre três; 12, 8, 4 e 0 entre quatro. Quem divide uma posição divide os seus pontos.
cup-counting-all = Com pontos iguais, decide o número de vitórias, inclusive as divididas; depois, a vantagem: em quanto se supera a média dos outros na mesa, somando todas as mesas. Quem continua empatado divide a posição.
cup-counting-swiss = Com pontos iguais, decidem os pontos dos oponentes (a média de cada mesa, somando todas); depois, o número de vitórias, inclusive as divididas; e depois, a vantagem: em quanto se supera a média dos outros. Quem continua empatado divide a posição. Uma rodada de folga vale 6 pontos.
cup-counting-tables = Quando o número de jogadores não dá mesas iguais, algumas têm um jogador a menos. Cada um ocupa cada lugar mais ou menos o mesmo número de vezes.
