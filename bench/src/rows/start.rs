//! From nothing to the first page of the largest organization; what the program takes when nothing happens.

use std::{fs, time::Duration, time::Instant};

use super::Turn;
use crate::{
    Outcome,
    account::Account,
    figures::{median, megabytes},
    process::Memory,
    site::{Site, answers},
    table::{Figure, Hold, Unit},
};

/// Measures starts of the program. Returns a started one to the other measurements.
pub(super) async fn measure(turn: &mut Turn<'_>, account: &Account) -> Outcome<Site> {
    if !turn.wants("start") {
        return Site::start(turn.options, turn.database).await;
    }
    // The session is in the database: it outlives the program.
    let list = account.request("GET", "/api/v1/locations?limit=50", b"");
    let mut seconds = Vec::new();
    for _ in 0..5 {
        let start = Instant::now();
        let site = Site::spawn(turn.options, turn.database, |_| ())?;
        answers(site.at, &list).await?;
        seconds.push(start.elapsed().as_secs_f64());
        site.process.stop()?;
    }
    let label = "start to the first page of the largest organisation";
    turn.add(label, Unit::Seconds, Hold::AtMost(0.1), Figure::alone(median(seconds)));

    let site = Site::start(turn.options, turn.database).await?;
    answers(site.at, &list).await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let Memory { resident: memory, own, .. } = site.process.memory()?;
    let note =
        format!("\nIdle on {}: {}, of which no file {}.\n", turn.database.name(), megabytes(memory), megabytes(own));
    turn.measured.notes.push_str(&note);
    turn.add("idle memory after a first page (VmRSS)", Unit::Bytes, Hold::AtMost(30e6), Figure::alone(memory));
    if turn.database.is_sqlite() {
        let size = fs::metadata(&turn.options.program)?.len();
        turn.add("the program, front end included", Unit::Bytes, Hold::AtMost(40e6), Figure::alone(size as f64));
    }
    Ok(site)
}
