## The house

home = Inicio
guest = Invitado
game-iki = IKI
game-hokusai = Hokusai
play-now = Jugar a { $game }
rules = Reglas
components = Componentes
language = Idioma
preferences = Preferencias
your-name = Tu nombre
prefer-sound = Un golpe de madera cuando es mi turno
prefer-motion = Las piezas se mueven
prefer-confirm = Preguntar antes de cada jugada
broken = Algo ha fallado aquí
broken-advice = Tu partida está a salvo en el servidor. Recarga esta página, o vuelve al inicio y entra de nuevo.
bot-novice = Novato
bot-apprentice = Aprendiz
bot-artisan = Artesano
bot-master = Maestro

## The table in the browser

line-connecting = Conectando…
line-open = Conectado
line-lost = Se ha perdido la conexión; probando de nuevo…
the-table = La mesa
standing = Clasificación
choices = Tus opciones
log = Lo que ha pasado
your-turn = Tu turno
confirm = Confirmar
point-back = Atrás
undo = Deshacer
kick = Dar el asiento de { $player } a un bot ({ $agreed } de { $needed } de acuerdo)
ask-again = Preguntar otra vez
other-bot = Dejar que siga otro bot
sending = Jugando…
others-think = { $player } está pensando.
watching = Estás mirando.
took-back = deshace su jugada
went-to-bot = pasa a manos de un bot: { $bot }
reconstructed-note = ≈ Reconstruido: nadie aquí pudo ver el original impreso.
waiting-title = Antes de la partida
free-seat = un asiento libre
you = tú
invite = Tus amigos entran con este enlace:
copy = Copiar
copied = Copiado
sit-down = Sentarse
get-up = Levantarse
start = Empezar la partida
start-when-full = La partida puede empezar cuando todos los asientos estén ocupados.

## Refusals

refused-401 = El servidor pide primero tu nombre.
refused-403 = Eso no te corresponde a ti.
refused-404 = Eso no existe aquí, o ya no existe.
refused-409 = Mientras tanto, la mesa ha avanzado.
refused-429 = Vas demasiado rápido: espera un momento.
refused-507 = El servidor no pudo guardarlo: no se ha jugado nada. Inténtalo de nuevo.
refused-other = El servidor no lo ha aceptado.
bot-trouble = { $player } no responde.
