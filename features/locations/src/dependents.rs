//! Port to the features whose data belongs to a location: they follow its deletion and its restore.

use db::{Result, Tx};
use futures::future::BoxFuture;
use jiff::Timestamp;
use orgs::OrgId;

use crate::LocationId;

/// Function that hides what belongs to a location in the transaction that deletes it (`true`), and shows it again in the
/// transaction that restores it (`false`).
pub struct Dependent(
    pub for<'a> fn(&'a mut Tx, &'a OrgId, &'a LocationId, bool, Timestamp) -> BoxFuture<'a, Result<()>>,
);

/// All dependents of a program, collected at link time.
#[linkme::distributed_slice]
pub static DEPENDENTS: [Dependent];

/// Has every dependent follow the deletion or the restore of a location.
pub(crate) async fn follow(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    is_deleted: bool,
    now: Timestamp,
) -> Result<()> {
    for dependent in DEPENDENTS {
        dependent.0(&mut *tx, org, location, is_deleted, now).await?;
    }
    Ok(())
}
