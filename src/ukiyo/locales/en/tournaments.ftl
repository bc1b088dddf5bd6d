## Tournaments

tournaments = Tournaments
tournaments-about = For 3 to 16 people or bots. Each round starts automatically when the previous one is over.
tournaments-none = There are no tournaments yet. Create the first one.
tournament-new = New tournament
tournament-name = Name
tournament-name-default = { $name }’s tournament
tournament-kind = Format
tournament-kind-all = Round robin: everyone plays everyone
tournament-kind-swiss = Swiss: players with similar scores meet
tournament-places = Players
tournament-seats = Players per table
tournament-seats-n = { $n ->
    [one] tables of one
   *[other] tables of { $n }
}
tournament-rounds = Rounds
tournament-rounds-auto = as many as needed
tournament-rounds-n = { $n ->
    [one] one round
   *[other] { $n } rounds
}
tournament-bots = Bots
tournament-bots-none = no bots
tournament-bots-n = { $n ->
    [one] one bot
   *[other] { $n } bots
}
tournament-level = Bot level
tournament-listed = Anyone can find it and join
tournament-set = Create the tournament
tournament-status-open = { $n ->
    [0] full
    [one] one place left
   *[other] { $n } places left
}
tournament-status-playing = round { $round } of { $rounds }
tournament-status-over = finished
tournament-yours = you’re in
tournament-invite = Invite others with this link:
tournament-players = Players
tournament-free = open place
tournament-join = Join
tournament-leave = Leave the tournament
tournament-leave-sure = A bot will play for you in this round and all later ones. You can come back at any time.
tournament-back = Take my place back
tournament-stands-in = A bot is playing for you ({ $bot }).
tournament-start = Start with these players
tournament-start-bots = Fill up with bots and start
tournament-start-full = Start the tournament
tournament-waits-days = The tournament starts automatically when it is full.
tournament-waits-host = The host starts the tournament.
tournament-to-table = Go to your table
tournament-standings = Standings
tournament-column-rank = Place
tournament-column-player = Player
tournament-column-points = Points
tournament-column-played = Games
tournament-column-wins = Wins
tournament-column-difference = Margin
tournament-column-opponents = Opponents
tournament-round = Round { $n }
tournament-table = Table { $n }
tournament-awaits-until = waiting for { $player }, { $time } left
tournament-thinks = { $player } is thinking
tournament-ended = finished
tournament-sits-out = Sitting out: { $players }
tournament-away = away: a bot is playing
tournament-won = { $player } wins the tournament
tournament-shared = { $players } share first place
tournament-counting = How points are awarded
tournament-counting-points = First place at a table scores 12 points and last place 0, in equal steps: 12 and 0 with two players; 12, 6 and 0 with three; 12, 8, 4 and 0 with four. Tied players share the points of their places.
tournament-counting-all = Ties on points are broken by the number of wins (shared wins count), then by margin: how far your scores are above the average of the others at each table, added up. Players who are still tied share the place.
tournament-counting-swiss = Ties on points are broken by your opponents’ points (the average at each table, added up), then by the number of wins (shared wins count), then by margin: how far your scores are above the average of the others at each table, added up. Players who are still tied share the place. Sitting out a round scores 6 points.
tournament-counting-tables = If the players can’t be divided evenly, some tables have one player fewer. Everyone plays in each seat about equally often.
