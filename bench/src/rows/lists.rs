//! Lists by every sort and size beside a bare server; searches and the summary beside the plain list.

use std::{fmt::Write, net::SocketAddr, process::Command, time::Duration};

use super::{TIMES, Turn};
use crate::{
    Outcome,
    account::Account,
    client::request,
    figures::{grouped, median, milliseconds, short},
    load::load,
    process::{Process, free_address},
    site::{Site, answers, log},
    table::{Figure, Hold, Unit},
};

const SORTS: [&str; 5] = ["name", "city", "rating", "reviews", "last_sync"];
/// Connections that find out how much it can do; one finds out how long it takes.
const CONNECTIONS: usize = 16;
/// Searched for: in many places, in some, in one city, nowhere (short and long).
const TEXTS: [&str; 6] = ["main", "hospital", "saint pastour", "zzz", "no such shop anywhere", "a"];

pub(super) async fn measure(turn: &mut Turn<'_>, site: &Site, accounts: &[(Account, usize)]) -> Outcome {
    if turn.wants("lists") {
        let (_bare, bare) = reference(turn).await?;
        lists(turn, site, bare, accounts).await?;
    }
    for (account, size) in accounts.iter().filter(|(_, size)| [10_000, 100_000].contains(size)) {
        if turn.wants("search") {
            searches(turn, site, account, *size).await?;
        }
        if turn.wants("summary") {
            let pair = ["/api/v1/locations/summary", LIST].map(|target| account.request("GET", target, b""));
            let [ours, list] = latencies(site.at, pair, turn.time(1)).await?;
            let label = format!("summary of {}, one client, beside the first page", grouped(*size as f64));
            turn.add(&label, Unit::Seconds, Hold::RatioAtMost(1.0), Figure::beside(ours, list));
        }
    }
    Ok(())
}

const LIST: &str = "/api/v1/locations?limit=50";

async fn reference(turn: &Turn<'_>) -> Outcome<(Process, SocketAddr)> {
    let at = free_address()?;
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["reference", "--listen", &at.to_string(), "--database", &turn.database.url()]);
    let process = Process::start(&mut command, &log(&turn.options.folder))?;
    answers(at, &request("GET", "/readyz", "", b"")).await?;
    Ok((process, at))
}

/// One sort at one size.
struct SortFigures {
    sort: &'static str,
    throughput: Figure,
    latency: Figure,
    p99: [f64; 2],
}

async fn lists(turn: &mut Turn<'_>, site: &Site, bare: SocketAddr, accounts: &[(Account, usize)]) -> Outcome {
    let mut details = String::new();
    let mut latencies = Vec::new();
    for (account, size) in accounts {
        let mut sorted = Vec::new();
        for sort in SORTS {
            sorted.push(measure_sort(turn, site, bare, account, sort).await?);
        }
        for SortFigures { sort, throughput, latency, p99 } in &sorted {
            let _ = writeln!(
                details,
                "| {} | {sort} | {}/s | {}/s | {} | {} | {} | {} |",
                grouped(*size as f64),
                short(throughput.ours),
                short(throughput.reference.unwrap_or_default()),
                milliseconds(latency.ours),
                milliseconds(latency.reference.unwrap_or_default()),
                milliseconds(p99[0]),
                milliseconds(p99[1]),
            );
        }
        latencies.push(median(sorted.iter().map(|sorted| sorted.latency.ours).collect()));
        let size = grouped(*size as f64);
        let ratio = |figure: &Figure| figure.reference.map_or(f64::NAN, |reference| figure.ours / reference);
        let worst = sorted.iter().map(|sorted| sorted.throughput).min_by(|a, b| ratio(a).total_cmp(&ratio(b)));
        if let Some(figure) = worst {
            let label = format!("list of 50 of {size}, worst of 5 sorts, {CONNECTIONS} clients, beside bare axum");
            turn.add(&label, Unit::PerSecond, Hold::RatioAtLeast(0.7), figure);
        }
        let worst = sorted.iter().map(|sorted| sorted.latency).max_by(|a, b| ratio(a).total_cmp(&ratio(b)));
        if let Some(figure) = worst {
            let label = format!("list of 50 of {size}, worst of 5 sorts, one client (p50)");
            turn.add(&label, Unit::Seconds, Hold::RatioAtMost(1.5), figure);
        }
    }
    if let (Some(smallest), Some(largest), Some((_, size))) = (latencies.first(), latencies.last(), accounts.last()) {
        let label = format!("growth: list of 50 of {} beside 1,000 (p50)", grouped(*size as f64));
        turn.add(&label, Unit::Seconds, Hold::RatioAtMost(2.0), Figure::beside(*largest, *smallest));
    }
    let _ = write!(
        turn.measured.notes,
        "\nLists on {}: {CONNECTIONS} clients (throughput), one client (p50, p99); ours and bare axum.\n\n\
         | rows | sort | ours | bare | ours p50 | bare p50 | ours p99 | bare p99 |\n|--:|---|--:|--:|--:|--:|--:|--:|\n{details}",
        turn.database.name()
    );
    Ok(())
}

async fn measure_sort(
    turn: &Turn<'_>,
    site: &Site,
    bare: SocketAddr,
    account: &Account,
    sort: &'static str,
) -> Outcome<SortFigures> {
    let ours = account.request("GET", &format!("{LIST}&sort={sort}"), b"");
    let reference = request("GET", &format!("/{}/{sort}", account.org), "", b"");
    let sides = [(site.at, ours), (bare, reference)];
    let (mut throughput, mut p50, mut p99) = ([vec![], vec![]], [vec![], vec![]], [vec![], vec![]]);
    for _ in 0..TIMES {
        for (side, (at, request)) in sides.iter().enumerate() {
            let many = request.clone();
            throughput[side].push(load(*at, CONNECTIONS, turn.time(1), move |_| many.clone()).await?.per_second);
            let shared_request = request.clone();
            let alone = load(*at, 1, turn.time(1) / 2, move |_| shared_request.clone()).await?;
            p50[side].push(alone.p50);
            p99[side].push(alone.p99);
        }
    }
    let [throughput, latency, p99] = [throughput, p50, p99].map(|sides| sides.map(median));
    Ok(SortFigures {
        sort,
        throughput: Figure::beside(throughput[0], throughput[1]),
        latency: Figure::beside(latency[0], latency[1]),
        p99,
    })
}

/// The p50 of two requests measured in turn, one client.
pub(super) async fn latencies(at: SocketAddr, requests: [Vec<u8>; 2], time: Duration) -> Outcome<[f64; 2]> {
    let mut p50 = [vec![], vec![]];
    for _ in 0..TIMES {
        for (side, request) in requests.iter().enumerate() {
            let request = request.clone();
            p50[side].push(load(at, 1, time / 2, move |_| request.clone()).await?.p50);
        }
    }
    Ok(p50.map(median))
}

async fn searches(turn: &mut Turn<'_>, site: &Site, account: &Account, size: usize) -> Outcome {
    let size = grouped(size as f64);
    let mut details = String::new();
    let mut worst: Option<Figure> = None;
    for text in TEXTS {
        let search = format!("{LIST}&q={}", text.replace(' ', "%20"));
        let pair = [search.as_str(), LIST].map(|target| account.request("GET", target, b""));
        let [ours, list] = latencies(site.at, pair, turn.time(1)).await?;
        let _ = write!(details, " `{text}` {},", milliseconds(ours));
        let figure = Figure::beside(ours, list);
        if worst.is_none_or(|worst| ours / list > worst.ours / worst.reference.unwrap_or(f64::NAN)) {
            worst = Some(figure);
        }
    }
    let engine = turn.database.name();
    let _ = writeln!(turn.measured.notes, "\nSearches in {size} on {engine} (p50):{}", details.trim_end_matches(','));
    if let Some(figure) = worst {
        let label = format!("search in {size}, worst of {} texts, one client, beside the plain list", TEXTS.len());
        turn.add(&label, Unit::Seconds, Hold::RatioAtMost(3.0), figure);
    }
    Ok(())
}
