## The page: what the browser says

site-name = Siliam
site-line = three games of Siam
site-heading = Siliam, three games of Siam
page-title = { $here } — Siliam
site-title = Siliam — Siam, Squaryd, Sam Liam
nav = Pages
nav-home = Home
nav-rules = Rules
nav-settings = Settings
nav-lessons = Lessons
nav-puzzles = Puzzles
nav-lobby = Open games
nav-analysis = Analysis
nav-about = About
nav-other-language = Français
loading = Setting out the board…
retry = Try again
go-home = Back home
cancel = Cancel
close = Close

# Home
play = Play
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
continue = Continue
continue-what = { $name } { $company ->
    [computer] against the computer
    [computers] among computers
    [mixed] with the computer
   *[people] among friends
  }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
continue-with = { $name } with { $names }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
continue-yours = your turn
continue-theirs = waiting
continue-computers = the computer’s turn
home-games = Your games
home-games-what = running and finished
home-games-none = to be begun, or imported
home-rules = with boards to touch
home-about = the authors, and us
home-learn = Learn
home-learn-what = a first game in five minutes
home-puzzle = Today’s puzzle
home-puzzle-what = one right move, the same for all
home-friend = Play with a friend
home-friend-what = one link, ten seconds
home-lobby = tables with a free seat

# Setting up a game
setup-read-rules = Read the rules
setup-board = The game
setup-opponent = Your opponent
setup-strength = Strength
setup-side = Your side
setup-seats = Who plays
setup-leaving = If somebody leaves
setup-clock = The clock
setup-options = Variants
setup-start = Begin
variant-samliam = the full game: a square wins
variant-samliam-7 = shorter: a square wins
variant-samliam-6x7 = with three square tiles each
variant-samliam-3p = a cross wins too
variant-samliam-4p = a line wins too
opponent-computer = The computer
    .about = as strong as you like
opponent-person = A person
    .about = taking turns at this screen
opponent-watch = Watch
    .about = the computer plays both sides
side-first = you begin
side-second = you reply
side-lot = By lot
    .about = chance decides
side-own = your side: { $side }
side-drawn = sides by lot
seat-person = A person
seat-computer = The computer
seat-you = you
teaches = The mahout corrects you
    .about = After a serious mistake it offers to take the move back and shows why.
seats-shuffled = Draw the places by lot
leaving-goes-on = A computer goes on
    .about = in that seat, while somebody stays: the usual way
leaving-ends = The game ends
    .about = whoever leaves is last, the others share the rest
against-level = against the computer, level { $number }
against-full = against the computer, full strength
between-people = { $count } people at this screen
between-computers = the computer against itself
mixed-table = { $people ->
    [one] one person
   *[other] { $people } people
  } and { $computers ->
    [one] one computer
   *[other] { $computers } computers
  }
clock-none = None
    .about = take your time
clock-without = no clock
clock-minutes = { $count } min
clock-increment = + { $count } s a move
clock-plus = { " " }+ { $count } s
clock-own = Your own
    .about = as you like it
clock-own-minutes = minutes each
clock-own-seconds = seconds added by each move
clock-pauses = The clock stops while the page is out of sight and goes on when you come back.
clock-low = { $side }: less than twenty seconds.
clock-of = Clock: { $side }
read-ruling = Read ruling { $ruling }

# The games that are kept
games-title = Your games
games-running = Under way
games-finished = Finished, to look at again
games-damaged = Damaged
games-none = Nothing is kept here yet. Begin a game: it will stay in this browser.
games-more = Show more
games-moves = { $count ->
    [0] not begun yet
    [one] { $count } move
   *[other] { $count } moves
  }
games-delete = Delete the game of { $name } of { $date }
games-delete-damaged = Delete this damaged game
games-ask = Delete this game for good?
games-do = Delete
games-deleted = The game is deleted.
damaged-row = What the browser kept here can no longer be read.
turn-yours = Your turn
result-won = won
result-lost = lost
result-drawn = drawn
result-shared = shared

# Taking a game away, bringing one in
export = Export
import = Import
import-title = Import a game
import-too-large = This file is too large: eight million characters at most.
shared-title = A game for you
names-join = {" – "}

# The table
board-name = { $name } board
panel = The game
moves = Moves played
round = Round
turn-of = { $side } to move
win-of = { $side } win
drawn = A draw
seal-draw = draw
seal-shared = game shared
thinking = the computer is thinking…
ask-reserve = take a piece from the reserve
ask-cell = touch a cell
ask-next = where to?
ask-facing = choose the facing
leave-board = Leave
hint-best = { $move } looks best
hint-wins = { $count ->
    [one] { $move } wins at once
   *[other] { $move } wins in { $count } turns
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
type-move = Type a move
tools = Actions
more = More
look = Review
analyse = Analyse
sound = Sounds
on = on
off = off
keys = By keyboard
key-arrows = Tab, arrows
    .does = to the board, then from cell to cell
key-enter = Enter
    .does = touch
key-escape = Escape
    .does = let go, or back to the game
key-letters = letters and figures
    .does = type a move, Enter plays it
key-undo = Ctrl Z, Backspace
    .does = take back a move
key-redo = Ctrl Y
    .does = redo a move taken back
key-look = ← →
    .does = look back, when off the board
key-ends = Home, End
    .does = the start, the latest position
# The game and its variants, in two words
short-samliam = two players, 9 × 9
short-samliam-7 = two players, 7 × 7
short-samliam-6x7 = two players, 6 × 7
short-samliam-3p = three players, 9 × 9
short-samliam-4p = four players, 9 × 9
short-table = at the table
short-free-doubles = doubles anywhere
short-prefix-push = push stretch by stretch
short-ban = c1 and c5 barred at first
short-one-exit = one exit only
short-announce = threats announced
short-endless = endless second phase
short-adjacent-lines = lines of touching cells
short-straight-lines = no diagonal lines
short-swap = swap allowed
undo = Take back
redo = Redo
hint = Hint
turn-board = Turn board
offer-draw = Draw
resign = Resign
rematch = Rematch
new-game = Another game
ask-resign = Resign the game?
do-resign = Resign
ask-draw = Does everybody agree to a draw?
do-draw = A draw
draw-declined = Draw declined: { $side } hopes for more.
draw-too-soon = { $count ->
    [one] A draw was declined just now: one more move before it can be offered again.
   *[other] A draw was declined just now: { $count } more moves before it can be offered again.
  }
left-resigned = { $side } resigned; a computer goes on in that seat.
left-flagged = { $side } ran out of time; a computer goes on in that seat.
gone-resigned = { $side } had resigned: a computer played in that seat.
gone-flagged = { $side } had run out of time: a computer played in that seat.
shared = { $count ->
    [one] { $sides } is left at the table
   *[other] { $sides } share the game
  }
ask-offer = Offer the computer a draw?
do-offer = Offer
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
seat-instead-resigned = computer, after a resignation
seat-instead-flagged = computer, out of time
seat-level = level { $number }
seat-computer-full = computer, full strength

# Looking back
look-start = The start of the game
look-after = After move { $number } of { $of }
look-better = better: { $move }
look-first = To the start
look-earlier = Earlier
look-later = Later
look-now = Back to the game
look-at = move { $number }
slip = overlooked: { $what }

# Going through a game
review-running = Going through the game…
review-stop = Stop
review-title = What decided the game
review-calm = No move stands out: the game was decided little by little.
review-failed = Something went wrong on the way.
review-missed = { $count ->
    [one] { $move } passes over a win: { $better } wins at once.
   *[other] { $move } passes over a win: { $better } wins in { $count } turns.
  }
review-allowed = { $count ->
    [one] { $move } lets the other side win at once; { $better } was better.
   *[other] { $move } gives away a win in { $count } turns; { $better } was better.
  }
review-turned = { $move } lowers the chances from { $before } to { $after }%; { $better } was better.

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

# The last move, told
told-join = {"; "}

# Rules
contents = Contents
rules-family = The games of the family
rulings = { $first } to { $last }
rulings-of = for { $name }
rulings-g = for all our games
rulings-q = for the refereed game
rulings-t = for the game “at the table”
diagram = Diagram to touch
diagram-reset = Put it back
try-push = Push from { $from }
try-enter = Enter on { $cell }
try-enter-push = Enter on { $cell }, pushing
try-step = Go from { $from } to { $cell }
try-turn = Turn round on { $cell }
try-leave = Leave from { $from }
try-single = Place on { $cell }
try-double = Place a double on { $cell }
try-close = Place on { $cell } and claim
try-claim = Claim the square
try-denounce = Denounce the error
try-place = Place on { $cell }
try-small-square = Place on { $cell }
try-mixed = Place on { $cell }
try-lift = Move from { $from } to { $cell }
try-tile = Place the square tile on { $cell }
try-forbid = Forbid
try-accept = Accept
try-move = Play the move

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
missing-game-title = There is no such game here
missing-game-text = There is no game “{ $name }”. All games are on the home page.
no-game-title = This game is not kept here
no-game-text = Games stay in the browser in which they are played. This one may come from another device, or was deleted.
broken-title = This game is damaged
broken-text = What the browser has kept of it can no longer be read. You can delete it and begin another.
forget = Delete this game
failed-title = The rules did not arrive
failed-text = The connection was probably lost. Your games are safe.

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
about-privacy = There is no account and no tracking. Your games at this screen and your settings stay in this browser and go nowhere. If you play online, a cookie tells this server, and only this one, who you are: it keeps the name you give it and your online games. The computer you play against at this screen is your own.
