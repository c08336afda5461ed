//! What the last move is called, stamped beside the cells it is about, where it covers nothing.

use crate::gouge::nicked;
use crate::inks::Ink;
use crate::lettering::Word;
use crate::plan::{Plan, Point};
use crate::sheet::{N, Scale, Sheet, put};
use siliam_core::{Coord, Label, Scene};

/// How wide words are set, how high a line may become, and the lacquer around them.
const WIDTH: f64 = 72.0;
const MOST: f64 = 31.0;
const PAD: f64 = 9.0;
const GAP: f64 = MOST * 0.16;
/// How large the nicks of the edge are.
const KNIFE: f64 = 0.6;

/// The lines of a label's seal, which are the same in every language; none for what is not called out.
fn words_of(code: &str) -> &'static [&'static str] {
    match code {
        "sam" => &["Sam"],
        "song" => &["Song"],
        "song-sam" => &["Song", "sam"],
        "win" => &["Win"],
        _ => &[],
    }
}

/// Draws a seal for each label; `kept` are cells that are not to be covered although they are empty.
pub(crate) fn draw(sheet: &mut Sheet, plan: &Plan, scene: &Scene, labels: &[Label], kept: &[Coord]) {
    let mut taken: Vec<Coord> = kept.to_vec();
    taken.extend(&scene.holes);
    taken.extend(scene.pieces.iter().map(|piece| piece.cell));
    for label in labels {
        let (words, about) = (words_of(label.code), label.cells.first());
        let Some(&about) = about.filter(|_| !words.is_empty()) else { continue };
        let Some(cell) = free_beside(plan, about, &taken) else { continue };
        taken.push(cell);
        seal(sheet, plan.place(cell), words);
    }
}

/// The free cell nearest to one: above is best, then below, then the sides.
fn free_beside(plan: &Plan, about: Coord, taken: &[Coord]) -> Option<Coord> {
    let from = plan.place(about);
    let cost = |cell: Coord| {
        let at = plan.place(cell);
        let side = if at.y < from.y {
            0.0
        } else if at.y > from.y {
            1.0
        } else {
            2.0
        };
        (at.x - from.x).hypot(at.y - from.y) + side
    };
    let cells = (0..plan.columns).flat_map(|column| (0..plan.rows).map(move |row| Coord { column, row }));
    let free = cells.filter(|&cell| cell != about && !taken.contains(&cell));
    free.min_by(|&one, &other| cost(one).total_cmp(&cost(other)))
}

/// Lacquer with a nicked edge, a rule inside, words in cut capitals.
fn seal(sheet: &mut Sheet, Point { x, y }: Point, words: &[&str]) {
    let lines: Vec<(Word, f64)> = words
        .iter()
        .filter_map(|line| Word::spell(line))
        .map(|word| {
            let high = (WIDTH * 100.0 / f64::from(word.width)).min(MOST);
            (word, high)
        })
        .collect();
    let widest = lines.iter().map(|(word, high)| f64::from(word.width) * high / 100.0).fold(0.0, f64::max);
    let inner = lines.iter().map(|(_, high)| high + GAP).sum::<f64>() - GAP;
    let (wide, high) = (widest + 2.0 * PAD, inner + 2.0 * PAD);
    let letters = words.iter().map(|line| line.len()).sum::<usize>() + words.len() - 1;
    let edge = nicked(wide / KNIFE, high / KNIFE, u32::try_from(letters).unwrap_or_default());
    let (lacquer, rule) = (sheet.fill("seal"), sheet.stroke("seal-ink"));
    put!(sheet, "<g transform=\"translate({} {})\">", N(x), N(y));
    put!(sheet, "<path transform=\"scale({})\" d=\"{edge}\" {lacquer}/>", Scale(KNIFE));
    let inset = PAD * 0.42;
    put!(
        sheet,
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"none\" {rule} stroke-width=\"2\"/>",
        N(inset - wide / 2.0),
        N(inset - high / 2.0),
        N(wide - 2.0 * inset),
        N(high - 2.0 * inset)
    );
    let mut top = -inner / 2.0;
    for (word, high) in &lines {
        word.draw(sheet, Point { x: 0.0, y: top + high / 2.0 }, *high, &Ink::Token("seal-ink"));
        top += high + GAP;
    }
    put!(sheet, "</g>");
}
