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
