## The daily deal

today = Dziś
daily-deal = Rozdanie dnia
daily-title = { $game }: rozdanie z { $day }
daily-description = To samo rozdanie i ci sami przeciwnicy dla wszystkich oraz jedna próba, która się liczy.
daily-rules = W swojej turze możesz cofać ruchy jak przy każdym stole. Nie ma podpowiedzi, a trener milczy, dopóki próba trwa. Nie liczy się ani gra podjęta od któregoś z jej ruchów, ani rewanż. Nowe rozdanie pojawia się o północy UTC.
daily-play = Zagraj dzisiejsze rozdanie
daily-continue = Kontynuuj swoją próbę
daily-open-table = Twoja gra
daily-compare-results = Porównaj wyniki
daily-open-today = Do dzisiejszego rozdania
daily-previous-day = Poprzedni dzień
daily-results = Porównanie wyników
daily-results-later = Gdy twoja próba się skończy, zobaczysz tu, jak poszło innym.
daily-attempts = { $n ->
    [0] Nikt jeszcze nie próbował.
    [one] Próbowała jedna osoba.
    [few] Próbowały { $n } osoby.
   *[other] Próbowało { $n } osób.
}
daily-no-results = Nikt nie skończył tego rozdania.
daily-column-place = Miejsce
daily-column-player = Gracz
daily-column-points = Punkty
daily-column-best = Najlepszy przeciwnik
daily-you = ty
daily-share-text = Ukiyo · { $game } · rozdanie z { $day }: punkty: { $points }, miejsce { $rank } z { $players }
daily-share-text-solo = Ukiyo · { $game } · rozdanie z { $day }: punkty: { $points }, solo
daily-share-label = Twój wynik do wklejenia na czacie
daily-table-note = Twoja próba w rozdaniu dnia: liczy się i nie ma podpowiedzi.

## Puzzles

puzzles = Zadania
puzzles-about = Tury z gier między mistrzami, w których jeden wybór jest wyraźnie najlepszy: każdą sprawdziła długa analiza.
puzzles-none = Do tej gry nie ma jeszcze zadań.
puzzles-done = Rozwiązane: { $solved } z { $all }
puzzles-all = Wszystkie zadania
puzzle-today = Zadanie dnia
puzzle-title = Zadanie { $n }
puzzle-grade = Trudność { $grade } z { $most }
puzzle-players = { $n ->
    [one] solo
    [few] { $n } graczy
   *[other] { $n } graczy
}
puzzle-solved-mark = rozwiązane od razu
puzzle-later-mark = rozwiązane później
puzzle-missed-mark = jeszcze nierozwiązane
puzzle-task = { $n ->
    [one] Twoja tura w grze między mistrzami. Jeden wybór jest wyraźnie najlepszy: znajdź go.
   *[other] Twoja tura w grze między mistrzami. Znajdź najlepszy wybór w { $n } kolejnych decyzjach.
}
puzzle-right = Dobrze. A co dalej?
puzzle-step = Decyzja { $step } z { $steps }
puzzle-solved = Rozwiązane!
puzzle-missed = Inny wybór jest wyraźnie lepszy
puzzle-best = Najlepszy wybór
puzzle-yours = Twój wybór
puzzle-evidence = Długa analiza rozegrała każdy wybór w wielu możliwych dalszych przebiegach gry, których z twojego miejsca nie da się odróżnić. W { $draws } z nich drugi najlepszy wybór był wart średnio o { $gap } wygranej mniej, z dokładnością do { $error }.
puzzle-liked = Na pierwszy rzut oka intuicja mistrza przyznaje najlepszemu wyborowi { $share }.
puzzle-compare = Porównanie wszystkich wyborów
puzzle-column-choice = Wybór
puzzle-column-win = Szansa na wygraną
puzzle-column-points = Punkty
puzzle-column-behind = Strata
puzzle-behind-note = Strata: o ile wybór jest wart mniej niż najlepszy, w setnych wygranej, z niewielkim dodatkiem za różnicę punktów. ± to błąd standardowy.
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Następne zadanie
