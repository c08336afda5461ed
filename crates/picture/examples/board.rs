//! A board as a file: `cargo run -p siliam-picture --features png --example board -- squaryd board.png e2 d3`.

use siliam_picture::{Look, Picture, png};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let (Some(game), Some(file)) = (words.next(), words.next()) else {
        return Err("usage: board GAME FILE MOVE…".into());
    };
    let mut table = siliam_catalog::sit_down(&game, None)?;
    for mv in words {
        table.play(&mv)?;
    }
    let svg = Picture::of(&*table).svg(&Look::default());
    let is_png = Path::new(&file).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("png"));
    let bytes = if is_png { png(&svg)? } else { svg.into_bytes() };
    Ok(std::fs::write(file, bytes)?)
}
