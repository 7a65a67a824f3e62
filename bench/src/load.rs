//! Load by concurrent connections for a given time.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use crate::{Outcome, client::Connection, figures::percentile};

/// Result of a load.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Answers a second.
    pub per_second: f64,
    /// Median latency, in seconds.
    pub p50: f64,
    /// Latency at the 99th percentile, in seconds.
    pub p99: f64,
}

/// Asks over `connections` connections for `time`; each asks again when it was answered. `request` makes the n-th one.
///
/// # Errors
/// When a connection fails or an answer is no success: a fast refusal must not count.
pub async fn load(
    to: SocketAddr,
    connections: usize,
    time: Duration,
    request: impl Fn(u64) -> Vec<u8> + Send + Sync + 'static,
) -> Outcome<Load> {
    let (request, request_count) = (Arc::new(request), Arc::new(AtomicU64::new(0)));
    let mut open = Vec::new();
    for _ in 0..connections {
        let mut connection = Connection::open(to).await?;
        // The first answer of a connection pays for what the next ones share.
        ask(&mut connection, &request(request_count.fetch_add(1, Ordering::Relaxed))).await?;
        open.push(connection);
    }
    let start = Instant::now();
    let workers: Vec<_> = open
        .into_iter()
        .map(|mut connection| {
            let (request, request_count) = (request.clone(), request_count.clone());
            tokio::spawn(async move {
                let mut times = Vec::new();
                while start.elapsed() < time {
                    let request = request(request_count.fetch_add(1, Ordering::Relaxed));
                    let before = Instant::now();
                    ask(&mut connection, &request).await?;
                    times.push(before.elapsed());
                }
                Outcome::Ok(times)
            })
        })
        .collect();
    let mut times = Vec::new();
    for worker in workers {
        times.extend(worker.await??);
    }
    let elapsed = start.elapsed().as_secs_f64();
    times.sort_unstable();
    Ok(Load {
        per_second: times.len() as f64 / elapsed,
        p50: percentile(&times, 0.5).as_secs_f64(),
        p99: percentile(&times, 0.99).as_secs_f64(),
    })
}

async fn ask(connection: &mut Connection, request: &[u8]) -> Outcome {
    let (status, _) = connection.status(request).await?;
    if (200..300).contains(&status) {
        return Ok(());
    }
    let request_line = request.split(|byte| *byte == b'\r').next().unwrap_or_default();
    Err(format!("{status} for {}", String::from_utf8_lossy(request_line)).into())
}
