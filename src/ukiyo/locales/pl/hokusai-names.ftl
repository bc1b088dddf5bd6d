# The names of Hokusai's components: game, kind and id, as in its components.toml.

## tool

hokusai-tool-chisel = Dłuto
hokusai-tool-knife = Nóż
hokusai-tool-brush = Pędzel
hokusai-tool-baren = Baren
hokusai-tool-mallet = Pobijak

## collection

hokusai-collection-fuji = Góra Fudżi
hokusai-collection-waterfalls = Wodospady
hokusai-collection-bridges = Mosty
hokusai-collection-ghosts = Duchy
hokusai-collection-flowers = Kwiaty
hokusai-collection-birds = Ptaki
hokusai-collection-poems = Wiersze
hokusai-collection-oceans = Oceany

## kakemono

hokusai-kakemono-kajikazawa = Kajikazawa w prowincji Kai
hokusai-kakemono-thunderstorm = Burza u stóp szczytu
hokusai-kakemono-red-fuji = Łagodny wiatr, pogodny poranek
hokusai-kakemono-great-wave = Wielka fala w Kanagawie
hokusai-kakemono-yoro = Wodospad Yōrō w prowincji Mino
hokusai-kakemono-ono = Wodospad Ono na trakcie Kisokaidō
hokusai-kakemono-kirifuri = Wodospad Kirifuri na górze Kurokami
hokusai-kakemono-amida = Wodospad Amidy za traktem Kisokaidō
hokusai-kakemono-pontoon-bridge = Most łodziowy w Sano w prowincji Kōzuke
hokusai-kakemono-eight-planks = Most z ośmiu desek w prowincji Mikawa
hokusai-kakemono-drum-bridge = Most bębnowy w chramie Kameido Tenjin
hokusai-kakemono-kintai-bridge = Most Kintai w prowincji Suō
hokusai-kakemono-kohada = Kohada Koheiji
hokusai-kakemono-hannya = Śmiejąca się demonica
hokusai-kakemono-okiku = Dwór talerzy
hokusai-kakemono-oiwa = Duch Oiwy
hokusai-kakemono-poppies = Maki
hokusai-kakemono-chrysanthemums = Chryzantemy i giez
hokusai-kakemono-irises = Irysy i konik polny
hokusai-kakemono-peonies = Piwonie i motyl
hokusai-kakemono-wagtail = Pliszka i glicynia
hokusai-kakemono-canary = Kanarek i piwonia
hokusai-kakemono-kingfisher = Zimorodek, irysy i goździki
hokusai-kakemono-bullfinch = Gil i wiśnia płacząca
hokusai-kakemono-tenchi = Wiersz cesarza Tenchi
hokusai-kakemono-nakamaro = Wiersz Abe no Nakamaro
hokusai-kakemono-hitomaro = Wiersz Kakinomoto no Hitomaro
hokusai-kakemono-komachi = Wiersz Ono no Komachi
hokusai-kakemono-uraga = Uraga w prowincji Sagami
hokusai-kakemono-torchlight = Połów przy pochodniach w prowincji Kai
hokusai-kakemono-choshi = Chōshi w prowincji Shimōsa
hokusai-kakemono-whaling = Połów wielorybów u wysp Gotō

## artisan

hokusai-artisan-denkichi = Denkichi Rytownik
hokusai-artisan-sojiro = Sōjirō Rytownik
hokusai-artisan-yasuke = Yasuke Rytownik
hokusai-artisan-kanbei = Kanbei Rytownik
hokusai-artisan-heizo = Heizō Rytownik
hokusai-artisan-tomekichi = Tomekichi Snycerz
hokusai-artisan-gensuke = Gensuke Snycerz
hokusai-artisan-ichibei = Ichibei Snycerz
hokusai-artisan-jinpachi = Jinpachi Snycerz
hokusai-artisan-rokusuke = Rokusuke Snycerz
hokusai-artisan-shigenobu = Shigenobu Malarz
hokusai-artisan-hokkei = Hokkei Malarz
hokusai-artisan-taito = Taito Malarz
hokusai-artisan-shinsai = Shinsai Malarz
hokusai-artisan-gakutei = Gakutei Malarz
hokusai-artisan-matsugoro = Matsugorō Drukarz
hokusai-artisan-naosuke = Naosuke Drukarz
hokusai-artisan-seikichi = Seikichi Drukarz
hokusai-artisan-tasuke = Tasuke Drukarz
hokusai-artisan-zenbei = Zenbei Drukarz
hokusai-artisan-yohei = Yohei Stolarz
hokusai-artisan-kisuke = Kisuke Stolarz
hokusai-artisan-bunzo = Bunzō Stolarz
hokusai-artisan-mohei = Mohei Stolarz
hokusai-artisan-uhei = Uhei Stolarz

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

hokusai-token-five-artisans = Pięciu rzemieślników
hokusai-token-three-drops = Trzy krople stąd
hokusai-token-two-drops = Dwie krople skądkolwiek
hokusai-token-recover = Odzyskaj dwie krople
hokusai-token-ready-drop = Kropla w pogotowiu
hokusai-token-new-objective = Inny cel
hokusai-token-fetch = Z woreczka
hokusai-token-recolour = Inny odcień

## public

hokusai-public-most-markers = Najwięcej znaczników jednego narzędzia
hokusai-public-fewest-pigments = Najmniej pigmentów
hokusai-public-row = W rzędzie
hokusai-public-column = W kolumnie
hokusai-public-around = Dookoła
hokusai-public-two-away = O dwa kroki
hokusai-public-three-away = O trzy kroki
hokusai-public-odd = Nieparzyste
hokusai-public-far = Daleko

## individual

hokusai-individual-fuji-waterfalls-ghosts = Góra Fudżi, Wodospady, Duchy
hokusai-individual-waterfalls-bridges-flowers = Wodospady, Mosty, Kwiaty
hokusai-individual-bridges-ghosts-birds = Mosty, Duchy, Ptaki
hokusai-individual-ghosts-flowers-poems = Duchy, Kwiaty, Wiersze
hokusai-individual-flowers-birds-oceans = Kwiaty, Ptaki, Oceany
hokusai-individual-birds-poems-fuji = Ptaki, Wiersze, Góra Fudżi
hokusai-individual-poems-oceans-waterfalls = Wiersze, Oceany, Wodospady
hokusai-individual-oceans-fuji-bridges = Oceany, Góra Fudżi, Mosty

## journey

hokusai-journey-journey-1a = Wyruszenie (A)
hokusai-journey-journey-1b = Wyruszenie (B)
hokusai-journey-journey-2a = W drodze (A)
hokusai-journey-journey-2b = W drodze (B)
hokusai-journey-journey-3a = Przybycie (A)
hokusai-journey-journey-3b = Przybycie (B)

## path

hokusai-path-gate = Brama
hokusai-path-garden = Ogród
hokusai-path-pond = Staw
hokusai-path-stairs = Schody
hokusai-path-pines = Sosny
hokusai-path-bell = Dzwon
hokusai-path-lantern = Latarnia
hokusai-path-summit = Szczyt
