//! `serve` as a process: it comes up, says where, and goes quietly.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    time::Duration,
};

use super::{program, ran, stores::Folder};

/// A server that ends with the value at the latest.
struct Server {
    child: Child,
    port: u16,
}

impl Server {
    fn start(database: &str, more: &[&str]) -> Self {
        let common = ["serve", "--bind", "127.0.0.1:0", "--database", database];
        let mut child = program([&common[..], more].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines();
        let port = loop {
            let line = lines.next().expect("it says where it is").expect("UTF-8");
            let port = line
                .rsplit_once("open http://localhost:")
                .map(|(_, port)| port);
            if let Some(Ok(port)) = port.map(str::parse) {
                break port;
            }
        };
        // The rest of the log goes nowhere, but it goes.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, port }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        let patience = Some(Duration::from_secs(20));
        stream.set_read_timeout(patience).expect("a socket");
        let port = self.port;
        write!(
            stream,
            "GET {path} HTTP/1.0\r\nHost: localhost:{port}\r\n\r\n"
        )
        .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_server_answers_and_ends_quietly_when_told_to() {
    let folder = Folder::new("serving");
    for signal in ["TERM", "INT"] {
        let mut server = Server::start(&folder.file("a.db"), &["--log-format", "json"]);
        let answer = server.get("/healthz");
        assert!(answer.starts_with("HTTP/1.0 200 "), "{answer}");
        let told = Command::new("kill")
            .args([&format!("-{signal}"), &server.child.id().to_string()])
            .status();
        assert!(told.expect("kill runs").success());
        let status = server.child.wait().expect("it ends");
        assert_eq!(status.code(), Some(0), "{signal}");
        let mut said = String::new();
        let mut stdout = server.child.stdout.take().expect("piped");
        stdout.read_to_string(&mut said).expect("UTF-8");
        assert_eq!(said, "", "standard output is for machines");
    }
}

#[test]
fn a_server_that_cannot_start_says_so_in_one_line() {
    let folder = Folder::new("refusing");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let taken = taken.local_addr().expect("bound").to_string();
    let (database, nowhere) = (folder.file("a.db"), folder.file("no/such/a.db"));
    let secret = folder.file("secret");
    for (arguments, status, word) in [
        (
            &["--bind", &*taken, "--database", &*database][..],
            1,
            &*taken,
        ),
        (&["--database", &nowhere], 2, "no/such"),
        (
            &["--database", &database, "--secret-file", &secret],
            2,
            "secret",
        ),
        (&["--database", "postgres://host/base"], 2, "--database"),
        (&["--database", &database, "--log", "=,="], 2, "--log"),
    ] {
        let quiet = ["serve", "--bind", "127.0.0.1:0", "--log", "off"];
        let all = if arguments[0] == "--bind" {
            [&["serve", "--log", "off"], arguments].concat()
        } else if arguments.contains(&"--log") {
            [&quiet[..3], arguments].concat()
        } else {
            [&quiet[..], arguments].concat()
        };
        let ran = ran(program(&all).output().expect("the program starts"));
        assert_eq!(ran.status, status, "{all:?}: {ran:?}");
        assert_eq!(ran.stderr.matches('\n').count(), 1, "{}", ran.stderr);
        assert!(
            ran.stderr.starts_with("error: ") && ran.stderr.contains(word),
            "{ran:?}"
        );
    }
}

#[test]
fn a_clock_set_back_on_purpose_is_refused_and_a_trailing_one_is_not() {
    let folder = Folder::new("clock");
    let database = folder.file("a.db");
    let later = ["--now", "2027-06-01T12:00:00Z"];
    drop(Server::start(&database, &later));
    let back = [
        "serve",
        "--bind",
        "127.0.0.1:0",
        "--log",
        "off",
        "--database",
        &database,
        "--now",
        "2027-01-01T12:00:00Z",
    ];
    let refused = ran(program(back).output().expect("the program starts"));
    assert_eq!(refused.status, 1, "{refused:?}");
    assert!(refused.stderr.contains("--rehearsal"), "{refused:?}");
    let rehearsed = Server::start(&database, &["--now", "2027-01-01T12:00:00Z", "--rehearsal"]);
    assert!(rehearsed.get("/healthz").starts_with("HTTP/1.0 200 "));
    drop(rehearsed);
    // The machine's own clock is what it is: the site goes on.
    let plain = Server::start(&database, &[]);
    assert!(
        plain
            .get("/api/v1/turkish/today")
            .starts_with("HTTP/1.0 200 ")
    );
}
