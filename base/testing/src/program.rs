//! Runs the real program in its own process, to send it requests and to kill it.

#![expect(clippy::expect_used, clippy::panic, clippy::missing_panics_doc, reason = "a test that cannot ask fails")]

use std::{
    net::{Ipv4Addr, TcpListener},
    process::{ExitStatus, Stdio},
};

use serde_json::Value;
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
    process::{Child, Command},
};

/// Running program; killed as by `kill -9` when dropped.
pub struct Program {
    child: Child,
    port: u16,
}

/// Status and body of a response.
pub type StatusAndBody = (u16, Value);

impl Program {
    /// Starts `program` with these arguments, which must make it serve HTTP on `port`, and waits until it reports that
    /// it is ready.
    pub async fn start(program: &str, arguments: &[&str], port: u16) -> Self {
        let mut child = Command::new(program)
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("it can be heard")).lines();
        loop {
            let line = lines.next_line().await.expect("it can be heard");
            match line {
                Some(line) if line.contains("Vitrine") => return Self { child, port },
                Some(_) => {}
                None => panic!("the program ended: {:?}", child.wait().await),
            }
        }
    }

    /// Returns the HTTP port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Kills the program, as the system does when memory runs out.
    pub async fn kill(mut self) {
        self.child.kill().await.expect("it runs");
    }

    /// Sends SIGTERM, as an operator does, and waits for the program to end.
    pub async fn end(mut self) -> ExitStatus {
        let id = self.child.id().expect("it runs").to_string();
        let status = Command::new("kill").args(["-TERM", &id]).status().await.expect("kill runs");
        assert!(status.success());
        self.child.wait().await.expect("it can be waited for")
    }

    /// Sends a request and returns status and body; `None` when there is no complete response.
    pub async fn try_ask(&self, method: &str, path: &str, token: &str, body: &[u8]) -> Option<StatusAndBody> {
        ask(self.port, method, path, token, &[], body).await
    }

    /// Sends a request and returns the body of a 2xx response; panics with any other.
    pub async fn ask(&self, method: &str, path: &str, token: &str, body: &[u8]) -> Value {
        match self.try_ask(method, path, token, body).await {
            Some((200..=299, body)) => body,
            other => panic!("{method} {path}: {other:?}"),
        }
    }
}

/// Returns a free port of this machine.
pub fn free_port() -> u16 {
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    free.local_addr().expect("an address").port()
}

/// Sends one request on a new connection; `None` when it breaks before the whole response has arrived.
pub async fn ask(
    port: u16,
    method: &str,
    path: &str,
    token: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Option<StatusAndBody> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.ok()?;
    let kind = if body.first() == Some(&b'{') { "application/json" } else { "text/csv" };
    let headers = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect::<Vec<_>>().concat();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {token}\r\n{headers}\
         content-type: {kind}\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(&[head.as_bytes(), body].concat()).await.ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok()?;
    let text = String::from_utf8_lossy(&answer);
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
    if length.is_some_and(|length: usize| length != body.len()) {
        return None;
    }
    Some((status, serde_json::from_str(body).unwrap_or_default()))
}
