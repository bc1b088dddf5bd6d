## Scoring categories of Hokusai

hokusai-works = Obras
hokusai-individual = Objetivos individuais
hokusai-public = Objetivos públicos
hokusai-sets = Coleções de ferramentas
hokusai-icons = Ícone predominante
hokusai-artisans = Artesãos
hokusai-painted = Pigmentos pintados
hokusai-closing = Fim de jogo
hokusai-journey = Jornada
hokusai-paths = Caminhos
hokusai-reconstructed = ≈ O rondel e as faces das cartas, fichas e objetivos são reconstruídos: não vimos os impressos.

## Lab statistics for Hokusai

hokusai-taken-master = Mestres
hokusai-taken-kakemono = Kakemonos
hokusai-taken-artisan = Artesãos
hokusai-taken-token = Fichas de ação
hokusai-taken-individual = Objetivos individuais
hokusai-tally-turns = Turnos
hokusai-tally-exhibited = Obras expostas
hokusai-tally-mixes = Misturas
hokusai-tally-artisans = Artesãos adquiridos
hokusai-tally-tokens = Fichas ativadas
hokusai-tally-won = Vencidas no modo solo

## Hokusai: the table

hk-blue = azul
hk-red = vermelho
hk-yellow = amarelo
hk-purple = roxo
hk-green = verde
hk-orange = laranja
hk-black = preto
hk-points = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
hk-turn = Turno { $n }
hk-turn-of = { $turn }: { $player }
hk-turn-alone = Turno { $n } de { $clock }
hk-scene-round = Fim do turno { $n } de { $clock }
hk-works = { $n } de { $end } kakemonos no tabuleiro de tecido
hk-works-alone = { $n } de { $end } kakemonos expostos
hk-last-turns = { $player } disparou o fim do jogo: últimos turnos
hk-token = Ficha de ação
hk-wheel = Pigmentos
hk-kakemono = Kakemono
hk-artisan = Artesão
hk-apprentice = aprendiz
hk-oval = o oval
hk-reserve = Reserva { $drops }
hk-pile = { $n ->
    [one] { $n } artesão na pilha
   *[other] { $n } artesãos na pilha
}
hk-deck = { $n ->
    [one] { $n } kakemono no baralho
   *[other] { $n } kakemonos no baralho
}
hk-next = próximo: { $card } ({ $details })
hk-cloth = Tecido
hk-public = Objetivos públicos
hk-track = Trilha de pigmentos
hk-track-row = nível { $row }: coleta { $collects }, repõe até { $refills }
hk-track-row-all = nível { $row }: coleta { $collects }, repõe com todos
hk-journey = Jornada
hk-path = Caminho
hk-active = Ativa
hk-discard = Descarte
hk-bag = Saquinho
hk-jokers = Curingas
hk-needs = pede { $drops }
hk-painted = pintado { $drops }
hk-marked = marcadores: { $tools }
hk-as = { $drop } como { $colour }
hk-kept = Marcadores removidos:
hk-signatures = Assinaturas restantes:
hk-secret = { $n ->
    [one] { $n } objetivo individual
   *[other] { $n } objetivos individuais
}
hk-collects = { $collections }: { $n } pontos por obra
hk-public-most-markers = mais marcadores da mesma ferramenta, { $ranking } pontos
hk-public-fewest-pigments = menos pigmentos, { $ranking } pontos
hk-public-row = { $n } pontos por obra na linha do kakemono inicial
hk-public-column = { $n } pontos por obra na coluna do kakemono inicial
hk-public-around = { $n } pontos por obra nas oito casas ao redor do kakemono inicial
hk-public-two-away = { $n } pontos por obra a exatamente dois passos do kakemono inicial
hk-public-three-away = { $n } pontos por obra a exatamente três passos do kakemono inicial
hk-public-odd = { $n } pontos por obra a um número ímpar de colunas e de linhas
hk-public-far = { $n } pontos por obra a três passos ou mais do kakemono inicial
hk-token-five-artisans = veja { $n } artesãos e escolha um
hk-token-three-drops = 3 pigmentos na posição do seu aprendiz
hk-token-two-drops = 2 pigmentos de qualquer posição; depois, cada oponente pode coletar 1 na posição do seu aprendiz
hk-token-recover = 2 pigmentos do descarte para a área ativa
hk-token-ready-drop = 1 pigmento na posição do seu aprendiz, direto na área ativa
hk-token-new-objective = 1 pigmento de qualquer posição; troque seu objetivo
hk-token-fetch = 1 ou 2 pigmentos à escolha, do saquinho para a área ativa
hk-token-recolour = troque um pigmento secundário por outro de outra cor
hk-token-idle = sem efeito agora
hk-journey-blank = nada
hk-journey-primary = um pigmento primário
hk-journey-secondary = um pigmento secundário
hk-journey-artisan = um artesão
hk-journey-kakemono = um kakemono
hk-journey-marker = remover um marcador
hk-path-secondary = um pigmento secundário
hk-path-objective = mais um objetivo
hk-path-markers = remover todos os seus marcadores
hk-path-turn = mais um turno
hk-master-hiroshige = quando o jogador à sua esquerda gira o rondel, você pode coletar um pigmento na posição do seu aprendiz
hk-master-utamaro = ao expor, você pode manter um pigmento primário da pintura
hk-master-kuniyoshi = uma vez por turno, pegue um pigmento preto do saquinho para a área ativa
hk-master-harunobu = ao expor, você pode antes girar uma obra exposta
hk-master-kiyonaga = depois de mover 4 espaços, faça duas ações diferentes onde parar
hk-master-toyokuni = espaço para um quarto artesão
hk-master-kunisada = espaço para um terceiro kakemono; como ação extra, troque marcadores entre dois dos seus kakemonos
hk-master-sharaku = um artesão com duas ferramentas sorteadas, uma delas em cada ativação
hk-master-eishi = como ação extra, compre até sair um pigmento secundário; ele vai para a área ativa
hk-master-moronobu = uma vez por turno, descarte um pigmento e compre outro
hk-master-shunsho = as coleções de ferramentas valem { $sets }; uma vez por turno, troque um marcador por outro sorteado
hk-master-hokusai = comece com mais um kakemono; você pode pintar sob marcadores
hk-lost-alone = Você não expôs { $n } kakemonos em { $clock } turnos: você perdeu.
hk-won-alone = Você expôs os { $n } kakemonos a tempo: { $points }.

## Hokusai: questions

hk-decide-turn = { $open ->
    [both] faça sua ação principal; uma ação extra pode vir antes ou depois
    [main] faça sua ação principal
    [extra] faça uma ação extra, ou termine seu turno
   *[power] use o poder do seu mestre, ou termine seu turno
}
hk-decide-stop = aja onde seu aprendiz parou, { $space }
hk-decide-collect-more = coletar mais um pigmento?
hk-decide-collect-offered = coletar um pigmento na posição do seu aprendiz?
hk-decide-collect-wished = coletar um pigmento de qualquer posição do rondel?
hk-decide-gain = pegar um pigmento secundário da reserva?
hk-decide-take = pegar um kakemono do rondel?
hk-decide-hire = pegar um artesão do rondel?
hk-decide-pick = pegar um dos artesãos comprados?
hk-decide-fetch-more = pegar um segundo pigmento do saquinho?
hk-decide-mix = misturar mais uma vez?
hk-decide-enter = coloque { $drops } no rondel
hk-decide-turn-wheel = gire o rondel
hk-decide-oval-token = ativar a ficha alinhada com o oval?
hk-decide-keep = manter um dos pigmentos primários?
hk-decide-rotate = girar antes uma obra exposta?
hk-decide-rotate-to = escolha a orientação de “{ $card }”
hk-decide-place = escolha uma casa para “{ $card }”
hk-decide-orient = escolha a orientação de “{ $card }” em { $cell }
hk-decide-bonus = receba o bônus do encaixe: { $icons }
hk-decide-activate = remover outro marcador?
hk-decide-paint = pintar com outro pigmento?
hk-decide-master = escolha seu mestre
hk-decide-first-work = escolha seu kakemono adicional
hk-decide-collect-here = escolha um pigmento na posição do seu aprendiz
hk-decide-collect-ready = escolha um pigmento para sua área ativa
hk-decide-collect-any = escolha um pigmento do rondel
hk-decide-dismiss = não há espaço para { $artisan }: escolha o artesão a descartar
hk-decide-recover = escolha um pigmento do seu descarte
hk-decide-fetch = escolha um pigmento do seu saquinho
hk-decide-recolour = escolha o pigmento secundário a trocar
hk-decide-recolour-to = escolha a nova cor
hk-decide-objective = escolha um novo objetivo individual
hk-decide-give-objective = escolha o objetivo a devolver
hk-decide-complete = escolha os pigmentos que completam “{ $card }”
hk-decide-sacrifice = escolha o artesão a descartar
hk-decide-exchange-with = escolha por qual marcador trocar
hk-decide-remove = escolha um marcador para remover
hk-decide-lose = você tem pigmentos demais: escolha um para perder

## Hokusai: choices

hokusai-group-walk = Andar
hokusai-group-mix = Misturar
hokusai-group-paint = Pintar
hokusai-group-exhibit = Expor
hokusai-group-use = Usar
hokusai-group-take = Pegar
hk-choice-move = Mover { $n ->
    [one] { $n } passo
   *[other] { $n } passos
} → { $space }: { $there }
hk-choice-token = Ativar: { $token } – { $effect }
hk-choice-take = Pegar: { $card } – { $details }
hk-choice-hire = Pegar: { $artisan } – { $details }
hk-choice-collect = Coletar { $drop } do setor { $sector }
hk-choice-enter = Colocar { $drop } no setor { $sector }
hk-choice-clockwise = Sentido horário: setores { $sectors }
hk-choice-counterclockwise = Sentido anti-horário: setores { $sectors }
hk-choice-turn = O oval no setor { $sector }, { $token }; depois, diante do seu aprendiz: { $drops }
hk-choice-exhibit = Expor: { $card }
hk-choice-rotate = Girar: { $card } em { $cell }
hk-choice-place = Casa { $cell }: { $beside }
hk-choice-orient = { $side ->
    [north] Sem girar
    [east] Girada para a direita
    [south] De cabeça para baixo
   *[west] Girada para a esquerda
}: { $edges }
hk-choice-mix = Misturar { $drops } → { $mixed }
hk-choice-discard = Descartar { $drops } e comprar { $n }
hk-choice-paint = Pintar { $drop } em { $card }
hk-choice-paint-as = Pintar { $drop } como { $colour } em { $card }
hk-choice-remove = Remover um marcador ({ $tool }) de { $card }
hk-choice-sacrifice = Descartar um artesão para remover um marcador ({ $tool }) de { $card }
hk-choice-exchange-cards = Trocar um marcador ({ $tool }) de { $card } por um de outro kakemono
hk-choice-exchange-random = Trocar um marcador ({ $tool }) de { $card } por outro sorteado
hk-choice-exchange-with = Por um marcador ({ $tool }) de { $card }
hk-choice-black = Passar { $drop } do saquinho para a área ativa
hk-choice-search = Comprar até sair um pigmento secundário
hk-choice-drop = Descartar { $drop } e comprar outro pigmento
hk-choice-step = Pagar { $drop } pelo passo { $n } de { $last } do Caminho
hk-choice-keep = Manter { $drop }
hk-choice-gain = Pegar { $drop } da reserva
hk-choice-recolour = Trocar { $drop }
hk-choice-recolour-to = Por { $drop }
hk-choice-recover = Recuperar { $drop } do descarte
hk-choice-fetch = Pegar { $drop } do saquinho
hk-choice-lose = Perder { $drop }
hk-choice-dismiss = Descartar: { $artisan } – { $details }
hk-choice-give = Devolver: { $objective }
hk-choice-master = { $master }: { $power }
hk-paying = pagar { $drops }
hk-gaining = ganhar { $icons }
hk-extra = ação extra
hk-once = uma vez por turno
hk-one-leaves = você precisa descartar um artesão
hk-walks = Jornada: { $bonus }
hk-most-paid = { $n ->
    [0] sem bônus
    [one] até { $n } bônus
   *[other] até { $n } bônus
}

## Hokusai: effects

hk-effect-drew = { $player } compra { $drops }.
hk-effect-tipped = { $player } devolve o descarte ao saquinho: { $n ->
    [one] { $n } pigmento
   *[other] { $n } pigmentos
}.
hk-effect-mixed = { $player } recebe os pigmentos misturados: { $drops }.
hk-effect-revealed = Próximo do baralho: { $card }.
hk-effect-comes = Novo no rondel ({ $space }): { $card }.
hk-effect-jokers-home = { $player }: { $n ->
    [one] { $n } pigmento preto volta
   *[other] { $n } pigmentos pretos voltam
} para o descarte.
hk-effect-bonus = { $player } ganha o bônus do encaixe: { $icons }.
hk-effect-closing = { $player } dispara o fim do jogo com { $n } kakemonos no tecido. Os demais jogam um último turno.
hk-effect-walked = { $player } chega ao espaço { $n } da Jornada: { $bonus }.
hk-effect-climbed = { $player } dá o passo { $n } do Caminho.
hk-effect-track = { $player }: { $drops ->
    [one] { $drops } pigmento
   *[other] { $drops } pigmentos
}, nível { $n } da trilha de pigmentos.
hk-effect-objective = { $player } compra mais um objetivo individual.
hk-effect-again = { $player } joga mais um turno.
hk-effect-clock = { $left ->
    [0] O último pigmento do relógio volta para a caixa.
    [one] Um pigmento do relógio volta para a caixa: resta um.
   *[other] Um pigmento do relógio volta para a caixa: restam { $left }.
}
hk-effect-stalled = Durante cinco rodadas, todos os jogadores só descartaram: a partida termina.
hk-effect-end = Os objetivos são pontuados.

## Hokusai: the board in the browser and its explanations

hk-rondel = Rondel
hk-sector = Setor { $n }
hk-clockwise = Sentido horário
hk-counterclockwise = Sentido anti-horário
hk-marker-bag = Marcadores no saquinho: { $n }
hk-stock = Reserva
hk-cell = Casa { $cell }
hk-side = { $side ->
    [north] Sem girar
    [east] Girada para a direita
    [south] De cabeça para baixo
   *[west] Girada para a esquerda
}
hk-edges-pay = Bônus:
hk-atelier-of = Ateliê: { $player }
hk-chair = Lugar para um artesão
hk-room = Lugar para um kakemono
hk-asked = Falta
hk-laid = Pintado
hk-mixing = Misturar
hk-mixing-of = Misturar: { $colour }
hk-look = Ampliar este ateliê
hk-track-short = Trilha
hk-a-work = uma obra
hk-missing = Ainda precisa de { $drops }.
hk-finished = Todos os pigmentos estão pintados.
hk-short = Falta na sua área ativa: { $drops }.
hk-suffices = Você tem na área ativa todos os pigmentos necessários.
hk-suffices-marked = Você tem todos os pigmentos necessários, mas antes precisa remover os marcadores.
hk-in-reach = { $n ->
    [one] A um passo do seu aprendiz.
   *[other] A { $n } passos do seu aprendiz.
}
hk-progress-individual = Obras assinadas que contam: { $n }; com o seu ateliê, { $of }.
hk-progress-position = Obras assinadas que contam para este objetivo: { $n } de { $of }.
hk-progress-most-markers = Você tem { $n } de uma ferramenta; o melhor oponente tem { $of }.
hk-progress-fewest-pigments = Você tem { $n } pigmentos; o oponente com menos tem { $of }.
hk-turns-left = { $n ->
    [0] Este é o último turno.
    [one] Resta um turno depois deste.
   *[other] Restam { $n } turnos depois deste.
}
hk-edges = Bordas do lado pintado: { $edges }
hk-initial = O kakemono inicial. Não está assinado.
hk-signed = Assinado por { $player }.
hk-deck-note = O topo do baralho: ocupará o próximo espaço vazio do rondel.
hk-pile-note = Os artesãos descartados vão para baixo da pilha.
hk-master = Mestre
hk-tool = Ferramenta
hk-pigment = Pigmento
hk-markers = Marcadores de ferramentas
hk-signature = Assinaturas
hk-public-one = Objetivo público
hk-individual = Objetivo individual
hk-artisan-note = Como ação extra, cada ícone dos seus artesãos remove um marcador da sua ferramenta; ou você descarta um artesão para remover qualquer outro marcador.
hk-tool-note = Você não pode pintar um kakemono que tenha marcadores. Os artesãos removem os marcadores; você fica com os que remove, e eles contam no fim.
hk-stock-note = Daqui saem os pigmentos secundários misturados ou ganhos, e para cá voltam quando a obra é exposta.
hk-wheel-note = Os pigmentos diante deste setor. Eles se movem quando o rondel gira.
hk-oval-note = Depois de girar o rondel, você pode ativar a ficha alinhada com o oval.
hk-space-note = Cada passo custa um pigmento preto. Daqui, seu aprendiz alcança { $kind ->
    [k] o kakemono
   *[a] o artesão
}, a ficha ou um pigmento deste setor.
hk-secret-note = Virado para baixo: só o dono sabe quais coleções ele premia.
hk-active-note = Os pigmentos que você pode usar para andar, misturar, pintar e expor. No fim do turno, você repõe esta área com o saquinho.
hk-discard-note = Os pigmentos usados e os novos ficam aqui até o saquinho esvaziar. Como ação principal, você pode descartar toda a área ativa e comprar novos.
hk-bag-note = Daqui você compra pigmentos ao acaso. Quando o saquinho esvazia, é reposto com o descarte.
hk-jokers-note = Os pigmentos pretos usados como curinga ficam aqui. Quando você não tem outros pretos, todos voltam para o descarte.
hk-mixing-note = Dois pigmentos primários da área ativa viram um secundário. Os primários vão para o rondel, você gira o rondel, e os secundários vão para o seu descarte.
hk-kept-note = Marcadores removidos dos kakemonos. No fim, com as ferramentas dos artesãos, coleções de 2, 3, 4 ou 5 diferentes valem { $sets } pontos, e cada ícone da sua ferramenta predominante 1 ponto.
hk-signature-note = Cada obra exposta usa uma assinatura. Quando você coloca a última, começa o fim da partida.
hk-track-note = Contado no fim de cada turno: quanto menos pigmentos você tem, mais coleta e compra.
hk-track-secondary = Ao descer para este nível, você ganha um pigmento secundário.
hk-track-objective = Ao descer para este nível, você ganha outro objetivo individual.
hk-track-loss = Aqui você perde { $n } pigmentos, e seu marcador vai para o nível { $row }.
hk-journey-note = Quando você ativa a ficha ao lado do seu aprendiz, avança um espaço e ganha o bônus mostrado.
hk-path-note = Como ação extra, pague um pigmento da cor indicada para dar o próximo passo. O primeiro jogador a chegar ao fim ganha { $n } pontos.
hk-score-works = O valor de cada obra que você expôs.
hk-score-individual = { $n } pontos por obra assinada de uma das três coleções do seu objetivo, ou de cada objetivo que você tem.
hk-score-public = O que rendem os objetivos públicos da mesa, pelo lugar das suas obras ou pela sua colocação.
hk-score-sets = As ferramentas de marcadores e artesãos, em coleções de ferramentas diferentes: 2, 3, 4 ou 5 valem { $sets } pontos.
hk-score-icons = 1 ponto por ícone da ferramenta que você mais tem, em marcadores e artesãos.
hk-score-artisans = Os pontos que os seus artesãos mostram.
hk-score-painted = 1 ponto por pigmento pintado em um kakemono que ficou no seu ateliê.
hk-score-closing = { $n } pontos por disparar o fim do jogo.
hk-score-journey = Os pontos dos espaços da Jornada a que você chegou.
hk-score-paths = { $n } pontos para o primeiro jogador a chegar ao fim do Caminho.
hk-black-note = Paga os passos, um por passo. Pode substituir um pigmento primário em uma mistura ou em um kakemono.
hk-primary-note = Uma cor primária. Está no rondel, e dois pigmentos primários fazem um secundário.
hk-secondary-note = Uma cor secundária: mistura de { $one } e { $other }.

## Hokusai: the log

hk-log-move = vai a { $space }
hk-log-move-card = { $n ->
    [one] avança { $n } passo
   *[other] avança { $n } passos
} → { $card } ({ $space })
hk-log-token = ativa “{ $token }”
hk-log-take = pega o kakemono do setor { $sector }
hk-log-take-card = pega do setor { $sector }: { $card }
hk-log-hire = pega o artesão do setor { $sector }
hk-log-collect = coleta um pigmento do setor { $sector }: { $drop }
hk-log-enter = coloca um pigmento no rondel: { $drop }
hk-log-clockwise = coloca os pigmentos no rondel em sentido horário
hk-log-counterclockwise = coloca os pigmentos no rondel em sentido anti-horário
hk-log-turn = gira o oval para o setor { $sector }
hk-log-exhibit = expõe um kakemono
hk-log-exhibit-card = expõe “{ $card }”
hk-log-rotate = gira “{ $card }”
hk-log-place = pendura a obra em { $cell }
hk-log-place-card = pendura “{ $card }” em { $cell }
hk-log-orient = pendura a obra { $side ->
    [north] sem girar
    [east] girada para a direita
    [south] de cabeça para baixo
   *[west] girada para a esquerda
}
hk-log-mix = mistura { $colour } ({ $drops })
hk-log-discard = descarta a área ativa e compra novos pigmentos
hk-log-paint = pinta { $drop }
hk-log-paint-as = pinta { $drop } como { $colour }
hk-log-paint-card = pinta um pigmento ({ $drop }) em “{ $card }”
hk-log-paint-as-card = pinta um pigmento ({ $drop } como { $colour }) em “{ $card }”
hk-log-remove = remove um marcador: { $tool }
hk-log-sacrifice = descarta um artesão para remover um marcador: { $tool }
hk-log-sacrifice-gone = descarta { $artisan } para remover um marcador: { $tool }
hk-log-exchange = troca um marcador: { $tool }
hk-log-exchange-became = troca um marcador: { $tool } por { $other }
hk-log-exchange-with = recebe em troca um marcador: { $tool }
hk-log-power = usa o poder do mestre
hk-log-power-black = usa o poder do mestre: pega um pigmento preto do saquinho
hk-log-power-search = usa o poder do mestre: compra até sair um pigmento secundário
hk-log-drop = descarta um pigmento e compra outro: { $drop }
hk-log-step = dá um passo no Caminho, pago com { $drop }
hk-log-keep = mantém um pigmento da obra: { $drop }
hk-log-gain = pega um pigmento da reserva: { $drop }
hk-log-recover = recupera um pigmento do descarte: { $drop }
hk-log-fetch = pega um pigmento do saquinho: { $drop }
hk-log-recolour = troca um pigmento secundário: { $drop }
hk-log-lose = perde um pigmento: { $drop }
hk-log-dismiss = descarta um artesão
hk-log-dismiss-card = descarta { $card }
hk-log-pick = pega { $artisan }
hk-log-objective = escolhe um novo objetivo individual
hk-log-give = devolve um objetivo individual
hk-log-master = escolhe { $master } como mestre
hk-log-done = para por aqui
hk-log-secret = escolhe em segredo

## In the browser: the game's name, its options, its components and its lessons

game-hokusai = Hokusai
about-hokusai = Misture pigmentos, pinte kakemonos e pendure-os lado a lado em uma grande exposição.
option-expansions = Expansões
option-expansions-track = A trilha de pigmentos
option-expansions-track-note = Quantos pigmentos você tem decide o que pode coletar e repor.
option-expansions-journey = A Jornada
option-expansions-journey-note = Uma trilha de nove espaços com bônus. Você avança ao ativar fichas de ação.
option-expansions-paths = Os Caminhos
option-expansions-paths-note = Sete passos pagos com pigmentos, com um bônus no fim de cada carta.
option-masters = Mestres
option-masters-draft = Os jogadores escolhem
option-masters-draft-note = Entre os mestres abertos, o último jogador primeiro.
option-masters-random = Distribuídos ao acaso
option-masters-random-note = Mais rápido, bom para a primeira partida.
option-journey = Lados das três cartas da Jornada
option-journey-any = sorteados
unit-turn = Turno
sort-hokusai-setup = No início
sort-hokusai-scoring = Pontuação final
sort-hokusai-end = O fim da partida
sort-hokusai-tool = Ferramentas
sort-hokusai-collection = Coleções
sort-hokusai-kakemono = Kakemonos
sort-hokusai-artisan = Artesãos
sort-hokusai-master = Mestres
sort-hokusai-token = Fichas de ação
sort-hokusai-public = Objetivos públicos
sort-hokusai-individual = Objetivos individuais
sort-hokusai-track = A trilha de pigmentos
sort-hokusai-journey = A Jornada
sort-hokusai-path = Os Caminhos
field-kit = O kit de um jogador
field-loose = Pigmentos soltos de cada cor primária
field-reserve = Pigmentos de cada cor secundária
field-active = Pigmentos na área ativa
field-markers = Marcadores em um kakemono
field-tools = Marcadores de cada ferramenta
field-signatures = Assinaturas
field-kakemonos = Espaço para kakemonos
field-artisans = Espaço para artesãos
field-public = Objetivos públicos
field-offer = Cartas de cada tipo ao redor do rondel
field-sets = Pontos por coleções de 0 a 5 ferramentas
field-own_sets = O mesmo com Shunshō
field-ranking = Pontos de uma classificação
field-placed = Pontos por obra bem colocada
field-individual = Pontos por obra do objetivo
field-path_first = Pontos do primeiro no fim do Caminho
field-cloth = Kakemonos que encerram a partida, de 1 a 5 jogadores
field-closing = Pontos por encerrar a partida
field-clock = Turnos ao jogar sozinho
field-works = Obras a expor ao jogar sozinho
field-solo_loose = Pigmentos soltos de cada cor primária ao jogar sozinho
field-collection = Coleção
field-value = Valor
field-pigments = Pigmentos
field-north = Borda de cima
field-east = Borda direita
field-south = Borda de baixo
field-west = Borda esquerda
field-tool = Ferramenta
field-icons = Ícones
field-use = Usa
field-as = Como
field-first = Primeiro
field-second = Segundo
field-third = Terceiro
field-lowest = Nível mais baixo
field-start = Nível inicial
field-collects = Pigmentos coletados, do nível 4 ao 16
field-refills = Reposto até, do nível 4 ao 16
field-secondary = Nível que dá um pigmento secundário
field-objective = Nível que dá um objetivo
field-loses = Pigmentos perdidos no nível 16
field-falls_to = Nível após a perda
field-level = Nível
field-bonus = Bônus
value-position = posição
value-ranking = classificação
value-all = todos
