# The names of Hokusai's components: game, kind and id, as in its components.toml.

## tool

hokusai-tool-chisel = Formón
hokusai-tool-knife = Cuchillo
hokusai-tool-brush = Pincel
hokusai-tool-baren = Baren
hokusai-tool-mallet = Mazo

## collection

hokusai-collection-fuji = Monte Fuji
hokusai-collection-waterfalls = Cascadas
hokusai-collection-bridges = Puentes
hokusai-collection-ghosts = Fantasmas
hokusai-collection-flowers = Flores
hokusai-collection-birds = Aves
hokusai-collection-poems = Poemas
hokusai-collection-oceans = Océanos

## kakemono

hokusai-kakemono-kajikazawa = Kajikazawa en la provincia de Kai
hokusai-kakemono-thunderstorm = Tormenta bajo la cumbre
hokusai-kakemono-red-fuji = Viento fresco, mañana clara
hokusai-kakemono-great-wave = Bajo la ola de Kanagawa
hokusai-kakemono-yoro = La cascada de Yōrō en la provincia de Mino
hokusai-kakemono-ono = La cascada de Ono en el Kisokaidō
hokusai-kakemono-kirifuri = La cascada de Kirifuri en el monte Kurokami
hokusai-kakemono-amida = La cascada de Amida más allá del Kisokaidō
hokusai-kakemono-pontoon-bridge = El puente de barcas de Sano en la provincia de Kōzuke
hokusai-kakemono-eight-planks = El puente de ocho tablas en la provincia de Mikawa
hokusai-kakemono-drum-bridge = El puente tambor del santuario Kameido Tenjin
hokusai-kakemono-kintai-bridge = El puente Kintai en la provincia de Suō
hokusai-kakemono-kohada = Kohada Koheiji
hokusai-kakemono-hannya = La demonia que ríe
hokusai-kakemono-okiku = La mansión de los platos
hokusai-kakemono-oiwa = El fantasma de Oiwa
hokusai-kakemono-poppies = Amapolas
hokusai-kakemono-chrysanthemums = Crisantemos y tábano
hokusai-kakemono-irises = Lirios y saltamontes
hokusai-kakemono-peonies = Peonías y mariposa
hokusai-kakemono-wagtail = Lavandera y glicina
hokusai-kakemono-canary = Canario y peonía
hokusai-kakemono-kingfisher = Martín pescador, lirios y claveles
hokusai-kakemono-bullfinch = Camachuelo y cerezo llorón
hokusai-kakemono-tenchi = Poema del emperador Tenchi
hokusai-kakemono-nakamaro = Poema de Abe no Nakamaro
hokusai-kakemono-hitomaro = Poema de Kakinomoto no Hitomaro
hokusai-kakemono-komachi = Poema de Ono no Komachi
hokusai-kakemono-uraga = Uraga en la provincia de Sagami
hokusai-kakemono-torchlight = Pesca con antorchas en la provincia de Kai
hokusai-kakemono-choshi = Chōshi en la provincia de Shimōsa
hokusai-kakemono-whaling = Caza de ballenas frente a las islas Gotō

## artisan

hokusai-artisan-denkichi = Denkichi, el Tallador
hokusai-artisan-sojiro = Sōjirō, el Tallador
hokusai-artisan-yasuke = Yasuke, el Tallador
hokusai-artisan-kanbei = Kanbei, el Tallador
hokusai-artisan-heizo = Heizō, el Tallador
hokusai-artisan-tomekichi = Tomekichi, el Cortador de planchas
hokusai-artisan-gensuke = Gensuke, el Cortador de planchas
hokusai-artisan-ichibei = Ichibei, el Cortador de planchas
hokusai-artisan-jinpachi = Jinpachi, el Cortador de planchas
hokusai-artisan-rokusuke = Rokusuke, el Cortador de planchas
hokusai-artisan-shigenobu = Shigenobu, el Pintor
hokusai-artisan-hokkei = Hokkei, el Pintor
hokusai-artisan-taito = Taito, el Pintor
hokusai-artisan-shinsai = Shinsai, el Pintor
hokusai-artisan-gakutei = Gakutei, el Pintor
hokusai-artisan-matsugoro = Matsugorō, el Impresor
hokusai-artisan-naosuke = Naosuke, el Impresor
hokusai-artisan-seikichi = Seikichi, el Impresor
hokusai-artisan-tasuke = Tasuke, el Impresor
hokusai-artisan-zenbei = Zenbei, el Impresor
hokusai-artisan-yohei = Yohei, el Ebanista
hokusai-artisan-kisuke = Kisuke, el Ebanista
hokusai-artisan-bunzo = Bunzō, el Ebanista
hokusai-artisan-mohei = Mohei, el Ebanista
hokusai-artisan-uhei = Uhei, el Ebanista

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

hokusai-token-five-artisans = Cinco artesanos
hokusai-token-three-drops = Tres gotas aquí
hokusai-token-two-drops = Dos gotas de cualquier lugar
hokusai-token-recover = Recuperar dos gotas
hokusai-token-ready-drop = Una gota lista
hokusai-token-new-objective = Otro objetivo
hokusai-token-fetch = De la bolsa
hokusai-token-recolour = Otro tono

## public

hokusai-public-most-markers = Más marcadores de una herramienta
hokusai-public-fewest-pigments = Menos pigmentos
hokusai-public-row = En la fila
hokusai-public-column = En la columna
hokusai-public-around = Alrededor
hokusai-public-two-away = A dos pasos
hokusai-public-three-away = A tres pasos
hokusai-public-odd = Impar e impar
hokusai-public-far = Lejos

## individual

hokusai-individual-fuji-waterfalls-ghosts = Monte Fuji, Cascadas, Fantasmas
hokusai-individual-waterfalls-bridges-flowers = Cascadas, Puentes, Flores
hokusai-individual-bridges-ghosts-birds = Puentes, Fantasmas, Aves
hokusai-individual-ghosts-flowers-poems = Fantasmas, Flores, Poemas
hokusai-individual-flowers-birds-oceans = Flores, Aves, Océanos
hokusai-individual-birds-poems-fuji = Aves, Poemas, Monte Fuji
hokusai-individual-poems-oceans-waterfalls = Poemas, Océanos, Cascadas
hokusai-individual-oceans-fuji-bridges = Océanos, Monte Fuji, Puentes

## journey

hokusai-journey-journey-1a = La partida (A)
hokusai-journey-journey-1b = La partida (B)
hokusai-journey-journey-2a = En camino (A)
hokusai-journey-journey-2b = En camino (B)
hokusai-journey-journey-3a = La llegada (A)
hokusai-journey-journey-3b = La llegada (B)

## path

hokusai-path-gate = La puerta
hokusai-path-garden = El jardín
hokusai-path-pond = El estanque
hokusai-path-stairs = La escalera
hokusai-path-pines = Los pinos
hokusai-path-bell = La campana
hokusai-path-lantern = La linterna
hokusai-path-summit = La cumbre
