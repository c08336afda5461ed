## Three in a row, for tests

toy-name = Three in a row
toy-tagline = Three stones of yours in one line.
toy-player-x = Crosses
toy-player-o = Noughts
toy-stone = stone
toy-move-malformed = this is not a cell of the board
toy-move-occupied = { $cell } is taken
toy-reason-line = three in a row
toy-reason-full = the board is full
toy-touch-cell = touch a free cell
toy-deed-place = a stone on { $cell }
