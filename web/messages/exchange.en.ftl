## Taking a game away, bringing one in: loaded when it is wanted

export-link = Private link
export-link-what = The whole game is in the link: it opens anywhere, and no server sees it.
export-record = The game as text
export-position = The position on screen
copy-link = Copy the link
copy-record = Copy the game
copy-position = Copy the position
copied-link = Link copied.
copied-record = Game copied.
copied-position = Position copied.
copied-not = The browser does not allow copying: the text is selected, copy it yourself.
share = Share
download = Download
downloaded = File saved.
secret-announce = While the game runs, what nobody has announced is not in it.
secret-table = While the game runs, what nobody has seen is not in it.
import-what = Paste a game, a position, a list of moves or a link here.
import-drop = … or drop a file anywhere on the page.
import-read = Read
import-file = Choose a file
shared-broken = This link does not open. Ask for it to be sent again, in full.
fault-at = line { $line }, column { $column }: { $why }
found-count = { $games ->
    [0] No game recognised
    [one] One game recognised
   *[other] { $games } games recognised
  }{ $faults ->
    [0] .
    [one] , one unreadable.
   *[other] , { $faults } unreadable.
  }
found-games = { $count } games recognised
found-all = Keep them all
found-more = Only the first { $count } games are taken.
found-more-faults = { $count ->
    [one] … and one more fault.
   *[other] … and { $count } more faults.
  }
found-refused = The browser has no room for all of them: some games will be lost when you close the page.
found-which = Which game is it?
found-unlike = This looks like no game, position or link of ours. If it is one, which game is it?
found-position = a position
found-result = Result as noted: { $result }
found-aside = { $branches ->
    [0] { "" }
    [one] One move in a variation
   *[other] { $branches } moves in variations
  }{ $notes ->
    [0] { "" }
   *[other] { $branches ->
        [0] { $notes ->
            [one] One move with a comment
           *[other] { $notes } moves with comments
          }
       *[other] { $notes ->
            [one] , one move with a comment
           *[other] , { $notes } moves with comments
          }
      }
  }: the analysis shows them.
found-seats = Who goes on
found-go-on = Go on with the game
found-begin = Play from this position
found-look = Look back at the game
found-too-long = A game of more than five thousand moves: too long to be kept here.
