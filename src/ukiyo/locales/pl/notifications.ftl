## Notifications

notifications-turn = Twoja kolej
notifications-reminder = Twój czas się kończy
notifications-over = Gra zakończona
notifications-started = Gra się zaczęła
notifications-invited = Masz zaproszenie do stołu
notifications-accepted = { $player } przyjmuje twoje zaproszenie
notifications-takeover = Gra za ciebie bot
notifications-test = Tak wygląda powiadomienie
notifications-at = { $game }, przy stole: { $others }
notifications-until = { $at }. Masz czas do { $until }.
notifications-come-back = { $at }. W każdej chwili możesz wrócić na swoje miejsce.
notifications-all-here = { $at }. Wszyscy już są: możesz zacząć grę.
notifications-and = { $first } i { $last }
notifications-works = Tutaj dotrą do ciebie wiadomości z Ukiyo.
notifications-digest = { $n ->
    [one] Czeka na ciebie jeden stół
    [few] Czekają na ciebie { $n } stoły
   *[other] Czeka na ciebie { $n } stołów
}

## Emails

notifications-mail-open = Do stołu: { $link }
notifications-mail-home = Do twoich stołów: { $link }
notifications-mail-end = Dostajesz tę wiadomość, bo chcesz, żeby Ukiyo dawało ci znać. Żeby nie dostawać kolejnych: { $link }
notifications-mail-silence = Jeśli to nie twoja prośba, nie rób nic. Żeby nie dostawać więcej próśb o potwierdzenie adresu: { $link }
notifications-mail-pause = Jeśli to nie twoja prośba, nie rób nic. Żeby przez 30 dni nie dostawać odnośników do logowania: { $link }
notifications-mail-verify-subject = Twój adres w Ukiyo
notifications-mail-verify =
    Ktoś o imieniu { $name } chce dostawać e-maile, gdy przy stole przyjdzie jego kolej.
    Jeśli to ty, otwórz ten odnośnik w ciągu doby, w przeglądarce, z której wyszła prośba:

    { $link }
notifications-mail-login-subject = Logowanie do Ukiyo
notifications-mail-login =
    Ten odnośnik zaloguje cię na urządzeniu, na którym go otworzysz. Działa tylko raz i przez { $minutes } min:

    { $link }

    Prosi o niego { $name } ({ $browser }). To nie ty? Nie rób nic.

## Pages opened from emails

notifications-page-verify = Czy pisać na { $address }, gdy czeka na ciebie stół?
notifications-page-verify-button = Tak, to mój adres
notifications-page-verify-done = Od teraz, gdy czeka na ciebie stół, Ukiyo pisze na { $address }.
notifications-page-end = Czy przestać pisać na { $address } o twoich stołach?
notifications-page-end-button = Nie piszcie więcej
notifications-page-end-done = Na { $address } nie będą już przychodzić wiadomości o twoich stołach.
notifications-page-silence = Czy przestać prosić { $address } o potwierdzenie adresu? Odnośniki do logowania nadal będą przychodzić.
notifications-page-silence-button = Nie proście więcej
notifications-page-silence-done = Na { $address } nie będą już przychodzić prośby o potwierdzenie adresu. Aby na nie pozwolić, otwórz ten odnośnik ponownie.
notifications-page-pause = Czy przez 30 dni nie wysyłać na { $address } odnośników do logowania? Tym odnośnikiem możesz w każdej chwili znów na nie pozwolić.
notifications-page-pause-button = Wstrzymaj na 30 dni
notifications-page-pause-done = Przez 30 dni na { $address } nie będą przychodzić odnośniki do logowania. Aby pozwolić na nie wcześniej, otwórz ten odnośnik ponownie.
notifications-page-again = E-maile tego rodzaju na { $address } są wstrzymane. Czy znów na nie pozwolić?
notifications-page-again-button = Pozwól
notifications-page-again-done = E-maile tego rodzaju na { $address } znów są dozwolone.
notifications-page-elsewhere = Otwórz ten odnośnik w przeglądarce, z której wyszła prośba. Tylko tam można potwierdzić { $address }.
notifications-page-taken = { $address } należy już do innego konta. Zaloguj się na tamto konto odnośnikiem z e-maila.
notifications-page-void = Ten odnośnik już nie działa albo nie został skopiowany w całości. Poproś o nowy.
notifications-page-settings = Ustawienia powiadomień

## The page

notifications-title = Powiadomienia
notifications-about = Ukiyo może dać ci znać, że czeka na ciebie stół, gdziekolwiek jesteś. Dopóki patrzysz na stół, nic o nim nie wysyłamy.
notifications-name-first = Najpierw usiądź przy stole: wtedy będzie o czym dać znać.
notifications-device = Na tym urządzeniu
notifications-device-on = Powiadamiaj na tym urządzeniu
notifications-device-off = Wyłącz na tym urządzeniu
notifications-device-is-on = Ta przeglądarka pokaże, że czeka na ciebie stół, nawet gdy Ukiyo jest zamknięte.
notifications-device-insecure = Przeglądarki pokazują powiadomienia tylko ze stron otwartych przez https, a ta jest otwarta inaczej.
notifications-device-unable = Ta przeglądarka nie pokazuje nic, gdy Ukiyo jest zamknięte. Na iPhonie lub iPadzie dodaj najpierw Ukiyo do ekranu głównego.
notifications-device-blocked = Przeglądarka blokuje powiadomienia z tej strony. Można na nie zezwolić w jej ustawieniach dla tej witryny.
notifications-device-serverless = Ten serwer nie wysyła powiadomień na urządzenia; może to zmienić osoba, która go prowadzi.
notifications-device-failed = Usługa powiadomień przeglądarki nie odpowiada. Spróbuj później.
notifications-devices = Twoje urządzenia
notifications-device-since = od { $day }
notifications-device-nameless = Przeglądarka
notifications-use-push = Powiadamiaj moje urządzenia
notifications-forget = Usuń
notifications-mail = E-mailem
notifications-mail-none = Ten serwer nie wysyła e-maili; może to zmienić osoba, która go prowadzi.
notifications-mail-address = Adres e-mail
notifications-mail-ask = Przyślij mi odnośnik
notifications-mail-asked = Jeśli adres { $address } przyjmuje pocztę, odnośnik jest w drodze. Otwórz go w ciągu doby w tej przeglądarce; do tego czasu nic więcej tam nie wyślemy.
notifications-use-mail = Pisz na { $address }
notifications-mail-each = od razu, osobno o każdym stole
notifications-mail-daily = raz dziennie, o { $hour }
notifications-mail-when = Kiedy
notifications-hook = Na kanale Discorda lub Slacka
notifications-hook-about = Gdy czeka na ciebie stół, wywołujemy webhook: jego adres utworzysz w ustawieniach kanału. Adres zostaje na serwerze.
notifications-hook-none = Ten serwer nie wywołuje webhooków; może to zmienić osoba, która go prowadzi.
notifications-hook-style = Rodzaj
notifications-hook-json = inny, w JSON
notifications-hook-url = Adres
notifications-hook-set = Użyj
notifications-use-hook = Pisz na { $host }
notifications-hook-gone = { $host } odpowiada, że tego webhooka już nie ma. Nic tam nie wysyłamy; utwórz nowy.
notifications-what = O czym dajemy znać
notifications-use-reminder = Przypomnij, gdy miną cztery piąte mojego czasu
notifications-soon = Od razu także w grach korespondencyjnych; inaczej dopiero po minucie, bo może i tak tu zajrzę
notifications-table = Przy tym stole
notifications-table-usual = jak wszędzie
notifications-table-silent = nic
notifications-table-own = tylko tak:
notifications-want-push = moje urządzenia
notifications-want-mail = e-mail
notifications-want-webhook = webhook
notifications-want-reminder = z przypomnieniem
notifications-tables = Stoły z własnymi ustawieniami
notifications-try = Wypróbuj
notifications-tried = Za kilka sekund coś powinno do ciebie dotrzeć.
notifications-to-table = Do stołu
