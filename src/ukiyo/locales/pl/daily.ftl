## The daily deal

today = Dziś
daily-deal = Rozdanie dnia
daily-title = { $game }: rozdanie z { $day }
daily-description = To samo rozdanie i ci sami przeciwnicy dla wszystkich. Masz jedną próbę.
daily-rules = W swojej turze możesz cofać ruchy jak przy każdym stole. Nie ma podpowiedzi, a trener milczy, dopóki próba trwa. Nie liczy się ani rewanż, ani gra kontynuowana od któregoś z ruchów. Nowe rozdanie pojawia się o północy UTC.
daily-play = Zagraj dzisiejsze rozdanie
daily-continue = Kontynuuj swoją próbę
daily-open-table = Twoja gra
daily-compare-results = Porównaj wyniki
daily-open-today = Do dzisiejszego rozdania
daily-previous-day = Poprzedni dzień
daily-results = Wyniki
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
daily-share-label = Twój wynik, gotowy do wysłania
daily-table-note = To twoja próba w rozdaniu dnia. Liczy się i nie ma podpowiedzi.

## Puzzles

puzzles = Zadania
puzzles-about = Pozycje z gier między silnymi botami, w których jeden wybór jest wyraźnie najlepszy. Każdy wybór sprawdziła długa analiza.
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
    [one] Twoja tura w grze między silnymi botami. Jeden wybór jest wyraźnie najlepszy: znajdź go.
   *[other] Twoja tura w grze między silnymi botami. Znajdź najlepszy wybór { $n } razy z rzędu.
}
puzzle-right = Dobrze. A co dalej?
puzzle-step = Decyzja { $step } z { $steps }
puzzle-solved = Rozwiązane!
puzzle-missed = Inny wybór jest wyraźnie lepszy
puzzle-best = Najlepszy wybór
puzzle-yours = Twój wybór
puzzle-evidence = Długa analiza wypróbowała każdy wybór w { $draws } symulowanych grach zgodnych z tym, co możesz widzieć. Drugi najlepszy wybór był wart średnio o { $gap } wygranej mniej (± { $error }).
puzzle-liked = Na pierwszy rzut oka bot Mistrz wskazałby najlepszy wybór w { $share } przypadków.
puzzle-compare = Porównanie wszystkich wyborów
puzzle-column-choice = Wybór
puzzle-column-win = Szansa na wygraną
puzzle-column-points = Punkty
puzzle-column-behind = Strata
puzzle-behind-note = Strata: o ile wybór jest wart mniej niż najlepszy, w setnych wygranej, z niewielkim dodatkiem za różnicę punktów. ± to błąd standardowy.
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Następne zadanie
