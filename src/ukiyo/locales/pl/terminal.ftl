## The table

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
    undo    cofnij ostatni wybór, dopóki nic nie odkryto i nikt inny nie zdecydował; undo turn: całą swoją turę
    board   pokaż znowu cały stół
    info    objaśnij kartę o podanej nazwie: info { $example }
    rules   jak przeczytać zasady
    save    zapisz partię w pliku: save game.uki
    quit    wyjdź; zapisaną partię można później wznowić
rules-hint = Zasady pokaże: ukiyo rules { $game }
unknown-card = W tej grze nie ma „{ $text }”.

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
verified = { $file }: { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, wszystko zgodne z zasadami.
not-over = Partia nie jest skończona.
box-how = Liczb odtworzonych: { $n }. Przy każdej: Enter, jeśli tak jest wydrukowana, wydrukowana wartość, jeśli jest inna (3, 2 wood + 1 koban, 1 2 3), s, aby pominąć, q, aby skończyć i zachować to, co już jest.
box-nothing = Niczego nie sprawdzono i niczego nie zapisano.
components-saved = Zapisano w { $path }. Aby z tym zagrać: ukiyo play { $game } --components { $path }. Wyślij nam ten plik, a wszyscy zagrają z wydrukowanymi liczbami.
after-move = Po { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
}

hint-move = Ruch
hint-win = Szansa na wygraną
review-at = Po ruchu
review-cost = Koszt
