## Your account

account-about = Aquí juegas sin registrarte: este dispositivo recuerda quién eres. Para encontrar tus partidas también en otros, crea una llave de acceso o deja una dirección de correo. Esa será tu cuenta.
account-about-yours = Encuentras tus partidas en todos los dispositivos en los que inicias sesión.
account-name = Nombre
account-rename = Cambiar
account-since = Aquí desde el { $day }.
account-spoken = Te escribimos en { $language } y con la hora de { $zone }.
account-passkeys = Llaves de acceso
account-passkeys-about = Tu huella, tu cara o el código de tu dispositivo: sin contraseñas y sin nada que recordar.
account-passkey-make = Crear una llave de acceso
account-passkey-more = Otra en este dispositivo
account-passkey-used = creada el { $since }, usada por última vez el { $used }
account-passkey-refused = Esta llave de acceso no abre ninguna cuenta aquí. Inténtalo de nuevo o entra de otra manera.
account-passkey-stopped = No ha cambiado nada: el navegador no llegó a terminar.
account-passkey-there = Este dispositivo ya tiene una llave de acceso tuya.
account-passkey-not-here = Aquí no hay llaves de acceso: necesitan un navegador que las conozca y una dirección con nombre, como https://ukiyo.example.org.
account-remove = Quitar
account-mail = Correo
account-mail-about = Te llega un enlace por correo, y quien lo abre entra en tu cuenta. Sirve una sola vez y durante 20 minutos.
account-mail-address = Dirección de correo
account-mail-send = Envíame un enlace
account-mail-sent = Si { $address } recibe correo, hay un enlace en camino. Ábrelo en este navegador para conservar tus partidas de aquí.
account-mail-yours = Tus enlaces van a { $address }.
account-mail-not-here = Este servidor no envía correo.
account-sign-in = ¿Ya has estado aquí?
account-sign-in-about = Inicia sesión y este dispositivo también será tuyo.
account-sign-in-mail = También puedes entrar con tu dirección de correo: pide que te llegue un enlace.
account-sign-in-passkey = Entrar con una llave de acceso
account-bring = { $tables ->
    [0] En este dispositivo te llamas { $name }. ¿Llevamos lo que se guarda con ese nombre a la cuenta de { $account }?
    [one] En este dispositivo juegas como { $name } y tienes una partida. ¿La llevamos a la cuenta de { $account }?
   *[other] En este dispositivo juegas como { $name } y tienes { $tables } partidas. ¿Las llevamos a la cuenta de { $account }?
}
account-bring-yes = Llevar conmigo
account-bring-no = Dejar atrás
account-bring-no-about = Lo que dejes atrás ya no se podrá encontrar desde este dispositivo.
account-not-now = Ahora no
account-sign-out = Cerrar sesión
account-sign-out-here = En este dispositivo
account-sign-out-everywhere = En todos los dispositivos
account-kept = Lo que guardamos sobre ti
account-kept-about = Tu nombre, tu idioma y tu zona horaria; tus asientos con sus partidas, tu rating, tu perfil y tus torneos; lo que has dicho, anotado y denunciado en las mesas, y a quién silencias o bloqueas; tus lecciones, tus intentos del reparto del día y tus vacaciones; y, si las hay, tus llaves de acceso, tu dirección de correo y la forma en que quieres que te avisemos. Los demás ven lo que se ve en una mesa y en un torneo, y tu perfil si se lo muestras.
account-export = Descargarlo todo
account-forget = Olvídame
account-forget-about = Se borra todo, al momento y para siempre. Las partidas terminadas se quedan, sin tu nombre; donde estés jugando, un bot ocupa tu asiento.
account-forget-name = Para confirmarlo, escribe tu nombre: { $name }
account-forget-do = Olvídame para siempre
account-forgotten = Hecho. Aquí ya nadie te conoce.
account-link-title = Un enlace de tu correo
account-link-about = Lo pidió { $name } en { $browser }, el { $time }. Lleva a la cuenta de { $address }.
account-link-elsewhere = Fue en otro navegador, no en este. Sigue solo si fuiste tú. Si la dirección no tiene cuenta, aquí se crea una nueva y vacía.
account-link-follow = Iniciar sesión aquí
account-link-void = Este enlace ya se usó, ha caducado o está incompleto. Pide uno nuevo.
