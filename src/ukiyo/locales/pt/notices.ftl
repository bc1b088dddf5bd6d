## What is sent

notices-turn = É a sua vez
notices-reminder = O seu tempo está acabando
notices-over = A partida terminou
notices-started = A partida começou
notices-invited = Você foi convidado para uma mesa
notices-stood-in = Um bot está jogando por você
notices-test = É assim que você será avisado
notices-at = { $game } com { $others }
notices-until = { $at }. Você tem até { $until }.
notices-come-back = { $at }. Você pode voltar ao seu lugar quando quiser.
notices-and = { $first } e { $last }
notices-works = O Ukiyo encontra você aqui.
notices-digest = { $n ->
    [one] Uma mesa espera por você
   *[other] { $n } mesas esperam por você
}

## Mail

notices-mail-open = Para a mesa: { $link }
notices-mail-home = Para as suas mesas: { $link }
notices-mail-end = Você recebe isto porque pediu ao Ukiyo que avisasse. Para não receber mais: { $link }
notices-mail-silence = Se não foi você que pediu, não faça nada. Para nunca mais receber e-mails deste servidor: { $link }
notices-mail-verify-subject = O seu endereço no Ukiyo
notices-mail-verify =
    Alguém chamado { $name } quer ser avisado por e-mail quando for a sua vez em uma mesa.
    Se é você, abra este link em até um dia:

    { $link }
notices-mail-login-subject = A sua entrada no Ukiyo
notices-mail-login =
    Com este link você está em casa no dispositivo que o abrir. Ele vale uma vez, por { $minutes } minutos:

    { $link }

    Foi pedido por { $name } em { $browser }. Não foi você? Não faça nada.

## Links in mail

notices-page-verify = Avisar { $address } quando uma mesa esperar por você?
notices-page-verify-button = Sim, é o meu endereço
notices-page-verify-done = A partir de agora o Ukiyo avisa você por e-mail, em { $address }, quando uma mesa espera por você.
notices-page-end = Não enviar mais e-mails sobre as suas mesas para { $address }?
notices-page-end-button = Nenhum e-mail mais
notices-page-end-done = Nenhum e-mail sobre as suas mesas vai mais para { $address }.
notices-page-silence = Este servidor não deve escrever nunca mais para { $address }?
notices-page-silence-button = Nunca mais
notices-page-silence-done = Este servidor não escreve mais para { $address }.
notices-page-void = Este link não vale mais, ou não foi copiado inteiro. Peça outro.
notices-page-settings = Como o Ukiyo avisa você

## The page

notices-title = Avisos da sua vez
notices-about = O Ukiyo pode avisar quando uma mesa espera por você, onde quer que esteja. Enquanto você olha para uma mesa, nada é enviado sobre ela.
notices-name-first = Sente-se primeiro a uma mesa: aí haverá do que avisar.
notices-device = Neste dispositivo
notices-device-on = Avisar neste dispositivo
notices-device-off = Não mais neste dispositivo
notices-device-is-on = Este navegador mostra quando uma mesa espera por você, mesmo com o Ukiyo fechado.
notices-device-insecure = Os navegadores só mostram avisos de páginas abertas por https, e esta não foi.
notices-device-unable = Este navegador não mostra nada com o Ukiyo fechado. Em um iPhone ou iPad, adicione antes o Ukiyo à tela de início.
notices-device-blocked = O navegador bloqueia os avisos desta página. As configurações dele para este site podem permiti-los.
notices-device-serverless = Este servidor não alcança dispositivos; quem o mantém pode preparar isso.
notices-device-failed = O serviço de avisos do navegador não responde. Tente mais tarde.
notices-devices = Os seus dispositivos
notices-device-since = desde { $day }
notices-device-nameless = Um navegador
notices-use-push = Avisar os meus dispositivos
notices-forget = Esquecer
notices-mail = Por e-mail
notices-mail-none = Este servidor não envia e-mails; quem o mantém pode preparar isso.
notices-mail-address = O seu endereço
notices-mail-ask = Enviar um link
notices-mail-asked = Um e-mail está a caminho de { $address }. Abra o link que vem nele em até um dia; até lá, nada mais é enviado para lá.
notices-use-mail = Escrever para { $address }
notices-mail-each = na hora, um e-mail por mesa
notices-mail-daily = uma vez por dia, às { $hour }
notices-mail-when = Quando
notices-hook = Para um canal do Discord ou do Slack
notices-hook-about = Um webhook é chamado quando uma mesa espera por você: o endereço se cria nas configurações do canal. Ele fica no servidor.
notices-hook-none = Este servidor não chama outros; quem o mantém pode preparar isso.
notices-hook-style = Qual
notices-hook-json = outro, em JSON
notices-hook-url = O endereço
notices-hook-set = Usar
notices-use-hook = Chamar { $host }
notices-hook-gone = { $host } diz que este webhook não existe mais. Nada é enviado para lá; crie outro.
notices-what = O que você fica sabendo
notices-use-reminder = Um lembrete quando quatro quintos do meu tempo tiverem passado
notices-soon = Na hora também nas partidas de vários dias; senão um minuto depois, caso eu venha por conta própria
notices-table = Nesta mesa
notices-table-usual = como em todas
notices-table-silent = nada
notices-table-own = só assim:
notices-want-push = meus dispositivos
notices-want-mail = e-mail
notices-want-hook = webhook
notices-want-reminder = com lembrete
notices-tables = Mesas com configurações próprias
notices-try = Experimentar
notices-tried = Algo deve chegar até você em alguns segundos.
notices-to-table = Para a mesa
