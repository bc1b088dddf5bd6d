## The table

enter-or-undo = Enter para continuar, ou undo
choose = Sua escolha (um número, ou help)
not-a-choice = “{ $text }” não é uma das opções: digite um número de 1 a { $last }, uma jogada como “{ $example }”, ou help.
nothing-to-undo = Não há nada a desfazer: desde a sua última jogada, outra pessoa decidiu ou algo foi revelado.
undone = Desfeito: { $move }.
saved = Salvo em { $file }: { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}. Para continuar: ukiyo play --record { $file }
save-where = Indique o arquivo: save game.uki
continuing = { $file }: a partida continua após { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}.
finished-already = A partida em { $file } já terminou.
bye = A partida não terminou. Para salvá-la, jogue com --record ARQUIVO, ou digite save antes de quit.
help =
    Digite o número de uma opção, ou uma jogada em sua notação.
    undo    desfazer sua última escolha, se nada foi revelado e ninguém mais decidiu; undo turn: o seu turno inteiro
    board   mostrar a mesa inteira de novo
    info    explicar uma carta pelo nome: info { $example }
    rules   como ler as regras
    save    salvar a partida em um arquivo: save game.uki
    quit    sair; uma partida salva pode ser continuada depois
rules-hint = Para ler as regras: ukiyo rules { $game }
unknown-card = Não há “{ $text }” neste jogo.

## Simulations and records

playing = Jogando { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
sim-title = { $game }, { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}: { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
sim-seat = Lugar
sim-bot = Robô
sim-wins = Vitórias
sim-rank = Posição
sim-mean = Média
sim-min = Mínimo
sim-max = Máximo
sim-category = Categoria
sim-speed = { $decisions } decisões em { $seconds } s
sim-tally = Por partida
verified = { $file }: { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}, tudo válido.
not-over = A partida não terminou.
box-how = { $n } números foram reconstruídos. Para cada um: Enter se está impresso assim, o valor impresso se for outro (3, 2 wood + 1 koban, 1 2 3), s para pular, q para parar e salvar o que já foi conferido.
box-nothing = Nada foi conferido e nada foi escrito.
components-saved = Salvo em { $path }. Para jogar com ele: ukiyo play { $game } --components { $path }. Envie-o para nós, e todos jogarão com os números impressos.
after-move = Após { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}

hint-move = Jogada
hint-win = Chance de vitória
review-at = Após a jogada
review-cost = Custo
