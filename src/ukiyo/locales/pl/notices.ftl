## What is sent

notices-turn = Twoja kolej
notices-reminder = Twój czas się kończy
notices-over = Partia zakończona
notices-started = Partia się rozpoczęła
notices-invited = Masz zaproszenie do stołu
notices-stood-in = Bot gra za ciebie
notices-test = Tak wygląda powiadomienie
notices-at = { $game }, przy stole: { $others }
notices-until = { $at }. Masz czas do: { $until }.
notices-come-back = { $at }. W każdej chwili możesz wrócić na swoje miejsce.
notices-and = { $first } i { $last }
notices-works = Ukiyo dociera do ciebie tutaj.
notices-digest = { $n ->
    [one] Czeka na ciebie jeden stół
    [few] Czekają na ciebie { $n } stoły
   *[other] Czeka na ciebie { $n } stołów
}

## Mail

notices-mail-open = Do stołu: { $link }
notices-mail-home = Do twoich stołów: { $link }
notices-mail-end = Dostajesz tę wiadomość, bo chcesz, żeby Ukiyo dawało ci znać. Żeby nie dostawać kolejnych: { $link }
notices-mail-silence = Jeśli to nie twoja prośba, nie rób nic. Żeby ten serwer nigdy więcej tu nie pisał: { $link }
notices-mail-verify-subject = Twój adres w Ukiyo
notices-mail-verify =
    Ktoś o imieniu { $name } chce dostawać wiadomość, gdy przy stole przyjdzie jego kolej.
    Jeśli to ty, otwórz ten odnośnik w ciągu doby:

    { $link }
notices-mail-login-subject = Twoje wejście do Ukiyo
notices-mail-login =
    Z tym odnośnikiem jesteś u siebie na urządzeniu, które go otworzy. Działa raz, przez { $minutes } min:

    { $link }
