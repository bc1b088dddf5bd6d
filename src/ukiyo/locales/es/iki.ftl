## Scoring categories of IKI

iki-track = Track
iki-types = Tipos
iki-fish = Pescado
iki-tobacco = Tabaco
iki-buildings = Edificios
iki-goods = Recursos
iki-reconstructed = ≈ La mayoría de los precios son una reconstrucción: no hemos visto las cartas impresas.

## Lab statistics for IKI

iki-taken-character = Personajes
iki-taken-building = Edificios
iki-taken-token = Tokens de estación
iki-taken-special = Tokens especiales
iki-tally-hires = Contrataciones
iki-tally-retired = Jubilaciones
iki-tally-buildings = Edificios

## Goods

mon = { $n ->
    [one] { $n } mon
   *[other] { $n } mons
}
rice = { $n } de arroz
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
forecast = Tal como están las cosas
forecast-payday = Día de pago en el mes { $month }
forecast-feed = arroz: { $rice } para { $feeds ->
    [one] { $feeds } personaje
   *[other] { $feeds } personajes
}
forecast-hungry = { $n ->
    [one] uno se irá por falta de arroz
   *[other] { $n } se irán por falta de arroz
}
forecast-salaries = salarios: { $gain }
forecast-pensions = pensiones: { $gain }
forecast-harmony = armonía: { $gain }
forecast-fire = incendio en el mes { $month }: fuerza { $strength }, tu nivel { $power }
forecast-reaches = puede alcanzar { $stalls }
forecast-safe = no alcanza a tus personajes ni a tus edificios
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

## IKI: questions

decide-take = elige un personaje inicial
decide-take-stall = elige un puesto del borde para { $card-article }
decide-ikizama = coloca tu ikizama
decide-earn = toma ingresos o contrata
decide-hire-stall = elige un puesto para { $card-article }
decide-move = mueve tu oyakata
decide-business = haz negocios { $shop-at } y con un personaje de sus puestos
decide-second-purchase = ¿comprar también el otro token?
decide-raise = elige qué personaje gana experiencia
decide-swap = elige el primer personaje que cambia de lugar
decide-with = elige con qué personaje cambia de lugar
decide-building = elige un edificio
decide-build-stall = elige un puesto para { $card-article }
decide-feed = te falta arroz: elige qué personaje pierdes
decide-avoid = el incendio alcanza { $card-object }: ¿usar un token «Evitar un incendio»?
decide-neutral = elige qué personaje colocar como neutral
decide-neutral-stall = elige un puesto para { $card-article }
decide-stand = coloca tu oyakata para el Año Nuevo

## IKI: choices

iki-group-walk = Caminar
iki-group-hire = Contratar
iki-group-visit = Activar
iki-group-trade = Comerciar
iki-group-buy = Comprar
iki-group-build = Construir
choice-take = Tomar: { $card } – { $ability }; salarios { $salaries }
choice-hire = Contratar: { $card } ({ $type }) – { $ability }; salarios { $salaries }
choice-neutral = { $card } ({ $type }): { $ability }
choice-stall = Puesto { $stall } ({ $shops })
choice-stall-extra = Puesto { $stall } ({ $shops }), por { $pay }
choice-visit = Activar: { $card } en { $stall } – { $ability }
visit-owner = el personaje de { $owner } gana experiencia
visit-neutral = después sale de la partida
choice-raise = { $card } en { $stall } gana experiencia
raise-retires = después se jubila
choice-swap = { $card } en { $stall }
choice-starve = Perder: { $card } en { $stall }
choice-ikizama = { $n ->
    [one] Mover { $n } espacio
   *[other] Mover { $n } espacios
}
choice-ikizama-first = Actuar primero y mover de 1 a 4 espacios; sin ingresos ni contratación, pero con { $gain }
choice-move = { $n ->
    [one] { $n } espacio
   *[other] { $n } espacios
} → { $shop }
move-laps = { $n ->
    [one] una vuelta: tus personajes ganan experiencia
   *[other] { $n } vueltas: tus personajes ganan experiencia cada vez
}
choice-stand = { $shop }
choice-trade = { $shop }: { $trade }
choice-build = Construir: { $building } – { $worth }
choice-buy = Comprar: { $token } – { $effect }
choice-income = Tomar ingresos
choice-save = Descartar el token: { $card-article } sobrevive
choice-burn = Conservar el token: { $card-article } se quema
choice-done = Terminar
paying = pagar { $pay }
gaining = ganar { $gain }

## IKI: scenes

season-begins = Nueva estación: { $season }
iki-scene-fire = Incendio
iki-scene-month-end = Fin de mes
iki-scene-payday = Día de pago
iki-scene-harmony = Armonía de los nagayas
iki-scene-feeding = Alimentar a los personajes
new-year-of = Año Nuevo: { $player }

## IKI: effects

effect-block = La loseta bloquea el espacio { $space } de ikizama.
effect-first = { $player } actúa primero.
effect-reveal = Por contratar: { $card }.
effect-fire = ¡Se desata un incendio de fuerza { $strength } en el nagaya { $nagaya }!
effect-put-out = { $player } detiene el incendio en { $stall }.
effect-burnt = { $player }: { $card-article } se quema en { $stall }.
effect-burnt-neutral = Un personaje neutral se quema en { $stall }: { $card-article }.
effect-saved = { $player }: { $card-article } se salva del incendio.
effect-experience = { $player }: { $card-article } gana experiencia.
effect-retire = { $player }: { $card-article } se jubila.
effect-mons = Se pone un mon sobre { $n ->
    [one] el personaje que queda
   *[other] cada uno de los { $n } personajes que quedan
} por contratar.
effect-payday = { $n ->
    [0] Todos los personajes han sido contratados.
    [one] El personaje que nadie contrató se va.
   *[other] Los { $n } personajes que nadie contrató se van.
}
effect-salary = { $player } cobra salarios: { $gain }.
effect-harmony = { $player } gana { $n } IKI: { $card-article } está en armonía.
effect-fed = { $player } alimenta a { $n ->
    [one] un personaje
   *[other] { $n } personajes
}.
effect-starved = { $player }: { $card-article } se va por falta de arroz.
effect-leaves = Un personaje sale de la partida: { $card-article }.
nobody = sin dueño

## IKI: the table in the browser

street = La calle
show-codes = Mostrar los códigos de puestos y tiendas (mantener c)
prices-title = Precios
prices-reconstructed = Los precios de cartas, edificios y tokens son una reconstrucción: no hemos visto los impresos. Si tienes el juego, puedes comprobarlos en Componentes.
nagaya = Nagaya { $nagaya }
calendar = Calendario
mats = Los jugadores
building = Edificio
special-token = Token especial
lap-line = Línea de vuelta
iki-on-track = IKI ganado hasta ahora
oyakata-of = Oyakata de { $player }
ikizama-space = Ikizama { $space }
stall-free = Puesto { $stall }, libre
stall-served = Detrás de: { $shops }
stall-extra = Colocar una carta aquí cuesta { $pay } extra.
experience-of = experiencia { $n } de { $track }
kobuns-at-hand = { $n ->
    [one] { $n } kobun disponible
   *[other] { $n } kobuns disponibles
}
fire-bonus = Da { $gain } al contratarlo.
mons-on-card = Al contratarlo, ganas además { $gain }.
blocking-left = { $n ->
    [0] No quedan losetas para este espacio.
    [one] Queda { $n } loseta para este espacio.
   *[other] Quedan { $n } losetas para este espacio.
}
row-empty = No hay personajes por contratar.
row-new-year = En Año Nuevo no se contrata a nadie.
sun = Sol
moon = Luna

## IKI: explanations

explain-mon = Monedas. Al final, cada 4 mons valen 1 IKI.
explain-rice = En cada Día de pago, cada personaje del tablero come 1 arroz.
explain-wood = Para edificios. Al final, cada madera vale 1 IKI.
explain-sandal = Gasta una al caminar para avanzar un espacio más.
explain-koban = Oro, para edificios. Al final, cada koban vale 3 IKI.
explain-kobun = Cada personaje que contratas y cada edificio que construyes necesita un kobun. Lo recuperas cuando el personaje se jubila o se pierde.
explain-peddler = Los vendedores ambulantes cuestan poco y traen recursos.
explain-artisan = Los artesanos ganan IKI en cada Día de pago.
explain-special = Los especiales ayudan contra el fuego, ganan mucho IKI o dejan un token duradero.
explain-master = Los maestros artesanos son caros, ganan mons e IKI, y varios construyen.
explain-seller = Los vendedores de tienda ganan mons en cada Día de pago.
explain-building = Conserva su kobun y su puesto hasta el final, salvo que se queme.
explain-shop = Si tu oyakata se detiene aquí, puedes usar la tienda una vez y activar a un personaje de sus puestos.
explain-site = Construir un edificio: { $pay } además de su precio. Hacen falta un kobun y un puesto libre.
explain-fish-market = Compra un pescado. Puedes tener uno por estación.
explain-tobacco-shop = Compra una pipa, una bolsa de tabaco o una de cada.
explain-fish = Los pescados de 1, 2, 3 o 4 estaciones valen { $values } IKI al final.
explain-pipe = Actúa de inmediato. Si tienes una pipa, tus bolsas de tabaco cuentan el doble.
explain-pouch = Cuenta al final, y el doble si tienes una pipa.
explain-move-plus-one = Tu oyakata puede avanzar un espacio más en cada movimiento.
explain-hire-minus-one = Cada personaje te cuesta 1 mon menos.
explain-joker = Al final cuenta como el tipo que más te convenga.
explain-avoid-fire = Descártalo para salvar a un personaje de un incendio.
explain-oyakata = Avanza tantos espacios como indica su ikizama y hace negocios donde se detiene.
explain-lap = Cuando un oyakata cruza esta línea, completa una vuelta: todos los personajes de su jugador en el tablero ganan experiencia.
explain-income = Toma { $gain } en lugar de contratar.
explain-row = Cada mes llegan cuatro personajes. A final de mes, los que quedan reciben 1 mon cada uno. En el Día de pago se van.
explain-sun = Juega primero; elige el personaje neutral en los meses impares.
explain-moon = Juega segundo; elige el personaje neutral en los meses pares.
explain-fire = Empieza en el puesto 1 de un nagaya al azar y pierde 1 de fuerza en cada puesto. Si el nivel contra incendios del dueño es suficiente, se apaga; si no, el dueño pierde la carta.
explain-payday = Se pagan los salarios, los vecinos de un mismo tipo traen IKI y cada personaje del tablero come 1 arroz. Después empieza otra estación.
explain-month = Llegan cuatro personajes. Los que quedan a final de mes reciben 1 mon cada uno.
explain-new-year = Todos los jugadores colocan su oyakata ante la tienda que elijan y hacen negocios una última vez. Después termina la partida.
explain-ikizama = El espacio indica cuánto avanzas. Los jugadores actúan de izquierda a derecha.
explain-fire-track = Nivel contra incendios. Decide quién resiste un incendio, y el más alto coloca primero su ikizama. En una pila, va primero el marcador de arriba.
explain-iki = Lo ganado hasta ahora. Tipos, pescado, tabaco, edificios y recursos se suman al final.
iki-score-track = El IKI ganado durante la partida.
iki-score-types = Según el número de tipos entre tus personajes, en el tablero o jubilados: 1, 2, 3, 4 o 5 tipos valen { $values } IKI.
iki-score-fish = Los pescados de 1, 2, 3 o 4 estaciones valen { $values } IKI; los caros dan además lo que muestran.
iki-score-tobacco = El IKI de tus bolsas de tabaco, doblado si tienes una pipa.
iki-score-buildings = El IKI de tus edificios que siguen en pie al final.
iki-score-goods = { $koban } IKI por koban, { $wood } por madera, 1 por cada { $mons } mons. El arroz y las sandalias no valen nada.

## IKI: the log

log-take = toma { $card-object }
log-hire = contrata { $card-object }
log-neutral = elige { $card-object } como personaje neutral
log-stall = coloca la carta en el puesto { $stall }
log-stall-card = coloca { $card-object } en el puesto { $stall }
log-visit = activa el puesto { $stall }
log-visit-of = activa { $card-object } de { $owner } en { $stall }
log-visit-own = activa { $card-object }, su propio personaje, en { $stall }
log-visit-neutral = activa { $card-object }, un personaje neutral, en { $stall }
log-grows = { $n ->
    [one] { $cards-article } gana experiencia
   *[other] { $cards-article } ganan experiencia
}
log-raise = da experiencia al puesto { $stall }
log-raise-card = da experiencia { $card-to } en { $stall }
log-swap = cambia el puesto { $stall } …
log-swap-card = elige { $card-object } en { $stall } para un cambio de puesto
log-with = … por el puesto { $stall }
log-with-card = cambia de puesto { $swapped-object } y { $card-object }: { $from } ⇄ { $stall }
log-starve = pierde al personaje del puesto { $stall }
log-starve-card = pierde { $card-object } en { $stall }
log-ikizama = coloca su ikizama en { $space }
log-stand = se coloca { $shop-at }
log-move = { $n ->
    [one] avanza { $n } espacio
   *[other] avanza { $n } espacios
}
log-move-shop = { $n ->
    [one] avanza { $n } espacio y se detiene { $shop-at }
   *[other] avanza { $n } espacios y se detiene { $shop-at }
}
log-trade = comercia { $shop-at }: { $trade }
log-trade-shop = comercia { $shop-at }
log-build = construye { $building-article }
log-buy = compra { $token-article }
log-income = toma ingresos
log-save = descarta un token «Evitar un incendio»
log-save-card = salva { $card-object } en { $stall } con un token «Evitar un incendio»
log-burn = deja que se queme
log-burn-card = deja que se queme { $card-article } en { $stall }
log-done = termina

## In the browser: the game's name, its components and its lessons

game-iki = IKI
about-iki = Recorre durante un año la calle comercial de Edo. Contrata artesanos, comercia y cuidado con el fuego.
unit-month = Mes
sort-iki-setup = Al principio
sort-iki-scoring = Puntuación final
sort-iki-board = Las dos caras del tablero
sort-iki-blocking = Losetas de bloqueo
sort-iki-shop = Tiendas
sort-iki-trade = Lo que cambian las tiendas
sort-iki-special = Tokens especiales
sort-iki-character = Personajes
sort-iki-building = Edificios
sort-iki-token = Tokens de estación
field-mon = Mons
field-rice = Arroz
field-sandal = Sandalias
field-kobun = Kobuns
field-income = Ingresos en mons
field-first_space = Mons en el primer espacio de ikizama
field-row = Personajes en la fila
field-buildings = Edificios en oferta
field-site = Mons para construir
field-scoring-types = IKI por 0 a 5 tipos
field-scoring-fish = IKI por 0 a 4 pescados
field-koban = IKI por koban
field-wood = IKI por madera
field-mons = Mons por 1 IKI
field-stalls = Puestos por nagaya
field-outer = Puestos de la tienda exterior
field-inner = Puestos de la tienda interior
field-extra = Mons extra por puesto
field-crossroads = Grupo de la encrucijada
field-board-fire = Fuerza de los tres incendios
field-spaces = Losetas para ikizama 1–4, 1, 2, 3, 4
field-space = Espacio
field-nagaya = Nagaya
field-side = Lado
field-pay = Paga
field-gain = Da
field-season = Estación
field-type = Tipo
field-cost = Costo
field-fire = Bonus de incendio
field-ability = Habilidad
field-salaries = Salarios
field-track = Experiencia para jubilarse
field-token = Token
field-discount = Descuento
field-opponents = Cada oponente gana
field-lasting = Efecto permanente
field-amount = Cantidad
field-per = Cuenta
field-each = IKI por cada uno
field-most = Como mucho
field-price = Precio
field-every = Por cada
value-two = Dos jugadores
value-more = Tres o cuatro jugadores
value-inner = interior
value-outer = exterior
value-start = inicial
value-trade = intercambio
value-build = construcción
value-raise = experiencia
value-swap = cambio de lugar
value-feed = al alimentar
value-watch = al contratar con bonus de incendio
value-villa = en cada Día de pago
value-fish = pescado
value-pipe = pipa
value-pouch = bolsa de tabaco
value-types = tipos
value-largest-type = personajes del tipo más numeroso
