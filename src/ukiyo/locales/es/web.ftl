## General

home = Inicio
guest = Invitado
play-now = Jugar a { $game }
rules = Reglas
components = Componentes
page-of-game = { $page }: { $game }
language = Idioma
preferences = Preferencias
your-name = Tu nombre
account = Tu cuenta
menu-you = Tú
menu-account = Cuenta
menu-notices = Notificaciones
menu-playing = En la mesa
name-wanted = ¿Cómo te llamamos en la mesa?
name-kept = Te damos la bienvenida, { $name }.
prefer-sound = Sonidos
volume = Volumen
prefer-notify = Avísame cuando sea mi turno
others-speed = Jugadas de los demás
others-speed-calm = con calma
others-speed-normal = normales
others-speed-quick = rápidas
others-speed-at-once = de golpe
prefer-motion = Animaciones
prefer-confirm = Preguntar antes de cada jugada
theme = Luz
theme-system = Como el sistema
theme-day = Día
theme-night = Noche
broken = Algo ha fallado aquí
broken-advice = Tu partida está a salvo en el servidor. Recarga esta página, o vuelve al inicio y entra de nuevo.
bot-novice = Novato
bot-apprentice = Estudiante
bot-artisan = Artesano
bot-master = Maestro
bot-grandmaster = Gran maestro

## The table in the browser

connection-connecting = Conectando…
connection-open = Conectado
connection-lost = Se ha perdido la conexión; probando de nuevo…
the-table = La mesa
standing = Clasificación
score-now = Ahora
score-if-ended = Si la partida acabara así
board = Tablero
zoom = Zoom
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Ver todo el tablero
skip-to-choices = Ir a las opciones (se eligen con las teclas 1 a 9)
skip-to-replay = Ir a los controles de la repetición
choose-pictured = Señala una opción para ver qué significa.
choices = Tus opciones
choices-below = { $n ->
    [one] { $n } opción más
   *[other] { $n } opciones más
}
choices-first = Volver a las primeras opciones
log = Registro
log-earlier = Mostrar lo anterior
your-turn = Tu turno
skip-to-now = Saltar al presente
catching-up = Viendo lo que hacen los demás
since-your-turn = Desde tu último turno
lately = Últimas jugadas
notify-question = ¿Quieres que el navegador te avise cuando sea tu turno mientras miras otra cosa?
notify-yes = Sí, avísame
notify-no = No
confirm = Confirmar
point-back = Atrás
undo = Deshacer
undo-turn = Deshacer todo mi turno
plan = Planificar
plan-about = Prueba tu turno en una copia: no se juega nada hasta que tú lo digas
plan-title = Plan: todavía no se ha jugado nada
plan-how = Elige como siempre. Nadie ve lo que pruebas, y puedes descartarlo.
plan-play = Jugar este plan
plan-back = Un paso atrás
plan-drop = Descartar el plan
plan-ends-chance = Desde aquí decide el azar: se roba o se revela algo.
plan-ends-turn = Aquí acaba tu turno.
plan-ends-over = Aquí acaba la partida.
plan-moved-on = La mesa ha avanzado, y el plan se ha descartado.
plan-broken = Jugadas del plan que se han jugado: { $played } de { $moves }.
proposal-takeover = Dar el asiento de { $player } a un bot ({ $agreed } de { $needed } de acuerdo)
time-left = Tiempo restante
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
clocks-pause = Parar los relojes ({ $agreed } de { $needed } de acuerdo)
clocks-on = Volver a poner los relojes en marcha
bot-plays-after-timeout = Se te acabó el tiempo: { $bot } juega por { $player }.
bot-plays-after-vote = Mientras no estabas, los demás han dejado que { $bot } juegue por { $player }.
take-seat-back = Volver a sentarme
log-came-back = vuelve a la mesa
ask-again = Preguntar otra vez
other-bot = Dejar que siga otro bot
other-bot-agreed = Dejar que siga otro bot ({ $agreed } de { $needed } de acuerdo)
sending = Enviando la jugada…
others-think = { $player } está pensando.
queue-position = Número { $place } en la cola.
bots-hurried = Hay muchas mesas esperando: los bots tienen menos tiempo para pensar que de costumbre.
watching = Estás viendo la partida.
log-took-back = deshace su jugada
log-open = Mostrar la mesa tras esta jugada
past-title = Una posición anterior
past-close = Volver al presente
log-bot-takeover = pasa a manos de un bot: { $bot }
reconstructed-note = ≈ Reconstruido: nadie aquí pudo ver el original impreso.
waiting-title = Antes de la partida
waiting-how = Cómo se juega en esta mesa
free-seat = un asiento libre
somebody = alguien
awaited-seat = esperando a { $player }
you = tú
invite = Tus amigos entran con este enlace:
copy = Copiar
copied = Copiado
take-seat = Tomar asiento
get-up = Levantarse
start = Empezar la partida
start-when-full = La partida puede empezar cuando todos los asientos estén ocupados.
begins-when-full = La partida empieza sola cuando se ocupa el último asiento.

## Pages

pages = Páginas
learn = Aprender
tables = Mesas
game = Juego
more = Más
unofficial = Programa de aficionados, no oficial. IKI es de Koota Yamada y Sorry We Are French; Hokusai, de Bianca Melyna, Moisés Pacheco y Ludens Spirit. Todos los dibujos son nuestros.
unreached = Ahora mismo no se puede llegar al servidor. Comprueba tu conexión e inténtalo de nuevo.
newer-version = Hay una versión más reciente de Ukiyo.
newer-reload = Recargar
newer-later = Ahora no
no-such-table = Esa mesa no existe. Quizá el enlace no está completo, o la mesa se eliminó antes de que alguien jugara.

## Home

tagline = Dos juegos de mesa del antiguo Edo, en tu mesa
print-described = Una estampa: una gran ola, el monte Fuji al anochecer y un puente con faroles
opponents = Rivales
bots-level = Bots:
against = { $n ->
    [0] en solitario
    [one] contra un bot
   *[other] contra { $n } bots
}
learn-first = Aprender primero
tables-finished = Tus partidas terminadas
all-tables = Todas tus mesas
all-finished = Todas las partidas terminadas
home-new = Crear una mesa
home-new-note = para amigos, bots o varias personas ante una pantalla
home-find = Encontrar partida
home-find-note = con gente de tu nivel, o en una mesa abierta
home-tournaments = Torneos
home-tournaments-note = una mesa tras otra, hasta la clasificación final
home-watch = Mirar
home-watch-note = partidas que se juegan ahora y, jugada a jugada, las terminadas

## Lists of tables

list-mine = Mías
list-join = Unirse
list-watch = Mirar
list-replays = Repeticiones
search-tables = Buscar por jugador o juego
none-found = Ninguna mesa con ese nombre.
more-tables = Mostrar más antiguas
none-mine = Todavía no tienes ninguna mesa.
none-join = Ahora mismo no espera ninguna mesa abierta.
none-watch = Ahora mismo nadie juega en una mesa abierta.
none-replays = Todavía no hay partidas terminadas que ver.
friends-link = El enlace de un amigo
go-there = Ir allí
no-link = Esto no es el enlace de una mesa. Se parece a …/#/table/ y unas letras.
seats-free = { $n ->
    [one] un asiento libre
   *[other] { $n } asientos libres
}
ready-to-start = lista para empezar
is-running = en juego
turn-of = juega { $player }
is-over = terminada
list-won = Ganó { $player }, { $score }

## Seat links

seat-title = Ocupa tu asiento
seat-taking = Ocupando el asiento…
seat-closed = Este enlace ya no abre ningún asiento. Pide uno nuevo en el dispositivo que lo ocupa.

## A new table

new-title = Crear una mesa
players-range = de { $least } a { $most } jugadores
new-seats = ¿Quién juega?
seat-number = Asiento { $n }
add-seat = Añadir un asiento
remove-seat = Quitar
hot-seat = Tienes varios asientos: la pantalla pasa de mano en mano y cada cual juega en ella su turno.
seat-option-me = { $name } (yo)
seat-option-open = Un amigo, con el enlace
seat-option-bot = Bot: { $level }
keep-a-seat = Guarda al menos un asiento para ti.
new-further = Más: conversación, sustituto, rating
time-control = Cuánto espera la mesa a la gente
time-control-none = Sin reloj
time-control-live = De una sentada: un tiempo fijo por persona y 20 segundos más con cada turno
time-control-minutes = Tiempo por persona
time-control-brisk = En varios días, ágil: 4 horas más con cada turno, hasta 3 días
time-control-steady = En varios días, constante: 12 horas más con cada turno, hasta 5 días
time-control-calm = En varios días, tranquilo: 36 horas más con cada turno, hasta 10 días
time-control-is = Cada cual empieza con { $bank } y recupera { $gain } con cada turno, hasta { $cap }. Por quien se quede sin tiempo juega un bot, y puede volver a sentarse.
chat-choice = Hablar en la mesa
chat-choice-on = Con mensajes y stickers
chat-choice-stickers = Solo con stickers, que no necesitan idioma
chat-choice-off = Sin hablar
takeover-bot = Quien se ausente será sustituido por
listed = Cualquiera puede unirse
listed-note = La mesa aparece en la lista de mesas abiertas. Si no, solo la encuentran quienes tienen el enlace.
rated = Partida clasificatoria
rated-note = El resultado cuenta para el rating de todos. Una partida así tiene un ritmo fijado y un solo asiento por persona, no hay consejos hasta el final, siempre se juega hasta el final, y junto a tu nombre se ven tu rating y un enlace a tu perfil.
unrated-alone = Una partida en solitario no puede ser clasificatoria: no hay nadie con quien compararse.
unrated-hot-seat = Con dos asientos de una misma persona, una partida no puede ser clasificatoria.
unrated-box = Con los números de tu propia caja, una partida no puede ser clasificatoria.
rating-is = Rating { $value } ± { $doubt }
rating-provisional = Rating provisional { $value } ± { $doubt }: aún pocas partidas
rating-own-moves = jugadas propias: { $share }
rating-counted = cuenta al { $share }
rating-counted-note = Una partida cuenta menos, o nada, contra jugadores con pocas partidas valoradas contra otros, contra el mismo jugador una y otra vez, y entre jugadores que comparten dirección de internet.
profile = Perfil
set-table = Crear la mesa

## The lobby

a-bot = bot
a-person = ya está en la mesa
host-starts = La partida la inicia quien creó la mesa.
takeover-bot-is = Si alguien se ausenta, un bot sigue en su lugar: { $bot }.
chat-here-on = Aquí se habla con mensajes y stickers.
chat-here-stickers = Aquí se habla solo con stickers.
chat-here-off = Aquí no se habla.
device-link = Llevar mi asiento a otro dispositivo
device-link-of = Llevar el asiento de { $player } a otro dispositivo
device-link-note = Abre este enlace en el otro dispositivo. Es secreto: quien lo tenga juega en tu asiento.
device-link-once = El enlace sirve una sola vez

## The end

winners = { $players } comparten la victoria.
show-scores = Ver los puntos
look-at-table = Mirar la mesa
by-category = Puntos por categoría
course = El curso de la partida
ranked = { $n }.ª posición
rematch = Revancha
to-rematch = A la revancha
to-tournament = Al torneo
replay = Ver la repetición

## Replay

move = Jugada
move-of = Jugada { $move } de { $moves }
to-first = Al principio
step-back = Una jugada atrás
play = Reproducir
pause = Pausa
step-on = Una jugada adelante
to-last = Al final
replay-speed = Velocidad
view-as = Vista:
fork = Seguir jugando desde aquí
fork-as = como
fork-against = contra bots:
fork-here = Seguir tras la jugada { $move }
download-record = Descargar la partida

## Hints and reviews

hint = Consejo
hint-title = El consejo del maestro
hint-thinking = El maestro piensa en tu jugada…
hint-promise = probabilidad de ganar: { $win } · puntuación final: { $score }
hint-note = Es una estimación, más imprecisa al principio de la partida. El maestro solo ve lo que tú puedes ver, y puede equivocarse.
master-hurried = Hay muchos esperando: el maestro ha tenido menos tiempo que de costumbre.
hint-busy = En esta mesa aún se está pensando un consejo anterior. Vuelve a pedirlo dentro de un momento.
hint-failed = Esta vez no ha llegado ningún consejo. Vuelve a pedirlo.
moves = Jugadas
review = Análisis
review-mine = Analizar mi partida
review-of = Analizar la partida de { $player }
review-thinking = El maestro repasa la partida. Tarda unos diez segundos, más si hay otros esperando.
review-title = Las jugadas que más le costaron a { $player }
review-note = Estimado por el maestro con lo que se podía saber entonces. Toca una jugada para ver dónde se decidió.
review-after = Tras la jugada { $move }
review-failed = El análisis no ha podido terminarse. Vuelve a pedirlo.
review-gave = { $n ->
    [0] costó un { $share } de probabilidad de ganar
    [one] costó un { $share } de probabilidad de ganar y 1 punto
   *[other] costó un { $share } de probabilidad de ganar y { $n } puntos
}
review-gave-points = { $n ->
    [one] costó 1 punto
   *[other] costó { $n } puntos
}

## Rules and components

contents = Índice
rules-english = De momento las reglas están en inglés; en la mesa todo habla tu idioma.
mark-ruling = el reglamento deja la cuestión abierta y hemos decidido.
mark-reconstructed = impreso en algo que nadie aquí pudo ver; elegido para que el juego funcione bien.
mark-public = hallado en fuentes públicas sobre el juego impreso.
mark-box = leído en el juego impreso por alguien que lo tiene.
components-note = Todo lo que hay en la caja, tal como se juega en esta casa. Lo que no lleva signo está en el reglamento.
search-components = Buscar por nombre
only-reconstructed = solo lo reconstruido
check-box = Comprobar tu caja
check-box-how = ¿Tienes el juego impreso? Saca las cartas de la caja: lo que nadie aquí pudo ver se pregunta carta por carta. Confírmalo o corrígelo en la carta.
box-progress = { $done } de { $n } comprobados
box-confirm = Está impreso así
box-correct = Guardar esta corrección
box-skip = Saltar
box-back = Atrás
box-changes = Corregidos: { $n }, confirmados: { $confirmed }
box-forget = olvidar
box-download = Guardar el archivo de componentes
box-use = Con el archivo puedes jugar en la terminal (ukiyo play { $game } --components ARCHIVO) o enviárnoslo, y todos jugarán con los números impresos.
box-set-table = Crear una mesa con él
box-open = Abrir un archivo de componentes
box-unread = Esto no es un archivo de componentes de { $game } como los que se guardan aquí.
play-with-corrections = Jugar con los números de mi caja
play-with-corrections-note = { $n ->
    [one] Un número comprobado
   *[other] { $n } números comprobados
}; todos en la mesa ven que se juega así
corrected-numbers = { $n ->
    [one] Un número corregido
   *[other] { $n } números corregidos
}
corrected-note = En esta mesa se juega con los números de una caja impresa: lo corregido lleva el signo ✓.
download-components = Archivo de componentes
facet-kind = Clase
facet-season = Estación
facet-expansion = Expansión
facet-all = todas
found = { $n ->
    [one] un componente
   *[other] { $n } componentes
}
yes = sí
no = no
field-effect = Qué hace
field-points = Puntos
field-kind = Clase

## Lessons

learn-title = Aprender { $game }
learn-ready = Con esto basta para empezar
learn-ready-text = Lo que puedes hacer se ilumina en la mesa, y todo se explica al señalarlo. Tus primeros rivales son novatos, y un entrenador mira por encima de tu hombro.
learn-how = Cada lección dura unos minutos: juegas en una mesa de verdad, y los errores se explican y se deshacen.
lesson = Lección
lessons-all = Todas las lecciones
lesson-step = paso { $step } de { $steps }
lesson-progress = Pasos hechos
lesson-taken-back = La jugada se ha deshecho.
lesson-other = También está permitido, pero no es lo que practicamos aquí.
lesson-next = Siguiente: { $title }
lesson-next-one = Siguiente lección: { $title }
lesson-done = hecha
first-game = Una primera partida contra novatos, con entrenador
first-lesson = Primera lección: dos minutos
what-is-this = ¿Qué es esto?
what-is-this-note = Haz clic o toca cualquier cosa para saber qué es. No se juega nada hasta que pulses ? o Esc.
the-rule = La regla
the-lesson = Lección: { $title }

## Errors

refused-401 = El servidor pide primero tu nombre.
refused-403 = Eso no te corresponde a ti.
refused-404 = Eso no existe aquí, o ya no existe.
refused-409 = Mientras tanto, la mesa ha avanzado.
refused-429 = Vas demasiado rápido: espera un momento.
refused-507 = El servidor no pudo guardarlo: no se ha jugado nada. Inténtalo de nuevo.
refused-other = El servidor no lo ha aceptado.
bot-trouble = { $player } no responde.
