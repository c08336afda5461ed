//! Games of Sam Liam, for tests of rulings.

use siliam_conform::At;
use siliam_core::{Game, Outcome, Player};
use siliam_samliam::SamLiam7;

pub(crate) const RED: Option<Outcome> = Some(Outcome::Win(Player::First));
pub(crate) const GREEN: Option<Outcome> = Some(Outcome::Win(Player::Second));

/// All eighty triangles on 7×7: red needs only f2 to show south-east, green nothing that is open.
pub(crate) const ALL_PLACED: &str = "
    rnegsw rnegsw rnegsw rnegsw rnegsw rnegsw rnegsw
    rnegsw rnwgse rnegsw rnegsw rnegsw rnegsw rnegsw
    rnegsw rnegsw .      .      .      rnegsw rnegsw
    rnegsw rnegsw .      rnegsw .      rnegsw rnegsw
    rnegsw rnegsw .      .      .      rnegsw rnegsw
    rnegsw gnersw rnegsw rnegsw rnegsw .      rnegsw
    rnegsw rnegsw rnegsw rnegsw rnegsw rnegsw rnegsw
";

/// Red is about to play f6ne, which makes d4sw a fork: it would open the squares d4–e5 and d4–f6.
pub(crate) const FORK: &str = "7/3,rnw,3/3,rnw,rne,2/7/2,gsw,4/1,gne,5/7 r 0";

pub(crate) type Seven = At<SamLiam7>;

/// The drawn position (see [`board`]), with what follows the board in its text.
pub(crate) fn drawn<G: Game>(drawing: &str, rest: &str) -> At<G> {
    At::read(&[], &format!("{} {rest}", board(drawing)))
}

/// The board text of a drawing with a word for each cell, the top row first: `.` is empty, `rne` a red triangle in the top
/// right corner, `rnegsw` two triangles, `ksq` a tile.
pub(crate) fn board(drawing: &str) -> String {
    let row = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(",").replace('.', "-");
    drawing.lines().map(row).filter(|row| !row.is_empty()).collect::<Vec<_>>().join("/")
}
