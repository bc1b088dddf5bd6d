## Correspondence games, presence, proposals, time off, and the installed app

app-description = Dwie gry planszowe z dawnego Edo, z przyjaciółmi z bliska i z daleka albo przeciwko botom
install-app = Zainstaluj jako aplikację
offline = Brak połączenia
offline-text = Serwer jest teraz nieosiągalny. Twoje stoły są tam bezpieczne, a ta strona ruszy dalej sama, gdy tylko połączenie wróci.
offline-again = Spróbuj ponownie

your-tables = Twoje stoły
tables-waiting = { $n ->
    [one] Jeden stół czeka na ciebie
    [few] { $n } stoły czekają na ciebie
   *[many] { $n } stołów czeka na ciebie
}
tables-waiting-none = Żaden stół teraz na ciebie nie czeka
tables-others-turn = Kolej innych
tables-not-started = Jeszcze nierozpoczęte
time-remaining = zostało { $time }
next-table = Następny stół · { $n ->
    [one] jeden czeka na ciebie
    [few] { $n } czekają na ciebie
   *[many] { $n } czeka na ciebie
}
has-moved = wykonuje ruch
bot-plays-for-you = gra za ciebie { $bot }
ended-by-agreement = zakończona za zgodą wszystkich

presence-connected = { $player } jest online
presence-away = { $player } zajmuje się teraz czymś innym
presence-disconnected = { $player } jest offline
time-off-until = urlop do { $day }
time-off-from = urlop od { $first } do { $day }
clock-resumes = zegar stoi do { $time }
waiting-for-player = Pozostali czekają na gracza { $player }, ile będzie trzeba.

proposals = Wspólne decyzje
proposal-nights = Niech noce się nie liczą (za: { $agreed } z { $needed })
proposal-days = Niech noce znów się liczą (za: { $agreed } z { $needed })
proposal-wait = Czekajmy na gracza { $player }, bez zastępcy (za: { $agreed } z { $needed })
proposal-end = Zakończmy grę bez wyniku (za: { $agreed } z { $needed })
proposal-end-alone = Zakończ grę bez wyniku
log-wait = — pozostali czekają, ile będzie trzeba
log-end = Gracze postanawiają zakończyć grę w tym miejscu.
game-ended-by-agreement = Gracze postanowili zakończyć tę grę. Nie ma wyniku.
bot-for-player = { $bot } za gracza { $player }

night-pauses = Noce się nie liczą
night-pauses-note = Od 22:00 do 8:00 według czasu osoby, na którą przypada ruch.
night-pauses-on = Noce się nie liczą.

time-off = Urlop
time-off-about = Podczas urlopu twój czas w grach korespondencyjnych nie biegnie, a wszyscy przy tych stołach widzą, do kiedy cię nie ma. Masz { $n } dni w roku kalendarzowym.
time-off-first-day = Pierwszy dzień
time-off-last-day = Ostatni dzień
time-off-book = Zapowiedz
time-off-days-left = { $n ->
    [0] W { $year } roku nie masz już dni urlopu.
    [one] W { $year } roku został ci jeden dzień.
    [few] W { $year } roku zostały ci { $n } dni.
   *[many] W { $year } roku zostało ci { $n } dni.
}
time-off-end = Kończę urlop
time-off-cancel = Odwołaj
time-off-none = Nie masz zapowiedzianego urlopu.
