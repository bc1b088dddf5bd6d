## Your account

account-about = Aquí juegas sin registrarte: este dispositivo recuerda quién eres. Para encontrar tus partidas también en otros, crea una llave de acceso o deja una dirección de correo. Esa será tu cuenta.
account-about-yours = Inicia sesión en cualquier dispositivo para encontrar allí tus partidas.
account-name = Nombre
account-rename = Cambiar
account-since = Miembro desde el { $day }.
account-language-and-zone = Te escribimos en { $language } y con la hora de { $zone }.
account-passkeys = Llaves de acceso
account-passkeys-about = Entra con tu huella, tu cara o el PIN de tu dispositivo, sin contraseñas que recordar.
account-passkey-make = Crear una llave de acceso
account-passkey-more = Añadir una llave de acceso en este dispositivo
account-passkey-used = creada el { $since }, usada por última vez el { $used }
account-passkey-refused = Esta llave de acceso no pertenece a ninguna cuenta de aquí. Inténtalo de nuevo o entra de otra manera.
account-passkey-stopped = El navegador ha cancelado la petición. No ha cambiado nada.
account-passkey-there = Ya tienes una llave de acceso en este dispositivo.
account-passkey-not-here = Aquí no se pueden usar llaves de acceso: necesitan un navegador reciente y un servidor con nombre de dominio, como https://ukiyo.example.org.
account-remove = Quitar
account-email = Correo
account-email-about = Te enviamos un enlace de acceso por correo. Sirve una sola vez, durante 20 minutos, a quien lo abra.
account-email-address = Dirección de correo
account-email-send = Envíame un enlace
account-email-sent = Si { $address } puede recibir correo, hay un enlace en camino. Ábrelo en este navegador para conservar las partidas que tienes aquí.
account-email-yours = Los enlaces de acceso van a { $address }.
account-email-not-here = Este servidor no envía correo.
account-sign-in = ¿Ya tienes cuenta?
account-sign-in-about = Inicia sesión para usar tu cuenta en este dispositivo.
account-sign-in-email = También puedes recibir un enlace de acceso por correo.
account-sign-in-passkey = Entrar con una llave de acceso
account-bring = { $tables ->
    [0] En este dispositivo te llamas { $name }. ¿Llevamos lo que se guarda con ese nombre a la cuenta de { $account }?
    [one] En este dispositivo juegas como { $name } y tienes una partida. ¿La llevamos a la cuenta de { $account }?
   *[other] En este dispositivo juegas como { $name } y tienes { $tables } partidas. ¿Las llevamos a la cuenta de { $account }?
}
account-bring-yes = Llevar a mi cuenta
account-bring-no = Dejar aquí
account-bring-no-about = A lo que dejes no podrás volver desde este dispositivo.
account-not-now = Ahora no
account-sign-out = Cerrar sesión
account-sign-out-here = En este dispositivo
account-sign-out-everywhere = En todos los dispositivos
account-kept = Tus datos
account-kept-about = Tu nombre, tu idioma y tu zona horaria; tus asientos con sus partidas, tu rating, tu perfil y tus torneos; lo que has dicho, anotado y denunciado en las mesas, y a quién silencias o bloqueas; tus lecciones, tus intentos del reparto del día y tus vacaciones; y, si las hay, tus llaves de acceso, tu dirección de correo y la forma en que quieres que te avisemos. Los demás ven lo que se ve en una mesa y en un torneo, y tu perfil si se lo muestras.
account-export = Descargar mis datos
account-forget = Eliminar mi cuenta
account-forget-about = Se borran todos tus datos, de inmediato y para siempre. Las partidas terminadas se conservan sin tu nombre. En las partidas en curso, un bot ocupa tu asiento.
account-forget-name = Para confirmarlo, escribe tu nombre: { $name }
account-forget-do = Eliminar para siempre
account-forgotten = Tus datos se han eliminado.
account-link-title = Enlace de acceso
account-link-about = { $name } pidió este enlace en { $browser }, el { $time }. Da acceso a la cuenta de { $address }.
account-link-elsewhere = El enlace se pidió en otro navegador. Sigue solo si fuiste tú. Si la dirección no tiene cuenta aquí, se crea una nueva y vacía.
account-link-follow = Iniciar sesión aquí
account-link-void = Este enlace ya se usó, ha caducado o está incompleto. Pide uno nuevo.
