//! Why a command is refused.

use siliam_catalog::TableError;
use siliam_core::refusals;

refusals! {
    /// Why a command is refused.
    #[derive(Debug)]
    pub enum RoomRefusal from Rules(TableError) {
        /// The sender has no seat here.
        NoSeat = "room-no-seat": "only who has a seat here may do this";
        /// The seat is taken, or there is none.
        Taken = "room-taken": "this seat is taken";
        /// The sender sits already.
        Seated = "room-seated": "you have a seat already";
        /// The game has not begun.
        Waiting = "room-waiting": "the game has not begun";
        /// The game has begun.
        Begun = "room-begun": "the game has begun";
        /// The game is over.
        Over = "room-over": "the game is over";
        /// The game is not over.
        Running = "room-running": "the game is not over yet";
        /// Another player is to move.
        NotYourTurn = "room-not-your-turn": "it is not your move";
        /// The position has changed since the sender looked.
        Stale = "room-stale": "the game has gone on in the meantime";
        /// The same proposal stands already, or was made since the last move.
        Offered = "room-offered": "this was proposed already; play a move first";
        /// Nobody proposed it.
        NoOffer = "room-no-offer": "nobody proposed this";
        /// There is no move of theirs to take back.
        NothingBack = "room-nothing-back": "there is no move of yours to take back";
        /// Everybody has played; the game counts.
        NoAbort = "room-no-abort": "everybody has played a turn; resign instead";
        /// Only the creator of the table may change it.
        NotYours = "room-not-yours": "only whoever laid the table may change it";
        /// Times outside the limits.
        Pace = "room-pace": "a game takes 10 seconds to a day, a turn adds at most 10 minutes; or a turn takes 1 to 30 days";
        /// The position is the end of a game.
        OverAlready = "room-over-already": "this position is the end of a game";
        /// Not as many seats as players, or seats of others.
        Seats = "room-seats": "a table has a seat for each player, one of them yours";
        /// Only the house may do this.
        House = "room-house": "this is not for players to do";
    }
}
