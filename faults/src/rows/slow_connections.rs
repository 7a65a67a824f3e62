//! Thousands of connections that send or read next to nothing.

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{
    Outcome,
    site::Site,
    trial::{Ended, Fault, Trial},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 12,
    name: "slow connections",
    injected: "each of 5,000 connections at once, from 50 addresses: nothing sent, half a header, a body that drips, an answer \
               that is not read; requests of others meanwhile",
    share: 2,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

/// Connections of one address; fewer than it may have.
const EACH: usize = 100;
/// Somebody who asks as one should.
const HEALTHY: Ipv4Addr = Ipv4Addr::new(127, 200, 0, 1);
/// Each is closed within so long: ten seconds, and as much again for a machine that has the clients to carry, too.
const LONGEST: Duration = Duration::from_secs(20);
/// Ways to be slow.
const WAYS: usize = 4;
/// Whoever asks as one should waits no longer, by 99 of 100 requests: of a debug program, with all clients on its cores.
const PROMPT: Duration = Duration::from_secs(2);

async fn run(trial: &Trial<'_>) -> Outcome<Ended> {
    let (count, patience) = (trial.either(400, 5_000), trial.either(2, 10));
    let site = trial.site(&["--header-timeout", &patience.to_string()]).await?;
    let mut rounds = 0;
    while trial.goes_on(rounds, 1) {
        round(trial, &site, count, Duration::from_secs(patience)).await?;
        rounds += 1;
    }
    Ok(Ended::Whole)
}

async fn round(trial: &Trial<'_>, site: &Site, count: usize, patience: Duration) -> Outcome {
    let at = SocketAddr::from((Ipv4Addr::LOCALHOST, site.started.port));
    let before = site.memory()?;
    let mut slow = JoinSet::new();
    for number in 0..count {
        let from = Ipv4Addr::new(127, 1, u8::try_from(number / EACH / 200)?, u8::try_from(number / EACH % 200)? + 1);
        let stream = connect(from, at).await?;
        slow.spawn(be_slow(stream, number % WAYS));
    }
    let during = site.memory()?;
    let open = Instant::now();
    let mut times = Vec::new();
    let asking = async {
        while open.elapsed() < patience {
            times.push(healthy(at).await?);
            sleep(Duration::from_millis(20)).await;
        }
        Outcome::Ok(())
    };
    asking.await?;
    let mut still_open = 0;
    while let Ok(Some(closed)) = timeout(LONGEST, slow.join_next()).await {
        still_open += usize::from(!closed?);
    }
    still_open += slow.len();
    trial.tally.note(format!("all closed after {} s", open.elapsed().as_secs()));
    trial.tally.holds(still_open == 0, || format!("{still_open} slow connections were never closed"));
    times.sort();
    let p99 = times.get(times.len() * 99 / 100).copied().unwrap_or_default();
    trial.tally.holds(p99 < PROMPT, || format!("others waited {p99:?} meanwhile"));
    trial.tally.holds(healthy(at).await.is_ok(), || "nobody is served afterwards".into());
    let each = during.saturating_sub(before) / count as u64;
    trial.tally.note(format!("p99 of others {} ms, {each} bytes of memory each", p99.as_millis()));
    trial.tally.tried(count);
    Ok(())
}

async fn connect(from: Ipv4Addr, to: SocketAddr) -> Outcome<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    Ok(socket.connect(to).await?)
}

/// Is slow in one of four ways until the server has had enough; false when it never has.
async fn be_slow(mut stream: TcpStream, way: usize) -> bool {
    let beginning: &[u8] = match way {
        0 => b"",
        1 => b"GET / HTTP/1.1\r\nhost: ",
        3 => b"POST /api/v1/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{",
        _ => b"GET / HTTP/1.1\r\nhost: x\r\n\r\n",
    };
    // Closed before it was sent is closed.
    let _ = stream.write_all(beginning).await;
    let drip = async {
        let mut piece = [0; 64];
        loop {
            if way == 3 && stream.write_all(b" ").await.is_err() {
                return;
            }
            // Of an answer it takes a little at a time.
            if let Ok(Ok(0) | Err(_)) = timeout(Duration::from_secs(1), stream.read(&mut piece)).await {
                return;
            }
        }
    };
    timeout(Duration::from_mins(3), drip).await.is_ok()
}

/// One good request: how long it took.
async fn healthy(at: SocketAddr) -> Outcome<Duration> {
    let start = Instant::now();
    let mut stream = connect(HEALTHY, at).await?;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    if !answer.starts_with(b"HTTP/1.1 200") {
        return Err(format!("a good request: {}", String::from_utf8_lossy(&answer)).into());
    }
    Ok(start.elapsed())
}
