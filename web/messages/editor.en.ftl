## Setting up a position

editor-title = Set up a position
editor-game = Game
editor-options = Options of the game
editor-options-chosen = Options of the game: { $options }
editor-board = The board
editor-tools = What a touch puts
editor-notes = What a touch notes about its cell
editor-nobody = Nobody’s
editor-take = Take away
editor-note = { $side }: { $what }
editor-hands = In hand
editor-fields = The rest of the position
editor-text = The position as text
editor-read = Read
editor-copy = Copy
editor-copied = Position copied.
editor-not-copied = The browser does not allow copying: the text is selected, copy it yourself.
editor-clear = Clear
editor-start = Start position
editor-analyse = Analyse
editor-possible = This position is possible.
editor-impossible = Impossible: { $why }
editor-keys = By keyboard: arrows go from cell to cell, Enter puts, Delete takes away, a side’s letter ({ $letters }) takes up its pieces, figures choose among them, 0 takes away.
