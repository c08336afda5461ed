//! The panel beside the board: who plays, what they have in hand, what can be chosen, the moves.

use super::draw::wrapped;
use super::theme::{Role, Theme};
use super::{Screen, Zone};
use crate::words;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use siliam_catalog::Listed;
use siliam_core::{Player, Touch};

/// Where clocks end at most, so that they stay near the names.
const CLOCK_COLUMN: usize = 38;

/// How a terminal shows a facing or a corner.
pub(super) fn facing_sign(facing: &'static str) -> &'static str {
    match facing {
        "n" => "▲",
        "e" => "►",
        "s" => "▼",
        "w" => "◄",
        "ne" => "◥",
        "se" => "◢",
        "sw" => "◣",
        "nw" => "◤",
        other => other,
    }
}

impl Screen {
    /// The panel's lines, as many as there is room for.
    pub(super) fn panel(&self, theme: Theme, width: usize, height: usize) -> Vec<Line<'static>> {
        let mut lines = vec![Line::styled(self.words.game(), theme.style(Role::Title))];
        let name = self.sitting.table().name();
        let options = name.split_once(':').map_or("", |(_, options)| options).replace(',', ", ");
        let has_room = !options.is_empty() && self.sitting.seats.len() == 2;
        lines.extend(wrapped(&[(options, theme.style(Role::Quiet))], width));
        lines.extend(has_room.then(Line::default));
        for player in Player::ALL.into_iter().take(self.sitting.seats.len()) {
            lines.push(self.seat(player, theme, width));
            lines.push(self.reserves(player, theme));
        }
        lines.push(Line::default());
        lines.extend(self.facings(theme));
        lines.extend(self.buttons(theme, width));
        if lines.last().is_some_and(|line| line.width() > 0) {
            lines.push(Line::default());
        }
        let room = height.saturating_sub(lines.len() + 1);
        if room > 0 {
            lines.push(self.moves_title(theme, width));
            let moves = self.moves(theme, width);
            let before = self.shown_line(&moves).saturating_sub(room);
            lines.extend(moves.into_iter().map(|(line, _)| line).skip(before).take(room));
        }
        lines
    }

    /// "▸ e Elephants level 4   09:58".
    fn seat(&self, player: Player, theme: Theme, width: usize) -> Line<'static> {
        let seat = self.sitting.seats[player.index()];
        let is_turn = self.view.ending.is_none() && self.view.actor == player;
        let letter = format!("{:<2}", self.sitting.facts().letter(player));
        let swatch = Span::styled(letter, theme.token(self.sitting.facts().inks[player.index()]));
        let name = theme.style(if is_turn { Role::Title } else { Role::Text });
        let mut spans = vec![
            Span::styled(if is_turn { "▸ " } else { "  " }, theme.style(Role::Held)),
            swatch,
            Span::raw(" "),
            Span::styled(self.words.side(player), name),
            Span::styled(
                format!(" {}", self.words.seat(seat, self.sitting.people().count())),
                theme.style(Role::Quiet),
            ),
        ];
        if let Some(left) = self.sitting.left(player) {
            let clock = words::clock(left, self.words.messages().lang());
            let used: usize = spans.iter().map(Span::width).sum();
            let width = width.min(CLOCK_COLUMN);
            let low = left.as_secs() < 20 && self.sitting.running() == Some(player);
            spans.push(Span::raw(" ".repeat(width.saturating_sub(used + clock.len()).max(1))));
            spans.push(Span::styled(clock, theme.style(if low { Role::Loud } else { Role::Text })));
        }
        Line::from(spans)
    }

    fn reserves(&self, player: Player, theme: Theme) -> Line<'static> {
        let mut spans = vec![Span::raw("    ")];
        for reserve in self.view.scene.reserves.iter().filter(|reserve| reserve.player == player) {
            let touch = Touch::Reserve(reserve.player, reserve.kind);
            spans.push(Span::raw(" "));
            let text = format!("{} {}/{}", self.words.kind(reserve.kind), reserve.left, reserve.of);
            spans.push(self.item(touch, text, Role::Quiet, theme));
        }
        Line::from(spans)
    }

    /// Something that can be touched: in hand, on offer, or neither; and with the focus or without.
    fn item(&self, touch: Touch<'static>, text: String, otherwise: Role, theme: Theme) -> Span<'static> {
        let role = match touch {
            _ if self.hand.holds(touch) => Role::Held,
            _ if self.hand.offers(touch) => Role::Offered,
            _ => otherwise,
        };
        let has_focus = self.zone != Zone::Board && self.focus() == touch;
        Span::styled(text, if has_focus { theme.focused(role) } else { theme.style(role) })
    }

    fn facings(&self, theme: Theme) -> Option<Line<'static>> {
        let facings = self.hand.facings();
        if facings.is_empty() {
            return None;
        }
        let name = if self.asks_for_corner() { "tui-corner" } else { "tui-facing" };
        let mut spans = vec![Span::styled(self.words.text(name), theme.style(Role::Quiet))];
        for facing in facings {
            spans.push(Span::raw(" "));
            let text = format!(" {} ", facing_sign(facing));
            spans.push(self.item(Touch::Facing(facing), text, Role::Text, theme));
        }
        Some(Line::from(spans))
    }

    fn buttons(&self, theme: Theme, width: usize) -> Vec<Line<'static>> {
        let mut lines: Vec<Line<'static>> = Vec::new();
        for action in self.hand.actions() {
            let text = format!("[{}]", self.words.action(action));
            let span = self.item(Touch::Action(action), text, Role::Text, theme);
            match lines.last_mut() {
                Some(line) if line.width() + 1 + span.width() <= width => {
                    line.push_span(Span::raw(" "));
                    line.push_span(span);
                }
                _ => lines.push(Line::from(span)),
            }
        }
        lines
    }

    fn moves_title(&self, theme: Theme, width: usize) -> Line<'static> {
        let title = self.words.text("tui-moves");
        let rule = "─".repeat(width.saturating_sub(title.chars().count() + 1));
        Line::styled(format!("{title} {rule}"), theme.style(Role::Quiet))
    }

    /// A move as the list shows it: what it was called follows it.
    pub(super) fn move_text(listed: &Listed) -> String {
        let labels = listed.labels.iter().map(|label| label.code);
        std::iter::once(listed.mv.as_str()).chain(labels).collect::<Vec<_>>().join(" ")
    }

    /// The moves in rounds, each line with the number of plies up to its end.
    fn moves(&self, theme: Theme, width: usize) -> Vec<(Line<'static>, usize)> {
        // All moves stay in sight while an earlier position is shown.
        let listed = self.sitting.table().listed(self.sitting.viewer());
        let shown = self.looking.unwrap_or(listed.len());
        let rounds = rounds(&listed, self.sitting.seats.len());
        let texts: Vec<Vec<String>> = rounds.iter().map(|round| round_texts(round, &listed)).collect();
        let number_width = rounds.len().to_string().len() + 2;
        let column = texts.iter().flatten().map(|text| text.chars().count() + 1).max().unwrap_or(0);
        let in_columns = number_width + column * self.sitting.seats.len() <= width + 1;
        let mut lines: Vec<(Line<'static>, usize)> = Vec::new();
        for (number, round) in rounds.iter().enumerate() {
            let label = format!("{:>1$}. ", number + 1, number_width - 2);
            let mut line = Line::from(Span::styled(label, theme.style(Role::Quiet)));
            let mut end = 0;
            for (place, plies) in round.iter().enumerate() {
                if in_columns {
                    let used = line.width();
                    let wanted = number_width + column * place;
                    if wanted > used {
                        line.push_span(Span::raw(" ".repeat(wanted - used)));
                    }
                }
                for &ply in plies {
                    let text = Self::move_text(&listed[ply]);
                    // What does not fit goes on below.
                    if line.width() + 1 + text.chars().count() > width && line.spans.len() > 1 {
                        let full = std::mem::replace(&mut line, Line::raw(" ".repeat(number_width)));
                        lines.push((full, end));
                    }
                    if line.spans.last().is_some_and(|span| !span.content.ends_with(' ')) {
                        line.push_span(Span::raw(" "));
                    }
                    let style = if shown == ply + 1 {
                        theme.style(Role::Title).add_modifier(Modifier::UNDERLINED)
                    } else {
                        theme.style(Role::Text)
                    };
                    line.push_span(Span::styled(text, style));
                    end = ply + 1;
                }
            }
            lines.push((line, end));
        }
        lines
    }

    /// How many lines there are up to the move that is shown.
    fn shown_line(&self, moves: &[(Line<'static>, usize)]) -> usize {
        let shown = self.looking.unwrap_or(self.sitting.plies().len());
        moves.iter().position(|&(_, end)| end >= shown).map_or(moves.len(), |line| line + 1)
    }
}

/// Plies as rounds: for each time around the table a list of plies for each player.
fn rounds(listed: &[Listed], players: usize) -> Vec<Vec<Vec<usize>>> {
    let mut rounds: Vec<Vec<Vec<usize>>> = Vec::new();
    let mut last = None;
    for (ply, Listed { player, .. }) in listed.iter().enumerate() {
        if last.is_none_or(|last| *player < last) {
            rounds.push(vec![Vec::new(); players]);
        }
        if let Some(round) = rounds.last_mut() {
            round[player.index()].push(ply);
        }
        last = Some(*player);
    }
    rounds
}

/// What stands in each column of a round.
fn round_texts(round: &[Vec<usize>], listed: &[Listed]) -> Vec<String> {
    let text = |plies: &Vec<usize>| {
        plies.iter().map(|&ply| Screen::move_text(&listed[ply])).collect::<Vec<_>>().join(" ")
    };
    round.iter().map(text).collect()
}
