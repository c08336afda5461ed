//! What the fuzz targets of every game try.

use crate::{check_position, random_walk};
use siliam_core::{Game, MoveStack, Refusal, Rng, Symmetric};

/// Reads any bytes as a position: a refusal says something, a position keeps every promise and has just one text.
pub fn fuzz_position<G: Game + Symmetric>(data: &[u8]) {
    fuzz_text::<G>(data, |text, written| assert_eq!(text, written, "what is read is written alike"));
}

/// The same for a game that reads some positions in more than one form but writes only one.
pub fn fuzz_position_in_any_form<G: Game + Symmetric>(data: &[u8]) {
    fuzz_text::<G>(data, |_, _| ());
}

fn fuzz_text<G: Game + Symmetric>(data: &[u8], compare: impl FnOnce(&str, &str)) {
    let Some((&options, data)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(data) else { return };
    let rules = G::with_options(&chosen::<G>(options));
    match rules.read_position(text) {
        Ok(position) => {
            compare(text, &rules.write_position(&position));
            check_position(&rules, &position);
        }
        Err(error) => check_refusal(&error),
    }
}

/// Reads any bytes as a move in a random position: what is read is legal, what is legal is read.
pub fn fuzz_move<G: Game + Symmetric>(data: &[u8]) {
    let [options, plies, seed, ref text @ ..] = *data else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let rules = G::with_options(&chosen::<G>(options));
    let position = random_walk(&rules, &rules.start(), plies.into(), &mut Rng::new(seed.into()));
    if rules.outcome(&position).is_some() {
        return;
    }
    let mut moves = MoveStack::new();
    rules.moves(&position, &mut moves);
    match rules.read_move(&position, text) {
        Ok(mv) => assert!(moves.above(0).contains(&mv), "`{text}` is read but not legal"),
        Err(error) => {
            check_refusal(&error);
            let listed = |&mv: &G::Move| rules.write_move(&position, mv) == text;
            assert!(!moves.above(0).iter().any(listed), "`{text}` is legal but refused: {error}");
        }
    }
}

fn chosen<G: Game>(mask: u8) -> Vec<&'static str> {
    let options = G::FACTS.options.iter().enumerate();
    options.filter(|(index, _)| mask >> index & 1 == 1).map(|(_, &option)| option).collect()
}

fn check_refusal(error: &dyn Refusal) {
    assert!(!error.code().is_empty() && !error.to_string().contains('\n'));
}
