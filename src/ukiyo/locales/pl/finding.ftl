## Finding a game

find = Znajdź grę
find-level-title = Zagraj z kimś na swoim poziomie
find-level-about = Wybierz, w co chcesz zagrać. Gdy tylko zbierze się dość chętnych, stół jest gotowy i gra się zaczyna. Pierwszeństwo mają osoby najbliższe twojemu poziomowi; im dłużej czekasz, tym szerzej szukamy.
find-game = Gra
find-players = Gracze
find-players-n = { $n ->
    [one] jeden gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
find-pace = Tempo
find-pace-none = bez zegara
find-pace-live = za jednym posiedzeniem
find-pace-brisk = korespondencyjnie, żwawo
find-pace-steady = korespondencyjnie, miarowo
find-pace-calm = korespondencyjnie, spokojnie
find-pace-own = własne tempo
find-wait = Jeśli nikt się nie zgłosi
find-wait-2min = boty po 2 minutach
find-wait-10min = boty po 10 minutach
find-wait-day = boty po jednym dniu
find-rated = Gra liczy się do rankingu
find-look = Szukaj graczy
find-waiting = Czekasz
find-what = { $game }, { $players }, { $pace }
find-rated-mark = rankingowa
find-others = { $n ->
    [0] Na razie nikt inny tego nie szuka.
    [one] Tego samego szuka jeszcze jedna osoba.
    [few] Tego samego szukają jeszcze { $n } osoby.
    [many] Tego samego szuka jeszcze { $n } osób.
   *[other] Tego samego szuka jeszcze { $n } osoby.
}
find-bots-in = Boty usiądą za { $time }.
find-bots-now = Boty zaraz usiądą.
find-stay = Zostań na tej stronie: gra za jednym posiedzeniem zaczyna się od razu.
find-may-go = Możesz zamknąć tę stronę. Gra pojawi się wśród twoich stołów.
find-cancel = Przestań czekać
find-found = Twoja gra się zaczęła
find-to-table = Do stołu
find-open-title = Otwarte stoły
find-open-none = Żaden otwarty stół teraz nie pasuje.
find-any-game = każda gra
find-any-pace = każde tempo
find-any-level = każdy poziom
find-any-language = każdy język
find-level = Poziom
find-language = Język
find-bring = Z kimś znajomym
find-to-cups = Puchary: stół po stole

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
