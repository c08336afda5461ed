## The command line

cli-about = Siliam: Siam, Squaryd and Sam Liam, to play, to referee and to study.
cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-after-help =
    Try:
      siliam play siam
      siliam show siam
      siliam moves siam @c1n
      siliam rules siam
      siliam perft siam 4
    A game is an id with options, as in siam:ban,swap; siliam games lists them.

# Commands
cli-command-serve = Play in the browser; the default command
cli-command-play = Play in the terminal, against the computer or together
cli-command-games = List the games: id, number of players, options
cli-command-rules = Print a game's rules, with its diagrams drawn
cli-command-show = Draw a position, with the side to move and the result
cli-command-picture = Draw a position into a file, SVG or PNG as its name ends
cli-command-moves = List the legal moves, one a line
cli-command-apply = Play moves; print the position and the result
cli-command-labels = What the last move brought its player: sam, song, song-sam, win, or -
cli-command-perft = Count the lines of exactly DEPTH plies
cli-command-playouts = Play random games and count how they end
cli-command-best = Find the best move
cli-command-bench = Search fixed positions; the node count is a signature of behaviour
cli-command-match = Play engines against each other, every opening twice
cli-command-record = Check, show, convert or count game records
cli-command-puzzles = Make puzzles, or prove them again
cli-command-backup = Copy the database of online games, also while the server runs
cli-command-store = Check the database of online games
cli-command-ugi = Speak UGI, the Universal Game Interface, for other programs (docs/ugi.md)

# Arguments
cli-arg-lang = The language, French or English; else the environment's
cli-arg-help = Show this help
cli-arg-version = Show the version
cli-arg-listen = The address to listen on (127.0.0.1:7420 by default)
cli-arg-data = The folder where online games are kept (by default the usual place for a program’s data)
cli-arg-public-url = Where people reach the server, for links: https://siliam.example
cli-arg-computers = Threads on which computers think
cli-arg-config = A file with all of these and the limits (docs/hosting.md)
cli-arg-log-filter = What is logged to standard error: warn, info, debug
cli-arg-game = A game's id, with options after a colon: siam:ban,swap
cli-arg-position = A position text to begin from instead of the start
cli-arg-moves = Moves to play from there
cli-arg-depth = How many plies
cli-arg-divide = Count by first move, a line each
cli-arg-make = Play every leaf and compute its key instead of only counting
cli-arg-count = How many games
cli-arg-plies = Cut each game after so many plies
cli-arg-seed = Seed of the random numbers; the same seed gives the same games (default 0)
cli-arg-time = Think for so many milliseconds (default 1000)
cli-arg-nodes = Search so many positions
cli-arg-depth-limit = Search so many plies deep
cli-arg-threads = How many threads search
cli-arg-memory = Memory for tables, in mebibytes (default 64)
cli-arg-level = Play as this level, 1 to 10
cli-arg-clock = Milliseconds left on the clock for the whole rest of the game
cli-arg-increment = Milliseconds that every move adds to the clock
cli-arg-lines = How many lines to show, the best first
cli-arg-players = Who plays: engine:time=100, engine:clock=60000,ponder=1, level:4, plain:3, shallow:3, greedy, random, exec=PATH:time=100, "ugi=PROGRAM ARGUMENTS:time=100" for any UGI engine (docs/ugi.md)
cli-arg-games = How many games, an even number
cli-arg-opening-plies = Random plies of an opening (default 4, in Squaryd 2)
cli-arg-balance = How far from even an opening may be, in hundredths (default by game); in Squaryd, whose start favours Dark, from the start
cli-arg-even = Openings as good for both even where the start of the game is not
cli-arg-concurrency = Games played at the same time (default 1)
cli-arg-log = A file that keeps every game; a match with the same file goes on where it was
cli-arg-record = A file to which every game is added as a record
cli-arg-ladder = Each plays only the next one named, not everybody
cli-arg-sprt = Stop when decided between two differences in Elo, as in 0,10
cli-arg-files = Files of records, of plain move lists, of JSON lines or of links; - for standard input
cli-arg-sample = N puzzles of each file instead of all
cli-arg-puzzle-files = Files of puzzles; without any, those of the program
cli-arg-puzzle-count = How many puzzles (default 20)
cli-arg-puzzle-threads = How many games are played at the same time
cli-arg-file = The copy; nothing is overwritten
cli-arg-to = What to write: record (the default), moves, json or link
cli-arg-opening-depth = How many plies of openings to list (default 1)
cli-arg-of-record = A file of records whose first game is drawn instead
cli-arg-at-ply = After so many moves of the record (its last position by default)
cli-arg-output = The file to write; - for standard output, which is the default
cli-arg-size = How many pixels wide, 64 to 4096 (default 800)
cli-arg-theme = The colours: light (the default), dark or contrast
cli-arg-from-side = The side that sits at the near edge, by its letter (the first one by default)
cli-arg-ugi-game = The game to begin with (siam by default); the option Game changes it
cli-arg-people = The sides that people at this terminal play, by their letters: e, er; - for none (the first side by default)
cli-arg-opponents = How strong the computer is in the other seats, 1 to 10 or full (2 by default); one by one as in g=3,k=full
cli-arg-minutes = A clock: minutes for the game and seconds added by every move, as in 10+5
cli-arg-leaving = When one of three or four leaves: a computer goes on (goes-on, the default) or the game ends (ends)
cli-arg-save = Keep the game in this new file, written after every move
cli-arg-resume = Go on with a game that was kept, and keep it in the same file
cli-arg-luck = The computer's luck; the same seed gives the same moves (another one every game by default)
cli-arg-plain = Lines of words instead of a screen, for scripts and screen readers; also without a terminal
cli-record-check = Read every game and tell what is wrong, with file, line and column
cli-record-show = Draw where each game ended, and write it
cli-record-convert = Write every game in another form
cli-record-stats = Results by side, lengths and openings
cli-store-check = Fold every game, compare every list, verify every checksum
cli-puzzles-make = Play games and keep the positions in which exactly one move is right, proven
cli-puzzles-check = Prove every puzzle again and tell which are false, with file and line
cli-no-puzzles = there are no puzzles of { $game }

# What is wrong
cli-unknown-argument = there is no argument “{ $found }” here; try --help
cli-unknown-command = there is no command “{ $found }”; try --help
cli-missing-argument = something is missing: { $found }; try --help
cli-missing-value = { $found } needs a value; try --help
cli-bad-value = “{ $value }” will not do for { $found }; try --help
cli-repeated-argument = { $found } may be given only once
cli-conflicting-arguments = { $found } and { $other } exclude each other
cli-bad-arguments = the command line is not understood; try --help
cli-no-engine = this game has no engine yet
cli-bad-player = { $why }
cli-bad-file = { $file }: { $why }
cli-no-output = nothing can be written: { $why }
cli-no-record = there is no game in it
cli-picture-format = { $file }: a picture is written as SVG or PNG; the name must end in .svg or .png
cli-picture-ply = the game has only { $plies } moves
cli-two-players-only = --sprt is for games of two players
cli-bad-position = position: { $why }
cli-bad-move = move { $number } “{ $move }”: { $why }

# match
cli-forfeit = opening { $opening }: { $player } ({ $side }) loses the game: { $why }
cli-forfeit-not-started = its program does not start: { $detail }
cli-forfeit-crashed = its program ended ({ $detail })
cli-forfeit-ended = its program ended
cli-forfeit-silent = no answer in { $detail }
cli-forfeit-illegal = “{ $detail }” is no legal move
cli-forfeit-out-of-time = its time is up
cli-forfeit-no-move = it gives no move

# show
cli-show-reserve = { $side }: { $left } of { $of } in hand
cli-show-draw = A draw
cli-show-result = { $result }: { $why }.

# serve
cli-serve-listening = Siliam is waiting for you at { $address } (Ctrl-C to stop)
cli-serve-near = Others in your network open { $address }
cli-serve-data = Online games are kept in { $folder }
cli-serve-taken = another program already uses { $address }; choose another one with --listen
cli-serve-failed = the server cannot listen: { $why }

# backup, store
cli-backup-done = Copied to { $file }, { $bytes } bytes
store-full = the disk is full; nothing was written
store-read-only = the database is read-only; nothing was written
store-io = the database cannot be read or written: { $why }
store-busy = another program holds the database
store-closed = the database was closed
store-batch = events that do not fit together were not written: { $why }
store-folder = the data folder { $folder } cannot be used: { $why }
store-no-home = this system names no folder for data; name one with --data
store-absent = there is no database { $file }; name another folder with --data
store-not-ours = { $file } is no database of Siliam; it was left as it is
store-newer = { $file } was written by a newer version of Siliam (schema { $found }, this one knows { $known }); it was left as it is
store-older = { $file } was written by an older version of Siliam (schema { $found }, this one has { $known }); siliam serve brings it up to date
store-in-use = another Siliam uses the data folder { $folder }; stop it, or name another one with --data
store-exists = { $file } exists already; nothing was overwritten
store-copy = { $file } cannot be written: { $why }

# What a check finds
store-fault-structure = the structure of the file: { $why }
store-fault-schema = “{ $name }” is not as this version makes it
store-fault-name = “{ $game }” is no id of a game
store-fault-game = game { $game }: unreadable, { $why }
store-fault-sum = game { $game }, event { $number }: not what was written, by its checksum
store-fault-missing = game { $game }, event { $number }: missing
store-fault-unreadable = game { $game }, event { $number }: unreadable, { $why }
store-fault-fold = game { $game }, event { $number }: it cannot have happened, { $why }
store-fault-derived = game { $game }: { $what } in the lists is not what follows from the events
store-fault-unlisted = game { $game }: missing in the lists
store-fault-no-events = game { $game }: in the lists, but without events
store-fault-guest = guest { $guest }: not what was written, by the checksum
store-fault-log = the log siliam.db-wal, frame { $frame }: not what was written, by its checksum; { $lost } commits from there on cannot be read
store-fault-heartbeat = the heartbeat: not what was written, by its checksum
store-what-number = the number of the last event
store-what-waits = what it waits for
store-what-open = whether it is open
store-what-house = whether the house has a part in it
store-what-changed = the time of the last change
store-what-summary = the summary
store-what-players = who plays
