## General

home = Inicio
default-name = Jugador
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
name-wanted = ¿Cómo te llamamos?
name-kept = Te damos la bienvenida, { $name }.
prefer-sound = Sonidos
volume = Volumen
prefer-notify = Avísame cuando sea mi turno
others-speed = Velocidad de las jugadas de los demás
others-speed-calm = lenta
others-speed-normal = normal
others-speed-quick = rápida
others-speed-at-once = instantánea
prefer-motion = Animaciones
prefer-confirm = Confirmar cada jugada
theme = Tema
theme-system = El del sistema
theme-day = Claro
theme-night = Oscuro
broken = Algo ha fallado
error-advice = Tu partida está a salvo en el servidor. Recarga esta página, o vuelve al inicio y entra de nuevo.
bot-novice = Novato
bot-apprentice = Estudiante
bot-artisan = Artesano
bot-master = Maestro
bot-grandmaster = Gran maestro

## The table in the browser

connection-connecting = Conectando…
connection-open = Conectado
connection-lost = Se ha perdido la conexión. Intentando de nuevo…
the-table = La mesa
standing = Puntos
score-now = Ahora
score-if-ended = Si la partida acabara ahora
board = Tablero
zoom = Zoom
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Ver todo el tablero
skip-to-choices = Ir a las opciones (se eligen con las teclas 1 a 9)
skip-to-replay = Ir a los controles de la repetición
choose-pictured = Señala una opción para ver qué hace.
choices = Tus opciones
choices-below = { $n ->
    [one] { $n } opción más
   *[other] { $n } opciones más
}
choices-first = Volver a las primeras opciones
log = Registro
log-earlier = Mostrar jugadas anteriores
your-turn = Tu turno
skip-to-now = Saltar al presente
catching-up = Jugadas de los demás
since-your-turn = Desde tu último turno
lately = Últimas jugadas
notify-question = ¿Quieres una notificación cuando sea tu turno y no estés mirando esta página?
notify-yes = Sí, avísame
notify-no = No, gracias
confirm = Confirmar
point-back = Atrás
undo = Deshacer
undo-turn = Deshacer todo mi turno
what-if = Probar una línea
what-if-about = Prueba tu turno. No se juega nada hasta que tú lo digas.
what-if-title = Línea de prueba: todavía no se ha jugado nada
what-if-how = Elige como siempre. Nadie ve la línea, y puedes descartarla.
what-if-play = Jugar la línea
what-if-back = Un paso atrás
what-if-drop = Descartar la línea
what-if-ends-chance = La línea acaba aquí: lo que sigue lo decide el azar.
what-if-ends-turn = Aquí acaba tu turno.
what-if-ends-over = Aquí acaba la partida.
what-if-moved-on = La partida ha avanzado, y la línea se ha descartado.
what-if-broken = Jugadas de la línea realizadas: { $played } de { $moves }.
proposal-takeover = Dejar que un bot juegue por { $player } ({ $agreed } de { $needed } de acuerdo)
time-left = Tiempo restante
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
clocks-pause = Parar los relojes ({ $agreed } de { $needed } de acuerdo)
clocks-on = Reanudar los relojes
bot-plays-after-timeout = Se te acabó el tiempo: { $bot } juega por { $player }.
bot-plays-after-vote = No estabas, y los demás han dejado que { $bot } juegue por { $player }.
take-seat-back = Recuperar mi asiento
log-came-back = vuelve a la mesa
ask-again = Intentar de nuevo
other-bot = Sustituir este bot
other-bot-agreed = Sustituir este bot ({ $agreed } de { $needed } de acuerdo)
sending = Enviando la jugada…
others-think = { $player } está pensando.
queue-position = Puesto { $place } en la cola.
bots-hurried = El servidor está ocupado: los bots tienen menos tiempo para pensar que de costumbre.
watching = Estás viendo la partida.
log-took-back = deshace su jugada
log-open = Mostrar la mesa tras esta jugada
past-title = Una posición anterior
past-close = Volver a la posición actual
log-bot-takeover = deja su sitio a un bot: { $bot }
reconstructed-note = ≈ Reconstruido: no hemos visto el original impreso.
waiting-title = Antes de la partida
waiting-how = Ajustes de esta mesa
free-seat = un asiento libre
somebody = alguien
awaited-seat = esperando a { $player }
you = tú
invite = Invita a tus amigos con este enlace:
copy = Copiar
copied = Copiado
take-seat = Tomar asiento
get-up = Dejar mi asiento
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
unreached = No se puede contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
newer-version = Hay una versión más reciente de Ukiyo.
newer-reload = Recargar
newer-later = Ahora no
no-such-table = Esta mesa no existe. Quizá el enlace está incompleto, o la mesa se eliminó porque nadie jugó.

## Home

tagline = Dos juegos de mesa del antiguo Edo, en línea
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
home-find-note = juega con gente de tu nivel o únete a una mesa abierta
home-tournaments = Torneos
home-tournaments-note = varias rondas con clasificación final
home-watch = Mirar
home-watch-note = partidas en curso y, jugada a jugada, las terminadas

## Lists of tables

list-mine = Mías
list-join = Unirse
list-watch = Mirar
list-replays = Repeticiones
search-tables = Buscar por jugador o juego
none-found = No se ha encontrado ninguna mesa.
more-tables = Mostrar más antiguas
none-mine = Todavía no tienes ninguna mesa.
none-join = Ahora mismo no hay mesas abiertas.
none-watch = Ahora mismo no hay partidas que ver.
none-replays = Todavía no hay repeticiones.
friends-link = Enlace de un amigo
go-there = Abrir
no-link = Esto no es un enlace a una mesa. Un enlace es así: …/#/table/ y unas letras.
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
seat-closed = Este enlace ya no sirve. Crea uno nuevo en el dispositivo en el que tienes el asiento.

## A new table

new-title = Crear una mesa
players-range = de { $least } a { $most } jugadores
new-seats = ¿Quién juega?
seat-number = Asiento { $n }
add-seat = Añadir un asiento
remove-seat = Quitar
hot-seat = Tienes más de un asiento: pasa el dispositivo a quien tenga el turno.
seat-option-me = { $name } (yo)
seat-option-open = Un amigo, por enlace
seat-option-bot = Bot: { $level }
keep-a-seat = Guarda al menos un asiento para ti.
new-further = Más: chat, sustituciones, rating
time-control = Ritmo de juego
time-control-none = Sin reloj
time-control-live = De una sentada: un tiempo fijo por persona y 20 segundos más con cada turno
time-control-minutes = Tiempo por persona
time-control-brisk = En varios días, rápido: 4 horas más con cada turno, hasta 3 días
time-control-steady = En varios días, medio: 12 horas más con cada turno, hasta 5 días
time-control-calm = En varios días, lento: 36 horas más con cada turno, hasta 10 días
time-control-is = Cada jugador empieza con { $bank } y recupera { $gain } por turno, hasta { $cap }. Si se te acaba el tiempo, un bot juega por ti. Puedes recuperar tu asiento cuando quieras.
chat-choice = Chat
chat-choice-on = Mensajes y stickers
chat-choice-stickers = Solo stickers (no hace falta un idioma común)
chat-choice-off = Desactivado
takeover-bot = Bot que juega por los ausentes
listed = Cualquiera puede unirse
listed-note = La mesa aparece en la lista de mesas abiertas. Si no, para unirse hace falta el enlace.
rated = Partida clasificatoria
rated-note = El resultado cuenta para el rating de todos los jugadores. Una partida clasificatoria tiene un ritmo de juego y un solo asiento por persona, siempre se juega hasta el final y no tiene consejos hasta que termina. Junto a tu nombre aparecen tu rating y un enlace a tu perfil.
unrated-alone = Una partida en solitario no puede ser clasificatoria.
unrated-hot-seat = Una partida en la que una persona tiene dos asientos no puede ser clasificatoria.
unrated-box = Una partida con los valores de tu propio ejemplar no puede ser clasificatoria.
rating-is = Rating { $value } ± { $doubt }
rating-provisional = Rating provisional { $value } ± { $doubt } (aún pocas partidas)
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
chat-here-on = Chat: mensajes y stickers.
chat-here-stickers = Chat: solo stickers.
chat-here-off = El chat está desactivado.
device-link = Llevar mi asiento a otro dispositivo
device-link-of = Llevar el asiento de { $player } a otro dispositivo
device-link-note = Abre este enlace en el otro dispositivo. Mantenlo en secreto: quien lo tenga puede jugar por ti.
device-link-once = El enlace sirve una sola vez

## The end

winners = { $players } comparten la victoria.
show-scores = Ver los puntos
look-at-table = Mirar la mesa
by-category = Puntos por categoría
course = Puntos a lo largo de la partida
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
hint-title = El consejo del entrenador
hint-thinking = Buscando la mejor jugada…
hint-promise = probabilidad de ganar: { $win } · puntuación final: { $score }
hint-note = Es una estimación, menos segura al principio de la partida. El entrenador solo ve lo que tú puedes ver, y puede equivocarse.
master-hurried = El servidor está ocupado: el entrenador ha tenido menos tiempo que de costumbre.
hint-busy = Tu último consejo para esta mesa aún no está listo. Inténtalo de nuevo en un momento.
hint-failed = No se ha podido calcular el consejo. Inténtalo de nuevo.
moves = Jugadas
review = Análisis
review-own = Analizar mi partida
review-of = Analizar la partida de { $player }
review-thinking = Analizando la partida. Tarda unos diez segundos, o más si el servidor está ocupado.
review-title = Las jugadas más costosas de { $player }
review-note = Estimado con lo que el jugador podía saber en ese momento. Elige una jugada para ver la posición.
review-after = Tras la jugada { $move }
review-failed = No se ha podido completar el análisis. Inténtalo de nuevo.
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
rules-english = De momento estas reglas solo están en inglés. En la mesa, todo está en tu idioma.
mark-ruling = el reglamento no lo aclara, así que hemos decidido nosotros.
mark-reconstructed = impreso en una pieza que no hemos visto. Elegimos un valor que funciona bien.
mark-public = encontrado en fuentes públicas sobre el juego impreso.
mark-box = leído en un ejemplar impreso por su dueño.
components-note = Todo lo que hay en la caja, tal como se usa en este servidor. Los valores sin marca están en el reglamento.
search-components = Buscar por nombre
only-reconstructed = solo lo reconstruido
check-box = Comprobar tu ejemplar
check-box-how = ¿Tienes el juego impreso? Saca las cartas. Te preguntamos por cada valor reconstruido, carta por carta: confírmalo o corrígelo.
box-progress = { $done } de { $n } comprobados
box-confirm = Es correcto
box-correct = Guardar esta corrección
box-skip = Saltar
box-back = Atrás
box-changes = Corregidos: { $n }, confirmados: { $confirmed }
box-forget = quitar
box-download = Descargar el archivo de componentes
box-use = Con el archivo puedes jugar en la terminal (ukiyo play { $game } --components ARCHIVO) o enviárnoslo, y todos jugarán con los números impresos.
box-set-table = Crear una mesa con él
box-open = Abrir un archivo de componentes
box-unread = Este archivo no es un archivo de componentes válido de { $game }.
play-with-corrections = Jugar con los valores de mi ejemplar
play-with-corrections-note = { $n ->
    [one] Un valor comprobado
   *[other] { $n } valores comprobados
}; se avisa a todos los jugadores
corrected-numbers = { $n ->
    [one] Un valor corregido
   *[other] { $n } valores corregidos
}
corrected-note = Esta mesa usa los valores de un ejemplar impreso. Los corregidos llevan la marca ✓.
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
field-effect = Efecto
field-points = Puntos
field-kind = Clase

## Lessons

learn-title = Aprender { $game }
learn-ready = Ya puedes jugar
learn-ready-text = En la mesa se resaltan tus jugadas posibles, y puedes señalar cualquier cosa para saber qué es. Tus primeros rivales son novatos, y un entrenador te ayuda.
learn-how = Cada lección dura unos minutos. Juegas en una mesa de verdad, y si te equivocas, el error se explica y se deshace.
lesson = Lección
lessons-all = Todas las lecciones
lesson-step = paso { $step } de { $steps }
lesson-progress = Pasos hechos
lesson-taken-back = La jugada se ha deshecho.
lesson-other = Es una jugada permitida, pero no la que practicamos aquí.
lesson-next = Siguiente: { $title }
lesson-next-one = Siguiente lección: { $title }
lesson-done = completada
first-game = Una primera partida contra novatos, con entrenador
first-lesson = Primera lección (2 minutos)
what-is-this = ¿Qué es esto?
what-is-this-note = Haz clic o toca cualquier cosa para saber qué es. No se juega nada hasta que pulses ? o Esc.
the-rule = Leer la regla
the-lesson = Lección: { $title }

## Errors

refused-401 = Escribe primero tu nombre.
refused-403 = No tienes permiso para hacer eso.
refused-404 = Eso no existe aquí, o ya no existe.
refused-409 = Mientras tanto, la partida ha avanzado.
refused-429 = Demasiadas peticiones. Espera un momento.
refused-507 = El servidor no pudo guardarlo, así que no se ha jugado nada. Inténtalo de nuevo.
refused-other = El servidor ha rechazado la petición.
bot-trouble = { $player } no responde.
