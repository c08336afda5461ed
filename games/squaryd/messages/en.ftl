## Squaryd

squaryd-name = Squaryd
squaryd-tagline = Make a square, at whatever angle.

# Sides
squaryd-player-d = Dark
    .turn = Dark to move
    .wins = Dark wins
squaryd-player-l = Light
    .turn = Light to move
    .wins = Light wins

# Pieces
squaryd-pawn = pawn
squaryd-single = single
squaryd-double = double

# Options, each in half a sentence
squaryd-option-table = nothing is automatic, attention is part of the game (as on the sheet)
squaryd-option-free-doubles = doubles may go on any empty cell (some printings)
squaryd-option-swap = the second player may take over the first move

# Marks
squaryd-mark-threat = threat
squaryd-mark-vertex = threatened vertex
squaryd-mark-square = square

# Buttons
squaryd-action-double = Put a double
squaryd-action-close = Put a single and claim
squaryd-action-claim = Claim a square
squaryd-action-denounce = Denounce an error
squaryd-action-pass = Pass
squaryd-action-swap = Swap

# What a move at the table lets slip
squaryd-label-error = a single on a threatened vertex
squaryd-label-missed-parry = a threat left without a parry
squaryd-label-missed-square = a square that could have been closed
squaryd-label-missed-claim = a square that could have been claimed
squaryd-label-missed-denounce = an error that could have been denounced

# Setting up a position
squaryd-edit-last-d = Dark’s last single
squaryd-edit-last-l = Light’s last single
squaryd-edit-mark = What has just happened
squaryd-edit-mark-nothing = nothing in particular
squaryd-edit-mark-doubled = the side to move has put a double in this turn
squaryd-edit-mark-passed = the other side has just passed

# Why a position is refused
squaryd-position-hole = the hole “#” belongs on d4, there alone, and nothing is placed in it
squaryd-position-pawns = { $side } has { $found } pawns on the board, there are only { $most }
squaryd-position-singles = the game is over: { $side } has a square of singles, { $square }
squaryd-position-doubles = the game is over: { $side } has a square of doubles, { $square }
squaryd-position-no-last = { $side } cannot have placed the last single on “{ $found }”: there is none there
squaryd-position-last-missing = { $side } has singles on the board: the text must say which was placed last
squaryd-position-mark = “{ $found }” is not a mark; it is *, p or -
squaryd-position-no-double = the mark * says that { $side } has just put a double, but there is none on the board
squaryd-position-not-passed = the mark p says that { $side } has just passed, but a single could have been placed

# Why a move is refused
squaryd-move-malformed = this is not a move; moves look like c3 (single), =d1c3 (with the due doubles), pass; at the table also =d1, c3!, claim-a1a3c1c3, denounce-d1
squaryd-move-occupied = { $cell } is occupied
squaryd-move-no-pawn = { $side } has no pawn left for a single: there is only “pass”
squaryd-move-no-two-pawns = { $side } does not have two pawns left for a double
squaryd-move-must-place = one passes only when there is no pawn left, or no cell, for a single
squaryd-move-due = a double is due on { $cell } and goes there by itself
squaryd-move-none-due = no double is due
squaryd-move-not-the-due = these are not the due doubles: they go on { $cells }
squaryd-move-no-single = after the due doubles a single is to be placed
squaryd-move-barred = no single on { $cell }: an opponent without pawns threatens that vertex
squaryd-move-only-at-the-table = claims and denunciations need the option “at the table”: here the referee sees everything
squaryd-move-one-by-one = at the table every action is a move of its own
squaryd-move-no-threat = the opponent’s last single made no threat on { $cell }
squaryd-move-closes-nothing = a single on { $cell } closes no square of yours
squaryd-move-not-four-cells = a claim names the four vertices of a square, not { $found } { $found ->
    [one] cell
   *[other] cells
  }
squaryd-move-no-square = { $cells } are not the vertices of a square
squaryd-move-wrong-claim = { $cells }: these are neither four singles of yours nor four doubles of the opponent’s
squaryd-move-not-just-put = the opponent has not just placed a single on { $cell }
squaryd-move-too-late = too late to denounce { $cell }: you have already put a double
squaryd-move-no-error = your last single had made no threat on { $cell }
squaryd-move-closed-square = the single on { $cell } closed a square of the opponent’s: that is no error

# Why a touch leads nowhere
squaryd-touch-hole = nothing is placed in the hole in the middle
squaryd-touch-reserve-not-yours = these pawns are not yours
squaryd-touch-cell = touch the empty cell the pawn is to go on
squaryd-touch-cell-for-double = touch the empty cell the double is to go on
squaryd-touch-vertices = touch the four vertices of the square
squaryd-touch-doubles-come = doubles are placed by themselves where they are due
squaryd-touch-nothing-to-denounce = the opponent has not placed a single yet

# What was played
squaryd-deed-single = { $count ->
    [0] a single on { $cell }
    [one] a double parries on { $parries }, then a single on { $cell }
   *[other] doubles parry on { $parries }, then a single on { $cell }
  }
squaryd-deed-double = { $count ->
    [0] a double on { $cell }
    [one] a double parries on { $parries }, then another goes on { $cell }
   *[other] doubles parry on { $parries }, then another goes on { $cell }
  }
squaryd-deed-pass = { $count ->
    [0] { $side } passes
    [one] a double parries on { $parries }, then { $side } passes
   *[other] doubles parry on { $parries }, then { $side } passes
  }
squaryd-deed-close = a single on { $cell }, and the square it closes is claimed
squaryd-deed-claim = the square { $square } is claimed
squaryd-deed-denounce = the single on { $cell } is denounced
squaryd-deed-swap = swap: the single on { $cell } changes sides

# What is told before a move
squaryd-duty-parry = parried for you on { $cells }: { $left ->
    [0] no pawn
    [one] one pawn
   *[other] { $left } pawns
  } left after that
squaryd-duty-barred = no single on { $cells }: an opponent without pawns threatens there
squaryd-duty-pass = nothing can be placed: you can only pass
squaryd-duty-pass-or-claim = no pawn left: pass, or claim a square

# Why a game is over
squaryd-reason-singles = four singles in a square, { $square }
squaryd-reason-doubles = { $side } closed a square of doubles of their own, { $square }
squaryd-reason-forced-doubles = { $side } must parry on { $vertices }, which closes a square of their own doubles, { $square }
squaryd-reason-unpaid = { $side } must parry on { $vertices } (threatened: { $squares }), which takes { $needed } pawns, and has { $left ->
    [0] none
   *[other] only { $left }
  } left
squaryd-reason-exhausted = nobody can place any more and nobody has made a square
squaryd-reason-closed = { $side } closed and claimed a square of singles, { $square }
squaryd-reason-claimed-singles = { $side } claimed a square of singles, { $square }
squaryd-reason-claimed-doubles = { $side } has a square of doubles, { $square }, and the opponent claimed it
squaryd-reason-denounced = { $side } placed a single on the threatened vertex { $cell }, and the opponent denounced it
squaryd-reason-claimed = { $side } made a right claim
squaryd-reason-passes = both passed in a row and nobody claimed a square
