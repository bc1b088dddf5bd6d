iki-shop-rice-shop = Reisladen
    .at = beim Reisladen
iki-shop-fire-tower = Feuerturm
    .at = am Feuerturm
iki-shop-fish-market = Fischmarkt
    .at = auf dem Fischmarkt

iki-character-salt-peddler = Salzhändler
    .accusative = den Salzhändler
iki-character-seamstress = Näherin
    .accusative = die Näherin
iki-character-monk = Mönch
    .accusative = den Mönch
iki-character-ox-cart = Ochsenkarren
    .accusative = den Ochsenkarren
