## General

home = Strona główna
guest = Gość
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
name-wanted = Jak mamy cię nazywać przy stole?
name-kept = Witaj, { $name }.
prefer-sound = Dźwięki
volume = Głośność
prefer-notify = Powiadom mnie, gdy przyjdzie moja kolej
others-speed = Ruchy innych
others-speed-calm = spokojnie
others-speed-normal = normalnie
others-speed-quick = szybko
others-speed-at-once = od razu
prefer-motion = Animacje
prefer-confirm = Pytaj przed każdym ruchem
theme = Motyw
theme-system = Jak w systemie
theme-day = Dzień
theme-night = Noc
broken = Coś tu poszło nie tak
broken-advice = Twoja gra jest bezpieczna na serwerze. Wczytaj stronę ponownie albo wróć do niej ze strony głównej.
bot-novice = Nowicjusz
bot-apprentice = Adept
bot-artisan = Rzemieślnik
bot-master = Mistrz
bot-grandmaster = Arcymistrz

## The table in the browser

connection-connecting = Łączenie…
connection-open = Połączono
connection-lost = Połączenie zostało przerwane; trwa ponowna próba…
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
choose-pictured = Wskaż możliwość, aby zobaczyć, co oznacza.
choices = Twoje możliwości
choices-below = { $n ->
    [one] Jeszcze { $n } możliwość
    [few] Jeszcze { $n } możliwości
   *[other] Jeszcze { $n } możliwości
}
choices-first = Wróć do pierwszych możliwości
log = Przebieg gry
log-earlier = Pokaż wcześniejsze
your-turn = Twoja kolej
skip-to-now = Do bieżącej chwili
catching-up = Oglądasz ruchy innych
since-your-turn = Od twojej ostatniej tury
lately = Ostatnie ruchy
notify-question = Czy przeglądarka ma dać znać, że to twoja kolej, gdy patrzysz na coś innego?
notify-yes = Tak, daj znać
notify-no = Nie
confirm = Potwierdź
point-back = Wróć
undo = Cofnij
undo-turn = Cofnij całą turę
plan = Zaplanuj
plan-about = Wypróbuj swoją turę na kopii: nic nie zostanie zagrane, dopóki tego nie potwierdzisz
plan-title = Plan: nic jeszcze nie zostało zagrane
plan-how = Wybieraj jak zwykle. Nikt nie widzi, czego próbujesz, a plan można porzucić.
plan-play = Zagraj ten plan
plan-back = Krok wstecz
plan-drop = Porzuć plan
plan-ends-chance = Dalej decyduje los: coś zostanie dobrane lub odkryte.
plan-ends-turn = Tu kończy się twoja tura.
plan-ends-over = Tu kończy się gra.
plan-moved-on = Gra poszła dalej, a plan został porzucony.
plan-broken = Zagrane ruchy planu: { $played } z { $moves }.
proposal-takeover = Oddaj miejsce gracza { $player } botowi (za: { $agreed } z { $needed })
time-left = Pozostały czas
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
clocks-pause = Zatrzymaj zegary (za: { $agreed } z { $needed })
clocks-on = Wznów zegary
bot-plays-after-timeout = Twój czas minął: za gracza { $player } gra { $bot }.
bot-plays-after-vote = Pod twoją nieobecność pozostali oddali twoje miejsce botowi: za gracza { $player } gra { $bot }.
take-seat-back = Wracam do stołu
log-came-back = wraca do stołu
ask-again = Zapytaj ponownie
other-bot = Niech gra inny bot
other-bot-agreed = Niech gra inny bot (za: { $agreed } z { $needed })
sending = Wysyłanie ruchu…
others-think = { $player } myśli.
queue-position = Miejsce w kolejce: { $place }.
bots-hurried = Czeka wiele stołów: boty mają na myślenie mniej czasu niż zwykle.
watching = Oglądasz grę.
log-took-back = cofa ruch
log-open = Pokaż stół po tym ruchu
past-title = Wcześniejsza pozycja
past-close = Wróć do gry
log-bot-takeover = — odtąd gra bot: { $bot }
reconstructed-note = ≈ Odtworzone: nikt tutaj nie mógł zobaczyć drukowanego oryginału.
waiting-title = Przed grą
waiting-how = Jak się gra przy tym stole
free-seat = wolne miejsce
somebody = ktoś
awaited-seat = czekamy na: { $player }
you = ty
invite = Znajomi dołączają przez ten odnośnik:
copy = Kopiuj
copied = Skopiowano
take-seat = Usiądź
get-up = Wstań od stołu
start = Rozpocznij grę
start-when-full = Grę można rozpocząć, gdy wszystkie miejsca są zajęte.
begins-when-full = Gra zaczyna się sama, gdy ktoś zajmie ostatnie miejsce.

## Pages

pages = Strony
learn = Nauka
tables = Stoły
game = Gra
more = Więcej
unofficial = Nieoficjalny program miłośników. Autorem IKI jest Koota Yamada (Sorry We Are French), autorami Hokusai są Bianca Melyna i Moisés Pacheco (Ludens Spirit). Wszystkie rysunki są nasze.
unreached = Serwer jest teraz nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
newer-version = Jest nowsza wersja Ukiyo.
newer-reload = Odśwież
newer-later = Nie teraz
no-such-table = Nie ma takiego stołu. Może odnośnik jest niepełny albo stół usunięto, zanim ktoś zagrał.

## Home

tagline = Dwie gry planszowe z dawnego Edo przy twoim stole
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
home-find-note = z ludźmi na twoim poziomie albo przy otwartym stole
home-tournaments = Turnieje
home-tournaments-note = kolejne stoły ze wspólną klasyfikacją
home-watch = Oglądaj
home-watch-note = gry, które trwają, i zakończone, ruch po ruchu

## Lists of tables

list-mine = Moje
list-join = Dosiądź się
list-watch = Oglądaj
list-replays = Powtórki
search-tables = Szukaj gracza lub gry
none-found = Nie ma stołu o takiej nazwie.
more-tables = Pokaż starsze
none-mine = Nie masz jeszcze żadnego stołu.
none-join = Teraz nie czeka żaden otwarty stół.
none-watch = Przy żadnym otwartym stole nikt teraz nie gra.
none-replays = Nie ma jeszcze zakończonych gier do obejrzenia.
friends-link = Odnośnik od znajomego
go-there = Przejdź
no-link = To nie jest odnośnik do stołu. Wygląda on tak: …/#/table/ i kilka liter.
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
seat-closed = Ten odnośnik nie otwiera już żadnego miejsca. Poproś o nowy na urządzeniu, które zajmuje to miejsce.

## A new table

new-title = Załóż stół
players-range = od { $least } do { $most } graczy
new-seats = Kto gra?
seat-number = Miejsce { $n }
add-seat = Dodaj miejsce
remove-seat = Usuń
hot-seat = Zajmujesz kilka miejsc: podawajcie sobie ekran, każdy gra na nim w swojej turze.
seat-option-me = { $name } (ja)
seat-option-open = Znajomy, przez odnośnik
seat-option-bot = Bot: { $level }
keep-a-seat = Zostaw sobie choć jedno miejsce.
new-further = Więcej: rozmowa, zastępca, ranking
time-control = Jak długo stół czeka na graczy
time-control-none = Bez zegara
time-control-live = Za jednym posiedzeniem: ustalony czas na osobę i 20 sekund więcej z każdą turą
time-control-minutes = Czas na osobę
time-control-brisk = Korespondencyjnie, żwawo: 4 godziny więcej z każdą turą, do 3 dni
time-control-steady = Korespondencyjnie, miarowo: 12 godzin więcej z każdą turą, do 5 dni
time-control-calm = Korespondencyjnie, spokojnie: 36 godzin więcej z każdą turą, do 10 dni
time-control-is = Każdy zaczyna z zapasem { $bank } i z każdą turą odzyskuje { $gain }, łącznie do { $cap }. Za tego, komu skończy się czas, gra bot; do gry można wrócić.
chat-choice = Rozmowa przy stole
chat-choice-on = Wiadomości i naklejki
chat-choice-stickers = Tylko naklejki, zrozumiałe w każdym języku
chat-choice-off = Bez rozmów
takeover-bot = Nieobecnego zastąpi
listed = Każdy może się dosiąść
listed-note = Stół widać na liście otwartych stołów. W przeciwnym razie znajdą go tylko ci, którzy mają odnośnik.
rated = Gra rankingowa
rated-note = Wynik wpływa na ranking wszystkich przy stole. Taka gra ma wyznaczone tempo i jedno miejsce na osobę, podpowiedzi milczą aż do końca, grę zawsze rozgrywa się do końca, a obok twojego imienia widać twój ranking i odnośnik do twojego profilu.
unrated-alone = Gra solo nie może być rankingowa: nie ma się z kim porównać.
unrated-hot-seat = Gra, w której jedna osoba ma dwa miejsca, nie może być rankingowa.
unrated-box = Gra z liczbami z twojego pudełka nie może być rankingowa.
rating-is = Ranking { $value } ± { $doubt }
rating-provisional = Ranking wstępny { $value } ± { $doubt }: na razie mało gier
rating-own-moves = własne ruchy: { $share }
rating-counted = liczy się w { $share }
rating-counted-note = Gra liczy się mniej albo wcale przeciwko graczom, którzy rozegrali mało gier rankingowych z innymi, przeciwko wciąż temu samemu graczowi oraz między graczami o wspólnym adresie internetowym.
profile = Profil
set-table = Załóż stół

## The lobby

a-bot = bot
a-person = już przy stole
host-starts = Grę rozpoczyna ten, kto założył stół.
takeover-bot-is = Jeśli ktoś zniknie, zagra za niego bot: { $bot }.
chat-here-on = Czat: wiadomości i naklejki.
chat-here-stickers = Czat: tylko naklejki.
chat-here-off = Przy tym stole się nie rozmawia.
device-link = Przenieś moje miejsce na inne urządzenie
device-link-of = Przenieś miejsce gracza { $player } na inne urządzenie
device-link-note = Otwórz ten odnośnik na drugim urządzeniu. Jest tajny: kto go ma, gra na twoim miejscu.
device-link-once = Odnośnik działa tylko raz

## The end

winners = Zwycięstwem dzielą się: { $players }.
show-scores = Pokaż wyniki
look-at-table = Spójrz na stół
by-category = Punkty według kategorii
course = Przebieg gry
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
hint-title = Rada mistrza
hint-thinking = Mistrz zastanawia się nad twoim ruchem…
hint-promise = szansa na wygraną: { $win } · wynik końcowy: { $score }
hint-note = To szacunek, na początku gry mniej dokładny. Mistrz widzi tylko to, co i ty możesz widzieć, i może się mylić.
master-hurried = Czeka wiele osób: mistrz miał na to mniej czasu niż zwykle.
hint-busy = Przy tym stole wciąż powstaje poprzednia podpowiedź. Zapytaj ponownie za chwilę.
hint-failed = Tym razem podpowiedź nie nadeszła. Zapytaj ponownie.
moves = Ruchy
review = Analiza
review-mine = Przeanalizuj moją grę
review-of = Przeanalizuj grę: { $player }
review-thinking = Mistrz przegląda całą grę. Trwa to około dziesięciu sekund, a dłużej, gdy czekają też inni.
review-title = Najkosztowniejsze ruchy: { $player }
review-note = Szacunki mistrza na podstawie tego, co było wtedy wiadomo. Dotknij ruchu, aby zobaczyć, gdzie zapadła decyzja.
review-after = Po ruchu { $move }
review-failed = Analizy nie udało się dokończyć. Poproś o nią ponownie.
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
rules-english = Zasady są na razie po angielsku; przy stole wszystko mówi twoim językiem.
mark-ruling = instrukcja zostawia to otwarte, więc rozstrzygnęliśmy sami.
mark-reconstructed = wydrukowane na czymś, czego nikt tutaj nie mógł zobaczyć; dobrane tak, by dobrze się grało.
mark-public = znalezione w publicznych źródłach o wydanej grze.
mark-box = odczytane z wydanej gry przez kogoś, kto ją ma.
components-note = Wszystko, co jest w pudełku, tak jak się tu gra. Co nie ma znaku, pochodzi z instrukcji.
search-components = Szukaj nazwy
only-reconstructed = tylko to, co odtworzone
check-box = Sprawdź swoje pudełko
check-box-how = Masz tę grę w domu? Wyjmij karty z pudełka: o to, czego nikt tutaj nie mógł zobaczyć, pytamy karta po karcie. Potwierdź albo popraw na karcie.
box-progress = Sprawdzono { $done } z { $n }
box-confirm = Tak jest wydrukowane
box-correct = Zachowaj poprawkę
box-skip = Pomiń
box-back = Wstecz
box-changes = Poprawione: { $n }, potwierdzone: { $confirmed }
box-forget = usuń
box-download = Zachowaj plik elementów
box-use = Z tym plikiem możesz grać w terminalu (ukiyo play { $game } --components PLIK) albo wysłać go nam, a wszyscy zagrają z wydrukowanymi liczbami.
box-set-table = Załóż z nim stół
box-open = Otwórz plik elementów
box-unread = To nie jest plik elementów gry { $game } w zapisie, którego tu używamy.
play-with-corrections = Graj z liczbami z mojego pudełka
play-with-corrections-note = { $n ->
    [one] Sprawdzono jedną liczbę
    [few] Sprawdzono { $n } liczby
    [many] Sprawdzono { $n } liczb
   *[other] Sprawdzono { $n } liczby
}; wszyscy przy stole widzą, że tak się przy nim gra
corrected-numbers = { $n ->
    [one] Jedna poprawiona liczba
    [few] { $n } poprawione liczby
    [many] { $n } poprawionych liczb
   *[other] { $n } poprawionej liczby
}
corrected-note = Przy tym stole gra się z liczbami z pudełka: co poprawiono, ma znak ✓.
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
learn-ready = To wystarczy, by zacząć
learn-ready-text = To, co możesz zrobić, jest na stole podświetlone, a gdy wskażesz cokolwiek, pojawi się objaśnienie. Twoi pierwsi przeciwnicy to nowicjusze, a trener zagląda ci przez ramię.
learn-how = Każda lekcja trwa kilka minut: grasz przy prawdziwym stole, a błąd zostaje wyjaśniony i cofnięty.
lesson = Lekcja
lessons-all = Wszystkie lekcje
lesson-step = krok { $step } z { $steps }
lesson-progress = Wykonane kroki
lesson-taken-back = Ruch został cofnięty.
lesson-other = To też jest dozwolone, ale nie to tutaj ćwiczymy.
lesson-next = Dalej: { $title }
lesson-next-one = Następna lekcja: { $title }
lesson-done = ukończona
first-game = Pierwsza gra przeciwko nowicjuszom, z trenerem
first-lesson = Pierwsza lekcja: dwie minuty
what-is-this = Co to jest?
what-is-this-note = Kliknij lub dotknij czegokolwiek, aby dowiedzieć się, co to jest. Ruchy są wstrzymane, dopóki nie naciśniesz ? lub Esc.
the-rule = Zasada
the-lesson = Lekcja: { $title }

## Errors

refused-401 = Serwer prosi najpierw o twoje imię.
refused-403 = Nie masz do tego prawa.
refused-404 = Czegoś takiego tu nie ma albo już nie ma.
refused-409 = W międzyczasie gra poszła dalej.
refused-429 = Za szybko: poczekaj chwilę.
refused-507 = Serwer nie mógł tego zapisać: nic nie zostało zagrane. Spróbuj ponownie.
refused-other = Serwer tego nie przyjął.
bot-trouble = { $player } nie odpowiada.
