## Sam Liam

samliam-name = Sam Liam
samliam-tagline = Right triangles of one colour make a square, all showing outward or all inward.

# Sides
samliam-player-r = Red
    .turn = Red to move
    .wins = Red wins
samliam-player-g = Green
    .turn = Green to move
    .wins = Green wins
samliam-player-k = Black
    .turn = Black to move
    .wins = Black wins
samliam-player-w = White
    .turn = White to move
    .wins = White wins

# Pieces and their corners
samliam-triangle = triangle
samliam-small-square = small square
samliam-tile = square tile
samliam-ne = top right
samliam-se = bottom right
samliam-sw = bottom left
samliam-nw = top left

# Options, each in half a sentence
samliam-option-announce = the players announce their threats themselves, and forgetting one costs something
samliam-option-endless = the second phase has no limit of turns
samliam-option-adjacent-lines = only lines of four touching cells win
samliam-option-straight-lines = lines win along rows and columns, not on diagonals
samliam-option-swap = the second player may take over the first move

# What is announced, and what may be answered
samliam-sam = Sam
samliam-song = Song
samliam-song-sam = Song sam
samliam-sam-and-song = Sam and song
samliam-win = Win
samliam-forbid = Forbid
samliam-accept = Accept
samliam-pass = Pass

# Marks
samliam-mark-open-figure = open figure
samliam-mark-closing = closing cell
samliam-mark-duty = to be blocked
samliam-mark-pending = placed, but may still be forbidden
samliam-mark-barred = forbidden
samliam-mark-uncalled = not announced

# What a player owes
samliam-duty-sam = { $side } must block on { $count ->
    [one] { $last }
   *[other] { $cells } or { $last }
  }: sam of { $opponent }
samliam-duty-opens = { $side } must open no more figures: sam of { $opponent }
samliam-duty-song = { $side } must prevent it on { $count ->
    [one] { $last }
   *[other] { $cells } or { $last }
  }: song of { $opponent }

# Why a position is refused
samliam-position-neighbours = the two triangles in { $cell } must sit in opposite corners
samliam-position-order = in { $cell } the upper triangle (ne or nw) is written first
samliam-position-triangles = { $side } has { $found } triangles on the board, there are only { $most }
samliam-position-tiles = { $side } has { $found } square tiles on the board, there are only { $most }
samliam-position-complete = { $side } already has a complete figure
samliam-position-second-phase = { $turns } { $turns ->
    [one] turn of the second phase cannot have been played
   *[other] turns of the second phase cannot have been played
  } while triangles are in hand
samliam-position-right = “{ $found }” is neither t (the opponent has just blocked) nor -
samliam-position-notes = “{ $found }” is nothing that announcements can have left to remember, to bar or to decide

# Why a move is refused
samliam-move-malformed = this is not a move; moves look like e5ne (place), a1ne>e5sw (lift and place), e5sq (square tile), pass
samliam-move-no-tiles = this game has no square tiles
samliam-move-no-tile-left = no square tile is left
samliam-move-no-tile-now = a square tile is placed only right after the opponent has blocked, or when nothing else is left
samliam-move-tile-not-empty = a square tile goes only on an empty cell, { $cell } is not empty
samliam-move-no-triangle-left = no triangle is left
samliam-move-full = { $cell } is full
samliam-move-opposite = the second triangle in { $cell } takes the opposite corner: { $corner }
samliam-move-still-in-hand = nothing is lifted while triangles are in hand
samliam-move-must-lift = all triangles are placed: lift one and place it anew, as in a1ne>e5sw
samliam-move-not-yours = { $side } has no triangle { $triangle } to lift
samliam-move-exactly-back = a lifted triangle may not go back exactly as it was
samliam-move-no-pass = one passes only when nothing can be placed
samliam-move-must-block = the sam of { $opponent } must be blocked on { $count ->
    [one] { $last }
   *[other] { $cells } or { $last }
  }
samliam-move-opens = { $opponent } has open figures, and this move would open one more
samliam-move-must-prevent = the song of { $opponent } must be prevented on { $count ->
    [one] { $last }
   *[other] { $cells } or { $last }
  }
samliam-move-no-announcing = announcements are made by hand only with the option “announce”
samliam-move-pending = a placement waits for your answer: forbid or accept
samliam-move-nothing-pending = there is nothing to forbid or accept
samliam-move-barred = { $cell } has been forbidden for this turn
samliam-move-figure-called = a move that completes a figure needs no announcement
samliam-move-nothing-true = that is not true: this move gives nothing to announce
samliam-move-untrue = that is not true; true would be: { $truth }
samliam-move-forbidder = whoever forbade must now win, or block as well as can be on { $count ->
    [one] { $last }
   *[other] { $cells } and { $last }
  }

# Why a game is over
samliam-reason-square = { $side } has a square: { $cells }
samliam-reason-cross = { $side } has a cross: { $cells }
samliam-reason-line = { $side } has a line: { $cells }
samliam-reason-called = { $side } announced a win that nothing can stop
samliam-reason-turn-limit = everybody has played sixty turns of the second phase (L13)
samliam-reason-all-placed = nothing more can be placed, and there is no square (L7)
samliam-reason-all-passed = everybody has passed in turn (G2)
