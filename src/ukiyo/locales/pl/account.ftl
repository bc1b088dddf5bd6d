## Your account

account-about = Grasz tu bez rejestracji: to urządzenie pamięta, kim jesteś. Aby mieć swoje gry także na innych urządzeniach, utwórz klucz dostępu albo podaj adres e-mail. Tak powstanie twoje konto.
account-about-yours = Zaloguj się na dowolnym urządzeniu, aby mieć na nim swoje gry.
account-name = Imię
account-rename = Zmień
account-since = U nas od { $day }.
account-language-and-zone = Język wiadomości: { $language }, strefa czasowa: { $zone }.
account-passkeys = Klucze dostępu
account-passkeys-about = Loguj się odciskiem palca, twarzą albo kodem PIN urządzenia. Nie trzeba pamiętać hasła.
account-passkey-make = Utwórz klucz dostępu
account-passkey-more = Dodaj klucz dostępu na tym urządzeniu
account-passkey-used = utworzony { $since }, ostatnio użyty { $used }
account-passkey-refused = Ten klucz dostępu nie należy do żadnego tutejszego konta. Spróbuj ponownie albo zaloguj się inaczej.
account-passkey-stopped = Przeglądarka anulowała żądanie. Nic się nie zmieniło.
account-passkey-there = Masz już klucz dostępu na tym urządzeniu.
account-passkey-not-here = Klucze dostępu nie są tu dostępne. Wymagają nowej przeglądarki i serwera z nazwą domeny, na przykład https://ukiyo.example.org.
account-remove = Usuń
account-email = E-mail
account-email-about = Wysyłamy e-mailem odnośnik do logowania. Działa raz, przez 20 minut, dla każdego, kto go otworzy.
account-email-address = Adres e-mail
account-email-send = Przyślij mi odnośnik
account-email-sent = Jeśli adres { $address } przyjmuje pocztę, odnośnik jest w drodze. Otwórz go w tej przeglądarce, aby zachować gry, które tu masz.
account-email-yours = Odnośniki do logowania przychodzą na adres { $address }.
account-email-not-here = Ten serwer nie wysyła e-maili.
account-sign-in = Masz już konto?
account-sign-in-about = Zaloguj się, aby używać swojego konta na tym urządzeniu.
account-sign-in-email = Możesz też dostać odnośnik do logowania e-mailem.
account-sign-in-passkey = Zaloguj się kluczem dostępu
account-bring = { $tables ->
    [0] Na tym urządzeniu grasz jako { $name }. Przenieść to, co jest zapisane pod tym imieniem, na konto „{ $account }”?
    [one] Na tym urządzeniu { $name } ma jedną grę. Przenieść ją na konto „{ $account }”?
    [few] Na tym urządzeniu { $name } ma { $tables } gry. Przenieść je na konto „{ $account }”?
   *[other] Na tym urządzeniu { $name } ma { $tables } gier. Przenieść je na konto „{ $account }”?
}
account-bring-yes = Przenieś na moje konto
account-bring-no = Zostaw
account-bring-no-about = Do tego, co zostawisz, nie da się już wrócić z tego urządzenia.
account-not-now = Nie teraz
account-sign-out = Wyloguj się
account-sign-out-here = Na tym urządzeniu
account-sign-out-everywhere = Na wszystkich urządzeniach
account-kept = Twoje dane
account-kept-about = Imię, język i strefa czasowa; miejsca przy stołach i gry, ranking, profil i turnieje; to, co mówisz, notujesz i zgłaszasz przy stołach, oraz kogo wyciszasz lub blokujesz; lekcje, próby w rozdaniach dnia i urlopy; a jeśli je podasz: klucze dostępu, adres e-mail i sposób powiadamiania. Inni widzą to, co widać przy stole i w turnieju, oraz twój profil, jeśli go im pokazujesz.
account-export = Pobierz moje dane
account-forget = Usuń moje konto
account-forget-about = Wszystkie twoje dane zostaną usunięte, od razu i na zawsze. Zakończone gry zostaną bez twojego imienia. W grach w toku twoje miejsce zajmie bot.
account-forget-name = Aby potwierdzić, wpisz swoje imię: { $name }
account-forget-do = Usuń na zawsze
account-forgotten = Twoje dane zostały usunięte.
account-link-title = Odnośnik do logowania
account-link-about = O ten odnośnik prosi { $name } ({ $browser }, { $time }). Prowadzi do konta z adresem { $address }.
account-link-elsewhere = Odnośnik zamówiono w innej przeglądarce. Kontynuuj tylko wtedy, gdy to twoja prośba. Jeśli adres nie ma tu konta, powstanie nowe, puste.
account-link-follow = Zaloguj się tutaj
account-link-void = Ten odnośnik został już użyty, wygasł albo jest niepełny. Poproś o nowy.
