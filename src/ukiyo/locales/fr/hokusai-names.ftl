# The names of Hokusai's components: game, kind and id, as in its components.toml.

## tool

hokusai-tool-chisel = Ciseau
hokusai-tool-knife = Couteau
hokusai-tool-brush = Pinceau
hokusai-tool-baren = Baren
hokusai-tool-mallet = Maillet

## collection

hokusai-collection-fuji = Mont Fuji
hokusai-collection-waterfalls = Cascades
hokusai-collection-bridges = Ponts
hokusai-collection-ghosts = Fantômes
hokusai-collection-flowers = Fleurs
hokusai-collection-birds = Oiseaux
hokusai-collection-poems = Poèmes
hokusai-collection-oceans = Océans

## kakemono

hokusai-kakemono-kajikazawa = Kajikazawa dans la province de Kai
hokusai-kakemono-thunderstorm = L’Orage sous le sommet
hokusai-kakemono-red-fuji = Vent frais par matin clair
hokusai-kakemono-great-wave = Sous la vague au large de Kanagawa
hokusai-kakemono-yoro = La Cascade de Yōrō dans la province de Mino
hokusai-kakemono-ono = La Cascade d’Ono sur le Kisokaidō
hokusai-kakemono-kirifuri = La Cascade de Kirifuri au mont Kurokami
hokusai-kakemono-amida = La Cascade d’Amida au bout du Kisokaidō
hokusai-kakemono-pontoon-bridge = Le Pont de bateaux de Sano dans la province de Kōzuke
hokusai-kakemono-eight-planks = Le Pont aux huit planches dans la province de Mikawa
hokusai-kakemono-drum-bridge = Le Pont-tambour du sanctuaire Kameido Tenjin
hokusai-kakemono-kintai-bridge = Le Pont Kintai dans la province de Suō
hokusai-kakemono-kohada = Kohada Koheiji
hokusai-kakemono-hannya = La Démone qui rit
hokusai-kakemono-okiku = Le Manoir aux assiettes
hokusai-kakemono-oiwa = Le Fantôme d’Oiwa
hokusai-kakemono-poppies = Coquelicots
hokusai-kakemono-chrysanthemums = Chrysanthèmes et taon
hokusai-kakemono-irises = Iris et sauterelle
hokusai-kakemono-peonies = Pivoines et papillon
hokusai-kakemono-wagtail = Bergeronnette et glycine
hokusai-kakemono-canary = Canari et pivoine
hokusai-kakemono-kingfisher = Martin-pêcheur, iris et œillets
hokusai-kakemono-bullfinch = Bouvreuil et cerisier pleureur
hokusai-kakemono-tenchi = Poème de l’empereur Tenchi
hokusai-kakemono-nakamaro = Poème d’Abe no Nakamaro
hokusai-kakemono-hitomaro = Poème de Kakinomoto no Hitomaro
hokusai-kakemono-komachi = Poème d’Ono no Komachi
hokusai-kakemono-uraga = Uraga dans la province de Sagami
hokusai-kakemono-torchlight = Pêche aux flambeaux dans la province de Kai
hokusai-kakemono-choshi = Chōshi dans la province de Shimōsa
hokusai-kakemono-whaling = Chasse à la baleine au large des îles Gotō

## artisan

hokusai-artisan-denkichi = Denkichi le Graveur
hokusai-artisan-sojiro = Sōjirō le Graveur
hokusai-artisan-yasuke = Yasuke le Graveur
hokusai-artisan-kanbei = Kanbei le Graveur
hokusai-artisan-heizo = Heizō le Graveur
hokusai-artisan-tomekichi = Tomekichi le Tailleur de blocs
hokusai-artisan-gensuke = Gensuke le Tailleur de blocs
hokusai-artisan-ichibei = Ichibei le Tailleur de blocs
hokusai-artisan-jinpachi = Jinpachi le Tailleur de blocs
hokusai-artisan-rokusuke = Rokusuke le Tailleur de blocs
hokusai-artisan-shigenobu = Shigenobu le Peintre
hokusai-artisan-hokkei = Hokkei le Peintre
hokusai-artisan-taito = Taito le Peintre
hokusai-artisan-shinsai = Shinsai le Peintre
hokusai-artisan-gakutei = Gakutei le Peintre
hokusai-artisan-matsugoro = Matsugorō l’Imprimeur
hokusai-artisan-naosuke = Naosuke l’Imprimeur
hokusai-artisan-seikichi = Seikichi l’Imprimeur
hokusai-artisan-tasuke = Tasuke l’Imprimeur
hokusai-artisan-zenbei = Zenbei l’Imprimeur
hokusai-artisan-yohei = Yohei le Menuisier
hokusai-artisan-kisuke = Kisuke le Menuisier
hokusai-artisan-bunzo = Bunzō le Menuisier
hokusai-artisan-mohei = Mohei le Menuisier
hokusai-artisan-uhei = Uhei le Menuisier

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

hokusai-token-five-artisans = Cinq artisans
hokusai-token-three-drops = Trois gouttes ici
hokusai-token-two-drops = Deux gouttes où l’on veut
hokusai-token-recover = Récupérer deux gouttes
hokusai-token-ready-drop = Une goutte prête
hokusai-token-new-objective = Un autre objectif
hokusai-token-fetch = Du sac
hokusai-token-recolour = Une autre teinte

## public

hokusai-public-most-markers = Le plus de marqueurs d’un outil
hokusai-public-fewest-pigments = Le moins de pigments
hokusai-public-row = Dans la rangée
hokusai-public-column = Dans la colonne
hokusai-public-around = Tout autour
hokusai-public-two-away = À deux pas
hokusai-public-three-away = À trois pas
hokusai-public-odd = Impair et impair
hokusai-public-far = Au loin

## individual

hokusai-individual-fuji-waterfalls-ghosts = Mont Fuji, Cascades, Fantômes
hokusai-individual-waterfalls-bridges-flowers = Cascades, Ponts, Fleurs
hokusai-individual-bridges-ghosts-birds = Ponts, Fantômes, Oiseaux
hokusai-individual-ghosts-flowers-poems = Fantômes, Fleurs, Poèmes
hokusai-individual-flowers-birds-oceans = Fleurs, Oiseaux, Océans
hokusai-individual-birds-poems-fuji = Oiseaux, Poèmes, Mont Fuji
hokusai-individual-poems-oceans-waterfalls = Poèmes, Océans, Cascades
hokusai-individual-oceans-fuji-bridges = Océans, Mont Fuji, Ponts

## journey

hokusai-journey-journey-1a = Le Départ (A)
hokusai-journey-journey-1b = Le Départ (B)
hokusai-journey-journey-2a = En chemin (A)
hokusai-journey-journey-2b = En chemin (B)
hokusai-journey-journey-3a = L’Arrivée (A)
hokusai-journey-journey-3b = L’Arrivée (B)

## path

hokusai-path-gate = La Porte
hokusai-path-garden = Le Jardin
hokusai-path-pond = L’Étang
hokusai-path-stairs = L’Escalier
hokusai-path-pines = Les Pins
hokusai-path-bell = La Cloche
hokusai-path-lantern = La Lanterne
hokusai-path-summit = Le Sommet
