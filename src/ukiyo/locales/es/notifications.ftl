## Notifications

notifications-turn = Es tu turno
notifications-reminder = Se te acaba el tiempo
notifications-over = La partida ha terminado
notifications-started = La partida ha empezado
notifications-invited = Te invitan a una mesa
notifications-accepted = { $player } ha aceptado tu invitación
notifications-takeover = Un bot juega por ti
notifications-test = Notificación de prueba
notifications-at = { $game } con { $others }
notifications-until = { $at }. Tienes hasta el { $until }.
notifications-come-back = { $at }. Puedes recuperar tu asiento cuando quieras.
notifications-all-here = { $at }. Están todos: puedes empezar la partida.
notifications-and = { $first } y { $last }
notifications-works = Las notificaciones funcionan.
notifications-digest = { $n ->
    [one] Es tu turno en una mesa
   *[other] Es tu turno en { $n } mesas
}

## Emails

notifications-email-open = Ir a la mesa: { $link }
notifications-email-home = Ir a tus mesas: { $link }
notifications-email-end = Recibes esto porque activaste las notificaciones por correo. Para no recibir más: { $link }
notifications-email-silence = Si no lo has pedido tú, puedes ignorar este correo. Para no recibir más peticiones de confirmar esta dirección: { $link }
notifications-email-pause = Si no lo has pedido tú, puedes ignorar este correo. Para no recibir enlaces de acceso durante 30 días: { $link }
notifications-email-verify-subject = Confirma tu dirección para Ukiyo
notifications-email-verify =
    Alguien que se llama { $name } quiere que le avisemos por correo cuando sea su turno en una mesa.
    Si eres tú, abre este enlace en el plazo de un día, en el navegador en el que lo pediste:

    { $link }
notifications-email-sign-in-subject = Tu enlace para entrar en Ukiyo
notifications-email-sign-in =
    Con este enlace entras en tu cuenta desde el dispositivo en el que lo abras. Sirve una sola vez, durante { $minutes } minutos:

    { $link }

    Lo pidió { $name } en { $browser }. ¿No fuiste tú? Entonces no hagas nada.

## Pages opened from emails

notifications-page-verify = ¿Enviar un correo a { $address } cuando sea tu turno?
notifications-page-verify-button = Sí, confirmar esta dirección
notifications-page-verify-done = { $address } está confirmada. Recibirás un correo cuando sea tu turno.
notifications-page-end = ¿Dejamos de enviar a { $address } correos sobre tus mesas?
notifications-page-end-button = No más correos
notifications-page-end-done = Ya no se envían a { $address } correos sobre tus mesas.
notifications-page-silence = ¿Dejamos de pedir a { $address } que confirme la dirección? Los enlaces de acceso seguirán llegando.
notifications-page-silence-button = No pedir más
notifications-page-silence-done = Ya no se pide a { $address } que confirme la dirección. Para permitirlo, abre este enlace otra vez.
notifications-page-pause = ¿Dejamos de enviar enlaces de acceso a { $address } durante 30 días? Con este enlace puedes volver a permitirlos cuando quieras.
notifications-page-pause-button = Parar 30 días
notifications-page-pause-done = Durante 30 días no se envían enlaces de acceso a { $address }. Para permitirlos antes, abre este enlace otra vez.
notifications-page-again = Los correos de este tipo a { $address } están parados. ¿Permitirlos de nuevo?
notifications-page-again-button = Permitir de nuevo
notifications-page-again-done = Los correos de este tipo a { $address } están permitidos de nuevo.
notifications-page-elsewhere = Abre este enlace en el navegador en el que lo pediste. Solo ahí se puede confirmar { $address }.
notifications-page-taken = { $address } ya pertenece a otra cuenta. Entra en esa cuenta con un enlace por correo.
notifications-page-void = Este enlace ya no sirve, o no se copió entero. Pide uno nuevo.
notifications-page-settings = Ajustes de notificaciones

## The page

notifications-title = Notificaciones
notifications-about = Recibe una notificación cuando sea tu turno. Mientras tienes abierta una mesa, no recibes notificaciones sobre ella.
notifications-name-first = Únete primero a una mesa. Después podrás configurar las notificaciones.
notifications-device = En este dispositivo
notifications-device-on = Activar en este dispositivo
notifications-device-off = Desactivar en este dispositivo
notifications-device-is-on = Este navegador te avisa cuando es tu turno, aunque Ukiyo esté cerrado.
notifications-device-insecure = Las notificaciones necesitan una conexión segura (https), y esta página no la tiene.
notifications-device-unable = Este navegador no puede mostrar notificaciones con Ukiyo cerrado. En un iPhone o iPad, añade primero Ukiyo a la pantalla de inicio.
notifications-device-blocked = Las notificaciones de esta página están bloqueadas. Puedes permitirlas en los ajustes del navegador para este sitio.
notifications-device-serverless = Este servidor no puede enviar avisos a los dispositivos; quien lo administra puede activarlo.
notifications-device-failed = El servicio de avisos del navegador no responde. Inténtalo más tarde.
notifications-devices = Tus dispositivos
notifications-device-since = desde el { $day }
notifications-device-nameless = Navegador desconocido
notifications-use-push = Avisarme en mis dispositivos
notifications-forget = Quitar
notifications-email = Por correo
notifications-email-none = Este servidor no envía correo; quien lo administra puede activarlo.
notifications-email-address = Tu dirección
notifications-email-ask = Envíame un enlace
notifications-email-asked = Si { $address } puede recibir correo, hay un enlace en camino. Ábrelo en este navegador en el plazo de un día. Hasta entonces no enviaremos nada más.
notifications-use-email = Escribirme a { $address }
notifications-email-each = enseguida, un correo por mesa
notifications-email-daily = una vez al día, a las { $hour }
notifications-email-when = Cuándo
notifications-webhook = Canal de Discord o Slack
notifications-webhook-about = Cuando es tu turno, un webhook publica un mensaje en tu canal. Crea su URL en los ajustes del canal. Se guarda solo en este servidor.
notifications-webhook-none = Este servidor no admite webhooks; quien lo administra puede activarlos.
notifications-webhook-style = Tipo
notifications-webhook-json = Otro (JSON)
notifications-webhook-url = URL
notifications-webhook-save = Guardar
notifications-use-hook = Publicar en { $host }
notifications-webhook-removed = { $host } dice que este webhook ya no existe. No se le envía nada; crea uno nuevo.
notifications-what = Cuándo avisarme
notifications-use-reminder = Recordármelo cuando haya usado el 80 % de mi tiempo
notifications-soon = Avisarme enseguida en las partidas de varios días. Si no, las notificaciones esperan un minuto, por si vuelvo por mi cuenta.
notifications-table = En esta mesa
notifications-table-usual = usar mis ajustes habituales
notifications-table-silent = sin notificaciones
notifications-table-own = solo estas:
notifications-want-push = mis dispositivos
notifications-want-email = correo
notifications-want-webhook = webhook
notifications-want-reminder = con recordatorio
notifications-tables = Mesas con ajustes propios
notifications-try = Enviar una prueba
notifications-tried = En unos segundos debería llegarte una notificación de prueba.
notifications-to-table = Ir a la mesa
