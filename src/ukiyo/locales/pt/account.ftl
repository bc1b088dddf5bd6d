## Your account

account-about = Aqui você joga sem se cadastrar: este dispositivo lembra quem você é. Para encontrar suas partidas também em outros, crie uma chave de acesso ou deixe um e-mail. Essa será a sua conta.
account-about-yours = Você encontra suas partidas em todo dispositivo em que entrar.
account-name = Nome
account-rename = Mudar
account-since = Aqui desde { $day }.
account-spoken = Escrevemos para você em { $language }, com os horários de { $zone }.
account-passkeys = Chaves de acesso
account-passkeys-about = Sua digital, seu rosto ou o código do dispositivo: sem senha, nada para lembrar.
account-passkey-make = Criar uma chave de acesso
account-passkey-more = Mais uma neste dispositivo
account-passkey-used = criada em { $since }, usada em { $used }
account-passkey-refused = Esta chave de acesso não abre nenhuma conta aqui. Tente de novo ou entre de outro jeito.
account-passkey-stopped = Nada aconteceu: o navegador não terminou.
account-passkey-there = Este dispositivo já tem uma chave de acesso sua.
account-passkey-not-here = Não há chaves de acesso aqui: elas precisam de um navegador que as conheça e de um endereço com nome, como https://ukiyo.example.org.
account-remove = Remover
account-mail = E-mail
account-mail-about = Um link chega por e-mail. Ele faz entrar quem o abrir, vale uma vez e por 20 minutos.
account-mail-address = Endereço de e-mail
account-mail-send = Enviar um link
account-mail-sent = Se o e-mail chega a { $address }, um link está a caminho. Abra-o no dispositivo em que você quer jogar.
account-mail-yours = Seus links vão para { $address }.
account-mail-not-here = Este servidor não envia e-mails.
account-sign-in = Já esteve aqui?
account-sign-in-about = Entre, e este dispositivo também será seu.
account-sign-in-mail = Um e-mail também serve: peça um link.
account-sign-in-passkey = Entrar com uma chave de acesso
account-bring = { $tables ->
    [0] Este dispositivo fez lições como { $name }. Levá-las para a conta de { $account }?
    [one] Este dispositivo joga como { $name } e tem uma partida. Levá-la para a conta de { $account }?
   *[other] Este dispositivo joga como { $name } e tem { $tables } partidas. Levá-las para a conta de { $account }?
}
account-bring-yes = Levar junto
account-bring-no = Deixar aqui
account-bring-no-about = O que ficar não poderá mais ser encontrado a partir deste dispositivo.
account-not-now = Agora não
account-sign-out = Sair
account-sign-out-here = Neste dispositivo
account-sign-out-everywhere = Em todos os dispositivos
account-kept = O que guardamos de você
account-kept-about = Seu nome, seus lugares e partidas, suas lições e suas tentativas na partida do dia; e, se você os deu, chaves de acesso, um e-mail e como quer ser avisado. Os outros veem o que se vê à mesa, e nada mais.
account-export = Baixar tudo
account-forget = Me esquecer
account-forget-about = Tudo é apagado, na hora e para sempre. As partidas terminadas ficam, sem o seu nome; onde você está jogando, um bot ocupa o seu lugar.
account-forget-name = Para ter certeza, escreva seu nome: { $name }
account-forget-do = Me esquecer para sempre
account-forgotten = Pronto. Ninguém aqui conhece mais você.
account-link-title = Um link do seu e-mail
account-link-about = Foi pedido por { $name } em { $browser }, em { $time }. Leva à conta de { $address }.
account-link-elsewhere = Era outro navegador, não este. Continue só se foi você.
account-link-follow = Entrar aqui
account-link-void = Este link já foi usado, é antigo demais ou não está inteiro. Peça um novo.
