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
    trial::{Fault, FaultResult, Trial},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 12,
    name: "slow connections",
    injected: "each of 5,000 connections at once, from 50 addresses: nothing sent, half a header, a body that drips (plain, in \
               chunks, after 20 kB, in a second request), an answer that is not read, answers read at 64 bytes/s; requests \
               of others meanwhile",
    share: 2,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

/// A way to be slow.
struct Way {
    name: &'static str,
    /// Sent at once.
    beginning: fn() -> Vec<u8>,
    /// Sent every second after that.
    drip: &'static [u8],
    /// True when the client reads little, into a small buffer.
    is_reader: bool,
    /// Maximum memory of the program for one of them, in bytes.
    maximum: Option<u64>,
}

/// Memory that a connection may take before its request is whole.
const MAX_CONNECTION_MEMORY: Option<u64> = Some(8 << 10);
const WAYS: [Way; 8] = [
    Way { name: "silent", beginning: Vec::new, drip: b"", is_reader: false, maximum: MAX_CONNECTION_MEMORY },
    Way {
        name: "half a header",
        beginning: || b"GET / HTTP/1.1\r\nhost: ".into(),
        drip: b"",
        is_reader: false,
        maximum: MAX_CONNECTION_MEMORY,
    },
    Way {
        name: "dripping body",
        beginning: || post("content-length: 900", b"{"),
        drip: b" ",
        is_reader: false,
        maximum: MAX_CONNECTION_MEMORY,
    },
    Way {
        name: "dripping chunks",
        beginning: || post("transfer-encoding: chunked", b"1\r\n{\r\n"),
        drip: b"1\r\n \r\n",
        is_reader: false,
        maximum: MAX_CONNECTION_MEMORY,
    },
    Way {
        name: "dripping after 20 kB",
        beginning: || post("content-length: 60000", &[b' '; 20_000]),
        drip: b" ",
        is_reader: false,
        maximum: None,
    },
    Way {
        name: "dripping in a second request",
        beginning: || [GOOD, &post("content-length: 900", b"{")].concat(),
        drip: b" ",
        is_reader: false,
        maximum: None,
    },
    Way { name: "answered and idle", beginning: || GOOD.into(), drip: b"", is_reader: false, maximum: None },
    Way {
        name: "slow reader",
        beginning: || b"GET /api/v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(20),
        drip: b"",
        is_reader: true,
        maximum: None,
    },
];
/// A request that is answered at once.
const GOOD: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";

/// A form with such a body.
fn post(framing: &str, body: &[u8]) -> Vec<u8> {
    let head =
        format!("POST /api/v1/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n{framing}\r\n\r\n");
    [head.as_bytes(), body].concat()
}

/// Connections of one address; fewer than it may have.
const CONNECTIONS_PER_ADDRESS: usize = 100;
/// Address of the well-behaved client.
const HEALTHY: Ipv4Addr = Ipv4Addr::new(127, 200, 0, 1);
/// Time for which others ask while all are open.
const PROBE_DURATION: Duration = Duration::from_secs(3);
/// Maximum time until each is closed: two windows of ten seconds, because 20 kB are enough for the first, and some more for
/// a machine that runs the clients too.
const MAX_DURATION: Duration = Duration::from_secs(25);
/// Requests before the first measurement, after which the program has the memory that it needs in any case.
const WARM_UP: usize = 50;
/// Receive buffer of a slow reader: the system doubles it.
const SMALL_BUFFER: u32 = 1 << 10;
/// Time until the program has read what a group of connections sent.
const SETTLING_TIME: Duration = Duration::from_millis(500);
/// Maximum latency of the well-behaved client (p99). Allows for a debug build that shares its cores with all clients.
const MAX_LATENCY: Duration = Duration::from_secs(2);

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let count = trial.either(800, 5_000);
    let site = trial.site(&[]).await?;
    let mut rounds = 0;
    while trial.goes_on(rounds, 1) {
        round(trial, &site, count, rounds == 0).await?;
        rounds += 1;
    }
    Ok(FaultResult::Completed)
}

async fn round(trial: &Trial<'_>, site: &Site, count: usize, is_first: bool) -> Outcome {
    let at = SocketAddr::from((Ipv4Addr::LOCALHOST, site.started.port));
    for _ in 0..WARM_UP {
        healthy(at).await?;
    }
    let (mut slow, mut number) = (JoinSet::new(), 0);
    let mut memory = Vec::new();
    for (way, Way { name, beginning, is_reader, maximum, .. }) in WAYS.iter().enumerate() {
        let before = site.memory()?;
        for _ in 0..count / WAYS.len() {
            let from = Ipv4Addr::new(
                127,
                1,
                u8::try_from(number / CONNECTIONS_PER_ADDRESS / 200)?,
                u8::try_from(number / CONNECTIONS_PER_ADDRESS % 200)? + 1,
            );
            let buffer = is_reader.then_some(SMALL_BUFFER);
            let mut stream = connect(from, at, buffer).await?;
            // Closed before it was sent is closed.
            let _ = stream.write_all(&beginning()).await;
            slow.spawn(be_slow(stream, way));
            number += 1;
        }
        sleep(SETTLING_TIME).await;
        let each = site.memory()?.saturating_sub(before) / (count / WAYS.len()) as u64;
        memory.push(each);
        trial.tally.holds(maximum.is_none_or(|maximum| each <= maximum), || format!("{name}: {each} bytes each"));
    }
    let mut times = Vec::new();
    let asking = async {
        let opened = Instant::now();
        while opened.elapsed() < PROBE_DURATION {
            times.push(healthy(at).await?);
            sleep(Duration::from_millis(20)).await;
        }
        Outcome::Ok(())
    };
    asking.await?;
    let mut closed = WAYS.map(|_| Vec::new());
    while let Ok(Some(ended)) = timeout(MAX_DURATION, slow.join_next()).await {
        let (way, after) = ended?;
        closed[way].extend(after);
    }
    let mut notes = Vec::new();
    for ((Way { name, .. }, closed), each) in WAYS.iter().zip(closed).zip(memory) {
        let open = count / WAYS.len() - closed.len();
        trial.tally.holds(open == 0, || format!("{open} connections were never closed: {name}"));
        let longest = closed.into_iter().max().unwrap_or_default();
        trial.tally.holds(longest < MAX_DURATION, || format!("{name}: open for {longest:?}"));
        notes.push(format!("{name} {:.1} kB, {:.0} s", each as f64 / 1_000.0, longest.as_secs_f64()));
    }
    // Later rounds take the memory that the first gave back.
    if is_first {
        trial.tally.note(format!("memory of each, and closed at the latest after: {}", notes.join(", ")));
    }
    times.sort();
    let p99 = times.get(times.len() * 99 / 100).copied().unwrap_or_default();
    trial.tally.holds(p99 < MAX_LATENCY, || format!("others waited {p99:?} meanwhile"));
    trial.tally.holds(healthy(at).await.is_ok(), || "nobody is served afterwards".into());
    trial.tally.note(format!("p99 of others {} ms", p99.as_millis()));
    trial.tally.tried(number);
    Ok(())
}

async fn connect(from: Ipv4Addr, to: SocketAddr, buffer: Option<u32>) -> Outcome<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Some(size) = buffer {
        socket.set_recv_buffer_size(size)?;
    }
    socket.bind((from, 0).into())?;
    Ok(socket.connect(to).await?)
}

/// Is slow in one of the ways until the server has had enough, and returns after what time; `None` when it never has.
async fn be_slow(mut stream: TcpStream, way: usize) -> (usize, Option<Duration>) {
    let open = Instant::now();
    let drip = WAYS.get(way).map_or(&b""[..], |way| way.drip);
    let drips = async {
        let mut piece = [0; 64];
        loop {
            if !drip.is_empty() && stream.write_all(drip).await.is_err() {
                return;
            }
            // Of an answer it takes a little at a time.
            if let Ok(Ok(0) | Err(_)) = timeout(Duration::from_secs(1), stream.read(&mut piece)).await {
                return;
            }
            // Bytes that arrived before the reset can still be read.
            if !matches!(stream.take_error(), Ok(None)) {
                return;
            }
            sleep(Duration::from_secs(1)).await;
        }
    };
    let closed = timeout(Duration::from_mins(3), drips).await.is_ok();
    (way, closed.then(|| open.elapsed()))
}

/// One good request: how long it took.
async fn healthy(at: SocketAddr) -> Outcome<Duration> {
    let start = Instant::now();
    let mut stream = connect(HEALTHY, at, None).await?;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    if !answer.starts_with(b"HTTP/1.1 200") {
        return Err(format!("a good request: {}", String::from_utf8_lossy(&answer)).into());
    }
    Ok(start.elapsed())
}
