//! The mail server is away.

use std::{
    collections::HashMap,
    net::Ipv4Addr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use serde_json::json;
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
    time::sleep,
};

use crate::{
    Outcome,
    clock::Clock,
    port::free_port,
    site::{Site, Started},
    trial::{Fault, FaultResult, Trial, moment},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 23,
    name: "the mail server is away",
    injected: "each letter that is due while nobody listens: for some seconds, and by a clock that runs ahead (libfaketime) \
               for an hour and longer",
    share: 2,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

/// A letter is tried again after ten seconds and a quarter more.
const FIRST_PAUSE: Duration = Duration::from_secs(30);
const MINUTE: i64 = 60;
/// Minutes after which the clock stands when the program is looked at; the server is back after an hour.
const OUTAGE_MINUTES: i64 = 60;

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let store = trial.store().await?;
    let Some(clock) = Clock::right(&store.home)? else {
        return Ok(FaultResult::Skipped("libfaketime is not installed".into()));
    };
    let port = free_port()?;
    let mut started = Started::of(trial.lab, &store, &["--mail", &format!("smtp://127.0.0.1:{port}")])?;
    started.environment.extend(clock.environment());
    let site = Site::start(started).await?;
    let (mut rounds, mut letters) = (0, 0);
    while trial.goes_on(rounds, 1) {
        let (guests, step) = trial.either((3, 3), (10, 1));
        ask_for_letters(&site, rounds, guests).await?;
        if trial.either(false, true) && rounds % 2 == 1 {
            // The first tries, at the clock's own pace.
            sleep(moment(Duration::from_secs(12))).await;
        } else {
            for minute in (1..=OUTAGE_MINUTES).filter(|minute| minute % step == 0) {
                clock.set((i64::try_from(rounds)? * 24 * 60 + minute) * MINUTE)?;
                // The program looks for jobs whose time has come every second.
                sleep(Duration::from_millis(trial.either(120, 400))).await;
            }
        }
        let back = Instant::now();
        let server = MailServer::listen(port).await?;
        let mut minute = i64::try_from(rounds)? * 24 * 60 + OUTAGE_MINUTES;
        while server.guests(rounds) < guests && back.elapsed() < FIRST_PAUSE {
            minute += step;
            clock.set(minute * MINUTE)?;
            sleep(Duration::from_millis(200)).await;
        }
        trial.tally.holds(server.guests(rounds) == guests, || {
            format!("{} of {guests} letters came, {} minutes later", server.guests(rounds), minute)
        });
        trial.tally.holds(server.most() <= 1, || "a letter came twice".into());
        letters += server.guests(rounds);
        rounds += 1;
        trial.tally.tried(guests);
    }
    trial.tally.note(format!("{letters} letters, each once"));
    Ok(FaultResult::Completed)
}

/// Newsletters are confirmed by a letter.
async fn ask_for_letters(site: &Site, round: usize, guests: usize) -> Outcome {
    for guest in 0..guests {
        let body = json!({ "email": format!("guest-{round}-{guest}@faults.example"), "language": "en" });
        site.signed_out()?.post("/api/v1/newsletter", &body).await?;
    }
    Ok(())
}

/// A mail server (SMTP, RFC 5321) that counts the letters of each receiver; away when dropped.
struct MailServer {
    letters: Letters,
    listening: JoinHandle<()>,
}

type Letters = Arc<Mutex<HashMap<String, usize>>>;

impl MailServer {
    async fn listen(port: u16) -> Outcome<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
        let letters = Letters::default();
        let received_letters = letters.clone();
        let listening = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(converse(stream, received_letters.clone()));
            }
        });
        Ok(Self { letters, listening })
    }

    /// Returns the number of guests of a round who got an email.
    fn guests(&self, round: usize) -> usize {
        let letters = self.letters.lock().unwrap_or_else(PoisonError::into_inner);
        letters.keys().filter(|to| to.starts_with(&format!("guest-{round}-"))).count()
    }

    /// The most letters that anybody has.
    fn most(&self) -> usize {
        let letters = self.letters.lock().unwrap_or_else(PoisonError::into_inner);
        letters.values().copied().max().unwrap_or_default()
    }
}

impl Drop for MailServer {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn converse(stream: TcpStream, letters: Letters) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 here\r\n").await?;
    let (mut line, mut to, mut is_text) = (String::new(), String::new(), false);
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let answer: &[u8] = match line.get(..4).unwrap_or(&line) {
            ".\r\n" if is_text => {
                is_text = false;
                *letters.lock().unwrap_or_else(PoisonError::into_inner).entry(std::mem::take(&mut to)).or_default() +=
                    1;
                b"250 kept\r\n"
            }
            _ if is_text => continue,
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                b"250 ok\r\n"
            }
            "DATA" => {
                is_text = true;
                b"354 go on\r\n"
            }
            "QUIT" => return stream.write_all(b"221 bye\r\n").await,
            _ => b"250 here\r\n",
        };
        stream.write_all(answer).await?;
    }
}
