## Chat and notes

chat-tab = Chat
chat-tabs = Registro, chat e notas
chat-log-tab = Registro
chat-notes-tab = Notas
chat-unread = { $n ->
    [one] { $n } mensagem nova
   *[other] { $n } mensagens novas
}
chat-players = Só os jogadores podem ler isto.
chat-spectators = Só os espectadores podem ler isto. Os jogadores podem ler quando a partida acabar.
chat-after = A partida acabou: agora os jogadores podem ler as mensagens dos espectadores.
chat-none = Ainda não há mensagens.
chat-write = Escreva uma mensagem
chat-send = Enviar
chat-stickers-label = Figurinhas
chat-stickers-only = Nesta mesa só são permitidas figurinhas.
chat-earlier = Mostrar mensagens anteriores
chat-message-options = Opções da mensagem de { $name }
chat-mute = Silenciar { $name }
chat-block = Bloquear { $name }
chat-block-note = Você não vê as mensagens de quem bloqueia, e essas pessoas não podem entrar nas suas mesas.
chat-report = Denunciar esta mensagem
chat-reported = Denunciada. Quem administra o servidor vai analisar.
chat-delete = Remover esta mensagem
chat-silenced = Pessoas silenciadas e bloqueadas
chat-muted-one = { $name } (silêncio)
chat-blocked-one = { $name } (bloqueio)
chat-unblock = Permitir novamente
chat-spectator = assistindo
chat-sent-sticker = Figurinha: { $word }
chat-notes = Suas notas
chat-notes-about = Só você pode ler estas notas, em todos os seus aparelhos.
chat-notes-kept = Salvo.
chat-notes-writing = Ainda não salvo…
chat-notes-elsewhere = Você também escreveu em outro aparelho: agora os dois textos estão aqui.

## Stickers

sticker-well-played = Bem jogado
sticker-thanks = Valeu
sticker-moment = Um momento
sticker-oh = Oh!
sticker-luck = Boa sorte
sticker-sorry = Desculpe
sticker-ha = Ha ha!
sticker-back = Voltei
