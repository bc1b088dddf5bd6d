## Cups

tournaments = Cups
tournaments-about = Three to sixteen people or bots, table after table. Each round is set up and starts by itself as soon as the one before is over.
tournaments-none = There is no cup yet. Set up the first one.
tournament-new = Set up a cup
tournament-name = Its name
tournament-name-default = { $name }’s cup
tournament-kind = Who meets whom
tournament-kind-all = everybody against everybody
tournament-kind-swiss = Swiss: equals meet
tournament-places = Players
tournament-seats = Players at a table
tournament-seats-n = { $n ->
    [one] tables of one
   *[other] tables of { $n }
}
tournament-rounds = Rounds
tournament-rounds-auto = as many as it takes
tournament-rounds-n = { $n ->
    [one] one round
   *[other] { $n } rounds
}
tournament-bots = Bots among them
tournament-bots-none = no bots
tournament-bots-n = { $n ->
    [one] one bot
   *[other] { $n } bots
}
tournament-level = Their level
tournament-listed = Anyone may find it and join
tournament-set = Set up the cup
tournament-status-open = { $n ->
    [0] full
    [one] one place free
   *[other] { $n } places free
}
tournament-status-playing = round { $round } of { $rounds }
tournament-status-over = over
tournament-yours = you play
tournament-invite = Others join with this link:
tournament-players = Who plays
tournament-free = a free place
tournament-join = Take part
tournament-leave = Leave the cup
tournament-leave-sure = From now on a bot plays for you, in this round and all that follow. You may come back.
tournament-back = Sit down again
tournament-stands-in = A bot plays for you ({ $bot }).
tournament-start = Start with those who are here
tournament-start-bots = Start, with bots in the free places
tournament-start-full = Start the cup
tournament-waits-days = It begins by itself when the last place is taken.
tournament-waits-host = Whoever set up the cup starts it.
tournament-to-table = To your table
tournament-standings = Standings
tournament-column-rank = Place
tournament-column-player = Player
tournament-column-points = Points
tournament-column-played = Tables
tournament-column-wins = Firsts
tournament-column-difference = Lead
tournament-column-opponents = Opponents
tournament-round = Round { $n }
tournament-table = Table { $n }
tournament-awaits-until = waiting for { $player }, { $time } left
tournament-thinks = { $player } is thinking
tournament-ended = over
tournament-sits-out = Sitting out: { $players }
tournament-away = away: a bot plays
tournament-won = { $player } has won the cup
tournament-shared = { $players } share the cup
tournament-counting = How the points are counted
tournament-counting-points = Whoever comes first at a table gets 12 points, the last none, with equal steps between: 12 and 0 for two; 12, 6 and 0 for three; 12, 8, 4 and 0 for four. Those who share a place share its points.
tournament-counting-all = Among those with equal points, the number of first places decides, shared ones included; then the lead: by how much one’s scores beat the mean of the others at the table, all tables together. Those who are still equal share the place.
tournament-counting-swiss = Among those with equal points, the points of the opponents decide (the mean at each table, all tables together); then the number of first places, shared ones included; then the lead: by how much one’s scores beat the mean of the others. Those who are still equal share the place. Whoever sits out a round gets 6 points.
tournament-counting-tables = Where the number of players does not divide evenly, some tables have one player fewer. Everybody sits in every seat about equally often.
