## Chat and notes

chat-tab = Czat
chat-tabs = Przebieg gry, czat i notatki
chat-log-tab = Przebieg
chat-notes-tab = Notatki
chat-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
   *[many] { $n } nowych wiadomości
}
chat-players = Mogą to czytać tylko gracze.
chat-spectators = Mogą to czytać tylko widzowie, a gracze dopiero po zakończeniu gry.
chat-after = Gra skończona: gracze mogą teraz czytać wiadomości widzów.
chat-none = Nie ma jeszcze wiadomości.
chat-write = Napisz wiadomość
chat-send = Wyślij
chat-stickers-label = Naklejki
chat-stickers-only = Przy tym stole można wysyłać tylko naklejki.
chat-earlier = Pokaż wcześniejsze wiadomości
chat-message-options = Opcje wiadomości: { $name }
chat-mute = Wycisz: { $name }
chat-block = Zablokuj: { $name }
chat-block-note = Nie widzisz wiadomości zablokowanych osób i nie mogą one dosiadać się do twoich stołów.
chat-report = Zgłoś tę wiadomość
chat-reported = Zgłoszono. Osoba prowadząca serwer to przejrzy.
chat-delete = Usuń tę wiadomość
chat-silenced = Wyciszeni i zablokowani
chat-muted-one = { $name } (wyciszenie)
chat-blocked-one = { $name } (blokada)
chat-unblock = Zezwól ponownie
chat-spectator = widz
chat-sent-sticker = Naklejka: { $word }
chat-notes = Twoje notatki
chat-notes-about = Te notatki widzisz tylko ty, na wszystkich swoich urządzeniach.
chat-notes-kept = Zapisano.
chat-notes-writing = Jeszcze niezapisane…
chat-notes-elsewhere = Są też zmiany z innego urządzenia: tutaj masz teraz oba teksty.

## Stickers

sticker-well-played = Dobrze zagrane
sticker-thanks = Dziękuję
sticker-moment = Chwileczkę
sticker-oh = Och!
sticker-luck = Powodzenia
sticker-sorry = Przepraszam
sticker-ha = Ha, ha!
sticker-back = Już jestem
