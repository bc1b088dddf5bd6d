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

## What the lab counts in Hokusai

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
hk-track-row-all = wiersz { $row }: zbiera { $collects }, uzupełnia wszystkie
hk-journey = Podróż
hk-path = Ścieżka
hk-active = Aktywne
hk-discard = Odrzucone
hk-bag = Woreczek
hk-beside = Obok
hk-needs = wymaga: { $drops }
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
hk-public-odd = po { $n } pkt za dzieło oddalone o nieparzystą liczbę kolumn i rzędów
hk-public-far = po { $n } pkt za dzieło co najmniej trzy kroki od początkowego kakemono
hk-token-five-artisans = obejrzyj karty rzemieślników ({ $n }) i weź jedną
hk-token-three-drops = 3 krople sprzed twojego ucznia
hk-token-two-drops = 2 krople skądkolwiek; inni mogą wziąć po 1 sprzed swojego ucznia
hk-token-recover = 2 krople z odrzuconych do aktywnych
hk-token-ready-drop = 1 kropla sprzed twojego ucznia, od razu do aktywnych
hk-token-new-objective = 1 kropla skądkolwiek; wymień swój cel
hk-token-fetch = 1 lub 2 wybrane krople z woreczka do aktywnych
hk-token-recolour = wymień kroplę drugorzędną na inną
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

hokusai-group-walk = Idź
hokusai-group-mix = Mieszaj
hokusai-group-paint = Maluj
hokusai-group-exhibit = Wystaw
hokusai-group-use = Użyj
hokusai-group-take = Weź
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
hk-do-mix = Zmieszaj { $mixed }: { $drops }
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
hk-do-master = { $master }: { $power }
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
hk-news-mixed = { $player } otrzymuje zmieszane krople: { $drops }.
hk-news-revealed = Następne w talii: { $card }.
hk-news-comes = Na rondlu, { $space }: { $card }.
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
hk-news-clock = { $left ->
    [0] Ostatnia kropla zegara wraca do pudełka.
    [one] Kropla zegara wraca do pudełka: została jedna.
    [few] Kropla zegara wraca do pudełka: zostały { $left }.
   *[other] Kropla zegara wraca do pudełka: zostało ich { $left }.
}
hk-news-stalled = Przez pięć rund wszyscy tylko odrzucali: gra się kończy.
hk-news-end = Cele zostają podliczone.

## Hokusai: in the browser, what things are called and what they are

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
hk-edges-pay = Krawędzie dają:
hk-atelier-of = Pracownia: { $player }
hk-chair = Wolne krzesło
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
hk-suffices = Aktywne krople wystarczą.
hk-suffices-marked = Twoje aktywne krople wystarczą, ale najpierw trzeba usunąć znaczniki.
hk-in-reach = { $n ->
    [one] Twój uczeń może tu dojść w jednym kroku.
   *[other] Twój uczeń może tu dojść w { $n } krokach.
}
hk-aim-individual = Podpisane dzieła, które się liczą: { $n }, z pracownią { $of }.
hk-aim-position = Z twoich podpisanych dzieł: { $n } z { $of }.
hk-aim-most-markers = Twoje znaczniki jednego narzędzia: { $n }, najwięcej u innych: { $of }.
hk-aim-fewest-pigments = Twoje krople: { $n }, najmniej u innych: { $of }.
hk-turns-left = { $n ->
    [0] To ostatnia tura.
    [one] Po tej została jedna tura.
    [few] Po tej zostały { $n } tury.
   *[other] Po tej zostało { $n } tur.
}
hk-edges = Krawędzie namalowanej strony: { $edges }
hk-initial = Początkowe kakemono; nikt go nie podpisał.
hk-signed = Podpis: { $player }.
hk-deck-note = Wierzch talii: zapełni najbliższą lukę przy rondlu.
hk-pile-note = Odchodzący rzemieślnicy trafiają na spód stosu.
hk-master = Mistrz
hk-tool = Narzędzie
hk-pigment = Pigment
hk-markers = Znaczniki narzędzi
hk-signature = Podpisy
hk-public-one = Cel wspólny
hk-individual = Cel osobisty
hk-artisan-note = W akcji dodatkowej każda ikona na twoich rzemieślnikach usuwa jeden znacznik swojego narzędzia; albo odrzucasz jednego rzemieślnika, by usunąć dowolny inny.
hk-tool-note = Gdzie leży znacznik, tam się nie maluje. Usuwają je rzemieślnicy; usunięte zachowujesz i liczą się na koniec.
hk-stock-note = Stąd pochodzą krople drugorzędne zmieszane lub zdobyte i tu wracają po wystawieniu dzieła.
hk-wheel-note = Pigmenty, które stoją teraz przed tym sektorem; przesuwają się, gdy koło się obraca.
hk-oval-note = Kto obrócił koło, może aktywować żeton, który owal wskazuje.
hk-space-note = Krok kosztuje jedną czarną kroplę. Stąd uczeń sięga po { $kind ->
    [k] kakemono
   *[a] rzemieślnika
}, żeton albo kroplę z sektora.
hk-secret-note = Zakryty: tylko właściciel wie, za które kolekcje daje punkty.
hk-active-note = Tych kropli można użyć do ruchu, mieszania, malowania i wystawiania. Na koniec tury obszar jest uzupełniany z woreczka.
hk-discard-note = Zużyte i nowe krople czekają tu, aż woreczek będzie pusty. W akcji głównej można odrzucić cały obszar aktywny i dobrać od nowa.
hk-bag-note = Stąd dobiera się losowo. Gdy jest pusty, wsypuje się do niego odrzucone.
hk-beside-note = Czarne użyte jako jokery leżą tu, aż zabraknie czarnych; wtedy wszystkie wracają do odrzuconych.
hk-mixing-note = Dwie krople podstawowe z obszaru aktywnego dają drugorzędną. Trafiają na koło, koło się obraca, a drugorzędne idą do odrzuconych.
hk-kept-note = Znaczniki usunięte z kakemono. Na koniec, razem z narzędziami rzemieślników, zestawy 2, 3, 4 lub 5 różnych dają { $sets } punktów, a każda ikona głównego narzędzia 1 punkt.
hk-signature-note = Każde wystawione dzieło zabiera jeden. Ostatni rozpoczyna koniec gry.
hk-track-note = Liczone na koniec każdej tury: im mniej masz kropli, tym więcej zbierasz i dobierasz.
hk-track-secondary = Dotarcie z góry daje kroplę drugorzędną.
hk-track-objective = Dotarcie z góry daje kolejny cel osobisty.
hk-track-loss = Tu traci się krople ({ $n }), a znacznik przechodzi do wiersza { $row }.
hk-journey-note = Kto aktywuje żeton obok swojego ucznia, idzie o jedno pole dalej i zdobywa to, co ono pokazuje.
hk-path-note = W akcji dodatkowej kropla żądanego koloru opłaca następny krok. Kto pierwszy dojdzie do końca, dostaje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.
hk-score-works = Wartość każdego dzieła z twoim podpisem.
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
hk-score-closing = Kto zakończył grę, dostaje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
hk-score-journey = Punkty z pól Podróży, na które udało ci się dotrzeć.
hk-score-paths = Kto pierwszy dotarł do końca Ścieżki, dostaje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
hk-black-note = Płaci za ruch, jedna za krok. Może zastąpić jedną kroplę podstawową w mieszance lub na kakemono.
hk-primary-note = Kropla podstawowa: leży na kole, a dwie dają drugorzędną.
hk-secondary-note = Kropla drugorzędna: { $one } i { $other } razem.

## Hokusai: what was done

hk-told-move = idzie na { $space }
hk-told-move-card = { $n ->
    [one] idzie o { $n } krok
    [few] idzie o { $n } kroki
    [many] idzie o { $n } kroków
   *[other] idzie o { $n } kroku
} → { $card } ({ $space })
hk-told-token = aktywuje „{ $token }”
hk-told-take = bierze kakemono z sektora { $sector }
hk-told-take-card = bierze z sektora { $sector }: { $card }
hk-told-hire = bierze rzemieślnika z sektora { $sector }
hk-told-collect = bierze kroplę z sektora { $sector }: { $drop }
hk-told-enter = kładzie kroplę na koło: { $drop }
hk-told-clockwise = układa krople na kole zgodnie z ruchem wskazówek zegara
hk-told-counterclockwise = układa krople na kole przeciwnie do ruchu wskazówek zegara
hk-told-turn = obraca owal na sektor { $sector }
hk-told-exhibit = wystawia kakemono
hk-told-exhibit-card = wystawia: { $card }
hk-told-rotate = obraca: { $card }
hk-told-place = wiesza dzieło na polu { $cell }
hk-told-place-card = wiesza na polu { $cell }: { $card }
hk-told-orient = wiesza je { $side ->
    [north] prosto
    [east] obrócone w prawo
    [south] do góry nogami
   *[west] obrócone w lewo
}
hk-told-mix = miesza { $colour } ({ $drops })
hk-told-discard = odrzuca obszar aktywny i dobiera od nowa
hk-told-paint = maluje { $drop }
hk-told-paint-as = maluje { $drop } jako { $colour }
hk-told-paint-card = maluje { $drop }: { $card }
hk-told-paint-as-card = maluje { $drop } jako { $colour }: { $card }
hk-told-remove = usuwa znacznik: { $tool }
hk-told-sacrifice = odrzuca rzemieślnika, by usunąć znacznik: { $tool }
hk-told-sacrifice-gone = rezygnuje z karty { $artisan }, aby usunąć znacznik: { $tool }
hk-told-exchange = wymienia znacznik: { $tool }
hk-told-exchange-became = wymienia znacznik: { $tool } na { $other }
hk-told-exchange-with = otrzymuje w zamian znacznik: { $tool }
hk-told-power = używa mocy mistrza
hk-told-power-black = używa mocy mistrza: bierze czarną kroplę z woreczka
hk-told-power-search = używa mocy mistrza: dobiera, aż trafi na kroplę barwy pochodnej
hk-told-drop = odrzuca kroplę i dobiera inną: { $drop }
hk-told-step = robi krok na Ścieżce, płacąc kroplą: { $drop }
hk-told-keep = zachowuje kroplę z dzieła: { $drop }
hk-told-gain = bierze z rezerwy: { $drop }
hk-told-recover = odzyskuje z odrzuconych: { $drop }
hk-told-fetch = bierze z woreczka: { $drop }
hk-told-recolour = wymienia kroplę drugorzędną: { $drop }
hk-told-lose = traci kroplę: { $drop }
hk-told-dismiss = odprawia rzemieślnika
hk-told-dismiss-card = odprawia: { $card }
hk-told-pick = bierze: { $artisan }
hk-told-objective = wybiera nowy cel osobisty
hk-told-give = oddaje cel osobisty
hk-told-master = wybiera mistrza: { $master }
hk-told-done = na tym kończy
hk-told-secret = wybiera w tajemnicy

## In the browser: the game's name, its options, its components and its lessons

game-hokusai = Hokusai
about-hokusai = Mieszaj pigmenty, maluj zwoje i wieszaj je obok siebie na jednej wielkiej wystawie.
option-expansions = Rozszerzenia
option-expansions-track = Tor pigmentów
option-expansions-track-note = Liczba twoich kropli decyduje, ile możesz wziąć i uzupełnić.
option-expansions-journey = Podróż
option-expansions-journey-note = Szlak dziewięciu pól z podarkami; idziesz nim, aktywując żetony akcji.
option-expansions-paths = Ścieżki
option-expansions-paths-note = Siedem kroków opłacanych kroplami, z premią na końcu każdej karty.
option-masters = Mistrzowie
option-masters-draft = Każdy wybiera
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
