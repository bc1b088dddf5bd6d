## Scoring categories of IKI

iki-track = Tor
iki-types = Typy
iki-fish = Ryby
iki-tobacco = Tytoń
iki-buildings = Budynki
iki-goods = Zasoby
iki-reconstructed = ≈ Większość cen została odtworzona: nie widzieliśmy drukowanych kart.

## Lab statistics for IKI

iki-taken-character = Postaci
iki-taken-building = Budynki
iki-taken-token = Żetony pór roku
iki-taken-special = Żetony specjalne
iki-tally-hires = Zatrudnienia
iki-tally-retired = Przejścia na emeryturę
iki-tally-buildings = Budynki

## Goods

mon = { $n } mon
rice = { $n ->
    [one] { $n } ryż
    [few] { $n } ryżu
    [many] { $n } ryżu
   *[other] { $n } ryżu
}
wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
    [many] { $n } drewna
   *[other] { $n } drewna
}
sandal = { $n ->
    [one] { $n } sandał
    [few] { $n } sandały
    [many] { $n } sandałów
   *[other] { $n } sandała
}
koban = { $n } koban
iki = { $n } IKI
fire = { $n ->
    [one] { $n } poziom walki z ogniem
    [few] { $n } poziomy walki z ogniem
    [many] { $n } poziomów walki z ogniem
   *[other] { $n } poziomu walki z ogniem
}
free = nic
for = { $pay } → { $gain }

mon-name = Mon
rice-name = Ryż
wood-name = Drewno
sandal-name = Sandały
koban-name = Koban
iki-name = IKI
fire-name = Ogień
kobun-name = Kobun
score-name = Wynik

## IKI: types, seasons

peddler = Handlarz uliczny
artisan = Artysta
special = Specjalne
master = Wykwalifikowany rzemieślnik
seller = Sprzedawca sklepowy
spring = Wiosna
summer = Lato
autumn = Jesień
winter = Zima
new-year = Nowy Rok

## IKI: the table

month = Miesiąc { $month } z 12 · { $season }
month-fire = na koniec pożar o sile { $strength }
month-payday = na koniec dzień wypłaty
forecast = Przy obecnym stanie
forecast-payday = dzień wypłaty w miesiącu { $month }
forecast-feed = ryż: { $rice } dla { $feeds ->
    [one] { $feeds } postaci
   *[other] { $feeds } postaci
}
forecast-hungry = { $n ->
    [one] jedna odejdzie z braku ryżu
    [few] { $n } odejdą z braku ryżu
   *[other] { $n } odejdzie z braku ryżu
}
forecast-salaries = pensje: { $gain }
forecast-pensions = emerytury: { $gain }
forecast-harmony = harmonia: { $gain }
forecast-fire = pożar w miesiącu { $month }: siła { $strength }, twój poziom { $power }
forecast-reaches = może dotrzeć do { $stalls }
forecast-safe = nie dotrze do twoich postaci ani budynków
setup = Przygotowanie gry
blocked = pole ikizama { $space } zablokowane
fire-track = Walka z ogniem
ikizama-track = Ikizama
characters = Postaci do zatrudnienia
cost = Koszt
ability = Umiejętność
salaries = Pensje
market = Na sprzedaż
buildings-offered = Budynki
deck-left = w talii: { $n ->
    [one] jedna karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
retired = Na emeryturze
tokens = Żetony
neutral = neutralna
start-area = start
worth-fixed = { $n } IKI na koniec gry
per-sandal = { $n } IKI za sandał, maksymalnie { $most }
per-rice = { $n } IKI za ryż, maksymalnie { $most }
per-fish = tyle IKI, ile za ryby
per-fire = { $n } IKI za poziom walki z ogniem
lasting-feed = { $n } IKI za nakarmioną postać
lasting-watch = { $n } IKI za zatrudnienie z premią walki z ogniem
lasting-villa = w dniu wypłaty { $n } mon za postać twojego najliczniejszego typu
pouch-fire = 1 IKI za { $n ->
    [one] każdy poziom
    [few] każde { $n } poziomy
    [many] każde { $n } poziomów
   *[other] każde { $n } poziomu
} walki z ogniem
pouch-types = 1 IKI za typ
pouch-largest-type = 1 IKI za postać twojego najliczniejszego typu
pouch-mon = 1 IKI za { $n ->
    [one] każdy mon
    [few] każde { $n } mon
    [many] każde { $n } mon
   *[other] każde { $n } mon
}
fish-value = { $n ->
    [0] ryba
   *[other] ryba i dodatkowo { $n } IKI
}
raise-one = jedna z twoich postaci zyskuje doświadczenie
swap-two = dwie postaci zamieniają się miejscami
build-less = budynek tańszy o { $discount }
each-opponent = każdy przeciwnik zyskuje { $gain }

## IKI: questions

decide-take = wybierz postać startową
decide-take-stall = wybierz skrajne stoisko dla { $card-genitive }
decide-ikizama = umieść swój pionek ikizama
decide-earn = pobierz przychód albo zatrudnij postać
decide-hire-stall = wybierz stoisko dla { $card-genitive }
decide-move = porusz swój pionek oyakata
decide-business = handluj { $shop-at } i z jedną postacią na stoisku
decide-second-purchase = kupić też drugi żeton?
decide-raise = wybierz postać, która zyskuje doświadczenie
decide-swap = wybierz pierwszą postać do zamiany
decide-with = wybierz postać, z którą ją zamienić
decide-building = wybierz budynek
decide-build-stall = wybierz stoisko dla { $card-genitive }
decide-feed = brakuje ci ryżu: wybierz postać, którą stracisz
decide-avoid = pożar dociera do { $card-genitive }: użyć żetonu „Uniknij ognia”?
decide-neutral = wybierz postać, która będzie neutralna
decide-neutral-stall = wybierz stoisko dla { $card-genitive }
decide-stand = umieść swój pionek oyakata na Nowy Rok

## IKI: choices

iki-group-walk = Idź
iki-group-hire = Zatrudnij
iki-group-visit = Aktywuj
iki-group-trade = Handluj
iki-group-buy = Kup
iki-group-build = Postaw
choice-take = Weź: { $card } – { $ability }; pensje { $salaries }
choice-hire = Zatrudnij: { $card } ({ $type }) – { $ability }; pensje { $salaries }
choice-neutral = { $card } ({ $type }): { $ability }
choice-stall = Stoisko { $stall } ({ $shops })
choice-stall-extra = Stoisko { $stall } ({ $shops }), za { $pay }
choice-visit = Aktywuj: { $card } na stoisku { $stall } – { $ability }
visit-owner = postać gracza { $owner } zyskuje doświadczenie
visit-neutral = potem ta postać opuszcza grę
choice-raise = { $card } na stoisku { $stall } zyskuje doświadczenie
raise-retires = potem przechodzi na emeryturę
choice-swap = { $card } na stoisku { $stall }
choice-starve = Strać: { $card } na stoisku { $stall }
choice-ikizama = { $n ->
    [one] Ruch o { $n } pole
    [few] Ruch o { $n } pola
    [many] Ruch o { $n } pól
   *[other] Ruch o { $n } pola
}
choice-ikizama-first = Tura przed innymi, ruch o 1–4 pola; bez przychodu i zatrudniania, ale { $gain }
choice-move = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
} → { $shop }
move-laps = { $n ->
    [one] okrążenie: twoje postaci zyskują doświadczenie
    [few] { $n } okrążenia: twoje postaci za każdym razem zyskują doświadczenie
    [many] { $n } okrążeń: twoje postaci za każdym razem zyskują doświadczenie
   *[other] { $n } okrążenia: twoje postaci za każdym razem zyskują doświadczenie
}
choice-stand = { $shop }
choice-trade = { $shop }: { $trade }
choice-build = Postaw: { $building } – { $worth }
choice-buy = Kup: { $token } – { $effect }
choice-income = Pobierz przychód
choice-save = Odrzuć żeton: { $card } przetrwa
choice-burn = Zachowaj żeton: { $card } spłonie
choice-done = Koniec
paying = zapłać { $pay }
gaining = zyskaj { $gain }

## IKI: scenes

season-begins = Nowa pora roku: { $season }
iki-scene-fire = Pożar
iki-scene-month-end = Koniec miesiąca
iki-scene-payday = Dzień wypłaty
iki-scene-harmony = Harmonia nagaya
iki-scene-feeding = Karmienie
new-year-of = Nowy Rok: { $player }

## IKI: effects

effect-block = Płytka blokuje pole { $space } na torze ikizama.
effect-first = Jako pierwszy działa gracz { $player }.
effect-reveal = Do zatrudnienia: { $card }.
effect-fire = W nagaya { $nagaya } wybucha pożar o sile { $strength }!
effect-put-out = { $player } gasi pożar na stoisku { $stall }.
effect-burnt = { $player }: { $card } płonie na stoisku { $stall }.
effect-burnt-neutral = { $card } (postać neutralna) płonie na stoisku { $stall }.
effect-saved = { $player }: { $card } unika ognia.
effect-experience = { $player }: { $card } zyskuje doświadczenie.
effect-retire = { $player }: { $card } przechodzi na emeryturę.
effect-mons = { $n ->
    [one] Na niezatrudnioną postać trafia 1 mon.
   *[other] Na każdą z { $n } niezatrudnionych postaci trafia 1 mon.
}
effect-payday = { $n ->
    [0] Wszystkie postaci zostały zatrudnione.
    [one] Niezatrudniona postać odchodzi.
    [few] { $n } niezatrudnione postaci odchodzą.
   *[other] { $n } niezatrudnionych postaci odchodzi.
}
effect-salary = { $player } pobiera pensje: { $gain }.
effect-harmony = { $player } zyskuje { $n } IKI ({ $card } w harmonii).
effect-fed = { $player } karmi { $n ->
    [one] jedną postać
    [few] { $n } postaci
    [many] { $n } postaci
   *[other] { $n } postaci
}.
effect-starved = { $player }: { $card } odchodzi z braku ryżu.
effect-leaves = { $card } opuszcza grę.
nobody = bez właściciela

## IKI: the table in the browser

street = Ulica
show-codes = Pokaż oznaczenia stoisk i sklepów (przytrzymaj c)
prices-title = Ceny
prices-reconstructed = Ceny kart, budynków i żetonów są odtworzone: nie widzieliśmy drukowanych. Jeśli masz grę, możesz je sprawdzić w dziale „Elementy gry”.
nagaya = Nagaya { $nagaya }
calendar = Kalendarz
mats = Gracze
building = Budynek
special-token = Żeton specjalny
lap-line = Linia okrążenia
iki-on-track = Zdobyte dotąd IKI
oyakata-of = Oyakata gracza { $player }
ikizama-space = Ikizama { $space }
stall-free = Stoisko { $stall }, wolne
stall-served = Obsługuje je: { $shops }
stall-extra = Położenie tu karty kosztuje dodatkowo { $pay }.
experience-of = doświadczenie { $n } z { $track }
kobuns-at-hand = { $n ->
    [one] { $n } wolny pionek kobun
    [few] { $n } wolne pionki kobun
    [many] { $n } wolnych pionków kobun
   *[other] { $n } wolnego pionka kobun
}
fire-bonus = Przy zatrudnieniu daje { $gain }.
mons-on-card = Przy zatrudnieniu zyskujesz też { $gain }.
blocking-left = { $n ->
    [0] Nie ma już płytek tego pola.
    [one] Została jedna płytka tego pola.
    [few] Zostały { $n } płytki tego pola.
    [many] Zostało { $n } płytek tego pola.
   *[other] Zostało { $n } płytki tego pola.
}
row-empty = Nie ma postaci do zatrudnienia.
row-new-year = W Nowy Rok nikogo się nie zatrudnia.
sun = Słońce
moon = Księżyc

## IKI: explanations

explain-mon = Monety. Na koniec każde 4 mon są warte 1 IKI.
explain-rice = W każdy dzień wypłaty każda postać na planszy zjada 1 ryż.
explain-wood = Na budynki. Na koniec każde drewno jest warte 1 IKI.
explain-sandal = Odrzuć jeden w czasie ruchu, aby pójść o pole dalej.
explain-koban = Złoto na budynki. Na koniec każdy koban jest wart 3 IKI.
explain-kobun = Każda zatrudniona postać i każdy postawiony budynek wymaga pionka kobun. Odzyskujesz go, gdy postać przechodzi na emeryturę albo zostaje stracona.
explain-peddler = Handlarze uliczni są tani i przynoszą zasoby.
explain-artisan = Artyści zarabiają IKI w dni wypłaty.
explain-special = Postaci specjalne chronią przed ogniem, zarabiają dużo IKI albo zostawiają trwały żeton.
explain-master = Wykwalifikowani rzemieślnicy są drodzy, zarabiają mon i IKI, a niektórzy budują.
explain-seller = Sprzedawcy sklepowi zarabiają mon w dni wypłaty.
explain-building = Zajmuje pionek kobun i stoisko do końca gry, chyba że spłonie.
explain-shop = Jeśli twój oyakata tu stanie, możesz raz skorzystać ze sklepu i aktywować jedną postać na jego stoisku.
explain-site = Postaw budynek: { $pay } oprócz jego ceny. Potrzebne są wolny pionek kobun i wolne stoisko.
explain-fish-market = Kup jedną rybę. Możesz mieć po jednej z każdej pory roku.
explain-tobacco-shop = Kup fajkę, tytoń albo jedno i drugie.
explain-fish = Ryby z 1, 2, 3 lub 4 pór roku są na koniec warte { $values } IKI.
explain-pipe = Działa od razu. Jeśli masz fajkę, twój tytoń liczy się podwójnie.
explain-pouch = Liczy się na koniec gry, a jeśli masz fajkę – podwójnie.
explain-move-plus-one = Twój oyakata może w każdym ruchu pójść o pole dalej.
explain-hire-minus-one = Każda postać kosztuje cię o 1 mon mniej.
explain-joker = Na koniec liczy się jako typ, który da ci najwięcej.
explain-avoid-fire = Odrzuć go, aby uratować jedną postać przed ogniem.
explain-oyakata = Idzie tyle pól, ile wskazuje jego pionek ikizama, i handluje tam, gdzie stanie.
explain-lap = Gdy oyakata przekracza tę linię, kończy okrążenie: wszystkie postaci jego gracza na planszy zyskują doświadczenie.
explain-income = Weź { $gain } zamiast zatrudniać.
explain-row = Co miesiąc przybywają cztery postaci. Na koniec miesiąca te, które zostały, dostają po 1 mon. W dniu wypłaty odchodzą.
explain-sun = Gra jako pierwszy; w nieparzyste miesiące wybiera postać neutralną.
explain-moon = Gra jako drugi; w parzyste miesiące wybiera postać neutralną.
explain-fire = Wybucha na stoisku 1 wylosowanego nagaya i z każdym kolejnym stoiskiem traci 1 siły. Jeśli poziom walki z ogniem właściciela wystarcza, pożar gaśnie; w przeciwnym razie właściciel traci kartę.
explain-payday = Wypłaca się pensje, sąsiedzi tego samego typu przynoszą IKI, a każda postać na planszy zjada 1 ryż. Potem zaczyna się nowa pora roku.
explain-month = Przybywają cztery postaci. Te, które zostaną do końca miesiąca, dostają po 1 mon.
explain-new-year = Wszyscy gracze stawiają pionek oyakata przed dowolnym sklepem i ostatni raz handlują. Potem gra się kończy.
explain-ikizama = Pole wskazuje, jak daleko idziesz. Gracze działają w kolejności od lewej do prawej.
explain-fire-track = Poziom walki z ogniem. Decyduje, kto oprze się pożarowi, a najwyższy pierwszy umieszcza pionek ikizama. W stosie pierwszeństwo ma wyższy znacznik.
explain-iki = IKI zdobyte dotąd. Typy, ryby, tytoń, budynki i zasoby dolicza się na końcu.
iki-score-track = IKI zdobyte w trakcie gry.
iki-score-types = Według liczby typów wśród twoich postaci, na planszy lub na emeryturze: za 1, 2, 3, 4 lub 5 typów dostajesz { $values } IKI.
iki-score-fish = Ryby z 1, 2, 3 lub 4 pór roku są warte { $values } IKI; droższe dają ponadto to, co pokazują.
iki-score-tobacco = IKI za twój tytoń, podwojone, jeśli masz fajkę.
iki-score-buildings = IKI twoich budynków, które stoją na koniec gry.
iki-score-goods = { $koban } IKI za każdy koban, { $wood } za każde drewno, 1 za każde { $mons } mon. Ryż i sandały nie są nic warte.

## IKI: the log

log-take = bierze { $card-accusative }
log-hire = zatrudnia { $card-accusative }
log-neutral = wybiera { $card-accusative } jako postać neutralną
log-stall = kładzie kartę na stoisku { $stall }
log-stall-card = umieszcza { $card-accusative } na stoisku { $stall }
log-visit = aktywuje stoisko { $stall }
log-visit-of = aktywuje { $card-accusative } na stoisku { $stall } (właściciel: { $owner })
log-visit-own = aktywuje { $card-accusative }, własną postać, na stoisku { $stall }
log-visit-neutral = aktywuje { $card-accusative }, postać neutralną, na stoisku { $stall }
log-grows = { $n ->
    [one] { $cards } zyskuje doświadczenie
   *[other] { $cards } zyskują doświadczenie
}
log-raise = daje doświadczenie na stoisku { $stall }
log-raise-card = daje doświadczenie { $card-dative } na stoisku { $stall }
log-swap = zamienia stoisko { $stall } …
log-swap-card = wybiera { $card-accusative } na stoisku { $stall } do zamiany miejsc
log-with = … ze stoiskiem { $stall }
log-with-card = zamienia miejscami { $swapped-accusative } i { $card-accusative }: { $from } ⇄ { $stall }
log-starve = traci postać ze stoiska { $stall }
log-starve-card = traci { $card-accusative } ze stoiska { $stall }
log-ikizama = umieszcza pionek ikizama na polu { $space }
log-stand = staje { $shop-at }
log-move = { $n ->
    [one] idzie { $n } pole
    [few] idzie { $n } pola
    [many] idzie { $n } pól
   *[other] idzie { $n } pola
}
log-move-shop = { $n ->
    [one] idzie { $n } pole i staje { $shop-at }
    [few] idzie { $n } pola i staje { $shop-at }
    [many] idzie { $n } pól i staje { $shop-at }
   *[other] idzie { $n } pola i staje { $shop-at }
}
log-trade = handluje { $shop-at }: { $trade }
log-trade-shop = handluje { $shop-at }
log-build = stawia { $building-accusative }
log-buy = kupuje { $token-accusative }
log-income = pobiera przychód
log-save = odrzuca żeton „Uniknij ognia”
log-save-card = ratuje { $card-accusative } na stoisku { $stall } żetonem „Uniknij ognia”
log-burn = pozwala karcie spłonąć
log-burn-card = pozwala, by pożar strawił { $card-accusative } na stoisku { $stall }
log-done = kończy

## In the browser: the game's name, its components and its lessons

game-iki = IKI
about-iki = Przez rok przemierzaj handlową ulicę Edo. Zatrudniaj rzemieślników, handluj w sklepach i strzeż się ognia.
unit-month = Miesiąc
sort-iki-setup = Na początku
sort-iki-scoring = Punktacja końcowa
sort-iki-board = Dwie strony planszy
sort-iki-blocking = Płytki blokujące
sort-iki-shop = Sklepy
sort-iki-trade = Czym handlują sklepy
sort-iki-special = Żetony specjalne
sort-iki-character = Postaci
sort-iki-building = Budynki
sort-iki-token = Żetony pór roku
field-mon = Mon
field-rice = Ryż
field-sandal = Sandały
field-kobun = Pionki kobun
field-income = Przychód w mon
field-first_space = Mon na pierwszym polu ikizama
field-row = Postaci w ofercie
field-buildings = Dostępne budynki
field-site = Mon za budowę
field-scoring-types = IKI za 0–5 typów
field-scoring-fish = IKI za 0–4 ryby
field-koban = IKI za koban
field-wood = IKI za drewno
field-mons = Mon za 1 IKI
field-stalls = Stoiska w nagaya
field-outer = Stoiska sklepu zewnętrznego
field-inner = Stoiska sklepu wewnętrznego
field-extra = Dopłata w mon według stoiska
field-crossroads = Grupa na skrzyżowaniu
field-board-fire = Siła trzech pożarów
field-spaces = Płytki dla ikizama 1–4, 1, 2, 3, 4
field-space = Pole
field-nagaya = Nagaya
field-side = Strona
field-pay = Kosztuje
field-gain = Daje
field-season = Pora roku
field-type = Typ
field-cost = Koszt
field-fire = Premia walki z ogniem
field-ability = Umiejętność
field-salaries = Pensje
field-track = Doświadczenie do emerytury
field-token = Żeton
field-discount = Zniżka
field-opponents = Każdy przeciwnik zyskuje
field-lasting = Stałe działanie
field-amount = Ile
field-per = Liczy się
field-each = IKI za każde
field-most = Najwyżej
field-price = Cena
field-every = Za każde
value-two = Dwóch graczy
value-more = Trzech lub czterech graczy
value-inner = wewnętrzna
value-outer = zewnętrzna
value-start = na początek
value-trade = wymiana
value-build = budowa
value-raise = doświadczenie
value-swap = zamiana miejsc
value-feed = przy karmieniu
value-watch = przy zatrudnieniu z premią walki z ogniem
value-villa = w dniu wypłaty
value-fish = ryba
value-pipe = fajka
value-pouch = tytoń
value-types = typy
value-largest-type = postaci najliczniejszego typu
