## Said by every surface

# The outer form of position texts
text-fields = the text has { $found } { $found ->
    [one] field
   *[other] fields
  }, parted by single spaces; it should have { $expected }
text-rows = the board has { $found } { $found ->
    [one] row
   *[other] rows
  } instead of { $expected }
text-length = row { $row } does not have { $expected } cells
text-letter = “{ $found }” in row { $row } is no piece of this game
text-run = row { $row } must write each run of free cells as one number
text-side = “{ $found }” is not a side to move
text-count = “{ $found }” is not a plain number of at most nine digits

# Names of games
name-unknown-game = there is no game “{ $found }”; the games are { $known }
name-unknown-option = { $game } has no option “{ $found }”; it has { $known }
name-repeated-option = option “{ $found }” is given twice

# Moves in any game
move-no-cell = the board has no cell { $cell }
move-no-swap = swap is only an answer to the very first move, and only with the option “swap”

# The table
table-over = the game is over
table-repetition = the same position has occurred for the third time (G1)
table-resigned = { $side } resigned
table-agreed = a draw was agreed
