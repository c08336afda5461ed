## Playing online

among-friends = among friends
someone = somebody
the-computer = the computer
seat-free = free seat
online-loading = Looking for the table…

# Time
pace-day = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
    .about = a move
pace-days = { $count ->
    [one] a day a move
   *[other] { $count } days a move
  }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes }
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] a day
   *[other] { $count } days
  }
until-time = until { $time }
until-tomorrow = until tomorrow
until-day = until { $day }

# Who is here
who-instead = computer, in place of { $name }
who-away = { $name }, away for { $span }
who-free-turn = { $name }, first turn free

# The connection
band-opening = Connecting…
band-lost = Reconnecting… the table stays laid.
band-kept = Reconnecting… your move is kept.
band-here = { $count ->
    [one] { $names } is here
   *[other] { $names } are here
  }
band-away = { $count ->
    [one] { $names } is away
   *[other] { $names } are away
  }
band-alone = Connected
band-watching = You are watching
band-watchers = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
  }
band-silent = Reconnecting… the server is out of reach.
band-doubt = No network… checking.
band-retry = Try now

# A move on its way
sent-leaves = { $move } leaves as soon as the network is back
sent-clock = Your clock runs until it arrives.
sent-clock-perhaps = Your move is kept; if the server is stopped, the clocks wait.
sent-kept = Your move is kept.
sent-late = { $move } is on its way
sent-waits = Move sent, waiting for the answer.
server-slept = The server slept for { $span }; clocks stood still.
aborted = Game called off

# What is proposed
proposed-draw = You offer a draw; waiting for { $names }.
proposed-take_back = You ask to take a move back; waiting for { $names }.
proposed-rematch = You offer a rematch; waiting for { $names }.
asks-draw = { $name } offers a draw.
asks-take_back = { $name } asks to take a move back.
asks-rematch = { $name } offers a rematch.
declined-draw = { $name } would rather play.
declined-take_back = { $name } will not take it back.
declined-rematch = { $name } leaves it at that.
took-back = { $count ->
    [one] One move was taken back.
   *[other] { $count } moves were taken back.
  }
answer-accept = Accept
answer-decline = Decline
ask-draw-online = Offer a draw?
do-draw-online = Offer
ask-take-back = Ask to take your last move back?
do-take-back = Ask
ask-abort = Call this game off? It will count for nobody.
do-abort = Call it off
ask-begin = The computer takes the last free seat. Begin the game?
do-begin = Begin
ask-withdraw = Take this table away? The link will lead nowhere.
do-withdraw = Take it away
offer-take-back = Take back
abort = Call it off
next-game = Next game

# Talking
chat = Say
chat-unread = Say ({ $count })
chat-heard = Talk
chat-heard-unread = Talk ({ $count })
chat-title = At the table
chat-empty = Nobody has said anything yet.
chat-muted = You do not hear what was said.
chat-text = What you say
chat-send = Say it
chat-not-sent = The connection is down: nothing was sent.
chat-watching = Whoever watches listens; only those who have a seat talk.
chat-over = { $name } says: { $text }
chat-mute = Stop hearing { $name }
chat-unmute = Hear { $name } again
chat-you = you

# Inviting
friend-title = With a friend
friend-line = two phones, one link
open-title = Open a table
open-line = whoever comes by sits down
laid-title = Open table
friend-heading = A game of { $name }, { $pace }
friend-choose = Everything can still be changed later.
friend-change = Change your mind while the seat is free.
invite-game = The game
invite-board = The board
invite-seats = Who sits where
wish-me = You
wish-free = Whoever comes
wish-computer = Computer
invite-where = Who may come
where-link = Who has the link
    .about = a friend you send it to
where-lobby = Who comes by
    .about = the table is among the open games
your-name = Your name
name-needed = A name of 1 to 24 letters, so that people know whom they play with.
lay-table = Lay the table
laying = Laying the table…
lay-waits = Reconnecting… the table will be laid as soon as the server answers.
new-table-title = Your table
waiting-friend = Waiting for your friend
waiting-anybody = Waiting for whoever comes by
waiting-many = { $count ->
    [one] Waiting for one more person
   *[other] Waiting for { $count } more people
  }
waiting-line = You may close this page: the table stays laid.
seat-open = Free seat
seat-open-line = { $side }; whoever opens the link sits here.
seat-open-listed = { $side }; whoever comes by first sits here.
seat-yours = You
seat-yours-first = { $side }; you begin.
seat-yours-later = { $side }
seat-drawn-line = Your side will be drawn by lot.
seat-computer-line = { $side }; computer, level { $number }.
seat-person-line = { $side }
invite-show = Show this square to your friend, or send them the link.
invite-listed = The table is among the open games; this link leads to it as well.
invite-here = In another window on this machine, this link already leads to the table.
qr-label = The link, to be photographed
invite-copy = Copy the link
copied = Link copied
copy-failed = The browser refuses to copy: select the link.
send-link = Send
share-text = A game of { $name }? The table is laid.
withdraw = Take the table away
reach-title = A friend cannot reach you yet
reach-text = This page is open on your own machine only. To play in your network, run this instead:
reach-then = { $count ->
    [0] then open the page at this machine’s address.
    [one] then open the page here:
   *[other] then open the page at one of these addresses:
  }
reach-stays = The table laid here stays here: at the other address you are a new guest, and lay another one.

# Sitting down
join-title = { $name } invites you
join-heading = { $name }, { $pace }
join-line = Say your name and sit down: the game begins when all seats are taken.
terms-begins = { $name } begins
terms-you-begin = you begin
terms-first = first turn: { $side }
terms-goes-on = if somebody leaves, a computer goes on in their place
terms-ends = if somebody leaves, the game ends
sit-down = Sit down
sit-here = Sit down: { $side }
sit-waits = Reconnecting… your seat will be asked for as soon as the server answers.
join-waits = Reconnecting… the table will open as soon as the server answers.
stand-up = Stand up
table-closed-title = This table was taken away
table-closed-text = Whoever laid it took it away before the game began. Another one is laid in a moment.
no-table-title = There is no such table
no-table-text = The link may be incomplete. Ask whoever sent it to send it again.
bad-table-title = This table does not open
none-title = Nobody plays online here
none-text = This page comes from an address without a game server. At this screen everything plays as ever.

# The open games
lobby-title = Open games
lobby-line = { $count ->
    [0] nobody is waiting just now
    [one] one table waits for somebody
   *[other] { $count } tables wait for somebody
  }
lobby-yours = { $count ->
    [0] Your games
    [one] Your turn in one game
   *[other] Your turn in { $count } games
  }
lobby-hurry = { $count ->
    [0] Nobody is waiting for you.
   *[other] The most urgent waits { $until }.
  }
lobby-clock = A game on a clock waits for you; your first turn is free.
lobby-calm = No hurry: these games have no clock.
lobby-none = You have no online games yet. Invite a friend, or sit down at a table.
lobby-open = Open a table
lobby-invite = Invite a friend
lobby-tables = { $count ->
    [0] none
    [one] { $count } table
   *[other] { $count } tables
  }
lobby-empty = Nobody is waiting here just now. Open a table: whoever comes by sits down.
lobby-away = The server is out of reach: nobody knows who is waiting.
lobby-open-one = Open a table of { $name }
lobby-finished = Finished, to look at again
lobby-more = Show more
lobby-with = with { $names }
lobby-waits = waiting
lobby-seats = waiting for somebody
lobby-turn-of = { $name } to move
lobby-your-turn = Your turn
lobby-since = for { $span }
lobby-just-now = just now
lobby-sit = Sit down at { $name }’s table
lobby-own = your table
result-aborted = called off
