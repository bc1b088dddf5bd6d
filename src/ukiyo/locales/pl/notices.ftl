## What is sent

notices-turn = Twoja kolej
notices-reminder = Twój czas się kończy
notices-over = Gra zakończona
notices-started = Gra się zaczęła
notices-invited = Masz zaproszenie do stołu
notices-accepted = { $player } przyjmuje twoje zaproszenie
notices-stood-in = Gra za ciebie bot
notices-test = Tak wygląda powiadomienie
notices-at = { $game }, przy stole: { $others }
notices-until = { $at }. Masz czas do { $until }.
notices-come-back = { $at }. W każdej chwili możesz wrócić na swoje miejsce.
notices-all-here = { $at }. Wszyscy już są: możesz zacząć grę.
notices-and = { $first } i { $last }
notices-works = Tutaj dotrą do ciebie wiadomości z Ukiyo.
notices-digest = { $n ->
    [one] Czeka na ciebie jeden stół
    [few] Czekają na ciebie { $n } stoły
   *[other] Czeka na ciebie { $n } stołów
}

## Mail

notices-mail-open = Do stołu: { $link }
notices-mail-home = Do twoich stołów: { $link }
notices-mail-end = Dostajesz tę wiadomość, bo chcesz, żeby Ukiyo dawało ci znać. Żeby nie dostawać kolejnych: { $link }
notices-mail-silence = Jeśli to nie twoja prośba, nie rób nic. Żeby nie dostawać więcej próśb o potwierdzenie adresu: { $link }
notices-mail-pause = Jeśli to nie twoja prośba, nie rób nic. Żeby przez 30 dni nie dostawać odnośników do logowania: { $link }
notices-mail-verify-subject = Twój adres w Ukiyo
notices-mail-verify =
    Ktoś o imieniu { $name } chce dostawać e-maile, gdy przy stole przyjdzie jego kolej.
    Jeśli to ty, otwórz ten odnośnik w ciągu doby, w przeglądarce, z której wyszła prośba:

    { $link }
notices-mail-login-subject = Logowanie do Ukiyo
notices-mail-login =
    Ten odnośnik zaloguje cię na urządzeniu, na którym go otworzysz. Działa tylko raz i przez { $minutes } min:

    { $link }

    Prosi o niego { $name } ({ $browser }). To nie ty? Nie rób nic.

## Links in mail

notices-page-verify = Czy pisać na { $address }, gdy czeka na ciebie stół?
notices-page-verify-button = Tak, to mój adres
notices-page-verify-done = Od teraz, gdy czeka na ciebie stół, Ukiyo pisze na { $address }.
notices-page-end = Czy przestać pisać na { $address } o twoich stołach?
notices-page-end-button = Nie piszcie więcej
notices-page-end-done = Na { $address } nie będą już przychodzić wiadomości o twoich stołach.
notices-page-silence = Czy przestać prosić { $address } o potwierdzenie adresu? Odnośniki do logowania nadal będą przychodzić.
notices-page-silence-button = Nie proście więcej
notices-page-silence-done = Na { $address } nie będą już przychodzić prośby o potwierdzenie adresu. Aby na nie pozwolić, otwórz ten odnośnik ponownie.
notices-page-pause = Czy przez 30 dni nie wysyłać na { $address } odnośników do logowania? Tym odnośnikiem możesz w każdej chwili znów na nie pozwolić.
notices-page-pause-button = Wstrzymaj na 30 dni
notices-page-pause-done = Przez 30 dni na { $address } nie będą przychodzić odnośniki do logowania. Aby pozwolić na nie wcześniej, otwórz ten odnośnik ponownie.
notices-page-again = E-maile tego rodzaju na { $address } są wstrzymane. Czy znów na nie pozwolić?
notices-page-again-button = Pozwól
notices-page-again-done = E-maile tego rodzaju na { $address } znów są dozwolone.
notices-page-elsewhere = Otwórz ten odnośnik w przeglądarce, z której wyszła prośba. Tylko tam można potwierdzić { $address }.
notices-page-taken = { $address } należy już do innego konta. Zaloguj się na tamto konto odnośnikiem z e-maila.
notices-page-void = Ten odnośnik już nie działa albo nie został skopiowany w całości. Poproś o nowy.
notices-page-settings = Ustawienia powiadomień

## The page

notices-title = Powiadomienia o twojej kolei
notices-about = Ukiyo może dać ci znać, że czeka na ciebie stół, gdziekolwiek jesteś. Dopóki patrzysz na stół, nic o nim nie wysyłamy.
notices-name-first = Najpierw usiądź przy stole: wtedy będzie o czym dać znać.
notices-device = Na tym urządzeniu
notices-device-on = Powiadamiaj na tym urządzeniu
notices-device-off = Wyłącz na tym urządzeniu
notices-device-is-on = Ta przeglądarka pokaże, że czeka na ciebie stół, nawet gdy Ukiyo jest zamknięte.
notices-device-insecure = Przeglądarki pokazują powiadomienia tylko ze stron otwartych przez https, a ta jest otwarta inaczej.
notices-device-unable = Ta przeglądarka nie pokazuje nic, gdy Ukiyo jest zamknięte. Na iPhonie lub iPadzie dodaj najpierw Ukiyo do ekranu głównego.
notices-device-blocked = Przeglądarka blokuje powiadomienia z tej strony. Można na nie zezwolić w jej ustawieniach dla tej witryny.
notices-device-serverless = Ten serwer nie wysyła powiadomień na urządzenia; może to zmienić osoba, która go prowadzi.
notices-device-failed = Usługa powiadomień przeglądarki nie odpowiada. Spróbuj później.
notices-devices = Twoje urządzenia
notices-device-since = od { $day }
notices-device-nameless = Przeglądarka
notices-use-push = Powiadamiaj moje urządzenia
notices-forget = Usuń
notices-mail = E-mailem
notices-mail-none = Ten serwer nie wysyła e-maili; może to zmienić osoba, która go prowadzi.
notices-mail-address = Adres e-mail
notices-mail-ask = Przyślij mi odnośnik
notices-mail-asked = Jeśli adres { $address } przyjmuje pocztę, odnośnik jest w drodze. Otwórz go w ciągu doby w tej przeglądarce; do tego czasu nic więcej tam nie wyślemy.
notices-use-mail = Pisz na { $address }
notices-mail-each = od razu, osobno o każdym stole
notices-mail-daily = raz dziennie, o { $hour }
notices-mail-when = Kiedy
notices-hook = Na kanale Discorda lub Slacka
notices-hook-about = Gdy czeka na ciebie stół, wywołujemy webhook: jego adres utworzysz w ustawieniach kanału. Adres zostaje na serwerze.
notices-hook-none = Ten serwer nie wywołuje webhooków; może to zmienić osoba, która go prowadzi.
notices-hook-style = Rodzaj
notices-hook-json = inny, w JSON
notices-hook-url = Adres
notices-hook-set = Użyj
notices-use-hook = Pisz na { $host }
notices-hook-gone = { $host } odpowiada, że tego webhooka już nie ma. Nic tam nie wysyłamy; utwórz nowy.
notices-what = O czym dajemy znać
notices-use-reminder = Przypomnij, gdy miną cztery piąte mojego czasu
notices-soon = Od razu także w grach korespondencyjnych; inaczej dopiero po minucie, bo może i tak tu zajrzę
notices-table = Przy tym stole
notices-table-usual = jak wszędzie
notices-table-silent = nic
notices-table-own = tylko tak:
notices-want-push = moje urządzenia
notices-want-mail = e-mail
notices-want-hook = webhook
notices-want-reminder = z przypomnieniem
notices-tables = Stoły z własnymi ustawieniami
notices-try = Wypróbuj
notices-tried = Za kilka sekund coś powinno do ciebie dotrzeć.
notices-to-table = Do stołu
