## Sam Liam

samliam-name = Sam Liam
samliam-tagline = Four triangles, one square; for two to four.

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
samliam-ne = north-east
samliam-se = south-east
samliam-sw = south-west
samliam-nw = north-west

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

# What a player owes or may do
samliam-duty-sam = { $side } must block on { $count ->
    [one] { $last }
   *[other] { $cells } or { $last }
  }: sam of { $opponent }{ $idle ->
    [0] {""}
    [one] . In the { $corners } corner it would not block
   *[other] . In the { $corners } corners it would not block
  }
samliam-duty-opens = { $side } must open no more figures: sam of { $opponent }
samliam-duty-song = { $side } must prevent it on { $count ->
    [one] { $last }
   *[other] { $cells } or { $last }
  }: song of { $opponent }{ $idle ->
    [0] {""}
    [one] . In the { $corners } corner it would not prevent it
   *[other] . In the { $corners } corners it would not prevent it
  }
samliam-duty-answer = { $side } forbids { $cell } or accepts it: what was on offer there was not announced
samliam-duty-forbidder = { $side } forbade, and must now win, or block as best they can on { $count ->
    [one] { $last }
   *[other] { $cells } and { $last }
  }
samliam-duty-barred = { $side } plays elsewhere: { $count ->
    [one] { $last } is forbidden for this turn
   *[other] { $cells } and { $last } are forbidden for this turn
  }
samliam-duty-tile = { $side } may also place a square tile: { $opponent } has just blocked
samliam-duty-only-tiles = { $side } has only square tiles left
samliam-duty-pass = { $side } can place nothing and passes
samliam-duty-swap = { $side } may take over the first triangle instead of placing one
samliam-duty-limit = { $left ->
    [one] { $left } turn is left, then the game is drawn
   *[other] { $left } turns are left, then the game is drawn
  }
samliam-duty-lift = { $side } lifts one of their triangles and places it again

# Why a touch leads nowhere
samliam-touch-cell = first touch the cell on which the triangle goes
samliam-touch-corner = now touch the corner of { $cell } where the right angle goes
samliam-touch-half = { $cell } is a small square: touch the half that is to be lifted
samliam-touch-landing = the triangle on { $cell } is lifted: touch the cell on which it goes
samliam-touch-tile-cell = now touch the empty cell on which the square tile goes
samliam-touch-no-empty = a square tile goes only on an empty cell, and none is left
samliam-touch-not-yours = there is nothing of yours to lift on { $cell }: it belongs to { $owners }
samliam-touch-not-your-reserve = these pieces belong to { $owner }
samliam-touch-after-call = it is announced: now touch the cell on which the triangle goes

# What a move was
samliam-deed-place = { $side } places a triangle on { $cell }, { $corner } corner
samliam-deed-small-square = { $side } makes a small square on { $cell }
samliam-deed-mixed = { $side } places a triangle on { $cell }, { $corner } corner, opposite that of { $other }
samliam-deed-lift = { $side }: the triangle on { $from } goes to { $cell }, { $corner } corner
samliam-deed-lift-half = { $side }: the { $lifted } half of the small square on { $from } goes to { $cell }, { $corner } corner
samliam-deed-turn = { $side }: the triangle on { $cell } turns from the { $lifted } to the { $corner } corner
samliam-deed-forms-small-square = small square on { $cell }
samliam-deed-beside = opposite the triangle of { $other }
samliam-deed-tile = { $side } places a square tile on { $cell }
samliam-deed-pass = { $side } passes
samliam-deed-swap = { $side } takes over the triangle on { $cell }
samliam-deed-forbid = { $side } forbids { $cell }: the triangle is taken back
samliam-deed-accept = { $side } accepts { $cell }
samliam-deed-called = announced: { $call ->
    [sam] sam
    [song] song
    [sam-and-song] sam and song
   *[win] win
  }
samliam-deed-pending = it may still be forbidden

# Setting up a position
samliam-mark-uncalled-sam = sam not announced
samliam-mark-uncalled-song = song not announced
samliam-mark-barred-sam = sam forbidden
samliam-mark-barred-song = song forbidden
samliam-edit-turns = Second-phase turns played, all players together
samliam-edit-blocked = The last move blocked the side to move
samliam-edit-passed = The last turn was a pass
samliam-edit-pending = Placement that may still be forbidden
samliam-edit-lifted = It was lifted from
samliam-edit-from-hand = nowhere: it came from the hand
samliam-edit-call = It was announced as

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
samliam-move-opposite = the second triangle in { $cell } takes the opposite corner, { $corner }
samliam-move-still-in-hand = nothing is lifted while triangles are in hand
samliam-move-must-lift = all triangles are placed: first lift one of yours, then place it anew
samliam-move-not-yours = { $side } has no triangle { $triangle } to lift
samliam-move-exactly-back = a lifted triangle may not go back exactly as it was
samliam-move-no-pass = one passes only when nothing can be placed
samliam-move-must-block = the sam of { $opponent } must be blocked on { $count ->
    [one] { $last }
   *[other] { $cells } or { $last }
  }
samliam-move-idle-corner = in that corner it would not block the sam of { $opponent }
samliam-move-idle-corner-of-fork = in that corner it would not prevent the song of { $opponent }
samliam-move-opens = { $opponent } has open figures, and this move would open one more
samliam-move-must-prevent = the song of { $opponent } must be prevented on { $count ->
    [one] { $last }
   *[other] { $cells } or { $last }
  }
samliam-move-no-announcing = announcements are made by hand only with the option “threats announced”
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
samliam-reason-square = four triangles showing { $way ->
    [inward] inward
   *[outward] outward
  }, on { $cells } and { $last }{ $others ->
    [0] {""}
    [one] ; { $also-last } would have closed one too
   *[other] ; { $also } and { $also-last } would have closed one too
  }
samliam-reason-cross = a cross of four triangles showing { $corner }, on { $cells } and { $last }{ $others ->
    [0] {""}
    [one] ; { $also-last } would have closed a figure too
   *[other] ; { $also } and { $also-last } would have closed a figure too
  }
samliam-reason-line = a line of four triangles showing { $corner }, on { $cells } and { $last }{ $others ->
    [0] {""}
    [one] ; { $also-last } would have closed a figure too
   *[other] ; { $also } and { $also-last } would have closed a figure too
  }
samliam-reason-called = { $side } announced a win that nothing can stop
samliam-reason-turn-limit = everybody has played sixty turns of the second phase
samliam-reason-all-placed = nothing more can be placed, and there is no square
samliam-reason-all-passed = everybody has passed in turn
