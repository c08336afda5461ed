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
move-no-swap = one swaps only in answer to the very first move, and only where swapping is allowed

# The table
table-over = the game is over
table-repetition = the same position has occurred for the third time
table-resigned = { $side } resigned
table-flagged = { $side }: out of time
table-resigned-shared = { $side } resigned and is last; { $others } share the rest
table-flagged-shared = { $side } ran out of time and is last; { $others } share the rest
table-all-left = { $side } left last; nobody has won
table-gone = { $side } has left already
table-agreed = by agreement
table-settlement = “{ $found }” is nothing that players can settle among themselves

list-and = and

# Setting up a position
edit-side = Side to move
edit-none = nothing
edit-yes = yes
edit-no = no

# A touch that leads nowhere
touch-not-your-turn = it is not your move
touch-begun = finish what you have begun, or touch it again to let go
touch-no-button = this game has no such button

# Told before a move
duty-swap = the second player may take over the first move

# Records
record-tag = this is no tag; a tag is written [Name "value"]
record-repeated = the tag { $name } comes twice
record-value = “{ $found }” will not do for { $name }
record-no-game = no tag [Game "…"] tells which game it is
record-open-comment = this comment is never closed
record-open-variation = this variation is never closed
record-no-variation = no variation is open here
record-variation-of-nothing = there is no move before this variation that it could replace
record-tags = more than { $most } tags
record-moves = more than { $most } moves
record-nested = more than { $most } variations in each other
record-departures = players leave and are back so often that more than { $most } moves would have to be played again
record-comment = a comment of more than { $most } bytes
record-mark = “{ $found }” is no mark; marks are $0 to $255
record-went-on = the game went on after this move, so nothing can be settled there
record-line = a line of more than { $most } bytes
record-json = this is no game in JSON, with the fields “game” and “moves”
record-result = the result is given as { $found }, but the moves end with { $is }

# What the system refuses
system-not-found = there is no such file or folder
system-permission = access is refused
system-folder = it is a folder
system-exists = there is such a file already
system-full = the disk is full

# Links
short-malformed = this is no link to a game, or only a part of one
short-version = this link is of version { $found }, which is not known here
short-checksum = this link was damaged on the way
short-content = this link holds no game
short-too-long = this game is too long for a link: more than { $most } moves or bytes
short-too-wide = this game leaves too many choices for a link: more than { $most } possible moves in all

# The online table
room-no-seat = you need a seat at this table
room-taken = this seat is taken
room-seated = you have a seat at this table already
room-waiting = the game has not begun
room-begun = the game has begun
room-over = the game is over
room-running = the game is not over yet
room-not-your-turn = it is not your turn
room-stale = the game has gone on in the meantime
room-offered = this was proposed already; play a move first
room-no-offer = nobody proposed this
room-nothing-back = there is no move of yours to take back
room-no-abort = everybody has played: the game counts, and can only be resigned
room-not-yours = only whoever laid the table may change it
room-pace = a game takes 10 seconds to a day, a turn adds at most 10 minutes; or a turn takes 1 to 30 days
room-over-already = this position is the end of a game
room-seats = there must be a seat for each player, one of them yours
room-house = this is not for players to do
room-aborted = the game was called off before everybody had played

# The server
house-malformed = the server did not understand: { $why }
house-no-game = there is no such table
house-flood = too much at once; wait a little
house-slow = this connection reads too slowly
house-storage = the server cannot keep anything just now, so nothing was done; try again
house-damaged = this game is damaged and cannot be opened
house-stopping = the server stops for a moment
house-watching = this page follows too many tables already
house-silent = only those who have a seat may talk
house-saying = say something in at most 200 letters
