//! What people read, in French and in English, from one set of Fluent files.
//!
//! The files live where the things they word live: a game's beside its rules, a surface's beside its code, what all share
//! in `messages/` of this crate. A missing message shows its id; tests see to it that none is missing or unused.

mod system;

pub use system::SystemError;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use siliam_core::{Arg, Reason, Refusal, Texts};
use std::sync::Arc;
use unic_langid::LanguageIdentifier;

/// What every surface may say.
pub const COMMON: Texts =
    Texts { fr: include_str!("../messages/fr.ftl"), en: include_str!("../messages/en.ftl") };

/// A language we speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// Français.
    French,
    /// English.
    English,
}

impl Lang {
    /// Both.
    pub const ALL: [Self; 2] = [Self::French, Self::English];

    /// `fr` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::French => "fr",
            Self::English => "en",
        }
    }

    /// The language of a code such as `fr`, `fr-CH` or `fr_FR.UTF-8`.
    pub fn of_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.', '@']).next()?;
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(primary))
    }

    /// The language the environment asks for, as POSIX ranks its variables; English where it asks for neither.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty())
            .and_then(|value| Self::of_code(&value))
            .unwrap_or(Self::English)
    }

    /// This language's side of a text.
    pub const fn of(self, texts: &Texts) -> &'static str {
        match self {
            Self::French => texts.fr,
            Self::English => texts.en,
        }
    }
}

/// The messages of one language.
pub struct Messages {
    lang: Lang,
    bundle: FluentBundle<Arc<FluentResource>>,
}

impl Messages {
    /// The common messages and those of `files`.
    pub fn new<'a>(lang: Lang, files: impl IntoIterator<Item = &'a Texts>) -> Self {
        let id: LanguageIdentifier = lang.code().parse().expect("our codes are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks around arguments are for mixed scripts; here they would only spoil copied moves.
        bundle.set_use_isolating(false);
        for file in std::iter::once(&COMMON).chain(files) {
            let resource = FluentResource::try_new(lang.of(file).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("our message files are well-formed: {errors:?}"));
            // The games of one family share a file, so the same file may come twice.
            let _ = bundle.add_resource(Arc::new(resource));
        }
        Self { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message without arguments.
    pub fn text(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// A message with its arguments; the id itself where there is none.
    pub fn with(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.format(id, args, &mut Vec::new())
    }

    /// The same, and what was missing.
    fn format(&self, id: &str, args: &[(&str, Arg)], missing: &mut Vec<String>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            missing.push(format!("there is no message `{id}`"));
            return id.to_owned();
        };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            let value = match arg {
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Term(id) => FluentValue::from(self.format(id, &[], missing)),
                Arg::Terms(ids) => FluentValue::from(self.list(ids, missing)),
            };
            values.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        missing.extend(errors.iter().map(|error| format!("`{id}`: {error}")));
        text
    }

    /// Something told, without its ruling; an error where a message or a part of it is missing, for the tests that look
    /// for gaps.
    pub fn checked(&self, reason: &Reason) -> Result<String, String> {
        let mut missing = Vec::new();
        let text = self.format(reason.code, &reason.args, &mut missing);
        if missing.is_empty() { Ok(text) } else { Err(missing.join(", ")) }
    }

    /// Several messages as a list: "a, b and c".
    fn list(&self, ids: &[&str], missing: &mut Vec<String>) -> String {
        let words: Vec<String> = ids.iter().map(|id| self.format(id, &[], missing)).collect();
        match words.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                format!("{} {} {last}", rest.join(", "), self.text("list-and"))
            }
            _ => words.concat(),
        }
    }

    /// What a message says of itself under a name, as a side its `turn` and its `wins`; the id where there is none.
    pub fn attribute(&self, id: &str, name: &str) -> String {
        let attribute = self.bundle.get_message(id).and_then(|message| message.get_attribute(name));
        let Some(attribute) = attribute else { return format!("{id}.{name}") };
        self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned()
    }

    /// A refusal with its ruling.
    pub fn refusal(&self, refusal: &dyn Refusal) -> String {
        self.reason(&Reason::of(refusal))
    }

    /// Something told, with its ruling.
    pub fn reason(&self, reason: &Reason) -> String {
        let text = self.with(reason.code, &reason.args);
        match reason.ruling {
            Some(ruling) => format!("{text} ({ruling})"),
            None => text,
        }
    }
}

/// The ids a Fluent file defines, in order, for the tests that look for gaps.
pub fn ids(file: &str) -> Vec<String> {
    let starts = |line: &&str| line.starts_with(|first: char| first.is_ascii_alphabetic());
    let id = |line: &str| line.split_once('=').map(|(id, _)| id.trim().to_owned());
    file.lines().filter(starts).filter_map(id).collect()
}
