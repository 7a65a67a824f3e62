//! Port to the features that assign work to members: they take it back when a member leaves, or may no longer do it.

use auth::UserId;
use db::{Result, Tx};
use futures::future::BoxFuture;
use jiff::Timestamp;

use crate::OrgId;

/// Takes back the work of a member, in the transaction in which the member leaves, is erased, or loses the right to it.
pub type Unassign = for<'a> fn(&'a mut Tx, &'a OrgId, &'a UserId, Timestamp) -> BoxFuture<'a, Result<()>>;

/// Feature that assigns work to members.
pub struct Departure(pub Unassign);

/// All such features of a program, collected at link time.
#[linkme::distributed_slice]
pub static DEPARTURES: [Departure];

/// Takes back all work that is assigned to a member of an organization.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn depart(tx: &mut Tx, org: &OrgId, user: &UserId, now: Timestamp) -> Result<()> {
    for departure in DEPARTURES {
        departure.0(&mut *tx, org, user, now).await?;
    }
    Ok(())
}
