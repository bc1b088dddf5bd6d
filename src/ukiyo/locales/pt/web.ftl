## The house

home = Início
guest = Convidado
play-now = Jogar { $game }
rules = Regras
components = Componentes
language = Idioma
preferences = Preferências
your-name = Seu nome
prefer-sound = Uma batida quando for a minha vez
prefer-motion = As peças se movem
prefer-confirm = Perguntar antes de cada jogada
broken = Algo deu errado aqui
broken-advice = Sua partida está a salvo no servidor. Recarregue esta página, ou volte ao início e entre de novo.
bot-novice = Novato
bot-apprentice = Aprendiz
bot-artisan = Artesão
bot-master = Mestre
bot-grandmaster = Grão-mestre

## The table in the browser

line-connecting = Conectando…
line-open = Conectado
line-lost = A conexão caiu; tentando de novo…
the-table = A mesa
standing = Placar
choices = Suas opções
log = O que aconteceu
your-turn = Sua vez
confirm = Confirmar
point-back = Voltar
undo = Desfazer
kick = Dar o lugar de { $player } a um robô ({ $agreed } de { $needed } de acordo)
ask-again = Perguntar de novo
other-bot = Deixar outro robô continuar
sending = Jogando…
others-think = { $player } está pensando.
watching = Você está assistindo.
took-back = desfaz a jogada
went-to-bot = agora é jogado por um robô: { $bot }
reconstructed-note = ≈ Reconstruído: ninguém aqui pôde ver o original impresso.
waiting-title = Antes da partida
free-seat = um lugar livre
you = você
invite = Seus amigos entram com este link:
copy = Copiar
copied = Copiado
sit-down = Sentar
get-up = Levantar
start = Começar a partida
start-when-full = A partida pode começar quando todos os lugares estiverem ocupados.

## Pages

pages = Páginas
learn = Aprender
tables = Mesas
game = Jogo
more = Mais
unofficial = Programa de fãs, não oficial. IKI é de Koota Yamada e Sorry We Are French; Hokusai, de Bianca Melyna, Moisés Pacheco e Ludens Spirit. Todos os desenhos são nossos.
unreached = Não é possível alcançar o servidor agora. Verifique sua conexão e tente de novo.
no-such-table = Essa mesa não existe. Talvez o link esteja incompleto, ou a mesa tenha sido desfeita antes de alguém jogar.

## Home

tagline = Dois jogos de tabuleiro da antiga Edo, na sua mesa
print-described = Uma gravura: uma grande onda, o monte Fuji ao entardecer e uma ponte com lanternas
opponents = Adversários
against = { $n ->
    [0] sozinho
    [one] contra um robô
   *[other] contra { $n } robôs
}
level = Nível
learn-first = Aprender primeiro
tables-mine = Suas mesas
tables-finished = Suas partidas terminadas
door-new = Montar uma mesa
door-new-note = para amigos, robôs ou várias pessoas em uma tela
door-join = Entrar em uma mesa
door-join-note = com o link de um amigo, ou em uma aberta
door-watch = Assistir
door-watch-note = partidas em andamento
door-replays = Reprises
door-replays-note = partidas terminadas, jogada a jogada

## Lists of tables

list-mine = Minhas
list-join = Entrar
list-watch = Assistir
list-replays = Reprises
none-mine = Você ainda não tem nenhuma mesa.
none-join = Nenhuma mesa aberta está esperando agora.
none-watch = Ninguém está jogando em uma mesa aberta agora.
none-replays = Ainda não há partidas terminadas para ver.
friends-link = O link de um amigo
go-there = Ir
no-link = Isto não é o link de uma mesa. Ele se parece com …/#/table/ e algumas letras.
seats-free = { $n ->
    [one] um lugar livre
   *[other] { $n } lugares livres
}
ready-to-start = pronta para começar
is-running = em andamento
turn-of = vez de { $player }
is-over = terminada: rever

## A seat's link

seat-title = Tome o seu lugar
seat-taking = Tomando o lugar…
seat-closed = Este link não abre mais nenhum lugar. Peça um novo no aparelho que ocupa o lugar.

## A new table

new-title = Montar uma mesa
players-range = de { $least } a { $most } jogadores
who-sits = Quem joga?
seat-number = Lugar { $n }
add-seat = Adicionar um lugar
remove-seat = Remover
hot-seat = Você ocupa vários lugares: passem a tela, cada um joga nela na sua vez.
sits-me = { $name } (eu)
sits-open = Um amigo, pelo link
sits-bot = Robô: { $level }
sit-too = Guarde pelo menos um lugar para você.
listed = Qualquer um pode entrar
listed-note = A mesa aparece na lista de mesas abertas. Senão, só a encontra quem tem o link.
set-table = Montar a mesa
option-expansions = Expansões
option-expansions-track = A trilha de pigmentos
option-expansions-track-note = Quantos pigmentos você tem decide o que pode coletar e repor.
option-expansions-journey = A Jornada
option-expansions-journey-note = Uma trilha de nove espaços com presentes, percorrida ao ativar fichas de ação.
option-expansions-paths = Os Caminhos
option-expansions-paths-note = Sete passos pagos com pigmentos, com um bônus no fim de cada carta.
option-masters = Mestres
option-masters-draft = Cada um escolhe
option-masters-draft-note = Entre os mestres abertos, o último jogador primeiro.
option-masters-random = Distribuídos ao acaso
option-masters-random-note = Mais rápido, bom para a primeira partida.
option-journey = Lados das três cartas da Jornada
option-journey-any = sorteados

## The waiting room

a-bot = robô
a-person = já sentou
host-starts = Quem montou a mesa começa a partida.
device-link = Levar meu lugar para outro aparelho
device-link-of = Levar o lugar de { $player } para outro aparelho
device-link-note = Abra este link no outro aparelho. Ele é secreto: quem o tiver joga no seu lugar.

## The end

winners = { $players } dividem a vitória.
show-scores = Ver a pontuação
look-at-table = Olhar a mesa
by-category = Pontos por categoria
course = O andamento da partida
unit-month = Mês
unit-turn = Turno
ranked = { $n }º lugar
rematch = Revanche
to-rematch = Para a revanche
replay = Rever a partida

## Replay

move = Jogada
move-of = Jogada { $move } de { $moves }
to-first = Para o início
step-back = Uma jogada atrás
play = Reproduzir
pause = Pausar
step-on = Uma jogada adiante
to-last = Para o fim
pace = Velocidade
eyes = Vista por
fork = Continuar jogando daqui
fork-as = como
fork-against = contra robôs:
fork-here = Continuar após a jogada { $move }
download-record = Baixar a partida

## Hints and reviews

hint = Dica
hint-title = O conselho do mestre
hint-thinking = O mestre está pensando na sua jogada…
hint-promise = { $win } da vitória · pontuação final { $score }
hint-note = É uma estimativa, mais imprecisa no começo da partida. O mestre só vê o que você pode ver, e pode se enganar.
hint-busy = Uma dica anterior ainda está sendo pensada nesta mesa. Peça de novo daqui a pouco.
hint-failed = Desta vez não veio nenhuma dica. Peça de novo.
moves = Jogadas
review = Análise
review-mine = Analisar minha partida
review-of = Analisar a partida de { $player }
review-thinking = O mestre está percorrendo a partida. Leva uns dez segundos, mais se houver outros esperando.
review-title = O que mais custou a { $player }
review-note = Estimado pelo mestre com o que se podia saber então. Toque em uma jogada para ver onde ela foi decidida.
review-after = Após a jogada { $move }
review-failed = A análise não pôde ser concluída. Peça de novo.
review-gave = { $n ->
    [0] custou { $share } da vitória
    [one] custou { $share } da vitória e 1 ponto
   *[other] custou { $share } da vitória e { $n } pontos
}
review-gave-points = { $n ->
    [one] custou 1 ponto
   *[other] custou { $n } pontos
}

## Rules and components

contents = Sumário
rules-english = Por enquanto as regras estão em inglês; na mesa, tudo fala a sua língua.
mark-ruling = o livro de regras deixa o ponto em aberto, e nós decidimos.
mark-reconstructed = impresso em algo que ninguém aqui pôde ver; escolhido para que o jogo funcione bem.
mark-public = encontrado em fontes públicas sobre o jogo impresso.
components-note = Tudo o que há na caixa, como se joga nesta casa. O que não tem sinal está no livro de regras.
seek = Procurar pelo nome
only-reconstructed = só o que é reconstruído
found = { $n ->
    [one] um componente
   *[other] { $n } componentes
}
yes = sim
no = não
field-effect = O que faz
field-mon = Mons
field-rice = Arroz
field-sandal = Sandálias
field-kobun = Kobuns
field-income = Rendimento em mons
field-first_space = Mons no primeiro espaço de ikizama
field-row = Personagens na fileira
field-buildings = Edificações disponíveis
field-site = Mons para construir
field-scoring-types = IKI por 0 a 5 tipos
field-scoring-fish = IKI por 0 a 4 peixes
field-koban = IKI por koban
field-wood = IKI por madeira
field-mons = Mons por 1 IKI
field-stalls = Tendas por nagaya
field-outer = Tendas da loja externa
field-inner = Tendas da loja interna
field-extra = Mons extras por tenda
field-crossroads = Grupo no cruzamento
field-board-fire = Força dos três incêndios
field-spaces = Peças para ikizama 1–4, 1, 2, 3, 4
field-space = Espaço
field-nagaya = Nagaya
field-side = Lado
field-pay = Custa
field-gain = Dá
field-season = Estação
field-type = Tipo
field-cost = Custo
field-fire = Bônus de incêndio
field-ability = Habilidade
field-salaries = Salários
field-track = Experiência até se aposentar
field-token = Ficha
field-discount = Desconto
field-opponents = Cada adversário ganha
field-points = Pontos
field-lasting = Efeito permanente
field-amount = Quantidade
field-per = Conta
field-each = IKI por cada um
field-most = No máximo
field-kind = Espécie
field-price = Preço
field-every = A cada
field-kit = O conjunto de um jogador
field-loose = Pigmentos soltos de cada cor primária
field-reserve = Pigmentos de cada cor secundária
field-active = Pigmentos na área ativa
field-markers = Marcadores em um kakemono
field-tools = Marcadores de cada ferramenta
field-signatures = Assinaturas
field-kakemonos = Espaço para kakemonos
field-artisans = Espaço para artesãos
field-public = Objetivos públicos
field-offer = Cartas de cada espécie em volta do rondel
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
field-lowest = Linha mais baixa
field-start = Primeira linha
field-collects = Pigmentos coletados, da linha 4 à 16
field-refills = Reposto até, da linha 4 à 16
field-secondary = Linha que dá um pigmento secundário
field-objective = Linha que dá um objetivo
field-loses = Pigmentos perdidos na linha 16
field-falls_to = Linha após a perda
field-level = Nível
field-bonus = Bônus
value-two = Dois jogadores
value-more = Três ou quatro jogadores
value-inner = interno
value-outer = externo
value-start = inicial
value-trade = troca
value-build = construção
value-raise = experiência
value-swap = troca de lugar
value-feed = ao alimentar
value-watch = ao contratar com bônus de incêndio
value-villa = em cada Dia de Pagamento
value-fish = peixe
value-pipe = cachimbo
value-pouch = tabaqueira
value-types = tipos
value-largest-type = personagens do tipo mais numeroso
value-position = posição
value-ranking = classificação
value-all = todos

## Lessons

learn-title = { $game } em cinco minutos
learn-ready = Já dá para começar
learn-ready-text = O que você pode fazer se acende na mesa, e tudo se explica quando você aponta. Seus primeiros adversários são novatos.

## Refusals

refused-401 = O servidor pede primeiro o seu nome.
refused-403 = Isso não cabe a você.
refused-404 = Isso não existe aqui, ou não existe mais.
refused-409 = Enquanto isso, a mesa avançou.
refused-429 = Rápido demais: espere um momento.
refused-507 = O servidor não conseguiu guardar isto: nada foi jogado. Tente de novo.
refused-other = O servidor não aceitou isto.
bot-trouble = { $player } não responde.
