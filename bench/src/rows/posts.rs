//! The calendar of a month with 5,000 posts, beside the list of locations; and a post to every location of an import.

use std::time::{Duration, Instant};

use serde_json::json;

use super::{Turn, lists::latencies};
use crate::{
    Outcome,
    account::Account,
    figures::grouped,
    site::Site,
    table::{Figure, Hold, Unit},
};

/// Posts of the month.
const POSTS: usize = 5_000;
/// Days of the month.
const DAYS: usize = 31;
/// Posts a second that are promised.
const MIN_RATE: f64 = 300.0;
const CALENDAR: &str = "/api/v1/posts/calendar?from=2027-01-01&to=2027-01-31";

/// Measures the calendar in the smallest organization: the number of locations does not matter to it.
pub(super) async fn measure(turn: &mut Turn<'_>, site: &Site, accounts: &[(Account, usize)]) -> Outcome {
    let Some((account, _)) = accounts.first().filter(|_| turn.wants("posts")) else { return Ok(()) };
    let page = account.get("/api/v1/locations?limit=1").await?;
    let location = page["items"][0]["id"].clone();
    for number in 0..POSTS {
        let at = format!("2027-01-{:02}T{:02}:00", number % DAYS + 1, number / DAYS % 12 + 8);
        let text = format!("News of the day, number {number}.");
        let new = json!({ "kind": "news", "texts": { "en": text }, "audience": { "location_ids": [location] },
            "when": { "at": at } });
        account.post("/api/v1/posts", &new).await?;
    }
    let pair = [CALENDAR, "/api/v1/locations?limit=50"].map(|target| account.request("GET", target, b""));
    let [ours, list] = latencies(site.at, pair, turn.time(2)).await?;
    let label = format!("calendar of a month with {} posts, beside the list of 50 locations", grouped(POSTS as f64));
    turn.add(&label, Unit::Seconds, Hold::RatioAtMost(3.0), Figure::beside(ours, list));
    Ok(())
}

/// Measures a post to all locations of an organization, until Google has it everywhere.
pub(super) async fn publish(turn: &mut Turn<'_>, account: &Account) -> Outcome {
    let new = json!({ "kind": "news", "texts": { "en": "Hello from {name}.", "fr": "Bonjour de {name}." },
        "audience": { "all": true } });
    let post = account.post("/api/v1/posts", &new).await?;
    let path = format!("/api/v1/posts/{}", post["id"].as_str().ok_or("no post")?);
    let start = Instant::now();
    account.post(&format!("{path}/schedule"), &json!({})).await?;
    let counts = loop {
        let post = account.get(&path).await?;
        if post["state"] == "published" {
            break post["counts"].clone();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let number = |state: &str| counts[state].as_f64().unwrap_or_default();
    let sent = number("processing") + number("live");
    if sent < number("total") || sent == 0.0 {
        return Err(format!("the post ended as {counts}").into());
    }
    let label = format!("post to {} locations at the simulated Google, without quotas", grouped(sent));
    turn.add(&label, Unit::PerSecond, Hold::MoreThan(MIN_RATE), Figure::alone(sent / start.elapsed().as_secs_f64()));
    Ok(())
}
