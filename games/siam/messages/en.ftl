## Siam

siam-name = Siam
siam-tagline = Push a rock off the board.

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
siam-the-elephant = the elephant
siam-the-rhinoceros = the rhinoceros
siam-the-rock = the rock
siam-an-elephant = an elephant
siam-a-rhinoceros = a rhinoceros

# Where an animal faces, and where a push goes
siam-facing-n = facing north
siam-facing-e = facing east
siam-facing-s = facing south
siam-facing-w = facing west
siam-toward-n = to the north
siam-toward-e = to the east
siam-toward-s = to the south
siam-toward-w = to the west

# Options, each in half a sentence
siam-option-prefix-push = a push must hold for every stretch of its line, not just the whole
siam-option-ban = none of your animals on c1 or c5 in your first two turns (the sheet’s first variant)
siam-option-one-exit = each side may leave the board only once (the sheet’s second variant)
siam-option-swap = the second player may take over the first move

# Marks
siam-mark-banned = barred in the first two turns

# Setting up a position
siam-edit-turns = Turns played, both sides together
siam-edit-leavings = Who has left the board
siam-edit-left-nobody = nobody
siam-edit-left-elephants = the elephants
siam-edit-left-rhinoceroses = the rhinoceroses
siam-edit-left-both = both sides

# Why a position is refused
siam-position-rocks = { $found ->
    [one] there is one rock
   *[other] there are { $found } rocks
  } on the board, a game has { $expected }
siam-position-animals = { $found } { $side } on the board, there are only { $most }
siam-position-side-and-turns = after { $turns } { $turns ->
    [one] turn
   *[other] turns
  } it is not for the { $side } to move
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
siam-move-enter-inside = animals enter by an edge cell, and { $cell } is not one
siam-move-no-reserve = the { $side } have no animal left to enter
siam-move-enter-not-inward = { $cell } is occupied: one enters there only by pushing straight inward
siam-move-not-yours = the { $side } have no animal on { $cell }
siam-move-not-a-step = from { $from } to { $to } is not one step along a row or column
siam-move-occupied = { $cell } is occupied: one steps only onto a free cell
siam-move-same-facing = the animal on { $cell } already faces that way
siam-move-leave-inside = animals leave from an edge cell, and { $cell } is not one
siam-move-left-before = the { $side } have already left the board once
siam-move-nothing-ahead = there is nothing to push ahead of { $cell }
# Both end with the sum of their line.
siam-move-too-heavy = { $origin ->
    [reserve] { $animal } cannot push its way in on { $cell }
   *[board] { $animal } on { $cell } cannot push
  }: { siam-push-sum }
siam-move-stretch-too-heavy = { $origin ->
    [reserve] { $animal } cannot push its way in on { $cell }
   *[board] { $animal } on { $cell } cannot push
  }: up to { $until }, { siam-push-sum }
siam-push-sum = { $with ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $with }
  } for, { $against ->
    [0] none against, that makes { $left ->
        [1] only one
       *[other] only two
      }
   *[other] { $against ->
        [1] one
        [2] two
        [3] three
        [4] four
       *[other] { $against }
      } against, that leaves { $left ->
        [0] none
        [1] one
       *[other] two
      }
  }{ $rocks ->
    [0] {""}
    [1] {" "}for one rock
    [2] {" "}for two rocks
   *[other] {" "}for three rocks
  }
siam-move-banned = none of your animals may come to { $cell } in your first two turns

# Why a touch leads nowhere
siam-touch-not-yours = { $animal } on { $cell } is not yours
siam-touch-rock = a rock moves only when it is pushed
siam-touch-free-edge = { $cell } is free: to enter there, touch your reserve first; to go there, touch the animal first
siam-touch-free = { $cell } is free: first touch the animal that is to go there
siam-touch-reserve-not-yours = this reserve is not yours
siam-touch-animal-first = first touch an animal, then the way it is to face
siam-touch-enter = { $animal } enters by an edge cell: touch one
siam-touch-go = { $animal } goes to a free neighbouring cell, turns, or pushes what is straight ahead
siam-touch-push-ahead = { $cell } is occupied: { $animal } goes only onto a free cell and pushes only straight ahead
siam-touch-face = now choose which way { $animal } is to face

# What was played
siam-deed-enter = { $animal } enters on { $cell }, { $facing }
siam-deed-step = { $animal } goes from { $from } to { $to }, { $facing }
siam-deed-turn = { $animal } on { $cell } turns, { $facing }
siam-deed-leave = { $animal } on { $cell } goes back to its reserve
siam-deed-push = push from { $cell } { $toward }: { $pieces } { $count ->
    [one] moves
   *[other] move
  } one cell
siam-deed-enter-push = { $animal } enters on { $cell } and pushes { $toward }: { $pieces } { $count ->
    [one] moves
   *[other] move
  } one cell
siam-deed-expelled = { $animal } on { $cell } is pushed off and goes back to its reserve
siam-deed-fall = the rock on { $cell } falls off the board
siam-deed-swap = swap: { $animal } on { $cell } becomes { $other }

# What is told before a move
siam-duty-ban = no animal of yours on c1 or c5 in your first two turns

# Why a game is over
siam-reason-rock = a rock has left the board
siam-reason-push = the animal on { $cell }, the nearest to the fallen rock, was pushing that way
siam-reason-push-for-opponent = the opponent pushed, but the animal on { $cell }, the nearest to the fallen rock, was pushing that way
