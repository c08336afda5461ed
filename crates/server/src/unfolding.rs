//! The title, description and picture of the game in a public link. No request, no clock, no thread here.
//!
//! A link holds a whole game, so nothing is looked up. Names in it are untrusted text, and are escaped everywhere.

use siliam_catalog::{Table, entries};
use siliam_core::{Arg, Outcome, Texts, Viewer};
use siliam_messages::{Lang, Messages};
use siliam_picture::{Look, Picture, png};
use siliam_record::{NodeId, Record, Walk, short};
use std::fmt::Write;

/// What is said of a game behind a link.
pub const MESSAGES: Texts =
    Texts { fr: include_str!("../messages/fr.ftl"), en: include_str!("../messages/en.ftl") };

/// The size of a card, as services that unfold links want it.
pub(crate) const CARD: (u32, u32) = (1200, 630);
/// Letters of a player's name that are shown.
const NAME: usize = 40;

/// The game of a link.
pub(crate) struct Unfolding {
    record: Record,
    /// How many moves of the main line are played.
    ply: usize,
    node: NodeId,
}

impl Unfolding {
    /// Reads a link; `None` where it holds no game. A ply beyond the end is the end.
    pub(crate) fn read(link: &str, ply: Option<usize>) -> Option<Self> {
        let record = short::read(link).ok()?;
        let nodes: Vec<NodeId> = record.tree().main_line().collect();
        let ply = ply.unwrap_or(nodes.len()).min(nodes.len());
        let node = ply.checked_sub(1).map_or(NodeId::ROOT, |last| nodes[last]);
        Some(Self { record, ply, node })
    }

    /// The table where the link leads.
    fn at<T>(&self, what: impl FnOnce(&dyn Table) -> T) -> T {
        let mut walk = Walk::new(&self.record).expect("the record's own start");
        walk.go_to(self.node);
        what(walk.table())
    }

    /// Who played, as far as that is told; nothing where nobody is known.
    fn players(&self) -> Option<String> {
        let name = |place: usize| {
            let name: String = self.record.header.player(place).chars().take(NAME).collect();
            if name.is_empty() { "?".to_owned() } else { name }
        };
        let names: Vec<String> = (0..self.record.players()).map(name).collect();
        (!names.iter().all(|name| name == "?")).then(|| names.join(" – "))
    }

    /// The picture on a card, as PNG.
    pub(crate) fn card(&self) -> Option<Vec<u8>> {
        let messages = messages(Lang::English);
        let (picture, (name, size)) = self.at(|table| (Picture::of(table), named(table, &messages)));
        let players = self.players();
        let words = [Some(name.as_str()), size.as_deref(), players.as_deref()];
        let words: Vec<&str> = words.into_iter().flatten().collect();
        png(&picture.card(&Look::default(), &words)).ok()
    }

    /// The picture by itself, as SVG.
    pub(crate) fn svg(&self) -> String {
        self.at(Picture::of).svg(&Look::default())
    }

    /// The tags that tell other programs what the page shows; with an image where people reach this server at an address.
    pub(crate) fn tags(
        &self,
        lang: Lang,
        link: &str,
        asked_ply: Option<usize>,
        house: Option<&str>,
    ) -> String {
        let messages = messages(lang);
        let (title, description) = self.at(|table| self.words(table, &messages));
        let mut tags = vec![
            ("og:type", "website".to_owned()),
            ("og:site_name", "Siliam".to_owned()),
            ("og:locale", if lang == Lang::French { "fr_FR" } else { "en_GB" }.to_owned()),
            ("og:title", title.clone()),
            ("og:description", description),
        ];
        if let Some(house) = house {
            let query = asked_ply.map_or_else(String::new, |ply| format!("?ply={ply}"));
            tags.extend([
                ("og:url", format!("{house}/g/{link}{query}")),
                ("og:image", format!("{house}/g/{link}.png{query}")),
                ("og:image:type", "image/png".to_owned()),
                ("og:image:width", CARD.0.to_string()),
                ("og:image:height", CARD.1.to_string()),
                ("og:image:alt", title),
            ]);
        }
        let mut text = String::new();
        for (property, content) in tags {
            let _ = writeln!(text, "    <meta property=\"{property}\" content=\"{}\" />", escaped(&content));
        }
        if house.is_some() {
            text.push_str("    <meta name=\"twitter:card\" content=\"summary_large_image\" />\n");
        }
        text
    }

    /// What the game is called, and how it stands.
    fn words(&self, table: &dyn Table, messages: &Messages) -> (String, String) {
        let (name, size) = named(table, messages);
        let name = size.map_or(name.clone(), |size| format!("{name} {size}"));
        let title = match self.players() {
            Some(players) => {
                messages.with("unfolded-title", &[("game", Arg::Text(name)), ("players", Arg::Text(players))])
            }
            None => name,
        };
        let facts = table.facts();
        let plies = ("plies", Arg::Number(i64::try_from(self.ply).unwrap_or(i64::MAX)));
        let description = match table.ending() {
            None => {
                let turn = messages.attribute(facts.player_message(table.actor()), "turn");
                messages.with("unfolded-running", &[plies, ("turn", Arg::Text(turn))])
            }
            Some(ending) => {
                let result = match ending.outcome {
                    Outcome::Win(player) => messages.attribute(facts.player_message(player), "wins"),
                    Outcome::Draw if ending.shares.is_empty() => messages.text("unfolded-draw"),
                    Outcome::Draw => messages.text("unfolded-shared"),
                };
                let why = Arg::Text(messages.with(ending.reason.code, &ending.reason.args));
                messages.with("unfolded-over", &[plies, ("result", Arg::Text(result)), ("why", why)])
            }
        };
        (title, description)
    }
}

/// Everything that is said here.
fn messages(lang: Lang) -> Messages {
    let games = entries().iter().map(|entry| &entry.facts.messages);
    Messages::new(lang, std::iter::once(&MESSAGES).chain(games))
}

/// The family's name, the same in every language, and the board's size where the family has several games.
fn named(table: &dyn Table, messages: &Messages) -> (String, Option<String>) {
    let family = table.facts().family;
    let several = entries().iter().filter(|entry| entry.facts.family == family).count() > 1;
    let scene = table.scene(Viewer::Spectator);
    // As people call the boards, rows first: 6×7 is seven columns wide.
    let size = several.then(|| format!("{}×{}", scene.rows, scene.columns));
    (messages.text(&format!("{family}-name")), size)
}

/// A text as HTML writes it between quotation marks.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter if letter.is_control() => escaped.push(' '),
            letter => escaped.push(letter),
        }
    }
    escaped
}
