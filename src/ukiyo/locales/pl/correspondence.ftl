## Correspondence games, presence, proposals, time off, and the installed app

app-description = Dwie gry planszowe z dawnego Edo, z przyjaciółmi z bliska i z daleka albo przeciwko botom
install-app = Zainstaluj jako aplikację
offline = Brak połączenia
offline-text = Nie można połączyć się z serwerem. Twoje gry są bezpieczne, a ta strona połączy się ponownie automatycznie.
offline-again = Spróbuj ponownie

your-tables = Twoje stoły
tables-waiting = { $n ->
    [one] Twoja kolej przy jednym stole
   *[other] Twoja kolej przy { $n } stołach
}
tables-waiting-none = Przy żadnym stole nie jest teraz twoja kolej
tables-others-turn = Czekanie na innych
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
presence-away = Gracza { $player } nie ma przy stole
presence-disconnected = { $player } jest offline
time-off-until = urlop do { $day }
time-off-from = urlop od { $first } do { $day }
clock-resumes = zegar stoi do { $time }
waiting-for-player = Pozostali czekają na gracza { $player } bez limitu czasu.

proposals = Zaproponuj zmianę
proposal-nights = Zatrzymywać zegary na noc (za: { $agreed } z { $needed })
proposal-days = Nie zatrzymywać zegarów na noc (za: { $agreed } z { $needed })
proposal-wait = Poczekać na gracza { $player } zamiast oddawać grę botowi (za: { $agreed } z { $needed })
proposal-end = Zakończyć grę bez wyniku (za: { $agreed } z { $needed })
proposal-end-alone = Zakończ grę bez wyniku
log-wait = ma nieograniczony czas: pozostali zgodzili się czekać
log-end = Gracze postanawiają zakończyć grę w tym miejscu.
game-ended-by-agreement = Gracze postanowili zakończyć tę grę. Nie ma wyniku.
bot-for-player = { $bot } za gracza { $player }

night-pauses = Zatrzymuj zegary na noc
night-pauses-note = Od 22:00 do 8:00 według czasu osoby, na którą przypada ruch.
night-pauses-on = Zegary zatrzymują się na noc.

time-off = Urlop
time-off-about = Podczas urlopu twój zegar w grach korespondencyjnych stoi, a inni gracze widzą, kiedy wrócisz. Masz { $n } dni w roku kalendarzowym.
time-off-first-day = Pierwszy dzień
time-off-last-day = Ostatni dzień
time-off-book = Zaplanuj urlop
time-off-days-left = { $n ->
    [0] W { $year } roku nie masz już dni urlopu.
    [one] W { $year } roku został ci jeden dzień.
    [few] W { $year } roku zostały ci { $n } dni.
   *[many] W { $year } roku zostało ci { $n } dni.
}
time-off-end = Kończę urlop
time-off-cancel = Anuluj
time-off-none = Nie masz zaplanowanego urlopu.
