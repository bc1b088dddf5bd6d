## What is sent

notices-turn = Es tu turno
notices-reminder = Se te acaba el tiempo
notices-over = La partida ha terminado
notices-started = La partida ha empezado
notices-invited = Te invitan a una mesa
notices-stood-in = Un bot juega por ti
notices-test = Así te avisaremos
notices-at = { $game } con { $others }
notices-until = { $at }. Tienes hasta { $until }.
notices-come-back = { $at }. Puedes recuperar tu asiento cuando quieras.
notices-and = { $first } y { $last }
notices-works = Ukiyo te encuentra aquí.
notices-digest = { $n ->
    [one] Una mesa te espera
   *[other] { $n } mesas te esperan
}

## Mail

notices-mail-open = A la mesa: { $link }
notices-mail-home = A tus mesas: { $link }
notices-mail-end = Recibes esto porque pediste a Ukiyo que te avisara. Para no recibir más: { $link }
notices-mail-silence = Si no lo has pedido tú, no hagas nada. Para no recibir nunca más correo de este servidor: { $link }
notices-mail-verify-subject = Tu dirección para Ukiyo
notices-mail-verify =
    Alguien que se llama { $name } quiere que le avisemos por correo cuando le toque jugar en una mesa.
    Si eres tú, abre este enlace antes de un día:

    { $link }
notices-mail-login-subject = Tu entrada a Ukiyo
notices-mail-login =
    Con este enlace estás en casa en el dispositivo que lo abra. Sirve una sola vez, durante { $minutes } minutos:

    { $link }
