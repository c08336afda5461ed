## A game in the terminal

# What is wrong
tui-no-side = there is no side “{ $found }” in this game; its sides are { $known }
tui-no-level = “{ $found }” is no level; levels are 1 to 10, and full
tui-level-of-person = “{ $found }” is a computer’s level, but a person sits there
tui-no-engine = nobody can play against a computer here: this game has no engine
tui-file = file { $file }: { $why }
tui-file-exists = the file { $file } is there already: go on with it by --resume, or choose another name
tui-file-empty = the file { $file } holds no game
tui-file-several = the file { $file } holds several games, and only one can be gone on with
tui-file-bad = { $file }, line { $line }, column { $column }: { $why }
tui-too-small = this window has { $width } columns and { $height } lines; the board needs { $columns } and { $lines }

# Whose turn it is, how it ended
tui-turn = { $side } to move
tui-wins = { $side } win
tui-drawn = a draw
tui-shared = { $count ->
    [one] { $sides } is left at the table
   *[other] { $sides } share the game
  }
tui-look = { $number ->
    [0] the start of the game
   *[other] after move { $number } of { $of }
  }
tui-look-keys = Page Up and Page Down go through the moves, Escape comes back to the game
tui-thinking = the computer is thinking…
tui-no-advice = the computer has nothing to say here
tui-slip = overlooked: { $what }
tui-told-join = {"; "}

# What is asked
tui-ask-reserve = take a piece from your reserve: Enter
tui-ask-cell = choose a cell with the arrows, then Enter
tui-ask-next = where to? Escape lets go
tui-ask-facing = choose the facing with the arrows, then Enter
tui-ask-corner = choose the corner with the arrows, then Enter

# What people do beside moving
tui-nothing-to-undo = there is nothing to take back
tui-nothing-to-redo = there is nothing to play again
tui-draw-declined = { $side } declines the draw and hopes for more
tui-draw-too-soon = { $count ->
    [one] a draw was declined just now: one more move before it can be offered again
   *[other] a draw was declined just now: { $count } more moves before it can be offered again
  }
tui-left-resigned = { $side } resigned; a computer goes on in that seat
tui-left-flagged = { $side } ran out of time; a computer goes on in that seat
tui-gone-resigned = { $side } had resigned: a computer played in that seat
tui-gone-flagged = { $side } had run out of time: a computer played in that seat
tui-saved = the game is kept in { $file }, from now on after every move
tui-save-where = say in which file: save FILE
tui-word-save = save

# Advice
tui-hint-best = { $move } looks best
tui-hint-wins = { $count ->
    [one] { $move } wins at once
   *[other] { $move } wins in { $count } turns
  }
tui-hint-holds = { $move } holds out longest

# What is seen
tui-you = you
tui-person = a person
tui-level = level { $number }
tui-full = full strength
tui-moves = Moves
tui-facing = Facing
tui-corner = Corner
tui-empty = empty
tui-hole = { $cell }, off the board
tui-possible = possible
tui-piece-of = { $kind } ({ $side })
tui-reserve = { $kind }, { $left }/{ $of } in hand
tui-in-hand = { $kind } in hand: { $left } of { $of }
tui-stand = { $kind }: { $cells }
tui-of-side = { $side }: { $what }
tui-action-swap = Take over the first move
tui-action-pass = Pass

# Keys
tui-keys-line = ←↑↓→ Enter touch · Tab reserve · Esc let go · ⌫ take back · ! hint · ? help
tui-keys-line-over = PgUp PgDn look back and forward · Esc the present · ⌫ take back · Ctrl C leave
tui-prompt = Move:
tui-typed-keys = Enter plays, Esc drops it
tui-leaf = { $number } of { $of } · PgUp and PgDn turn the page, any other key closes it
tui-keys = Keys
tui-words = Words to type
tui-key-arrows = ← ↑ ↓ →
    .does = go from cell to cell
tui-key-enter = Enter
    .does = touch
tui-key-escape = Esc
    .does = let go, back to the game
tui-key-tab = Tab
    .does = reserves, facings, buttons
tui-key-letters = letters
    .does = type a move or a word
tui-key-hint = !
    .does = a hint
tui-key-undo = ⌫, Ctrl Z
    .does = take back
tui-key-redo = Ctrl Y
    .does = play again
tui-key-look = PgUp PgDn
    .does = look back and forward
tui-key-ends = Home End
    .does = the start, the present
tui-key-save = Ctrl S
    .does = keep the game in a file
tui-key-help = ?, F1
    .does = this page
tui-key-quit = Ctrl C
    .does = leave

# Words
tui-dialogue-help = type a move, or a word such as help, look, board, moves, hint, quit
tui-word-does = { $word }: { $does }
tui-does-help = what can be typed
tui-does-hint = what the engine would play
tui-does-moves = what may be tried now
tui-does-list = the moves played
tui-does-look = the position in words
tui-does-board = the board as a drawing
tui-does-position = the position’s text
tui-does-undo = take back
tui-does-redo = play again
tui-does-save = keep the game in FILE
tui-does-draw = offer a draw
tui-does-resign = resign
tui-does-quit = leave
