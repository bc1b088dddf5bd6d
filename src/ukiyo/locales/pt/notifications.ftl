## Notifications

notifications-turn = É a sua vez
notifications-reminder = O seu tempo está acabando
notifications-over = A partida terminou
notifications-started = A partida começou
notifications-invited = Convidaram você para uma mesa
notifications-accepted = { $player } aceitou o seu convite
notifications-takeover = Um robô está jogando por você
notifications-test = É assim que vamos avisar você
notifications-at = { $game } com { $others }
notifications-until = { $at }. Você tem até { $until }.
notifications-come-back = { $at }. Você pode voltar ao seu lugar quando quiser.
notifications-all-here = { $at }. Todos já estão aqui: você pode começar a partida.
notifications-and = { $first } e { $last }
notifications-works = Os avisos do Ukiyo chegam a você por aqui.
notifications-digest = { $n ->
    [one] Uma mesa espera por você
   *[other] { $n } mesas esperam por você
}

## Emails

notifications-mail-open = Para a mesa: { $link }
notifications-mail-home = Para as suas mesas: { $link }
notifications-mail-end = Você recebe isto porque pediu avisos ao Ukiyo. Para não receber mais: { $link }
notifications-mail-silence = Se não foi você que pediu, não faça nada. Para não receber mais pedidos de confirmação deste endereço: { $link }
notifications-mail-pause = Se não foi você que pediu, não faça nada. Para não receber links de acesso por 30 dias: { $link }
notifications-mail-verify-subject = Confirme o seu endereço no Ukiyo
notifications-mail-verify =
    Alguém com o nome { $name } quer receber um aviso por e-mail quando for a sua vez em uma mesa.
    Se é você, abra este link em até um dia, no navegador em que você o pediu:

    { $link }
notifications-mail-login-subject = O seu link para entrar no Ukiyo
notifications-mail-login =
    Com este link você entra na sua conta, no aparelho em que o abrir. Ele vale uma só vez, por { $minutes } minutos:

    { $link }

    Foi pedido por { $name } em { $browser }. Não foi você? Então não faça nada.

## Pages opened from emails

notifications-page-verify = Enviar um aviso para { $address } quando uma mesa esperar por você?
notifications-page-verify-button = Sim, é o meu endereço
notifications-page-verify-done = A partir de agora o Ukiyo avisa você por e-mail, em { $address }, quando uma mesa estiver à sua espera.
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
notifications-page-settings = Como o Ukiyo avisa você

## The page

notifications-title = Notificações
notifications-about = O Ukiyo pode avisar quando uma mesa espera por você, onde quer que você esteja. Enquanto você está olhando uma mesa, nada é enviado sobre ela.
notifications-name-first = Sente-se primeiro a uma mesa: aí haverá algo para avisar.
notifications-device = Neste aparelho
notifications-device-on = Avisar neste aparelho
notifications-device-off = Não avisar mais aqui
notifications-device-is-on = Este navegador mostra quando uma mesa espera por você, mesmo com o Ukiyo fechado.
notifications-device-insecure = Os navegadores só mostram avisos de páginas abertas por https, e esta não foi.
notifications-device-unable = Este navegador não mostra nada com o Ukiyo fechado. Em um iPhone ou iPad, adicione antes o Ukiyo à tela de início.
notifications-device-blocked = O navegador bloqueia os avisos desta página. Você pode permiti-los nas configurações dele para este site.
notifications-device-serverless = Este servidor não consegue enviar avisos a aparelhos; quem o administra pode ativar isso.
notifications-device-failed = O serviço de avisos do navegador não responde. Tente mais tarde.
notifications-devices = Seus aparelhos
notifications-device-since = desde { $day }
notifications-device-nameless = Um navegador
notifications-use-push = Avisar nos meus aparelhos
notifications-forget = Esquecer
notifications-mail = Por e-mail
notifications-mail-none = Este servidor não envia e-mails; quem o administra pode ativar isso.
notifications-mail-address = O seu endereço
notifications-mail-ask = Receber um link
notifications-mail-asked = Se { $address } recebe e-mails, um link está a caminho. Abra-o neste navegador em até um dia; até lá, nada mais é enviado para esse endereço.
notifications-use-mail = Escrever para { $address }
notifications-mail-each = na hora, um e-mail por mesa
notifications-mail-daily = uma vez por dia, às { $hour }
notifications-mail-when = Quando
notifications-hook = Para um canal do Discord ou do Slack
notifications-hook-about = Um webhook é chamado quando uma mesa espera por você: o endereço é criado nas configurações do canal e fica no servidor.
notifications-hook-none = Este servidor não chama webhooks; quem o administra pode ativar isso.
notifications-hook-style = Tipo
notifications-hook-json = outro, em JSON
notifications-hook-url = Endereço
notifications-hook-set = Usar
notifications-use-hook = Publicar em { $host }
notifications-hook-gone = { $host } diz que este webhook não existe mais. Nada é enviado para lá; crie outro.
notifications-what = Sobre o que avisamos
notifications-use-reminder = Um lembrete quando eu tiver gastado quatro quintos do meu tempo
notifications-soon = Na hora também nas partidas ao longo de dias; senão, um minuto depois, caso eu entre por conta própria
notifications-table = Nesta mesa
notifications-table-usual = como em todas
notifications-table-silent = nada
notifications-table-own = só assim:
notifications-want-push = meus aparelhos
notifications-want-mail = e-mail
notifications-want-webhook = webhook
notifications-want-reminder = com lembrete
notifications-tables = Mesas com configurações próprias
notifications-try = Testar
notifications-tried = Algo deve chegar até você em alguns segundos.
notifications-to-table = Para a mesa
