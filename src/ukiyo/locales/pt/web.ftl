## General

home = Início
default-name = Jogador
play-now = Jogar { $game }
rules = Regras
components = Componentes
page-of-game = { $page }: { $game }
language = Idioma
preferences = Preferências
your-name = Seu nome
account = Sua conta
menu-you = Você
menu-account = Conta
menu-notices = Notificações
menu-playing = À mesa
name-wanted = Como devemos chamar você?
name-kept = Boas-vindas, { $name }.
prefer-sound = Sons
volume = Volume
prefer-notify = Avisar quando for a minha vez
others-speed = Velocidade das jogadas dos outros
others-speed-calm = lenta
others-speed-normal = normal
others-speed-quick = rápida
others-speed-at-once = instantânea
prefer-motion = Animações
prefer-confirm = Confirmar cada jogada
theme = Tema
theme-system = Do sistema
theme-day = Claro
theme-night = Escuro
broken = Algo deu errado
error-advice = Sua partida está a salvo no servidor. Recarregue esta página, ou volte ao início e entre de novo.
bot-novice = Novato
bot-apprentice = Estudante
bot-artisan = Artesão
bot-master = Mestre
bot-grandmaster = Grão-mestre

## The table in the browser

connection-connecting = Conectando…
connection-open = Conectado
connection-lost = A conexão caiu. Tentando de novo…
the-table = A mesa
standing = Placar
score-now = Agora
score-if-ended = Se a partida acabasse agora
board = Tabuleiro
zoom = Zoom
zoom-in = Aproximar
zoom-out = Afastar
zoom-fit = Mostrar o tabuleiro inteiro
skip-to-choices = Ir para as opções (teclas 1 a 9 escolhem)
skip-to-replay = Ir para os comandos da repetição
choose-pictured = Aponte para uma opção para ver o que ela faz.
choices = Suas opções
choices-below = { $n ->
    [one] Mais { $n } opção
   *[other] Mais { $n } opções
}
choices-first = Voltar às primeiras opções
log = Registro
log-earlier = Mostrar jogadas anteriores
your-turn = Sua vez
skip-to-now = Ir para o momento atual
catching-up = Jogadas dos outros
since-your-turn = Desde o seu último turno
lately = Últimas jogadas
notify-question = Quer receber um aviso quando for a sua vez e você não estiver olhando esta página?
notify-yes = Sim, quero avisos
notify-no = Agora não
confirm = Confirmar
point-back = Voltar
undo = Desfazer
undo-turn = Desfazer todo o meu turno
what-if = Testar uma linha
what-if-about = Experimente o seu turno. Nada é jogado até você confirmar.
what-if-title = Linha de teste: nada foi jogado ainda
what-if-how = Escolha como sempre. Ninguém vê a linha, e você pode descartá-la.
what-if-play = Jogar a linha
what-if-back = Voltar um passo
what-if-drop = Descartar a linha
what-if-ends-chance = A linha acaba aqui: o acaso decide o que vem depois.
what-if-ends-turn = Aqui acaba o seu turno.
what-if-ends-over = Aqui acaba a partida.
what-if-moved-on = A partida avançou, e a linha foi descartada.
what-if-broken = Só foi possível fazer { $played } das { $moves } jogadas da linha.
proposal-takeover = Deixar um robô jogar por { $player } ({ $agreed } de { $needed } de acordo)
time-left = Tempo restante
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
clocks-pause = Parar os relógios ({ $agreed } de { $needed } de acordo)
clocks-on = Retomar os relógios
bot-plays-after-timeout = O seu tempo acabou: { $bot } joga por { $player }.
bot-plays-after-vote = Você estava ausente, e os outros deixaram { $bot } jogar por { $player }.
take-seat-back = Recuperar o meu lugar
log-came-back = volta à mesa
ask-again = Tentar de novo
other-bot = Trocar este robô
other-bot-agreed = Trocar este robô ({ $agreed } de { $needed } de acordo)
sending = Enviando a jogada…
others-think = { $player } está pensando.
queue-position = Posição { $place } na fila.
bots-hurried = O servidor está ocupado: os robôs têm menos tempo para pensar do que o normal.
watching = Você está assistindo à partida.
log-took-back = desfaz a jogada
log-open = Mostrar a mesa depois desta jogada
past-title = Uma posição anterior
past-close = Voltar à posição atual
log-bot-takeover = dá lugar a um robô: { $bot }
reconstructed-note = ≈ Reconstruído: não vimos o original impresso.
waiting-title = Antes da partida
waiting-how = Configurações desta mesa
free-seat = um lugar livre
somebody = alguém
awaited-seat = à espera de { $player }
you = você
invite = Convide amigos com este link:
copy = Copiar
copied = Copiado
take-seat = Ocupar um lugar
get-up = Deixar o meu lugar
start = Começar a partida
start-when-full = A partida pode começar quando todos os lugares estiverem ocupados.
begins-when-full = A partida começa sozinha quando o último lugar é ocupado.

## Pages

pages = Páginas
learn = Aprender
tables = Mesas
game = Jogo
more = Mais
unofficial = Programa de fãs, não oficial. IKI é de Koota Yamada e Sorry We Are French; Hokusai, de Bianca Melyna, Moisés Pacheco e Ludens Spirit. Todos os desenhos são nossos.
unreached = Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.
newer-version = Há uma versão mais recente do Ukiyo.
newer-reload = Recarregar
newer-later = Agora não
no-such-table = Esta mesa não existe. Talvez o link esteja incompleto, ou a mesa tenha sido excluída porque ninguém jogou.

## Home

tagline = Dois jogos de tabuleiro da antiga Edo, on-line
print-described = Uma gravura: uma grande onda, o monte Fuji ao entardecer e uma ponte com lanternas
opponents = Oponentes
bots-level = Robôs:
against = { $n ->
    [0] modo solo
    [one] contra um robô
   *[other] contra { $n } robôs
}
learn-first = Aprender primeiro
tables-finished = Suas partidas terminadas
all-tables = Todas as suas mesas
all-finished = Todas as partidas terminadas
home-new = Criar uma mesa
home-new-note = para amigos, robôs ou várias pessoas em uma tela
home-find = Encontrar uma partida
home-find-note = jogue com gente do seu nível ou entre em uma mesa aberta
home-tournaments = Torneios
home-tournaments-note = várias rodadas, com classificação final
home-watch = Assistir
home-watch-note = partidas em andamento e, jogada a jogada, as terminadas

## Lists of tables

list-mine = Minhas
list-join = Entrar
list-watch = Assistir
list-replays = Replays
search-tables = Buscar por jogador ou jogo
none-found = Nenhuma mesa encontrada.
more-tables = Mostrar mais antigas
none-mine = Você ainda não tem nenhuma mesa.
none-join = Não há mesas abertas no momento.
none-watch = Não há partidas para assistir no momento.
none-replays = Ainda não há replays.
friends-link = Link de um amigo
go-there = Abrir
no-link = Isto não é um link de mesa. Um link é assim: …/#/table/ e algumas letras.
seats-free = { $n ->
    [one] um lugar livre
   *[other] { $n } lugares livres
}
ready-to-start = pronta para começar
is-running = em andamento
turn-of = vez de { $player }
is-over = terminada
list-won = Vitória de { $player }, { $score }

## Seat links

seat-title = Ocupe o seu lugar
seat-taking = Ocupando o lugar…
seat-closed = Este link não funciona mais. Crie um novo no aparelho em que você tem o lugar.

## A new table

new-title = Criar uma mesa
players-range = de { $least } a { $most } jogadores
new-seats = Quem joga?
seat-number = Lugar { $n }
add-seat = Adicionar um lugar
remove-seat = Remover
hot-seat = Você tem mais de um lugar: passe o aparelho para quem estiver na vez.
seat-option-me = { $name } (eu)
seat-option-open = Um amigo, por link
seat-option-bot = Robô: { $level }
keep-a-seat = Guarde pelo menos um lugar para você.
new-further = Mais: chat, substituto, rating
time-control = Ritmo de jogo
time-control-none = Sem relógio
time-control-live = De uma vez só: um tempo fixo por pessoa, e mais 20 segundos a cada turno
time-control-minutes = Tempo por pessoa
time-control-brisk = Ao longo de dias, rápido: mais 4 horas a cada turno, até 3 dias
time-control-steady = Ao longo de dias, médio: mais 12 horas a cada turno, até 5 dias
time-control-calm = Ao longo de dias, lento: mais 36 horas a cada turno, até 10 dias
time-control-is = Cada jogador começa com { $bank } e recupera { $gain } por turno, até { $cap }. Se o seu tempo acabar, um robô joga por você. Você pode recuperar o seu lugar quando quiser.
chat-choice = Chat
chat-choice-on = Mensagens e figurinhas
chat-choice-stickers = Só figurinhas (não é preciso falar a mesma língua)
chat-choice-off = Desligado
takeover-bot = Robô que joga pelos ausentes
listed = Qualquer um pode entrar
listed-note = A mesa aparece na lista de mesas abertas. Senão, é preciso ter o link para entrar.
rated = Partida ranqueada
rated-note = O resultado conta para o rating de todos os jogadores. Uma partida ranqueada tem um ritmo de jogo e um só lugar por pessoa, é sempre jogada até o fim e não tem dicas até terminar. Ao lado do seu nome aparecem o seu rating e um link para o seu perfil.
unrated-alone = Uma partida solo não pode ser ranqueada.
unrated-hot-seat = Uma partida em que uma pessoa tem dois lugares não pode ser ranqueada.
unrated-box = Uma partida com os valores do seu próprio exemplar não pode ser ranqueada.
rating-is = Rating { $value } ± { $doubt }
rating-provisional = Rating provisório { $value } ± { $doubt } (ainda poucas partidas)
rating-own-moves = jogadas próprias: { $share }
rating-counted = conta { $share }
rating-counted-note = Uma partida conta menos, ou nada, contra jogadores com poucas partidas valendo rating contra outros, contra o mesmo jogador repetidas vezes e entre jogadores do mesmo endereço de internet.
profile = Perfil
set-table = Criar a mesa

## The lobby

a-bot = robô
a-person = já está à mesa
host-starts = A partida é iniciada por quem criou a mesa.
takeover-bot-is = Se alguém se ausentar, um robô joga em seu lugar: { $bot }.
chat-here-on = Chat: mensagens e figurinhas.
chat-here-stickers = Chat: só figurinhas.
chat-here-off = O chat está desligado.
device-link = Levar meu lugar para outro aparelho
device-link-of = Levar o lugar de { $player } para outro aparelho
device-link-note = Abra este link no outro aparelho. Mantenha-o em segredo: quem o tiver pode jogar por você.
device-link-once = O link só funciona uma vez

## The end

winners = { $players } dividem a vitória.
show-scores = Ver a pontuação
look-at-table = Olhar a mesa
by-category = Pontos por categoria
course = Pontos ao longo da partida
ranked = { $n }º lugar
rematch = Revanche
to-rematch = Para a revanche
to-tournament = Ir para o torneio
replay = Rever a partida

## Replay

move = Jogada
move-of = Jogada { $move } de { $moves }
to-first = Para o início
step-back = Uma jogada atrás
play = Reproduzir
pause = Pausar
step-on = Uma jogada adiante
to-last = Para o fim
replay-speed = Velocidade
view-as = Visão:
fork = Continuar jogando daqui
fork-as = como
fork-against = contra robôs:
fork-here = Continuar após a jogada { $move }
download-record = Baixar a partida

## Hints and reviews

hint = Dica
hint-title = A dica do treinador
hint-thinking = Procurando a melhor jogada…
hint-promise = chance de vitória: { $win } · pontuação final: { $score }
hint-note = É uma estimativa, menos segura no começo da partida. O treinador só vê o que você pode ver, e pode se enganar.
master-hurried = O servidor está ocupado: o treinador teve menos tempo do que o normal.
hint-busy = A sua última dica nesta mesa ainda não está pronta. Tente de novo daqui a pouco.
hint-failed = Não foi possível calcular a dica. Tente de novo.
moves = Jogadas
review = Análise
review-own = Analisar minha partida
review-of = Analisar a partida de { $player }
review-thinking = Analisando a partida. Leva uns dez segundos, ou mais se o servidor estiver ocupado.
review-title = As jogadas mais caras de { $player }
review-note = Estimado com o que o jogador podia saber na hora. Escolha uma jogada para ver a posição.
review-after = Após a jogada { $move }
review-failed = Não foi possível concluir a análise. Tente de novo.
review-gave = { $n ->
    [0] custou { $share } de chance de vitória
    [one] custou { $share } de chance de vitória e 1 ponto
   *[other] custou { $share } de chance de vitória e { $n } pontos
}
review-gave-points = { $n ->
    [one] custou 1 ponto
   *[other] custou { $n } pontos
}

## Rules and components

contents = Sumário
rules-english = Por enquanto estas regras só existem em inglês. Na mesa, tudo está no seu idioma.
mark-ruling = o livro de regras deixa isto em aberto, então nós decidimos.
mark-reconstructed = impresso em um item que não vimos. Escolhemos um valor que funciona bem.
mark-public = encontrado em fontes públicas sobre o jogo impresso.
mark-box = lido em um exemplar impresso pelo dono.
components-note = Tudo o que há na caixa, como é usado neste servidor. Os valores sem marca estão no livro de regras.
search-components = Procurar pelo nome
only-reconstructed = só o que é reconstruído
check-box = Conferir o seu exemplar
check-box-how = Você tem o jogo impresso? Pegue as cartas. Perguntamos sobre cada valor reconstruído, carta a carta: confirme ou corrija.
box-progress = { $done } de { $n } conferidos
box-confirm = Está correto
box-correct = Salvar esta correção
box-skip = Pular
box-back = Voltar
box-changes = Corrigidos: { $n }, confirmados: { $confirmed }
box-forget = remover
box-download = Baixar o arquivo de componentes
box-use = Com o arquivo você pode jogar no terminal (ukiyo play { $game } --components ARQUIVO) ou enviá-lo para nós, e todos jogarão com os números impressos.
box-set-table = Criar uma mesa com ele
box-open = Abrir um arquivo de componentes
box-unread = Este não é um arquivo de componentes válido de { $game }.
play-with-corrections = Jogar com os valores do meu exemplar
play-with-corrections-note = { $n ->
    [one] Um valor conferido
   *[other] { $n } valores conferidos
}; todos os jogadores são avisados
corrected-numbers = { $n ->
    [one] Um valor corrigido
   *[other] { $n } valores corrigidos
}
corrected-note = Esta mesa usa os valores de um exemplar impresso. Os corrigidos têm a marca ✓.
download-components = Arquivo de componentes
facet-kind = Tipo
facet-season = Estação
facet-expansion = Expansão
facet-all = qualquer
found = { $n ->
    [0] nenhum componente
    [one] um componente
   *[other] { $n } componentes
}
yes = sim
no = não
field-effect = Efeito
field-points = Pontos
field-kind = Tipo

## Lessons

learn-title = Aprender { $game }
learn-ready = Você já pode jogar
learn-ready-text = Suas jogadas possíveis ficam destacadas na mesa, e você pode apontar para qualquer coisa para saber o que é. Seus primeiros oponentes são novatos, e um treinador ajuda você.
learn-how = Cada lição leva alguns minutos. Você joga em uma mesa de verdade e, se errar, o erro é explicado e desfeito.
lesson = Lição
lessons-all = Todas as lições
lesson-step = passo { $step } de { $steps }
lesson-progress = Passos feitos
lesson-taken-back = A jogada foi desfeita.
lesson-other = É uma jogada permitida, mas não a que praticamos aqui.
lesson-next = A seguir: { $title }
lesson-next-one = Próxima lição: { $title }
lesson-done = concluída
first-game = Uma primeira partida contra novatos, com treinador
first-lesson = Primeira lição (2 minutos)
what-is-this = O que é isto?
what-is-this-note = Clique ou toque em qualquer coisa para saber o que é. Nada é jogado até pressionar ? ou Esc.
the-rule = Ler a regra
the-lesson = Lição: { $title }

## Errors

refused-401 = Digite primeiro o seu nome.
refused-403 = Você não tem permissão para fazer isso.
refused-404 = Isso não existe aqui, ou não existe mais.
refused-409 = Enquanto isso, a partida avançou.
refused-429 = Solicitações demais. Espere um momento.
refused-507 = O servidor não conseguiu salvar isto, então nada foi jogado. Tente de novo.
refused-other = O servidor recusou a solicitação.
bot-trouble = { $player } não responde.
