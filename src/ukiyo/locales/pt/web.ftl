## General

home = Início
guest = Convidado
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
name-wanted = Como devemos chamar você à mesa?
name-kept = Boas-vindas, { $name }.
prefer-sound = Sons
volume = Volume
prefer-notify = Avisar quando for a minha vez
others-speed = Jogadas dos outros
others-speed-calm = com calma
others-speed-normal = normais
others-speed-quick = rápidas
others-speed-at-once = de uma vez
prefer-motion = Animações
prefer-confirm = Perguntar antes de cada jogada
theme = Aparência
theme-system = Como no sistema
theme-day = Dia
theme-night = Noite
broken = Algo deu errado aqui
broken-advice = Sua partida está a salvo no servidor. Recarregue esta página, ou volte ao início e entre de novo.
bot-novice = Novato
bot-apprentice = Estudante
bot-artisan = Artesão
bot-master = Mestre
bot-grandmaster = Grão-mestre

## The table in the browser

connection-connecting = Conectando…
connection-open = Conectado
connection-lost = A conexão caiu; tentando de novo…
the-table = A mesa
standing = Placar
score-now = Agora
score-if-ended = Se a partida acabasse assim
board = Tabuleiro
zoom = Zoom
zoom-in = Aproximar
zoom-out = Afastar
zoom-fit = Mostrar o tabuleiro inteiro
skip-to-choices = Ir para as opções (teclas 1 a 9 escolhem)
skip-to-replay = Ir para os comandos da repetição
choose-pictured = Aponte para uma opção para ver o que ela significa.
choices = Suas opções
choices-below = { $n ->
    [one] Mais { $n } opção
   *[other] Mais { $n } opções
}
choices-first = Voltar às primeiras opções
log = Registro
log-earlier = Mostrar o que veio antes
your-turn = Sua vez
skip-to-now = Ir para o momento atual
catching-up = Vendo o que os outros fazem
since-your-turn = Desde o seu último turno
lately = Últimas jogadas
notify-question = O navegador deve avisar quando for a sua vez enquanto você olha outra coisa?
notify-yes = Sim, avise
notify-no = Não
confirm = Confirmar
point-back = Voltar
undo = Desfazer
undo-turn = Desfazer todo o meu turno
plan = Planejar
plan-about = Experimente o seu turno em uma cópia: nada é jogado até você confirmar
plan-title = Plano: nada foi jogado ainda
plan-how = Escolha como sempre. Ninguém vê o que você experimenta, e você pode descartar o plano.
plan-play = Jogar este plano
plan-back = Voltar um passo
plan-drop = Descartar o plano
plan-ends-chance = Daqui em diante o acaso decide: algo é sorteado ou revelado.
plan-ends-turn = Aqui acaba o seu turno.
plan-ends-over = Aqui acaba a partida.
plan-moved-on = A mesa avançou, e o plano foi descartado.
plan-broken = Jogadas do plano realizadas: { $played } de { $moves }.
proposal-takeover = Dar o lugar de { $player } a um robô ({ $agreed } de { $needed } de acordo)
time-left = Tempo restante
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
clocks-pause = Parar os relógios ({ $agreed } de { $needed } de acordo)
clocks-on = Fazer os relógios voltarem a correr
bot-plays-after-timeout = O seu tempo acabou: { $bot } joga por { $player }.
bot-plays-after-vote = Na sua ausência, os outros deixaram { $bot } jogar por { $player }.
take-seat-back = Sentar de novo
log-came-back = voltou à mesa
ask-again = Perguntar de novo
other-bot = Deixar outro robô continuar
other-bot-agreed = Deixar outro robô continuar ({ $agreed } de { $needed } de acordo)
sending = Enviando a jogada…
others-think = { $player } está pensando.
queue-position = Número { $place } na fila.
bots-hurried = Há muitas mesas esperando: os robôs têm menos tempo para pensar do que de costume.
watching = Você está assistindo à partida.
log-took-back = desfaz a jogada
log-open = Mostrar a mesa depois desta jogada
past-title = Uma posição anterior
past-close = Voltar ao presente
log-bot-takeover = agora é jogado por um robô: { $bot }
reconstructed-note = ≈ Reconstruído: ninguém aqui pôde ver o original impresso.
waiting-title = Antes da partida
waiting-how = Como se joga nesta mesa
free-seat = um lugar livre
somebody = alguém
awaited-seat = à espera de { $player }
you = você
invite = Seus amigos entram com este link:
copy = Copiar
copied = Copiado
take-seat = Pegar um lugar
get-up = Levantar
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
unreached = Não é possível alcançar o servidor agora. Verifique sua conexão e tente de novo.
newer-version = Há uma versão mais recente do Ukiyo.
newer-reload = Recarregar
newer-later = Agora não
no-such-table = Essa mesa não existe. Talvez o link esteja incompleto, ou a mesa tenha sido desfeita antes de alguém jogar.

## Home

tagline = Dois jogos de tabuleiro da antiga Edo, na sua mesa
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
all-finished = Todas as partidas encerradas
home-new = Criar uma mesa
home-new-note = para amigos, robôs ou várias pessoas em uma tela
home-find = Encontrar uma partida
home-find-note = com gente do seu nível, ou em uma mesa aberta
home-tournaments = Torneios
home-tournaments-note = uma mesa após a outra, até a classificação final
home-watch = Assistir
home-watch-note = partidas em andamento e, lance a lance, as terminadas

## Lists of tables

list-mine = Minhas
list-join = Entrar
list-watch = Assistir
list-replays = Replays
search-tables = Buscar por jogador ou jogo
none-found = Nenhuma mesa com esse nome.
more-tables = Mostrar mais antigas
none-mine = Você ainda não tem nenhuma mesa.
none-join = Nenhuma mesa aberta está esperando agora.
none-watch = Ninguém está jogando em uma mesa aberta agora.
none-replays = Ainda não há partidas terminadas para ver.
friends-link = O link de um amigo
go-there = Ir
no-link = Isto não é o link de uma mesa. Ele se parece com …/#/table/ e algumas letras.
seats-free = { $n ->
    [one] um lugar livre
   *[other] { $n } lugares livres
}
ready-to-start = pronta para começar
is-running = em andamento
turn-of = vez de { $player }
is-over = encerrada
list-won = Vitória de { $player }, { $score }

## Seat links

seat-title = Ocupe o seu lugar
seat-taking = Ocupando o lugar…
seat-closed = Este link não abre mais nenhum lugar. Peça um novo no aparelho que ocupa o lugar.

## A new table

new-title = Criar uma mesa
players-range = de { $least } a { $most } jogadores
new-seats = Quem joga?
seat-number = Lugar { $n }
add-seat = Adicionar um lugar
remove-seat = Remover
hot-seat = Você ocupa vários lugares: passem a tela, cada um joga nela na sua vez.
seat-option-me = { $name } (eu)
seat-option-open = Um amigo, pelo link
seat-option-bot = Robô: { $level }
keep-a-seat = Guarde pelo menos um lugar para você.
new-further = Mais: chat, substituto, rating
time-control = Quanto tempo a mesa espera pelas pessoas
time-control-none = Sem relógio
time-control-live = De uma vez só: um tempo fixo por pessoa, e mais 20 segundos a cada turno
time-control-minutes = Tempo por pessoa
time-control-brisk = Ao longo de dias, rápido: mais 4 horas a cada turno, até 3 dias
time-control-steady = Ao longo de dias, regular: mais 12 horas a cada turno, até 5 dias
time-control-calm = Ao longo de dias, com calma: mais 36 horas a cada turno, até 10 dias
time-control-is = Cada pessoa começa com { $bank } e recupera { $gain } a cada turno, até { $cap }. Quando o tempo de alguém acaba, um robô joga no seu lugar, e a pessoa pode sentar de novo.
chat-choice = Chat
chat-choice-on = Com mensagens e figurinhas
chat-choice-stickers = Só com figurinhas, que dispensam idioma
chat-choice-off = Sem conversa
takeover-bot = Quem se ausentar será substituído por
listed = Qualquer um pode entrar
listed-note = A mesa aparece na lista de mesas abertas. Senão, só a encontra quem tem o link.
rated = Partida ranqueada
rated-note = O resultado conta para o rating de todos. Uma partida assim tem um ritmo definido e um só lugar por pessoa, não há dicas até o fim, joga-se sempre até o fim, e ao lado do seu nome aparecem o seu rating e um link para o seu perfil.
unrated-alone = Uma partida solo não pode ser ranqueada: não há com quem se comparar.
unrated-hot-seat = Com dois lugares da mesma pessoa, uma partida não pode ser ranqueada.
unrated-box = Com os números da sua própria caixa, uma partida não pode ser ranqueada.
rating-is = Rating { $value } ± { $doubt }
rating-provisional = Rating provisório { $value } ± { $doubt }: ainda poucas partidas
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
chat-here-on = Aqui se conversa com mensagens e figurinhas.
chat-here-stickers = Aqui se conversa só com figurinhas.
chat-here-off = Aqui não se conversa.
device-link = Levar meu lugar para outro aparelho
device-link-of = Levar o lugar de { $player } para outro aparelho
device-link-note = Abra este link no outro aparelho. Ele é secreto: quem o tiver joga no seu lugar.
device-link-once = O link só funciona uma vez

## The end

winners = { $players } dividem a vitória.
show-scores = Ver a pontuação
look-at-table = Olhar a mesa
by-category = Pontos por categoria
course = O andamento da partida
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
hint-title = O conselho do mestre
hint-thinking = O mestre está pensando na sua jogada…
hint-promise = chance de vitória: { $win } · pontuação final: { $score }
hint-note = É uma estimativa, mais imprecisa no começo da partida. O mestre só vê o que você pode ver, e pode se enganar.
master-hurried = Há muita gente esperando: o mestre teve menos tempo do que de costume.
hint-busy = Uma dica anterior ainda está sendo pensada nesta mesa. Peça de novo daqui a pouco.
hint-failed = Desta vez não veio nenhuma dica. Peça de novo.
moves = Jogadas
review = Análise
review-mine = Analisar minha partida
review-of = Analisar a partida de { $player }
review-thinking = O mestre está percorrendo a partida. Leva uns dez segundos, mais se houver outros esperando.
review-title = O que mais custou a { $player }
review-note = Estimado pelo mestre com o que se podia saber então. Toque em uma jogada para ver onde ela foi decidida.
review-after = Após a jogada { $move }
review-failed = A análise não pôde ser concluída. Peça de novo.
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
rules-english = Por enquanto as regras estão em inglês; na mesa, tudo fala a sua língua.
mark-ruling = o livro de regras deixa o ponto em aberto, e nós decidimos.
mark-reconstructed = impresso em algo que ninguém aqui pôde ver; escolhido para que o jogo funcione bem.
mark-public = encontrado em fontes públicas sobre o jogo impresso.
mark-box = lido no jogo impresso por alguém que o tem.
components-note = Tudo o que há na caixa, como se joga nesta casa. O que não tem sinal está no livro de regras.
search-components = Procurar pelo nome
only-reconstructed = só o que é reconstruído
check-box = Conferir a sua caixa
check-box-how = Tem o jogo impresso? Tire as cartas da caixa: o que ninguém aqui pôde ver é perguntado carta a carta. Confirme ou corrija na própria carta.
box-progress = { $done } de { $n } conferidos
box-confirm = Está impresso assim
box-correct = Salvar esta correção
box-skip = Pular
box-back = Voltar
box-changes = Corrigidos: { $n }, confirmados: { $confirmed }
box-forget = esquecer
box-download = Salvar o arquivo de componentes
box-use = Com o arquivo você pode jogar no terminal (ukiyo play { $game } --components ARQUIVO) ou enviá-lo para nós, e todos jogarão com os números impressos.
box-set-table = Criar uma mesa com ele
box-open = Abrir um arquivo de componentes
box-unread = Este não é um arquivo de componentes de { $game } como os que salvamos aqui.
play-with-corrections = Jogar com os números da minha caixa
play-with-corrections-note = { $n ->
    [one] Um número conferido
   *[other] { $n } números conferidos
}; todos à mesa veem que se joga assim
corrected-numbers = { $n ->
    [one] Um número corrigido
   *[other] { $n } números corrigidos
}
corrected-note = Nesta mesa se joga com os números de uma caixa impressa: o que foi corrigido leva ✓.
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
field-effect = O que faz
field-points = Pontos
field-kind = Espécie

## Lessons

learn-title = Aprender { $game }
learn-ready = Já dá para começar
learn-ready-text = O que você pode fazer se acende na mesa, e tudo se explica quando você aponta. Seus primeiros oponentes são novatos, e um treinador acompanha o seu jogo.
learn-how = Cada lição leva alguns minutos: você joga em uma mesa de verdade, e cada erro é explicado e desfeito.
lesson = Lição
lessons-all = Todas as lições
lesson-step = passo { $step } de { $steps }
lesson-progress = Passos feitos
lesson-taken-back = A jogada foi desfeita.
lesson-other = Também é permitido, mas não é o que praticamos aqui.
lesson-next = A seguir: { $title }
lesson-next-one = Próxima lição: { $title }
lesson-done = concluída
first-game = Uma primeira partida contra novatos, com treinador
first-lesson = Primeira lição: dois minutos
what-is-this = O que é isto?
what-is-this-note = Clique ou toque em qualquer coisa para saber o que é. Nada é jogado até pressionar ? ou Esc.
the-rule = A regra
the-lesson = Lição: { $title }

## Errors

refused-401 = O servidor pede primeiro o seu nome.
refused-403 = Isso não cabe a você.
refused-404 = Isso não existe aqui, ou não existe mais.
refused-409 = Enquanto isso, a mesa avançou.
refused-429 = Rápido demais: espere um momento.
refused-507 = O servidor não conseguiu salvar isto: nada foi jogado. Tente de novo.
refused-other = O servidor não aceitou isto.
bot-trouble = { $player } não responde.
