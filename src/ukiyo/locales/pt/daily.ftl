## The deal of the day

today = Hoje
deal = Partida do dia
deal-title = { $game }: partida do dia { $day }
deal-about = A mesma distribuição e os mesmos adversários para todos, e uma só tentativa que conta.
deal-rules = Você pode desfazer jogadas no seu turno, como em qualquer mesa. Não há dicas, e o treinador fica calado até a sua tentativa terminar. Uma partida continuada a partir de uma de suas jogadas, ou uma revanche, não conta. À meia-noite UTC chega uma nova.
deal-play = Jogar a partida de hoje
deal-go-on = Continuar a sua tentativa
deal-to-table = A sua partida
deal-to-results = Comparar resultados
deal-to-today = Para a partida de hoje
deal-before = O dia anterior
deal-results = Lado a lado
deal-results-later = Quando a sua tentativa terminar, você verá aqui como os outros se saíram.
deal-tries = { $n ->
    [0] Ninguém tentou ainda.
    [one] Uma pessoa tentou.
   *[other] { $n } pessoas tentaram.
}
deal-nobody = Ninguém terminou esta partida.
deal-column-place = Lugar
deal-column-player = Jogador
deal-column-points = Pontos
deal-column-best = Melhor adversário
deal-you = você
deal-line = Ukiyo · { $game } · partida do dia { $day }: { $points } pontos, lugar { $rank } de { $players }
deal-line-alone = Ukiyo · { $game } · partida do dia { $day }: { $points } pontos, sozinho
deal-line-label = O seu resultado, para colar em uma conversa
deal-try-here = A sua tentativa na partida do dia: ela conta, e não há dicas.

## Puzzles

puzzles = Problemas
puzzles-about = Turnos de partidas entre mestres em que uma escolha é claramente a melhor: uma longa busca verificou cada um.
puzzles-none = Ainda não há problemas para este jogo.
puzzles-done = { $solved } de { $all } resolvidos
puzzles-all = Todos os problemas
puzzle-today = Problema do dia
puzzle-title = Problema { $n }
puzzle-grade = Nível { $grade } de { $most }
puzzle-players = { $n ->
    [one] sozinho
   *[other] { $n } jogadores
}
puzzle-solved-mark = resolvido de primeira
puzzle-later-mark = resolvido depois
puzzle-missed-mark = ainda não resolvido
puzzle-task = { $n ->
    [one] Seu turno, entre mestres. Uma escolha é claramente a melhor: encontre-a.
   *[other] Seu turno, entre mestres. Encontre as { $n } melhores decisões dele, uma após a outra.
}
puzzle-right = Certo. E depois?
puzzle-step = Decisão { $step } de { $steps }
puzzle-solved = Resolvido!
puzzle-missed = Outra escolha é claramente melhor
puzzle-best = A melhor
puzzle-yours = A sua escolha
puzzle-evidence = Uma longa busca jogou cada escolha adiante em futuros que o seu lugar não consegue distinguir. Em { $draws } deles, a melhor das outras valeu em média { $gap } menos, com margem de { $error }.
puzzle-liked = À primeira vista, a intuição de um mestre dá { $share } à melhor escolha.
puzzle-compare = Todas as escolhas comparadas
puzzle-column-choice = Escolha
puzzle-column-win = Chance de vencer
puzzle-column-points = Pontos
puzzle-column-behind = Desvantagem
puzzle-behind-note = Desvantagem: quanto uma escolha vale menos que a melhor, em centésimos de vitória, com um pouco pela diferença de pontos. ± é o erro padrão.
puzzle-again = Tentar de novo
puzzle-next = Próximo problema
