//! A change, and when 1,000 other browsers hear of it.

use std::time::{Duration, Instant};

use memchr::memmem;
use serde_json::json;
use tokio::{sync::mpsc, time::timeout_at};

use super::Turn;
use crate::{
    Outcome,
    account::Account,
    client::Connection,
    figures::percentile,
    seed::run,
    site::Site,
    table::{Figure, Hold, Unit},
};

const STREAMS: usize = 1_000;
/// A user may have 64 streams open.
const STREAMS_OF_A_USER: usize = 50;
const CHANGES: usize = 20;

pub(super) async fn measure(turn: &mut Turn<'_>, site: &Site, accounts: &[(Account, usize)]) -> Outcome {
    let Some((account, _)) = accounts.first().filter(|_| turn.wants("live")) else { return Ok(()) };
    let (heard, mut times) = mpsc::unbounded_channel();
    let mut open = Vec::new();
    let listeners = colleagues(turn, site, account, STREAMS / STREAMS_OF_A_USER).await?;
    for stream in 0..STREAMS {
        let listener = &listeners[stream % listeners.len()];
        let mut connection = Connection::open(site.at).await?;
        let status = connection.start(&listener.request("GET", "/api/v1/events", b"")).await?;
        if status != 200 {
            return Err(format!("{status} for a stream of events").into());
        }
        open.push(connection);
    }
    let streams: Vec<_> = open
        .into_iter()
        .enumerate()
        .map(|(stream, connection)| tokio::spawn(listen(connection, stream, heard.clone())))
        .collect();
    let mut writer = Connection::open(site.at).await?;
    let mut latencies = Vec::new();
    for change in 0..CHANGES {
        let location = json!({"name": format!("Seen {change}"), "address": "1 Long Street", "city": "Springfield",
            "state": "IL", "postal_code": "62701", "country": "US"});
        let request = account.request("POST", "/api/v1/locations", location.to_string().as_bytes());
        let start = Instant::now();
        writer.send(&request).await?.json()?;
        let mut waiting = vec![true; STREAMS];
        let until = tokio::time::Instant::now() + Duration::from_secs(5);
        while waiting.contains(&true) {
            let Ok(Some((stream, at))) = timeout_at(until, times.recv()).await else {
                let missing = waiting.iter().filter(|is_waiting| **is_waiting).count();
                return Err(format!("{missing} of {STREAMS} streams heard nothing of a change").into());
            };
            if std::mem::replace(&mut waiting[stream], false) {
                latencies.push(at.duration_since(start));
            }
        }
        // Should one change tell twice, the second must not count for the next.
        tokio::time::sleep(Duration::from_millis(50)).await;
        while times.try_recv().is_ok() {}
    }
    streams.iter().for_each(tokio::task::JoinHandle::abort);
    latencies.sort_unstable();
    let p99 = percentile(&latencies, 0.99).as_secs_f64();
    turn.add("a change seen by 1,000 open streams (p99)", Unit::Seconds, Hold::AtMost(0.1), Figure::alone(p99));
    Ok(())
}

/// Signs users up and moves them into the organization of `account`.
async fn colleagues(turn: &Turn<'_>, site: &Site, account: &Account, count: usize) -> Outcome<Vec<Account>> {
    let mut colleagues = Vec::new();
    for number in 0..count {
        colleagues.push(Account::sign_up(site.at, &format!("live-{number}")).await?);
    }
    let (org, selection) = (&account.org, "select id from profiles where email like 'live-%@bench.example'");
    let join = format!(
        "insert into memberships (org_id, user_id, role, created_at) select '{org}', id, 'viewer', 0 from ({selection}) as who;
         update profiles set org_id = '{org}' where id in ({selection})"
    );
    run(turn.database, &join).await?;
    Ok(colleagues)
}

/// Reports each event as it arrives, until the stream ends.
async fn listen(mut connection: Connection, stream: usize, heard: mpsc::UnboundedSender<(usize, Instant)>) {
    let says = |bytes: &[u8]| {
        let last = memmem::rfind(bytes, b"event: change")?;
        let _ = heard.send((stream, Instant::now()));
        Some(last + 13)
    };
    // The last bytes stay, because they may be the beginning of an event.
    while connection.more(|bytes| says(bytes).unwrap_or(bytes.len().saturating_sub(13))).await.is_ok() {}
}
