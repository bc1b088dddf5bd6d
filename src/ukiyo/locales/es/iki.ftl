## Scoring categories of IKI

iki-track = Track
iki-types = Tipos
iki-fish = Pescado
iki-tobacco = Tabaco
iki-buildings = Edificios
iki-goods = Recursos

## Goods

mon = { $n ->
    [one] { $n } mon
   *[other] { $n } mons
}
rice = { $n } arroz
wood = { $n ->
    [one] { $n } madera
   *[other] { $n } maderas
}
sandal = { $n ->
    [one] { $n } sandalia
   *[other] { $n } sandalias
}
koban = { $n ->
    [one] { $n } koban
   *[other] { $n } kobans
}
iki = { $n } IKI
fire = { $n ->
    [one] { $n } nivel contra incendios
   *[other] { $n } niveles contra incendios
}
free = nada
for = { $pay } → { $gain }

mon-name = Mon
rice-name = Arroz
wood-name = Madera
sandal-name = Sandalias
koban-name = Koban
iki-name = IKI
fire-name = Fuego
kobun-name = Kobun
score-name = Puntos

## IKI: types, seasons

peddler = Vendedor ambulante
artisan = Artesano
special = Especial
master = Maestro artesano
seller = Vendedor de tienda
spring = Primavera
summer = Verano
autumn = Otoño
winter = Invierno
new-year = Año Nuevo

## IKI: the table

month = Mes { $month } de 12 · { $season }
month-fire = un incendio de fuerza { $strength } al final
month-payday = Día de pago al final
setup = Preparación
blocked = espacio { $space } de ikizama bloqueado
fire-track = Combate de incendio
ikizama-track = Ikizama
characters = Personajes por contratar
cost = Costo
ability = Habilidad
salaries = Salarios
market = A la venta
buildings-offered = Edificios
deck-left = { $n ->
    [one] queda una carta en el mazo
   *[other] quedan { $n } cartas en el mazo
}
retired = Jubilados
tokens = Tokens
neutral = neutral
start-area = inicio
worth-fixed = { $n } IKI al final
per-sandal = { $n } IKI por sandalia, máximo { $most }
per-rice = { $n } IKI por arroz, máximo { $most }
per-fish = tanto IKI como el pescado
per-fire = { $n } IKI por nivel contra incendios
lasting-feed = { $n } IKI por personaje alimentado
lasting-watch = { $n } IKI por contratación con bonus de incendio
lasting-villa = en cada Día de pago, { $n ->
    [one] { $n } mon
   *[other] { $n } mons
} por personaje de tu tipo más numeroso
pouch-fire = 1 IKI por cada { $n ->
    [one] nivel
   *[other] { $n } niveles
} contra incendios
pouch-types = 1 IKI por tipo
pouch-largest-type = 1 IKI por personaje de tu tipo más numeroso
pouch-mon = 1 IKI por cada { $n ->
    [one] mon
   *[other] { $n } mons
}
fish-value = { $n ->
    [0] un pescado
   *[other] un pescado, y { $n } IKI extra
}
raise-one = uno de tus personajes gana experiencia
swap-two = dos personajes cambian de lugar
build-less = construir por { $discount } menos
each-opponent = cada oponente gana { $gain }

## IKI: what is asked

ask-take = elige un personaje inicial
ask-take-stall = elige un puesto del borde para la carta { $card }
ask-ikizama = coloca tu ikizama
ask-earn = toma ingresos o contrata
ask-hire-stall = elige un puesto para la carta { $card }
ask-move = mueve tu oyakata
ask-business = haz negocios ({ $shop } y un personaje de sus puestos)
ask-second-purchase = ¿comprar también el otro token?
ask-raise = elige quién gana experiencia
ask-swap = elige el primer personaje que cambia de lugar
ask-with = elige con quién cambia de lugar
ask-building = elige un edificio
ask-build-stall = elige un puesto para la carta { $card }
ask-feed = te falta arroz, elige a quién pierdes
ask-avoid = el incendio alcanza la carta { $card }, ¿usar un token “Evitar un incendio”?
ask-neutral = elige qué personaje colocar como neutral
ask-neutral-stall = elige un puesto para la carta { $card }
ask-stand = coloca tu oyakata para el Año Nuevo

## IKI: choices

do-take = Tomar: { $card } – { $ability }; salarios { $salaries }
do-hire = Contratar: { $card } ({ $type }) – { $ability }; salarios { $salaries }
do-neutral = { $card } ({ $type }): { $ability }
do-stall = Puesto { $stall } ({ $shops })
do-stall-extra = Puesto { $stall } ({ $shops }), por { $pay }
do-visit = Activar: { $card } en { $stall } – { $ability }
visit-owner = { $owner } gana experiencia
visit-neutral = después sale de la partida
do-raise = { $card } en { $stall } gana experiencia
raise-retires = y se jubila
do-swap = { $card } en { $stall }
do-starve = Perder: { $card } en { $stall }
do-ikizama = { $n ->
    [one] Mover { $n } espacio
   *[other] Mover { $n } espacios
}
do-ikizama-first = Actuar primero, mover de 1 a 4 espacios; ni ingresos ni contratación, pero { $gain }
do-move = { $n ->
    [one] { $n } espacio
   *[other] { $n } espacios
} → { $shop }
move-laps = { $n ->
    [one] una vuelta: tus personajes ganan experiencia
   *[other] { $n } vueltas: tus personajes ganan experiencia cada vez
}
do-stand = { $shop }
do-trade = { $shop }: { $trade }
do-build = Construir: { $building } – { $worth }
do-buy = Comprar: { $token } – { $effect }
do-income = Tomar ingresos
do-save = Descartar el token, { $card } sobrevive
do-burn = Conservar el token, { $card } se quema
do-done = Terminar
paying = pagar { $pay }
gaining = ganar { $gain }

## IKI: news

news-block = La loseta bloquea el espacio { $space } de ikizama.
news-reveal = Por contratar: { $card }.
news-fire = ¡Se desata un incendio de fuerza { $strength } en el nagaya { $nagaya }!
news-put-out = { $player } detiene el incendio en { $stall }.
news-burnt = { $player }: { $card } se quema en { $stall }.
news-saved = { $player }: { $card } se salva del incendio.
news-retire = { $player }: { $card } se jubila.
news-salary = { $player } cobra salarios: { $gain }.
news-harmony = { $player }: { $card } en armonía, { $n } IKI.
news-fed = { $player } alimenta a { $n ->
    [one] un personaje
   *[other] { $n } personajes
}.
news-starved = { $player }: { $card } se va por falta de arroz.
news-leaves = { $card } sale de la partida.
nobody = sin dueño
