# The names of IKI's components: game, kind and id, as in its components.toml.

## shop

iki-shop-sandal-shop = Sandal Shop
iki-shop-rice-shop = Rice Shop
iki-shop-fire-tower = Fire Tower
iki-shop-tobacco-shop = Tobacco Shop
iki-shop-pawn-shop = Pawn Shop
iki-shop-construction-site = Construction Site
iki-shop-fish-market = Fish Market
iki-shop-money-changer = Money Changer

## special

iki-special-move-plus-one = Move +1
iki-special-hire-minus-one = Hire -1
iki-special-joker = Joker
iki-special-avoid-fire-1 = Avoid a fire
iki-special-avoid-fire-2 = Avoid a fire

## character

iki-character-boiled-egg-peddler = Boiled-Egg Peddler
iki-character-cotton-peddler = Cotton Peddler
iki-character-eyeglass-peddler = Eyeglass Peddler
iki-character-salt-peddler = Salt Peddler
iki-character-book-lender = Book Lender
iki-character-sake-peddler = Sake Peddler
iki-character-soap-bubble-man = Soap Bubble Man
iki-character-dice-maker = Dice Maker
iki-character-sandal-maker = Sandal Maker
iki-character-seamstress = Seamstress
iki-character-ukiyoe-artist = Ukiyoe Artist
iki-character-monk = Monk
iki-character-ox-cart = Ox Cart
iki-character-yamabushi = Yamabushi
iki-character-carpenter = Carpenter
iki-character-kite-maker = Kite Maker
iki-character-cloth-dyer = Cloth Dyer
iki-character-soba-stand = Soba Stand
iki-character-dumpling-peddler = Dumpling Peddler
iki-character-used-clothes-peddler = Used Clothes Peddler
iki-character-water-peddler = Water Peddler
iki-character-watermelon-peddler = Watermelon Peddler
iki-character-engraver = Engraver
iki-character-lantern-maker = Lantern Maker
iki-character-umbrella-maker = Umbrella Maker
iki-character-day-laborer = Day Laborer
iki-character-firefighter = Firefighter
iki-character-shrine-maiden = Shrine Maiden
iki-character-fireworks-maker = Fireworks Maker
iki-character-plasterer = Plasterer
iki-character-eel-stand = Eel Stand
iki-character-greengrocer = Greengrocer
iki-character-firewood-peddler = Firewood Peddler
iki-character-fish-peddler = Fish Peddler
iki-character-mask-seller = Mask Seller
iki-character-clocksmith = Clocksmith
iki-character-hairdresser = Hairdresser
iki-character-printer = Printer
iki-character-shamisen-player = Shamisen Player
iki-character-construction-worker = Construction Worker
iki-character-puppeteer = Puppeteer
iki-character-tatsumi-geisha = Tatsumi Geisha
iki-character-puppet-maker = Puppet Maker
iki-character-tatami-maker = Tatami Maker
iki-character-sushi-stand = Sushi Stand
iki-character-tempura-stand = Tempura Stand
iki-character-charcoal-peddler = Charcoal Peddler
iki-character-chili-peddler = Chili Peddler
iki-character-trumpet-candy-peddler = Trumpet Candy Peddler
iki-character-candy-maker = Candy Maker
iki-character-folding-fan-maker = Folding Fan Maker
iki-character-glassblower = Glassblower
iki-character-writing-brush-maker = Writing Brush Maker
iki-character-kabuki-actor = Kabuki Actor
iki-character-samurai = Samurai
iki-character-sumo-wrestler = Sumo Wrestler
iki-character-buddhist-sculptor = Buddhist Sculptor
iki-character-karuta-maker = Karuta Maker
iki-character-stone-cutter = Stone Cutter
iki-character-incense-shop = Incense Shop

## building

iki-building-farmhouse = Farmhouse
iki-building-fire-watchtower = Fire Watchtower
iki-building-imperial-villa = Imperial Villa
iki-building-inn = Inn
iki-building-kabuki-theater = Kabuki Theater
iki-building-merchant-house = Merchant House
iki-building-restaurant = Restaurant
iki-building-shrine = Shrine
iki-building-storehouse = Storehouse
iki-building-well = Well

## token

iki-token-shirauo = Shirauo
iki-token-fine-shirauo = Fine shirauo
iki-token-spring-pipe-1 = Spring pipe
iki-token-spring-pipe-2 = Spring pipe
iki-token-spring-pouch-1 = Spring pouch
iki-token-spring-pouch-2 = Spring pouch
iki-token-katsuo = Katsuo
iki-token-fine-katsuo = Fine katsuo
iki-token-summer-pipe-1 = Summer pipe
iki-token-summer-pipe-2 = Summer pipe
iki-token-summer-pouch-1 = Summer pouch
iki-token-summer-pouch-2 = Summer pouch
iki-token-suzuki = Suzuki
iki-token-fine-suzuki = Fine suzuki
iki-token-autumn-pipe-1 = Autumn pipe
iki-token-autumn-pipe-2 = Autumn pipe
iki-token-autumn-pouch-1 = Autumn pouch
iki-token-autumn-pouch-2 = Autumn pouch
iki-token-tai = Tai
iki-token-fine-tai = Fine tai
iki-token-winter-pipe-1 = Winter pipe
iki-token-winter-pipe-2 = Winter pipe
iki-token-winter-pouch-1 = Winter pouch
iki-token-winter-pouch-2 = Winter pouch
