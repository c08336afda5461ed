## Puzzles: loaded with them

puzzles-today = today’s, no. { $number }
puzzles-one = { $name }, no. { $number }
puzzles-none-title = No puzzles yet
puzzles-none-text = None have come this far yet. The boards are waiting for you on the home page.
puzzles-failed-title = The puzzles did not arrive
puzzle-missing-title = There is no such puzzle here
puzzle-missing-text = The link may be incomplete, or the puzzle was replaced. Today’s is waiting for you.
puzzles-skipped = { $count ->
    [one] One unreadable line is left out.
   *[other] { $count } unreadable lines are left out.
  }
puzzles-go-today = Today’s
puzzles-new-day = Today’s puzzle is here

puzzle-asks-win = { $turn } and win { $count ->
    [one] in one move
    [2] in two moves
    [3] in three moves
    [4] in four moves
    [5] in five moves
   *[other] in { $count } moves
  }.
puzzle-asks-save = { $turn }: only one move saves the game.
puzzle-short-win = { $count ->
    [one] win in one move
    [2] win in two moves
    [3] win in three moves
    [4] win in four moves
    [5] win in five moves
   *[other] win in { $count } moves
  }
puzzle-short-save = find the move that saves

puzzle-theme = Theme
puzzle-unknown = to be found
puzzle-difficulty = Difficulty
puzzle-difficulty-of = { $marks } out of 5
puzzle-time = Time
puzzle-seconds = { $seconds } s
puzzle-minutes = { $minutes } min { $seconds }

puzzle-begin = Only one move is right. Touch the board to play it.
puzzle-was-shown = The solution was shown to you: play it again for pleasure; it does not count.
puzzle-go-on = Your move: go on.
puzzle-hint-touch = Begin with what is framed.
puzzle-hint-move = The move is { $move }.
puzzle-slower = { $move } wins too, but more slowly. Look for a shorter way.
puzzle-wrong-ends = { $move } ends the game, but not for you.
puzzle-wrong-loses = { $count ->
    [one] Not { $move }: { $reply } answers and wins at once.
   *[other] Not { $move }: { $reply } answers and wins in { $count } moves.
  }
puzzle-wrong-escapes = Not { $move }: { $reply } answers, and the win slips away.
puzzle-wrong-other = Not { $move }: { $reply } answers, and nothing is saved.
puzzle-hint = Hint
puzzle-hint-more = The move
puzzle-reveal = Solution

puzzle-solved = Solved
puzzle-saves = { $count ->
    [one] Every other move loses at once.
    [2] Every other move loses within two moves.
    [3] Every other move loses within three moves.
    [4] Every other move loses within four moves.
    [5] Every other move loses within five moves.
   *[other] Every other move loses within { $count } moves.
  }
puzzle-solution = The solution
puzzle-found-first = Found at the first try.
puzzle-found-helped = Found with a hint.
puzzle-found-later = Found after a detour.
puzzle-found-shown = Found again after the solution.
puzzle-found-not = The next one will be yours.
puzzle-another = Another
puzzle-share = Share
puzzle-link-title = A link to this puzzle
puzzle-link-about = Whoever follows it finds the same position, and nothing of what you played there.
puzzle-copy = Copy
puzzle-send = Send
puzzle-copied = Copied.
puzzle-copied-not = The browser does not let us copy. The link is selected: copy it yourself.
puzzle-rating = Your strength
puzzle-rating-of = { $rating }, from { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
  }
puzzle-rating-new = { $rating } to begin with

puzzle-streak = { $count ->
    [0] A streak begins today
    [one] One day
    [2] Two days in a row
    [3] Three days in a row
    [4] Four days in a row
    [5] Five days in a row
    [6] Six days in a row
    [7] Seven days in a row
   *[other] { $count } days in a row
  }
puzzle-next-at = the next one at { $time }
puzzle-day-solved = { $day }, solved
puzzle-day-open = { $day }, not yet
puzzle-day-missed = { $day }, missed
puzzle-others = Other puzzles
puzzle-themes = Choose a theme
puzzle-themes-all = All themes
puzzle-themes-count = { $name } ({ $count })

# Themes
puzzle-theme-push-out = Push it out
puzzle-theme-sandwich = Caught in between
puzzle-theme-self-goal = The own goal
puzzle-theme-step-aside = The step aside
puzzle-theme-enter = The entry
puzzle-theme-double-square = Two squares at once
puzzle-theme-exhaustion = Too few pawns left
puzzle-theme-last-pawn = The last pawn
puzzle-theme-parry = The parry
puzzle-theme-close = The closing move
puzzle-theme-fork = The fork
puzzle-theme-tile-after-block = The tile after the block
puzzle-theme-duty = The duty
puzzle-theme-lift = The lifted triangle
puzzle-theme-cross = The cross
puzzle-theme-line = The line
puzzle-theme-save = The move that saves
puzzle-theme-other = The one right move
