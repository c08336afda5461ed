//! Trees of moves as the analysis page works on them.

use serde_json::{Value, json};
use siliam_wasm::{Export, GameTree};

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn tree(name: &str, moves: &str) -> GameTree {
    GameTree::of(name, None, words(moves)).expect("legal moves")
}

fn shown(tree: &mut GameTree) -> Value {
    serde_json::from_str(&tree.json()).expect("JSON")
}

fn play(tree: &mut GameTree, node: u32, mv: &str) -> u32 {
    let tried: Value = serde_json::from_str(&tree.play(node, mv).expect("a node")).expect("JSON");
    u32::try_from(tried["node"].as_u64().unwrap_or_else(|| panic!("{tried}"))).expect("small")
}

#[test]
fn a_move_from_a_past_position_branches_and_a_known_one_does_not() {
    let mut tree = tree("squaryd", "b2 e5 c3");
    assert_eq!(play(&mut tree, 1, "e5"), 2);
    let branch = play(&mut tree, 1, "d6");
    let after = play(&mut tree, branch, "c3");
    let shown = shown(&mut tree);
    assert_eq!((&shown["name"], shown["nodes"].as_array().map(Vec::len)), (&json!("squaryd"), Some(6)));
    assert_eq!(shown["nodes"][1]["children"], json!([2, branch]));
    let expected = json!({
        "id": after, "parent": branch, "children": [], "mv": "c3", "ply": 3, "player": 0,
        "marks": [], "comment": "", "labels": [], "over": false,
    });
    assert_eq!(shown["nodes"][after as usize], expected);
    assert_eq!(tree.moves(after), Some(words("b2 d6 c3")));
    assert_eq!(tree.main_line(), [1, 2, 3]);
}

#[test]
fn a_view_is_the_one_of_a_board_that_was_played_there() {
    let mut tree = tree("siam", "@c1n @c5s");
    let branch = play(&mut tree, 1, "@a5e");
    for (node, moves) in [(2, "@c1n @c5s"), (0, ""), (branch, "@c1n @a5e")] {
        let mut board = siliam_wasm::Board::new("siam", None).expect("siam");
        for mv in words(moves) {
            assert_eq!(board.play(&mv), None);
        }
        let mut expected: Value = serde_json::from_str(&board.view(None)).expect("JSON");
        // The moves are listed by the tree.
        expected["plies"] = json!([]);
        let view: Value = serde_json::from_str(&tree.view(node).expect("a node")).expect("JSON");
        assert_eq!(view, expected, "{moves}");
        assert_eq!(tree.choices(node), Some(board.choices(Some(0))), "{moves}");
    }
}

#[test]
fn branches_are_promoted_deleted_marked_and_noted() {
    let mut tree = tree("squaryd", "b2 e5 c3");
    let branch = play(&mut tree, 1, "d6");
    tree.comment(branch, "mieux, { peut-être }");
    tree.mark(branch, Some(1));
    tree.mark(branch, Some(5));
    assert!(tree.promote(branch));
    assert!(!tree.promote(branch));
    assert_eq!(tree.main_line(), [1, branch]);
    let node = shown(&mut tree)["nodes"][branch as usize].clone();
    assert_eq!((&node["marks"], &node["comment"]), (&json!([5]), &json!("mieux, ( peut-être )")));
    tree.mark(branch, None);
    assert_eq!(shown(&mut tree)["nodes"][branch as usize]["marks"], json!([]));
    // The move before it is the first one, whatever its number is now.
    let before = tree.delete(branch).expect("it was there");
    assert_eq!(tree.moves(before), Some(words("b2")));
    assert_eq!(shown(&mut tree)["nodes"].as_array().map(Vec::len), Some(4));
    tree.make_main(before);
    assert!(tree.view(before).is_some());
}

#[test]
fn the_tree_goes_by_record_and_by_link_and_comes_back_the_same() {
    let mut tree = tree("samliam-7", "d4ne d4sw c3ne");
    let branch = play(&mut tree, 2, "c3sw");
    tree.mark(branch, Some(2));
    tree.comment(branch, "trop tôt");
    let json = shown(&mut tree);
    for text in [tree.record(), tree.link().expect("short enough")] {
        let mut again = GameTree::read(&text).expect("it is read");
        assert_eq!(again.record(), tree.record());
        assert_eq!(
            shown(&mut again)["nodes"].as_array().map(Vec::len),
            json["nodes"].as_array().map(Vec::len)
        );
    }
    let export = Export::new("siam", None, words("@c1n @c5s")).expect("legal");
    assert_eq!(GameTree::read(&export.text()).expect("a record").record(), export.text());
}

#[test]
fn moves_that_might_follow_are_shown_and_leave_nothing_behind() {
    let mut tree = tree("siam", "@c1n");
    let ahead: Value =
        serde_json::from_str(&tree.ahead(1, words("@c5s c1c2n z9")).expect("a node")).expect("JSON");
    let moves: Vec<&Value> = ahead.as_array().expect("a list").iter().map(|one| &one["mv"]).collect();
    assert_eq!(moves, ["@c5s", "c1c2n"]);
    assert_eq!(
        ahead[0]["pieces"][0],
        json!({ "cell": "c5", "owner": 1, "kind": "rhinoceros", "facing": "s" })
    );
    assert_eq!(ahead[1]["trace"]["from"], json!(["c1"]));
    assert_eq!(tree.view(1), self::tree("siam", "@c1n").view(1));
    assert_eq!(shown(&mut tree)["nodes"].as_array().map(Vec::len), Some(2));
}

#[test]
fn whatever_is_wrong_is_refused_and_nothing_panics() {
    let mut tree = tree("squaryd", "b2 e5");
    let refused: Value = serde_json::from_str(&tree.play(2, "b2").expect("a node")).expect("JSON");
    assert!(refused["refused"]["code"].is_string(), "{refused}");
    assert_eq!((tree.view(99), tree.choices(99), tree.play(99, "b2")), (None, None, None));
    assert_eq!((tree.ahead(99, Vec::new()), tree.refuse(99, Vec::new()), tree.moves(99)), (None, None, None));
    assert_eq!((tree.promote(99), tree.delete(99)), (false, None));
    tree.comment(99, "x");
    tree.mark(99, Some(1));
    tree.mark(1, Some(200));
    tree.make_main(99);
    // The start cannot be deleted, but all that follows it can.
    assert_eq!(tree.delete(0), Some(0));
    assert_eq!(tree.main_line(), Vec::<u32>::new());
    for text in ["", "[Game \"chess\"]\n\n*", "nonsense", "[Game \"siam\"]\n\n1. z9 *"] {
        let refused = GameTree::read(text).err().expect("it is refused");
        let refused: Value = serde_json::from_str(&refused).expect("JSON");
        assert!(refused["code"].is_string(), "{text}");
    }
    assert!(GameTree::of("chess", None, Vec::new()).is_err());
    assert!(GameTree::of("siam", Some("5/5".to_owned()), Vec::new()).is_err());
}
