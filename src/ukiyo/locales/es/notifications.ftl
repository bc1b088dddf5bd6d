## Notifications

notifications-turn = Es tu turno
notifications-reminder = Se te acaba el tiempo
notifications-over = La partida ha terminado
notifications-started = La partida ha empezado
notifications-invited = Te invitan a una mesa
notifications-accepted = { $player } ha aceptado tu invitación
notifications-takeover = Un bot juega por ti
notifications-test = Así te avisaremos
notifications-at = { $game } con { $others }
notifications-until = { $at }. Tienes hasta el { $until }.
notifications-come-back = { $at }. Puedes recuperar tu asiento cuando quieras.
notifications-all-here = { $at }. Ya no falta nadie: puedes empezar la partida.
notifications-and = { $first } y { $last }
notifications-works = Los avisos de Ukiyo te llegan aquí.
notifications-digest = { $n ->
    [one] Una mesa te espera
   *[other] { $n } mesas te esperan
}

## Emails

notifications-mail-open = A la mesa: { $link }
notifications-mail-home = A tus mesas: { $link }
notifications-mail-end = Recibes esto porque pediste a Ukiyo que te avisara. Para no recibir más: { $link }
notifications-mail-silence = Si no lo has pedido tú, no hagas nada. Para que no te pidamos más confirmar esta dirección: { $link }
notifications-mail-pause = Si no lo has pedido tú, no hagas nada. Para no recibir enlaces de acceso durante 30 días: { $link }
notifications-mail-verify-subject = Confirma tu dirección para Ukiyo
notifications-mail-verify =
    Alguien que se llama { $name } quiere que le avisemos por correo cuando sea su turno en una mesa.
    Si eres tú, abre este enlace en el plazo de un día, en el navegador en el que lo pediste:

    { $link }
notifications-mail-login-subject = Tu enlace para entrar en Ukiyo
notifications-mail-login =
    Con este enlace entras en tu cuenta desde el dispositivo en el que lo abras. Sirve una sola vez, durante { $minutes } minutos:

    { $link }

    Lo pidió { $name } en { $browser }. ¿No fuiste tú? Entonces no hagas nada.

## Pages opened from emails

notifications-page-verify = ¿Avisamos a { $address } cuando te espere una mesa?
notifications-page-verify-button = Sí, es mi dirección
notifications-page-verify-done = Desde ahora Ukiyo te avisa por correo, a { $address }, cuando te espera una mesa.
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
notifications-page-settings = Cómo te avisa Ukiyo

## The page

notifications-title = Notificaciones
notifications-about = Ukiyo puede avisarte cuando te espera una mesa, estés donde estés. Mientras estás mirando una mesa, no se envía nada sobre ella.
notifications-name-first = Siéntate primero a una mesa: entonces habrá algo de lo que avisarte.
notifications-device = En este dispositivo
notifications-device-on = Avísame en este dispositivo
notifications-device-off = Dejar de avisar aquí
notifications-device-is-on = Este navegador muestra cuándo te espera una mesa, aunque Ukiyo esté cerrado.
notifications-device-insecure = Los navegadores solo muestran avisos de páginas abiertas con https, y esta no lo está.
notifications-device-unable = Este navegador no muestra nada con Ukiyo cerrado. En un iPhone o iPad, añade primero Ukiyo a la pantalla de inicio.
notifications-device-blocked = El navegador bloquea los avisos de esta página. Puedes permitirlos en sus ajustes para este sitio.
notifications-device-serverless = Este servidor no puede enviar avisos a los dispositivos; quien lo administra puede activarlo.
notifications-device-failed = El servicio de avisos del navegador no responde. Inténtalo más tarde.
notifications-devices = Tus dispositivos
notifications-device-since = desde el { $day }
notifications-device-nameless = Un navegador
notifications-use-push = Avisarme en mis dispositivos
notifications-forget = Olvidar
notifications-mail = Por correo
notifications-mail-none = Este servidor no envía correo; quien lo administra puede activarlo.
notifications-mail-address = Tu dirección
notifications-mail-ask = Envíame un enlace
notifications-mail-asked = Si { $address } recibe correo, hay un enlace en camino. Ábrelo en este navegador en el plazo de un día; hasta entonces no se envía nada más a esa dirección.
notifications-use-mail = Escribirme a { $address }
notifications-mail-each = enseguida, un correo por mesa
notifications-mail-daily = una vez al día, a las { $hour }
notifications-mail-when = Cuándo
notifications-hook = A un canal de Discord o Slack
notifications-hook-about = Se llama a un webhook cuando te espera una mesa: su dirección se crea en los ajustes del canal y se queda en el servidor.
notifications-hook-none = Este servidor no llama a webhooks; quien lo administra puede activarlo.
notifications-hook-style = Tipo
notifications-hook-json = otro, en JSON
notifications-hook-url = Su dirección
notifications-hook-set = Usarlo
notifications-use-hook = Publicar en { $host }
notifications-hook-gone = { $host } dice que este webhook ya no existe. No se le envía nada; crea uno nuevo.
notifications-what = De qué te avisamos
notifications-use-reminder = Un recordatorio cuando haya gastado cuatro quintas partes de mi tiempo
notifications-soon = Enseguida también en las partidas de varios días; si no, un minuto después, por si entro por mi cuenta
notifications-table = En esta mesa
notifications-table-usual = como en todas
notifications-table-silent = nada
notifications-table-own = solo así:
notifications-want-push = mis dispositivos
notifications-want-mail = correo
notifications-want-webhook = webhook
notifications-want-reminder = con recordatorio
notifications-tables = Mesas con ajustes propios
notifications-try = Probar
notifications-tried = Algo debería llegarte en unos segundos.
notifications-to-table = A la mesa
