//! One change of many locations: taken down with the locations it means, then done in the background, a part at a time.
//!
//! Each part is one transaction that also moves the position on, so a killed run goes on where it was: nothing is done
//! twice, nothing is left out, and how far it is can be seen all the time. An undo walks the parts backwards.

mod apply;
mod jobs;
mod queries;
mod routes;
mod rules;
mod snapshot;
mod types;

use ::jobs::Registry;
use api::App;
use db::Db;
use jiff::Timestamp;

pub(crate) use routes::routes;

/// How many bulk edits, with the locations they meant, are removed in one transaction.
const PURGED_AT_ONCE: i64 = 20;

/// Forgets the bulk edits that cannot be undone any more, and has those gone on with that were left behind; how many
/// were forgotten.
pub(crate) async fn purge(db: &Db, now: Timestamp) -> db::Result<u64> {
    for org in queries::unfinished(db).await? {
        let mut tx = db.begin().await?;
        jobs::enqueue(&mut tx, &org, now).await?;
        tx.commit().await?;
    }
    let mut purged = 0;
    loop {
        let removed = queries::purge(db, now, PURGED_AT_ONCE).await?;
        purged += removed;
        if removed < PURGED_AT_ONCE as u64 {
            return Ok(purged);
        }
    }
}

/// The handlers of the jobs about bulk edits.
pub(crate) fn jobs(app: &App) -> Registry {
    Registry::new().with(jobs::RunBulkEdits { app: app.clone() })
}
