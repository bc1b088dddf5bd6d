## Chat and notes

chat-tab = Chat
chat-tabs = Registro, chat y notas
chat-log-tab = Registro
chat-notes-tab = Notas
chat-unread = { $n ->
    [one] { $n } mensaje nuevo
   *[other] { $n } mensajes nuevos
}
chat-players = Solo los jugadores pueden leer esto.
chat-spectators = Solo los espectadores pueden leer esto. Los jugadores podrán leerlo cuando acabe la partida.
chat-after = La partida ha terminado: ahora los jugadores pueden leer los mensajes de los espectadores.
chat-none = Todavía no hay mensajes.
chat-write = Escribe un mensaje
chat-send = Enviar
chat-stickers-label = Stickers
chat-stickers-only = En esta mesa solo se permiten stickers.
chat-earlier = Mostrar mensajes anteriores
chat-message-options = Opciones del mensaje de { $name }
chat-mute = Silenciar a { $name }
chat-block = Bloquear a { $name }
chat-block-note = No ves los mensajes de las personas que bloqueas, y no pueden unirse a tus mesas.
chat-report = Denunciar este mensaje
chat-reported = Denunciado. Quien administra el servidor lo revisará.
chat-delete = Quitar este mensaje
chat-silenced = Personas silenciadas y bloqueadas
chat-muted-one = { $name } (silencio)
chat-blocked-one = { $name } (bloqueo)
chat-unblock = Permitir de nuevo
chat-spectator = mirando
chat-sent-sticker = Sticker: { $word }
chat-notes = Tus notas
chat-notes-about = Solo tú puedes leer estas notas, en todos tus dispositivos.
chat-notes-kept = Guardado.
chat-notes-writing = Sin guardar todavía…
chat-notes-elsewhere = También has escrito en otro dispositivo: ahora los dos textos están aquí.

## Stickers

sticker-well-played = Bien jugado
sticker-thanks = Gracias
sticker-moment = Un momento
sticker-oh = ¡Oh!
sticker-luck = Buena suerte
sticker-sorry = Perdón
sticker-ha = ¡Ja, ja!
sticker-back = He vuelto
