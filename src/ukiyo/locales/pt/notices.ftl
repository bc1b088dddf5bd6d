## What is sent

notices-turn = É a sua vez
notices-reminder = O seu tempo está acabando
notices-over = A partida terminou
notices-started = A partida começou
notices-invited = Convidaram você para uma mesa
notices-accepted = { $player } aceitou o seu convite
notices-stood-in = Um robô está jogando por você
notices-test = É assim que vamos avisar você
notices-at = { $game } com { $others }
notices-until = { $at }. Você tem até { $until }.
notices-come-back = { $at }. Você pode voltar ao seu lugar quando quiser.
notices-all-here = { $at }. Todos já estão aqui: você pode começar a partida.
notices-and = { $first } e { $last }
notices-works = Os avisos do Ukiyo chegam a você por aqui.
notices-digest = { $n ->
    [one] Uma mesa espera por você
   *[other] { $n } mesas esperam por você
}

## Mail

notices-mail-open = Para a mesa: { $link }
notices-mail-home = Para as suas mesas: { $link }
notices-mail-end = Você recebe isto porque pediu avisos ao Ukiyo. Para não receber mais: { $link }
notices-mail-silence = Se não foi você que pediu, não faça nada. Para não receber mais pedidos de confirmação deste endereço: { $link }
notices-mail-pause = Se não foi você que pediu, não faça nada. Para não receber links de acesso por 30 dias: { $link }
notices-mail-verify-subject = Confirme o seu endereço no Ukiyo
notices-mail-verify =
    Alguém com o nome { $name } quer receber um aviso por e-mail quando for a sua vez em uma mesa.
    Se é você, abra este link em até um dia, no navegador em que você o pediu:

    { $link }
notices-mail-login-subject = O seu link para entrar no Ukiyo
notices-mail-login =
    Com este link você entra na sua conta, no aparelho em que o abrir. Ele vale uma só vez, por { $minutes } minutos:

    { $link }

    Foi pedido por { $name } em { $browser }. Não foi você? Então não faça nada.

## Links in mail

notices-page-verify = Enviar um aviso para { $address } quando uma mesa esperar por você?
notices-page-verify-button = Sim, é o meu endereço
notices-page-verify-done = A partir de agora o Ukiyo avisa você por e-mail, em { $address }, quando uma mesa estiver à sua espera.
notices-page-end = Parar de enviar e-mails sobre as suas mesas para { $address }?
notices-page-end-button = Parar os e-mails
notices-page-end-done = Não enviamos mais e-mails sobre as suas mesas para { $address }.
notices-page-silence = Parar de pedir que { $address } confirme o endereço? Os links de acesso continuam chegando.
notices-page-silence-button = Parar de pedir
notices-page-silence-done = Não enviamos mais a { $address } pedidos para confirmar o endereço. Para permitir, abra este link de novo.
notices-page-pause = Parar de enviar links de acesso para { $address } por 30 dias? Com este link você pode permitir de novo quando quiser.
notices-page-pause-button = Parar por 30 dias
notices-page-pause-done = Por 30 dias nenhum link de acesso vai para { $address }. Para permitir antes, abra este link de novo.
notices-page-again = Os e-mails deste tipo para { $address } estão parados. Permitir de novo?
notices-page-again-button = Permitir de novo
notices-page-again-done = Os e-mails deste tipo para { $address } estão permitidos de novo.
notices-page-elsewhere = Abra este link no navegador em que você o pediu. Só lá { $address } pode ser confirmado.
notices-page-taken = { $address } já pertence a outra conta. Entre nessa conta com um link por e-mail.
notices-page-void = Este link não vale mais, ou não foi copiado inteiro. Peça um novo.
notices-page-settings = Como o Ukiyo avisa você

## The page

notices-title = Avisos da sua vez
notices-about = O Ukiyo pode avisar quando uma mesa espera por você, onde quer que você esteja. Enquanto você está olhando uma mesa, nada é enviado sobre ela.
notices-name-first = Sente-se primeiro a uma mesa: aí haverá algo para avisar.
notices-device = Neste aparelho
notices-device-on = Avisar neste aparelho
notices-device-off = Não avisar mais aqui
notices-device-is-on = Este navegador mostra quando uma mesa espera por você, mesmo com o Ukiyo fechado.
notices-device-insecure = Os navegadores só mostram avisos de páginas abertas por https, e esta não foi.
notices-device-unable = Este navegador não mostra nada com o Ukiyo fechado. Em um iPhone ou iPad, adicione antes o Ukiyo à tela de início.
notices-device-blocked = O navegador bloqueia os avisos desta página. Você pode permiti-los nas configurações dele para este site.
notices-device-serverless = Este servidor não consegue enviar avisos a aparelhos; quem o administra pode ativar isso.
notices-device-failed = O serviço de avisos do navegador não responde. Tente mais tarde.
notices-devices = Seus aparelhos
notices-device-since = desde { $day }
notices-device-nameless = Um navegador
notices-use-push = Avisar nos meus aparelhos
notices-forget = Esquecer
notices-mail = Por e-mail
notices-mail-none = Este servidor não envia e-mails; quem o administra pode ativar isso.
notices-mail-address = O seu endereço
notices-mail-ask = Receber um link
notices-mail-asked = Se { $address } recebe e-mails, um link está a caminho. Abra-o neste navegador em até um dia; até lá, nada mais é enviado para esse endereço.
notices-use-mail = Escrever para { $address }
notices-mail-each = na hora, um e-mail por mesa
notices-mail-daily = uma vez por dia, às { $hour }
notices-mail-when = Quando
notices-hook = Para um canal do Discord ou do Slack
notices-hook-about = Um webhook é chamado quando uma mesa espera por você: o endereço é criado nas configurações do canal e fica no servidor.
notices-hook-none = Este servidor não chama webhooks; quem o administra pode ativar isso.
notices-hook-style = Tipo
notices-hook-json = outro, em JSON
notices-hook-url = Endereço
notices-hook-set = Usar
notices-use-hook = Publicar em { $host }
notices-hook-gone = { $host } diz que este webhook não existe mais. Nada é enviado para lá; crie outro.
notices-what = Sobre o que avisamos
notices-use-reminder = Um lembrete quando eu tiver gastado quatro quintos do meu tempo
notices-soon = Na hora também nas partidas ao longo de dias; senão, um minuto depois, caso eu entre por conta própria
notices-table = Nesta mesa
notices-table-usual = como em todas
notices-table-silent = nada
notices-table-own = só assim:
notices-want-push = meus aparelhos
notices-want-mail = e-mail
notices-want-hook = webhook
notices-want-reminder = com lembrete
notices-tables = Mesas com configurações próprias
notices-try = Testar
notices-tried = Algo deve chegar até você em alguns segundos.
notices-to-table = Para a mesa
