## Profile

profile-since = U nas od { $day }
profile-refused = Ten profil jest prywatny.
profile-empty = Na razie nic tu nie ma. Profil zaczyna się od pierwszej zakończonej gry.
profile-shown = Kto może zobaczyć ten profil
profile-shown-everyone = Wszyscy
profile-shown-opponents = Osoby, które ze mną grały
profile-shown-nobody = Tylko ja
profile-shown-note = Imiona przeciwników i stoły spoza listy widzą tylko ci, którzy przy nich siedzieli.
profile-link = Odnośnik do twojego profilu
profile-records = Wszystkie zapisy w jednym pliku
profile-records-note = Ostatnie 500 gier, jako tekst, który odtwarza „ukiyo replay”.
profile-rating = Ranking
profile-rating-about = Linie kropkowane to boty. Przewaga 400 punktów oznacza lepszy wynik w 10 grach na 11. Pas pokazuje niepewność.
profile-rated-games = { $n ->
    [one] Jedna gra rankingowa
    [few] { $n } gry rankingowe
    [many] { $n } gier rankingowych
   *[other] { $n } gry rankingowej
}
profile-games = { $n ->
    [one] Jedna gra
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
}
profile-numbers = Według liczby graczy
profile-column-players = Gracze
profile-column-games = Gry
profile-column-wins = Wygrane
profile-column-mean-place = Średnie miejsce
profile-column-mean-score = Średni wynik
profile-column-best-score = Najlepszy
profile-column-worst-score = Najgorszy
profile-time-control-none = bez zegara: { $n }
profile-time-control-live = za jednym posiedzeniem: { $n }
profile-time-control-correspondence = korespondencyjnie: { $n }
profile-categories = Punkty na grę według kategorii
profile-most = do { $n }
profile-best-game = Najlepsza gra
profile-worst-game = Najgorsza gra
profile-favourites = Ulubione
profile-favourites-of = Uwzględnione gry: { $n } z { $all }
profile-favourites-more = Uwzględnij więcej gier
profile-taken = { $n ->
    [one] w jednej grze
    [few] w { $n } grach
    [many] w { $n } grach
   *[other] w { $n } grach
}
profile-against = Przeciwnicy
profile-faced = wyżej: { $ahead }, na równi: { $even }, niżej: { $behind }
profile-ahead = wyżej
profile-even = na równi
profile-behind = niżej
profile-bots = Boty: { $level }
profile-finished = Zakończone gry
profile-older = Starsze gry
profile-record = Zapis
profile-not-counted = nie liczy się
profile-column-day = Dzień
profile-column-game = Gra
profile-column-points = Punkty
