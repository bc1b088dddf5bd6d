## The arena

arena-title = { $game }, { $players ->
    [one] solo
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}: arena
arena-lead = { $games ->
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}: { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}, każde rozegrane z każdego miejsca. Ziarno { $seed }.
arena-wins = Kto wygrywa
arena-wins-note = Odsetek wygranych partii; dzielone zwycięstwo liczy się w częściach. Kropkowana linia to wynik równych botów. Blade paski to 95-procentowe przedziały; za niezależne uznaje się rozdania, nie partie.
arena-solo-note = Odsetek wygranych partii. Blade paski to 95-procentowe przedziały.
arena-scores = Wyniki
arena-scores-note = Jak często każdy bot kończył z iloma punktami. Biała linia to średnia; najniższy i najwyższy wynik stoją po prawej.
arena-categories = Skąd biorą się punkty
arena-categories-note = Średnie punkty z partii według kategorii końcowego podliczenia.
arena-places = Ile warte jest miejsce
arena-places-note = Wszystkie boty razem, według miejsca licząc od pierwszego gracza.
arena-place = { $n ->
    [1] Pierwszy gracz
   *[other] Gracz { $n }
}
arena-ratings = Siła i czas
arena-ratings-note = Rankingi pochodzą z openskill (Bradley-Terry): zaczynają się od 25 z niepewnością 8,3; trzykrotna niepewność to mniej więcej największy możliwy błąd. Czasy obejmują tylko namysł samego bota.
arena-balance = Równowaga gry
arena-balance-note = Ilu graczy bierze daną rzecz w partii i jak odsetek zwycięstw oraz punkty tych, którzy ją wzięli, różnią się od pozostałych, każdy w porównaniu ze średnią własnego bota. Paski to 95-procentowe przedziały; niebieskie i czerwone nie obejmują zera. To towarzyszy zwycięstwu, lecz nie musi być jego przyczyną. Blade wiersze opierają się na mniej niż { $few } przypadkach.
arena-bot = Bot
arena-share = Odsetek zwycięstw
arena-score = Średni wynik
arena-rating = Ranking
arena-doubt = Niepewność
arena-decisions = Decyzje
arena-move-time = Jedna decyzja
arena-longest = Najdłuższa
arena-name = Nazwa
arena-taken = Na partię
arena-share-difference = Różnica odsetka zwycięstw w punktach procentowych (±{ $reach })
arena-score-difference = Różnica punktów (±{ $reach })
arena-takers = n
arena-made = Sporządzone przez „ukiyo arena”: zasady { $rules }, elementy { $components }, boty { $bots }. ≈ oznacza to, co odtworzono w całości lub w części. Nieoficjalna realizacja.
arena-speed = { $decisions } decyzji w { $seconds } s: { $rate } na sekundę
arena-saved = W pliku { $file }: { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}.
arena-reported = Raport: { $file }.
arena-going-on = W pliku { $file } już: { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}.
arena-no-ratings = Rankingi wymagają openskill: pip install 'ukiyo[lab]'
