## Scoring categories of Hokusai

hokusai-works = Obras
hokusai-individual = Objetivos individuales
hokusai-public = Objetivos públicos
hokusai-sets = Series de herramientas
hokusai-icons = Herramienta principal
hokusai-artisans = Artesanos
hokusai-painted = Gotas pintadas
hokusai-closing = Fin de la partida
hokusai-journey = Viaje
hokusai-paths = Caminos
hokusai-reconstructed = ≈ El rondel y las caras de las cartas, fichas y objetivos son una reconstrucción: no hemos visto los impresos.

## Lab statistics for Hokusai

hokusai-taken-master = Maestros
hokusai-taken-kakemono = Kakemonos
hokusai-taken-artisan = Artesanos
hokusai-taken-token = Fichas de acción
hokusai-taken-individual = Objetivos propios
hokusai-tally-turns = Turnos
hokusai-tally-exhibited = Obras expuestas
hokusai-tally-mixes = Mezclas
hokusai-tally-artisans = Artesanos tomados
hokusai-tally-tokens = Fichas activadas
hokusai-tally-won = Ganadas en solitario

## Hokusai: the table

hk-blue = azul
hk-red = rojo
hk-yellow = amarillo
hk-purple = morado
hk-green = verde
hk-orange = naranja
hk-black = negro
hk-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
hk-turn = Turno { $n }
hk-turn-of = { $turn }: { $player }
hk-turn-alone = Turno { $n } de { $clock }
hk-scene-round = Fin del turno { $n } de { $clock }
hk-works = { $n } de { $end } kakemonos en la tela
hk-works-alone = { $n } de { $end } kakemonos expuestos
hk-last-turns = { $player } ha provocado el final: últimos turnos
hk-token = Ficha de acción
hk-wheel = Rueda
hk-kakemono = Kakemono
hk-artisan = Artesano
hk-apprentice = aprendiz
hk-oval = el óvalo
hk-reserve = Reserva { $drops }
hk-pile = { $n ->
    [one] un artesano en la pila
   *[other] { $n } artesanos en la pila
}
hk-deck = { $n ->
    [one] un kakemono en el mazo
   *[other] { $n } kakemonos en el mazo
}
hk-next = siguiente: { $card } ({ $details })
hk-cloth = Tela
hk-public = Objetivos públicos
hk-track = Track de pigmentos
hk-track-row = fila { $row }: recoge { $collects }, repone hasta { $refills }
hk-track-row-all = fila { $row }: recoge { $collects }, repone con todas
hk-journey = Viaje
hk-path = Camino
hk-active = Activa
hk-discard = Descarte
hk-bag = Bolsa
hk-jokers = Comodines
hk-needs = pide { $drops }
hk-painted = pintado { $drops }
hk-marked = marcadores: { $tools }
hk-as = { $drop } como { $colour }
hk-kept = Marcadores retirados:
hk-signatures = Firmas restantes:
hk-secret = { $n ->
    [one] un objetivo individual
   *[other] { $n } objetivos individuales
}
hk-collects = { $collections }: { $n } puntos por obra
hk-public-most-markers = más marcadores de una misma herramienta, { $ranking } puntos
hk-public-fewest-pigments = menos gotas, { $ranking } puntos
hk-public-row = { $n } puntos por obra en la fila del kakemono inicial
hk-public-column = { $n } puntos por obra en la columna del kakemono inicial
hk-public-around = { $n } puntos por obra en las ocho casillas alrededor del kakemono inicial
hk-public-two-away = { $n } puntos por obra exactamente a dos pasos del kakemono inicial
hk-public-three-away = { $n } puntos por obra exactamente a tres pasos del kakemono inicial
hk-public-odd = { $n } puntos por obra a un número impar de columnas y de filas
hk-public-far = { $n } puntos por obra a tres pasos o más del kakemono inicial
hk-token-five-artisans = mira { $n } artesanos y toma uno
hk-token-three-drops = 3 gotas ante tu aprendiz
hk-token-two-drops = 2 gotas de cualquier lugar; después, cada rival puede tomar 1 ante su aprendiz
hk-token-recover = 2 gotas del descarte al área activa
hk-token-ready-drop = 1 gota ante tu aprendiz, directa al área activa
hk-token-new-objective = 1 gota de cualquier lugar; cambia tu objetivo
hk-token-fetch = 1 o 2 gotas a elegir de la bolsa al área activa
hk-token-recolour = cambia una gota secundaria por otra de otro color
hk-token-idle = ahora sin efecto
hk-journey-blank = nada
hk-journey-primary = una gota primaria
hk-journey-secondary = una gota secundaria
hk-journey-artisan = un artesano
hk-journey-kakemono = un kakemono
hk-journey-marker = retirar un marcador
hk-path-secondary = una gota secundaria
hk-path-objective = un objetivo más
hk-path-markers = retirar todos tus marcadores
hk-path-turn = un turno más
hk-master-hiroshige = cuando el jugador a tu izquierda gira la rueda, puedes tomar una gota ante tu aprendiz
hk-master-utamaro = al exponer, puedes conservar una gota primaria de la pintura
hk-master-kuniyoshi = una vez por turno, toma una gota negra de la bolsa para el área activa
hk-master-harunobu = al exponer, antes puedes girar una obra de la tela
hk-master-kiyonaga = tras mover 4 espacios, haz dos acciones distintas donde pares
hk-master-toyokuni = sitio para un cuarto artesano
hk-master-kunisada = sitio para un tercer kakemono; como acción extra, cambia marcadores entre dos de tus kakemonos
hk-master-sharaku = un artesano con dos herramientas al azar, una de ellas en cada activación
hk-master-eishi = como acción extra, roba hasta que salga una gota secundaria; va al área activa
hk-master-moronobu = una vez por turno, descarta una gota y roba otra
hk-master-shunsho = las series de herramientas valen { $sets }; una vez por turno, cambia un marcador por otro al azar
hk-master-hokusai = empieza con un kakemono más; puedes pintar bajo los marcadores
hk-lost-alone = No has expuesto { $n } kakemonos en { $clock } turnos: pierdes.
hk-won-alone = Has expuesto los { $n } kakemonos a tiempo: { $points }.

## Hokusai: questions

hk-decide-turn = { $open ->
    [both] haz tu acción principal; una acción extra puede ir antes o después
    [main] haz tu acción principal
    [extra] haz una acción extra, o termina tu turno
   *[power] usa el poder de tu maestro, o termina tu turno
}
hk-decide-stop = actúa donde se ha detenido tu aprendiz, { $space }
hk-decide-collect-more = ¿tomar una gota más?
hk-decide-collect-offered = ¿tomar una gota ante tu aprendiz?
hk-decide-collect-wished = ¿tomar una gota de cualquier lugar de la rueda?
hk-decide-gain = ¿tomar una gota secundaria de la reserva?
hk-decide-take = ¿tomar un kakemono del rondel?
hk-decide-hire = ¿tomar un artesano del rondel?
hk-decide-pick = ¿tomar uno de los artesanos robados?
hk-decide-fetch-more = ¿tomar una segunda gota de la bolsa?
hk-decide-mix = ¿mezclar otra vez?
hk-decide-enter = pon { $drops } en la rueda
hk-decide-turn-wheel = gira la rueda
hk-decide-oval-token = ¿activar la ficha que señala el óvalo?
hk-decide-keep = ¿conservar una de las gotas primarias?
hk-decide-rotate = ¿girar antes una obra de la tela?
hk-decide-rotate-to = elige la orientación de «{ $card }»
hk-decide-place = elige una casilla para «{ $card }»
hk-decide-orient = elige la orientación de «{ $card }» en { $cell }
hk-decide-bonus = toma el bonus de los bordes que coinciden: { $icons }
hk-decide-activate = ¿retirar otro marcador?
hk-decide-paint = ¿pintar otra gota?
hk-decide-master = elige tu maestro
hk-decide-first-work = elige tu kakemono adicional
hk-decide-collect-here = elige una gota ante tu aprendiz
hk-decide-collect-ready = elige una gota para tu área activa
hk-decide-collect-any = elige una gota de la rueda
hk-decide-dismiss = no hay sitio para { $artisan }: elige el artesano que descartas
hk-decide-recover = elige una gota de tu descarte
hk-decide-fetch = elige una gota de tu bolsa
hk-decide-recolour = elige la gota secundaria que cambias
hk-decide-recolour-to = elige su nuevo color
hk-decide-objective = elige un nuevo objetivo individual
hk-decide-give-objective = elige el objetivo que devuelves
hk-decide-complete = elige las gotas que completan «{ $card }»
hk-decide-sacrifice = elige el artesano que descartas
hk-decide-exchange-with = elige el marcador por el que lo cambias
hk-decide-remove = elige un marcador para retirar
hk-decide-lose = tienes demasiadas gotas: elige cuál pierdes

## Hokusai: choices

hokusai-group-walk = Caminar
hokusai-group-mix = Mezclar
hokusai-group-paint = Pintar
hokusai-group-exhibit = Exponer
hokusai-group-use = Usar
hokusai-group-take = Tomar
hk-choice-move = Mover { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
} → { $space }: { $there }
hk-choice-token = Activar: { $token } – { $effect }
hk-choice-take = Tomar: { $card } – { $details }
hk-choice-hire = Tomar: { $artisan } – { $details }
hk-choice-collect = Tomar { $drop } del sector { $sector }
hk-choice-enter = Poner { $drop } en el sector { $sector }
hk-choice-clockwise = Sentido horario: sectores { $sectors }
hk-choice-counterclockwise = Sentido antihorario: sectores { $sectors }
hk-choice-turn = El óvalo al sector { $sector }, { $token }; después ante tu aprendiz: { $drops }
hk-choice-exhibit = Exponer: { $card }
hk-choice-rotate = Girar: { $card } en { $cell }
hk-choice-place = Casilla { $cell }: { $beside }
hk-choice-orient = { $side ->
    [north] Sin girar
    [east] Girada a la derecha
    [south] Girada media vuelta
   *[west] Girada a la izquierda
}: { $edges }
hk-choice-mix = Mezclar { $drops } → { $mixed }
hk-choice-discard = Descartar { $drops } y robar { $n }
hk-choice-paint = Pintar { $drop } en { $card }
hk-choice-paint-as = Pintar { $drop } como { $colour } en { $card }
hk-choice-remove = Retirar un marcador ({ $tool }) de { $card }
hk-choice-sacrifice = Descartar un artesano para retirar un marcador ({ $tool }) de { $card }
hk-choice-exchange-cards = Cambiar un marcador ({ $tool }) de { $card } por uno de otro kakemono
hk-choice-exchange-random = Cambiar un marcador ({ $tool }) de { $card } por otro al azar
hk-choice-exchange-with = Por un marcador ({ $tool }) de { $card }
hk-choice-black = Pasar { $drop } de la bolsa al área activa
hk-choice-search = Robar hasta que salga una gota secundaria
hk-choice-drop = Descartar { $drop } y robar otra gota
hk-choice-step = Pagar { $drop } por el paso { $n } de { $last } del Camino
hk-choice-keep = Conservar { $drop }
hk-choice-gain = Tomar { $drop } de la reserva
hk-choice-recolour = Cambiar { $drop }
hk-choice-recolour-to = Por { $drop }
hk-choice-recover = Recuperar { $drop } del descarte
hk-choice-fetch = Tomar { $drop } de la bolsa
hk-choice-lose = Perder { $drop }
hk-choice-dismiss = Descartar: { $artisan } – { $details }
hk-choice-give = Devolver: { $objective }
hk-choice-master = { $master }: { $power }
hk-paying = pagar { $drops }
hk-gaining = ganar { $icons }
hk-extra = acción extra
hk-once = una vez por turno
hk-one-leaves = tienes que descartar un artesano
hk-walks = Viaje: { $bonus }
hk-most-paid = { $n ->
    [0] sin bonus
    [one] hasta un bonus
   *[other] hasta { $n } bonus
}

## Hokusai: effects

hk-effect-drew = { $player } roba { $drops }.
hk-effect-tipped = { $player } vuelca su descarte en la bolsa: { $n ->
    [one] una gota
   *[other] { $n } gotas
}.
hk-effect-mixed = { $player } recibe las gotas mezcladas: { $drops }.
hk-effect-revealed = Siguiente del mazo: { $card }.
hk-effect-comes = Nuevo en el rondel ({ $space }): { $card }.
hk-effect-jokers-home = { $player }: { $n ->
    [one] una gota negra vuelve
   *[other] { $n } gotas negras vuelven
} al descarte.
hk-effect-bonus = { $player } gana el bonus de los bordes: { $icons }.
hk-effect-closing = { $player } provoca el final con { $n } kakemonos en la tela. Los demás juegan un último turno.
hk-effect-walked = { $player } llega al espacio { $n } del Viaje: { $bonus }.
hk-effect-climbed = { $player } da el paso { $n } del Camino.
hk-effect-track = { $player }: { $drops ->
    [one] una gota
   *[other] { $drops } gotas
}, fila { $n } del track de pigmentos.
hk-effect-objective = { $player } roba un objetivo individual más.
hk-effect-again = { $player } juega un turno más.
hk-effect-clock = { $left ->
    [0] La última gota del reloj vuelve a la caja.
    [one] Una gota del reloj vuelve a la caja: queda una.
   *[other] Una gota del reloj vuelve a la caja: quedan { $left }.
}
hk-effect-stalled = Durante cinco rondas, todos los jugadores solo han descartado: la partida termina.
hk-effect-end = Se puntúan los objetivos.

## Hokusai: the board in the browser and its explanations

hk-rondel = Rondel
hk-sector = Sector { $n }
hk-clockwise = Sentido horario
hk-counterclockwise = Sentido antihorario
hk-marker-bag = Marcadores en la bolsa: { $n }
hk-stock = Reserva
hk-cell = Casilla { $cell }
hk-side = { $side ->
    [north] Sin girar
    [east] Girada a la derecha
    [south] Girada media vuelta
   *[west] Girada a la izquierda
}
hk-edges-pay = Bonus:
hk-atelier-of = Taller: { $player }
hk-chair = Sitio para un artesano
hk-room = Sitio para un kakemono
hk-asked = Falta
hk-laid = Pintado
hk-mixing = Mezclar
hk-mixing-of = Mezclar: { $colour }
hk-look = Ampliar este taller
hk-track-short = Track
hk-a-work = una obra
hk-missing = Aún necesita { $drops }.
hk-finished = Todas sus gotas están pintadas.
hk-short = En tu área activa falta: { $drops }.
hk-suffices = Tienes en tu área activa todas las gotas que necesita.
hk-suffices-marked = Tienes todas las gotas que necesita, pero antes debes retirar sus marcadores.
hk-in-reach = { $n ->
    [one] A un paso de tu aprendiz.
   *[other] A { $n } pasos de tu aprendiz.
}
hk-progress-individual = Obras firmadas que cuentan: { $n }; con tu taller, { $of }.
hk-progress-position = Obras firmadas que cuentan para este objetivo: { $n } de { $of }.
hk-progress-most-markers = Tienes { $n } de una herramienta; el mejor rival tiene { $of }.
hk-progress-fewest-pigments = Tienes { $n } gotas; el rival con menos tiene { $of }.
hk-turns-left = { $n ->
    [0] Este es el último turno.
    [one] Queda un turno después de este.
   *[other] Quedan { $n } turnos después de este.
}
hk-edges = Bordes de la cara pintada: { $edges }
hk-initial = El kakemono inicial. No está firmado.
hk-signed = Firmado por { $player }.
hk-deck-note = La primera carta del mazo: ocupará el próximo hueco del rondel.
hk-pile-note = Los artesanos descartados van debajo de la pila.
hk-master = Maestro
hk-tool = Herramienta
hk-pigment = Pigmento
hk-markers = Marcadores de herramientas
hk-signature = Firmas
hk-public-one = Objetivo público
hk-individual = Objetivo individual
hk-artisan-note = Como acción extra, cada icono de tus artesanos retira un marcador de su herramienta; o se renuncia a un artesano por cualquier otro marcador.
hk-tool-note = No puedes pintar un kakemono mientras tenga marcadores. Los artesanos los retiran; quien retira uno se lo queda, y cuenta al final.
hk-stock-note = De aquí salen las secundarias mezcladas o ganadas, y aquí vuelven cuando se expone su obra.
hk-wheel-note = Los pigmentos que hay ante este sector. Se mueven cuando gira la rueda.
hk-oval-note = Después de girar la rueda, puedes activar la ficha que señala el óvalo.
hk-space-note = Cada paso cuesta una gota negra. Desde aquí, tu aprendiz alcanza { $kind ->
    [k] el kakemono
   *[a] el artesano
}, la ficha o una gota de este sector.
hk-secret-note = Boca abajo: solo su dueño sabe qué colecciones premia.
hk-active-note = Las gotas que puedes usar para caminar, mezclar, pintar y exponer. Al final del turno repones esta área desde la bolsa.
hk-discard-note = Las gotas usadas y las nuevas se quedan aquí hasta que la bolsa se vacía. Como acción principal, puedes descartar toda el área activa y robar gotas nuevas.
hk-bag-note = De aquí robas gotas al azar. Cuando la bolsa se vacía, se rellena con el descarte.
hk-jokers-note = Las gotas negras usadas como comodín se quedan aquí. Cuando no te quedan otras negras, todas vuelven al descarte.
hk-mixing-note = Dos gotas primarias del área activa se convierten en una secundaria. Las primarias van a la rueda, giras la rueda y las secundarias van a tu descarte.
hk-kept-note = Marcadores retirados de los kakemonos. Al final, con las herramientas de los artesanos, las series de 2, 3, 4 o 5 herramientas distintas valen { $sets } puntos, y cada icono de tu herramienta principal, 1 punto.
hk-signature-note = Cada obra expuesta usa una firma. Cuando colocas la última, empieza el final de la partida.
hk-track-note = Se cuenta al final de cada turno: cuantas menos gotas tienes, más recoges y robas.
hk-track-secondary = Al bajar a esta fila, ganas una gota secundaria.
hk-track-objective = Al bajar a esta fila, ganas otro objetivo individual.
hk-track-loss = Aquí pierdes { $n } gotas, y tu marcador pasa a la fila { $row }.
hk-journey-note = Cuando activas la ficha junto a tu aprendiz, avanzas un espacio y ganas el bonus que muestra.
hk-path-note = Como acción extra, paga una gota del color indicado para dar el siguiente paso. El primer jugador en llegar al final gana { $n } puntos.
hk-score-works = El valor de cada obra que has expuesto.
hk-score-individual = { $n } puntos por obra firmada de una de las tres colecciones de tu objetivo, o de cada objetivo que tengas.
hk-score-public = Lo que dan los objetivos públicos de la mesa, por el lugar de tus obras o por tu posición en una clasificación.
hk-score-sets = Las herramientas de marcadores y artesanos, en series de herramientas distintas: 2, 3, 4 o 5 valen { $sets } puntos.
hk-score-icons = 1 punto por icono de la herramienta que más tengas, en marcadores y artesanos.
hk-score-artisans = Los puntos que muestran tus artesanos.
hk-score-painted = 1 punto por gota pintada en un kakemono que sigue en tu taller.
hk-score-closing = { $n } puntos por provocar el final de la partida.
hk-score-journey = Los puntos de los espacios del Viaje a los que has llegado.
hk-score-paths = { $n } puntos para el primer jugador que llega al final del Camino.
hk-black-note = Paga los pasos, una por paso. Puede sustituir a una gota primaria en una mezcla o en un kakemono.
hk-primary-note = Un color primario. Está en la rueda, y dos gotas primarias dan una secundaria.
hk-secondary-note = Un color secundario: mezcla de { $one } y { $other }.

## Hokusai: the log

hk-log-move = va a { $space }
hk-log-move-card = { $n ->
    [one] avanza { $n } paso
   *[other] avanza { $n } pasos
} → { $card } ({ $space })
hk-log-token = activa «{ $token }»
hk-log-take = toma el kakemono del sector { $sector }
hk-log-take-card = toma del sector { $sector }: { $card }
hk-log-hire = toma el artesano del sector { $sector }
hk-log-collect = toma una gota del sector { $sector }: { $drop }
hk-log-enter = pone una gota en la rueda: { $drop }
hk-log-clockwise = llena la rueda en sentido horario
hk-log-counterclockwise = llena la rueda en sentido antihorario
hk-log-turn = gira el óvalo al sector { $sector }
hk-log-exhibit = expone un kakemono
hk-log-exhibit-card = expone «{ $card }»
hk-log-rotate = gira «{ $card }»
hk-log-place = cuelga la obra en { $cell }
hk-log-place-card = cuelga «{ $card }» en { $cell }
hk-log-orient = la cuelga { $side ->
    [north] sin girar
    [east] girada a la derecha
    [south] girada media vuelta
   *[west] girada a la izquierda
}
hk-log-mix = mezcla { $colour } ({ $drops })
hk-log-discard = descarta el área activa y roba gotas nuevas
hk-log-paint = pinta { $drop }
hk-log-paint-as = pinta { $drop } como { $colour }
hk-log-paint-card = pinta una gota ({ $drop }) en «{ $card }»
hk-log-paint-as-card = pinta una gota ({ $drop } como { $colour }) en «{ $card }»
hk-log-remove = retira un marcador: { $tool }
hk-log-sacrifice = descarta un artesano para retirar un marcador: { $tool }
hk-log-sacrifice-gone = descarta a { $artisan } para retirar un marcador: { $tool }
hk-log-exchange = cambia un marcador: { $tool }
hk-log-exchange-became = cambia un marcador: { $tool } por { $other }
hk-log-exchange-with = recibe a cambio un marcador: { $tool }
hk-log-power = usa el poder de su maestro
hk-log-power-black = usa el poder del maestro: toma una gota negra de la bolsa
hk-log-power-search = usa el poder del maestro: roba hasta que sale una gota secundaria
hk-log-drop = descarta una gota y roba otra: { $drop }
hk-log-step = da un paso en el Camino, pagado con { $drop }
hk-log-keep = conserva una gota de la obra: { $drop }
hk-log-gain = toma una gota de la reserva: { $drop }
hk-log-recover = recupera una gota del descarte: { $drop }
hk-log-fetch = toma una gota de la bolsa: { $drop }
hk-log-recolour = cambia una gota secundaria: { $drop }
hk-log-lose = pierde una gota: { $drop }
hk-log-dismiss = descarta un artesano
hk-log-dismiss-card = descarta a { $card }
hk-log-pick = toma a { $artisan }
hk-log-objective = elige un nuevo objetivo individual
hk-log-give = devuelve un objetivo individual
hk-log-master = elige a { $master } como maestro
hk-log-done = termina
hk-log-secret = elige en secreto

## In the browser: the game's name, its options, its components and its lessons

game-hokusai = Hokusai
about-hokusai = Mezcla pigmentos, pinta kakemonos y cuélgalos juntos en una gran exposición.
option-expansions = Expansiones
option-expansions-track = El track de pigmentos
option-expansions-track-note = Cuántas gotas tienes decide lo que puedes tomar y reponer.
option-expansions-journey = El Viaje
option-expansions-journey-note = Un sendero de nueve espacios con bonus. Se avanza activando fichas de acción.
option-expansions-paths = Los Caminos
option-expansions-paths-note = Siete pasos pagados con gotas y un bonus al final de cada carta.
option-masters = Maestros
option-masters-draft = Eligen los jugadores
option-masters-draft-note = Entre los maestros a la vista, el último jugador primero.
option-masters-random = Repartidos al azar
option-masters-random-note = Más rápido, y bueno para la primera partida.
option-journey = Caras de las tres cartas del Viaje
option-journey-any = al azar
unit-turn = Turno
sort-hokusai-setup = Al principio
sort-hokusai-scoring = Puntuación final
sort-hokusai-end = El final de la partida
sort-hokusai-tool = Herramientas
sort-hokusai-collection = Colecciones
sort-hokusai-kakemono = Kakemonos
sort-hokusai-artisan = Artesanos
sort-hokusai-master = Maestros
sort-hokusai-token = Fichas de acción
sort-hokusai-public = Objetivos públicos
sort-hokusai-individual = Objetivos individuales
sort-hokusai-track = El track de pigmentos
sort-hokusai-journey = El Viaje
sort-hokusai-path = Los Caminos
field-kit = El lote de un jugador
field-loose = Gotas sueltas de cada primaria
field-reserve = Gotas de cada secundaria
field-active = Gotas en el área activa
field-markers = Marcadores en un kakemono
field-tools = Marcadores de cada herramienta
field-signatures = Firmas
field-kakemonos = Sitio para kakemonos
field-artisans = Sitio para artesanos
field-public = Objetivos públicos
field-offer = Cartas de cada clase en torno al rondel
field-sets = Puntos por series de 0 a 5 herramientas
field-own_sets = Lo mismo con Shunshō
field-ranking = Puntos de una clasificación
field-placed = Puntos por obra bien colocada
field-individual = Puntos por obra del objetivo
field-path_first = Puntos del primero al final del Camino
field-cloth = Kakemonos que acaban la partida, de 1 a 5 jugadores
field-closing = Puntos por acabar la partida
field-clock = Turnos en solitario
field-works = Obras que exponer en solitario
field-solo_loose = Gotas sueltas de cada primaria en solitario
field-collection = Colección
field-value = Valor
field-pigments = Gotas
field-north = Borde superior
field-east = Borde derecho
field-south = Borde inferior
field-west = Borde izquierdo
field-tool = Herramienta
field-icons = Iconos
field-use = Usa
field-as = Como
field-first = Primero
field-second = Segundo
field-third = Tercero
field-lowest = Fila más baja
field-start = Primera fila
field-collects = Gotas que se toman, de la fila 4 a la 16
field-refills = Se repone hasta, de la fila 4 a la 16
field-secondary = Fila que da una secundaria
field-objective = Fila que da un objetivo
field-loses = Gotas perdidas en la fila 16
field-falls_to = Fila tras la pérdida
field-level = Nivel
field-bonus = Bonus
value-position = posición
value-ranking = clasificación
value-all = todo
