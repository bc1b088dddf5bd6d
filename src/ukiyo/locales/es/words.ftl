## Words at the table, seals, and notes to oneself

words-tab = Charla
words-tabs = Lo sucedido, charla y notas
words-log-tab = Registro
words-notes-tab = Notas
words-unread = { $n ->
    [one] { $n } mensaje nuevo
   *[other] { $n } mensajes nuevos
}
words-players = Esto solo lo leen los jugadores.
words-watchers = Esto solo lo leen quienes miran; los jugadores, cuando acabe la partida.
words-after = La partida ha terminado: ahora los jugadores pueden leer lo que dijeron quienes miraban.
words-none = Nadie ha dicho nada todavía.
words-write = Di algo
words-send = Enviar
words-seals-label = Sellos
words-seals-only = En esta mesa solo se habla con sellos.
words-earlier = Mostrar lo dicho antes
words-ways = Qué hacer con el mensaje de { $name }
words-mute = Silenciar a { $name }
words-block = Bloquear a { $name }
words-block-note = No oirás a quien bloquees, ni podrá sentarse en tus mesas.
words-report = Denunciar este mensaje
words-reported = Denunciado. Quien administra el servidor lo revisará.
words-sweep = Quitar este mensaje
words-silenced = Personas silenciadas y bloqueadas
words-muted-one = { $name } (silencio)
words-blocked-one = { $name } (bloqueo)
words-hear-again = Volver a oír
words-watcher = mirando
words-said-seal = Sello: { $word }
words-notes = Tus notas
words-notes-about = Solo tú puedes leer estas notas, en todos tus dispositivos.
words-notes-kept = Guardado.
words-notes-writing = Sin guardar todavía…
words-notes-elsewhere = También has escrito en otro dispositivo: ahora los dos textos están aquí.

## Seals

seal-well-played = Bien jugado
seal-thanks = Gracias
seal-moment = Un momento
seal-oh = ¡Oh!
seal-luck = Buena suerte
seal-sorry = Perdón
seal-ha = ¡Ja, ja!
seal-back = He vuelto
