## Reasons why a move is better

why-beside = Em comparação com “{ $move }”:
why-equal = Não dá para decidir em relação a “{ $move }”: as estimativas são imprecisas demais para diferenciá-las.
why-unclear = A diferença só aparece a longo prazo; nada se destaca nas próximas rodadas.
why-event = { $what }: em { $here } de cada 10 casos, em vez de { $there }
why-score = { $sign }{ $n } { $n ->
    [one] ponto
   *[other] pontos
} { $what }
why-rivals = { $sign }{ $n } { $n ->
    [one] ponto
   *[other] pontos
} para os outros, em média
why-outlook = { $sign }{ $n } { $n ->
    [one] ponto esperado
   *[other] pontos esperados
} na pontuação final
why-outlook-win = { $sign }{ $share } de chance de vitória
iki-why-horizon = Até depois do próximo Dia de Pagamento ou até o fim da partida; em média
hokusai-why-horizon = Nas próximas três rodadas ou até o fim; em média

## IKI

iki-why-starved = Você não consegue alimentar todos os seus personagens
iki-why-burnt = O fogo leva algo seu
iki-why-retired = Um personagem seu se aposenta
iki-why-lap = Você completa uma volta
iki-why-fish-bought = Você compra um peixe
iki-why-tobacco-bought = Você compra um cachimbo ou uma trouxinha
iki-why-built = Você constrói uma edificação
iki-why-hired = Você contrata um personagem
iki-why-characters = { $sign }{ $n } { $n ->
    [one] personagem no tabuleiro
   *[other] personagens no tabuleiro
}
iki-why-kobun = { $sign }{ $n } { $n ->
    [one] kobun disponível
   *[other] kobuns disponíveis
}
iki-why-business = { $sign }{ $n } { $n ->
    [one] negócio feito na rua
   *[other] negócios feitos na rua
}
iki-why-experience = { $sign }{ $n } de experiência
iki-why-guests = { $sign }{ $n } { $n ->
    [one] ativação de personagens seus pelos outros
   *[other] ativações de personagens seus pelos outros
}
iki-why-salary-mon = { $sign }{ $n } { $n ->
    [one] mon
   *[other] mons
} em salários
iki-why-salary-rice = { $sign }{ $n } arroz em salários
iki-why-harmony = { $sign }{ $n } IKI pela harmonia
iki-why-power = { $sign }{ $n } de combate a incêndio
iki-why-mon = { $sign }{ $n } { $n ->
    [one] mon
   *[other] mons
} em mãos
iki-why-rice = { $sign }{ $n } arroz em mãos
iki-why-wood = { $sign }{ $n } { $n ->
    [one] madeira
   *[other] madeiras
} em mãos
iki-why-koban = { $sign }{ $n } { $n ->
    [one] koban
   *[other] kobans
} em mãos
iki-why-sandals = { $sign }{ $n } { $n ->
    [one] sandália em mãos
   *[other] sandálias em mãos
}
iki-why-for-track = na trilha de IKI
iki-why-for-types = pelos tipos diferentes de personagens
iki-why-for-fish = pelos peixes
iki-why-for-tobacco = pelos cachimbos e trouxinhas de tabaco
iki-why-for-buildings = pelas edificações
iki-why-for-goods = pelos seus recursos
iki-habit-idle = Turnos sem nenhum negócio
iki-habit-unvisited = Turnos sem ativar um personagem
iki-habit-starved = Personagens perdidos por falta de arroz
iki-habit-burnt = Personagens e edificações perdidos no fogo
iki-habit-retired = Aposentadorias
iki-habit-lap = Voltas
iki-habit-place-1-4 = Ikizama em 1–4
iki-habit-place-1 = Ikizama em 1
iki-habit-place-2 = Ikizama em 2
iki-habit-place-3 = Ikizama em 3
iki-habit-place-4 = Ikizama em 4

## Hokusai

hokusai-why-exhibited = Você expõe uma obra
hokusai-why-closed = É você quem encerra a partida
hokusai-why-redrawn = Você gasta um turno descartando pigmentos
hokusai-why-again = Você ganha um turno extra
hokusai-why-objective = Você ganha um objetivo
hokusai-why-taken = Você pega um kakemono
hokusai-why-hired = Você pega um artesão
hokusai-why-mixed = Você mistura uma cor
hokusai-why-edges = { $sign }{ $n } { $n ->
    [one] bônus de encaixe
   *[other] bônus de encaixe
}
hokusai-why-markers = { $sign }{ $n } { $n ->
    [one] marcador removido
   *[other] marcadores removidos
}
hokusai-why-steps = { $sign }{ $n } { $n ->
    [one] passo no Caminho
   *[other] passos no Caminho
}
hokusai-why-spaces = { $sign }{ $n } { $n ->
    [one] espaço da Jornada
   *[other] espaços da Jornada
}
hokusai-why-tokens = { $sign }{ $n } { $n ->
    [one] ficha de ação ativada
   *[other] fichas de ação ativadas
}
hokusai-why-paints = { $sign }{ $n } { $n ->
    [one] pigmento pintado
   *[other] pigmentos pintados
}
hokusai-why-artisans = { $sign }{ $n } { $n ->
    [one] artesão no ateliê
   *[other] artesãos no ateliê
}
hokusai-why-blacks = { $sign }{ $n } { $n ->
    [one] pigmento preto
   *[other] pigmentos pretos
}
hokusai-why-primaries = { $sign }{ $n } { $n ->
    [one] pigmento primário
   *[other] pigmentos primários
}
hokusai-why-secondaries = { $sign }{ $n } { $n ->
    [one] pigmento secundário
   *[other] pigmentos secundários
}
hokusai-why-begun = { $sign }{ $n } { $n ->
    [one] kakemono no ateliê
   *[other] kakemonos no ateliê
}
hokusai-why-for-works = pelas obras
hokusai-why-for-individual = pelos seus objetivos individuais
hokusai-why-for-public = pelos objetivos públicos
hokusai-why-for-sets = pelas coleções de ferramentas
hokusai-why-for-icons = pelo ícone predominante
hokusai-why-for-artisans = pelos artesãos
hokusai-why-for-painted = pelos pigmentos pintados
hokusai-why-for-closing = por encerrar a partida
hokusai-why-for-journey = na Jornada
hokusai-why-for-paths = nos Caminhos
hokusai-habit-turns = Turnos
hokusai-habit-exhibited = Obras expostas
hokusai-habit-redrawn = Turnos gastos descartando pigmentos
hokusai-habit-taken = Kakemonos adquiridos
hokusai-habit-mixed = Misturas
hokusai-habit-hired = Artesãos adquiridos
hokusai-habit-edges = Bônus de encaixe

## The coach at the table

coach = Treinador
coach-off = desligado
coach-asked = quando eu pedir
coach-with-me = ao meu lado
remark-better = Melhor: { $move }
remark-try-again = Tentar de novo
remark-go-on = Continuar
remark-title = O treinador

## The review

review-curve-win = Chance de vitória
review-curve-score = Pontuação final esperada
review-curve-label = { $what } ao longo da partida, de { $first } a { $last }
review-turned = Como os outros e o acaso viraram a partida
review-swing = { $sign }{ $share } de chance de vitória entre as jogadas { $from } e { $to }
review-swing-plain = O que os outros fizeram e o que o acaso trouxe
review-beside-winner = { $player } e quem venceu, { $winner }, lado a lado
review-beside-second = { $player } e quem ficou em segundo, { $winner }, lado a lado
review-habits = O que você faz com frequência
review-habits-note = { $n ->
    [one] Na sua última partida aqui; ao lado, o que fez o seu melhor adversário
   *[other] Por partida, nas suas últimas { $n } partidas aqui; ao lado, o que fez o seu melhor adversário
}
review-habit-of-you = você
review-habit-of-others = melhor adversário
