# The names of Hokusai's components: game, kind and id, as in its components.toml.

## tool

hokusai-tool-chisel = Formão
hokusai-tool-knife = Faca
hokusai-tool-brush = Pincel
hokusai-tool-baren = Baren
hokusai-tool-mallet = Malho

## collection

hokusai-collection-fuji = Monte Fuji
hokusai-collection-waterfalls = Cachoeiras
hokusai-collection-bridges = Pontes
hokusai-collection-ghosts = Fantasmas
hokusai-collection-flowers = Flores
hokusai-collection-birds = Aves
hokusai-collection-poems = Poemas
hokusai-collection-oceans = Oceanos

## kakemono

hokusai-kakemono-kajikazawa = Kajikazawa na Província de Kai
hokusai-kakemono-thunderstorm = Tempestade sob o Cume
hokusai-kakemono-red-fuji = Vento Sul, Céu Claro
hokusai-kakemono-great-wave = A Grande Onda de Kanagawa
hokusai-kakemono-yoro = Cachoeira de Yōrō na Província de Mino
hokusai-kakemono-ono = Cachoeira de Ono no Kisokaidō
hokusai-kakemono-kirifuri = Cachoeira de Kirifuri no Monte Kurokami
hokusai-kakemono-amida = Cachoeira de Amida além do Kisokaidō
hokusai-kakemono-pontoon-bridge = A Ponte de Barcos de Sano na Província de Kōzuke
hokusai-kakemono-eight-planks = A Ponte de Oito Pranchas na Província de Mikawa
hokusai-kakemono-drum-bridge = A Ponte Tambor do Santuário Kameido Tenjin
hokusai-kakemono-kintai-bridge = A Ponte Kintai na Província de Suō
hokusai-kakemono-kohada = Kohada Koheiji
hokusai-kakemono-hannya = A Demônia Sorridente
hokusai-kakemono-okiku = A Mansão dos Pratos
hokusai-kakemono-oiwa = O Fantasma de Oiwa
hokusai-kakemono-poppies = Papoulas
hokusai-kakemono-chrysanthemums = Crisântemos e Mutuca
hokusai-kakemono-irises = Íris e Gafanhoto
hokusai-kakemono-peonies = Peônias e Borboleta
hokusai-kakemono-wagtail = Alvéola e Glicínia
hokusai-kakemono-canary = Canário e Peônia
hokusai-kakemono-kingfisher = Martim-pescador, Íris e Cravinas
hokusai-kakemono-bullfinch = Dom-fafe e Cerejeira-chorona
hokusai-kakemono-tenchi = Poema do Imperador Tenchi
hokusai-kakemono-nakamaro = Poema de Abe no Nakamaro
hokusai-kakemono-hitomaro = Poema de Kakinomoto no Hitomaro
hokusai-kakemono-komachi = Poema de Ono no Komachi
hokusai-kakemono-uraga = Uraga na Província de Sagami
hokusai-kakemono-torchlight = Pesca com Tochas na Província de Kai
hokusai-kakemono-choshi = Chōshi na Província de Shimōsa
hokusai-kakemono-whaling = Caça à Baleia nas Ilhas Gotō

## artisan

hokusai-artisan-denkichi = Denkichi, o Entalhador
hokusai-artisan-sojiro = Sōjirō, o Entalhador
hokusai-artisan-yasuke = Yasuke, o Entalhador
hokusai-artisan-kanbei = Kanbei, o Entalhador
hokusai-artisan-heizo = Heizō, o Entalhador
hokusai-artisan-tomekichi = Tomekichi, o Cortador de Blocos
hokusai-artisan-gensuke = Gensuke, o Cortador de Blocos
hokusai-artisan-ichibei = Ichibei, o Cortador de Blocos
hokusai-artisan-jinpachi = Jinpachi, o Cortador de Blocos
hokusai-artisan-rokusuke = Rokusuke, o Cortador de Blocos
hokusai-artisan-shigenobu = Shigenobu, o Pintor
hokusai-artisan-hokkei = Hokkei, o Pintor
hokusai-artisan-taito = Taito, o Pintor
hokusai-artisan-shinsai = Shinsai, o Pintor
hokusai-artisan-gakutei = Gakutei, o Pintor
hokusai-artisan-matsugoro = Matsugorō, o Impressor
hokusai-artisan-naosuke = Naosuke, o Impressor
hokusai-artisan-seikichi = Seikichi, o Impressor
hokusai-artisan-tasuke = Tasuke, o Impressor
hokusai-artisan-zenbei = Zenbei, o Impressor
hokusai-artisan-yohei = Yohei, o Marceneiro
hokusai-artisan-kisuke = Kisuke, o Marceneiro
hokusai-artisan-bunzo = Bunzō, o Marceneiro
hokusai-artisan-mohei = Mohei, o Marceneiro
hokusai-artisan-uhei = Uhei, o Marceneiro

## master

hokusai-master-hiroshige = Hiroshige
hokusai-master-utamaro = Utamaro
hokusai-master-kuniyoshi = Kuniyoshi
hokusai-master-harunobu = Harunobu
hokusai-master-kiyonaga = Kiyonaga
hokusai-master-toyokuni = Toyokuni
hokusai-master-kunisada = Kunisada
hokusai-master-sharaku = Sharaku
hokusai-master-eishi = Eishi
hokusai-master-moronobu = Moronobu
hokusai-master-shunsho = Shunshō
hokusai-master-hokusai = Hokusai

## token

hokusai-token-five-artisans = Cinco Artesãos
hokusai-token-three-drops = Três Pigmentos Aqui
hokusai-token-two-drops = Dois Pigmentos de Qualquer Posição
hokusai-token-recover = Recuperar Dois Pigmentos
hokusai-token-ready-drop = Um Pigmento Pronto
hokusai-token-new-objective = Outro Objetivo
hokusai-token-fetch = Do Saquinho
hokusai-token-recolour = Outra Tonalidade

## public

hokusai-public-most-markers = Mais Marcadores de uma Ferramenta
hokusai-public-fewest-pigments = Menos Pigmentos
hokusai-public-row = Na Linha
hokusai-public-column = Na Coluna
hokusai-public-around = Ao Redor
hokusai-public-two-away = A Dois Passos
hokusai-public-three-away = A Três Passos
hokusai-public-odd = Ímpar e Ímpar
hokusai-public-far = Longe

## individual

hokusai-individual-fuji-waterfalls-ghosts = Monte Fuji, Cachoeiras, Fantasmas
hokusai-individual-waterfalls-bridges-flowers = Cachoeiras, Pontes, Flores
hokusai-individual-bridges-ghosts-birds = Pontes, Fantasmas, Aves
hokusai-individual-ghosts-flowers-poems = Fantasmas, Flores, Poemas
hokusai-individual-flowers-birds-oceans = Flores, Aves, Oceanos
hokusai-individual-birds-poems-fuji = Aves, Poemas, Monte Fuji
hokusai-individual-poems-oceans-waterfalls = Poemas, Oceanos, Cachoeiras
hokusai-individual-oceans-fuji-bridges = Oceanos, Monte Fuji, Pontes

## journey

hokusai-journey-journey-1a = A Partida (A)
hokusai-journey-journey-1b = A Partida (B)
hokusai-journey-journey-2a = No Caminho (A)
hokusai-journey-journey-2b = No Caminho (B)
hokusai-journey-journey-3a = A Chegada (A)
hokusai-journey-journey-3b = A Chegada (B)

## path

hokusai-path-gate = O Portão
hokusai-path-garden = O Jardim
hokusai-path-pond = O Lago
hokusai-path-stairs = A Escada
hokusai-path-pines = Os Pinheiros
hokusai-path-bell = O Sino
hokusai-path-lantern = A Lanterna
hokusai-path-summit = O Cume
