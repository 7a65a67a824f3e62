//! Keeps all processes together below Google's quotas: each request takes its position in a queue in the database.

use std::time::Duration;

use api::{App, Clock};
use jiff::Timestamp;

use crate::{
    queries,
    rules::{Rate, go_at},
};

/// Takes a position in the queue of `name`, and waits for its turn.
pub(super) async fn turn(app: &App, name: &str, rate: Rate) -> db::Result<()> {
    let free_at = queries::take_pace(&app.db, name, rate.interval(), micros(app.now())).await?;
    wait(&app.clock, go_at(rate, free_at)).await;
    Ok(())
}

/// Returns how far ahead all processes together have booked requests to each service of Google.
pub async fn booked(app: &App) -> db::Result<Vec<(String, Duration)>> {
    let now = micros(app.now());
    let ahead = |free_at: i64| Duration::from_micros(u64::try_from(free_at - now).unwrap_or(0));
    Ok(queries::paces(&app.db).await?.into_iter().map(|(name, free_at)| (name, ahead(free_at))).collect())
}

/// Delays the requests of a queue until a time that Google asked for.
pub(super) async fn hold(app: &App, name: &str, rate: Rate, until: Timestamp) -> db::Result<()> {
    let held_until = micros(until) + rate.interval() * rate.burst;
    queries::hold_pace(&app.db, name, held_until).await
}

async fn wait(clock: &Clock, at: i64) {
    // Rounded up to the next millisecond, which is the precision of the clock.
    let at = Timestamp::from_millisecond(at.div_euclid(1000) + 1).unwrap_or(Timestamp::UNIX_EPOCH);
    if at > clock.now() {
        clock.wait_until(at).await;
    }
}

fn micros(at: Timestamp) -> i64 {
    at.as_microsecond()
}
