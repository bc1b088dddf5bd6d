## Finding a game

matchmaking = Znajdź grę
matchmaking-level-title = Zagraj z kimś na swoim poziomie
matchmaking-level-about = Wybierz, w co chcesz zagrać. Gra zaczyna się, gdy tylko zbierze się dość chętnych. Najpierw szukamy graczy na twoim poziomie, a im dłużej czekasz, tym szerzej szukamy.
matchmaking-game = Gra
matchmaking-players = Gracze
matchmaking-players-n = { $n ->
    [one] jeden gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
matchmaking-time-control = Tempo
matchmaking-time-control-none = bez zegara
matchmaking-time-control-live = za jednym posiedzeniem
matchmaking-time-control-brisk = korespondencyjnie, szybko
matchmaking-time-control-steady = korespondencyjnie, średnio
matchmaking-time-control-calm = korespondencyjnie, wolno
matchmaking-time-control-own = własne tempo
matchmaking-wait = Jeśli nikt się nie zgłosi
matchmaking-wait-2min = boty po 2 minutach
matchmaking-wait-10min = boty po 10 minutach
matchmaking-wait-day = boty po jednym dniu
matchmaking-rated = Gra rankingowa
matchmaking-look = Szukaj przeciwników
matchmaking-waiting = Szukanie przeciwników
matchmaking-what = { $game }, { $players }, { $time_control }
matchmaking-rated-mark = rankingowa
matchmaking-others = { $n ->
    [0] Na razie nikt inny tego nie szuka.
    [one] Tego samego szuka jeszcze jedna osoba.
    [few] Tego samego szukają jeszcze { $n } osoby.
    [many] Tego samego szuka jeszcze { $n } osób.
   *[other] Tego samego szuka jeszcze { $n } osoby.
}
matchmaking-bots-in = Boty dołączą za { $time }.
matchmaking-bots-now = Boty zaraz dołączą.
matchmaking-stay = Zostań na tej stronie: gra zacznie się, gdy tylko wszyscy będą.
matchmaking-may-go = Możesz zamknąć tę stronę. Gra pojawi się wśród twoich stołów.
matchmaking-cancel = Przestań szukać
matchmaking-found = Twoja gra się zaczęła
matchmaking-to-table = Przejdź do stołu
matchmaking-open-title = Otwarte stoły
matchmaking-open-none = Żaden otwarty stół teraz nie pasuje.
matchmaking-any-game = każda gra
matchmaking-any-time-control = każde tempo
matchmaking-any-level = każdy poziom
matchmaking-any-language = każdy język
matchmaking-level = Poziom
matchmaking-language = Język
matchmaking-bring = Zagraj ze znajomym
matchmaking-to-tournaments = Turnieje

## Invitations

invited-title = Masz zaproszenie
invited-by = { $player } zaprasza cię do gry w { $game }
invited-accept = Przyjmij
invited-decline = Odrzuć
invite-known = Zaproś kogoś znajomego
invite-choose = Kogo chcesz zaprosić?
invite-nobody = Nie masz tu jeszcze za sobą żadnej wspólnej gry. Wyślij więc odnośnik.
invite-last = { $name }, ostatnio w { $game }, { $day }
invite-withdraw = Cofnij zaproszenie
