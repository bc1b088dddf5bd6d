## The house

home = Início
guest = Convidado
game-iki = IKI
game-hokusai = Hokusai
play-now = Jogar { $game }
rules = Regras
components = Componentes
language = Idioma
preferences = Preferências
your-name = Seu nome
prefer-sound = Uma batida quando for a minha vez
prefer-motion = As peças se movem
prefer-confirm = Perguntar antes de cada jogada
broken = Algo deu errado aqui
broken-advice = Sua partida está a salvo no servidor. Recarregue esta página, ou volte ao início e entre de novo.
bot-novice = Novato
bot-apprentice = Aprendiz
bot-artisan = Artesão
bot-master = Mestre

## The table in the browser

line-connecting = Conectando…
line-open = Conectado
line-lost = A conexão caiu; tentando de novo…
the-table = A mesa
standing = Placar
choices = Suas opções
log = O que aconteceu
your-turn = Sua vez
confirm = Confirmar
point-back = Voltar
undo = Desfazer
kick = Dar o lugar de { $player } a um robô ({ $agreed } de { $needed } de acordo)
ask-again = Perguntar de novo
other-bot = Deixar outro robô continuar
sending = Jogando…
others-think = { $player } está pensando.
watching = Você está assistindo.
took-back = desfaz a jogada
went-to-bot = agora é jogado por um robô: { $bot }
reconstructed-note = ≈ Reconstruído: ninguém aqui pôde ver o original impresso.
waiting-title = Antes da partida
free-seat = um lugar livre
you = você
invite = Seus amigos entram com este link:
copy = Copiar
copied = Copiado
sit-down = Sentar
get-up = Levantar
start = Começar a partida
start-when-full = A partida pode começar quando todos os lugares estiverem ocupados.

## Refusals

refused-401 = O servidor pede primeiro o seu nome.
refused-403 = Isso não cabe a você.
refused-404 = Isso não existe aqui, ou não existe mais.
refused-409 = Enquanto isso, a mesa avançou.
refused-429 = Rápido demais: espere um momento.
refused-507 = O servidor não conseguiu guardar isto: nada foi jogado. Tente de novo.
refused-other = O servidor não aceitou isto.
bot-trouble = { $player } não responde.
