//! The answers' types as TypeScript: `web/src/rules/types.ts`, which the pages import, is written here.

use crate::{exchange, facts, reviewer, thinker, view};
use std::collections::BTreeMap;
use std::{env, fs};
use ts_rs::{Config, TS, TypeVisitor};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/rules/types.ts");
const HEAD: &str = "\
// What the WebAssembly modules answer. Cells are names (\"c3\"), players their place in playing order from 0.
// Generated from crates/wasm: do not edit, run `SILIAM_BLESS=1 cargo test -p siliam-wasm --lib`.
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

#[test]
fn the_pages_know_the_types_as_they_are() {
    let config = Config::new().with_large_int("number");
    let mut declarations = Declarations { config, found: BTreeMap::new() };
    declarations.visit::<facts::Game>();
    declarations.visit::<view::View>();
    declarations.visit::<view::Choice>();
    declarations.visit::<view::Objection>();
    declarations.visit::<exchange::found::Found>();
    declarations.visit::<thinker::Opinion>();
    declarations.visit::<reviewer::Moment>();
    let mut text = HEAD.to_owned();
    for declaration in declarations.found.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    if env::var_os("SILIAM_BLESS").is_some() {
        fs::write(FILE, text).expect("the file can be written");
        return;
    }
    let committed = fs::read_to_string(FILE).unwrap_or_default().replace('\r', "");
    assert!(committed == text, "web/src/rules/types.ts is stale: SILIAM_BLESS=1 writes it");
}
