# The names of IKI's components: game, kind and id, as in its components.toml.

## shop

iki-shop-sandal-shop = Sklep z sandałami
iki-shop-rice-shop = Sklep z ryżem
iki-shop-fire-tower = Strażnica pożarnicza
iki-shop-tobacco-shop = Sklep z tytoniem
iki-shop-pawn-shop = Lombard
iki-shop-construction-site = Plac budowy
iki-shop-fish-market = Targ rybny
iki-shop-money-changer = Kantor

## special

iki-special-move-plus-one = Ruch +1
iki-special-hire-minus-one = Zatrudnienie -1
iki-special-joker = Joker
iki-special-avoid-fire-1 = Uniknij ognia
iki-special-avoid-fire-2 = Uniknij ognia

## character

iki-character-boiled-egg-peddler = Sprzedawczyni gotowanych jaj
iki-character-cotton-peddler = Sprzedawca bawełny
iki-character-eyeglass-peddler = Sprzedawca okularów
iki-character-salt-peddler = Sprzedawca soli
iki-character-book-lender = Obwoźny bibliotekarz
iki-character-sake-peddler = Sprzedawca sake
iki-character-soap-bubble-man = Sztukmistrz baniek mydlanych
iki-character-dice-maker = Wytwórca kości
iki-character-sandal-maker = Wytwórca sandałów
iki-character-seamstress = Krawcowa
iki-character-ukiyoe-artist = Drzeworytnik
iki-character-monk = Mnich
iki-character-ox-cart = Woli zaprzęg
iki-character-yamabushi = Yamabushi
iki-character-carpenter = Cieśla
iki-character-kite-maker = Wytwórca latawców
iki-character-cloth-dyer = Barwiarz
iki-character-soba-stand = Stragan z makaronem soba
iki-character-dumpling-peddler = Sprzedawca pierogów
iki-character-used-clothes-peddler = Sprzedawczyni używanej odzieży
iki-character-water-peddler = Nosiwoda
iki-character-watermelon-peddler = Sprzedawca arbuzów
iki-character-engraver = Grawer
iki-character-lantern-maker = Wytwórca lampionów
iki-character-umbrella-maker = Parasolnik
iki-character-day-laborer = Wyrobnik
iki-character-firefighter = Strażak
iki-character-shrine-maiden = Szamanka
iki-character-fireworks-maker = Wytwórca fajerwerków
iki-character-plasterer = Tynkarz
iki-character-eel-stand = Stragan z węgorzami
iki-character-greengrocer = Stragan z warzywami
iki-character-firewood-peddler = Sprzedawczyni opału
iki-character-fish-peddler = Sprzedawca ryb
iki-character-mask-seller = Sprzedawca masek
iki-character-clocksmith = Zegarmistrz
iki-character-hairdresser = Fryzjer
iki-character-printer = Drukarz
iki-character-shamisen-player = Shamisenistka
iki-character-construction-worker = Robotnik budowlany
iki-character-puppeteer = Lalkarz
iki-character-tatsumi-geisha = Gejsza tatsumi
iki-character-puppet-maker = Wytwórca lalek
iki-character-tatami-maker = Wytwórca tatami
iki-character-sushi-stand = Stragan z sushi
iki-character-tempura-stand = Stragan z tempurą
iki-character-charcoal-peddler = Sprzedawca węgla drzewnego
iki-character-chili-peddler = Sprzedawca chilli
iki-character-trumpet-candy-peddler = Zamorski sprzedawca cukierków
iki-character-candy-maker = Cukiernik
iki-character-folding-fan-maker = Wytwórczyni wachlarzy
iki-character-glassblower = Dmuchacz szkła
iki-character-writing-brush-maker = Wytwórca pędzli
iki-character-kabuki-actor = Aktor kabuki
iki-character-samurai = Samuraj
iki-character-sumo-wrestler = Zapaśnik sumo
iki-character-buddhist-sculptor = Twórca rzeźb buddyjskich
iki-character-karuta-maker = Wytwórca kart
iki-character-stone-cutter = Kamieniarz
iki-character-incense-shop = Sklep z kadzidłami

## building

iki-building-farmhouse = Farma
iki-building-fire-watchtower = Wieża strażnicza
iki-building-imperial-villa = Rezydencja cesarska
iki-building-inn = Zajazd
iki-building-kabuki-theater = Teatr kabuki
iki-building-merchant-house = Dom towarowy
iki-building-restaurant = Restauracja
iki-building-shrine = Chram
iki-building-storehouse = Magazyn
iki-building-well = Studnia

## token

iki-token-shirauo = Shirauo
iki-token-fine-shirauo = Shirauo (droższa)
iki-token-spring-pipe-1 = Wiosenna fajka
iki-token-spring-pipe-2 = Wiosenna fajka
iki-token-spring-pouch-1 = Wiosenny tytoń
iki-token-spring-pouch-2 = Wiosenny tytoń
iki-token-katsuo = Katsuo
iki-token-fine-katsuo = Katsuo (droższa)
iki-token-summer-pipe-1 = Letnia fajka
iki-token-summer-pipe-2 = Letnia fajka
iki-token-summer-pouch-1 = Letni tytoń
iki-token-summer-pouch-2 = Letni tytoń
iki-token-suzuki = Suzuki
iki-token-fine-suzuki = Suzuki (droższa)
iki-token-autumn-pipe-1 = Jesienna fajka
iki-token-autumn-pipe-2 = Jesienna fajka
iki-token-autumn-pouch-1 = Jesienny tytoń
iki-token-autumn-pouch-2 = Jesienny tytoń
iki-token-tai = Tai
iki-token-fine-tai = Tai (droższa)
iki-token-winter-pipe-1 = Zimowa fajka
iki-token-winter-pipe-2 = Zimowa fajka
iki-token-winter-pouch-1 = Zimowy tytoń
iki-token-winter-pouch-2 = Zimowy tytoń
