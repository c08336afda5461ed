//! Pictures of every game of the catalog: whole files that need nothing else, the same every time.

use siliam_catalog::{Table, entries, sit_down};
use siliam_core::{Player, Rng};
use siliam_picture::{Look, PIXELS, Picture, Theme};
use std::collections::BTreeSet;

/// A table after so many random moves, fewer where the game ends.
fn played(name: &str, plies: usize, seed: u64) -> Box<dyn Table> {
    let mut table = sit_down(name, None).expect("a game of the catalog");
    let mut rng = Rng::new(seed);
    for _ in 0..plies {
        let moves = table.moves();
        if moves.is_empty() {
            break;
        }
        table.play(&moves[rng.index(moves.len())]).expect("a legal move");
    }
    table
}

/// Pictures of every game: at its start, in its middle, at its end.
fn pictures() -> impl Iterator<Item = Picture> {
    entries().iter().flat_map(|entry| {
        [0, 5, 12, 25, 400]
            .into_iter()
            .map(|plies| Picture::of(&*played(entry.facts.id, plies, plies as u64)))
    })
}

/// The values of an attribute in a file.
fn values<'a>(svg: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    svg.split(&begin).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn a_picture_needs_nothing_else() {
    for picture in pictures() {
        for theme in Theme::ALL {
            let svg = picture.svg(&Look { theme, ..Look::default() });
            for forbidden in ["var(", "<text", "<script", "<style", "<image", "javascript", "NaN", "inf"] {
                assert!(!svg.contains(forbidden), "{forbidden} in {}", picture.title);
            }
            // The name of the format is the only address in it.
            assert_eq!(svg.matches("http").count(), 1, "{}", picture.title);
            let ids: Vec<&str> = values(&svg, "id");
            assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{}", picture.title);
            for reference in values(&svg, "href") {
                let id = reference.strip_prefix('#').expect("a symbol of the file");
                assert!(ids.contains(&id), "{reference} in {}", picture.title);
            }
            assert!(ids.contains(&"salt") || !svg.contains("url(#salt)"));
            // Every symbol is there because it is used.
            for id in ids.iter().filter(|&&id| id != "salt") {
                assert!(svg.contains(&format!("href=\"#{id}\"")), "{id} in {}", picture.title);
            }
        }
    }
}

#[test]
fn elements_are_closed_in_their_order() {
    for picture in pictures() {
        let card = picture.card(&Look::default(), &["Sam Liam 9×9", "Léna – Tao"]);
        for svg in [picture.svg(&Look::default()), card] {
            let mut open = Vec::new();
            for element in svg.split('<').skip(1) {
                let (tag, _) = element.split_once('>').expect("every element ends");
                if let Some(name) = tag.strip_prefix('/') {
                    assert_eq!(open.pop(), Some(name), "{}", picture.title);
                } else if !tag.ends_with('/') {
                    open.push(tag.split(' ').next().expect("a name"));
                }
            }
            assert!(open.is_empty(), "{open:?}");
        }
    }
}

#[test]
fn the_same_picture_has_the_same_bytes_and_another_has_others() {
    let look = Look::default();
    let mut seen = BTreeSet::new();
    for picture in pictures().filter(|picture| picture.decided.is_none()) {
        let svg = picture.svg(&look);
        assert_eq!(svg, picture.svg(&look));
        let dark = picture.svg(&Look { theme: Theme::Dark, ..look });
        let turned = picture.svg(&Look { near: Player::Second, ..look });
        assert!(seen.insert(svg) & seen.insert(dark), "{}", picture.title);
        assert!(picture.facts.players.len() > 2 || seen.insert(turned), "{}", picture.title);
    }
}

#[test]
fn every_piece_and_every_reserve_is_drawn() {
    let mut table = sit_down("siam", None).expect("siam");
    for mv in ["@c1n", "@c5s", "c1c2n"] {
        table.play(mv).expect("legal");
    }
    let svg = Picture::of(&*table).svg(&Look { pixels: 1000, ..Look::default() });
    let uses = |symbol: &str| svg.matches(&format!("href=\"#{symbol}\"")).count();
    // On the board the fine drawings, on the stands the simple ones and the empty places.
    assert_eq!((uses("el"), uses("rh"), uses("rk")), (1, 1, 3));
    assert_eq!((uses("el-s"), uses("rh-s")), (4, 4));
    // One shadow a piece, and one empty place of each side.
    assert_eq!((uses("el-o"), uses("rh-o"), uses("rk-o")), (6, 6, 3));
    assert!(svg.contains("rotate(180)"), "the rhinoceros faces south");
    let small = Picture::of(&*table).svg(&Look { pixels: 300, ..Look::default() });
    assert!(!small.contains("href=\"#el\"") && small.contains("href=\"#el-s\""));
    assert!(svg.contains("stroke-dasharray=\"10 6.4\""), "the cell that was left is marked");
}

#[test]
fn what_the_last_move_is_called_is_stamped_on_a_free_cell() {
    let mut table = sit_down("samliam-6x7", None).expect("samliam");
    let moves = "d4se d4nw e3se c5sw g1nw e1se f2nw e2ne d2ne f4se b6sq g4sw b2ne f6sw b3sq";
    for mv in moves.split(' ') {
        table.play(mv).expect("legal");
    }
    let mut picture = Picture::of(&*table);
    assert_eq!(picture.labels.iter().map(|label| label.code).collect::<Vec<_>>(), ["sam"]);
    let sealed = picture.svg(&Look::default());
    picture.labels.clear();
    let plain = picture.svg(&Look::default());
    let lacquer = "fill=\"#a12a21\"";
    assert_eq!(sealed.matches(lacquer).count(), plain.matches(lacquer).count() + 1);
    // Below the cell that closes the figure, e6, which is on the highest row: e5.
    let middle = |cell: usize| 42 + cell * 100 + 50;
    assert!(sealed.contains(&format!("translate({} {})", middle(4), middle(1))));
}

#[test]
fn a_picture_is_as_wide_as_may_be() {
    let picture = Picture::of(&*sit_down("squaryd", None).expect("squaryd"));
    for (asked, wide) in [(0, 64), (640, 640), (u32::MAX, 4096)] {
        let svg = picture.svg(&Look { pixels: asked, ..Look::default() });
        assert_eq!(values(&svg, "width")[0], wide.to_string());
        assert!(PIXELS.contains(&wide));
    }
    assert_eq!(values(&picture.card(&Look::default(), &[]), "width")[0], "1200");
}

#[test]
fn a_title_stays_text() {
    let mut picture = Picture::of(&*sit_down("siam", None).expect("siam"));
    picture.title = "</title><script>".to_owned();
    let svg = picture.svg(&Look::default());
    assert!(svg.contains("<title>&lt;/title&gt;&lt;script&gt;</title>") && !svg.contains("<script"));
    // Words that were never cut are left out of a card, the others stay.
    let all = picture.card(&Look::default(), &["Siam", "<script>"]);
    assert_eq!(all, picture.card(&Look::default(), &["Siam"]));
}

#[cfg(feature = "png")]
#[test]
fn pixels_are_as_many_as_the_picture_says() {
    for entry in entries() {
        let picture = Picture::of(&*played(entry.facts.id, 12, 3));
        let png = siliam_picture::png(&picture.svg(&Look { pixels: 200, ..Look::default() })).expect("ours");
        let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((&png[1..4], side(16)), (&b"PNG"[..], 200), "{}", entry.facts.id);
        assert!(png.len() > 3000, "{}: something is drawn", entry.facts.id);
    }
    assert!(siliam_picture::png("<svg").is_err());
    assert!(
        siliam_picture::png("<svg xmlns='http://www.w3.org/2000/svg' width='99999' height='9'/>").is_err()
    );
}
