## Tables over days: who is there, what rests, what all agree on; my tables, and the page as an app.

calm-app = Dwie gry planszowe z dawnego Edo, z przyjaciółmi z bliska i z daleka albo przeciw botom
calm-install = Zainstaluj jako aplikację
calm-offline = Brak połączenia
calm-offline-text = Serwer jest teraz nieosiągalny. Twoje stoły są tam bezpieczne, a ta strona ruszy dalej sama, gdy tylko połączenie wróci.
calm-offline-again = Spróbuj ponownie

calm-mine = Twoje stoły
calm-waiting = { $n ->
    [one] Jeden stół czeka na ciebie
    [few] { $n } stoły czekają na ciebie
   *[many] { $n } stołów czeka na ciebie
}
calm-none-waiting = Żaden stół teraz na ciebie nie czeka
calm-others = Kolej innych
calm-open = Jeszcze nierozpoczęte
calm-left = zostało { $time }
calm-next = Następny stół · { $n ->
    [one] jeden czeka na ciebie
    [few] { $n } czekają na ciebie
   *[many] { $n } czeka na ciebie
}
calm-moved = wykonuje ruch
calm-plays-for-you = gra za ciebie { $bot }
calm-unfinished = zakończona za zgodą wszystkich

calm-here = { $player } jest przy stole
calm-away = { $player } zajmuje się teraz czymś innym
calm-gone = { $player } jest offline
calm-holiday-until = urlop do { $day }
calm-holiday-from = urlop od { $first } do { $day }
calm-rests = zegar stoi do { $time }
calm-waited-for = Pozostali czekają na gracza { $player }, ile będzie trzeba.

calm-agree = Wspólne decyzje
calm-wish-nights = Niech noce się nie liczą (za: { $agreed } z { $needed })
calm-wish-days = Niech noce znów się liczą (za: { $agreed } z { $needed })
calm-wish-wait = Czekajmy na gracza { $player }, bez zastępcy (za: { $agreed } z { $needed })
calm-wish-end = Zakończmy grę bez wyniku (za: { $agreed } z { $needed })
calm-wish-end-alone = Zakończ grę bez wyniku
calm-told-wait = — pozostali czekają, ile będzie trzeba
calm-told-end = Gracze postanawiają zakończyć grę w tym miejscu.
calm-ended = Gracze postanowili zakończyć tę grę. Nie ma wyniku.
calm-stood-in = { $bot } za gracza { $player }

calm-nights = Noce się nie liczą
calm-nights-note = Od 22:00 do 8:00 według czasu osoby, na którą przypada ruch.
calm-nights-rest = Noce się nie liczą.

calm-holidays = Urlop
calm-holidays-about = Podczas urlopu twój czas w grach korespondencyjnych nie biegnie, a wszyscy przy tych stołach widzą, do kiedy cię nie ma. Masz { $n } dni w roku kalendarzowym.
calm-holiday-first = Pierwszy dzień
calm-holiday-last = Ostatni dzień
calm-holiday-announce = Zapowiedz
calm-holiday-left = { $n ->
    [0] W { $year } roku nie masz już dni urlopu.
    [one] W { $year } roku został ci jeden dzień.
    [few] W { $year } roku zostały ci { $n } dni.
   *[many] W { $year } roku zostało ci { $n } dni.
}
calm-holiday-end = Kończę urlop
calm-holiday-drop = Odwołaj
calm-holiday-none = Nie masz zapowiedzianego urlopu.
