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
hokusai-reconstructed = ≈ Rondel oraz awersy kart, żetonów i celów są odtworzone: nie widzieliśmy drukowanych.

## Lab statistics for Hokusai

hokusai-taken-master = Mistrzowie
hokusai-taken-kakemono = Kakemono
hokusai-taken-artisan = Rzemieślnicy
hokusai-taken-token = Żetony akcji
hokusai-taken-individual = Cele osobiste
hokusai-tally-turns = Tury
hokusai-tally-exhibited = Wystawione dzieła
hokusai-tally-mixes = Mieszania
hokusai-tally-artisans = Wzięci rzemieślnicy
hokusai-tally-tokens = Aktywowane żetony
hokusai-tally-won = Wygrane solo

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
hk-turn-of = { $turn }: { $player }
hk-turn-alone = Tura { $n } z { $clock }
hk-scene-round = Koniec tury { $n } z { $clock }
hk-works = Kakemono na płótnie: { $n } z { $end }
hk-works-alone = Wystawione kakemono: { $n } z { $end }
hk-last-turns = { $player } uruchamia koniec gry: ostatnie tury
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
hk-next = następna karta: { $card } ({ $details })
hk-cloth = Płótno
hk-public = Cele wspólne
hk-track = Tor pigmentów
hk-track-row = wiersz { $row }: zbiera { $collects }, uzupełnia do { $refills }
hk-track-row-all = wiersz { $row }: zbiera { $collects }, uzupełnia wszystkimi
hk-journey = Podróż
hk-path = Ścieżka
hk-active = Aktywne
hk-discard = Odrzucone
hk-bag = Woreczek
hk-jokers = Jokery
hk-needs = wymaga: { $drops }
hk-painted = namalowane { $drops }
hk-marked = znaczniki: { $tools }
hk-as = { $drop } jako { $colour }
hk-kept = Usunięte znaczniki:
hk-signatures = Pozostałe podpisy:
hk-secret = { $n ->
    [one] { $n } cel osobisty
    [few] { $n } cele osobiste
    [many] { $n } celów osobistych
   *[other] { $n } celu osobistego
}
hk-collects = { $collections }: po { $n } pkt za dzieło
hk-public-most-markers = najwięcej znaczników jednego narzędzia, { $ranking } pkt
hk-public-fewest-pigments = najmniej kropli, { $ranking } pkt
hk-public-row = po { $n } pkt za dzieło w rzędzie początkowego kakemono
hk-public-column = po { $n } pkt za dzieło w kolumnie początkowego kakemono
hk-public-around = po { $n } pkt za dzieło na ośmiu polach wokół początkowego kakemono
hk-public-two-away = po { $n } pkt za dzieło dokładnie dwa kroki od początkowego kakemono
hk-public-three-away = po { $n } pkt za dzieło dokładnie trzy kroki od początkowego kakemono
hk-public-odd = po { $n } pkt za dzieło oddalone o nieparzystą liczbę kolumn i rzędów
hk-public-far = po { $n } pkt za dzieło co najmniej trzy kroki od początkowego kakemono
hk-token-five-artisans = obejrzyj karty rzemieślników ({ $n }) i weź jedną
hk-token-three-drops = 3 krople sprzed twojego ucznia
hk-token-two-drops = 2 krople skądkolwiek; potem każdy przeciwnik może wziąć 1 sprzed swojego ucznia
hk-token-recover = 2 krople z odrzuconych do aktywnych
hk-token-ready-drop = 1 kropla sprzed twojego ucznia, od razu do aktywnych
hk-token-new-objective = 1 kropla skądkolwiek; wymień swój cel
hk-token-fetch = 1 lub 2 wybrane krople z woreczka do aktywnych
hk-token-recolour = wymień kroplę drugorzędną na inny kolor
hk-token-idle = teraz bez efektu
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
hk-master-kuniyoshi = raz na turę weź czarną kroplę z woreczka do aktywnych
hk-master-harunobu = gdy wystawiasz dzieło, możesz najpierw obrócić inne na płótnie
hk-master-kiyonaga = po ruchu o dokładnie 4 pola wykonaj dwie różne rzeczy tam, gdzie stajesz
hk-master-toyokuni = miejsce na czwartego rzemieślnika
hk-master-kunisada = miejsce na trzecie kakemono; jako akcja dodatkowa wymień znaczniki między dwoma swoimi kakemono
hk-master-sharaku = rzemieślnik z dwoma losowymi narzędziami, jednym na każdą aktywację
hk-master-eishi = jako akcja dodatkowa dobieraj do pierwszej kropli drugorzędnej; trafia do aktywnych
hk-master-moronobu = raz na turę odrzuć kroplę i dobierz inną
hk-master-shunsho = zestawy narzędzi dają { $sets }; raz na turę wymień znacznik na losowy
hk-master-hokusai = zaczynasz z dodatkowym kakemono; możesz malować pod znacznikami
hk-lost-alone = Nie udało ci się wystawić { $n } kakemono w ciągu { $clock } tur: przegrywasz.
hk-won-alone = Wszystkie kakemono ({ $n }) są wystawione na czas: { $points }.

## Hokusai: questions

hk-decide-turn = { $open ->
    [both] wykonaj akcję główną; przed nią lub po niej możesz wykonać akcję dodatkową
    [main] wykonaj akcję główną
    [extra] wykonaj akcję dodatkową albo zakończ turę
   *[power] użyj mocy swojego mistrza albo zakończ turę
}
hk-decide-stop = działaj tam, gdzie stanął twój uczeń, { $space }
hk-decide-collect-more = wziąć jeszcze jedną kroplę?
hk-decide-collect-offered = wziąć kroplę sprzed swojego ucznia?
hk-decide-collect-wished = wziąć kroplę z dowolnego miejsca koła?
hk-decide-gain = wziąć kroplę drugorzędną z rezerwy?
hk-decide-take = wziąć kakemono z rondla?
hk-decide-hire = wziąć rzemieślnika z rondla?
hk-decide-pick = wziąć jednego z dobranych rzemieślników?
hk-decide-fetch-more = wziąć drugą kroplę z woreczka?
hk-decide-mix = zmieszać jeszcze raz?
hk-decide-enter = połóż { $drops } na kole
hk-decide-turn-wheel = obróć koło
hk-decide-oval-token = aktywować żeton, który wskazuje owal?
hk-decide-keep = zachować jedną z kropli podstawowych?
hk-decide-rotate = obrócić najpierw dzieło na płótnie?
hk-decide-rotate-to = wybierz ułożenie karty „{ $card }”
hk-decide-place = wybierz pole dla karty „{ $card }”
hk-decide-orient = wybierz ułożenie karty „{ $card }” na polu { $cell }
hk-decide-bonus = weź premię za pasujące krawędzie: { $icons }
hk-decide-activate = usunąć kolejny znacznik?
hk-decide-paint = namalować kolejną kroplę?
hk-decide-master = wybierz swojego mistrza
hk-decide-first-work = wybierz dodatkowe kakemono na początek
hk-decide-collect-here = wybierz kroplę sprzed swojego ucznia
hk-decide-collect-ready = wybierz kroplę do swoich aktywnych
hk-decide-collect-any = wybierz kroplę z koła
hk-decide-dismiss = nie ma miejsca dla karty „{ $artisan }”: wybierz rzemieślnika do odrzucenia
hk-decide-recover = wybierz kroplę z odrzuconych
hk-decide-fetch = wybierz kroplę z woreczka
hk-decide-recolour = wybierz kroplę drugorzędną do wymiany
hk-decide-recolour-to = wybierz nowy kolor
hk-decide-objective = wybierz nowy cel osobisty
hk-decide-give-objective = wybierz cel, który oddajesz
hk-decide-complete = wybierz krople, które ukończą „{ $card }”
hk-decide-sacrifice = wybierz rzemieślnika, którego odrzucasz
hk-decide-exchange-with = wybierz znacznik, na który go wymienisz
hk-decide-remove = wybierz znacznik do usunięcia
hk-decide-lose = masz za dużo kropli: wybierz jedną do stracenia

## Hokusai: choices

hokusai-group-walk = Idź
hokusai-group-mix = Mieszaj
hokusai-group-paint = Maluj
hokusai-group-exhibit = Wystaw
hokusai-group-use = Użyj
hokusai-group-take = Weź
hk-choice-move = Ruch o { $n ->
    [one] { $n } krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
} → { $space }: { $there }
hk-choice-token = Aktywuj: { $token } – { $effect }
hk-choice-take = Weź: { $card } – { $details }
hk-choice-hire = Weź: { $artisan } – { $details }
hk-choice-collect = Weź { $drop } z sektora { $sector }
hk-choice-enter = Połóż { $drop } w sektorze { $sector }
hk-choice-clockwise = Zgodnie z ruchem wskazówek zegara: sektory { $sectors }
hk-choice-counterclockwise = Przeciwnie do ruchu wskazówek zegara: sektory { $sectors }
hk-choice-turn = Owal na sektor { $sector }, { $token }; potem przed twoim uczniem: { $drops }
hk-choice-exhibit = Wystaw: { $card }
hk-choice-rotate = Obróć: { $card } na polu { $cell }
hk-choice-place = Pole { $cell }: { $beside }
hk-choice-orient = { $side ->
    [north] Prosto
    [east] Obrócone w prawo
    [south] Do góry nogami
   *[west] Obrócone w lewo
}: { $edges }
hk-choice-mix = Zmieszaj { $drops } → { $mixed }
hk-choice-discard = Odrzuć { $drops } i dobierz { $n }
hk-choice-paint = Namaluj { $drop }: { $card }
hk-choice-paint-as = Namaluj { $drop } jako { $colour }: { $card }
hk-choice-remove = Usuń znacznik ({ $tool }): { $card }
hk-choice-sacrifice = Odrzuć rzemieślnika, aby usunąć znacznik ({ $tool }): { $card }
hk-choice-exchange-cards = Wymień znacznik ({ $tool }) z innym kakemono: { $card }
hk-choice-exchange-random = Wymień znacznik ({ $tool }) na losowy: { $card }
hk-choice-exchange-with = Na znacznik ({ $tool }): { $card }
hk-choice-black = Przenieś { $drop } z woreczka do aktywnych
hk-choice-search = Dobieraj do pierwszej kropli drugorzędnej
hk-choice-drop = Odrzuć { $drop } i dobierz inną kroplę
hk-choice-step = Zapłać { $drop } za krok { $n } z { $last } na Ścieżce
hk-choice-keep = Zachowaj { $drop }
hk-choice-gain = Weź { $drop } z rezerwy
hk-choice-recolour = Wymień { $drop }
hk-choice-recolour-to = Na { $drop }
hk-choice-recover = Odzyskaj { $drop } z odrzuconych
hk-choice-fetch = Weź { $drop } z woreczka
hk-choice-lose = Strać { $drop }
hk-choice-dismiss = Odrzuć: { $artisan } – { $details }
hk-choice-give = Oddaj: { $objective }
hk-choice-master = { $master }: { $power }
hk-paying = zapłać { $drops }
hk-gaining = zyskaj { $icons }
hk-extra = akcja dodatkowa
hk-once = raz na turę
hk-one-leaves = musisz odrzucić rzemieślnika
hk-walks = Podróż: { $bonus }
hk-most-paid = { $n ->
    [0] bez premii
    [one] najwyżej { $n } premia
    [few] najwyżej { $n } premie
    [many] najwyżej { $n } premii
   *[other] najwyżej { $n } premii
}

## Hokusai: effects

hk-effect-drew = { $player } dobiera { $drops }.
hk-effect-tipped = { $player } przesypuje odrzucone do woreczka: { $n ->
    [one] { $n } kropla
    [few] { $n } krople
    [many] { $n } kropli
   *[other] { $n } kropli
}.
hk-effect-mixed = { $player } otrzymuje zmieszane krople: { $drops }.
hk-effect-revealed = Następna karta w talii: { $card }.
hk-effect-comes = Nowa karta przy rondlu ({ $space }): { $card }.
hk-effect-jokers-home = { $player }: { $n ->
    [one] { $n } czarna kropla wraca
    [few] { $n } czarne krople wracają
    [many] { $n } czarnych kropli wraca
   *[other] { $n } czarnej kropli wraca
} do odrzuconych.
hk-effect-bonus = { $player } dostaje premię za pasujące krawędzie: { $icons }.
hk-effect-closing = { $player } uruchamia koniec gry: na płótnie wisi { $n } kakemono. Pozostali grają ostatnią turę.
hk-effect-walked = { $player } dociera na pole { $n } Podróży: { $bonus }.
hk-effect-climbed = { $player } stawia krok { $n } na Ścieżce.
hk-effect-track = { $player }: { $drops ->
    [one] { $drops } kropla
    [few] { $drops } krople
    [many] { $drops } kropli
   *[other] { $drops } kropli
}, wiersz { $n } toru pigmentów.
hk-effect-objective = { $player } dobiera dodatkowy cel osobisty.
hk-effect-again = { $player } rozgrywa dodatkową turę.
hk-effect-clock = { $left ->
    [0] Ostatnia kropla zegara wraca do pudełka.
    [one] Kropla zegara wraca do pudełka: została jedna.
    [few] Kropla zegara wraca do pudełka: zostały { $left }.
   *[other] Kropla zegara wraca do pudełka: zostało ich { $left }.
}
hk-effect-stalled = Przez pięć rund wszyscy gracze tylko odrzucali krople: gra się kończy.
hk-effect-end = Cele zostają podliczone.

## Hokusai: the board in the browser and its explanations

hk-rondel = Rondel
hk-sector = Sektor { $n }
hk-clockwise = Zgodnie z ruchem wskazówek zegara
hk-counterclockwise = Przeciwnie do ruchu wskazówek zegara
hk-marker-bag = Znaczniki w woreczku: { $n }
hk-stock = Rezerwa
hk-cell = Pole { $cell }
hk-side = { $side ->
    [north] Prosto
    [east] Obrócone w prawo
    [south] Do góry nogami
   *[west] Obrócone w lewo
}
hk-edges-pay = Premie:
hk-atelier-of = Pracownia: { $player }
hk-chair = Miejsce na rzemieślnika
hk-room = Miejsce na kakemono
hk-asked = Potrzebny
hk-laid = Namalowany
hk-mixing = Mieszanie
hk-mixing-of = Zmieszaj: { $colour }
hk-look = Powiększ tę pracownię
hk-track-short = Tor
hk-a-work = dzieło
hk-missing = Brakuje jeszcze: { $drops }.
hk-finished = Wszystkie krople są namalowane.
hk-short = Wśród aktywnych kropli brakuje: { $drops }.
hk-suffices = Masz w aktywnych wszystkie potrzebne krople.
hk-suffices-marked = Masz wszystkie potrzebne krople, ale najpierw musisz usunąć znaczniki.
hk-in-reach = { $n ->
    [one] Jeden krok od twojego ucznia.
    [few] { $n } kroki od twojego ucznia.
   *[other] { $n } kroków od twojego ucznia.
}
hk-progress-individual = Podpisane dzieła, które się liczą: { $n }, z pracownią { $of }.
hk-progress-position = Podpisane dzieła, które liczą się do tego celu: { $n } z { $of }.
hk-progress-most-markers = Twoje znaczniki jednego narzędzia: { $n }, u najlepszego przeciwnika: { $of }.
hk-progress-fewest-pigments = Twoje krople: { $n }, najmniej u przeciwnika: { $of }.
hk-turns-left = { $n ->
    [0] To ostatnia tura.
    [one] Po tej została jedna tura.
    [few] Po tej zostały { $n } tury.
   *[other] Po tej zostało { $n } tur.
}
hk-edges = Krawędzie namalowanej strony: { $edges }
hk-initial = Początkowe kakemono. Nie jest podpisane.
hk-signed = Podpis: { $player }.
hk-deck-note = Wierzch talii: zapełni najbliższą lukę przy rondlu.
hk-pile-note = Odrzuceni rzemieślnicy trafiają na spód stosu.
hk-master = Mistrz
hk-tool = Narzędzie
hk-pigment = Pigment
hk-markers = Znaczniki narzędzi
hk-signature = Podpisy
hk-public-one = Cel wspólny
hk-individual = Cel osobisty
hk-artisan-note = W akcji dodatkowej każda ikona na twoich rzemieślnikach usuwa jeden znacznik swojego narzędzia. Możesz też odrzucić jednego rzemieślnika, aby usunąć dowolny inny znacznik.
hk-tool-note = Nie możesz malować na kakemono, dopóki leżą na nim znaczniki. Usuwają je rzemieślnicy; usunięte zachowujesz, a na koniec się liczą.
hk-stock-note = Stąd pochodzą krople drugorzędne zmieszane lub zdobyte i tu wracają po wystawieniu dzieła.
hk-wheel-note = Pigmenty przed tym sektorem. Przesuwają się, gdy koło się obraca.
hk-oval-note = Po obróceniu koła możesz aktywować żeton, który wskazuje owal.
hk-space-note = Każdy krok kosztuje jedną czarną kroplę. Stąd twój uczeń sięga po { $kind ->
    [k] kakemono
   *[a] rzemieślnika
}, żeton albo kroplę z tego sektora.
hk-secret-note = Zakryty: tylko właściciel wie, za które kolekcje daje punkty.
hk-active-note = Krople, których możesz użyć do ruchu, mieszania, malowania i wystawiania. Na koniec tury uzupełniasz ten obszar z woreczka.
hk-discard-note = Zużyte i nowe krople leżą tu, aż woreczek będzie pusty. W akcji głównej możesz odrzucić cały obszar aktywny i dobrać nowe krople.
hk-bag-note = Stąd losowo dobierasz krople. Gdy woreczek jest pusty, napełniasz go odrzuconymi.
hk-jokers-note = Czarne krople użyte jako jokery leżą tutaj. Gdy nie masz innych czarnych, wszystkie wracają do odrzuconych.
hk-mixing-note = Dwie krople podstawowe z obszaru aktywnego dają drugorzędną. Podstawowe trafiają na koło, obracasz koło, a drugorzędne idą do odrzuconych.
hk-kept-note = Znaczniki usunięte z kakemono. Na koniec, razem z narzędziami rzemieślników, zestawy 2, 3, 4 lub 5 różnych dają { $sets } punktów, a każda ikona głównego narzędzia 1 punkt.
hk-signature-note = Każde wystawione dzieło zabiera jeden podpis. Ostatni rozpoczyna koniec gry.
hk-track-note = Liczone na koniec każdej tury: im mniej masz kropli, tym więcej zbierasz i dobierasz.
hk-track-secondary = Gdy schodzisz do tego wiersza, zyskujesz kroplę drugorzędną.
hk-track-objective = Gdy schodzisz do tego wiersza, zyskujesz kolejny cel osobisty.
hk-track-loss = Tu tracisz krople ({ $n }), a twój znacznik przechodzi do wiersza { $row }.
hk-journey-note = Gdy aktywujesz żeton obok swojego ucznia, idziesz jedno pole dalej i zyskujesz pokazaną premię.
hk-path-note = W akcji dodatkowej zapłać kroplą wskazanego koloru za następny krok. Pierwszy gracz na końcu dostaje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.
hk-score-works = Wartość każdego wystawionego dzieła.
hk-score-individual = Za każde podpisane dzieło z jednej z trzech kolekcji twojego celu albo każdego z twoich celów: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
hk-score-public = To, co dają cele wspólne na stole: za miejsce twoich dzieł na płótnie albo za lokatę w rankingu.
hk-score-sets = Narzędzia na znacznikach i rzemieślnikach, w zestawach różnych narzędzi: za 2, 3, 4 lub 5 narzędzi dostajesz { $sets } punktów.
hk-score-icons = 1 punkt za każdą ikonę narzędzia, którego masz najwięcej, na znacznikach i rzemieślnikach.
hk-score-artisans = Punkty, które pokazują twoi rzemieślnicy.
hk-score-painted = 1 punkt za każdą kroplę na kakemono, które zostało w twojej pracowni.
hk-score-closing = Za uruchomienie końca gry: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
hk-score-journey = Punkty z pól Podróży, na które udało ci się dotrzeć.
hk-score-paths = Dla pierwszego gracza na końcu Ścieżki: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
hk-black-note = Płaci za ruch, jedna za krok. Może zastąpić jedną kroplę podstawową w mieszance lub na kakemono.
hk-primary-note = Kolor podstawowy. Leży na kole, a dwie krople podstawowe dają drugorzędną.
hk-secondary-note = Kolor drugorzędny, mieszanka: { $one } i { $other }.

## Hokusai: the log

hk-log-move = idzie na { $space }
hk-log-move-card = { $n ->
    [one] idzie { $n } krok
    [few] idzie { $n } kroki
    [many] idzie { $n } kroków
   *[other] idzie { $n } kroku
} → { $card } ({ $space })
hk-log-token = aktywuje „{ $token }”
hk-log-take = bierze kakemono z sektora { $sector }
hk-log-take-card = bierze z sektora { $sector }: { $card }
hk-log-hire = bierze rzemieślnika z sektora { $sector }
hk-log-collect = bierze kroplę z sektora { $sector }: { $drop }
hk-log-enter = kładzie kroplę na koło: { $drop }
hk-log-clockwise = układa krople na kole zgodnie z ruchem wskazówek zegara
hk-log-counterclockwise = układa krople na kole przeciwnie do ruchu wskazówek zegara
hk-log-turn = obraca owal na sektor { $sector }
hk-log-exhibit = wystawia kakemono
hk-log-exhibit-card = wystawia „{ $card }”
hk-log-rotate = obraca „{ $card }”
hk-log-place = wiesza dzieło na polu { $cell }
hk-log-place-card = wiesza „{ $card }” na polu { $cell }
hk-log-orient = wiesza je { $side ->
    [north] prosto
    [east] obrócone w prawo
    [south] do góry nogami
   *[west] obrócone w lewo
}
hk-log-mix = miesza { $colour } ({ $drops })
hk-log-discard = odrzuca obszar aktywny i dobiera nowe krople
hk-log-paint = maluje { $drop }
hk-log-paint-as = maluje { $drop } jako { $colour }
hk-log-paint-card = maluje kroplę ({ $drop }) na „{ $card }”
hk-log-paint-as-card = maluje kroplę ({ $drop } jako { $colour }) na „{ $card }”
hk-log-remove = usuwa znacznik: { $tool }
hk-log-sacrifice = odrzuca rzemieślnika, aby usunąć znacznik: { $tool }
hk-log-sacrifice-gone = odrzuca kartę „{ $artisan }”, aby usunąć znacznik: { $tool }
hk-log-exchange = wymienia znacznik: { $tool }
hk-log-exchange-became = wymienia znacznik: { $tool } na { $other }
hk-log-exchange-with = otrzymuje w zamian znacznik: { $tool }
hk-log-power = używa mocy mistrza
hk-log-power-black = używa mocy mistrza: bierze czarną kroplę z woreczka
hk-log-power-search = używa mocy mistrza: dobiera do pierwszej kropli drugorzędnej
hk-log-drop = odrzuca kroplę i dobiera inną: { $drop }
hk-log-step = robi krok na Ścieżce, płacąc kroplą: { $drop }
hk-log-keep = zachowuje kroplę z dzieła: { $drop }
hk-log-gain = bierze kroplę z rezerwy: { $drop }
hk-log-recover = odzyskuje kroplę z odrzuconych: { $drop }
hk-log-fetch = bierze kroplę z woreczka: { $drop }
hk-log-recolour = wymienia kroplę drugorzędną: { $drop }
hk-log-lose = traci kroplę: { $drop }
hk-log-dismiss = odrzuca rzemieślnika
hk-log-dismiss-card = odrzuca kartę „{ $card }”
hk-log-pick = bierze kartę „{ $artisan }”
hk-log-objective = wybiera nowy cel osobisty
hk-log-give = oddaje cel osobisty
hk-log-master = wybiera mistrza: { $master }
hk-log-done = na tym kończy
hk-log-secret = wybiera w tajemnicy

## In the browser: the game's name, its options, its components and its lessons

game-hokusai = Hokusai
about-hokusai = Mieszaj pigmenty, maluj zwoje i wieszaj je obok siebie na jednej wielkiej wystawie.
option-expansions = Rozszerzenia
option-expansions-track = Tor pigmentów
option-expansions-track-note = Liczba twoich kropli decyduje, ile możesz wziąć i uzupełnić.
option-expansions-journey = Podróż
option-expansions-journey-note = Szlak dziewięciu pól z premiami. Idziesz nim, aktywując żetony akcji.
option-expansions-paths = Ścieżki
option-expansions-paths-note = Siedem kroków opłacanych kroplami, z premią na końcu każdej karty.
option-masters = Mistrzowie
option-masters-draft = Wybierają gracze
option-masters-draft-note = Spośród odkrytych mistrzów, zaczyna ostatni gracz.
option-masters-random = Rozdani losowo
option-masters-random-note = Szybciej, dobre na pierwszą grę.
option-journey = Strony trzech kart Podróży
option-journey-any = losowe
unit-turn = Tura
sort-hokusai-setup = Na początku
sort-hokusai-scoring = Punktacja końcowa
sort-hokusai-end = Koniec gry
sort-hokusai-tool = Narzędzia
sort-hokusai-collection = Kolekcje
sort-hokusai-kakemono = Kakemono
sort-hokusai-artisan = Rzemieślnicy
sort-hokusai-master = Mistrzowie
sort-hokusai-token = Żetony akcji
sort-hokusai-public = Cele wspólne
sort-hokusai-individual = Cele osobiste
sort-hokusai-track = Tor pigmentów
sort-hokusai-journey = Podróż
sort-hokusai-path = Ścieżki
field-kit = Zestaw gracza
field-loose = Luźne krople każdego koloru podstawowego
field-reserve = Krople każdego koloru drugorzędnego
field-active = Krople aktywne
field-markers = Znaczniki na kakemono
field-tools = Znaczniki każdego narzędzia
field-signatures = Podpisy
field-kakemonos = Miejsca na kakemono
field-artisans = Miejsca na rzemieślników
field-public = Cele wspólne
field-offer = Karty każdego rodzaju wokół rondla
field-sets = Punkty za zestawy 0–5 narzędzi
field-own_sets = To samo z mistrzem Shunshō
field-ranking = Punkty rankingu
field-placed = Punkty za dobrze zawieszone dzieło
field-individual = Punkty za dzieło z celu
field-path_first = Punkty dla pierwszego na końcu Ścieżki
field-cloth = Kakemono, które kończą grę, 1–5 graczy
field-closing = Punkty za zakończenie gry
field-clock = Tury w grze solo
field-works = Dzieła do wystawienia w grze solo
field-solo_loose = Luźne krople każdego koloru podstawowego w grze solo
field-collection = Kolekcja
field-value = Wartość
field-pigments = Krople
field-north = Górna krawędź
field-east = Prawa krawędź
field-south = Dolna krawędź
field-west = Lewa krawędź
field-tool = Narzędzie
field-icons = Ikony
field-use = Używa
field-as = Jako
field-first = Pierwsze
field-second = Drugie
field-third = Trzecie
field-lowest = Najniższy wiersz
field-start = Pierwszy wiersz
field-collects = Brane krople, od wiersza 4 do 16
field-refills = Uzupełnianie do, od wiersza 4 do 16
field-secondary = Wiersz dający kroplę drugorzędną
field-objective = Wiersz dający cel
field-loses = Krople tracone w wierszu 16
field-falls_to = Wiersz po stracie
field-level = Poziom
field-bonus = Premia
value-position = położenie
value-ranking = ranking
value-all = wszystkie
