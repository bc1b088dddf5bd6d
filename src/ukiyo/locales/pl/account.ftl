## Your account

account-about = Grasz tu bez rejestracji: to urządzenie pamięta, kim jesteś. Aby mieć swoje gry także na innych urządzeniach, utwórz klucz dostępu albo podaj adres e-mail. Tak powstanie twoje konto.
account-about-yours = Swoje gry znajdziesz na każdym urządzeniu, na którym się zalogujesz.
account-name = Imię
account-rename = Zmień
account-since = U nas od { $day }.
account-spoken = Język wiadomości: { $language }, strefa czasowa: { $zone }.
account-passkeys = Klucze dostępu
account-passkeys-about = Odcisk palca, twarz albo kod urządzenia: bez hasła, nie trzeba niczego pamiętać.
account-passkey-make = Utwórz klucz dostępu
account-passkey-more = Jeszcze jeden na tym urządzeniu
account-passkey-used = utworzony { $since }, ostatnio użyty { $used }
account-passkey-refused = Ten klucz dostępu nie otwiera tu żadnego konta. Spróbuj jeszcze raz albo zaloguj się inaczej.
account-passkey-stopped = Nic się nie zmieniło: przeglądarka tego nie dokończyła.
account-passkey-there = To urządzenie ma już twój klucz dostępu.
account-passkey-not-here = Klucze dostępu tu nie działają: wymagają przeglądarki, która je obsługuje, i adresu z nazwą, na przykład https://ukiyo.example.org.
account-remove = Usuń
account-mail = E-mail
account-mail-about = Dostaniesz odnośnik e-mailem. Zaloguje on każdego, kto go otworzy; działa tylko raz i przez 20 minut.
account-mail-address = Adres e-mail
account-mail-send = Przyślij mi odnośnik
account-mail-sent = Jeśli adres { $address } przyjmuje pocztę, odnośnik jest w drodze. Otwórz go w tej przeglądarce, aby zachować gry, które tu masz.
account-mail-yours = Odnośniki przychodzą na adres { $address }.
account-mail-not-here = Ten serwer nie wysyła e-maili.
account-sign-in = Masz już konto?
account-sign-in-about = Zaloguj się, a swoje gry znajdziesz też na tym urządzeniu.
account-sign-in-mail = Możesz też podać adres e-mail i poprosić o odnośnik.
account-sign-in-passkey = Zaloguj się kluczem dostępu
account-bring = { $tables ->
    [0] Na tym urządzeniu grasz jako { $name }. Przenieść to, co jest zapisane pod tym imieniem, na konto „{ $account }”?
    [one] Na tym urządzeniu { $name } ma jedną grę. Przenieść ją na konto „{ $account }”?
    [few] Na tym urządzeniu { $name } ma { $tables } gry. Przenieść je na konto „{ $account }”?
   *[other] Na tym urządzeniu { $name } ma { $tables } gier. Przenieść je na konto „{ $account }”?
}
account-bring-yes = Przenieś
account-bring-no = Zostaw
account-bring-no-about = Do tego, co zostawisz, nie da się już wrócić z tego urządzenia.
account-not-now = Nie teraz
account-sign-out = Wyloguj się
account-sign-out-here = Na tym urządzeniu
account-sign-out-everywhere = Na wszystkich urządzeniach
account-kept = Co o tobie przechowujemy
account-kept-about = Imię, język i strefa czasowa; miejsca przy stołach i gry, ranking, profil i turnieje; to, co mówisz, notujesz i zgłaszasz przy stołach, oraz kogo wyciszasz lub blokujesz; lekcje, próby w rozdaniach dnia i urlopy; a jeśli je podasz: klucze dostępu, adres e-mail i sposób powiadamiania. Inni widzą to, co widać przy stole i w turnieju, oraz twój profil, jeśli go im pokazujesz.
account-export = Pobierz wszystko
account-forget = Zapomnij o mnie
account-forget-about = Wszystko zostanie usunięte, od razu i na zawsze. Zakończone gry zostaną, ale bez twojego imienia; tam, gdzie właśnie grasz, twoje miejsce zajmie bot.
account-forget-name = Dla pewności wpisz swoje imię: { $name }
account-forget-do = Zapomnij o mnie na zawsze
account-forgotten = Gotowe. Nikt cię tu już nie zna.
account-link-title = Odnośnik z e-maila
account-link-about = O ten odnośnik prosi { $name } ({ $browser }, { $time }). Prowadzi do konta z adresem { $address }.
account-link-elsewhere = Prośba wyszła z innej przeglądarki niż ta. Przejdź dalej tylko wtedy, gdy jest twoja. Jeśli adres nie ma konta, powstanie tu nowe, puste.
account-link-follow = Zaloguj się tutaj
account-link-void = Ten odnośnik został już użyty, wygasł albo jest niepełny. Poproś o nowy.
