## Reasons why a move is better

why-beside = Frente a «{ $move }»:
why-equal = Demasiado igualado: las estimaciones no distinguen esta jugada de «{ $move }».
why-unclear = La diferencia solo se nota a la larga; nada destaca en las próximas rondas.
why-event = { $what }: en { $here } de cada 10 simulaciones, en vez de en { $there }
why-score = { $sign }{ $n } { $n ->
    [one] punto
   *[other] puntos
} { $what }
why-rivals = { $sign }{ $n } { $n ->
    [one] punto
   *[other] puntos
} para tus rivales, de media
why-outlook = { $sign }{ $n } { $n ->
    [one] punto
   *[other] puntos
} en la puntuación final prevista
why-outlook-win = { $sign }{ $share } de probabilidad de ganar
iki-why-horizon = De media, hasta el próximo Día de pago o el final de la partida
hokusai-why-horizon = De media, en las próximas tres rondas o hasta el final de la partida

## IKI

iki-why-starved = No puedes alimentar a todos tus personajes
iki-why-burnt = Pierdes un personaje o un edificio en un incendio
iki-why-retired = Se jubila un personaje tuyo
iki-why-lap = Completas una vuelta
iki-why-fish-bought = Compras un pescado
iki-why-tobacco-bought = Compras una pipa o una bolsa de tabaco
iki-why-built = Construyes un edificio
iki-why-hired = Contratas a un personaje
iki-why-characters = { $sign }{ $n } { $n ->
    [one] personaje en el tablero
   *[other] personajes en el tablero
}
iki-why-kobun = { $sign }{ $n } { $n ->
    [one] kobun disponible
   *[other] kobuns disponibles
}
iki-why-business = { $sign }{ $n } { $n ->
    [one] negocio en la calle
   *[other] negocios en la calle
}
iki-why-experience = { $sign }{ $n } de experiencia
iki-why-guests = { $sign }{ $n } { $n ->
    [one] activación de tus personajes por los demás
   *[other] activaciones de tus personajes por los demás
}
iki-why-salary-mon = { $sign }{ $n } { $n ->
    [one] mon
   *[other] mons
} en salarios
iki-why-salary-rice = { $sign }{ $n } de arroz en salarios
iki-why-harmony = { $sign }{ $n } IKI de armonía
iki-why-power = { $sign }{ $n } { $n ->
    [one] nivel contra incendios
   *[other] niveles contra incendios
}
iki-why-mon = { $sign }{ $n } { $n ->
    [one] mon
   *[other] mons
} en tu poder
iki-why-rice = { $sign }{ $n } de arroz en tu poder
iki-why-wood = { $sign }{ $n } de madera en tu poder
iki-why-koban = { $sign }{ $n } { $n ->
    [one] koban
   *[other] kobans
} en tu poder
iki-why-sandals = { $sign }{ $n } { $n ->
    [one] sandalia en tu poder
   *[other] sandalias en tu poder
}
iki-why-for-track = en el track de IKI
iki-why-for-types = por tipos distintos de personaje
iki-why-for-fish = por pescado
iki-why-for-tobacco = por pipas y bolsas de tabaco
iki-why-for-buildings = por edificios
iki-why-for-goods = por tus recursos
iki-habit-idle = Turnos sin ningún negocio
iki-habit-unvisited = Turnos sin activar a ningún personaje
iki-habit-starved = Personajes perdidos por falta de arroz
iki-habit-burnt = Personajes y edificios perdidos por el fuego
iki-habit-retired = Personajes jubilados
iki-habit-lap = Vueltas
iki-habit-place-1-4 = Ikizama en 1–4
iki-habit-place-1 = Ikizama en 1
iki-habit-place-2 = Ikizama en 2
iki-habit-place-3 = Ikizama en 3
iki-habit-place-4 = Ikizama en 4

## Hokusai

hokusai-why-exhibited = Expones una obra
hokusai-why-closed = Provocas tú el final de la partida
hokusai-why-redrawn = Gastas un turno en renovar tus gotas
hokusai-why-again = Ganas un turno extra
hokusai-why-objective = Ganas un objetivo
hokusai-why-taken = Tomas un kakemono
hokusai-why-hired = Tomas a un artesano
hokusai-why-mixed = Mezclas un color
hokusai-why-edges = { $sign }{ $n } bonus de bordes que coinciden
hokusai-why-markers = { $sign }{ $n } { $n ->
    [one] marcador retirado
   *[other] marcadores retirados
}
hokusai-why-steps = { $sign }{ $n } { $n ->
    [one] paso en el Camino
   *[other] pasos en el Camino
}
hokusai-why-spaces = { $sign }{ $n } { $n ->
    [one] espacio del Viaje
   *[other] espacios del Viaje
}
hokusai-why-tokens = { $sign }{ $n } { $n ->
    [one] ficha de acción activada
   *[other] fichas de acción activadas
}
hokusai-why-paints = { $sign }{ $n } { $n ->
    [one] gota pintada
   *[other] gotas pintadas
}
hokusai-why-artisans = { $sign }{ $n } { $n ->
    [one] artesano en el taller
   *[other] artesanos en el taller
}
hokusai-why-blacks = { $sign }{ $n } { $n ->
    [one] gota negra
   *[other] gotas negras
}
hokusai-why-primaries = { $sign }{ $n } { $n ->
    [one] gota primaria
   *[other] gotas primarias
}
hokusai-why-secondaries = { $sign }{ $n } { $n ->
    [one] gota secundaria
   *[other] gotas secundarias
}
hokusai-why-begun = { $sign }{ $n } { $n ->
    [one] kakemono en el taller
   *[other] kakemonos en el taller
}
hokusai-why-for-works = por obras
hokusai-why-for-individual = por tus objetivos individuales
hokusai-why-for-public = por objetivos públicos
hokusai-why-for-sets = por series de herramientas
hokusai-why-for-icons = por tu herramienta principal
hokusai-why-for-artisans = por artesanos
hokusai-why-for-painted = por gotas pintadas
hokusai-why-for-closing = por provocar el final
hokusai-why-for-journey = en el Viaje
hokusai-why-for-paths = en los Caminos
hokusai-habit-turns = Turnos
hokusai-habit-exhibited = Obras expuestas
hokusai-habit-redrawn = Turnos gastados en renovar gotas
hokusai-habit-taken = Kakemonos tomados
hokusai-habit-mixed = Mezclas
hokusai-habit-hired = Artesanos tomados
hokusai-habit-edges = Bonus de bordes que coinciden

## The coach at the table

coach = Entrenador
coach-off = desactivado
coach-asked = cuando lo pida
coach-with-me = durante la partida
remark-better = Mejor: { $move }
remark-try-again = Probar otra vez
remark-go-on = Seguir
remark-title = El entrenador

## The review

review-curve-win = Probabilidad de ganar
review-curve-score = Puntuación final prevista
review-curve-label = { $what } a lo largo de la partida, de { $first } a { $last }
review-turned = Cómo los rivales y el azar cambiaron la partida
review-swing = { $sign }{ $share } de probabilidad de ganar entre las jugadas { $from } y { $to }
review-swing-plain = Jugadas de los rivales y azar
review-beside-winner = { $player } frente a quien ganó, { $winner }
review-beside-second = { $player } frente a quien quedó en segundo lugar, { $winner }
review-habits = Tus hábitos
review-habits-note = { $n ->
    [one] En tu última partida aquí, en comparación con el mejor rival
   *[other] Por partida, en tus últimas { $n } partidas aquí, en comparación con el mejor rival
}
review-habit-of-you = tú
review-habit-of-others = mejor rival
