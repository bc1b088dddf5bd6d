## The turn

whose-turn = { $player }: { $question }

## The end

final-scores = Pontuação final
rank = Posição
player = Jogador
total = Total
winner = { $player } vence.
