//! Audit log: actor, action, time and origin. Entries are written in the transaction of the action and sealed, so that
//! later changes are detected.
//!
//! Features record an [`Act`] with the [`Actor`] of the request. The README describes what the chain proves and what it
//! does not.

mod act;
mod actor;
mod chain;
mod events;
mod queries;
mod request_actor;
mod retention;
mod rules;
mod seal;
mod types;
mod verification;

use db::{Db, Result, Tx};
use jiff::Timestamp;

pub use ::events::Action;
pub use act::{Act, Fact};
pub use actor::{Actor, INSTANCE, Origin};
pub use request_actor::RequestActor;
pub use retention::prune;
pub use seal::{seal, seal_log};
pub use types::{Chain, Checked, Entry, EntryId, Flaw, Noted, RecordedAction, Search};
pub use verification::{logs, verify};

/// Returns the matching entries of a log before `before`, newest first, at most `limit`.
///
/// # Errors
/// When the database fails.
pub async fn list(db: &Db, org: &str, search: &Search, before: Option<&EntryId>, limit: i64) -> Result<Vec<Entry>> {
    queries::list(db, org, search, before, limit).await
}

/// Returns the actions of people and their programs of these kinds on objects of a kind in a period, newest first, at most
/// `limit`. `None` stands for all objects.
///
/// # Errors
/// When the database fails.
pub async fn done(
    db: &Db,
    org: &str,
    filter: (Vec<String>, &str, Option<Vec<String>>),
    period: (Timestamp, Timestamp),
    limit: i64,
) -> Result<Vec<RecordedAction>> {
    queries::done(db, org, filter, period, limit).await
}

/// Returns the end of a log's chain with the result of its latest check; `None` before the first row is sealed.
///
/// # Errors
/// When the database fails.
pub async fn chain(db: &Db, org: &str) -> Result<Option<Chain>> {
    queries::chain(db, org).await
}

/// Counts the unsealed rows of a log.
///
/// # Errors
/// When the database fails.
pub async fn unsealed(db: &Db, org: &str) -> Result<i64> {
    queries::count_unsealed(db, org).await
}

/// Stores the result of a check, for readers of the log.
///
/// # Errors
/// When the database fails.
pub async fn note_check(db: &Db, org: &str, checked: &Checked, now: Timestamp) -> Result<()> {
    let flaw = checked.flaw.as_ref().map(|flaw| flaw.code().to_owned());
    queries::note_check(db, org, checked.count, flaw, now).await
}

/// Erases the personal data of a user and of an email address that the user had: addresses, devices, names. The actions
/// stay, under an id that identifies no person, and the chain stays valid. Returns the number of rows changed.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn forget(tx: &mut Tx, user: &str, email: &str) -> Result<u64> {
    let rows = queries::forget_user(tx, user).await?;
    Ok(rows + queries::forget_person(tx, email).await?)
}

/// Deletes the log of an organization, together with the organization.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn remove(tx: &mut Tx, org: &str) -> Result<()> {
    queries::remove(tx, org).await
}
