//! `siliam serve`: where it listens, what it says, how it ends.

use siliam_faults::Folder;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};

fn siliam() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_siliam"));
    command.env("LC_ALL", "en");
    command
}

#[test]
fn it_prints_its_address_answers_there_and_stops_when_asked() {
    let data = Folder::new("served");
    let mut server = siliam()
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&*data)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let stdout = server.stdout.take().expect("piped");
    BufReader::new(stdout).read_line(&mut line).expect("it says where it listens");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("<title>"), "{answer}");
    #[cfg(unix)]
    {
        let pid = server.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill is there").success());
        assert!(server.wait().expect("it ends").success());
    }
    #[cfg(not(unix))]
    server.kill().expect("it runs");
}

#[test]
fn a_port_that_is_taken_is_named_in_one_line() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("bound").to_string();
    let output = siliam().args(["serve", "--listen", &address]).output().expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.contains(&address) && said.contains("--listen"), "{said}");
    assert_eq!(said.lines().count(), 1);
}

/// What the program says on standard error before it ends with status 2.
fn refusal(arguments: &[&str], environment: &[(&str, &str)]) -> String {
    let output =
        siliam().arg("serve").args(arguments).envs(environment.iter().copied()).output().expect("it starts");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

#[test]
fn what_it_is_told_wrongly_is_named_where_it_was_told() {
    let folder = Folder::new("told");
    let file = folder.join("siliam.toml");
    let file = file.to_str().expect("a plain name");
    assert!(refusal(&["--listen", "300"], &[]).contains("--listen"));
    assert!(refusal(&["--log", "a=b=c"], &[]).contains("--log"));
    assert!(refusal(&["--public-url", "siliam.example"], &[]).contains("--public-url"));
    assert!(refusal(&[], &[("SILIAM_PUBLIC_URL", "siliam.example")]).contains("SILIAM_PUBLIC_URL"));
    for (text, named) in [
        ("public_url = \"siliam.example\"", "public_url"),
        ("log = \"a=b=c\"", "log"),
        ("listen = \"127.0.0.1:1\"\nlistten = 1", "siliam.toml: 2: unknown field `listten`"),
    ] {
        std::fs::write(file, text).expect("a folder of our own");
        assert!(refusal(&["--config", file], &[]).contains(named), "{text}");
    }
}

#[test]
fn a_flag_counts_before_the_environment_and_that_before_the_file() {
    let folder = Folder::new("counts");
    let file = folder.join("siliam.toml");
    let of = |name: &str| folder.join(name).display().to_string();
    std::fs::write(&file, format!("listen = \"0.0.0.0:0\"\ndata = {:?}\n", of("file"))).expect("ours");
    let start = |flag: Option<String>, variable: Option<String>| {
        let mut command = siliam();
        command.arg("serve").arg("--config").arg(&file);
        command.args(flag.iter().flat_map(|data| ["--data", data]));
        command.envs(variable.map(|data| ("SILIAM_DATA", data)));
        let mut server = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
        let lines = BufReader::new(server.stdout.take().expect("piped")).lines().map_while(Result::ok);
        let mut said = String::new();
        for line in lines {
            said += &line;
            if line.starts_with("Online games") {
                break;
            }
        }
        server.kill().expect("it runs");
        server.wait().expect("it ends");
        said
    };
    let said = start(None, None);
    assert!(said.ends_with(&of("file")), "{said}");
    // An address that can be opened, not the one that stands for all.
    assert!(said.contains("http://127.0.0.1:") && !said.contains("0.0.0.0"), "{said}");
    assert!(start(None, Some(of("variable"))).ends_with(&of("variable")));
    assert!(start(Some(of("flag")), Some(of("variable"))).ends_with(&of("flag")));
}
