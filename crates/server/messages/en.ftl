## What a public link says of its game, where other programs show it

unfolded-title = { $game }: { $players }
unfolded-running = { $plies ->
    [0] The start
    [one] After one move
   *[other] After { $plies } moves
  }. { $turn }.
unfolded-over = { $result } after { $plies ->
    [one] one move
   *[other] { $plies } moves
  }: { $why }.
unfolded-draw = A draw
unfolded-shared = A shared result
