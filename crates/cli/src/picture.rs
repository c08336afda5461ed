//! `siliam picture`: a position as a picture in a file.

use crate::failure::Failure;
use crate::records;
use clap::{Arg, ArgMatches, value_parser};
use siliam_catalog::Table;
use siliam_core::{Arg as Value, Player};
use siliam_messages::Messages;
use siliam_picture::{Look, PIXELS, Picture, Theme, png};
use siliam_record::{NodeId, Walk};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// What may be said after `siliam picture`, beside position and moves.
pub(crate) fn arguments(messages: &Messages) -> Vec<Arg> {
    let option = |id: &'static str, long: &'static str, name: &'static str| {
        Arg::new(id).long(long).value_name(name).help(messages.text(&format!("cli-arg-{id}")))
    };
    let sizes = i64::from(*PIXELS.start())..=i64::from(*PIXELS.end());
    vec![
        Arg::new("game")
            .value_name("game")
            .required_unless_present("of-record")
            .help(messages.text("cli-arg-game"))
            .help_heading(messages.text("cli-arguments")),
        option("of-record", "record", "FILE").conflicts_with_all(["game", "position"]),
        option("at-ply", "ply", "N").value_parser(value_parser!(usize)).conflicts_with("game"),
        option("output", "output", "FILE").short('o').value_parser(value_parser!(PathBuf)),
        option("size", "size", "N").value_parser(value_parser!(u32).range(sizes)),
        option("theme", "theme", "light|dark|contrast")
            .value_parser(Theme::ALL.map(Theme::name))
            .hide_possible_values(true),
        option("from-side", "from", "SIDE"),
    ]
}

/// Draws the position of `table`, or that of a record.
pub(crate) fn run(
    matches: &ArgMatches,
    messages: &Messages,
    table: impl FnOnce() -> Result<Box<dyn Table>, Failure>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let asked = Asked { matches, messages };
    let output = matches.get_one::<PathBuf>("output").filter(|file| *file != Path::new("-"));
    let format = output.map(|file| asked.format(file)).transpose()?;
    let picture = match matches.get_one::<String>("of-record") {
        Some(file) => asked.of_record(file)?,
        None => Picture::of(&*table()?),
    };
    let usual = Look::default();
    let theme = matches.get_one::<String>("theme").and_then(|name| Theme::named(name));
    let look = Look {
        theme: theme.unwrap_or(usual.theme),
        pixels: matches.get_one("size").copied().unwrap_or(usual.pixels),
        near: asked.near(&picture)?,
    };
    let svg = picture.svg(&look);
    match output.zip(format) {
        Some((file, format)) => asked.write(file, format, svg),
        None => Ok(out.write_all(svg.as_bytes())?),
    }
}

/// What a file is written as.
#[derive(Clone, Copy)]
enum Format {
    Svg,
    Png,
}

struct Asked<'a> {
    matches: &'a ArgMatches,
    messages: &'a Messages,
}

impl Asked<'_> {
    /// The first game of a file, after so many plies of its main line.
    fn of_record(&self, file: &str) -> Result<Picture, Failure> {
        let record = records::first(file, self.messages)?;
        let line: Vec<NodeId> = record.tree().main_line().collect();
        let ply = self.matches.get_one("at-ply").copied().unwrap_or(line.len());
        let node = match ply {
            0 => NodeId::ROOT,
            _ => *line.get(ply - 1).ok_or_else(|| {
                let plies = i64::try_from(line.len()).unwrap_or(i64::MAX);
                Failure::Input(self.messages.with("cli-picture-ply", &[("plies", Value::Number(plies))]))
            })?,
        };
        let mut walk = Walk::new(&record).expect("a record's own start");
        walk.go_to(node);
        Ok(Picture::of(walk.table()))
    }

    /// Who sits at the near edge.
    fn near(&self, picture: &Picture) -> Result<Player, Failure> {
        let Some(side) = self.matches.get_one::<String>("from-side") else { return Ok(Player::First) };
        let letters = picture.facts.letters.iter();
        let found = letters.zip(Player::ALL).find(|(letter, _)| letter.to_string() == *side);
        found.map(|(_, player)| player).ok_or_else(|| {
            let args = [("found", Value::Text("--from".to_owned())), ("value", Value::Text(side.clone()))];
            Failure::Input(self.messages.with("cli-bad-value", &args))
        })
    }

    /// As what a file is written, by the end of its name.
    fn format(&self, file: &Path) -> Result<Format, Failure> {
        let is = |wanted: &str| file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(wanted));
        match () {
            () if is("svg") => Ok(Format::Svg),
            () if is("png") => Ok(Format::Png),
            () => {
                let args = [("file", Value::Text(file.display().to_string()))];
                Err(Failure::Input(self.messages.with("cli-picture-format", &args)))
            }
        }
    }

    fn write(&self, file: &Path, format: Format, svg: String) -> Result<(), Failure> {
        let name = file.display().to_string();
        let bytes = match format {
            Format::Svg => svg.into_bytes(),
            Format::Png => {
                png(&svg).map_err(|error| Failure::of_file(&name, error.to_string(), self.messages))?
            }
        };
        fs::write(file, bytes).map_err(|error| Failure::of_system(&name, &error, self.messages))
    }
}
