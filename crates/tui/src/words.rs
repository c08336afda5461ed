//! A game in words: sides, cells, deeds, endings and advice, as the rules put them.

use crate::seat::{Seat, Strength};
use siliam_catalog::{Ending, Leaving, Listed};
use siliam_core::{Arg, Coord, Deed, Facts, Label, Outcome, Piece, Player, Reason, Refusal, Reserve, Scene};
use siliam_engine::Verdict;
use siliam_messages::{Lang, Messages};
use std::sync::Arc;
use std::time::Duration;

/// The words for one game.
#[derive(Clone)]
pub(crate) struct Words {
    messages: Arc<Messages>,
    facts: &'static Facts,
}

impl Words {
    pub(crate) fn new(messages: Arc<Messages>, facts: &'static Facts) -> Self {
        Self { messages, facts }
    }

    pub(crate) fn messages(&self) -> &Messages {
        &self.messages
    }

    /// A message of the terminal.
    pub(crate) fn text(&self, id: &str) -> String {
        self.messages.text(id)
    }

    pub(crate) fn with(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.messages.with(id, args)
    }

    /// The first of these messages that there is.
    fn first(&self, ids: &[String]) -> Option<String> {
        ids.iter().find(|id| self.messages.has(id)).map(|id| self.messages.text(id))
    }

    /// What a side says of itself; `None` where it says nothing.
    fn of_side(&self, player: Player, name: &str) -> Option<String> {
        let id = self.facts.player_message(player);
        Some(self.messages.attribute(id, name)).filter(|text| *text != format!("{id}.{name}"))
    }

    fn side_arg(&self, player: Player) -> (&'static str, Arg) {
        ("side", Arg::Term(self.facts.player_message(player)))
    }

    /// The game: its name, and its id where the family has others.
    pub(crate) fn game(&self) -> String {
        let (id, own) = (self.facts.id, self.family());
        if id == self.facts.family { own } else { format!("{own} · {id}") }
    }

    /// The name of the family.
    pub(crate) fn family(&self) -> String {
        let Facts { id, family, .. } = *self.facts;
        self.first(&[format!("{family}-name")]).unwrap_or_else(|| id.to_owned())
    }

    pub(crate) fn side(&self, player: Player) -> String {
        self.messages.text(self.facts.player_message(player))
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self, player: Player) -> String {
        self.of_side(player, "turn").unwrap_or_else(|| self.with("tui-turn", &[self.side_arg(player)]))
    }

    /// How a game ended, in as few words as there are.
    pub(crate) fn result(&self, ending: &Ending) -> String {
        match ending.outcome {
            Outcome::Win(player) => self
                .of_side(player, "wins")
                .unwrap_or_else(|| self.with("tui-wins", &[self.side_arg(player)])),
            Outcome::Draw if ending.shares.is_empty() => self.text("tui-drawn"),
            Outcome::Draw => {
                let terms = ending.shares.iter().map(|&player| self.facts.player_message(player)).collect();
                let count = i64::try_from(ending.shares.len()).unwrap_or(i64::MAX);
                self.with("tui-shared", &[("sides", Arg::Terms(terms)), ("count", Arg::Number(count))])
            }
        }
    }

    /// Why it ended, and who had left on the way while a computer went on.
    pub(crate) fn why(&self, ending: &Ending, seats: &[Seat]) -> String {
        let mut text = self.told(&ending.reason);
        for left in &ending.left {
            if matches!(seats.get(left.player.index()), Some(Seat::Instead(..))) {
                let id = match left.how {
                    Leaving::Resigned => "tui-gone-resigned",
                    Leaving::Flagged => "tui-gone-flagged",
                };
                text.push(' ');
                text.push_str(&whole(&self.with(id, &[self.side_arg(left.player)])));
            }
        }
        text
    }

    /// Somebody left, and a computer goes on in their seat.
    pub(crate) fn left(&self, player: Player, how: Leaving) -> String {
        let id = match how {
            Leaving::Resigned => "tui-left-resigned",
            Leaving::Flagged => "tui-left-flagged",
        };
        whole(&self.with(id, &[self.side_arg(player)]))
    }

    /// A side declined a draw.
    pub(crate) fn declined(&self, player: Player) -> String {
        whole(&self.with("tui-draw-declined", &[self.side_arg(player)]))
    }

    /// Why something is refused, as a sentence.
    pub(crate) fn refused(&self, refusal: &dyn Refusal) -> String {
        self.told(&Reason::of(refusal))
    }

    /// Something told, with its ruling, as a sentence.
    pub(crate) fn told(&self, reason: &Reason) -> String {
        let text = self.with(reason.code, &reason.args);
        // The ruling stays with the last word.
        whole(&reason.ruling.map_or_else(|| text.clone(), |ruling| format!("{text}\u{a0}({ruling})")))
    }

    /// A move in a sentence.
    pub(crate) fn deed(&self, deed: &Deed) -> String {
        let parts: Vec<String> = deed.said.iter().map(|said| self.messages.reason(said)).collect();
        whole(&parts.join(&self.text("tui-told-join")))
    }

    /// How a label is called out; `None` for what players find out for themselves.
    pub(crate) fn call(&self, label: &Label) -> Option<String> {
        self.first(&[format!("{}-{}", self.facts.family, label.code)])
    }

    /// What was overlooked, for when the game is over; `None` for labels that are called out instead.
    fn slip(&self, label: &Label) -> Option<String> {
        self.first(&[format!("{}-label-{}", self.facts.family, label.code)])
    }

    /// What a move called out: "Sam, Song".
    pub(crate) fn calls(&self, listed: &Listed) -> Option<String> {
        let calls: Vec<String> = listed.labels.iter().filter_map(|label| self.call(label)).collect();
        (!calls.is_empty()).then(|| calls.join(", "))
    }

    /// What a move overlooked, in a sentence.
    pub(crate) fn slips(&self, listed: &Listed) -> Option<String> {
        let slips: Vec<String> = listed.labels.iter().filter_map(|label| self.slip(label)).collect();
        let what = ("what", Arg::Text(slips.join(", ")));
        (!slips.is_empty()).then(|| whole(&self.with("tui-slip", &[what])))
    }

    /// "Red: e5ne."
    pub(crate) fn side_plays(&self, listed: &Listed) -> String {
        let args = [self.side_arg(listed.player), ("what", Arg::Text(listed.mv.clone()))];
        whole(&self.with("tui-of-side", &args))
    }

    pub(crate) fn kind(&self, kind: &str) -> String {
        self.first(&[format!("{}-{kind}", self.facts.family)]).unwrap_or_else(|| kind.to_owned())
    }

    /// What a mark means, where the game has a word for it.
    pub(crate) fn mark(&self, kind: &str) -> Option<String> {
        self.first(&[format!("{}-mark-{kind}", self.facts.family)])
    }

    pub(crate) fn facing(&self, facing: &str) -> String {
        let family = self.facts.family;
        let ids = [format!("{family}-facing-{facing}"), format!("{family}-{facing}")];
        self.first(&ids).unwrap_or_else(|| facing.to_owned())
    }

    /// What a button says.
    pub(crate) fn action(&self, action: &str) -> String {
        let family = self.facts.family;
        let ids = [
            format!("{family}-action-{action}"),
            format!("{family}-{action}"),
            format!("tui-action-{action}"),
        ];
        capital(&self.first(&ids).unwrap_or_else(|| action.to_owned()))
    }

    /// A piece, with its owner where the kind alone does not tell.
    fn piece(&self, piece: &Piece) -> String {
        let named = self.owned(&self.kind(piece.kind), piece.owner);
        match piece.facing {
            Some(facing) => format!("{named}, {}", self.facing(facing)),
            None => named,
        }
    }

    fn owned(&self, kind: &str, owner: Option<Player>) -> String {
        match owner {
            Some(owner) if !self.names_side(kind, owner) => {
                let args = [("kind", Arg::Text(kind.to_owned())), self.side_arg(owner)];
                self.with("tui-piece-of", &args)
            }
            _ => kind.to_owned(),
        }
    }

    /// Whether the kind's name already names the side, as an elephant does.
    fn names_side(&self, kind: &str, owner: Player) -> bool {
        let begins: String = kind.to_lowercase().chars().take(5).collect();
        self.side(owner).to_lowercase().starts_with(&begins)
    }

    /// "c3, rhinoceros, facing north".
    pub(crate) fn cell(&self, cell: Coord, scene: &Scene) -> String {
        if scene.holes.contains(&cell) {
            return self.with("tui-hole", &[("cell", Arg::Text(cell.to_string()))]);
        }
        let pieces: Vec<&Piece> = scene.pieces.iter().filter(|piece| piece.cell == cell).collect();
        let facing = |piece: &Piece| piece.facing.map(|facing| self.facing(facing)).unwrap_or_default();
        let here = match pieces[..] {
            [] => self.text("tui-empty"),
            // Two halves of one block face everywhere.
            [one, other] if one.owner == other.owner => self.piece(&Piece { facing: None, ..*one }),
            [one, other] => {
                let half = |piece: &Piece| {
                    let side = piece.owner.map_or_else(String::new, |owner| self.side(owner));
                    format!("{side} {}", facing(piece))
                };
                format!("{}, {}", half(one), half(other))
            }
            _ => pieces.iter().map(|piece| self.piece(piece)).collect::<Vec<_>>().join(", "),
        };
        format!("{cell}, {here}")
    }

    /// "triangle (Red), 38/40 in hand".
    pub(crate) fn reserve(&self, reserve: &Reserve) -> String {
        let args = [
            ("kind", Arg::Text(self.owned(&self.kind(reserve.kind), Some(reserve.player)))),
            ("left", Arg::Number(reserve.left.into())),
            ("of", Arg::Number(reserve.of.into())),
        ];
        self.with("tui-reserve", &args)
    }

    /// Where a side's pieces stand and what it has in hand, in a line each; then what is nobody's.
    pub(crate) fn position(&self, scene: &Scene) -> Vec<String> {
        let players = Player::ALL.into_iter().take(self.facts.players.len()).map(Some);
        let mut lines = Vec::new();
        for owner in players.chain([None]) {
            let mut kinds: Vec<(&str, Vec<String>)> = Vec::new();
            for piece in scene.pieces.iter().filter(|piece| piece.owner == owner) {
                let facing =
                    piece.facing.map_or_else(String::new, |facing| format!(" {}", self.facing(facing)));
                let place = format!("{}{facing}", piece.cell);
                match kinds.iter_mut().find(|(kind, _)| *kind == piece.kind) {
                    Some((_, places)) => places.push(place),
                    None => kinds.push((piece.kind, vec![place])),
                }
            }
            let stand = |(kind, places): &(&str, Vec<String>)| {
                let args = [("kind", Arg::Text(self.kind(kind))), ("cells", Arg::Text(places.join(", ")))];
                self.with("tui-stand", &args)
            };
            let mut parts: Vec<String> = kinds.iter().map(stand).collect();
            let reserves = scene.reserves.iter().filter(|reserve| Some(reserve.player) == owner);
            parts.extend(reserves.map(|reserve| self.in_hand(reserve)));
            let text = parts.join(&self.text("tui-told-join"));
            match owner {
                Some(player) => {
                    let args = [self.side_arg(player), ("what", Arg::Text(text))];
                    lines.push(whole(&self.with("tui-of-side", &args)));
                }
                None if parts.is_empty() => {}
                None => lines.push(whole(&text)),
            }
        }
        lines
    }

    fn in_hand(&self, reserve: &Reserve) -> String {
        let args = [
            ("kind", Arg::Text(self.kind(reserve.kind))),
            ("left", Arg::Number(reserve.left.into())),
            ("of", Arg::Number(reserve.of.into())),
        ];
        self.with("tui-in-hand", &args)
    }

    /// Who sits in a place at a table with so many people, short.
    pub(crate) fn seat(&self, seat: Seat, people: usize) -> String {
        match seat.strength() {
            None if people == 1 => self.text("tui-you"),
            None => self.text("tui-person"),
            Some(Strength::Full) => self.text("tui-full"),
            Some(Strength::Level(level)) => {
                self.with("tui-level", &[("number", Arg::Number(level.number().into()))])
            }
        }
    }

    /// A move that is advised, and why.
    pub(crate) fn hint(&self, mv: &str, verdict: Verdict) -> String {
        let mv = ("move", Arg::Text(mv.to_owned()));
        whole(&match verdict {
            Verdict::Win(plies) => {
                let players = u32::try_from(self.facts.players.len()).unwrap_or(2);
                let turns = plies.div_ceil(players).max(1);
                self.with("tui-hint-wins", &[mv, ("count", turns.into())])
            }
            Verdict::Loss(_) => self.with("tui-hint-holds", &[mv]),
            Verdict::Estimate(_) => self.with("tui-hint-best", &[mv]),
        })
    }
}

/// Minutes and seconds; tenths in the last ten seconds, after the mark of the language.
pub(crate) fn clock(left: Duration, lang: Lang) -> String {
    if left < Duration::from_secs(10) {
        let tenths = left.as_millis().div_ceil(100);
        let mark = if lang == Lang::French { ',' } else { '.' };
        return format!("{}{mark}{}", tenths / 10, tenths % 10);
    }
    let seconds = left.as_millis().div_ceil(1000);
    format!("{:02}:{:02}", seconds / 60, seconds % 60)
}

/// The first letter large, as a sentence begins; but a cell or a move keeps its name.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let is_name = text.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
    match letters.next() {
        Some(first) if !is_name => first.to_uppercase().chain(letters).collect(),
        _ => text.to_owned(),
    }
}

/// A whole sentence.
pub(crate) fn whole(text: &str) -> String {
    let text = capital(text);
    if text.is_empty() || text.ends_with(['.', '!', '?', '…']) { text } else { format!("{text}.") }
}

#[cfg(test)]
mod tests {
    use super::{clock, whole};
    use siliam_messages::Lang;
    use std::time::Duration;

    #[test]
    fn a_clock_shows_tenths_only_at_the_end() {
        let shown = |milliseconds| clock(Duration::from_millis(milliseconds), Lang::English);
        assert_eq!(shown(600_000), "10:00");
        assert_eq!(shown(59_001), "01:00");
        assert_eq!(shown(9_950), "10.0");
        assert_eq!(shown(120), "0.2");
        assert_eq!(shown(0), "0.0");
        assert_eq!(shown(6_000_000), "100:00");
        assert_eq!(clock(Duration::from_millis(120), Lang::French), "0,2");
    }

    #[test]
    fn a_sentence_begins_with_a_capital_unless_it_begins_with_a_cell() {
        assert_eq!(whole("it is over"), "It is over.");
        assert_eq!(whole("c1 is free"), "c1 is free.");
        assert_eq!(whole("élan !"), "Élan !");
        assert_eq!(whole(""), "");
    }
}
