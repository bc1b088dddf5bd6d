## Your account

account-about = Aqui você joga sem se cadastrar: este aparelho lembra quem você é. Para encontrar suas partidas também em outros, crie uma chave de acesso ou deixe um e-mail. Essa será a sua conta.
account-about-yours = Entre em qualquer aparelho para encontrar suas partidas nele.
account-name = Nome
account-rename = Mudar
account-since = Membro desde { $day }.
account-language-and-zone = Escrevemos para você em { $language }, no horário de { $zone }.
account-passkeys = Chaves de acesso
account-passkeys-about = Entre com sua digital, seu rosto ou o PIN do aparelho, sem senha para lembrar.
account-passkey-make = Criar uma chave de acesso
account-passkey-more = Adicionar uma chave de acesso neste aparelho
account-passkey-used = criada em { $since }, usada pela última vez em { $used }
account-passkey-refused = Esta chave de acesso não pertence a nenhuma conta daqui. Tente de novo ou entre de outro jeito.
account-passkey-stopped = O navegador cancelou o pedido. Nada mudou.
account-passkey-there = Você já tem uma chave de acesso neste aparelho.
account-passkey-not-here = As chaves de acesso não estão disponíveis aqui: elas precisam de um navegador recente e de um servidor com nome de domínio, como https://ukiyo.example.org.
account-remove = Remover
account-email = E-mail
account-email-about = Enviamos um link de acesso por e-mail. Ele vale uma só vez, por 20 minutos, para quem o abrir.
account-email-address = Endereço de e-mail
account-email-send = Receber um link
account-email-sent = Se { $address } pode receber e-mails, um link está a caminho. Abra-o neste navegador para manter as partidas que você tem aqui.
account-email-yours = Os links de acesso vão para { $address }.
account-email-not-here = Este servidor não envia e-mails.
account-sign-in = Já tem conta?
account-sign-in-about = Entre para usar a sua conta neste aparelho.
account-sign-in-email = Você também pode receber um link de acesso por e-mail.
account-sign-in-passkey = Entrar com uma chave de acesso
account-bring = { $tables ->
    [0] Neste aparelho você se chama { $name }. Quer levar o que está guardado com esse nome para a conta de { $account }?
    [one] Neste aparelho você joga como { $name } e tem uma partida. Quer levá-la para a conta de { $account }?
   *[other] Neste aparelho você joga como { $name } e tem { $tables } partidas. Quer levá-las para a conta de { $account }?
}
account-bring-yes = Levar para a minha conta
account-bring-no = Deixar aqui
account-bring-no-about = Você não poderá voltar, a partir deste aparelho, ao que deixar aqui.
account-not-now = Agora não
account-sign-out = Sair
account-sign-out-here = Neste aparelho
account-sign-out-everywhere = Em todos os aparelhos
account-kept = Seus dados
account-kept-about = Seu nome, seu idioma e seu fuso horário; seus lugares com as partidas, seu rating, seu perfil e seus torneios; o que você disse, anotou e denunciou nas mesas, e quem você silencia ou bloqueia; suas lições, suas tentativas na partida do dia e suas férias; e, se houver, suas chaves de acesso, seu e-mail e como você quer receber avisos. Os outros veem o que se vê em uma mesa e em um torneio, e seu perfil, se você o mostrar a eles.
account-export = Baixar meus dados
account-forget = Excluir minha conta
account-forget-about = Todos os seus dados são excluídos, na hora e para sempre. As partidas terminadas ficam, sem o seu nome. Nas partidas em andamento, um robô ocupa o seu lugar.
account-forget-name = Para confirmar, escreva seu nome: { $name }
account-forget-do = Excluir para sempre
account-forgotten = Seus dados foram excluídos.
account-link-title = Link de acesso
account-link-about = { $name } pediu este link em { $browser }, em { $time }. Ele dá acesso à conta de { $address }.
account-link-elsewhere = O link foi pedido em outro navegador. Continue só se foi você. Se o endereço não tem conta aqui, uma nova e vazia é criada.
account-link-follow = Entrar aqui
account-link-void = Este link já foi usado, expirou ou está incompleto. Peça um novo.
