## Your account

account-about = Grasz tu bez rejestracji: to urządzenie pamięta, kim jesteś. Aby znaleźć swoje gry także na innych, utwórz klucz dostępu albo zostaw adres e-mail. To będzie twoje konto.
account-about-yours = Swoje gry znajdziesz na każdym urządzeniu, na którym się zalogujesz.
account-name = Imię
account-rename = Zmień
account-since = U nas od { $day }.
account-spoken = Język wiadomości: { $language }, czas: { $zone }.
account-passkeys = Klucze dostępu
account-passkeys-about = Odcisk palca, twarz albo kod urządzenia: bez hasła, nie trzeba niczego pamiętać.
account-passkey-make = Utwórz klucz dostępu
account-passkey-more = Jeszcze jeden na tym urządzeniu
account-passkey-used = utworzony { $since }, ostatnio użyty { $used }
account-passkey-refused = Ten klucz dostępu nie otwiera tu żadnego konta. Spróbuj jeszcze raz albo zaloguj się inaczej.
account-passkey-stopped = Nic się nie stało: przeglądarka nie dokończyła.
account-passkey-there = To urządzenie ma już twój klucz dostępu.
account-passkey-not-here = Kluczy dostępu tu nie ma: potrzebują przeglądarki, która je zna, i adresu z nazwą, na przykład https://ukiyo.example.org.
account-remove = Usuń
account-mail = E-mail
account-mail-about = Odnośnik przychodzi e-mailem. Loguje tego, kto go otworzy, działa raz i przez 20 minut.
account-mail-address = Adres e-mail
account-mail-send = Wyślij mi odnośnik
account-mail-sent = Jeśli poczta dochodzi na { $address }, odnośnik jest w drodze. Otwórz go na urządzeniu, na którym chcesz grać.
account-mail-yours = Odnośniki przychodzą na { $address }.
account-mail-not-here = Ten serwer nie wysyła poczty.
account-sign-in = Masz już konto?
account-sign-in-about = Zaloguj się, a to urządzenie też będzie twoje.
account-sign-in-mail = Wystarczy też adres e-mail: poproś o odnośnik.
account-sign-in-passkey = Zaloguj się kluczem dostępu
account-bring = { $tables ->
    [0] Na tym urządzeniu { $name } ma ukończone lekcje. Przenieść je na konto { $account }?
    [one] Na tym urządzeniu { $name } ma jedną grę. Przenieść ją na konto { $account }?
    [few] Na tym urządzeniu { $name } ma { $tables } gry. Przenieść je na konto { $account }?
   *[other] Na tym urządzeniu { $name } ma { $tables } gier. Przenieść je na konto { $account }?
}
account-bring-yes = Przenieś
account-bring-no = Zostaw
account-bring-no-about = Tego, co zostanie, nie da się już z tego urządzenia odnaleźć.
account-not-now = Nie teraz
account-sign-out = Wyloguj się
account-sign-out-here = Na tym urządzeniu
account-sign-out-everywhere = Na wszystkich urządzeniach
account-kept = Co o tobie przechowujemy
account-kept-about = Imię, miejsca przy stołach i gry, lekcje oraz próby w rozdaniach dnia; a jeśli je podasz: klucze dostępu, adres e-mail i sposób powiadamiania. Inni widzą to, co widać przy stole, i nic więcej.
account-export = Pobierz wszystko
account-forget = Zapomnij o mnie
account-forget-about = Wszystko zostanie usunięte, od razu i na zawsze. Skończone gry zostaną, bez twojego imienia; tam, gdzie grasz, twoje miejsce zajmie bot.
account-forget-name = Dla pewności wpisz swoje imię: { $name }
account-forget-do = Zapomnij o mnie na zawsze
account-forgotten = Gotowe. Nikt cię tu już nie zna.
account-link-title = Odnośnik z twojej poczty
account-link-about = Prośba: { $name }, { $browser }, { $time }. Prowadzi do konta { $address }.
account-link-elsewhere = To była inna przeglądarka niż ta. Przejdź dalej tylko wtedy, gdy to twoja prośba.
account-link-follow = Zaloguj się tutaj
account-link-void = Ten odnośnik został już użyty, jest za stary albo niepełny. Poproś o nowy.
