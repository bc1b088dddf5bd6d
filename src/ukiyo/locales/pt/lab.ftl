## The arena

arena-title = { $game }, { $players ->
    [one] a solo
   *[other] { $players } jogadores
}: a arena
arena-lead = { $games ->
    [one] Uma partida
   *[other] { $games } partidas
}: { $deals ->
    [one] uma distribuição
   *[other] { $deals } distribuições
}, cada uma jogada de todos os lugares. Semente { $seed }.
arena-wins = Quem ganha
arena-wins-note = Parte das partidas ganhas; uma vitória partilhada conta em frações. A linha pontilhada é o par, o que teriam bots iguais. As barras pálidas são intervalos de 95%; as distribuições, não as partidas, contam como independentes.
arena-solo-note = Parte das partidas ganhas. As barras pálidas são intervalos de 95%.
arena-scores = Pontuações
arena-scores-note = Com que frequência cada bot terminou com quantos pontos. A linha branca é a média; o mínimo e o máximo estão à direita.
arena-categories = De onde vêm os pontos
arena-categories-note = Pontos médios de uma partida, por categoria da contagem final.
arena-places = O que vale um lugar
arena-places-note = Todos os bots juntos, conforme o seu lugar a partir do primeiro jogador.
arena-place = { $n ->
    [1] Primeiro jogador
   *[other] Jogador { $n }
}
arena-ratings = Força e tempo
arena-ratings-note = Os índices são os do openskill (Bradley-Terry): começam em 25 com uma dúvida de 8,3; três vezes a dúvida é mais ou menos o máximo que podem errar. Os tempos são apenas os de pensar do bot.
arena-balance = O equilíbrio do jogo
arena-balance-note = Quantos jogadores tomam cada coisa numa partida, e em que diferem as vitórias e os pontos de quem a tomou dos de quem não a tomou, cada um comparado com a média do seu próprio bot. As barras são intervalos de 95%; as azuis e as vermelhas excluem o zero. Isto acompanha a vitória, não tem de ser a sua causa. As linhas pálidas assentam em menos de { $few } casos.
arena-bot = Bot
arena-share = Parte de vitórias
arena-score = Pontuação média
arena-rating = Índice
arena-doubt = Dúvida
arena-decisions = Decisões
arena-move-time = Uma decisão
arena-longest = A mais longa
arena-name = Nome
arena-taken = Por partida
arena-share-difference = Diferença em vitórias, pontos percentuais (±{ $reach })
arena-score-difference = Diferença em pontos (±{ $reach })
arena-takers = n
arena-made = Feito por “ukiyo arena”: regras { $rules }, componentes { $components }, bots { $bots }. ≈ assinala o que foi reconstruído, no todo ou em parte. Uma realização não oficial.
arena-speed = { $decisions } decisões em { $seconds } s: { $rate } por segundo
arena-kept = { $games ->
    [one] Uma partida está
   *[other] { $games } partidas estão
} em { $file }.
arena-reported = O relatório é { $file }.
arena-going-on = { $file } já contém { $games ->
    [one] uma partida
   *[other] { $games } partidas
}.
arena-no-ratings = Os índices precisam do openskill: pip install 'ukiyo[lab]'
