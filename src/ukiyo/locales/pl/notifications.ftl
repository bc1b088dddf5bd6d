## Notifications

notifications-turn = Twoja kolej
notifications-reminder = Twój czas się kończy
notifications-over = Gra zakończona
notifications-started = Gra się zaczęła
notifications-invited = Masz zaproszenie do stołu
notifications-accepted = Gracz { $player } przyjął twoje zaproszenie
notifications-takeover = Gra za ciebie bot
notifications-test = Powiadomienie próbne
notifications-at = { $game }, przy stole: { $others }
notifications-until = { $at }. Masz czas do { $until }.
notifications-come-back = { $at }. W każdej chwili możesz wrócić na swoje miejsce.
notifications-all-here = { $at }. Wszyscy już są: możesz zacząć grę.
notifications-and = { $first } i { $last }
notifications-works = Powiadomienia działają.
notifications-digest = { $n ->
    [one] Twoja kolej przy jednym stole
   *[other] Twoja kolej przy { $n } stołach
}

## Emails

notifications-email-open = Przejdź do stołu: { $link }
notifications-email-home = Przejdź do swoich stołów: { $link }
notifications-email-end = Dostajesz tę wiadomość, bo masz włączone powiadomienia e-mailem. Aby z nich zrezygnować: { $link }
notifications-email-silence = Jeśli to nie twoja prośba, zignoruj tę wiadomość. Aby nie dostawać więcej próśb o potwierdzenie adresu: { $link }
notifications-email-pause = Jeśli to nie twoja prośba, zignoruj tę wiadomość. Aby przez 30 dni nie dostawać odnośników do logowania: { $link }
notifications-email-verify-subject = Potwierdź swój adres e-mail w Ukiyo
notifications-email-verify =
    Ktoś o imieniu { $name } chce dostawać e-maile, gdy przy stole przyjdzie jego kolej.
    Jeśli to ty, otwórz ten odnośnik w ciągu doby, w przeglądarce, z której wyszła prośba:

    { $link }
notifications-email-sign-in-subject = Twój odnośnik do logowania w Ukiyo
notifications-email-sign-in =
    Ten odnośnik zaloguje cię na urządzeniu, na którym go otworzysz. Działa tylko raz i przez { $minutes } min:

    { $link }

    Prosi o niego { $name } ({ $browser }). To nie ty? Nie rób nic.

## Pages opened from emails

notifications-page-verify = Wysyłać e-mail na { $address }, gdy przyjdzie twoja kolej?
notifications-page-verify-button = Tak, potwierdzam ten adres
notifications-page-verify-done = Adres { $address } jest potwierdzony. Dostaniesz e-mail, gdy przyjdzie twoja kolej.
notifications-page-end = Czy przestać wysyłać na { $address } e-maile o twoich grach?
notifications-page-end-button = Nie wysyłaj e-maili
notifications-page-end-done = Na { $address } nie będą już przychodzić e-maile o twoich grach.
notifications-page-silence = Czy przestać prosić { $address } o potwierdzenie adresu? Odnośniki do logowania nadal będą przychodzić.
notifications-page-silence-button = Nie wysyłaj próśb
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
notifications-about = Otrzymuj powiadomienia, gdy przyjdzie twoja kolej. Dopóki masz stół otwarty, nie dostajesz powiadomień o nim.
notifications-name-first = Najpierw dołącz do stołu. Potem możesz ustawić powiadomienia.
notifications-device = Na tym urządzeniu
notifications-device-on = Włącz na tym urządzeniu
notifications-device-off = Wyłącz na tym urządzeniu
notifications-device-is-on = Ta przeglądarka powiadomi cię, gdy przyjdzie twoja kolej, nawet gdy Ukiyo jest zamknięte.
notifications-device-insecure = Powiadomienia wymagają bezpiecznego połączenia (https), a ta strona go nie ma.
notifications-device-unable = Ta przeglądarka nie może pokazywać powiadomień, gdy Ukiyo jest zamknięte. Na iPhonie lub iPadzie dodaj najpierw Ukiyo do ekranu głównego.
notifications-device-blocked = Powiadomienia z tej strony są zablokowane. Możesz na nie zezwolić w ustawieniach przeglądarki dla tej witryny.
notifications-device-serverless = Ten serwer nie wysyła powiadomień na urządzenia; może je włączyć osoba, która go prowadzi.
notifications-device-failed = Usługa powiadomień przeglądarki nie odpowiada. Spróbuj później.
notifications-devices = Twoje urządzenia
notifications-device-since = od { $day }
notifications-device-nameless = Nieznana przeglądarka
notifications-use-push = Powiadamiaj moje urządzenia
notifications-forget = Usuń
notifications-email = E-mailem
notifications-email-none = Ten serwer nie wysyła e-maili; może je włączyć osoba, która go prowadzi.
notifications-email-address = Adres e-mail
notifications-email-ask = Przyślij mi odnośnik
notifications-email-asked = Jeśli adres { $address } przyjmuje pocztę, odnośnik jest w drodze. Otwórz go w ciągu doby w tej przeglądarce; do tego czasu nic więcej tam nie wyślemy.
notifications-use-email = Pisz na { $address }
notifications-email-each = od razu, osobno o każdym stole
notifications-email-daily = raz dziennie, o { $hour }
notifications-email-when = Kiedy
notifications-webhook = Kanał Discorda lub Slacka
notifications-webhook-about = Gdy przychodzi twoja kolej, webhook publikuje wiadomość na twoim kanale. Utwórz jego URL w ustawieniach kanału. Jest przechowywany tylko na tym serwerze.
notifications-webhook-none = Ten serwer nie obsługuje webhooków; może je włączyć osoba, która go prowadzi.
notifications-webhook-style = Rodzaj
notifications-webhook-json = Inny (JSON)
notifications-webhook-url = URL
notifications-webhook-save = Zapisz
notifications-use-hook = Publikuj na { $host }
notifications-webhook-removed = { $host } odpowiada, że tego webhooka już nie ma. Nic tam nie wysyłamy; utwórz nowy.
notifications-what = Kiedy mnie powiadamiać
notifications-use-reminder = Przypomnij, gdy zużyję 80% swojego czasu
notifications-soon = W grach korespondencyjnych powiadamiaj od razu. W pozostałych powiadomienie czeka minutę, bo może i tak tu wrócę.
notifications-table = Przy tym stole
notifications-table-usual = moje zwykłe ustawienia
notifications-table-silent = bez powiadomień
notifications-table-own = tylko te:
notifications-want-push = moje urządzenia
notifications-want-email = e-mail
notifications-want-webhook = webhook
notifications-want-reminder = z przypomnieniem
notifications-tables = Stoły z własnymi ustawieniami
notifications-try = Wyślij próbne powiadomienie
notifications-tried = Próbne powiadomienie powinno nadejść w ciągu kilku sekund.
notifications-to-table = Przejdź do stołu
