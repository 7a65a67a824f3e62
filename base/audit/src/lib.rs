//! The audit log: who did what, when and from where; written in the transaction of the act, and sealed so that it shows
//! when somebody changes it.
//!
//! Features record an [`Act`] with the [`Actor`] of the request. See the README for what the chain proves and what not.

mod act;
mod action;
mod actor;
mod chain;
mod pruning;
mod queries;
mod request_actor;
mod rules;
mod sealing;
mod types;
mod verifying;

use db::{Db, Result, Tx};
use jiff::Timestamp;

pub use act::{Act, Fact};
pub use action::Action;
pub use actor::{Actor, INSTANCE, Origin};
pub use pruning::prune;
pub use request_actor::RequestActor;
pub use sealing::{seal, seal_log};
pub use types::{Chain, Checked, Entry, EntryId, Flaw, Noted, Search};
pub use verifying::{logs, verify};

/// The rows of a log that match, the latest first; those before `before`, at most `limit`.
///
/// # Errors
/// When the database fails.
pub async fn list(db: &Db, org: &str, search: &Search, before: Option<&EntryId>, limit: i64) -> Result<Vec<Entry>> {
    queries::list(db, org, search, before, limit).await
}

/// Where the chain of a log ends, and what its latest check found; nothing before the first row is sealed.
///
/// # Errors
/// When the database fails.
pub async fn chain(db: &Db, org: &str) -> Result<Option<Chain>> {
    queries::chain(db, org).await
}

/// How many rows of a log wait to be sealed.
///
/// # Errors
/// When the database fails.
pub async fn unsealed(db: &Db, org: &str) -> Result<i64> {
    queries::count_unsealed(db, org).await
}

/// Keeps what a check found, for whoever looks at the log.
///
/// # Errors
/// When the database fails.
pub async fn note_check(db: &Db, org: &str, checked: &Checked, now: Timestamp) -> Result<()> {
    let flaw = checked.flaw.as_ref().map(|flaw| flaw.code().to_owned());
    queries::note_check(db, org, checked.count, flaw, now).await
}

/// Forgets what is personal about a user, and about an address they had: addresses, devices, names. What was done stays,
/// under an id that leads to nobody, and so does the chain. How many rows that were.
///
/// # Errors
/// When the database fails; the transaction is then lost.
pub async fn forget(tx: &mut Tx, user: &str, email: &str) -> Result<u64> {
    let rows = queries::forget_user(tx, user).await?;
    Ok(rows + queries::forget_person(tx, email).await?)
}

/// Removes the log of an organization, with the organization.
///
/// # Errors
/// When the database fails; the transaction is then lost.
pub async fn remove(tx: &mut Tx, org: &str) -> Result<()> {
    queries::remove(tx, org).await
}
