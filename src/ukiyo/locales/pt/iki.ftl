## Scoring categories of IKI

iki-track = Trilha
iki-types = Tipos
iki-fish = Peixe
iki-tobacco = Tabaco
iki-buildings = Edificações
iki-goods = Recursos

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
    [one] { $n } carta no deck
   *[other] { $n } cartas no deck
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

## IKI: what is asked

ask-take = escolha um personagem inicial
ask-take-stall = escolha uma tenda da borda para a carta { $card }
ask-ikizama = coloque seu ikizama
ask-earn = receba rendimento ou contrate
ask-hire-stall = escolha uma tenda para a carta { $card }
ask-move = mova seu oyakata
ask-business = faça negócios ({ $shop } e um personagem das tendas)
ask-second-purchase = comprar também a outra ficha?
ask-raise = escolha quem ganha experiência
ask-swap = escolha o primeiro personagem da troca
ask-with = escolha com quem trocar
ask-building = escolha uma edificação
ask-build-stall = escolha uma tenda para a carta { $card }
ask-feed = falta arroz, escolha quem perder
ask-avoid = o incêndio atinge a carta { $card }, usar uma ficha “Evite um incêndio”?
ask-neutral = escolha um personagem para colocar como neutro
ask-neutral-stall = escolha uma tenda para a carta { $card }
ask-stand = coloque seu oyakata para o Ano Novo

## IKI: choices

do-take = Pegar: { $card } – { $ability }; salários { $salaries }
do-hire = Contratar: { $card } ({ $type }) – { $ability }; salários { $salaries }
do-neutral = { $card } ({ $type }): { $ability }
do-stall = Tenda { $stall } ({ $shops })
do-stall-extra = Tenda { $stall } ({ $shops }), por { $pay }
do-visit = Ativar: { $card } em { $stall } – { $ability }
visit-owner = { $owner } ganha experiência
visit-neutral = depois sai da partida
do-raise = { $card } em { $stall } ganha experiência
raise-retires = e se aposenta
do-swap = { $card } em { $stall }
do-starve = Perder: { $card } em { $stall }
do-ikizama = { $n ->
    [one] Mover { $n } espaço
   *[other] Mover { $n } espaços
}
do-ikizama-first = Agir primeiro, mover de 1 a 4 espaços; sem rendimento nem contratação, mas { $gain }
do-move = { $n ->
    [one] { $n } espaço
   *[other] { $n } espaços
} → { $shop }
move-laps = { $n ->
    [one] { $n } volta: seus personagens ganham experiência
   *[other] { $n } voltas: seus personagens ganham experiência a cada vez
}
do-stand = { $shop }
do-trade = { $shop }: { $trade }
do-build = Construir: { $building } – { $worth }
do-buy = Comprar: { $token } – { $effect }
do-income = Receber rendimento
do-save = Descartar a ficha, { $card } sobrevive
do-burn = Manter a ficha, { $card } queima
do-done = Terminar
paying = pagar { $pay }
gaining = ganhar { $gain }

## IKI: news

news-block = A peça bloqueia o espaço { $space } do ikizama.
news-reveal = Para contratar: { $card }.
news-fire = Começa um incêndio de força { $strength } na nagaya { $nagaya }!
news-put-out = { $player } apaga o incêndio em { $stall }.
news-burnt = { $player }: { $card } queima em { $stall }.
news-saved = { $player }: { $card } escapa do incêndio.
news-retire = { $player }: { $card } se aposenta.
news-salary = { $player } recebe salários: { $gain }.
news-harmony = { $player }: { $card } em harmonia, { $n } IKI.
news-fed = { $player } alimenta { $n ->
    [one] { $n } personagem
   *[other] { $n } personagens
}.
news-starved = { $player }: { $card } vai embora por falta de arroz.
news-leaves = { $card } sai da partida.
nobody = sem dono
