//! The answers' types as TypeScript: `web/src/rules/types.ts` and, for online games, `web/src/online/types.ts`, which the
//! pages import, are written here.

use crate::{analyst, editor, exchange, facts, reviewer, room, thinker, tree, view};
use siliam_room::wire;
use std::collections::BTreeMap;
use std::{env, fs};
use ts_rs::{Config, TS, TypeVisitor};

const WEB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src");
const HEAD: &str = "\
// What the WebAssembly modules answer. Cells are names (\"c3\"), players their place in playing order from 0.
// Generated from crates/wasm: do not edit, run `SILIAM_BLESS=1 cargo test -p siliam-wasm --lib`.
";
const ONLINE_HEAD: &str = "\
// What travels between page and server, and what the rules module makes of an online game's events; see docs/online.md.
// Generated from crates/room and crates/wasm: do not edit, run `SILIAM_BLESS=1 cargo test -p siliam-wasm --lib`.
";

/// The declarations of the types visited and of all they are made of, by name.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers and texts have no file of their own to be declared in, so nothing to be declared.
        if T::output_path().is_none() {
            return;
        }
        let declaration = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
        if self.found.insert(T::ident(&self.config), declaration).is_none() {
            T::visit_dependencies(self);
        }
    }
}

impl Declarations {
    fn new() -> Self {
        Self { config: Config::new().with_large_int("number"), found: BTreeMap::new() }
    }

    /// Compares a file of the pages with what belongs in it, or writes it.
    fn hold(&self, file: &str, head: &str) {
        let mut text = head.to_owned();
        for declaration in self.found.values() {
            text.push('\n');
            text.push_str(declaration);
        }
        let path = format!("{WEB}/{file}");
        if env::var_os("SILIAM_BLESS").is_some() {
            fs::write(path, text).expect("the file can be written");
            return;
        }
        let committed = fs::read_to_string(path).unwrap_or_default().replace('\r', "");
        assert!(committed == text, "web/src/{file} is stale: SILIAM_BLESS=1 writes it");
    }
}

#[test]
fn the_pages_know_the_types_as_they_are() {
    let mut declarations = Declarations::new();
    declarations.visit::<facts::Game>();
    declarations.visit::<view::View>();
    declarations.visit::<view::Choice>();
    declarations.visit::<view::Objection>();
    declarations.visit::<exchange::found::Found>();
    declarations.visit::<editor::EditTool>();
    declarations.visit::<editor::EditField>();
    declarations.visit::<tree::ShownTree<'static>>();
    declarations.visit::<tree::Tried>();
    declarations.visit::<tree::Ahead>();
    declarations.visit::<thinker::Opinion>();
    declarations.visit::<reviewer::Moment>();
    declarations.visit::<reviewer::ReviewedPly>();
    declarations.visit::<analyst::AnalysisReport>();
    declarations.hold("rules/types.ts", HEAD);
}

#[test]
fn the_pages_know_the_wire_as_it_is() {
    let mut declarations = Declarations::new();
    declarations.visit::<wire::Ask>();
    declarations.visit::<wire::Tell>();
    declarations.visit::<room::RoomState>();
    declarations.hold("online/types.ts", ONLINE_HEAD);
}
