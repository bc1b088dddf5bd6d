## The arena

arena-title = { $game }, { $players ->
    [one] en solitario
   *[other] { $players } jugadores
}: la arena
arena-lead = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}: { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}, cada uno jugado desde todos los asientos. Semilla { $seed }.
arena-wins = Quién gana
arena-wins-note = Proporción de partidas ganadas; una victoria compartida cuenta en fracciones. La línea de puntos marca lo que tendrían bots iguales. Las barras pálidas son intervalos del 95 %; los repartos, no las partidas, cuentan como independientes.
arena-solo-note = Proporción de partidas ganadas. Las barras pálidas son intervalos del 95 %.
arena-scores = Puntuaciones
arena-scores-note = Con qué frecuencia acabó cada bot con cuántos puntos. La línea blanca es la media; el mínimo y el máximo están a la derecha.
arena-categories = De dónde vienen los puntos
arena-categories-note = Puntos medios de una partida, por categoría del recuento final.
arena-places = Lo que vale un lugar
arena-places-note = Todos los bots juntos, según su lugar a partir del primer jugador.
arena-place = { $n ->
    [1] Primer jugador
   *[other] Jugador { $n }
}
arena-ratings = Fuerza y tiempo
arena-ratings-note = Los índices son los de openskill (Bradley-Terry): empiezan en 25 con una incertidumbre de 8,3; tres veces la incertidumbre es más o menos lo máximo que pueden errar. Los tiempos son solo los que cada bot dedica a pensar.
arena-balance = El equilibrio del juego
arena-balance-note = Cuántos jugadores toman cada cosa en una partida, y en qué difieren la proporción de victorias y los puntos de quienes la tomaron de los de quienes no, cada uno comparado con la media de su propio bot. Las barras son intervalos del 95 %; las azules y las rojas excluyen el cero. Esto acompaña a la victoria, no tiene por qué ser su causa. Las filas pálidas se apoyan en menos de { $few } casos.
arena-bot = Bot
arena-share = Victorias
arena-score = Puntuación media
arena-rating = Índice
arena-doubt = Incertidumbre
arena-decisions = Decisiones
arena-move-time = Una decisión
arena-longest = La más larga
arena-name = Nombre
arena-taken = Por partida
arena-share-difference = Diferencia en victorias, puntos porcentuales (±{ $reach })
arena-score-difference = Diferencia en puntos (±{ $reach })
arena-takers = n
arena-made = Hecho por «ukiyo arena»: reglas { $rules }, componentes { $components }, bots { $bots }. ≈ señala lo reconstruido, del todo o en parte. Una versión no oficial.
arena-speed = { $decisions } decisiones en { $seconds } s: { $rate } por segundo
arena-saved = { $games ->
    [one] Una partida está
   *[other] { $games } partidas están
} en { $file }.
arena-reported = El informe es { $file }.
arena-going-on = { $file } contiene ya { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
arena-no-ratings = Los índices necesitan openskill: pip install 'ukiyo[lab]'
