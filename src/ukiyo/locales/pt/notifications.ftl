## Notifications

notifications-turn = É a sua vez
notifications-reminder = O seu tempo está acabando
notifications-over = A partida terminou
notifications-started = A partida começou
notifications-invited = Convidaram você para uma mesa
notifications-accepted = { $player } aceitou o seu convite
notifications-takeover = Um robô está jogando por você
notifications-test = Aviso de teste
notifications-at = { $game } com { $others }
notifications-until = { $at }. Você tem até { $until }.
notifications-come-back = { $at }. Você pode voltar ao seu lugar quando quiser.
notifications-all-here = { $at }. Todos já estão aqui: você pode começar a partida.
notifications-and = { $first } e { $last }
notifications-works = Os avisos estão funcionando.
notifications-digest = { $n ->
    [one] É a sua vez em uma mesa
   *[other] É a sua vez em { $n } mesas
}

## Emails

notifications-email-open = Ir para a mesa: { $link }
notifications-email-home = Ir para as suas mesas: { $link }
notifications-email-end = Você recebe isto porque ativou os avisos por e-mail. Para não receber mais: { $link }
notifications-email-silence = Se não foi você que pediu, pode ignorar este e-mail. Para não receber mais pedidos de confirmação deste endereço: { $link }
notifications-email-pause = Se não foi você que pediu, pode ignorar este e-mail. Para não receber links de acesso por 30 dias: { $link }
notifications-email-verify-subject = Confirme o seu endereço no Ukiyo
notifications-email-verify =
    Alguém com o nome { $name } quer receber um aviso por e-mail quando for a sua vez em uma mesa.
    Se é você, abra este link em até um dia, no navegador em que você o pediu:

    { $link }
notifications-email-sign-in-subject = O seu link para entrar no Ukiyo
notifications-email-sign-in =
    Com este link você entra na sua conta, no aparelho em que o abrir. Ele vale uma só vez, por { $minutes } minutos:

    { $link }

    Foi pedido por { $name } em { $browser }. Não foi você? Então não faça nada.

## Pages opened from emails

notifications-page-verify = Enviar um e-mail para { $address } quando for a sua vez?
notifications-page-verify-button = Sim, confirmar este endereço
notifications-page-verify-done = { $address } está confirmado. Você vai receber um e-mail quando for a sua vez.
notifications-page-end = Parar de enviar e-mails sobre as suas mesas para { $address }?
notifications-page-end-button = Parar os e-mails
notifications-page-end-done = Não enviamos mais e-mails sobre as suas mesas para { $address }.
notifications-page-silence = Parar de pedir que { $address } confirme o endereço? Os links de acesso continuam chegando.
notifications-page-silence-button = Parar de pedir
notifications-page-silence-done = Não enviamos mais a { $address } pedidos para confirmar o endereço. Para permitir, abra este link de novo.
notifications-page-pause = Parar de enviar links de acesso para { $address } por 30 dias? Com este link você pode permitir de novo quando quiser.
notifications-page-pause-button = Parar por 30 dias
notifications-page-pause-done = Por 30 dias nenhum link de acesso vai para { $address }. Para permitir antes, abra este link de novo.
notifications-page-again = Os e-mails deste tipo para { $address } estão parados. Permitir de novo?
notifications-page-again-button = Permitir de novo
notifications-page-again-done = Os e-mails deste tipo para { $address } estão permitidos de novo.
notifications-page-elsewhere = Abra este link no navegador em que você o pediu. Só lá { $address } pode ser confirmado.
notifications-page-taken = { $address } já pertence a outra conta. Entre nessa conta com um link por e-mail.
notifications-page-void = Este link não vale mais, ou não foi copiado inteiro. Peça um novo.
notifications-page-settings = Configurações de notificações

## The page

notifications-title = Notificações
notifications-about = Receba um aviso quando for a sua vez. Enquanto uma mesa está aberta, você não recebe avisos sobre ela.
notifications-name-first = Entre primeiro em uma mesa. Depois você pode configurar as notificações.
notifications-device = Neste aparelho
notifications-device-on = Ativar neste aparelho
notifications-device-off = Desativar neste aparelho
notifications-device-is-on = Este navegador avisa quando é a sua vez, mesmo com o Ukiyo fechado.
notifications-device-insecure = As notificações precisam de uma conexão segura (https), e esta página não tem.
notifications-device-unable = Este navegador não consegue mostrar notificações com o Ukiyo fechado. Em um iPhone ou iPad, adicione antes o Ukiyo à tela de início.
notifications-device-blocked = As notificações desta página estão bloqueadas. Você pode permiti-las nas configurações do navegador para este site.
notifications-device-serverless = Este servidor não consegue enviar avisos a aparelhos; quem o administra pode ativar isso.
notifications-device-failed = O serviço de avisos do navegador não responde. Tente mais tarde.
notifications-devices = Seus aparelhos
notifications-device-since = desde { $day }
notifications-device-nameless = Navegador desconhecido
notifications-use-push = Avisar nos meus aparelhos
notifications-forget = Remover
notifications-email = Por e-mail
notifications-email-none = Este servidor não envia e-mails; quem o administra pode ativar isso.
notifications-email-address = O seu endereço
notifications-email-ask = Receber um link
notifications-email-asked = Se { $address } pode receber e-mails, um link está a caminho. Abra-o neste navegador em até um dia. Até lá, não enviaremos mais nada.
notifications-use-email = Escrever para { $address }
notifications-email-each = na hora, um e-mail por mesa
notifications-email-daily = uma vez por dia, às { $hour }
notifications-email-when = Quando
notifications-webhook = Canal do Discord ou do Slack
notifications-webhook-about = Quando é a sua vez, um webhook publica uma mensagem no seu canal. Crie a URL nas configurações do canal. Ela fica guardada só neste servidor.
notifications-webhook-none = Este servidor não oferece webhooks; quem o administra pode ativar isso.
notifications-webhook-style = Tipo
notifications-webhook-json = Outro (JSON)
notifications-webhook-url = URL
notifications-webhook-save = Salvar
notifications-use-hook = Publicar em { $host }
notifications-webhook-removed = { $host } diz que este webhook não existe mais. Nada é enviado para lá; crie outro.
notifications-what = Quando me avisar
notifications-use-reminder = Lembrar quando eu tiver usado 80% do meu tempo
notifications-soon = Avisar na hora nas partidas ao longo de dias. Senão, os avisos esperam um minuto, caso eu volte por conta própria.
notifications-table = Nesta mesa
notifications-table-usual = usar minhas configurações padrão
notifications-table-silent = sem avisos
notifications-table-own = só estes:
notifications-want-push = meus aparelhos
notifications-want-email = e-mail
notifications-want-webhook = webhook
notifications-want-reminder = com lembrete
notifications-tables = Mesas com configurações próprias
notifications-try = Enviar um teste
notifications-tried = Um aviso de teste deve chegar em alguns segundos.
notifications-to-table = Ir para a mesa
