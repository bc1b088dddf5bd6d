## Reasons why a move is better

why-beside = Em comparação com “{ $move }”:
why-equal = Equilibrado demais: as estimativas não distinguem esta jogada de “{ $move }”.
why-unclear = A diferença só aparece a longo prazo; nada se destaca nas próximas rodadas.
why-event = { $what }: em { $here } de cada 10 simulações, em vez de { $there }
why-score = { $sign }{ $n } { $n ->
    [one] ponto
   *[other] pontos
} { $what }
why-rivals = { $sign }{ $n } { $n ->
    [one] ponto
   *[other] pontos
} para os oponentes, em média
why-outlook = { $sign }{ $n } { $n ->
    [one] ponto
   *[other] pontos
} na pontuação final esperada
why-outlook-win = { $sign }{ $share } de chance de vitória
iki-why-horizon = Em média, até o próximo Dia de Pagamento ou o fim da partida
hokusai-why-horizon = Em média, nas próximas três rodadas ou até o fim da partida

## IKI

iki-why-starved = Você não consegue alimentar todos os seus personagens
iki-why-burnt = Você perde um personagem ou uma edificação em um incêndio
iki-why-retired = Um dos seus personagens se aposenta
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
hokusai-why-redrawn = Você gasta um turno comprando novos pigmentos
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
hokusai-habit-redrawn = Turnos gastos comprando novos pigmentos
hokusai-habit-taken = Kakemonos adquiridos
hokusai-habit-mixed = Misturas
hokusai-habit-hired = Artesãos adquiridos
hokusai-habit-edges = Bônus de encaixe

## The coach at the table

coach = Treinador
coach-off = desligado
coach-asked = quando eu pedir
coach-with-me = durante a partida
remark-better = Melhor: { $move }
remark-try-again = Tentar de novo
remark-go-on = Continuar
remark-title = O treinador

## The review

review-curve-win = Chance de vitória
review-curve-score = Pontuação final esperada
review-curve-label = { $what } ao longo da partida, de { $first } a { $last }
review-turned = Como os oponentes e o acaso mudaram a partida
review-swing = { $sign }{ $share } de chance de vitória entre as jogadas { $from } e { $to }
review-swing-plain = Jogadas dos oponentes e acaso
review-beside-winner = { $player } em comparação com quem venceu: { $winner }
review-beside-second = { $player } em comparação com o segundo lugar: { $winner }
review-habits = Seus hábitos
review-habits-note = { $n ->
    [one] Na sua última partida aqui, em comparação com o melhor oponente
   *[other] Por partida, nas suas últimas { $n } partidas aqui, em comparação com o melhor oponente
}
review-habit-of-you = você
review-habit-of-others = melhor oponente
