## Words at the table, seals, and notes to oneself

words-tab = Rozmowa
words-tabs = Przebieg gry, rozmowa i notatki
words-log-tab = Przebieg
words-notes-tab = Notatki
words-unread = { $n ->
    [one] { $n } nowa wypowiedź
    [few] { $n } nowe wypowiedzi
   *[many] { $n } nowych wypowiedzi
}
words-players = Czytają to tylko gracze.
words-watchers = Czytają to tylko widzowie, a gracze dopiero po zakończeniu gry.
words-after = Gra skończona: gracze czytają teraz to, co mówili widzowie.
words-none = Nikt jeszcze nic nie powiedział.
words-write = Powiedz coś
words-send = Wyślij
words-seals-label = Pieczęcie
words-seals-only = Przy tym stole mówi się tylko pieczęciami.
words-earlier = Pokaż wcześniejsze wypowiedzi
words-ways = Co zrobić z wypowiedzią: { $name }
words-mute = Wycisz: { $name }
words-block = Zablokuj: { $name }
words-block-note = Kogo zablokujesz, tego nie słyszysz i nie dosiądzie się on do twoich stołów.
words-report = Zgłoś tę wypowiedź
words-reported = Zgłoszono. Osoba prowadząca serwer to przejrzy.
words-sweep = Zamieć tę wypowiedź
words-silenced = Wyciszeni i zablokowani
words-muted-one = { $name } (wyciszenie)
words-blocked-one = { $name } (blokada)
words-hear-again = Słuchaj znowu
words-watcher = widz
words-said-seal = Pieczęć: { $word }
words-notes = Twoje notatki
words-notes-about = Te notatki czytasz tylko ty, na wszystkich swoich urządzeniach.
words-notes-kept = Zapisano.
words-notes-writing = Jeszcze niezapisane…
words-notes-elsewhere = Pisano też na innym urządzeniu: tutaj są teraz oba teksty.

## Seals

seal-well-played = Dobrze zagrane
seal-thanks = Dziękuję
seal-moment = Chwileczkę
seal-oh = Och!
seal-luck = Powodzenia
seal-sorry = Przepraszam
seal-ha = Ha, ha!
seal-back = Już jestem
