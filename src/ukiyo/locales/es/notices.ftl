## What is sent

notices-turn = Es tu turno
notices-reminder = Se te acaba el tiempo
notices-over = La partida ha terminado
notices-started = La partida ha empezado
notices-invited = Te invitan a una mesa
notices-accepted = { $player } ha aceptado tu invitación
notices-stood-in = Un bot juega por ti
notices-test = Así te avisaremos
notices-at = { $game } con { $others }
notices-until = { $at }. Tienes hasta el { $until }.
notices-come-back = { $at }. Puedes recuperar tu asiento cuando quieras.
notices-all-here = { $at }. Ya no falta nadie: puedes empezar la partida.
notices-and = { $first } y { $last }
notices-works = Los avisos de Ukiyo te llegan aquí.
notices-digest = { $n ->
    [one] Una mesa te espera
   *[other] { $n } mesas te esperan
}

## Mail

notices-mail-open = A la mesa: { $link }
notices-mail-home = A tus mesas: { $link }
notices-mail-end = Recibes esto porque pediste a Ukiyo que te avisara. Para no recibir más: { $link }
notices-mail-silence = Si no lo has pedido tú, no hagas nada. Para que no te pidamos más confirmar esta dirección: { $link }
notices-mail-pause = Si no lo has pedido tú, no hagas nada. Para no recibir enlaces de acceso durante 30 días: { $link }
notices-mail-verify-subject = Confirma tu dirección para Ukiyo
notices-mail-verify =
    Alguien que se llama { $name } quiere que le avisemos por correo cuando sea su turno en una mesa.
    Si eres tú, abre este enlace en el plazo de un día, en el navegador en el que lo pediste:

    { $link }
notices-mail-login-subject = Tu enlace para entrar en Ukiyo
notices-mail-login =
    Con este enlace entras en tu cuenta desde el dispositivo en el que lo abras. Sirve una sola vez, durante { $minutes } minutos:

    { $link }

    Lo pidió { $name } en { $browser }. ¿No fuiste tú? Entonces no hagas nada.

## Links in mail

notices-page-verify = ¿Avisamos a { $address } cuando te espere una mesa?
notices-page-verify-button = Sí, es mi dirección
notices-page-verify-done = Desde ahora Ukiyo te avisa por correo, a { $address }, cuando te espera una mesa.
notices-page-end = ¿Dejamos de enviar a { $address } correos sobre tus mesas?
notices-page-end-button = No más correos
notices-page-end-done = Ya no se envían a { $address } correos sobre tus mesas.
notices-page-silence = ¿Dejamos de pedir a { $address } que confirme la dirección? Los enlaces de acceso seguirán llegando.
notices-page-silence-button = No pedir más
notices-page-silence-done = Ya no se pide a { $address } que confirme la dirección. Para permitirlo, abre este enlace otra vez.
notices-page-pause = ¿Dejamos de enviar enlaces de acceso a { $address } durante 30 días? Con este enlace puedes volver a permitirlos cuando quieras.
notices-page-pause-button = Parar 30 días
notices-page-pause-done = Durante 30 días no se envían enlaces de acceso a { $address }. Para permitirlos antes, abre este enlace otra vez.
notices-page-again = Los correos de este tipo a { $address } están parados. ¿Permitirlos de nuevo?
notices-page-again-button = Permitir de nuevo
notices-page-again-done = Los correos de este tipo a { $address } están permitidos de nuevo.
notices-page-elsewhere = Abre este enlace en el navegador en el que lo pediste. Solo ahí se puede confirmar { $address }.
notices-page-taken = { $address } ya pertenece a otra cuenta. Entra en esa cuenta con un enlace por correo.
notices-page-void = Este enlace ya no sirve, o no se copió entero. Pide uno nuevo.
notices-page-settings = Cómo te avisa Ukiyo

## The page

notices-title = Avisos de tu turno
notices-about = Ukiyo puede avisarte cuando te espera una mesa, estés donde estés. Mientras estás mirando una mesa, no se envía nada sobre ella.
notices-name-first = Siéntate primero a una mesa: entonces habrá algo de lo que avisarte.
notices-device = En este dispositivo
notices-device-on = Avísame en este dispositivo
notices-device-off = Dejar de avisar aquí
notices-device-is-on = Este navegador muestra cuándo te espera una mesa, aunque Ukiyo esté cerrado.
notices-device-insecure = Los navegadores solo muestran avisos de páginas abiertas con https, y esta no lo está.
notices-device-unable = Este navegador no muestra nada con Ukiyo cerrado. En un iPhone o iPad, añade primero Ukiyo a la pantalla de inicio.
notices-device-blocked = El navegador bloquea los avisos de esta página. Puedes permitirlos en sus ajustes para este sitio.
notices-device-serverless = Este servidor no puede enviar avisos a los dispositivos; quien lo administra puede activarlo.
notices-device-failed = El servicio de avisos del navegador no responde. Inténtalo más tarde.
notices-devices = Tus dispositivos
notices-device-since = desde el { $day }
notices-device-nameless = Un navegador
notices-use-push = Avisarme en mis dispositivos
notices-forget = Olvidar
notices-mail = Por correo
notices-mail-none = Este servidor no envía correo; quien lo administra puede activarlo.
notices-mail-address = Tu dirección
notices-mail-ask = Envíame un enlace
notices-mail-asked = Si { $address } recibe correo, hay un enlace en camino. Ábrelo en este navegador en el plazo de un día; hasta entonces no se envía nada más a esa dirección.
notices-use-mail = Escribirme a { $address }
notices-mail-each = enseguida, un correo por mesa
notices-mail-daily = una vez al día, a las { $hour }
notices-mail-when = Cuándo
notices-hook = A un canal de Discord o Slack
notices-hook-about = Se llama a un webhook cuando te espera una mesa: su dirección se crea en los ajustes del canal y se queda en el servidor.
notices-hook-none = Este servidor no llama a webhooks; quien lo administra puede activarlo.
notices-hook-style = Tipo
notices-hook-json = otro, en JSON
notices-hook-url = Su dirección
notices-hook-set = Usarlo
notices-use-hook = Publicar en { $host }
notices-hook-gone = { $host } dice que este webhook ya no existe. No se le envía nada; crea uno nuevo.
notices-what = De qué te avisamos
notices-use-reminder = Un recordatorio cuando haya gastado cuatro quintas partes de mi tiempo
notices-soon = Enseguida también en las partidas de varios días; si no, un minuto después, por si entro por mi cuenta
notices-table = En esta mesa
notices-table-usual = como en todas
notices-table-silent = nada
notices-table-own = solo así:
notices-want-push = mis dispositivos
notices-want-mail = correo
notices-want-hook = webhook
notices-want-reminder = con recordatorio
notices-tables = Mesas con ajustes propios
notices-try = Probar
notices-tried = Algo debería llegarte en unos segundos.
notices-to-table = A la mesa
