## Your account

account-about = Aquí juegas sin registrarte: este dispositivo recuerda quién eres. Para encontrar tus partidas también en otros, crea una llave de acceso o deja una dirección de correo. Esa será tu cuenta.
account-about-yours = Encuentras tus partidas en todos los dispositivos en los que inicies sesión.
account-name = Nombre
account-rename = Cambiar
account-since = Aquí desde el { $day }.
account-spoken = Te escribimos en { $language }, con las horas de { $zone }.
account-passkeys = Llaves de acceso
account-passkeys-about = Tu huella, tu cara o el código de tu dispositivo: sin contraseña, sin nada que recordar.
account-passkey-make = Crear una llave de acceso
account-passkey-more = Otra en este dispositivo
account-passkey-used = creada el { $since }, usada por última vez el { $used }
account-passkey-refused = Esta llave de acceso no abre ninguna cuenta aquí. Inténtalo de nuevo o entra de otra manera.
account-passkey-stopped = No ha pasado nada: el navegador no terminó.
account-passkey-there = Este dispositivo ya tiene una llave de acceso tuya.
account-passkey-not-here = Aquí no hay llaves de acceso: necesitan un navegador que las conozca y una dirección con nombre, como https://ukiyo.example.org.
account-remove = Quitar
account-mail = Correo
account-mail-about = Te llega un enlace por correo. Inicia la sesión de quien lo abre, sirve una sola vez y durante 20 minutos.
account-mail-address = Dirección de correo
account-mail-send = Envíame un enlace
account-mail-sent = Si el correo llega a { $address }, hay un enlace en camino. Ábrelo en el dispositivo en el que quieras jugar.
account-mail-yours = Tus enlaces van a { $address }.
account-mail-not-here = Este servidor no envía correo.
account-sign-in = ¿Ya has estado aquí?
account-sign-in-about = Inicia sesión y este dispositivo también será tuyo.
account-sign-in-mail = También vale una dirección de correo: haz que te envíen un enlace.
account-sign-in-passkey = Entrar con una llave de acceso
account-bring = { $tables ->
    [0] Este dispositivo ha hecho lecciones como { $name }. ¿Las llevamos a la cuenta de { $account }?
    [one] Este dispositivo juega como { $name } y tiene una partida. ¿La llevamos a la cuenta de { $account }?
   *[other] Este dispositivo juega como { $name } y tiene { $tables } partidas. ¿Las llevamos a la cuenta de { $account }?
}
account-bring-yes = Llevar conmigo
account-bring-no = Dejar aquí
account-bring-no-about = Lo que se deja ya no se podrá encontrar desde este dispositivo.
account-not-now = Ahora no
account-sign-out = Cerrar sesión
account-sign-out-here = En este dispositivo
account-sign-out-everywhere = En todos los dispositivos
account-kept = Lo que se guarda de ti
account-kept-about = Tu nombre, tus asientos con sus partidas, tus lecciones y tus intentos del reparto del día; y, si los diste, tus llaves de acceso, una dirección de correo y cómo quieres que te avisemos. Los demás ven lo que se ve en una mesa y nada más.
account-export = Descargarlo todo
account-forget = Olvidarme
account-forget-about = Se borra todo, al momento y para siempre. Las partidas terminadas quedan, sin tu nombre; donde estés jugando, un bot ocupa tu asiento.
account-forget-name = Para estar seguros, escribe tu nombre: { $name }
account-forget-do = Olvidarme para siempre
account-forgotten = Hecho. Aquí ya nadie te conoce.
account-link-title = Un enlace de tu correo
account-link-about = Lo pidió { $name } en { $browser }, el { $time }. Lleva a la cuenta de { $address }.
account-link-elsewhere = Era otro navegador, no este. Sigue solo si has sido tú.
account-link-follow = Iniciar sesión aquí
account-link-void = Este enlace ya se usó, es demasiado viejo o no está entero. Pide uno nuevo.
