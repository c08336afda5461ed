## Siam

siam-name = Siam
siam-tagline = Elephants and rhinoceroses push rocks off the board.

# Sides, as a sentence's subject and alone.
siam-elephants = elephants
siam-rhinoceroses = rhinoceroses
siam-player-e = Elephants
    .turn = Elephants to move
    .wins = The Elephants win
siam-player-r = Rhinoceroses
    .turn = Rhinoceroses to move
    .wins = The Rhinoceroses win

# Pieces
siam-elephant = elephant
siam-rhinoceros = rhinoceros
siam-rock = rock

# Options, each in half a sentence
siam-option-prefix-push = a push must hold for every stretch of its line, not just the whole
siam-option-ban = no own animal on c1 or c5 in the first two turns (the sheet's first variant)
siam-option-one-exit = each side may leave the board only once (the sheet's second variant)
siam-option-swap = the second player may take over the first move

# Marks
siam-mark-banned = barred in the first two turns

# Why a position is refused
siam-position-rocks = { $found ->
    [one] there is one rock
   *[other] there are { $found } rocks
  } on the board, a game has { $expected }
siam-position-animals = { $found } { $side } on the board, there are only { $most }
siam-position-side-and-turns = after { $turns } turns it is not for the { $side } to move
siam-position-too-few-turns = { $turns } { $turns ->
    [one] turn
   *[other] turns
  } cannot have brought { $animals } { $animals ->
    [one] animal
   *[other] animals
  } onto the board
siam-position-leavings = “{ $found }” does not say with two digits, 0 or 1, who has left

# Why a move is refused
siam-move-malformed = this is not a move; moves look like @c1n (enter), b1b2e (step), b2w (turn), b1x (leave), b2^ (push)
siam-move-enter-inside = animals enter by the outer cells, { $cell } is not one of them
siam-move-no-reserve = the { $side } have no animal left to enter
siam-move-enter-not-inward = { $cell } is occupied: one enters there only by pushing straight inward
siam-move-not-yours = the { $side } have no animal on { $cell }
siam-move-not-a-step = from { $from } to { $to } is not one step along a row or column
siam-move-occupied = { $cell } is occupied: one steps only onto a free cell
siam-move-same-facing = the animal on { $cell } already faces that way
siam-move-leave-inside = animals leave from the outer cells, { $cell } is not one of them
siam-move-left-before = the { $side } have already left the board once
siam-move-nothing-ahead = there is nothing to push ahead of { $cell }
siam-move-too-heavy = the push is too weak: { $with } with it, { $against } against it, { $rocks } { $rocks ->
    [one] rock
   *[other] rocks
  }
siam-move-stretch-too-heavy = the push is too weak for a stretch of its line: { $with } with it, { $against } against it, { $rocks } { $rocks ->
    [one] rock
   *[other] rocks
  }
siam-move-banned = no own animal may come to { $cell } in the first two turns

# Why a game is over
siam-reason-rock = a rock has left the board
siam-reason-push = the animal on { $cell }, the nearest to the fallen rock, was pushing that way
siam-reason-push-for-opponent = the opponent pushed, but the animal on { $cell }, the nearest to the fallen rock, was pushing that way
