# The names of IKI's components: game, kind and id, as in its components.toml.

## shop

iki-shop-sandal-shop = Vendeur de Sandales
iki-shop-rice-shop = Vendeur de Riz
iki-shop-fire-tower = Tour de Surveillance contre les Incendies
iki-shop-tobacco-shop = Vendeur de Pipes et de Tabac
iki-shop-pawn-shop = Prêteur sur Gage
iki-shop-construction-site = Contremaître
iki-shop-fish-market = Marché aux Poissons
iki-shop-money-changer = Bureau de Change

## special

iki-special-move-plus-one = Déplacement +1
iki-special-hire-minus-one = Recrutement -1
iki-special-joker = Joker
iki-special-avoid-fire-1 = Éviter un incendie
iki-special-avoid-fire-2 = Éviter un incendie

## character

iki-character-boiled-egg-peddler = Vendeuse d'Œufs Durs
iki-character-cotton-peddler = Vendeur de Coton
iki-character-eyeglass-peddler = Vendeur de Lunettes
iki-character-salt-peddler = Vendeur de Sel
iki-character-book-lender = Prêteur de Livres
iki-character-sake-peddler = Vendeur de Saké
iki-character-soap-bubble-man = Homme aux Bulles de Savon
iki-character-dice-maker = Fabricante de Dés
iki-character-sandal-maker = Fabricant de Sandales
iki-character-seamstress = Couturière
iki-character-ukiyoe-artist = Peintre d'Estampes
iki-character-monk = Moine
iki-character-ox-cart = Charretier
iki-character-yamabushi = Ermite
iki-character-carpenter = Charpentier
iki-character-kite-maker = Fabricant de Cerfs-Volants
iki-character-cloth-dyer = Teinturier
iki-character-soba-stand = Stand de Soba
iki-character-dumpling-peddler = Vendeur de Raviolis
iki-character-used-clothes-peddler = Vendeuse de Vêtements d'Occasion
iki-character-water-peddler = Vendeur d'Eau
iki-character-watermelon-peddler = Vendeur de Pastèques
iki-character-engraver = Graveur
iki-character-lantern-maker = Fabricant de Lanternes
iki-character-umbrella-maker = Fabricant de Parapluies
iki-character-day-laborer = Journalier
iki-character-firefighter = Pompier
iki-character-shrine-maiden = Vierge du Sanctuaire
iki-character-fireworks-maker = Fabricant de Feux d'Artifice
iki-character-plasterer = Plâtrier
iki-character-eel-stand = Stand d'Anguilles
iki-character-greengrocer = Primeur
iki-character-firewood-peddler = Vendeuse de Bois de Chauffage
iki-character-fish-peddler = Vendeur de Poisson
iki-character-mask-seller = Vendeur de Masques
iki-character-clocksmith = Horloger
iki-character-hairdresser = Coiffeur
iki-character-printer = Imprimeur
iki-character-shamisen-player = Joueuse de Shamisen
iki-character-construction-worker = Ouvrier du Bâtiment
iki-character-puppeteer = Marionnettiste
iki-character-tatsumi-geisha = Geisha Tatsumi
iki-character-puppet-maker = Fabricant de Marionnettes
iki-character-tatami-maker = Fabricant de Tatami
iki-character-sushi-stand = Stand de Sushi
iki-character-tempura-stand = Stand de Tempura
iki-character-charcoal-peddler = Vendeur de Charbon
iki-character-chili-peddler = Vendeur de Piments
iki-character-trumpet-candy-peddler = Vendeur de Bonbons
iki-character-candy-maker = Fabricant de Bonbons
iki-character-folding-fan-maker = Fabricante d'Éventails
iki-character-glassblower = Souffleur de Verre
iki-character-writing-brush-maker = Fabricant de Pinceaux
iki-character-kabuki-actor = Acteur Kabuki
iki-character-samurai = Samurai
iki-character-sumo-wrestler = Lutteur de Sumo
iki-character-buddhist-sculptor = Sculpteur Bouddhiste
iki-character-karuta-maker = Fabricant de Karuta
iki-character-stone-cutter = Tailleur de Pierre
iki-character-incense-shop = Boutique d'Encens

## building

iki-building-farmhouse = Ferme
iki-building-fire-watchtower = Tour de Guet
iki-building-imperial-villa = Villa Impériale
iki-building-inn = Auberge
iki-building-kabuki-theater = Théâtre Kabuki
iki-building-merchant-house = Maison de Commerce
iki-building-restaurant = Restaurant
iki-building-shrine = Sanctuaire
iki-building-storehouse = Entrepôt
iki-building-well = Puits

## token

iki-token-shirauo = Shira-uo
iki-token-fine-shirauo = Shira-uo de choix
iki-token-spring-pipe-1 = Pipe de printemps
iki-token-spring-pipe-2 = Pipe de printemps
iki-token-spring-pouch-1 = Blague à tabac de printemps
iki-token-spring-pouch-2 = Blague à tabac de printemps
iki-token-katsuo = Katsuo
iki-token-fine-katsuo = Katsuo de choix
iki-token-summer-pipe-1 = Pipe d'été
iki-token-summer-pipe-2 = Pipe d'été
iki-token-summer-pouch-1 = Blague à tabac d'été
iki-token-summer-pouch-2 = Blague à tabac d'été
iki-token-suzuki = Suzuki
iki-token-fine-suzuki = Suzuki de choix
iki-token-autumn-pipe-1 = Pipe d'automne
iki-token-autumn-pipe-2 = Pipe d'automne
iki-token-autumn-pouch-1 = Blague à tabac d'automne
iki-token-autumn-pouch-2 = Blague à tabac d'automne
iki-token-tai = Tai
iki-token-fine-tai = Tai de choix
iki-token-winter-pipe-1 = Pipe d'hiver
iki-token-winter-pipe-2 = Pipe d'hiver
iki-token-winter-pouch-1 = Blague à tabac d'hiver
iki-token-winter-pouch-2 = Blague à tabac d'hiver
