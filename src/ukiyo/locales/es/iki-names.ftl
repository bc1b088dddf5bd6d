# The names of IKI's components: game, kind and id, as in its components.toml.

## shop

iki-shop-sandal-shop = Tienda de sandalias
iki-shop-rice-shop = Tienda de arroz
iki-shop-fire-tower = Torre del fuego
iki-shop-tobacco-shop = Tienda de tabaco
iki-shop-pawn-shop = Casa de empeño
iki-shop-construction-site = Sitio de construcción
iki-shop-fish-market = Pescadería
iki-shop-money-changer = Casa de cambio

## special

iki-special-move-plus-one = Mover +1
iki-special-hire-minus-one = Contratar -1
iki-special-joker = Titiritero
iki-special-avoid-fire-1 = Evitar un incendio
iki-special-avoid-fire-2 = Evitar un incendio

## character

iki-character-boiled-egg-peddler = Vendedora de huevos duros
iki-character-cotton-peddler = Vendedor de algodón
iki-character-eyeglass-peddler = Vendedor de anteojos
iki-character-salt-peddler = Vendedor de sal
iki-character-book-lender = Prestador de libros
iki-character-sake-peddler = Vendedor de sake
iki-character-soap-bubble-man = El hombre de las burbujas
iki-character-dice-maker = Fabricante de dados
iki-character-sandal-maker = Fabricante de sandalias
iki-character-seamstress = Costurera
iki-character-ukiyoe-artist = Artista de ukiyoe
iki-character-monk = Monje
iki-character-ox-cart = Carro de bueyes
iki-character-yamabushi = Yamabushi
iki-character-carpenter = Carpintero
iki-character-kite-maker = Fabricante de volantines
iki-character-cloth-dyer = Tintorero
iki-character-soba-stand = Puesto de soba
iki-character-dumpling-peddler = Vendedor de dumpling
iki-character-used-clothes-peddler = Vendedora de ropa usada
iki-character-water-peddler = Vendedor de agua
iki-character-watermelon-peddler = Vendedor de sandías
iki-character-engraver = Grabador
iki-character-lantern-maker = Fabricante de lámparas
iki-character-umbrella-maker = Fabricante de paraguas
iki-character-day-laborer = Jornalero
iki-character-firefighter = Bombero
iki-character-shrine-maiden = Sacerdotisa
iki-character-fireworks-maker = Pirotécnico
iki-character-plasterer = Yesero
iki-character-eel-stand = Vendedor de anguilas
iki-character-greengrocer = Verdulera
iki-character-firewood-peddler = Vendedora de leña
iki-character-fish-peddler = Vendedor de pescado
iki-character-mask-seller = Vendedora de máscaras
iki-character-clocksmith = Relojero
iki-character-hairdresser = Peluquero
iki-character-printer = Impresor
iki-character-shamisen-player = Instrumentista de shamisen
iki-character-construction-worker = Constructor
iki-character-puppeteer = Titiritero
iki-character-tatsumi-geisha = Geisha Tatsumi
iki-character-puppet-maker = Fabricante de títeres
iki-character-tatami-maker = Fabricante de tatami
iki-character-sushi-stand = Puesto de sushi
iki-character-tempura-stand = Puesto de tempura
iki-character-charcoal-peddler = Vendedor de carbón
iki-character-chili-peddler = Vendedor de ají
iki-character-trumpet-candy-peddler = Vendedor de dulces
iki-character-candy-maker = Fabricante de dulces
iki-character-folding-fan-maker = Fabricante de abanicos
iki-character-glassblower = Soplador de vidrio
iki-character-writing-brush-maker = Fabricante de pinceles
iki-character-kabuki-actor = Actor de kabuki
iki-character-samurai = Samurai
iki-character-sumo-wrestler = Luchador de sumo
iki-character-buddhist-sculptor = Escultor budista
iki-character-karuta-maker = Fabricante de karuta
iki-character-stone-cutter = Albañil
iki-character-incense-shop = Puesto de incienso

## building

iki-building-farmhouse = Granja
iki-building-fire-watchtower = Torre de vigilancia contra incendios
iki-building-imperial-villa = Villa imperial
iki-building-inn = Posada
iki-building-kabuki-theater = Teatro kabuki
iki-building-merchant-house = Casa del mercader
iki-building-restaurant = Restaurante
iki-building-shrine = Templo
iki-building-storehouse = Almacén
iki-building-well = Pozo

## token

iki-token-shirauo = Shira-uo
iki-token-fine-shirauo = Shira-uo de primera
iki-token-spring-pipe-1 = Pipa de primavera
iki-token-spring-pipe-2 = Pipa de primavera
iki-token-spring-pouch-1 = Bolsa de tabaco de primavera
iki-token-spring-pouch-2 = Bolsa de tabaco de primavera
iki-token-katsuo = Katsuo
iki-token-fine-katsuo = Katsuo de primera
iki-token-summer-pipe-1 = Pipa de verano
iki-token-summer-pipe-2 = Pipa de verano
iki-token-summer-pouch-1 = Bolsa de tabaco de verano
iki-token-summer-pouch-2 = Bolsa de tabaco de verano
iki-token-suzuki = Suzuki
iki-token-fine-suzuki = Suzuki de primera
iki-token-autumn-pipe-1 = Pipa de otoño
iki-token-autumn-pipe-2 = Pipa de otoño
iki-token-autumn-pouch-1 = Bolsa de tabaco de otoño
iki-token-autumn-pouch-2 = Bolsa de tabaco de otoño
iki-token-tai = Tai
iki-token-fine-tai = Tai de primera
iki-token-winter-pipe-1 = Pipa de invierno
iki-token-winter-pipe-2 = Pipa de invierno
iki-token-winter-pouch-1 = Bolsa de tabaco de invierno
iki-token-winter-pouch-2 = Bolsa de tabaco de invierno
