// What travels between page and server, and what the rules module makes of an online game's events; see docs/online.md.
// Generated from crates/room and crates/wasm: do not edit, run `SILIAM_BLESS=1 cargo test -p siliam-wasm --lib`.

/**
 * What a client says.
 */
export type Ask = { "do": "watch", 
/**
 * Which.
 */
game: GameId, 
/**
 * The last number that is known; 0 for nothing.
 */
after: number, } | { "do": "unwatch", 
/**
 * Which.
 */
game: GameId, } | { "do": "create", 
/**
 * What the sender calls this; sent again, it is the same table.
 */
id: Cause, 
/**
 * The creator's name.
 */
name: Name, 
/**
 * What is agreed.
 */
terms: Terms, 
/**
 * Who shall sit where.
 */
seats: Array<Wish>, } | { "do": "act", 
/**
 * Which.
 */
game: GameId, 
/**
 * What the sender calls this; sent again, it is done once.
 */
id: Cause, 
/**
 * What.
 */
command: Command, } | { "do": "say", 
/**
 * Where.
 */
game: GameId, 
/**
 * What, 1 to 200 letters.
 */
text: string, } | { "do": "list", 
/**
 * To go on with one's own games from there.
 */
after?: Cursor, } | { "do": "rename", 
/**
 * How.
 */
name: Name, };

/**
 * What the sender called a command: a command that comes a second time is known by it.
 */
export type Cause = string;

/**
 * What is asked.
 */
export type Command = { "do": "sit", 
/**
 * Where.
 */
seat?: number, 
/**
 * As they want to be called.
 */
name: Name, 
/**
 * The number of the last event the sender knew: terms that were changed since are not agreed to unseen.
 */
after?: number, } | { "do": "stand" } | { "do": "change", 
/**
 * What is agreed.
 */
terms: Terms, 
/**
 * Who shall sit where.
 */
seats: Array<Wish>, } | { "do": "play", 
/**
 * The number of the last event the sender knew.
 */
after: number, 
/**
 * The move's text.
 */
move: string, } | { "do": "offer", 
/**
 * What.
 */
offer: Offer, } | { "do": "answer", 
/**
 * Which.
 */
offer: Offer, 
/**
 * Whether one agrees.
 */
accept: boolean, } | { "do": "resign" } | { "do": "abort" };

/**
 * Where a list of somebody's games goes on.
 */
export type Cursor = { 
/**
 * Whether the game was over.
 */
over: boolean, 
/**
 * When anything had happened there last.
 */
changed: Moment, 
/**
 * The last game that was listed.
 */
game: GameId, };

/**
 * Something that happened in a game.
 */
export type Event = { 
/**
 * When, by the server's clock.
 */
at: Moment, 
/**
 * Who did it, where it was a person.
 */
by?: PersonId, 
/**
 * What they called their command.
 */
cause?: Cause, } & ({ "type": "created", 
/**
 * What is agreed.
 */
terms: Terms, 
/**
 * Who sits where; `null` is a free seat.
 */
seats: Array<Sitter | null>, } | { "type": "changed", 
/**
 * What is agreed now.
 */
terms: Terms, 
/**
 * Who sits where now.
 */
seats: Array<Sitter | null>, } | { "type": "seated", 
/**
 * Where, from 0.
 */
seat: number, 
/**
 * Who.
 */
sitter: Sitter, } | { "type": "stood", 
/**
 * From where.
 */
seat: number, } | { "type": "started" } | { "type": "played", 
/**
 * By whom.
 */
seat: number, 
/**
 * As records write it.
 */
move: string, 
/**
 * Milliseconds charged to their clock.
 */
spent: number, 
/**
 * Milliseconds put down to the network, already taken off.
 */
lag?: number, } | { "type": "offered", 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
offer: Offer, } | { "type": "answered", 
/**
 * Who.
 */
seat: number, 
/**
 * Which.
 */
offer: Offer, 
/**
 * Whether they agree.
 */
accepted: boolean, } | { "type": "took_back", 
/**
 * How many plies.
 */
plies: number, } | { "type": "agreed" } | { "type": "resigned", 
/**
 * Who.
 */
seat: number, 
/**
 * The level of the computer that goes on in their seat, where one does.
 */
instead?: number, } | { "type": "flagged", 
/**
 * Who.
 */
seat: number, 
/**
 * The level of the computer that goes on in their seat, where one does.
 */
instead?: number, } | { "type": "paused", 
/**
 * For how many milliseconds.
 */
slept: number, } | { "type": "ended", 
/**
 * What each got of one point, in playing order, as records write it; `*` for a game that was called off.
 */
result: string, 
/**
 * The code of the message that says why.
 */
reason: string, } | { "type": "rematched", 
/**
 * It is this one.
 */
game: GameId, });

/**
 * A game, as its link names it: `kx3f-9q2m-w7dt`, 60 bits, so that nobody guesses one.
 */
export type GameId = string;

/**
 * Somebody whose seat a computer took over.
 */
export type Gone = { name: Name, how: How, 
/**
 * After how many plies.
 */
plies: number, };

export type How = "resigned" | "flagged";

/**
 * What happens to a game of three or four when a player leaves it (G4).
 */
export type Leaving = "goes_on" | "ends";

/**
 * Milliseconds since 1970, by the server's clock.
 */
export type Moment = number;

/**
 * A name: 1 to 24 letters in one line, without control characters. Every place that shows it must escape it.
 */
export type Name = string;

/**
 * Something that others must agree to.
 */
export type Offer = "draw" | "take_back" | "rematch";

/**
 * How time is limited, for each player alike.
 */
export type Pace = { "kind": "free" } | { "kind": "clock", 
/**
 * For the whole game.
 */
base: number, 
/**
 * Added by every turn.
 */
increment: number, } | { "kind": "days", 
/**
 * How many.
 */
days: number, };

/**
 * A person, as everybody may know them: no secret, and nothing can be done with it.
 */
export type PersonId = string;

export type PhaseName = "waiting" | "running" | "over";

export type ProposalState = { offer: Offer, 
/**
 * Who proposes it.
 */
seat: number, 
/**
 * Who has not answered.
 */
waiting: Array<number>, };

/**
 * Everything about a game beside its board.
 */
export type RoomState = { 
/**
 * The number of the last event.
 */
number: number, terms: Terms, 
/**
 * Who created the table.
 */
creator: PersonId, seats: Array<SeatState>, phase: PhaseName, 
/**
 * What each got, as records write it, once it is over; `*` for a game that was called off.
 */
result: string | null, 
/**
 * The code of the message that says why it is over.
 */
reason: string | null, 
/**
 * Whose turn it is.
 */
turn: number | null, 
/**
 * When that turn began.
 */
began: Moment, 
/**
 * Whether the clock of the player to move runs.
 */
runs: boolean, 
/**
 * What stands proposed.
 */
proposals: Array<ProposalState>, 
/**
 * The game that everybody went on to.
 */
next: GameId | null, };

/**
 * A game in a list.
 */
export type Row = { 
/**
 * Its name.
 */
id: GameId, 
/**
 * What is known of it.
 */
summary: Summary, };

/**
 * A message of the message files.
 */
export type Said = { 
/**
 * The message.
 */
code: string, 
/**
 * What it shows, by name.
 */
args: { [key in string]: Word }, 
/**
 * The ruling it rests on.
 */
ruling: string | null, };

export type SeatState = { sitter: Sitter | null, 
/**
 * Milliseconds left when the present turn began; nothing where time is not limited.
 */
left: number | null, 
/**
 * Turns completed.
 */
turns: number, 
/**
 * Who sat here and left, where a computer goes on.
 */
gone: Gone | null, 
/**
 * What they have proposed since the last move and may not propose again.
 */
proposed: Array<Offer>, };

/**
 * Who sits in a seat.
 */
export type Sitter = { "kind": "person", 
/**
 * Who.
 */
id: PersonId, 
/**
 * As they are called.
 */
name: Name, } | { "kind": "computer", 
/**
 * How strong, 1 to 10.
 */
level: number, };

/**
 * What lists show of a game.
 */
export type Summary = { 
/**
 * The number of the last event.
 */
number: number, 
/**
 * The game's name, with options.
 */
game: string, 
/**
 * How time is limited.
 */
pace: Pace, 
/**
 * Who sits where.
 */
seats: Array<Sitter | null>, 
/**
 * Who sat there and left while the game went on: it stays among their games.
 */
gone?: Array<PersonId>, 
/**
 * What it waits for.
 */
waits: Waits, 
/**
 * Whose turn it is.
 */
turn?: number, 
/**
 * When their time has run out.
 */
deadline?: Moment, 
/**
 * Whether anybody may find it and sit down.
 */
open: boolean, 
/**
 * What each got, once it is over.
 */
result?: string, 
/**
 * When anything happened last.
 */
changed: Moment, };

/**
 * What the server says.
 */
export type Tell = { "type": "hello", 
/**
 * Who the server takes the client for.
 */
you: You, 
/**
 * What time it is by the server's clock.
 */
now: Moment, } | { "type": "events", 
/**
 * Which.
 */
game: GameId, 
/**
 * The number before the first.
 */
after: number, 
/**
 * What happened.
 */
events: Array<Event>, 
/**
 * What time it is by the server's clock.
 */
now: Moment, } | { "type": "done", 
/**
 * What the sender called it.
 */
id: Cause, 
/**
 * In which game; for a new one this is its name.
 */
game: GameId, 
/**
 * The number of its last event.
 */
number: number, } | { "type": "refused", 
/**
 * What the sender called it, where it has a name.
 */
id?: Cause, 
/**
 * In which game, where it was about one.
 */
game?: GameId, 
/**
 * Why.
 */
why: Said, } | { "type": "here", 
/**
 * In which game.
 */
game: GameId, 
/**
 * By seat, whether the person has a page open; a computer is always there.
 */
seats: Array<boolean>, 
/**
 * How many others watch.
 */
watching: number, } | { "type": "said", 
/**
 * In which game.
 */
game: GameId, 
/**
 * Who.
 */
by: PersonId, 
/**
 * As they are called.
 */
name: Name, 
/**
 * What.
 */
text: string, 
/**
 * When.
 */
at: Moment, } | { "type": "list", 
/**
 * One's own.
 */
mine: Array<Row>, 
/**
 * Those that anybody may join; none where the list goes on.
 */
open: Array<Row>, 
/**
 * Where one's own games go on, if there are more.
 */
more?: Cursor, 
/**
 * Where it went on from, as it was asked.
 */
after?: Cursor, } | { "type": "changed", 
/**
 * Which, and what is known of it.
 */
row: Row, } | { "type": "bye", 
/**
 * Why.
 */
why: Said, };

/**
 * What is agreed before a game.
 */
export type Terms = { 
/**
 * The game's name, with options.
 */
game: string, 
/**
 * The position text it starts from; the game's own start where it is absent.
 */
start?: string, 
/**
 * How time is limited.
 */
pace: Pace, 
/**
 * What happens when a player leaves a game of three or four.
 */
leaving: Leaving, 
/**
 * Whether anybody may find it among the open games.
 */
listed: boolean, };

/**
 * Who or what a game waits for.
 */
export type Waits = "seats" | "move" | "nothing";

/**
 * Who shall sit in a seat, as the creator of the table asks for it.
 */
export type Wish = { "kind": "me" } | { "kind": "free" } | { "kind": "computer", 
/**
 * How strong, 1 to 10.
 */
level: number, };

/**
 * A part of a sentence.
 */
export type Word = { "text": string } | { "number": number } | { "term": string } | { "terms": Array<string> };

/**
 * A person, as the server knows them.
 */
export type You = { 
/**
 * Who.
 */
id: PersonId, 
/**
 * As they want to be called; absent until they have said so.
 */
name?: Name, };
