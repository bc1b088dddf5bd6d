## Finding a game

matchmaking = Znajdź grę
matchmaking-level-title = Zagraj z kimś na swoim poziomie
matchmaking-level-about = Wybierz, w co chcesz zagrać. Gdy tylko zbierze się dość chętnych, stół jest gotowy i gra się zaczyna. Pierwszeństwo mają osoby najbliższe twojemu poziomowi; im dłużej czekasz, tym szerzej szukamy.
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
matchmaking-time-control-brisk = korespondencyjnie, żwawo
matchmaking-time-control-steady = korespondencyjnie, miarowo
matchmaking-time-control-calm = korespondencyjnie, spokojnie
matchmaking-time-control-own = własne tempo
matchmaking-wait = Jeśli nikt się nie zgłosi
matchmaking-wait-2min = boty po 2 minutach
matchmaking-wait-10min = boty po 10 minutach
matchmaking-wait-day = boty po jednym dniu
matchmaking-rated = Gra liczy się do rankingu
matchmaking-look = Szukaj graczy
matchmaking-waiting = Czekasz
matchmaking-what = { $game }, { $players }, { $pace }
matchmaking-rated-mark = rankingowa
matchmaking-others = { $n ->
    [0] Na razie nikt inny tego nie szuka.
    [one] Tego samego szuka jeszcze jedna osoba.
    [few] Tego samego szukają jeszcze { $n } osoby.
    [many] Tego samego szuka jeszcze { $n } osób.
   *[other] Tego samego szuka jeszcze { $n } osoby.
}
matchmaking-bots-in = Boty usiądą za { $time }.
matchmaking-bots-now = Boty zaraz usiądą.
matchmaking-stay = Zostań na tej stronie: gra za jednym posiedzeniem zaczyna się od razu.
matchmaking-may-go = Możesz zamknąć tę stronę. Gra pojawi się wśród twoich stołów.
matchmaking-cancel = Przestań czekać
matchmaking-found = Twoja gra się zaczęła
matchmaking-to-table = Do stołu
matchmaking-open-title = Otwarte stoły
matchmaking-open-none = Żaden otwarty stół teraz nie pasuje.
matchmaking-any-game = każda gra
matchmaking-any-pace = każde tempo
matchmaking-any-level = każdy poziom
matchmaking-any-language = każdy język
matchmaking-level = Poziom
matchmaking-language = Język
matchmaking-bring = Z kimś znajomym
matchmaking-to-tournaments = Turnieje

## Invitations

invited-title = Masz zaproszenie
invited-by = { $player } chce z tobą zagrać w { $game }
invited-accept = Usiądź
invited-decline = Odrzuć
invite-known = Zaproś kogoś znajomego
invite-choose = Kogo?
invite-nobody = Z nikim tu jeszcze nie łączy cię żadna gra. Wyślij więc odnośnik.
invite-last = { $name }, ostatnio w { $game }, { $day }
invite-withdraw = Cofnij zaproszenie
