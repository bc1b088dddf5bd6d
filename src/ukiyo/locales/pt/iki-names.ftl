# The names of IKI's components: game, kind and id, as in its components.toml.

## shop

iki-shop-sandal-shop = Loja de Sandálias
iki-shop-rice-shop = Loja de Arroz
iki-shop-fire-tower = Torre Anti-Incêndio
iki-shop-tobacco-shop = Tabacaria
iki-shop-pawn-shop = Loja de Penhor
iki-shop-construction-site = Área de Construção
iki-shop-fish-market = Mercado de Peixe
iki-shop-money-changer = Casa de Câmbio

## special

iki-special-move-plus-one = Mova +1
iki-special-hire-minus-one = Contrate -1
iki-special-joker = Curinga
iki-special-avoid-fire-1 = Evite um incêndio
iki-special-avoid-fire-2 = Evite um incêndio

## character

iki-character-boiled-egg-peddler = Mascate de Ovos Cozidos
iki-character-cotton-peddler = Mascate de Algodão
iki-character-eyeglass-peddler = Mascate de Óculos
iki-character-salt-peddler = Mascate de Sal
iki-character-book-lender = Locador Ambulante de Livros
iki-character-sake-peddler = Mascate de Saquê
iki-character-soap-bubble-man = Fazedor de Bolhas de Sabão
iki-character-dice-maker = Fabricante de Dados
iki-character-sandal-maker = Fabricante de Sandálias
iki-character-seamstress = Costureira
iki-character-ukiyoe-artist = Artista de Ukiyoe
iki-character-monk = Monge
iki-character-ox-cart = Carro de Boi
iki-character-yamabushi = Yamabushi
iki-character-carpenter = Carpinteiro
iki-character-kite-maker = Fabricante de Pipa
iki-character-cloth-dyer = Tintureiro
iki-character-soba-stand = Barraquinha de Sobá
iki-character-dumpling-peddler = Mascate de Bolinho de Arroz
iki-character-used-clothes-peddler = Mascate de Roupas Usadas
iki-character-water-peddler = Mascate de Água
iki-character-watermelon-peddler = Mascate de Melancia
iki-character-engraver = Entalhador
iki-character-lantern-maker = Fabricante de Lanternas
iki-character-umbrella-maker = Fabricante de Sombrinhas
iki-character-day-laborer = Diarista
iki-character-firefighter = Bombeiro
iki-character-shrine-maiden = Sacerdotisa
iki-character-fireworks-maker = Fabricante de Fogos de Artifício
iki-character-plasterer = Estucador
iki-character-eel-stand = Vendedor de Enguias
iki-character-greengrocer = Verdureira
iki-character-firewood-peddler = Mascate de Lenha
iki-character-fish-peddler = Mascate de Peixe
iki-character-mask-seller = Vendedor de Máscaras
iki-character-clocksmith = Relojoeiro
iki-character-hairdresser = Cabeleireiro
iki-character-printer = Tipógrafo
iki-character-shamisen-player = Tocadora de Shamisen
iki-character-construction-worker = Pedreiro
iki-character-puppeteer = Titeriteiro
iki-character-tatsumi-geisha = Geisha Tatsumi
iki-character-puppet-maker = Fabricante de Pelúcia
iki-character-tatami-maker = Fabricante de Tatame
iki-character-sushi-stand = Barraquinha de Sushi
iki-character-tempura-stand = Barraquinha de Tempura
iki-character-charcoal-peddler = Mascate de Carvão
iki-character-chili-peddler = Mascate de Pimenta
iki-character-trumpet-candy-peddler = Mascate de Flauta Doce
iki-character-candy-maker = Fabricante de Doces
iki-character-folding-fan-maker = Fabricante de Leques Dobráveis
iki-character-glassblower = Soprador de Vidro
iki-character-writing-brush-maker = Fabricante de Pincéis para Escrita
iki-character-kabuki-actor = Ator de Kabuki
iki-character-samurai = Samurai
iki-character-sumo-wrestler = Lutador de Sumô
iki-character-buddhist-sculptor = Escultor Budista
iki-character-karuta-maker = Fabricante de Karuta
iki-character-stone-cutter = Escultor de Pedras
iki-character-incense-shop = Loja de Incenso

## building

iki-building-farmhouse = Agropecuária
iki-building-fire-watchtower = Torre Anti-Incêndio
iki-building-imperial-villa = Vila Imperial
iki-building-inn = Estalagem
iki-building-kabuki-theater = Teatro Kabuki
iki-building-merchant-house = Mercado
iki-building-restaurant = Restaurante
iki-building-shrine = Santuário
iki-building-storehouse = Armazém
iki-building-well = Poço

## token

iki-token-shirauo = Shira-uo
iki-token-fine-shirauo = Shira-uo de primeira
iki-token-spring-pipe-1 = Cachimbo da primavera
iki-token-spring-pipe-2 = Cachimbo da primavera
iki-token-spring-pouch-1 = Trouxinha da primavera
iki-token-spring-pouch-2 = Trouxinha da primavera
iki-token-katsuo = Katsuo
iki-token-fine-katsuo = Katsuo de primeira
iki-token-summer-pipe-1 = Cachimbo do verão
iki-token-summer-pipe-2 = Cachimbo do verão
iki-token-summer-pouch-1 = Trouxinha do verão
iki-token-summer-pouch-2 = Trouxinha do verão
iki-token-suzuki = Suzuki
iki-token-fine-suzuki = Suzuki de primeira
iki-token-autumn-pipe-1 = Cachimbo do outono
iki-token-autumn-pipe-2 = Cachimbo do outono
iki-token-autumn-pouch-1 = Trouxinha do outono
iki-token-autumn-pouch-2 = Trouxinha do outono
iki-token-tai = Tai
iki-token-fine-tai = Tai de primeira
iki-token-winter-pipe-1 = Cachimbo do inverno
iki-token-winter-pipe-2 = Cachimbo do inverno
iki-token-winter-pouch-1 = Trouxinha do inverno
iki-token-winter-pouch-2 = Trouxinha do inverno
