## Cups

cups = Puchary
cups-about = Od trzech do szesnastu osób lub botów, stół po stole. Każda runda zaczyna się sama, gdy tylko skończy się poprzednia.
cups-none = Nie ma jeszcze żadnego pucharu. Zorganizuj pierwszy.
cup-new = Zorganizuj puchar
cup-name = Nazwa
cup-name-default = Puchar: { $name }
cup-kind = Kto z kim gra
cup-kind-all = każdy z każdym
cup-kind-swiss = system szwajcarski: równi z równymi
cup-places = Liczba graczy
cup-seats = Gracze przy stole
cup-seats-n = { $n ->
    [one] stoły jednoosobowe
    [few] stoły po { $n } osoby
    [many] stoły po { $n } osób
   *[other] stoły po { $n } osoby
}
cup-rounds = Rundy
cup-rounds-auto = ile potrzeba
cup-rounds-n = { $n ->
    [one] jedna runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
}
cup-bots = W tym boty
cup-bots-none = bez botów
cup-bots-n = { $n ->
    [one] jeden bot
    [few] { $n } boty
    [many] { $n } botów
   *[other] { $n } bota
}
cup-level = Ich poziom
cup-listed = Każdy może go znaleźć i dołączyć
cup-set = Zorganizuj puchar
cup-status-open = { $n ->
    [0] komplet
    [one] jedno wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
cup-status-playing = runda { $round } z { $rounds }
cup-status-over = zakończony
cup-yours = grasz
cup-invite = Inni dołączają przez ten odnośnik:
cup-players = Kto gra
cup-free = wolne miejsce
cup-join = Weź udział
cup-leave = Wycofaj się
cup-leave-sure = Od teraz gra za ciebie bot, w tej rundzie i w następnych. Możesz wrócić.
cup-back = Wracam do stołu
cup-stands-in = Gra za ciebie bot ({ $bot }).
cup-start = Zacznij w tym składzie
cup-start-bots = Zacznij z botami na wolnych miejscach
cup-start-full = Zacznij puchar
cup-waits-days = Zacznie się sam, gdy zajęte będzie ostatnie miejsce.
cup-waits-host = Zacznie się, gdy da znak osoba, która go zorganizowała.
cup-to-table = Do twojego stołu
cup-standings = Klasyfikacja
cup-column-rank = Miejsce
cup-column-player = Gracz
cup-column-points = Punkty
cup-column-played = Stoły
cup-column-wins = Wygrane
cup-column-difference = Przewaga
cup-column-opponents = Rywale
cup-round = Runda { $n }
cup-table = Stół { $n }
cup-awaits-until = czekamy na: { $player }, zostało { $time }
cup-thinks = { $player } myśli
cup-ended = zakończony
cup-sits-out = Pauzuje: { $players }
cup-away = gra bot
cup-won = Puchar zdobywa { $player }
cup-shared = Pucharem dzielą się: { $players }
cup-counting = Jak liczy się punkty
cup-counting-points = Za pierwsze miejsce przy stole jest 12 punktów, za ostatnie nic, a odstępy między miejscami są równe: we dwoje 12 i 0; we troje 12, 6 i 0; we czworo 12, 8, 4 i 0. Kto dzieli miejsce, dzieli też punkty.
cup-counting-all = Przy równej liczbie punktów decyduje liczba pierwszych miejsc, także dzielonych; potem przewaga: o ile twój wynik przewyższa średnią pozostałych przy stole, łącznie ze wszystkich stołów. Jeśli nadal jest remis, miejsce jest dzielone.
cup-counting-swiss = Przy równej liczbie punktów decydują punkty rywali (średnia z każdego stołu, łącznie ze wszystkich); potem liczba pierwszych miejsc, także dzielonych; potem przewaga: o ile twój wynik przewyższa średnią pozostałych. Jeśli nadal jest remis, miejsce jest dzielone. Kto pauzuje, dostaje za tę rundę 6 punktów.
cup-counting-tables = Gdy graczy nie da się podzielić równo, przy niektórych stołach jest o jedną osobę mniej. Każdy siedzi na każdym miejscu mniej więcej tak samo często.
