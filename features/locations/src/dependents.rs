//! Port to the features whose data belongs to a location: they follow its deletion and its restore.

use db::{Result, Tx};
use futures::future::BoxFuture;
use jiff::Timestamp;
use orgs::OrgId;

use crate::LocationId;

/// Hides what belongs to locations in the transaction that deletes them (`true`), and shows it again in the transaction
/// that restores them (`false`).
pub type Follow = for<'a> fn(&'a mut Tx, &'a OrgId, &'a [LocationId], bool, Timestamp) -> BoxFuture<'a, Result<()>>;

/// Feature whose data belongs to locations.
pub struct Dependent(pub Follow);

/// All dependents of a program, collected at link time.
#[linkme::distributed_slice]
pub static DEPENDENTS: [Dependent];

/// Has every dependent follow the deletion or the restore of some locations, a few hundred at most.
pub(crate) async fn follow(
    tx: &mut Tx,
    org: &OrgId,
    locations: &[LocationId],
    is_deleted: bool,
    now: Timestamp,
) -> Result<()> {
    for dependent in DEPENDENTS {
        dependent.0(&mut *tx, org, locations, is_deleted, now).await?;
    }
    Ok(())
}
