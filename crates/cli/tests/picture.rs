//! `siliam picture` as scripts drive it: files, standard output, records, and one line for whatever is wrong.

mod answers;
mod program;

use std::fs;
use std::path::PathBuf;
use std::process::Output;

fn siliam(arguments: &[&str]) -> Output {
    program::siliam().args(arguments).output().expect("the program starts")
}

/// What is written to standard output.
#[track_caller]
fn printed(arguments: &[&str]) -> String {
    answers::printed(siliam(arguments))
}

/// The one line that refuses bad input.
#[track_caller]
fn refused(arguments: &[&str]) -> String {
    let output = siliam(arguments);
    assert!(output.stdout.is_empty(), "{arguments:?} prints nothing");
    answers::refused(output)
}

fn file(name: &str) -> String {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).to_string_lossy().into_owned()
}

fn is_of(svg: &str, position: &str) -> bool {
    svg.contains(&format!("<title>{position}</title>"))
}

#[test]
fn a_picture_is_of_a_position_after_moves() {
    let svg = printed(&["picture", "siam", "@c1n", "@c5s", "c1c2n"]);
    assert!(svg.starts_with("<svg ") && is_of(&svg, "siam 2s2/5/1###1/2N2/5 r 3 00"));
    let same = printed(&["picture", "siam", "--position", "2s2/5/1###1/5/2N2 e 2 00", "c1c2n", "-o", "-"]);
    assert_eq!(same, svg);
    let dark = printed(&["picture", "siam", "--theme", "dark", "@c1n", "@c5s", "c1c2n"]);
    let turned = printed(&["picture", "siam", "--from", "r", "@c1n", "@c5s", "c1c2n"]);
    assert!(dark != svg && turned != svg && dark != turned);
    assert!(printed(&["picture", "samliam-4p", "--size", "300"]).contains(" width=\"300\" "));
}

#[test]
fn a_file_is_written_as_its_name_ends() {
    let (svg, png) = (file("board.svg"), file("board.PNG"));
    assert_eq!(printed(&["picture", "squaryd", "e2", "-o", &svg]), "");
    assert_eq!(fs::read_to_string(&svg).expect("written"), printed(&["picture", "squaryd", "e2"]));
    assert_eq!(printed(&["picture", "squaryd", "e2", "--size", "500", "--output", &png]), "");
    let pixels = fs::read(&png).expect("written");
    assert_eq!((&pixels[1..4], &pixels[16..20]), (&b"PNG"[..], &500_u32.to_be_bytes()[..]));
}

#[test]
fn a_picture_is_of_a_record_at_a_ply() {
    let path = file("games.pgn");
    fs::write(&path, "[Game \"siam\"]\n\n1. @c1n @c5s {ok} (1... @a5e) 2. c1c2n *\n")
        .expect("a folder to write in");
    let last = printed(&["picture", "--record", &path]);
    assert!(is_of(&last, "siam 2s2/5/1###1/2N2/5 r 3 00"));
    assert!(is_of(&printed(&["picture", "--record", &path, "--ply", "1"]), "siam 5/5/1###1/5/2N2 r 1 00"));
    assert!(is_of(&printed(&["picture", "--record", &path, "--ply", "0"]), "siam 5/5/1###1/5/5 e 0 00"));
    assert!(refused(&["picture", "--record", &path, "--ply", "4"]).contains("only 3 moves"));
    fs::write(&path, "[Game \"siam\"]\n\n1. @c3n *\n").expect("a folder to write in");
    assert!(refused(&["picture", "--record", &path]).contains(":3:4: "));
    fs::write(&path, "").expect("a folder to write in");
    assert!(refused(&["picture", "--record", &path]).contains("no game"));
}

#[test]
fn bad_input_is_refused_in_one_line() {
    let nowhere = file("no/such/folder/board.png");
    let (jpeg, bare) = (file("refused.jpg"), file("refused"));
    for (arguments, named) in [
        (&["picture"][..], "game"),
        (&["picture", "chess"], "chess"),
        (&["picture", "siam", "@c3n"], "S1"),
        (&["picture", "siam", "--position", "5/5"], "position"),
        (&["picture", "siam", "--size", "63"], "--size"),
        (&["picture", "siam", "--size", "4097"], "--size"),
        (&["picture", "siam", "--size", "big"], "--size"),
        (&["picture", "siam", "--theme", "pink"], "--theme"),
        (&["picture", "siam", "--from", "g"], "--from"),
        (&["picture", "siam", "--from", ""], "--from"),
        (&["picture", "siam", "-o", &nowhere], "board.png"),
        (&["picture", "siam", "-o", &jpeg], ".svg or .png"),
        (&["picture", "siam", "-o", &bare], ".svg or .png"),
        (&["picture", "siam", "--ply", "1"], "--ply"),
        (&["picture", "siam", "--record", "x"], "--record"),
        (&["picture", "--record", "/no/such/file"], "/no/such/file"),
    ] {
        let error = refused(arguments);
        assert!(error.contains(named), "{arguments:?}: {error}");
    }
    assert!(!fs::exists(&jpeg).expect("the folder can be read"));
}
