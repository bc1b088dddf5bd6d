## Words at the table, seals, and notes to oneself

words-tab = Rozmowa
words-tabs = Przebieg gry, rozmowa i notatki
words-log-tab = Przebieg
words-notes-tab = Notatki
words-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
   *[many] { $n } nowych wiadomości
}
words-players = Czytają to tylko gracze.
words-watchers = Czytają to tylko widzowie, a gracze dopiero po zakończeniu gry.
words-after = Gra skończona: gracze czytają teraz to, co mówili widzowie.
words-none = Nikt się jeszcze nie odezwał.
words-write = Powiedz coś
words-send = Wyślij
words-seals-label = Pieczęcie
words-seals-only = Przy tym stole mówi się tylko pieczęciami.
words-earlier = Pokaż wcześniejsze wiadomości
words-ways = Co zrobić z wiadomością: { $name }
words-mute = Wycisz: { $name }
words-block = Zablokuj: { $name }
words-block-note = Zablokowanej osoby nie słyszysz i nie może ona dosiadać się do twoich stołów.
words-report = Zgłoś tę wiadomość
words-reported = Zgłoszono. Osoba prowadząca serwer to przejrzy.
words-sweep = Usuń tę wiadomość
words-silenced = Wyciszeni i zablokowani
words-muted-one = { $name } (wyciszenie)
words-blocked-one = { $name } (blokada)
words-hear-again = Cofnij
words-watcher = widz
words-said-seal = Pieczęć: { $word }
words-notes = Twoje notatki
words-notes-about = Te notatki czytasz tylko ty, na wszystkich swoich urządzeniach.
words-notes-kept = Zapisano.
words-notes-writing = Jeszcze niezapisane…
words-notes-elsewhere = Są też zmiany z innego urządzenia: tutaj masz teraz oba teksty.

## Seals

seal-well-played = Dobrze zagrane
seal-thanks = Dziękuję
seal-moment = Chwileczkę
seal-oh = Och!
seal-luck = Powodzenia
seal-sorry = Przepraszam
seal-ha = Ha, ha!
seal-back = Już jestem
