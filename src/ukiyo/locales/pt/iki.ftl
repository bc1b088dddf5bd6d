## Scoring categories of IKI

iki-track = Trilha
iki-types = Tipos
iki-fish = Peixe
iki-tobacco = Tabaco
iki-buildings = Edificações
iki-goods = Recursos
iki-reconstructed = ≈ A maioria dos preços é reconstruída: não vimos as cartas impressas.

## Lab statistics for IKI

iki-taken-character = Personagens
iki-taken-building = Edificações
iki-taken-token = Fichas de estação
iki-taken-special = Fichas especiais
iki-tally-hires = Contratações
iki-tally-retired = Aposentadorias
iki-tally-buildings = Edificações

## Goods

mon = { $n ->
    [one] { $n } mon
   *[other] { $n } mons
}
rice = { $n } arroz
wood = { $n ->
    [one] { $n } madeira
   *[other] { $n } madeiras
}
sandal = { $n ->
    [one] { $n } sandália
   *[other] { $n } sandálias
}
koban = { $n ->
    [one] { $n } koban
   *[other] { $n } kobans
}
iki = { $n } IKI
fire = { $n } de combate a incêndio
free = nada
for = { $pay } → { $gain }

mon-name = Mon
rice-name = Arroz
wood-name = Madeira
sandal-name = Sandálias
koban-name = Koban
iki-name = IKI
fire-name = Fogo
kobun-name = Kobun
score-name = Pontos

## IKI: types, seasons

peddler = Mascate
artisan = Artesão
special = Especial
master = Mestre artífice
seller = Lojista
spring = Primavera
summer = Verão
autumn = Outono
winter = Inverno
new-year = Ano Novo

## IKI: the table

month = Mês { $month } de 12 · { $season }
month-fire = um incêndio de força { $strength } no final
month-payday = Dia de Pagamento no final
forecast = Do jeito que está
forecast-payday = Dia de Pagamento no mês { $month }
forecast-feed = arroz: { $rice } para { $feeds ->
    [one] { $feeds } personagem
   *[other] { $feeds } personagens
}
forecast-hungry = { $n ->
    [one] um vai embora por falta de arroz
   *[other] { $n } vão embora por falta de arroz
}
forecast-salaries = salários: { $gain }
forecast-pensions = pensões: { $gain }
forecast-harmony = harmonia: { $gain }
forecast-fire = incêndio no mês { $month }: força { $strength }, o seu combate a incêndio { $power }
forecast-reaches = pode alcançar { $stalls }
forecast-safe = não alcança seus personagens nem suas edificações
setup = Preparação
blocked = espaço { $space } do ikizama bloqueado
fire-track = Combate a incêndio
ikizama-track = Ikizama
characters = Personagens para contratar
cost = Custo
ability = Habilidade
salaries = Salários
market = À venda
buildings-offered = Edificações
deck-left = { $n ->
    [one] { $n } carta no baralho
   *[other] { $n } cartas no baralho
}
retired = Aposentados
tokens = Fichas
neutral = neutro
start-area = início
worth-fixed = { $n } IKI no final
per-sandal = { $n } IKI por sandália, máximo { $most }
per-rice = { $n } IKI por arroz, máximo { $most }
per-fish = tanto IKI quanto os peixes
per-fire = { $n } IKI por espaço de combate a incêndio
lasting-feed = { $n } IKI por personagem alimentado
lasting-watch = { $n } IKI por contratação com bônus de incêndio
lasting-villa = em cada Dia de Pagamento, { $n ->
    [one] { $n } mon
   *[other] { $n } mons
} por personagem do seu tipo mais numeroso
pouch-fire = 1 IKI a cada { $n } de combate a incêndio
pouch-types = 1 IKI por tipo
pouch-largest-type = 1 IKI por personagem do seu tipo mais numeroso
pouch-mon = 1 IKI a cada { $n ->
    [one] { $n } mon
   *[other] { $n } mons
}
fish-value = { $n ->
    [0] um peixe
   *[other] um peixe, mais { $n } IKI
}
raise-one = um dos seus personagens ganha experiência
swap-two = dois personagens trocam de lugar
build-less = construir com { $discount } a menos
each-opponent = cada oponente ganha { $gain }

## IKI: questions

decide-take = escolha um personagem inicial
decide-take-stall = escolha uma tenda da borda para { $card-article }
decide-ikizama = coloque seu ikizama
decide-earn = receba o rendimento ou contrate
decide-hire-stall = escolha uma tenda para { $card-article }
decide-move = mova seu oyakata
decide-business = faça negócios { $shop-at } e com um personagem das tendas
decide-second-purchase = comprar também a outra ficha?
decide-raise = escolha qual personagem ganha experiência
decide-swap = escolha o primeiro personagem da troca
decide-with = escolha o personagem com quem ele troca
decide-building = escolha uma edificação
decide-build-stall = escolha uma tenda para { $card-article }
decide-feed = falta arroz: escolha qual personagem perder
decide-avoid = o incêndio atinge { $card-article }: usar uma ficha “Evite um incêndio”?
decide-neutral = escolha um personagem para colocar como neutro
decide-neutral-stall = escolha uma tenda para { $card-article }
decide-stand = coloque seu oyakata para o Ano Novo

## IKI: choices

iki-group-walk = Andar
iki-group-hire = Contratar
iki-group-visit = Ativar
iki-group-trade = Negociar
iki-group-buy = Comprar
iki-group-build = Construir
choice-take = Pegar: { $card } – { $ability }; salários { $salaries }
choice-hire = Contratar: { $card } ({ $type }) – { $ability }; salários { $salaries }
choice-neutral = { $card } ({ $type }): { $ability }
choice-stall = Tenda { $stall } ({ $shops })
choice-stall-extra = Tenda { $stall } ({ $shops }), por { $pay }
choice-visit = Ativar: { $card } em { $stall } – { $ability }
visit-owner = o personagem de { $owner } ganha experiência
visit-neutral = depois sai da partida
choice-raise = { $card } em { $stall } ganha experiência
raise-retires = depois se aposenta
choice-swap = { $card } em { $stall }
choice-starve = Perder: { $card } em { $stall }
choice-ikizama = { $n ->
    [one] Mover { $n } espaço
   *[other] Mover { $n } espaços
}
choice-ikizama-first = Agir primeiro e mover de 1 a 4 espaços; sem rendimento nem contratação, mas com { $gain }
choice-move = { $n ->
    [one] { $n } espaço
   *[other] { $n } espaços
} → { $shop }
move-laps = { $n ->
    [one] { $n } volta: seus personagens ganham experiência
   *[other] { $n } voltas: seus personagens ganham experiência a cada vez
}
choice-stand = { $shop }
choice-trade = { $shop }: { $trade }
choice-build = Construir: { $building } – { $worth }
choice-buy = Comprar: { $token } – { $effect }
choice-income = Receber o rendimento
choice-save = Descartar a ficha: { $card-article } sobrevive
choice-burn = Manter a ficha: { $card-article } queima
choice-done = Terminar
paying = pagar { $pay }
gaining = ganhar { $gain }

## IKI: scenes

season-begins = Nova estação: { $season }
iki-scene-fire = Incêndio
iki-scene-month-end = Fim do mês
iki-scene-payday = Dia de Pagamento
iki-scene-harmony = Harmonia das nagayas
iki-scene-feeding = Alimentação
new-year-of = Ano Novo: { $player }

## IKI: effects

effect-block = A peça bloqueia o espaço { $space } do ikizama.
effect-first = { $player } age primeiro.
effect-reveal = Para contratar: { $card }.
effect-fire = Começa um incêndio de força { $strength } na nagaya { $nagaya }!
effect-put-out = { $player } apaga o incêndio em { $stall }.
effect-burnt = { $player }: { $card-article } queima em { $stall }.
effect-burnt-neutral = Um personagem neutro queima em { $stall }: { $card-article }.
effect-saved = { $player }: { $card-article } escapa do incêndio.
effect-experience = { $player }: { $card-article } ganha experiência.
effect-retire = { $player }: { $card-article } se aposenta.
effect-mons = Um mon é colocado sobre { $n ->
    [one] o personagem que resta
   *[other] cada um dos { $n } personagens que restam
} para contratar.
effect-payday = { $n ->
    [0] Todos os personagens foram contratados.
    [one] O personagem que ninguém contratou vai embora.
   *[other] Os { $n } personagens que ninguém contratou vão embora.
}
effect-salary = { $player } recebe salários: { $gain }.
effect-harmony = { $player } ganha { $n } IKI: { $card-article } está em harmonia.
effect-fed = { $player } alimenta { $n ->
    [one] { $n } personagem
   *[other] { $n } personagens
}.
effect-starved = { $player }: { $card-article } vai embora por falta de arroz.
effect-leaves = Um personagem sai da partida: { $card-article }.
nobody = sem dono

## IKI: the table in the browser

street = A rua
show-codes = Mostrar os códigos das tendas e lojas (segurar c)
prices-title = Preços
prices-reconstructed = Os preços das cartas, edificações e fichas são reconstruídos: não vimos os impressos. Se você tem o jogo, pode conferi-los em Componentes.
nagaya = Nagaya { $nagaya }
calendar = Calendário
mats = Os jogadores
building = Edificação
special-token = Ficha especial
lap-line = Linha da volta
iki-on-track = IKI ganho até agora
oyakata-of = Oyakata de { $player }
ikizama-space = Ikizama { $space }
stall-free = Tenda { $stall }, livre
stall-served = Atrás de: { $shops }
stall-extra = Colocar uma carta aqui custa { $pay } a mais.
experience-of = experiência { $n } de { $track }
kobuns-at-hand = { $n ->
    [one] { $n } kobun disponível
   *[other] { $n } kobuns disponíveis
}
fire-bonus = Dá { $gain } ao ser contratado.
mons-on-card = Ao contratar, você ganha também { $gain }.
blocking-left = { $n ->
    [0] Não há mais peças para este espaço.
    [one] Resta { $n } peça para este espaço.
   *[other] Restam { $n } peças para este espaço.
}
row-empty = Não há personagens para contratar.
row-new-year = No Ano Novo não se contrata.
sun = Sol
moon = Lua

## IKI: explanations

explain-mon = Moedas. No final, cada 4 mons valem 1 IKI.
explain-rice = Em cada Dia de Pagamento, cada personagem no tabuleiro come 1 arroz.
explain-wood = Para edificações. No final, cada madeira vale 1 IKI.
explain-sandal = Gaste uma ao caminhar para avançar um espaço a mais.
explain-koban = Ouro, para edificações. No final, cada koban vale 3 IKI.
explain-kobun = Cada personagem que você contrata e cada edificação que constrói precisa de um kobun. Ele volta quando o personagem se aposenta ou é perdido.
explain-peddler = Mascates custam pouco e trazem recursos.
explain-artisan = Artesãos ganham IKI nos Dias de Pagamento.
explain-special = Especiais ajudam contra o fogo, ganham muito IKI ou deixam uma ficha duradoura.
explain-master = Mestres artífices são caros, ganham mons e IKI, e vários deles constroem.
explain-seller = Lojistas ganham mons nos Dias de Pagamento.
explain-building = Mantém seu kobun e sua tenda até o fim, a não ser que queime.
explain-shop = Se o seu oyakata para aqui, você pode usar a loja uma vez e ativar um personagem das tendas dela.
explain-site = Construir uma edificação: { $pay } além do preço. É preciso ter um kobun e uma tenda livre.
explain-fish-market = Compre um peixe. Você pode ter um por estação.
explain-tobacco-shop = Compre um cachimbo, uma trouxinha de tabaco ou um de cada.
explain-fish = Peixes de 1, 2, 3 ou 4 estações valem { $values } IKI no final.
explain-pipe = Age na hora. Se você tem um cachimbo, suas trouxinhas contam em dobro.
explain-pouch = Conta no final, e em dobro se você tem um cachimbo.
explain-move-plus-one = Seu oyakata pode avançar um espaço a mais em cada movimento.
explain-hire-minus-one = Cada personagem custa 1 mon a menos para você.
explain-joker = No final, conta como o tipo que render mais para você.
explain-avoid-fire = Descarte-a para salvar um personagem de um incêndio.
explain-oyakata = Avança tantos espaços quanto indica o seu ikizama e faz negócios onde para.
explain-lap = Quando um oyakata cruza esta linha, completa uma volta: todos os personagens do seu jogador no tabuleiro ganham experiência.
explain-income = Receba { $gain } em vez de contratar.
explain-row = A cada mês chegam quatro personagens. No fim do mês, os que sobram recebem 1 mon cada. No Dia de Pagamento eles vão embora.
explain-sun = Joga primeiro; escolhe o personagem neutro nos meses ímpares.
explain-moon = Joga em segundo; escolhe o personagem neutro nos meses pares.
explain-fire = Começa na tenda 1 de uma nagaya sorteada e perde 1 de força a cada tenda. Se o combate a incêndio do dono for suficiente, ele se apaga; senão, o dono perde a carta.
explain-payday = Pagam-se os salários, vizinhos do mesmo tipo trazem IKI e cada personagem no tabuleiro come 1 arroz. Depois começa outra estação.
explain-month = Chegam quatro personagens. Os que sobram no fim do mês recebem 1 mon cada.
explain-new-year = Todos os jogadores colocam o oyakata diante da loja que quiserem e fazem negócios uma última vez. Depois a partida termina.
explain-ikizama = O espaço indica quanto você avança. Os jogadores agem da esquerda para a direita.
explain-fire-track = Combate a incêndio. Decide quem resiste a um incêndio, e o mais alto coloca primeiro o ikizama. Em uma pilha, o marcador de cima vem primeiro.
explain-iki = O que foi ganho até agora. Tipos, peixe, tabaco, edificações e recursos são somados no final.
iki-score-track = O IKI ganho durante a partida.
iki-score-types = Pelo número de tipos entre os seus personagens, no tabuleiro ou aposentados: 1, 2, 3, 4 ou 5 tipos valem { $values } IKI.
iki-score-fish = Peixes de 1, 2, 3 ou 4 estações valem { $values } IKI; os caros dão ainda o que mostram.
iki-score-tobacco = O IKI das suas trouxinhas, dobrado se você tiver um cachimbo.
iki-score-buildings = O IKI das suas edificações que estão de pé no fim.
iki-score-goods = { $koban } IKI por koban, { $wood } por madeira, 1 a cada { $mons } mons. Arroz e sandálias não valem nada.

## IKI: the log

log-take = pega { $card-article }
log-hire = contrata { $card-article }
log-neutral = escolhe { $card-article } como personagem neutro
log-stall = coloca a carta na tenda { $stall }
log-stall-card = coloca { $card-article } na tenda { $stall }
log-visit = ativa a tenda { $stall }
log-visit-of = ativa { $card-article } de { $owner } em { $stall }
log-visit-own = ativa { $card-article }, seu próprio personagem, em { $stall }
log-visit-neutral = ativa { $card-article }, um personagem neutro, em { $stall }
log-grows = { $n ->
    [one] { $cards-article } ganha experiência
   *[other] { $cards-article } ganham experiência
}
log-raise = dá experiência à tenda { $stall }
log-raise-card = dá experiência { $card-to } em { $stall }
log-swap = troca a tenda { $stall } …
log-swap-card = escolhe { $card-article } em { $stall } para trocar de lugar
log-with = … pela tenda { $stall }
log-with-card = troca de lugar { $swapped-article } e { $card-article }: { $from } ⇄ { $stall }
log-starve = perde o personagem da tenda { $stall }
log-starve-card = perde { $card-article } em { $stall }
log-ikizama = coloca o ikizama em { $space }
log-stand = para { $shop-at }
log-move = { $n ->
    [one] avança { $n } espaço
   *[other] avança { $n } espaços
}
log-move-shop = { $n ->
    [one] avança { $n } espaço e para { $shop-at }
   *[other] avança { $n } espaços e para { $shop-at }
}
log-trade = faz negócios { $shop-at }: { $trade }
log-trade-shop = faz negócios { $shop-at }
log-build = constrói { $building-article }
log-buy = compra { $token-article }
log-income = recebe o rendimento
log-save = descarta uma ficha “Evite um incêndio”
log-save-card = salva { $card-article } em { $stall } com uma ficha “Evite um incêndio”
log-burn = deixa queimar
log-burn-card = deixa { $card-article } queimar em { $stall }
log-done = termina

## In the browser: the game's name, its components and its lessons

game-iki = IKI
about-iki = Percorra por um ano a rua principal de Edo. Contrate personagens, negocie nas lojas e tome cuidado com o fogo.
unit-month = Mês
sort-iki-setup = No início
sort-iki-scoring = Pontuação final
sort-iki-board = Os dois lados do tabuleiro
sort-iki-blocking = Peças de bloqueio
sort-iki-shop = Lojas
sort-iki-trade = O que as lojas trocam
sort-iki-special = Fichas especiais
sort-iki-character = Personagens
sort-iki-building = Edificações
sort-iki-token = Fichas de estação
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
field-crossroads = Grupo na encruzilhada
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
field-opponents = Cada oponente ganha
field-lasting = Efeito permanente
field-amount = Quantidade
field-per = Conta
field-each = IKI por cada um
field-most = No máximo
field-price = Preço
field-every = A cada
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
value-pouch = trouxinha
value-types = tipos
value-largest-type = personagens do tipo mais numeroso
