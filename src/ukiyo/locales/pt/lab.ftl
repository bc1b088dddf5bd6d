## The arena

arena-title = { $game }, { $players ->
    [one] modo solo
   *[other] { $players } jogadores
}: a arena
arena-lead = { $games ->
    [one] Uma partida
   *[other] { $games } partidas
}: { $deals ->
    [one] uma distribuição
   *[other] { $deals } distribuições
}, cada uma jogada de todos os lugares. Semente { $seed }.
arena-wins = Quem vence
arena-wins-note = Parte das partidas vencidas; uma vitória dividida conta em frações. A linha pontilhada é o que teriam robôs iguais entre si. As barras claras são intervalos de 95%; são as distribuições, não as partidas, que contam como independentes.
arena-solo-note = Parte das partidas vencidas. As barras claras são intervalos de 95%.
arena-scores = Pontuações
arena-scores-note = Com que frequência cada robô terminou com quantos pontos. A linha branca é a média; o mínimo e o máximo estão à direita.
arena-categories = De onde vêm os pontos
arena-categories-note = Pontos médios de uma partida, por categoria da pontuação final.
arena-places = O que vale um lugar
arena-places-note = Todos os robôs juntos, conforme o seu lugar a partir do primeiro jogador.
arena-place = { $n ->
    [1] Primeiro jogador
   *[other] Jogador { $n }
}
arena-ratings = Força e tempo
arena-ratings-note = Os índices são os do openskill (Bradley-Terry): começam em 25 com uma incerteza de 8,3; três vezes a incerteza é mais ou menos o máximo que podem errar. Os tempos contam só o que o próprio robô pensou.
arena-balance = O equilíbrio do jogo
arena-balance-note = Quantos jogadores pegam cada coisa em uma partida, e em que as vitórias e os pontos de quem a pegou diferem dos de quem não a pegou, cada um comparado com a média do seu próprio robô. As barras são intervalos de 95%; as azuis e as vermelhas excluem o zero. Isso acompanha a vitória, mas não precisa ser a causa dela. As linhas claras se apoiam em menos de { $few } casos.
arena-bot = Robô
arena-share = Parte das vitórias
arena-score = Pontuação média
arena-rating = Índice
arena-doubt = Incerteza
arena-decisions = Decisões
arena-move-time = Uma decisão
arena-longest = A mais longa
arena-name = Nome
arena-taken = Por partida
arena-share-difference = Diferença em vitórias, pontos percentuais (±{ $reach })
arena-score-difference = Diferença em pontos (±{ $reach })
arena-takers = n
arena-made = Feito por “ukiyo arena”: regras { $rules }, componentes { $components }, robôs { $bots }. ≈ marca o que foi reconstruído, no todo ou em parte. Uma implementação não oficial.
arena-speed = { $decisions } decisões em { $seconds } s: { $rate } por segundo
arena-saved = { $games ->
    [one] Uma partida está
   *[other] { $games } partidas estão
} em { $file }.
arena-reported = O relatório é { $file }.
arena-going-on = { $file } já contém { $games ->
    [one] uma partida
   *[other] { $games } partidas
}.
arena-no-ratings = Os índices precisam do openskill: pip install 'ukiyo[lab]'
