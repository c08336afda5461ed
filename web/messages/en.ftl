## The page: what the browser says

site-name = Three games of Siam
page-title = { $here } — Siliam
site-title = Siliam — Siam, Squaryd, Sam Liam
nav = Pages
nav-home = Home
nav-rules = Rules
nav-settings = Settings
nav-about = About
nav-other-language = Français
loading = Setting out the board…
retry = Try again
go-home = Back home
cancel = Cancel

# Home
play = Play
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
players-range = { $least } to { $most } players
continue = Continue
continue-what = { $name }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
home-rules = with boards to touch
home-about = the authors, and us

# Setting up
setup-read-rules = Read the rules
setup-board = Board
setup-seats = Who plays
setup-clock = Clock
setup-options = Variants
setup-start = Begin
seat-person = A person
seat-computer = The computer
seat-you = you
clock-none = None
clock-minutes = { $count } min
clock-no-increment = nothing per move
clock-increment = + { $count } s per move
clock-low = { $side }: less than twenty seconds.
clock-of = Clock: { $side }

# The table
board-name = { $name } board
panel = The game
moves = Moves played
round = Round
turn-of = { $side } to move
win-of = { $side } win
drawn = A draw
thinking = the computer is thinking…
ask-reserve = take a piece from the reserve
ask-cell = touch a cell
ask-next = where to?
ask-facing = choose the facing
hint-best = { $move } looks best
hint-wins = { $count ->
    [one] { $move } wins at once
   *[other] { $move } wins in { $count } moves
  }
hint-holds = { $move } holds out longest
compass = Facing
in-hand = in hand
stand = Reserve, { $side }: { $kind }, { $left } in hand of { $of }
cell-empty = empty
cell-target = possible
cell-hole = { $cell }, off the board
piece-of = { $kind } ({ $side })
typed = Move
typed-play = Play it
tools = Actions
undo = Take back
redo = Replay
hint = Hint
turn-board = Turn
offer-draw = Draw
resign = Resign
rematch = Rematch
new-game = Another game
ask-resign = Resign the game?
do-resign = Resign
ask-draw = Does everybody agree to a draw?
do-draw = A draw
table-time = { $side }: out of time
not-saved = The browser refuses to keep this game: it will be lost when you close the page.
option-swap = the second player may take over the first move
action-swap = Take over the first move
action-pass = Pass

# How strong the computer is
strength = Strength
strength-level = level { $number }, { $word }
strength-newcomer = newcomer
strength-easy = easy-going
strength-steady = steady
strength-skilled = skilled
strength-strong = strong
strength-full = full strength
seat-computer-level = computer, level { $number }
seat-computer-full = computer, full strength

# Looking back
look-start = The start of the game
look-after = After move { $number } of { $of }
look-only = only looking
look-better = better: { $move }
look-earlier = Earlier
look-later = Later
look-now = Back to the game
look-at = move { $number }
slip = overlooked: { $what }

# Going through a game
review = Review
review-running = Going through the game…
review-stop = Stop
review-title = What decided the game
review-calm = No move stands out: the game was decided little by little.
review-failed = Something went wrong on the way.
review-missed = { $count ->
    [one] { $move } passes over a win: { $better } wins at once.
   *[other] { $move } passes over a win: { $better } wins in { $count } moves.
  }
review-allowed = { $count ->
    [one] { $move } lets the other side win at once; { $better } was better.
   *[other] { $move } gives away a win in { $count } moves; { $better } was better.
  }
review-turned = { $move } lowers the chances from { $before } to { $after } %; { $better } was better.

# What is called out loud
call-sam = Sam
call-song = Song
call-song-sam = Song sam
call-win = Win

# Facings
facing-n = facing north
facing-e = facing east
facing-s = facing south
facing-w = facing west
facing-ne = corner to the north-east
facing-se = corner to the south-east
facing-sw = corner to the south-west
facing-nw = corner to the north-west
toward-n = to the north
toward-e = to the east
toward-s = to the south
toward-w = to the west

# The last move, told
told-join = {"; "}
told-push = push from { $cell } { $direction }: { $pieces } { $count ->
    [one] moves
   *[other] move
  } one cell
told-enter = { $piece } on { $cell }{ $shown ->
    [facing] , { $facing }
   *[plain] {""}
  }
told-step = { $piece } from { $from } to { $to }{ $shown ->
    [facing] , { $facing }
   *[plain] {""}
  }
told-turn = { $piece } on { $cell } turns, { $facing }
told-home = { $piece } on { $cell } goes back to its reserve
told-fall = { $piece } on { $cell } falls off the board
told-swap = { $piece } on { $cell } changes sides
told-move = Last move: { $move }.

# Rules
diagram = Diagram to touch
diagram-play = Play { $move }
diagram-reset = Put it back

# Settings
set-lang = Language
lang-fr = Français
lang-en = English
set-theme = Colours
theme-auto = Like the system
theme-light = Day
theme-dark = Night
theme-contrast = High contrast
set-motion = Motion
motion-auto = Like the system
motion-full = Moving
motion-none = Still
set-board = On the board
set-sound = Sounds of wood and stone
set-coordinates = Coordinates
set-touchable = Show what can be touched
set-threats = Show threats and closing cells
storage-refused = The browser refuses to keep anything: settings hold until you close the page.

# What is not there
missing-title = There is no such page
missing-text = The link may be incomplete, or the page has moved. The boards are waiting on the home page.
missing-game-title = This game is not here
missing-game-text = There is no game “{ $name }”. All games are on the home page.
no-game-title = This match is not here
no-game-text = Matches stay in the browser in which they are played. This one may come from another device, or was forgotten.
broken-title = This match is damaged
broken-text = What the browser has kept of it can no longer be read. You can forget it and begin another one.
forget = Forget this match
failed-title = The rules did not arrive
failed-text = The connection was probably lost. Your kept matches are safe.

# About
about-lead = Siliam is free software for playing three games of strategy, alone or together, in the browser. Si liam is Thai for square.
about-games-title = The games and their authors
about-siam = Siam is a game by Didier Dhorbait, published by Ferti in 2005: elephants and rhinoceroses contend for three rocks.
about-squaryd = Squaryd was created by Pierre Baudy: one seeks a square, at whatever angle.
about-samliam = Sam Liam is a game by Gérard Pierson, Les Jeux du Pige, a finalist of the 2007 contest of game authors: four triangles make a square.
about-rights = The games, their names and their printed rules belong to their authors and publishers. If you like a game, look for its box: wood is better than a screen.
about-ours-title = What is ours
about-ours = The drawings, the texts of these pages and the rulings, numbered in each set of rules, are ours. No picture and no text comes from the boxes.
about-licence = The program is free, under the MIT or the Apache 2.0 licence, as you choose.
about-privacy-title = Privacy
about-privacy = There is no account, no cookie and no tracking. Your games and settings stay in this browser and go nowhere. The computer you play against is your own.
