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
