## Tournaments

tournaments = Turnieje
tournaments-about = Od trzech do szesnastu osób lub botów, stół po stole. Każda runda zaczyna się sama, gdy tylko skończy się poprzednia.
tournaments-none = Nie ma jeszcze żadnego turnieju. Zorganizuj pierwszy.
tournament-new = Zorganizuj turniej
tournament-name = Nazwa
tournament-name-default = Turniej: { $name }
tournament-kind = Kto z kim gra
tournament-kind-all = każdy z każdym
tournament-kind-swiss = system szwajcarski: równi z równymi
tournament-places = Liczba graczy
tournament-seats = Gracze przy stole
tournament-seats-n = { $n ->
    [one] stoły jednoosobowe
    [few] stoły po { $n } osoby
    [many] stoły po { $n } osób
   *[other] stoły po { $n } osoby
}
tournament-rounds = Rundy
tournament-rounds-auto = ile potrzeba
tournament-rounds-n = { $n ->
    [one] jedna runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
}
tournament-bots = W tym boty
tournament-bots-none = bez botów
tournament-bots-n = { $n ->
    [one] jeden bot
    [few] { $n } boty
    [many] { $n } botów
   *[other] { $n } bota
}
tournament-level = Ich poziom
tournament-listed = Każdy może go znaleźć i dołączyć
tournament-set = Zorganizuj turniej
tournament-status-open = { $n ->
    [0] komplet
    [one] jedno wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
tournament-status-playing = runda { $round } z { $rounds }
tournament-status-over = zakończony
tournament-yours = grasz
tournament-invite = Inni dołączają przez ten odnośnik:
tournament-players = Kto gra
tournament-free = wolne miejsce
tournament-join = Weź udział
tournament-leave = Wycofaj się
tournament-leave-sure = Od teraz gra za ciebie bot, w tej rundzie i w następnych. Możesz wrócić.
tournament-back = Wracam do stołu
tournament-stands-in = Gra za ciebie bot ({ $bot }).
tournament-start = Zacznij w tym składzie
tournament-start-bots = Zacznij z botami na wolnych miejscach
tournament-start-full = Zacznij turniej
tournament-waits-days = Zacznie się sam, gdy zajęte będzie ostatnie miejsce.
tournament-waits-host = Zacznie się, gdy da znak osoba, która go zorganizowała.
tournament-to-table = Do twojego stołu
tournament-standings = Klasyfikacja
tournament-column-rank = Miejsce
tournament-column-player = Gracz
tournament-column-points = Punkty
tournament-column-played = Stoły
tournament-column-wins = Wygrane
tournament-column-difference = Przewaga
tournament-column-opponents = Rywale
tournament-round = Runda { $n }
tournament-table = Stół { $n }
tournament-awaits-until = czekamy na: { $player }, zostało { $time }
tournament-thinks = { $player } myśli
tournament-ended = zakończony
tournament-sits-out = Pauzuje: { $players }
tournament-away = gra bot
tournament-won = { $player } wygrywa turniej
tournament-shared = Pierwsze miejsce dzielą: { $players }
tournament-counting = Jak liczy się punkty
tournament-counting-points = Za pierwsze miejsce przy stole jest 12 punktów, za ostatnie nic, a odstępy między miejscami są równe: we dwoje 12 i 0; we troje 12, 6 i 0; we czworo 12, 8, 4 i 0. Kto dzieli miejsce, dzieli też punkty.
tournament-counting-all = Przy równej liczbie punktów decyduje liczba pierwszych miejsc, także dzielonych; potem przewaga: o ile twój wynik przewyższa średnią pozostałych przy stole, łącznie ze wszystkich stołów. Jeśli nadal jest remis, miejsce jest dzielone.
tournament-counting-swiss = Przy równej liczbie punktów decydują punkty rywali (średnia z każdego stołu, łącznie ze wszystkich); potem liczba pierwszych miejsc, także dzielonych; potem przewaga: o ile twój wynik przewyższa średnią pozostałych. Jeśli nadal jest remis, miejsce jest dzielone. Kto pauzuje, dostaje za tę rundę 6 punktów.
tournament-counting-tables = Gdy graczy nie da się podzielić równo, przy niektórych stołach jest o jedną osobę mniej. Każdy siedzi na każdym miejscu mniej więcej tak samo często.
