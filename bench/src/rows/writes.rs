//! Adding locations by hand, 64 people at once, each answered when the row would survive a power cut.

use serde_json::json;

use super::{TIMES, Turn};
use crate::{
    Outcome,
    account::Account,
    figures::median,
    load::load,
    reference::commits_a_second,
    site::{Database, Site},
    table::{Figure, Hold, Unit},
};

/// On SQLite only: the PostgreSQL of the benchmark does not sync to disk.
pub(super) async fn measure(turn: &mut Turn<'_>, site: &Site) -> Outcome {
    let Database::Sqlite(path) = turn.database else { return Ok(()) };
    if !turn.wants("writes") {
        return Ok(());
    }
    let account = Account::sign_up(site.at, "writes").await?;
    let (mut ours, mut references) = (Vec::new(), Vec::new());
    for time in 0..TIMES {
        let account = account.clone();
        let request = move |number| {
            let location = json!({
                "name": format!("One of many {time}-{number}"), "address": format!("{number} Long Street"),
                "city": "Springfield", "state": "IL", "postal_code": "62701", "country": "US",
            });
            account.request("POST", "/api/v1/locations", location.to_string().as_bytes())
        };
        ours.push(load(site.at, 64, turn.time(4), request).await?.per_second);
        references.push(commits_a_second(path, &format!("writes-{time}"), turn.time(4))?);
    }
    turn.add(
        "power-safe single writes, 64 clients, beside one commit each",
        Unit::PerSecond,
        Hold::RatioAtLeast(20.0),
        Figure::beside(median(ours), median(references)),
    );
    Ok(())
}
