## Tournaments

tournaments = Turnieje
tournaments-about = Dla 3–16 osób lub botów. Każda runda zaczyna się automatycznie, gdy skończy się poprzednia.
tournaments-none = Nie ma jeszcze żadnego turnieju. Zorganizuj pierwszy.
tournament-new = Nowy turniej
tournament-name = Nazwa
tournament-name-default = Turniej: { $name }
tournament-kind = System rozgrywek
tournament-kind-all = każdy z każdym
tournament-kind-swiss = system szwajcarski: gracze o podobnej liczbie punktów
tournament-places = Gracze
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
tournament-bots = Boty
tournament-bots-none = bez botów
tournament-bots-n = { $n ->
    [one] jeden bot
    [few] { $n } boty
    [many] { $n } botów
   *[other] { $n } bota
}
tournament-level = Poziom botów
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
tournament-yours = bierzesz udział
tournament-invite = Zaproś innych tym odnośnikiem:
tournament-players = Gracze
tournament-free = wolne miejsce
tournament-join = Dołącz
tournament-leave = Opuść turniej
tournament-leave-sure = W tej rundzie i we wszystkich następnych zagra za ciebie bot. W każdej chwili możesz wrócić.
tournament-back = Wracam na swoje miejsce
tournament-stands-in = Gra za ciebie bot ({ $bot }).
tournament-start = Zacznij z tymi graczami
tournament-start-bots = Uzupełnij botami i zacznij
tournament-start-full = Zacznij turniej
tournament-waits-days = Turniej zacznie się automatycznie, gdy zajęte będzie ostatnie miejsce.
tournament-waits-host = Turniej rozpocznie osoba, która go zorganizowała.
tournament-to-table = Przejdź do swojego stołu
tournament-standings = Klasyfikacja
tournament-column-rank = Miejsce
tournament-column-player = Gracz
tournament-column-points = Punkty
tournament-column-played = Gry
tournament-column-wins = Wygrane
tournament-column-difference = Przewaga
tournament-column-opponents = Rywale
tournament-round = Runda { $n }
tournament-table = Stół { $n }
tournament-awaits-until = czekamy na: { $player }, zostało { $time }
tournament-thinks = { $player } myśli
tournament-ended = zakończona
tournament-sits-out = Pauzuje: { $players }
tournament-away = gra bot
tournament-won = { $player } wygrywa turniej
tournament-shared = Pierwsze miejsce dzielą: { $players }
tournament-counting = Jak liczy się punkty
tournament-counting-points = Za pierwsze miejsce przy stole jest 12 punktów, za ostatnie nic, a odstępy między miejscami są równe: we dwoje 12 i 0; we troje 12, 6 i 0; we czworo 12, 8, 4 i 0. Kto dzieli miejsce, dzieli też punkty.
tournament-counting-all = Przy równej liczbie punktów decyduje liczba pierwszych miejsc, także dzielonych; potem przewaga: o ile twój wynik przewyższa średnią pozostałych przy stole, łącznie ze wszystkich stołów. Jeśli nadal jest remis, miejsce jest dzielone.
tournament-counting-swiss = Przy równej liczbie punktów decydują punkty rywali (średnia z każdego stołu, łącznie ze wszystkich); potem liczba pierwszych miejsc, także dzielonych; potem przewaga: o ile twój wynik przewyższa średnią pozostałych. Jeśli nadal jest remis, miejsce jest dzielone. Kto pauzuje, dostaje za tę rundę 6 punktów.
tournament-counting-tables = Gdy graczy nie da się podzielić równo, przy niektórych stołach jest o jedną osobę mniej. Każdy siedzi na każdym miejscu mniej więcej tak samo często.
