## The language

language-name = Português

## The turn

whose-turn = { $player }: { $question }
log-both = { $told } ({ $pay } → { $gain })
log-paid = { $told } (−{ $pay })
log-gained = { $told } (+{ $gain })
log-lost = { $told } (−{ $n } { $n ->
    [one] ponto
   *[other] pontos
})
scene-turn = Vez de { $player }
scene-end = Fim de jogo

## The end

final-scores = Pontuação final
rank = Posição
player = Jogador
total = Total
winner = { $player } vence.
you-win = Você venceu!

## Reviews

review-played = Jogado
review-better = Melhor
review-nothing = Este jogador não fez nenhuma jogada cara.

## Components

component = Componente
numbers = Valores
provenance = Procedência
provenance-rulebook = livro de regras
provenance-public = fonte pública
provenance-ruling = decisão nossa
provenance-reconstructed = reconstrução
provenance-box = conferido em um exemplar impresso
box-heading = Os componentes de { $game }, conferidos com a caixa impressa: { $n } valores.
