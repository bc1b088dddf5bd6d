## Cups

cups = Cups
cups-about = Three to sixteen people or bots, table after table. Each round is set up and starts by itself as soon as the one before is over.
cups-none = There is no cup yet. Set up the first one.
cup-new = Set up a cup
cup-name = Its name
cup-name-default = { $name }’s cup
cup-kind = Who meets whom
cup-kind-all = everybody against everybody
cup-kind-swiss = Swiss: equals meet
cup-places = Players
cup-seats = Players at a table
cup-seats-n = { $n ->
    [one] tables of one
   *[other] tables of { $n }
}
cup-rounds = Rounds
cup-rounds-auto = as many as it takes
cup-rounds-n = { $n ->
    [one] one round
   *[other] { $n } rounds
}
cup-bots = Bots among them
cup-bots-none = no bots
cup-bots-n = { $n ->
    [one] one bot
   *[other] { $n } bots
}
cup-level = Their level
cup-listed = Anyone may find it and join
cup-set = Set up the cup
cup-status-open = { $n ->
    [0] full
    [one] one place free
   *[other] { $n } places free
}
cup-status-playing = round { $round } of { $rounds }
cup-status-over = over
cup-yours = you play
cup-invite = Others join with this link:
cup-players = Who plays
cup-free = a free place
cup-join = Take part
cup-leave = Leave the cup
cup-leave-sure = From now on a bot plays for you, in this round and all that follow. You may come back.
cup-back = Sit down again
cup-stands-in = A bot plays for you ({ $bot }).
cup-start = Start with those who are here
cup-start-bots = Start, with bots in the free places
cup-start-full = Start the cup
cup-waits-days = It begins by itself when the last place is taken.
cup-waits-host = Whoever set up the cup starts it.
cup-to-table = To your table
cup-standings = Standings
cup-column-rank = Place
cup-column-player = Player
cup-column-points = Points
cup-column-played = Tables
cup-column-wins = Firsts
cup-column-difference = Lead
cup-column-opponents = Opponents
cup-round = Round { $n }
cup-table = Table { $n }
cup-awaits-until = waiting for { $player }, { $time } left
cup-thinks = { $player } is thinking
cup-ended = over
cup-sits-out = Sitting out: { $players }
cup-away = away: a bot plays
cup-won = { $player } has won the cup
cup-shared = { $players } share the cup
cup-counting = How the points are counted
cup-counting-points = Whoever comes first at a table gets 12 points, the last none, with equal steps between: 12 and 0 for two; 12, 6 and 0 for three; 12, 8, 4 and 0 for four. Those who share a place share its points.
cup-counting-all = Among those with equal points, the number of first places decides, shared ones included; then the lead: by how much one’s scores beat the mean of the others at the table, all tables together. Those who are still equal share the place.
cup-counting-swiss = Among those with equal points, the points of the opponents decide (the mean at each table, all tables together); then the number of first places, shared ones included; then the lead: by how much one’s scores beat the mean of the others. Those who are still equal share the place. Whoever sits out a round gets 6 points.
cup-counting-tables = Where the number of players does not divide evenly, some tables have one player fewer. Everybody sits in every seat about equally often.
