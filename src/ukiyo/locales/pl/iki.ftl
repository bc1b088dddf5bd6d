## Scoring categories of IKI

iki-track = Tor
iki-types = Typy
iki-fish = Ryby
iki-tobacco = Tytoń
iki-buildings = Budynki
iki-goods = Zasoby

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

## IKI: what is asked

ask-take = wybierz postać startową
ask-take-stall = wybierz skrajne stoisko dla karty { $card }
ask-ikizama = umieść swój pionek ikizama
ask-earn = pobierz przychód albo zatrudnij postać
ask-hire-stall = wybierz stoisko dla karty { $card }
ask-move = porusz swój pionek oyakata
ask-business = rób interesy ({ $shop } i jedna postać na stoisku)
ask-second-purchase = kupić też drugi żeton?
ask-raise = wybierz, kto zyskuje doświadczenie
ask-swap = wybierz pierwszą postać do zamiany
ask-with = wybierz, z kim ją zamienić
ask-building = wybierz budynek
ask-build-stall = wybierz stoisko dla karty { $card }
ask-feed = brakuje ci ryżu, wybierz, kogo stracisz
ask-avoid = ogień dociera do karty { $card }, użyć żetonu „Uniknij ognia”?
ask-neutral = wybierz postać, która będzie neutralna
ask-neutral-stall = wybierz stoisko dla karty { $card }
ask-stand = umieść swój pionek oyakata na Nowy Rok

## IKI: choices

do-take = Weź: { $card } – { $ability }; pensje { $salaries }
do-hire = Zatrudnij: { $card } ({ $type }) – { $ability }; pensje { $salaries }
do-neutral = { $card } ({ $type }): { $ability }
do-stall = Stoisko { $stall } ({ $shops })
do-stall-extra = Stoisko { $stall } ({ $shops }), za { $pay }
do-visit = Aktywuj: { $card } na stoisku { $stall } – { $ability }
visit-owner = { $owner } zyskuje doświadczenie
visit-neutral = potem ta postać opuszcza grę
do-raise = { $card } na stoisku { $stall } zyskuje doświadczenie
raise-retires = i przechodzi na emeryturę
do-swap = { $card } na stoisku { $stall }
do-starve = Strać: { $card } na stoisku { $stall }
do-ikizama = { $n ->
    [one] Ruch o { $n } pole
    [few] Ruch o { $n } pola
    [many] Ruch o { $n } pól
   *[other] Ruch o { $n } pola
}
do-ikizama-first = Pierwsza tura, ruch o 1–4 pola; bez przychodu i zatrudniania, ale { $gain }
do-move = { $n ->
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
do-stand = { $shop }
do-trade = { $shop }: { $trade }
do-build = Postaw: { $building } – { $worth }
do-buy = Kup: { $token } – { $effect }
do-income = Pobierz przychód
do-save = Odrzuć żeton, { $card } przeżyje
do-burn = Zachowaj żeton, { $card } spłonie
do-done = Koniec
paying = zapłać { $pay }
gaining = zyskaj { $gain }

## IKI: news

news-block = Płytka blokuje pole { $space } na torze ikizama.
news-reveal = Do zatrudnienia: { $card }.
news-fire = W nagaya { $nagaya } wybucha pożar o sile { $strength }!
news-put-out = { $player } gasi pożar na stoisku { $stall }.
news-burnt = { $player }: { $card } płonie na stoisku { $stall }.
news-saved = { $player }: { $card } unika ognia.
news-retire = { $player }: { $card } przechodzi na emeryturę.
news-salary = { $player } pobiera pensje: { $gain }.
news-harmony = { $player }: { $card } w harmonii, { $n } IKI.
news-fed = { $player } karmi { $n ->
    [one] jedną postać
    [few] { $n } postaci
    [many] { $n } postaci
   *[other] { $n } postaci
}.
news-starved = { $player }: { $card } odchodzi z braku ryżu.
news-leaves = { $card } opuszcza grę.
nobody = bez właściciela
