//! Mail server that stores the emails it receives.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
};

/// Email as it arrived.
#[derive(Clone, Debug)]
pub struct Received {
    /// Recipient addresses.
    pub to: Vec<String>,
    /// Headers and body as they were sent.
    pub text: String,
}

/// Local mail server (SMTP, RFC 5321) for one test.
pub struct MailSink {
    port: u16,
    inbox: Arc<Mutex<Inbox>>,
}

#[derive(Default)]
struct Inbox {
    emails: Vec<Received>,
    refusal: Option<String>,
}

impl MailSink {
    /// Starts a server that runs until the test is over.
    ///
    /// # Panics
    /// When no port is free.
    #[expect(clippy::expect_used, reason = "a test without its mail server fails")]
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let inbox: Arc<Mutex<Inbox>> = Arc::default();
        let shared = inbox.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let shared = shared.clone();
                tokio::spawn(async move { converse(stream, &shared).await });
            }
        });
        Self { port, inbox }
    }

    /// Returns the address of the server.
    pub fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// Returns the received emails.
    pub fn emails(&self) -> Vec<Received> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner).emails.clone()
    }

    /// Refuses every email from now on with this reply, such as `451 4.3.0 try later`.
    pub fn refuse_with(&self, answer: &str) {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner).refusal = Some(answer.to_owned());
    }
}

async fn converse(stream: TcpStream, inbox: &Mutex<Inbox>) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 sink\r\n").await?;
    let (mut line, mut to) = (String::new(), Vec::new());
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let verb = line.get(..4).unwrap_or_default().to_ascii_uppercase();
        let refusal = inbox.lock().unwrap_or_else(PoisonError::into_inner).refusal.clone();
        let answer = match (verb.as_str(), refusal) {
            ("MAIL" | "RCPT", Some(refusal)) => refusal,
            ("RCPT", None) => {
                to.extend(line.split_once('<').and_then(|(_, to)| to.split_once('>')).map(|(to, _)| to.to_owned()));
                "250 ok".into()
            }
            ("DATA", _) => {
                stream.write_all(b"354 go on\r\n").await?;
                let text = data(&mut stream).await?;
                let message = Received { to: std::mem::take(&mut to), text };
                inbox.lock().unwrap_or_else(PoisonError::into_inner).emails.push(message);
                "250 kept".into()
            }
            ("QUIT", _) => return stream.write_all(b"221 bye\r\n").await,
            _ => "250 sink".into(),
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
}

/// Reads lines up to a line with only a dot, and removes the leading dot of escaped lines.
async fn data(stream: &mut BufReader<TcpStream>) -> std::io::Result<String> {
    let mut text = String::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 || line == ".\r\n" {
            return Ok(text);
        }
        text.push_str(line.strip_prefix('.').unwrap_or(&line));
    }
}
