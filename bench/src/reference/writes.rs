//! Single rows, one commit each.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use rusqlite::params_from_iter;

use super::{import, make_org, values, writer};
use crate::Outcome;

/// Returns the number of rows per second that are committed when each is its own transaction.
pub fn commits_a_second(database: &Path, org: &str, time: Duration) -> Outcome<f64> {
    let connection = writer(database)?;
    connection.execute_batch(&make_org(org))?;
    let mut statement = connection.prepare(&import::insert())?;
    let row = ["", "One of many", "1 Long Street", "Springfield", "IL", "62701", "US", "", "", "", ""];
    let (start, mut written) = (Instant::now(), 0);
    while start.elapsed() < time {
        statement.execute(params_from_iter(values(org, written, &row)))?;
        written += 1;
    }
    Ok(written as f64 / start.elapsed().as_secs_f64())
}
