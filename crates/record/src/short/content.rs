//! What a short form of version 1 holds, choice by choice. Writing and reading stand side by side: they must agree.

use super::{MOST_BYTES, MOST_LISTED, MOST_MOVES, ShortError};
use crate::range_coder::{Decoder, Encoder};
use crate::walk::Steps;
use crate::{Date, Eval, Header, NodeId, Record, Remark, Standing, Walk};
use siliam_catalog::{Leaving, Left, Settlement, Then};
use siliam_core::Player;

/// The games in the order of version 1; others are added behind them.
const GAMES: [&str; 8] =
    ["siam", "squaryd", "samliam", "samliam-7", "samliam-6x7", "samliam-3p", "samliam-4p", "toy"];
/// Room for more games and options.
const NAMES: u32 = 64;
/// How often something seldom is there: once in so many times.
const SELDOM: [u32; 2] = [63, 1];
/// What a listed move counts where announcements are rules (L12): each takes a search.
const ANNOUNCED: usize = 8;
/// What a move counts that has to be played again.
const REPLAYED: usize = 16;
/// No branch, one, or more.
const BRANCHES: [u32; 3] = [2, 60, 2];
const ONE_MORE: [u32; 2] = [3, 1];

type Read<T> = Result<T, ShortError>;

pub(super) fn write(record: &Record, to: &mut Encoder) -> Result<(), ShortError> {
    write_name(record.name(), to);
    write_optional(record.start(), to, write_text);
    write_header(&record.header, to);
    write_tree(record, to)
}

pub(super) fn read(from: &mut Decoder<'_>, listed: &mut usize) -> Read<Record> {
    let name = read_name(from)?;
    let start = read_optional(from, read_text)?;
    let steps = Steps::new(&name, start.as_deref()).map_err(|_| ShortError::Content)?;
    let mut record = Record::begun(&steps);
    record.header = read_header(from, record.players())?;
    let mut lists = Lists::new(record.name());
    let read = read_tree(&mut record, steps, &mut lists, from);
    *listed += lists.spent;
    let mut steps = read?;
    steps.go_to(record.tree(), record.tree().main_line().last().unwrap_or(NodeId::ROOT));
    record.agree_with(steps.table()).map_err(|_| ShortError::Content)?;
    Ok(record)
}

// ---- The parts that everything is made of.

/// A number below 2³²: how many bits it has, then the bits.
fn write_number(value: u32, to: &mut Encoder) {
    let bits = 32 - value.leading_zeros();
    to.choice(bits, 33);
    if bits > 1 {
        let rest = value & !(1 << (bits - 1));
        to.choice(rest & 0xFFFF, 1 << (bits - 1).min(16));
        if bits > 17 {
            to.choice(rest >> 16, 1 << (bits - 17));
        }
    }
}

fn read_number(from: &mut Decoder<'_>) -> u32 {
    let bits = from.choice(33);
    if bits < 2 {
        return bits;
    }
    let mut rest = from.choice(1 << (bits - 1).min(16));
    if bits > 17 {
        rest |= from.choice(1 << (bits - 17)) << 16;
    }
    rest | 1 << (bits - 1)
}

fn write_text(text: &str, to: &mut Encoder) {
    write_number(u32::try_from(text.len()).unwrap_or(u32::MAX), to);
    for byte in text.bytes() {
        to.choice(byte.into(), 256);
    }
}

fn read_text(from: &mut Decoder<'_>) -> Read<String> {
    let length = read_number(from) as usize;
    if length > MOST_BYTES {
        return Err(ShortError::Content);
    }
    let bytes = (0..length).map(|_| from.choice(256) as u8).collect();
    if from.is_exhausted() {
        return Err(ShortError::Content);
    }
    String::from_utf8(bytes).map_err(|_| ShortError::Content)
}

fn write_optional<T>(value: Option<T>, to: &mut Encoder, write: impl FnOnce(T, &mut Encoder)) {
    to.choice(value.is_some().into(), 2);
    if let Some(value) = value {
        write(value, to);
    }
}

fn read_optional<T>(
    from: &mut Decoder<'_>,
    read: impl FnOnce(&mut Decoder<'_>) -> Read<T>,
) -> Read<Option<T>> {
    if from.choice(2) == 1 { read(from).map(Some) } else { Ok(None) }
}

/// As many as there are, each behind a word that there is one more.
fn write_all<T>(
    values: impl IntoIterator<Item = T>,
    to: &mut Encoder,
    mut write: impl FnMut(T, &mut Encoder),
) {
    for value in values {
        to.choice(1, 2);
        write(value, to);
    }
    to.choice(0, 2);
}

fn read_all<T>(from: &mut Decoder<'_>, mut read: impl FnMut(&mut Decoder<'_>) -> Read<T>) -> Read<Vec<T>> {
    let mut values = Vec::new();
    while from.choice(2) == 1 {
        values.push(read(from)?);
        if from.is_exhausted() {
            return Err(ShortError::Content);
        }
    }
    Ok(values)
}

// ---- The game and what its tags tell.

fn write_name(name: &str, to: &mut Encoder) {
    let (id, options) = name.split_once(':').unwrap_or((name, ""));
    let game = GAMES.iter().position(|&game| game == id).expect("every game has its place");
    to.choice(game as u32, NAMES);
    let known = siliam_catalog::entry(id).expect("a record's own game").facts.options;
    let places = options.split(',').filter_map(|option| known.iter().position(|&one| one == option));
    write_all(places, to, |place, to| to.choice(place as u32, NAMES));
}

fn read_name(from: &mut Decoder<'_>) -> Read<String> {
    let id = GAMES.get(from.choice(NAMES) as usize).ok_or(ShortError::Content)?;
    let known = siliam_catalog::entry(id).map_err(|_| ShortError::Content)?.facts.options;
    let option =
        |from: &mut Decoder<'_>| known.get(from.choice(NAMES) as usize).copied().ok_or(ShortError::Content);
    let options = read_all(from, option)?;
    Ok(if options.is_empty() { (*id).to_owned() } else { format!("{id}:{}", options.join(",")) })
}

fn write_header(header: &Header, to: &mut Encoder) {
    to.choice(u32::from(*header != Header::default()), 2);
    if *header == Header::default() {
        return;
    }
    write_all(&header.players, to, |name, to| write_text(name, to));
    write_optional(header.date, to, |date, to| write_text(&date.to_string(), to));
    write_optional(header.standing(), to, |standing, to| {
        for player in Player::ALL {
            to.choice(standing.sharing().contains(&player).into(), 2);
        }
    });
    write_optional(header.reason(), to, write_text);
    write_all(header.others(), to, |(name, value), to| {
        write_text(name, to);
        write_text(value, to);
    });
}

fn read_header(from: &mut Decoder<'_>, players: usize) -> Read<Header> {
    let mut header = Header::default();
    if from.choice(2) == 0 {
        return Ok(header);
    }
    let names = read_all(from, read_text)?;
    for (place, name) in names.iter().enumerate() {
        header.set_player(place, name);
    }
    header.date = read_optional(from, |from| Date::read(&read_text(from)?).ok_or(ShortError::Content))?;
    header.standing = read_optional(from, |from| {
        let sharing = Player::ALL.into_iter().filter(|_| from.choice(2) == 1).collect();
        Standing::shared(players, sharing).ok_or(ShortError::Content)
    })?;
    header.set_reason(&read_optional(from, read_text)?.unwrap_or_default());
    let others = read_all(from, |from| Ok((read_text(from)?, read_text(from)?)))?;
    for (name, value) in others {
        if !header.set_other(&name, &value) {
            return Err(ShortError::Content);
        }
    }
    Ok(header)
}

// ---- The tree: a node, then what follows it, the main line first.

/// The lists in which the moves of one link are looked up, and what they cost so far. Writing and reading go the same
/// way through the tree, so what can be written can be read.
struct Lists {
    /// What each listed move counts.
    each: usize,
    listed: usize,
    /// With what was played again.
    spent: usize,
}

impl Lists {
    fn new(name: &str) -> Self {
        let announce = name.split([':', ',']).any(|option| option == "announce");
        Self { each: if announce { ANNOUNCED } else { 1 }, listed: 0, spent: 0 }
    }

    /// The legal moves where these steps stand, in no order.
    fn next(&mut self, steps: &Steps) -> Read<Vec<String>> {
        let moves = steps.table().moves();
        self.listed += self.each * moves.len();
        self.spent = self.listed + steps.replayed() * REPLAYED;
        if self.spent > MOST_LISTED {
            return Err(ShortError::TooWide(MOST_LISTED as u32));
        }
        Ok(moves)
    }
}

fn write_tree(record: &Record, to: &mut Encoder) -> Result<(), ShortError> {
    let tree = record.tree();
    let mut steps = Walk::new(record).expect("a record's own start").into_steps();
    let mut lists = Lists::new(record.name());
    let mut open = vec![NodeId::ROOT];
    while let Some(id) = open.pop() {
        if let Some(parent) = tree.parent(id) {
            steps.go_to(tree, parent);
            let moves = lists.next(&steps)?;
            // The place in the list sorted by text: as many are before it.
            let place = moves.iter().filter(|mv| mv.as_str() < tree.node(id).mv()).count();
            to.choice(place as u32, moves.len() as u32);
        }
        steps.go_to(tree, id);
        write_node(record, id, to);
        let children = tree.children(id);
        if steps.table().ending().is_none() {
            to.weighed(children.len().min(2), &BRANCHES);
            for _ in 2..children.len() {
                to.weighed(1, &ONE_MORE);
            }
            if children.len() >= 2 {
                to.weighed(0, &ONE_MORE);
            }
        }
        open.extend(children.iter().rev());
    }
    Ok(())
}

fn read_tree(
    record: &mut Record,
    mut steps: Steps,
    lists: &mut Lists,
    from: &mut Decoder<'_>,
) -> Read<Steps> {
    // A node whose next branch is to be read.
    let mut open: Vec<NodeId> = Vec::new();
    let mut at = NodeId::ROOT;
    loop {
        read_node(record, &mut steps, at, from)?;
        if steps.table().ending().is_none() {
            let mut branches = from.weighed(&BRANCHES);
            while branches >= 2 && from.weighed(&ONE_MORE) == 1 {
                branches += 1;
                if branches > MOST_MOVES {
                    return Err(ShortError::Content);
                }
            }
            open.extend(std::iter::repeat_n(at, branches));
        }
        // What is still to be read counts as well.
        if from.is_exhausted() || record.tree().len() - 1 + open.len() > MOST_MOVES {
            return Err(ShortError::Content);
        }
        let Some(parent) = open.pop() else { return Ok(steps) };
        steps.go_to(record.tree(), parent);
        let mut moves = lists.next(&steps)?;
        let place = from.choice(moves.len() as u32) as usize;
        let (_, mv, _) = moves.select_nth_unstable(place);
        let known = record.tree().len();
        at = steps.play(record.tree_mut(), mv).map_err(|_| ShortError::Content)?;
        if record.tree().len() == known {
            return Err(ShortError::Content);
        }
    }
}

fn write_node(record: &Record, id: NodeId, to: &mut Encoder) {
    let node = record.tree().node(id);
    let remark = node.remark();
    let plain = node.settled().is_empty() && *remark == Remark::default();
    to.weighed(usize::from(!plain), &SELDOM);
    if plain {
        return;
    }
    write_all(node.settled(), to, |settlement, to| match settlement {
        Settlement::Agreed => to.choice(0, 2),
        Settlement::Left(left, then) => {
            to.choice(1, 2);
            to.choice(left.player.index() as u32, 4);
            to.choice(u32::from(left.how == Leaving::Flagged), 2);
            to.choice(u32::from(*then == Then::GoesOn), 2);
        }
    });
    write_text(remark.comment(), to);
    write_all(remark.marks(), to, |&mark, to| to.choice(mark.into(), 256));
    write_optional(remark.clock(), to, |clock, to| {
        write_number((clock / 1000) as u32, to);
        to.choice((clock % 1000) as u32, 1000);
    });
    write_optional(remark.eval(), to, |eval, to| match eval {
        Eval::Estimate(value) => {
            to.choice(0, 3);
            write_signed(*value, to);
        }
        Eval::Win(plies) => {
            to.choice(1, 3);
            write_signed(*plies, to);
        }
        Eval::Shares(shares) => {
            to.choice(2, 3);
            write_all(shares, to, |&share, to| to.choice(share.into(), 256));
        }
    });
}

fn write_signed(value: i32, to: &mut Encoder) {
    to.choice(u32::from(value < 0), 2);
    write_number(value.unsigned_abs(), to);
}

fn read_signed(from: &mut Decoder<'_>) -> Read<i32> {
    let negative = from.choice(2) == 1;
    let value = i32::try_from(read_number(from)).map_err(|_| ShortError::Content)?;
    Ok(if negative { -value } else { value })
}

fn read_node(record: &mut Record, steps: &mut Steps, at: NodeId, from: &mut Decoder<'_>) -> Read<()> {
    if from.weighed(&SELDOM) == 0 {
        return Ok(());
    }
    let settled = read_all(from, |from| {
        if from.choice(2) == 0 {
            return Ok(Settlement::Agreed);
        }
        let player = Player::ALL[from.choice(4) as usize];
        let how = if from.choice(2) == 1 { Leaving::Flagged } else { Leaving::Resigned };
        let then = if from.choice(2) == 1 { Then::GoesOn } else { Then::Ends };
        Ok(Settlement::Left(Left { player, how }, then))
    })?;
    for settlement in settled {
        let absent =
            matches!(settlement, Settlement::Left(left, _) if left.player.index() >= record.players());
        if absent || steps.settle(record.tree_mut(), settlement).is_err() {
            return Err(ShortError::Content);
        }
    }
    let comment = read_text(from)?;
    let marks = read_all(from, |from| Ok(from.choice(256) as u8))?;
    let clock =
        read_optional(from, |from| Ok(u64::from(read_number(from)) * 1000 + u64::from(from.choice(1000))))?;
    let eval = read_optional(from, |from| {
        Ok(match from.choice(3) {
            0 => Eval::Estimate(read_signed(from)?),
            1 => Eval::Win(read_signed(from)?),
            _ => Eval::Shares(read_all(from, |from| Ok(from.choice(256) as u8))?),
        })
    })?;
    let remark = record.remark_mut(at);
    remark.set_comment(&comment);
    for mark in marks {
        remark.mark(mark, true);
    }
    remark.set_clock(clock);
    remark.set_eval(eval);
    Ok(())
}
