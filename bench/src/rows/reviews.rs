//! The inbox of reviews, by each filter and order, beside the list of locations.

use std::fmt::Write;

use super::{Turn, lists::latencies};
use crate::{
    Outcome,
    account::Account,
    figures::{grouped, milliseconds},
    seed::fill_reviews,
    site::Site,
    table::{Figure, Hold, Unit},
};

const INBOX: &str = "/api/v1/reviews?limit=50";
const SORTS: [&str; 6] = ["newest", "oldest", "lowest", "highest", "waiting", "urgency"];
/// A value of each filter; one of the location is added.
const FILTERS: [&str; 9] = [
    "source=trustpilot",
    "stars=1",
    "answered=false",
    "done=true",
    "state=edited",
    "sentiment=negative",
    "topic=wait",
    "language=fr",
    "since=2026-01-01T00:00:00Z",
];
/// Words: a frequent one, a rare one, beginnings, several, and none of any review.
const TEXTS: [&str; 5] = ["de", "sotuna", "b", "de ki ba", "zzz"];

pub(super) async fn measure(turn: &mut Turn<'_>, site: &Site, accounts: &[(Account, usize)]) -> Outcome {
    if !turn.wants("reviews") {
        return Ok(());
    }
    // Organizations of other sizes stay without reviews, so that their lists are measured as ever.
    for ((account, locations), count) in accounts.iter().zip([100_000, 1_000_000]) {
        if count > turn.options.largest {
            break;
        }
        fill_reviews(turn.database, account, count).await?;
        let list = account.get("/api/v1/locations?limit=1").await?;
        let by_location = format!("location={}", list["items"][0]["id"].as_str().ok_or("no location")?);
        let mut filters = FILTERS.to_vec();
        filters.push(&by_location);
        let size = grouped(count as f64);
        let label = format!("inbox of 50 of {size}, worst of {} filters in 5 orders", filters.len());
        let singles: Vec<String> = filters.iter().map(|filter| (*filter).to_owned()).collect();
        worst(turn, site, account, (&label, 1.5), &ordered(&singles)).await?;
        let label = format!("inbox of 50 of {size}, worst of all pairs of filters");
        worst(turn, site, account, (&label, 5.0), &pairs(&filters)).await?;
        let label = format!("words among {size} reviews, worst of {} searches", TEXTS.len());
        let searches: Vec<String> = TEXTS.iter().map(|text| format!("q={}", text.replace(' ', "%20"))).collect();
        worst(turn, site, account, (&label, if *locations > 1_000 { 10.0 } else { 3.0 }), &searches).await?;
    }
    Ok(())
}

fn ordered(filters: &[String]) -> Vec<String> {
    SORTS.iter().flat_map(|sort| filters.iter().map(move |filter| format!("sort={sort}&{filter}"))).collect()
}

fn pairs(filters: &[&str]) -> Vec<String> {
    let after = |at: usize| filters.iter().skip(at + 1);
    filters
        .iter()
        .enumerate()
        .flat_map(|(at, first)| after(at).map(move |second| format!("{first}&{second}")))
        .collect()
}

/// Adds the row of the request that is slowest beside the list of locations.
async fn worst(
    turn: &mut Turn<'_>,
    site: &Site,
    account: &Account,
    (label, most): (&str, f64),
    requests: &[String],
) -> Outcome {
    let mut worst: Option<(f64, Figure, &str)> = None;
    for request in requests {
        let pair = [format!("{INBOX}&{request}"), "/api/v1/locations?limit=50".to_owned()];
        let pair = pair.map(|target| account.request("GET", &target, b""));
        let [ours, list] = latencies(site.at, pair, turn.time(1) / 5).await?;
        if worst.is_none_or(|(ratio, ..)| ours / list > ratio) {
            worst = Some((ours / list, Figure::beside(ours, list), request));
        }
    }
    let Some((_, figure, request)) = worst else { return Ok(()) };
    let engine = turn.database.name();
    let _ = writeln!(turn.measured.notes, "\n{label}, on {engine}: `{request}`, {}", milliseconds(figure.ours));
    turn.add(label, Unit::Seconds, Hold::RatioAtMost(most), figure);
    Ok(())
}
