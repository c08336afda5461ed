//! What the server itself refuses, beside rooms and rules.

use siliam_core::refusals;

refusals! {
    /// What the server refuses.
    #[derive(Debug)]
    pub enum HouseRefusal {
        /// The frame is no frame.
        Malformed(why: String) = "house-malformed": "this cannot be read: {why}";
        /// There is no such game.
        NoGame = "house-no-game": "there is no such game";
        /// Too much at once.
        Flood = "house-flood": "too much at once; wait a little";
        /// The client does not read what it is sent.
        Slow = "house-slow": "this connection reads too slowly";
        /// Nothing can be written at the moment.
        Storage = "house-storage": "nothing can be kept at the moment, so nothing was done; try again";
        /// The game's log is damaged.
        Damaged = "house-damaged": "this game is damaged and cannot be opened";
        /// The server stops.
        Stopping = "house-stopping": "the server stops for a moment";
        /// Too many games watched.
        Watching = "house-watching": "no more games can be watched over this connection";
        /// Only who has a seat may talk.
        Silent = "house-silent": "only who has a seat here may talk";
        /// A saying is empty or too long.
        Saying = "house-saying": "say something in 1 to 200 letters";
    }
}
