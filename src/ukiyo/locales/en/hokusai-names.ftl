# The names of Hokusai's components: game, kind and id, as in its components.toml.

## tool

hokusai-tool-chisel = Chisel
hokusai-tool-knife = Knife
hokusai-tool-brush = Brush
hokusai-tool-baren = Baren
hokusai-tool-mallet = Mallet

## collection

hokusai-collection-fuji = Mount Fuji
hokusai-collection-waterfalls = Waterfalls
hokusai-collection-bridges = Bridges
hokusai-collection-ghosts = Ghosts
hokusai-collection-flowers = Flowers
hokusai-collection-birds = Birds
hokusai-collection-poems = Poems
hokusai-collection-oceans = Oceans

## kakemono

hokusai-kakemono-kajikazawa = Kajikazawa in Kai Province
hokusai-kakemono-thunderstorm = Thunderstorm beneath the Summit
hokusai-kakemono-red-fuji = Fine Wind, Clear Morning
hokusai-kakemono-great-wave = Under the Wave off Kanagawa
hokusai-kakemono-yoro = Yōrō Waterfall in Mino Province
hokusai-kakemono-ono = Ono Waterfall on the Kisokaidō
hokusai-kakemono-kirifuri = Kirifuri Waterfall at Mount Kurokami
hokusai-kakemono-amida = The Amida Falls beyond the Kisokaidō
hokusai-kakemono-pontoon-bridge = The Pontoon Bridge at Sano in Kōzuke Province
hokusai-kakemono-eight-planks = The Eight-Plank Bridge in Mikawa Province
hokusai-kakemono-drum-bridge = The Drum Bridge at Kameido Tenjin Shrine
hokusai-kakemono-kintai-bridge = The Kintai Bridge in Suō Province
hokusai-kakemono-kohada = Kohada Koheiji
hokusai-kakemono-hannya = The Laughing Demoness
hokusai-kakemono-okiku = The Mansion of the Plates
hokusai-kakemono-oiwa = The Ghost of Oiwa
hokusai-kakemono-poppies = Poppies
hokusai-kakemono-chrysanthemums = Chrysanthemums and Horsefly
hokusai-kakemono-irises = Irises and Grasshopper
hokusai-kakemono-peonies = Peonies and Butterfly
hokusai-kakemono-wagtail = Wagtail and Wisteria
hokusai-kakemono-canary = Canary and Peony
hokusai-kakemono-kingfisher = Kingfisher, Irises and Pinks
hokusai-kakemono-bullfinch = Bullfinch and Weeping Cherry
hokusai-kakemono-tenchi = Poem by Emperor Tenchi
hokusai-kakemono-nakamaro = Poem by Abe no Nakamaro
hokusai-kakemono-hitomaro = Poem by Kakinomoto no Hitomaro
hokusai-kakemono-komachi = Poem by Ono no Komachi
hokusai-kakemono-uraga = Uraga in Sagami Province
hokusai-kakemono-torchlight = Fishing by Torchlight in Kai Province
hokusai-kakemono-choshi = Chōshi in Shimōsa Province
hokusai-kakemono-whaling = Whaling off the Gotō Islands

## artisan

hokusai-artisan-denkichi = Denkichi the Carver
hokusai-artisan-sojiro = Sōjirō the Carver
hokusai-artisan-yasuke = Yasuke the Carver
hokusai-artisan-kanbei = Kanbei the Carver
hokusai-artisan-heizo = Heizō the Carver
hokusai-artisan-tomekichi = Tomekichi the Block Cutter
hokusai-artisan-gensuke = Gensuke the Block Cutter
hokusai-artisan-ichibei = Ichibei the Block Cutter
hokusai-artisan-jinpachi = Jinpachi the Block Cutter
hokusai-artisan-rokusuke = Rokusuke the Block Cutter
hokusai-artisan-shigenobu = Shigenobu the Painter
hokusai-artisan-hokkei = Hokkei the Painter
hokusai-artisan-taito = Taito the Painter
hokusai-artisan-shinsai = Shinsai the Painter
hokusai-artisan-gakutei = Gakutei the Painter
hokusai-artisan-matsugoro = Matsugorō the Printer
hokusai-artisan-naosuke = Naosuke the Printer
hokusai-artisan-seikichi = Seikichi the Printer
hokusai-artisan-tasuke = Tasuke the Printer
hokusai-artisan-zenbei = Zenbei the Printer
hokusai-artisan-yohei = Yohei the Joiner
hokusai-artisan-kisuke = Kisuke the Joiner
hokusai-artisan-bunzo = Bunzō the Joiner
hokusai-artisan-mohei = Mohei the Joiner
hokusai-artisan-uhei = Uhei the Joiner

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

hokusai-token-five-artisans = Five Artisans
hokusai-token-three-drops = Three Drops Here
hokusai-token-two-drops = Two Drops Anywhere
hokusai-token-recover = Recover Two Drops
hokusai-token-ready-drop = A Drop at the Ready
hokusai-token-new-objective = Another Objective
hokusai-token-fetch = From the Bag
hokusai-token-recolour = Another Tint

## public

hokusai-public-most-markers = Most Markers of One Tool
hokusai-public-fewest-pigments = Fewest Pigments
hokusai-public-row = In the Row
hokusai-public-column = In the Column
hokusai-public-around = All Around
hokusai-public-two-away = Two Steps Away
hokusai-public-three-away = Three Steps Away
hokusai-public-odd = Odd and Odd
hokusai-public-far = Far Away

## individual

hokusai-individual-fuji-waterfalls-ghosts = Mount Fuji, Waterfalls, Ghosts
hokusai-individual-waterfalls-bridges-flowers = Waterfalls, Bridges, Flowers
hokusai-individual-bridges-ghosts-birds = Bridges, Ghosts, Birds
hokusai-individual-ghosts-flowers-poems = Ghosts, Flowers, Poems
hokusai-individual-flowers-birds-oceans = Flowers, Birds, Oceans
hokusai-individual-birds-poems-fuji = Birds, Poems, Mount Fuji
hokusai-individual-poems-oceans-waterfalls = Poems, Oceans, Waterfalls
hokusai-individual-oceans-fuji-bridges = Oceans, Mount Fuji, Bridges

## journey

hokusai-journey-journey-1a = Setting Out (A)
hokusai-journey-journey-1b = Setting Out (B)
hokusai-journey-journey-2a = On the Road (A)
hokusai-journey-journey-2b = On the Road (B)
hokusai-journey-journey-3a = The Arrival (A)
hokusai-journey-journey-3b = The Arrival (B)

## path

hokusai-path-gate = The Gate
hokusai-path-garden = The Garden
hokusai-path-pond = The Pond
hokusai-path-stairs = The Stairs
hokusai-path-pines = The Pines
hokusai-path-bell = The Bell
hokusai-path-lantern = The Lantern
hokusai-path-summit = The Summit
