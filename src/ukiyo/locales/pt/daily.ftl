## The daily deal

today = Hoje
daily-deal = Partida do dia
daily-title = { $game }: partida do dia { $day }
daily-description = A mesma partida e os mesmos oponentes para todos. Você tem uma só tentativa.
daily-rules = Você pode desfazer jogadas no seu turno, como em qualquer mesa. Não há dicas, e o treinador fica calado até a sua tentativa terminar. Continuar a partida a partir de uma das jogadas, ou jogar uma revanche, não conta. Uma nova partida do dia chega à meia-noite UTC.
daily-play = Jogar a partida de hoje
daily-continue = Continuar a sua tentativa
daily-open-table = A sua partida
daily-compare-results = Comparar resultados
daily-open-today = Ir para a partida de hoje
daily-previous-day = O dia anterior
daily-results = Resultados
daily-results-later = Quando a sua tentativa terminar, você verá aqui como os outros se saíram.
daily-attempts = { $n ->
    [0] Ninguém jogou ainda.
    [one] Uma pessoa já jogou.
   *[other] { $n } pessoas já jogaram.
}
daily-no-results = Ninguém terminou esta partida.
daily-column-place = Posição
daily-column-player = Jogador
daily-column-points = Pontos
daily-column-best = Melhor oponente
daily-you = você
daily-share-text = Ukiyo · { $game } · partida do dia { $day }: { $points } pontos, { $rank }º lugar entre { $players }
daily-share-text-solo = Ukiyo · { $game } · partida do dia { $day }: { $points } pontos, modo solo
daily-share-label = O seu resultado, pronto para compartilhar
daily-table-note = Esta é a sua tentativa na partida do dia. Ela conta, e não há dicas.

## Puzzles

puzzles = Desafios
puzzles-about = Posições de partidas entre robôs fortes em que uma escolha é claramente a melhor. Uma longa busca conferiu todas as escolhas.
puzzles-none = Ainda não há desafios para este jogo.
puzzles-done = { $solved } de { $all } resolvidos
puzzles-all = Todos os desafios
puzzle-today = Desafio do dia
puzzle-title = Desafio { $n }
puzzle-grade = Dificuldade { $grade } de { $most }
puzzle-players = { $n ->
    [one] modo solo
   *[other] { $n } jogadores
}
puzzle-solved-mark = resolvido de primeira
puzzle-later-mark = resolvido depois
puzzle-missed-mark = ainda não resolvido
puzzle-task = { $n ->
    [one] É a sua vez em uma partida entre robôs fortes. Uma escolha é claramente a melhor: encontre-a.
   *[other] É a sua vez em uma partida entre robôs fortes. Encontre a melhor escolha { $n } vezes seguidas.
}
puzzle-right = Certo. E depois?
puzzle-step = Decisão { $step } de { $steps }
puzzle-solved = Resolvido!
puzzle-missed = Outra escolha é claramente melhor
puzzle-best = A melhor escolha
puzzle-yours = A sua escolha
puzzle-evidence = Uma longa busca testou cada escolha em { $draws } partidas simuladas compatíveis com o que você pode ver. Em média, a segunda melhor escolha valeu { $gap } de uma vitória a menos (± { $error }).
puzzle-liked = À primeira vista, o robô Mestre faria a melhor escolha em { $share } das vezes.
puzzle-compare = Todas as escolhas comparadas
puzzle-column-choice = Escolha
puzzle-column-win = Chance de vitória
puzzle-column-points = Pontos
puzzle-column-behind = Desvantagem
puzzle-behind-note = Desvantagem: quanto uma escolha vale a menos que a melhor, em centésimos de vitória, e um pouco pela diferença de pontos. ± é o erro padrão.
puzzle-again = Tentar de novo
puzzle-next = Próximo desafio
