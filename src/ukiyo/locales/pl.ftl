## The table

whose-turn = { $player }: { $question }
enter-or-undo = Enter, aby grać dalej, albo undo
choose = Twój wybór (numer albo help)
not-a-choice = Nie ma takiej możliwości: „{ $text }”. Wpisz numer od 1 do { $last }, ruch, np. „{ $example }”, albo help.
nothing-to-undo = Nie można nic cofnąć: po twoim ostatnim ruchu ktoś inny już zdecydował albo coś zostało odkryte.
undone = Cofnięto: { $move }.
saved = Zapisano w pliku { $file }: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}. Aby grać dalej: ukiyo play --record { $file }
save-where = Podaj plik: save game.uki
continuing = { $file }: partia wznowiona po { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
}.
finished-already = Partia z pliku { $file } jest skończona.
bye = Partia nie jest skończona. Aby ją zachować, graj z --record PLIK albo wpisz save przed quit.
help =
    Wpisz numer możliwości albo ruch w notacji.
    undo    cofnij ostatni wybór, dopóki nic nie odkryto i nikt inny nie zdecydował
    board   pokaż znowu cały stół
    info    objaśnij kartę o podanej nazwie: info { $example }
    rules   jak przeczytać zasady
    save    zapisz partię w pliku: save game.uki
    quit    wyjdź; zapisaną partię można później wznowić
rules-hint = Zasady pokaże: ukiyo rules { $game }
unknown-card = W tej grze nie ma „{ $text }”.

## The end

final-scores = Wyniki końcowe
rank = Lokata
player = Gracz
total = Suma
winner = { $player } wygrywa.

## Scoring categories of IKI

iki-track = Tor
iki-types = Typy
iki-fish = Ryby
iki-tobacco = Tytoń
iki-buildings = Budynki
iki-goods = Zasoby

## Scoring categories of Hokusai

hokusai-works = Dzieła
hokusai-individual = Cele osobiste
hokusai-public = Cele wspólne
hokusai-sets = Zestawy narzędzi
hokusai-icons = Główne narzędzie
hokusai-artisans = Rzemieślnicy
hokusai-painted = Krople na obrazach
hokusai-closing = Koniec gry
hokusai-journey = Podróż
hokusai-paths = Ścieżki
hokusai-reconstructed = ≈ Rondel oraz awersy kart, żetonów i celów są odtworzone: nikt tutaj nie widział drukowanych.

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

## Hokusai: the table

hk-blue = niebieski
hk-red = czerwony
hk-yellow = żółty
hk-purple = fioletowy
hk-green = zielony
hk-orange = pomarańczowy
hk-black = czarny
hk-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
hk-turn = Tura { $n }
hk-turn-alone = Tura { $n } z { $clock }
hk-works = Kakemono na płótnie: { $n } z { $end }
hk-works-alone = Wystawione kakemono: { $n } z { $end }
hk-last-turns = { $player } kończy grę: ostatnie tury
hk-token = Żeton akcji
hk-wheel = Koło
hk-kakemono = Kakemono
hk-artisan = Rzemieślnik
hk-apprentice = uczeń
hk-oval = owal
hk-reserve = Rezerwa { $drops }
hk-pile = w stosie: { $n ->
    [one] jeden rzemieślnik
    [few] { $n } rzemieślników
    [many] { $n } rzemieślników
   *[other] { $n } rzemieślnika
}
hk-deck = w talii: { $n } kakemono
hk-next = następne: { $card } ({ $details })
hk-cloth = Płótno
hk-public = Cele wspólne
hk-track = Tor pigmentów
hk-track-row = wiersz { $row }: zbiera { $collects }, uzupełnia do { $refills }
hk-journey = Podróż
hk-path = Ścieżka
hk-active = Aktywne
hk-discard = Odrzucone
hk-bag = Woreczek
hk-beside = Obok
hk-needs = wymaga { $drops }
hk-painted = namalowane { $drops }
hk-marked = znaczniki: { $tools }
hk-as = { $drop } jako { $colour }
hk-kept = Usunięte znaczniki:
hk-signatures = Pozostałe podpisy:
hk-secret = { $n ->
    [one] { $n } tajny cel
    [few] { $n } tajne cele
    [many] { $n } tajnych celów
   *[other] { $n } tajnego celu
}
hk-collects = Cel { $collections }: po { $n } pkt za dzieło
hk-public-most-markers = najwięcej znaczników jednego narzędzia, { $ranking } pkt
hk-public-fewest-pigments = najmniej kropli, { $ranking } pkt
hk-public-row = po { $n } pkt za dzieło w rzędzie początkowego kakemono
hk-public-column = po { $n } pkt za dzieło w kolumnie początkowego kakemono
hk-public-around = po { $n } pkt za dzieło na ośmiu polach wokół początkowego kakemono
hk-public-two-away = po { $n } pkt za dzieło dokładnie dwa kroki od początkowego kakemono
hk-public-three-away = po { $n } pkt za dzieło dokładnie trzy kroki od początkowego kakemono
hk-public-odd = po { $n } pkt za dzieło o nieparzystą liczbę kolumn i rzędów dalej
hk-public-far = po { $n } pkt za dzieło co najmniej trzy kroki od początkowego kakemono
hk-token-five-artisans = obejrzyj karty rzemieślników ({ $n }) i weź jedną
hk-token-three-drops = 3 krople sprzed twojego ucznia
hk-token-two-drops = 2 krople skądkolwiek; inni mogą wziąć po 1 sprzed swojego ucznia
hk-token-recover = 2 krople z odrzuconych do aktywnych
hk-token-ready-drop = 1 kropla sprzed twojego ucznia, od razu do aktywnych
hk-token-new-objective = 1 kropla skądkolwiek; wymień swój cel
hk-token-fetch = 1 lub 2 wybrane krople z woreczka do aktywnych
hk-token-recolour = wymień kroplę drugorzędną na inną
hk-journey-blank = nic
hk-journey-primary = kropla podstawowa
hk-journey-secondary = kropla drugorzędna
hk-journey-artisan = rzemieślnik
hk-journey-kakemono = kakemono
hk-journey-marker = usuń znacznik
hk-path-secondary = kropla drugorzędna
hk-path-objective = dodatkowy cel
hk-path-markers = usuń wszystkie swoje znaczniki
hk-path-turn = dodatkowa tura
hk-master-hiroshige = gdy gracz po lewej obraca koło, możesz wziąć kroplę sprzed swojego ucznia
hk-master-utamaro = gdy wystawiasz dzieło, możesz zachować z niego jedną kroplę podstawową
hk-master-kuniyoshi = raz na turę czarna kropla z woreczka do aktywnych
hk-master-harunobu = gdy wystawiasz dzieło, możesz najpierw obrócić inne na płótnie
hk-master-kiyonaga = po ruchu o 4 pola wykonaj dwie różne rzeczy tam, gdzie stajesz
hk-master-toyokuni = miejsce na czwartego rzemieślnika
hk-master-kunisada = miejsce na trzecie kakemono; jako akcja dodatkowa wymień znaczniki między dwoma swoimi kakemono
hk-master-sharaku = rzemieślnik z dwoma losowymi narzędziami, jedno na aktywację
hk-master-eishi = jako akcja dodatkowa dobieraj do pierwszej kropli drugorzędnej; trafia do aktywnych
hk-master-moronobu = raz na turę odrzuć kroplę i dobierz inną
hk-master-shunsho = zestawy narzędzi dają { $sets }; raz na turę wymień znacznik na losowy
hk-master-hokusai = zaczynasz z dodatkowym kakemono; możesz malować pod znacznikami
hk-lost-alone = Nie udało się wystawić { $n } kakemono w ciągu { $clock } tur: gra przegrana.
hk-won-alone = Wszystkie kakemono ({ $n }) wystawione na czas: { $points }.

## Hokusai: what is asked

hk-ask-turn = { $open ->
    [both] wykonaj akcję główną; przed nią lub po niej możesz wykonać akcję dodatkową
    [main] wykonaj akcję główną
    [extra] wykonaj akcję dodatkową albo zakończ turę
   *[power] użyj mocy swojego mistrza albo zakończ turę
}
hk-ask-stop = działaj tam, gdzie stanął twój uczeń, { $space }
hk-ask-collect-more = wziąć jeszcze jedną kroplę?
hk-ask-collect-offered = wziąć kroplę sprzed swojego ucznia?
hk-ask-collect-wished = wziąć kroplę z dowolnego miejsca koła?
hk-ask-gain = wziąć kroplę drugorzędną z rezerwy?
hk-ask-take = wziąć kakemono z rondla?
hk-ask-hire = wziąć rzemieślnika z rondla?
hk-ask-pick = wziąć jednego z dobranych rzemieślników?
hk-ask-fetch-more = wziąć drugą kroplę z woreczka?
hk-ask-mix = zmieszać jeszcze raz?
hk-ask-enter = połóż { $drops } na kole
hk-ask-turn-wheel = obróć koło
hk-ask-oval-token = aktywować żeton przy owalu?
hk-ask-keep = zachować jedną z kropli podstawowych?
hk-ask-rotate = obrócić najpierw dzieło na płótnie?
hk-ask-rotate-to = wybierz ułożenie karty { $card }
hk-ask-place = wybierz pole dla karty { $card }
hk-ask-orient = wybierz ułożenie karty { $card } na polu { $cell }
hk-ask-bonus = weź premie za krawędzie: { $icons }
hk-ask-activate = usunąć kolejny znacznik?
hk-ask-paint = namalować kolejną kroplę?
hk-ask-master = wybierz swojego mistrza
hk-ask-first-work = wybierz dodatkowe kakemono na początek
hk-ask-collect-here = wybierz kroplę sprzed swojego ucznia
hk-ask-collect-ready = wybierz kroplę do swoich aktywnych
hk-ask-collect-any = wybierz kroplę z koła
hk-ask-dismiss = nie ma miejsca dla karty { $artisan }, wybierz, kto odchodzi
hk-ask-recover = wybierz kroplę z odrzuconych
hk-ask-fetch = wybierz kroplę z woreczka
hk-ask-recolour = wybierz kroplę drugorzędną do wymiany
hk-ask-recolour-to = wybierz jej nowy kolor
hk-ask-objective = wybierz nowy cel osobisty
hk-ask-give-objective = wybierz cel, który oddajesz
hk-ask-complete = wybierz krople, które ukończą kartę { $card }
hk-ask-sacrifice = wybierz rzemieślnika, którego odrzucasz
hk-ask-exchange-with = wybierz znacznik, na który go wymienisz
hk-ask-remove = wybierz znacznik do usunięcia
hk-ask-lose = masz za dużo kropli, wybierz jedną do stracenia

## Hokusai: choices

hk-do-move = Ruch o { $n ->
    [one] { $n } krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
} → { $space }: { $there }
hk-do-token = Aktywuj: { $token } – { $effect }
hk-do-take = Weź: { $card } – { $details }
hk-do-hire = Weź: { $artisan } – { $details }
hk-do-collect = Weź { $drop } z sektora { $sector }
hk-do-enter = Połóż { $drop } w sektorze { $sector }
hk-do-clockwise = Zgodnie z ruchem wskazówek zegara: sektory { $sectors }
hk-do-counterclockwise = Przeciwnie do ruchu wskazówek zegara: sektory { $sectors }
hk-do-turn = Owal na sektor { $sector }, { $token }; potem przed twoim uczniem: { $drops }
hk-do-exhibit = Wystaw: { $card }
hk-do-rotate = Obróć: { $card } na polu { $cell }
hk-do-place = Pole { $cell }: { $beside }
hk-do-orient = { $side ->
    [north] Prosto
    [east] Obrócone w prawo
    [south] Do góry nogami
   *[west] Obrócone w lewo
}: { $edges }
hk-do-mix = Zmieszaj { $mixed } z { $drops }
hk-do-discard = Odrzuć { $drops } i dobierz { $n }
hk-do-paint = Namaluj { $drop }: { $card }
hk-do-paint-as = Namaluj { $drop } jako { $colour }: { $card }
hk-do-remove = Usuń znacznik ({ $tool }): { $card }
hk-do-sacrifice = Odrzuć rzemieślnika, aby usunąć znacznik ({ $tool }): { $card }
hk-do-exchange-cards = Wymień znacznik ({ $tool }) z innym kakemono: { $card }
hk-do-exchange-random = Wymień znacznik ({ $tool }) na losowy: { $card }
hk-do-exchange-with = Na znacznik ({ $tool }): { $card }
hk-do-black = Przenieś { $drop } z woreczka do aktywnych
hk-do-search = Dobieraj do pierwszej kropli drugorzędnej
hk-do-drop = Odrzuć { $drop } i dobierz inną kroplę
hk-do-step = Zapłać { $drop } za krok { $n } z { $last } na Ścieżce
hk-do-keep = Zachowaj { $drop }
hk-do-gain = Weź { $drop } z rezerwy
hk-do-recolour = Wymień { $drop }
hk-do-recolour-to = Na { $drop }
hk-do-recover = Odzyskaj { $drop } z odrzuconych
hk-do-fetch = Weź { $drop } z woreczka
hk-do-lose = Strać { $drop }
hk-do-dismiss = { $artisan } odchodzi: { $details }
hk-do-give = Oddaj: { $objective }
hk-told-objective = Wybierz nowy cel osobisty
hk-told-give = Oddaj cel osobisty
hk-paying = zapłać { $drops }
hk-gaining = zyskaj { $icons }
hk-extra = akcja dodatkowa
hk-once = raz na turę
hk-one-leaves = jeden z twoich odchodzi
hk-walks = Podróż: { $bonus }
hk-most-paid = { $n ->
    [0] bez premii
    [one] najwyżej { $n } premia
    [few] najwyżej { $n } premie
    [many] najwyżej { $n } premii
   *[other] najwyżej { $n } premii
}

## Hokusai: news

hk-news-drew = { $player } dobiera { $drops }.
hk-news-tipped = { $player } przesypuje odrzucone do woreczka: { $n ->
    [one] { $n } kropla
    [few] { $n } krople
    [many] { $n } kropli
   *[other] { $n } kropli
}.
hk-news-revealed = Następne w talii: { $card }.
hk-news-comes = Na rondlu, { $space }: { $card }.
hk-news-deck-empty = Talia kakemono jest pusta.
hk-news-jokers-home = { $player }: { $n ->
    [one] { $n } czarna kropla wraca
    [few] { $n } czarne krople wracają
    [many] { $n } czarnych kropli wraca
   *[other] { $n } czarnej kropli wraca
} do odrzuconych.
hk-news-bonus = { $player }: krawędzie dają { $icons }.
hk-news-closing = { $player } kończy grę: na płótnie wisi { $n } kakemono; pozostali grają ostatnią turę.
hk-news-walked = { $player } dociera na pole { $n } Podróży: { $bonus }.
hk-news-climbed = { $player } stawia krok { $n } na Ścieżce.
hk-news-track = { $player }: { $drops ->
    [one] { $drops } kropla
    [few] { $drops } krople
    [many] { $drops } kropli
   *[other] { $drops } kropli
}, wiersz { $n } toru pigmentów.
hk-news-objective = { $player } dobiera dodatkowy cel osobisty.
hk-news-again = { $player } rozgrywa dodatkową turę.
hk-news-stalled = Przez pięć rund wszyscy tylko odrzucali: gra się kończy.

## Simulations and records

playing = Rozgrywanie { $n ->
    [one] jednej partii
    [few] { $n } partii
    [many] { $n } partii
   *[other] { $n } partii
}
sim-title = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}: { $n ->
    [one] jedna partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}
sim-seat = Miejsce
sim-bot = Bot
sim-wins = Wygrane
sim-rank = Lokata
sim-mean = Średnia
sim-min = Minimum
sim-max = Maksimum
sim-category = Kategoria
sim-speed = Decyzje: { $decisions }, czas: { $seconds } s
sim-tally = Na partię
tally-hires = Zatrudnienia
tally-retired = Emerytury
tally-buildings = Budynki
tally-turns = Tury
tally-exhibited = Wystawione dzieła
tally-mixes = Zmieszania
tally-artisans = Wzięci rzemieślnicy
tally-tokens = Aktywowane żetony
tally-won = Wygrane solo
verified = { $file }: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, wszystko zgodne z zasadami.
not-over = Partia nie jest skończona.
after-move = Po { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
}
component = Element
numbers = Wartości
provenance = Pochodzenie
provenance-rulebook = instrukcja
provenance-public = źródło publiczne
provenance-ruling = rozstrzygnięcie
provenance-reconstructed = rekonstrukcja
