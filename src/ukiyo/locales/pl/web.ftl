## The house

home = Strona główna
guest = Gość
game-iki = IKI
game-hokusai = Hokusai
play-now = Zagraj w { $game }
rules = Zasady
components = Elementy gry
language = Język
preferences = Ustawienia
your-name = Twoje imię
prefer-sound = Stuknięcie, gdy przychodzi moja kolej
prefer-motion = Elementy się poruszają
prefer-confirm = Pytaj przed każdym ruchem
broken = Coś tu poszło nie tak
broken-advice = Twoja gra jest bezpieczna na serwerze. Wczytaj stronę ponownie albo wróć do niej ze strony głównej.
bot-novice = Nowicjusz
bot-apprentice = Uczeń
bot-artisan = Rzemieślnik
bot-master = Mistrz

## The table in the browser

line-connecting = Łączenie…
line-open = Połączono
line-lost = Połączenie zostało przerwane; trwa ponowna próba…
the-table = Stół
standing = Wyniki
choices = Twoje możliwości
log = Co się wydarzyło
your-turn = Twoja kolej
confirm = Potwierdź
point-back = Wróć
undo = Cofnij
kick = Oddaj miejsce gracza { $player } botowi (zgodnych: { $agreed } z { $needed })
ask-again = Zapytaj ponownie
other-bot = Niech gra inny bot
sending = Ruch w drodze…
others-think = { $player } myśli.
watching = Oglądasz grę.
took-back = cofa ruch
went-to-bot = — odtąd gra bot: { $bot }
reconstructed-note = ≈ Odtworzone: nikt tutaj nie mógł zobaczyć drukowanego oryginału.
waiting-title = Przed grą
free-seat = wolne miejsce
you = ty
invite = Znajomi dołączają przez ten odnośnik:
copy = Kopiuj
copied = Skopiowano
sit-down = Usiądź
get-up = Wstań od stołu
start = Rozpocznij grę
start-when-full = Grę można rozpocząć, gdy wszystkie miejsca są zajęte.

## Refusals

refused-401 = Serwer prosi najpierw o twoje imię.
refused-403 = To nie należy do ciebie.
refused-404 = Nic takiego tu nie ma albo już nie ma.
refused-409 = W międzyczasie gra poszła dalej.
refused-429 = Za szybko: poczekaj chwilę.
refused-507 = Serwer nie mógł tego zapisać: nic nie zostało zagrane. Spróbuj ponownie.
refused-other = Serwer tego nie przyjął.
bot-trouble = { $player } nie odpowiada.
