## Your account

account-about = Aqui você joga sem se cadastrar: este aparelho lembra quem você é. Para encontrar suas partidas também em outros, crie uma chave de acesso ou deixe um e-mail. Essa será a sua conta.
account-about-yours = Você encontra suas partidas em todos os aparelhos em que entrar.
account-name = Nome
account-rename = Mudar
account-since = Aqui desde { $day }.
account-spoken = Escrevemos para você em { $language }, no horário de { $zone }.
account-passkeys = Chaves de acesso
account-passkeys-about = Sua digital, seu rosto ou o código do aparelho: sem senha e sem nada para lembrar.
account-passkey-make = Criar uma chave de acesso
account-passkey-more = Mais uma neste aparelho
account-passkey-used = criada em { $since }, usada pela última vez em { $used }
account-passkey-refused = Esta chave de acesso não abre nenhuma conta aqui. Tente de novo ou entre de outro jeito.
account-passkey-stopped = Nada mudou: o navegador não chegou ao fim.
account-passkey-there = Este aparelho já tem uma chave de acesso sua.
account-passkey-not-here = Não há chaves de acesso aqui: elas precisam de um navegador que as conheça e de um endereço com nome, como https://ukiyo.example.org.
account-remove = Remover
account-mail = E-mail
account-mail-about = Um link chega por e-mail, e quem o abre entra na sua conta. Ele vale uma só vez, por 20 minutos.
account-mail-address = Endereço de e-mail
account-mail-send = Receber um link
account-mail-sent = Se { $address } recebe e-mails, um link está a caminho. Abra-o neste navegador para manter as suas partidas daqui.
account-mail-yours = Seus links vão para { $address }.
account-mail-not-here = Este servidor não envia e-mails.
account-sign-in = Já esteve por aqui?
account-sign-in-about = Entre, e este aparelho também será seu.
account-sign-in-mail = Também dá para entrar com o seu e-mail: peça um link.
account-sign-in-passkey = Entrar com uma chave de acesso
account-bring = { $tables ->
    [0] Neste aparelho você se chama { $name }. Quer levar o que está guardado com esse nome para a conta de { $account }?
    [one] Neste aparelho você joga como { $name } e tem uma partida. Quer levá-la para a conta de { $account }?
   *[other] Neste aparelho você joga como { $name } e tem { $tables } partidas. Quer levá-las para a conta de { $account }?
}
account-bring-yes = Levar junto
account-bring-no = Deixar para trás
account-bring-no-about = O que ficar para trás não poderá mais ser encontrado a partir deste aparelho.
account-not-now = Agora não
account-sign-out = Sair
account-sign-out-here = Neste aparelho
account-sign-out-everywhere = Em todos os aparelhos
account-kept = O que guardamos sobre você
account-kept-about = Seu nome, seu idioma e seu fuso horário; seus lugares com as partidas, seu rating, seu perfil e seus torneios; o que você disse, anotou e denunciou nas mesas, e quem você silencia ou bloqueia; suas lições, suas tentativas na partida do dia e suas férias; e, se houver, suas chaves de acesso, seu e-mail e como você quer receber avisos. Os outros veem o que se vê em uma mesa e em um torneio, e seu perfil, se você o mostrar a eles.
account-export = Baixar tudo
account-forget = Esquecer de mim
account-forget-about = Tudo é apagado, na hora e para sempre. As partidas terminadas ficam, sem o seu nome; onde você estiver jogando, um robô ocupa o seu lugar.
account-forget-name = Para confirmar, escreva seu nome: { $name }
account-forget-do = Esquecer de mim para sempre
account-forgotten = Pronto. Ninguém aqui conhece mais você.
account-link-title = Um link do seu e-mail
account-link-about = Foi pedido por { $name } em { $browser }, em { $time }. Leva à conta de { $address }.
account-link-elsewhere = Foi em outro navegador, não neste. Continue só se foi você. Se o endereço não tem conta, uma nova e vazia é criada aqui.
account-link-follow = Entrar aqui
account-link-void = Este link já foi usado, expirou ou está incompleto. Peça um novo.
