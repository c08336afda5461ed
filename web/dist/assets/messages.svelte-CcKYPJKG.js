import{G as e,ft as t,lt as n,st as r}from"./index-client-DUmHtAQC.js";import{n as i,o as a,r as o}from"./storage-DmyepOwB.js";var s=class{constructor(e){this.value=e}valueOf(){return this.value}},c=class extends s{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},l=class extends s{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},u=class e extends s{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof s)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof s&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},d=100,f=`⁨`,p=`⁩`;function m(e,t,n){return n===t||n instanceof l&&t instanceof l&&n.value===t.value||t instanceof l&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function h(e,t,n){return t[n]?w(e,t[n].value):(e.reportError(RangeError(`No default`)),new c)}function g(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=_(e,i.value):n.push(_(e,i));return{positional:n,named:r}}function _(e,t){switch(t.type){case`str`:return t.value;case`num`:return new l(t.value,{minimumFractionDigits:t.precision});case`var`:return v(e,t);case`mesg`:return y(e,t);case`term`:return b(e,t);case`func`:return x(e,t);case`select`:return S(e,t);default:return new c}}function v(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new c(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new c(`$${t}`);if(n instanceof s)return n;switch(typeof n){case`string`:return n;case`number`:return new l(n);case`object`:if(u.supportsValue(n))return new u(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new c(`$${t}`)}}function y(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new c(t);if(n){let i=r.attributes[n];return i?w(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new c(`${t}.${n}`))}return r.value?w(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new c(t))}function b(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new c(i);if(n){let t=a.attributes[n];if(t){e.params=g(e,r).named;let n=w(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new c(`${i}.${n}`)}e.params=g(e,r).named;let o=w(e,a.value);return e.params=null,o}function x(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new c(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new c(`${t}()`);try{let t=g(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new c(`${t}()`)}}function S(e,{selector:t,variants:n,star:r}){let i=_(e,t);if(i instanceof c)return h(e,n,r);for(let t of n)if(m(e,i,_(e,t.key)))return w(e,t.value);return h(e,n,r)}function C(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new c;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>d)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${d}`);r&&n.push(f),n.push(_(e,i).toString(e)),r&&n.push(p)}return e.dirty.delete(t),n.join(``)}function w(e,t){return typeof t==`string`?e.bundle._transform(t):C(e,t)}var ee=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function T(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var E=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function te(e,t){let n=e[0];if(n instanceof c)return new c(`NUMBER(${n.valueOf()})`);if(n instanceof l)return new l(n.valueOf(),{...n.opts,...T(t,E)});if(n instanceof u)return new l(n.toNumber(),{...T(t,E)});throw TypeError(`Invalid argument to NUMBER`)}var D=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ne(e,t){let n=e[0];if(n instanceof c)return new c(`DATETIME(${n.valueOf()})`);if(n instanceof u||n instanceof l)return new u(n,T(t,D));throw TypeError(`Invalid argument to DATETIME`)}var O=new Map;function re(e){let t=Array.isArray(e)?e.join(` `):e,n=O.get(t);return n===void 0&&(n=new Map,O.set(t,n)),n}var ie=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:te,DATETIME:ne,...t},this._useIsolating=n,this._transform=r,this._intls=re(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new ee(this,n,t);try{return C(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new c().toString(r);throw e}}},k=/^(-?[a-zA-Z][\w-]*) *= */gm,A=/\.([a-zA-Z][\w-]*) *= */y,j=/\*?\[/y,M=/(-?[0-9]+(?:\.([0-9]+))?)/y,ae=/([a-zA-Z][\w-]*)/y,N=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,oe=/^[A-Z][A-Z0-9_-]*$/,P=/([^{}\n\r]+)/y,se=/([^\\"\n\r]*)/y,F=/\\([\\"])/y,I=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ce=/^\n+/,L=/ +$/,R=/ *\r?\n/g,z=/( *)$/,B=/{\s*/y,V=/\s*}/y,H=/\[\s*/y,U=/\s*] */y,W=/\s*\(\s*/y,le=/\s*->\s*/y,ue=/\s*:\s*/y,de=/\s*,?\s*/y,fe=/\s+/y,pe=class{constructor(e){this.body=[],k.lastIndex=0;let t=0;for(;;){let n=k.exec(e);if(n===null)break;t=k.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(A);){let t=o(A),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(P)&&(r=o(P)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,ce),u([i],i.length)):r?S(r,L):null}function u(r=[],i){for(;;){if(n(P)){r.push(o(P));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,L));let c=[];for(let e of r)e instanceof G&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(B,SyntaxError);let e=f();if(i(V))return e;if(i(le)){let t=h();return i(V,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(N)){let[,e,t,n=null]=a(N);if(e===`$`)return{type:`var`,name:t};if(i(W)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(oe.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(de)}}function m(){let e=f();return e.type===`mesg`&&i(ue)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(j);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(H,SyntaxError);let e;return e=n(M)?v():{type:`str`,value:o(ae)},i(U,SyntaxError),e}function _(){if(n(M))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(M),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(se),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(F))return o(F);if(n(I)){let[,e,t]=a(I),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(fe),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(R,`
`),n=z.exec(e)[1].length;return new G(t,n)}}},G=class{constructor(e,t){this.value=e,this.length=t}},me=`## The page: what the browser says

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
short-samliam = two players, 9\xA0×\xA09
short-samliam-7 = two players, 7\xA0×\xA07
short-samliam-6x7 = two players, 6\xA0×\xA07
short-samliam-3p = three players, 9\xA0×\xA09
short-samliam-4p = four players, 9\xA0×\xA09
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
`,he=`## La page\xA0: ce que dit le navigateur

site-name = Siliam
site-line = trois jeux de Siam
site-heading = Siliam, trois jeux de Siam
page-title = { $here } — Siliam
site-title = Siliam — Siam, Squaryd, Sam Liam
nav = Pages
nav-home = Accueil
nav-rules = Règles
nav-settings = Réglages
nav-lessons = Leçons
nav-puzzles = Problèmes
nav-lobby = Salon
nav-analysis = Analyse
nav-about = À propos
nav-other-language = English
loading = On sort le plateau…
retry = Réessayer
go-home = Retour à l’accueil
cancel = Annuler
close = Fermer

# Accueil
play = Jouer
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
continue = Continuer
continue-what = { $name } { $company ->
    [computer] contre l’ordinateur
    [computers] entre ordinateurs
    [mixed] avec l’ordinateur
   *[people] entre amis
  }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
continue-with = { $name } avec { $names }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
continue-yours = à vous de jouer
continue-theirs = on attend
continue-computers = à l’ordinateur de jouer
home-games = Vos parties
home-games-what = en cours et finies
home-games-none = à commencer, ou à importer
home-rules = avec des plateaux à toucher
home-about = les auteurs, et nous
home-learn = Apprendre
home-learn-what = une première partie en cinq minutes
home-puzzle = Problème du jour
home-puzzle-what = un seul bon coup, le même pour tous
home-friend = Jouer avec un ami
home-friend-what = un lien, dix secondes
home-lobby = tables ouvertes

# Préparer une partie
setup-read-rules = Lire la règle
setup-board = Le jeu
setup-opponent = L’adversaire
setup-strength = Sa force
setup-side = Votre camp
setup-seats = Qui joue
setup-leaving = Si quelqu’un part
setup-clock = La pendule
setup-options = Variantes
setup-start = Commencer
variant-samliam = le grand jeu\xA0: un carré gagne
variant-samliam-7 = plus court\xA0: un carré gagne
variant-samliam-6x7 = avec trois tuiles carrées chacun
variant-samliam-3p = une croix gagne aussi
variant-samliam-4p = une ligne gagne aussi
opponent-computer = L’ordinateur
    .about = à la force que vous voulez
opponent-person = Une personne
    .about = chacun son tour, à cet écran
opponent-watch = Regarder
    .about = l’ordinateur joue les deux camps
side-first = vous commencez
side-second = vous répondez
side-lot = Au hasard
    .about = on tire au sort
side-own = votre camp\xA0: { $side }
side-drawn = camp tiré au sort
seat-person = Une personne
seat-computer = L’ordinateur
seat-you = vous
teaches = Le cornac vous reprend
    .about = Après une grosse faute, il propose de revenir en arrière et montre pourquoi.
seats-shuffled = Tirer les places au hasard
leaving-goes-on = Un ordinateur continue
    .about = à sa place, tant qu’il reste quelqu’un\xA0: c’est l’usage
leaving-ends = La partie s’arrête
    .about = qui part est dernier, les autres se partagent le reste
against-level = contre l’ordinateur, niveau { $number }
against-full = contre l’ordinateur, pleine force
between-people = { $count } personnes à cet écran
between-computers = l’ordinateur contre lui-même
mixed-table = { $people ->
    [one] une personne
   *[other] { $people } personnes
  } et { $computers ->
    [one] un ordinateur
   *[other] { $computers } ordinateurs
  }
clock-none = Sans
    .about = on prend le temps
clock-without = sans pendule
clock-minutes = { $count } min
clock-increment = + { $count } s par coup
clock-plus = { " " }+ { $count } s
clock-own = Autre
    .about = à votre mesure
clock-own-minutes = minutes chacun
clock-own-seconds = secondes de plus par coup
clock-pauses = La pendule s’arrête quand la page n’est pas à l’écran et repart quand vous revenez.
clock-low = { $side }\xA0: moins de vingt secondes.
clock-of = Pendule\xA0: { $side }
read-ruling = Lire la décision { $ruling }

# Les parties gardées
games-title = Vos parties
games-running = En cours
games-finished = Finies, à revoir quand vous voulez
games-damaged = Abîmées
games-none = Rien n’est gardé ici pour l’instant. Commencez une partie\xA0: elle restera dans ce navigateur.
games-more = Montrer la suite
games-moves = { $count ->
    [0] pas encore commencée
    [one] { $count } coup
   *[other] { $count } coups
  }
games-delete = Effacer la partie de { $name } du { $date }
games-delete-damaged = Effacer cette partie abîmée
games-ask = Effacer cette partie pour de bon\xA0?
games-do = Effacer
games-deleted = La partie est effacée.
damaged-row = Ce que le navigateur a gardé ici ne se laisse plus relire.
turn-yours = À vous de jouer
result-won = gagnée
result-lost = perdue
result-drawn = nulle
result-shared = partagée

# Emporter une partie, en apporter une
export = Exporter
import = Importer
import-title = Importer une partie
import-too-large = Ce fichier est trop gros\xA0: huit millions de caractères au plus.
shared-title = Une partie pour vous
names-join = {" – "}

# La table
board-name = Plateau de { $name }
panel = La partie
moves = Coups joués
round = Tour
turn-of = À { $side } de jouer
win-of = Victoire\xA0: { $side }
drawn = Partie nulle
seal-draw = nulle
seal-shared = partie partagée
thinking = l’ordinateur réfléchit…
ask-reserve = prendre une pièce en réserve
ask-cell = toucher une case
ask-next = où aller\xA0?
ask-facing = choisir l’orientation
leave-board = Sortir
hint-best = { $move } paraît le meilleur coup
hint-wins = { $count ->
    [one] { $move } gagne tout de suite
   *[other] { $move } gagne en { $count } tours
  }
hint-holds = { $move } résiste le plus longtemps
compass = Orientation
in-hand = en main
stand = Réserve, { $side }\xA0: { $kind }, { $left } en main sur { $of }
cell-empty = vide
cell-target = possible
cell-hole = { $cell }, hors du plateau
piece-of = { $kind } ({ $side })
typed = Coup
type-move = Taper un coup
tools = Actions
more = Autres
look = Revoir
analyse = Analyser
sound = Sons
on = oui
off = non
keys = Au clavier
key-arrows = Tab, flèches
    .does = aller au plateau, puis de case en case
key-enter = Entrée
    .does = toucher
key-escape = Échap
    .does = lâcher, ou revenir à la partie
key-letters = lettres et chiffres
    .does = taper un coup, Entrée le joue
key-undo = Ctrl Z, Retour arrière
    .does = reprendre un coup
key-redo = Ctrl Y
    .does = rejouer un coup repris
key-look = ← →
    .does = regarder en arrière, hors du plateau
key-ends = Début, Fin
    .does = le début, la dernière position
# Le jeu et ses variantes, en deux mots
short-samliam = deux joueurs, 9\xA0×\xA09
short-samliam-7 = deux joueurs, 7\xA0×\xA07
short-samliam-6x7 = deux joueurs, 6\xA0×\xA07
short-samliam-3p = trois joueurs, 9\xA0×\xA09
short-samliam-4p = quatre joueurs, 9\xA0×\xA09
short-table = à la table
short-free-doubles = doublés partout
short-prefix-push = poussée tronçon par tronçon
short-ban = c1 et c5 interdites au début
short-one-exit = une seule sortie
short-announce = menaces annoncées
short-endless = deuxième phase sans limite
short-adjacent-lines = lignes de cases voisines
short-straight-lines = lignes sans diagonales
short-swap = échange permis
undo = Reprendre
redo = Rejouer
hint = Conseil
turn-board = Retourner
offer-draw = Nulle
resign = Abandon
rematch = Revanche
new-game = Autre partie
ask-resign = Abandonner la partie\xA0?
do-resign = Abandonner
ask-draw = Tout le monde est d’accord pour la nulle\xA0?
do-draw = Partie nulle
draw-declined = Nulle refusée\xA0: { $side } espère mieux.
draw-too-soon = { $count ->
    [one] La nulle vient d’être refusée\xA0: encore un coup avant de la proposer à nouveau.
   *[other] La nulle vient d’être refusée\xA0: encore { $count } coups avant de la proposer à nouveau.
  }
left-resigned = { $side } abandonne\xA0; un ordinateur continue à sa place.
left-flagged = { $side }\xA0: temps écoulé\xA0; un ordinateur continue à sa place.
gone-resigned = { $side } avait abandonné\xA0: un ordinateur jouait à sa place.
gone-flagged = { $side } n’avait plus de temps\xA0: un ordinateur jouait à sa place.
shared = { $count ->
    [one] { $sides } reste à la table
   *[other] { $sides } se partagent la partie
  }
ask-offer = Proposer la nulle à l’ordinateur\xA0?
do-offer = Proposer
not-saved = Le navigateur refuse de garder cette partie\xA0: elle sera perdue si vous fermez la page.
option-swap = le second joueur peut faire sien le premier coup
action-swap = Faire sien le premier coup
action-pass = Passer

# La force de l’ordinateur
strength = Force
strength-level = niveau { $number }, { $word }
strength-newcomer = premiers pas
strength-easy = tranquille
strength-steady = appliqué
strength-skilled = aguerri
strength-strong = fort
strength-full = pleine force
seat-computer-level = ordinateur, niveau { $number }
seat-instead-resigned = ordinateur, après un abandon
seat-instead-flagged = ordinateur, temps écoulé
seat-level = niveau { $number }
seat-computer-full = ordinateur, pleine force

# Regarder en arrière
look-start = Le début de la partie
look-after = Après le coup { $number } sur { $of }
look-better = mieux\xA0: { $move }
look-first = Au début
look-earlier = Avant
look-later = Après
look-now = Revenir à la partie
look-at = coup { $number }
slip = oubli\xA0: { $what }

# Revoir une partie
review-running = On relit la partie…
review-stop = Arrêter
review-title = Ce qui a décidé la partie
review-calm = Aucun coup ne ressort\xA0: la partie s’est décidée peu à peu.
review-failed = Quelque chose s’est mal passé en chemin.
review-missed = { $count ->
    [one] { $move } passe à côté du gain\xA0: { $better } gagne tout de suite.
   *[other] { $move } passe à côté du gain\xA0: { $better } gagne en { $count } tours.
  }
review-allowed = { $count ->
    [one] { $move } laisse l’adversaire gagner tout de suite\xA0; mieux valait { $better }.
   *[other] { $move } offre un gain en { $count } tours\xA0; mieux valait { $better }.
  }
review-turned = { $move } fait tomber les chances de { $before } à { $after }\xA0%\xA0; mieux valait { $better }.

# Ce qui s’annonce à voix haute
call-sam = Sam
call-song = Song
call-song-sam = Song sam
call-win = Win

# Les orientations
facing-n = face au nord
facing-e = face à l’est
facing-s = face au sud
facing-w = face à l’ouest
facing-ne = angle au nord-est
facing-se = angle au sud-est
facing-sw = angle au sud-ouest
facing-nw = angle au nord-ouest

# Le dernier coup, raconté
told-join = {"\xA0; "}

# Les règles
contents = Sommaire
rules-family = Les jeux de la famille
rulings = { $first } à { $last }
rulings-of = pour { $name }
rulings-g = pour tous nos jeux
rulings-q = pour la partie arbitrée
rulings-t = pour la partie «\xA0à la table\xA0»
diagram = Diagramme à toucher
diagram-reset = Remettre en place
try-push = Pousser depuis { $from }
try-enter = Entrer en { $cell }
try-enter-push = Entrer en { $cell } en poussant
try-step = Aller de { $from } en { $cell }
try-turn = Tourner en { $cell }
try-leave = Sortir de { $from }
try-single = Poser en { $cell }
try-double = Poser un pion doublé en { $cell }
try-close = Poser en { $cell } et désigner
try-claim = Désigner le carré
try-denounce = Dénoncer l’erreur
try-place = Poser en { $cell }
try-small-square = Poser en { $cell }
try-mixed = Poser en { $cell }
try-lift = Passer de { $from } en { $cell }
try-tile = Poser la tuile carrée en { $cell }
try-forbid = Interdire
try-accept = Accepter
try-move = Jouer le coup

# Réglages
set-lang = Langue
lang-fr = Français
lang-en = English
set-theme = Couleurs
theme-auto = Comme le système
theme-light = Jour
theme-dark = Nuit
theme-contrast = Contraste fort
set-motion = Mouvement
motion-auto = Comme le système
motion-full = Animé
motion-none = Immobile
set-board = Sur le plateau
set-sound = Sons de bois et de pierre
set-coordinates = Coordonnées
set-touchable = Montrer ce qu’on peut toucher
set-threats = Montrer les menaces et les cases de fermeture
storage-refused = Le navigateur refuse de garder quoi que ce soit\xA0: les réglages valent jusqu’à la fermeture de la page.

# Ce qui n’est pas là
missing-title = Cette page n’existe pas
missing-text = Le lien est peut-être incomplet, ou la page a changé de place. Les plateaux vous attendent à l’accueil.
missing-game-title = Ce jeu n’existe pas ici
missing-game-text = Il n’y a pas de jeu «\xA0{ $name }\xA0». Les jeux sont tous à l’accueil.
no-game-title = Cette partie n’est pas ici
no-game-text = Les parties restent dans le navigateur où elles sont jouées. Celle-ci vient peut-être d’un autre appareil, ou a été oubliée.
broken-title = Cette partie est abîmée
broken-text = Ce que le navigateur en a gardé ne se laisse plus relire. Vous pouvez l’oublier et en commencer une autre.
forget = Oublier cette partie
failed-title = Les règles ne sont pas arrivées
failed-text = La connexion s’est sans doute interrompue. Les parties gardées n’ont rien.

# À propos
about-lead = Siliam est un logiciel libre pour jouer à trois jeux de stratégie, seul ou à plusieurs, dans le navigateur. Si liam, en thaï, c’est le carré.
about-games-title = Les jeux et leurs auteurs
about-siam = Siam est un jeu de Didier Dhorbait, publié par Ferti en 2005\xA0: éléphants et rhinocéros s’y disputent trois rochers.
about-squaryd = Squaryd a été créé par Pierre Baudy\xA0: on y cherche un carré, quel que soit son angle.
about-samliam = Sam Liam est un jeu de Gérard Pierson, Les Jeux du Pige, finaliste du concours de créateurs de 2007\xA0: quatre triangles y font un carré.
about-rights = Les jeux, leurs noms et leurs règles imprimées appartiennent à leurs auteurs et à leurs éditeurs. Si un jeu vous plaît, cherchez sa boîte\xA0: le bois vaut mieux que l’écran.
about-ours-title = Ce qui est de nous
about-ours = Les dessins, les textes de ces pages et les décisions d’arbitrage, numérotées dans chaque règle, sont de nous. Aucune image ni aucun texte ne vient des boîtes.
about-licence = Le programme est libre, au choix sous licence MIT ou Apache 2.0.
about-privacy-title = Vie privée
about-privacy = Il n’y a ni compte, ni mesure d’audience. Vos parties à cet écran et vos réglages restent dans ce navigateur et ne vont nulle part. Si vous jouez en ligne, un cookie vous reconnaît sur ce serveur, et lui seul\xA0: il garde le nom que vous lui donnez et vos parties en ligne. L’ordinateur contre lequel vous jouez à cet écran, c’est le vôtre.
`;function K(e){return e.replace(/ ([:;?!»])/g,`\xA0$1`).replace(/« /g,`«\xA0`)}function ge(){return navigator.languages.find(e=>/^(fr|en)/i.test(e))?.toLowerCase().startsWith(`fr`)?`fr`:`en`}function q(){return{lang:ge(),theme:`auto`,motion:`auto`,sound:!1,coordinates:!0,touchable:!0,threats:!0,strength:2}}var _e={lang:[`fr`,`en`],theme:[`auto`,`light`,`dark`,`contrast`],motion:[`auto`,`full`,`none`],strength:Array.from({length:11},(e,t)=>1+t)},J=(e,t,n)=>_e[e]?.includes(t)??typeof t==typeof n;function Y(e){try{let t=JSON.parse(e);return typeof t!=`object`||!t||Array.isArray(t)?!1:Object.entries(q()).every(([e,n])=>t[e]===void 0||J(e,t[e],n))}catch{return!1}}var ve=(e,t)=>JSON.stringify(X(t,X(e,q())));function X(e,t){try{let n=JSON.parse(e??`{}`),r={...t};for(let[e,i]of Object.entries(t)){let t=n[e];t!==void 0&&J(e,t,i)&&(r[e]=t)}return r}catch{return t}}var Z=new class{#e=n(X(o(`settings`),q()));get values(){return e(this.#e)}set values(e){r(this.#e,e)}quiet=matchMedia(`(prefers-reduced-motion: reduce)`);dark=matchMedia(`(prefers-color-scheme: dark)`);contrast=matchMedia(`(prefers-contrast: more)`);#t=n(0);get system(){return e(this.#t)}set system(e){r(this.#t,e,!0)}constructor(){for(let e of[this.quiet,this.dark,this.contrast])e.addEventListener(`change`,()=>this.system++);i(`settings`,e=>this.values=X(e,q()))}set(e){this.values={...this.values,...e},a(`settings`,JSON.stringify(this.values))}get moving(){return this.system,this.values.motion===`full`||this.values.motion===`auto`&&!this.quiet.matches}get theme(){return this.system,this.values.theme===`auto`?this.contrast.matches?`contrast`:this.dark.matches?`dark`:`light`:this.values.theme}},ye={fr:he,en:me};function be(e,t,n){let r=new ie(e,{useIsolating:!1});for(let i of[ye[e],...t?.messages(e)??[],...n.map(t=>t[e])])r.addResource(new pe(i));return r}var Q=new WeakMap,$=new class{#e=n(null);get rules(){return e(this.#e)}set rules(e){r(this.#e,e)}#t=n([]);get more(){return e(this.#t)}set more(e){r(this.#t,e)}#n=t(()=>be(Z.values.lang,this.rules,this.more));get bundle(){return e(this.#n)}set bundle(e){r(this.#n,e)}join(e){this.rules??=e}add(e){this.more=[...this.more,e]}has(e){return this.bundle.getMessage(e)?.value!=null}text(e,t={}){return this.find(e,t)??e}first(e,t={}){for(let n of e){let e=this.find(n,t);if(e!==null)return e}return null}said(e){let t={};for(let[n,r]of Object.entries(e.args))t[n]=`text`in r?r.text:`number`in r?r.number:`term`in r?this.text(r.term):this.list(r.terms);let n=this.text(e.code,t);return e.ruling===null?n:`${n} (${e.ruling})`}list(e){return new Intl.ListFormat(Z.values.lang,{type:`conjunction`}).format(e.map(e=>this.text(e)))}find(e,t){if(Object.keys(t).length>0)return this.format(e,t);let n=Q.get(this.bundle)??{};return Q.set(this.bundle,n),n[e]??=this.format(e,t)}format(e,t){let[n=e,r]=e.split(`.`),i=this.bundle.getMessage(n),a=r===void 0?i?.value:i?.attributes[r];if(a==null)return null;let o=this.bundle.formatPattern(a,t);return Z.values.lang===`fr`?K(o):o}},xe=(e,t)=>$.text(e,t),Se=e=>/^[a-z]\d/.test(e)?e:e.charAt(0).toLocaleUpperCase()+e.slice(1);export{ve as a,Y as i,Se as n,Z as o,xe as r,K as s,$ as t};