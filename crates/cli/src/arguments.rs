//! The command line: what may be said and how it is explained, in the user's language.

use crate::failure::Failure;
use crate::picture;
use crate::play;
use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use siliam_core::Arg as Value;
use siliam_core::text::quoted;
use siliam_messages::{Lang, Messages};
use std::borrow::Cow;
use std::ffi::OsString;
use std::path::PathBuf;

/// The language asked for by `--lang`, found before anything is worded.
pub(crate) fn lang(arguments: &[OsString]) -> Option<Lang> {
    let mut words = arguments.iter().map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        let code = match word.strip_prefix("--lang") {
            Some("") => words.next().map(Cow::into_owned),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        if let Some(lang) = code.and_then(|code| Lang::of_code(&code)) {
            return Some(lang);
        }
    }
    None
}

/// Reads the command line.
pub(crate) fn read(arguments: Vec<OsString>, messages: &Messages) -> Result<ArgMatches, Failure> {
    program(messages).try_get_matches_from(arguments).map_err(|error| explain(&error, messages))
}

/// A subcommand and the usage line of its contract, the part after `siliam`.
const COMMANDS: [(&str, &str); 19] = [
    (
        "serve",
        "serve [--listen 127.0.0.1:7420] [--data DIR] [--public-url URL] [--computers N] [--config FILE] [--log FILTER]",
    ),
    (
        "play",
        "play <game> [--as SIDES] [--level L] [--clock MIN+SEC] [--position P] [--save FILE] [--plain] | play --resume \
         FILE",
    ),
    ("games", "games"),
    ("rules", "rules <game> [--lang fr|en]"),
    ("show", "show <game> [--position P] [MOVE…]"),
    (
        "picture",
        "picture <game> [--position P] [-o FILE] [--size N] [--theme light|dark|contrast] [--from SIDE] [MOVE…] | picture \
         --record FILE [--ply N] …",
    ),
    ("moves", "moves <game> [--position P] [MOVE…]"),
    ("apply", "apply <game> [--position P] MOVE…"),
    ("labels", "labels <game> [--position P] MOVE…"),
    ("perft", "perft <game> DEPTH [--position P] [--divide] [--make]"),
    ("playouts", "playouts <game> --count N [--plies CAP] [--seed S]"),
    (
        "best",
        "best <game> [--position P] [--time MS | --nodes N | --depth D | --level L [--seed S] | --clock MS [--increment \
         MS]] [--lines N] [--threads T] [--memory MIB] [MOVE…]",
    ),
    ("bench", "bench"),
    ("record", "record check|show|convert|stats FILE…"),
    (
        "puzzles",
        "puzzles make <game> [--count N] [--seed S] [--threads T] | puzzles check [--sample N] [FILE…]",
    ),
    ("backup", "backup FILE [--data DIR]"),
    ("store", "store check [--data DIR]"),
    ("ugi", "ugi [GAME]"),
    (
        "match",
        "match <game> A B … --games N [--plies P] [--balance H] [--even] [--seed S] [--concurrency C] [--log FILE] \
         [--record FILE] [--sprt LOW,HIGH] [--ladder]",
    ),
];

fn program(messages: &Messages) -> Command {
    let text = |id: &str| messages.text(id);
    let template = format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n", text("cli-usage"));
    let mut program = Command::new("siliam")
        .next_display_order(None)
        .version(env!("CARGO_PKG_VERSION"))
        .about(text("cli-about"))
        .override_usage("siliam [--lang fr|en] [COMMAND]")
        .after_help(text("cli-after-help"))
        .help_template(template.clone())
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(text("cli-commands"))
        .next_help_heading(text("cli-options"))
        .arg(
            Arg::new("lang")
                .long("lang")
                .global(true)
                .value_name("fr|en")
                .value_parser(["fr", "en"])
                .hide_possible_values(true)
                .help(text("cli-arg-lang")),
        )
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .global(true)
                .action(ArgAction::Help)
                .help(text("cli-arg-help")),
        )
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(text("cli-arg-version")),
        );
    for (name, usage) in COMMANDS {
        let command = Command::new(name)
            .next_display_order(None)
            .about(text(&format!("cli-command-{name}")))
            .override_usage(format!("siliam {usage}"))
            .help_template(template.clone())
            .disable_help_flag(true)
            .next_help_heading(text("cli-options"));
        program = program.subcommand(with_arguments(command, name, messages));
    }
    program
}

fn with_arguments(command: Command, name: &str, messages: &Messages) -> Command {
    let help = |id: &str| messages.text(&format!("cli-arg-{id}"));
    let heading = messages.text("cli-arguments");
    let game =
        Arg::new("game").required(true).value_name("game").help(help("game")).help_heading(heading.clone());
    let position = Arg::new("position").long("position").value_name("P").help(help("position"));
    let moves = |at_least: usize| {
        Arg::new("moves")
            .num_args(at_least..)
            .required(at_least > 0)
            .value_name("MOVE")
            .help(help("moves"))
            .help_heading(heading.clone())
    };
    let number = |id: &'static str, name: &'static str| {
        Arg::new(id).long(id).value_name(name).value_parser(value_parser!(u64)).help(help(id))
    };
    let flag = |id: &'static str| Arg::new(id).long(id).action(ArgAction::SetTrue).help(help(id));
    match name {
        "serve" => command.args(serving(messages)),
        "play" => command.args(play::arguments(messages)),
        "rules" => command.arg(game),
        "show" | "moves" | "apply" => command.args([game, position, moves(0)]),
        "labels" => command.args([game, position, moves(1)]),
        "picture" => command.args(picture::arguments(messages)).args([position, moves(0)]),
        "perft" => {
            let depth = Arg::new("depth")
                .required(true)
                .value_name("DEPTH")
                .value_parser(value_parser!(u32))
                .help(help("depth"))
                .help_heading(heading.clone());
            command.args([game, depth, position, flag("divide"), flag("make")])
        }
        "record" => recording(command, messages),
        "puzzles" => puzzling(command, messages, game, number),
        "backup" => {
            let file = Arg::new("file")
                .required(true)
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help(help("file"))
                .help_heading(heading.clone());
            command.args([file, data(messages)])
        }
        "store" => storing(command, messages),
        "ugi" => command.arg(game.required(false).help(help("ugi-game"))),
        "playouts" => command.args([
            game,
            number("count", "N").required(true),
            number("plies", "CAP"),
            number("seed", "S"),
        ]),
        "match" => {
            let players = Arg::new("players")
                .num_args(2..)
                .required(true)
                .value_name("A B …")
                .help(help("players"))
                .help_heading(heading.clone());
            let text =
                |id: &'static str, name: &'static str| Arg::new(id).long(id).value_name(name).help(help(id));
            let opening = number("opening-plies", "P").long("plies");
            command
                .args([game, players, number("games", "N").required(true), opening, number("seed", "S")])
                .args([
                    number("balance", "H"),
                    number("concurrency", "C"),
                    text("log", "FILE"),
                    text("record", "FILE"),
                    text("sprt", "LOW,HIGH"),
                    flag("ladder"),
                    flag("even"),
                ])
        }
        "best" => command.args([game, position, moves(0)]).args(thinking(number)),
        _ => command,
    }
}

/// How long and how the engine thinks.
fn thinking(number: impl Fn(&'static str, &'static str) -> Arg) -> [Arg; 10] {
    let limit =
        |id, name| number(id, name).conflicts_with_all(LIMITS.into_iter().filter(|&other| other != id));
    [
        limit("time", "MS"),
        limit("nodes", "N"),
        limit("depth-limit", "D").long("depth"),
        limit("level", "L"),
        number("seed", "S"),
        limit("clock", "MS"),
        number("increment", "MS"),
        number("lines", "N"),
        number("threads", "T"),
        number("memory", "MIB"),
    ]
}

/// What can be done with files of records.
fn recording(command: Command, messages: &Messages) -> Command {
    let text = |id: String| messages.text(&id);
    let files = || {
        Arg::new("files")
            .num_args(1..)
            .required(true)
            .value_name("FILE")
            .help(text("cli-arg-files".to_owned()))
            .help_heading(text("cli-arguments".to_owned()))
    };
    let what = |name: &'static str, usage: &'static str| {
        Command::new(name)
            .about(text(format!("cli-record-{name}")))
            .override_usage(format!("siliam record {usage}"))
            .help_template(command.get_about().map_or(String::new(), |_| {
                format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}\n", text("cli-usage".to_owned()))
            }))
            .disable_help_flag(true)
            .next_help_heading(text("cli-options".to_owned()))
            .arg(files())
    };
    let to = Arg::new("to")
        .long("to")
        .value_name("record|moves|json|link")
        .value_parser(["record", "moves", "json", "link"])
        .hide_possible_values(true)
        .help(text("cli-arg-to".to_owned()));
    let depth = Arg::new("depth")
        .long("depth")
        .value_name("D")
        .value_parser(value_parser!(u32))
        .help(text("cli-arg-opening-depth".to_owned()));
    let parts = [
        what("check", "check FILE…"),
        what("show", "show FILE…"),
        what("convert", "convert FILE… [--to record|moves|json|link]").arg(to),
        what("stats", "stats FILE… [--depth D]").arg(depth),
    ];
    command
        .subcommands(parts)
        .subcommand_required(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(text("cli-commands".to_owned()))
}

/// What can be done with puzzles.
fn puzzling(
    command: Command,
    messages: &Messages,
    game: Arg,
    number: impl Fn(&'static str, &'static str) -> Arg,
) -> Command {
    let text = |id: &str| messages.text(id);
    let what = |name: &'static str, usage: &'static str| {
        Command::new(name)
            .about(text(&format!("cli-puzzles-{name}")))
            .override_usage(format!("siliam puzzles {usage}"))
            .help_template(format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}\n", text("cli-usage")))
            .disable_help_flag(true)
            .next_help_heading(text("cli-options"))
    };
    let counted = |id: &'static str, name: &'static str, help: &str| number(id, name).help(text(help));
    let files = Arg::new("puzzle-files")
        .num_args(1..)
        .value_name("FILE")
        .help(text("cli-arg-puzzle-files"))
        .help_heading(text("cli-arguments"));
    let make = what("make", "make <game> [--count N] [--seed S] [--threads T]").args([
        game,
        counted("count", "N", "cli-arg-puzzle-count"),
        number("seed", "S"),
        counted("threads", "T", "cli-arg-puzzle-threads"),
    ]);
    let check = what("check", "check [--sample N] [FILE…]").args([number("sample", "N"), files]);
    command
        .subcommands([make, check])
        .subcommand_required(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(text("cli-commands"))
}

/// What can be done with the database.
fn storing(command: Command, messages: &Messages) -> Command {
    let text = |id: &str| messages.text(id);
    let check = Command::new("check")
        .about(text("cli-store-check"))
        .override_usage("siliam store check [--data DIR]")
        .help_template(format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}\n", text("cli-usage")))
        .disable_help_flag(true)
        .next_help_heading(text("cli-options"))
        .arg(data(messages));
    command
        .subcommand(check)
        .subcommand_required(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(text("cli-commands"))
}

/// The data folder.
fn data(messages: &Messages) -> Arg {
    Arg::new("data")
        .long("data")
        .value_name("DIR")
        .value_parser(value_parser!(PathBuf))
        .help(messages.text("cli-arg-data"))
}

/// What the server is told; each is also read from the environment and from a file, so nothing has a default here.
fn serving(messages: &Messages) -> [Arg; 6] {
    let option = |id: &'static str, name: &'static str| {
        Arg::new(id).long(id).value_name(name).help(messages.text(&format!("cli-arg-{id}")))
    };
    [
        option("listen", "ADDRESS"),
        option("data", "DIR"),
        option("public-url", "URL"),
        option("computers", "N"),
        option("config", "FILE"),
        Arg::new("log").long("log").value_name("FILTER").help(messages.text("cli-arg-log-filter")),
    ]
}

/// The limits of a search exclude each other.
const LIMITS: [&str; 5] = ["time", "nodes", "depth-limit", "level", "clock"];

/// Words a refusal of the command line in one line.
fn explain(error: &clap::Error, messages: &Messages) -> Failure {
    let context = |kind| {
        let value = error.get(kind).map(ToString::to_string).unwrap_or_default();
        Value::Text(quoted(&value.replace('\n', ", ")))
    };
    let found = ("found", context(ContextKind::InvalidArg));
    let value = ("value", context(ContextKind::InvalidValue));
    let (id, args) = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            return Failure::Shown(error.render().ansi().to_string());
        }
        ErrorKind::UnknownArgument => ("cli-unknown-argument", vec![found]),
        ErrorKind::InvalidSubcommand => {
            ("cli-unknown-command", vec![("found", context(ContextKind::InvalidSubcommand))])
        }
        ErrorKind::MissingRequiredArgument => ("cli-missing-argument", vec![found]),
        ErrorKind::InvalidValue if matches!(&value.1, Value::Text(text) if text.is_empty()) => {
            ("cli-missing-value", vec![found])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => ("cli-bad-value", vec![found, value]),
        ErrorKind::ArgumentConflict => {
            let other = ("other", context(ContextKind::PriorArg));
            if other.1 == found.1 {
                ("cli-repeated-argument", vec![found])
            } else {
                ("cli-conflicting-arguments", vec![found, other])
            }
        }
        _ => ("cli-bad-arguments", vec![]),
    };
    Failure::Input(messages.with(id, &args))
}
