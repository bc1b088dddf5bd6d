## General

home = Strona główna
default-name = Gracz
play-now = Zagraj w { $game }
rules = Zasady
components = Elementy gry
page-of-game = { $page }: { $game }
language = Język
preferences = Ustawienia
your-name = Twoje imię
account = Twoje konto
menu-you = Ty
menu-account = Konto
menu-notices = Powiadomienia
menu-playing = Przy stole
name-wanted = Jak mamy cię nazywać?
name-kept = Witaj, { $name }.
prefer-sound = Dźwięki
volume = Głośność
prefer-notify = Powiadom mnie, gdy przyjdzie moja kolej
others-speed = Tempo ruchów innych
others-speed-calm = wolne
others-speed-normal = normalne
others-speed-quick = szybkie
others-speed-at-once = natychmiastowe
prefer-motion = Animacje
prefer-confirm = Potwierdzaj każdy ruch
theme = Motyw
theme-system = Systemowy
theme-day = Jasny
theme-night = Ciemny
broken = Coś poszło nie tak
error-advice = Twoja gra jest bezpieczna na serwerze. Wczytaj stronę ponownie albo wróć do niej ze strony głównej.
bot-novice = Nowicjusz
bot-apprentice = Adept
bot-artisan = Rzemieślnik
bot-master = Mistrz
bot-grandmaster = Arcymistrz

## The table in the browser

connection-connecting = Łączenie…
connection-open = Połączono
connection-lost = Utracono połączenie. Ponowna próba…
the-table = Stół
standing = Wyniki
score-now = Teraz
score-if-ended = Gdyby gra skończyła się teraz
board = Plansza
zoom = Powiększenie
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Pokaż całą planszę
skip-to-choices = Przejdź do możliwości (klawisze 1–9 wybierają)
skip-to-replay = Przejdź do sterowania powtórką
choose-pictured = Wskaż możliwość, aby zobaczyć jej działanie.
choices = Twoje możliwości
choices-below = { $n ->
    [one] Jeszcze { $n } możliwość
    [few] Jeszcze { $n } możliwości
   *[other] Jeszcze { $n } możliwości
}
choices-first = Wróć do pierwszych możliwości
log = Przebieg gry
log-earlier = Pokaż wcześniejsze ruchy
your-turn = Twoja kolej
skip-to-now = Do bieżącej chwili
catching-up = Ruchy innych graczy
since-your-turn = Od twojej ostatniej tury
lately = Ostatnie ruchy
notify-question = Czy chcesz powiadomienia, gdy przyjdzie twoja kolej, a nie patrzysz na tę stronę?
notify-yes = Tak, powiadamiaj
notify-no = Nie, dziękuję
confirm = Potwierdź
point-back = Wróć
undo = Cofnij
undo-turn = Cofnij całą turę
what-if = Wypróbuj ruchy
what-if-about = Wypróbuj swoją turę. Nic nie zostanie zagrane, dopóki tego nie potwierdzisz.
what-if-title = Próba: nic jeszcze nie zostało zagrane
what-if-how = Wybieraj jak zwykle. Nikt nie widzi, czego próbujesz, a próbę można porzucić.
what-if-play = Zagraj
what-if-back = Krok wstecz
what-if-drop = Porzuć próbę
what-if-ends-chance = Próba kończy się tutaj: o dalszym ciągu decyduje los.
what-if-ends-turn = Tu kończy się twoja tura.
what-if-ends-over = Tu kończy się gra.
what-if-moved-on = Gra poszła dalej, więc próba została porzucona.
what-if-broken = Zagrane ruchy próby: { $played } z { $moves }.
proposal-takeover = Niech bot gra za gracza { $player } (za: { $agreed } z { $needed })
time-left = Pozostały czas
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
clocks-pause = Zatrzymaj zegary (za: { $agreed } z { $needed })
clocks-on = Wznów zegary
bot-plays-after-timeout = Twój czas minął: za gracza { $player } gra { $bot }.
bot-plays-after-vote = Podczas twojej nieobecności pozostali pozwolili grać botowi: za gracza { $player } gra { $bot }.
take-seat-back = Wracam na swoje miejsce
log-came-back = wraca do stołu
ask-again = Spróbuj ponownie
other-bot = Zmień tego bota
other-bot-agreed = Zmień tego bota (za: { $agreed } z { $needed })
sending = Wysyłanie ruchu…
others-think = { $player } myśli.
queue-position = Miejsce w kolejce: { $place }.
bots-hurried = Serwer jest obciążony: boty mają na myślenie mniej czasu niż zwykle.
watching = Oglądasz grę.
log-took-back = cofa ruch
log-open = Pokaż stół po tym ruchu
past-title = Wcześniejsza pozycja
past-close = Wróć do bieżącej pozycji
log-bot-takeover = — odtąd gra bot: { $bot }
reconstructed-note = ≈ Odtworzone: nie widzieliśmy drukowanego oryginału.
waiting-title = Przed grą
waiting-how = Ustawienia tego stołu
free-seat = wolne miejsce
somebody = ktoś
awaited-seat = czekamy na: { $player }
you = ty
invite = Zaproś znajomych tym odnośnikiem:
copy = Kopiuj
copied = Skopiowano
take-seat = Usiądź
get-up = Zwolnij moje miejsce
start = Rozpocznij grę
start-when-full = Grę można rozpocząć, gdy wszystkie miejsca są zajęte.
begins-when-full = Gra zaczyna się automatycznie, gdy wszystkie miejsca są zajęte.

## Pages

pages = Strony
learn = Nauka
tables = Stoły
game = Gra
more = Więcej
unofficial = Nieoficjalny program miłośników. Autorem IKI jest Koota Yamada (Sorry We Are French), autorami Hokusai są Bianca Melyna i Moisés Pacheco (Ludens Spirit). Wszystkie rysunki są nasze.
unreached = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
newer-version = Jest nowsza wersja Ukiyo.
newer-reload = Odśwież
newer-later = Nie teraz
no-such-table = Nie ma takiego stołu. Może odnośnik jest niepełny albo stół usunięto, bo nikt nie zagrał.

## Home

tagline = Dwie gry planszowe z dawnego Edo, online
print-described = Drzeworyt: wielka fala, góra Fudżi o zmierzchu i most z latarniami
opponents = Przeciwnicy
bots-level = Boty:
against = { $n ->
    [0] solo
    [one] przeciwko jednemu botowi
    [few] przeciwko { $n } botom
    [many] przeciwko { $n } botom
   *[other] przeciwko { $n } botom
}
learn-first = Najpierw się naucz
tables-finished = Twoje zakończone gry
all-tables = Wszystkie twoje stoły
all-finished = Wszystkie zakończone gry
home-new = Załóż stół
home-new-note = dla znajomych, botów albo kilku osób przy jednym ekranie
home-find = Znajdź grę
home-find-note = zagraj z ludźmi na swoim poziomie albo dosiądź się do otwartego stołu
home-tournaments = Turnieje
home-tournaments-note = kilka rund z klasyfikacją końcową
home-watch = Oglądaj
home-watch-note = gry, które trwają, i zakończone, ruch po ruchu

## Lists of tables

list-mine = Moje
list-join = Dosiądź się
list-watch = Oglądaj
list-replays = Powtórki
search-tables = Szukaj gracza lub gry
none-found = Nie znaleziono stołów.
more-tables = Pokaż starsze
none-mine = Nie masz jeszcze żadnego stołu.
none-join = W tej chwili nie ma otwartych stołów.
none-watch = W tej chwili nie ma gier do oglądania.
none-replays = Nie ma jeszcze powtórek.
friends-link = Odnośnik od znajomego
go-there = Otwórz
no-link = To nie jest odnośnik do stołu. Odnośnik wygląda tak: …/#/table/ i kilka liter.
seats-free = { $n ->
    [one] jedno wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
ready-to-start = można zaczynać
is-running = gra trwa
turn-of = kolej: { $player }
is-over = zakończona
list-won = Zwycięzca: { $player }, { $score }

## Seat links

seat-title = Zajmij swoje miejsce
seat-taking = Zajmowanie miejsca…
seat-closed = Ten odnośnik już nie działa. Utwórz nowy na urządzeniu, na którym masz to miejsce.

## A new table

new-title = Załóż stół
players-range = od { $least } do { $most } graczy
new-seats = Kto gra?
seat-number = Miejsce { $n }
add-seat = Dodaj miejsce
remove-seat = Usuń
hot-seat = Zajmujesz kilka miejsc: podawajcie sobie urządzenie i grajcie na zmianę.
seat-option-me = { $name } (ja)
seat-option-open = Znajomy, przez odnośnik
seat-option-bot = Bot: { $level }
keep-a-seat = Zostaw sobie choć jedno miejsce.
new-further = Więcej: czat, zastępca, ranking
time-control = Tempo gry
time-control-none = Bez zegara
time-control-live = Za jednym posiedzeniem: ustalony czas na osobę i 20 sekund więcej z każdą turą
time-control-minutes = Czas na osobę
time-control-brisk = Korespondencyjnie, szybko: 4 godziny więcej z każdą turą, do 3 dni
time-control-steady = Korespondencyjnie, średnio: 12 godzin więcej z każdą turą, do 5 dni
time-control-calm = Korespondencyjnie, wolno: 36 godzin więcej z każdą turą, do 10 dni
time-control-is = Każdy gracz zaczyna z zapasem { $bank } i z każdą turą odzyskuje { $gain }, łącznie do { $cap }. Jeśli skończy ci się czas, gra za ciebie bot. W każdej chwili możesz wrócić na swoje miejsce.
chat-choice = Czat
chat-choice-on = Wiadomości i naklejki
chat-choice-stickers = Tylko naklejki (wspólny język niepotrzebny)
chat-choice-off = Wyłączony
takeover-bot = Bot grający za nieobecnych
listed = Każdy może się dosiąść
listed-note = Stół widać na liście otwartych stołów. W przeciwnym razie do dołączenia potrzebny jest odnośnik.
rated = Gra rankingowa
rated-note = Wynik liczy się do rankingu każdego gracza. Gra rankingowa ma wyznaczone tempo i jedno miejsce na osobę, zawsze toczy się do końca i nie ma w niej podpowiedzi, dopóki trwa. Obok twojego imienia widać ranking i odnośnik do profilu.
unrated-alone = Gra solo nie może być rankingowa.
unrated-hot-seat = Gra, w której jedna osoba ma dwa miejsca, nie może być rankingowa.
unrated-box = Gra z wartościami z twojego egzemplarza nie może być rankingowa.
rating-is = Ranking { $value } ± { $doubt }
rating-provisional = Ranking wstępny { $value } ± { $doubt } (na razie mało gier)
rating-own-moves = własne ruchy: { $share }
rating-counted = liczy się w { $share }
rating-counted-note = Gra liczy się mniej albo wcale przeciwko graczom, którzy rozegrali mało gier rankingowych z innymi, przeciwko wciąż temu samemu graczowi oraz między graczami o wspólnym adresie internetowym.
profile = Profil
set-table = Załóż stół

## The lobby

a-bot = bot
a-person = już przy stole
host-starts = Grę rozpoczyna osoba, która założyła stół.
takeover-bot-is = Gdy gracza nie ma, gra za niego bot: { $bot }.
chat-here-on = Czat: wiadomości i naklejki.
chat-here-stickers = Czat: tylko naklejki.
chat-here-off = Czat jest wyłączony.
device-link = Przenieś moje miejsce na inne urządzenie
device-link-of = Przenieś miejsce gracza { $player } na inne urządzenie
device-link-note = Otwórz ten odnośnik na drugim urządzeniu. Nie pokazuj go nikomu: kto go ma, może grać za ciebie.
device-link-once = Odnośnik działa tylko raz

## The end

winners = Zwycięstwem dzielą się: { $players }.
show-scores = Pokaż wyniki
look-at-table = Spójrz na stół
by-category = Punkty według kategorii
course = Wynik w trakcie gry
ranked = { $n }. miejsce
rematch = Rewanż
to-rematch = Do rewanżu
to-tournament = Do turnieju
replay = Powtórka

## Replay

move = Ruch
move-of = Ruch { $move } z { $moves }
to-first = Na początek
step-back = Ruch wstecz
play = Odtwarzaj
pause = Pauza
step-on = Ruch naprzód
to-last = Na koniec
replay-speed = Tempo
view-as = Widok:
fork = Graj dalej od tego miejsca
fork-as = jako
fork-against = przeciwko botom:
fork-here = Graj dalej po ruchu { $move }
download-record = Pobierz zapis gry

## Hints and reviews

hint = Podpowiedź
hint-title = Podpowiedź trenera
hint-thinking = Szukanie najlepszego ruchu…
hint-promise = szansa na wygraną: { $win } · wynik końcowy: { $score }
hint-note = To szacunek, mniej pewny na początku gry. Trener widzi tylko to, co ty możesz widzieć, i może się mylić.
master-hurried = Serwer jest obciążony: trener miał mniej czasu niż zwykle.
hint-busy = Twoja poprzednia podpowiedź przy tym stole nie jest jeszcze gotowa. Spróbuj ponownie za chwilę.
hint-failed = Nie udało się obliczyć podpowiedzi. Spróbuj ponownie.
moves = Ruchy
review = Analiza
review-own = Przeanalizuj moją grę
review-of = Przeanalizuj grę: { $player }
review-thinking = Trwa analiza gry. Zajmuje około dziesięciu sekund, a dłużej, gdy serwer jest obciążony.
review-title = Najkosztowniejsze ruchy: { $player }
review-note = Szacunki na podstawie tego, co gracz mógł wtedy wiedzieć. Wybierz ruch, aby zobaczyć pozycję.
review-after = Po ruchu { $move }
review-failed = Analizy nie udało się dokończyć. Spróbuj ponownie.
review-gave = { $n ->
    [0] kosztował { $share } szans na wygraną
    [one] kosztował { $share } szans na wygraną i 1 punkt
    [few] kosztował { $share } szans na wygraną i { $n } punkty
    [many] kosztował { $share } szans na wygraną i { $n } punktów
   *[other] kosztował { $share } szans na wygraną i { $n } punktu
}
review-gave-points = { $n ->
    [one] kosztował 1 punkt
    [few] kosztował { $n } punkty
    [many] kosztował { $n } punktów
   *[other] kosztował { $n } punktu
}

## Rules and components

contents = Spis treści
rules-english = Te zasady są na razie tylko po angielsku. Przy stole wszystko jest w twoim języku.
mark-ruling = instrukcja tego nie rozstrzyga, więc zdecydowaliśmy sami.
mark-reconstructed = wydrukowane na elemencie, którego nie widzieliśmy. Wybraliśmy wartość, z którą dobrze się gra.
mark-public = znalezione w publicznych źródłach o wydanej grze.
mark-box = odczytane z drukowanego egzemplarza przez właściciela.
components-note = Wszystko, co jest w pudełku, tak jak działa na tym serwerze. Wartości bez znaku pochodzą z instrukcji.
search-components = Szukaj nazwy
only-reconstructed = tylko to, co odtworzone
check-box = Sprawdź swój egzemplarz
check-box-how = Masz drukowaną grę? Wyjmij karty. Pytamy o każdą odtworzoną wartość, karta po karcie: potwierdź ją albo popraw.
box-progress = Sprawdzono { $done } z { $n }
box-confirm = Zgadza się
box-correct = Zapisz poprawkę
box-skip = Pomiń
box-back = Wstecz
box-changes = Poprawione: { $n }, potwierdzone: { $confirmed }
box-forget = usuń
box-download = Pobierz plik elementów
box-use = Z tym plikiem możesz grać w terminalu (ukiyo play { $game } --components PLIK) albo wysłać go nam, a wszyscy zagrają z wydrukowanymi liczbami.
box-set-table = Załóż z nim stół
box-open = Otwórz plik elementów
box-unread = To nie jest prawidłowy plik elementów gry { $game }.
play-with-corrections = Graj z wartościami z mojego egzemplarza
play-with-corrections-note = { $n ->
    [one] Sprawdzono jedną wartość
    [few] Sprawdzono { $n } wartości
    [many] Sprawdzono { $n } wartości
   *[other] Sprawdzono { $n } wartości
}; wszyscy gracze o tym wiedzą
corrected-numbers = { $n ->
    [one] Jedna poprawiona wartość
    [few] { $n } poprawione wartości
    [many] { $n } poprawionych wartości
   *[other] { $n } poprawionej wartości
}
corrected-note = Przy tym stole obowiązują wartości z drukowanego egzemplarza. Poprawione mają znak ✓.
download-components = Plik elementów
facet-kind = Rodzaj
facet-season = Pora roku
facet-expansion = Rozszerzenie
facet-all = wszystkie
found = { $n ->
    [one] { $n } element
    [few] { $n } elementy
    [many] { $n } elementów
   *[other] { $n } elementu
}
yes = tak
no = nie
field-effect = Działanie
field-points = Punkty
field-kind = Rodzaj

## Lessons

learn-title = Nauka: { $game }
learn-ready = Możesz już grać
learn-ready-text = Możliwe ruchy są na stole podświetlone, a wskazując cokolwiek, dowiesz się, co to jest. Twoi pierwsi przeciwnicy to nowicjusze, a pomaga ci trener.
learn-how = Każda lekcja trwa kilka minut. Grasz przy prawdziwym stole, a jeśli się pomylisz, błąd zostaje wyjaśniony i cofnięty.
lesson = Lekcja
lessons-all = Wszystkie lekcje
lesson-step = krok { $step } z { $steps }
lesson-progress = Wykonane kroki
lesson-taken-back = Ruch został cofnięty.
lesson-other = To dozwolony ruch, ale nie ten, który tu ćwiczymy.
lesson-next = Dalej: { $title }
lesson-next-one = Następna lekcja: { $title }
lesson-done = ukończona
first-game = Pierwsza gra przeciwko nowicjuszom, z trenerem
first-lesson = Pierwsza lekcja (2 minuty)
what-is-this = Co to jest?
what-is-this-note = Kliknij lub dotknij czegokolwiek, aby dowiedzieć się, co to jest. Ruchy są wstrzymane, dopóki nie naciśniesz ? lub Esc.
the-rule = Przeczytaj zasadę
the-lesson = Lekcja: { $title }

## Errors

refused-401 = Najpierw wpisz swoje imię.
refused-403 = Nie masz do tego uprawnień.
refused-404 = Czegoś takiego tu nie ma albo już nie ma.
refused-409 = W międzyczasie gra poszła dalej.
refused-429 = Za dużo żądań. Poczekaj chwilę.
refused-507 = Serwer nie mógł tego zapisać, więc nic nie zostało zagrane. Spróbuj ponownie.
refused-other = Serwer odrzucił to żądanie.
bot-trouble = { $player } nie odpowiada.
