decide-ikizama = wähle ein Feld für dein Ikizama
decide-earn = nimm Einkommen oder heuere jemanden an
decide-business = mach Geschäfte { $shop-at } und mit einer Figur dahinter
log-take = nimmt { $card-accusative }
log-hire = heuert { $card-accusative } an
log-stall-card = stellt { $card-accusative } auf Platz { $stall }
log-move-shop = { $n ->
    [one] geht einen Schritt und hält { $shop-at }
   *[other] geht { $n } Schritte und hält { $shop-at }
}
log-trade-shop = macht Geschäfte { $shop-at }
