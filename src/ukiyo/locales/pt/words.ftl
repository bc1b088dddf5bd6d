## Words at the table, seals, and notes to oneself

words-tab = Conversa
words-tabs = O que aconteceu, conversa e notas
words-log-tab = Registro
words-notes-tab = Notas
words-unread = { $n ->
    [one] { $n } mensagem nova
   *[other] { $n } mensagens novas
}
words-players = Só os jogadores leem isto.
words-watchers = Só quem assiste lê isto; os jogadores, quando a partida acabar.
words-after = A partida acabou: agora os jogadores podem ler o que disse quem assistia.
words-none = Ninguém disse nada ainda.
words-write = Diga algo
words-send = Enviar
words-seals-label = Selos
words-seals-only = Nesta mesa só se conversa com selos.
words-earlier = Mostrar o que foi dito antes
words-ways = O que fazer com a mensagem de { $name }
words-mute = Silenciar { $name }
words-block = Bloquear { $name }
words-block-note = Você não ouve mais quem bloquear, e essa pessoa não pode entrar nas suas mesas.
words-report = Denunciar esta mensagem
words-reported = Denunciada. Quem administra o servidor vai analisar.
words-sweep = Remover esta mensagem
words-silenced = Pessoas silenciadas e bloqueadas
words-muted-one = { $name } (silêncio)
words-blocked-one = { $name } (bloqueio)
words-hear-again = Ouvir de novo
words-watcher = assistindo
words-said-seal = Selo: { $word }
words-notes = Suas notas
words-notes-about = Só você lê estas notas, em todos os seus aparelhos.
words-notes-kept = Salvo.
words-notes-writing = Ainda não salvo…
words-notes-elsewhere = Você também escreveu em outro aparelho: agora os dois textos estão aqui.

## Seals

seal-well-played = Bem jogado
seal-thanks = Valeu
seal-moment = Um momento
seal-oh = Oh!
seal-luck = Boa sorte
seal-sorry = Desculpe
seal-ha = Ha ha!
seal-back = Voltei
