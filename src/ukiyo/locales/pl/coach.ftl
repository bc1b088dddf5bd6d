## Reasons why a move is better

why-beside = W porównaniu z ruchem „{ $move }”:
why-equal = Nie do rozstrzygnięcia wobec „{ $move }”: szacunki są zbyt niedokładne, by wskazać lepszy ruch.
why-unclear = Różnicę widać dopiero na dłuższą metę; w najbliższych rundach nic się nie wyróżnia.
why-event = { $what }: w { $here } na 10 symulacji zamiast w { $there }
why-score = { $sign }{ $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} { $what }
why-rivals = { $sign }{ $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} dla przeciwników, średnio
why-outlook = { $sign }{ $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} w spodziewanym wyniku końcowym
why-outlook-win = Szansa na wygraną: { $sign }{ $share }
iki-why-horizon = Średnio, do najbliższego dnia wypłaty albo do końca gry
hokusai-why-horizon = Średnio, w najbliższych trzech rundach albo do końca gry

## IKI

iki-why-starved = Nie możesz wyżywić wszystkich swoich postaci
iki-why-burnt = Tracisz postać lub budynek w pożarze
iki-why-retired = Jedna z twoich postaci przechodzi na emeryturę
iki-why-lap = Kończysz okrążenie
iki-why-fish-bought = Kupujesz rybę
iki-why-tobacco-bought = Kupujesz fajkę lub tytoń
iki-why-built = Stawiasz budynek
iki-why-hired = Zatrudniasz postać
iki-why-characters = { $sign }{ $n } { $n ->
    [one] postać na planszy
    [few] postaci na planszy
    [many] postaci na planszy
   *[other] postaci na planszy
}
iki-why-kobun = { $sign }{ $n } { $n ->
    [one] wolny pionek kobun
    [few] wolne pionki kobun
    [many] wolnych pionków kobun
   *[other] wolnego pionka kobun
}
iki-why-business = { $sign }{ $n } { $n ->
    [one] transakcja na ulicy
    [few] transakcje na ulicy
    [many] transakcji na ulicy
   *[other] transakcji na ulicy
}
iki-why-experience = { $sign }{ $n } { $n ->
    [one] doświadczenie
   *[other] doświadczenia
}
iki-why-guests = { $sign }{ $n } { $n ->
    [one] aktywacja twojej postaci przez innych
    [few] aktywacje twoich postaci przez innych
    [many] aktywacji twoich postaci przez innych
   *[other] aktywacji twoich postaci przez innych
}
iki-why-salary-mon = { $sign }{ $n } mon z pensji
iki-why-salary-rice = { $sign }{ $n } { $n ->
    [one] ryż z pensji
   *[other] ryżu z pensji
}
iki-why-harmony = { $sign }{ $n } IKI za harmonię
iki-why-power = { $sign }{ $n } { $n ->
    [one] poziom walki z ogniem
    [few] poziomy walki z ogniem
    [many] poziomów walki z ogniem
   *[other] poziomu walki z ogniem
}
iki-why-mon = { $sign }{ $n } mon w zapasie
iki-why-rice = { $sign }{ $n } { $n ->
    [one] ryż w zapasie
   *[other] ryżu w zapasie
}
iki-why-wood = { $sign }{ $n } { $n ->
    [one] drewno w zapasie
   *[other] drewna w zapasie
}
iki-why-koban = { $sign }{ $n } koban w zapasie
iki-why-sandals = { $sign }{ $n } { $n ->
    [one] sandał w zapasie
    [few] sandały w zapasie
    [many] sandałów w zapasie
   *[other] sandała w zapasie
}
iki-why-for-track = na torze IKI
iki-why-for-types = za różne typy postaci
iki-why-for-fish = za ryby
iki-why-for-tobacco = za fajki i tytoń
iki-why-for-buildings = za budynki
iki-why-for-goods = za twoje zasoby
iki-habit-idle = Tury bez handlu
iki-habit-unvisited = Tury bez aktywacji postaci
iki-habit-starved = Postaci stracone z braku ryżu
iki-habit-burnt = Postaci i budynki stracone w pożarach
iki-habit-retired = Przejścia na emeryturę
iki-habit-lap = Okrążenia
iki-habit-place-1-4 = Ikizama na polu 1–4
iki-habit-place-1 = Ikizama na polu 1
iki-habit-place-2 = Ikizama na polu 2
iki-habit-place-3 = Ikizama na polu 3
iki-habit-place-4 = Ikizama na polu 4

## Hokusai

hokusai-why-exhibited = Wystawiasz dzieło
hokusai-why-closed = Uruchamiasz koniec gry
hokusai-why-redrawn = Poświęcasz turę na dobranie nowych kropli
hokusai-why-again = Zyskujesz dodatkową turę
hokusai-why-objective = Zyskujesz cel
hokusai-why-taken = Bierzesz kakemono
hokusai-why-hired = Bierzesz rzemieślnika
hokusai-why-mixed = Mieszasz kolor
hokusai-why-edges = { $sign }{ $n } { $n ->
    [one] premia za pasujące krawędzie
    [few] premie za pasujące krawędzie
    [many] premii za pasujące krawędzie
   *[other] premii za pasujące krawędzie
}
hokusai-why-markers = { $sign }{ $n } { $n ->
    [one] usunięty znacznik
    [few] usunięte znaczniki
    [many] usuniętych znaczników
   *[other] usuniętego znacznika
}
hokusai-why-steps = { $sign }{ $n } { $n ->
    [one] krok na Ścieżce
    [few] kroki na Ścieżce
    [many] kroków na Ścieżce
   *[other] kroku na Ścieżce
}
hokusai-why-spaces = { $sign }{ $n } { $n ->
    [one] pole Podróży
    [few] pola Podróży
    [many] pól Podróży
   *[other] pola Podróży
}
hokusai-why-tokens = { $sign }{ $n } { $n ->
    [one] aktywowany żeton akcji
    [few] aktywowane żetony akcji
    [many] aktywowanych żetonów akcji
   *[other] aktywowanego żetonu akcji
}
hokusai-why-paints = { $sign }{ $n } { $n ->
    [one] namalowana kropla
    [few] namalowane krople
    [many] namalowanych kropli
   *[other] namalowanej kropli
}
hokusai-why-artisans = { $sign }{ $n } { $n ->
    [one] rzemieślnik w pracowni
    [few] rzemieślników w pracowni
    [many] rzemieślników w pracowni
   *[other] rzemieślnika w pracowni
}
hokusai-why-blacks = { $sign }{ $n } { $n ->
    [one] czarna kropla
    [few] czarne krople
    [many] czarnych kropli
   *[other] czarnej kropli
}
hokusai-why-primaries = { $sign }{ $n } { $n ->
    [one] kropla podstawowa
    [few] krople podstawowe
    [many] kropli podstawowych
   *[other] kropli podstawowej
}
hokusai-why-secondaries = { $sign }{ $n } { $n ->
    [one] kropla drugorzędna
    [few] krople drugorzędne
    [many] kropli drugorzędnych
   *[other] kropli drugorzędnej
}
hokusai-why-begun = { $sign }{ $n } kakemono w pracowni
hokusai-why-for-works = za dzieła
hokusai-why-for-individual = za twoje cele osobiste
hokusai-why-for-public = za cele wspólne
hokusai-why-for-sets = za zestawy narzędzi
hokusai-why-for-icons = za główne narzędzie
hokusai-why-for-artisans = za rzemieślników
hokusai-why-for-painted = za krople na obrazach
hokusai-why-for-closing = za zakończenie gry
hokusai-why-for-journey = za Podróż
hokusai-why-for-paths = za Ścieżki
hokusai-habit-turns = Tury
hokusai-habit-exhibited = Wystawione dzieła
hokusai-habit-redrawn = Tury poświęcone na dobranie nowych kropli
hokusai-habit-taken = Wzięte kakemono
hokusai-habit-mixed = Zmieszane krople
hokusai-habit-hired = Wzięci rzemieślnicy
hokusai-habit-edges = Premie za pasujące krawędzie

## The coach at the table

coach = Trener
coach-off = wyłączony
coach-asked = na życzenie
coach-with-me = w trakcie gry
remark-better = Lepiej: { $move }
remark-try-again = Spróbuj ponownie
remark-go-on = Graj dalej
remark-title = Trener

## The review

review-curve-win = Szansa na wygraną
review-curve-score = Spodziewany wynik końcowy
review-curve-label = { $what } w ciągu gry, od { $first } do { $last }
review-turned = Jak przeciwnicy i los odmienili grę
review-swing = Szansa na wygraną: { $sign }{ $share } między ruchami { $from } i { $to }
review-swing-plain = Ruchy przeciwników i los
review-beside-winner = { $player } w porównaniu ze zwycięzcą: { $winner }
review-beside-second = { $player } w porównaniu z drugim miejscem: { $winner }
review-habits = Twoje nawyki
review-habits-note = { $n ->
    [one] W twojej ostatniej grze tutaj, w porównaniu z najlepszym przeciwnikiem
   *[other] Średnio na grę w twoich { $n } ostatnich grach tutaj, w porównaniu z najlepszym przeciwnikiem
}
review-habit-of-you = ty
review-habit-of-others = najlepszy przeciwnik
